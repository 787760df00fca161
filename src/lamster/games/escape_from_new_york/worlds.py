"""Other worlds that a seat cannot tell apart from the true one (docs/decisions/0006-hidden-hands.md).

A world is drawn by laying down what the viewer knows and dealing the rest at random into what is open: cards of a Hero
between hand, plan and discard pile; Items between supplies, deck and discard pile; Case cards between slots and
supplies; objectives between Heroes and decks. Every place has just as many cards as before. The true places of hidden
cards are never looked at.
"""

from random import Random
from typing import Final

from lamster.games.escape_from_new_york.components import (
    BASE_SPECIALS,
    CASES,
    FIRST_CASE,
    FIRST_POI,
    FIRST_SPECIAL,
    ITEMS,
    NONE,
    NY_SPECIALS,
    POI_SPACES,
    STEALS,
    STRETCH_SPECIALS,
    cards_in,
)
from lamster.games.escape_from_new_york.knowledge import (
    ALL_VIEWERS,
    BLUE_CARD,
    CASE,
    DECK,
    DISCARD,
    EVENT_BOTTOM,
    EVENT_TOP,
    ITEM,
    ONLOOKER,
    OUT,
    POI,
    PURPLE_CARD,
    SHOP,
    SLOT,
    backs,
    known_cards,
    open_things,
    room,
    sort_of,
)
from lamster.games.escape_from_new_york.state import UNSEEN, NewYork
from lamster.kernel.pile import Pile
from lamster.kernel.play import ask_again

Known = tuple[int, int]
"""A set of places, and a card that lies in one of them."""
TRIES: Final = 40
"""How often uncertain cards are laid at random before a fit is searched for."""


def resample(s: NewYork, seat: int | None, rng: Random) -> NewYork:
    """Another world that this seat cannot tell apart."""
    w = s.clone()
    viewer = ONLOOKER if seat is None else seat
    w.facts = [fact for fact in w.facts if fact[0] in (viewer, ALL_VIEWERS)]
    for other in range(w.seats):
        if other != viewer and w.heroes[other] != NONE:
            deal_actions(w, other, rng)
    deal_items(w, viewer, rng)
    deal_cases(w, viewer, rng)
    deal_objectives(w, viewer, BLUE_CARD, rng)
    deal_objectives(w, viewer, PURPLE_CARD, rng)
    deal_pois(w, rng)
    deal_events(w, rng)
    deal_specials(w, rng)
    if w.answers:
        show_again(w, viewer, rng)
    ask_again(w)
    return w


# Dealing.


def deal(pool: list[int], rooms: dict[int, int], facts: list[Known], rng: Random) -> dict[int, list[int]]:
    """The pool into the rooms of each place: known cards where they may be, each free room as likely; then the rest."""
    pool = sorted(pool)
    dealt: dict[int, list[int]] = {place: [] for place in rooms}
    free = [place for place, number in rooms.items() for _ in range(number)]
    possible = [(where & bits_of(free), card) for where, card in facts]
    certain = [(where.bit_length() - 1, card) for where, card in possible if where.bit_count() == 1]
    for place, _ in certain:
        free.remove(place)
    uncertain = [known for known in possible if known[0].bit_count() > 1]
    laid = certain + lay(uncertain, free, rng)
    for place, card in laid:
        dealt[place].append(card)
        pool.remove(card)
    rng.shuffle(pool)
    for place, card in zip(free, pool, strict=True):
        dealt[place].append(card)
    return dealt


def bits_of(places: list[int]) -> int:
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits


def lay(facts: list[Known], free: list[int], rng: Random) -> list[Known]:
    """A room for each of these cards, taken from the free ones; every way to do it is as likely as any other.

    Rooms are drawn for all at once until no two are the same. Should that never happen, a fit is searched for.
    """
    if not facts:
        return []
    choices = [[i for i in range(len(free)) if where >> free[i] & 1] for where, _ in facts]
    rooms: list[int] = []
    for _ in range(TRIES):
        rooms = [rng.choice(some) for some in choices]
        if len(set(rooms)) == len(rooms):
            break
    else:
        rooms = fit(choices, rng)
    laid = [(free[i], card) for i, (_, card) in zip(rooms, facts, strict=True)]
    for i in sorted(rooms, reverse=True):
        del free[i]
    return laid


def fit(choices: list[list[int]], rng: Random) -> list[int]:
    """A room for each, found by letting cards give way to each other: there always is one, the true one fits."""
    taken: dict[int, int] = {}

    def place(card: int, tried: set[int]) -> bool:
        for i in rng.sample(choices[card], len(choices[card])):
            if i not in tried:
                tried.add(i)
                if i not in taken or place(taken[i], tried):
                    taken[i] = card
                    return True
        return False

    if not all(place(card, set()) for card in range(len(choices))):
        raise AssertionError("what a seat knows contradicts itself")
    return sorted(taken, key=lambda i: taken[i])


