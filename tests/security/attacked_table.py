"""A table whose pages send arbitrary frames, in the test's own process: each frame is handled before the next.

The clock stands still unless a frame lets time pass, bots answer at once, and the log is written to a real store.
"""

import asyncio
import json
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from lamster.kernel.chance import commitment
from lamster.server.identity import Identity
from lamster.server.limits import Limits, TokenBucket
from lamster.server.websocket import PageSession
from lamster.tables import protocol as wire
from lamster.tables.hub.hub import Hub
from lamster.tables.model import entries as log
from lamster.tables.model import views
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.protocol import TimeControl
from lamster.tables.room import dispatch
from lamster.tables.room.room import Room
from lamster.tables.store.sqlite.store import SqliteStore
from lamster.tables.workers.bot_workers import ANY_REQUESTER, BotChoice, BotWorkers, Question, choose_option
from lamster.tables.workers.fair_queue import Requester
from tests.security.allowed_entries import known, may, shown
from tests.security.frames import Recipe, Sender, message, written
from tests.server.racing import FakeClock
from tests.server.reading import Json
from tests.server.refusing import check_error

TABLES: tuple[tuple[str, wire.NewTable], ...] = (
    ("lam", wire.NewTable(game="on-the-lam", seats=["me", "open"], options={"round_limit": 2}, hints="all")),
    (
        "driver",
        wire.NewTable(game="getaway-driver", seats=["me", "open"], options={"size": "compact"}, onlooker_delay=60),
    ),
    (
        "new-york",
        wire.NewTable(
            game="escape-from-new-york", seats=["me", "open"], options={}, time=TimeControl("move", 60, 0, "others")
        ),
    ),
    ("outrun", wire.NewTable(game="outrun", seats=["me", "open"], options={"monster": "vampire", "maps": 1})),
    (
        "lam-3",
        wire.NewTable(
            game="on-the-lam", seats=["me", *["open"] * 2], options={"round_limit": 1}, time=TimeControl("total", 30)
        ),
    ),
    (
        "driver-4",
        wire.NewTable(game="getaway-driver", seats=["me", *["open"] * 3], options={}, hints="all", undo="free"),
    ),
)
LATER = (0, 1_000, 5_000, 70_000, 700_000)
OLD, TIME, AGAIN, REOPEN, RAW = 6, 7, 8, 9, 10
"""Twists of more than one message: an old frame, time, the same frame twice, a new page, raw bytes."""
MOMENTS = 25
RUBBISH = (b"", b"{", b"\xff\xfe", b"[[[[", b'{"id":1}', b'{"type":"ping","id":1e99}', b"null", b'"', b"{}" * 3000)
LATE_ANSWERS = (wire.Start, wire.AskHint)
"""Messages that are answered later, when something else is done."""
read_answer = msgspec.json.Decoder(wire.FromServer).decode


class RandomBots(BotWorkers):
    """Bots that answer at random, in this process."""

    def __init__(self) -> None:
        super().__init__(0)

    async def choose(self, question: Question, *, limit_s: float, requester: Requester = ANY_REQUESTER) -> BotChoice:
        return choose_option(question._replace(bot="random", time_limit_s=0.0))


class ErrorLog(logging.Handler):
    """Collects what the server logs as errors: any is a failure."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(logging.Formatter().format(record))


class AttackedHub:
    """A hub with its clock. Notes what is appended to any log."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clock = FakeClock()
        self.hub = Hub(SqliteStore(folder / "lamster.db"), RandomBots(), 0.0, self.clock)
        self.appended: list[tuple[str, log.AnyEntry]] = []
        self.errors = ErrorLog()
        self.limits = Limits()
        self.limits.messages.kinds.clear()
        self.strangers = 0
        append = self.hub.store.append

        async def noted(table: str, first: int, entries: Sequence[bytes], *rest: Any) -> None:
            await append(table, first, entries, *rest)
            self.appended += [(table, log.decode(entry)) for entry in entries]

        setattr(self.hub.store, "append", noted)  # noqa: B010 - the type of a method cannot be assigned to

    def stranger(self) -> Identity:
        """Somebody who was never here: whom others blocked at an earlier table would not be let in."""
        self.strangers += 1
        return Identity(f"{self.strangers:043d}", fresh=False)


@asynccontextmanager
async def open_attacked_hub(folder: Path) -> AsyncIterator[AttackedHub]:
    found = AttackedHub(folder)
    loggers = [logging.getLogger(name) for name in ("lamster", "asyncio")]
    for logger in loggers:
        logger.addHandler(found.errors)
    await found.hub.open()
    try:
        yield found
    finally:
        await found.hub.close()
        for logger in loggers:
            logger.removeHandler(found.errors)


