"""What a table does with the messages of its pages."""

import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model.refused import Refused, storing
from lamster.tables.room import (
    absent_players,
    clock_proposals,
    hints,
    ownership,
    read_marks,
    removals,
    shared_views,
    spectators,
    start,
)
from lamster.tables.room import undo as undo_of_table
from lamster.tables.room.connection import Connection
from lamster.tables.room.perform import change, move
from lamster.tables.room.realtime_clock_state import RealtimeClockState
from lamster.tables.room.room import Room
from lamster.tables.room.turn_clock import decide
from lamster.tables.store.base import ReportRow
from lamster.tables.workers import game_copies
from lamster.tables.workers.fair_queue import Requester

MOST_REPORTS = 20
"""Of one table while it is in memory: each holds the whole game."""
MOST_RELATIONS = 500
"""People whom somebody mutes, or blocks: every page of theirs is told all of them."""
LONGEST_DRAFT = 200

OK = "ok"
UNSAVED = "this could not be saved"

Answer = wire.FromServer | None
logger = logging.getLogger("lamster")


async def handle(room: Room, connection: Connection, message: wire.FromBrowser, heard: int | None = None) -> str:
    """Carry out a message of a page, heard at this moment, and answer it; a refused one changes nothing.

    What became of it: `ok`, or the error.
    """
    heard = room.hub.clock.monotonic() if heard is None else heard
    if isinstance(message, wire.BeatBack):
        connection.latency.back(message.n, heard)
        return OK
    async with room.lock:
        if ownership.is_lost(room):
            ownership.drop(room)  # Nobody answers: the page comes again, and asks elsewhere what it asked here.
            return "closing"
        connection.heard = heard
        try:
            room.check_connection(connection)
            check_host(room, connection, message)
            answer = await HANDLERS.get(type(message), request)(room, connection, message)
        except Refused as refused:
            if not room.gone:
                connection.refuse(message.id, refused)
            if refused.error == "storage":
                logger.error("table %s: %s", room.table.id, refused.message)
            if refused.error == "stale":
                room.tell_all(connection)
            return refused.error
        if answer is not None:
            connection.tell(answer)
        return OK


def check_host(room: Room, connection: Connection, message: wire.FromBrowser) -> None:
    if isinstance(message, permissions.FOR_THE_HOST) and connection.person != room.host:
        name = room.table.names.get(room.host, "")
        raise Refused("not-host", "only the host of the table may do this", host=name)


async def opened(room: Room, connection: Connection) -> None:
    """A new page. After a restart the bots wait for the first one."""
    await room.join(connection)
    async with room.lock:
        await room.realtime_clock.look()


# What becomes an entry of the log at once.


async def request(room: Room, connection: Connection, message: Any) -> Answer:
    """A change of the seats or the table: everybody is told everything anew."""
    if room.starting:
        raise Refused("already-started", "the game is just starting")
    if isinstance(message, wire.Remove):
        check_present(room, message.person)
    await change(room, [*naming(room, connection, message), *asked_for(room, connection, message)])
    if isinstance(message, wire.Remove) and not message.ban:
        removals.dismiss(room, message.person)
    return wire.Ok(message.id)


async def act(room: Room, connection: Connection, message: wire.Act) -> Answer:
    """The busiest of all: a move. Where all count down to it, it is entered when they have."""
    for entry in asked_for(room, connection, message):
        if room.realtime_clock.gates(message.seat, message.code):
            await press(room, message)
            continue
        code = room.realtime_clock.stamped(connection, message.seat, message.code, message.ms)
        await move(room, entry if code == message.code else log.Played(message.seat, code, message.code))
    return wire.Ok(message.id)


async def press(room: Room, message: wire.Act) -> None:
    """The countdown to an answer begins, if it is one that can be entered at its end."""
    refusal = room.table.game.refuse(room.table.playing.state, message.seat, message.code)
    if refusal is not None:
        raise Refused.of(refusal, "illegal")
    room.realtime_clock.press(message.seat, message.code)
    await room.realtime_clock.look()


async def undo(room: Room, connection: Connection, message: wire.Undo) -> Answer:
    for entry in asked_for(room, connection, message):
        await move(room, entry)
    return wire.Ok(message.id)


async def say(room: Room, connection: Connection, message: wire.Say) -> Answer:
    await room.commit([*naming(room, connection, message), *asked_for(room, connection, message)], card=False)
    room.tell_chat()
    return wire.Ok(message.id)


