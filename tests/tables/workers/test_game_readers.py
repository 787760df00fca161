"""Whatever takes playing a game again is done by another process, which has all that the server has and no more."""

import asyncio
import json
import os
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import pytest
from starlette.types import Message

from lamster.server.app import make_app
from lamster.server.rest import RestRoutes
from lamster.tables.hub.hub import Hub
from lamster.tables.model import finished_games, views
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.protocol import encode
from lamster.tables.room.handlers import people
from lamster.tables.store.base import Stored
from lamster.tables.workers import game_copies
from lamster.tables.workers.bot_workers import WorkerFailure
from lamster.tables.workers.fair_queue import Requester
from lamster.tables.workers.game_copies import MissingEntries, ReadRequest, ReadResult, RefusedRead, Replica
from tests.server import in_process
from tests.server.in_process import Visitor
from tests.tables.reading_here import read_here

ASKER = Requester("192.0.2.1", "table")
ANN = "a" * 20


async def game(hub: Hub, moves: int = 0) -> list[Visitor]:
    """Ann and Bob have made some moves; with none the game is played to its end."""
    visitors = await in_process.company(hub, "Ann", "Bob")
    await in_process.start(visitors)
    if not moves:
        await in_process.play_out(visitors, Random(1))
    for _ in range(moves):
        await move(visitors)
    return visitors


async def move(visitors: list[Visitor]) -> None:
    mover = next(visitor for visitor in visitors if visitor.decision is not None)
    assert mover.decision is not None
    await mover.act(mover.decision["options"][0]["code"])


def table_of(visitor: Visitor) -> Table:
    assert visitor.room is not None
    return visitor.room.table


def in_house(folder: Path, scenario: Callable[[Hub], Any]) -> None:
    async def run() -> None:
        async with in_process.house(folder) as hub:
            await scenario(hub)

    asyncio.run(run())


