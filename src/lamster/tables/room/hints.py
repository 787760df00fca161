"""Hints: what a bot would do in somebody's place, and why. Told to who asked; the others see that it was asked."""

import asyncio
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from lamster.bots.judging import can_judge
from lamster.games import load_thumb
from lamster.kernel.chance import derive
from lamster.kernel.decision import Decision, Refusal
from lamster.kernel.thumb import Reason
from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import lessons, permissions
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.room.bots import THINKING_LIMIT, asker_of
from lamster.tables.room.connection import Connection
from lamster.tables.workers.bot_workers import Question

if TYPE_CHECKING:
    from lamster.tables.room.room import Room

LEVEL = "hard"
"""Good advice within a moment."""
LIMIT_S = 8.0
"""A hint that has not come by then does not come: who asked is told so."""


class Hint(NamedTuple):
    """What a bot would do, and why: by the rules of thumb of the game, and by what it found when it searched."""

    decision: str
    code: str
    why: list[Reason]


class Request(NamedTuple):
    """A hint that somebody waits for."""

    decision: str
    connection: Connection
    message: wire.AskHint
    task: asyncio.Future[None]


class Hints:
    """The hints of a room: one thought a question, however often it is asked for."""

    def __init__(self) -> None:
        self.given: dict[int, Hint] = {}
        """The last hint of each seat."""
        self.under_way: dict[int, Request] = {}
        """The request of each seat for which a bot is thinking."""

    def is_under_way(self, decision: Decision) -> bool:
        request = self.under_way.get(decision.seat)
        return request is not None and request.decision == decision.id

    def cancel(self, seat: int) -> None:
        """End the request of this seat, if one is under way."""
        request = self.under_way.pop(seat, None)
        if request is not None:
            request.task.cancel()
            request.connection.refuse(request.message.id, Refused("stale", "the hint was cancelled"))

    def about(self, decision: Decision) -> Hint | None:
        known = self.given.get(decision.seat)
        return known if known is not None and known.decision == decision.id else None


def allowed(table: Table) -> bool:
    """Whether people at this table may have hints: never in a race, and with others only if the host wants it so."""
    if table.game.meta.real_time or table.hints == "none" or not can_judge(table.game.meta.name):
        return False
    return table.hints == "all" or len(table.people()) <= 1


def offered(table: Table, seat: int | None) -> bool:
    """Whether this seat may ask for a hint now. A lesson says by itself what to do."""
    if seat is None or not allowed(table) or not table.player(seat) or lessons.phase(table) == "on":
        return False
    decision = table.game.decision(table.playing.state, seat)
    return decision is not None and decision.form is None


async def ask(room: "Room", connection: Connection, message: wire.AskHint) -> wire.FromServer | None:
    """Begin to think, beside all else; the answer comes when it is done."""
    decision = check(room, connection, message)
    known = room.hints.about(decision)
    if known is not None:
        return answer(message, known)
    if room.hints.is_under_way(decision):
        raise Refused("too-fast", "the hint is on its way: wait a moment")
    room.hints.cancel(message.seat)  # It was about an earlier question.
    task = room.spawn(think(room, connection, message, decision))
    room.hints.under_way[message.seat] = Request(decision.id, connection, message, task)
    return None


async def cancel(room: "Room", connection: Connection, message: wire.CancelHint) -> wire.FromServer:
    """Who asked no longer waits; the hint is neither given nor counted."""
    permissions.check_mine(room.table, connection.person, message.seat)
    room.hints.cancel(message.seat)
    return wire.Ok(message.id)


def check(room: "Room", connection: Connection, message: wire.AskHint) -> Decision:
    """What is asked of this seat, if its person may have a hint about it."""
    table = room.table
    permissions.check_mine(table, connection.person, message.seat)
    permissions.check_playing(table)
    permissions.check_own_play(table, message.seat)
    decision = table.game.decision(table.playing.state, message.seat)
    if decision is None:
        raise Refused("not-asked", "there is nothing to give a hint about: this seat is not asked anything now")
    if not offered(table, message.seat):
        raise Refused("no-hints", "there are no hints here: the game is timed, or the host does not want them")
    return decision


async def think(room: "Room", connection: Connection, message: wire.AskHint, decision: Decision) -> None:
    """The request is answered in any case: with a hint, or with why there is none."""
    try:
        hint = await hint_in_time(room, decision)
        async with room.lock:
            connection.tell(await told(room, message, hint))
    except Refused as refused:
        connection.refuse(message.id, refused)
    finally:
        if room.hints.is_under_way(decision):
            del room.hints.under_way[message.seat]


async def hint_in_time(room: "Room", decision: Decision) -> Hint:
    try:
        async with asyncio.timeout(LIMIT_S):
            return await hint_about(room, decision)
    except TimeoutError:
        raise Refused("hint-late", f"no bot had a hint within {LIMIT_S:g} seconds: ask again in a moment") from None
    except (Refusal, RuntimeError) as problem:
        raise Refused("no-hints", f"no bot can give a hint about this: {problem}") from problem


async def hint_about(room: "Room", decision: Decision) -> Hint:
    """The bot is handed a world that the seat cannot tell from the true one: it knows no more than its person."""
    table, game = room.table, room.table.game
    name, seed = game.meta.name, derive(table.secret, "hint", decision.id)
    world = game.resample(table.playing.state, decision.seat, Random(derive(seed, "world")))
    thumb, asked = load_thumb(name), game.decision(world, decision.seat)
    assert asked is not None, "in every world that a seat cannot tell apart it is asked the same"
    asker = asker_of(room, table.player(decision.seat))
    question = Question(name, LEVEL, decision.seat, game.pack(world), seed)
    choice = await room.hub.bot_workers.choose(question, limit_s=THINKING_LIMIT, requester=asker)
    reasons = [thumb.why(world, asked, choice.code), *([choice.why] if choice.why else [])]
    return Hint(decision.id, choice.code, list({reason[0]: reason for reason in reasons}.values()))


async def told(room: "Room", message: wire.AskHint, hint: Hint) -> wire.Hinted:
    """That a hint was given is written down before it is told, so that nobody has one that the others do not see."""
    table = room.table
    asked = table.game.decision(table.playing.state, message.seat) if table.phase == "playing" else None
    if asked is None or asked.id != hint.decision:
        raise Refused("stale", "this was answered before the hint came")
    await room.commit([log.Hinted(message.seat)], card=False)
    room.hints.given[message.seat] = hint
    room.tell_table()
    return answer(message, hint)


def answer(message: wire.AskHint, hint: Hint) -> wire.Hinted:
    return wire.Hinted(message.id, hint.decision, hint.code, hint.why)


async def why_not(room: "Room", connection: Connection, message: wire.AskWhyNot) -> wire.FromServer:
    """What comes to mind and is not possible, with the rules that stand against it."""
    table = room.table
    permissions.check_mine(table, connection.person, message.seat)
    permissions.check_playing(table)
    game, s = table.game, table.playing.state
    decision = game.decision(s, message.seat)
    if decision is None:
        raise Refused("not-asked", "this seat is not asked anything now")
    wanted = [code for code in game.thinkable(s, message.seat) if not decision.accepts(code)]
    refusals = [(code, game.refuse(s, message.seat, code)) for code in dict.fromkeys(wanted)]
    refused = [wire.NotPossible(code, refusal.rule) for code, refusal in refusals if refusal is not None]
    return wire.WhyNots(message.id, decision.id, refused)
