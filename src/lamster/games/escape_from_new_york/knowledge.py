"""What each seat knows of what is hidden from others, and other worlds that fit it (ledger 7.2).

A fact is (viewer, where, thing): this viewer knows that a thing lies face down somewhere: in the supply of a seat
(`where` is the seat), in a Case slot (SLOT + its number), on a POI space (POI + its space; the thing is a tile), or on
top or at the bottom of the Event deck (EVENT_TOP, EVENT_BOTTOM; the thing is an Event). Each fact is about one card.

Of a Hero's Action cards all know the eight first ones and those Special ones that were ever revealed; `sure` are those
that all know to lie on the discard pile: revealed since the owner last took cards back in secret.

A world is drawn by laying down what the viewer knows and dealing the rest at random into what is open: cards of a Hero
between hand, plan and discard pile; Items between supplies, deck and discard pile; Case cards between slots and
supplies; objectives between Heroes and decks. Every place has just as many cards as before, so any deal fits.
"""

from random import Random
from typing import Final

from lamster.games.escape_from_new_york.components import (
    BASE_SPECIALS,
    BRACELET,
    CASES,
    DIAGRAM_3,
    FIRST_CASE,
    FIRST_POI,
    FIRST_SPECIAL,
    ITEMS,
    NONE,
    NY_SPECIALS,
    POI_SPACES,
    PRESIDENT,
    STARTING_HAND,
    STEALS,
    STRETCH_SPECIALS,
    cards_in,
)
from lamster.games.escape_from_new_york.state import UNSEEN, NewYork
from lamster.kernel.pile import Pile
from lamster.kernel.play import ask_again

Fact = tuple[int, int, int]
SLOT: Final = 10
POI: Final = 20
EVENT_TOP: Final = 100
EVENT_BOTTOM: Final = 101
ONLOOKER: Final = -1


# What is learned and forgotten.


def knows(s: NewYork, viewer: int, where: int, thing: int) -> None:
    """The viewer has seen this thing there."""
    if (viewer, where, thing) not in s.facts or where < SLOT:
        s.facts.append((viewer, where, thing))
        s.facts.sort()


def left_supply(s: NewYork, seat: int, thing: int, seen: bool) -> None:
    """A thing has left a supply. Who saw it has one fact less; what went unseen may be any, so nothing is sure there."""
    if not seen:
        s.facts = [fact for fact in s.facts if fact[1] != seat]
        return
    for viewer in {fact[0] for fact in s.facts if fact[1] == seat and fact[2] == thing}:
        s.facts.remove((viewer, seat, thing))


def learn(s: NewYork, viewer: int, slot: int) -> None:
    """Who drops a Case knows in which slot it lies; what others knew of that slot is past."""
    forget_place(s, SLOT + slot)
    knows(s, viewer, SLOT + slot, s.slots[slot])


def forget_place(s: NewYork, where: int) -> None:
    s.facts = [fact for fact in s.facts if fact[1] != where]


def event_drawn(s: NewYork) -> None:
    """The top card has gone; if the deck is used up, so is what was known of its bottom."""
    forget_place(s, EVENT_TOP)
    if not s.event_pile.bottom:
        forget_place(s, EVENT_BOTTOM)


def shown(s: NewYork, seat: int, thing: int) -> None:
    """EFNY-V4: everybody has seen this thing in this supply."""
    if thing not in always_open(s):
        for viewer in range(s.seats):
            held = len([t for t in s.supplies[seat] if t == thing])
            if viewer != seat and s.facts.count((viewer, seat, thing)) < held:
                knows(s, viewer, seat, thing)


def stolen(s: NewYork, giver: int, taker: int, thing: int) -> None:
    """Who gave or lost it knows where it is now."""
    if thing not in always_open(s):
        knows(s, giver, taker, thing)


def always_open(s: NewYork) -> tuple[int, ...]:
    return (DIAGRAM_3, PRESIDENT, BRACELET) if s.bracelet_up else (DIAGRAM_3, PRESIDENT)


# Other worlds.


