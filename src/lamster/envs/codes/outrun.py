"""The codes of Outrun."""

from lamster.envs.code_tables import CodeTables
from lamster.games.outrun.components import CARD, CHARACTER, LEVELS
from lamster.kernel.game import Options


def code_tables(seats: int, _options: Options) -> CodeTables:
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
