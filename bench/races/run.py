"""Runs all races at once, fetches and checks their records, and prints what was measured."""

import os
from http.client import HTTPConnection
from time import perf_counter
from typing import Final

import msgspec

from bench import races as benchmark
from bench.races.check import CheckedRace, check_race
from bench.races.page import SEATS, Report
from bench.races.report import Measurement, find_problems, print_figures, print_problems
from bench.shared.lamster_api import HOST, cookie_of
from bench.shared.proc import family_cpu_s, peak_memory_mb
from bench.shared.program import can_measure, data_folder, parser_of
from bench.shared.server_process import ServerProcess, running, start_lamster

RACES: Final = 100
SLOWEST_RUN_S: Final = 6.0


def measure(server: ServerProcess, races: int, slowest_run_s: float) -> Measurement:
    load_before = os.getloadavg()[0]
    server.start_clients("bench.races.client", races, str(slowest_run_s))
    start, start_cpu_s = perf_counter(), family_cpu_s(server.pid)
    reports = [msgspec.convert(answer, Report) for answer in server.ask_clients("start")]
    wall_s, server_cpu_s = perf_counter() - start, family_cpu_s(server.pid) - start_cpu_s
    return Measurement(reports, wall_s, server_cpu_s, peak_memory_mb(server.pid), load_before)


def check_races(port: int, reports: list[Report]) -> dict[str, CheckedRace]:
    """Check the record of every race, by the id of its table."""
    connection = HTTPConnection(HOST, port)
    checked: dict[str, CheckedRace] = {}
    for report in reports:
        for table, person in report.tables.items():
            connection.request("GET", f"/api/tables/{table}/record", headers=cookie_of(person))
            text = connection.getresponse().read().decode()
            checked[table] = check_race(text, [finish for finish in report.finishes if finish.table == table])
    connection.close()
    return checked


def main(words: list[str] | None = None) -> int:
    parser = parser_of(benchmark)
    parser.add_argument(
        "--seconds", type=float, default=SLOWEST_RUN_S, help=f"duration of the slowest runs ({SLOWEST_RUN_S:g})"
    )
    parser.add_argument("--races", type=int, default=RACES, help=f"races of six people each ({RACES})")
    options = parser.parse_args(words)
    if not can_measure():
        return 0
    print(f"{options.races} races of {SEATS} people on loopback, runs of up to {options.seconds:g} s")
    with data_folder() as data:
        server = start_lamster("Lamster", data, "--bot-pause", "0", "--bot-workers", "1")
        with running(server):
            measurement = measure(server, options.races, options.seconds)
            checked = check_races(server.port, measurement.reports)
    print_figures(measurement, checked)
    return print_problems(find_problems(measurement, checked))
