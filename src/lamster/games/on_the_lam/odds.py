"""What a search can be expected to bring, by the die."""

from typing import Final

from lamster.games.on_the_lam.components import TILE_NUMBER, die_weights

MOST_CARDS: Final = 3
MOST_NEEDED: Final = max(TILE_NUMBER)


def cards_won(total: int, number: int) -> int:
    """OTL-S5: a card for each point above the number, at least one and at most three; none for less."""
    return max(1, min(MOST_CARDS, total - number)) if total >= number else 0


def odds_of(die: str) -> list[tuple[float, float]]:
    """By what must be rolled: the chance of it, and the cards to expect of one roll."""
    ways = die_weights(die)
    total = sum(ways.values())
    return [
        (
            sum([n for face, n in ways.items() if face >= need]) / total,
            sum([n * cards_won(face, need) for face, n in ways.items()]) / total,
        )
        for need in range(MOST_NEEDED + 1)
    ]


ODDS: Final = {die: odds_of(die) for die in ("d6", "d8", "d10", "d12", "2d6")}
