"""Checks of table settings, for new tables and for changes by the host."""

from typing import Any

import msgspec

from lamster.kernel.decision import Refusal
from lamster.kernel.game import Game
from lamster.tables import protocol as wire
from lamster.tables.model.refused import Refused
from lamster.tables.model.table_state import TableState
from lamster.tables.model.turn_clock_state import check_control

SPECTATOR_DELAYS_S = (0, 60, 300)
FIXED_BY_START = ("options", "onlooker_delay", "undo", "hints", "time")
"""Settings that cannot change once the game has begun."""


def check(game: Game[Any], seats: int, wanted: wire.TableSettings) -> wire.TableSettings:
    """The settings, complete and checked for a game with this number of seats."""
    return msgspec.structs.replace(
        wire.settings_of(wanted),
        options=check_options(game, seats, wanted.options),
        onlooker_delay=check_delay(wanted.onlooker_delay),
        time=check_control(wanted.time, game.meta.real_time),
    )


def change(table: TableState, seats: int, message: wire.SetTable) -> wire.TableSettings:
    """The settings of a table after a change by the host.

    If only the number of seats changes, options that do not apply to it return to their defaults.
    """
    wanted = {name: value for name in wire.SETTINGS if (value := getattr(message, name)) is not None}
    options = table.game.meta.fitting(seats, table.settings.options)
    return check(table.game, seats, msgspec.structs.replace(table.settings, **{"options": options} | wanted))


def check_options(game: Game[Any], seats: int, options: dict[str, wire.Value]) -> dict[str, wire.Value]:
    try:
        return game.settle(seats, options)
    except Refusal as refusal:
        raise Refused.of(refusal, "bad-options") from None


def check_delay(seconds: int) -> int:
    """Check the delay of spectators."""
    if seconds not in SPECTATOR_DELAYS_S:
        choice = ", ".join(map(str, SPECTATOR_DELAYS_S))
        raise Refused("bad-options", f"onlookers may see the game {choice} seconds later, not {seconds}")
    return seconds
