"""What can happen in Getaway Driver, as players are told it. Spaces are told by their codes."""

from typing import Final

from lamster.games.getaway_driver.components import CARD, EVENT, FACING, OBSTACLE, SIDE, TILE, UPGRADE, VEHICLE
from lamster.kernel.event import NUMBER, SEAT, TEXT, EventKind, Names

CAUSE: Final = Names("cause", ("hazard", "ramming", "wreckage", "slam", "tunnel", "hunter", "cones"))
"""Why a vehicle or Barricade crashes."""
BY_HAZARD: Final = 0
BY_RAMMING: Final = 1
BY_WRECKAGE: Final = 2
BY_SLAM: Final = 3
BY_TUNNEL: Final = 4
BY_HUNTER: Final = 5
BY_CONES: Final = 6
REASON: Final = Names("reason", ("stash", "police", "declined"))
"""Why no Hazard token is placed."""
FOR_STASH: Final = 0
FOR_POLICE: Final = 1
DECLINED: Final = 2
PILE: Final = Names("pile", ("perilous", "serene"))
SIGNAL: Final = Names(
    "signal",
    (
        *["focus-a", "focus-b", "clear-left", "clear-front", "clear-right"],
        *["block-left", "block-front", "block-right", "badges", "no-badges"],
    ),
)
MOTIVE: Final = Names("motive", ("only-path", "straight-first", "right-first"))
"""Why an automated vehicle moves this way: nothing else is as short, or GD-O17 puts it before what is."""
ONLY_PATH: Final = 0
STRAIGHT_FIRST: Final = 1
RIGHT_FIRST: Final = 2
TARGET: Final = Names("target", ("driver", "beside-driver"))
"""What an automated vehicle makes for (GD-O16, O18)."""
TO_DRIVER: Final = 0
BESIDE_DRIVER: Final = 1
SPOT: Final = Names("spot", ("front-left", "front-right", "two-ahead", "two-left", "two-right", "two-behind"))
"""GD-O23: where an automated vehicle is placed, seen from the Driver."""
CHOICE: Final = Names("choice", ("out-of-reach", "within-reach", "straight-ahead"))
"""GD-O25: why a Barricade goes where it goes: no vehicle can get there, one can, or nothing nearer was free."""
OUT_OF_REACH: Final = 0
WITHIN_REACH: Final = 1
STRAIGHT_AHEAD: Final = 2
VEHICLE_AT: Final = (("vehicle", VEHICLE), ("space", TEXT), ("facing", FACING))

# Setup.
OBSTACLE_LAID: Final = EventKind("obstacle-laid", "GD-T3", (("obstacle", OBSTACLE), ("space", TEXT)))
OBSTACLE_TAKEN: Final = EventKind("obstacle-taken", "GD-T4", (("obstacle", OBSTACLE),))
CARD_TAKEN: Final = EventKind("card-taken", "GD-S3", (("seat", SEAT), ("card", CARD)), secret="card")
AIMED: Final = EventKind("aimed", "GD-T5", (("seat", SEAT), ("space", TEXT)))
DROPPED: Final = EventKind("dropped", "GD-T5", (("token", NUMBER), ("space", TEXT)))
ADJUSTED: Final = EventKind("adjusted", "GD-T7", (("token", NUMBER), ("space", TEXT)))
STARTED: Final = EventKind("started", "GD-S7", (("seat", SEAT), ("space", TEXT)))
FACED: Final = EventKind("faced", "GD-S7", (("seat", SEAT), ("facing", FACING)))
PLACED: Final = EventKind("placed", "GD-P13", VEHICLE_AT)

# Round and tiles.
ROUND: Final = EventKind("round", "GD-R1", (("round", NUMBER),))
DREW: Final = EventKind("drew", "GD-E4", (("seat", SEAT), ("tile", TILE)), secret="tile")
REDREW: Final = EventKind("redrew", "GD-U18", (("seat", SEAT),))
LAID: Final = EventKind("laid", "GD-E4", (("seat", SEAT), ("space", TEXT), ("tile", TILE)), secret="tile")
LAID_UNSEEN: Final = EventKind("laid-unseen", "GD-O7", (("space", TEXT), ("pile", PILE)))
LAID_OPEN: Final = EventKind("laid-open", "GD-L1", (("seat", SEAT), ("space", TEXT), ("tile", TILE)), reveals=True)
TURNED_UP: Final = EventKind("turned-up", "GD-D13", (("space", TEXT), ("tile", TILE)), reveals=True)
BADGE: Final = EventKind("badge", "GD-K5", (("points", NUMBER), ("tokens", NUMBER)))
RECYCLED: Final = EventKind("recycled", "GD-V9", (("seat", SEAT), ("space", TEXT)))

