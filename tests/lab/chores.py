"""Work for the tests of sharing out; in a file of its own, which workers load quickly."""

import os
import signal
from pathlib import Path


def squares(part: range) -> list[int]:
    return [number * number for number in part]


def deadly(folder: Path, times: int, part: range) -> list[int]:
    """The third part kills who does it, the first so many times."""
    if part.start == 6 and len(list(folder.iterdir())) < times:
        (folder / str(len(list(folder.iterdir())))).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return squares(part)


def impossible(part: range) -> list[int]:
    raise KeyError(part.start)


def working() -> dict[int, int]:
    """The processes of Ray that do our work just now, with their parents."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if (folder / "cmdline").read_bytes().startswith(b"ray::work"):
                found[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue  # It has ended meanwhile.
    return found
