"""The targets of the load benchmark."""

from collections import Counter
from itertools import product

import pytest

from bench.load.monitor import Monitor, Sample
from bench.load.page import Pace
from bench.load.report import Figures, Load, targets_of
from bench.load.run import why_not_judged

FULL = Load(500, 600.0, Pace())


def figures(cores: float = 0.4, worker_cores: float = 0.04, p99_s: float = 0.02, growth_mb: float = 0.0) -> Figures:
    """A run of 600 s with constant use of the processor and a memory of 300 MB that grows in the second half."""
    monitor = Monitor(0)
    monitor.samples = [
        Sample(at, cores * at, worker_cores * at, 300.0 + growth_mb * max(0, at - 300) / 300, 50.0, 100)
        for at in range(0, 601, 6)
    ]
    times_s = [p99_s] * 100
    return Figures("Lamster", FULL, times_s, times_s, times_s, Counter(), Counter(), 0.1, monitor)


def missed(found: Figures) -> list[str]:
    return [target.name for target in targets_of(found) if not target.met]


def test_all_targets_are_met() -> None:
    assert missed(figures()) == []
    assert len(targets_of(figures())) == 4


@pytest.mark.parametrize(
    ("found", "names"),
    [
        (figures(cores=0.45, worker_cores=0.0), ["cores of the server with its bot workers"]),
        (figures(cores=0.43, worker_cores=0.03), ["cores of the server with its bot workers"]),
        (figures(p99_s=0.025), ["answer to a move, p99", "until every page has the move, p99"]),
        (figures(growth_mb=9.0), ["growth of the server's memory in the second half"]),
        (figures(growth_mb=4.0), []),
    ],
)
def test_a_missed_target_is_found(found: Figures, names: list[str]) -> None:
    assert missed(found) == names


def test_only_a_full_run_is_judged() -> None:
    full = {(500, 600.0), (200, 3600.0)}
    for tables, seconds in product((200, 500), (60.0, 600.0, 3600.0)):
        judged = not why_not_judged(Load(tables, seconds, Pace()))
        assert judged == any(tables == needed and seconds >= least for needed, least in full), (tables, seconds)
    assert why_not_judged(FULL._replace(pace=Pace(move_s=(1.0, 2.0))))
