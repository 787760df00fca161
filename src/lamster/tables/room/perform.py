"""The one way to change a table: check, write, tell, follow up, check the clocks, wake the bots.

`perform` does all of it, in this order, and nothing else writes entries of a room's table. Clients are told only what
is in the store.
"""

import logging
from collections.abc import Callable, Sequence

from lamster.kernel.decision import Refusal
from lamster.tables.model import entries as log
from lamster.tables.model import views
from lamster.tables.model.permissions import check_not_closed
from lamster.tables.model.refused import Refused
from lamster.tables.model.restore import restore_in_slices
from lamster.tables.model.table_codes import TableCode
from lamster.tables.room import absence, bots, consent, limits, ownership
from lamster.tables.room.clocks.realtime_clock import RealtimeClock
from lamster.tables.room.clocks.timer import Timer
from lamster.tables.room.clocks.turn_clock import TurnClock
from lamster.tables.room.clocks.unasked_answers import UnaskedAnswers
from lamster.tables.room.notifications import Notifications
from lamster.tables.room.room import Room
from lamster.tables.room.spectators import Spectators
from lamster.tables.room.telling import (
    tell_all,
    tell_clock,
    tell_everything,
    tell_game,
    tell_game_and_table,
    tell_table,
)
from lamster.tables.store.base import Conflict, StorageError

RETRY_MS = 1_000
"""After this time a room tries again what the store could not do."""

Entries = Sequence[log.AnyEntry]
Tell = Callable[[Room], None]
logger = logging.getLogger("lamster")


async def perform(room: Room, entries: Entries, tell: Tell, *, card: bool = False) -> None:
    """Carry out these entries. `card`: the lobby's card of the table changes too.

    A Refused means that nothing has changed.
    """
    if entries:
        await carry_out(room, entries, tell, card)
        await look_after(room)


async def change_table(room: Room, entries: Entries) -> None:
    """Change seats or settings: everybody gets the full state."""
    await perform(room, entries, tell_everything, card=True)


async def play(room: Room, *entries: log.AnyEntry) -> None:
    """Change the game: everybody gets the new events and position."""
    await perform(room, entries, tell_game)


async def carry_out(room: Room, entries: Entries, tell: Tell, card: bool) -> None:
    """Check, write and tell. After the end of a game tell the table once more, since what is shown of it changes."""
    await write(room, entries, card)
    tell(room)
    if room.table.phase == "over":
        tell_table(room)


async def refresh_card(room: Room) -> None:
    """Write the lobby's card of the table as it is now."""
    await write(room, [], card=True)


# Writing.


async def write(room: Room, entries: Entries, card: bool) -> None:
    """Apply entries and write them to the store. If that fails, the table returns to the state in the store."""
    ownership.check(room)
    check_not_closed(room.table)
    entries = [*room.part(TurnClock).jump_entries(), *entries]
    limits.check(room.table, entries)
    at = room.clock.wall()
    room.used_at = room.clock.monotonic()
    try:
        written = await apply_and_append(room, entries, at, card)
    except Refused:
        raise
    except Exception:
        # An error in the rules may have left the table in an inconsistent state.
        await reload(room)
        raise
    room.table.bytes += sum(map(len, written))
    limits.warn(room, written)
    await follow_up(room, at, entries)


async def apply_and_append(room: Room, entries: Entries, at: int, card: bool) -> list[bytes]:
    """Write entries, and the card when the phase changes or is over: retention finds old tables by their cards.

    Returns what the table's size grows by: nothing if the table was restored from the log in between.
    """
    table, first, phase = room.table, room.table.seq, room.table.phase
    try:
        for entry in entries:
            table.apply(entry, at)
    except Refusal as refusal:
        if table.seq > first:
            await reload(room)
        raise Refused.of(refusal, "illegal") from None
    lines = [log.encode(entry) for entry in entries]
    new_card = views.stored_card(table) if card or table.phase != phase or phase == "over" else None
    try:
        await room.hub.store.append(table.id, first, lines, at, new_card)
    except Conflict as problem:
        room.hub.metrics.unsaved(True)
        ownership.drop(room)
        raise Refused("closing", f"this has not happened: {problem}") from None
    except StorageError as problem:
        await confirm_or_refuse(room, first, lines, problem)
        return []
    return lines


async def confirm_or_refuse(room: Room, first: int, lines: list[bytes], problem: StorageError) -> None:
    """A write failed, and perhaps only its confirmation: if the entries are in the log, they have happened."""
    stored = await reload(room)
    if lines and stored[first : first + len(lines)] == lines:
        logger.warning("table %s: the store reported an error, but the entries are saved: %s", room.table.id, problem)
        return
    room.hub.metrics.unsaved(False)
    said = "it is not known whether this was saved" if room.gone else "this could not be saved, so it has not happened"
    raise Refused("storage", f"{said}: {problem}") from None


async def reload(room: Room) -> list[bytes]:
    """Restore the table from the store; if that fails too, all clients are asked to reconnect. Returns the log."""
    try:
        stored = await room.hub.store.read(room.table.id)
        room.table = await restore_in_slices(room.table.id, stored)
    except Exception as problem:
        logger.error("table %s cannot be read: %s", room.table.id, problem)
        ownership.drop(room)
        return []
    await show_restored(room)
    # What could not be confirmed may have happened, and bots may be asked now. A full disk needs the pause.
    room.part(ClockTimer).set(room.clock.monotonic() + RETRY_MS)
    return [line.entry for line in stored]


