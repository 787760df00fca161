"""The games: each is a folder with a meta.toml, found by being there."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from lamster.kernel.decision import Refusal
from lamster.kernel.game import Game, Meta
from lamster.kernel.thumb import Thumb


@cache
def metas() -> dict[str, Meta]:
    """The metadata of every game found, by name, without loading its rules."""
    found = [Meta(path.parent) for path in sorted(Path(__file__).parent.glob("*/meta.toml"))]
    return {meta.name: meta for meta in found}


@cache
def load(name: str) -> Game[Any]:
    """The game of this name, its rules loaded."""
    if name not in metas():
        raise Refusal(f"there is no game {name!r}: there is {', '.join(metas())}")
    game: Game[Any] = import_module(f"{__name__}.{metas()[name].folder.name}").GAME
    return game


@cache
def load_thumb(name: str) -> Thumb[Any]:
    """The rules of thumb of this game."""
    game = load(name)
    thumb: Thumb[Any] = import_module(f"{game.package}.bot").THUMB
    return thumb
