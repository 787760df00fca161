"""The names of bots at a table."""

import hashlib
from functools import lru_cache

NAMES = (
    *("Frankie", "Billie", "Charlie", "Jules", "Vic", "Nico", "Toni", "Casey", "Remy", "Drew", "Sasha", "Lou"),
    *("Ace", "Jinx", "Dusty", "Scout", "Pepper", "Robin", "Lucky", "Slim", "Ash", "Ginger", "Sparrow", "Bobbie"),
    *("Dale", "Marlo", "Sal", "Blake", "Teddy", "Dallas", "Rory", "Quinn"),
)
"""Names for anybody, said the same in all languages of the client; none belongs to a figure of a game."""


def bot_name(table: str, seat: int) -> str:
    """The name of a bot on this seat: the same whenever it is asked for, and another one for each seat of a table."""
    return shuffled(table)[seat]


@lru_cache(1000)
def shuffled(table: str) -> tuple[str, ...]:
    """All names in an order that follows from the table."""
    return tuple(sorted(NAMES, key=lambda name: hashlib.blake2b(f"{table} {name}".encode()).digest()))
