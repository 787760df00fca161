"""Saves finished batches in a file, so that an interrupted report continues where it stopped."""

import base64
import binascii
import json
import zlib
from pathlib import Path

from lamster.lab.report.counts import Sums, empty_batch
from lamster.lab.report.spec import ReportSpec

HEADER = "lamster report"


class Checkpoint:
    """The file: a header line with the key of the report's spec, then one line for each batch, compressed.

    Only complete batches of exactly the same spec are reused. `fresh` and `unread` say what else was found; those games
    are played again.
    """

    def __init__(self, path: Path, spec: ReportSpec, again: bool = False) -> None:
        self.path = path
        self.head = f"{HEADER} {spec.key()}"
        self.done: dict[int, Sums] = {}
        """The batches by the number of their first game."""
        self.fresh = again
        """Whether the file was started anew, because it belongs to another spec or `again` was set."""
        self.unread = 0
        """The number of lines that could not be read."""
        starts = {part.start: len(part) for part in spec.parts()}
        if path.is_file() and not again:
            self.read(starts)
        self.write()

    def read(self, starts: dict[int, int]) -> None:
        head, *lines = self.path.read_text(encoding="utf-8", errors="replace").splitlines() or [""]
        if head != self.head:
            self.fresh = True
            return
        for line in lines:
            batch = unpack(line)
            if batch is None or starts.get(batch[0]) != games_in(batch[1]):
                self.unread += 1
            else:
                self.done[batch[0]] = batch[1]

    def write(self) -> None:
        """Rewrite the file with the usable batches only: after a truncated line the next append would be unreadable."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lines = [self.head, *[pack(first, batch) for first, batch in self.done.items()]]
        self.path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def add(self, first: int, batch: Sums) -> None:
        self.done[first] = batch
        with self.path.open("a", encoding="utf-8") as file:
            file.write(pack(first, batch) + "\n")


def games_in(batch: Sums) -> int:
    return int(batch["sums"]["games"]) + len(batch["errors"])


def pack(first: int, batch: Sums) -> str:
    """A batch as text. Most numbers in it are 0, so compression saves nine tenths; its checksum detects damage."""
    return base64.b64encode(zlib.compress(json.dumps([first, batch]).encode())).decode()


def unpack(line: str) -> tuple[int, Sums] | None:
    try:
        first, batch = json.loads(zlib.decompress(base64.b64decode(line, validate=True)))
        return first, {part: batch[part] for part in empty_batch()}
    except (binascii.Error, zlib.error, ValueError, TypeError, KeyError):
        return None