class Attacker:
    """Somebody with an open page, past the network. It may send as fast as it likes: limits are tested elsewhere."""

    def __init__(self, attacked: "AttackedTable", name: str) -> None:
        self.attacked = attacked
        self.hub = attacked.target.hub
        self.name = name
        self.identity = attacked.target.stranger()
        self.person = self.identity.person
        self.secret = secrets.token_bytes(32)
        self.key = ""
        self.page: PageSession | None = None

    async def named(self) -> "Attacker":
        if self.name:
            await self.hub.rename(self.person, self.name)
        return self

    async def open(self) -> None:
        """A page of the table, if there may be one."""
        scope = {
            "path_params": {"table": self.attacked.table},
            "state": {"identity": self.identity},
            "query_string": f"key={self.key}".encode() if self.key else b"",
        }
        self.close()
        page = PageSession(self.hub, scope, never, never, self.attacked.target.limits)
        page.bucket = TokenBucket(1e9, 1e9)
        page.flushing = True  # Nothing is sent: the outbox is read here.
        try:
            page.room = await self.hub.open_page(self.attacked.table, page.connection, page.key)
        except Refused:
            return
        self.page = page

    def close(self) -> None:
        if self.page is not None and self.page.room is not None:
            dispatch.leave(self.page.room, self.page.connection)
        self.page = None

    async def send(self, text: str | bytes) -> list[bytes]:
        """Let the server deal with a frame; everything that it tells this page meanwhile."""
        page = self.page
        assert page is not None
        assert page.room is not None
        page.take(page.room, text, self.attacked.target.clock.at)
        while page.inbox:
            dealing = page.inbox.popleft()
            if not page.closing:
                await dealing()
        told = self.drained()
        if page.closing:
            self.close()
        return told

    def drained(self) -> list[bytes]:
        if self.page is None:
            return []
        told = [*self.page.outbox]
        self.page.outbox.clear()
        self.page.waiting = 0
        return told


async def never(*_: Any) -> Any:
    """Nothing goes over a line here."""
    raise AssertionError("a page that is dealt with directly neither reads nor writes its line")


