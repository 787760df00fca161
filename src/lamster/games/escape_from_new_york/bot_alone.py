"""The own way out (EFNY-V5): how near it is, whether it is nearer than the way together, and what leads there."""

from typing import Final

from lamster.games.escape_from_new_york.bot_goals import (
    CASE_WORTH,
    EXPLORE,
    FETCH,
    FIGHT,
    LEAVE,
    Goal,
    Mind,
    camp_goals,
    firepower,
    loyal_goals,
    poi_goals,
)
from lamster.games.escape_from_new_york.bot_know import BRIDGE_SPACE, holds_blue, is_dead, places_of
from lamster.games.escape_from_new_york.components import (
    BARS,
    BLUE_THING,
    BOSS_CASE,
    BOSSES,
    CASES,
    DUKE,
    FAKE_TAPE,
    GRID,
    GULLFIRE,
    HELICOPTER,
    NONE,
    RAFT,
    SPACES,
    STEALS,
    SUBURB_SPACES,
    WANTED,
    WTC_SPACE,
)
from lamster.games.escape_from_new_york.knowledge import SLOT
from lamster.games.escape_from_new_york.rules.enemies import wants_item, wants_prisoner
from lamster.games.escape_from_new_york.state import FACE_DOWN, NewYork

STEPS_A_TURN: Final = 1.7
ICON_TURNS: Final = 0.8
"""How long it takes to cover an icon of a Level Bar."""
NEVER: Final = 99.0
MARGIN: Final = 1.0
"""By so many turns the own way must be shorter."""


def makes_up_mind(s: NewYork, me: int, rogue: bool) -> Mind:
    """A loyal Hero goes alone only where nobody can be taken along."""
    m = Mind(s, me, False)
    m.rogue = rogue
    m.alone = is_dead(s) or (rogue and betrays(m))
    if m.alone:
        m.aims = own_goals
    return m


def own_goals(m: Mind) -> list[Goal]:
    """Of who goes alone; without any it stays with the others."""
    return lone_goals(m) or loyal_goals(m)


def betrays(m: Mind) -> bool:
    """Whether the own way out is shorter, and still in time."""
    alone = turns_alone(m)
    return alone + MARGIN < turns_together(m) and alone <= turns_left(m.s)


def turns_left(s: NewYork) -> float:
    """Own turns before New York wins, roughly: a hand lasts nearly three of them."""
    return (s.blacks + s.reds / 2) * 2.8 / s.seats


# Alone.


def turns_alone(m: Mind) -> float:
    """Own turns until the conditions of the Lone Victory hold."""
    s, me = m.s, m.me
    turns = ICON_TURNS * icons_missing(s, me) + turns_to_blue(m)
    space = transport(m)
    if space == NONE:
        return NEVER if s.purples[me] == GULLFIRE else turns + 6.0
    turns += GRID[s.at[me]][space] / STEPS_A_TURN
    return turns if s.taken or s.hurried else turns + 4.0


def icons_missing(s: NewYork, me: int) -> int:
    """EFNY-V6, L1: what the Level Bars up to the one needed still ask for."""
    bars = BARS[s.textures[me]][s.levels[me] : s.settings.lone_level]
    return max(0, sum([sum(bar) for bar in bars]) - s.bar_prisoners[me] - s.bar_items[me]) if bars else 0


def turns_to_blue(m: Mind) -> float:
    """EFNY-V5 (c): how long it takes to come by the thing; a level-up may bring an objective that fits."""
    s, me = m.s, m.me
    if holds_blue(s, me):
        return 0.0
    thing = BLUE_THING[s.blues[me]]
    if thing in (NONE, FAKE_TAPE):
        return 7.0
    best = 8.0
    places = places_of(s, me, thing)
    for slot in range(CASES):
        if s.tokens[slot] != NONE and places[SLOT + slot] > 0.0:
            far = GRID[s.at[me]][s.tokens[slot]] / STEPS_A_TURN + 1.0
            best = min(best, far / places[SLOT + slot])
    for seat in range(s.seats):
        if seat != me and places[seat] > 0.0 and (s.hands[me] | s.discards[me]) & STEALS:
            far = GRID[s.at[me]][s.at[seat]] / STEPS_A_TURN + 1.0
            best = min(best, far / places[seat])
    return best


def transport(m: Mind) -> int:
    """EFNY-X1, X2, X5: where the own means of transport is; NONE: gone, or not found yet."""
    s, me = m.s, m.me
    purple = s.purples[me]
    if purple == HELICOPTER:
        return s.copter
    if purple == GULLFIRE:
        return WTC_SPACE if s.gullfire else NONE
    rafts = [space for space in SUBURB_SPACES if s.suburbs[space] == RAFT]
    return min(rafts, key=lambda space: GRID[s.at[me]][space]) if rafts else NONE


