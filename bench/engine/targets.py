"""The targets of the engine benchmark."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from bench.shared.targets import Target

Speed = dict[str, float | None]
"""The figures of one case: decisions, plies and search worlds a second, and microseconds for a clone."""
SMALL_GAMES: Final = ("On the Lam!", "Getaway Driver", "Outrun")
LARGE_GAME: Final = "Escape from New York"
REFERENCE_PEER: Final = "Catanatron, 2 players"
PEER_RATIO: Final = {**dict.fromkeys(SMALL_GAMES, 3.0), LARGE_GAME: 2.0}
"""Decisions a second in plain CPython, as a multiple of the reference peer's."""
DECISIONS_PER_S: Final = {**dict.fromkeys(SMALL_GAMES, 250_000.0), LARGE_GAME: 120_000.0}
"""Decisions a second, compiled. Of the small games only the default settings are judged."""
DEFAULT_CASES: Final = ("On the Lam!, 2 seats", "Getaway Driver, 2 seats", "Outrun, Vampire, 4 seats")
CLONE_US: Final = 4.0
"""Microseconds for a clone, compiled."""
SEARCH_RATIO: Final = 3.0
"""Worlds a second of a compiled search, as a multiple of the plain one's."""


class Speeds(NamedTuple):
    """What one run measured: the speed of each case by its title, and the peers' decisions a second by name."""

    plain: dict[str, Speed]
    compiled: dict[str, Speed]
    peers: dict[str, float]


def targets_of(speeds: Speeds) -> list[Target]:
    """Every target of every case."""
    return [target for title in speeds.plain for target in case_targets(title, speeds)]


def case_targets(title: str, speeds: Speeds) -> Iterator[Target]:
    plain, compiled, game = speeds.plain[title], speeds.compiled[title], game_of(title)
    peer_ratio = ratio(plain["decisions"], speeds.peers[REFERENCE_PEER])
    yield Target(f"{title}: plain, times Catanatron", peer_ratio, ">=", PEER_RATIO[game], "x")
    if game == LARGE_GAME or title in DEFAULT_CASES:
        yield Target(f"{title}: compiled, decisions/s", compiled["decisions"], ">=", DECISIONS_PER_S[game])
    if game in SMALL_GAMES:
        yield Target(f"{title}: compiled, clone", compiled["clone"], "<=", CLONE_US, " µs")
    if plain["worlds"] is not None:
        search_ratio = ratio(compiled["worlds"], plain["worlds"])
        yield Target(f"{title}: search, compiled to plain", search_ratio, ">=", SEARCH_RATIO, "x")


def game_of(title: str) -> str:
    """The game of a case, with which its title begins."""
    return title.partition(",")[0]


def ratio(value: float | None, reference: float) -> float | None:
    return None if value is None else value / reference
