"""Fighting in thought: whom damage goes to, and who is sent away (EFNY-A)."""

from typing import Final

from lamster.games.escape_from_new_york.bot_goals import Mind, slot_worth
from lamster.games.escape_from_new_york.bot_sketch import (
    Sketch,
    boss_life,
    enemy_here,
    gain_at,
    standing_at,
    worth_taking,
)
from lamster.games.escape_from_new_york.components import AXE, BOSS_CASE, BOSSES, DUKE, NONE, SLAG, SPIKED_CLUB
from lamster.games.escape_from_new_york.rules.city import LINKS
from lamster.games.escape_from_new_york.rules.fighting import CLUB
from lamster.games.escape_from_new_york.state import NewYork

HIT_HERE: Final = 0.5
"""Beside what a dead Enemy cannot do any more."""
HIT_THERE: Final = 0.2
CLEARING: Final = 1.5
"""An Enemy less where something lies that can be taken only in a clear space."""
BOSS_HIT: Final = 1.0
BOSS_ANYWAY: Final = 0.2
"""A point of damage on a Boss whose Case nobody needs."""
BOSS_DEATH: Final = 6.0
BOSS_BACK: Final = 0.5
BACK_NEXT_TURN: Final = 0.4
"""What it costs that who is tricked stands up again."""


def hit(m: Mind, k: Sketch, points: int, far: bool, sharp: bool) -> Sketch:
    """EFNY-A2: spread over those whose death helps most."""
    s = m.s
    weapon = s.weapons[m.me]
    if sharp and not far and weapon == AXE:
        points += 1
    after = k.copy()
    after.crowd = k.crowd.copy()
    boss = wanted_boss(m, k, far)
    if boss != NONE:
        return hit_boss(m, after, boss, points, sharp and not far and weapon == SPIKED_CLUB)
    points = kill_at(m, after, k.at, points, HIT_HERE)
    if far and points:
        near = [other for other, road in LINKS[k.at] if not s.intact & road and s.crowd[other]]
        for other in near:
            points = kill_at(m, after, other, points, HIT_THERE)
    for other_boss in range(BOSSES):
        if points and boss_in_reach(s, k, other_boss, far):
            after = hit_boss(m, after, other_boss, points, False)
            points = 0
    return after


def kill_at(m: Mind, k: Sketch, space: int, points: int, worth: float) -> int:
    """The weakest first; what is left of the damage."""
    alive = list(standing_at(m, k, space))
    while alive and points >= alive[0]:
        points -= alive[0]
        alive = alive[1:]
        k.kills += 1
        k.score += worth
        if worth_taking(m.s, space):
            k.score += CLEARING
    k.crowd[space] = tuple(alive)
    return points


def boss_in_reach(s: NewYork, k: Sketch, boss: int, far: bool) -> bool:
    at = s.boss_at[boss]
    if at < 0 or boss_life(s, k, boss) <= 0:
        return False
    return at == k.at or (far and any(other == at and not s.intact & road for other, road in LINKS[k.at]))


def wanted_boss(m: Mind, k: Sketch, far: bool) -> int:
    """A Boss in reach whose Case is wanted."""
    for boss in range(BOSSES):
        if boss != DUKE and boss_in_reach(m.s, k, boss, far) and slot_worth(m, BOSS_CASE[boss] - 1) > 0.0:
            return boss
    return NONE


def hit_boss(m: Mind, k: Sketch, boss: int, points: int, club: bool) -> Sketch:
    s = m.s
    points = min(points + CLUB * club, boss_life(s, k, boss))
    case = slot_worth(m, BOSS_CASE[boss] - 1) if boss != DUKE else 0.0
    lives = [boss_life(s, k, other) for other in range(BOSSES)]
    lives[boss] -= points
    k.bosses = tuple(lives)
    k.score += points * (BOSS_HIT * case + BOSS_ANYWAY)
    if lives[boss] <= 0:
        k.score += BOSS_DEATH * case + 1.0
    return k


def tricked(m: Mind, k: Sketch, most: int) -> Sketch:
    """EFNY-A10: Bosses first, they hurt most; they are back next turn."""
    s = m.s
    after = k.copy()
    lives = [boss_life(s, k, boss) for boss in range(BOSSES)]
    for boss in range(BOSSES):
        if boss != SLAG and most and s.boss_at[boss] == k.at and lives[boss] > 0:
            lives[boss] = 0
            most -= 1
            after.score -= BOSS_BACK
    after.bosses = tuple(lives)
    here = standing_at(m, k, k.at)
    after.crowd = k.crowd.copy()
    after.crowd[k.at] = here[min(most, len(here)) :]
    after.score -= BACK_NEXT_TURN * min(most, len(here))
    if worth_taking(s, k.at) and not after.crowd[k.at] and k.at not in k.got and not enemy_here(m, after):
        after.score += gain_at(m, after, k.at)
        after.got += (k.at,)
    return after


def trickable_bosses(s: NewYork, k: Sketch) -> int:
    return len([b for b in range(BOSSES) if b != SLAG and s.boss_at[b] == k.at and boss_life(s, k, b) > 0])
