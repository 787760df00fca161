"""A world: a table with its room, as the server has them, without a network and a disk; and a twin of it."""

import copy
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from starlette.types import Message

from lamster.kernel.conform.trial import Setting
from lamster.kernel.event import Event
from lamster.kernel.log import Entry, Log
from lamster.kernel.match import Match
from lamster.kernel.state import State
from lamster.server.app import make_app
from lamster.server.finished_games import FinishedGameRoutes
from lamster.server.identity import COOKIE, Identity
from lamster.tables import protocol as wire
from lamster.tables.hub.hub import Hub
from lamster.tables.model import entries as log
from lamster.tables.model import permissions, views
from lamster.tables.model.people import Chat, Happenings
from lamster.tables.model.table import Table
from lamster.tables.model.turn_clock_state import TurnClockState
from lamster.tables.protocol import encode
from lamster.tables.room import dispatch, telling
from lamster.tables.room.clocks.realtime_clock import RealtimeClock
from lamster.tables.room.connection import Connection
from lamster.tables.room.handlers import hints
from lamster.tables.room.notifications import Notifications
from lamster.tables.room.room import Room
from lamster.tables.room.room_host import Notification
from lamster.tables.store.sqlite.store import SqliteStore
from lamster.tables.workers.bot_workers import ANY_REQUESTER, BotChoice, BotWorkers, Question, choose_option
from lamster.tables.workers.fair_queue import Requester
from tests.server.racing import FakeClock
from tests.tables.reading_here import read_here

Eyes = int | None
AT = 1_700_000_000_000
TABLE = "twintwintwin2"
RUBBISH = "rubbish"


class Notifier:
    """Notes what a webhook would be told, and whom a push message would call."""

    def __init__(self) -> None:
        self.rung: list[bytes] = []

    def wants(self, person: str) -> bool:
        return False

    def ring(self, call: Notification) -> None:
        raise AssertionError("nobody has asked to be called")

    def tell(self, hook: log.Hooked, call: Notification) -> None:
        self.rung.append(encode(call))


class Thumbs(BotWorkers):
    """Hints come from the rules of thumb, here and at once."""

    def __init__(self) -> None:
        super().__init__(0)

    async def choose(self, question: Question, *, limit_s: float, requester: Requester = ANY_REQUESTER) -> BotChoice:
        return choose_option(question._replace(bot="thumb", time_limit_s=0.0))


class House:
    """One of two servers. They differ in nothing but the table that they have for the moment."""

    def __init__(self, folder: Path) -> None:
        self.hub = Hub(SqliteStore(folder / "never-opened.db"), Thumbs(), 0.0, FakeClock(wall=AT + 5_000))
        read_here(self.hub)
        self.notifier = self.hub.notifier = Notifier()
        self.app = make_app(self.hub)
        owners = [getattr(getattr(route, "endpoint", None), "__self__", None) for route in self.app.site.routes]
        self.checks = next(owner.checks for owner in owners if isinstance(owner, FinishedGameRoutes))
        self.asked = 0

    async def get(self, path: str, identity: Identity) -> bytes:
        """A whole answer over plain HTTP, past the network; each from another address, so that none is too much."""
        sent: list[Message] = []
        self.asked += 1
        self.checks.people.known.clear()

        async def receive() -> Message:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        address, _, query = path.partition("?")
        headers = [(b"host", b"localhost"), (b"cookie", f"{COOKIE}={identity.secret}".encode())]
        scope = {"type": "http", "method": "GET", "path": address, "query_string": query.encode(), "scheme": "http"}
        client = (f"10.{self.asked >> 16 & 255}.{self.asked >> 8 & 255}.{self.asked & 255}", 1)
        await self.app.site({**scope, "root_path": "", "headers": headers, "client": client}, receive, send)
        return repr([sent[0]["status"], sent[0]["headers"], [part["body"] for part in sent[1:]]]).encode()


class Company(NamedTuple):
    """The people at a table: everybody has one seat; one looks over a shoulder, one looks on."""

    players: list[Identity]
    pupil: Identity
    onlooker: Identity


