"""What whoever runs a server asks of it: is it well, can it take people, what does it do, and who must stay out."""

import asyncio
import http.client
import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest
from prometheus_client.parser import text_string_to_metric_families

from lamster.cli import main
from lamster.commands.serve import host_and_port
from lamster.kernel.decision import Refusal as WrongUsage
from lamster.server.app import Application, make_app
from lamster.server.serve import Settings, listen
from lamster.tables.hub import hub as hubs
from lamster.tables.hub.moderation import Bans
from lamster.tables.model.refused import Refused
from lamster.tables.store.base import Ban, StorageError
from lamster.tables.store.sqlite.store import SqliteStore
from tests.server import in_process
from tests.server.playing import begun, play_on, seated
from tests.server.refusing import refused, turned_away
from tests.server.running import PATIENCE, Person, Refusal, Server, running, wait_until


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("operated"), "--metrics", "0", "--log-level", "error") as found:
        yield found


def admin(server: Server, *words: str) -> None:
    assert main(["admin", *words, "--data", str(server.data)]) == 0


# Health and readiness.


def test_health_and_readiness_are_told_to_machines_by_any_name_and_as_often_as_they_ask(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            app = make_app(hub)
            for path in ("/api/health", "/api/ready"):
                for host in ("", "10.0.0.7", "pod-7.cluster.internal"):
                    status, told, _ = await in_process.get(app, path, host=host)
                    assert status == 200
                    assert "set-cookie" not in told
            for _ in range(1500):
                assert (await in_process.get(app, "/api/health"))[0] == 200
            assert (await in_process.get(app, "/api/me", host="pod-7.cluster.internal"))[0] == 403, (
                "nothing else is told"
            )

    asyncio.run(scenario())


def test_a_server_that_goes_down_is_not_ready_but_well(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            app = make_app(hub)
            await hub.farewell()
            assert (await in_process.get(app, "/api/health"))[0] == 200
            assert await unready(app) == ["the server is going down"]

    asyncio.run(scenario())


async def unready(app: Application) -> list[str]:
    status, _, body = await in_process.get(app, "/api/ready")
    told = json.loads(body)
    assert status == 503
    assert told["ready"] is False
    reasons: list[str] = told["reasons"]
    return reasons


def test_a_store_that_fails_or_hangs_makes_a_server_unready_and_leaves_it_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_: SqliteStore) -> None:
        raise StorageError("the disk cannot be read or written (fire)")

    async def hangs(_: SqliteStore) -> None:
        await asyncio.sleep(60)

    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            app = make_app(hub)
            monkeypatch.setattr(hubs, "PROBE_EVERY_MS", 0)
            monkeypatch.setattr(SqliteStore, "check_writing", fails)
            assert await unready(app) == ["the disk cannot be read or written (fire)"]
            monkeypatch.setattr(SqliteStore, "check_writing", hangs)
            monkeypatch.setattr(hubs, "STORE_ANSWERS_S", 0.05)
            assert await unready(app) == ["the database has not answered for 0.05 seconds"]
            assert (await in_process.get(app, "/api/health"))[0] == 200
            monkeypatch.undo()
            monkeypatch.setattr(hubs, "PROBE_EVERY_MS", 0)
            assert (await in_process.get(app, "/api/ready"))[0] == 200

    asyncio.run(scenario())


def test_however_often_it_is_asked_the_disk_is_tried_once_in_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = 0

    async def counted(_: SqliteStore) -> None:
        nonlocal tried
        tried += 1

    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            monkeypatch.setattr(hubs, "PROBE_EVERY_MS", 60_000)
            monkeypatch.setattr(SqliteStore, "check_writing", counted)
            app = make_app(hub)
            answers = await asyncio.gather(*[in_process.get(app, "/api/ready") for _ in range(20)])
            assert {status for status, _, _ in answers} == {200}
            assert tried == 1

    asyncio.run(scenario())


def test_any_part_of_the_server_may_say_that_it_is_not_ready(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            hub.readiness_checks += [lambda: "", lambda: "the other servers are not heard"]
            assert await unready(make_app(hub)) == ["the other servers are not heard"]

    asyncio.run(scenario())


# Requests have ids.


def test_a_request_has_the_id_of_the_proxy_if_that_is_one_and_else_its_own(server: Server) -> None:
    ann = Person(server, "Ann")
    given = "0af7651916cd43dd8448eb211c80319c"
    assert ann.raw("GET", "/api/me", headers={"X-Request-Id": given})[1]["x-request-id"] == given
    made = {ann.raw("GET", "/api/me", headers={"X-Request-Id": wrong})[1]["x-request-id"] for wrong in WRONG_IDS}
    assert len(made) == len(WRONG_IDS)
    assert made.isdisjoint(WRONG_IDS)


WRONG_IDS = ("", "short", "has spaces in it", "x" * 65, "{}", "aB3dE6gH9jK2mN5pQ8sT1vW4yZ7cF0hL3nR6tX9bD2g")
"""The last one looks like somebody's secret."""


# Metrics.


def metrics(server: Server) -> dict[tuple[str, ...], float]:
    """All samples, by name and the values of their labels."""
    with urlopen(f"http://127.0.0.1:{metrics_port(server)}/metrics", timeout=PATIENCE) as answer:
        text = answer.read().decode()
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {(sample.name, *sorted(sample.labels.values())): sample.value for sample in samples}


def metrics_port(server: Server) -> int:
    """The port that the server listens on, of those of its process, besides the one for people."""

    def others() -> list[int]:
        return [port for port in listening(server.process.pid) if port != server.port]

    wait_until(lambda: len(others()) == 1)
    return others()[0]


def link_of(path: Path) -> str:
    """What an open file is; nothing when it has been closed since it was found."""
    try:
        return str(path.readlink())
    except OSError:
        return ""


def listening(pid: int) -> list[int]:
    """Ports of this process, by the numbers of its sockets."""
    links = [link_of(path) for path in Path(f"/proc/{pid}/fd").iterdir()]
    own = {link[8:-1] for link in links if link.startswith("socket:[")}
    rows = [line.split() for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]]
    return [int(row[1].partition(":")[2], 16) for row in rows if row[3] == "0A" and row[9] in own]


needs_proc = pytest.mark.skipif(not Path("/proc/self/net/tcp").exists(), reason="finds ports by /proc")


@needs_proc
def test_metrics_tell_what_happened_and_nothing_about_anybody(operated: Server) -> None:
    before = metrics(operated)
    pages = begun(operated, ["Ann", "Bob"])
    play_on(pages, Random(3), 6)
    wrong = refused(pages[0], "act", seat=0, decision="nonsense", code="x")
    pages[0].connection.send("this is no message")
    assert pages[0].receive()["error"] == "bad-message"
    pages[1].close()
    wait_until(lambda: metrics(operated)["lamster_connections",] == before["lamster_connections",] + 1)
    pages[1].reopen()
    now = metrics(operated)

    def grown(*name: str) -> float:
        return now[name] - before.get(name, 0.0)

    assert grown("lamster_tables") == 1
    assert grown("lamster_connections") == grown("lamster_people") == 2
    assert grown("lamster_connections_opened_total") == 3
    assert grown("lamster_connections_returned_total") == 1
    assert grown("lamster_messages_total", "act", "ok") == 6
    assert grown("lamster_messages_total", "act", wrong) == 1
    assert grown("lamster_messages_total", "bad-message", "unread") == 1
    assert grown("lamster_refused_total", "bad-message") == 1
    assert grown("lamster_answer_seconds_count", "act") == 7
    assert grown("lamster_commit_seconds_count") >= 6
    assert grown("lamster_commit_jobs_sum") >= grown("lamster_commit_seconds_count")
    assert grown("lamster_requests_total", "/api/tables", "201") == 1
    assert grown("lamster_requests_total", "/api/tables/{table}/socket", "101") == 3
    assert now["process_open_fds",] > 3
    known = {value for key in now for value in key}
    assert known.isdisjoint({pages[0].table_id, pages[0].person.id, pages[1].person.id, "Ann", "Bob"})


@needs_proc
def test_whatever_people_ask_for_the_figures_stay_few(operated: Server) -> None:
    ann = Person(operated, "Ann")

    def ask_for(number: int) -> None:
        for path in (f"/api/tables/{number}/nothing", f"/table/{number}", f"/assets/{number}.js", f"/{number}"):
            ann.raw("GET", path)

    ask_for(0)
    before = metrics(operated).keys()
    for number in range(1, 20):
        ask_for(number)
    assert metrics(operated).keys() == before, "a label for each route, not for each address"


@needs_proc
def test_metrics_are_not_where_the_games_are(operated: Server, server: Server) -> None:
    for at in (operated, server):
        line = http.client.HTTPConnection("127.0.0.1", at.port, timeout=PATIENCE)
        line.request("GET", "/metrics")
        assert line.getresponse().status == 404
        line.close()
    assert listening(server.process.pid) == [server.port], "nobody asked for metrics there"


def test_a_place_for_figures_is_this_machine_unless_a_host_is_named() -> None:
    assert host_and_port("9160") == ("127.0.0.1", 9160)
    assert host_and_port("0.0.0.0:9160") == ("0.0.0.0", 9160)
    assert host_and_port("[::1]:9160") == ("::1", 9160)
    for wrong in ("here", "127.0.0.1:", "127.0.0.1:70000", ""):
        with pytest.raises(WrongUsage):
            host_and_port(wrong)


# Closing tables.


def test_a_closed_table_tells_everybody_why_and_is_closed_for_good(operated: Server) -> None:
    pages, others = begun(operated, ["Ann", "Bob"]), begun(operated, ["Cas", "Dee"])
    admin(operated, "close", pages[0].table_id, "--reason", "insults in the chat")
    for page in pages:
        assert turned_away(page) == "closed"
        assert page.bye["about"] == {"reason": "insults in the chat", "why": "given"}
    ann = pages[0].person
    assert turned_away(ann.page(pages[0].table_id)) == "closed"
    status, _, body = ann.raw("GET", f"/api/tables/{pages[0].table_id}/record")
    assert (status, json.loads(body)["error"]) == (410, "closed")
    assert pages[0].table_id not in {card["id"] for card in ann.get("/api/lobby")["mine"]}
    assert others[0].caught().phase == "playing"
    entries = operated.file("SELECT entry FROM log WHERE table_id = ? ORDER BY seq", pages[0].table_id)
    assert json.loads(entries[-1][0]) == {"type": "closed", "reason": "insults in the chat"}
    wait_until(lambda: not operated.file("SELECT * FROM closings"))


def test_a_table_with_bots_that_think_and_an_open_one_are_closed_too(operated: Server) -> None:
    ann = Person(operated, "Ann")
    pages = [ann.page(ann.create("me", other)).ready() for other in ("master", "open")]
    pages[0].ask("start")
    for page in pages:
        admin(operated, "close", page.table_id)
    for page in pages:
        assert turned_away(page) == "closed"
        assert page.bye["about"]["why"] == "none"


def test_what_is_to_be_closed_while_no_server_runs_is_closed_by_the_next(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = Person(server, "Ann")
        table = ann.create("me", "open", listed=True)
        server.stop()
        admin(server, "close", table, "--reason", "too old")
        server.start(server.port)
        wait_until(lambda: not server.file("SELECT * FROM closings"))
        assert turned_away(ann.page(table)) == "closed"
        assert ann.get("/api/lobby")["open"] == []


# Bans.


def test_who_is_banned_is_shown_out_within_seconds_and_told_why_everywhere(operated: Server) -> None:
    pages = begun(operated, ["Ann", "Bob"])
    bob = pages[1].person
    admin(operated, "ban", bob.id, "--days", "7", "--reason", "cheating")
    assert turned_away(pages[1]) == "banned"
    assert pages[1].bye["about"]["reason"] == "cheating"
    again = bob.page(pages[1].table_id)
    assert turned_away(again) == "banned"
    assert len(again.frames) == 1, "nothing of the table is told first"
    with pytest.raises(Refusal, match=r"has banned you until .*: cheating"):
        bob.get("/api/lobby")
    assert bob.raw("GET", "/")[0] in (200, 503), "the page itself comes, to tell it (or is not built here)"
    assert pages[0].caught().phase == "playing", "others play on"
    admin(operated, "unban", bob.id)
    wait_until(lambda: bob.raw("GET", "/api/me")[0] == 200)
    pages[1].reopen()
    assert pages[1].phase == "playing"


def test_an_address_is_kept_out_but_machines_are_told_how_the_server_is(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        page = seated(server, ["Ann", "Bob"])[0]
        admin(server, "ban", "--address", "127.0.0.0/8")
        assert turned_away(page) == "banned"
        assert page.person.once("GET", "/api/me")[0] == 403
        assert page.person.once("GET", "/api/ready")[0] == 200
        server.stop()
        server.start(server.port)
        assert page.person.once("GET", "/api/me")[0] == 403, "from the first request of the next server on"


def test_bans_hold_for_networks_of_both_kinds_and_end_with_their_time() -> None:
    bans = Bans()
    rows = [
        Ban("person", "a" * 20, 0, "", 1),
        Ban("person", "b" * 20, 1_000, "", 1),
        Ban("address", "192.0.2.0/24", 0, "", 1),
        Ban("address", "2001:db8::/48", 0, "", 1),
        Ban("address", "::ffff:198.51.100.0/120", 0, "", 1),
    ]
    bans.take(rows, now=1_000)

    def free(person: str, address: str) -> bool:
        try:
            bans.check(person, address)
        except Refused as refused:
            return refused.error != "banned"
        return True

    assert not free("a" * 20, "203.0.113.1")
    assert free("b" * 20, "203.0.113.1"), "its time is over"
    assert not free("c" * 20, "192.0.2.77")
    assert not free("c" * 20, "::ffff:192.0.2.77"), "the same address, written otherwise"
    assert not free("c" * 20, "198.51.100.9"), "and the other way round"
    assert free("c" * 20, "198.51.101.9")
    assert not free("c" * 20, "2001:db8:0:5::1")
    assert free("c" * 20, "2001:db8:1::1")
    assert free("c" * 20, "?")


def test_a_wrong_port_for_figures_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with listen(Settings(tmp_path, port=0)) as busy:
        port = busy.getsockname()[1]
        assert main(["serve", "--data", str(tmp_path), "--port", "0", "--metrics", str(port)]) == 2
    assert f"--metrics cannot listen on 127.0.0.1:{port}" in capsys.readouterr().err


def test_the_store_of_an_older_lamster_has_bans_after_it_was_opened(tmp_path: Path) -> None:
    async def scenario() -> list[Ban]:
        store = SqliteStore(tmp_path / "lamster.db")
        await store.open()
        row = Ban("person", "a" * 20, 0, "", 5)
        await store.ban(row)
        await store.ban(row._replace(reason="again"))
        found = await store.bans()
        await store.close()
        return found

    assert asyncio.run(scenario()) == [Ban("person", "a" * 20, 0, "again", 5)]
    with sqlite3.connect(tmp_path / "lamster.db") as file:
        assert file.execute("SELECT count(*) FROM bans").fetchone() == (1,)


OLD_CYCLES = """
import gc, weakref
from lamster.server.serve import configure_gc

class Connection: ...

configure_gc()
held = []
for _ in range(200_000):
    one = Connection()
    one.itself = one
    held.append(one)
seen = [weakref.ref(one) for one in held[::1000]]
gc.collect()  # They have grown old.
del one
held.clear()
churn = []
for _ in range(40):
    churn.append([[] for _ in range(100_000)])
    if not any(ref() is not None for ref in seen):
        break
else:
    raise SystemExit("what is held by nothing but itself stays for ever")
"""


def test_connections_that_have_ended_are_found_in_the_end() -> None:
    """They refer to themselves, so only the collector can free them; and it must also look at what has grown old."""
    subprocess.run([sys.executable, "-c", OLD_CYCLES], check=True)