def asked_for(room: Room, connection: Connection, message: Any) -> permissions.Entries:
    return permissions.REQUESTS[type(message)](room.table, connection.person, message)


def naming(room: Room, connection: Connection, message: Any) -> list[log.AnyEntry]:
    """Who takes a seat or speaks is known by name from then on, and so is who is sent away."""
    if isinstance(message, wire.Remove):
        return removals.named(room, message.person)
    if not isinstance(message, wire.Sit | wire.Say) or room.table.names.get(connection.person) == connection.name != "":
        return []
    if isinstance(message, wire.Sit) and not connection.name and message.seat in room.table.seats_of(connection.person):
        return []  # Who learns needs no name, and takes the own seat back without one.
    permissions.check_name(connection.name)
    return [log.Named(connection.person, connection.name)]


def check_present(room: Room, person: str) -> None:
    if person not in room.online and not room.table.seats_of(person) and person not in room.table.sent_away:
        raise Refused("unknown-person", "nobody of that id is at this table")


# Looking and asking.


async def look(room: Room, connection: Connection, message: wire.Look) -> Answer:
    if message.seat is not None:
        permissions.check_mine(room.table, connection.person, message.seat)
    if connection.pupil is not None:
        raise Refused("not-your-seat", "who looks over a shoulder sees what that seat sees, and nothing else")
    if connection.eyes != message.seat:  # Else the page has all of it.
        connection.eyes = message.seat
        room.tell_all(connection)
    return wire.Ok(message.id)


async def why(room: Room, connection: Connection, message: wire.Why) -> Answer:
    permissions.check_mine(room.table, connection.person, message.seat)
    permissions.check_playing(room.table)
    game, s = room.table.game, room.table.playing.state
    try:
        code = room.realtime_clock.stamped(connection, message.seat, message.code, None)
    except Refused as refused:
        return wire.Because(message.id, False, refused.rule, refused.message)
    refusal = game.refuse(s, message.seat, code)
    if refusal is not None:
        return wire.Because(message.id, False, refusal.rule, refusal.text())
    asked = game.decision(s, message.seat)
    return wire.Because(message.id, True, game.rule_of(s, asked, code) if asked else "", "")


async def ping(_: Room, __: Connection, message: wire.Ping) -> Answer:
    return wire.Pong(message.id)


async def shown(_: Room, connection: Connection, message: wire.Shown) -> Answer:
    connection.shown = message.on
    return wire.Ok(message.id)


# Real time.


async def ready(room: Room, connection: Connection, message: wire.Ready) -> Answer:
    stage = timed(room, connection, message.seat)
    if not stage.timing.ready:
        raise Refused("not-asked", "nobody needs to be ready now")
    if message.seat not in stage.ready:
        stage.ready.add(message.seat)
        room.tell_clock()
        await room.realtime_clock.look()
    return wire.Ok(message.id)


async def vote(room: Room, connection: Connection, message: wire.Vote) -> Answer:
    stage = timed(room, connection, message.seat)
    if message.seat not in room.realtime_clock.voters():
        raise Refused("not-asked", "only those who have finished may call the time")
    if not stage.voting:
        raise Refused("too-early", "the time cannot be called yet")
    if message.seat not in stage.votes:
        stage.votes.add(message.seat)
        room.tell_clock()
        await room.realtime_clock.look()
    return wire.Ok(message.id)


def timed(room: Room, connection: Connection, seat: int) -> RealtimeClockState:
    """What all are asked now, of whom this person is one."""
    permissions.check_mine(room.table, connection.person, seat)
    permissions.check_playing(room.table)
    permissions.check_own_play(room.table, seat)
    if room.realtime_clock.stage is None:
        raise Refused("not-asked", "this game is not played against the clock")
    return room.realtime_clock.stage


async def draft(room: Room, connection: Connection, message: wire.Draft) -> Answer:
    """Kept as long as the question is open; of one that is over nobody needs it any more."""
    permissions.check_mine(room.table, connection.person, message.seat)
    stage = room.realtime_clock.stage
    if len(message.code) > LONGEST_DRAFT:
        raise Refused("bad-text", f"a draft has at most {LONGEST_DRAFT} characters", longest=str(LONGEST_DRAFT))
    if stage is not None and stage.open.get(message.seat) == message.decision:
        stage.draft(message.seat, message.code, room.realtime_clock.clock.monotonic())
    return wire.Ok(message.id)


