"""Parallel work in processes: a killed process loses no results; parts that always kill theirs are reported."""

import sys
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from lamster import __version__
from lamster.kernel.decision import Refusal
from lamster.lab import ray
from lamster.lab.parallel import (
    Attempt,
    Bundle,
    BundleResult,
    PartsLost,
    PoolUnreachable,
    Workers,
    run_parallel,
    run_with_retries,
    split_games,
)
from lamster.lab.ray import address_of, check_on
from tests.lab.parallel_work import kill_worker, raise_key_error, squares

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")


PARTS = [range(first, first + 3) for first in range(0, 30, 3)]


def test_everything_is_done_once_in_any_number_of_processes() -> None:
    here = dict(run_parallel(squares, PARTS))
    assert here == {part: squares(part) for part in PARTS}
    there = list(run_parallel(squares, PARTS, 2))
    assert len(there) == len(PARTS)
    assert dict(there) == here


@POSIX
def test_a_killed_process_costs_nothing_but_time(tmp_path: Path) -> None:
    found = list(run_parallel(partial(kill_worker, tmp_path, 1), PARTS, 2))
    assert len(list(tmp_path.iterdir())) == 1, "somebody was killed"
    assert len(found) == len(PARTS)
    assert dict(found) == {part: squares(part) for part in PARTS}


@POSIX
def test_work_that_always_kills_is_given_up_and_all_else_is_done(tmp_path: Path) -> None:
    found: dict[range, list[int]] = {}
    with pytest.raises(
        PartsLost, match="games 7 to 9 were not played: the worker was killed in each of 3 attempts"
    ) as lost:
        found.update(run_parallel(partial(kill_worker, tmp_path, 99), PARTS, 2))
    assert found == {part: squares(part) for part in PARTS if part.start != 6}
    assert lost.value.parts == [range(6, 9)]
    assert len(list(tmp_path.iterdir())) == 3, "that many were killed"
    assert lost.value.messages()[0] == "game 7: not played: the worker was killed in each of 3 attempts"


def test_what_the_work_raises_is_not_taken_for_a_loss() -> None:
    with pytest.raises(KeyError):
        list(run_parallel(raise_key_error, PARTS, 2))


def test_who_has_enough_may_stop() -> None:
    results = run_parallel(squares, PARTS, 2)
    next(iter(results))
    results.close()  # type: ignore[attr-defined]


# The order in which bundles are submitted, with a fake pool.


class FakePool:
    """Runs everything at once, claims that each part took `seconds`, and loses parts as often as `loses` says."""

    capacity = 4

    def __init__(self, seconds: float = 0.1, loses: dict[int, int] | None = None, version: str = __version__) -> None:
        self.seconds = seconds
        self.loses = Counter(loses or {})
        self.version = version
        self.submitted: list[Bundle] = []
        self.sizes: list[int] = []
        self.together: list[int] = []

    def submit(self, bundle: Bundle) -> None:
        self.submitted.append(bundle)
        self.sizes.append(len(bundle))

    def collect(self) -> list[tuple[Bundle, BundleResult[list[int]] | None]]:
        self.together.append(len(self.submitted))
        bundle = self.submitted.pop(0)
        if any(self.loses[part.start] > 0 for part in bundle):
            self.loses.subtract(part.start for part in bundle)
            return [(bundle, None)]
        return [(bundle, BundleResult([squares(part) for part in bundle], self.seconds * len(bundle), self.version))]

    def close(self) -> None:
        pass


def test_short_parts_go_together_and_the_last_ones_do_not() -> None:
    pool = FakePool(0.1)
    parts = [range(n, n + 1) for n in range(100)]
    assert dict(run_with_retries(pool, parts)) == {part: squares(part) for part in parts}
    assert pool.sizes[:4] == [1] * 4, "nobody knows yet how long it takes"
    assert set(pool.sizes[4:12]) == {5}, "half a second"
    assert pool.sizes[-1] == 1
    assert max(pool.together) == pool.capacity


def test_long_parts_go_alone() -> None:
    pool = FakePool(3.0)
    list(run_with_retries(pool, PARTS))
    assert set(pool.sizes) == {1}


def test_the_last_try_is_made_alone() -> None:
    pool = FakePool(loses={0: 2, 3: 2, 27: 1})
    assert dict(run_with_retries(pool, PARTS)) == {part: squares(part) for part in PARTS}
    assert pool.together[-2:] == [1, 1]


def test_when_all_is_lost_time_and_again_nothing_more_is_begun() -> None:
    pool = FakePool(loses=dict.fromkeys(range(1000), 99))
    with pytest.raises(PartsLost) as lost:
        list(run_with_retries(pool, [range(n, n + 1) for n in range(1000)]))
    assert len(lost.value.parts) == 1000
    assert len(pool.sizes) < 100


def test_workers_of_another_version_are_refused() -> None:
    with pytest.raises(Refusal, match=r"a worker has lamster 0\.0\.1, and this is"):
        list(run_with_retries(FakePool(version="0.0.1"), PARTS))


def test_results_before_a_lost_connection_are_kept() -> None:
    class DisconnectingPool(FakePool):
        def collect(self) -> list[tuple[Bundle, BundleResult[list[int]] | None]]:
            if len(self.together) == 3:
                raise PoolUnreachable("connection reset")
            return super().collect()

    found: dict[range, list[int]] = {}
    with pytest.raises(PartsLost, match="connection reset") as lost:
        found.update(Attempt(DisconnectingPool(3.0), list(PARTS), 4).results())
    assert list(found) == PARTS[:3]
    assert lost.value.parts == PARTS[3:]


def test_parts_are_finer_for_a_cluster() -> None:
    assert Workers(2).parts(400) == split_games(400, 2)
    assert len(Workers(1, "ray").parts(400)) == 400
    assert sum(map(len, Workers(1, "ray").parts(12345))) == 12345


# Where Ray is.


@pytest.mark.parametrize(
    ("on", "address"),
    [
        ("ray", "local"),
        ("ray:auto", "auto"),
        ("ray:10.0.0.7:6379", "10.0.0.7:6379"),
        ("ray://head.example.org:10001", "ray://head.example.org:10001"),
        ("ray://[fd00::7]:10001", "ray://[fd00::7]:10001"),
    ],
)
def test_where_ray_is(on: str, address: str) -> None:
    assert address_of(on) == address


@pytest.mark.parametrize("on", ["moon", "ray:", "ray://", "ray://head", "ray:head", "ray:/head:1", "ray head:1", "Ray"])
def test_an_unknown_place_is_refused_with_what_can_be_said(on: str) -> None:
    with pytest.raises(Refusal, match="it is ray, ray:auto, ray:HOST:PORT or ray://HOST:PORT"):
        check_on(on)


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray, "find_spec", lambda name: None)
    with pytest.raises(Refusal, match=r"needs Ray, which is not installed: pip install \"ray\[client\]\""):
        list(run_parallel(squares, PARTS, 1, "ray"))
    check_on("")
