"""Bytes that nobody would think of, guided by what they reach in the server: python -m tests.security.raw FRAMES FOLDER

Atheris watches which lines of the server a frame gets to, and changes those that got somewhere new. Every frame goes to
the page of a player, an onlooker or a pupil, and all that must hold after any frame is checked.
"""

import asyncio
import sys
from pathlib import Path

import atheris  # type: ignore[import-untyped]

with atheris.instrument_imports(include=["lamster.server", "lamster.tables"]):
    from tests.security.attacked_table import AttackedTable, open_attacked_hub
    from tests.security.frames import KINDS, Recipe

LONGEST = 5_000
ANEW = 20_000
"""After so many frames at a table there is a new one, so that none grows without end."""
SEEDS = 3
"""Variations of each kind of message to begin with."""


class RawFuzzer:
    """A server, and tables one after the other that get whatever Atheris makes up."""

    def __init__(self, folder: Path, frames: int) -> None:
        self.last = frames - 1
        self.runner = asyncio.Runner()
        self.opened = open_attacked_hub(folder)
        self.target = self.runner.run(self.opened.__aenter__())
        self.attacked = AttackedTable(self.target)
        self.frames = 0

    def take(self, data: bytes) -> None:
        """The first byte says whose page it is, and whether as text or in binary."""
        self.runner.run(self.frame(data))
        self.frames += 1

    async def frame(self, data: bytes) -> None:
        if self.frames % ANEW == 0:
            await self.anew()
        if not data:
            return
        attacked = self.attacked
        who = attacked.everybody[data[0] % len(attacked.everybody)]
        if who.page is None:
            await who.open()
        if who.page is not None:
            await attacked.attack(who, data[1:] if data[0] & 128 else data[1:].decode(errors="replace"))
        await attacked.settle()
        if self.frames == self.last:
            await attacked.check_end()

    async def anew(self) -> None:
        """The table before is still of use, and its log adds up."""
        if self.attacked.table:
            await self.attacked.check_end()
            self.attacked.clear()
        self.attacked = AttackedTable(self.target)
        await self.attacked.prepare(self.frames // ANEW % 6, True)

    def seeds(self) -> list[bytes]:
        """One frame of every kind and some variations, to begin with."""
        self.runner.run(self.anew())
        attacked, found = self.attacked, []
        for number in range(len(KINDS) * SEEDS):
            kind, change = divmod(number, SEEDS)
            recipe = Recipe(0, kind, (change, change, change, change), 60)
            [made] = attacked.frames(recipe, attacked.everybody[0])
            found.append(bytes([number % 6]) + (made if isinstance(made, bytes) else made.encode()))
        return found


def main(frames: int, folder: Path) -> None:
    corpus = folder / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    fuzzer = RawFuzzer(folder, frames)
    for number, frame in enumerate(fuzzer.seeds()):
        (corpus / f"seed-{number}").write_bytes(frame)
    fuzzer.attacked.clear()
    fuzzer.attacked = AttackedTable(fuzzer.target)
    limits = [f"-runs={frames}", f"-max_len={LONGEST}", "-timeout=60", "-rss_limit_mb=2048", "-print_final_stats=1"]
    atheris.Setup([sys.argv[0], *limits, f"-artifact_prefix={folder}/", "-seed=1", str(corpus)], fuzzer.take)
    atheris.Fuzz()


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
