"""Starts the servers, lets their clients play in turns, and prints what was measured."""

import subprocess
from collections import defaultdict
from pathlib import Path
from time import perf_counter
from typing import Final

from bench import server as benchmark
from bench.server.report import PACES, AllFigures, Figures, Turn, print_figures, targets_of
from bench.shared.proc import family_cpu_s
from bench.shared.program import ROOT, can_measure, data_folder, parser_of
from bench.shared.server_process import ServerProcess, running, start_boardgame, start_lamster
from bench.shared.targets import print_targets
from bench.shared.timed_table import SEATS, Pace

TABLES: Final = 200
SECONDS: Final = 15.0
TURNS: Final = 5
"""The time of a figure is split into turns. The servers take turns, so that other work on the machine affects all."""
WARM_UP_S: Final = 2.0
PLAIN, COMPILED = "Lamster, plain", "Lamster, compiled"
COMPILED_PYTHON: Final = ROOT / ".venv-compiled" / "bin" / "python"


def start_servers(data: Path) -> list[ServerProcess]:
    """Start every server that this machine can run; name those that it cannot."""
    options = ("--bot-pause", "0", "--bot-workers", "1")
    servers = [start_lamster(PLAIN, data / "plain", *options)]
    if can_run_server(COMPILED_PYTHON):
        servers.append(start_lamster(COMPILED, data / "compiled", *options, python=COMPILED_PYTHON))
    else:
        print("skipped: the compiled form (`dev.py bench` builds it)")
    peer = start_boardgame()
    return servers if peer is None else [*servers, peer]


def can_run_server(python: Path) -> bool:
    """Whether this Python has Lamster's server: the compiled wheel may be missing or too old."""
    check = [str(python), "-c", "import lamster.server.serve"]
    return python.exists() and subprocess.run(check, capture_output=True, check=False).returncode == 0


def measure(servers: list[ServerProcess], tables: int, seconds: float) -> AllFigures:
    for server in servers:
        server.start_clients("bench.server.client", tables)
        play_turn(server, "saturated", min(WARM_UP_S, seconds))
    figures: AllFigures = {}
    for pace in PACES:
        turns: defaultdict[str, list[Turn]] = defaultdict(list)
        for _ in range(TURNS):
            for server in servers:
                turns[server.title].append(play_turn(server, pace, seconds / TURNS))
        figures[pace] = {title: Figures(found) for title, found in turns.items()}
    return figures


def play_turn(server: ServerProcess, pace: Pace, seconds: float) -> Turn:
    """Let all tables of a server keep a pace for some seconds."""
    start, start_cpu_s = perf_counter(), family_cpu_s(server.pid)
    answers = server.ask_clients([pace, seconds])
    return Turn(
        latencies_s=[latency for answer in answers for latency in answer["latencies_s"]],
        server_cpu_s=family_cpu_s(server.pid) - start_cpu_s,
        wall_s=perf_counter() - start,
        client_cpu_s=sum(answer["client_cpu_s"] for answer in answers),
        received_bytes=sum(answer["received_bytes"] for answer in answers),
    )


def main(words: list[str] | None = None) -> int:
    parser = parser_of(benchmark)
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"seconds for each figure ({SECONDS:g})")
    parser.add_argument("--tables", type=int, default=TABLES, help=f"tables of four clients each ({TABLES})")
    options = parser.parse_args(words)
    if not can_measure():
        return 0
    print(f"{options.tables} tables of {SEATS} clients on loopback, {options.seconds:g} s for each figure")
    with data_folder() as data:
        servers = start_servers(data)
        with running(*servers):
            figures = measure(servers, options.tables, options.seconds)
    peer_title = next((server.title for server in servers if server.kind == "boardgame"), None)
    print_figures(figures, peer_title)
    full = options.tables == TABLES and options.seconds >= SECONDS
    not_judged = "" if full else f"they hold for {TABLES} tables and {SECONDS:g} s for each figure"
    return print_targets(targets_of(figures, PLAIN, peer_title), not_judged)
