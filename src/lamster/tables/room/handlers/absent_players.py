"""Handlers for absent players at a table without a clock.

The others may nudge them at any time. After a minute the host, or more than half of the others who are online, may seat
a bot for them. A player who comes back takes the seat back.
"""

from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model.refused import Refused
from lamster.tables.room.absence import bot_in_ms, voters, waited_for
from lamster.tables.room.connection import Connection
from lamster.tables.room.notifications import Notifications
from lamster.tables.room.perform import change_table, play
from lamster.tables.room.registry import Answer, handles
from lamster.tables.room.room import Room

NUDGE_EVERY_MS = 30_000
"""The least time between two nudges of one player."""


@handles(wire.ReplaceAbsent)
async def replace(room: Room, connection: Connection, message: wire.ReplaceAbsent) -> Answer:
    check_replaceable(room, message)
    wanted = log.BotWanted(connection.person, message.seat, message.bot)
    if connection.person == room.host and message.bot:
        await change_table(room, [wanted, *permissions.leave(room.table, message.seat, message.bot)])
    elif connection.person not in voters(room, message.seat):
        raise Refused("not-asked", "only the others who play decide who plays for somebody who is away")
    elif room.table.bot_votes.get(message.seat, {}).get(connection.person, "") != message.bot:
        await play(room, wanted)
    return wire.Ok(message.id)


def check_replaceable(room: Room, message: wire.ReplaceAbsent) -> None:
    permissions.check_seat(room.table, message.seat)
    permissions.check_playing(room.table)
    if message.bot:
        permissions.check_bot(room.table.game, message.bot)
    left = bot_in_ms(room, waited_for(room).get(message.seat))
    if left is None:
        raise Refused("not-asked", "nobody waits there for somebody who is away")
    if left:
        raise Refused("too-early", "this person was here a moment ago: wait a minute")


@handles(wire.Nudge)
async def nudge(room: Room, connection: Connection, message: wire.Nudge) -> Answer:
    check_nudge(room, connection, message.seat)
    room.nudged_at[room.table.player(message.seat)] = room.clock.monotonic()
    for each in room.live:
        each.tell(wire.Nudged(message.seat, connection.person))
    room.part(Notifications).nudge(message.seat)
    return wire.Ok(message.id)


def check_nudge(room: Room, connection: Connection, seat: int) -> None:
    permissions.check_seat(room.table, seat)
    permissions.check_playing(room.table)
    if not room.is_member(connection.person):
        raise Refused("not-your-seat", "only those who play may nudge somebody")
    person = room.table.player(seat)
    if seat not in room.table.asked_people() or person == connection.person:
        raise Refused("not-asked", "nobody else is waited for there")
    last = room.nudged_at.get(person)
    if last is not None and room.clock.monotonic() < last + NUDGE_EVERY_MS:
        raise Refused("nudged", "this player was nudged a moment ago: give them time")
