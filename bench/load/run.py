"""The load on a server; see __main__.py for how to call it."""

import argparse
import json
import os
import platform
import shutil
import sys
import tempfile
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from bench.load.monitor import Slope, Watch
from bench.load.page import Pace
from bench.load.table import PAGES
from bench.server.run import BOARDGAME, boardgame, percentile
from bench.shared.process import PROC, ROOT, Server, running

CLIENT_PROCESSES = 2
DOCUMENT = ROOT / "docs" / "load.md"
OURS = "Lamster"


class Load(NamedTuple):
    """How much, and for how long."""

    tables: int
    seconds: float
    pace: Pace


class Figures(NamedTuple):
    """What was found of one server."""

    title: str
    load: Load
    answers: list[float]
    spread: list[float]
    openings: list[float]
    counts: Counter[str]
    errors: Counter[str]
    clients: float
    """Cores that the clients kept busy."""
    watch: Watch


def ours(data: Path) -> Server:
    options = ["serve", "--port", "0", "--data", str(data)]
    command = [sys.executable, "-m", "bench.shared.lamster_server", *options]
    return Server(OURS, "lamster", command, {"LAMSTER_LANGUAGE": "en", "PYTHONUNBUFFERED": "1"})


def fill(server: Server, load: Load) -> None:
    """Everybody sits down."""
    port, first = server.port(), 0
    for number in range(CLIENT_PROCESSES):
        share = load.tables // CLIENT_PROCESSES + (number < load.tables % CLIENT_PROCESSES)
        words = (server.kind, str(port), str(share), str(first), json.dumps(load.pace))
        server.admit("bench.load.client", *words)
        first += share
    for client in server.clients:
        server.answer(client)


def measure(server: Server, load: Load) -> Figures:
    fill(server, load)
    with Watch(server.process.pid, max(0.5, min(5.0, load.seconds / 100))) as watch:
        for client in server.clients:
            print(load.seconds, file=client.stdin, flush=True)
        answers = [json.loads(server.answer(client)) for client in server.clients]
    return Figures(
        title=server.title,
        load=load,
        answers=together(answers, "answers"),
        spread=together(answers, "spread"),
        openings=together(answers, "openings"),
        counts=summed(answers, "counts"),
        errors=summed(answers, "errors"),
        clients=sum(answer["cpu"] for answer in answers) / load.seconds,
        watch=watch,
    )


def together(answers: list[dict[str, Any]], name: str) -> list[float]:
    return [value for answer in answers for value in answer[name]]


