"""Speeds for the tests of the engine benchmark."""

from bench.engine.targets import REFERENCE_PEER, Speed, Speeds

FAST: Speed = {"decisions": 300_000.0, "plies": 500_000.0, "clone": 2.0, "worlds": 9_000.0}
SLOW: Speed = {"decisions": 60_000.0, "plies": 90_000.0, "clone": 5.0, "worlds": 2_000.0}
LAM, NEW_YORK = "On the Lam!, 2 seats", "Escape from New York, 1 Hero"


def make_speeds(plain: Speed, compiled: Speed, peer: float) -> Speeds:
    """The same speed for two games, and the reference peer's decisions a second."""
    games = (LAM, NEW_YORK)
    return Speeds(dict.fromkeys(games, plain), dict.fromkeys(games, compiled), {REFERENCE_PEER: peer})
