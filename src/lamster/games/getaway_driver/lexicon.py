"""What Getaway Driver needs words for."""

from typing import Final

from lamster.games.getaway_driver import events
from lamster.games.getaway_driver.components import (
    CARD,
    EVENT,
    FACING,
    LIGHT,
    OBSTACLE,
    SIDE,
    SPECIAL,
    STUNT,
    TILE,
    UPGRADE,
    VEHICLE,
)
from lamster.games.getaway_driver.rules.pursuit import WAY_NAMES
from lamster.kernel.event import NUMBER, TEXT, EventKind, Names
from lamster.kernel.lexicon import Lexicon

VEHICLE_VERBS: Final = (
    *[f"{verb}-{way}" for verb in ("swerve", "hold", "jam") for way in WAY_NAMES],
    *["chase-a", "chase-b"],
    *["follow", "return", "stay", "crash", "pay", "leave", "switch", "react-left", "react-none", "react-right"],
    *["ahead", "left", "right", "turn-left", "turn-right", "through-ahead", "through-left", "through-right"],
    *["half-turn", "another", "dispatch"],
)
CARD_VERBS: Final = (
    *["take", "play", "replay", "give", "give-again", "stunt", "restunt"],
    *["copy", "recopy", "copy-stunt", "recopy-stunt"],
)
SPACE_VERBS: Final = ("obstacle", "aim", "to", "start", "place", "peek", "take-up", "drop")
BARE_VERBS: Final = (
    *["automatic", "take-back", "start-over", "done", "pass", "keep", "redraw", "end", "go-on", "give-up"],
    *["thoroughfare", "hazard", "no-hazard", "back-out", "spin", "respin", "no-peek", "ready"],
    *["first-a", "first-b", "stash-a", "stash-b", "share", "decline", "bait-pull", "bait-swap"],
    *["copy-spin", "recopy-spin"],
)
VERBS: Final[dict[str, Names | None]] = {
    **dict.fromkeys(VEHICLE_VERBS, VEHICLE),
    **dict.fromkeys(CARD_VERBS, CARD),
    **dict.fromkeys(SPACE_VERBS, TEXT),
    **dict.fromkeys(BARE_VERBS),
    "token": NUMBER,
    "spikes": NUMBER,
    "face": FACING,
    "drive": SIDE,
    "study": SIDE,
    "lay": TILE,
    "buy": UPGRADE,
    "signal": events.SIGNAL,
    # Chance.
    "draw": TILE,
    "reveal": TILE,
    "event": EVENT,
    "upgrade": UPGRADE,
}

LEXICON: Final = Lexicon(
    (
        *[TILE, CARD, STUNT, UPGRADE, VEHICLE, EVENT, FACING, SIDE, LIGHT, SPECIAL, OBSTACLE],
        *[events.CAUSE, events.REASON, events.PILE, events.SIGNAL],
        *[events.MOTIVE, events.TARGET, events.SPOT, events.CHOICE],
    ),
    VERBS,
    tuple([kind for kind in vars(events).values() if isinstance(kind, EventKind)]),
)
