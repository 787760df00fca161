"""What On the Lam! needs words for."""

from typing import Final

from lamster.games.on_the_lam import events
from lamster.games.on_the_lam.components import ALIBI, CARD, CHARACTER, DIRECTION, PLAY, SKILL, TILE
from lamster.kernel.event import NUMBER, SEAT, EventKind, Names
from lamster.kernel.lexicon import Lexicon

VERBS: Final[dict[str, Names | None]] = {
    "pick": CHARACTER,
    "go": TILE,
    "search": None,
    "draw": None,
    "trade": CHARACTER,
    "use": PLAY,
    "keep": None,
    "retry": None,
    "stop": None,
    "decline": None,
    "taxi": TILE,
    "phone": TILE,
    "rob": SEAT,
    "give": ALIBI,
    "discard": CARD,
    "end": None,
    "surrender": ALIBI,
    # Chance.
    "first": SEAT,
    "deal": CHARACTER,
    "alibi": ALIBI,
    "play": PLAY,
    "roll": NUMBER,
    "police": DIRECTION,
    "steal": CARD,
    "turn": ALIBI,
}

LEXICON: Final = Lexicon(
    (CHARACTER, TILE, SKILL, ALIBI, PLAY, DIRECTION, events.PILE),
    VERBS,
    tuple([kind for kind in vars(events).values() if isinstance(kind, EventKind)]),
)
