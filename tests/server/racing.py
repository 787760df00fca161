"""Races in the test's own process, by a clock that goes as the test says."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lamster.games import load
from lamster.kernel.record import read_record, verify
from lamster.tables import protocol as wire
from lamster.tables.clock import Clock
from lamster.tables.hub.hub import Hub
from lamster.tables.model import views
from lamster.tables.room import dispatch
from lamster.tables.room.room import Room
from lamster.tables.store.sqlite.store import SqliteStore
from lamster.tables.workers.bot_workers import ANY_REQUESTER, BotChoice, BotWorkers, Question
from lamster.tables.workers.fair_queue import Requester
from tests.server import in_process
from tests.server.in_process import Visitor
from tests.server.reading import Json
from tests.server.running import Refusal

Scenario = Callable[["House"], Awaitable[None]]


class FakeClock(Clock):
    """Stands still, unless a test lets time pass."""

    def __init__(self, at: int = 1_000_000, wall: int = 1_700_000_000_000) -> None:
        self.at = at
        self.past = wall - at
        self.sleepers: list[tuple[int, int, asyncio.Future[None]]] = []
        self.count = 0

    def monotonic(self) -> int:
        return self.at

    def wall(self) -> int:
        return self.at + self.past

    async def sleep(self, milliseconds: int) -> None:
        self.count += 1
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self.sleepers, (self.at + milliseconds, self.count, woken))
        await woken

    def wake(self, until: int) -> bool:
        """The next one to wake by then, at its own moment; whether there was any."""
        while self.sleepers and self.sleepers[0][0] <= until:
            due, _, woken = heappop(self.sleepers)
            if not woken.done():
                self.at = max(self.at, due)
                woken.set_result(None)
                return True
        return False


class Planned(BotWorkers):
    """Bots whose runs a test has written down, by seat; all else they leave to the default."""

    def __init__(self) -> None:
        super().__init__(0)
        self.runs: dict[int, str] = {}
        self.questions: list[tuple[str, int]] = []
        self.seeds: list[bytes] = []
        self.thinking = asyncio.Event()
        self.thinking.set()

    async def choose(self, question: Question, *, limit_s: float, requester: Requester = ANY_REQUESTER) -> BotChoice:
        rules, seat = load(question.game), question.seat
        s = rules.unpack(question.world)
        decision = rules.decision(s, seat)
        assert decision is not None
        self.questions.append((decision.kind, seat))
        self.seeds.append(question.seed)
        await self.thinking.wait()
        return BotChoice(rules.default(s, seat) if decision.form is None else self.runs[seat], None)


class House:
    """A hub, its clock and its bots."""

    def __init__(self, folder: Path, clock: FakeClock) -> None:
        self.folder = folder
        self.clock = clock
        self.bots = Planned()
        self.hub = Hub(SqliteStore(folder / "lamster.db"), self.bots, 0.0, clock)

    async def quiet(self) -> None:
        """Until all that can happen now has happened, and all that is due now."""
        await self.settle()
        while self.clock.wake(self.clock.at):
            await asyncio.sleep(0)
        for _ in range(5):
            await asyncio.sleep(0)

    async def settle(self) -> None:
        """Let tasks run as far as they can: commits and loading tables wait for a real disk."""
        for _ in range(3):
            for _ in range(10):
                await asyncio.sleep(0)
            while self.hub.loading or any(room.lock.locked() for room in self.hub.rooms.values()):
                await asyncio.sleep(0.001)

    async def later(self, milliseconds: int) -> None:
        """Let time pass, moment by moment."""
        await self.quiet()
        end = self.clock.at + milliseconds
        while self.clock.wake(end):
            await self.quiet()
        self.clock.at = end
        await self.quiet()

    # Tables.

    async def racers(self, *names: str, bots: int = 0, game: str = "dash", **options: wire.Value) -> list["Racer"]:
        """Everybody sits at a new table, then bots, and the game has begun."""
        found = [Racer(self) for _ in names]
        for racer, name in zip(found, names, strict=True):
            await self.hub.rename(racer.person, name)
        seats = ["me", *["open"] * (len(names) - 1), *["medium"] * bots]
        table = await in_process.make(found[0], wire.NewTable(game=game, seats=seats, options=options))
        for seat, racer in enumerate(found):
            await racer.enter(table)
            if seat:
                await racer.ask("sit", seat=seat)
        await in_process.start([*found])
        await self.quiet()
        return found

    async def revealed(self, *racers: "Racer") -> None:
        """All are ready, the card is turned, and the countdown is over."""
        for racer in racers:
            await racer.ask("ready", seat=racer.seat)
        flipper = next((racer for racer in racers if racer.decision), None)
        if flipper:
            await flipper.act("turn")
        await self.later(3000)


class Racer(Visitor):
    """Somebody in a race: answers the beats of the server, over a line of some length."""

    def __init__(self, house: House, person: str = "") -> None:
        super().__init__(house.hub, person)
        self.house = house
        self.trip = 0
        """Milliseconds there and back."""
        self.answering: set[asyncio.Task[None]] = set()

    @property
    def seat(self) -> int:
        found: int = self.you["seats"][0]
        return found

    @property
    def decision_id(self) -> str:
        assert self.decision is not None
        found: str = self.decision["id"]
        return found

    @property
    def here(self) -> Room:
        assert self.room is not None
        return self.room

    def read(self, text: str) -> Json:
        message = super().read(text)
        if message["type"] == "beat":
            task = asyncio.get_running_loop().create_task(self.beat_back(message["n"]))
            self.answering.add(task)
            task.add_done_callback(self.answering.discard)
        return message

    async def beat_back(self, n: int) -> None:
        if self.trip:
            await self.house.clock.sleep(self.trip)
        await dispatch.handle(self.here, self.connection, wire.BeatBack(0, n))

    async def finish(self, row: str, ms: Any = None, **changes: Any) -> Json:
        """Play Finish, as it arrives now."""
        assert self.decision is not None
        fields = {"seat": self.seat, "decision": self.decision["id"], "code": f"run:{row}", "ms": ms, **changes}
        return await self.ask("act", **fields)

    async def refused(self, kind: str, **fields: Any) -> str:
        """Why a message was not carried out."""
        with pytest.raises(Refusal) as caught:
            await self.ask(kind, **fields)
        return caught.value.error

    async def at(self, table: str) -> "Racer":
        await self.enter(table)
        await self.house.quiet()
        return self

    async def back(self) -> "Racer":
        """The page is opened anew: a line of its own."""
        return await Racer(self.house, self.person).at(self.table["id"])

    async def gone(self) -> None:
        self.leave()
        await self.house.quiet()

    # What stands in the log.

    def codes(self) -> list[str]:
        """The log of the game, `SEAT CODE` for each entry."""
        match = self.here.table.playing
        return [f"{match.game.seat_text(match.state, entry.seat)} {entry.code}" for entry in match.log]

    def run(self, seat: int) -> str:
        """What this seat ran last."""
        return [code for code in self.codes() if code.startswith(f"{seat + 1} run")][-1].partition(" ")[2]

    def official(self, seat: int) -> int:
        return time_in(self.run(seat))

    def verified(self) -> str:
        """The record, once the game is over, replayed from its text."""
        table = self.here.table
        return verify(table.game, read_record(views.record_text(table, self.person)))


def time_in(code: str) -> int:
    """The official time that a run carries."""
    return int(code.partition("@")[2].partition("~")[0])


@asynccontextmanager
async def opened(folder: Path, clock: FakeClock | None = None) -> AsyncIterator[House]:
    house = House(folder, clock or FakeClock())
    await house.hub.open()
    try:
        yield house
    finally:
        await house.hub.close()


def happens(folder: Path, scenario: Scenario) -> None:
    """Let it happen in a house of its own."""

    async def whole() -> None:
        async with opened(folder) as house:
            await scenario(house)

    asyncio.run(whole())


def sent(racer: Racer, kind: str) -> list[Json]:
    """All messages of one kind that this page got."""
    return [message for message in map(msgspec.json.decode, racer.frames) if message["type"] == kind]
