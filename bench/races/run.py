"""The benchmark of races; see __main__.py for how to call it."""

import argparse
import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from http.client import HTTPConnection
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import msgspec

from bench.races.check import Checked, check, lost_time
from bench.races.page import SEATS, Finish, Report
from bench.server.run import OURS, ours
from bench.shared.process import CLIENT_PROCESSES, PROC, ROOT, Server, family_time, running

PROBLEMS_SHOWN = 10
PARTS = (0.5, 0.95, 0.99, 1.0)


class Load(NamedTuple):
    """What the server had to carry, and what that took."""

    reports: list[Report]
    wall: float
    cpu: float
    memory: int
    """The most that the server had in memory, in bytes."""
    others: float
    """The load of the machine before it began."""

    @property
    def finishes(self) -> list[Finish]:
        return [finish for report in self.reports for finish in report.finishes]


def carry(server: Server, port: int, races: int, slowest: float) -> Load:
    """Let all race at once."""
    others = os.getloadavg()[0]
    for number in range(CLIENT_PROCESSES):
        share = races // CLIENT_PROCESSES + (number < races % CLIENT_PROCESSES)
        server.admit("bench.races.client", str(port), str(share), str(number), str(slowest))
    for client in server.clients:
        server.answer(client)
    start, spent = perf_counter(), family_time(server.process.pid)
    for client in server.clients:
        print("go", file=client.stdin, flush=True)
    reports = [msgspec.convert(json.loads(server.answer(client)), Report) for client in server.clients]
    wall, cpu = perf_counter() - start, family_time(server.process.pid) - spent
    return Load(reports, wall, cpu, most_memory(server.process.pid), others)


def most_memory(pid: int) -> int:
    lines = (PROC / str(pid) / "status").read_text().splitlines()
    return next(1024 * int(line.split()[1]) for line in lines if line.startswith("VmHWM:"))


def look_up(port: int, load: Load) -> dict[str, Checked]:
    """Every race by its record."""
    line = HTTPConnection("127.0.0.1", port)
    found: dict[str, Checked] = {}
    for report in load.reports:
        for table, person in report.tables.items():
            line.request("GET", f"/api/tables/{table}/record", headers={"Cookie": f"lamster={person}"})
            text = line.getresponse().read().decode()
            found[table] = check(text, [finish for finish in report.finishes if finish.table == table])
    line.close()
    return found


# What is printed.


def row(title: str, seconds: Iterable[float]) -> str:
    """In milliseconds."""
    times = sorted(seconds)
    figures = [1000 * times[min(len(times) - 1, int(len(times) * part))] for part in PARTS] if times else []
    return f"{title:<46}" + "".join(f"{figure:>10.1f}" for figure in figures) + f"{len(times):>10}"


def peak(finishes: list[Finish]) -> int:
    """The most that were acknowledged within one second of the clock."""
    return max(Counter(int(finish.at) for finish in finishes).values())


def losses(load: Load, checked: dict[str, Checked], slow: bool) -> list[float]:
    """What honest people on lines that held have lost, in seconds."""
    found: list[float] = []
    for finish in load.finishes:
        ran = checked[finish.table].runs.get((finish.round, finish.seat))
        if ran is not None and finish.slow == slow and ran.measured.same and not finish.lies:
            found.append(lost_time(ran, finish) / 1000)
    return found


def gains(load: Load, checked: dict[str, Checked]) -> list[float]:
    """What liars have gained, in seconds."""
    liars = [finish for finish in load.finishes if finish.lies]
    pairs = [(checked[finish.table].runs.get((finish.round, finish.seat)), finish) for finish in liars]
    return [-lost_time(ran, finish) / 1000 for ran, finish in pairs if ran is not None]


def report(load: Load, checked: dict[str, Checked]) -> None:
    finishes = load.finishes
    rounds = sum(race.rounds for race in checked.values())
    again = sum(finish.sent > 1 for finish in finishes)
    lines = sum(finish.lines > 1 for finish in finishes)
    print(f"load of the machine before: {load.others:.1f}")
    print(f"{len(checked)} races, {rounds} rounds, {len(finishes)} finishes in {load.wall:.0f} s")
    print(f"{peak(finishes)} finishes in the busiest second; {lines} lines lost in a run, {again} finishes sent again")
    clients = sum(report.cpu for report in load.reports) / load.wall
    print(f"server: {load.cpu / load.wall:.2f} cores, {load.memory / 1e6:.0f} MB; clients: {clients:.2f} cores")
    print(f"\n{'milliseconds':<46}" + "".join(f"{name:>10}" for name in ("p50", "p95", "p99", "most", "of")))
    print(row("a Finish, until its ok", [finish.took for finish in finishes]))
    print(row(f"a path card, first to last of {SEATS} pages", [s for report in load.reports for s in report.spreads]))
    print(row("lost by honest people, fast lines", losses(load, checked, slow=False)))
    print(row("lost by honest people, slow lines", losses(load, checked, slow=True)))
    print(row("gained by liars", gains(load, checked)))


def problems(load: Load, checked: dict[str, Checked]) -> list[str]:
    refused = [f"{finish.table}: refused, {finish.error}: {finish}" for finish in load.finishes if finish.error]
    return [*refused, *[f"{table}: {problem}" for table, race in checked.items() for problem in race.problems]]


def judge(found: list[str]) -> None:
    if found:
        sys.exit("\n".join([f"\n{len(found)} problems", *found[:PROBLEMS_SHOWN]]))
    print("\nevery Finish was taken and stands once in its record; all times and rankings follow")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m bench.races", description=__doc__)
    parser.add_argument("seconds", type=float, nargs="?", default=6.0, help="seconds that the slowest runs take (6)")
    parser.add_argument("--seconds", dest="slowest", metavar="SECONDS", type=float, help="the same")
    parser.add_argument("--races", type=int, default=100, help="races of six people each (100)")
    return parser.parse_args()


def measure(data: Path, races: int, slowest: float) -> None:
    print(f"{races} races of {SEATS} people on loopback, runs of up to {slowest:g} s")
    server = ours(OURS, Path(sys.executable), data)
    with running(server):
        port = server.port()
        load = carry(server, port, races, slowest)
        checked = look_up(port, load)
    report(load, checked)
    judge(problems(load, checked))


def main() -> None:
    options = arguments()
    if not PROC.is_dir():
        print("left out: the processor time of other processes is read from /proc, which this system lacks")
        return
    # Beside the sources: a folder for temporary files may be in memory, and nothing would be durable there.
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as data:
        measure(Path(data), options.races, options.slowest or options.seconds)
