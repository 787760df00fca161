"""How many lines of chat a table takes from whom: nobody can use up what the people who play need.

All shares together stay below what the log of a table takes (`bounds`).
"""

from lamster.tables.model.table_state import TableState

OF_ONLOOKERS = "onlookers"
BEFORE_THE_GAME = "before the game"
MOST = {OF_ONLOOKERS: 1_000, BEFORE_THE_GAME: 1_000}
"""Lines of all who look on together, and of those who sit down and may still get up again."""
MOST_OF_PLAYERS = 5_000
"""Lines of those who play, and of the host, who have equal parts of it."""


def share_of(table: TableState, person: str) -> str:
    """From which share a line of this person is taken: a player and the host have one of their own."""
    seated = bool(table.seats_of(person))
    if person == table.host or (seated and table.phase != "open"):
        return person
    return BEFORE_THE_GAME if seated else OF_ONLOOKERS


def most_lines(table: TableState, share: str) -> int:
    return MOST.get(share) or MOST_OF_PLAYERS // len({table.host, *table.people()})
