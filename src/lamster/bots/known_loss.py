"""Known losses: codes after which the seat's team cannot win any more, whatever happens next."""

from random import Random
from typing import Any, Final, final

from lamster.kernel.decision import Decision
from lamster.kernel.game import Game
from lamster.kernel.state import State

DECISIONS: Final = 3
"""The maximum number of further decisions until the end; later ends are left to the search."""
POSITIONS: Final = 200
"""The maximum number of positions for one code; if they do not suffice, the loss is not certain."""
WORLDS: Final = 4
"""A loss is known if the code loses in this many sampled worlds."""


@final
class Lookahead:
    """Searches one world, within `POSITIONS`, for a continuation that does not lose."""

    def __init__(self, game: Game[Any], seat: int) -> None:
        self.game = game
        self.seat = seat
        self.left = POSITIONS

    def loses(self, s: State, seat: int, code: str, decisions: int) -> bool:
        """Whether every continuation of this code loses within at most this many further decisions."""
        self.left -= 1
        if self.left < 0:
            return False
        after = s.clone()
        self.game.apply(after, seat, code)
        return self.is_lost(after, decisions)

    def is_lost(self, s: State, decisions: int) -> bool:
        if s.ended is not None:
            return self.game.returns(s)[self.seat] == 0.0
        if not decisions or s.open[0].form is not None:
            return False
        return all(self.loses(s, s.open[0].seat, code, decisions - 1) for code in s.open[0].codes)


def is_known_loss(game: Game[Any], world: State, seat: int, code: str, rng: Random) -> bool:
    """Whether the seat knows that this code loses: it does so in all sampled worlds."""
    s = world
    for _ in range(WORLDS):
        if not Lookahead(game, seat).loses(s, seat, code, DECISIONS):
            return False
        s = game.resample(world, seat, rng)
    return True


def codes_to_avoid(game: Game[Any], world: State, decision: Decision, rng: Random) -> set[str]:
    """The known losses among the codes of a decision; empty if all of them are."""
    found = {code for code in decision.codes if is_known_loss(game, world, decision.seat, code, rng)}
    return found if len(found) < len(decision.codes) else set()
