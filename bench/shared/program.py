"""What every benchmark's command needs: its options, the checkout, and a folder for the server's data."""

import tempfile
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PROC: Final = Path("/proc")


def parser_of(benchmark: ModuleType) -> ArgumentParser:
    """A parser that describes a benchmark by the docstring of its package."""
    return ArgumentParser(
        f"python -m {benchmark.__name__}", description=benchmark.__doc__, formatter_class=RawDescriptionHelpFormatter
    )


def can_measure() -> bool:
    """Whether the CPU time and memory of other processes can be read; says so if not."""
    if PROC.is_dir():
        return True
    print("skipped: CPU time and memory of the server are read from /proc, which this system lacks")
    return False


@contextmanager
def data_folder() -> Iterator[Path]:
    """A temporary folder on disk: the system's own temporary folder may be in memory, where no write is durable."""
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=build) as folder:
        yield Path(folder)
