"""What Outrun needs words for."""

from typing import Final

from lamster.games.outrun import events
from lamster.games.outrun.components import CARD, CHARACTER, MONSTER, MOVE, PATH
from lamster.kernel.event import SEAT, TEXT, EventKind, Names
from lamster.kernel.lexicon import Lexicon

VERBS: Final[dict[str, Names | None]] = {
    "pick": CHARACTER,
    "turn": None,
    "run": TEXT,
    "late": None,
    "claw": TEXT,
    "infect": SEAT,
    "play": CARD,
    "pass": None,
    "add": CARD,
    "drop": CARD,
    "stop": None,
    # Chance.
    "first": SEAT,
    "deal": CHARACTER,
    "path": PATH,
    "tray": MOVE,
    "draw": CARD,
    "nothing": None,
}

LEXICON: Final = Lexicon(
    (MOVE, CARD, CHARACTER, MONSTER, PATH, events.PILE),
    VERBS,
    tuple([kind for kind in vars(events).values() if isinstance(kind, EventKind)]),
)
