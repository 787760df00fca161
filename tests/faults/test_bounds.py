"""What is too much is refused with a reason, and nobody else notices."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from lamster.server import limits
from lamster.server.limits import MessageLimits, NewTableLimits, OpenConnections, TokenBuckets
from lamster.tables import protocol as wire
from lamster.tables.hub.hub import Hub
from lamster.tables.model.refused import Refused
from lamster.tables.room import limits as limits_of_table
from tests.faults.faulty_server import run_faulty_server
from tests.server import in_process
from tests.server.in_process import Visitor
from tests.server.playing import begun, onlooker
from tests.server.reading import Json
from tests.server.refusing import refused, turned_away
from tests.server.running import Page, Person, Refusal, running, wait_until

DAY = 24 * 3600
HERE = "192.0.2.1"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Time passes only when a test says so."""
    now = [0.0]
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now[0]))
    return now


def in_house(folder: Path, scenario: Callable[[Hub], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with in_process.house(folder) as hub:
            await scenario(hub)

    asyncio.run(whole())


# Pages.


def entered(connections: OpenConnections, *who: tuple[str, str]) -> str:
    """The error of the last of these, when all before are there and stay."""
    held = [connections.admit(person, address) for person, address in who]
    for line in held[:-1]:
        line.__enter__()
    with pytest.raises(Refused) as caught:
        held[-1].__enter__()
    for line in held[:-1]:
        line.__exit__(None, None, None)
    return caught.value.error


def test_pages_of_a_person_an_address_and_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    connections = OpenConnections()
    assert 0 < connections.most <= limits.MAX_CONNECTIONS
    of_one_person = [("ann", f"at {n}") for n in range(limits.MAX_CONNECTIONS_PER_PERSON + 1)]
    assert entered(connections, *of_one_person) == "too-many-pages"
    of_one_address = [(f"p {n}", "here") for n in range(limits.MAX_CONNECTIONS_PER_ADDRESS + 1)]
    assert entered(connections, *of_one_address) == "too-many-pages"
    connections.most = 3
    assert entered(connections, *[(f"p {n}", f"at {n}") for n in range(4)]) == "busy"
    assert (connections.total, connections.people, connections.addresses) == (0, {}, {}), "who has gone is forgotten"


@pytest.mark.long
def test_pages_of_a_person_over_all_tables(tmp_path: Path) -> None:
    """The page is told, and can come when another was closed; a second person is not in the way."""
    with run_faulty_server(tmp_path / "data", faults={"lamster.server.limits:MAX_CONNECTIONS_PER_PERSON": 3}) as server:
        ann = Person(server, "Ann")
        tables = [ann.create("me", "open") for _ in range(4)]
        pages = [ann.page(table).ready() for table in tables[:3]]
        assert turned_away(last := ann.page(tables[3])) == "too-many-pages"
        assert last.bye["about"] == {"most": "3"}
        assert onlooker(pages[0]).phase == "open"
        pages[0].close()
        wait_until(lambda: ann.page(tables[3]).receive()["type"] == "state")


@pytest.mark.long
def test_behind_a_proxy_each_client_has_its_own_bound(tmp_path: Path) -> None:
    faults = {"lamster.server.limits:MAX_CONNECTIONS_PER_ADDRESS": 1}
    with run_faulty_server(tmp_path / "data", "--behind-proxy", faults=faults) as server:
        ann = Person(server, "Ann")
        table = ann.create("me", "open")
        away = {"X-Forwarded-For": "192.0.2.7", "X-Forwarded-Proto": "http"}
        assert ann.page(table, **away).ready().phase == "open"
        assert turned_away(ann.page(table, **away)) == "too-many-pages"
        assert ann.page(table, **{**away, "X-Forwarded-For": "192.0.2.8"}).ready().phase == "open"


def test_whoever_plays_has_a_place_however_many_look_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_of_table, "SPECTATOR_CONNECTIONS", 2)

    async def scenario(hub: Hub) -> None:
        ann, bob = await in_process.company(hub, "Ann", "Bob")
        await in_process.start([ann, bob])
        bob.leave()
        table = ann.table["id"]
        for _ in range(2):
            await Visitor(hub).enter(table)
        with pytest.raises(Refused, match="full"):
            await Visitor(hub).enter(table)
        assert (await Visitor(hub, bob.person).enter(table)).phase == "playing"

    in_house(tmp_path, scenario)


# Tables.


def test_tables_of_a_person_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: list[float]) -> None:
    """Those that nobody has touched for a week do not count, nor those that are over."""
    monkeypatch.setattr(limits, "MAX_UNFINISHED_TABLES", 3)

    async def scenario(hub: Hub) -> None:
        new = NewTableLimits(hub)
        ann = await in_process.newcomer(hub, "Ann")
        for _ in range(3):
            await new.check(ann.person, HERE)
            await in_process.table_of(ann, "me", "open")
        with pytest.raises(Refused, match="finish some first") as caught:
            await new.check(ann.person, HERE)
        assert (caught.value.error, caught.value.about) == ("too-many-tables", {"most": "3", "when": "now"})
        await new.check((await in_process.newcomer(hub, "Bob")).person, HERE)
        later = hub.clock.wall() + 8 * DAY * 1000
        monkeypatch.setattr(hub.clock, "wall", lambda: later)
        await new.check(ann.person, HERE)

    in_house(tmp_path, scenario)


