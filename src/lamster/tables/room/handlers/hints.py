"""Handlers for hints: what a bot would do in a seat, and why. Only the person who asked sees the hint."""

import asyncio
from random import Random
from typing import NamedTuple

from lamster.games import load_thumb
from lamster.kernel.chance import derive
from lamster.kernel.decision import Decision, Refusal
from lamster.kernel.thumb import Reason
from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model.refused import Refused
from lamster.tables.room.bots import THINKING_LIMIT_S, requester_of
from lamster.tables.room.connection import Connection
from lamster.tables.room.perform import perform
from lamster.tables.room.registry import Answer, handles
from lamster.tables.room.room import Room
from lamster.tables.room.telling import tell_table
from lamster.tables.workers.bot_workers import Question

LEVEL = "hard"
"""A level that gives good advice within a few seconds."""
LIMIT_S = 8.0
"""A hint that takes longer is given up, and the person who asked is told."""


class Hint(NamedTuple):
    """What a bot would do, and its reasons: the game's rules of thumb, and the result of its search."""

    decision: str
    code: str
    why: list[Reason]


class Request(NamedTuple):
    """A hint that a person waits for."""

    decision: str
    connection: Connection
    message: wire.AskHint
    task: asyncio.Future[None]


class Hints:
    """The hints of a room: a bot thinks once per question, however often a person asks."""

    def __init__(self, _: Room) -> None:
        self.given: dict[int, Hint] = {}
        """The last hint of each seat."""
        self.under_way: dict[int, Request] = {}
        """The running request of each seat."""

    def is_under_way(self, decision: Decision) -> bool:
        request = self.under_way.get(decision.seat)
        return request is not None and request.decision == decision.id

    def cancel(self, seat: int) -> None:
        """Cancel the request of this seat, if there is one."""
        request = self.under_way.pop(seat, None)
        if request is not None:
            request.task.cancel()
            request.connection.refuse(request.message.id, Refused("stale", "the hint was cancelled"))

    def about(self, decision: Decision) -> Hint | None:
        known = self.given.get(decision.seat)
        return known if known is not None and known.decision == decision.id else None


@handles(wire.AskHint)
async def ask(room: Room, connection: Connection, message: wire.AskHint) -> Answer:
    """Begin to think in the background; the answer comes when the bot is done."""
    decision = check(room, connection, message)
    known = room.part(Hints).about(decision)
    if known is not None:
        return answer(message, known)
    if room.part(Hints).is_under_way(decision):
        raise Refused("too-fast", "the hint is on its way: wait a moment")
    room.part(Hints).cancel(message.seat)  # It was about an earlier question.
    task = room.spawn(think(room, connection, message, decision))
    room.part(Hints).under_way[message.seat] = Request(decision.id, connection, message, task)
    return None


@handles(wire.CancelHint)
async def cancel(room: Room, connection: Connection, message: wire.CancelHint) -> wire.FromServer:
    """The person who asked cancels the hint; it is neither given nor counted."""
    permissions.check_mine(room.table, connection.person, message.seat)
    room.part(Hints).cancel(message.seat)
    return wire.Ok(message.id)


def check(room: Room, connection: Connection, message: wire.AskHint) -> Decision:
    """The decision of this seat, if its person may have a hint about it."""
    table = room.table
    permissions.check_mine(table, connection.person, message.seat)
    permissions.check_playing(table)
    permissions.check_own_play(table, message.seat)
    decision = table.game.decision(table.playing.state, message.seat)
    if decision is None:
        raise Refused("not-asked", "there is nothing to give a hint about: this seat is not asked anything now")
    if not permissions.may_ask_hint(table, message.seat):
        raise Refused("no-hints", "there are no hints here: the game is timed, or the host does not want them")
    return decision


async def think(room: Room, connection: Connection, message: wire.AskHint, decision: Decision) -> None:
    """Answer the request in any case: with a hint, or with the reason why there is none."""
    try:
        hint = await hint_in_time(room, decision)
        async with room.lock:
            connection.tell(await give(room, message, hint))
    except Refused as refused:
        connection.refuse(message.id, refused)
    finally:
        if room.part(Hints).is_under_way(decision):
            del room.part(Hints).under_way[message.seat]


async def hint_in_time(room: Room, decision: Decision) -> Hint:
    try:
        async with asyncio.timeout(LIMIT_S):
            return await hint_about(room, decision)
    except TimeoutError:
        raise Refused("hint-late", f"no bot had a hint within {LIMIT_S:g} seconds: ask again in a moment") from None
    except (Refusal, RuntimeError) as problem:
        raise Refused("no-hints", f"no bot can give a hint about this: {problem}") from problem


async def hint_about(room: Room, decision: Decision) -> Hint:
    """Ask a worker. It gets a random world that fits what the seat knows: it knows no more than the person."""
    table, game = room.table, room.table.game
    name, seed = game.meta.name, derive(table.secret, "hint", decision.id)
    world = game.resample(table.playing.state, decision.seat, Random(derive(seed, "world")))
    thumb, asked = load_thumb(name), game.decision(world, decision.seat)
    assert asked is not None, "in every world that a seat cannot tell apart it is asked the same"
    requester = requester_of(room, table.player(decision.seat))
    question = Question(name, LEVEL, decision.seat, game.pack(world), seed)
    choice = await room.hub.bot_workers.choose(question, limit_s=THINKING_LIMIT_S, requester=requester)
    reasons = [thumb.why(world, asked, choice.code), *([choice.why] if choice.why else [])]
    return Hint(decision.id, choice.code, list({reason[0]: reason for reason in reasons}.values()))


async def give(room: Room, message: wire.AskHint, hint: Hint) -> wire.Hinted:
    """Write that a hint was given before it is sent, so that nobody has a hint that the others do not see."""
    table = room.table
    asked = table.game.decision(table.playing.state, message.seat) if table.phase == "playing" else None
    if asked is None or asked.id != hint.decision:
        raise Refused("stale", "this was answered before the hint came")
    await perform(room, [log.Hinted(message.seat)], tell_table)
    room.part(Hints).given[message.seat] = hint
    return answer(message, hint)


def answer(message: wire.AskHint, hint: Hint) -> wire.Hinted:
    return wire.Hinted(message.id, hint.decision, hint.code, hint.why)


@handles(wire.AskWhyNot)
async def why_not(room: Room, connection: Connection, message: wire.AskWhyNot) -> wire.FromServer:
    """Actions that a player may expect and that are not possible, with the rules that forbid them."""
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
