"""Work for the tests of `lab.parallel`, in a small file of its own, so that worker processes load it quickly."""

import os
import signal
from pathlib import Path


def squares(part: range) -> list[int]:
    return [number * number for number in part]


def kill_worker(folder: Path, times: int, part: range) -> list[int]:
    """The first `times` attempts at the third part kill the worker process. Files in the folder count them."""
    if part.start == 6 and len(list(folder.iterdir())) < times:
        (folder / str(len(list(folder.iterdir())))).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return squares(part)


def raise_key_error(part: range) -> list[int]:
    raise KeyError(part.start)


def ray_workers() -> dict[int, int]:
    """The processes of Ray that run our bundles now, with their parents."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if (folder / "cmdline").read_bytes().startswith(b"ray::run_bundle"):
                found[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue  # The process has ended.
    return found
