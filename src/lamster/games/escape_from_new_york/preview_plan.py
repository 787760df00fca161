"""What the plan of a turn leads to as far as its player can tell, and what stands in the way of a card (ledger 7.4)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from lamster.games.escape_from_new_york import knowledge
from lamster.games.escape_from_new_york.components import (
    ACTION,
    COST,
    EFFECT,
    FIRST_SPECIAL,
    GULLFIRE,
    MISSION_CUBES,
    MOST_NOISE,
    NOISE,
    NONE,
    NY_CARD,
    NY_CARDS,
    NY_SPECIALS,
    WTC_SPACE,
    Word,
    cards_in,
)
from lamster.games.escape_from_new_york.rules.action import ABILITY_MOVE, ABILITY_NOISE, feasible, part_works
from lamster.games.escape_from_new_york.rules.city import building_at, enemy_at, hero_at
from lamster.games.escape_from_new_york.rules.fighting import SHELTER, attackers, number_to_trick
from lamster.games.escape_from_new_york.rules.moving import manholes_from
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.event import Names

HINDRANCE: Final = Names(
    "hindrance",
    (
        *["enemies", "walled", "crash", "trick", "trick-room", "steal", "manhole", "manhole-car", "poi", "car"],
        *["break", "wire"],
    ),
)
"""Why a card would do nothing now. `crash`: it works by giving up the Car (EFNY-R7)."""
NOISE_STEP: Final = 6
"""EFNY-H13, H14: then the Noise of the cards is made, and they are discarded."""
SPECIALS: Final = range(FIRST_SPECIAL, FIRST_SPECIAL + NY_SPECIALS)
WRECKERS: Final = NY_CARD.index["wreckers"]
WRECKING_CREW: Final = NY_CARD.index["wrecking-crew"]
RECOVERING: Final = frozenset(
    [card for card, words in enumerate(EFFECT) if any(word[0] == "recover" for word in words)]
)
"""EFNY-W5: cards that take others back."""


@dataclass(slots=True)
class PressureView:
    """EFNY-O1 to O4: how far Noise gets."""

    noise: int
    missions: int
    """Mission cubes in the left box."""
    tiles: int
    """Timer tiles that are turned up because of it."""


@dataclass(slots=True)
class PayableView:
    """EFNY-N2: of this many New York cards, at least and at most how many New York can pay for in step 11."""

    noise: int
    least: int
    most: int
    cards: int


@dataclass(slots=True)
class ForecastView:
    """What a plan comes to."""

    code: str
    """The option with which it would be so; empty: as things stand."""
    made: int
    """Noise of the cards of this turn."""
    after: PressureView
    payable: PayableView
    damage: int
    """Damage of step 7 that is not warded off by now."""
    at_risk: int
    """Cards that it may hit."""
    forced: bool
    """EFNY-H2: not more than one card will be left, and none of this turn's cards takes others back."""


# Noise.


def louder(s: NewYork, gained: int) -> PressureView:
    """EFNY-O1, O3, O4: beyond 10 each moves a Mission cube; the last one brings a Timer tile, then it starts from 0."""
    noise, missions, tiles = s.noise, s.missions, 0
    while gained:
        free = min(gained, MOST_NOISE - noise)
        noise, gained = noise + free, gained - free
        moved = min(gained, missions)
        missions, gained = missions - moved, gained - moved
        if not missions:
            noise, missions, tiles = 0, MISSION_CUBES, tiles + 1
    return PressureView(noise, missions, tiles)


def payable(s: NewYork, noise: int) -> PayableView:
    """EFNY-N1 to N3, Q4: the top card goes, then the next one counts; with one card left all are shuffled first."""
    below = knowledge.known_below(s)
    top = [] if s.ny_top == NONE else [s.ny_top]
    bonuses = [card for card in range(NY_CARDS) if s.bonuses >> card & 1]
    discard = [card for card in range(NY_CARDS) for _ in range(s.ny_discard[card])]
    deck = sum(s.ny_deck) + len(top)
    seen = [*below, *(discard + bonuses + top if deck == 2 else [])]
    unseen = max(0, deck - len(top) - len(below))
    could = [card for card in SPECIALS if card not in (*seen, *discard, *bonuses, *top)]
    dear = len(could) - affordable(could, noise)
    least = affordable(seen, noise) + max(0, unseen - dear)
    most = affordable(seen, noise) + min(unseen, affordable(could, noise))
    return PayableView(noise, least, most, len(seen) + unseen)


