"""Planted faults: each takes one thing away that the server must do. The simulation must find every one of them."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from typing import Any
from unittest.mock import patch

from lamster.tables.hub.clock_supervisor import Watch
from lamster.tables.model import entries as log
from lamster.tables.model import views
from lamster.tables.room import clock_proposals, hints, start, undo
from lamster.tables.room.bots import wake_bots
from lamster.tables.room.realtime_clock import Pace
from lamster.tables.room.room import Room
from lamster.tables.room.spectators import Gallery
from lamster.tables.room.turn_clock import Keeper

MUTATIONS: dict[str, Callable[[], Any]] = {}
"""By name."""


def mutation(function: Callable[[], Iterator[None]]) -> Callable[[], Any]:
    made = contextmanager(function)
    MUTATIONS[function.__name__] = made
    return made


def every(number: int) -> Callable[[], bool]:
    """Whether it is the next of so many: some faults only show now and then."""
    counted = count(1)
    return lambda: next(counted) % number == 0


# Liveness.


@mutation
def no_wake_up_after_a_time_vote() -> Iterator[None]:
    """The others let a bot take over, and it is never told."""

    async def look(pace: Pace) -> None:
        voted = bool(pace.table.times.votes)
        await pace.do_what_is_due()
        if not voted or pace.table.times.votes:
            wake_bots(pace.room)

    with patch.object(Pace, "look", look):
        yield


@mutation
def no_timer_after_a_failed_write() -> Iterator[None]:
    """What is due could not be written, and is not tried again."""

    async def do_what_is_due(pace: Pace) -> None:
        try:
            await pace.catch_up()
        except Exception:
            return
        pace.tell_company()
        pace.keep_beating()
        pace.alarm.set(pace.next())

    with patch.object(Pace, "do_what_is_due", do_what_is_due):
        yield


@mutation
def undo_requests_never_lapse() -> Iterator[None]:
    with patch.object(undo, "lapsed", lambda _: []), patch.object(undo, "lapses", lambda _: None):
        yield


@mutation
def clock_proposals_never_lapse() -> Iterator[None]:
    with patch.object(clock_proposals, "due", lambda _: []), patch.object(clock_proposals, "moments", lambda _: []):
        yield


@mutation
def nobodys_time_is_ever_up() -> Iterator[None]:
    with patch.object(Keeper, "due", lambda self: []):
        yield


@mutation
def no_table_is_woken_after_a_start() -> Iterator[None]:
    """A stand-in or a clock waits for the first page."""

    async def none(_: Watch) -> list[str]:
        return []

    with patch.object(Watch, "tables_to_wake", none):
        yield


@mutation
def dropped_rooms_are_not_brought_back() -> Iterator[None]:
    with patch.object(Watch, "bring_back", lambda self, table: None):
        yield


@mutation
def a_start_waits_for_ever() -> Iterator[None]:
    """Whose page does not add its share keeps all others waiting."""

    async def stop_waiting(*_: object) -> None:
        pass

    with patch.object(start, "stop_waiting", stop_waiting):
        yield


@mutation
def late_hints_are_never_answered() -> Iterator[None]:
    async def hint_in_time(*_: object) -> None:
        await asyncio.Event().wait()

    with patch.object(hints, "hint_in_time", hint_in_time):
        yield


@mutation
def bots_that_failed_do_not_try_again() -> Iterator[None]:
    from lamster.tables.room import bots

    async def bot_turn(room: Room, decision: Any, bot: str) -> None:
        await bots.bot_moves(room, decision, bot)

    with patch.object(bots, "bot_turn", bot_turn):
        yield


# Agreement.


@mutation
def an_acknowledged_action_is_not_written() -> Iterator[None]:
    forgets = every(25)
    commit = Room.commit

    async def lazy(room: Room, entries: Sequence[log.AnyEntry], card: bool = True) -> None:
        if isinstance(entries[-1], log.Played) and forgets():
            for entry in entries:
                room.table.apply(entry, room.house.clock.wall())
            return
        await commit(room, entries, card)

    with patch.object(Room, "commit", lazy):
        yield


@mutation
def an_answer_is_entered_twice() -> Iterator[None]:
    """A repeated answer is not known as such."""
    from lamster.tables.model import permissions
    from lamster.tables.model.table import Table

    say = permissions.say

    def twice(table: Table, person: str, message: Any) -> Sequence[log.AnyEntry]:
        found = say(table, person, message)
        return [*found, *found]

    with patch.dict(permissions.REQUESTS, {type_of_say(): twice}):
        yield


def type_of_say() -> type:
    from lamster.tables import protocol as wire

    return wire.Say


@mutation
def news_are_told_twice() -> Iterator[None]:
    tell = Room.tell_game

    def again(room: Room) -> None:
        room.told = max(0, room.told - 1)
        tell(room)

    with patch.object(Room, "tell_game", again):
        yield


@mutation
def not_everybody_is_told() -> Iterator[None]:
    """The page that was opened last misses a move now and then."""
    forgets, live = every(40), Room.live.fget
    assert live is not None
    with patch.object(Room, "live", property(lambda room: live(room)[:-1] if forgets() else live(room))):
        yield


# Secrecy.


@mutation
def a_position_through_other_eyes() -> Iterator[None]:
    slips, position = every(15), views.position

    def other(table: Any, eyes: int | None, *rest: Any) -> Any:
        seats = len(table.chairs)
        return position(table, (eyes + 1) % seats if eyes is not None and slips() else eyes, *rest)

    with patch.object(views, "position", other):
        yield


@mutation
def spectators_are_told_at_once() -> Iterator[None]:
    with patch.object(Gallery, "delay", 0):
        yield


@mutation
def teams_are_overheard() -> Iterator[None]:
    def hears(table: Any, person: str, muted: Any, line: Any) -> bool:
        return line.person not in muted

    with patch.object(views, "hears", hears):
        yield


# Bounds.


@mutation
def a_lost_connection_never_leaves() -> Iterator[None]:
    slips, leave = every(4), Room.leave
    with patch.object(Room, "leave", lambda room, line: None if slips() else leave(room, line)):
        yield


@mutation
def a_room_keeps_its_tasks() -> Iterator[None]:
    with patch.object(Room, "done", lambda room, task: None):
        yield
