"""A game: its metadata, and what its rules must offer."""

import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar

from lamster.kernel.decision import CHANCE, TABLE, Decision, Refusal
from lamster.kernel.hints import mypyc_attr
from lamster.kernel.lexicon import Lexicon
from lamster.kernel.plain import restore, save, step_types
from lamster.kernel.play import advance, apply
from lamster.kernel.state import Ask, State
from lamster.kernel.timing import Measured, Timing
from lamster.kernel.views import Views
from lamster.kernel.window import Window, Windows

G = TypeVar("G", bound=State)
Value = str | int | bool
Options = dict[str, Value]
DIGITS = 9


def any_of(seats: Sequence[int]) -> str:
    """Numbers of seats in a sentence: `1, 2 or 4 seats`."""
    noun = "seat" if seats[-1] == 1 else "seats"
    if len(seats) == 1:
        return f"{seats[0]} {noun}"
    return f"{', '.join(map(str, seats[:-1]))} or {seats[-1]} {noun}"


class Option:
    """A setting of the table: its values, the default first, or a range of numbers."""

    __slots__ = ("default", "high", "low", "name", "rule", "seats", "values")

    def __init__(self, name: str, spec: Mapping[str, Any], seats: tuple[int, ...]) -> None:
        self.name = name
        self.rule: str = spec["rule"]
        self.seats: tuple[int, ...] = tuple(spec.get("seats", seats))
        """The numbers of seats it is meant for: those of the game, unless it names some of them."""
        self.values: tuple[Value, ...] = tuple(spec.get("values", ()))
        self.low, self.high = spec.get("range", (0, 0))
        self.default: Value = self.values[0] if self.values else spec["default"]

    def parse(self, given: Value) -> Value:
        """The value that was meant; a Refusal names what would be right."""
        if self.values:
            for value in self.values:
                if str(given).lower() == str(value).lower():
                    return value
            raise Refusal(f"option {self.name} cannot be {given!r}: it is one of {', '.join(map(str, self.values))}")
        text = str(given)
        # The length first: Python refuses to read a number of thousands of digits.
        if text.isdecimal() and len(text) <= DIGITS and self.low <= int(text) <= self.high:
            return int(text)
        raise Refusal(f"option {self.name} cannot be {given!r:.40}: it is a number from {self.low} to {self.high}")

    def check_seats(self, seats: int, value: Value) -> None:
        """An option that is not meant for so many seats stays as it is."""
        if seats not in self.seats and value != self.default:
            default = str(self.default).lower()
            reason = f"option {self.name} is for {any_of(self.seats)}, not {seats}: leave it at {default}"
            raise Refusal(reason, self.rule)


