"""Bytes that nobody would think of, guided by what they reach in the server: python -m tests.security.raw FRAMES FOLDER

Atheris watches which lines of the server a frame gets to, and changes those that got somewhere new. Every frame goes to
the page of a player, an onlooker or a pupil, and all that must hold after any frame is checked.
"""

import asyncio
import sys
from pathlib import Path

import atheris  # type: ignore[import-untyped]

with atheris.instrument_imports(include=["lamster.server", "lamster.tables"]):
    from tests.security.attacked_table import Siege, fort
    from tests.security.frames import KINDS, Recipe

LONGEST = 5_000
ANEW = 20_000
"""After so many frames at a table there is a new one, so that none grows without end."""
SEEDS = 3
"""Variations of each kind of message to begin with."""


class Raid:
    """A server, and tables one after the other that get whatever Atheris makes up."""

    def __init__(self, folder: Path, frames: int) -> None:
        self.last = frames - 1
        self.runner = asyncio.Runner()
        self.opened = fort(folder)
        self.fort = self.runner.run(self.opened.__aenter__())
        self.siege = Siege(self.fort)
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
        siege = self.siege
        who = siege.everybody[data[0] % len(siege.everybody)]
        if who.page is None:
            await who.open()
        if who.page is not None:
            await siege.attack(who, data[1:] if data[0] & 128 else data[1:].decode(errors="replace"))
        await siege.settle()
        if self.frames == self.last:
            await siege.check_end()

    async def anew(self) -> None:
        """The table before is still of use, and its log adds up."""
        if self.siege.table:
            await self.siege.check_end()
            self.siege.lift()
        self.siege = Siege(self.fort)
        await self.siege.prepare(self.frames // ANEW % 6, True)

    def seeds(self) -> list[bytes]:
        """One frame of every kind and some variations, to begin with."""
        self.runner.run(self.anew())
        siege, found = self.siege, []
        for number in range(len(KINDS) * SEEDS):
            kind, change = divmod(number, SEEDS)
            recipe = Recipe(0, kind, (change, change, change, change), 60)
            [made] = siege.frames(recipe, siege.everybody[0])
            found.append(bytes([number % 6]) + (made if isinstance(made, bytes) else made.encode()))
        return found


def main(frames: int, folder: Path) -> None:
    corpus = folder / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    raid = Raid(folder, frames)
    for number, frame in enumerate(raid.seeds()):
        (corpus / f"seed-{number}").write_bytes(frame)
    raid.siege.lift()
    raid.siege = Siege(raid.fort)
    limits = [f"-runs={frames}", f"-max_len={LONGEST}", "-timeout=60", "-rss_limit_mb=2048", "-print_final_stats=1"]
    atheris.Setup([sys.argv[0], *limits, f"-artifact_prefix={folder}/", "-seed=1", str(corpus)], raid.take)
    atheris.Fuzz()


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
