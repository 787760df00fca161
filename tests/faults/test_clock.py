"""The wall clock jumps, as it does when somebody sets it or the machine slept: nobody's time is lost, nothing stops."""

from pathlib import Path
from random import Random

import pytest

from tests.faults.faulty_server import run_faulty_server
from tests.server.playing import begun, play_on, seated, started
from tests.server.running import Page

HOUR = 3_600_000
TOTAL = 600
JUMPS = (HOUR, -HOUR, 24 * HOUR, -48 * HOUR, 0)


def left(page: Page) -> list[int]:
    return [seat["left"] for seat in page.caught().position["times"]["seats"]]


@pytest.mark.long
def test_clock_jumps_cost_nobody_time_and_stop_no_table(tmp_path: Path) -> None:
    with run_faulty_server(tmp_path / "data") as server:
        pages = seated(server, ["Ann", "Bob"], round_limit=20)
        pages[0].ask("set-table", time={"kind": "total", "amount": TOTAL, "more": 0, "on_time": "bot"})
        started(pages)
        untimed = begun(server, ["Cas", "Dee"], round_limit=20)
        for number, wrong in enumerate(JUMPS):
            server.set_clock(wrong)
            assert play_on(pages, Random(number), 3) == 3
            assert play_on(untimed, Random(number), 3) == 3
            pages[0].ask("say", channel="table", text=f"it is {wrong} now")
            assert min(left(pages[0])) > 1000 * (TOTAL - 60), "a minute is more than all of this takes"
        assert pages[0].news
        assert not any("timeout" in str(line) for line in pages[0].news.values())
        server.set_clock(-24 * HOUR)
        server.restart()
        for page in (*pages, *untimed):
            page.reopen()
        assert min(left(pages[0])) > 1000 * (TOTAL - 60)
        assert pages[0].said == [f"it is {wrong} now" for wrong in JUMPS]
        server.set_clock(30 * 24 * HOUR)
        server.restart()
        for page in (*pages, *untimed):
            page.reopen()
        assert min(left(pages[0])) > 1000 * (TOTAL - 60), "the days without a server count for nobody"
        assert play_on(pages, Random(7), 3) == 3
        assert play_on(untimed, Random(7), 3) == 3
