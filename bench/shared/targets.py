"""Targets of the benchmarks: the limit, the measured value, and whether the target is met."""

import operator
from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

Comparison = Literal[">=", "<=", "<"]
COMPARISONS: Final[dict[Comparison, Callable[[float, float], bool]]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "<": operator.lt,
}
NAME_WIDTH: Final = 76
CELL_WIDTH: Final = 14


class Target(NamedTuple):
    """A limit and the value that was measured for it."""

    name: str
    value: float | None
    """None if this run could not measure it, for example without boardgame.io."""
    comparison: Comparison
    limit: float
    unit: str = ""

    @property
    def met(self) -> bool | None:
        return None if self.value is None else COMPARISONS[self.comparison](self.value, self.limit)


def print_targets(targets: Sequence[Target], not_judged: str = "") -> int:
    """Print every target beside its measured value, and return the exit code: 1 if a target is missed.

    `not_judged` is the reason why this run cannot be judged: targets hold for a run of full length and load only.
    """
    print(f"\n      {'targets':<{NAME_WIDTH}}{'measured':>{CELL_WIDTH}}{'target':>{CELL_WIDTH}}")
    for target in targets:
        print(target_line(target, "-" if not_judged else mark_of(target)))
    if not_judged:
        print(f"targets are not judged: {not_judged}")
        return 0
    missed, unmeasured = [sum(target.met is state for target in targets) for state in (False, None)]
    print(f"{len(targets) - missed - unmeasured} of {len(targets)} targets met", end="")
    print(f", {unmeasured} not measured" if unmeasured else "")
    return 1 if missed else 0


def mark_of(target: Target) -> str:
    return "-" if target.met is None else "pass" if target.met else "FAIL"


def target_line(target: Target, mark: str) -> str:
    measured = "-" if target.value is None else f"{format_number(target.value)}{target.unit}"
    limit = f"{target.comparison} {format_number(target.limit)}{target.unit}"
    return f"{mark:<6}{target.name:<{NAME_WIDTH}}{measured:>{CELL_WIDTH}}{limit:>{CELL_WIDTH}}"


def format_number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 or value == 0 else f"{value:.2f}"
