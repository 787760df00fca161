"""Makes bots by name: engines, optionally with a limit, and levels of play."""

import re
from typing import Any

from lamster.bots.base import USUAL, Bot, RandomBot
from lamster.bots.searching import SEARCHING, SearchBot
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
"""The engine of each level, the same for all games. Tournaments measure their strength (docs/strength.md)."""
THUMB = re.compile(r"thumb(?::(\d+(?:\.\d+)?))?")
SEARCH = re.compile(r"search(?::(?:(\d+(?:\.\d+)?)s|(\d+)))?")


def make(name: str, game: Game[Any], seed: bytes) -> Bot:
    """The bot of this name: an engine, a level, or a level that this game has of its own.

    `thumb:0.3` has some slack; `search:0.5s` and `search:400` limit the time of a move or the number of worlds.
    Every bot fills in forms according to its level: an engine as `medium` (thumb) or `hard` (search). A bot of a game's
    own level chooses like `thumb`, by the rules of thumb that the game has for that level.
    """
    if name in game.meta.levels:
        return ThumbBot(game, seed, level=name)
    engine = game.meta.engines.get(name) or LEVELS.get(name, name)
    if engine == "random":
        return RandomBot(game, seed)
    if found := THUMB.fullmatch(engine):
        return ThumbBot(game, seed, float(found[1] or 0.0), name if name in LEVELS else USUAL)
    if (found := SEARCH.fullmatch(engine)) and 0 not in (float(found[1] or 1.0), int(found[2] or 1)):
        level = name if name in LEVELS else SEARCHING
        return SearchBot(game, seed, 0.0 if found[2] else float(found[1] or 0.5), int(found[2] or 0), level)
    raise Refusal(
        f"there is no bot {name!r}: there are {', '.join(ENGINES)}, thumb:SLACK, search:SECONDSs, search:WORLDS, "
        f"and the levels {', '.join([*LEVELS, *game.meta.levels])}"
    )
