"""How the positions of the tests are laid: Heroes, map and decks as `table` takes them."""

from collections.abc import Iterable

from lamster.games.escape_from_new_york.components import (
    ACTION,
    AMMO,
    BASE_SPECIALS,
    BLUE,
    BOSS,
    BOSS_LIFE,
    CASES,
    DIRECTION,
    EVENT,
    FIRST_CASE,
    FIRST_PARK,
    FIRST_POI,
    FIRST_RED,
    FIRST_SPECIAL,
    HERO,
    ICONS,
    ITEMS,
    KIND,
    NEIGHBOUR,
    NONE,
    NY_CARD,
    NY_CARDS,
    PURPLE,
    ROAD,
    SPACE,
    SPACES,
    STARTING_HAND,
    STEALS,
    STRETCH_SPECIALS,
    SUBURB,
    TEXTURE,
    THING,
    TILE,
    TIMER,
)
from lamster.games.escape_from_new_york.knowledge import POI, knows
from lamster.games.escape_from_new_york.rules.enemies import add
from lamster.games.escape_from_new_york.rules.turn import begin_turn, steps_from
from lamster.games.escape_from_new_york.state import CAR, TAXI, NewYork
from lamster.kernel.pile import Pile

ENEMY_BITS = {"": 0, "down": 2, "hurt1": 4, "hurt2": 8}


def begin(s: NewYork, plan: list[str], step: int, windows: bool) -> None:
    """Play goes on in this step, after the choice of these cards."""
    step = step if step >= 0 else 3 if plan else 1
    begin_turn(s)
    s.steps.extend(reversed(steps_from(step)))
    s.hurrying = not windows
    for word in plan:
        card = ACTION.index[word]
        s.hands[s.active] &= ~(1 << card)
        s.beside[s.active] &= ~(1 << card)
        s.chosen += (card,)
    s.step = max(0, step - 1)


# Heroes.


def seat_hero(s: NewYork, seat: int, words: list[str]) -> None:
    """`snake D5` and what belongs to it."""
    hero = HERO.index[words[0]]
    s.heroes[seat] = hero
    s.at[seat] = SPACE.index[words[1]]
    s.beside[seat] = BASE_SPECIALS[hero] | (STRETCH_SPECIALS[hero] if s.settings.more_specials else 0)
    if s.settings.solo:
        s.beside[seat] &= ~STEALS
    s.textures[seat] = seat
    told: dict[str, list[str]] = {}
    for word in words[2:]:
        kind, _, value = word.rpartition(":")
        told.setdefault(kind or kind_of_word(word), []).append(value)
    hand = sum(1 << ACTION.index[card] for card in told.get("hand", ()))
    s.discards[seat] = sum(1 << ACTION.index[card] for card in told.get("discard", ()))
    learned = sum(1 << ACTION.index[card] for card in told.get("learned", ()))
    everything = (STARTING_HAND[hero] | learned) & ~s.discards[seat]
    s.hands[seat] = 0 if "empty" in told else hand or everything
    s.beside[seat] &= ~(s.hands[seat] | s.discards[seat] | learned)
    s.supplies[seat] = tuple(sorted(THING.index[thing] for thing in told.get("supply", ())))
    s.cars[seat] = TAXI if "taxi" in told else CAR if "car" in told else 0
    for weapon in told.get("weapon", ()):
        thing, _, ammo = weapon.partition("=")
        s.weapons[seat] = THING.index[thing]
        s.ammo[seat] = int(ammo) if ammo else AMMO[s.weapons[seat]]
    for texture in told.get("texture", ()):
        s.textures[seat] = TEXTURE.index[texture]
    for bar in told.get("bar", ()):
        s.bar_prisoners[seat], s.bar_items[seat] = map(int, bar.split("+"))
    s.levels[seat] = int(told.get("level", ["0"])[0])
    s.wanted[seat] = int(told.get("wanted", ["0"])[0])
    s.blues[seat] = BLUE.index[told["blue"][0]] if "blue" in told else NONE
    s.purples[seat] = PURPLE.index[told["purple"][0]] if "purple" in told else NONE


