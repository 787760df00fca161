"""Planted faults: each takes one thing away that the server must do. The simulation must find every one of them."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from typing import Any, NamedTuple
from unittest.mock import patch

from lamster.tables import protocol as wire
from lamster.tables.hub.clock_supervisor import ClockSupervisor
from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model import views as table_views
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.room import bots, consent, dispatch, perform, telling
from lamster.tables.room.clocks.realtime_clock import RealtimeClock
from lamster.tables.room.clocks.turn_clock import TurnClock
from lamster.tables.room.connection import Connection
from lamster.tables.room.handlers import hints, people, start
from lamster.tables.room.notifications import Notifications
from lamster.tables.room.perform import ClockTimer, next_due
from lamster.tables.room.room import Room
from lamster.tables.room.room_host import Notification
from lamster.tables.room.spectators import Past, Spectators
from lamster.tables.store.base import StorageError

PROMISES = ("liveness", "agreement", "secrecy", "bounds", "notifications")
"""What a planted fault must break. Any other error means that the patch does not fit the program any more."""


class Mutation(NamedTuple):
    """A planted fault, and by which problems it may be found."""

    plant: Callable[[], AbstractContextManager[None]]
    found_by: tuple[str, ...]


MUTATIONS: dict[str, Mutation] = {}
"""By name."""


def mutation(function: Callable[[], Iterator[None]], *also: str) -> None:
    MUTATIONS[function.__name__] = Mutation(contextmanager(function), (*PROMISES, *also))


def failing_mutation(function: Callable[[], Iterator[None]]) -> None:
    """The same for a fault that may also end in an error of the program, or in a timer without end."""
    mutation(function, "errors", "Runaway")


def every(number: int) -> Callable[[], bool]:
    """Whether it is the next of so many: some faults only show now and then."""
    counted = count(1)
    return lambda: next(counted) % number == 0


# Liveness.


@mutation
def no_wake_up_after_a_time_vote() -> Iterator[None]:
    """The others let a bot take over, and it is never told."""
    due, wake, decided = TurnClock.vote_entries, bots.wake, [0]

    def count_decisions(clock: TurnClock) -> list[log.AnyEntry]:
        found = due(clock)
        decided[0] += bool(found)
        return found

    def forget_once(room: Room) -> None:
        if decided[0]:
            decided[0] = 0
        else:
            wake(room)

    with patch.object(TurnClock, "vote_entries", count_decisions), patch.object(bots, "wake", forget_once):
        yield


@mutation
def no_timer_after_a_failed_write() -> Iterator[None]:
    """What is due could not be written, and is not tried again."""

    async def look_after(room: Room) -> None:
        try:
            changed = await perform.do_what_is_due(room)
        except Exception:
            room.part(ClockTimer).set(None)
            return
        if changed:
            telling.tell_clock(room)
        perform.announce(room)
        room.part(RealtimeClock).keep_pinging()
        room.part(ClockTimer).set(next_due(room))
        bots.wake(room)

    with patch.object(perform, "look_after", look_after):
        yield


@mutation
def undo_requests_never_lapse() -> Iterator[None]:
    with (
        patch.object(consent, "undo_lapse_entries", lambda _: []),
        patch.object(consent, "undo_lapses_at", lambda _: None),
    ):
        yield


@mutation
def clock_proposals_never_lapse() -> Iterator[None]:
    with patch.object(consent, "due_clock", lambda _: []), patch.object(consent, "proposal_moments", lambda _: []):
        yield


@failing_mutation
def nobodys_time_is_ever_up() -> Iterator[None]:
    with patch.object(TurnClock, "due", lambda self: []):
        yield


@mutation
def no_table_is_woken_after_a_start() -> Iterator[None]:
    """A stand-in or a clock waits for the first page."""

    async def none(_: ClockSupervisor) -> list[str]:
        return []

    with patch.object(ClockSupervisor, "tables_to_wake", none):
        yield


@mutation
def dropped_rooms_are_not_brought_back() -> Iterator[None]:
    with patch.object(ClockSupervisor, "restore_later", lambda self, table: None):
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
    async def bot_turn(room: Room, decision: Any, bot: str) -> None:
        await bots.bot_moves(room, decision, bot)

    with patch.object(bots, "bot_turn", bot_turn):
        yield


@mutation
def an_absent_host_keeps_the_seat() -> Iterator[None]:
    """Who acts for the host cannot begin without them."""
    remove = permissions.remove

    def all_but_the_host(table: Table, person: str, message: wire.Remove) -> Sequence[log.AnyEntry]:
        if message.person == table.host:
            raise Refused("unknown-person", "the host cannot be sent away")
        return remove(table, person, message)

    with patch.object(permissions, "remove", all_but_the_host):
        yield


@mutation
def a_clock_that_was_set_back_stands_still() -> Iterator[None]:
    """A table is restored at a time that is before its last entry."""
    missed = ClockSupervisor.missed_ms

    def forward_only(supervisor: ClockSupervisor, table: Table, alone: int | None) -> int:
        return max(0, missed(supervisor, table, alone))

    with patch.object(ClockSupervisor, "missed_ms", forward_only):
        yield


# Notifications.


@mutation
def nobody_is_notified_of_a_turn() -> Iterator[None]:
    with patch.object(Notifications, "seats_with_new_turn", lambda _: []):
        yield


@mutation
def every_answer_begins_a_new_turn() -> Iterator[None]:
    """Who is away is notified again and again."""
    found = Notifications.seats_with_new_turn

    def again(self: Notifications) -> list[int]:
        self.asked = set()
        return found(self)

    with patch.object(Notifications, "seats_with_new_turn", again):
        yield


@mutation
def somebody_else_is_notified() -> Iterator[None]:
    call = Notifications.call

    def mistaken(self: Notifications, event: wire.CallEvent, seat: int) -> Notification:
        found = call(self, event, seat)
        return found._replace(person=call(self, event, (seat + 1) % len(self.table.chairs)).person or found.person)

    with patch.object(Notifications, "call", mistaken):
        yield


# Agreement.


@mutation
def what_was_saved_is_refused() -> Iterator[None]:
    """A write whose outcome was not known has happened, and people are told that it has not."""

    async def refuse(room: Room, first: int, lines: list[bytes], problem: StorageError) -> None:
        await perform.reload(room)
        raise Refused("storage", f"this could not be saved, so it has not happened: {problem}")

    with patch.object(perform, "confirm_or_refuse", refuse):
        yield


@mutation
def mutes_are_not_told_at_other_tables() -> Iterator[None]:
    async def nothing(*_: object) -> None:
        pass

    with patch.object(people, "apply_relation_locked", nothing):
        yield


@mutation
def a_jump_of_the_wall_clock_counts() -> Iterator[None]:
    """Whose turn it is loses an hour when the machine's clock is set."""
    with patch.object(TurnClock, "jump_ms", lambda _: 0):
        yield


