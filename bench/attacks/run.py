"""Attacks on a server; see __main__.py for how to call it."""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Sequence
from math import inf
from pathlib import Path
from time import time
from typing import Any, NamedTuple

from bench.attacks.attackers import ATTACKS
from bench.attacks.long_game import write_long_game
from bench.attacks.players import Company
from bench.load.run import ms, where, write
from bench.server.run import percentile
from bench.shared.process import PROC, ROOT, Server, running

WANTED = 50.0
"""Milliseconds within which 99 of 100 answers come."""
ABANDONED, MASTERS = 18, 3
"""Tables that somebody starts and leaves, and the number of masters at each."""
BUSY = "busy.txt"
BOT = "an easy bot, 18 tables of three masters left"


class Found(NamedTuple):
    """What one attack did to others."""

    name: str
    took: list[float]
    """Seconds until each answer of another table."""
    answers: dict[str, int]
    """How often the attackers got each answer."""
    busy: float
    """The longest that the server was busy in one go, in milliseconds of processor time."""

    @property
    def p99(self) -> float:
        """In milliseconds; where nobody was answered at all it is beyond every number."""
        return percentile(self.took, 0.99) if self.took else inf


def server_at(data: Path) -> Server:
    options = ["serve", "--port", "0", "--data", str(data), "--bot-pause", "0"]
    command = [sys.executable, "-m", "bench.attacks.monitored_server", str(data / BUSY), *options]
    return Server("Lamster", "lamster", command, {"LAMSTER_LANGUAGE": "en", "PYTHONUNBUFFERED": "1"})


def busiest(data: Path, since: float) -> float:
    """The longest time that the server was busy in one go, after this moment."""
    lines = (data / BUSY).read_text(encoding="utf-8").splitlines()
    noted = [tuple(map(float, line.split())) for line in lines]
    return max((1000 * busy for at, busy in noted if at - busy > since), default=0.0)


async def attacked(port: int, data: Path, table: str, name: str, seconds: float) -> Found:
    """Other people play during the attack."""
    company = Company(port, 2)
    await company.begin()
    await asyncio.sleep(0.5)
    company.forget()
    begun = time()
    words = [sys.executable, "-m", "bench.attacks.attackers", name, str(port), table, str(seconds)]
    attackers = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE, cwd=ROOT)
    told, _ = await attackers.communicate()
    await company.leave()
    answers: dict[str, Any] = json.loads(told.splitlines()[-1])
    return Found(name, company.took(), answers, busiest(data, begun))


async def starved(port: int, data: Path, seconds: float) -> Found:
    """How long an easy bot takes while many tables of masters go on without anybody who looks."""
    left = [Company(port, 1, *["master"] * MASTERS) for _ in range(ABANDONED)]
    for company in left:
        company.pages[0].rng.seed(1)
        await company.begin()
    for company in left:
        await company.leave()
    watching = Company(port, 1, "easy")
    await watching.begin()
    begun = time()
    await asyncio.sleep(seconds)
    await watching.leave()
    return Found(BOT, watching.pages[0].waited, {}, busiest(data, begun))


def measure(seconds: float, plies: int, names: Sequence[str]) -> list[Found]:
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        data = Path(folder)
        table = write_long_game(data, plies)
        server = server_at(data)
        with running(server):
            port = server.port()
            found = [asyncio.run(attacked(port, data, table, name, seconds)) for name in names if name in ATTACKS]
            return [*found, *[asyncio.run(starved(port, data, seconds)) for name in names if name == BOT]]


# What is printed.


def table_of(found: Sequence[Found]) -> str:
    lines = ["| attack | answers of others | p50 | p99 | longest in one go | what the attackers got |"]
    lines.append("| --- | ---: | ---: | ---: | ---: | --- |")
    for each in found:
        got = ", ".join(f"{name} {count:,}" for name, count in sorted(each.answers.items())) or "-"
        times = [ms(each.took, part) for part in (0.5, 0.99)]
        lines.append(f"| {each.name} | {len(each.took):,} | {times[0]} | {times[1]} | {each.busy:,.0f} ms | {got} |")
    return "\n".join(lines).replace('{"type"', "").replace('"', "")


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m bench.attacks", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each attack lasts (10)")
    parser.add_argument("--plies", type=int, default=15_000, help="how long the finished game is (15,000)")
    parser.add_argument("--only", nargs="*", choices=[*ATTACKS, BOT], help="these attacks (all)")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/load.md")
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> int:
    options = arguments(words)
    if not PROC.is_dir():
        print("left out: servers are measured where there is /proc")
        return 0
    setting = where()
    found = measure(options.seconds, options.plies, options.only or [*ATTACKS, BOT])
    text = f"{setting}.\n\n{table_of(found)}"
    print(text)
    if options.write:
        write("attacks", text)
    return 1 if any(each.p99 > WANTED for each in found if each.name in ATTACKS) else 0