def resample(s: NewYork, seat: int | None, rng: Random) -> NewYork:
    """Another world that this seat cannot tell apart."""
    w = s.clone()
    viewer = ONLOOKER if seat is None else seat
    for other in range(w.seats):
        if other != viewer and w.heroes[other] != NONE:
            deal_actions(w, other, rng)
    deal_things(w, viewer, rng)
    deal_pois(w, viewer, rng)
    deal_objectives(w, viewer, rng)
    deal_events(w, viewer, rng)
    deal_specials(w, rng)
    w.facts = [fact for fact in w.facts if fact[0] == viewer]
    w.blue_known &= 1 << viewer if viewer >= 0 else 0
    w.purple_known &= 1 << viewer if viewer >= 0 else 0
    if w.answers:
        show_again(w, viewer, rng)
    ask_again(w)
    return w


def deal_actions(w: NewYork, seat: int, rng: Random) -> None:
    """EFNY-H4, H11, L6: hand, plan and discard pile of another Hero, as far as they are not sure."""
    mine = w.active == seat
    hidden_played = w.played & ~w.shown if mine else 0
    plan = len(w.chosen) if mine else 0
    specials, known = special_pool(w, seat)
    pool = cards_in(known & ~w.sure[seat] & ~(w.shown if mine else 0))
    total = w.hands[seat].bit_count() + w.discards[seat].bit_count() - w.sure[seat].bit_count()
    total += plan + hidden_played.bit_count()
    rng.shuffle(specials)
    pool += specials[: total - len(pool)]
    w.beside[seat] = sum([1 << card for card in specials if card not in pool])
    rng.shuffle(pool)
    count = w.hands[seat].bit_count()
    w.hands[seat] = sum([1 << card for card in pool[:count]])
    if mine:
        w.chosen = tuple(pool[count : count + plan])
        count += plan
        replaced = hidden_played.bit_count()
        w.played = w.shown | sum([1 << card for card in pool[count : count + replaced]])
        count += replaced
    w.discards[seat] = w.sure[seat] | sum([1 << card for card in pool[count:]])


def special_pool(w: NewYork, seat: int) -> tuple[list[int], int]:
    """The Special Action cards of a Hero that nobody else has seen, and the cards that all know to be its own."""
    hero = w.heroes[seat]
    specials = BASE_SPECIALS[hero] | (STRETCH_SPECIALS[hero] if w.settings.more_specials else 0)
    if w.settings.solo:
        specials &= ~STEALS
    known = STARTING_HAND[hero] | w.seen_cards[seat]
    return cards_in(specials & ~known), known


def deal_things(w: NewYork, viewer: int, rng: Random) -> None:
    """Items and Case cards that the viewer has not seen: in supplies, slots, deck and discard pile."""
    hidden = {other: hidden_things(w, viewer, other) for other in range(w.seats) if other != viewer}
    items = unseen_items(w, viewer, hidden)
    cases = unseen_cases(w, viewer, hidden)
    rng.shuffle(items)
    rng.shuffle(cases)
    for other, (sure, item_backs, case_backs) in hidden.items():
        dealt = [items.pop() for _ in range(item_backs)] + [cases.pop() for _ in range(case_backs)]
        w.supplies[other] = tuple(sorted(sure + dealt))
    deal_slots(w, viewer, cases)
    discarded = sum(w.item_discard)
    w.item_discard = counted(items[:discarded], ITEMS)
    shop = len(w.shop) if w.active != viewer else 0
    if shop:
        w.shop = tuple(items[discarded : discarded + shop])
    left = counted(items[discarded + shop :], ITEMS)
    w.item_pile = Pile([], [left] if any(left) else [], [])


def hidden_things(w: NewYork, viewer: int, other: int) -> tuple[list[int], int, int]:
    """What the viewer knows of a supply, and how many Items and Cases lie there with their backs up."""
    sure = [thing for thing in w.supplies[other] if thing in always_open(w)]
    sure += [fact[2] for fact in w.facts if fact[0] == viewer and fact[1] == other]
    items = len([thing for thing in w.supplies[other] if thing < FIRST_CASE])
    cases = len([thing for thing in w.supplies[other] if FIRST_CASE <= thing < FIRST_CASE + CASES])
    items -= len([thing for thing in sure if thing < FIRST_CASE])
    cases -= len([thing for thing in sure if FIRST_CASE <= thing < FIRST_CASE + CASES])
    return sure, items, cases


