"""Heist: a toy game with everything that strains the kernel, and the model for `docs/adding-a-game.md`.

Two teams (seats 1 and 3 against 2 and 4) rob a vault. In every round all hands are filled up, everybody plans in
secret, each seat has a turn that opponents may interrupt, and at last all race at once, against the clock, to lay a row
of cards. A team has no secrets among its own.
"""

from pathlib import Path
from random import Random
from typing import Final

from lamster.kernel.event import NUMBER, Names
from lamster.kernel.game import Game, Meta
from lamster.kernel.lexicon import Lexicon
from lamster.kernel.pile import Pile
from tests.toys.heist.rules import NewRound
from tests.toys.heist.state import BOXES, CARD, EVENTS, LOOT, NONE, PLAN, Heist
from tests.toys.heist.view import HeistView, resample, view


class HeistGame(Game[Heist]):
    """The game Heist as the kernel plays it."""

    def __init__(self) -> None:
        self.meta = Meta(Path(__file__).parent)
        self.package = __name__
        verbs: dict[str, Names | None] = {"draw": CARD, "plan": PLAN, "grab": NUMBER, "peek": NUMBER, "open": LOOT}
        self.lexicon = Lexicon((CARD, LOOT, PLAN), verbs, EVENTS)

    def new_state(self) -> Heist:
        return Heist()

    def deal(self, s: Heist) -> None:
        """TOY-A2: day cards above night cards; an A lies open on the pile, and everybody has seen the F below it."""
        s.hands = [()] * s.seats
        s.shown = [()] * s.seats
        s.pile = Pile([CARD.index["A"]], [[0, 0, 0, 2, 2, 1], [2, 3, 3, 0, 0, 0]], [CARD.index["F"]])
        s.plans = [NONE] * s.seats
        s.boxes = [NONE] * BOXES
        s.looked = [0] * BOXES
        s.taken = [NONE] * BOXES
        s.stock = [2, 2, 2]
        s.points = [0, 0]
        s.next(NewRound())

    def view(self, s: Heist, seat: int | None) -> HeistView:
        return view(s, seat)

    def resample(self, s: Heist, seat: int | None, rng: Random) -> Heist:
        return resample(s, seat, rng)

    def team(self, s: Heist, seat: int) -> int:
        return seat % 2


GAME: Final = HeistGame()
