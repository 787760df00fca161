"""CPU time, memory and open files of processes, read from /proc."""

import os
from contextlib import suppress
from typing import Final

from bench.shared.program import PROC

PAGE_BYTES: Final = os.sysconf("SC_PAGE_SIZE")
TICKS_PER_S: Final = os.sysconf("SC_CLK_TCK")
MB_BYTES: Final = 1024 * 1024


def parent_and_cpu_s(pid: int) -> tuple[int, float]:
    """A process's parent, and the CPU seconds of the process and of its children that have ended."""
    fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    return int(fields[1]), sum(map(int, fields[11:15])) / TICKS_PER_S


def cpu_s(pid: int) -> float:
    """The CPU seconds of a process and of its children that have ended; 0 if the process has ended."""
    with suppress(OSError):
        return parent_and_cpu_s(pid)[1]
    return 0.0


def family_cpu_s(pid: int) -> float:
    """The CPU seconds of a process and of all its descendants."""
    known: dict[int, tuple[int, float]] = {}
    for other in [int(folder.name) for folder in PROC.iterdir() if folder.name.isdecimal()]:
        with suppress(OSError):
            known[other] = parent_and_cpu_s(other)
    family, added = {pid}, {pid}
    while added:
        added = {child for child, (parent, _) in known.items() if parent in added} - family
        family |= added
    return sum(known[member][1] for member in family)


def children_of(pid: int) -> list[int]:
    found: list[int] = []
    for path in (PROC / str(pid) / "task").glob("*/children"):
        with suppress(OSError):
            found += map(int, path.read_text(encoding="utf-8").split())
    return found


def memory_mb(pid: int) -> float:
    """The resident memory of a process; 0 if it has ended."""
    with suppress(OSError):
        return int((PROC / str(pid) / "statm").read_text(encoding="utf-8").split()[1]) * PAGE_BYTES / MB_BYTES
    return 0.0


def peak_memory_mb(pid: int) -> float:
    lines = (PROC / str(pid) / "status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM:"))


def open_files(pid: int) -> int:
    return len(list((PROC / str(pid) / "fd").iterdir()))
