"""Random play as fast as it goes: for the lab, for benchmarks and for bots that play to the end."""

from random import Random
from typing import final

from lamster.kernel.chance import Dice
from lamster.kernel.decision import CHANCE
from lamster.kernel.play import apply
from lamster.kernel.state import State


@final
class Tally:
    """What random play came to: decisions are a seat's with two options or more; the rest is counted apart."""

    __slots__ = ("decisions", "draws", "forced")

    def __init__(self) -> None:
        self.decisions = 0
        self.draws = 0
        self.forced = 0


def play_out(s: State, rng: Random, dice: Dice | None, plies: int) -> Tally:
    """Play at random until the game ends or so many plies are played; without dice the rng draws for chance too."""
    tally = Tally()
    random = rng.random
    while s.open and plies > 0:
        decision = s.open[0]
        if decision.seat == CHANCE:
            code = decision.sample(rng) if dice is None else decision.pick(dice.word(s.ply))
            tally.draws += 1
        elif decision.form is not None:
            code = decision.form.sample(rng)
            tally.decisions += 1
        else:
            options = len(decision.codes)
            code = decision.codes[int(random() * options)]
            if options > 1:
                tally.decisions += 1
            else:
                tally.forced += 1
        apply(s, decision.seat, code)
        plies -= 1
    return tally
