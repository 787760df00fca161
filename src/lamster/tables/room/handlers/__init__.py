"""The handlers of all messages. Importing a module registers its handlers."""

from lamster.tables.room.handlers import (
    absent_players,
    clocks,
    hints,
    people,
    play,
    pointing,
    seats,
    shared_views,
    standing_answers,
    start,
    undo,
)

__all__ = [
    "absent_players",
    "clocks",
    "hints",
    "people",
    "play",
    "pointing",
    "seats",
    "shared_views",
    "standing_answers",
    "start",
    "undo",
]
