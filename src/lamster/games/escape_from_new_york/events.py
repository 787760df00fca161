"""What can happen in Escape from New York, as players are told it."""

from typing import Final

from lamster.games.escape_from_new_york.components import (
    ACTION,
    BLUE,
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
from lamster.kernel.event import NUMBER, SEAT, EventKind, Names

COLOUR: Final[Names] = Names("colour", ("blue", "purple"))
PILE: Final[Names] = Names("pile", ("items", "events"))
COLLECT: Final[Names] = Names("collect", ("item", "case-1", "case-2", "case-3", "case-4", "president", "car"))
CHOICE: Final[Names] = Names("choice", ("item", "items", "card", "ammo"))
FATE: Final[Names] = Names("fate", ("alive", "dead"))
OBJECTIVES: Final[Names] = Names("objectives", (*BLUE.codes, *PURPLE.codes))
OTHER: Final[Names] = Names("other", ("nothing", "item-back", "case-back"))
"""What stands where a thing could be named."""
SHOWN: Final[Names] = Names("shown", ("nothing", *[f"diagram-{n}" for n in range(1, 5)], "tape", "president"))
"""EFNY-V3: what can be shown at a bridge."""
STOLEN: Final[Names] = Names("stolen", ("item-back", "case-back", *THING.codes))
"""EFNY-W9: a card by its name where it lies open, else a back of an Item or of a Case."""
ENEMY: Final[Names] = Names("enemy", ("prisoner", "driver", "romero", "slag", "duke"))
PICKED: Final = EventKind("picked", "EFNY-S13", (("seat", SEAT), ("hero", HERO)))
PROMISED: Final = EventKind("promised", "EFNY-V11", (("seat", SEAT),))
BAR: Final = EventKind("bar", "EFNY-S16", (("seat", SEAT), ("texture", TEXTURE)))
OBJECTIVE: Final = EventKind("objective", "EFNY-S17", (("seat", SEAT), ("blue", BLUE)), secret="blue")
TRANSPORT: Final = EventKind("transport", "EFNY-S17", (("seat", SEAT), ("purple", PURPLE)), secret="purple")
FIRST: Final = EventKind("first", "EFNY-S19", (("seat", SEAT),))
TURN: Final = EventKind("turn", "EFNY-T1", (("seat", SEAT), ("round", NUMBER)))
RECOVERED_ALL: Final = EventKind("recovered-all", "EFNY-H1", (("seat", SEAT), ("cards", NUMBER)))
FORCED: Final = EventKind("forced", "EFNY-H2", (("seat", SEAT), ("cards", NUMBER)))
CHOSE: Final = EventKind("chose", "EFNY-H4", (("seat", SEAT), ("cards", NUMBER)))
PLAYED: Final = EventKind("played", "EFNY-H5", (("seat", SEAT), ("card", ACTION)), reveals=True)
SKIPPED: Final = EventKind("skipped", "EFNY-H6", (("seat", SEAT), ("card", ACTION)))
ABILITY_HIT: Final = EventKind("ability-hit", "EFNY-H10", (("seat", SEAT),))
ABILITY_MOVE: Final = EventKind("ability-move", "EFNY-H10", (("seat", SEAT),))
MOVED: Final = EventKind("moved", "EFNY-M1", (("seat", SEAT), ("space", SPACE)))
RODE: Final = EventKind("rode", "EFNY-R3", (("seat", SEAT), ("space", SPACE)))
STAYED: Final = EventKind("stayed", "EFNY-R4", (("seat", SEAT),))
CRASHED: Final = EventKind("crashed", "EFNY-R7", (("seat", SEAT), ("space", SPACE)))
SMASHED: Final = EventKind("smashed", "EFNY-M3", (("space", SPACE), ("direction", DIRECTION)))
REVEALED: Final = EventKind("revealed", "EFNY-M7", (("space", SPACE), ("tile", TILE)))
SUBURB_TURNED: Final = EventKind("suburb-turned", "EFNY-M10", (("space", SPACE), ("suburb", SUBURB)))
POI_TURNED: Final = EventKind("poi-turned", "EFNY-F10", (("space", SPACE), ("tile", TILE)), reveals=True)
PEEKED: Final = EventKind("peeked", "EFNY-W8", (("seat", SEAT), ("space", SPACE), ("tile", TILE)), secret="tile")
HIT: Final = EventKind("hit", "EFNY-W3", (("seat", SEAT), ("enemy", ENEMY), ("space", SPACE), ("damage", NUMBER)))
KILLED: Final = EventKind("killed", "EFNY-A3", (("seat", SEAT), ("enemy", ENEMY), ("space", SPACE)))
ON_THE_BAR: Final = EventKind("on-the-bar", "EFNY-A6", (("seat", SEAT),))
TRICKED: Final = EventKind("tricked", "EFNY-A10", (("seat", SEAT), ("enemy", ENEMY), ("space", SPACE)))
CAME: Final = EventKind("came", "EFNY-F2", (("enemy", ENEMY), ("space", SPACE)))
TOOK_CAR: Final = EventKind("took-car", "EFNY-E4", (("space", SPACE),))
HUNTED: Final = EventKind("hunted", "EFNY-E15", (("enemy", ENEMY), ("space", SPACE), ("target", SPACE)))
CARRIED: Final = EventKind("carried", "EFNY-E16", (("space", SPACE),))
CRASHED_IN: Final = EventKind("crashed-in", "EFNY-E17", (("space", SPACE),))
ENTERED: Final = EventKind("entered", "EFNY-N7", (("enemy", ENEMY), ("space", SPACE), ("target", SPACE)))
DUKE_MOVED: Final = EventKind("duke-moved", "EFNY-B7", (("space", SPACE),))
DUKE_BACK: Final = EventKind("duke-back", "EFNY-B8", (("space", SPACE),))
STOOD_UP: Final = EventKind("stood-up", "EFNY-T6", (("number", NUMBER),))
ROADBLOCK: Final = EventKind("roadblock", "EFNY-K2", (("space", SPACE), ("direction", DIRECTION)))
BROKE: Final = EventKind("broke", "EFNY-W7", (("seat", SEAT), ("direction", DIRECTION)))
CUBES: Final = EventKind("cubes", "EFNY-F4", (("space", SPACE), ("number", NUMBER)))
DREW: Final = EventKind("drew", "EFNY-I3", (("seat", SEAT), ("thing", THING)), secret="thing")
DREW_NOTHING: Final = EventKind("drew-nothing", "EFNY-I3", (("seat", SEAT),))
TOOK_CASE: Final = EventKind("took-case", "EFNY-C2", (("seat", SEAT), ("number", NUMBER)))
SAW_CASE: Final = EventKind("saw-case", "EFNY-C3", (("seat", SEAT), ("thing", THING)), secret="thing")
CASE_TOKEN: Final = EventKind("case-token", "EFNY-C1", (("number", NUMBER), ("space", SPACE)))
DROPPED: Final = EventKind("dropped", "EFNY-C6", (("seat", SEAT), ("thing", THING), ("number", NUMBER)), secret="thing")
TOOK_WRECK: Final = EventKind("took-wreck", "EFNY-R1", (("seat", SEAT),))
LEFT_CAR: Final = EventKind("left-car", "EFNY-R8", (("seat", SEAT),))
TOOK_PRESIDENT: Final = EventKind("took-president", "EFNY-P1", (("seat", SEAT),))
PRESIDENT_DEAD: Final = EventKind("president-dead", "EFNY-XP4", (("seat", SEAT),))
ALIVE_TAKEN: Final = EventKind("alive-taken", "EFNY-XP7", (("seat", SEAT),))
USED: Final = EventKind("used", "EFNY-I5", (("seat", SEAT), ("thing", THING)), reveals=True)
READY_WEAPON: Final = EventKind("ready-weapon", "EFNY-I9", (("seat", SEAT), ("thing", THING)), reveals=True)
FIRED: Final = EventKind("fired", "EFNY-I13", (("seat", SEAT), ("thing", THING), ("ammo", NUMBER)))
THREW_AWAY: Final = EventKind("threw-away", "EFNY-I4", (("seat", SEAT), ("thing", THING)), secret="thing")
ITEM_ON_BAR: Final = EventKind("item-on-bar", "EFNY-L3", (("seat", SEAT), ("thing", THING)), secret="thing")
ROBBED: Final = EventKind("robbed", "EFNY-W9", (("seat", SEAT), ("victim", SEAT)))
STOLE: Final = EventKind(
    "stole", "EFNY-W9", (("seat", SEAT), ("victim", SEAT), ("thing", THING)), secret="thing", reveals=True
)
GAVE: Final = EventKind(
    "gave", "EFNY-W9", (("seat", SEAT), ("victim", SEAT), ("thing", THING)), secret="thing", reveals=True
)
RECOVERED: Final = EventKind("recovered", "EFNY-W5", (("seat", SEAT), ("card", ACTION)), secret="card")
LOST: Final = EventKind("lost", "EFNY-D3", (("seat", SEAT), ("card", ACTION)), secret="card")
DAMAGED: Final = EventKind("damaged", "EFNY-D2", (("seat", SEAT), ("damage", NUMBER)))
SHELTERED: Final = EventKind("sheltered", "EFNY-D5", (("seat", SEAT), ("damage", NUMBER)))
WARDED: Final = EventKind("warded", "EFNY-D7", (("seat", SEAT), ("damage", NUMBER)))
NOISE: Final = EventKind("noise", "EFNY-O2", (("number", NUMBER), ("noise", NUMBER)))
QUIETER: Final = EventKind("quieter", "EFNY-O7", (("number", NUMBER), ("noise", NUMBER)))
MISSION: Final = EventKind("mission", "EFNY-O3", (("left", NUMBER),))
RESET: Final = EventKind("reset", "EFNY-O4", ())
TIMER_TILE: Final = EventKind("timer-tile", "EFNY-Y2", (("tile", TIMER),))
TIMER_GONE: Final = EventKind("timer-gone", "EFNY-P4", (("tile", TIMER),))
LANDED: Final = EventKind("landed", "EFNY-X3", (("space", SPACE),))
COPTER_MOVED: Final = EventKind("copter-moved", "EFNY-X2", (("space", SPACE),))
GULLFIRE_GONE: Final = EventKind("gullfire-gone", "EFNY-X1", ())
EVENT_CARD: Final = EventKind("event-card", "EFNY-U3", (("seat", SEAT), ("card", EVENT)))
SAW_EVENT: Final = EventKind("saw-event", "EFNY-W5", (("seat", SEAT), ("card", EVENT)), secret="card")
BURIED: Final = EventKind("buried", "EFNY-W5", (("seat", SEAT),))
EVENT_LEVEL: Final = EventKind("event-level", "EFNY-U5", (("level", NUMBER),))
TRAP: Final = EventKind("trap", "EFNY-XS6", (("seat", SEAT), ("card", TRAP_CARD)))
LEVEL_UP: Final = EventKind("level-up", "EFNY-L5", (("seat", SEAT), ("level", NUMBER)))
LEARNED: Final = EventKind("learned", "EFNY-L6", (("seat", SEAT), ("card", ACTION)), secret="card")
EXCHANGED: Final = EventKind("exchanged", "EFNY-L9", (("seat", SEAT), ("colour", COLOUR)))
LOOKED: Final = EventKind(
    "looked", "EFNY-L9", (("seat", SEAT), ("colour", COLOUR), ("cards", OBJECTIVES)), secret="cards", reveals=True
)
BUILDING_USED: Final = EventKind("building-used", "EFNY-H17", (("seat", SEAT), ("building", BUILDING)))
AMMO_ADDED: Final = EventKind("ammo-added", "EFNY-F16", (("seat", SEAT), ("ammo", NUMBER)))
NY_DISCARDED: Final = EventKind("ny-discarded", "EFNY-N1", (("card", NY_CARD),))
NY_PAID: Final = EventKind("ny-paid", "EFNY-N2", (("card", NY_CARD), ("cost", NUMBER)))
NY_UNPAID: Final = EventKind("ny-unpaid", "EFNY-N3", (("card", NY_CARD), ("cost", NUMBER)))
NY_SHUFFLED: Final = EventKind("ny-shuffled", "EFNY-Q4", ())
NY_SPECIAL: Final = EventKind("ny-special", "EFNY-W19", ())
BONUS: Final = EventKind("bonus", "EFNY-Q2", (("card", NY_CARD),))
RESHUFFLED: Final = EventKind("reshuffled", "EFNY-I3", (("pile", PILE),))
ATTEMPT: Final = EventKind("attempt", "EFNY-V3", (("seat", SEAT), ("number", NUMBER)))
SHOWED: Final = EventKind("showed", "EFNY-V3", (("seat", SEAT), ("thing", THING)), reveals=True)
SHOWED_NOTHING: Final = EventKind("showed-nothing", "EFNY-V3", (("seat", SEAT),), reveals=True)
FAILED: Final = EventKind("failed", "EFNY-V4", (("number", NUMBER),))
WANTED_CARD: Final = EventKind("wanted-card", "EFNY-XW2", (("seat", SEAT),))
ESCAPED: Final = EventKind("escaped", "EFNY-V1", (("seat", SEAT),), reveals=True)
LONE: Final = EventKind("lone", "EFNY-V5", (("seat", SEAT), ("blue", BLUE), ("purple", PURPLE)), reveals=True)
ALL_LOST: Final = EventKind("all-lost", "EFNY-V8", ())