def test_tables_of_a_person_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: list[float]) -> None:
    monkeypatch.setattr(limits, "MAX_TABLES_PER_DAY", 5)

    async def scenario(hub: Hub) -> None:
        new = NewTableLimits(hub)
        for _ in range(5):
            await new.check("ann", HERE)
        with pytest.raises(Refused, match="tomorrow"):
            await new.check("ann", HERE)
        clock[0] += DAY / 5
        await new.check("ann", HERE)
        with pytest.raises(Refused, match="tomorrow"):
            await new.check("ann", HERE)

    in_house(tmp_path, scenario)


# Messages.


@pytest.mark.parametrize(
    ("message", "burst"),
    [
        (wire.Say(1, "table", "hello"), 15),
        (wire.Point(1, 0, "table", "A2"), 5),
        (wire.Emote(1, 0, "table", "laugh"), 5),
        (wire.AskHint(1, 0), 10),
        (wire.Report(1, "odd"), 5),
    ],
)
def test_some_messages_are_taken_less_often(clock: list[float], message: wire.FromBrowser, burst: int) -> None:
    """Of one person, on however many pages; others are not in the way, nor are other messages."""
    message_limits = MessageLimits()
    for _ in range(burst):
        message_limits.check("ann", HERE, message)
    with pytest.raises(Refused, match="wait a moment") as caught:
        message_limits.check("ann", HERE, message)
    assert caught.value.error == "too-fast"
    message_limits.check("bob", HERE, message)
    message_limits.check("ann", HERE, wire.Ping(2))
    clock[0] += 1 / message_limits.kinds[type(message)].rate
    message_limits.check("ann", HERE, message)


def test_chat_and_names_over_the_wire(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        page, other = begun(server, ["Ann", "Bob"])
        said = [page.send("say", channel="table", text=f"{n}") for n in range(25)]
        answers = {message["id"]: message.get("error", "") for message in until_answered(page, said[-1])}
        assert [answers[number] for number in said[:10]] == [""] * 10
        assert {answers[number] for number in said[10:]} >= {"too-fast"}
        names = [page.person.once("PUT", "/api/me", json.dumps({"name": f"Ann {n}"}).encode()) for n in range(15)]
        assert [status for status, _, _ in names][:9] == [200] * 9
        assert {status for status, _, _ in names[10:]} <= {429, 200}
        assert 429 in {status for status, _, _ in names}
        other.drain()


def until_answered(page: Page, number: int) -> list[Json]:
    """All answers up to this one."""
    found = [page.receive()]
    while found[-1].get("id") != number:
        found.append(page.receive())
    return [message for message in found if "id" in message]


def test_who_was_not_here_for_long_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory is bounded too."""
    monkeypatch.setattr(limits, "MAX_BUCKETS", 10)
    buckets = TokenBuckets(1.0, 1.0)
    for n in range(50):
        buckets.take(str(n))
    assert len(buckets.known) == 10


# The log.


@pytest.mark.parametrize("bound", ["MOST_ENTRIES", "MOST_BYTES"])
def test_the_log_of_a_table_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bound: str) -> None:
    """All are warned before; then only what ends the game is taken, and it can be ended."""

    async def scenario(hub: Hub) -> None:
        ann, bob = await in_process.company(hub, "Ann", "Bob")
        await in_process.start([ann, bob])
        assert ann.room is not None
        table = ann.room.table
        used = table.seq if bound == "MOST_ENTRIES" else table.bytes
        monkeypatch.setattr(limits_of_table, bound, 3 * used)
        await talk_until_full(ann)
        warnings = [json.loads(frame) for frame in bob.frames if "log-nearly-full" in frame]
        assert int(warnings[0]["about"]["percent"]) >= 90
        assert warnings[0]["id"] is None
        mover = ann if ann.decision else bob
        assert mover.decision is not None
        for request in (ann.ask("say", channel="table", text="more"), mover.act(mover.decision["options"][0]["code"])):
            with pytest.raises(Refusal) as caught:
                await request
            assert caught.value.error == "log-full"
        monkeypatch.setattr(hub, "rooms", {})
        again = await Visitor(hub, ann.person).enter(ann.table["id"])
        assert again.room is not None
        assert (again.room.table.seq, again.room.table.bytes) == (table.seq, table.bytes), "as it was counted"
        await again.ask("resign", seat=0)
        assert again.phase == "over"

    in_house(tmp_path, scenario)


async def talk_until_full(visitor: Visitor) -> None:
    assert visitor.room is not None
    for n in range(1000):
        if limits_of_table.is_full(visitor.room.table):
            return
        await visitor.ask("say", channel="table", text=f"line {n}")
    raise AssertionError("a log without end")


@pytest.mark.long
def test_bots_stop_at_a_full_log(tmp_path: Path) -> None:
    """They do not try again for ever, and the person can end the game."""
    with run_faulty_server(tmp_path / "data", faults={"lamster.tables.room.limits:MOST_ENTRIES": 12}) as server:
        person = Person(server, "Ann")
        page = person.page(person.create("me", "beginner", options={"first_player": "seat1"})).ready()
        page.send("start")
        page.until(lambda: page.phase == "playing" and page.decision is not None)
        while page.caught().seq < 12:
            if page.decision is not None:
                page.act()
        assert any("log-nearly-full" in frame for frame in page.frames)
        assert refused(page, "say", channel="table", text="more") == "log-full"
        page.ask("resign", seat=0)
        page.until(lambda: page.over)
