"""Turns of the golden records, and tables that stand where one of them begins.

A turn of a seat is all that it is asked between two changes of `(round, Game.turn)`: from the beginning of its turn to
the beginning of the next seat's, or in a game without turns of single seats (Getaway Driver) a round. What other seats
are asked in between does not end it. Setup (round 0) and what a seat is asked in the turns of others do not count.
In Outrun, whose runs are races, a turn is what a seat is asked about its cards in one round.
"""

import asyncio
import secrets
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lamster.games import load, metas
from lamster.kernel.chance import Dice
from lamster.kernel.decision import CHANCE
from lamster.kernel.game import Game
from lamster.kernel.match import Match
from lamster.kernel.record import Record, read_record
from lamster.tables.hub.hub import ID_LENGTH, ID_SIGNS
from lamster.tables.model import entries as log
from lamster.tables.model import views
from lamster.tables.model.table import Table
from lamster.tables.store.sqlite.store import SqliteStore
from tests.browser.table_seed_server import use_table_seed
from tests.make_golden import RECORDS
from tests.server.running import Person, Server

RACE_CARDS = ("interfere", "claw")
"""The questions of Outrun about cards; the others belong to the race and the start."""

Turn = tuple[int, int]
"""The round, and the seat whose turn it is."""


@dataclass(frozen=True)
class RecordedTurn:
    """Where in a record a turn of a seat begins, and what that seat plays in it."""

    path: Path
    role: str
    """What it is counted under, such as `getaway-driver police`."""
    seat: int
    place: int
    """The number of codes before it."""
    codes: int

    @property
    def name(self) -> str:
        return f"{self.path.parent.name}/{self.path.stem} after {self.place} codes, seat {self.seat}"


class TableSeedServer(Server):
    """A server whose tables have the chance of their own secret."""

    module = "tests.browser.table_seed_server"


# Finding turns.


def recorded_turns(name: str) -> list[RecordedTurn]:
    """All turns in the golden records of a game, in their order."""
    game = load(name)
    paths = sorted((RECORDS / metas()[name].folder.name).glob("*.rec"))
    return [turn for path in paths for turn in turns_in(game, path)]


def turns_in(game: Game[Any], path: Path) -> Iterator[RecordedTurn]:
    record = read_record(path.read_text(encoding="utf-8"))
    begun: dict[tuple[Turn, int], list[int]] = {}
    match = new_match(game, record)
    for place, line in enumerate(record.lines):
        seat = seat_of(game, match, line.seat)
        if seat >= 0 and is_counted(match, seat):
            begun.setdefault((turn_of(match), seat), []).append(place)
        match.act(seat, line.code)
    for (_, seat), places in begun.items():
        yield RecordedTurn(path, role_of(match, seat), seat, places[0], len(places))


def turn_of(match: Match) -> Turn:
    return match.state.round, match.game.turn(match.state)


def is_counted(match: Match, seat: int) -> bool:
    """Whether what the seat is asked now belongs to a turn of its own."""
    decision = match.game.decision(match.state, seat)
    if decision is None or match.state.round == 0 or match.game.turn(match.state) not in (CHANCE, seat):
        return False
    return not match.game.meta.real_time or decision.kind in RACE_CARDS


def role_of(match: Match, seat: int) -> str:
    """The game, and the role where seats have one: both drivers of four players are drivers."""
    label = match.game.seat_names(match.state.seats)[seat].partition("-")[0]
    if match.game.meta.real_time:
        label = "cards"
    return match.game.meta.name if label.isdecimal() else f"{match.game.meta.name} {label}"


def sample(turns: Sequence[RecordedTurn], count: int) -> list[RecordedTurn]:
    """So many turns, the same every time; 0: all of them."""
    if count == 0 or count >= len(turns):
        return list(turns)
    return Random(count).sample(turns, count)


# Playing a record again.


def new_match(game: Game[Any], record: Record, dice: Dice | None = None) -> Match:
    return Match(game, record.number("Seats"), record.options, dice, record.number("Rules"))


def seat_of(game: Game[Any], match: Match, label: str) -> int:
    return CHANCE if label == "*" else game.seat_names(match.state.seats).index(label)


class Recorded:
    """A record that is played again at a table of a server: its codes, while the table follows them."""

    def __init__(self, turn: RecordedTurn) -> None:
        self.record = read_record(turn.path.read_text(encoding="utf-8"))
        self.game = load(self.record.header("Game"))
        self.match = new_match(self.game, self.record, Dice(self.record.bytes("Seed")))
        self.played: list[log.Played] = []
        while len(self.match.log) < turn.place:
            seat, code = self.following[0]
            self.match.act(seat, code)
            self.played.append(log.Played(seat, code))

        self.followed = True
        """All that was played until now is what was recorded."""

    @property
    def following(self) -> list[tuple[int, str]]:
        """The seats and codes that come next in the record, without those of chance."""
        rest = self.record.lines[len(self.match.log) :]
        found = [(seat_of(self.game, self.match, line.seat), line.code) for line in rest]
        return [(seat, code) for seat, code in found if seat >= 0]

    def take(self, seat: int, code: str) -> None:
        """The table has played this."""
        self.followed = self.followed and self.following[:1] == [(seat, code)]
        self.match.act(seat, code)


def make_table(server: Server, people: Sequence[Person], recorded: Recorded) -> str:
    """Store a table of these people, which stands where the record has come to; return its id."""
    # Playwright's event loop runs in this thread.
    with ThreadPoolExecutor(1) as other:
        return other.submit(asyncio.run, store_table(server.data, people, recorded)).result()


async def store_table(data: Path, people: Sequence[Person], recorded: Recorded) -> str:
    entries = first_entries(people, recorded) + recorded.played
    table = "".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH))
    lines, now = [log.encode(entry) for entry in entries], int(time.time() * 1000)
    with pytest.MonkeyPatch.context() as patch:
        use_table_seed(patch.setattr)
        card = views.stored_card(Table.from_log(table, [(now, line) for line in lines]))
    store = SqliteStore(data / "lamster.db")
    await store.open()
    try:
        await store.append(table, 0, lines, now, card)
    finally:
        await store.close()
    return table


def first_entries(people: Sequence[Person], recorded: Recorded) -> list[log.AnyEntry]:
    """A table with its people, and the start of its game."""
    record = recorded.record
    created = log.Created(
        game=recorded.game.meta.name,
        rules=record.number("Rules"),
        seats=record.number("Seats"),
        host=people[0].id,
        secret=record.header("Seed"),
        options=recorded.match.state.options,
        listed=False,
        onlookers=False,
    )
    named = [log.Named(person.id, person.name) for person in people]
    seated = [log.Seated(seat, person.id) for seat, person in enumerate(people)]
    return [created, *named, *seated, log.Started()]
