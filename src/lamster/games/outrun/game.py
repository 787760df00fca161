"""Outrun as the kernel plays it."""

from pathlib import Path
from random import Random
from typing import Final, final

from lamster.games.outrun.components import CHARACTER, POSITIONS
from lamster.games.outrun.finality import FINALITY
from lamster.games.outrun.knowledge import resample
from lamster.games.outrun.lexicon import LEXICON
from lamster.games.outrun.rules.cards import helps_opponent
from lamster.games.outrun.rules.effects import PassItOn, first_victim
from lamster.games.outrun.rules.running import WhichWay
from lamster.games.outrun.rules.setup import lay_the_table
from lamster.games.outrun.settings import CHOICE, INTERFERE, PRACTICE_TURN, TURN
from lamster.games.outrun.state import Outrun, standings
from lamster.games.outrun.thinkable import thinkable
from lamster.games.outrun.view import OutrunView, views
from lamster.games.outrun.windows import WINDOWS
from lamster.kernel.decision import Decision
from lamster.kernel.game import Game, Meta
from lamster.kernel.timing import Timing
from lamster.kernel.views import Views
from lamster.kernel.window import Windows

POSITION_PLACES: Final = frozenset([f"position-{n}" for n in range(POSITIONS + 1)])
UNHURRIED: Final = {"claw": CHOICE, "infect": CHOICE, "interfere": INTERFERE}


@final
class OutrunGame(Game[Outrun]):
    """The rules are in `rules/`, a module for each part of the ledger."""

    def __init__(self) -> None:
        self.meta = Meta(Path(__file__).parent)
        self.package = "lamster.games.outrun"
        self.lexicon = LEXICON

    def new_state(self) -> Outrun:
        return Outrun()

    def deal(self, s: Outrun) -> None:
        lay_the_table(s)

    def view(self, s: Outrun, seat: int | None) -> OutrunView:
        return views(s).of(seat)

    def views(self, s: Outrun) -> Views[OutrunView]:
        return views(s)

    def resample(self, s: Outrun, seat: int | None, rng: Random) -> Outrun:
        return resample(s, seat, rng)

    def standings(self, s: Outrun) -> tuple[int, ...]:
        return standings(s)

    def timing(self, s: Outrun, decision: Decision) -> Timing | None:
        """OUT-W7, U1 to U3, U7, O6: what the table's clock has to do."""
        if decision.kind == "run":
            return s.settings.run
        if decision.kind == "turn":
            return TURN
        if decision.kind == "practice":
            return PRACTICE_TURN
        return None if s.settings.relaxed else UNHURRIED.get(decision.kind)

    def warning(self, s: Outrun, seat: int, code: str) -> str:
        return "warning-helps" if helps_opponent(s, seat, code) else ""

    def is_final(self, s: Outrun, seat: int, code: str) -> bool:
        return FINALITY.is_final(s, seat, code)

    def absent(self, s: Outrun, seat: int) -> str:
        """OUT-E4: a seat that nobody plays is late, stays, passes, and infects the first in the line."""
        return first_victim(s, seat) if isinstance(s.steps[-1], PassItOn) else self.default(s, seat)

    def may_take_over(self, s: Outrun) -> bool:
        """OUT-E4, E5: a bot takes a seat over at the start of a round."""
        return not s.steps or isinstance(s.steps[-1], WhichWay)

    def role(self, s: Outrun, seat: int) -> str:
        return CHARACTER.codes[s.characters[seat]] if s.characters[seat] >= 0 else ""

    def is_judged(self, s: Outrun, decision: Decision) -> bool:
        """Characters differ in looks alone (OUT-S1), and what one practises with is one's own affair (OUT-A2)."""
        return decision.kind not in ("pick", "practice")

    def windows(self) -> Windows[Outrun]:
        return WINDOWS

    def places(self, s: Outrun) -> frozenset[str]:
        """The rooms of the museum, and the positions of the monster board. Practice has neither."""
        if s.settings.practice:
            return frozenset()
        return frozenset([f"room-{n}" for n in range(1, s.settings.goal + 1)]) | POSITION_PLACES

    def thinkable(self, s: Outrun, seat: int) -> list[str]:
        decision = self.decision(s, seat)
        return [] if decision is None else thinkable(s, seat, decision.kind)


GAME: Final = OutrunGame()
