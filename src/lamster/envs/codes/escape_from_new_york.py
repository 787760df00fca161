"""The codes of Escape from New York."""

from collections.abc import Sequence
from itertools import combinations

from lamster.envs.code_tables import CodeTables, numbers
from lamster.games.escape_from_new_york.components import (
    BRIDGE,
    DIAGRAM_OF,
    NY_SPECIALS,
    PRESIDENT,
    ROADS,
    SPACE,
    TAPE,
    THING,
)
from lamster.games.escape_from_new_york.lexicon import LYING
from lamster.games.escape_from_new_york.rules.roadblocks import road_code
from lamster.kernel.game import Options


def code_tables(_seats: int, _options: Options) -> CodeTables:
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
    return [code for thing, code in enumerate(THING.codes) if thing in (PRESIDENT, TAPE) or DIAGRAM_OF[thing] == bridge]


def subsets(names: Sequence[str]) -> list[str]:
    """All non-empty subsets, each in the given order."""
    return ["+".join(some) for size in range(1, len(names) + 1) for some in combinations(names, size)]