def summed(answers: list[dict[str, Any]], name: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for answer in answers:
        found.update(answer[name])
    return found


# What is printed.


def ms(times: list[float], part: float) -> str:
    return f"{percentile(times, part):,.1f} ms" if times else "-"


def grows(slope: Slope, unit: str) -> str:
    return f"{slope.an_hour:+,.1f} ± {slope.error:,.1f}{unit} an hour"


def rows(found: Figures) -> list[tuple[str, str]]:
    """Of one server, from what people notice to what it takes."""
    load, watch, counts = found.load, found.watch, found.counts
    last = watch.samples[-1]
    return [
        ("tables, pages", f"{load.tables:,}, {load.tables * PAGES:,}"),
        ("time", f"{load.seconds:,.0f} s"),
        ("moves of people a second", f"{counts['moves'] / load.seconds:,.1f}"),
        ("plies a second, with bots and chance", f"{counts['plies'] / load.seconds:,.1f}"),
        ("answer to a move, p50", ms(found.answers, 0.5)),
        ("answer to a move, p99", ms(found.answers, 0.99)),
        ("until every page has it, p50", ms(found.spread, 0.5)),
        ("until every page has it, p99", ms(found.spread, 0.99)),
        ("a page opened anew, p50", ms(found.openings, 0.5)),
        ("a page opened anew, p99", ms(found.openings, 0.99)),
        ("games ended, chat, reloads", f"{counts['games']:,}, {counts['chat']:,}, {counts['reloads']:,}"),
        ("overtaken by others", f"{counts['overtaken']:,}"),
        ("lines lost", f"{counts['reconnects']:,}"),
        ("errors", ", ".join(f"{name} {count:,}" for name, count in found.errors.items()) or "0"),
        ("cores: server, bots", f"{watch.cores:.2f}, {watch.helper_cores:.2f}"),
        ("cores: clients", f"{found.clients:.2f}"),
        ("memory: server, bots", f"{last.memory:,.0f} MB, {last.helpers_memory:,.0f} MB"),
        ("memory, second half", grows(watch.slope("memory"), " MB")),
        ("open files", f"{last.files:,}"),
        ("open files, second half", grows(watch.slope("files"), "")),
    ]


def table_of(all_found: list[Figures]) -> str:
    """Markdown, one column a server."""
    head = f"| | {' | '.join(found.title for found in all_found)} |"
    lines = [head, "| --- " + "| ---: " * len(all_found) + "|"]
    by_row = zip(*[rows(found) for found in all_found], strict=True)
    return "\n".join([*lines, *[f"| {cells[0][0]} | {' | '.join(text for _, text in cells)} |" for cells in by_row]])


def where() -> str:
    today = datetime.now(UTC).date().isoformat()
    return f"{today}, {os.cpu_count()} cores, CPython {platform.python_version()}, load before {os.getloadavg()[0]:.1f}"


def write(kind: str, text: str) -> None:
    """Into its place in the document."""
    begin, end = f"<!-- figures: {kind} -->\n", f"<!-- end: {kind} -->"
    document = DOCUMENT.read_text(encoding="utf-8")
    before, found, rest = document.partition(begin)
    _, ended, after = rest.partition(end)
    if not found or not ended:
        sys.exit(f"{DOCUMENT} has no place for the figures of {kind}")
    DOCUMENT.write_text(f"{before}{begin}{text}\n{end}{after}", encoding="utf-8")


# Doing it.


def peer() -> Server | None:
    node = shutil.which("node")
    if node and (BOARDGAME / "node_modules").is_dir():
        return boardgame(node)
    print("left out: boardgame.io (`dev.py bench` installs it)")
    return None


def measured(load: Load, data: Path, with_peer: bool) -> list[Figures]:
    """One after the other: each has the machine for itself."""
    found: list[Figures] = []
    for begin in (lambda: ours(data), *([peer] if with_peer else [])):
        server = begin()
        if server is not None:
            with running(server):
                found.append(measure(server, load))
    return found


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, help="tables of four pages each (500; with --soak 200)")
    parser.add_argument("--seconds", type=float, help="how long (600; with --soak 3600)")
    parser.add_argument("--soak", action="store_true", help="fewer tables for an hour")
    parser.add_argument("--hurry", type=float, default=1.0, help="people are so many times as fast (1)")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/load.md")
    options = parser.parse_args(words)
    options.tables = options.tables or (200 if options.soak else 500)
    options.seconds = options.seconds or (3600.0 if options.soak else 600.0)
    return options


def hurried(hurry: float) -> Pace:
    usual = Pace()
    low, high = usual.move
    return Pace((low / hurry, high / hurry), usual.chat / hurry, usual.reload / hurry)


def main(words: list[str] | None = None) -> int:
    options = arguments(words)
    if not PROC.is_dir():
        print("left out: what other processes take is read from /proc, which this system lacks")
        return 0
    load = Load(options.tables, options.seconds, hurried(options.hurry))
    # Beside the sources: a folder for temporary files may be in memory, and nothing would be durable there.
    (ROOT / "build").mkdir(exist_ok=True)
    setting = where()
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as data:
        found = measured(load, Path(data), not (options.alone or options.soak))
    text = f"{setting}.\n\n{table_of(found)}"
    print(text)
    if options.write:
        write("soak" if options.soak else "load", text)
    return 1 if any(each.errors for each in found) else 0