def affordable(cards: Iterable[int], noise: int) -> int:
    return len([card for card in cards if COST[card] <= noise])


# The plan.


def forecast(s: NewYork, seat: int, code: str = "") -> ForecastView:
    """What this turn comes to once this option is chosen."""
    verb, _, name = code.partition(":")
    card = ACTION.index.get(name, NONE)
    planned = planned_with(s, verb, card)
    made = s.made_noise + sum([NOISE[one] for one in planned])
    if verb in ("hit-instead", "move-instead"):
        made += ABILITY_NOISE - NOISE[card]
    after = louder(s, made)
    left = s.hands[seat].bit_count() + len(s.chosen) - len(planned)
    helped = any(one in RECOVERING for one in (*planned, *cards_in(s.shown)))
    pays = payable(s, louder(s, made + 1).noise)
    return ForecastView(code, made, after, pays, damage_ahead(s, seat), left, left <= 1 and not helped)


def planned_with(s: NewYork, verb: str, card: int) -> tuple[int, ...]:
    if verb == "choose":
        return (*s.chosen, card)
    if verb == "unchoose":
        return tuple([other for other in s.chosen if other != card])
    return s.chosen


def damage_ahead(s: NewYork, seat: int) -> int:
    """EFNY-D5, D7: what a Shelter and GUARD leave of it."""
    if building_at(s, s.at[seat]) == SHELTER:
        return 0
    return max(0, attackers(s, seat)[0] - (s.guard if seat == s.active else 0))


def forecasts(s: NewYork, seat: int, codes: Sequence[str]) -> list[ForecastView]:
    """As things stand, and with each option that changes it; none once the cards are discarded."""
    if s.active != seat or s.step >= NOISE_STEP:
        return []
    changing = [code for code in codes if code.startswith(("choose:", "unchoose:", "hit-instead:", "move-instead:"))]
    return [forecast(s, seat, code) for code in ("", *changing)]


def gullfire_at_risk(s: NewYork, seat: int) -> bool:
    """EFNY-X1: New York may wreck the Gullfire with its next card, and it is this Hero's own way out."""
    if s.purples[seat] != GULLFIRE or not s.gullfire or hero_at(s, WTC_SPACE):
        return False
    coming = knowledge.known_below(s)
    return WRECKING_CREW in coming or (WRECKERS in coming and enemy_at(s, WTC_SPACE))


# What stands in the way of a card.


def hindrances(s: NewYork, seat: int) -> dict[str, str]:
    """EFNY-H6, H8: of the cards in hand and in the plan, those that would do nothing now, and why."""
    if s.active != seat or s.step >= NOISE_STEP:
        return {}
    cards = [*cards_in(s.hands[seat]), *s.chosen]
    found = [(ACTION.codes[card], hindrance(s, EFFECT[card])) for card in cards]
    return {card: why for card, why in found if why}


def hindrance(s: NewYork, words: tuple[Word, ...]) -> str:
    """What cannot be performed as things stand; empty where all can."""
    if feasible(s, words):
        return ""
    missing = [reason(s, part) for part in words if not part_works(s, part, False)]
    return next((why for why in missing if why != "crash"), missing[0])


def ability_hindrance(s: NewYork) -> str:
    """EFNY-H10: of the step that the personal ability makes."""
    return hindrance(s, ABILITY_MOVE)


def reason(s: NewYork, part: Word) -> str:
    """Why this part of a card cannot be performed."""
    word, number, marks = part
    here = s.at[s.active]
    if part_works(s, part, True):
        return "crash"
    if word == "move":
        return "enemies" if "clear" in marks and enemy_at(s, here) else "walled"
    if word == "trick":
        return "trick" if number_to_trick(s) < number else "trick-room"
    if word == "manhole":
        return "manhole-car" if manholes_from(s, here) else "manhole"
    if word == "gain-car":
        return "walled" if s.cars[s.active] else "car"
    return "poi" if word == "poi-jump" else word
