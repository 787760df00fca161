"""The bot that follows the game's rules of thumb."""

from typing import Any

from lamster.bots.base import Bot, Choice
from lamster.games import load_thumb
from lamster.kernel.decision import Decision
from lamster.kernel.game import Game
from lamster.kernel.state import State


class ThumbBot(Bot):
    """Takes what looks best, any of the best where several do, and says why."""

    name = "thumb"

    def __init__(self, game: Game[Any], seed: bytes) -> None:
        super().__init__(game, seed)
        self.thumb = load_thumb(game.meta.name)

    def choose(self, world: State, decision: Decision) -> Choice:
        if decision.form is not None:
            return Choice(decision.sample(self.rng))
        scores = self.thumb.rate(world, decision)
        best = max(scores)
        code = self.rng.choice([code for code, score in zip(decision.codes, scores, strict=True) if score == best])
        return Choice(code, self.thumb.why(world, decision, code))
