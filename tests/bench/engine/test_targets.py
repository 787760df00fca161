"""The targets of the engine benchmark."""

from bench.engine.lamster_speed import CASES
from bench.engine.targets import DEFAULT_CASES, Speeds, targets_of
from tests.bench.engine.speeds import FAST, SLOW, make_speeds


def missed(speeds: Speeds) -> list[tuple[str, str]]:
    """The game and the kind of every missed target."""
    names = [target.name.split(": ") for target in targets_of(speeds) if target.met is False]
    return [(title.partition(",")[0], kind.partition(",")[0]) for title, kind in names]


def test_the_default_cases_are_among_those_measured() -> None:
    assert set(DEFAULT_CASES) <= {case.title for case in CASES}


def test_all_targets_are_met() -> None:
    targets = targets_of(make_speeds(SLOW, FAST, 10_000.0))
    assert len(targets) == 7
    assert all(target.met for target in targets)


def test_a_missed_target_is_found() -> None:
    assert missed(make_speeds(SLOW, FAST, 25_000.0)) == [("On the Lam!", "plain")], "New York needs a ratio of 2"
    assert missed(make_speeds(FAST, FAST, 10_000.0)) == [("On the Lam!", "search"), ("Escape from New York", "search")]
    slow = ["compiled", "compiled", "search"]
    assert missed(make_speeds(SLOW, SLOW, 10_000.0)) == [
        *[("On the Lam!", kind) for kind in slow],
        *[("Escape from New York", kind) for kind in slow[1:]],
    ]
