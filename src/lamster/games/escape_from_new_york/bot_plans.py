"""Which two cards to play, in which order, and what to do within them: a small model of the cards' words."""

from typing import Final

from lamster.games.escape_from_new_york.bot_fight import hit, trickable_bosses, tricked
from lamster.games.escape_from_new_york.bot_goals import STEP, TENTHS, UNSEEN_WAY, Mind
from lamster.games.escape_from_new_york.bot_know import places_of
from lamster.games.escape_from_new_york.bot_sketch import (
    CAR_WORTH,
    CARD_WORTH,
    CASE_GAIN,
    ITEM_WORTH,
    Sketch,
    boss_here,
    enemy_here,
    entering,
    fog_of,
    gain_at,
    judged,
    quick,
    standing_at,
    worth_taking,
)
from lamster.games.escape_from_new_york.components import (
    AROUND,
    BLUE_THING,
    BRIDGE,
    BRIDGE_ROAD,
    EFFECT,
    FIRST_CASE,
    GRID,
    KIND,
    NOISE,
    NONE,
    POI_SPACES,
    SPACES,
    Word,
)
from lamster.games.escape_from_new_york.rules.action import ABILITY_HIT, ABILITY_MOVE, ABILITY_NOISE
from lamster.games.escape_from_new_york.rules.city import LINKS
from lamster.games.escape_from_new_york.rules.moving import car_moves
from lamster.games.escape_from_new_york.state import NewYork

WIDTH: Final = 2
"""So many ways to go on are looked at after each part; one in haste."""
WIN: Final = 90.0
WASTED_REVEAL: Final = -0.1
ANYBODY: Final = 99
NEVER: Final = -1e9

Leg = tuple[float, tuple[int, ...], float]
"""On the way: the score, what was taken, and what is to be feared."""


# Parts.


def can_begin(m: Mind, k: Sketch, words: tuple[Word, ...]) -> bool:
    """EFNY-H8: every part can be performed as things stand."""
    return all(part_begins(m, k, word) for word in words)


def part_begins(m: Mind, k: Sketch, part: Word) -> bool:
    word, number, marks = part
    s = m.s
    if word == "move":
        return not ("clear" in marks and enemy_here(m, k)) and has_step(s, k, "smash" in marks)
    if word == "trick":
        here = len(standing_at(m, k, k.at)) + trickable_bosses(s, k)
        return number <= 0 or (here >= number and k.fog == 0.0)
    if word == "steal":
        return steal_worth(m, k.at) > 0.0
    if word == "break":
        return "up-to" in marks or any(s.intact & road for _, road in LINKS[k.at])
    if word == "manhole":
        return bool(s.manholes >> k.at & 1) and s.manholes.bit_count() > 1 and not k.car
    return word != "poi-jump" or KIND[k.at] == "poi"


def has_step(s: NewYork, k: Sketch, smash: bool) -> bool:
    for other, road in LINKS[k.at]:
        if (smash or not s.intact & road) and (s.tiles[other] != NONE or KIND[other] == "poi" or other in k.got):
            return True
    return bool(BRIDGE[k.at]) and (smash or not s.intact >> BRIDGE_ROAD[k.at] & 1)


def carried_out(m: Mind, k: Sketch, words: tuple[Word, ...], sharp: bool) -> list[Sketch]:
    """The promising ways in which a card can go."""
    ways = [k]
    for word in words:
        nexts: list[Sketch] = []
        for way in ways:
            nexts += part_done(m, way, word, sharp)
        ways = best_of(m, nexts)
    return ways


def best_of(m: Mind, ways: list[Sketch]) -> list[Sketch]:
    if len(ways) <= WIDTH and not (m.hasty and len(ways) > 1):
        return ways
    rated = [(quick(m, way), i) for i, way in enumerate(ways)]
    if m.hasty:
        return [ways[max(rated)[1]]]
    rated.sort(reverse=True)
    return [ways[i] for _, i in rated[:WIDTH]]


