"""What can be wrong with a database, as far as any database alone can tell."""

from collections.abc import Callable
from typing import NamedTuple

MOST_OF_A_SORT = 100
"""So many faults of one sort are told: more would only say the same."""
STRAYS = {
    "cards": "a card in the lobby",
    "seated": "somebody who sits",
    "seen": "what somebody has seen",
    "analyses": "an analysis",
    "counted": "a counted result",
}
"""Rows that are about a table, and must not be there without its log."""


class Question(NamedTuple):
    """Finds the tables that have one sort of fault, and tells in words what it is."""

    sql: str
    words: Callable[..., str]
    """Of what stands in a row behind the table."""


def questions(people_of_cards: str) -> list[Question]:
    """All of them. How the people of a card are told apart (as `value`) is the matter of each database."""
    return [holes(), *[stray(name) for name in STRAYS], no_card(), other_seats(people_of_cards)]


def holes() -> Question:
    sql = "SELECT table_id, count(*), max(seq) FROM log GROUP BY table_id HAVING count(*) <> max(seq) + 1"
    return Question(sql, lambda count, last: f"its log has {count} entries, but the last is number {last}")


def stray(name: str) -> Question:
    logless = f"NOT EXISTS (SELECT 1 FROM log WHERE log.table_id = {name}.table_id)"
    sql = f"SELECT DISTINCT table_id FROM {name} WHERE {logless}"
    return Question(sql, lambda: f"{STRAYS[name]} is kept ({name}), but there is no log")


def no_card() -> Question:
    sql = "SELECT DISTINCT table_id FROM log WHERE table_id NOT IN (SELECT table_id FROM cards)"
    return Question(sql, lambda: "it has a log, but no card")


def other_seats(people_of_cards: str) -> Question:
    sql = f"""
SELECT table_id, value FROM cards, {people_of_cards}
WHERE NOT EXISTS (SELECT 1 FROM seated WHERE seated.table_id = cards.table_id AND person = value)
UNION
SELECT table_id, person FROM seated
WHERE EXISTS (SELECT 1 FROM cards WHERE cards.table_id = seated.table_id)
AND person NOT IN (SELECT value FROM cards, {people_of_cards} WHERE cards.table_id = seated.table_id)"""
    return Question(sql, lambda person: f"card and list of seats do not agree on whether {person} sits there")