def people(seats: int) -> Company:
    known = [Identity(f"{number:043d}", fresh=False) for number in range(seats + 2)]
    return Company(known[:seats], known[-2], known[-1])


def new_table(setting: Setting, game: Any, company: Company) -> Table:
    """A game that begins; chance is told, not drawn."""
    host = company.players[0].person
    created = log.Created(
        game=game.meta.name,
        rules=game.meta.rules,
        seats=setting.seats,
        options=game.settle(setting.seats, setting.options),
        host=host,
        listed=True,
        onlookers=True,
        secret="00" * 32,
        hints="all",
    )
    table = Table(TABLE, created, AT)
    for seat, player in enumerate(company.players):
        table.apply(log.Named(player.person, f"Player {seat}"), AT)
        table.apply(log.Seated(seat, player.person), AT)
    table.apply(log.Hooked("https://hook.example.org/", "https://games.example.org"), AT)
    table.seq += 1
    table.turn_clock = TurnClockState(table.settings.time)
    table.match = Match(game, setting.seats, table.settings.options, None)
    table.phase = table.phase_now()
    table.take_events(0)
    table.note_opened(AT)
    return table


# Copies.


PARTS = ("names", "revealing", "last_turns", "answered", "opened", "turns", "unmet", "chat", "shared")


def forked(table: Table, state: State) -> Table:
    """The same table with a state of its own: what happens to it from now on happens to no other."""
    other = copy.copy(table)
    for name in PARTS:
        setattr(other, name, copy.copy(getattr(table, name)))
    other.happenings = copy_happenings(table.happenings)
    old = table.playing
    match = other.match = Match(table.game, len(table.chairs), table.settings.options, None)
    match.state, match.events = state, []
    match.log, match.kept = old.log.copy(), old.kept[:]
    other.turn_clock = copy.copy(table.turn_clock)
    return other


def copy_happenings(happenings: Happenings) -> Happenings:
    other = copy.copy(happenings)
    other.events, other.rounds, other.plies = [*happenings.events], happenings.rounds[:], happenings.plies[:]
    return other


def forget(table: Table, eyes: Eyes) -> None:
    """Replace by rubbish what these eyes may not know of the past, and the server's own secrets."""
    match = table.playing
    match.log = Log(blurred(entry, eyes) for entry in match.log)
    table.happenings.events = [hushed(event, eyes) for event in table.happenings.events]
    table.secrets = dict.fromkeys(table.secrets, RUBBISH.encode())
    table.answered = {
        decision: code if eyes is not None and decision.startswith(f"{eyes + 1}@") else RUBBISH
        for decision, code in table.answered.items()
    }


def blurred(entry: Entry, eyes: Eyes) -> Entry:
    """An entry of the log, of which only these eyes' own copy is true."""
    own = len(entry.masks) - 1 if eyes is None else eyes
    masks = tuple(mask if place == own else RUBBISH for place, mask in enumerate(entry.masks))
    return Entry(entry.seat, entry.code if entry.masks[own] == entry.code else RUBBISH, entry.round, masks)


def hushed(event: Event | dict[str, Any], eyes: Eyes) -> Event | dict[str, Any]:
    if not isinstance(event, Event) or not event.hidden_from(eyes):
        return event
    values = zip(event.kind.fields, event.values, strict=True)
    told = tuple(RUBBISH if name == event.kind.secret else value for (name, _), value in values)
    return Event(event.kind, told, event.only)


# A world, and what is told in it.


