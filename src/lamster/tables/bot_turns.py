"""Bots at a table: they think in other processes, and play with a pause that people can follow."""

import asyncio
import time
from contextlib import suppress
from random import Random

from lamster.kernel.chance import derive
from lamster.kernel.decision import Decision
from lamster.tables.entries import Played
from lamster.tables.refused import Refused
from lamster.tables.room import Room
from lamster.tables.table import SERVER

THINKING_LIMIT = 10.0
"""Seconds after which something simpler answers for a bot."""


def wake_bots(room: Room) -> None:
    """Every bot that is asked something begins to think. Where only bots play, somebody must be looking on."""
    table = room.table
    if table.phase != "playing" or not (room.lines or table.people()):
        return
    for decision in table.playing.state.open:
        bot = table.bot_on(decision.seat) if decision.seat >= 0 else ""
        if bot and room.thinking.get(decision.seat) != decision.id:
            room.thinking[decision.seat] = decision.id
            room.spawn(bot_turn(room, decision, bot))


async def bot_turn(room: Room, decision: Decision, bot: str) -> None:
    """Think, wait as long as people need to see what happens, and play."""
    begun = time.monotonic()
    code = await think(room, decision, bot)
    await asyncio.sleep(room.house.bot_pause - (time.monotonic() - begun))
    async with room.lock:
        if room.thinking.get(decision.seat) == decision.id:
            del room.thinking[decision.seat]
        if still_asked(room, decision):
            await bot_plays(room, decision, code)
        wake_bots(room)


async def think(room: Room, decision: Decision, bot: str) -> str:
    """The bot is handed a world that its seat cannot tell from the true one, never the true one."""
    table, game = room.table, room.table.game
    seed = derive(table.secret, SERVER, bot, decision.id)
    world = game.pack(game.resample(table.playing.state, decision.seat, Random(derive(seed, "world"))))
    thinkers = room.house.thinkers
    thought = await thinkers.choose(game.meta.name, bot, decision.seat, world, seed, THINKING_LIMIT)
    return thought.code


def still_asked(room: Room, decision: Decision) -> bool:
    """Unless the question is another one by now, or a person plays the seat again."""
    table = room.table
    if table.phase != "playing" or not table.bot_on(decision.seat):
        return False
    asked = table.game.decision(table.playing.state, decision.seat)
    return asked is not None and asked.id == decision.id


async def bot_plays(room: Room, decision: Decision, code: str) -> None:
    try:
        await room.commit([Played(decision.seat, code)], card=False)
    except Refused as refused:
        for line in room.lines:
            line.refuse(None, refused)
        # Not at once again: the disk may need a while.
        await asyncio.sleep(1.0)
    else:
        room.tell_game()
        await after_move(room)


async def after_move(room: Room) -> None:
    """The lobby must know when a game is over, and everybody at the table what comes then."""
    if room.table.phase == "over":
        room.tell_table()
        with suppress(Refused):  # The game itself is on disk; the lobby's card of it can wait.
            await room.commit([])
