"""Bots by name: the engines, with a limit where they take one, and the levels of play."""

import re
from typing import Any

from lamster.bots.base import Bot, RandomBot
from lamster.bots.searching import SearchBot
from lamster.bots.thumb import ThumbBot
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Game

ENGINES = ("random", "thumb", "search")
LEVELS = {
    "beginner": "thumb:0.3",
    "easy": "thumb:0.1",
    "medium": "thumb",
    "hard": "search:0.2s",
    "master": "search:1s",
}
"""One scale everywhere; what stands behind a level is measured by tournaments (docs/strength.md)."""
THUMB = re.compile(r"thumb(?::(\d+(?:\.\d+)?))?")
SEARCH = re.compile(r"search(?::(?:(\d+(?:\.\d+)?)s|(\d+)))?")


def make(name: str, game: Game[Any], seed: bytes) -> Bot:
    """The bot of this name: an engine or a level.

    `thumb:0.3` has some slack; `search:0.5s` and `search:400` limit the time for a move or the worlds looked at.
    """
    engine = LEVELS.get(name, name)
    if engine == "random":
        return RandomBot(game, seed)
    if found := THUMB.fullmatch(engine):
        return ThumbBot(game, seed, float(found[1] or 0.0))
    if (found := SEARCH.fullmatch(engine)) and 0 not in (float(found[1] or 1.0), int(found[2] or 1)):
        return SearchBot(game, seed, 0.0 if found[2] else float(found[1] or 0.5), int(found[2] or 0))
    raise Refusal(
        f"there is no bot {name!r}: there are {', '.join(ENGINES)}, thumb:SLACK, search:SECONDSs, search:WORLDS, "
        f"and the levels {', '.join(LEVELS)}"
    )