def kind_of_word(word: str) -> str:
    """What a bare word says about a Hero."""
    if word in ("car", "taxi", "empty"):
        return word
    if word in ACTION.index:
        return "hand"
    if word in TEXTURE.index:
        return "texture"
    assert word in THING.index, f"what is {word}?"
    return "supply"


def deal_objectives(s: NewYork) -> None:
    """Those that are told, and any of the rest for the others."""
    for held, left in ((s.blues, s.blue_left), (s.purples, s.purple_left)):
        for kind in held:
            if kind != NONE:
                left[kind] -= 1
        for seat in range(s.seats):
            if held[seat] == NONE:
                held[seat] = next(kind for kind, n in enumerate(left) if n > 0)
                left[held[seat]] -= 1


# The map.


def reveal_named(s: NewYork, words: Iterable[str]) -> None:
    for word in words:
        place, _, name = word.partition("=")
        space, tile = SPACE.index[place], TILE.index[name]
        s.tiles[space] = tile
        if tile < FIRST_PARK:
            s.city_pile.take(tile)
        elif tile < FIRST_POI:
            s.park_pile.take(tile - FIRST_PARK)
        else:
            s.poi_left[tile - FIRST_POI] -= 1
        s.manholes |= bool(ICONS[tile].get("manhole")) << space
        s.event_spaces |= bool(ICONS[tile].get("event")) << space


def reveal_plainly(s: NewYork, words: Iterable[str]) -> None:
    """The spaces told, and all where something stands."""
    spaces = {SPACE.index[word] for word in words} | set(s.at) | {at for at in [*s.boss_at, *s.tokens] if at >= 0}
    spaces |= {i for i in range(SPACES) if s.crowd[i] or s.cubes[i] or s.wrecks[i] or s.suburbs[i] >= 0}
    spaces |= {i for i in range(SPACES) if (s.manholes | s.event_spaces) >> i & 1}
    for space in sorted(spaces):
        if s.tiles[space] == NONE:
            assert KIND[space] != "poi", f"which POI tile lies on {SPACE.codes[space]}?"
            pile, first = (s.park_pile, FIRST_PARK) if KIND[space] == "park" else (s.city_pile, 0)
            s.tiles[space] = first + plain_tile(pile, first)


def plain_tile(pile: Pile, first: int) -> int:
    """A tile without Building, Manhole, Event icon or Trap, from the end of the list."""
    marks = ("building", "manhole", "event", "trap")
    left = [kind for kind, n in enumerate(pile.layers[0]) if n and not any(ICONS[first + kind].get(m) for m in marks)]
    assert left, "no plain tile is left: name one, such as D3=ct24"
    pile.take(left[-1])
    return left[-1]


def lay_pieces(s: NewYork, cubes: str, wrecks: str, suburbs: str, manholes: str, event_spaces: str) -> None:
    for space, number in numbers_of(cubes):
        s.cubes[space] = number
        s.cubes_left -= number
    for space, number in numbers_of(wrecks):
        s.wrecks[space] = number
    for word in suburbs.split():
        place, _, token = word.partition("=")
        s.suburbs[SPACE.index[place]] = SUBURB.index[token]
        s.suburb_left[SUBURB.index[token]] -= 1
    s.manholes |= sum(1 << SPACE.index[word] for word in manholes.split())
    s.event_spaces |= sum(1 << SPACE.index[word] for word in event_spaces.split())


def numbers_of(text: str) -> list[tuple[int, int]]:
    """`D5=2 C6`: a space and a number, 1 if none is told."""
    words = [word.partition("=") for word in text.split()]
    return [(SPACE.index[place], int(number or 1)) for place, _, number in words]


def put_enemies(s: NewYork, space: int, words: list[str]) -> None:
    """`2 prisoners 1 driver-down romero=5`."""
    number = 1
    for word in words:
        if word.isdecimal():
            number = int(word)
            continue
        name, _, life = word.partition("=")
        kind, *marks = name.split("-")
        if kind in BOSS.index:
            boss = BOSS.index[kind]
            s.boss_at[boss] = space
            s.boss_life[boss] = int(life) if life else BOSS_LIFE[boss]
            s.boss_down |= ("down" in marks) << boss
        else:
            bits = ("prisoner", "driver").index(kind.removesuffix("s")) + sum(ENEMY_BITS[mark] for mark in marks)
            for _ in range(number):
                add(s, space, bits)
        number = 1


