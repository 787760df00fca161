"""Consistency checks in SQL that all databases share."""

from collections.abc import Callable
from typing import NamedTuple

MAX_FAULTS_PER_CHECK = 100
STRAYS = {
    "cards": "a card in the lobby",
    "seated": "a seated person",
    "seen": "a read mark",
    "analyses": "an analysis",
    "counted": "a counted result",
}
"""Database tables whose rows must not exist without the log of their table."""


class Check(NamedTuple):
    """One check: the SQL that finds tables with a fault, and its description."""

    sql: str
    words: Callable[..., str]
    """Called with the columns after the table."""


def all_checks(people_of_cards: str) -> list[Check]:
    """All checks. The SQL that splits the people of a card (as `value`) depends on the database."""
    return [holes(), *[stray(name) for name in STRAYS], no_card(), other_seats(people_of_cards)]


def holes() -> Check:
    sql = "SELECT table_id, count(*), max(seq) FROM log GROUP BY table_id HAVING count(*) <> max(seq) + 1"
    return Check(sql, lambda count, last: f"its log has {count} entries, but the last is number {last}")


def stray(name: str) -> Check:
    logless = f"NOT EXISTS (SELECT 1 FROM log WHERE log.table_id = {name}.table_id)"
    sql = f"SELECT DISTINCT table_id FROM {name} WHERE {logless}"
    return Check(sql, lambda: f"{STRAYS[name]} is kept ({name}), but there is no log")


def no_card() -> Check:
    sql = "SELECT DISTINCT table_id FROM log WHERE table_id NOT IN (SELECT table_id FROM cards)"
    return Check(sql, lambda: "it has a log, but no card")


def other_seats(people_of_cards: str) -> Check:
    sql = f"""
SELECT table_id, value FROM cards, {people_of_cards}
WHERE NOT EXISTS (SELECT 1 FROM seated WHERE seated.table_id = cards.table_id AND person = value)
UNION
SELECT table_id, person FROM seated
WHERE EXISTS (SELECT 1 FROM cards WHERE cards.table_id = seated.table_id)
AND person NOT IN (SELECT value FROM cards, {people_of_cards} WHERE cards.table_id = seated.table_id)"""
    return Check(sql, lambda person: f"card and list of seats do not agree on whether {person} sits there")
