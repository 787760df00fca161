"""Bots at a table: they think in other processes, and play with a pause that people can follow."""

import logging
from random import Random
from typing import TYPE_CHECKING

from lamster.kernel.chance import derive
from lamster.kernel.decision import Decision
from lamster.tables.model import lessons
from lamster.tables.model.entries import Played
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import SERVER
from lamster.tables.room import limits
from lamster.tables.workers.bot_workers import Question
from lamster.tables.workers.fair_queue import Requester

if TYPE_CHECKING:
    from lamster.tables.model.table import Table
    from lamster.tables.room.room import Room

logger = logging.getLogger("lamster")
THINKING_LIMIT = 10.0
"""Seconds after which something simpler answers for a bot."""
SLOWEST_THOUGHT = 25_000
"""Milliseconds after which a bot that has not answered never will: both it and the simpler one have failed."""
TRY_AGAIN = 1_000
PART_OF_LIMIT = 8
"""A bot takes at most one part in so many of the time for a decision."""
PART_OF_CLOCK = {"move": 20, "total": 200, "days": 1_000}
"""The same of what is left to its seat: a move may have many decisions, and a game many moves."""
LEAST_PATIENCE = 0.05
UNEVEN = 1.5
"""How much longer a bot may take to answer in a race than elsewhere, as a share of the usual pause."""


def wake_bots(room: "Room") -> None:
    """Every bot that is asked something begins to think. Where only bots play, somebody must be looking on.

    While people are asked whether to go back, bots wait: what they do would end the question.
    """
    table = room.table
    if table.phase != "playing" or table.undo_request is not None or not (room.connections or table.people()):
        return
    if limits.is_full(table):
        return
    for decision in table.playing.state.open:
        bot = table.bot_on(decision.seat) if decision.seat >= 0 else ""
        if lessons.waits(table, decision.seat):
            continue
        if bot and room.thinking.get(decision.seat) != decision.id and not room.realtime_clock.holds(decision):
            room.thinking[decision.seat] = decision.id
            room.spawn(bot_turn(room, decision, bot))


async def bot_turn(room: "Room", decision: Decision, bot: str) -> None:
    """Whatever hinders a bot, it tries again: no table waits for it for ever."""
    try:
        if await bot_moves(room, decision, bot):
            return
    except Exception:
        logger.exception("table %s: a bot could not move, and tries again", room.table.id)
    # The disk may need a while. Meanwhile the table is free for all others, and nobody wakes this bot a second time.
    await room.hub.clock.sleep(TRY_AGAIN)
    think_no_more(room, decision)
    await room.look_after()


async def bot_moves(room: "Room", decision: Decision, bot: str) -> bool:
    """Think, wait for people to see what happens or for as long as the answer takes, and play; whether it could.

    Something else may have been written since it was woken: then it has been woken anew, if it is still to play.
    """
    if not still_asked(room, decision):
        think_no_more(room, decision)
        return True
    clock = room.hub.clock
    begun = clock.monotonic()
    code = await think(room, decision, bot)
    due = room.realtime_clock.due_at(decision, code) or begun + pause(room, decision)
    await clock.sleep(max(0, due - clock.monotonic()))
    async with room.lock:
        if still_asked(room, decision) and not room.realtime_clock.in_time(decision, code):
            return True  # It stays marked as thinking, so that nobody asks it again: its time will be up.
        played = not still_asked(room, decision) or await bot_plays(room, decision, code)
        if played:
            think_no_more(room, decision)
            await room.realtime_clock.look()
        return played


def think_no_more(room: "Room", decision: Decision) -> None:
    if room.thinking.get(decision.seat) == decision.id:
        del room.thinking[decision.seat]


def pause(room: "Room", decision: Decision) -> int:
    """Milliseconds that people need to see what happens. In a race bots are not as even as clocks."""
    table = room.table
    spread = Random(derive(table.secret, "pause", decision.id)).random() if table.game.meta.real_time else 0.0
    return int(1000 * room.hub.bot_pause * (1.0 + UNEVEN * spread))


async def think(room: "Room", decision: Decision, bot: str) -> str:
    """The bot is handed a world that its seat cannot tell from the true one, never the true one.

    In a lesson it says what is written.
    """
    table, game = room.table, room.table.game
    if written := lessons.written(table, decision):
        return written
    seed = derive(table.secret, SERVER, bot, decision.id)
    world = game.pack(game.resample(table.playing.state, decision.seat, Random(derive(seed, "world"))))
    question = Question(game.meta.name, bot, decision.seat, world, seed, patience_of(table, decision))
    choice = await room.hub.bot_workers.choose(question, limit_s=THINKING_LIMIT, requester=asker_of(room))
    return choice.code


def asker_of(room: "Room", person: str = "") -> Requester:
    """Bots think on behalf of the host, hints on behalf of who asked; a table where nobody looks comes last."""
    return Requester(person or room.table.host, room.table.id, lambda: bool(room.connections))


def patience_of(table: "Table", decision: Decision) -> float:
    """Seconds that a bot may think at a table with a clock: a small part of what a person would have left; 0: no clock.

    Bots use no time of the table, but who plays against the clock must not have to wait for them either.
    """
    timing = table.game.timing(table.playing.state, decision)
    parts = [timing.limit / PART_OF_LIMIT] if timing is not None and timing.limit else []
    if table.times.timed:
        parts.append(table.times.left_of(decision.seat) / PART_OF_CLOCK[table.times.control.kind])
    return max(LEAST_PATIENCE, min(parts) / 1000) if parts else 0.0


def still_asked(room: "Room", decision: Decision) -> bool:
    """Unless the question is another one by now, a person plays the seat again, or somebody wants to go back."""
    table = room.table
    if table.phase != "playing" or table.undo_request is not None or not table.bot_on(decision.seat):
        return False
    asked = table.game.decision(table.playing.state, decision.seat)
    return asked is not None and asked.id == decision.id


async def bot_plays(room: "Room", decision: Decision, code: str) -> bool:
    """Whether it could be done."""
    try:
        if room.realtime_clock.gates(decision.seat, code):
            room.realtime_clock.press(decision.seat, code)
            return True
        await room.commit([Played(decision.seat, code)], card=False)
    except Refused as refused:
        for connection in room.connections:
            connection.refuse(None, refused)
        return False
    room.tell_game()
    await after_move(room)
    return True


async def after_move(room: "Room") -> None:
    """Everybody at the table must know what comes when a game is over."""
    if room.table.phase == "over":
        room.tell_table()
