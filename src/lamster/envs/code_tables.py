"""Lists all codes of a game: those that its lexicon defines, and those that it leaves open.

A lexicon names the verbs and the kinds of their arguments. If these are numbers, texts or seats, or if a verb takes
several arguments, the codes are listed here, and so are the verbs of chance.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

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
    """The default for games whose lexicon leaves nothing open."""
    make = MAKERS.get(game.meta.name)
    return CodeTables() if make is None else make(seats, options)


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


def on_the_lam(_seats: int, options: Options) -> CodeTables:
    from lamster.games.on_the_lam.components import die_weights

    return CodeTables(
        chance=frozenset({"first", "deal", "alibi", "play", "roll", "police", "steal", "turn"}),
        arguments={"roll": [str(number) for number in die_weights(str(options["skill_die"]))]},
    )


def getaway_driver(seats: int, options: Options) -> CodeTables:
    from lamster.games.getaway_driver.components import OBSTACLE, OBSTACLE_SHAPE
    from lamster.games.getaway_driver.ground import ground_of
    from lamster.games.getaway_driver.lexicon import SPACE_VERBS
    from lamster.games.getaway_driver.settings import Settings

    settings = Settings(options, seats)
    ground = ground_of(settings.columns, settings.rows, 0)
    ways = [(o, False) for o in range(len(OBSTACLE_SHAPE))]
    ways += [(o, True) for o, (wide, high) in enumerate(OBSTACLE_SHAPE) if wide != high]
    obstacles = [
        f"{OBSTACLE.codes[o]}@{ground.name[space]}{lying(OBSTACLE_SHAPE[o], turned)}"
        for o, turned in ways
        for space in ground.spaces
        if ground.shape_at(o, space, turned)
    ]
    placed = ("obstacle", "start-over") if not settings.host_places else ("start-over",)
    return CodeTables(
        chance=frozenset({"draw", "reveal", "event", "upgrade", "drop", *placed}),
        arguments={
            **dict.fromkeys(SPACE_VERBS, ground.name),
            "obstacle": obstacles if settings.obstacles else [],
            "token": numbers(settings.stash * settings.copies),
            "spikes": numbers(2),
        },
    )


def lying(shape: tuple[int, int], turned: bool) -> str:
    """How an obstacle that can be turned lies."""
    if shape[0] == shape[1]:
        return ""
    return ",v" if turned else ",h"


def outrun(seats: int, _options: Options) -> CodeTables:
    from lamster.games.outrun.components import CARD, CHARACTER, LEVELS

    aimed = [f"{card}>{seat + 1}" for card in CARD.codes for seat in range(seats)]
    return CodeTables(
        chance=frozenset({"first", "deal", "path", "tray", "draw", "nothing"}),
        arguments={
            "pick": [*CHARACTER.codes, "any"],
            "play": [*CARD.codes, *aimed],
            "claw": ["no", "yes"],
            "run": [],
            "late": [],
        },
        fills=(*LEVELS, "pacer", "sample", "default"),
    )


def escape_from_new_york(_seats: int, _options: Options) -> CodeTables:
    from lamster.games.escape_from_new_york.components import BRIDGE, NY_SPECIALS, ROADS, SPACE, THING
    from lamster.games.escape_from_new_york.lexicon import LYING
    from lamster.games.escape_from_new_york.rules.roadblocks import road_code

    bridges = sorted({str(bridge) for bridge in BRIDGE if bridge})
    shown = {text for bridge in bridges for text in subsets(to_show(int(bridge)))}
    return CodeTables(
        chance=frozenset(
            {
                *("nothing", "lose", "first", "texture", "blue", "purple", "tile", "poi", "suburb", "timer", "event"),
                *("item", "case", "back", "find", "president", "trap", "special", "new-york"),
            }
        ),
        arguments={
            **{f"trick-{who}": SPACE.codes for who in LYING},
            "ready": ["", *THING.codes],
            "bridge": bridges,
            "crash-bridge": bridges,
            "hurt": ["0", "1", "2"],
            "reuse": [road_code("", road)[1:] for road in range(ROADS)],
            "show": ["nothing", *sorted(shown)],
            "special": numbers(NY_SPECIALS),
        },
    )


def to_show(bridge: int) -> list[str]:
    """EFNY-V3: what a Hero may show at this bridge."""
    from lamster.games.escape_from_new_york.components import DIAGRAM_OF, PRESIDENT, TAPE, THING

    return [code for thing, code in enumerate(THING.codes) if thing in (PRESIDENT, TAPE) or DIAGRAM_OF[thing] == bridge]


def subsets(names: Sequence[str]) -> list[str]:
    """All non-empty subsets, each in the given order."""
    return ["+".join(some) for size in range(1, len(names) + 1) for some in combinations(names, size)]


MAKERS = {
    "on-the-lam": on_the_lam,
    "getaway-driver": getaway_driver,
    "outrun": outrun,
    "escape-from-new-york": escape_from_new_york,
}
