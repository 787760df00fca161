"""The bot that follows the game's rules of thumb."""

from collections.abc import Sequence
from typing import Any

from lamster.bots.base import USUAL, Bot, Choice
from lamster.bots.known_loss import codes_to_avoid, is_known_loss
from lamster.bots.search import softmax
from lamster.games import load_thumb
from lamster.kernel.decision import Decision
from lamster.kernel.game import Game
from lamster.kernel.state import State

FOOLISH = 1.0
"""A code whose score is lower than the best by this much is never chosen."""


class ThumbBot(Bot):
    """Chooses a code with the best score, at random among equals, and gives the reason.

    With slack it sometimes chooses codes with a lower score, the more rarely the lower it is, like a beginner. It never
    chooses a much lower score, so it does not throw a win away, and no known loss unless there is nothing else.
    """

    name = "thumb"

    def __init__(self, game: Game[Any], seed: bytes, slack: float = 0.0, level: str = USUAL) -> None:
        super().__init__(game, seed, level)
        self.thumb = load_thumb(game.meta.name).at_level(level)
        self.slack = slack

    def choose(self, world: State, decision: Decision) -> Choice:
        if decision.form is not None:
            code = self.thumb.fill(world, decision, self.level, self.rng)
        else:
            code = self.choose_code(world, decision)
        return Choice(code, self.thumb.why(world, decision, code))

    def choose_code(self, world: State, decision: Decision) -> str:
        """A code by its score; if that is a known loss, one of the others."""
        scores = self.thumb.rate(world, decision)
        code = self.pick(decision.codes, scores)
        if len(scores) == 1 or not is_known_loss(self.game, world, decision.seat, code, self.rng):
            return code
        avoid = codes_to_avoid(self.game, world, decision, self.rng)
        left = [i for i in range(len(scores)) if decision.codes[i] not in avoid]
        return self.pick([decision.codes[i] for i in left], [scores[i] for i in left])

    def pick(self, codes: Sequence[str], scores: list[float]) -> str:
        if not self.slack:
            best = max(scores)
            return self.rng.choice([code for code, score in zip(codes, scores, strict=True) if score == best])
        least = max(scores) - FOOLISH
        near = [i for i in range(len(scores)) if scores[i] > least]
        return codes[self.rng.choices(near, softmax([scores[i] for i in near], self.slack))[0]]
