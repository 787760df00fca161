"""Starts a server, runs one attack after the other, and prints what others noticed."""

import asyncio
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from time import time
from typing import Any, Final

from bench import attacks as benchmark
from bench.attacks.attackers import ATTACKS
from bench.attacks.long_game import write_long_game
from bench.attacks.players import Party
from bench.attacks.report import BOT, Effect, markdown_table, targets_of
from bench.shared.figures import describe_machine, write_figures
from bench.shared.program import ROOT, can_measure, data_folder, parser_of
from bench.shared.server_process import ServerProcess, running, start_lamster
from bench.shared.targets import print_targets

SECONDS: Final = 10.0
PLIES: Final = 15_000
ABANDONED_TABLES, MASTERS = 18, 3
SETTLE_S: Final = 0.5
"""From the start of a game to the start of the measurement."""
BLOCKS: Final = "blocks.txt"


def start_server(data: Path) -> ServerProcess:
    module = ("bench.attacks.monitored_server", str(data / BLOCKS))
    return start_lamster("Lamster", data, "--bot-pause", "0", module=module)


def longest_block_ms(data: Path, since: float) -> float:
    """The longest block of the event loop that began after this moment."""
    lines = (data / BLOCKS).read_text(encoding="utf-8").splitlines()
    blocks = [tuple(map(float, line.split())) for line in lines]
    return max((1000 * blocked_s for end, blocked_s in blocks if end - blocked_s > since), default=0.0)


async def measure_attack(port: int, data: Path, table: str, name: str, seconds: float) -> Effect:
    """Two people play at another table during the attack."""
    party = Party(port, 2)
    await party.start()
    await asyncio.sleep(SETTLE_S)
    party.clear()
    start = time()
    command = [sys.executable, "-m", "bench.attacks.attackers", name, str(port), table, str(seconds)]
    attackers = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, cwd=ROOT)
    output, _ = await attackers.communicate()
    await party.leave()
    answers: dict[str, Any] = json.loads(output.splitlines()[-1])
    return Effect(name, party.answer_s, answers, longest_block_ms(data, start))


async def measure_bot(port: int, data: Path, seconds: float) -> Effect:
    """A person plays against an easy bot while master bots think at tables that nobody watches."""
    abandoned = [Party(port, 1, *["master"] * MASTERS) for _ in range(ABANDONED_TABLES)]
    for party in abandoned:
        party.pages[0].rng.seed(1)
        await party.start()
    for party in abandoned:
        await party.leave()
    party = Party(port, 1, "easy")
    await party.start()
    start = time()
    await asyncio.sleep(seconds)
    await party.leave()
    return Effect(BOT, party.pages[0].turn_s, {}, longest_block_ms(data, start))


def measure(seconds: float, plies: int, names: Sequence[str]) -> list[Effect]:
    with data_folder() as data:
        table = write_long_game(data, plies)
        server = start_server(data)
        with running(server):
            port = server.port
            attacks = [name for name in names if name in ATTACKS]
            effects = [asyncio.run(measure_attack(port, data, table, name, seconds)) for name in attacks]
            return [*effects, asyncio.run(measure_bot(port, data, seconds))] if BOT in names else effects


def main(words: list[str] | None = None) -> int:
    parser = parser_of(benchmark)
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"duration of each attack ({SECONDS:g})")
    parser.add_argument("--plies", type=int, default=PLIES, help=f"length of the finished game ({PLIES:,})")
    parser.add_argument("--only", nargs="*", choices=[*ATTACKS, BOT], help="only these attacks (all)")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/load.md")
    options = parser.parse_args(words)
    if not can_measure():
        return 0
    machine = describe_machine()
    effects = measure(options.seconds, options.plies, options.only or [*ATTACKS, BOT])
    text = f"{machine}.\n\n{markdown_table(effects)}"
    print(text)
    if options.write:
        write_figures("attacks", text)
    full = options.seconds >= SECONDS and options.plies >= PLIES
    not_judged = "" if full else f"they hold for {SECONDS:g} s and {PLIES:,} plies"
    return print_targets(targets_of(effects), not_judged)