def peek(s: NewYork, who: str, place: str, tile: str) -> None:
    space = SPACE.index[place]
    if s.under[space] == NONE:
        s.under[space] = TILE.index[tile]
        s.poi_left[TILE.index[tile] - FIRST_POI] -= 1
    knows(s, s.heroes.index(HERO.index[who]), POI + space, TILE.index[tile])


def lay_cases(s: NewYork, words: list[str], tokens: list[str]) -> None:
    held = [thing for supply in s.supplies for thing in supply if FIRST_CASE <= thing < FIRST_CASE + CASES]
    for thing in held:
        s.case_left[thing - FIRST_CASE] -= 1
    told = dict(word.split("=") for word in words)
    for slot, name in told.items():
        if name == "-":
            s.slots[int(slot) - 1] = NONE
        elif name != "?":
            s.slots[int(slot) - 1] = THING.index[name]
            s.case_left[THING.index[name] - FIRST_CASE] -= 1
    for number in range(CASES):
        if s.slots.count(NONE) < len(held) and str(number + 1) not in told:
            s.slots[number] = NONE
    assert s.slots.count(NONE) == len(held), "as many slots are empty as Case cards are held"
    for token in tokens:
        name, _, place = token.partition("@")
        s.tokens[int(name) - 1] = SPACE.index[place]


def roads_of(words: list[str]) -> int:
    """`D5-E4` or `I10-S`."""
    roads = 0
    for word in words:
        place, _, end = word.partition("-")
        space = SPACE.index[place]
        direction = DIRECTION.index[end] if end in DIRECTION.index else NEIGHBOUR[space].index(SPACE.index[end])
        assert ROAD[space][direction] != NONE, f"{word} is no road"
        roads |= 1 << ROAD[space][direction]
    return roads


# Decks.


def lay_piles(
    s: NewYork, events: str | None, event_discard: list[str], items: str | None, item_discard: list[str]
) -> None:
    for word in event_discard:
        s.event_discard[EVENT.index[word]] += 1
    left = [s.settings.events[i] - s.event_discard[i] for i in range(len(EVENT.codes))]
    left = left if events is None else [events.split().count(code) for code in EVENT.codes]
    s.event_pile = Pile([], [left] if any(left) else [], [])
    for word in item_discard:
        s.item_discard[THING.index[word]] += 1
    held = [thing for supply in s.supplies for thing in supply] + s.weapons
    left = [s.settings.items[i] - s.item_discard[i] - held.count(i) for i in range(ITEMS)]
    left = left if items is None else [items.split().count(code) for code in THING.codes[:ITEMS]]
    assert min(left) >= 0, "more Items than the game has"
    s.item_pile = Pile([], [left] if any(left) else [], [])


def lay_new_york(s: NewYork, top: str, deck: str | None, bonuses: list[str]) -> None:
    """The top card (else the first of the deck), those below it (else all others), and Bonuses in play."""
    s.ny_top = NY_CARD.index[top] if top else s.ny_deck.index(1)
    everything = s.ny_deck
    below = [card for card in range(NY_CARDS) if everything[card] and card != s.ny_top]
    below = below if deck is None else [NY_CARD.index[word] for word in deck.split()]
    s.ny_deck = [below.count(card) for card in range(NY_CARDS)]
    for word in bonuses:
        s.bonuses |= 1 << NY_CARD.index[word]
    s.ny_discard = [int(everything[card] and card != s.ny_top and not s.ny_deck[card]) for card in range(NY_CARDS)]
    for card in range(FIRST_SPECIAL, NY_CARDS):
        if s.ny_deck[card] or s.bonuses >> card & 1 or card == s.ny_top:
            s.ny_beside &= ~(1 << (card - FIRST_SPECIAL))
        if s.bonuses >> card & 1 or card == s.ny_top:
            s.ny_seen |= 1 << (card - FIRST_SPECIAL)


def lay_timer(s: NewYork, blacks: int | None, reds: list[str]) -> None:
    s.blacks = s.blacks if blacks is None else blacks
    s.hurried = not s.blacks
    s.landed = s.landed or s.taken or s.hurried
    s.red_left = [reds.count(code) for code in TIMER.codes[FIRST_RED:]]
    s.reds = len(reds)