@mutation
def an_acknowledged_action_is_not_written() -> Iterator[None]:
    forgets = every(25)
    write = perform.write

    async def lazy(room: Room, entries: Sequence[log.AnyEntry], card: bool) -> None:
        if entries and isinstance(entries[-1], log.Played) and forgets():
            for entry in entries:
                room.table.apply(entry, room.clock.wall())
            return
        await write(room, entries, card)

    with patch.object(perform, "write", lazy):
        yield


@mutation
def a_line_of_chat_is_entered_twice() -> Iterator[None]:
    say = permissions.say

    def twice(table: Table, person: str, message: wire.Say) -> Sequence[log.AnyEntry]:
        found = say(table, person, message)
        return [*found, *found]

    with patch.object(permissions, "say", twice):
        yield


@mutation
def news_are_told_twice() -> Iterator[None]:
    news = table_views.news

    def again(happenings: Any, first: int, eyes: int | None) -> list[wire.News]:
        found = news(happenings, first, eyes)
        return [*found[:1], *found]

    with patch.object(table_views, "news", again):
        yield


@mutation
def not_everybody_is_told() -> Iterator[None]:
    """The page that was opened last misses a move now and then."""
    forgets = every(40)
    live: Any = vars(Room)["live"]
    with patch.object(Room, "live", property(lambda room: live.fget(room)[:-1] if forgets() else live.fget(room))):
        yield


@mutation
def nobody_is_told_of_an_acting_host() -> Iterator[None]:
    with patch.object(perform, "acting_host_at", lambda _: None):
        yield


@failing_mutation
def spectators_see_what_was_restored_twice() -> Iterator[None]:
    """A write whose outcome was not known has happened, and is added to the past that was read with it."""
    with patch.object(Past, "length", -1):
        yield


@mutation
def spectators_are_told_everything_again() -> Iterator[None]:
    with patch.object(Past, "mark_told", lambda _: None):
        yield


# Secrecy.


@mutation
def a_position_through_other_eyes() -> Iterator[None]:
    slips, position = every(15), table_views.position

    def other(table: Any, eyes: int | None, *rest: Any) -> Any:
        seats = len(table.chairs)
        return position(table, (eyes + 1) % seats if eyes is not None and slips() else eyes, *rest)

    with patch.object(table_views, "position", other):
        yield


@mutation
def spectators_are_told_at_once() -> Iterator[None]:
    with patch.object(Spectators, "delay", 0):
        yield


@mutation
def teams_are_overheard() -> Iterator[None]:
    def hears(table: Any, person: str, muted: Any, line: Any) -> bool:
        return line.person not in muted

    with patch.object(table_views, "hears", hears):
        yield


# Bounds.


@mutation
def a_lost_connection_never_leaves() -> Iterator[None]:
    slips, leave = every(4), dispatch.leave

    def forget(room: Room, connection: Connection) -> None:
        if not slips():
            leave(room, connection)

    with patch.object(dispatch, "leave", forget):
        yield


@mutation
def a_room_keeps_its_tasks() -> Iterator[None]:
    with patch.object(Room, "end_task", lambda room, task: None):
        yield