def part_done(m: Mind, k: Sketch, part: Word, sharp: bool) -> list[Sketch]:
    word, number, marks = part
    if word == "move":
        return moved(m, k, number + ("car+1" in marks and k.car > 0), "smash" in marks, "quiet" in marks)
    if word == "hit":
        return [hit(m, k, number, "r1" in marks, sharp)]
    if word == "trick":
        most = ANYBODY if "any" in marks else int(marks[0]) if marks else number
        return [tricked(m, k, most)]
    if word == "reveal":
        return [revealed(m, k, number)]
    if word == "manhole":
        return jumped(m, k, [space for space in range(SPACES) if m.s.manholes >> space & 1])
    if word == "poi-jump":
        return jumped(m, k, POI_SPACES)
    return [gained(m, k, word, number)]


def gained(m: Mind, k: Sketch, word: str, number: int) -> Sketch:
    """Parts that give something and change nothing else."""
    s = m.s
    after = k.copy()
    if word == "recover":
        cards = min(number, k.back)
        after.back -= cards
        after.left += cards
        after.score += CARD_WORTH * cards
    elif word == "item":
        after.score += ITEM_WORTH * min(number, max(0, k.room)) + 0.3
        after.room = max(0, k.room - number)
    elif word == "guard":
        after.guard += number
    elif word in ("cover", "patch"):
        near = [i for i in range(s.seats) if i != m.me and GRID[s.at[i]][k.at] <= (word == "cover") and s.discards[i]]
        after.score += 0.9 * number * min(len(near), 1 if word == "cover" else 3)
    elif word == "steal":
        after.score += steal_worth(m, k.at)
    elif word == "peek":
        after.score += 0.8 if any(GRID[k.at][space] <= 3 for space in m.face_down) else 0.0
    elif word == "gain-car":
        after.score += 0.0 if k.car else CAR_WORTH
        after.car = max(k.car, 1)
    return after


def steal_worth(m: Mind, space: int) -> float:
    """EFNY-W9: what a thief may find there: the thing of the own blue objective. Loyal Heroes do not steal."""
    s, me = m.s, m.me
    thing = BLUE_THING[s.blues[me]]
    if not m.rogue or thing < FIRST_CASE or thing in s.supplies[me]:
        return 0.0
    places = places_of(s, me, thing)
    return CASE_GAIN * max([places[i] for i in range(s.seats) if i != me and s.at[i] == space], default=0.0)


def revealed(m: Mind, k: Sketch, number: int) -> Sketch:
    """EFNY-M7: the empty neighbour nearest to the goal; it helps if it lies on the way."""
    s = m.s
    after = k.copy()
    for _ in range(number):
        best = NONE
        for other in AROUND[k.at]:
            hidden = s.tiles[other] == NONE and KIND[other] != "poi" and other not in after.got
            if hidden and (best == NONE or m.field[other] < m.field[best]):
                best = other
        if best == NONE:
            return after
        after.got += (best,)
        ahead = m.field[best] < m.field[k.at]
        after.score += STEP * UNSEEN_WAY / TENTHS if ahead else WASTED_REVEAL
    return after


def jumped(m: Mind, k: Sketch, spaces: list[int]) -> list[Sketch]:
    ways: list[Sketch] = []
    for space in spaces:
        if space != k.at:
            score, got, fog = arriving(m, k, space, False, (k.score, k.got, 0.0))
            ways.append(at_end(k, space, score, got, fog))
    return ways


# Moving.


