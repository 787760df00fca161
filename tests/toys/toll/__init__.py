"""Toll: a toy whose rules have changed. Everybody pays one or two coins in turn; who fills the box wins.

By version 1 of the rules the box takes 5 coins; by version 2 it takes 7, and nobody pays as much as the one before.
Chance has its say too: after every payment the box swallows a coin or does not.
"""

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from lamster.kernel.decision import CHANCE, Decision, Outcome
from lamster.kernel.event import SEAT, EventKind, Names
from lamster.kernel.game import Game, Meta
from lamster.kernel.lexicon import Lexicon
from lamster.kernel.play import ask_again
from lamster.kernel.state import Ask, State

COINS: Final = Names("coins", ("none", "one", "two"))
PAID: Final = EventKind("paid", "TOLL-A1", (("seat", SEAT), ("coins", COINS)))
OTHER_COINS: Final = 2
"""The version of the rules by which nobody pays as much as the one before."""


class Toll(State):
    """The coins in the box, and what was paid last."""

    __slots__ = ("box", "last")
    FIELDS = ("box", "last")

    box: int
    last: int

    def clone(self) -> "Toll":
        copy = Toll()
        self.clone_into(copy)
        copy.box, copy.last = self.box, self.last
        return copy

    @property
    def full(self) -> int:
        return 5 if self.rules < OTHER_COINS else 7


class Pay(Ask[Toll]):
    """TOLL-A1: one coin or two, by the newer rules not as many as the one before."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Toll) -> tuple[Decision, ...]:
        coins = [number for number in (1, 2) if s.rules < OTHER_COINS or number != s.last]
        return (Decision(self.seat, "pay", "TOLL-A1", tuple(f"pay:{COINS.codes[number]}" for number in coins)),)

    def answer(self, s: Toll, seat: int, code: str) -> None:
        s.last = COINS.index[code.partition(":")[2]]
        s.box += s.last
        s.tell(PAID, (seat, s.last))
        s.then(Swallow(seat))


class Swallow(Ask[Toll]):
    """TOLL-A2: the box may swallow one more."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Toll) -> tuple[Decision, ...]:
        return (Decision(CHANCE, "swallow", "TOLL-A2", ("swallow:none", "swallow:one")),)

    def answer(self, s: Toll, seat: int, code: str) -> None:
        s.box += COINS.index[code.partition(":")[2]]
        s.round += 1
        if s.box >= s.full:
            s.ended = Outcome((self.seat,), "TOLL-W1")
        else:
            s.then(Pay(1 - self.seat))


@dataclass(frozen=True, slots=True)
class TollView:
    """Everything: nothing is hidden."""

    box: int
    full: int


class TollGame(Game[Toll]):
    """The game Toll as the kernel plays it."""

    def __init__(self) -> None:
        self.meta = Meta(Path(__file__).parent)
        self.package = __name__
        self.lexicon = Lexicon((COINS,), {"pay": COINS, "swallow": COINS}, (PAID,))

    def new_state(self) -> Toll:
        return Toll()

    def deal(self, s: Toll) -> None:
        s.box = s.last = 0
        s.then(Pay(0))

    def view(self, s: Toll, seat: int | None) -> TollView:
        return TollView(s.box, s.full)

    def resample(self, s: Toll, seat: int | None, rng: Random) -> Toll:
        world = s.clone()
        ask_again(world)
        return world


GAME: Final = TollGame()