class World:
    """A table with its room, and the pages of those who look through one pair of eyes."""

    def __init__(self, house: House, table: Table, eyes: Eyes, company: Company, whispers: str) -> None:
        """`whispers`: what is said and written where these eyes do not see it."""
        self.house = house
        self.eyes = eyes
        self.told: list[bytes] = []
        self.talk(table, company, whispers)
        self.room = Room(table, house.hub, set())
        house.hub.rooms = {TABLE: self.room}
        self.me = company.onlooker if eyes is None else company.players[eyes]
        self.page = self.connection(self.me.person)
        self.room.connections = [self.page]
        self.others(whispers)

    def welcome(self, company: Company) -> None:
        """Somebody looks over the shoulder of the seat."""
        if self.eyes is not None:
            pupil = self.connection(company.pupil.person)
            pupil.shared_seat = self.eyes
            self.room.connections.append(pupil)

    def connection(self, person: str) -> Connection:
        line = Connection(person, "Reader", self.told.append, lambda: None)
        line.eyes = self.eyes
        return line

    def talk(self, table: Table, company: Company, whispers: str) -> None:
        """Everybody has said something to their team; what other teams said is another thing in each world."""
        team = None if self.eyes is None else table.team(self.eyes)
        for seat, player in enumerate(company.players):
            text = "heard" if table.team(seat) == team else whispers
            table.chat.append(Chat(seat, AT, player.person, text, table.team(seat)))
        table.chatted = len(company.players)

    def others(self, whispers: str) -> None:
        """What other seats have written down so far, where answers are drafted."""
        self.room.part(RealtimeClock).notice()
        stage = self.room.part(RealtimeClock).stage
        if stage is not None:
            stage.drafts.codes = {id_: whispers for seat, id_ in stage.open.items() if seat != self.eyes}

    async def everything(self, rng: Random, look_back: bool) -> list[bytes]:
        """All that these eyes can be told of the position, in order."""
        self.told.clear()
        room = self.room
        for connection in room.connections:
            telling.tell_all(room, connection)
        telling.tell_table(room)
        telling.tell_clock(room)
        room.chat_sent = 0
        telling.tell_chat(room)
        for message in self.questions(rng):
            await dispatch.handle(room, self.page, message)
        self.told.append(await self.hint())
        self.told.append(encode(await self.house.hub.card_for(TABLE, self.me.person, 0)))
        self.told.append(views.stored_card(room.table).data)
        self.told.append(views.record_text(room.table, self.me.person).encode())
        if look_back:
            self.told += [await self.house.get(path, self.me) for path in self.paths()]
        return [*self.told]

    def questions(self, rng: Random) -> Iterator[wire.FromBrowser]:
        """What the page may ask, and answers that cannot be taken: refusals tell something too."""
        seat = 0 if self.eyes is None else self.eyes
        game, s = self.room.table.game, self.room.table.playing.state
        decision = None if self.eyes is None else game.decision(s, seat)
        mine = [] if self.eyes is None else game.thinkable(s, seat)
        thought = [code for code in mine if decision is None or not decision.accepts(code)]
        legal = [] if decision is None else [*decision.codes]
        wanted = [rng.choice(codes) for codes in (thought, legal) if codes]
        yield wire.AskWhyNot(1, seat)
        yield from [wire.Why(2, seat, code) for code in [*wanted, "go:nowhere"]]
        asked = "1@0" if decision is None else decision.id
        yield from [wire.Act(3, seat, asked, code) for code in [*wanted[: bool(thought)], "go:nowhere"]]
        yield wire.Seen(4, -1)
        yield from [wire.Undo(5, other) for other in range(len(self.room.table.chairs)) if other != self.eyes]

    async def hint(self) -> bytes:
        """What a bot would be asked on behalf of this seat, and would say."""
        table = self.room.table
        if self.eyes is None or not permissions.may_ask_hint(table, self.eyes):
            return b""
        decision = table.game.decision(table.playing.state, self.eyes)
        assert decision is not None
        return encode(await hints.hint_about(self.room, decision))

    def paths(self) -> list[str]:
        base, total = f"/api/tables/{TABLE}", len(self.room.table.playing.log) + 1
        seats = ["none", *range(len(self.room.table.chairs))]
        replays = [f"replay?eyes={eyes}&start={max(0, total - 6)}" for eyes in seats]
        return [f"{base}/{path}" for path in ("record", "analysis", "fairness", "webhook", *replays)]

    def play(self, seat: int, code: str) -> list[bytes]:
        """Play a code, as if it had just been written, and tell everybody and the webhook."""
        entry = log.Played(seat, code)
        self.told.clear()
        self.house.notifier.rung.clear()
        self.room.table.apply(entry, AT)
        self.room.part(Notifications).note([entry])
        telling.tell_game(self.room)
        return [*self.told, *self.house.notifier.rung]
