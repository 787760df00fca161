"""Escape from New York: heroes who may win together or betray each other, against a city that plays itself."""

from lamster.games.escape_from_new_york.game import GAME

__all__ = ["GAME"]
