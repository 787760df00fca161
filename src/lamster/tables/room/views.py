"""The views of a room, by reader: who is connected, the clocks, and the position."""

from lamster.tables import protocol as wire
from lamster.tables.model import views
from lamster.tables.model.table import Table
from lamster.tables.room import absence, consent
from lamster.tables.room.clocks.realtime_clock import RealtimeClock
from lamster.tables.room.clocks.turn_clock import TurnClock
from lamster.tables.room.connection import Connection
from lamster.tables.room.read_marks import ReadMarks
from lamster.tables.room.room import Room


def table_info(room: Room, past: Table | None = None) -> wire.TableInfo:
    """The table as it is, or as delayed spectators may know it. Presence is public."""
    table, starting = past or room.table, room.starting
    now = table is room.table
    idle = room.part(RealtimeClock).idle() if now else []
    waiting = absence.waited_for(room) if now else {}
    shared = {each.person: each.shared_seat for each in room.connections if each.shared_seat is not None}
    return wire.TableInfo(
        id=table.id,
        game=table.game.meta.name,
        rules=table.rules,
        watchable=table.watchable,
        host=room.host if now else table.host,
        phase="starting" if starting else room.table.phase,
        seats=[
            views.seat_info(table, seat, seat in idle, absence.bot_in_ms(room, waiting.get(seat)))
            for seat in range(len(table.chairs))
        ],
        people=views.person_infos(table, room.online, shared),
        promises=table.promises | (starting.shown_promises() if starting and starting.promised else {}),
        reveal=starting is not None and starting.promised,
        previous=table.previous or None,
        next=table.next or None,
        origin=table.origin,
        **wire.as_fields(table.settings),
    )


def you(room: Room, connection: Connection) -> wire.You:
    """What the reader is told about themselves."""
    return wire.You(
        person=connection.person,
        name=connection.name,
        seats=room.table.seats_of(connection.person),
        eyes=connection.eyes,
        host=connection.person == room.host,
        muted=sorted(connection.muted),
        blocked=sorted(connection.blocked),
        delayed=room.is_delayed(connection),
        pupil=connection.shared_seat is not None,
        welcomes=connection.person not in room.table.unwelcoming,
        seen=room.part(ReadMarks).info(connection),
        sent_away=sent_away(room) if connection.person == room.host else (),
        standing=standing(room, connection),
    )


def standing(room: Room, connection: Connection) -> dict[str, wire.AskWhen]:
    """The standing answers of the reader's own seat that is shown."""
    if connection.eyes is None or connection.shared_seat is not None:
        return {}
    return room.table.standing.get(connection.eyes, {})


def sent_away(room: Room) -> tuple[wire.SentAway, ...]:
    """The people whom the host removed, banned or blocked and who are not online."""
    table, online = room.table, room.online
    blocked = [person for person in table.names if person in room.host_blocks and not table.seats_of(person)]
    gone = [person for person in dict.fromkeys([*table.sent_away, *blocked]) if person not in online]
    return tuple(
        wire.SentAway(person, table.names.get(person, ""), person in table.removed, person in blocked)
        for person in gone
    )


def facts_for_all(room: Room) -> views.ClockFacts:
    """The part of a position that is the same for every reader."""
    return views.ClockFacts(
        times=room.part(TurnClock).info(),
        undo_left_ms=consent.undo_left_ms(room),
        proposal=consent.proposal_info(room),
    )


class Positions:
    """The positions of all readers of a room at one moment: what they have in common is made once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.clock = room.part(RealtimeClock)
        self.facts = facts_for_all(room)
        self.common = None if room.table.match is None else views.CommonPart(room.table)

    def position(self, eyes: int | None, shared_view: bool) -> wire.Position | None:
        facts = self.facts._replace(clock=self.clock.info(eyes)) if self.clock.active else self.facts
        return views.position(self.room.table, eyes, facts, shared_view, self.common)


def position_of(room: Room, connection: Connection) -> wire.Position | None:
    return Positions(room).position(connection.eyes, connection.shared_seat is not None)
