"""How growth over time is measured."""

from random import Random

import pytest

from bench.load.monitor import fit_slope

TIMES_S = [2.0 * number for number in range(300)]


def noisy(seed: int, per_hour: float) -> list[float]:
    """Values around 100 that fluctuate and grow."""
    rng, deviation, values = Random(seed), 0.0, []
    for at in TIMES_S:
        deviation = 0.5 * deviation + rng.gauss(0, 1)
        values.append(100 + deviation + per_hour * at / 3600)
    return values


@pytest.mark.parametrize("seed", range(5))
def test_growth_is_told_from_fluctuation(seed: int) -> None:
    growing, steady = fit_slope(TIMES_S, noisy(seed, 60.0)), fit_slope(TIMES_S, noisy(seed, 0.0))
    assert growing.per_hour > growing.error
    assert abs(growing.per_hour - 60) < 2 * growing.error
    assert abs(steady.per_hour) < 2 * steady.error


def test_the_slope_of_constant_values_is_zero() -> None:
    assert fit_slope(TIMES_S, [7.0] * len(TIMES_S)) == (0.0, 0.0)
    assert fit_slope([1.0], [1.0]) == (0.0, float("inf")), "one moment has no slope"
