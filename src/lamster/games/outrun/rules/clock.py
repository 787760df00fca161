"""The official time of a run (OUT-T). No clock here (OUT-T1): what the table measured comes in as numbers."""

from typing import Final

from lamster.kernel.timing import Measured

FLOOR: Final = 150
FLOOR_PER_CARD: Final = 50
NO_CLAIM: Final = -1


def fastest(cards: int) -> int:
    """OUT-T6: no run of so many cards is faster than this."""
    return FLOOR + FLOOR_PER_CARD * cards


def official_ms(measured: Measured, cards: int) -> int:
    """OUT-T6, T8, T9: the claim of the page counts as far as the line may have been slow, never beyond the span."""
    time = measured.span
    if measured.same and measured.claim >= 0:
        time = max(measured.span - measured.allowance, min(measured.claim, measured.span))
    return max(time, fastest(cards))
