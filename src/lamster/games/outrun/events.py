"""What can happen in Outrun, as players are told it."""

from typing import Final

from lamster.games.outrun.components import CARD, CHARACTER, PATH
from lamster.kernel.event import NUMBER, SEAT, TEXT, EventKind, Names

PILE: Final[Names] = Names("pile", ("paths", "interference"))
PATH_PILE: Final = 0
CARD_PILE: Final = 1
TIME: Final = (("seconds", NUMBER), ("hundredths", TEXT))

PICKED: Final = EventKind("picked", "OUT-S1", (("seat", SEAT), ("character", CHARACTER)))
FIRST: Final = EventKind("first", "OUT-S13", (("seat", SEAT),))
ROUND: Final = EventKind("round", "OUT-G3", (("round", NUMBER),))
TURNED: Final = EventKind("turned", "OUT-W1", (("path", PATH),))
FINISHED: Final = EventKind("finished", "OUT-R5", (("seat", SEAT),))
RIGHT: Final = EventKind("right", "OUT-C2", (("seat", SEAT), ("row", TEXT), *TIME, ("place", NUMBER)), reveals=True)
WRONG: Final = EventKind("wrong", "OUT-C3", (("seat", SEAT), ("row", TEXT), *TIME), reveals=True)
LATE: Final = EventKind("late", "OUT-R10", (("seat", SEAT),))
SPENT: Final = EventKind("spent", "OUT-C4", (("seat", SEAT), ("card", CARD)))
CURED: Final = EventKind("cured", "OUT-C5", (("seat", SEAT), ("cards", NUMBER)))
TOOK_CLAW: Final = EventKind("took-claw", "OUT-F7", (("seat", SEAT),))
STAYED: Final = EventKind("stayed", "OUT-F8", (("seat", SEAT),))
MOVED: Final = EventKind("moved", "OUT-M1", (("seat", SEAT), ("rooms", NUMBER), ("room", NUMBER)))
BOOSTED: Final = EventKind("boosted", "OUT-M2", (("seat", SEAT), ("rooms", NUMBER), ("room", NUMBER)))
LEFT_MAP: Final = EventKind("left-map", "OUT-M4", (("seat", SEAT), ("rooms", NUMBER)))
CLAWED: Final = EventKind("clawed", "OUT-X2", (("seat", SEAT), ("cards", NUMBER)))
BURNED: Final = EventKind("burned", "OUT-X3", (("seat", SEAT), ("cards", NUMBER)))
BITTEN: Final = EventKind("bitten", "OUT-X4", (("seat", SEAT),))
INFECTED: Final = EventKind("infected", "OUT-X5", (("seat", SEAT), ("victim", SEAT)))
GONE: Final = EventKind("gone", "OUT-I1", (("seat", SEAT), ("card", CARD)))
GONE_CENTRE: Final = EventKind("gone-centre", "OUT-I1", (("card", CARD),))
CENTRE: Final = EventKind("centre", "OUT-V1", (("card", CARD),))
CENTRE_TWICE: Final = EventKind("centre-twice", "OUT-I9", (("card", CARD),))
CENTRE_REPLACED: Final = EventKind("centre-replaced", "OUT-I8", (("card", CARD),))
DREW: Final = EventKind("drew", "OUT-I3", (("seat", SEAT), ("card", CARD)), secret="card")
DREW_OPEN: Final = EventKind("drew-open", "OUT-Z1", (("seat", SEAT), ("card", CARD)))
DREW_TWICE: Final = EventKind("drew-twice", "OUT-I9", (("seat", SEAT), ("card", CARD)))
DREW_NOTHING: Final = EventKind("drew-nothing", "OUT-I11", (("seat", SEAT),))
REPLACED: Final = EventKind("replaced", "OUT-I8", (("seat", SEAT), ("card", CARD)))
PLACED: Final = EventKind("placed", "OUT-I5", (("seat", SEAT), ("card", CARD), ("target", SEAT)), reveals=True)
FOCUSED: Final = EventKind("focused", "OUT-K4", (("seat", SEAT), ("cards", NUMBER)), reveals=True)
TRADED: Final = EventKind("traded", "OUT-K3", (("seat", SEAT), ("target", SEAT)), reveals=True)
GAVE: Final = EventKind("gave", "OUT-K5", (("seat", SEAT), ("target", SEAT), ("cards", NUMBER)), reveals=True)
STOLE: Final = EventKind("stole", "OUT-K11", (("seat", SEAT), ("target", SEAT), ("cards", NUMBER)), reveals=True)
STOLE_CARD: Final = EventKind(
    "stole-card", "OUT-H2", (("seat", SEAT), ("target", SEAT), ("card", CARD)), secret="card", reveals=True
)
PASSED: Final = EventKind("passed", "OUT-B3", (("seat", SEAT),))
RESHUFFLED: Final = EventKind("reshuffled", "OUT-I10", (("pile", PILE),))
WON: Final = EventKind("won", "OUT-E1", (("seat", SEAT),))
ADDED: Final = EventKind("added", "OUT-A2", (("card", CARD),))
DROPPED: Final = EventKind("dropped", "OUT-A2", (("card", CARD),))
MADE: Final = EventKind("made", "OUT-A4", TIME)
SLOW: Final = EventKind("slow", "OUT-A4", TIME)
PRACTISED: Final = EventKind("practised", "OUT-A6", (("made", NUMBER), ("total", NUMBER)))


def time_of(ms: int) -> tuple[int, str]:
    """A time as it is told: seconds, and hundredths in two digits (OUT-T13)."""
    return ms // 1000, f"{ms % 1000 // 10:02}"
