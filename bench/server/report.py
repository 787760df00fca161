"""The figures and targets of the server benchmark."""

from collections.abc import Sequence
from statistics import median
from typing import Final, NamedTuple

from bench.shared.figures import percentile_ms
from bench.shared.targets import Target
from bench.shared.timed_table import SEATS, Pace

PACES: Final[dict[Pace, str]] = {"saturated": "as fast as they can", "paced": "one move a second"}
SATURATED_CPU_RATIO: Final = 1.5
"""Moves per CPU second, as a multiple of boardgame.io's, as fast as they can."""
PACED_CPU_RATIO: Final = 1.0
"""The same at one move a second."""
PACED_P99_EXCESS_MS: Final = 2.0
"""How far the p99 may be above boardgame.io's at one move a second."""
CPU_RESOLUTION_S: Final = 0.01
COLUMNS: Final = ("moves/CPU s", "moves/s", "cores", "clients", "p50 ms", "p99 ms", "bytes")


class Turn(NamedTuple):
    """What was measured while all tables kept a pace for some seconds."""

    latencies_s: list[float]
    server_cpu_s: float
    """CPU time of the server with its threads and children."""
    wall_s: float
    client_cpu_s: float
    received_bytes: int
    """What all clients received, without the headers of frames."""


class Figures:
    """All turns of a server at one pace. Percentiles are medians of the turns', so that one stall does not decide."""

    def __init__(self, turns: Sequence[Turn]) -> None:
        moves = sum(len(turn.latencies_s) for turn in turns)
        cpu_s, wall_s = sum(turn.server_cpu_s for turn in turns), sum(turn.wall_s for turn in turns)
        self.moves_per_cpu_s = moves / max(cpu_s, CPU_RESOLUTION_S)
        self.moves_per_s = moves / wall_s
        self.server_cores = cpu_s / wall_s
        self.client_cores = sum(turn.client_cpu_s for turn in turns) / wall_s
        self.p50_ms = median(percentile_ms(turn.latencies_s, 0.5) for turn in turns)
        self.p99_ms = median(percentile_ms(turn.latencies_s, 0.99) for turn in turns)
        self.bytes_per_move = sum(turn.received_bytes for turn in turns) / max(1, moves) / SEATS


AllFigures = dict[Pace, dict[str, Figures]]
"""By pace and by the title of the server."""


def print_figures(figures: AllFigures, peer_title: str | None) -> None:
    for pace, by_server in figures.items():
        print(f"\n{PACES[pace]:<24}" + "".join(f"{column:>12}" for column in COLUMNS))
        print("\n".join(row(title, found) for title, found in by_server.items()))
        if peer_title is not None:
            peer = by_server[peer_title]
            print("\n".join(compare(title, found, peer) for title, found in by_server.items() if found is not peer))


def row(title: str, found: Figures) -> str:
    speed = f"{found.moves_per_cpu_s:>12,.0f}{found.moves_per_s:>12,.0f}"
    cores = f"{found.server_cores:>12.2f}{found.client_cores:>12.2f}"
    return f"{title:<24}{speed}{cores}{found.p50_ms:>12.2f}{found.p99_ms:>12.2f}{found.bytes_per_move:>12,.0f}"


def compare(title: str, found: Figures, peer: Figures) -> str:
    """A server relative to the peer: ratios of speed, differences of latency."""
    speed = f"{found.moves_per_cpu_s / peer.moves_per_cpu_s:>11.2f}x{found.moves_per_s / peer.moves_per_s:>11.2f}x"
    latency = f"{found.p50_ms - peer.p50_ms:>+12.2f}{found.p99_ms - peer.p99_ms:>+12.2f}"
    return f"{title + ' is':<24}{speed}{'':>24}{latency}"


def targets_of(figures: AllFigures, title: str, peer_title: str | None) -> list[Target]:
    """The targets of one server relative to the peer; without the peer they are not measured."""
    ratios: dict[Pace, float | None] = dict.fromkeys(PACES)
    excess_ms = None
    if peer_title is not None:
        pairs = {pace: (by_server[title], by_server[peer_title]) for pace, by_server in figures.items()}
        ratios = {pace: found.moves_per_cpu_s / peer.moves_per_cpu_s for pace, (found, peer) in pairs.items()}
        excess_ms = pairs["paced"][0].p99_ms - pairs["paced"][1].p99_ms
    saturated, paced = PACES["saturated"], PACES["paced"]
    speed = "moves per CPU s, times boardgame.io's"
    return [
        Target(f"{title}, {saturated}: {speed}", ratios["saturated"], ">=", SATURATED_CPU_RATIO, "x"),
        Target(f"{title}, {paced}: {speed}", ratios["paced"], ">=", PACED_CPU_RATIO, "x"),
        Target(f"{title}, {paced}: p99 above boardgame.io's", excess_ms, "<=", PACED_P99_EXCESS_MS, " ms"),
    ]
