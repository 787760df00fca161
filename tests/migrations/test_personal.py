"""A person can export all data about them, and have it erased from every table, log and result."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from lamster.games import load
from lamster.kernel.record import read_record, verify
from lamster.tables import protocol as wire
from lamster.tables.hub import personal_data
from lamster.tables.hub.hub import Hub
from lamster.tables.model import views
from lamster.tables.store.base import Erasure, StorageError, Stored, Subscription
from tests.migrations.fixtures import rows
from tests.server.in_process import Visitor, company_at, house, play_out, sit_together, start, until
from tests.server.running import Person, Refusal, Server, running
from tests.toys.toll import TollGame

NAME = "Ännchen Žižková"
"""One that stands nowhere by accident."""
SAID = "what only she would say"


class SharedTables:
    """She and Bob: a game that is over, one that is on, two tables that wait, and one with a bot alone."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def make(self) -> "SharedTables":
        self.ann, self.bob = await company_at(self.hub, "on-the-lam", NAME, "Bob", round_limit=2)
        self.over = self.ann.table["id"]
        await start([self.ann, self.bob])
        await self.ann.ask("say", text=SAID, channel="table")
        await self.bob.ask("say", text="Hello", channel="table")
        await play_out([self.ann, self.bob], Random(1))
        self.on = await self.table()
        await start(self.players)
        await self.players[0].ask("say", text=f"{SAID} again", channel="table")
        await self.bob.ask("report", text="Is that so?")
        await self.players[0].ask("report", text=f"{SAID}, really")
        self.waiting = await self.table()
        self.alone = await self.hub.create(self.ann.person, NAME, new_table("me", "open"))
        await self.hub.store.set_relation(self.bob.person, "mute", self.ann.person, True)
        await self.hub.store.set_relation(self.ann.person, "block", self.bob.person, True)
        await self.hub.store.subscribe(Subscription(self.ann.person, "https://push.example/1", "key", "auth", "nl", 1))
        await self.hub.store.set_seen(self.ann.person, self.over, 3)
        await until(lambda: not self.hub.results.tasks)
        return self

    async def table(self) -> str:
        self.players = [Visitor(self.hub, visitor.person) for visitor in (self.ann, self.bob)]
        return await sit_together(self.players, "on-the-lam", round_limit=2)

    async def forget(self) -> bool:
        erasure = await personal_data.ask_to_forget(self.hub.store, self.ann.person, self.hub.clock.wall())
        return await self.hub.retention.erase(erasure)


def new_table(*seats: str) -> wire.NewTable:
    return wire.NewTable(game="on-the-lam", seats=list(seats), options={})