# The Driver.
STUDIED: Final = EventKind("studied", "GD-D3", (("seat", SEAT), ("space", TEXT)))
PLAYED: Final = EventKind("played", "GD-X3", (("seat", SEAT), ("card", CARD)))
REPLAYED: Final = EventKind("replayed", "GD-X4", (("seat", SEAT), ("card", CARD)))
GAVE_UP_CARD: Final = EventKind("gave-up-card", "GD-U9", (("seat", SEAT), ("card", CARD), ("space", TEXT)))
DROVE: Final = EventKind("drove", "GD-D11", (("seat", SEAT), ("side", SIDE), ("space", TEXT), ("facing", FACING)))
TOOK_STASH: Final = EventKind("took-stash", "GD-C5", (("seat", SEAT), ("space", TEXT), ("loot", NUMBER)))
HAZARD_PLACED: Final = EventKind("hazard-placed", "GD-C1", (("space", TEXT),))
HAZARD_REMOVED: Final = EventKind("hazard-removed", "GD-H6", (("space", TEXT),))
NO_HAZARD: Final = EventKind("no-hazard", "GD-C6", (("space", TEXT), ("reason", REASON)))
STUNT_DONE: Final = EventKind("stunt-done", "GD-H2", (("seat", SEAT), ("card", CARD)))
SPUN_ROUND: Final = EventKind("spun-round", "GD-X14", (("seat", SEAT), ("space", TEXT), ("facing", FACING)))
BACKED: Final = EventKind("backed-out", "GD-H5", (("seat", SEAT), ("space", TEXT)))
PEEKED: Final = EventKind(
    "peeked", "GD-M2", (("seat", SEAT), ("space", TEXT), ("tile", TILE)), secret="tile", reveals=True
)
SKID_ROW_LOSS: Final = EventKind("skid-row", "GD-M4", (("lost", NUMBER), ("tokens", NUMBER)))
EXTRA_MOVE: Final = EventKind("extra-move", "GD-M5", (("seat", SEAT),))
SWAPPED: Final = EventKind("swapped", "GD-X36", (("seat", SEAT), *VEHICLE_AT))
DECOYED: Final = EventKind("decoyed", "GD-X9", (("seat", SEAT), ("space", TEXT), ("facing", FACING)))
TURN_ENDED: Final = EventKind("turn-ended", "GD-R5", (("seat", SEAT),))

# Vehicles and other pieces.
REACTED: Final = EventKind("reacted", "GD-F2", (("vehicle", VEHICLE), ("facing", FACING)))
FOLLOWED: Final = EventKind("followed", "GD-F4", VEHICLE_AT)
SHAKEN: Final = EventKind("shaken", "GD-F5", (("vehicle", VEHICLE),))
RETURNED: Final = EventKind("returned", "GD-F9", VEHICLE_AT)
BROKE_OFF: Final = EventKind("broke-off", "GD-F10", VEHICLE_AT)
CRASHED: Final = EventKind("crashed", "GD-A10", (("vehicle", VEHICLE), ("space", TEXT), ("cause", CAUSE)))
BARRICADE_CRASHED: Final = EventKind("barricade-crashed", "GD-X24", (("space", TEXT),))
SAVED: Final = EventKind("saved", "GD-U5", (("vehicle", VEHICLE), ("space", TEXT), ("tokens", NUMBER)))
JAMMED: Final = EventKind("jammed", "GD-X18", VEHICLE_AT)
FORCED: Final = EventKind("forced", "GD-X29", VEHICLE_AT)
VEHICLE_MOVED: Final = EventKind("vehicle-moved", "GD-A8", VEHICLE_AT)
VEHICLE_TURNED: Final = EventKind("vehicle-turned", "GD-P2", (("vehicle", VEHICLE), ("facing", FACING)))
HALF_TURNED: Final = EventKind("half-turned", "GD-U11", (("vehicle", VEHICLE), ("facing", FACING)))
ANOTHER_ACTION: Final = EventKind("another-action", "GD-U15", (("vehicle", VEHICLE),))
DISPATCHED: Final = EventKind("dispatched", "GD-U7", VEHICLE_AT)
BROKE_THROUGH: Final = EventKind("broke-through", "GD-U6", (("vehicle", VEHICLE), ("space", TEXT)))
NET_CLOSED: Final = EventKind("net-closed", "GD-R7", (("seat", SEAT),))
BOUGHT: Final = EventKind("bought", "GD-P10", (("seat", SEAT), ("upgrade", UPGRADE), ("tokens", NUMBER)))
BARRICADE_PLACED: Final = EventKind("barricade-placed", "GD-U8", (("space", TEXT),))
SPIKES_PLACED: Final = EventKind("spikes-placed", "GD-U17", (("space", TEXT),))

