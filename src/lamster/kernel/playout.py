"""Random play as fast as it goes: for the lab, for benchmarks and for tests."""

from random import Random
from typing import final

from lamster.kernel.chance import Dice
from lamster.kernel.decision import CHANCE
from lamster.kernel.play import apply
from lamster.kernel.state import State


@final
class Tally:
    """What play came to: decisions are a seat's with two options or more; the rest is counted apart."""

    __slots__ = ("decisions", "draws", "forced")

    def __init__(self) -> None:
        self.decisions = 0
        self.draws = 0
        self.forced = 0


def play_out(s: State, rngs: list[Random], dice: Dice, plies: int) -> Tally:
    """Each seat plays at random with its own rng, until the game ends or so many plies are played."""
    tally = Tally()
    while s.open and plies > 0:
        decision = s.open[0]
        seat = decision.seat
        if seat == CHANCE:
            code = decision.pick(dice.word(s.ply))
            tally.draws += 1
        elif len(decision.codes) == 1:
            code = decision.codes[0]
            tally.forced += 1
        else:
            code = decision.sample(rngs[seat])
            tally.decisions += 1
        apply(s, seat, code)
        plies -= 1
    return tally
