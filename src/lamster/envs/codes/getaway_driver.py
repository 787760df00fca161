"""The codes of Getaway Driver."""

from lamster.envs.code_tables import CodeTables, numbers
from lamster.games.getaway_driver.components import OBSTACLE, OBSTACLE_SHAPE
from lamster.games.getaway_driver.ground import ground_of
from lamster.games.getaway_driver.lexicon import SPACE_VERBS
from lamster.games.getaway_driver.settings import Settings
from lamster.kernel.game import Options


def code_tables(seats: int, options: Options) -> CodeTables:
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