# Four players.
SIGNALLED: Final = EventKind("signalled", "GD-Q7", (("seat", SEAT), ("signal", SIGNAL)), secret="signal")
PLANNED: Final = EventKind("planned", "GD-Q7", (("seat", SEAT),))
DIRECTION_SET: Final = EventKind("direction-set", "GD-Q11", (("seat", SEAT), ("side", SIDE)), secret="side")
DIRECTION_LIFTED: Final = EventKind("direction-lifted", "GD-Q11", (("seat", SEAT),))
DIRECTION_SHOWN: Final = EventKind("direction-shown", "GD-Q11", (("seat", SEAT), ("side", SIDE)), reveals=True)
CHASES: Final = EventKind("chases", "GD-Q16", (("vehicle", VEHICLE), ("seat", SEAT)))
STAYED: Final = EventKind("stayed", "GD-Q17", (("vehicle", VEHICLE),))
SHARED: Final = EventKind("shared", "GD-Q15", (("seat", SEAT), ("card", CARD)))
SHARED_STUNT: Final = EventKind("shared-stunt", "GD-Q14", (("seat", SEAT),))
COPIED: Final = EventKind("copied", "GD-Q26", (("seat", SEAT), ("card", CARD)))
RECOPIED: Final = EventKind("recopied", "GD-Q26", (("seat", SEAT), ("card", CARD)))
TRADED_PLACES: Final = EventKind("traded-places", "GD-Q27", (("seat", SEAT), ("space", TEXT), ("other", TEXT)))
PULLED: Final = EventKind("pulled", "GD-Q27", (("seat", SEAT), ("space", TEXT)))

# The automated Police. `actions`: how many the vehicle still needs; `left`, `right`: vehicles on the Driver's sides.
BADGE_NOTED: Final = EventKind("badge-noted", "GD-O11", (("points", NUMBER), ("cards", NUMBER)))
ON_PATH: Final = (("motive", MOTIVE), ("target", TARGET), ("actions", NUMBER))
AUTOMA_MOVED: Final = EventKind("automa-moved", "GD-O16", (*VEHICLE_AT, *ON_PATH))
AUTOMA_TURNED: Final = EventKind(
    "automa-turned", "GD-O17", (("vehicle", VEHICLE), ("facing", FACING), ("target", TARGET), ("actions", NUMBER))
)
AUTOMA_JOINED: Final = EventKind("automa-joined", "GD-O15", (("vehicle", VEHICLE), ("facing", FACING)))
AUTOMA_FLANKED: Final = EventKind("automa-flanked", "GD-O15", (("vehicle", VEHICLE), ("facing", FACING)))
AUTOMA_PURSUES: Final = EventKind("automa-pursues", "GD-O15", (("vehicle", VEHICLE),))
AUTOMA_FACED: Final = EventKind("automa-faced", "GD-O18", (("vehicle", VEHICLE), ("facing", FACING)))
AUTOMA_WAITS: Final = EventKind("automa-waits", "GD-O18", (("vehicle", VEHICLE),))
AUTOMA_STUCK: Final = EventKind("automa-stuck", "GD-O19", (("vehicle", VEHICLE),))
AUTOMA_AGAIN: Final = EventKind("automa-again", "GD-O20", (("vehicle", VEHICLE),))
UPGRADE_TURNED: Final = EventKind("upgrade-turned", "GD-O22", (("upgrade", UPGRADE), ("deck", NUMBER)))
DECK_SHUFFLED: Final = EventKind("deck-shuffled", "GD-O22", (("deck", NUMBER),))
NO_VEHICLE_LEFT: Final = EventKind("no-vehicle-left", "GD-O22", ())
AUTOMA_PLACED: Final = EventKind(
    "automa-placed", "GD-O23", (*VEHICLE_AT, ("spot", SPOT), ("left", NUMBER), ("right", NUMBER))
)
AUTOMA_NOT_PLACED: Final = EventKind("automa-not-placed", "GD-O23", (("vehicle", VEHICLE),))
AUTOMA_BARRICADE: Final = EventKind("automa-barricade", "GD-O25", (("space", TEXT), ("choice", CHOICE)))
BARRICADE_TAKEN: Final = EventKind("barricade-taken", "GD-O25", (("space", TEXT),))
NO_BARRICADE: Final = EventKind("no-barricade", "GD-O25", ())
EXTRA_ACTION: Final = EventKind("extra-action", "GD-O26", (("vehicle", VEHICLE),))
CHARGED: Final = EventKind("charged", "GD-O27", (("vehicle", VEHICLE),))
CHARGE_USED: Final = EventKind("charge-used", "GD-O27", (("vehicle", VEHICLE), ("space", TEXT)))
CHARGE_GONE: Final = EventKind("charge-gone", "GD-O27", (("vehicle", VEHICLE),))
REDEPLOYED: Final = EventKind("redeployed", "GD-O28", (("vehicle", VEHICLE), ("space", TEXT)))
CARD_OUT: Final = EventKind("card-out", "GD-O29", (("upgrade", UPGRADE),))
DODGED_TUNNEL: Final = EventKind("dodged-tunnel", "GD-O29", VEHICLE_AT)

