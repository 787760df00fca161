"""What can happen in On the Lam!, as players are told it."""

from typing import Final

from lamster.games.on_the_lam.components import CARD, CHARACTER, DIRECTION, TILE
from lamster.kernel.event import NUMBER, SEAT, EventKind, Names

PILE: Final[Names] = Names("pile", ("alibi", "play"))
ALIBI_PILE: Final = 0
PLAY_PILE: Final = 1

PICKED: Final = EventKind("picked", "OTL-A2", (("seat", SEAT), ("character", CHARACTER), ("tile", TILE)))
FIRST: Final = EventKind("first", "OTL-A9", (("seat", SEAT),))
ROUND: Final = EventKind("round", "OTL-R1", (("round", NUMBER),))
TURN: Final = EventKind("turn", "OTL-R1", (("seat", SEAT),))
MOVED: Final = EventKind("moved", "OTL-T1", (("seat", SEAT), ("tile", TILE)))
SEARCHES: Final = EventKind("searches", "OTL-S16", (("seat", SEAT), ("tile", TILE)))
ROLLED: Final = EventKind("rolled", "OTL-S2", (("seat", SEAT), ("die", NUMBER), ("bonus", NUMBER), ("number", NUMBER)))
USED: Final = EventKind("used", "OTL-S3", (("seat", SEAT), ("card", CARD)))
SUCCEEDED: Final = EventKind(
    "succeeded", "OTL-S4", (("seat", SEAT), ("total", NUMBER), ("number", NUMBER), ("cards", NUMBER))
)
FAILED: Final = EventKind("failed", "OTL-S4", (("seat", SEAT), ("total", NUMBER), ("number", NUMBER)))
DREW_ALIBI: Final = EventKind("drew-alibi", "OTL-S6", (("seat", SEAT), ("card", CARD)), secret="card")
MARKS_CLEARED: Final = EventKind("marks-cleared", "OTL-S11", (("seat", SEAT),))
EVENT_CARD: Final = EventKind("event-card", "OTL-D2", (("seat", SEAT), ("card", CARD)))
NO_EFFECT: Final = EventKind("no-effect", "OTL-D8", (("seat", SEAT), ("card", CARD)))
DREW_ITEM: Final = EventKind("drew-item", "OTL-D3", (("seat", SEAT), ("card", CARD)), secret="card")
RODE: Final = EventKind("rode", "OTL-C1", (("seat", SEAT), ("tile", TILE)))
SENT: Final = EventKind("sent", "OTL-T10", (("seat", SEAT), ("tile", TILE)))
GAVE: Final = EventKind("gave", "OTL-C6", (("seat", SEAT), ("card", CARD)))
STOLE_ALIBI: Final = EventKind(
    "stole-alibi", "OTL-C9", (("seat", SEAT), ("victim", SEAT), ("card", CARD)), secret="card"
)
STOLE_ITEM: Final = EventKind("stole-item", "OTL-C9", (("seat", SEAT), ("victim", SEAT), ("card", CARD)), secret="card")
DISCARDED: Final = EventKind("discarded", "OTL-H4", (("seat", SEAT), ("card", CARD)), reveals=True)
POLICE_ROLLED: Final = EventKind("police-rolled", "OTL-P1", (("direction", DIRECTION), ("tile", TILE)))
POLICE_TURNED: Final = EventKind("police-turned", "OTL-P3", (("direction", DIRECTION), ("tile", TILE)))
POLICE_PURSUED: Final = EventKind("police-pursued", "OTL-P5", (("seat", SEAT), ("tile", TILE)))
POLICE_STAYED: Final = EventKind("police-stayed", "OTL-P7", (("tile", TILE),))
POLICE_SENT: Final = EventKind("police-sent", "OTL-P8", (("tile", TILE),))
SURRENDERED: Final = EventKind("surrendered", "OTL-I1", (("seat", SEAT), ("card", CARD)), reveals=True)
ARRESTED: Final = EventKind("arrested", "OTL-I4", (("seat", SEAT),), reveals=True)
UNTOUCHED: Final = EventKind("untouched", "OTL-I8", (("seat", SEAT),))
PRICE: Final = (("seat", SEAT), ("character", CHARACTER), ("first", CARD), ("second", CARD))
HIRED: Final = EventKind("hired", "OTL-E1", PRICE, reveals=True)
TURNED_UP: Final = EventKind("turned-up", "OTL-E2", (("seat", SEAT), ("card", CARD)))
FOUND: Final = EventKind("found", "OTL-E2", (("seat", SEAT), ("card", CARD)))
FOUND_NOTHING: Final = EventKind("found-nothing", "OTL-E4", (("seat", SEAT),))
BRIBED: Final = EventKind("bribed", "OTL-M1", PRICE, reveals=True)
REFILLED: Final = EventKind("refilled", "OTL-H5", (("pile", PILE),))
WON: Final = EventKind("won", "OTL-W1", (("seat", SEAT),))
LIMIT_WON: Final = EventKind("limit-won", "OTL-V9", (("seat", SEAT),), reveals=True)
