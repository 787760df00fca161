"""A real server looks after tables with a clock while nobody looks, and goes on with it when it was killed."""

import signal
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.playing import seated, started
from tests.server.running import PATIENCE, Page, Person, Server, running, wait_until

SECONDS = 5


def codes(server: Server, table: str) -> list[str]:
    """What the table itself has played, by its log."""
    sql = (
        "SELECT json_extract(entry, '$.code') FROM log WHERE table_id = ? AND json_extract(entry, '$.type') = 'tabled'"
    )
    return [code for (code,) in server.file(sql, table)]


def of_two(server: Server, **time: Any) -> list[Page]:
    pages = seated(server, ["Ann", "Bas"], character_choice="random", first_player="seat1")
    pages[0].ask("set-table", time=time)
    return started(pages)


def test_a_clock_runs_on_after_the_server_was_killed_with_nobody_looking(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        pages = of_two(server, kind="move", amount=SECONDS)
        table = pages[0].table_id
        assert pages[0].position["times"]["seats"][0]["running"]
        for page in pages:
            page.close()
        server.restart()
        begun = time.monotonic()
        wait_until(lambda: codes(server, table)[:2] == ["timeout:1=flag", "stand-in:1=medium"])
        assert time.monotonic() - begun > SECONDS - 1, "what was left is counted from when there was a server again"
        found = pages[1].person.page(table).ready()
        assert found.table["seats"][0]["stand_in"]


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_a_bot_moves_after_the_server_was_ended_in_its_turn_with_nobody_looking(
    tmp_path: Path, end: signal.Signals
) -> None:
    """At a table without a clock. Without a server the bot would wait for the next page, and that for the bot."""
    with running(tmp_path, "--bot-pause", "2") as server:
        ann = Person(server, "Ann")
        table = ann.create("me", "easy", options={"character_choice": "random", "first_player": "seat1"})
        page = started([ann.page(table).ready()])[0]
        while page.position["asked"] == [0]:
            page.act()
            page.caught()
        page.close()
        server.process.send_signal(end)
        server.finish(PATIENCE)
        entries = "SELECT count(*) FROM log WHERE table_id = ?"
        before = server.file(entries, table)
        server.start(server.port)
        wait_until(lambda: server.file(entries, table) > before)


def test_the_lobby_and_all_pages_tell_the_clock(server: Server) -> None:
    pages = of_two(server, kind="days", amount=2, on_time="others")
    told = {"kind": "days", "amount": 2, "more": 0, "on_time": "others"}
    assert [page.table["time"] for page in pages] == [told, told]
    cards = [next(c for c in page.person.get("/api/lobby")["mine"] if c["id"] == page.table_id) for page in pages]
    assert [card["time"] for card in cards] == [told, told]
    assert cards[0]["left"] > 2 * 86_400_000 - 60_000
    assert cards[1]["left"] is None


def test_one_damaged_card_troubles_nobody(tmp_path: Path) -> None:
    """The lobby leaves it out, and its clock runs on: it is known from the log."""
    with running(tmp_path) as server:
        table = of_two(server, kind="move", amount=SECONDS)[0].table_id
        host = Person(server, "Cas")
        open_tables = [host.create("me", "open", listed=True) for _ in range(2)]
        server.stop()
        for damaged in (table, open_tables[0]):
            server.change("UPDATE cards SET data = ? WHERE table_id = ?", b"{no card", damaged)
        server.start(server.port)
        assert [card["id"] for card in Person(server, "Dee").get("/api/lobby")["open"]] == open_tables[1:]
        wait_until(lambda: codes(server, table)[:1] == ["timeout:1=flag"])
