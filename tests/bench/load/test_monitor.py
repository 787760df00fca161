"""How growth over time is measured."""

from random import Random

import pytest

from bench.load.monitor import Sample, fit_slope, growth_percent

TIMES_S = [2.0 * number for number in range(300)]


def noisy(seed: int, per_hour: float) -> list[float]:
    """Values around 100 that fluctuate and grow."""
    rng, deviation, values = Random(seed), 0.0, []
    for at in TIMES_S:
        deviation = 0.5 * deviation + rng.gauss(0, 1)
        values.append(100 + deviation + per_hour * at / 3600)
    return values


def samples(values_mb: list[float]) -> list[Sample]:
    return [Sample(at, 0.0, 0.0, value, 0.0, 0) for at, value in zip(TIMES_S, values_mb, strict=False)]


@pytest.mark.parametrize("seed", range(5))
def test_growth_is_told_from_fluctuation(seed: int) -> None:
    growing, steady = fit_slope(TIMES_S, noisy(seed, 60.0)), fit_slope(TIMES_S, noisy(seed, 0.0))
    assert growing.per_hour > growing.error
    assert abs(growing.per_hour - 60) < 2 * growing.error
    assert abs(steady.per_hour) < 2 * steady.error


def test_the_slope_of_constant_values_is_zero() -> None:
    assert fit_slope(TIMES_S, [7.0] * len(TIMES_S)) == (0.0, 0.0)
    assert fit_slope([1.0], [1.0]) == (0.0, float("inf")), "one moment has no slope"


def test_memory_growth_is_that_of_the_second_half() -> None:
    """600 s in 300 samples: the line of the second half rises from 150 MB to about 200 MB."""
    steady = growth_percent(samples([100 + at / 3 if at < 300 else 200.0 for at in TIMES_S]))
    growing = growth_percent(samples([100 + at / 6 for at in TIMES_S]))
    assert steady == 0.0
    assert growing == pytest.approx(100 * 50 / 175, rel=0.02)


def test_too_few_samples_have_no_growth() -> None:
    assert growth_percent(samples([100.0, 101.0, 102.0, 103.0])) is None
