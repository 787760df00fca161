"""Worlds drawn for a seat, each checked, and what they have in common."""

import math
from collections import Counter
from random import Random

from lamster.games.escape_from_new_york.components import ACTION, FIRST_CASE, ITEMS, NONE, THING, TILE, cards_in
from lamster.games.escape_from_new_york.game import GAME
from lamster.games.escape_from_new_york.state import UNSEEN, NewYork
from tests.games.escape_from_new_york.table import Table

CHECKED = 20
"""How many of them are looked at closely, which takes longer than drawing them."""
ITEM_CODES = THING.codes[:ITEMS]


def everything(s: NewYork) -> Counter[str]:
    """Every thing, Action card, objective and POI tile of the game, wherever it is."""
    found: Counter[str] = Counter()
    deck = s.item_pile.counts(ITEMS)
    found.update({code: deck[i] + s.item_discard[i] for i, code in enumerate(ITEM_CODES)})
    found.update(THING.codes[thing] for supply in s.supplies for thing in supply)
    found.update(THING.codes[thing] for thing in [*s.shop, *s.gone, *s.slots, *s.weapons] if thing >= 0)
    found.update({THING.codes[FIRST_CASE + i]: number for i, number in enumerate(s.case_left)})
    for seat in range(s.seats):
        found.update(ACTION.codes[card] for card in cards_in(all_cards(s, seat)))
    for colour, held, left, out in (
        ("blue", s.blues, s.blue_left, s.blue_out),
        ("purple", s.purples, s.purple_left, s.purple_out),
    ):
        found.update(f"{colour} {kind}" for kind in held if kind != NONE)
        found.update({f"{colour} {kind}": left[kind] + out[kind] for kind in range(len(left))})
    found.update(TILE.codes[tile] for tile in s.under if tile != NONE)
    found.update({f"poi {kind}": number for kind, number in enumerate(s.poi_left)})
    return +found


def all_cards(s: NewYork, seat: int) -> int:
    cards = s.hands[seat] | s.discards[seat] | s.beside[seat]
    if seat == s.active:
        cards |= s.played | sum(1 << card for card in s.chosen)
    return cards


def worlds(t: Table, viewer: str, number: int = 60) -> list[Table]:
    """Sampled worlds: no thing or card is lost or doubled, and the viewer cannot tell one from the truth."""
    before = GAME.save(t.state)
    found = [Table(GAME.resample(t.state, t.viewer(viewer), Random(seed))) for seed in range(number)]
    whole, seen = things(t), t.view(viewer)
    for world in found[:CHECKED]:
        assert things(world) == whole
        assert world.view(viewer) == seen
        assert [d.id for d in world.state.open] == [d.id for d in t.state.open]
        assert world.state.slots.count(UNSEEN) == sum(world.state.case_left)
    assert GAME.save(t.state) == before
    return found


def things(t: Table) -> Counter[str]:
    """All but POI tiles, of which the unseen ones have no name yet."""
    return Counter({name: n for name, n in everything(t.state).items() if name not in TILE.index and name[:3] != "poi"})


def supplies(t: Table, viewer: str, who: str, number: int = 60) -> set[str]:
    """What may be in a supply, as far as the viewer knows."""
    return {world.supply(who) for world in worlds(t, viewer, number)}


def known(t: Table, viewer: str, who: str) -> list[str]:
    """What the viewer is told to know of the backs of a supply."""
    return t.view(viewer).seats[t.seat(who)].known


def even(seen: Counter[str], expected: dict[str, float]) -> bool:
    """Whether counts fit these shares: chi-square, at odds of about one in ten thousand."""
    total = sum(seen.values())
    assert set(seen) <= set(expected), set(seen) - set(expected)
    chi = sum((seen[name] - share * total) ** 2 / (share * total) for name, share in expected.items())
    freedom = len(expected) - 1
    return chi < freedom + 3.72 * math.sqrt(2 * freedom) + 6


def equal_shares(names: list[str]) -> dict[str, float]:
    return dict.fromkeys(names, 1 / len(names))
