"""The turns in which hidden cards may be played on others (OUT-B2 to B5, D3)."""

from typing import Final

from lamster.games.outrun.components import CARD, FAIR_TRADE, MAJOR_SHORTCUT
from lamster.games.outrun.rules.cards import PASS, PLAY, read_play
from lamster.games.outrun.state import Outrun
from lamster.kernel.window import Windows


def card_of(code: str) -> str:
    return code.removeprefix(PLAY).partition(">")[0]


def play_matters(s: Outrun, seat: int, code: str) -> bool:
    """OUT-K3: a trade of the same cards changes nothing. All other plays that are legal change something (OUT-Q28)."""
    card, target = read_play(seat, code)
    return card != FAIR_TRADE or s.front[seat] != s.front[target]


WINDOWS: Final = Windows[Outrun](
    CARD,
    [card for i, card in enumerate(CARD.codes) if i != MAJOR_SHORTCUT],
    {"interfere": PASS},
    card_of,
    play_matters,
)
