"""Counts the inputs of a person per turn: python -m tests.browser.inputs [--turns N] [--each].

Turns of the golden records (see `recorded_turns`) are played again in the real client at a real server, by mouse on a
desktop and by finger on a phone. What was recorded is pressed where a person would look for it: on what is lit in
sight, else in the list of options, which is first opened where it does not show the option; then on the button that
names it, where the page asks for that. Every press counts, and so does every scroll that brings a button into sight.
What the page or the server answers for the player costs nothing. Where it answers otherwise than the record, the turn
goes on with what the rules of thumb advise. Fails where the median or the 90th percentile is above the budget, and
where a turn could not be counted.
"""

import argparse
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from pathlib import Path
from statistics import median_low

from playwright.sync_api import Browser, Error, expect, sync_playwright

from lamster.games import metas
from tests.browser.browsing import DESKTOP, PATIENCE, PHONE, Company, Screen, check_client, find_browser, launch
from tests.browser.counted_presses import Counted, Seat
from tests.browser.recorded_turns import RecordedTurn, TableSeedServer, recorded_turns, sample
from tests.server.running import hang_up

BUDGET = {
    "on-the-lam": (3, 5),
    "getaway-driver driver": (3, 5),
    "getaway-driver police": (4, 8),
    "escape-from-new-york": (11, 17),
    "outrun cards": (1, 2),
}
"""The median and the 90th percentile of mouse inputs; fingers may need twice as many."""
SCREENS = {"mouse": DESKTOP, "touch": PHONE}
COLUMNS = ("role", "by", "turns", "median", "90th percentile", "budget", "")


# The figures.


def percentile_90(counts: Sequence[int]) -> int:
    """The smallest count that nine of ten turns do not exceed."""
    return sorted(counts)[ceil(0.9 * len(counts)) - 1]


def count_turns(
    browser: Browser, server: TableSeedServer, turns: Sequence[RecordedTurn], screen: Screen
) -> list[Counted]:
    """Count the inputs of these turns on a screen. What could not be counted is told, and left out."""
    found = []
    for turn in turns:
        company = Company(browser, server)
        try:
            found.append(Seat(company("Ann", screen, game=turn.path.parent.name), turn).play())
            company.check()
        except (AssertionError, Error) as problem:
            print(f"  left out: {turn.name}: {str(problem)[:500]!r}", flush=True)
        company.leave()
        hang_up()
    return found


@contextmanager
def table_seed_server() -> Iterator[TableSeedServer]:
    with tempfile.TemporaryDirectory() as folder:
        server = TableSeedServer(Path(folder))
        try:
            yield server
        finally:
            server.kill()


def turns_by_role(names: Sequence[str], count: int) -> dict[str, list[RecordedTurn]]:
    found: dict[str, list[RecordedTurn]] = defaultdict(list)
    for name in names:
        for turn in recorded_turns(name):
            found[turn.role].append(turn)
    return {role: sample(found[role], count) for role in BUDGET if role in found}


def row_of(role: str, way: str, counted: Sequence[Counted]) -> tuple[str, bool]:
    """A line of the table, and whether it keeps to the budget."""
    factor = 2 if way == "touch" else 1
    allowed = tuple(factor * most for most in BUDGET[role])
    counts = [each.inputs for each in counted] or [0]
    needed = median_low(counts), percentile_90(counts)
    good = needed[0] <= allowed[0] and needed[1] <= allowed[1]
    cells = [role, way, str(len(counted)), *map(str, needed), f"{allowed[0]} and {allowed[1]}", "" if good else "over"]
    return f"| {' | '.join(cells)} |", good


def print_turns(counted: Sequence[Counted]) -> None:
    for each in counted:
        print(f"  {each.inputs:3}  {each.turn.name}: {', '.join(each.pressed)}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--turns", type=int, default=12, help="turns of each role, 0 for all that are recorded")
    parser.add_argument("--game", choices=sorted(metas()), action="append", help="only this game")
    parser.add_argument("--way", choices=SCREENS, action="append", help="only by mouse, or only by finger")
    parser.add_argument("--each", action="store_true", help="print what was pressed in every turn")
    wanted = parser.parse_args()
    check_client()
    for cells in (COLUMNS, ["---"] * len(COLUMNS)):
        print(f"| {' | '.join(cells)} |")
    within = True
    expect.set_options(timeout=PATIENCE)
    with table_seed_server() as server, sync_playwright() as playwright:
        browser = launch(playwright, find_browser())
        for role, turns in turns_by_role(wanted.game or sorted(metas()), wanted.turns).items():
            for way in wanted.way or SCREENS:
                counted = count_turns(browser, server, turns, SCREENS[way])
                row, good = row_of(role, way, counted)
                within = within and good and len(counted) == len(turns)
                print(row, flush=True)
                if wanted.each:
                    print_turns(counted)
        browser.close()
    return 0 if within else 1


if __name__ == "__main__":
    sys.exit(main())
