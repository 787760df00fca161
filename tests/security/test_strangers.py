"""Who has no cookie is somebody new with every request: what that could use up is bounded, in memory too."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from starlette.types import Message, Receive, Scope, Send
from websockets.frames import Frame, Opcode

from lamster.games import load
from lamster.server.identity import Identity, identify
from lamster.server.limits import PING_INTERVAL_S, Limits, MessageLimits, OpenConnections, TokenBuckets, address_group
from lamster.server.notifications.sender import NotificationSender
from lamster.server.notifications.webpush import CURVE, VapidKey
from lamster.server.security import RequestChecks, SecurityMiddleware
from lamster.server.timeouts import WebSocketProtocol
from lamster.server.websocket import PageSession
from lamster.tables import protocol as wire
from lamster.tables.hub import analysis
from lamster.tables.hub.analysis import Analysts
from lamster.tables.model import entries as log
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.room.read_marks import ReadMarks
from lamster.tables.store.base import Subscription
from lamster.tables.store.sqlite.store import SqliteStore
from tests.faults.faulty_server import (
    FaultyServer,
    check_no_traceback,
    open_socket,
    read_to_end,
    run_faulty_server,
    upgrade_request,
)
from tests.server import in_process
from tests.server.in_process import Visitor
from tests.server.playing import begun
from tests.server.post_box import Subscriber
from tests.server.running import Person
from tests.tables.reading_here import ReadersHere

FEW = 3
FAULTS = {
    "lamster.server.limits:MAX_TABLES_PER_ADDRESS_AND_DAY": FEW,
    "lamster.server.notifications.routes:MAX_BROWSERS_PER_ADDRESS_AND_DAY": FEW,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FaultyServer]:
    with run_faulty_server(tmp_path_factory.mktemp("strangers") / "data") as found:
        yield found


@pytest.fixture(scope="module")
def sparing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FaultyServer]:
    """A server that lets an address have few things that last."""
    with run_faulty_server(tmp_path_factory.mktemp("sparing") / "data", faults=FAULTS) as found:
        yield found


# The same address.


@pytest.mark.parametrize(
    ("address", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2::", "2001:0db8:0001:0002"),
        ("fe80::1%eth0", "fe80:0000:0000:0000"),
        ("::1", "0000:0000:0000:0000"),
        ("?", "?"),
        ("no:address", "no:address"),
    ],
)
def test_what_counts_as_one_address(address: str, counted_as: str) -> None:
    assert address_group(address) == counted_as


def test_a_household_of_ipv6_has_one_address_for_requests() -> None:
    """It has more of them than there are seconds."""
    guard = SecurityMiddleware(nothing, RequestChecks())
    guard.checks.requests = TokenBuckets(rate=0.0, burst=5.0)
    statuses = [asyncio.run(status(guard, f"2001:db8::{place:x}")) for place in range(6)]
    assert statuses == [204] * 5 + [429]
    assert asyncio.run(status(guard, "2001:db8:0:1::1")) == 204, "the neighbours are others"


def test_a_household_of_ipv6_has_one_address_for_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lamster.server.limits.MAX_CONNECTIONS_PER_ADDRESS", 1)
    connections = OpenConnections()
    with connections.admit("ann", "2001:db8::1"):
        with pytest.raises(Refused, match="at your address"), connections.admit("bob", "2001:db8::2"):
            pass
        with connections.admit("cleo", "2001:db8:0:1::1"):
            assert connections.total == 2
    assert not connections.addresses


async def nothing(_: Scope, __: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


async def status(guard: SecurityMiddleware, address: str) -> int:
    """Of the answer to a request from there."""
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request", "body": b""}

    headers = [(b"host", b"localhost")]
    scope = {"type": "http", "method": "GET", "path": "/", "scheme": "http", "headers": headers, "client": (address, 1)}
    await guard(scope, receive, send)
    found: int = sent[0]["status"]
    return found


# Somebody new each time.


@pytest.mark.parametrize(
    ("method", "path", "body", "most"),
    [
        ("GET", "/api/tables/nowhere/fairness", None, 40),
        ("GET", "/api/me/data", None, 30),
        ("GET", "/api/qr?path=/", None, 60),
        ("PUT", "/api/me", b'{"name": "Eve"}', 300),
    ],
)
def test_what_takes_long_or_lasts_is_bounded_whoever_asks(
    server: FaultyServer, method: str, path: str, body: bytes | None, most: int
) -> None:
    """A little more may be had by those who take their time."""
    person = Person(server)
    answers = [anew(person, method, path, body) for _ in range(most + 100)]
    assert set(answers[: most - 1]) <= {200, 404}
    assert 429 in answers


def test_a_game_is_not_played_again_and_again_for_whoever_asks(server: FaultyServer) -> None:
    table = begun(server, ["Ann", "Bob"])[0].table_id
    stranger = Person(server)
    assert 429 in [anew(stranger, "GET", f"/api/tables/{table}/replay?count=1", None) for _ in range(500)]


def test_reports_are_bounded_whoever_writes_them() -> None:
    """Each holds a whole game, and a table that is brought back into memory has forgotten how many it had."""
    message_limits = MessageLimits()
    for number in range(30):
        message_limits.check(f"person {number}", address_group("2001:db8::1"), wire.Report(1, "odd"))
    with pytest.raises(Refused, match="wait a moment"):
        message_limits.check("somebody new", address_group("2001:db8::2"), wire.Report(1, "odd"))
    message_limits.check("a neighbour", address_group("2001:db8:0:1::1"), wire.Report(1, "odd"))


def anew(person: Person, method: str, path: str, body: bytes | None) -> int:
    person.cookie = ""
    return person.once(method, path, body)[0]


def test_tables_of_an_address_a_day(sparing: FaultyServer) -> None:
    wanted = json.dumps({"game": "on-the-lam", "seats": ["me", "open"], "options": {}}).encode()
    answers = [Person(sparing, "Eve").once("POST", "/api/tables", wanted) for _ in range(FEW + 1)]
    assert [found[0] for found in answers] == [201] * FEW + [429]
    assert json.loads(answers[-1][2])["about"] == {"most": str(FEW), "when": "day"}


def test_browsers_of_an_address_a_day(sparing: FaultyServer) -> None:
    wishes = [Subscriber(f"https://push.example.net/{number}").wish for number in range(FEW + 1)]
    answers = [Person(sparing).once("PUT", "/api/push", json.dumps(wish).encode())[0] for wish in wishes]
    assert answers == [200] * FEW + [429]


# Memory.


def test_a_table_remembers_no_strangers(tmp_path: Path) -> None:
    """Anybody may come and go all day, as somebody new each time."""

    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            ann, bob = await in_process.company(hub, "Ann", "Bob")
            await in_process.start([ann, bob])
            for _ in range(5):
                (await Visitor(hub).enter(ann.table["id"])).leave()
            bob.leave()
            assert ann.room is not None
            assert set(ann.room.away) == {bob.person}
            await Visitor(hub, bob.person).enter(ann.table["id"])
            assert set(ann.room.part(ReadMarks).known) <= {ann.person, bob.person}

    asyncio.run(scenario())


def test_who_wants_to_be_called_is_found_without_looking_at_all_others(tmp_path: Path) -> None:
    sender = VapidKey(ec.generate_private_key(CURVE), "mailto:x@example.org")
    found = NotificationSender(SqliteStore(tmp_path / "lamster.db"), sender)
    for person in ("ann", "bob"):
        found.add(Subscription(person, f"https://push.example.net/{person}", "", "", "en", 1))
    others = found.browsers["ann"]
    found.add(Subscription("cleo", "https://push.example.net/bob", "", "", "en", 2))
    assert found.browsers["ann"] is others
    assert [row.endpoint for row in found.browsers["cleo"]] == ["https://push.example.net/bob"]
    found.forget("https://push.example.net/ann")
    found.forget("https://push.example.net/unknown")
    assert list(found.browsers) == list(found.owners.values()) == ["cleo"]


@pytest.mark.parametrize(
    "beginning",
    [
        b"GET /",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ",
        b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ",
    ],
    ids=["address", "header", "trailer"],
)
def test_what_is_not_the_body_of_a_request_has_an_end(server: FaultyServer, beginning: bytes) -> None:
    with open_socket(server) as line:
        line.sendall(beginning)
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            flood(line, b"x" * 4096)
        told = read_to_end(line)
    assert not told or told.startswith((b"HTTP/1.1 431", b"HTTP/1.1 408"))
    assert Person(server).get("/api/me")["name"] == ""


@pytest.mark.parametrize(("size", "status"), [(120_000, b"431"), (60_000, b"200")])
def test_a_long_head_in_one_go_is_refused_as_well(server: FaultyServer, size: int, status: bytes) -> None:
    with open_socket(server) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * size + b"\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 " + status


def test_who_hangs_up_in_the_middle_of_a_request_leaves_nothing_in_the_log(server: FaultyServer) -> None:
    """Not a traceback each, which would fill it."""
    with open_socket(server) as line:
        line.sendall(b'PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"name"')
        time.sleep(0.2)
    time.sleep(0.3)
    assert Person(server).get("/api/me")["name"] == ""
    check_no_traceback(server)


def flood(line: socket.socket, part: bytes) -> None:
    """Millions of bytes, if nobody stops it."""
    for _ in range(4_000):
        line.sendall(part)


@pytest.mark.parametrize("opcode", [0x89, 0x8A], ids=["ping", "pong"])
def test_signs_of_life_without_end_are_cut_off(server: FaultyServer, opcode: int) -> None:
    page = begun(server, ["Ann", "Bob"])[0]
    with open_socket(server) as line:
        line.sendall(upgrade_request(page.table_id, Person(server).cookie))
        assert line.recv(12) == b"HTTP/1.1 101"
        with suppress(BrokenPipeError, ConnectionResetError):
            flood(line, bytes([opcode, 0x80, 0, 0, 0, 0]))
        sent = time.monotonic()
        read_to_end(line)
    assert time.monotonic() - sent < PING_INTERVAL_S / 2, "silence would end it too, but later"


def test_empty_parts_of_a_message_are_not_kept() -> None:
    page = WebSocketProtocol.__new__(WebSocketProtocol)
    page.frames = [b"begun"]
    for _ in range(10):
        page.handle_cont(Frame(Opcode.CONT, b"", fin=False))
    page.handle_cont(Frame(Opcode.CONT, b", going on", fin=False))
    assert page.frames == [b"begun", b", going on"]


# Cookies.


def scope_with(cookie: str) -> Scope:
    return {"type": "http", "headers": [(b"cookie", cookie.encode())]}


def test_no_cookie_takes_long_to_read() -> None:
    begun_at = time.process_time()
    for part in ("\\a", '"', "=", ";", " ", "a=b;"):
        identify(scope_with(f'lamster="{part * (60_000 // len(part))}"'))
    assert time.process_time() - begun_at < 1.0


@pytest.mark.parametrize("other", ['a={"b": 1}', "a", "a=b c@d", "[]=1", "é=1", '"="'])
def test_cookies_of_others_at_the_same_host_make_nobody_somebody_else(other: str) -> None:
    secret = "s" * 43
    for cookie in (f"{other}; lamster={secret}", f"lamster={secret}; {other}"):
        found = identify(scope_with(cookie))
        assert (found.person, found.fresh) == (Identity(secret, False).person, False)


# Messages.


def test_messages_of_strangers_are_bounded_by_address() -> None:
    message_limits = MessageLimits()
    message_limits.strangers = TokenBuckets(rate=0.0, burst=5.0)
    for _ in range(5):
        message_limits.check_arrival(address_group("2001:db8::1"), stranger=True)
    with pytest.raises(Refused, match="onlookers from your address"):
        message_limits.check_arrival(address_group("2001:db8::2"), stranger=True)
    message_limits.check_arrival(address_group("2001:db8::1"), stranger=False)
    message_limits.check_arrival(address_group("192.0.2.1"), stranger=True)


def test_all_messages_of_an_address_are_bounded() -> None:
    message_limits = MessageLimits()
    message_limits.addresses = TokenBuckets(rate=0.0, burst=5.0)
    for _ in range(5):
        message_limits.check_arrival(address_group("192.0.2.1"), stranger=False)
    with pytest.raises(Refused, match="from your address"):
        message_limits.check_arrival(address_group("192.0.2.1"), stranger=False)
    message_limits.check_arrival(address_group("192.0.2.2"), stranger=False)


def test_what_strangers_say_is_bounded_by_address_and_what_players_say_is_not() -> None:
    message_limits = MessageLimits()
    say = wire.Say(1, "table", "hello")
    for number in range(30):
        message_limits.check(f"person {number}", "192.0.2.1", say, stranger=True)
    with pytest.raises(Refused, match="wait a moment"):
        message_limits.check("somebody new", "192.0.2.1", say, stranger=True)
    message_limits.check("a player", "192.0.2.1", say, stranger=False)


def test_who_plays_is_heard_while_strangers_of_the_same_address_are_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            ann, _ = await in_process.company(hub, "Ann", "Bob")
            limits = Limits()
            limits.messages.strangers = TokenBuckets(rate=0.0, burst=2.0)
            pages = [
                PageSession(hub, scope_of(ann.table["id"], who), nothing_comes, nothing_goes, limits)
                for who in (ann.person, "eve")
            ]
            answers = []
            for page in pages:
                assert ann.room is not None
                page.connection.person = ann.person if page is pages[0] else "eve"
                page.flushing = True  # Nothing is sent: the outbox is read here.
                for number in range(4):
                    page.take(ann.room, json.dumps({"type": "ping", "id": number}), 0)
                    await page.inbox.popleft()()
                answers.append([json.loads(text)["type"] for text in page.outbox])
            assert answers == [["pong"] * 4, ["pong"] * 2 + ["error"] * 2]

    asyncio.run(scenario())


def scope_of(table: str, person: str) -> Scope:
    return {"path_params": {"table": table}, "state": {"identity": Identity(person.ljust(43, "x"), False)}}


async def nothing_comes() -> Message:
    raise AssertionError("nothing is read from the line here")


async def nothing_goes(_: Message) -> None:
    raise AssertionError("nothing is sent over the line here")


# Analyses.


class Judging(Analysts):
    """Takes games and never begins with them."""

    async def run(self) -> None:
        await asyncio.sleep(3600)


def finished_table(name: str, *people: str) -> Table:
    """A game that is over, of which the readers of this test say that there is something to judge."""
    created = log.Created(
        game="on-the-lam", rules=0, seats=2, options={}, host="host", listed=False, onlookers=True, secret="00" * 32
    )
    table = Table(name, msgspec.structs.replace(created, rules=load("on-the-lam").meta.rules), 1)
    for seat, person in enumerate(people):
        table.apply(log.Seated(seat, person), 1)
    table.apply(log.Started({}, {}), 1)
    table.apply(log.Tabled("resign:1"), 1)
    return table


def test_neither_an_address_nor_all_who_look_on_fill_the_queue_of_analyses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "lamster.db")
        await store.open()
        readers = ReadersHere(store)
        analysts = Judging(store, readers)
        monkeypatch.setattr(analysis, "count_cases", lambda _: 7)

        async def begin(number: int, person: str, address: str, *people: str) -> str:
            try:
                found = await analysts.begin(finished_table(f"table {number}", *people), person, address)
            except Refused as refused:
                return refused.error
            return found.phase

        told = [await begin(number, f"cookie {number}", "192.0.2.1") for number in range(20)]
        assert told == ["running", *["waiting"] * 2, *["too-many"] * 17], "twenty cookies of one address"
        told = [await begin(number, f"cookie {number}", f"192.0.2.{number}") for number in range(20, 40)]
        assert told == [*["waiting"] * 2, *["too-many"] * 18], "all who only look on"
        told = [await begin(number, "ann", "192.0.2.9", "ann", "bob") for number in (50, 51)]
        assert told == ["waiting", "too-many"], "one game of a person at a time"
        assert [job.table.id for job in analysts.jobs][:2] == ["table 0", "table 50"], "who played comes first"
        await analysts.close()
        await store.close()

    asyncio.run(scenario())