async def give_up(room: Room, _: Connection, message: wire.GiveUp) -> Answer:
    permissions.check_seat(room.table, message.seat)
    permissions.check_playing(room.table)
    if not room.table.given_up(message.seat) and message.seat not in room.realtime_clock.idle():
        raise Refused("too-early", "this person was here, or answered, a moment ago: wait a minute")
    await change(room, permissions.leave(room.table, message.seat))
    return wire.Ok(message.id)


# The company.


async def mute(room: Room, connection: Connection, message: wire.Mute) -> Answer:
    await relate(room, connection, "mute", message.person, message.on)
    return wire.Ok(message.id)


async def block(room: Room, connection: Connection, message: wire.Block) -> Answer:
    await relate(room, connection, "block", message.person, message.on)
    return wire.Ok(message.id)


async def relate(room: Room, connection: Connection, kind: str, other: str, on: bool) -> None:
    if other == connection.person or len(other) != len(connection.person):
        raise Refused("unknown-person", "there is nobody of that id to mute or block")
    known = connection.blocked if kind == "block" else connection.muted
    if on and other not in known and len(known) >= MOST_RELATIONS:
        raise Refused("too-many", f"nobody mutes or blocks more than {MOST_RELATIONS} people: let some be heard again")
    with storing(UNSAVED):
        await room.hub.store.set_relation(connection.person, kind, other, on)
    room.hub.related(connection.person, kind, other, on)
    for mine in [mine for mine in room.connections if mine.person == connection.person]:
        room.tell_all(mine)


async def report(room: Room, connection: Connection, message: wire.Report) -> Answer:
    """The words, with everything that is needed to judge them."""
    text = permissions.clean(message.text, permissions.LONGEST_REPORT, "bad-text")
    if room.reports >= MOST_REPORTS:
        raise Refused("too-many", f"this table has been reported {MOST_REPORTS} times: that is enough")
    room.reports += 1
    table = room.table
    asker = Requester(connection.address, table.id)
    record = (await room.hub.readers.ask(asker, table, game_copies.full_record))[0] if table.match else ""
    position = json.dumps(table.game.save(table.match.state)).encode() if table.match else b""
    with storing(UNSAVED):
        row = ReportRow(table.id, table.seq, room.hub.clock.wall(), connection.person, text, record, position)
        await room.hub.store.add_report(row)
    return wire.Ok(message.id)


async def rematch(room: Room, connection: Connection, message: wire.Rematch) -> Answer:
    if not room.knows(connection.person):
        raise Refused("not-your-seat", "only those who played can ask for a rematch")
    if room.table.phase != "over":
        raise Refused("not-over", "a rematch comes after the game")
    if not room.table.next:
        await room.commit([log.Followed(await room.hub.rematch(room.table, message.rotate))])
        room.tell_table()
    return wire.Made(message.id, room.table.next)


async def renamed(room: Room, person: str, name: str) -> None:
    """A person has another name now."""
    async with room.lock:
        for connection in room.connections:
            if connection.person == person:
                connection.name = name
        if room.table.names.get(person, name) != name:
            await room.commit([log.Named(person, name)])
        room.tell_table()


HANDLERS: dict[type, Callable[[Room, Connection, Any], Awaitable[Answer]]] = {
    wire.Act: act,
    wire.Undo: undo,
    wire.AskUndo: undo_of_table.ask,
    wire.AnswerUndo: undo_of_table.answer,
    wire.Ready: ready,
    wire.Vote: vote,
    wire.Draft: draft,
    wire.DecideTime: decide,
    wire.GiveUp: give_up,
    wire.Say: say,
    wire.Start: start.start,
    wire.Promise: start.promise,
    wire.Reveal: start.reveal,
    wire.Look: look,
    wire.Why: why,
    wire.Ping: ping,
    wire.Shown: shown,
    wire.Seen: read_marks.saw,
    wire.Welcome: spectators.welcome,
    wire.ShareSeat: shared_views.share,
    wire.EndShare: shared_views.end,
    wire.AskHint: hints.ask,
    wire.AskWhyNot: hints.why_not,
    wire.CancelHint: hints.cancel,
    wire.Nudge: absent_players.nudge,
    wire.ReplaceAbsent: absent_players.replace,
    wire.ProposeClock: clock_proposals.propose,
    wire.AnswerClock: clock_proposals.answer,
    wire.Mute: mute,
    wire.Block: block,
    wire.Report: report,
    wire.Rematch: rematch,
}
"""Messages that have a way of their own; all others are a `request`."""
