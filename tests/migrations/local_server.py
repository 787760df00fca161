"""A hub in the test's own process, on a clock that the test sets, with bots that think in this process.

The fixture maker and the tests of releases reach the code under test only through this module: whatever is renamed in
`lamster.tables`, this is the one file to change. Log entries are read as JSON, the form that stays.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from lamster.bots import make
from lamster.games import load
from lamster.tables import protocol as wire
from lamster.tables.hub import lesson_tables, personal_data
from lamster.tables.hub.hub import Hub
from lamster.tables.hub.moderation import PERSON
from lamster.tables.model import entries as log
from lamster.tables.model import views
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.room.perform import perform
from lamster.tables.room.telling import tell_nobody
from lamster.tables.store.base import Ban, Closing, Store, Subscription
from lamster.tables.store.postgres.store import PostgresStore
from lamster.tables.store.sqlite.store import SqliteStore
from lamster.tables.workers.bot_workers import ANY_REQUESTER, BotChoice, BotWorkers, Question
from lamster.tables.workers.fair_queue import Requester
from tests.server import in_process
from tests.server.racing import FakeClock, House, Racer
from tests.server.reading import Json
from tests.tables.reading_here import read_here

ENTRY_TYPES = frozenset(kind.__struct_config__.tag for kind in log.AnyEntry.__args__)
"""The `type` of every kind of log entry that this version writes."""
BY_RULES_OF_THUMB = ("on-the-lam", "outrun")
"""Games that random play does not bring to an end, or not in time."""
START_LIMIT_S = 60
TIME_MARK = "@"
"""Behind it a code carries its time, which the server adds to a person's answer."""


class LocalBots(BotWorkers):
    """Bots without worker processes."""

    def __init__(self, engine: str) -> None:
        super().__init__(0)
        self.engine = engine

    async def choose(self, question: Question, *, limit_s: float, requester: Requester = ANY_REQUESTER) -> BotChoice:
        rules = load(question.game)
        state = rules.unpack(question.world)
        decision = rules.decision(state, question.seat)
        assert decision is not None
        engine = "thumb" if question.game in BY_RULES_OF_THUMB else self.engine
        return BotChoice(make(engine, rules, question.seed).choose(state, decision).code, None)


class QuickStore(SqliteStore):
    """Does not wait until the disk has what is written: a test that plays on needs no power failure."""

    async def open(self) -> None:
        await super().open()
        assert self.writer is not None
        self.writer.connection.execute("PRAGMA synchronous = OFF")


class LocalClock(FakeClock):
    """Stands still, unless the test lets time pass."""

    def is_due(self) -> bool:
        """Whether a task may go on without time passing."""
        return any(due <= self.at and not woken.done() for due, _, woken in self.sleepers)


class LocalServer(House):
    """A hub, its clock and its bots."""

    clock: LocalClock

    def __init__(self, store: Store, clock: LocalClock, engine: str) -> None:
        self.clock = clock
        self.store = store
        self.hub = Hub(store, LocalBots(engine), 0.0, clock)
        read_here(self.hub)

    async def open(self) -> None:
        """Return when every table that a restart wakes is awake, and the operator's requests are carried out."""
        await self.hub.open()
        async with asyncio.timeout(START_LIMIT_S):
            while not self.hub.clock_supervisor.woken or await self.store.closings() or await self.store.erasures():
                await asyncio.sleep(0.005)
        await self.quiet()

    async def quiet(self) -> None:
        """Return when nothing more happens unless time passes: a bot's move may be followed by another's."""
        await super().quiet()
        while any(room.lock.locked() for room in self.hub.rooms.values()) or self.clock.is_due():
            await super().quiet()

    async def settle(self) -> None:
        """Wait for results that are still being counted."""
        await self.hub.results.settle()

    # People and tables.

    async def rename(self, person: str, name: str) -> None:
        await self.hub.rename(person, name)

    async def create(self, person: str, wanted: Json) -> str:
        return await self.hub.create(person, await self.hub.name_of(person), msgspec.convert(wanted, wire.NewTable))

    async def create_with_rules(self, person: str, game: str, seats: list[str], rules: int) -> str:
        """A table of a game that goes by an older version of its rules: the host's seat and bots."""
        created = self.hub.creation(
            game, len(seats), wire.TableSettings(options={}, listed=False, onlookers=True), person
        )
        created = msgspec.structs.replace(created, rules=rules)
        taken = [
            log.Seated(seat, person) if who == "me" else log.Seated(seat, bot=who) for seat, who in enumerate(seats)
        ]
        return await self.hub.begin(created, log.Named(person, await self.hub.name_of(person)), *taken)

    async def begin_lesson(self, person: str, game: str) -> str:
        return await lesson_tables.learn(self.hub, person, await self.hub.name_of(person), wire.Learn(game))

    async def continue_from(self, person: str, table: str, ply: int, seats: list[str]) -> str:
        """A new table that begins with a position of a finished game."""
        found = (await self.hub.room(table)).table
        name = await self.hub.name_of(person)
        return await self.hub.go_on(person, name, found, wire.Continue(ply, seats), Requester())

    async def set_webhook(self, table: str, url: str) -> None:
        room = await self.hub.room(table)
        async with room.lock:
            await perform(room, [log.Hooked(url, "https://lamster.example")], tell_nobody)

    async def subscribe(self, person: str) -> None:
        """Ask for notifications at a browser."""
        row = Subscription(person, f"https://push.example/{person}", "key", "auth", "en", self.clock.wall())
        await self.store.subscribe(row)

    # What is kept.

    async def log_of(self, table: str) -> list[Json]:
        return await log_in(self.store, table)

    async def phase_of(self, table: str) -> str:
        return (await self.hub.room(table)).table.phase

    async def troubles_of(self, person: str) -> list[str]:
        """What keeps this person's tables in the lobby from being opened."""
        return [card.trouble for card in (await self.hub.lobby(person)).mine if card.trouble]

    async def refusal_of(self, table: str, person: str, key: str = "") -> str:
        """Why this person may not open the table; empty: they may."""
        try:
            await Client(self, person).open(table, key)
        except Refused as refused:
            return refused.error
        return ""


