"""Outrun: a race through a museum of monsters, in which everybody lays cards at once."""

from lamster.games.outrun.game import GAME

__all__ = ["GAME"]