def noting_reads(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Which entries are read from the store from now on."""
    true, noted = hub.store.read, []

    async def read(table: str, first: int = 0, end: int = 0) -> list[Stored]:
        noted.append((first, end))
        return await true(table, first, end)

    monkeypatch.setattr(hub.store, "read", read)
    return noted


# The same answers.


def test_the_process_says_the_same_as_the_table_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(hub: Hub) -> None:
        ann, _ = await game(hub)
        table = table_of(ann)
        reads = noting_reads(hub, monkeypatch)
        for eyes in (None, 0, 1):
            frames, plies = await hub.readers.ask(ASKER, table, game_copies.frames, eyes, 3, 5)
            assert frames == encode(views.frames(table, {}, eyes, 3, 5))
            assert plies > 0
        record, _ = await hub.readers.ask(ASKER, table, game_copies.record, ann.person)
        assert record == views.record_text(table, ann.person)
        assert (await hub.readers.ask(ASKER, table, game_copies.full_record))[0] == views.full_record(table)
        fairness_json, _ = await hub.readers.ask(ASKER, table, game_copies.fairness_json, ann.person)
        assert fairness_json == encode(finished_games.fairness(table, ann.person))
        opening, _ = await hub.readers.ask(ASKER, table, game_copies.opening, 7)
        assert opening == finished_games.opening_at(table, 7)
        assert reads == [(0, table.seq)], "the log was sent once"

    in_house(tmp_path, scenario)


def test_only_what_is_new_is_sent_and_a_table_that_was_read_anew_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(hub: Hub) -> None:
        visitors = await game(hub, 5)
        table = table_of(visitors[0])
        reads = noting_reads(hub, monkeypatch)
        before = table.seq
        await hub.readers.ask(ASKER, table, game_copies.record, ANN)
        await move(visitors)
        record, _ = await hub.readers.ask(ASKER, table, game_copies.record, ANN)
        assert record == views.record_text(table, ANN)
        assert reads == [(0, before), (before, table.seq)]
        again = Table.from_log(table.id, await hub.store.read(table.id, 0, table.seq))
        reads.clear()
        assert (await hub.readers.ask(ASKER, again, game_copies.record, ANN))[0] == record
        assert reads == [(0, table.seq)]

    in_house(tmp_path, scenario)


def test_who_asks_for_what_is_not_there_is_refused_as_always(tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        ann, _ = await game(hub, 3)
        with pytest.raises(Refused) as caught:
            await hub.readers.ask(ASKER, table_of(ann), game_copies.fairness_json, ann.person)
        assert caught.value.error == "not-over"
        assert (await hub.readers.ask(ASKER, table_of(ann), game_copies.record, ANN))[0]

    in_house(tmp_path, scenario)


def test_a_process_that_dies_is_replaced(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(hub: Hub) -> None:
        ann, _ = await game(hub, 3)
        first, _ = await hub.readers.ask(ASKER, table_of(ann), game_copies.record, ANN)
        assert hub.readers.worker is not None
        os.kill(hub.readers.worker.pid, signal.SIGKILL)
        with pytest.raises(Refused) as caught:
            await hub.readers.ask(ASKER, table_of(ann), game_copies.record, ANN)
        assert caught.value.error == "too-fast"
        assert (await hub.readers.ask(ASKER, table_of(ann), game_copies.record, ANN))[0] == first

    in_house(tmp_path, scenario)
    assert "could not be replayed" in caplog.text


def test_closing_leaves_no_process(tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        ann, _ = await game(hub, 3)
        await hub.readers.ask(ASKER, table_of(ann), game_copies.record, ANN)
        assert hub.readers.worker is not None
        pids.append(hub.readers.worker.pid)

    pids: list[int] = []
    in_house(tmp_path, scenario)
    with pytest.raises(ProcessLookupError):
        os.kill(pids[0], 0)


# In the process itself.


@pytest.fixture(autouse=True)
def no_replicas() -> None:
    game_copies.REPLICAS.clear()


def test_a_replica_has_exactly_what_may_be_known(tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        ann, _ = await game(hub, 6)
        table = table_of(ann)
        lines = await hub.store.read(table.id, 0, table.seq)
        few = table.seq - 2
        ask = ReadRequest(1, table.id, few, game_copies.full_record, ())
        assert game_copies.read(ask) == MissingEntries(0)
        shorter = game_copies.read(ask._replace(lines=lines[:few]))
        assert isinstance(shorter, ReadResult)
        assert game_copies.read(ask._replace(seq=table.seq)) == MissingEntries(few)
        longer = game_copies.read(ask._replace(seq=table.seq, lines=lines[few:]))
        assert isinstance(longer, ReadResult)
        assert longer.found == views.full_record(table) != shorter.found
        assert game_copies.read(ask) == MissingEntries(0), "it knows too much by now"
        assert game_copies.read(ask._replace(lines=lines[:few])) == shorter

    in_house(tmp_path, scenario)


def test_what_goes_wrong_comes_back_as_data(tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        ann, _ = await game(hub, 2)
        table = table_of(ann)
        lines = await hub.store.read(table.id, 0, table.seq)
        ask = ReadRequest(1, table.id, table.seq, game_copies.fairness_json, (ANN,), lines)
        declined = game_copies.read(ask)
        assert isinstance(declined, RefusedRead)
        assert declined.error == "not-over"
        assert isinstance(game_copies.read(ask._replace(arguments=())), WorkerFailure)
        assert isinstance(game_copies.read(ask._replace(replica=2, lines=[])), WorkerFailure)

    in_house(tmp_path, scenario)


def test_replicas_that_were_read_least_recently_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(hub: Hub) -> None:
        ann, _ = await game(hub, 2)
        table = table_of(ann)
        lines = await hub.store.read(table.id, 0, table.seq)
        monkeypatch.setattr(game_copies, "MAX_ENTRIES", 2 * table.seq)
        for number in (1, 2, 1, 3):
            game_copies.read(ReadRequest(number, table.id, table.seq, game_copies.full_record, (), lines))
        assert list(game_copies.REPLICAS) == [1, 3]

    in_house(tmp_path, scenario)


def test_a_place_where_somebody_has_been_is_near(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots: the same frames as from the beginning, for a part of the plies."""
    monkeypatch.setattr(views, "SNAPSHOT_EVERY", 10)

    async def scenario(hub: Hub) -> None:
        ann, _ = await game(hub)
        table, lines = table_of(ann), await hub.store.read(table_of(ann).id, 0, table_of(ann).seq)
        fresh = Table.from_log(table.id, lines)
        last = len(table.playing.log)
        views.frames(table, {}, None, last, 1)
        for start in (last, 25, 10, 11, 9, 0, last - 3):
            before = table.replays.plies
            frames = views.frames(table, {}, 1, start, 2)
            assert table.replays.plies - before <= 10 + 2
            fresh.replays.snapshots.clear()
            assert encode(frames) == encode(views.frames(fresh, {}, 1, start, 2))

    in_house(tmp_path, scenario)


def test_the_record_of_a_finished_game_is_written_once(tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        ann, bob = await game(hub)
        replica = Replica(table_of(ann))
        written = game_copies.record(replica, ann.person)
        plies = replica.table.replays.plies
        assert game_copies.record(replica, bob.person) is written
        assert game_copies.record(replica, ANN) is written
        assert replica.table.replays.plies == plies

    in_house(tmp_path, scenario)


def test_the_record_of_a_game_under_way_is_everybodys_own(tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        visitors = await game(hub, 12)
        table = table_of(visitors[0])
        replica = Replica(table)
        people = [visitors[0].person, visitors[1].person, ANN]
        for person in [*people, *people]:
            assert game_copies.record(replica, person) == views.record_text(table, person)
        await move(visitors)
        assert game_copies.record(replica, ANN) == views.record_text(table, ANN)

    in_house(tmp_path, scenario)


# Over HTTP.


async def request(app: Any, method: str, path: str, person: Visitor, body: bytes = b"") -> tuple[int, bytes]:
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    path, _, query = path.partition("?")
    scope = {"type": "http", "method": method, "path": path, "query_string": query.encode(), "scheme": "http"}
    headers = [(b"host", b"localhost")]
    await app({**scope, "root_path": "", "headers": headers, "client": ("192.0.2.1", 1)}, receive, send)
    return sent[0]["status"], b"".join(message.get("body", b"") for message in sent[1:])


def test_no_game_is_played_again_where_all_are_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever takes time runs in the other process: here it would fail."""

    def never(*_: object, **__: object) -> NoReturn:
        raise AssertionError("this would keep everybody waiting")

    async def scenario(hub: Hub) -> None:
        ann, _ = await game(hub)
        table, app = table_of(ann).id, make_app(hub)
        await hub.rename(ann.person, "Ann")
        for name in ("frames", "replay_entry", "record_text", "full_record", "record_of"):
            monkeypatch.setattr(views, name, never)
        monkeypatch.setattr(Table, "new_match", never)
        for path in ("replay?start=4&count=3", "record", "fairness"):
            status, body = await request(app, "GET", f"/api/tables/{table}/{path}", ann)
            assert (status, len(body) > 100) == (200, True), body
        status, body = await request(app, "POST", f"/api/tables/{table}/analysis", ann)
        assert (status, json.loads(body)["total"] > 0) == (202, True)
        await in_process.until(lambda: hub.analysts.jobs and hub.analysts.jobs[0].begun > 1, 60)
        await ann.ask("report", text="odd")
        assert len(await hub.store.reports()) == 1

    monkeypatch.setattr(people, "MOST_REPORTS", 1)
    in_house(tmp_path, scenario)


def test_an_address_pays_for_the_plies_that_are_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nobody else does."""
    monkeypatch.setattr("lamster.server.replays.PLIES_PER_TOKEN", 10)

    async def scenario(hub: Hub) -> None:
        ann, _ = await game(hub)
        here = read_here(hub)
        app = make_app(hub)
        owners = [getattr(getattr(route, "endpoint", None), "__self__", None) for route in app.site.routes]
        past = next(owner.replays for owner in owners if isinstance(owner, RestRoutes))
        last = len(table_of(ann).playing.log)
        status, _ = await request(app, "GET", f"/api/tables/{table_of(ann).id}/replay?start={last}&count=1", ann)
        assert status == 200
        assert here.asked == [("192.0.2.1", table_of(ann).id, "frames")]
        assert past.budget.of("192.0.2.1").left == pytest.approx(300 - 1 - last / 10, abs=1)
        assert past.budget.of("192.0.2.2").left == 300
        past.budget.charge("192.0.2.1", 300)
        status, _ = await request(app, "GET", f"/api/tables/{table_of(ann).id}/replay?start=0&count=1", ann)
        assert status == 429

    in_house(tmp_path, scenario)