def lone_goals(m: Mind) -> list[Goal]:
    """What is missing first; then the way out."""
    s, me = m.s, m.me
    goals: list[Goal] = []
    if not (s.taken or s.hurried):
        goals += camp_goals(m) + poi_goals(m)
    if not holds_blue(s, me):
        goals += blue_goals(m)
    if icons_missing(s, me):
        goals += bar_goals(m)
    if goals:
        return goals
    space = transport(m)
    if space != NONE:
        return [(CASE_WORTH, space, LEAVE)]
    hidden = [space for space in SUBURB_SPACES if s.suburbs[space] == FACE_DOWN]
    return [(CASE_WORTH, space, EXPLORE) for space in hidden]


def blue_goals(m: Mind) -> list[Goal]:
    """Where the thing may be: on the map, with a Boss, in a supply, among the Items."""
    s, me = m.s, m.me
    thing = BLUE_THING[s.blues[me]]
    if s.blues[me] == WANTED:
        return boss_goals(m, [1.0] * BOSSES)
    if thing == FAKE_TAPE:
        return [(CASE_WORTH / 2, space, FETCH) for space in range(SPACES) if s.cubes[space]]
    places = places_of(s, me, thing)
    found = [slot for slot in range(CASES) if s.tokens[slot] != NONE and places[SLOT + slot] > 0.0]
    goals = [(CASE_WORTH * places[SLOT + slot], s.tokens[slot], FETCH) for slot in found]
    if (s.hands[me] | s.discards[me]) & STEALS:
        goals += [(CASE_WORTH * places[i], s.at[i], FETCH) for i in range(s.seats) if i != me and places[i] > 0.0]
    chances = [places[SLOT + BOSS_CASE[boss] - 1] if boss != DUKE else 0.0 for boss in range(BOSSES)]
    return goals + boss_goals(m, chances)


def boss_goals(m: Mind, chances: list[float]) -> list[Goal]:
    s = m.s
    goals: list[Goal] = []
    for boss in range(BOSSES):
        if s.boss_at[boss] >= 0 and chances[boss] > 0.0:
            worth = CASE_WORTH * chances[boss] - max(0.0, s.boss_life[boss] - firepower(s, m.me))
            goals.append((max(1.0, worth), s.boss_at[boss], FIGHT))
    return goals


def bar_goals(m: Mind) -> list[Goal]:
    """EFNY-L1: Prisoners in ones and twos, and Item cubes."""
    s = m.s
    goals: list[Goal] = []
    for space in range(SPACES):
        if wants_prisoner(s, m.me) and s.crowd[space]:
            goals.append((CASE_WORTH / 2 - 2.0 * max(0, len(s.crowd[space]) - 2), space, FIGHT))
        elif wants_item(s, m.me) and s.cubes[space]:
            goals.append((CASE_WORTH / 2, space, FETCH))
    return goals


# Together.


def turns_together(m: Mind) -> float:
    """Rounds until the group could be over the bridge."""
    s = m.s
    if is_dead(s):
        return NEVER
    turns = 0.0
    if m.holder == NONE:
        turns += 4.0 if m.camp != NONE else 7.0
    turns += 7.0 * (1.0 - m.team_tape)
    if not m.bridge:
        return turns + 7.0
    turns += 4.0 * (1.0 - m.diagram)
    space = BRIDGE_SPACE[m.bridge]
    if m.escape_chance(space) > 0.6 and s.at[m.me] == space:
        return turns
    diagrams_far = max([GRID[s.at[seat]][space] for seat in range(s.seats)])
    return turns + diagrams_far / STEPS_A_TURN + 1.0


# The objectives.


def blue_worth(m: Mind, blue: int) -> float:
    """How good a blue objective would be: best what one holds already."""
    s, me = m.s, m.me
    thing = BLUE_THING[blue]
    if blue == WANTED:
        return 3.0 if s.wanted[me] else 0.5
    if thing in s.supplies[me]:
        return 3.0
    if thing == FAKE_TAPE:
        return 0.6
    places = places_of(s, me, thing)
    return 1.0 + sum([places[SLOT + slot] for slot in range(CASES) if s.tokens[slot] != NONE])


def purple_worth(m: Mind, purple: int) -> float:
    """How good a means of transport would be: what is there and near."""
    s, me = m.s, m.me
    here = s.at[me]
    if purple == HELICOPTER:
        return 2.0 - 0.1 * GRID[here][s.copter]
    if purple == GULLFIRE:
        return 2.2 - 0.1 * GRID[here][WTC_SPACE] if s.gullfire else 0.0
    rafts = [GRID[here][space] for space in SUBURB_SPACES if s.suburbs[space] == RAFT]
    return 2.1 - 0.1 * min(rafts) if rafts else 0.8
