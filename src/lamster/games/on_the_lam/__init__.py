"""On the Lam!, by Holly D'Zmura: two to four suspects collect alibis before the police collect them."""

from lamster.games.on_the_lam.game import GAME

__all__ = ["GAME"]