class AttackedTable:
    """One table, and everybody who has a page of it."""

    def __init__(self, target: AttackedHub) -> None:
        self.target = target
        self.table = ""
        self.number = 0
        self.sent: list[str | bytes] = []
        self.everybody: list[Attacker] = []
        self.players: list[Attacker] = []
        self.tally: Counter[str] = Counter()
        """How frames were answered, by their types."""
        self.pending: set[int] = set()
        """Numbers of messages whose answers come later."""

    # The table.

    async def prepare(self, table: int, begun: bool) -> None:
        wanted = TABLES[table][1]
        names = ("Ann", "Bob", "Cas", "Dee")[: len(wanted.seats)]
        self.players = [await Attacker(self, name).named() for name in names]
        self.table = await self.target.hub.create(self.players[0].person, "Ann", wanted)
        for seat, player in enumerate(self.players):
            await player.open()
            if seat:
                await self.honest(player, "sit", seat=seat)
        others = [await Attacker(self, name).named() for name in ("Eve", "Pip", "")]
        if begun:
            await self.begin()
            others[1].key = (await self.honest(self.players[0], "share-seat", seat=0))["key"]
        for other in others:
            await other.open()
        self.everybody = [*self.players, *others]

    async def begin(self) -> None:
        await self.honest(self.players[0], "start")
        labels = self.room.table.labels
        for seat, player in enumerate(self.players):
            await self.honest(player, "promise", commitment=commitment(labels[seat], player.secret))
        for player in self.players:
            await self.honest(player, "reveal", secret=player.secret.hex())

    async def honest(self, who: Attacker, kind: str, **fields: Any) -> Json:
        self.number += 1
        told = await who.send(json.dumps({"type": kind, "id": self.number, **fields}))
        answers = [found for found in map(json.loads, told) if found.get("id") == self.number]
        assert not answers or answers[0]["type"] != "error", answers
        return answers[0] if answers else {}

    @property
    def room(self) -> Room:
        return self.target.hub.rooms[self.table]

    # Frames.

    async def take(self, recipe: Recipe) -> None:
        """Carry out a recipe, and see that all is as it must be."""
        who = self.sender(recipe.page)
        if recipe.twist == TIME:
            await self.later(LATER[recipe.fields[0] % len(LATER)])
        if who.page is None or recipe.twist == REOPEN:
            await who.open()
        if who.page is not None:
            for frame in self.frames(recipe, who):
                if who.page is not None:
                    await self.attack(who, frame)
        await self.settle()

    def sender(self, page: int) -> Attacker:
        """One of those who have a page; beyond their number whoever is asked something, so that the game goes on."""
        if page < len(self.everybody):
            return self.everybody[page]
        match = self.room.table.match
        asked = [self.room.table.chairs[seat].person for seat in views.asked_of(match.state)] if match else []
        return next((who for who in self.everybody if who.person in asked), self.everybody[0])

    def frames(self, recipe: Recipe, who: Attacker) -> list[str | bytes]:
        if recipe.twist == OLD and self.sent:
            return [self.sent[recipe.kind % len(self.sent)]]
        if recipe.twist == RAW:
            return [RUBBISH[recipe.kind % len(RUBBISH)]]
        assert who.page is not None
        self.number += 1
        people = [other.person for other in self.everybody]
        made = written(message(recipe, Sender(self.room, who.page.connection, who.secret, people), self.number))
        return [made] * (2 if recipe.twist == AGAIN else 1)

    async def attack(self, who: Attacker, frame: str | bytes) -> None:
        self.sent.append(frame)
        hosts = {self.room.host, self.room.table.host}
        before = self.holders()
        place = len(self.target.appended)
        told = await who.send(frame)
        self.check_told(who, told)
        self.check_answered(who, frame, told)
        entries = [entry for table, entry in self.target.appended[place:] if table == self.table]
        for entry in entries:
            assert may(who.person, entry, before, hosts), f"{who.name or 'nobody'} brought about {entry} by {frame!r}"

    def holders(self) -> list[str]:
        return [chair.person for chair in self.room.table.chairs]

    async def settle(self) -> None:
        """Bots and alarms do what is due now; all that everybody was told meanwhile is looked at."""
        await self.later(0)
        for other in self.everybody:
            self.check_told(other, other.drained())
            if other.page is not None and other.page.closing:
                other.close()
        assert self.target.errors.found == []

    async def later(self, milliseconds: int) -> None:
        """Time passes, moment by moment; where bots alone play on, no more than so many moments."""
        end = self.target.clock.at + milliseconds
        await self.quiet()
        for _ in range(MOMENTS):
            if not self.target.clock.wake(end):
                break
            await self.quiet()
        self.target.clock.at = max(end, self.target.clock.at)

    async def quiet(self) -> None:
        """Until everything has happened that can happen now: what is entered waits for a real disk."""
        await turns()
        while self.room.lock.locked():
            await asyncio.sleep(0.0005)
            await turns()

    # What must hold.

    def check_answered(self, who: Attacker, frame: str | bytes, told: list[bytes]) -> None:
        """One answer to each frame, with its number, unless it is one that is answered later or never."""
        if who.page is None:
            return
        number, kind = known(frame)
        answers = [found for found in map(json.loads, told) if "id" in found]
        own = [found for found in answers if found["id"] == number]
        self.tally.update(
            f"{'' if kind is None else kind.__name__} {found.get('error') or found['type']}" for found in own
        )
        assert {found["id"] for found in answers} <= {number, *self.pending}, f"{frame!r} is answered with {answers}"
        if kind in LATE_ANSWERS and not own and isinstance(number, int):
            self.pending.add(number)
        elif kind is wire.BeatBack:
            assert own == []
        else:
            assert len(own) == 1, f"{frame!r} is answered with {answers}"

    def check_told(self, who: Attacker, told: list[bytes]) -> None:
        """Everything is a message of the protocol; nothing holds a secret of the server, of its disk or of another."""
        others = [other.identity.secret for other in self.everybody if other is not who]
        hidden = [*others, str(self.target.folder)]
        if self.room.table.phase != "over":
            hidden.append(self.room.table.secret.hex())
        for text in told:
            found = read_answer(text)
            if isinstance(found, wire.Error):
                check_error({"error": found.error, "message": found.message})
            assert not any(secret.encode() in text for secret in hidden), f"a secret in {text!r}"

    async def check_end(self) -> None:
        """The table is still of use, and its log adds up to what it is."""
        for who in self.everybody:
            await who.open()
            if who.page is not None:
                assert await self.honest(who, "ping") == {"type": "pong", "id": self.number}
        await self.settle()
        lines = await self.target.hub.store.read(self.table)
        again = Table.from_log(self.table, lines)
        assert shown(again) == shown(self.room.table)

    def clear(self) -> None:
        """Close all pages and drop the room, so that the next table begins anew."""
        for who in [*self.players, *self.everybody]:
            who.close()
        room = self.target.hub.rooms.pop(self.table, None)
        for task in [] if room is None else [*room.tasks]:
            task.cancel()
        self.target.clock.sleepers.clear()
        self.target.appended.clear()
        self.target.errors.found.clear()


async def turns() -> None:
    """Let everything that can go on do so."""
    for _ in range(4):
        await asyncio.sleep(0)