# The meter and the end.
METER_UP: Final = EventKind("meter-up", "GD-B3", (("seat", SEAT), ("meter", NUMBER), ("red", NUMBER)))
STUDY_PRICE: Final = EventKind("study-price", "GD-D4", (("seat", SEAT), ("meter", NUMBER), ("red", NUMBER)))
METER_DOWN: Final = EventKind("meter-down", "GD-B4", (("seat", SEAT), ("meter", NUMBER), ("red", NUMBER)))
LAST_DITCH: Final = EventKind("last-ditch", "GD-X20", (("seat", SEAT), ("meter", NUMBER), ("red", NUMBER)))
HIDDEN: Final = EventKind("hidden", "GD-B5", (("seat", SEAT),))
WATCHED: Final = EventKind("watched", "GD-V16", (("seat", SEAT),))
IN_THE_CLEAR: Final = EventKind("in-the-clear", "GD-B4", (("seat", SEAT),))
ESCAPED: Final = EventKind("escaped", "GD-W1", (("space", TEXT),))
CAUGHT: Final = EventKind("caught", "GD-W2", (("seat", SEAT),))
CORNERED: Final = EventKind("cornered", "GD-W3", (("seat", SEAT),), reveals=True)
IDLE_WARNING: Final = EventKind("idle-warning", "GD-D19", (("idle", NUMBER), ("left", NUMBER)))
IDLED: Final = EventKind("idled", "GD-D19", ())
UNCOVERED: Final = EventKind("uncovered", "GD-W4", (("tiles", TEXT), ("cards", TEXT)), reveals=True)
"""At the end everything is laid open: the tiles that lie face down, and the cards in hand."""

# Event cards.
EVENT_CARD: Final = EventKind("event-card", "GD-V2", (("card", EVENT),))
EVENT_ASIDE: Final = EventKind("event-aside", "GD-V3", (("card", EVENT),))
HUNT: Final = EventKind("hunt", "GD-V5", (("goal", NUMBER),))
HUNTED: Final = EventKind("hunted", "GD-V8", (("crashes", NUMBER), ("goal", NUMBER)))
RAN_HOME: Final = EventKind("ran-home", "GD-V7", (("vehicle", VEHICLE), ("escapes", NUMBER), ("goal", NUMBER)))
STASH_FOR_BADGE: Final = EventKind("stash-for-badge", "GD-V15", (("seat", SEAT), ("loot", NUMBER)))
FUSE_SET: Final = EventKind("fuse-set", "GD-V18", (("fuse", NUMBER),))
FUSE_BURNT: Final = EventKind("fuse-burnt", "GD-V19", (("fuse", NUMBER),))
GOAL_REACHED: Final = EventKind("goal-reached", "GD-V4", (("card", EVENT),))
NO_TILES_LEFT: Final = EventKind("no-tiles-left", "GD-V9", ())