def moved(m: Mind, k: Sketch, steps: int, smash: bool, quiet: bool) -> list[Sketch]:
    """EFNY-W1: exactly so many steps; onto a bridge ends it, and leaves the Hero there if the escape fails."""
    ends: list[Sketch] = []
    edge: dict[int, Leg] = {k.at: (k.score, k.got, k.fog)}
    for _ in range(steps):
        nexts: dict[int, Leg] = {}
        for space, leg in edge.items():
            if BRIDGE[space] and (smash or not m.s.intact >> BRIDGE_ROAD[space] & 1):
                ends.append(at_end(k, space, leg[0] + bridge_worth(m, space), leg[1], leg[2]))
            for other in ways_from(m.s, k, space, smash):
                found = arriving(m, k, other, quiet, leg)
                if other not in nexts or found[0] > nexts[other][0]:
                    nexts[other] = found
        if not nexts:
            break
        edge = nexts
    for space, leg in edge.items():
        if space != k.at or steps > 1:
            ends.append(at_end(k, space, leg[0], leg[1], leg[2]))
    return ends or [k.copy()]


def ways_from(s: NewYork, k: Sketch, space: int, smash: bool) -> list[int]:
    return [
        other
        for other, road in LINKS[space]
        if (smash or not s.intact & road) and (s.tiles[other] != NONE or KIND[other] == "poi" or other in k.got)
    ]


def arriving(m: Mind, k: Sketch, space: int, quiet: bool, leg: Leg) -> Leg:
    """One step further: what it brings, and what waits there."""
    s = m.s
    score, got, _ = leg
    if s.tiles[space] == NONE:
        if KIND[space] != "poi":
            return (score, got, 0.6)
        if space in got:
            return (score, got, 0.0)
        return (score + entering(m, space, quiet), (*got, space), fog_of(m, space))
    score += entering(m, space, quiet)
    if worth_taking(s, space) and space not in got and not standing_at(m, k, space) and not boss_here(s, k, space):
        score += gain_at(m, k, space)
        got = (*got, space)
    return (score, got, 0.0)


def at_end(k: Sketch, space: int, score: float, got: tuple[int, ...], fog: float) -> Sketch:
    after = k.copy()
    after.at = space
    after.score = score
    after.got = got
    after.fog = fog
    return after


def bridge_worth(m: Mind, space: int) -> float:
    """EFNY-V1, V4: an escape if all is there; else it only passes the time."""
    chance = m.escape_chance(space)
    if not chance or m.alone:
        return 0.0
    return -1.0 if m.should_wait(space) else WIN * chance


# Whole turns.


def played(m: Mind, k: Sketch, card: int) -> list[Sketch]:
    """A card revealed: what it does, and its Noise in any case (EFNY-H6)."""
    ways = carried_out(m, k, EFFECT[card], True) if can_begin(m, k, EFFECT[card]) else [k.copy()]
    for way in ways:
        way.noise += NOISE[card]
    return ways


def ability(m: Mind, k: Sketch, hitting: bool) -> list[Sketch]:
    """EFNY-H10."""
    words = ABILITY_HIT if hitting else ABILITY_MOVE
    if not hitting and not has_step(m.s, k, False):
        return []
    ways = carried_out(m, k, words, True)
    for way in ways:
        way.noise += ABILITY_NOISE
    return ways


def outlook(m: Mind, k: Sketch, cards: tuple[int, ...], free: bool) -> float:
    """The best that can come of the cards left to play; free: the ability may stand for one of them."""
    if not cards:
        return ended(m, k)
    best = NEVER
    for card in cards:
        rest = tuple([other for other in cards if other != card])
        for way in played(m, k, card):
            best = max(best, outlook(m, way, rest, free))
        if free:
            for hitting in (True, False):
                for way in ability(m, k, hitting):
                    best = max(best, outlook(m, way, rest, False))
    return best


def ended(m: Mind, k: Sketch) -> float:
    """EFNY-R5: after the cards the Car, then the judgement."""
    value = judged(m, k)
    if k.car and not enemy_here(m, k):
        for steps in range(1, car_moves(m.s, m.me) + 1):
            for way in best_of(m, moved(m, k, steps, False, False)):
                value = max(value, judged(m, revealed(m, way, 1)))
    return value


def thrift(card: int) -> float:
    """What it costs to spend a card: those that bring others back should be spent when there is much to bring back."""
    word, number, _ = EFFECT[card][0]
    return 0.5 * number if word == "recover" else 0.0
