"""Questions that need a replay of a game, answered in a worker process.

The process keeps copies of tables (replicas) made from their logs, and appends new entries to them. The server sends
only the entries that the process does not have yet.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from lamster.kernel.match import Match
from lamster.tables.model import entries as log
from lamster.tables.model import views
from lamster.tables.model.finished_games import Codes, fairness, opening_at
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.protocol import ErrorCode, encode
from lamster.tables.store.base import Stored
from lamster.tables.workers.bot_workers import WorkerFailure, failure_of

MAX_ENTRIES = 200_000
"""Entries of all replicas together, at most about 200 MB with snapshots. The least recently used are dropped first."""


class Replica:
    """A copy of a table, with cached results. It has all events of the table itself if it was made by `from_log`."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.own_events: views.OwnEvents = {}
        self.events_seen = table.happenings.first
        self.add_own_events()
        self.record: tuple[tuple[int, int | None], str] | None = None
        """The last record that was made, with its key: the number of entries, and the seat whose view it is."""
        self.cases: Iterator[tuple[Any, Match]] | None = None
        """The rest of the decisions that an analysis judges (see hub/analysis.py)."""
        self.next_case = 0

    @staticmethod
    def from_log(table: str, lines: Sequence[Stored]) -> "Replica":
        growing = Table.replay(table, lines)
        found = Replica(next(growing))
        for _ in growing:
            found.add_own_events()
        return found

    def apply(self, line: Stored) -> None:
        self.table.apply(log.decode(line.entry), line.at)
        self.add_own_events()

    def add_own_events(self) -> None:
        """Keep the events of the table itself, of which the table keeps only the latest. Call it after every entry."""
        happenings = self.table.happenings
        views.add_own_events(self.own_events, happenings.since(self.events_seen))
        self.events_seen = len(happenings)


class ReadRequest(NamedTuple):
    """A question about a table. Each replica has a number of its own."""

    replica: int
    table: str
    seq: int
    """How many entries of the log the answer may use."""
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    lines: Sequence[Stored] | None = None
    """Entries that the process does not have; None until it has said which."""


class MissingEntries(NamedTuple):
    """The answer of a process that does not have the entries from this one on."""

    first: int


class ReadResult(NamedTuple):
    """The answer, and how many entries were replayed for it."""

    found: Any
    plies: int


class RefusedRead(NamedTuple):
    """A refusal as data, because not every exception can be pickled."""

    error: ErrorCode
    message: str
    rule: str
    about: Mapping[str, str]


REPLICAS: OrderedDict[int, Replica] = OrderedDict()


def read(reading: ReadRequest) -> ReadResult | MissingEntries | RefusedRead | WorkerFailure:
    """Answer a question. Errors are returned as data."""
    try:
        replica = update_replica(reading)
        if isinstance(replica, MissingEntries):
            return replica
        before = replica.table.replays.plies
        found = reading.function(replica, *reading.arguments)
        return ReadResult(found, len(reading.lines or ()) + replica.table.replays.plies - before)
    except Refused as refused:
        return RefusedRead(refused.error, refused.message, refused.rule, refused.about)
    except Exception as error:
        return failure_of(error)


def update_replica(reading: ReadRequest) -> Replica | MissingEntries:
    """Bring the replica to exactly the entries that the answer may use; rebuild it if it has more."""
    replica = REPLICAS.get(reading.replica)
    have = 0 if replica is None or replica.table.seq > reading.seq else replica.table.seq
    if have < reading.seq and reading.lines is None:
        return MissingEntries(have)
    if replica is None or not have:
        replica = REPLICAS[reading.replica] = Replica.from_log(reading.table, reading.lines or ())
    elif have < reading.seq:
        for line in reading.lines or ():
            replica.apply(line)
    REPLICAS.move_to_end(reading.replica)
    drop_oldest()
    return replica


def drop_oldest() -> None:
    while len(REPLICAS) > 1 and sum(replica.table.seq for replica in REPLICAS.values()) > MAX_ENTRIES:
        REPLICAS.popitem(last=False)


# The questions.


def frames(replica: Replica, eyes: int | None, start: int, count: int) -> bytes:
    """Frames of the replay as JSON."""
    return encode(views.frames(replica.table, replica.own_events, eyes, start, count))


def record(replica: Replica, person: str) -> str:
    """The record that this person may read. The last one is cached: of a finished game it is the same for all."""
    table = replica.table
    seats = table.seats_of(person)
    which = (table.seq, None if table.phase == "over" or not seats else seats[0])
    if replica.record is None or replica.record[0] != which:
        replica.record = (which, views.record_text(table, person))
        table.replays.plies += len(table.playing.log)
    return replica.record[1]


def full_record(replica: Replica) -> str:
    replica.table.replays.plies += len(replica.table.playing.log)
    return views.full_record(replica.table)


def fairness_json(replica: Replica, person: str) -> bytes:
    """What is needed to verify the random draws of a finished game, as JSON."""
    return encode(fairness(replica.table, person))


def opening(replica: Replica, ply: int) -> Codes:
    return opening_at(replica.table, ply)
