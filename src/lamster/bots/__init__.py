"""Bots. A bot is given sampled worlds that are consistent with what its seat knows, never the true state."""

from lamster.bots.base import Bot, Choice
from lamster.bots.make import ENGINES, LEVELS, make

__all__ = ["ENGINES", "LEVELS", "Bot", "Choice", "make"]
