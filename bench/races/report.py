"""The figures of the races, and the problems that make them worthless."""

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from bench.races.check import CheckedRace, lost_ms
from bench.races.page import SEATS, Finish, Report
from bench.shared.figures import percentile_ms
from bench.shared.targets import Target, print_targets

PROBLEMS_SHOWN: Final = 10
PARTS: Final = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}


class Measurement(NamedTuple):
    """What the clients report, and what the server used."""

    reports: list[Report]
    wall_s: float
    server_cpu_s: float
    server_peak_mb: float
    load_before: float
    """The load average of the machine before the races."""

    @property
    def finishes(self) -> list[Finish]:
        return [finish for report in self.reports for finish in report.finishes]


def print_figures(measured: Measurement, checked: dict[str, CheckedRace]) -> None:
    finishes, wall_s = measured.finishes, measured.wall_s
    rounds = sum(race.rounds for race in checked.values())
    resent = sum(finish.times_sent > 1 for finish in finishes)
    lost = sum(finish.connections > 1 for finish in finishes)
    client_cores = sum(report.cpu_s for report in measured.reports) / wall_s
    print(f"load of the machine before: {measured.load_before:.1f}")
    print(f"{len(checked)} races, {rounds} rounds, {len(finishes)} finishes in {wall_s:.0f} s")
    print(f"{max_per_second(finishes)} finishes in the busiest second")
    print(f"{lost} connections lost during a run, {resent} finishes sent again")
    print(f"server: {measured.server_cpu_s / wall_s:.2f} cores, {measured.server_peak_mb:.0f} MB at most")
    print(f"clients: {client_cores:.2f} cores")
    print(f"\n{'milliseconds':<46}" + "".join(f"{name:>10}" for name in (*PARTS, "count")))
    print(row("a Finish, until its ok", [finish.latency_s for finish in finishes]))
    card_spreads_s = [spread for report in measured.reports for spread in report.card_spreads_s]
    print(row(f"a path card, first to last of {SEATS} pages", card_spreads_s))
    print(row("lost by honest people, fast connections", honest_losses_s(measured, checked, slow=False)))
    print(row("lost by honest people, slow connections", honest_losses_s(measured, checked, slow=True)))
    print(row("gained by cheats", cheats_gains_s(measured, checked)))


def row(title: str, times_s: Iterable[float]) -> str:
    times = list(times_s)
    cells = [f"{percentile_ms(times, part):>10.1f}" for part in PARTS.values()] if times else []
    return f"{title:<46}" + "".join(cells) + f"{len(times):>10}"


def max_per_second(finishes: list[Finish]) -> int:
    """The highest number of finishes that were acknowledged within one second of the clock."""
    return max(Counter(int(finish.answered_at) for finish in finishes).values())


def honest_losses_s(measured: Measurement, checked: dict[str, CheckedRace], slow: bool) -> list[float]:
    """What honest people lost in runs on one connection."""
    losses_s: list[float] = []
    for finish in measured.finishes:
        run = checked[finish.table].runs.get((finish.round, finish.seat))
        if run is not None and finish.slow == slow and run.measured.same and not finish.cheats:
            losses_s.append(lost_ms(run, finish) / 1000)
    return losses_s


def cheats_gains_s(measured: Measurement, checked: dict[str, CheckedRace]) -> list[float]:
    """What people gained who claim that their runs took no time."""
    cheats = [finish for finish in measured.finishes if finish.cheats]
    pairs = [(checked[finish.table].runs.get((finish.round, finish.seat)), finish) for finish in cheats]
    return [-lost_ms(run, finish) / 1000 for run, finish in pairs if run is not None]


def find_problems(measured: Measurement, checked: dict[str, CheckedRace]) -> list[str]:
    refused = [f"{finish.table}: refused, {finish.error}: {finish}" for finish in measured.finishes if finish.error]
    return [*refused, *[f"{table}: {problem}" for table, race in checked.items() for problem in race.problems]]


def print_problems(problems: list[str]) -> int:
    """Print the first problems and the target, and return the exit code."""
    if problems:
        print("\n".join([f"\n{len(problems)} problems", *problems[:PROBLEMS_SHOWN]]))
    return print_targets([Target("wrong finishes, official times and rankings", len(problems), "<=", 0)])
