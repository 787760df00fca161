"""What every bot is: a seat's way of choosing."""

from random import Random
from typing import Any

from lamster.kernel.decision import Decision
from lamster.kernel.game import Game
from lamster.kernel.state import State
from lamster.kernel.thumb import Reason

USUAL = "medium"
"""The level of a bot that has none of its own."""


class Choice:
    """A code, and the reason for it as a message, where there is one."""

    __slots__ = ("code", "why")

    def __init__(self, code: str, why: Reason | None = None) -> None:
        self.code = code
        self.why = why


class Bot:
    """Chooses among the codes of a decision. Its randomness is its own: it never touches the game's."""

    name = "bot"
    needs_world = True
    """False for a bot that looks at the decision alone."""
    follows = False
    """True for a bot that wants to see what is played: then `saw` is called for every code of the game."""

    def __init__(self, game: Game[Any], seed: bytes, level: str = USUAL) -> None:
        self.game = game
        self.rng = Random(seed)
        self.level = level
        """How well it does what is not a matter of choosing, such as running: a game's rules of thumb know it."""

    def choose(self, world: State, decision: Decision) -> Choice:
        """Answer a decision. The world is one that the deciding seat cannot tell from the true one."""
        raise NotImplementedError(f"{type(self).__name__} must choose")

    def saw(self, code: str) -> None:
        """Somebody, or chance, or the bot itself plays this code; it is told as the bot's seat sees it."""

    def hurry(self, seconds: float) -> None:
        """Take no longer than this for a decision, whatever the limit."""


class RandomBot(Bot):
    """Any legal code, each as likely."""

    name = "random"
    needs_world = False

    def choose(self, world: State, decision: Decision) -> Choice:
        return Choice(decision.sample(self.rng))
