"""What a seat alone knows of Escape from New York (ledger 7.2)."""

from dataclasses import dataclass

from lamster.games.escape_from_new_york import knowledge
from lamster.games.escape_from_new_york.components import (
    ACTION,
    BLUE,
    CASES,
    EVENT,
    NONE,
    PURPLE,
    SPACE,
    THING,
    TILE,
    cards_in,
)
from lamster.games.escape_from_new_york.preview_plan import gullfire_at_risk
from lamster.games.escape_from_new_york.rules.fighting import attackers
from lamster.games.escape_from_new_york.rules.winning import at_transport, has_blue
from lamster.games.escape_from_new_york.state import NewYork

SLOT_NUMBER = {1 << knowledge.SLOT + slot: slot + 1 for slot in range(CASES)}


@dataclass(slots=True)
class LoneView:
    """EFNY-V5: the four conditions of the own Lone Victory."""

    president: bool
    level: bool
    thing: bool
    transport: bool
    at_risk: bool
    """EFNY-X1: New York may destroy the Gullfire next, and it is the way out."""


@dataclass(slots=True)
class OwnView:
    """EFNY-G14: what only the seat itself knows, and may look at at any time."""

    seat: int
    hand: list[str]
    discard: list[str]
    chosen: list[str]
    supply: list[str]
    shop: list[str]
    blue: str | None
    purple: str | None
    lone: LoneView
    threat: int
    """Damage that step 7 would bring as things stand, before anything wards it off."""
    peeked: list[tuple[str, str]]
    """Face-down POI tiles it has looked at: the space and the tile."""
    slots: list[tuple[int, str]]
    """Case slots whose card it knows."""
    event_top: str | None
    event_bottom: str | None


def named(cards: int) -> list[str]:
    return [ACTION.codes[card] for card in cards_in(cards)]


def own_view(s: NewYork, seat: int) -> OwnView | None:
    if s.heroes[seat] == NONE:
        return None
    facts = [(where, thing) for viewer, where, thing in s.facts if viewer == seat]
    return OwnView(
        seat=seat,
        hand=named(s.hands[seat]),
        discard=named(s.discards[seat]),
        chosen=[ACTION.codes[card] for card in s.chosen] if seat == s.active else [],
        supply=[THING.codes[thing] for thing in s.supplies[seat]],
        shop=[THING.codes[thing] for thing in s.shop] if seat == s.active else [],
        blue=None if s.blues[seat] == NONE else BLUE.codes[s.blues[seat]],
        purple=None if s.purples[seat] == NONE else PURPLE.codes[s.purples[seat]],
        lone=lone_view(s, seat),
        threat=attackers(s, seat)[0],
        peeked=[
            (SPACE.codes[where - knowledge.POI], TILE.codes[tile])
            for where, tile in facts
            if knowledge.POI <= where < knowledge.EVENT_TOP
        ],
        slots=[(SLOT_NUMBER[where], THING.codes[thing]) for where, thing in facts if where in SLOT_NUMBER],
        event_top=next((EVENT.codes[event] for where, event in facts if where == knowledge.EVENT_TOP), None),
        event_bottom=next((EVENT.codes[event] for where, event in facts if where == knowledge.EVENT_BOTTOM), None),
    )


def lone_view(s: NewYork, seat: int) -> LoneView:
    return LoneView(
        president=s.taken or s.hurried,
        level=s.levels[seat] >= s.settings.lone_level,
        thing=s.blues[seat] != NONE and has_blue(s, seat),
        transport=s.purples[seat] != NONE and at_transport(s, seat, s.purples[seat]),
        at_risk=gullfire_at_risk(s, seat),
    )