async def rewrite(room: Room, lines: Sequence[tuple[int, bytes]], changes: dict[int, bytes]) -> None:
    """Replace entries of the log, for erasure: the table then follows these lines, or stays as before if that fails."""
    room.table = await restore_in_slices(room.table.id, lines)
    try:
        await room.hub.store.rewrite(room.table.id, changes, views.stored_card(room.table))
    except Conflict:
        ownership.drop(room)
        raise
    except StorageError:
        await reload(room)
        raise
    await show_restored(room)


async def show_restored(room: Room) -> None:
    """The table was restored from its log: delayed spectators read it again, and everybody gets the full state."""
    await room.part(Spectators).restart()
    tell_everything(room)


async def follow_up(room: Room, at: int, entries: Entries) -> None:
    """Update what else depends on the log: clock, results, delayed spectators, notifications."""
    room.part(TurnClock).sync()
    count_result(room)
    for connection in await room.part(Spectators).note(at, entries):
        tell_all(room, connection)
    room.part(Notifications).note(entries)


def count_result(room: Room) -> None:
    """When a game is over, keep its result for statistics, once."""
    if room.table.ended and not room.result_counted:
        room.result_counted = True
        room.hub.count_result(room.table)


# Maintenance: clocks and bots.


class ClockTimer(Timer):
    """Wakes the room when the next entry or change is due."""

    def __init__(self, room: Room) -> None:
        super().__init__(room, lambda: look_after(room))


class Announced:
    """What clients were last told of idle seats, the acting host, and absent players."""

    def __init__(self, room: Room) -> None:
        self.state: tuple[list[int], str, list[int]] = ([], room.table.host, [])


async def look_after(room: Room) -> None:
    """Do what is due, set the timer for the next time, and wake the bots that are asked something.

    The caller holds the lock.
    """
    try:
        changed = may_have_times(room) and await do_what_is_due(room)
    except Exception:
        if room.gone:
            return
        logger.exception("table %s: what was due could not be done, trying again", room.table.id)
        room.part(ClockTimer).set(room.clock.monotonic() + RETRY_MS)
    else:
        if changed:
            tell_clock(room)
        announce(room)
        room.part(RealtimeClock).keep_pinging()
        room.part(ClockTimer).set(next_due(room))
    bots.wake(room)


async def look_after_locked(room: Room) -> None:
    """The same for callers that do not hold the lock."""
    async with room.lock:
        await look_after(room)


def may_have_times(room: Room) -> bool:
    """Whether anything at this table may be due at some time. Most tables of friends have nothing of the kind."""
    table = room.table
    is_unasked = room.part(UnaskedAnswers).notice()
    if is_unasked or table.phase == "open" or table.game.meta.real_time or table.turn_clock.timed:
        return True
    requests = table.undo_request is not None or table.proposal is not None or table.bot_votes
    return bool(requests or room.host_blocks or room.hub.banned)


async def do_what_is_due(room: Room) -> bool:
    """Carry out what is due and all that follows from it. Returns whether the real-time clock changed besides."""
    clock = room.part(RealtimeClock)
    clock.notice()
    changed = clock.advance()
    while entries := due_entries(room, clock):
        adds_clock = any(isinstance(entry, log.ClockAdded) for entry in entries)
        tell = tell_game_and_table if adds_clock or seats_a_bot(entries) else tell_game
        await carry_out(room, entries, tell, card=adds_clock)
        clock.notice()
        changed = clock.advance() or changed
    return changed


def due_entries(room: Room, clock: RealtimeClock) -> Entries:
    if clock.active:
        return clock.due() or room.part(UnaskedAnswers).due()
    turn = [*consent.undo_lapse_entries(room), *room.part(TurnClock).due()]
    return turn or absence.due(room) or consent.due_clock(room) or room.part(UnaskedAnswers).due()


def next_due(room: Room) -> int | None:
    """When something may be due next, by the monotonic clock."""
    if not may_have_times(room):
        return None
    clock, unasked = room.part(RealtimeClock), room.part(UnaskedAnswers)
    if clock.active:
        return min([moment for moment in (clock.next(), unasked.next()) if moment is not None], default=None)
    found = [room.part(TurnClock).next(), unasked.next(), consent.undo_lapses_at(room)]
    moments = [*found, *absence.moments(room), *consent.proposal_moments(room), acting_host_at(room)]
    return min([moment for moment in moments if moment is not None], default=None)


def acting_host_at(room: Room) -> int | None:
    """When another person may act for a host who is away before the game; None: never, or already."""
    at = room.host_away_at() if room.table.phase == "open" and room.connections else None
    return at if at is not None and at > room.clock.monotonic() else None


def seats_a_bot(entries: Entries) -> bool:
    return any(isinstance(entry, log.Tabled) and TableCode.parse(entry.code).verb == "stand-in" for entry in entries)


def announce(room: Room) -> None:
    """Tell all clients when a seat becomes idle, another person acts as host, or a player becomes absent."""
    announced = room.part(Announced)
    state = (room.part(RealtimeClock).idle(), room.host, list(absence.waited_for(room)))
    if state != announced.state:
        announced.state = state
        tell_table(room)
