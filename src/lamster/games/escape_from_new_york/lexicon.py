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
from lamster.games.escape_from_new_york.preview_plan import HINDRANCE
from lamster.kernel.event import NUMBER, SEAT, TEXT, EventKind, Names
from lamster.kernel.lexicon import Lexicon

PRISONERS: Final = ("prisoner", "driver")
BOSSES: Final = BOSS.codes
HURT: Final = ("", "-hurt1", "-hurt2")
STANDING: Final = tuple([f"{who}{hurt}" for who in PRISONERS for hurt in HURT])
LYING: Final = tuple([f"{who}-down{hurt}" for who in PRISONERS for hurt in HURT])
SPACE_VERBS: Final = (
    *[f"hit-{who}" for who in (*STANDING, *LYING, *BOSSES)],
    *[f"trick-{who}" for who in (*STANDING, *LYING, "romero", "duke")],
    *[f"hunt-{who}" for who in (*PRISONERS, *BOSSES)],
    *["go", "crash", "reveal", "manhole", "jump", "turn", "peek", "prisoner", "wheels", "copter", "burn", "step"],
)
CARD_VERBS: Final = ("choose", "unchoose", "play", "hit-instead", "move-instead", "recover", "learn")
THING_VERBS: Final = (
    *["use", "ready", "fire", "bar", "bar-weapon", "throw", "give", "keep"],
    *[f"drop-{slot}" for slot in (1, 2, 3, 4)],
)
SEAT_VERBS: Final = ("invite", "rob", "cover")
BARE_VERBS: Final = (
    *["go-on", "hurry", "done", "decline", "recover-all", "drive", "stop", "alone", "ride", "stay", "dare", "skip"],
    *["suffer", "abandon", "bracelet", "win", "surgery", "bury", "leave", "duke", "block"],
    *["later", "always-show", "choose-each-time"],
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
    "show": events.SHOWN,
    "steal": events.STOLEN,
    # Chance.
    "nothing": None,
    "lose": ACTION,
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
    "special": TEXT,
    "new-york": NY_CARD,
}

LEXICON: Final = Lexicon(
    (
        *[ACTION, BLUE, BOSS, BUILDING, DIRECTION, EVENT, HERO, NY_CARD, PURPLE, SPACE, SUBURB, TEXTURE, THING, TILE],
        *[TIMER, TRAP_CARD, events.COLOUR, events.PILE, events.ENEMY, events.COLLECT, events.CHOICE, events.FATE],
        *[events.OTHER, HINDRANCE],
    ),
    VERBS,
    tuple([kind for kind in vars(events).values() if isinstance(kind, EventKind)]),
)
