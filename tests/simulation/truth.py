"""What is true of a table: the sum of the entries in the database, whatever the servers believe."""

import hashlib
import math
from typing import Any, NamedTuple

from lamster.kernel.decision import Decision
from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import lessons, views
from lamster.tables.model.people import Happenings
from lamster.tables.model.table import Table
from lamster.tables.room import shared_views
from tests.simulation.faulty_store import RecordingDatabase


class AllHappenings(Happenings):
    """The events of a game, of which none is dropped: pages that were open all the time have seen all of them."""

    def drop_old(self) -> None:
        """Nothing."""


class Acted(NamedTuple):
    """An answer that stands in a log: what it was to, and what was said."""

    seat: int
    decision: str
    code: str


class Shadow:
    """A table that grows with its log, by the same model that the servers use."""

    def __init__(self, database: RecordingDatabase, table: str, delay_s: float = 0.0, on_disk: bool = True) -> None:
        self.database = database
        self.id = table
        self.delay_s = delay_s
        """Only entries that are at least so old are taken, those of before the game at once."""
        self.on_disk = on_disk
        """An entry is as old as its write; else as its own time says, which is a little earlier."""
        self.table: Table | None = None
        self.taken = 0
        self.acted: list[Acted] = []
        self.said: dict[str, int] = {}
        self.asked: set[int] = set()
        self.turns: dict[int, list[float]] = {}
        """When each turn of a seat began: it lasts from being asked until only others are."""

    def grow(self, now: float, most: int | None = None) -> Table:
        """Take the entries that are old enough, but no more than so many in all."""
        lines = self.database.logs[self.id][:most]
        while self.taken < len(lines):
            entry = log.decode(lines[self.taken].entry)
            begun = isinstance(entry, log.Started) or (self.table is not None and self.table.match is not None)
            if begun and self.written_at(self.taken) > now - self.delay_s:
                break
            self.take(entry, lines[self.taken].at)
            self.note_turns(self.database.written[self.id][self.taken])
            self.taken += 1
        assert self.table is not None
        return self.table

    def written_at(self, place: int) -> float:
        """Of a delay the earliest moment counts that a server may take for it: that of the entry itself."""
        written, at = self.database.written[self.id][place], self.database.logs[self.id][place].at
        return written if self.on_disk else min(written, (at - self.database.clock.latest_start_ms) / 1000)

    def note_turns(self, at_s: float) -> None:
        assert self.table is not None
        if asked := {decision.seat for decision in open_decisions(self.table)}:
            for seat in asked - self.asked:
                self.turns.setdefault(seat, []).append(at_s)
            self.asked = asked

    def take(self, entry: log.AnyEntry, at: int) -> None:
        if self.table is None:
            assert isinstance(entry, log.Created)
            self.table = Table(self.id, entry, at)
            self.table.happenings = AllHappenings()
            return
        if isinstance(entry, log.Played):
            asked = self.table.game.decision(self.table.playing.state, entry.seat)
            self.acted.append(Acted(entry.seat, asked.id if asked else "", entry.said or entry.code))
        elif isinstance(entry, log.Chatted):
            self.said[entry.text] = self.said.get(entry.text, 0) + 1
        self.table.apply(entry, at)


class Truth:
    """The shadows of all tables."""

    def __init__(self, database: RecordingDatabase) -> None:
        self.database = database
        self.shadows: dict[str, Shadow] = {}
        self.late: dict[tuple[str, float], Shadow] = {}
        self.exact: dict[str, Shadow] = {}

    def tables(self) -> list[str]:
        return list(self.database.logs)

    def shadow(self, table: str) -> Shadow:
        if table not in self.shadows:
            self.shadows[table] = Shadow(self.database, table)
        return self.shadows[table]

    def of(self, table: str, now: float) -> Table:
        return self.shadow(table).grow(now)

    def as_of(self, table: str, now: float, delay_s: float, on_disk: bool) -> Table:
        """The table as it was a while ago. Moments must be asked for in their order."""
        key = (table, delay_s)
        if key not in self.late:
            self.late[key] = Shadow(self.database, table, delay_s, on_disk)
        return self.late[key].grow(now)

    def at_entry(self, table: str, seq: int) -> Table:
        """The table after so many entries of its log."""
        found = self.exact.get(table)
        if found is None or found.taken > seq:
            found = self.exact[table] = Shadow(self.database, table)
        return found.grow(math.inf, seq)

    def replay(self, table: str) -> Table:
        """The whole log once more."""
        return Table.from_log(table, self.database.logs[table])


# What follows from a table.


def digest(table: Table, thorough: bool = True) -> str:
    """What two tables from the same log must have in common; thoroughly: the whole state of the game too."""
    match = table.match
    parts: list[Any] = [table.seq, table.phase, [(chair.person, chair.bot) for chair in table.chairs], table.names]
    parts += [
        sorted(table.removed),
        table.bot_votes,
        sorted(table.unwelcoming),
        table.shared,
        table.chatted,
        table.next,
    ]
    if match is not None:
        parts += [len(match.log), match.kept[-3:], sorted(match.resigned), match.stand_ins, len(table.happenings)]
        parts += [table.turn_clock.left, table.turn_clock.votes, table.answered, table.opened, match.state.round]
        parts += [[decision.id for decision in match.state.open], table.game.save(match.state) if thorough else ""]
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def open_decisions(table: Table) -> list[Decision]:
    return [decision for decision in table.playing.state.open if decision.seat >= 0] if is_playing(table) else []


def is_playing(table: Table) -> bool:
    return table.phase == "playing"


def timing_ms(table: Table, decision: Decision) -> tuple[int, int]:
    """What a real-time game gives for an answer, with all that comes before it; and how much of that is the gate."""
    timing = lessons.timing_in_lesson(table, decision, table.game.timing(table.playing.state, decision))
    if timing is None:
        return 0, 0
    gate = timing.ready + timing.auto + timing.countdown
    return timing.limit and timing.limit + timing.grace + gate, gate if timing.auto or timing.ready else 0


def bot_waits(table: Table, seat: int) -> bool:
    """A lesson has an order in which bots answer."""
    return lessons.waits(table, seat)


def may_see(table: Table, person: str, eyes: int | None, key: str) -> bool:
    """Whether a person may look through these eyes."""
    if eyes is None or eyes in table.seats_of(person):
        return True
    return bool(key) and (table.phase == "over" or shared_views.seat_of(table, key) == eyes)


def shown_position(table: Table, eyes: int | None) -> dict[str, Any] | None:
    """What follows from the log alone of the position that these eyes may see."""
    found = views.position(table, eyes, views.ClockFacts())
    if found is None:
        return None
    decision = None if found.decision is None else found.decision.id
    outcome = None if found.outcome is None else found.outcome.winners
    return {
        "ply": found.ply,
        "round": found.round,
        "view": bytes(found.view),
        "asked": found.asked,
        "decision": decision,
        "outcome": outcome,
    }


def shown_news(table: Table, eyes: int | None, first: int) -> dict[int, bytes]:
    """What happened from a number on, as these eyes may know it."""
    found = views.news(table.happenings.since(first), first, eyes)
    return {one.n: wire.encode(one.data) for one in found}


def encoded(data: object) -> bytes:
    return wire.encode(data)
