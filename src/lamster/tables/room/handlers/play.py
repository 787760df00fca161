"""Handlers for play: actions, and questions about what is allowed."""

from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model.refused import Refused
from lamster.tables.room.clocks.realtime_clock import RealtimeClock
from lamster.tables.room.clocks.realtime_clock_state import RealtimeClockState
from lamster.tables.room.clocks.turn_clock import TurnClock
from lamster.tables.room.connection import Connection
from lamster.tables.room.perform import look_after, play
from lamster.tables.room.registry import Answer, handles
from lamster.tables.room.room import Room
from lamster.tables.room.telling import tell_all, tell_clock

LONGEST_DRAFT = 200


@handles(wire.Act)
async def act(room: Room, connection: Connection, message: wire.Act) -> Answer:
    """An action: the most frequent message. An action with a countdown is written at the end of the countdown."""
    for entry in permissions.act(room.table, connection.person, message):
        if room.part(RealtimeClock).gates(message.seat, message.code):
            await press(room, message)
            continue
        code = room.part(RealtimeClock).with_time(connection, message.seat, message.code, message.ms)
        await play(room, entry if code == message.code else log.Played(message.seat, code, message.code))
    return wire.Ok(message.id)


async def press(room: Room, message: wire.Act) -> None:
    """Begin the countdown to an answer that the rules allow."""
    refusal = room.table.game.refuse(room.table.playing.state, message.seat, message.code)
    if refusal is not None:
        raise Refused.of(refusal, "illegal")
    if room.part(RealtimeClock).press(message.seat, message.code):
        tell_clock(room)
    await look_after(room)


@handles(wire.Look)
async def look(room: Room, connection: Connection, message: wire.Look) -> Answer:
    if message.seat is not None:
        permissions.check_mine(room.table, connection.person, message.seat)
    if connection.shared_seat is not None:
        raise Refused("not-your-seat", "who looks over a shoulder sees what that seat sees, and nothing else")
    if connection.eyes != message.seat:
        connection.eyes = message.seat
        tell_all(room, connection)
    return wire.Ok(message.id)


@handles(wire.Why)
async def why(room: Room, connection: Connection, message: wire.Why) -> Answer:
    permissions.check_mine(room.table, connection.person, message.seat)
    permissions.check_playing(room.table)
    game, s = room.table.game, room.table.playing.state
    try:
        code = room.part(RealtimeClock).with_time(connection, message.seat, message.code, None)
    except Refused as refused:
        return wire.Because(message.id, False, refused.rule, refused.message)
    refusal = game.refuse(s, message.seat, code)
    if refusal is not None:
        return wire.Because(message.id, False, refusal.rule, refusal.text())
    asked = game.decision(s, message.seat)
    return wire.Because(message.id, True, game.rule_of(s, asked, code) if asked else "", "")


# Real-time games.


@handles(wire.Ready)
async def ready(room: Room, connection: Connection, message: wire.Ready) -> Answer:
    stage = timed_question(room, connection, message.seat)
    if not stage.timing.ready:
        raise Refused("not-asked", "nobody needs to be ready now")
    if message.seat not in stage.ready:
        stage.ready.add(message.seat)
        tell_clock(room)
        await look_after(room)
    return wire.Ok(message.id)


@handles(wire.Vote)
async def vote(room: Room, connection: Connection, message: wire.Vote) -> Answer:
    stage = timed_question(room, connection, message.seat)
    if message.seat not in room.part(RealtimeClock).voters():
        raise Refused("not-asked", "only those who have finished may call the time")
    if not stage.voting:
        raise Refused("too-early", "the time cannot be called yet")
    if message.seat not in stage.votes:
        stage.votes.add(message.seat)
        tell_clock(room)
        await look_after(room)
    return wire.Ok(message.id)


def timed_question(room: Room, connection: Connection, seat: int) -> RealtimeClockState:
    """The question that is timed now, if this person plays the seat."""
    permissions.check_mine(room.table, connection.person, seat)
    permissions.check_playing(room.table)
    permissions.check_own_play(room.table, seat)
    stage = room.part(RealtimeClock).stage
    if stage is None:
        raise Refused("not-asked", "this game is not played against the clock")
    return stage


@handles(wire.Draft)
async def draft(room: Room, connection: Connection, message: wire.Draft) -> Answer:
    """Keep a draft while its question is open and a clock runs; ignore it for an earlier question."""
    permissions.check_mine(room.table, connection.person, message.seat)
    stage = room.part(RealtimeClock).stage
    if len(message.code) > LONGEST_DRAFT:
        raise Refused("bad-text", f"a draft has at most {LONGEST_DRAFT} characters", longest=str(LONGEST_DRAFT))
    if stage is None:
        room.part(TurnClock).keep_draft(message.seat, message.decision, message.code)
    elif stage.open.get(message.seat) == message.decision:
        stage.drafts.keep(message.decision, message.code, room.clock.monotonic())
    return wire.Ok(message.id)
