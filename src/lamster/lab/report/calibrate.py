"""Calibrates estimates: fits how often a team with a given estimate really wins.

The fit is piecewise linear between knots. An estimate is a weighted sum of its two neighbouring knots, so its chance
is the same weighted sum of the chances at those knots. Batches therefore only add up weights, and the chances at the
knots are fitted once, after all games.
"""

from bisect import bisect_right
from typing import Any

KNOTS = (0.0, 0.02, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.98, 1.0)
SIZE = len(KNOTS)
PRIOR_POSITIONS = 20.0
"""Weight of the prior, in positions a knot: with few games the fit stays near the estimates themselves."""
Weights = list[float]


def knot_weights(estimate: float) -> Weights:
    """The weights of the two knots around the estimate; all others are 0."""
    found = [0.0] * SIZE
    place = min(bisect_right(KNOTS, estimate), SIZE - 1)
    below, above = KNOTS[place - 1] if place else 0.0, KNOTS[place]
    share = min(1.0, max(0.0, (estimate - below) / (above - below))) if place else 0.0
    found[place] = share
    if place:
        found[place - 1] = 1.0 - share
    else:
        found[0] = 1.0
    return found


def empty_sums() -> dict[str, Any]:
    """The normal equations of least squares, without any position yet."""
    return {"positions": 0, "products": [0.0] * (SIZE * SIZE), "wins": [0.0] * SIZE, "seen": [0.0] * SIZE}


def add_position(sums: dict[str, Any], estimate: float, won: float) -> None:
    """Add a position with this estimate, and how much its team won in the end."""
    weights = knot_weights(estimate)
    places = [place for place in range(SIZE) if weights[place]]
    sums["positions"] += 1
    for i in places:
        sums["wins"][i] += weights[i] * won
        sums["seen"][i] += weights[i]
        for j in places:
            sums["products"][i * SIZE + j] += weights[i] * weights[j]


def fit_chances(sums: dict[str, Any]) -> list[float]:
    """The chance to win at each knot: ridge regression towards the estimates, made monotone."""
    rows = [[float(cell) for cell in sums["products"][i * SIZE : (i + 1) * SIZE]] for i in range(SIZE)]
    right = [float(cell) + PRIOR_POSITIONS * KNOTS[i] for i, cell in enumerate(sums["wins"])]
    for i in range(SIZE):
        rows[i][i] += PRIOR_POSITIONS
    inner = make_monotone([min(1.0, max(0.0, chance)) for chance in solve(rows, right)])
    # An estimate of 0 or 1 means that the game is decided, so the ends are fixed.
    return [0.0, *inner[1:-1], 1.0]


def solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination. The matrix is positive definite, so no pivot is 0."""
    size = len(rows)
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
            right[j] -= factor * right[i]
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (right[i] - sum([rows[i][j] * found[j] for j in range(i + 1, size)])) / rows[i][i]
    return found


def make_monotone(chances: list[float]) -> list[float]:
    """Isotonic regression: replace neighbours that decrease by their mean until none does."""
    pools: list[tuple[float, int]] = []
    for chance in chances:
        pools.append((chance, 1))
        while len(pools) > 1 and pools[-2][0] > pools[-1][0]:
            (one, n), (other, m) = pools[-2:]
            pools[-2:] = [((one * n + other * m) / (n + m), n + m)]
    return [chance for chance, n in pools for _ in range(n)]


def chance(knots: list[float], estimate: float) -> float:
    """The calibrated chance to win for an estimate."""
    return dot(knots, knot_weights(estimate))


def dot(one: list[float], other: list[float]) -> float:
    return sum([a * b for a, b in zip(one, other, strict=True)])
