"""Players who are asked something and are away, at a table without a clock.

The others may nudge them at any time. After a minute the host, or more than half of the others who are here, may seat a
bot for them. A player who comes back takes the seat back. Players who are banned, or whom the host has blocked and who
have been away for a minute, are replaced without a vote.
"""

from typing import TYPE_CHECKING

from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model.refused import Refused
from lamster.tables.model.turn_clock_state import asked_people
from lamster.tables.model.undo_requests import needed
from lamster.tables.room.connection import Connection
from lamster.tables.room.perform import change, move

if TYPE_CHECKING:
    from lamster.tables.room.room import Room

AWAY_MS = 60_000
"""After so long without a page somebody counts as absent: a bot may play for them, and their consent is not needed."""
NUDGE_EVERY_MS = 30_000
"""Between two nudges of one player, whoever sends them."""


# Who is away.


def absent_at(room: "Room", person: str) -> int | None:
    """When somebody without a page counts as absent, by the clock that only counts; None while they are here."""
    since = room.away_since(person)
    return None if since is None else since + AWAY_MS


def is_absent(room: "Room", person: str) -> bool:
    at = absent_at(room, person)
    return at is not None and room.hub.clock.monotonic() >= at


def tell_voters(room: "Room") -> None:
    """Whose answer is needed depends on who is here: while something is voted on, all are told when that changes."""
    table = room.table
    if table.phase == "playing" and (table.proposal is not None or table.bot_votes or table.times.votes):
        room.tell_game()


def waited_for(room: "Room") -> dict[int, int]:
    """Seats that are asked something and whose person is away, with when a bot may be seated there.

    Where there is a clock, it decides.
    """
    table = room.table
    if table.times.timed or table.game.meta.real_time or table.lesson:
        return {}
    found = {seat: absent_at(room, table.player(seat)) for seat in asked_people(table)}
    return {seat: at for seat, at in found.items() if at is not None}


def bot_in(room: "Room", seat: int) -> int | None:
    """Milliseconds until a bot may be seated for somebody who is away; None: nobody waits for one there."""
    at = waited_for(room).get(seat)
    return None if at is None else max(0, at - room.hub.clock.monotonic())


# A bot for them.


def voters(room: "Room", seat: int) -> list[str]:
    """The others who play and are here."""
    return [person for person in needed(room.table, seat) if person in room.online]


def chosen_bot(room: "Room", seat: int) -> str:
    """The level that most of them want, of equal ones the first; empty: not more than half of them want a bot."""
    people = voters(room, seat)
    votes = [bot for person, bot in room.table.bot_votes.get(seat, {}).items() if person in people]
    return max(votes, key=votes.count) if 2 * len(votes) > len(people) else ""


async def replace(room: "Room", connection: Connection, message: wire.ReplaceAbsent) -> wire.FromServer | None:
    check_replaceable(room, message)
    wanted = log.BotWanted(connection.person, message.seat, message.bot)
    if connection.person == room.host and message.bot:
        await change(room, [wanted, *permissions.leave(room.table, message.seat, message.bot)])
    elif connection.person not in voters(room, message.seat):
        raise Refused("not-asked", "only the others who play decide who plays for somebody who is away")
    elif room.table.bot_votes.get(message.seat, {}).get(connection.person, "") != message.bot:
        await move(room, wanted)
    return wire.Ok(message.id)


def check_replaceable(room: "Room", message: wire.ReplaceAbsent) -> None:
    permissions.check_seat(room.table, message.seat)
    permissions.check_playing(room.table)
    if message.bot:
        permissions.check_bot(room.table.game, message.bot)
    left = bot_in(room, message.seat)
    if left is None:
        raise Refused("not-asked", "nobody waits there for somebody who is away")
    if left:
        raise Refused("too-early", "this person was here a moment ago: wait a minute")


def due(room: "Room") -> list[log.AnyEntry]:
    """Bots that enough people want, and those for players who are not wanted any more."""
    if room.table.phase != "playing":
        return []
    wanted = [(seat, chosen_bot(room, seat)) for seat in room.table.bot_votes if bot_in(room, seat) == 0]
    found = [entry for seat, bot in wanted if bot for entry in permissions.leave(room.table, seat, bot)]
    return found or unwanted(room)


def unwanted(room: "Room") -> list[log.AnyEntry]:
    """Players who cannot come back, or shall not, where others play on."""
    table = room.table
    seats = [seat for seat in range(len(table.chairs)) if table.match is not None and table.player(seat)]
    gone = [seat for seat in seats if is_unwanted(room, table.player(seat)) and needed(table, seat)]
    return [entry for seat in gone for entry in permissions.leave(table, seat)]


def is_unwanted(room: "Room", person: str) -> bool:
    return room.hub.is_banned(person) or (person in room.host_blocks and is_absent(room, person))


def moments(room: "Room") -> list[int]:
    """When a player whom the host has blocked will have been away for long enough."""
    table, now = room.table, room.hub.clock.monotonic()
    if table.phase != "playing":
        return []
    people = [person for person in table.people() if person in room.host_blocks]
    return [at for at in [absent_at(room, person) for person in people] if at is not None and at > now]


# A nudge.


async def nudge(room: "Room", connection: Connection, message: wire.Nudge) -> wire.FromServer | None:
    check_nudge(room, connection, message.seat)
    room.nudged[room.table.player(message.seat)] = room.hub.clock.monotonic()
    for each in room.live:
        each.tell(wire.Nudged(message.seat, connection.person))
    room.notifications.nudge(message.seat)
    return wire.Ok(message.id)


def check_nudge(room: "Room", connection: Connection, seat: int) -> None:
    permissions.check_seat(room.table, seat)
    permissions.check_playing(room.table)
    if not room.knows(connection.person):
        raise Refused("not-your-seat", "only those who play may nudge somebody")
    person = room.table.player(seat)
    if seat not in asked_people(room.table) or person == connection.person:
        raise Refused("not-asked", "nobody else is waited for there")
    last = room.nudged.get(person)
    if last is not None and room.hub.clock.monotonic() < last + NUDGE_EVERY_MS:
        raise Refused("nudged", "this player was nudged a moment ago: give them time")
