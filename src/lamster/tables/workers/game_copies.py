"""What is read of a game by playing it again, in a process of its own.

The process keeps copies of tables (replicas), made from their logs, and adds what is new to them. So the server that
asks sends no more than the entries that the process does not have yet, and answers others meanwhile.
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
from lamster.tables.workers.bot_workers import Failed, failed

MOST_ENTRIES = 200_000
"""Entries of all replicas together, about 200 MB at most; those that were read least recently go first."""


class Replica:
    """A copy of a table, with what was found out about it and is worth keeping."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.record: tuple[tuple[int, int | None], str] | None = None
        """The last record that was written, by the number of entries and by whose eyes."""
        self.cases: Iterator[tuple[Any, Match]] | None = None
        """Decisions to be judged, as far as nobody has asked for them yet (`analysing`)."""
        self.next_case = 0


class Reading(NamedTuple):
    """A question about a table. A replica is known by a number that no other copy of the table has."""

    replica: int
    table: str
    seq: int
    """How many entries of the log may be known."""
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    lines: Sequence[Stored] | None = None
    """Entries that the process lacked; None: it has not said yet what it lacks."""


class Missing(NamedTuple):
    """The process lacks the entries from this one on."""

    first: int


class Read(NamedTuple):
    """The answer, and how many entries were played again for it."""

    found: Any
    plies: int


class Declined(NamedTuple):
    """A refusal on its way to the server."""

    error: ErrorCode
    message: str
    rule: str
    about: Mapping[str, str]


REPLICAS: OrderedDict[int, Replica] = OrderedDict()


def read(reading: Reading) -> Read | Missing | Declined | Failed:
    """Whatever goes wrong comes back as data: not every exception can travel."""
    try:
        replica = brought_up(reading)
        if isinstance(replica, Missing):
            return replica
        before = replica.table.replays.plies
        found = reading.function(replica, *reading.arguments)
        return Read(found, len(reading.lines or ()) + replica.table.replays.plies - before)
    except Refused as refused:
        return Declined(refused.error, refused.message, refused.rule, refused.about)
    except Exception as error:
        return failed(error)


def brought_up(reading: Reading) -> Replica | Missing:
    """The replica with exactly the entries that may be known, made anew where it has more."""
    replica = REPLICAS.get(reading.replica)
    have = 0 if replica is None or replica.table.seq > reading.seq else replica.table.seq
    if have < reading.seq and reading.lines is None:
        return Missing(have)
    if replica is None or not have:
        replica = REPLICAS[reading.replica] = Replica(Table.from_log(reading.table, reading.lines or ()))
    elif have < reading.seq:
        for at, line in reading.lines or ():
            replica.table.apply(log.decode(line), at)
    REPLICAS.move_to_end(reading.replica)
    forget_oldest()
    return replica


def forget_oldest() -> None:
    while len(REPLICAS) > 1 and sum(replica.table.seq for replica in REPLICAS.values()) > MOST_ENTRIES:
        REPLICAS.popitem(last=False)


# What can be asked.


def frames(replica: Replica, eyes: int | None, start: int, count: int) -> bytes:
    """Frames of the replay, as they are sent."""
    return encode(views.frames(replica.table, eyes, start, count))


def record(replica: Replica, person: str) -> str:
    """The record that this person may have. The last one is kept: of a finished game it is the same for everybody."""
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


def chance(replica: Replica, person: str) -> bytes:
    """What is needed to check the chance of a finished game, as it is sent."""
    return encode(fairness(replica.table, person))


def opening(replica: Replica, ply: int) -> Codes:
    return opening_at(replica.table, ply)
