"""Handlers for people: chat, mutes, blocks, reports, read marks, rematches."""

import json

from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model.refused import Refused, storing
from lamster.tables.room.connection import Connection
from lamster.tables.room.naming import naming_entries, naming_entries_if_new
from lamster.tables.room.perform import change_table, look_after, perform
from lamster.tables.room.read_marks import ReadMarks
from lamster.tables.room.registry import Answer, handles
from lamster.tables.room.room import Room
from lamster.tables.room.telling import close_unwelcome, tell_all, tell_chat, tell_chat_and_table, tell_table, tell_you
from lamster.tables.store.base import Relation, ReportRow, StorageError
from lamster.tables.workers import game_copies
from lamster.tables.workers.fair_queue import Requester

MOST_REPORTS = 20
"""Per table while it is in memory: each report holds the whole game."""
MOST_RELATIONS = 500
"""The number of people that one person may mute, or block: each client of the person gets the whole list."""
UNSAVED = "this could not be saved"


@handles(wire.Say)
async def say(room: Room, connection: Connection, message: wire.Say) -> Answer:
    naming = naming_entries_if_new(room, connection)
    tell = tell_chat_and_table if naming else tell_chat
    await perform(room, [*naming, *permissions.say(room.table, connection.person, message)], tell)
    return wire.Ok(message.id)


@handles(wire.Ping)
async def ping(_: Room, __: Connection, message: wire.Ping) -> Answer:
    return wire.Pong(message.id)


@handles(wire.Shown)
async def shown(_: Room, connection: Connection, message: wire.Shown) -> Answer:
    connection.shown = message.on
    return wire.Ok(message.id)


@handles(wire.Seen)
async def seen(room: Room, connection: Connection, message: wire.Seen) -> Answer:
    """Store the read mark. The person's other clients need not show again what was seen on this one."""
    if connection.shared_seat is not None or not room.table.seats_of(connection.person):
        raise Refused("not-your-seat", "only of those who have a seat is it kept what they have seen")
    if not 0 <= message.n <= len(room.table.happenings):
        raise Refused("unknown-place", f"n must be a number from 0 to {len(room.table.happenings)}")
    if await room.part(ReadMarks).note(connection.person, message.n):
        for other in room.connections:
            if other is not connection and other.person == connection.person:
                tell_you(room, other)
    return wire.Ok(message.id)


@handles(wire.Mute)
async def mute(room: Room, connection: Connection, message: wire.Mute) -> Answer:
    await relate(room, connection, "mute", message.person, message.on)
    return wire.Ok(message.id)


@handles(wire.Block)
async def block(room: Room, connection: Connection, message: wire.Block) -> Answer:
    await relate(room, connection, "block", message.person, message.on)
    return wire.Ok(message.id)


async def relate(room: Room, connection: Connection, kind: str, other: str, on: bool) -> None:
    if other == connection.person or len(other) != len(connection.person):
        raise Refused("unknown-person", "there is nobody of that id to mute or block")
    known = connection.blocked if kind == "block" else connection.muted
    if on and other not in known and len(known) >= MOST_RELATIONS:
        raise Refused("too-many", f"nobody mutes or blocks more than {MOST_RELATIONS} people: let some be heard again")
    await store_relation(room, connection.person, Relation(kind, other), on)
    apply_relation(room, connection.person, kind, other, on)
    room.hub.relate(connection.person, kind, other, on, room.table.id)


async def store_relation(room: Room, person: str, relation: Relation, on: bool) -> None:
    """Store a mute or block. After an error see whether it is stored: perhaps only the confirmation failed."""
    store = room.hub.store
    try:
        await store.set_relation(person, relation.kind, relation.other, on)
    except StorageError as problem:
        with storing(UNSAVED):
            is_stored = relation in await store.relations(person)
        if is_stored != on:
            raise Refused("storage", f"{UNSAVED}: {problem}") from None


def apply_relation(room: Room, person: str, kind: str, other: str, on: bool) -> None:
    """Apply a mute or block to all connections of the person, and to the table if they host it.

    The caller holds the lock.
    """
    mine = [connection for connection in room.connections if connection.person == person]
    for connection in mine:
        connection.set_relation(kind, other, on)
    if kind == "block" and person == room.table.host:
        apply_host_block(room, other, on)
    for connection in mine:
        tell_all(room, connection)


async def apply_relation_locked(room: Room, person: str, kind: str, other: str, on: bool) -> None:
    """The same at another table than that of the handler, whose lock the caller does not hold."""
    async with room.lock:
        apply_relation(room, person, kind, other, on)


def apply_host_block(room: Room, other: str, on: bool) -> None:
    if on:
        room.host_blocks.add(other)
        room.spawn(shut_out(room, other))
        return
    room.host_blocks.discard(other)
    if room.host != room.table.host:
        tell_table(room)  # The acting host sees whom the host blocks.


async def shut_out(room: Room, person: str) -> None:
    """The host has blocked a person: disconnect them, and free their seat before the game."""
    async with room.lock:
        waiting = room.table.phase == "open" and room.starting is None
        seats = [log.Seated(seat) for seat in room.table.seats_of(person) if waiting]
        await change_table(room, [*naming_entries(room, person), *seats])
        close_unwelcome(room)
        tell_table(room)
        await look_after(room)


@handles(wire.Report)
async def report(room: Room, connection: Connection, message: wire.Report) -> Answer:
    """Store the text with the record and the position, so that it can be judged."""
    text = permissions.clean(message.text, permissions.LONGEST_REPORT, "bad-text")
    if room.reports >= MOST_REPORTS:
        raise Refused("too-many", f"this table has been reported {MOST_REPORTS} times: that is enough")
    room.reports += 1
    table = room.table
    requester = Requester(connection.address, table.id)
    record = (await room.hub.readers.ask(requester, table, game_copies.full_record))[0] if table.match else ""
    position = json.dumps(table.game.save(table.match.state)).encode() if table.match else b""
    with storing(UNSAVED):
        row = ReportRow(table.id, table.seq, room.clock.wall(), connection.person, text, record, position)
        await room.hub.store.add_report(row)
    return wire.Ok(message.id)


@handles(wire.Rematch)
async def rematch(room: Room, connection: Connection, message: wire.Rematch) -> Answer:
    if not room.is_member(connection.person):
        raise Refused("not-your-seat", "only those who played can ask for a rematch")
    if room.table.phase != "over":
        raise Refused("not-over", "a rematch comes after the game")
    if not room.table.next:
        followed = log.Followed(await room.hub.rematch(room.table, message.rotate))
        await perform(room, [followed], tell_table, card=True)
    return wire.Made(message.id, room.table.next)


async def rename(room: Room, person: str, name: str) -> None:
    """A person has changed their name."""
    async with room.lock:
        for connection in room.connections:
            if connection.person == person:
                connection.name = name
        if room.table.names.get(person, name) != name:
            await perform(room, [log.Named(person, name)], tell_table, card=True)
        else:
            tell_table(room)
