"""Shares of wins with 95 % intervals."""

from math import sqrt
from typing import Any

Z_95 = 1.959964
"""95 % of a normal distribution lie within this many standard deviations of its mean."""


def wilson_interval(wins: float, games: int) -> list[float]:
    """Wilson's 95 % interval for a share."""
    if not games:
        return [0.0, 1.0]
    share = wins / games
    middle = share + Z_95 * Z_95 / (2 * games)
    half = Z_95 * sqrt(share * (1 - share) / games + Z_95 * Z_95 / (4 * games * games))
    scale = 1 + Z_95 * Z_95 / games
    return [round(max(0.0, (middle - half) / scale), 4), round(min(1.0, (middle + half) / scale), 4)]


def share_row(name: str, wins: float, games: int) -> dict[str, Any]:
    """A share of wins with its interval, as it stands in JSON results."""
    return {
        "name": name,
        "games": games,
        "wins": round(wins, 3),
        "share": round(wins / games, 4) if games else 0.0,
        "interval": wilson_interval(wins, games),
    }


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
