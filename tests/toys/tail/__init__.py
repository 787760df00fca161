"""Tail: a toy for one, two or four, with unlike roles and teams.

Drivers choose a street in secret, and the pursuers guess which. One driver who is caught loses for both; who plays
alone is followed by chance, and nobody wins when it finds them.
"""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final

from lamster.kernel.decision import Refusal
from lamster.kernel.event import Names
from lamster.kernel.game import Game, Meta, Value
from lamster.kernel.lexicon import Lexicon
from tests.toys.tail.rules import NewRound
from tests.toys.tail.state import EVENTS, ROLES, STREET, Tail, drivers
from tests.toys.tail.view import TailView, resample, view


class TailGame(Game[Tail]):
    """The game Tail as the kernel plays it."""

    def __init__(self) -> None:
        self.meta = Meta(Path(__file__).parent)
        self.package = __name__
        verbs: dict[str, Names | None] = {"drive": STREET, "watch": STREET, "alone": STREET}
        self.lexicon = Lexicon((STREET,), verbs, EVENTS)

    def new_state(self) -> Tail:
        return Tail()

    def deal(self, s: Tail) -> None:
        s.turns = []
        s.next(NewRound())

    def view(self, s: Tail, seat: int | None) -> TailView:
        return view(s, seat)

    def resample(self, s: Tail, seat: int | None, rng: Random) -> Tail:
        return resample(s, seat, rng)

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return ROLES[seats]

    def team(self, s: Tail, seat: int) -> int:
        return 0 if seat in drivers(s) else 1

    def team_talk(self, s: Tail, seat: int) -> bool:
        """TAIL-Q1: drivers talk freely, pursuers only where the table lets them."""
        return seat in drivers(s) or s.options["talk"] is True

    def check_options(self, seats: int, options: Mapping[str, Value]) -> None:
        """TAIL-A2: two streets are too few where all but one are watched."""
        if options["watch"] == "keen" and options["streets"] == 2 and options["rounds"] == 9:
            raise Refusal("nobody gets through nine rounds of two streets with keen police", "TAIL-A2")


GAME: Final = TailGame()
