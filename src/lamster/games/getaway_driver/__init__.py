"""Getaway Driver: one Driver against the Police in a city that grows tile by tile."""

from lamster.games.getaway_driver.game import GAME

__all__ = ["GAME"]
