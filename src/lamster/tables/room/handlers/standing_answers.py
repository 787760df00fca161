"""Handler for standing answers: when a seat is asked in windows. Only the pages of its own person are told."""

from lamster.tables import protocol as wire
from lamster.tables.model import standing_answers
from lamster.tables.room.connection import Connection
from lamster.tables.room.perform import perform
from lamster.tables.room.registry import Answer, handles
from lamster.tables.room.room import Room
from lamster.tables.room.telling import tell_person


@handles(wire.SetStandingAnswer)
async def set_standing_answer(room: Room, connection: Connection, message: wire.SetStandingAnswer) -> Answer:
    entries = standing_answers.set_answer(room.table, connection.person, message)
    await perform(room, entries, lambda told: tell_person(told, connection.person))
    return wire.Ok(message.id)
