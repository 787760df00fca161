"""Rules of thumb for what other seats are asked, and for New York's open choices: made in favour of the Heroes."""

from typing import Final

from lamster.games.escape_from_new_york.bot_alone import blue_worth, purple_worth
from lamster.games.escape_from_new_york.bot_goals import TENTHS, UNIT, Mind
from lamster.games.escape_from_new_york.bot_know import places_of
from lamster.games.escape_from_new_york.bot_sketch import worth_taking
from lamster.games.escape_from_new_york.components import (
    BLUE,
    BLUE_THING,
    BOSS,
    BOSS_DAMAGE,
    FIRST_CASE,
    GRID,
    NONE,
    PURPLE,
    SPACE,
    THING,
)
from lamster.games.escape_from_new_york.rules.city import LINKS

HEROES: Final[list[dict[str, float]]] = [
    {},
    {"snake": 4, "maggie": 3, "cabbie": 2, "brain": 1},
    {"brain": 4, "snake": 3, "maggie": 2, "cabbie": 1},
    {"brain": 4, "snake": 3, "cabbie": 2, "maggie": 1},
    {"brain": 4, "snake": 3, "cabbie": 2, "maggie": 1},
]
"""Who is taken first, by the number of seats: alone a fighter; together Brain, whose bridge everybody knows."""


def rate_hero(m: Mind, codes: tuple[str, ...]) -> list[float]:
    return [HEROES[m.s.seats][code[5:]] for code in codes]


def rate_promise(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-V11: who stays with the others has nothing to hide; a rogue keeps the choice."""
    return [float((code == "always-show") != m.rogue) for code in codes]


# New York.


def rate_hunt(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-E13: who hurts least; away from where something is to be fetched."""
    s = m.s
    found = []
    for code in codes:
        name, _, place = code[5:].partition(":")
        space = SPACE.index[place]
        value = -float(BOSS_DAMAGE[BOSS.index[name]]) if name in BOSS.index else -1.0
        value += 0.8 * worth_taking(s, space)
        value += 0.4 * (m.field[space] < m.field[s.at[m.me]])
        value += 0.2 * min([GRID[at][space] for at in s.at])
        found.append(UNIT * value)
    return found


def rate_enemy_step(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-E15, B7: not across the own way, nor where something is to be fetched."""
    return [-UNIT * presence(m, SPACE.index[code[5:]]) for code in codes]


def rate_placing(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-G2, W16: behind, behind Roadblocks, far from all."""
    return [-UNIT * presence(m, SPACE.index[code.partition(":")[2]]) for code in codes]


def presence(m: Mind, space: int) -> float:
    """How much an Enemy there would be in the way."""
    s = m.s
    here = s.at[m.me]
    cost = 1.5 * s.at.count(space) + 0.8 * worth_taking(s, space)
    if m.field[space] < m.field[here]:
        cost += 1.0
    for other, road in LINKS[here]:
        if other == space and not s.intact & road:
            cost += 0.6
    return cost - 0.05 * m.field[space] / TENTHS


def rate_boarding(_: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-E16: rather nobody from here; those who are hurt are the easier prey."""
    return [1.0 if code == "later" else 0.1 * float(code[5:]) for code in codes]


def rate_copter(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-X2: nobody's concern, unless one wants to fly."""
    s = m.s
    found = []
    for code in codes:
        near = 0.0 if code == "done" else -0.1 * GRID[s.at[m.me]][SPACE.index[code[7:]]]
        found.append(UNIT * (near if m.alone else float(code == "done")))
    return found


# Company.


def rate_company(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-R3: whoever has the same way is taken along."""
    leaving = m.holder != NONE and m.team_tape > 0.5
    value = UNIT if leaving and not m.alone else -UNIT
    return [0.0 if code == "alone" else value for code in codes]


def rate_ride(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-R4: if it is on the own way."""
    s = m.s
    nearer = m.field[s.steps[-1].to] < m.field[s.at[m.me]]
    return [float(nearer == (code == "ride")) for code in codes]


def rate_cover(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """MG-1: who has the fewest cards."""
    s = m.s
    return [-0.1 * s.hands[int(code[6:]) - 1].bit_count() for code in codes]


# Escapes.


def rate_show(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-V3: all there is; who goes alone keeps it hidden."""
    most = [0 if code == "show:nothing" else code.count("+") + 1 for code in codes]
    return [float(-n if m.alone else n) for n in most]


# Thieves.


def rate_rob(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-W9: who most likely has the thing of the own objective."""
    thing = BLUE_THING[m.s.blues[m.me]]
    places = places_of(m.s, m.me, thing) if thing >= FIRST_CASE else [0.0] * m.s.seats
    return [places[int(code[4:]) - 1] for code in codes]


def rate_steal(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-W9: that thing by name, or a back of its sort; an Item is the smallest loss for the group."""
    thing = BLUE_THING[m.s.blues[m.me]]
    wanted = "steal:case-back" if thing >= FIRST_CASE and m.rogue else "steal:item-back"
    return [1.0 if code == f"steal:{THING.codes[thing]}" else 0.5 * (code == wanted) for code in codes]


# Objectives.


def rate_exchange(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-L9: the worse of the two goes."""
    blue = blue_worth(m, m.s.blues[m.me]) / 3.0
    purple = purple_worth(m, m.s.purples[m.me]) / 2.2
    return [float((code == "exchange:blue") == (blue <= purple)) for code in codes]


def rate_objective(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-L9: the one that is nearest to being fulfilled."""
    found = []
    for code in codes:
        name = code.partition(":")[2]
        blue = m.s.blues[m.me] == NONE
        found.append(UNIT * (blue_worth(m, BLUE.index[name]) if blue else purple_worth(m, PURPLE.index[name])))
    return found