class Client(Racer):
    """A person's open page of a table."""

    def __init__(self, server: LocalServer, person: str = "") -> None:
        super().__init__(server, person)
        self.server = server

    async def open(self, table: str, key: str = "") -> "Client":
        """With a key: the page that a shared view's link opens."""
        self.room = await self.hub.open_page(table, self.connection, key)
        return self

    def asked_seats(self) -> list[int]:
        """The person's own seats that are asked something, and that no bot plays for them."""
        asked = self.position.get("asked", [])
        seats = self.table["seats"]
        return [seat for seat in self.you["seats"] if seat in asked and not is_replaced(seats[seat])]

    async def choose(self, rng: Random, engine: str) -> str:
        """What to answer: as a bot would that knows what the seat behind this page knows."""
        assert self.decision is not None
        lesson = self.position.get("lesson")
        if lesson and lesson["codes"]:
            return str(lesson["codes"][0])
        game = self.here.table.game
        state = game.resample(self.here.table.playing.state, self.decision["seat"], Random(rng.random()))
        decision = game.decision(state, self.decision["seat"])
        assert decision is not None
        engine = "thumb" if game.meta.name in BY_RULES_OF_THUMB else engine
        code = make(engine, game, rng.randbytes(8)).choose(state, decision).code
        return code.partition(TIME_MARK)[0] if decision.form is not None else code


def is_replaced(seat: Json) -> bool:
    """A bot plays the seat for its person, or nobody does."""
    return bool(seat["bot"] or seat["empty"] or seat["resigned"])


class Operator:
    """What is done to a database beside the server, or while there is none."""

    def __init__(self, store: Store, wall_ms: int) -> None:
        self.store = store
        self.wall_ms = wall_ms

    async def ban(self, person: str) -> None:
        await self.store.ban(Ban(PERSON, person, 0, "spam", self.wall_ms))

    async def ask_to_close(self, table: str) -> None:
        await self.store.ask_to_close(Closing(table, "a test", self.wall_ms))

    async def ask_to_forget(self, person: str) -> None:
        await personal_data.ask_to_forget(self.store, person, self.wall_ms)

    async def tables(self) -> list[str]:
        return await self.store.tables()

    async def log_of(self, table: str) -> list[Json]:
        return await log_in(self.store, table)

    async def describe(self, table: str) -> Json:
        """What a table is by its log: a later version must say the same of it."""
        found = Table.from_log(table, await self.store.read(table))
        match = found.match
        return {
            "game": found.game.meta.name,
            "rules": found.rules,
            "phase": found.phase,
            "host": found.host,
            "people": [chair.person for chair in found.chairs],
            "names": [found.name_on(seat) for seat in range(len(found.chairs))],
            "bots": [found.bot_on(seat) for seat in range(len(found.chairs))],
            "said": [line.text for line in found.chat],
            "entries": found.seq,
            "asked": None if match is None else views.asked_of(match.state),
            "codes": None if match is None else codes_in(views.full_record(found)),
        }


async def copy_to_postgres(path: Path, database: str, left_at_ms: int) -> None:
    """Put what servers and operators need of a SQLite database into an empty PostgreSQL database."""
    source, target = SqliteStore(path), PostgresStore(database, alone=True)
    for store in (source, target):
        await store.open()
    for table in await source.tables():
        lines, card = await source.read(table), await source.card(table)
        for number, line in enumerate(lines):
            await target.append(table, number, [line.entry], line.at, card)
        for person in {} if card is None else dict.fromkeys(card.people):
            await target.set_name(person, await source.name_of(person) or "?")
    for ban in await source.bans():
        await target.ban(ban)
    for closing in await source.closings():
        await target.ask_to_close(closing)
    for erasure in await source.erasures():
        await target.begin_erasure(erasure)
    await target.set_alive(left_at_ms)
    for store in (source, target):
        await store.close()


async def log_in(store: Store, table: str) -> list[Json]:
    return [json.loads(line.entry) for line in await store.read(table)]


def codes_in(record: str) -> list[str]:
    """The lines of a record that are not headers."""
    return [line for line in record.splitlines() if line and not line.startswith("[")]


@asynccontextmanager
async def serving(path: Path, wall_ms: int, engine: str = "thumb", database: str = "") -> AsyncIterator[LocalServer]:
    """A server on this SQLite file, or on a PostgreSQL database, that starts at this wall time."""
    store = PostgresStore(database, alone=True) if database else QuickStore(path)
    server = LocalServer(store, LocalClock(wall=wall_ms), engine)
    await server.open()
    try:
        yield server
    finally:
        await server.hub.close()


@asynccontextmanager
async def operating(path: Path, wall_ms: int) -> AsyncIterator[Operator]:
    """The database without a server."""
    store = QuickStore(path)
    await store.open()
    try:
        yield Operator(store, wall_ms)
    finally:
        await store.close()


async def start(clients: list[Client]) -> None:
    """The first one is the host; all who have a seat are among them."""
    await in_process.start([*clients])
    await clients[0].server.quiet()


def answers(client: Client, kind: str) -> list[Any]:
    """All messages of one kind that this page got."""
    return [message for message in map(json.loads, client.frames) if message["type"] == kind]
