"""What Escape from New York needs words for."""

from typing import Final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    ACTION,
    BLUE,
    BOSS,
    BUILDING,
    DIRECTION,
    EVENT,
    HERO,
    NY_CARD,
    PURPLE,
    SPACE,
    SUBURB,
    TEXTURE,
    THING,
    TILE,
    TIMER,
    TRAP_CARD,
)
from lamster.kernel.event import NUMBER, SEAT, TEXT, EventKind, Names
from lamster.kernel.lexicon import Lexicon

WHO: Final = ("prisoner", "driver", "romero", "slag", "duke")
STATES: Final = ("", "-down", "-hurt1", "-hurt2", "-down-hurt1", "-down-hurt2")
ENEMIES: Final = tuple([f"{who}{state}" for who in WHO[:2] for state in STATES] + list(WHO[2:]))
SPACE_VERBS: Final = (
    *[f"{verb}-{who}" for verb in ("hit", "trick") for who in ENEMIES],
    *[f"hunt-{who}" for who in WHO],
    *["go", "crash", "reveal", "manhole", "jump", "turn", "peek", "prisoner", "wheels", "copter", "burn", "step"],
)
CARD_VERBS: Final = ("choose", "unchoose", "play", "hit-instead", "move-instead", "recover", "learn", "lose")
THING_VERBS: Final = (*["use", "ready", "fire", "bar", "bar-weapon", "throw", "drop", "steal", "give", "keep"],)
SEAT_VERBS: Final = ("invite", "rob", "cover")
BARE_VERBS: Final = (
    *["go-on", "hurry", "done", "decline", "recover-all", "drive", "stop", "alone", "ride", "stay", "dare", "skip"],
    *["suffer", "abandon", "bracelet", "win", "surgery", "bury", "leave", "duke", "block", "arrived", "placed"],
    "nothing",
)
VERBS: Final[dict[str, Names | None]] = {
    **dict.fromkeys(SPACE_VERBS, SPACE),
    **dict.fromkeys(CARD_VERBS, ACTION),
    **dict.fromkeys(THING_VERBS, THING),
    **dict.fromkeys(SEAT_VERBS, SEAT),
    **dict.fromkeys(BARE_VERBS),
    "hero": HERO,
    "bridge": NUMBER,
    "crash-bridge": NUMBER,
    "collect": events.COLLECT,
    "break": DIRECTION,
    "wire": DIRECTION,
    "reuse": TEXT,
    "hurt": NUMBER,
    "library": events.CHOICE,
    "shop": events.CHOICE,
    "exchange": events.COLOUR,
    "objective": events.OBJECTIVES,
    "show": TEXT,
    # Chance.
    "first": SEAT,
    "texture": TEXTURE,
    "blue": BLUE,
    "purple": PURPLE,
    "tile": TILE,
    "poi": TILE,
    "suburb": SUBURB,
    "timer": TIMER,
    "event": EVENT,
    "item": THING,
    "case": THING,
    "back": THING,
    "find": ACTION,
    "president": events.FATE,
    "trap": TRAP_CARD,
    "special": NUMBER,
    "new-york": NY_CARD,
}

LEXICON: Final = Lexicon(
    (
        *[ACTION, BLUE, BOSS, BUILDING, DIRECTION, EVENT, HERO, NY_CARD, PURPLE, SPACE, SUBURB, TEXTURE, THING, TILE],
        *[TIMER, TRAP_CARD, events.COLOUR, events.PILE, events.ENEMY, events.COLLECT, events.CHOICE, events.FATE],
    ),
    VERBS,
    tuple([kind for kind in vars(events).values() if isinstance(kind, EventKind)]),
)
