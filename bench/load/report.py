"""The figures and targets of the load benchmark."""

from collections import Counter
from typing import Final, NamedTuple

from bench.load.monitor import Monitor, Slope
from bench.load.page import Pace
from bench.load.table import PAGES
from bench.shared.figures import format_ms, percentile_ms
from bench.shared.targets import Target

MAX_CORES: Final = 0.45
"""Cores of the server and its bot workers together."""
MAX_P99_MS: Final = 25.0
MAX_MEMORY_GROWTH_PERCENT: Final = 2.0
"""Memory is flat if the line fitted to the second half of the run rises by no more than this part of the memory."""


class Load(NamedTuple):
    """The number of tables, how long they play, and how fast their people are."""

    tables: int
    seconds: float
    pace: Pace


class Figures(NamedTuple):
    """What was measured of one server."""

    title: str
    load: Load
    answer_s: list[float]
    delivery_s: list[float]
    opening_s: list[float]
    counts: Counter[str]
    errors: Counter[str]
    client_cores: float
    monitor: Monitor


def targets_of(found: Figures) -> list[Target]:
    answer_ms, delivery_ms = [percentile_ms(times_s, 0.99) for times_s in (found.answer_s, found.delivery_s)]
    cores = found.monitor.server_cores + found.monitor.worker_cores
    growth = found.monitor.memory_growth_percent
    return [
        Target("cores of the server with its bot workers", cores, "<", MAX_CORES),
        Target("answer to a move, p99", answer_ms, "<", MAX_P99_MS, " ms"),
        Target("until every page has the move, p99", delivery_ms, "<", MAX_P99_MS, " ms"),
        Target("growth of the server's memory in the second half", growth, "<=", MAX_MEMORY_GROWTH_PERCENT, " %"),
    ]


def markdown_table(all_found: list[Figures]) -> str:
    """One column for each server."""
    head = f"| | {' | '.join(found.title for found in all_found)} |"
    lines = [head, "| --- " + "| ---: " * len(all_found) + "|"]
    by_row = zip(*[rows(found) for found in all_found], strict=True)
    return "\n".join([*lines, *[f"| {cells[0][0]} | {' | '.join(text for _, text in cells)} |" for cells in by_row]])


def rows(found: Figures) -> list[tuple[str, str]]:
    load, monitor, counts = found.load, found.monitor, found.counts
    last = monitor.samples[-1]
    return [
        ("tables, pages", f"{load.tables:,}, {load.tables * PAGES:,}"),
        ("time", f"{load.seconds:,.0f} s"),
        ("moves of people a second", f"{counts['moves'] / load.seconds:,.1f}"),
        ("plies a second, with bots and chance", f"{counts['plies'] / load.seconds:,.1f}"),
        ("answer to a move, p50", format_ms(found.answer_s, 0.5)),
        ("answer to a move, p99", format_ms(found.answer_s, 0.99)),
        ("until every page has the move, p50", format_ms(found.delivery_s, 0.5)),
        ("until every page has the move, p99", format_ms(found.delivery_s, 0.99)),
        ("opening a page, p50", format_ms(found.opening_s, 0.5)),
        ("opening a page, p99", format_ms(found.opening_s, 0.99)),
        ("games ended, chat messages, reloads", f"{counts['games']:,}, {counts['chat']:,}, {counts['reloads']:,}"),
        ("moves overtaken by another person's", f"{counts['overtaken']:,}"),
        ("connections lost", f"{counts['reconnects']:,}"),
        ("errors", ", ".join(f"{name} {count:,}" for name, count in found.errors.items()) or "0"),
        ("cores: server, bot workers", f"{monitor.server_cores:.2f}, {monitor.worker_cores:.2f}"),
        ("cores: clients", f"{found.client_cores:.2f}"),
        ("memory: server, bot workers", f"{last.server_mb:,.0f} MB, {last.worker_mb:,.0f} MB"),
        ("memory growth, second half", format_growth(monitor.slope("server_mb"), " MB")),
        ("open files", f"{last.files:,}"),
        ("growth of open files, second half", format_growth(monitor.slope("files"), "")),
    ]


def format_growth(slope: Slope, unit: str) -> str:
    return f"{slope.per_hour:+,.1f} ± {slope.error:,.1f}{unit} an hour"
