"""Bots at a table: they think in worker processes, and play with a pause that people can follow."""

import logging
from random import Random

from lamster.kernel.chance import derive
from lamster.kernel.decision import Decision
from lamster.tables.model import lessons
from lamster.tables.model.entries import Played
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.model.table_state import SERVER
from lamster.tables.room import limits, perform
from lamster.tables.room.clocks.realtime_clock import RealtimeClock
from lamster.tables.room.clocks.unasked_answers import UnaskedAnswers
from lamster.tables.room.room import Room
from lamster.tables.room.telling import tell_clock
from lamster.tables.workers.bot_workers import Question
from lamster.tables.workers.fair_queue import Requester

logger = logging.getLogger("lamster")
THINKING_LIMIT_S = 10.0
"""After this time a simpler bot answers."""
PART_OF_LIMIT = 8
"""A bot uses at most this part (one eighth) of the time limit of a decision."""
PART_OF_CLOCK = {"move": 20, "total": 200, "days": 1_000}
"""The same for the time left to its seat: a move may have many decisions, and a game many moves."""
LEAST_THINKING_S = 0.05
RACE_SPREAD = 1.5
"""In a race a bot's pause is longer by up to this share of the usual pause, at random."""


def wake(room: Room) -> None:
    """Wake every bot that is asked something. If only bots play, at least one client must be connected.

    Bots wait while an undo request is open: an action of theirs would end it.
    """
    table = room.table
    if table.phase != "playing" or table.undo_request is not None or not (room.connections or table.people()):
        return
    if limits.is_full(table):
        return
    for decision in table.playing.state.open:
        bot = table.bot_on(decision.seat) if decision.seat >= 0 else ""
        if not bot or lessons.waits(table, decision.seat):
            continue
        if room.thinking.get(decision.seat) != decision.id and not room.part(RealtimeClock).holds(decision):
            room.thinking[decision.seat] = decision.id
            room.spawn(bot_turn(room, decision, bot))


async def bot_turn(room: Room, decision: Decision, bot: str) -> None:
    """Let a bot try until it has answered: no table waits for a bot forever."""
    try:
        if await bot_moves(room, decision, bot):
            return
    except Exception:
        logger.exception("table %s: a bot could not move, trying again", room.table.id)
    # The store may need a while. Until then the table is free for others, and nothing wakes this bot again.
    await room.clock.sleep(perform.RETRY_MS)
    stop_thinking(room, decision)
    await perform.look_after_locked(room)


async def bot_moves(room: Room, decision: Decision, bot: str) -> bool:
    """Think, wait until people can follow or the time of the answer has passed, and play. Returns whether the bot is
    done.

    Other entries may have been written since the bot was woken: then it has been woken again if it is still asked.
    """
    if not is_still_asked(room, decision):
        stop_thinking(room, decision)
        return True
    clock = room.clock
    begun = clock.monotonic()
    code = await think(room, decision, bot)
    due = room.part(RealtimeClock).due_at(decision, code) or begun + pause(room, decision)
    await clock.sleep(max(0, due - clock.monotonic()))
    async with room.lock:
        if not is_still_asked(room, decision):
            stop_thinking(room, decision)
            await perform.look_after(room)
            return True
        if not room.part(RealtimeClock).in_time(decision, code):
            return True  # It stays marked as thinking, so that it is not asked again: its time will run out.
        return await play(room, decision, code)


async def play(room: Room, decision: Decision, code: str) -> bool:
    """Play the answer; returns whether it was accepted. The bot is free for its next question after that."""
    try:
        if room.part(RealtimeClock).gates(decision.seat, code):
            if room.part(RealtimeClock).press(decision.seat, code):
                tell_clock(room)
            stop_thinking(room, decision)
            await perform.look_after(room)
        else:
            await perform.play(room, Played(decision.seat, code))
            stop_thinking(room, decision)
    except Refused as refused:
        for connection in room.connections:
            connection.refuse(None, refused)
        return False
    return True


def stop_thinking(room: Room, decision: Decision) -> None:
    if room.thinking.get(decision.seat) == decision.id:
        del room.thinking[decision.seat]


def pause(room: Room, decision: Decision) -> int:
    """Milliseconds that people need to see what happens. In a race they vary at random, as people's times do."""
    table = room.table
    spread = Random(derive(table.secret, "pause", decision.id)).random() if table.game.meta.real_time else 0.0
    usual = int(1000 * room.hub.bot_pause * (1.0 + RACE_SPREAD * spread))
    return max(usual, room.part(UnaskedAnswers).least_pause_ms(decision))


async def think(room: Room, decision: Decision, bot: str) -> str:
    """Ask a worker for the bot's answer. It gets a random world that fits what the seat knows, never the true one.

    In a lesson the answer is that of the lesson file.
    """
    table, game = room.table, room.table.game
    if written := lessons.scripted_answer(table, decision):
        return written
    seed = derive(table.secret, SERVER, bot, decision.id)
    world = game.pack(game.resample(table.playing.state, decision.seat, Random(derive(seed, "world"))))
    question = Question(game.meta.name, bot, decision.seat, world, seed, thinking_time(table, decision))
    choice = await room.hub.bot_workers.choose(question, limit_s=THINKING_LIMIT_S, requester=requester_of(room))
    return choice.code


def requester_of(room: Room, person: str = "") -> Requester:
    """On whose behalf a worker thinks: the host, or the person who wants a hint. Tables without clients come last."""
    return Requester(person or room.table.host, room.table.id, lambda: bool(room.connections))


def thinking_time(table: Table, decision: Decision) -> float:
    """Seconds that a bot may think at a table with a clock: a small part of what a person would have left; 0: no clock.

    Bots use no time of the clock, but players with a clock must not wait long for them.
    """
    timing = table.game.timing(table.playing.state, decision)
    parts = [timing.limit / PART_OF_LIMIT] if timing is not None and timing.limit else []
    if table.turn_clock.timed:
        parts.append(table.turn_clock.left_of(decision.seat) / PART_OF_CLOCK[table.turn_clock.control.kind])
    return max(LEAST_THINKING_S, min(parts) / 1000) if parts else 0.0


def is_still_asked(room: Room, decision: Decision) -> bool:
    """Whether the bot must still answer: the same question is open, a bot plays the seat, and no undo is requested."""
    table = room.table
    if table.phase != "playing" or table.undo_request is not None or not table.bot_on(decision.seat):
        return False
    asked = table.game.decision(table.playing.state, decision.seat)
    return asked is not None and asked.id == decision.id
