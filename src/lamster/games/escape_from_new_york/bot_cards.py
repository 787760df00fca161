"""Rules of thumb within cards and tiles: whom to hit and trick, which cards to take back or learn, what to turn up."""

from typing import Final

from lamster.games.escape_from_new_york.bot_goals import TENTHS, UNIT, Mind, slot_worth
from lamster.games.escape_from_new_york.bot_know import GUARDS, holds_blue, poi_known, top_event
from lamster.games.escape_from_new_york.bot_sketch import CARD_WORTH, sketch_of, standing_at, worth_taking
from lamster.games.escape_from_new_york.components import (
    ACTION,
    BOSS,
    BOSS_CASE,
    BOSS_DAMAGE,
    DIRECTION,
    DUKE,
    EFFECT,
    EVENT,
    GRID,
    NEIGHBOUR,
    NOISE,
    NONE,
    SPACE,
)
from lamster.games.escape_from_new_york.rules.enemies import wants_prisoner

GOOD_EVENTS: Final = frozenset(EVENT.index[name] for name in ("forgotten-stash", "dead-quiet", "a-familiar-face"))


# Fighting.


def rate_hit(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-A2: Bosses whose Case is wanted, then whoever dies of it, here first."""
    return [UNIT * target_worth(m, code) for code in codes]


def target_worth(m: Mind, code: str) -> float:
    s = m.s
    target, _, place = code[4:].partition(":")
    space = SPACE.index[place]
    here = space == s.at[m.me]
    if target in BOSS.index:
        boss = BOSS.index[target]
        case = slot_worth(m, BOSS_CASE[boss] - 1) if boss != DUKE else 0.0
        ending = s.boss_life[boss] <= 2
        return (4.0 if case else 0.5) + 2.0 * case + 3.0 * ending
    weak = 0.5 if "hurt" in target else 0.0
    car = -0.5 if target.startswith("driver") and not weak else 0.0
    value = 1.0 + weak + car + (2.0 if here else 0.0) - (1.0 if "down" in target else 0.0)
    if worth_taking(s, space):
        value += 1.0
    return value + (0.5 if wants_prisoner(s, m.me) else 0.0)


def rate_burn(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """IT-10: where most die."""
    s = m.s
    k = sketch_of(m, 0)
    found = []
    for code in codes:
        space = SPACE.index[code[5:]]
        here = space == s.at[m.me]
        value = min(3.0, float(sum(standing_at(m, k, space)))) * (1.5 if here else 1.0)
        for boss, at in enumerate(s.boss_at):
            if at == space and boss != DUKE:
                value += 4.0 * slot_worth(m, BOSS_CASE[boss] - 1)
        found.append(UNIT * value)
    return found


def rate_trick(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-A10: those who hurt most, away from the own way and from friends."""
    s = m.s
    found = []
    for code in codes:
        if code == "done":
            found.append(0.0)
            continue
        name, _, place = code[6:].partition(":")
        space = SPACE.index[place]
        worth = float(BOSS_DAMAGE[BOSS.index[name]]) if name in BOSS.index else 1.0
        ahead = m.field[space] < m.field[s.at[m.me]]
        value = worth - 0.5 * ahead - 0.6 * (space in s.at) - 0.3 * worth_taking(s, space)
        found.append(UNIT * value)
    return found


# Cards, tiles and Events.


def card_worth(m: Mind, card: int) -> float:
    """How glad this Hero is to have the card in hand."""
    worth = 0.0
    enemies = len(standing_at(m, sketch_of(m, 0), m.s.at[m.me])) > 0
    for word, number, marks in EFFECT[card]:
        if word == "move":
            worth += number * (0.7 if "clear" in marks and enemies else 1.0) + 0.4 * ("clear" not in marks)
        elif word == "hit":
            worth += 0.35 * number + 0.2 * ("r1" in marks) + 0.5 * enemies
        elif word == "recover":
            worth += 0.3 * number
        elif word == "trick":
            worth += 0.8
        elif word in ("item", "reveal", "poi-jump", "gain-car"):
            worth += 0.3
    return worth - 0.15 * NOISE[card]


def rate_recover(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-W5: the best cards; none are left behind."""
    return [0.0 if code == "done" else UNIT * (CARD_WORTH + card_worth(m, ACTION.index[code[8:]])) for code in codes]


LEARN: Final[dict[str, float]] = {
    "old-war-reflexes": 3.0,
    "one-man-army": 2.8,
    "second-wind": 2.5,
    "get-behind-me": 3.0,
    "hold-the-line": 2.6,
    "empty-the-cylinder": 2.2,
    "the-duke-trusts-me": 3.0,
    "black-market": 1.8,
    "tunnel-plans": 1.6,
    "full-throttle": 3.0,
    "fire-bottles": 2.4,
    "thirty-years-in-this-town": 1.8,
    "meters-running": 2.7,
    "last-warning": 2.0,
    "patch-you-up": 1.6,
    "into-the-sewers": 1.4,
    "spare-engine": 1.5,
    "wire-the-street": 0.8,
    "take-it-and-go": 0.6,
    "double-deal": 0.5,
}
"""Special Action cards as they are worth learning; those that steal are for who goes alone."""


def rate_learn(m: Mind, codes: tuple[str, ...]) -> list[float]:
    found = []
    for code in codes:
        worth = LEARN.get(code[6:], 0.2)
        if code.startswith("learn:not-my-plan") and m.rogue and not holds_blue(m.s, m.me):
            worth = 3.5
        found.append(UNIT * worth)
    return found


def rate_poi(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-Y5, P3, W8: which face-down POI: far ones, which nobody has to walk to then; known dangers stay down."""
    s = m.s
    found = []
    for code in codes:
        verb, _, name = code.partition(":")
        if verb in ("done", "duke"):
            found.append(0.0)
            continue
        space = SPACE.index[name]
        near = min([GRID[at][space] for at in s.at])
        known = poi_known(s, m.me, space)
        value = 1.0 + (0.1 * near if verb == "turn" else -0.1 * near)
        if known != NONE:
            value = -0.2 if verb == "peek" else 0.5 - 0.2 * GUARDS[known]
        found.append(UNIT * value)
    return found


def rate_bury(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """BR-1: only what is good stays on top."""
    good = top_event(m.s, m.me) in GOOD_EVENTS
    return [float(good == (code == "leave")) for code in codes]


def rate_break(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-W7: the Roadblock on the own way; one that keeps Enemies out may stay."""
    return [0.0 if code == "done" else UNIT * worth_breaking(m, beyond(m, code)) for code in codes]


def worth_breaking(m: Mind, other: int) -> float:
    if other == NONE:
        return 10.0 if m.bridge else 1.0
    return (m.field[m.s.at[m.me]] - m.field[other]) / TENTHS + 0.5 - 0.5 * len(m.s.crowd[other])


def rate_wire(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """BRX-6: where Enemies would come from, not on the own way."""
    return [0.0 if code == "done" else UNIT * worth_wiring(m, beyond(m, code)) for code in codes]


def worth_wiring(m: Mind, other: int) -> float:
    if other == NONE:
        return -5.0
    return 0.6 * len(m.s.crowd[other]) + (m.field[other] - m.field[m.s.at[m.me]]) / TENTHS


def beyond(m: Mind, code: str) -> int:
    """The space that the road of a code leads to; NONE is a bridge."""
    return NEIGHBOUR[m.s.at[m.me]][DIRECTION.index[code.partition(":")[2]]]