def unseen_items(w: NewYork, viewer: int, hidden: dict[int, tuple[list[int], int, int]]) -> list[int]:
    """All Items but those whose place the viewer knows: its own, known ones, and Weapons that lie open."""
    counts = w.settings.items.copy()
    seen = [*w.weapons, *(w.supplies[viewer] if viewer >= 0 else ()), *w.gone]
    if w.active == viewer:
        seen += w.shop
    for sure, _, _ in hidden.values():
        seen += sure
    for thing in seen:
        if 0 <= thing < ITEMS:
            counts[thing] -= 1
    return [thing for thing in range(ITEMS) for _ in range(counts[thing])]


def unseen_cases(w: NewYork, viewer: int, hidden: dict[int, tuple[list[int], int, int]]) -> list[int]:
    """Case cards whose place the viewer does not know."""
    seen = list(w.supplies[viewer]) if viewer >= 0 else []
    for sure, _, _ in hidden.values():
        seen += sure
    seen += [fact[2] for fact in w.facts if fact[0] == viewer and SLOT <= fact[1] < POI]
    seen += [thing for thing in w.slots if thing in always_open(w)]
    return [thing for thing in range(FIRST_CASE, FIRST_CASE + CASES) if thing not in seen]


def deal_slots(w: NewYork, viewer: int, cases: list[int]) -> None:
    """Case slots that are not empty: known ones stay, the others get what is left."""
    known = {fact[1] - SLOT: fact[2] for fact in w.facts if fact[0] == viewer and SLOT <= fact[1] < POI}
    w.case_left = [0] * CASES
    for slot in range(CASES):
        if w.slots[slot] == NONE or w.slots[slot] in always_open(w):
            continue
        if slot in known:
            w.slots[slot] = known[slot]
        elif w.slots[slot] == UNSEEN:
            w.case_left[cases.pop() - FIRST_CASE] += 1
        else:
            w.slots[slot] = cases.pop()


def deal_pois(w: NewYork, viewer: int, rng: Random) -> None:
    """Face-down POI tiles: those the viewer has peeked at stay, the others may be any of the rest."""
    known = {fact[1] - POI: fact[2] for fact in w.facts if fact[0] == viewer and POI <= fact[1] < EVENT_TOP}
    rest = [tile for tile in range(FIRST_POI, FIRST_POI + len(w.poi_left)) if w.poi_left[tile - FIRST_POI]]
    rest += [w.under[space] for space in POI_SPACES if w.under[space] != NONE]
    rest = sorted([tile for tile in rest if tile not in known.values()])
    rng.shuffle(rest)
    for space in POI_SPACES:
        if w.under[space] != NONE:
            w.under[space] = known[space] if space in known else rest.pop()
    w.poi_left = counted([tile - FIRST_POI for tile in rest], len(w.poi_left))


def deal_objectives(w: NewYork, viewer: int, rng: Random) -> None:
    """EFNY-S17: objectives of others, of the decks, and those that left the game."""
    seen = 1 << viewer if viewer >= 0 else 0
    deal_colour(w.blues, w.blue_left, w.blue_out, viewer, bool(w.blue_known & seen), rng)
    deal_colour(w.purples, w.purple_left, w.purple_out, viewer, bool(w.purple_known & seen), rng)


def deal_colour(
    held: list[int], left: list[int], out: list[int], viewer: int, deck_known: bool, rng: Random
) -> None:
    """Whoever exchanged an objective last has seen the deck; else it is dealt anew with all the rest."""
    kinds = len(left)
    others = [seat for seat in range(len(held)) if seat != viewer and held[seat] != NONE]
    hidden = out if deck_known else [left[kind] + out[kind] for kind in range(kinds)]
    pool = [kind for kind in range(kinds) for _ in range(hidden[kind])] + [held[seat] for seat in others]
    pool.sort()
    rng.shuffle(pool)
    for seat in others:
        held[seat] = pool.pop()
    if not deck_known:
        deck = sum(left)
        left[:] = counted(pool[:deck], kinds)
        pool = pool[deck:]
    out[:] = counted(pool, kinds)


def deal_events(w: NewYork, viewer: int, rng: Random) -> None:
    """BR-1: who has not looked does not know the top or bottom card: they are drawn anew from the rest."""
    known = [fact[1] for fact in w.facts if fact[0] == viewer]
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
