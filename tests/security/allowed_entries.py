"""Which log entries a frame may lead to, written down apart from the code under test."""

from lamster.server.websocket import number_in, read_message
from lamster.tables.model import entries as log
from lamster.tables.model import views
from lamster.tables.model.table import Table
from lamster.tables.protocol import encode


def known(frame: str | bytes) -> tuple[int | None, type | None]:
    """The number and the type of a frame, as far as it can be read."""
    try:
        found = read_message(frame)
    except (ValueError, RecursionError):
        return number_in(frame), None
    return found.id, type(found)


def shown(table: Table) -> list[bytes]:
    """All that the table would show to anybody."""
    eyes = [None, *range(len(table.chairs))]
    positions = [encode(views.position(table, own, views.ClockFacts())) for own in eyes]
    news = [
        encode(views.news(table.happenings.since(table.happenings.first), table.happenings.first, own)) for own in eyes
    ]
    seats = [encode(views.seat_info(table, seat)) for seat in range(len(table.chairs))]
    return [*positions, *news, *seats, encode(table.settings.options), encode(table.names), str(table.seq).encode()]


def may(person: str, entry: log.AnyEntry, holders: list[str], hosts: set[str]) -> bool:
    """Whether this person may have brought about this entry, by the rules of the table and not by its code."""
    plays, host = person in holders, person in hosts
    match entry:
        case log.Named():
            return host or entry.person == person
        case log.BotWanted():
            return entry.person == person and (plays or host) and holders[entry.seat] != person
        case log.ClockProposed() | log.ClockAnswered():
            return plays and entry.person == person
        case log.Chatted() | log.Welcomed() | log.UndoAnswered() | log.VotedOnTime():
            return entry.person == person
        case log.Seated():
            return host or entry.person == person or (entry.person == "" and holders[entry.seat] == person)
        case log.Played():
            return holders[entry.seat] == person
        case log.UndoAsked() | log.Shared() | log.Hinted() | log.StandingAnswerSet():
            return holders[entry.seat] == person
        case log.Tabled() | log.Started() | log.Followed() | log.Prolonged() | log.ClockAdded():
            return plays or host
        case log.Skipped() | log.UndoLapsed() | log.ClockLapsed():
            return True
    return host
