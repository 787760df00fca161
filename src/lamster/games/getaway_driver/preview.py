"""What a code would lead to, told before it is confirmed, in a few notes.

Everything is made from what is open to all, or from what the deciding seat itself knows.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from lamster.games.getaway_driver.components import (
    ARMORED_CAR,
    BEHIND,
    COST,
    ENFORCEMENT,
    GARAGE_HIDEOUT,
    HUNTER,
    LEFT,
    LIGHT,
    MOTORCYCLE,
    NONE,
    RIGHT,
    SPECIAL,
    STUNT,
    TILE,
    TILE_BADGE,
    TILE_ICONS,
    TILE_LIGHT,
    TILE_SPECIAL,
    UPGRADE,
    VEHICLE,
    VEHICLE_KIND,
)
from lamster.games.getaway_driver.events import BY_HAZARD, BY_RAMMING
from lamster.games.getaway_driver.preview_places import Placement, placements_of, targets_of
from lamster.games.getaway_driver.rules.board import face_up, is_special, may_enter, vehicles_on
from lamster.games.getaway_driver.rules.cards import DRIVE_SIDE
from lamster.games.getaway_driver.rules.crashes import can_use, immune
from lamster.games.getaway_driver.rules.pursuit import directly_behind
from lamster.games.getaway_driver.rules.round import idle_left, pursued, watched
from lamster.games.getaway_driver.rules.turn import hazardous
from lamster.games.getaway_driver.state import AVOID, RIDE, Getaway
from lamster.kernel.decision import Decision
from lamster.kernel.preview import Args, Note

WAYS_ON: Final = (0, LEFT, RIGHT)
FEW_WAYS: Final = 2
"""Fewer ways on than this are worth a warning."""
FEW_ROUNDS: Final = 5
"""An idle limit this near, in rounds, is worth a warning."""
SPUN: Final = "handbrake_turn"
ABILITY: Final = ("effect",)
TOLD_OF_CARDS: Final = {
    **dict.fromkeys(("take", "give", "give-again"), ("stunt", "effect")),
    **dict.fromkeys(("play", "replay", "copy", "recopy", "spin", "respin", "copy-spin", "recopy-spin"), ABILITY),
    **dict.fromkeys(("stunt", "restunt", "copy-stunt", "recopy-stunt"), ("stunt",)),
}
"""What is told of a card, by the verb of its option."""
PAID: Final = ("replay", "restunt", "respin", "give-again", "recopy", "recopy-stunt", "recopy-spin")
"""Verbs that take a card from the discard pile (GD-X4)."""


@dataclass(slots=True)
class OwnView:
    """What the viewer is asked: where each code points on the map, which piece would stand there, what it leads to."""

    seat: int
    targets: dict[str, str]
    placements: dict[str, Placement]
    notes: list[Note]


def own_view(s: Getaway, seat: int) -> OwnView | None:
    for decision in s.open:
        if decision.seat == seat:
            return OwnView(seat, targets_of(s, decision), placements_of(s, decision), notes_for(s, decision))
    return None


def notes_for(s: Getaway, decision: Decision) -> list[Note]:
    """The notes on every option of a question."""
    return [note for code in decision.codes for note in notes_on(s, decision, code)]


def notes_on(s: Getaway, decision: Decision, code: str) -> list[Note]:
    verb = code.partition(":")[0]
    if verb in TOLD_OF_CARDS:
        return [*last_card_notes(s, decision, code), *card_notes(s, code)]
    told = NOTES.get(verb)
    return told(s, decision, code) if told else []


# The Driver's turn.


def study_notes(s: Getaway, decision: Decision, code: str) -> list[Note]:
    return [] if s.event == HUNTER else [meter_note(s, decision.seat, code, "note-study")]


def end_notes(s: Getaway, decision: Decision, code: str) -> list[Note]:
    return [*caught_notes(s, decision, code), *idle_notes(s, code)]


def caught_notes(s: Getaway, decision: Decision, code: str) -> list[Note]:
    """GD-B3: who stays pursued on the last space before red is caught, unless the garage hides the car."""
    driver = decision.seat
    if decision.kind == "round-start" or s.event == HUNTER or s.meter[driver] < s.settings.red - 1:
        return []
    hidden = is_special(s, s.car[driver], GARAGE_HIDEOUT)
    return [Note(code, "note-caught", {}, True)] if pursued(s, driver) and not hidden else []


def idle_notes(s: Getaway, code: str) -> list[Note]:
    """GD-D19: this brings no new tile, and soon that is the end."""
    left = idle_left(s)
    return [] if left is None else [Note(code, "note-idle", {"left": left}, left <= FEW_ROUNDS)]


def drive_notes(s: Getaway, decision: Decision, code: str) -> list[Note]:
    """Who follows, who is shaken off, who could arrive, and what that means for the meter."""
    driver = decision.seat
    way = s.heading[driver] + DRIVE_SIDE[code] & 3
    space = s.ground.ahead[way][s.car[driver]]
    followed = decision.kind == "turn" or decision.rule == "GD-M5"
    here = vehicles_on(s, s.car[driver]) if followed else []
    # A Helicopter does not come along into a face-up Tunnel (GD-U13).
    following = [v for v in here if not directly_behind(s, v, way) and may_enter(s, v, space)]
    notes = [Note(code, "note-follows", {"vehicle": VEHICLE.codes[v]}) for v in following]
    notes += [Note(code, "note-shaken", {"vehicle": VEHICLE.codes[v]}) for v in here if v not in following]
    arriving = [v for v in s.in_play if v not in following and can_arrive(s, v, space)]
    notes += [Note(code, "note-arrives", {"vehicle": VEHICLE.codes[v]}) for v in arriving]
    if space in s.barricades and not s.ramming[driver]:
        notes.append(Note(code, "note-barricade", {}))
    if hazardous(s, space):
        notes.append(Note(code, "note-hazard", {}))
    if face_up(s, space):
        notes += idle_notes(s, code)
    there = [v for v in vehicles_on(s, space) if not (s.ramming[driver] and not immune(s, v, BY_RAMMING))]
    notes += meter_notes(s, driver, code, space, bool(following) or bool(there))
    return [*notes, *dead_end_notes(s, code, space, way)]


def dead_end_notes(s: Getaway, code: str, space: int, way: int) -> list[Note]:
    """GD-D16, T2, T3: the edge of the table or an obstacle leaves hardly a way on from there."""
    ways = sum([s.ground.ahead[way + side & 3][space] != NONE for side in WAYS_ON])
    return [Note(code, "note-dead-end", {"ways": ways}, True)] if ways < FEW_WAYS else []


def can_arrive(s: Getaway, vehicle: int, space: int) -> bool:
    """Whether a vehicle could drive onto this space with one action in step A, once the Driver is there."""
    if not may_enter(s, vehicle, space) or not can_act(s, vehicle):
        return False
    if hazardous(s, space) and not braves_hazards(s, vehicle):
        return False
    way = s.ground.direction(s.at[vehicle], space)
    return way != NONE and way != s.facing[vehicle] + BEHIND & 3


def can_act(s: Getaway, vehicle: int) -> bool:
    """GD-P1, U15: it has not moved this round, or is a Motorcycle that can pay for another action."""
    if not s.moved >> vehicle & 1:
        return True
    return VEHICLE_KIND[vehicle] == MOTORCYCLE and can_use(s, RIDE, MOTORCYCLE, vehicle)


def braves_hazards(s: Getaway, vehicle: int) -> bool:
    """GD-U6, U10, V13: a Helicopter, an Armored Car that can pay, any vehicle that cannot crash."""
    if VEHICLE_KIND[vehicle] == ARMORED_CAR and can_use(s, AVOID, ARMORED_CAR, vehicle):
        return True
    return immune(s, vehicle, BY_HAZARD)


def meter_notes(s: Getaway, driver: int, code: str, space: int, pursued: bool) -> list[Note]:
    """GD-B3, B5, V16: what the check would do if nothing else changed."""
    if s.event == HUNTER:
        return []
    if is_special(s, space, GARAGE_HIDEOUT):
        return [Note(code, "note-hideout", {})]
    if pursued or space in s.spikes or watched(s, space):
        return [meter_note(s, driver, code, "note-meter")]
    return []


def meter_note(s: Getaway, driver: int, code: str, note: str) -> Note:
    """GD-W2: how far from red the meter would be then."""
    left = s.settings.red - s.meter[driver] - 1
    return Note(code, note, {"left": left}, left == 0)


# Cards.


def last_card_notes(s: Getaway, decision: Decision, code: str) -> list[Note]:
    """GD-U9: nothing is left in hand behind this Barricade."""
    last = code.startswith("give:") and s.hand[decision.seat].bit_count() == 1
    return [Note(code, "note-last-card", {}, True)] if last else []


def card_notes(s: Getaway, code: str) -> list[Note]:
    """What it costs, and what the card or the half of it that is played is good for."""
    verb, _, card = code.partition(":")
    price = [Note(code, "note-stash", {"tokens": s.settings.price})] if verb in PAID else []
    return [*price, *[Note(code, f"card-{card or SPUN}.{told}", {}) for told in TOLD_OF_CARDS[verb]]]


# Tiles and upgrades.


def lay_notes(_s: Getaway, _decision: Decision, code: str) -> list[Note]:
    return [Note(code, note, args) for note, args in tile_facts(TILE.index[code.partition(":")[2]])]


def tile_facts(tile: int) -> Iterator[tuple[str, Args]]:
    """A tile with everything on it spelt out."""
    yield f"light-{LIGHT.codes[TILE_LIGHT[tile]]}", {}
    yield from ((f"stunt-{stunt}.short", {}) for i, stunt in enumerate(STUNT.codes) if TILE_ICONS[tile] >> i & 1)
    if TILE_BADGE[tile]:
        yield "note-badge", {"points": TILE_BADGE[tile]}
    if TILE_SPECIAL[tile]:
        yield f"special-{SPECIAL.codes[TILE_SPECIAL[tile]]}.effect", {}


def buy_notes(s: Getaway, _decision: Decision, code: str) -> list[Note]:
    name = code.partition(":")[2]
    cost = COST[UPGRADE.index[name]]
    return [Note(code, "note-buy", {"cost": cost, "left": s.tokens - cost}), Note(code, f"upgrade-{name}.effect", {})]


def done_notes(s: Getaway, decision: Decision, code: str) -> list[Note]:
    """GD-K6: with nothing left in the supply, badges pay nothing."""
    rich = decision.kind == "purchase" and s.tokens == ENFORCEMENT * s.settings.copies
    return [Note(code, "note-rich", {"tokens": s.tokens}, True)] if rich else []


NOTES: Final[dict[str, Callable[[Getaway, Decision, str], list[Note]]]] = {
    "drive": drive_notes,
    "study": study_notes,
    "end": end_notes,
    "pass": caught_notes,
    "lay": lay_notes,
    "buy": buy_notes,
    "done": done_notes,
}
"""What is told of an option, by its verb."""
