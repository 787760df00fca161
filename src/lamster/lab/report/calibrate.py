"""From an estimate to a chance: how often did those really win who were given such an estimate?

An estimate is written as a mixture of two neighbouring knots, so that a chance is a weighted sum of one number a knot.
Everything that is added up over games stays a sum of such weights, and the numbers can be fitted when all is played.
"""

from bisect import bisect_right
from typing import Any

KNOTS = (0.0, 0.02, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.98, 1.0)
SIZE = len(KNOTS)
TRUST = 20.0
"""The estimate itself counts as much as so many positions at each knot: with few games the fit stays near it."""
Weights = list[float]


def weights_of(estimate: float) -> Weights:
    """The estimate as shares of the two knots around it."""
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


def nothing() -> dict[str, Any]:
    """Positions to fit to, none yet: the normal equations of least squares."""
    return {"positions": 0, "products": [0.0] * (SIZE * SIZE), "wins": [0.0] * SIZE, "seen": [0.0] * SIZE}


def note(sums: dict[str, Any], estimate: float, won: float) -> None:
    """A position with this estimate, and what came of it."""
    weights = weights_of(estimate)
    places = [place for place in range(SIZE) if weights[place]]
    sums["positions"] += 1
    for i in places:
        sums["wins"][i] += weights[i] * won
        sums["seen"][i] += weights[i]
        for j in places:
            sums["products"][i * SIZE + j] += weights[i] * weights[j]


def fitted(sums: dict[str, Any]) -> list[float]:
    """The chance to win at each knot: least squares, drawn towards the estimate, and never falling."""
    rows = [[float(cell) for cell in sums["products"][i * SIZE : (i + 1) * SIZE]] for i in range(SIZE)]
    right = [float(cell) + TRUST * KNOTS[i] for i, cell in enumerate(sums["wins"])]
    for i in range(SIZE):
        rows[i][i] += TRUST
    inner = rising([min(1.0, max(0.0, chance)) for chance in solved(rows, right)])
    # What is decided is certain, whatever the estimates just before it are worth.
    return [0.0, *inner[1:-1], 1.0]


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """Gauss: the matrix is positive definite, so the diagonal never vanishes."""
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


def rising(chances: list[float]) -> list[float]:
    """Neighbours that fall share their mean, until none does."""
    pools: list[tuple[float, int]] = []
    for chance in chances:
        pools.append((chance, 1))
        while len(pools) > 1 and pools[-2][0] > pools[-1][0]:
            (one, n), (other, m) = pools[-2:]
            pools[-2:] = [((one * n + other * m) / (n + m), n + m)]
    return [chance for chance, n in pools for _ in range(n)]


def chance(knots: list[float], estimate: float) -> float:
    """The chance to win that goes with an estimate."""
    return dot(knots, weights_of(estimate))


def dot(one: list[float], other: list[float]) -> float:
    return sum([a * b for a, b in zip(one, other, strict=True)])
