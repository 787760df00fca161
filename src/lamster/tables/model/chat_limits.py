"""Limits of the number of chat messages at a table, so that spectators cannot use up what the players need.

All limits together stay below the limit of the table's log (`room/limits.py`).
"""

from lamster.tables.model.table_state import TableState

OF_ONLOOKERS = "onlookers"
BEFORE_THE_GAME = "before the game"
MOST = {OF_ONLOOKERS: 1_000, BEFORE_THE_GAME: 1_000}
"""Messages of all spectators together, and of all seated people together before the game."""
MOST_OF_PLAYERS = 5_000
"""Messages of the players and the host, divided equally among them."""


def share_of(table: TableState, person: str) -> str:
    """The limit that a message of this person counts towards: each player and the host have one of their own."""
    seated = bool(table.seats_of(person))
    if person == table.host or (seated and table.phase != "open"):
        return person
    return BEFORE_THE_GAME if seated else OF_ONLOOKERS


def most_lines(table: TableState, share: str) -> int:
    return MOST.get(share) or MOST_OF_PLAYERS // len({table.host, *table.people()})
