"""Other worlds that fit what a seat knows (GD-I).

What a seat does not know is which face-down tiles it has not seen lie where, which are in the bag or just drawn, and,
for the Police's side, which cards a Driver holds. All of these are equally likely, so a world is a fresh shuffle.
"""

from random import Random

from lamster.games.getaway_driver.components import ALL_CARDS, CARDS_IN, KINDS, NONE
from lamster.games.getaway_driver.events import SIGNAL
from lamster.games.getaway_driver.rules.board import is_set, sees_signals
from lamster.games.getaway_driver.rules.cards import DRIVE_SIDE, drive_codes
from lamster.games.getaway_driver.rules.setup import PARTNER_CARDS
from lamster.games.getaway_driver.rules.tiles import layer_of, sees
from lamster.games.getaway_driver.state import Getaway
from lamster.kernel.play import ask_again


def resample(s: Getaway, seat: int | None, rng: Random) -> Getaway:
    """Another world that this seat (None: the onlooker) cannot tell apart."""
    world = s.clone()
    if not s.settings.solo:
        shuffle_tiles(world, seat, rng)
    if seat is None or seat >= s.settings.drivers:
        for driver in range(s.settings.drivers):
            deal_hand(world, driver, rng)
    if s.signals and not sees_signals(s, seat):
        world.signals = other_signals(s, rng)
    ask_again(world)
    return world


def shuffle_tiles(w: Getaway, seat: int | None, rng: Random) -> None:
    """Lay the tiles that the seat has not seen anew: face down on the table, just drawn, or in the bag."""
    hidden = unseen_spaces(w, seat)
    drawn = len(w.drawn) if not sees_drawn(w, seat) else 0
    if not hidden and not drawn:
        return
    counts = w.bag
    for space in hidden:
        counts[w.tiles[space]] += 1
    for tile in w.drawn[len(w.drawn) - drawn :]:
        counts[tile] += 1
    deck = [tile for tile in range(KINDS) for _ in range(counts[tile])]
    picked = rng.sample(deck, len(hidden) + drawn)
    for tile in picked:
        counts[tile] -= 1
    for space in hidden:
        w.tiles[space] = picked.pop()
    if drawn:
        w.drawn = picked


def unseen_spaces(w: Getaway, seat: int | None) -> list[int]:
    """Face-down tiles that the seat has not seen."""
    seen = w.up if seat is None else w.up | w.known[seat]
    return [space for space, tile in enumerate(w.tiles) if tile != NONE and not seen >> space & 1]


def sees_drawn(w: Getaway, seat: int | None) -> bool:
    layer = layer_of(w)
    return layer == NONE or sees(w, seat, layer)


def other_signals(w: Getaway, rng: Random) -> list[tuple[int, int]]:
    """GD-Q7: who has sent how many signals is seen by all, which ones only by City and Police."""
    every = range(len(SIGNAL.codes))
    unsent = [rng.sample(every, len(every)) for _ in range(w.seats)]
    return [(seat, unsent[seat].pop()) for seat, _ in w.signals]


def deal_hand(w: Getaway, driver: int, rng: Random) -> None:
    """Any cards that were not seen elsewhere; those that were shown stay (GD-Q26)."""
    hidden = w.hand[driver] & ~w.shown[driver]
    pool = ALL_CARDS & ~w.shown[driver] & ~w.discard[driver] & ~w.removed[driver]
    if not w.settings.four:
        pool &= ~PARTNER_CARDS
    w.hand[driver] = w.shown[driver]
    for card in rng.sample(CARDS_IN[pool], hidden.bit_count()):
        w.hand[driver] |= 1 << card
    if is_set(w, driver):
        w.way[driver] = choose_way(w, driver, rng)


def choose_way(w: Getaway, driver: int, rng: Random) -> int:
    """GD-Q11: the direction that a Driver has chosen unseen."""
    code = rng.choice(drive_codes(w, driver))
    return w.heading[driver] + DRIVE_SIDE[code] & 3
