"""The bot that follows the game's rules of thumb."""

from typing import Any

from lamster.bots.base import USUAL, Bot, Choice
from lamster.bots.search import softmax
from lamster.games import load_thumb
from lamster.kernel.decision import Decision
from lamster.kernel.game import Game
from lamster.kernel.state import State

FOOLISH = 1.0
"""What looks worse than the best by so much is taken by nobody in their senses."""


class ThumbBot(Bot):
    """Takes what looks best, any of the best where several do, and says why.

    With some slack it also takes what looks a little worse, the more rarely the worse it looks: like a beginner. But
    it never takes what looks far worse, so it neither throws a win away nor hands one over.
    """

    name = "thumb"

    def __init__(self, game: Game[Any], seed: bytes, slack: float = 0.0, level: str = USUAL) -> None:
        super().__init__(game, seed, level)
        self.thumb = load_thumb(game.meta.name).at_level(level)
        self.slack = slack

    def choose(self, world: State, decision: Decision) -> Choice:
        if decision.form is not None:
            code = self.thumb.fill(world, decision, self.level, self.rng)
            return Choice(code, self.thumb.why(world, decision, code))
        scores = self.thumb.rate(world, decision)
        if self.slack:
            least = max(scores) - FOOLISH
            sensible = [i for i in range(len(scores)) if scores[i] > least]
            weights = softmax([scores[i] for i in sensible], self.slack)
            code = decision.codes[self.rng.choices(sensible, weights)[0]]
        else:
            best = max(scores)
            code = self.rng.choice([code for code, score in zip(decision.codes, scores, strict=True) if score == best])
        return Choice(code, self.thumb.why(world, decision, code))
