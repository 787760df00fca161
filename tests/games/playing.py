"""A game under way, played on in codes: what the tables of all games' tests have in common."""

from typing import Any, Generic, Self, TypeVar

from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.event import SEAT, Event
from lamster.kernel.game import Game
from lamster.kernel.state import State

S = TypeVar("S", bound=State)
ONLOOKER = "onlooker"


class Playing(Generic[S]):
    """Whatever a test writes must be legal, else the test fails there. `*` is chance."""

    def __init__(self, game: Game[Any], state: S) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        """What has happened since the last `play` began."""

    def seat(self, name: str) -> int:
        """The seat of this name."""
        return self.game.seat_names(self.state.seats).index(name)

    def name(self, seat: int) -> str:
        """What a test calls this seat; `*` for chance."""
        return self.game.seat_text(self.state, seat)

    def play(self, *codes: str) -> Self:
        """Play `code` for whoever is asked, `*code` for chance, `NAME code` for a seat."""
        self.events = []
        self.state.log = self.events
        for text in codes:
            seat, code = self.meant(text)
            refusal = self.game.refuse(self.state, seat, code)
            assert refusal is None, f"{text}: {refusal}"
            self.game.apply(self.state, seat, code)
            self.check_words()
        return self

    def check_words(self) -> None:
        """Whatever is asked can be said: its verb is in the lexicon, for which the catalogues must have words."""
        verbs = {code.partition(":")[0] for decision in self.state.open for code in decision.codes}
        assert verbs <= self.game.lexicon.verbs.keys(), f"no words for {verbs - self.game.lexicon.verbs.keys()}"

    def meant(self, text: str) -> tuple[int, str]:
        """The seat and the code of a line such as `*roll:6`, `police done` or `drive:left`."""
        if text.startswith("*"):
            return CHANCE, text[1:]
        who, _, code = text.rpartition(" ")
        if who:
            return self.seat(who), code
        seats = [decision.seat for decision in self.state.open if decision.seat != CHANCE]
        assert len(seats) == 1, f"{text}: asked now: {self.asked}"
        return seats[0], code

    def viewer(self, name: str) -> int | None:
        return None if name == ONLOOKER else self.seat(name)

    # What is asked.

    @property
    def asked(self) -> str:
        """Who is asked, or `*` for chance; empty when the game is over."""
        return " ".join(self.name(decision.seat) for decision in self.state.open)

    @property
    def decision(self) -> Decision:
        assert len(self.state.open) == 1, f"asked now: {self.asked}"
        return self.state.open[0]

    @property
    def kind(self) -> str:
        return self.decision.kind

    def kind_of(self, who: str) -> str:
        """What this seat is asked; empty when it is not."""
        decision = self.game.decision(self.state, self.seat(who))
        return "" if decision is None else decision.kind

    def options(self, who: str = "") -> str:
        """The legal codes, of the one that is asked or of this seat."""
        if not who:
            return " ".join(self.decision.codes)
        return " ".join(code for d in self.state.open if d.seat == self.seat(who) for code in d.codes)

    def offers(self, code: str) -> bool:
        """Whether this code (`police done`, or of whoever is asked) is legal now."""
        seat, meant = self.meant(code)
        return self.game.refuse(self.state, seat, meant) is None

    def rule_of(self, text: str) -> str:
        """The rule that allows this code (`police done`, or of whoever is asked)."""
        seat, code = self.meant(text)
        decision = self.game.decision(self.state, seat)
        assert decision is not None
        assert code in decision.codes
        return self.game.rule_of(self.state, decision, code)

    def default(self, who: str = "") -> str:
        """What is played when the time runs out, of the one that is asked or of this seat; it must be legal."""
        seat = self.seat(who) if who else self.decision.seat
        decision = self.game.decision(self.state, seat)
        code = self.game.default(self.state, seat)
        assert decision is not None
        assert code in decision.codes
        return code

    def refused(self, text: str) -> str:
        """The rule that forbids this code."""
        seat, code = self.meant(text)
        refusal = self.game.refuse(self.state, seat, code)
        assert refusal is not None, f"{text} is legal"
        return refusal.rule

    def mask(self, text: str, viewer: str) -> str:
        """The code as somebody else sees it."""
        seat, code = self.meant(text)
        return self.game.mask(self.state, seat, code, self.viewer(viewer))

    # What came of it.

    @property
    def result(self) -> str:
        """The winners and the rule that ended the game; empty while it goes on."""
        ended = self.state.ended
        return "" if ended is None else " ".join([*map(self.name, ended.winners), ended.rule])

    def told(self, viewer: str = ONLOOKER) -> list[str]:
        """The events of the last `play` as this viewer is told them, such as `moved boxer A2`; `?` is hidden."""
        return [self.line(event, self.viewer(viewer)) for event in self.events]

    def line(self, event: Event, viewer: int | None) -> str:
        data = event.data(viewer)
        words = [event.kind.name]
        for name, names in event.kind.fields:
            value = data[name]
            words.append("?" if value is None else self.name(int(str(value))) if names is SEAT else str(value))
        return " ".join(words)