def everything_in(path: Path) -> str:
    """Every value of every table of the database."""
    names = [name for (name,) in rows(path, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    return "\n".join(repr(row) for name in names for row in rows(path, f"SELECT * FROM {name}"))


def change(path: Path, sql: str) -> None:
    """Past the server."""
    with closing(sqlite3.connect(path, timeout=10)) as connection, connection:
        connection.execute(sql)


def shown(text: str) -> list[str]:
    """A text as it may stand in a dump: as it is, and as bytes."""
    return [text, repr(text.encode())[2:-1]]


# Forgetting.


def test_nothing_is_left_of_a_person_and_the_games_stay(tmp_path: Path) -> None:
    async def run() -> tuple[str, str]:
        async with house(tmp_path) as hub:
            shared = await SharedTables(hub).make()
            before = codes(hub, shared.over)
            assert await shared.forget()
            assert await hub.store.erasures() == []
            assert await hub.store.faults() == []
            over = (await hub.room(shared.over)).table
            assert codes(hub, shared.over) == before
            record = read_record(views.full_record(over))
            assert verify(load("on-the-lam"), record).startswith("verified")
            assert sorted(record.named("Seat").values()) == ["?", "Bob"]
            assert [line.text for line in views.chat_lines(over, shared.bob.person, (), over.chat)] == ["Hello"]
            (game,) = (await hub.results.games_of(shared.bob.person)).games
            assert [other.name for other in game.others] == [""]
            await check_the_others(hub, shared)
            return shared.ann.person, shared.over

    person, table = asyncio.run(run())
    kept = everything_in(tmp_path / "lamster.db")
    for text in (person, NAME, SAID):
        assert not [form for form in shown(text) if form in kept]
    raw = (tmp_path / "lamster.db").read_bytes()
    assert SAID.encode() not in raw
    assert table.encode() in raw


def codes(hub: Hub, table: str) -> list[tuple[int, str]]:
    return [(entry.seat, entry.code) for entry in hub.rooms[table].table.playing.log]


async def check_the_others(hub: Hub, shared: SharedTables) -> None:
    """Bob plays on with a bot in her place; at the table that waits her seat is free; the last one is no more."""
    on = (await hub.room(shared.on)).table
    assert on.phase == "playing"
    assert on.stand_in(0)
    assert on.chairs[0].person not in ("", shared.ann.person)
    waiting = (await hub.room(shared.waiting)).table
    assert [chair.person for chair in waiting.chairs] == ["", shared.bob.person]
    assert shared.alone not in await hub.store.tables()
    assert shared.alone not in hub.rooms
    lobby = await hub.lobby(shared.bob.person)
    assert {card.id for card in lobby.mine} == {shared.over, shared.on, shared.waiting}
    assert not any(NAME in seat.name for card in lobby.mine for seat in card.seats)


def test_what_bob_sees_and_what_her_own_pages_are_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as hub:
            shared = await SharedTables(hub).make()
            bob = await Visitor(hub, shared.bob.person).enter(shared.on)
            hers = await Visitor(hub, shared.ann.person).enter(shared.on)
            assert NAME in bob.table["seats"][0]["name"]
            assert await shared.forget()
            assert bob.table["seats"][0]["name"] == ""
            assert bob.table["seats"][0]["stand_in"]
            assert not bob.bye
            assert SAID not in str(bob.chat)
            assert hers.bye["error"] == "forgotten"
            room = await hub.room(shared.on)
            assert shared.ann.person not in room.online

    asyncio.run(run())


def test_a_server_that_was_stopped_in_between_goes_on(tmp_path: Path) -> None:
    async def begin() -> str:
        async with house(tmp_path) as hub:
            shared = await SharedTables(hub).make()
            await personal_data.ask_to_forget(hub.store, shared.ann.person, 1)
            return shared.ann.person

    async def go_on() -> None:
        async with house(tmp_path) as hub:
            async with asyncio.timeout(20):
                while await hub.store.erasures():
                    await asyncio.sleep(0.01)

    person = asyncio.run(begin())
    assert person in everything_in(tmp_path / "lamster.db")
    asyncio.run(go_on())
    assert person not in everything_in(tmp_path / "lamster.db")


def test_at_a_table_that_this_version_cannot_read(
    toll: TollGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before() -> str:
        async with house(tmp_path) as hub:
            ann, bob = await company_at(hub, "toll", NAME, "Bob")
            await start([ann, bob])
            await ann.ask("say", text=SAID, channel="table")
            return ann.person

    async def after(person: str) -> None:
        async with house(tmp_path) as hub:
            erasure = await personal_data.ask_to_forget(hub.store, person, 1)
            assert await hub.retention.erase(erasure)

    person = asyncio.run(before())
    with monkeypatch.context() as gone:
        gone.setattr(toll.meta, "rules", 2)
        gone.setattr(toll.meta, "oldest_rules", 2)
        asyncio.run(after(person))
    kept = everything_in(tmp_path / "lamster.db")
    assert not [form for text in (person, NAME, SAID) for form in shown(text) if form in kept]


async def damaged(hub: Hub, name: str) -> str:
    """Somebody at a table whose log has a damaged entry at its end."""
    visitor, other = await company_at(hub, "on-the-lam", name, "Cas")
    table, person = visitor.table["id"], visitor.person
    lines = await hub.store.read(table)
    await hub.store.rewrite(table, {len(lines) - 1: b'{"person":"' + person.encode() + b'", damaged'}, None)
    visitor.leave()
    other.leave()
    hub.rooms.pop(table)
    return person


def test_at_a_damaged_table_that_has_lost_its_card(tmp_path: Path) -> None:
    async def run() -> str:
        async with house(tmp_path) as hub:
            person = await damaged(hub, NAME)
            for lost in ("cards", "seated"):
                change(tmp_path / "lamster.db", f"DELETE FROM {lost}")
            erasure = await personal_data.ask_to_forget(hub.store, person, 1)
            assert await hub.retention.erase(erasure)
            return person

    person = asyncio.run(run())
    kept = everything_in(tmp_path / "lamster.db")
    assert not [form for text in (person, NAME) for form in shown(text) if form in kept]


def test_one_who_cannot_be_forgotten_yet_does_not_hinder_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise StorageError("the disk is full")

    async def run() -> tuple[str, list[str]]:
        async with house(tmp_path) as hub:
            first = await damaged(hub, "Bob")
            ann, _ = await company_at(hub, "on-the-lam", NAME, "Cas")
            monkeypatch.setattr(personal_data, "rewrite_unread", full)
            for at, person in enumerate((first, ann.person)):
                await personal_data.ask_to_forget(hub.store, person, at)
            await hub.retention.forget_people()
            return first, [row.person for row in await hub.store.erasures()]

    first, left = asyncio.run(run())
    assert left == [first]
    kept = everything_in(tmp_path / "lamster.db")
    assert not [form for form in shown(NAME) if form in kept]


def test_a_damaged_entry_loses_the_id_too() -> None:
    erasure = Erasure("a" * 20, "b" * 20, 1)
    lines = [Stored(1, b'{"type":"created","host":"x"}'), Stored(2, b'{"person":"' + b"a" * 20 + b'", damaged')]
    assert personal_data.erased_entries(lines, erasure) == {1: b'{"person":"' + b"b" * 20 + b'", damaged'}


def test_the_webhook_of_a_host_goes_with_them() -> None:
    erasure = Erasure("a" * 20, "b" * 20, 1)
    lines = [
        Stored(1, b'{"type":"created","host":"' + b"a" * 20 + b'"}'),
        Stored(2, b'{"type":"hooked","url":"https://ann:secret@example.org","origin":"https://here"}'),
    ]
    found = personal_data.erased_entries(lines, erasure)
    assert msgspec.json.decode(found[1]) == {"type": "hooked", "url": "", "origin": ""}


# The file, and over the wire.


def test_everything_that_is_kept_and_no_secret(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as hub:
            shared = await SharedTables(hub).make()
            found = await personal_data.data_of(hub.store, shared.ann.person)
            text = msgspec.json.encode(found).decode()
            assert found["name"] == NAME
            assert found["relations"] == [{"kind": "block", "other": shared.bob.person}]
            assert [row["endpoint"] for row in found["subscriptions"]] == ["https://push.example/1"]
            assert '"key"' not in text
            assert {row["table"] for row in found["tables"]} == {
                shared.over,
                shared.on,
                shared.waiting,
                shared.alone,
            }
            assert [row["host"] for row in found["tables"]] == [True] * 4
            assert text.count(SAID) == 3
            assert "Hello" not in text
            assert found["seen"] == {shared.over: 3}
            assert [row["game"] for row in found["results"]] == ["on-the-lam"]
            assert (await hub.room(shared.on)).table.secret.hex() not in text

    asyncio.run(run())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("personal")) as found:
        yield found


def test_over_the_wire(server: Server) -> None:
    ann, bob = Person(server, NAME), Person(server, "Bob")
    table = ann.create("me", "open", listed=True)
    page = bob.page(table).ready()
    page.ask("sit", seat=1)
    status, headers, body = ann.raw("GET", "/api/me/data")
    assert (status, headers["content-disposition"]) == (200, 'attachment; filename="lamster-me.json"')
    (person,) = msgspec.json.decode(body)["people"]
    assert (person["person"], person["name"]) == (ann.id, NAME)
    assert [row["table"] for row in person["tables"]] == [table]
    status, headers, body = ann.raw("DELETE", "/api/me")
    assert (status, msgspec.json.decode(body)) == (200, {"done": True})
    check_forgotten(server, ann, bob, table)
    page.until(lambda: page.table["seats"][0]["holder"] == "open")


def check_forgotten(server: Server, ann: Person, bob: Person, table: str) -> None:
    """Cookies are empty, so that the browser is somebody new; Bob has what he had."""
    assert {cookie.partition("=")[2] for cookie in ann.cookie.split("; ")} == {""}
    me = ann.get("/api/me")
    assert me["person"] != ann.id
    assert me["name"] == ""
    assert [card["id"] for card in bob.get("/api/lobby")["mine"]] == [table]
    assert server.file("SELECT count(*) FROM log WHERE instr(entry, CAST(? AS BLOB))", ann.id) == [(0,)]
    assert server.file("SELECT count(*) FROM people WHERE person = ?", ann.id) == [(0,)]


def test_nobody_has_all_logs_looked_through_again_and_again(server: Server) -> None:
    ann = Person(server, "Ann")
    statuses = [ann.once("GET", "/api/me/data")[0] for _ in range(5)]
    assert statuses == [200, 200, 200, 429, 429]


def test_a_page_of_another_site_cannot_have_anybody_forgotten(server: Server) -> None:
    ann = Person(server, "Ann")
    with pytest.raises(Refusal, match="not taken here"):
        Foreign(ann).json("DELETE", "/api/me")
    assert ann.get("/api/me")["name"] == "Ann"


class Foreign(Person):
    """Somebody's browser, on a page of another site."""

    def __init__(self, person: Person) -> None:
        self.server, self.cookie = person.server, person.cookie

    def once(self, method: str, path: str, body: bytes | None = None, headers: Any = None) -> Any:
        return super().once(method, path, body, {"Origin": "https://elsewhere.example"})


def test_who_was_somebody_else_before_is_forgotten_as_both(server: Server) -> None:
    new, old = Person(server, "New"), Person(server, "Old")
    new.cookie += f"; lamster-before={old.cookie.partition('=')[2]}"
    people = new.get("/api/me/data")["people"]
    assert [person["name"] for person in people] == ["New", "Old"]
    assert new.json("DELETE", "/api/me") == {"done": True}
    assert old.get("/api/me")["name"] == ""