def known_of(w: NewYork, sort: int) -> list[Known]:
    """What the viewer knows of cards of a sort; the facts of others have been forgotten before."""
    return [(where, card) for _, where, card in w.facts if where < POI and sort_of(card) == sort]


# Action cards.


def deal_actions(w: NewYork, seat: int, rng: Random) -> None:
    """EFNY-H4, H11, L6: hand, plan and discard pile of another Hero, as far as they are not sure."""
    mine = w.active == seat
    shown = w.shown if mine else 0
    hand, plan = w.hands[seat].bit_count(), len(w.chosen) if mine else 0
    replaced = (w.played & ~w.shown).bit_count() if mine else 0
    lost = w.discards[seat].bit_count() - w.sure[seat].bit_count()
    near = ["hand"] * hand + ["plan"] * plan
    rng.shuffle(near)
    held = cards_in(w.held[seat])
    own = w.hands[seat] | w.discards[seat] | (bits_of(list(w.chosen)) | w.played if mine else 0)
    cards = cards_in(own & known_cards(w, seat) & ~w.sure[seat] & ~shown & ~w.held[seat])
    specials = hidden_specials(w, seat)
    rng.shuffle(specials)
    learned = (own & ~known_cards(w, seat)).bit_count()
    cards += specials[:learned]
    w.beside[seat] = bits_of(specials[learned:])
    rng.shuffle(cards)
    places = near + ["replaced"] * replaced + ["lost"] * lost
    dealt: dict[str, list[int]] = {"hand": [], "plan": [], "replaced": [], "lost": []}
    for place, card in zip(places, held + cards, strict=True):
        dealt[place].append(card)
    w.hands[seat] = bits_of(dealt["hand"])
    w.discards[seat] = w.sure[seat] | bits_of(dealt["lost"])
    if mine:
        w.chosen = tuple(dealt["plan"])
        w.played = w.shown | bits_of(dealt["replaced"])


def hidden_specials(w: NewYork, seat: int) -> list[int]:
    """The Special Action cards of a Hero that nobody else has seen: in the game, or still beside the board."""
    hero = w.heroes[seat]
    specials = BASE_SPECIALS[hero] | (STRETCH_SPECIALS[hero] if w.settings.more_specials else 0)
    return cards_in(specials & ~known_cards(w, seat) & ~(STEALS if w.settings.solo else 0))


# Items and Cases.


def others(w: NewYork, viewer: int) -> list[int]:
    return [seat for seat in range(w.seats) if seat != viewer]


def take_up(w: NewYork, seat: int, sort: int, cards: list[int]) -> None:
    """These lie face down in a supply now, instead of what lay there."""
    face_up = open_things(w)
    rest = [thing for thing in w.supplies[seat] if thing in face_up or sort_of(thing) != sort]
    w.supplies[seat] = tuple(sorted(rest + cards))


def deal_items(w: NewYork, viewer: int, rng: Random) -> None:
    """EFNY-I3, I6: all Items but the viewer's own and those that lie open or have left the game."""
    shop = w.shop if w.active == viewer else ()
    rooms = {seat: room(w, ITEM, seat) for seat in others(w, viewer)}
    rooms |= {DISCARD: sum(w.item_discard), DECK: w.item_pile.size(), SHOP: len(w.shop) - len(shop)}
    deck = w.item_pile.counts(ITEMS)
    pool = [thing for thing in range(ITEMS) for _ in range(deck[thing] + w.item_discard[thing])]
    pool += [thing for seat in others(w, viewer) for thing in backs(w, seat, ITEM)]
    pool += () if shop else w.shop
    dealt = deal(pool, rooms, known_of(w, ITEM), rng)
    for seat in others(w, viewer):
        take_up(w, seat, ITEM, dealt[seat])
    w.item_discard = counted(dealt[DISCARD], ITEMS)
    left = counted(dealt[DECK], ITEMS)
    w.item_pile = Pile([], [left] if any(left) else [], [])
    w.shop = shop or tuple(dealt[SHOP])


def deal_cases(w: NewYork, viewer: int, rng: Random) -> None:
    """EFNY-C3, C6, C7: Case cards in supplies and slots."""
    own = w.supplies[viewer] if viewer >= 0 else ()
    face_up = open_things(w)
    pool = [thing for thing in range(FIRST_CASE, FIRST_CASE + CASES) if thing not in own and thing not in face_up]
    rooms = {seat: room(w, CASE, seat) for seat in others(w, viewer)}
    rooms |= {SLOT + slot: room(w, CASE, SLOT + slot) for slot in range(CASES)}
    dealt = deal(pool, rooms, known_of(w, CASE), rng)
    for seat in others(w, viewer):
        take_up(w, seat, CASE, dealt[seat])
    w.case_left = [0] * CASES
    for slot in range(CASES):
        for thing in dealt[SLOT + slot]:
            if w.slots[slot] == UNSEEN:
                w.case_left[thing - FIRST_CASE] = 1
            else:
                w.slots[slot] = thing