class Meta:
    """What is known of a game without loading its rules: read from its meta.toml."""

    def __init__(self, folder: Path) -> None:
        data = tomllib.loads((folder / "meta.toml").read_text(encoding="utf-8"))
        self.folder = folder
        self.name: str = data["name"]
        self.title: str = data["title"]
        self.rules: int = data["rules"]
        """The version of its rules that new games are played by."""
        self.oldest_rules: int = data.get("oldest_rules", 1)
        """The oldest version that it can still play."""
        self.designers: tuple[str, ...] = tuple(data["designers"])
        self.publisher: str = data["publisher"]
        """Empty where the rules name none."""
        self.prefix: str = data["prefix"]
        """What the IDs of its rules begin with."""
        self.real_time: bool = data.get("real_time", False)
        """Answers are timed: a person plays one seat only, and nothing is taken back."""
        self.cooperative: bool = data.get("cooperative", False)
        """All seats play against the game first of all, though one may win alone."""
        self.levels: tuple[str, ...] = tuple(data.get("levels", ()))
        """Levels of bots that it has beside those of all games."""
        self.engines: dict[str, str] = data.get("engines", {})
        """What stands behind a level of all games here, where it is not what usually does."""
        self.seats: tuple[int, ...] = tuple(data["seats"])
        """The numbers of seats it can be played with."""
        self.minutes: tuple[int, int] = (data["minutes"][0], data["minutes"][1])
        self.options = {name: Option(name, spec, self.seats) for name, spec in data["options"].items()}
        self.battery: list[dict[str, Any]] = data["battery"]
        """Settings for the conformance battery, each with seats, options and a bound on the length of random play."""

    def parse_options(self, given: Mapping[str, Value]) -> Options:
        """All options, the defaults filled in; a Refusal names what would be right."""
        for name in given:
            if name not in self.options:
                raise Refusal(f"{self.name} has no option {name!r}: it has {', '.join(sorted(self.options))}")
        return {
            name: option.parse(given[name]) if name in given else option.default
            for name, option in self.options.items()
        }

    def check_rules(self, rules: int) -> None:
        """Refuse a version of the rules that cannot be played; what to do about it depends on the side it is on."""
        if self.oldest_rules <= rules <= self.rules:
            return
        known = f"{self.oldest_rules} to {self.rules}" if self.oldest_rules < self.rules else str(self.rules)
        way = "update it" if rules > self.rules else "an older Lamster can play it"
        raise Refusal(f"this needs version {rules} of the rules of {self.name}, and this Lamster has {known}: {way}")

    def usual_seats(self) -> int:
        """How many play where nobody says: two, or the fewest where it cannot be played by two."""
        return 2 if 2 in self.seats else min(self.seats)

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise Refusal(f"{self.name} is for {any_of(self.seats)}, not {seats}")

    def fitting(self, seats: int, options: Mapping[str, Value]) -> Options:
        """These options at a table of so many seats: those that are not meant for it go back to their defaults."""
        return {
            name: value if seats in self.options[name].seats else self.options[name].default
            for name, value in options.items()
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[G]):
    """One rules module. A game overrides the methods of the first group; the kernel does the rest."""

    meta: Meta
    package: str
    """Where its steps are defined."""
    lexicon: Lexicon
    """What it needs words for."""

    # What a game brings.

    def new_state(self) -> G:
        """An empty state, to be dealt or restored."""
        raise NotImplementedError("a game must make its state")

    def deal(self, s: G) -> None:
        """Lay the table: fill the state and push the first steps."""
        raise NotImplementedError("a game must set up its table")

    def view(self, s: G, seat: int | None) -> Any:
        """What this seat (None: the onlooker) may know, built up from nothing: a dataclass of plain data."""
        raise NotImplementedError("a game must show its views")

    def views(self, s: G) -> Views[Any] | None:
        """The views of all seats at one moment, if the game makes what they share once; None: it makes each alone."""
        return None

    def resample(self, s: G, seat: int | None, rng: Random) -> G:
        """Another world that this seat cannot tell apart, drawn from what it knows alone.

        Last of all it calls `ask_again`: what is open must be asked of the new world, not of the true one.
        """
        raise NotImplementedError("a game must be able to resample")

    def seat_names(self, seats: int) -> tuple[str, ...]:
        """The seats as they are called in records: numbers, or the roles of an uneven game."""
        return tuple(str(seat + 1) for seat in range(seats))

    def role(self, s: G, seat: int) -> str:
        """What this seat plays, for statistics by role."""
        return self.seat_names(s.seats)[seat]

    def team(self, s: G, seat: int) -> int:
        """Seats of one team win and lose together."""
        return seat

    def team_talk(self, s: G, seat: int) -> bool:
        """Whether this seat may talk to its team in private, as things stand now."""
        return True

    def check_options(self, seats: int, options: Mapping[str, Value]) -> None:
        """Raise a Refusal for settings that are each in order but do not go together."""

    def standings(self, s: G) -> tuple[int, ...]:
        """At the end of a game that ranks all its seats: the seats, the winner first. Empty for any other."""
        return ()

    def timing(self, s: G, decision: Decision) -> Timing | None:
        """What the clock of the table does with this decision; those open at once have the same. None: no clock."""
        return None

    def turn(self, s: G) -> int:
        """The seat whose turn it is; CHANCE where nobody's is. What a seat answers within one turn is one move.

        A game without turns of single seats has one move of every seat a round.
        """
        return CHANCE

    def is_judged(self, s: G, decision: Decision) -> bool:
        """Whether an analysis looks at this decision: not where the choice is a matter of looks or taste alone."""
        return True

    def thinkable(self, s: G, seat: int) -> list[str]:
        """What could come to this seat's mind now, possible or not: of what is not, one may ask why."""
        return []

    def warning(self, s: G, seat: int, code: str) -> str:
        """Names the game's message that warns of this legal code; empty for most.

        Whoever is warned is asked once more before the code is played, whatever their settings are.
        """
        return ""

    def is_final(self, s: G, seat: int, code: str) -> bool:
        """Whether this legal code cannot be taken back freely once it is played, or may not be.

        That is so when something is drawn or revealed by it, another seat is asked next, or the game ends. It depends
        on what is open to all and what the seat itself knows alone: `kernel/finality.py` declares it by verb.
        """
        return True

    def windows(self) -> Windows[G] | None:
        """The questions in which a hidden card may be used; None: the game has none."""
        return None

    def places(self, s: G) -> frozenset[str]:
        """The places of the board that all can see, by code: people may point at them. Never what a hand may hold."""
        return frozenset()

    def absent(self, s: G, seat: int) -> str:
        """What is played for a seat that nobody plays."""
        return self.default(s, seat)

    def may_take_over(self, s: G) -> bool:
        """Whether a bot may take over a seat now; until it may, nobody plays a seat whose player has gone."""
        return True

    # What the kernel makes of it.

    def settle(self, seats: int, given: Mapping[str, Value]) -> Options:
        """All options of a table with so many seats; a Refusal tells what would be right."""
        self.meta.check_seats(seats)
        options = self.meta.parse_options(given)
        for name, value in options.items():
            self.meta.options[name].check_seats(seats, value)
        self.check_options(seats, options)
        return options

    def setup(self, seats: int, options: Mapping[str, Value] | None = None, rules: int = 0) -> G:
        """A new game, up to its first decision, by this version of the rules (0: the newest)."""
        if rules:
            self.meta.check_rules(rules)
        settled = self.settle(seats, options or {})
        s = self.new_state()
        s.begin(rules or self.meta.rules, seats, settled)
        s.prepare()
        self.deal(s)
        advance(s)
        return s

    def decisions(self, s: G) -> tuple[Decision, ...]:
        """Every open decision; none when the game is over."""
        return s.open

    def apply(self, s: G, seat: int, code: str) -> None:
        """Play a code known to be legal. Changes the state in place."""
        apply(s, seat, code)

    def decision(self, s: G, seat: int) -> Decision | None:
        for decision in s.open:
            if decision.seat == seat:
                return decision
        return None

    def refuse(self, s: G, seat: int, code: str) -> Refusal | None:
        """Why the seat may not play this code now; None when it may."""
        if s.ended is not None:
            return Refusal("the game is over", s.ended.rule)
        decision = self.decision(s, seat)
        if decision is None:
            asked = ", ".join(self.seat_text(s, d.seat) for d in s.open)
            return Refusal(f"{self.seat_text(s, seat)} is not asked anything now, {asked} is")
        if decision.accepts(code):
            return None
        if decision.form is not None:
            return Refusal(decision.form.refuse(code), decision.rule)
        step: Ask[Any] = s.steps[-1]
        return Refusal(f"{code!r} is not possible now", step.refuse(s, seat, code) or decision.rule, decision.codes)

    def rule_of(self, s: G, decision: Decision, code: str) -> str:
        """The rule that allows this code."""
        step: Ask[Any] = s.steps[-1]
        return step.rule_of(s, code) or decision.rule

    def default(self, s: G, seat: int) -> str:
        """What is played for the seat when its time runs out."""
        step: Ask[Any] = s.steps[-1]
        return step.default(s, seat)

    def stamp(self, s: G, seat: int, code: str, measured: Measured) -> str:
        """The seat's answer with the time it took, as the table measured it; unchanged where time is no matter."""
        decision = self.decision(s, seat)
        return code if decision is None or decision.form is None else decision.form.stamp(code, measured)

    def mask(self, s: G, seat: int, code: str, viewer: int | None) -> str:
        """What the viewer sees of the code that the seat is about to play in this state."""
        if seat == viewer or seat == TABLE:
            return code
        step: Ask[Any] = s.steps[-1]
        return step.mask(s, seat, code, viewer)

    def save(self, s: G) -> dict[str, object]:
        """The state as JSON data."""
        return save(s)

    def load(self, data: dict[str, Any]) -> G:
        """The inverse of save: in mid-choice, with the same decisions and ids."""
        s = self.new_state()
        restore(s, data, step_types(self.package))
        advance(s)
        opened = dict(data["opened"])
        for decision in s.open:
            decision.ply = opened[decision.seat]
        return s

    def pack(self, s: G) -> bytes:
        """The state as bytes, to send it to another process: compiled states and steps cannot be pickled."""
        return json.dumps(save(s)).encode()

    def unpack(self, data: bytes) -> G:
        """The inverse of pack."""
        return self.load(json.loads(data))

    def window(self, decision: Decision) -> Window | None:
        """What this question is about as a window; None: it is none."""
        windows = self.windows()
        return None if windows is None else windows.window(decision)

    def could_matter(self, s: G, seat: int, code: str) -> bool:
        """Whether using a card by this code of a window would change anything now."""
        windows = self.windows()
        return windows is None or windows.could_matter(s, seat, code)

    def reopen(self, s: G, ply: int) -> None:
        """Give the open decisions fresh ids, at this place in the log (after an undo)."""
        s.ply = ply
        s.open = ()
        advance(s)

    def team_shares(self, s: G, shares: list[float]) -> list[float]:
        """For every seat what its whole team has of these shares: partners count each other's as their own."""
        teams = [self.team(s, seat) for seat in range(s.seats)]
        return [sum([shares[i] for i in range(s.seats) if teams[i] == team]) for team in teams]

    def returns(self, s: G) -> list[float]:
        """What each seat's team has won: 1, or its share where several have; 0 for all where nobody has."""
        return self.team_shares(s, s.ended.returns(s.seats) if s.ended is not None else [0.0] * s.seats)

    def seat_text(self, s: G, seat: int) -> str:
        """A seat as records and messages name it."""
        if seat == CHANCE:
            return "*"
        return "table" if seat == TABLE else self.seat_names(s.seats)[seat]
