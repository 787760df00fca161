"""Dash: a toy race. In every round a path is turned up, all lay it at once, and the fastest right seat has a choice."""

from pathlib import Path
from random import Random
from typing import Final

from lamster.kernel.decision import Decision
from lamster.kernel.event import Names
from lamster.kernel.game import Game, Meta
from lamster.kernel.lexicon import Lexicon
from lamster.kernel.timing import Timing
from tests.toys.dash.rules import NewRound, TurnUp
from tests.toys.dash.state import EVENTS, PATH, Dash
from tests.toys.dash.view import DashView, resample, view

TIMINGS: Final = {
    "turn": Timing(0, ready=15_000, auto=10_000, countdown=3_000),
    "run": Timing(60_000, grace=400, vote_after=20_000, vote_quiet=10_000, last_call=5_000),
    "prize": Timing(15_000),
    "spend": Timing(30_000, more=10_000),
}


class DashGame(Game[Dash]):
    """The game Dash as the kernel plays it."""

    def __init__(self) -> None:
        self.meta = Meta(Path(__file__).parent)
        self.package = __name__
        verbs: dict[str, Names | None] = {"path": PATH, "turn": None, "run": None}
        self.lexicon = Lexicon((PATH,), verbs, EVENTS)

    def new_state(self) -> Dash:
        return Dash()

    def deal(self, s: Dash) -> None:
        s.path = -1
        s.points = [0] * s.seats
        s.runs = ()
        s.next(NewRound())

    def view(self, s: Dash, seat: int | None) -> DashView:
        return view(s, seat)

    def resample(self, s: Dash, seat: int | None, rng: Random) -> Dash:
        return resample(s, seat, rng)

    def timing(self, s: Dash, decision: Decision) -> Timing | None:
        if decision.kind == "run" and s.options["vote"] is False:
            return Timing(60_000, grace=400)
        hurried = decision.kind in ("turn", "run") or s.options["relaxed"] is False
        return TIMINGS[decision.kind] if hurried else None

    def absent(self, s: Dash, seat: int) -> str:
        """DASH-E1: nobody there spends nothing, and refuses the prize."""
        return "refuse" if s.open[0].kind == "prize" else self.default(s, seat)

    def may_take_over(self, s: Dash) -> bool:
        """DASH-E2: between two rounds."""
        return bool(s.steps) and isinstance(s.steps[-1], TurnUp)


GAME: Final = DashGame()
