"""The base class of bots, and the random bot."""

from random import Random
from typing import Any

from lamster.kernel.decision import Decision
from lamster.kernel.game import Game
from lamster.kernel.state import State
from lamster.kernel.thumb import Reason

USUAL = "medium"
"""The level of a bot without a level of its own."""


class Choice:
    """A code, and its reason as a message, if there is one."""

    __slots__ = ("code", "why")

    def __init__(self, code: str, why: Reason | None = None) -> None:
        self.code = code
        self.why = why


class Bot:
    """Chooses among the codes of a decision. It has its own random numbers, separate from the game's."""

    name = "bot"
    needs_world = True
    """False for a bot that uses only the decision."""
    follows = False
    """True for a bot whose `saw` must be called for every code that is played."""

    def __init__(self, game: Game[Any], seed: bytes, level: str = USUAL) -> None:
        self.game = game
        self.rng = Random(seed)
        self.level = level
        """The skill at what is not a choice, such as running against the clock; the game's rules of thumb use it."""

    def choose(self, world: State, decision: Decision) -> Choice:
        """Answer a decision. The world is consistent with what the deciding seat knows."""
        raise NotImplementedError(f"{type(self).__name__} must choose")

    def saw(self, code: str) -> None:
        """A seat or chance plays this code, masked as the bot's seat sees it."""

    def hurry(self, seconds: float) -> None:
        """Limit the time of a decision to this, even if the bot's own limit is higher."""


class RandomBot(Bot):
    """Chooses a legal code at random, all equally likely."""

    name = "random"
    needs_world = False

    def choose(self, world: State, decision: Decision) -> Choice:
        return Choice(decision.sample(self.rng))
