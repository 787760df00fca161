"""Lists all codes of a game: those that its lexicon defines, and those that it leaves open.

A lexicon names the verbs and the kinds of their arguments. If these are numbers, texts or seats, or if a verb takes
several arguments, the codes are listed here, and so are the verbs of chance.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from lamster.envs import codes
from lamster.kernel.event import SEAT
from lamster.kernel.game import Game, Options


@dataclass
class CodeTables:
    """What the lexicon of a game leaves open, for some seats and options."""

    chance: frozenset[str] = frozenset()
    """Verbs that only chance plays."""
    arguments: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """All arguments of each verb; an empty argument is the verb alone."""
    fills: tuple[str, ...] = ()
    """The ways to fill in a form, if the game has forms."""


def code_tables_of(game: Game[Any], seats: int, options: Options) -> CodeTables:
    """What the game's module in `codes/` says; the default for games whose lexicon leaves nothing open."""
    module = f"{codes.__name__}.{game.meta.folder.name}"
    if find_spec(module) is None:
        return CodeTables()
    found: CodeTables = import_module(module).code_tables(seats, options)
    return found


def list_codes(game: Game[Any], seats: int, tables: CodeTables, chance: bool) -> list[str]:
    """Every code of chance, or of the seats, in the order of the lexicon."""
    verbs = [*game.lexicon.verbs, *[verb for verb in tables.arguments if verb not in game.lexicon.verbs]]
    return [
        f"{verb}:{argument}" if argument else verb
        for verb in verbs
        if (verb in tables.chance) == chance
        for argument in arguments(game, seats, tables, verb)
    ]


def arguments(game: Game[Any], seats: int, tables: CodeTables, verb: str) -> Sequence[str]:
    if verb in tables.arguments:
        return tables.arguments[verb]
    names = game.lexicon.verbs[verb]
    if names is None:
        return ("",)
    return [str(seat + 1) for seat in range(seats)] if names is SEAT else names.codes


def numbers(most: int) -> list[str]:
    return [str(number) for number in range(1, most + 1)]
