"""The state of a game, and the steps that still have to happen in it."""

from typing import Any, ClassVar, Generic, TypeVar

from lamster.kernel.decision import Decision, Outcome, Refusal
from lamster.kernel.event import EVERYBODY, Event, EventKind
from lamster.kernel.hints import mypyc_attr

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that still has to happen. A step is a plain value: its class, and the fields it names.

    Steps never change, so clones of a state share them.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([f'{name}={getattr(self, name)!r}' for name in self.FIELDS])})"

    def happen(self, s: S) -> None:
        """Do it. The step has been taken from the stack already; it may push others."""
        raise NotImplementedError(f"{type(self).__name__} must say what happens")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A step that waits for an answer of one or more seats, or of chance."""

    def ask(self, s: S) -> tuple[Decision, ...]:
        """The decisions that are open now; none means that there is nothing to ask and the step is over."""
        raise NotImplementedError(f"{type(self).__name__} must ask something")

    def answer(self, s: S, seat: int, code: str) -> None:
        """Carry out the answer. The step has been taken from the stack; where more answers are due it pushes itself."""
        raise NotImplementedError(f"{type(self).__name__} must take an answer")

    def mask(self, s: S, seat: int, code: str, viewer: int | None) -> str:
        """What this viewer sees of the code that the seat is about to play."""
        return code

    def default(self, s: S, seat: int) -> str:
        """What is played when the seat's time runs out."""
        decision = self.decision_of(s, seat)
        return decision.codes[0] if decision.form is None else decision.form.default()

    def rule_of(self, s: S, code: str) -> str:
        """The rule that allows this code; empty for the rule that asks."""
        return ""

    def refuse(self, s: S, seat: int, code: str) -> str:
        """The rule that forbids this code now, where a rule of its own does."""
        return ""

    def decision_of(self, s: S, seat: int) -> Decision:
        for decision in s.open:
            if decision.seat == seat:
                return decision
        raise Refusal("this seat is not asked anything")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that is true now, in plain data, including what still has to happen.

    A game's state adds its own fields, lists them in FIELDS and copies them in `clone`.
    """

    __slots__ = ("answers", "ended", "log", "open", "options", "ply", "round", "rules", "seats", "steps")
    FIELDS: ClassVar[tuple[str, ...]] = ()

    rules: int
    """The version of the rules this game is played by."""
    seats: int
    options: dict[str, str | int | bool]
    """The table's settings; never changed once the game has begun."""
    round: int
    """0 while setting up."""
    ply: int
    """The place in the log that the next code will have."""
    steps: list[Any]
    """The stack of Steps, the last one comes first. (Any, because a game's steps know only that game's state.)"""
    open: tuple[Decision, ...]
    """Decisions that wait for an answer: made from the steps, never saved."""
    answers: tuple[tuple[int, str], ...]
    """Who has answered what to a question that others have yet to answer, in the order of arrival: see Together."""
    ended: Outcome | None
    log: list[Event] | None
    """Where events go; None when nobody looks."""

    def begin(self, rules: int, seats: int, options: dict[str, str | int | bool]) -> None:
        self.rules = rules
        self.seats = seats
        self.options = options
        self.round = 0
        self.ply = 0
        self.steps = []
        self.open = ()
        self.answers = ()
        self.ended = None
        self.log = None

    def prepare(self) -> None:
        """Derive what follows from the options alone, and is shared between clones."""

    def clone(self) -> "State":
        raise NotImplementedError(f"{type(self).__name__} must clone itself")

    def clone_into(self, copy: "State") -> None:
        """The fields that every game has; the copy's events go nowhere."""
        copy.rules = self.rules
        copy.seats = self.seats
        copy.options = self.options
        copy.round = self.round
        copy.ply = self.ply
        copy.steps = self.steps.copy()
        copy.open = self.open
        copy.answers = self.answers
        copy.ended = self.ended
        copy.log = None

    def next(self, step: Step[S]) -> None:
        """This has to happen before all else that is pending."""
        self.steps.append(step)

    def then(self, *steps: Step[S]) -> None:
        """These have to happen before all else that is pending, in this order."""
        for step in reversed(steps):
            self.steps.append(step)

    def tell(self, kind: EventKind, values: tuple[int | str, ...], only: int = EVERYBODY) -> None:
        if self.log is not None:
            self.log.append(Event(kind, values, only))
