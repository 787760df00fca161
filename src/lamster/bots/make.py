"""Bots by name: the engines, with a limit where they take one, and the levels of play."""

import re
from typing import Any

from lamster.bots.base import Bot, RandomBot
from lamster.bots.searching import SearchBot
from lamster.bots.thumb import ThumbBot
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Game

ENGINES = ("random", "thumb", "search")
LEVELS = {"beginner": "random", "easy": "thumb", "medium": "search:60", "hard": "search:0.2s", "master": "search:1s"}
"""One scale everywhere; what stands behind a level is measured by tournaments."""
LIMIT = re.compile(r"search(?::(?:(\d+(?:\.\d+)?)s|(\d+)))?")


def make(name: str, game: Game[Any], seed: bytes) -> Bot:
    """The bot of this name: an engine (`search:0.5s` and `search:400` limit its time or its worlds), or a level."""
    name = LEVELS.get(name, name)
    if name == "random":
        return RandomBot(game, seed)
    if name == "thumb":
        return ThumbBot(game, seed)
    found = LIMIT.fullmatch(name)
    if found is None or (found[1] and not float(found[1])) or (found[2] and not int(found[2])):
        raise Refusal(
            f"there is no bot {name!r}: there are {', '.join(ENGINES)}, search:SECONDSs, search:WORLDS, "
            f"and the levels {', '.join(LEVELS)}"
        )
    if found[2]:
        return SearchBot(game, seed, 0.0, int(found[2]))
    return SearchBot(game, seed, float(found[1] or 0.5))
