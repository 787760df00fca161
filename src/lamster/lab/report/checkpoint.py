"""Batches that are done are kept in a file, so that an interrupted run goes on where it stopped."""

import base64
import binascii
import json
import zlib
from pathlib import Path

from lamster.lab.report.counts import Sums, empty
from lamster.lab.report.spec import Order

HEAD = "lamster report"


class Kept:
    """The file: a line that names the order, then one for each batch, packed.

    Only whole batches of the very same order are taken over. What else is found is told in `fresh` and `unread`, and
    played anew.
    """

    def __init__(self, path: Path, order: Order, again: bool = False) -> None:
        self.path = path
        self.head = f"{HEAD} {order.key()}"
        self.done: dict[int, Sums] = {}
        """By the number of the first game."""
        self.fresh = again
        """Begun anew, for what was there belongs to another order or is not wanted."""
        self.unread = 0
        """Lines that could not be read."""
        starts = {part.start: len(part) for part in order.parts()}
        if path.is_file() and not again:
            self.read(starts)
        self.write()

    def read(self, starts: dict[int, int]) -> None:
        head, *lines = self.path.read_text(encoding="utf-8", errors="replace").splitlines() or [""]
        if head != self.head:
            self.fresh = True
            return
        for line in lines:
            batch = unpacked(line)
            if batch is None or starts.get(batch[0]) != games_in(batch[1]):
                self.unread += 1
            else:
                self.done[batch[0]] = batch[1]

    def write(self) -> None:
        """What can be used, and nothing else: a line that broke off would spoil the one after it."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lines = [self.head, *[packed(first, batch) for first, batch in self.done.items()]]
        self.path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def add(self, first: int, batch: Sums) -> None:
        self.done[first] = batch
        with self.path.open("a", encoding="utf-8") as file:
            file.write(packed(first, batch) + "\n")


def games_in(batch: Sums) -> int:
    return int(batch["sums"]["games"]) + len(batch["errors"])


def packed(first: int, batch: Sums) -> str:
    """Most of a batch is noughts: packed it is a tenth as long, and its checksum tells when it was spoilt."""
    return base64.b64encode(zlib.compress(json.dumps([first, batch]).encode())).decode()


def unpacked(line: str) -> tuple[int, Sums] | None:
    try:
        first, batch = json.loads(zlib.decompress(base64.b64decode(line, validate=True)))
        return first, {part: batch[part] for part in empty()}
    except (binascii.Error, zlib.error, ValueError, TypeError, KeyError):
        return None
