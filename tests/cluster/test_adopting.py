"""Tables that go on although nobody looks, a race that is run through another node, and a line that is too slow."""

import json
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.cluster.nodes import Group, Node
from tests.cluster.persistent_players import entries_of
from tests.server.playing import started
from tests.server.reading import Json
from tests.server.running import Page, Person, wait_until

pytestmark = pytest.mark.long
SECONDS = 8


@pytest.fixture
def two(pair: Group) -> Iterator[Group]:
    yield pair
    pair.heal()


def left_alone(group: Group, pages: list[Page]) -> Node:
    """All pages are closed, and the node that has the table is killed."""
    for page in pages:
        page.close()
    owner = group.owner(pages[0].table_id)
    owner.kill()
    return owner


def test_bots_move_on_at_a_table_that_nobody_looks_at(two: Group) -> None:
    """Ann is asked, and leaves; two bots play on for her as long as it is their turn."""
    ann = Person(two.nodes[0], "Ann")
    table = ann.create("me", "easy", "easy", options={"round_limit": 1000})
    page = started([ann.page(table).ready()])[0]
    page.ask("resign", seat=0)
    assert page.table["phase"] == "playing"
    dead = left_alone(two, [page])
    before = len(two.log(table))
    wait_until(lambda: two.owner_name(table) not in ("", dead.name))
    wait_until(lambda: len(two.log(table)) > before + 5)
    assert entries_of(two, table)[-1] == "played"


def test_bots_move_on_after_a_short_restart_of_the_database(two: Group) -> None:
    """Too short for a node to die: no other takes its tables, so it brings them back itself."""
    tables = []
    for number in range(6):
        ann = Person(two.nodes[number % 2], f"Ann {number}")
        table = ann.create("me", "easy", "easy", options={"round_limit": 1000})
        page = started([ann.page(table).ready()])[0]
        page.ask("resign", seat=0)
        page.close()
        tables.append(table)
    two.postgres.kill()
    time.sleep(0.3)
    two.postgres.start()
    before = [len(two.log(table)) for table in tables]
    wait_until(lambda: all(len(two.log(table)) > old + 5 for table, old in zip(tables, before, strict=True)))


def test_a_running_clock_goes_on_and_does_not_lose_the_gap(two: Group) -> None:
    ann, bob = Person(two.nodes[0], "Ann"), Person(two.nodes[1], "Bob")
    quick = {"character_choice": "random", "first_player": "seat1"}
    clock = {"kind": "move", "amount": SECONDS, "more": 0, "on_time": "bot"}
    table = ann.create("me", "open", options=quick, time=clock)
    pages = [ann.page(table).ready(), bob.page(table).ready()]
    pages[1].ask("sit", seat=1)
    started(pages)
    begun = time.monotonic()
    assert pages[0].position["times"]["seats"][0]["running"]
    left_alone(two, pages)
    wait_until(lambda: "skipped" in entries_of(two, table))
    wait_until(lambda: "tabled" in entries_of(two, table))
    log = [json.loads(entry) for entry in two.log(table)]
    skipped = sum(entry["milliseconds"] for entry in log if entry["type"] == "skipped") / 1000
    assert 1.0 < skipped < 6.0, "the time without a node counts for nobody"
    assert time.monotonic() - begun > SECONDS + skipped
    assert next(entry["code"] for entry in log if entry["type"] == "tabled") == "timeout:1=flag"


class Runner(Page):
    """A page that sends the server's beats back at once, as every page does."""

    def read(self, text: str) -> Json:
        message = super().read(text)
        if message["type"] == "beat":
            self.connection.send(json.dumps({"type": "beat-back", "id": 0, "n": message["n"]}))
        return message

    def step(self) -> bool:
        """Answer what is asked, if anything is; whether a run was finished."""
        if self.position and self.position["clock"] and self.position["clock"]["kind"] == "ready":
            self.ask("ready", seat=self.you["seats"][0])
        decision = self.decision
        if decision is None:
            return False
        if decision["kind"] == "run":
            self.ask("act", seat=decision["seat"], decision=decision["id"], code="run:LR", ms=400)
            return True
        self.ask("act", seat=decision["seat"], decision=decision["id"], code=decision["options"][-1]["code"])
        return False


def test_a_race_is_run_through_another_node(two: Group) -> None:
    """Ann is at the node that has the table, Bob is not: both are measured, and both lines are short."""
    ann, bob = Person(two.nodes[0], "Ann"), Person(two.nodes[1], "Bob")
    table = ann.create("me", "open", game="outrun", options={"maps": 1})
    pages: list[Any] = [Runner(person, table).ready() for person in (ann, bob)]
    pages[1].ask("sit", seat=1)
    started(pages)
    end = time.monotonic() + 60
    runs: dict[int, list[str]] = {}
    while min([len(runs.get(seat, [])) for seat in (0, 1)]) < 2:
        assert time.monotonic() < end, f"the race stands still: {runs}"
        for page in pages:
            turn_of(page)
        runs = runs_in(two, table)
    codes = [code for found in runs.values() for code in found]
    assert all("@" in code and "~" in code for code in codes), "every run carries what was measured"


def turn_of(page: Any) -> None:
    try:
        page.receive(0.05)
        page.step()
    except TimeoutError:
        page.step()
    except Exception as refusal:
        if getattr(refusal, "error", "") not in ("too-early", "stale", "not-asked", "too-fast"):
            raise


def runs_in(group: Group, table: str) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for entry in map(json.loads, group.log(table)):
        if entry["type"] == "played" and entry["code"].startswith("run:"):
            found.setdefault(entry.get("seat", 0), []).append(entry["code"])
    return found


def test_a_page_that_does_not_read_is_dropped_by_the_node_that_it_came_to(two: Group) -> None:
    """What waits for it is bounded there; the others at the table do not notice."""
    ann, eve = Person(two.nodes[0], "Ann"), Person(two.nodes[1], "Eve")
    table = ann.create("me", "open")
    page = ann.page(table).ready()
    deaf = socket.create_connection(("127.0.0.1", two.nodes[1].port))
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    head = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "Host: 127.0.0.1",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: {eve.cookie}",
    ]
    deaf.sendall("\r\n".join([*head, "", ""]).encode())
    page.until(lambda: len(page.table["people"]) == 2)
    end = time.monotonic() + 100
    while len(page.table["people"]) == 2:
        assert time.monotonic() < end, "a page that does not read is still there"
        page.ask("set-table", seats=3 + page.number % 2)
        page.ask("say", channel="table", text="x" * 400)
    deaf.close()
