"""The benchmark of the server; see __main__.py for how to call it."""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from bench.shared.process import PROC, ROOT, Server, Turn, running
from bench.shared.timed_table import SEATS, Pace

BOARDGAME = ROOT / "bench" / "boardgame_io"
PACES: tuple[Pace, ...] = ("saturated", "paced")
TURNS = 5
"""Each figure is measured in so many turns, the servers one after the other, so that they share the machine's moods."""
WARM_UP = 2.0
OURS, COMPILED = "Lamster, plain", "Lamster, compiled"


def python_of(venv: str) -> Path:
    return ROOT / venv / "bin" / "python"


def has_server(python: Path) -> bool:
    """Whether this Python can run our server: the compiled wheel may be missing, or too old."""
    check = [str(python), "-c", "import lamster.server.serve"]
    return python.exists() and subprocess.run(check, capture_output=True, check=False).returncode == 0


def ours(title: str, python: Path, data: Path) -> Server:
    options = ["serve", "--port", "0", "--data", str(data), "--bot-pause", "0", "--bot-workers", "1"]
    command = [str(python), "-m", "bench.shared.lamster_server", *options]
    return Server(title, "lamster", command, {"LAMSTER_LANGUAGE": "en", "PYTHONUNBUFFERED": "1"})


def boardgame(node: str) -> Server:
    version = json.loads((BOARDGAME / "package.json").read_text(encoding="utf-8"))["dependencies"]["boardgame.io"]
    command = [node, str(BOARDGAME / "server.mjs")]
    return Server(f"boardgame.io {version}", "boardgame", command, {"NODE_ENV": "production"})


def start(data: Path) -> list[Server]:
    """Everything that can be measured here; what cannot is named."""
    servers = [ours(OURS, Path(sys.executable), data / "plain")]
    if has_server(python_of(".venv-compiled")):
        servers.append(ours(COMPILED, python_of(".venv-compiled"), data / "compiled"))
    else:
        print("left out: the compiled wheel (`dev.py bench` builds it)")
    node = shutil.which("node")
    if node and (BOARDGAME / "node_modules").is_dir():
        servers.append(boardgame(node))
    else:
        print("left out: boardgame.io (`dev.py bench` installs it)")
    return servers


def measure(servers: list[Server], tables: int, seconds: float) -> None:
    for server in servers:
        server.fill(tables)
        server.play("saturated", min(WARM_UP, seconds))
        server.turns.clear()
    for pace in PACES:
        for _ in range(TURNS):
            for server in servers:
                server.play(pace, seconds / TURNS)


# What is printed.


def percentile(times: list[float], part: float) -> float:
    """In milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000


class Figures:
    """All turns of a server at one pace; of their percentiles the middle one, so that one stall is not everything."""

    def __init__(self, turns: list[Turn]) -> None:
        moves = sum(len(turn.took) for turn in turns)
        cpu, wall = sum(turn.cpu for turn in turns), sum(turn.wall for turn in turns)
        self.per_cpu = moves / cpu
        self.per_second = moves / wall
        self.busy = cpu / wall
        self.clients = sum(turn.client_cpu for turn in turns) / wall
        self.p50 = median(percentile(turn.took, 0.5) for turn in turns)
        self.p99 = median(percentile(turn.took, 0.99) for turn in turns)
        self.size = sum(turn.bytes for turn in turns) / moves / SEATS


def heading(text: str) -> str:
    columns = ("moves/CPU s", "moves/s", "cores", "clients", "p50 ms", "p99 ms", "bytes")
    return f"{text:<24}" + "".join(f"{column:>12}" for column in columns)


def row(title: str, found: Figures) -> str:
    figures = f"{found.per_cpu:>12,.0f}{found.per_second:>12,.0f}{found.busy:>12.2f}{found.clients:>12.2f}"
    return f"{title:<24}{figures}{found.p50:>12.2f}{found.p99:>12.2f}{found.size:>12,.0f}"


def comparison(title: str, mine: Figures, peer: Figures) -> str:
    return (
        f"{title:<24}{mine.per_cpu / peer.per_cpu:>11.2f}x{mine.per_second / peer.per_second:>11.2f}x{'':>24}"
        f"{mine.p50 - peer.p50:>+12.2f}{mine.p99 - peer.p99:>+12.2f}"
    )


def report(servers: list[Server]) -> None:
    for pace, text in zip(PACES, ("as fast as they can", "one move a second"), strict=True):
        figures = {server.title: Figures(server.turns[pace]) for server in servers}
        print(f"\n{heading(text)}")
        print("\n".join(row(title, found) for title, found in figures.items()))
        peer = figures[servers[-1].title]
        for title, found in figures.items():
            if found is not peer and servers[-1].kind != servers[0].kind:
                print(comparison(f"{title} is", found, peer))


def compare(data: Path, tables: int, seconds: float) -> None:
    print(f"{tables} tables of {SEATS} clients on loopback, {seconds:g} s for each figure")
    print("ours: On the Lam!, on disk before anybody is told; limits for new tables and requests are lifted")
    print("boardgame.io: a game of the same size, kept in memory only")
    servers = start(data)
    with running(*servers):
        measure(servers, tables, seconds)
    report(servers)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m bench.server", description=__doc__)
    parser.add_argument("seconds", type=float, nargs="?", default=15.0, help="seconds for each figure (15)")
    parser.add_argument("--seconds", dest="limit", metavar="SECONDS", type=float, help="the same")
    parser.add_argument("--tables", type=int, default=200, help="tables of four clients each (200)")
    return parser.parse_args()


def main() -> None:
    options = arguments()
    if not PROC.is_dir():
        print("left out: the processor time of other processes is read from /proc, which this system lacks")
        return
    # Beside the sources: a folder for temporary files may be in memory, and nothing would be durable there.
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as data:
        compare(Path(data), options.tables, options.limit or options.seconds)
