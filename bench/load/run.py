"""Puts load on the servers, one after the other, and prints what was measured."""

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

from bench import load as benchmark
from bench.load.monitor import Monitor
from bench.load.page import Pace
from bench.load.report import Figures, Load, markdown_table, targets_of
from bench.shared.figures import describe_machine, write_figures
from bench.shared.program import can_measure, data_folder, parser_of
from bench.shared.server_process import ServerProcess, running, start_boardgame, start_lamster
from bench.shared.targets import print_targets

TABLES, SECONDS = 500, 600.0
SOAK_TABLES, SOAK_SECONDS = 200, 3600.0
SAMPLES: Final = 100
"""Of the monitor in a run, at intervals of half a second to five seconds."""
LAMSTER: Final = "Lamster"


def measure_all(load: Load, data: Path, with_peer: bool) -> list[Figures]:
    """One server after the other, so that each has the whole machine. Lamster is the first."""
    with running(server := start_lamster(LAMSTER, data)):
        found = [measure(server, load)]
    peer = start_boardgame() if with_peer else None
    if peer is not None:
        with running(peer):
            found.append(measure(peer, load))
    return found


def measure(server: ServerProcess, load: Load) -> Figures:
    server.start_clients("bench.load.client", load.tables, json.dumps(load.pace))
    with Monitor(server.pid, max(0.5, min(5.0, load.seconds / SAMPLES))) as monitor:
        answers = server.ask_clients(load.seconds)
    return Figures(
        title=server.title,
        load=load,
        answer_s=joined(answers, "answer_s"),
        delivery_s=joined(answers, "delivery_s"),
        opening_s=joined(answers, "opening_s"),
        counts=summed(answers, "counts"),
        errors=summed(answers, "errors"),
        client_cores=sum(answer["cpu_s"] for answer in answers) / load.seconds,
        monitor=monitor,
    )


def joined(answers: list[dict[str, Any]], name: str) -> list[float]:
    return [value for answer in answers for value in answer[name]]


def summed(answers: list[dict[str, Any]], name: str) -> Counter[str]:
    total: Counter[str] = Counter()
    for answer in answers:
        total.update(answer[name])
    return total


def parse_options(words: list[str] | None) -> argparse.Namespace:
    parser = parser_of(benchmark)
    parser.add_argument("--tables", type=int, help=f"tables ({TABLES}; with --soak {SOAK_TABLES})")
    parser.add_argument("--seconds", type=float, help=f"duration ({SECONDS:g}; with --soak {SOAK_SECONDS:g})")
    parser.add_argument("--soak", action="store_true", help="fewer tables for an hour, without boardgame.io")
    parser.add_argument("--speedup", type=float, default=1.0, help="how many times faster people act (1)")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/load.md")
    options = parser.parse_args(words)
    options.tables = options.tables or (SOAK_TABLES if options.soak else TABLES)
    options.seconds = options.seconds or (SOAK_SECONDS if options.soak else SECONDS)
    return options


def faster_pace(speedup: float) -> Pace:
    human = Pace()
    minimum_s, maximum_s = human.move_s
    return Pace((minimum_s / speedup, maximum_s / speedup), human.chat_s / speedup, human.reload_s / speedup)


def why_not_judged(load: Load) -> str:
    """Empty if the load is one that the targets are for."""
    full_seconds = {TABLES: SECONDS, SOAK_TABLES: SOAK_SECONDS}.get(load.tables)
    if full_seconds is not None and load.seconds >= full_seconds and load.pace == Pace():
        return ""
    return f"they hold for {TABLES} tables and {SECONDS:g} s, or {SOAK_TABLES} and {SOAK_SECONDS:g} s, at human pace"


def main(words: list[str] | None = None) -> int:
    options = parse_options(words)
    if not can_measure():
        return 0
    load = Load(options.tables, options.seconds, faster_pace(options.speedup))
    machine = describe_machine()
    with data_folder() as data:
        found = measure_all(load, data, not (options.alone or options.soak))
    text = f"{machine}.\n\n{markdown_table(found)}"
    print(text)
    if options.write:
        write_figures("soak" if options.soak else "load", text)
    missed = print_targets(targets_of(found[0]), why_not_judged(load))
    return 1 if missed or any(each.errors for each in found) else 0
