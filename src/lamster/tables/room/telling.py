"""What clients are sent: the full state, the table, the game, the clock, or the chat."""

from lamster.tables import protocol as wire
from lamster.tables.model import views as table_views
from lamster.tables.model.refused import Refused
from lamster.tables.room import views
from lamster.tables.room.clocks.realtime_clock import RealtimeClock
from lamster.tables.room.connection import Connection
from lamster.tables.room.room import Room
from lamster.tables.room.spectators import Spectators


def tell_all(room: Room, connection: Connection) -> None:
    """Send the full state to one client."""
    if room.is_delayed(connection):
        room.part(Spectators).tell_all(connection)
        return
    table = room.table
    connection.tell(
        wire.State(
            seq=table.seq,
            full=True,
            table=views.table_info(room),
            you=views.you(room, connection),
            position=views.position_of(room, connection),
            news=table_views.latest_news(table, connection.eyes),
            chat=table_views.chat_lines(table, connection.person, connection.unheard, table.chat),
        )
    )


def tell_table(room: Room, but: Connection | None = None) -> None:
    """Send the seats and settings to everybody."""
    info = views.table_info(room)
    for connection in room.live:
        if connection is not but:
            connection.tell(wire.State(room.table.seq, False, info, views.you(room, connection), None, [], []))
    room.part(Spectators).tell_table(but)


def tell_you(room: Room, connection: Connection) -> None:
    """Send one client what changed for its own reader."""
    connection.tell(wire.State(room.table.seq, False, None, views.you(room, connection), None, [], []))


def tell_game(room: Room) -> None:
    """Send the new events and the new position to everybody, by the seat whose view they see.

    All messages are made before the first is sent: a timed question must reach all clients at the same time.
    """
    happenings = room.table.happenings
    first, room.events_sent = max(room.events_sent, happenings.first), len(happenings)
    happened = happenings.since(first)
    clock = room.part(RealtimeClock)
    is_new_question = clock.notice()
    live, positions = room.live, views.Positions(room)
    public = table_views.news(happened, first, None) if all(event.is_public for event in happened) else None
    messages: dict[tuple[int | None, bool], bytes] = {}
    for eyes, shared in {(connection.eyes, connection.shared_seat is not None) for connection in live}:
        news = table_views.news(happened, first, eyes) if public is None else public
        position = positions.position(eyes, shared)
        messages[eyes, shared] = wire.encode(wire.State(room.table.seq, False, None, None, position, news, []))
    if is_new_question:
        clock.show()
    for connection in live:
        connection.send(messages[connection.eyes, connection.shared_seat is not None])


def tell_game_and_table(room: Room) -> None:
    tell_game(room)
    tell_table(room)


def tell_clock(room: Room) -> None:
    """Send that only the real-time clock has changed."""
    for connection in room.live:
        connection.tell(wire.Clock(room.part(RealtimeClock).info(connection.eyes)))


def tell_chat(room: Room) -> None:
    first, room.chat_sent = room.chat_sent, room.table.chatted
    new = [said for said in room.table.chat if said.n >= first]
    for connection in room.live:
        if heard := table_views.chat_lines(room.table, connection.person, connection.unheard, new):
            connection.tell(wire.State(room.table.seq, False, None, None, None, [], heard))


def tell_chat_and_table(room: Room) -> None:
    """The first line of a person also names them at the table."""
    tell_chat(room)
    tell_table(room)


def tell_listeners(room: Room, sender: str, team: int, message: wire.FromServer) -> None:
    """Send a message that is not stored to the people who would read a line of chat of its sender to this team."""
    for connection in room.live:
        if sender not in connection.unheard and table_views.is_told(room.table, connection.person, team):
            connection.tell(message)


def tell_everything(room: Room) -> None:
    """Seats changed, and perhaps whose view a client sees: send the full state to everybody who may stay connected."""
    close_unwelcome(room)
    room.events_sent, room.chat_sent = len(room.table.happenings), room.table.chatted
    clock = room.part(RealtimeClock)
    if clock.notice():
        clock.show()
    for connection in room.connections:
        room.set_seat_shown(connection)
        tell_all(room, connection)


def tell_shared_views(room: Room) -> None:
    """A shared view began or ended: connections that may no longer see it are closed first."""
    close_unwelcome(room)
    tell_game_and_table(room)


def tell_voters(room: Room) -> None:
    """Which votes count depends on who is online: while there is a vote, tell all when that changes."""
    table = room.table
    if table.phase == "playing" and (table.proposal is not None or table.bot_votes or table.turn_clock.votes):
        tell_game(room)


def tell_person(room: Room, person: str) -> None:
    """Send the pages of one person what they see, after a change that is nobody else's business."""
    positions = views.Positions(room)
    for connection in room.live:
        if connection.person == person and connection.shared_seat is None:
            position = positions.position(connection.eyes, False)
            connection.tell(wire.State(room.table.seq, False, None, views.you(room, connection), position, [], []))


def tell_nobody(room: Room) -> None:
    """Send nothing: for entries that no client sees."""


def close_unwelcome(room: Room) -> None:
    """Close all connections that may not stay."""
    for connection in list(room.connections):
        try:
            room.check_connection(connection)
        except Refused as refused:
            room.connections.remove(connection)
            connection.goodbye(refused)
