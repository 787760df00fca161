"""Bots: they are handed worlds they cannot tell from the true one, never the true one."""

from lamster.bots.base import Bot, Choice
from lamster.bots.make import ENGINES, LEVELS, make

__all__ = ["ENGINES", "LEVELS", "Bot", "Choice", "make"]