def deal_objectives(w: NewYork, viewer: int, colour: int, rng: Random) -> None:
    """EFNY-S17, L9: objectives of others, of the deck, and those that left the game."""
    blue = colour == BLUE_CARD
    held, left, out = (w.blues, w.blue_left, w.blue_out) if blue else (w.purples, w.purple_left, w.purple_out)
    seats = [seat for seat in others(w, viewer) if held[seat] != NONE]
    kinds = len(left)
    pool = [colour + kind for kind in range(kinds) for _ in range(left[kind] + out[kind])]
    pool += [colour + held[seat] for seat in seats]
    rooms = dict.fromkeys(seats, 1) | {DECK: sum(left), OUT: sum(out)}
    dealt = deal(pool, rooms, known_of(w, colour), rng)
    for seat in seats:
        held[seat] = dealt[seat][0] - colour
    left[:] = counted([card - colour for card in dealt[DECK]], kinds)
    out[:] = counted([card - colour for card in dealt[OUT]], kinds)


# Tiles, Events, New York.


def deal_pois(w: NewYork, rng: Random) -> None:
    """EFNY-W8: face-down POI tiles: those the viewer has peeked at stay, the others may be any of the rest."""
    known = {where - POI: tile for _, where, tile in w.facts if POI <= where < EVENT_TOP}
    rest = [FIRST_POI + kind for kind, number in enumerate(w.poi_left) if number]
    rest += [w.under[space] for space in POI_SPACES if w.under[space] != NONE]
    rest = sorted([tile for tile in rest if tile not in known.values()])
    rng.shuffle(rest)
    for space in POI_SPACES:
        if w.under[space] != NONE:
            w.under[space] = known[space] if space in known else rest.pop()
    w.poi_left = counted([tile - FIRST_POI for tile in rest], len(w.poi_left))


def deal_events(w: NewYork, rng: Random) -> None:
    """BR-1: who has not looked does not know the top or bottom card: they are drawn anew from the rest."""
    known = [where for _, where, _ in w.facts]
    pile = w.event_pile
    top, bottom = pile.top, pile.bottom
    if (not top or EVENT_TOP in known) and (not bottom or EVENT_BOTTOM in known):
        return
    kinds = len(w.event_discard)
    counts = [sum([layer[i] for layer in pile.layers]) for i in range(kinds)]
    for event in [*([] if EVENT_TOP in known else top), *([] if EVENT_BOTTOM in known else bottom)]:
        counts[event] += 1
    deck = [event for event in range(kinds) for _ in range(counts[event])]
    rng.shuffle(deck)
    new_top = list(top) if EVENT_TOP in known else [deck.pop() for _ in top]
    new_bottom = list(bottom) if EVENT_BOTTOM in known else [deck.pop() for _ in bottom]
    rest = counted(deck, kinds)
    w.event_pile = Pile(new_top, [rest] if any(rest) else [], new_bottom)


def deal_specials(w: NewYork, rng: Random) -> None:
    """EFNY-W19: which of the New York Special cards that nobody has seen are in the deck."""
    hidden = [i for i in range(NY_SPECIALS) if not w.ny_seen >> i & 1]
    unseen = [i for i in hidden if w.ny_beside >> i & 1 or w.ny_deck[FIRST_SPECIAL + i]]
    inside = len([i for i in unseen if w.ny_deck[FIRST_SPECIAL + i]])
    rng.shuffle(unseen)
    for i in unseen:
        w.ny_deck[FIRST_SPECIAL + i] = 0
        w.ny_beside |= 1 << i
    for i in unseen[:inside]:
        w.ny_deck[FIRST_SPECIAL + i] = 1
        w.ny_beside &= ~(1 << i)


def show_again(w: NewYork, viewer: int, rng: Random) -> None:
    """EFNY-V3: what others have chosen to show is anything they could show."""
    step = w.steps[-1]
    answers = w.answers
    w.answers = ()
    asked = {decision.seat: decision for decision in step.ask(w)}
    w.answers = tuple([(seat, code if seat == viewer else asked[seat].sample(rng)) for seat, code in answers])


def counted(cards: list[int], kinds: int) -> list[int]:
    counts = [0] * kinds
    for card in cards:
        counts[card] += 1
    return counts
