"""What an option leads to, told before it is chosen: a few notes in words, and what on the table stands for it.

Everything is made from what is open to all, or from what the deciding seat itself knows.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from lamster.games.on_the_lam.components import (
    ALIBI,
    ALIBIS,
    BONUS,
    CARD,
    CHARACTER,
    GO,
    IS_REROLL,
    ITEM_BONUS,
    KINDS_EACH,
    MOB_HIDEOUT,
    PLAY,
    POLICE_STEP,
    PRIVATE_EYE,
    PURSUIT,
    SKILL,
    START,
    STATION,
    TILE,
    TILE_NUMBER,
    TILE_SKILL,
    TILES,
    king_moves,
)
from lamster.games.on_the_lam.odds import ODDS, cards_won
from lamster.games.on_the_lam.rules.meetings import TRADE, cannot_pay, payable, price
from lamster.games.on_the_lam.rules.search import skill_bonus
from lamster.games.on_the_lam.state import NONE, Lam, held, own_cards, ready
from lamster.kernel.decision import Decision
from lamster.kernel.preview import AND, Note

KEPT: Final = 4096
"""Notes that are kept, of all tables of a server: a few hundred are possible in each game."""
PLAY_PILE: Final = "play-pile"
POINTING: Final = frozenset({"act", "meet", "retry"})
"""Kinds of questions with options that do not name what stands for them on the table."""

# Where the police are, and may be next.

POLICE_NEAR: Final = [{TILE.codes[to]: king_moves(police, to) for to in range(TILES)} for police in range(TILES)]
"""How many steps of a pursuit each tile is away from the police, by where they are."""
PATROL: Final = [
    {TILE.codes[to]: 100 * steps.count(to) // len(steps) for to in sorted(set(steps))} for steps in POLICE_STEP
]
"""Where the police go at the end of the round, and how likely in per cent, by where they are (OTL-P1 to P3)."""


# What stands for an option.


def targets_of(s: Lam, decision: Decision) -> dict[str, str]:
    """What stands for a code that does not name it: a tile, a pile, or cards in the own hand, joined by `+`."""
    if decision.kind not in POINTING:
        return {}
    targets = {code: target(s, decision.seat, code) for code in decision.codes}
    return {code: found for code, found in targets.items() if found}


def target(s: Lam, seat: int, code: str) -> str:
    if code == "search" or code == "retry":
        return TILE.codes[s.tiles[seat]]
    if code == "draw":
        return PLAY_PILE
    character = TRADE.get(code, NONE)
    return AND.join(dict.fromkeys([ALIBI.codes[card] for card in s.hands[seat] if card // KINDS_EACH == character]))


# Notes.


def notes_of(s: Lam, decision: Decision) -> list[Note]:
    notes: list[Note] = []
    for code in decision.codes:
        verb, _, argument = code.partition(":")
        made = NOTES.get(verb)
        if made is not None:
            notes += made(s, decision.seat, code, argument)
    return notes


Notes = tuple[Note, ...]
MOVES_ON_FOOT: Final = GO.kind_of


@lru_cache(KEPT)
def noted(code: str, note: str) -> Notes:
    return (Note(code, note, {}),)


@lru_cache(KEPT)
def warned(code: str, note: str) -> Notes:
    return (Note(code, note, {}, warning=True),)


def move_notes(s: Lam, seat: int, code: str, at: str) -> Notes:
    """OTL-T1, C1: what can be done there, and how far the police are."""
    tile = TILE.index[at]
    if tile == s.tiles[seat]:
        return noted(code, "note-stay")
    if tile == STATION:
        return noted(code, "note-station")
    if tile == s.police and s.settings.walk_into_police:
        return place_notes(s, seat, code, tile) + investigated(s, seat, code)
    return place_notes(s, seat, code, tile) + police_notes(code, tile, s.police)


def place_notes(s: Lam, seat: int, code: str, tile: int) -> Notes:
    """OTL-C1: a ride ends where nothing is searched."""
    if tile == PRIVATE_EYE or tile == MOB_HIDEOUT:
        return noted(code, meeting_note(s, seat, code, tile))
    on_foot = code in MOVES_ON_FOOT
    if s.marks[seat] >> tile & 1:
        return noted(code, "note-marked" if on_foot else "note-marked-ride")
    if not on_foot:
        return ()
    return location_notes(code, tile, s.settings.die, s.characters[seat], s.items[seat])


def meeting_note(s: Lam, seat: int, code: str, tile: int) -> str:
    """On foot and with too few cards for any trade the play card is drawn without a question."""
    if cannot_pay(s, seat) and code in MOVES_ON_FOOT:
        return "note-too-few"
    if not payable(s, seat, tile):
        return "note-no-pair"
    return "note-eye" if tile == PRIVATE_EYE else "note-mob"


def phone_notes(s: Lam, seat: int, code: str, at: str) -> Notes:
    """OTL-C3, I8: whom the police meet there; at their station they ask nobody."""
    tile = TILE.index[at]
    if tile == STATION:
        return ()
    there = [CHARACTER.codes[s.characters[other]] for other in range(s.seats) if s.tiles[other] == tile != NONE]
    others = [who for who in there if CHARACTER.index[who] != s.characters[seat]]
    notes = (Note(code, "note-here", {"character": AND.join(others)}),) if others else ()
    return notes + investigated(s, seat, code) if s.tiles[seat] == tile else notes


def investigated(s: Lam, seat: int, code: str) -> Notes:
    """OTL-I2, I4: the police would ask this seat."""
    return warned(code, "note-surrender" if own_cards(s, seat) else "note-arrest")


@lru_cache(KEPT)
def police_notes(code: str, tile: int, police: int) -> Notes:
    """OTL-P1, P5: they are there, may come at the end of the round, or could be there after a failed search."""
    if tile == police:
        return noted(code, "note-police")
    patrol = patrol_notes(code, tile, police)
    return patrol or (noted(code, "note-police-near") if king_moves(police, tile) == 1 else ())


def patrol_notes(code: str, tile: int, police: int) -> Notes:
    chance = PATROL[police].get(TILE.codes[tile], 0)
    return (Note(code, "note-patrol", {"chance": chance}),) if chance and tile != STATION else ()


# Searching.


@lru_cache(KEPT)
def location_notes(code: str, tile: int, die: str, character: int, item: int) -> Notes:
    """OTL-S1, S2: what a search takes, and the chance of one try."""
    need = TILE_NUMBER[tile] - BONUS[character][TILE_SKILL[tile]]
    skill, chance = SKILL.codes[TILE_SKILL[tile]], percent(die, need)
    told = Note(code, "note-location", {"skill": skill, "number": TILE_NUMBER[tile], "chance": chance})
    return (told, *with_item(code, tile, die, need, item))


@lru_cache(KEPT)
def try_notes(code: str, tile: int, die: str, need: int, item: int) -> Notes:
    """The chance of this try, and the cards to expect of it."""
    cards = round(ODDS[die][max(need, 0)][1], 1)
    note = Note(code, "note-search", {"chance": percent(die, need), "cards": cards})
    return (note, *with_item(code, tile, die, need, item))


def with_item(code: str, tile: int, die: str, need: int, item: int) -> Notes:
    """OTL-D5: the chance with the item in hand, where that applies."""
    if item == NONE:
        return ()
    added = ITEM_BONUS[item][TILE_SKILL[tile]]
    if not added and not IS_REROLL[item]:
        return ()
    chance = percent(die, need - added) if added else again(die, need)
    return (Note(code, "note-with-item", {"play": PLAY.codes[item], "chance": chance}),)


def percent(die: str, need: int) -> int:
    return round(100 * ODDS[die][max(need, 0)][0])


def again(die: str, need: int) -> int:
    """OTL-S15: the chance of one of two rolls."""
    missed = 1 - ODDS[die][max(need, 0)][0]
    return round(100 * (1 - missed * missed))


def search_notes(s: Lam, seat: int, code: str, _: str) -> Notes:
    """The chance, and what a failure would bring (OTL-P5 to P7)."""
    tile = s.tiles[seat]
    need = TILE_NUMBER[tile] - skill_bonus(s, seat)
    chances = try_notes(code, tile, s.settings.die, need, s.items[seat])
    police = PURSUIT[s.police][tile]
    if police != tile:
        return chances + failure_notes(code, police)
    return chances + warned(code, "note-failure-surrender" if own_cards(s, seat) else "note-failure-arrest")


@lru_cache(KEPT)
def failure_notes(code: str, police: int) -> Notes:
    return (Note(code, "note-failure", {"tile": TILE.codes[police]}),)


def item_notes(s: Lam, seat: int, code: str, item: str) -> Notes:
    """The effect of an item; with the die on the table the total, before the roll or for a new one the chance."""
    tile, played = s.tiles[seat], PLAY.index[item] if item else NONE
    added = ITEM_BONUS[played][TILE_SKILL[tile]] if item else 0
    need = TILE_NUMBER[tile] - skill_bonus(s, seat)
    effect = noted(code, f"play-{item}.effect") if item else ()
    if is_rolled(s) and not (item and IS_REROLL[played]):
        wasted = item and won(s, seat, 0) == won(s, seat, added)
        return (*effect, *(warned(code, "note-wasted") if wasted else ()), total_note(s, seat, code, added))
    return effect + try_notes(code, tile, s.settings.die, need - added, NONE)


def is_rolled(s: Lam) -> bool:
    return any(decision.kind == "item" for decision in s.open)


def total_with(s: Lam, seat: int, added: int) -> int:
    return s.die + s.extra + skill_bonus(s, seat) + added


def won(s: Lam, seat: int, added: int) -> int:
    """The cards that the die on the table brings, with this added to it."""
    return cards_won(total_with(s, seat, added), TILE_NUMBER[s.tiles[seat]])


def total_note(s: Lam, seat: int, code: str, added: int) -> Note:
    total, number = total_with(s, seat, added), TILE_NUMBER[s.tiles[seat]]
    return Note(code, "note-total", {"total": total, "number": number, "cards": won(s, seat, added)})


# Cards and people.


def card_notes(s: Lam, seat: int, code: str, card: str) -> Notes:
    return card_told(code, CARD.index[card], s.characters[seat])


@lru_cache(KEPT)
def card_told(code: str, card: int, own: int) -> Notes:
    if card >= ALIBIS:
        return (Note(code, f"play-{CARD.codes[card]}.effect", {}),)
    if card // KINDS_EACH == own:
        return noted(code, "note-own") if code.startswith("surrender") else warned(code, "note-own")
    return (Note(code, "note-of", {"character": CHARACTER.codes[card // KINDS_EACH]}),)


def trade_notes(s: Lam, seat: int, code: str, who: str) -> Notes:
    """OTL-E1, M1, M2: what it costs and brings; those who stand where the police are sent are asked too."""
    character = CHARACTER.index[who]
    cost = Note(code, "note-price", {"alibi": AND.join([ALIBI.codes[card] for card in price(s, seat, character)])})
    if s.tiles[seat] == PRIVATE_EYE:
        return (cost, Note(code, "note-for-own", {}))
    tile = s.tiles[s.characters.index(character)]
    sent = Note(code, "note-for-police", {"tile": TILE.codes[tile]})
    beside = tile == s.tiles[seat] != s.police
    return (cost, sent, *(investigated(s, seat, code) if beside else ()))


@lru_cache(KEPT)
def suspect_notes(code: str, who: str) -> Notes:
    """OTL-A3: the skills of a character, and where it starts."""
    character = CHARACTER.index[who]
    skills = sorted([(-bonus, SKILL.codes[i]) for i, bonus in enumerate(BONUS[character]) if bonus])
    bonuses = [Note(code, "note-bonus", {"skill": skill, "bonus": -bonus}) for bonus, skill in skills]
    return (*bonuses, Note(code, "note-starts", {"tile": TILE.codes[START[character]]}))


def pick_notes(_s: Lam, _seat: int, code: str, who: str) -> Notes:
    return suspect_notes(code, who)


def draw_notes(s: Lam, seat: int, code: str, _: str) -> Notes:
    left = pile_notes(code, s.play_pile.size())
    return left + warned(code, "note-risky") if ready(s, seat) else left


@lru_cache(KEPT)
def pile_notes(code: str, cards: int) -> Notes:
    return (Note(code, "note-draw", {"cards": cards}),)


def end_notes(s: Lam, seat: int, code: str, _: str) -> Notes:
    """OTL-P1: the police may come here when the round is over."""
    return patrol_notes(code, s.tiles[seat], s.police)


def rob_notes(s: Lam, seat: int, code: str, number: str) -> Notes:
    """OTL-C9: how many cards there are to choose from, and those that this seat has seen go there."""
    victim = int(number) - 1
    known = [CARD.codes[card] for knowers, hands, card in s.facts if knowers >> seat & 1 and hands == 1 << victim]
    seen = (Note(code, "note-known", {"card": AND.join(sorted(known))}),) if known else ()
    return (Note(code, "note-holds", {"cards": held(s, victim)}), *seen)


NOTES: Final[dict[str, Callable[[Lam, int, str, str], Notes]]] = {
    "go": move_notes,
    "taxi": move_notes,
    "phone": phone_notes,
    "search": search_notes,
    "retry": search_notes,
    "use": item_notes,
    "keep": item_notes,
    "discard": card_notes,
    "give": card_notes,
    "surrender": card_notes,
    "trade": trade_notes,
    "pick": pick_notes,
    "draw": draw_notes,
    "end": end_notes,
    "rob": rob_notes,
}
