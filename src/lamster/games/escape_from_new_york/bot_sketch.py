"""A turn in thought: where the Hero stands, who is left around it, and what it has gained so far.

A sketch forgets all that does not matter for a rough judgement; it is copied at every step of the thought.
"""

from typing import Final, final

from lamster.games.escape_from_new_york.bot_goals import (
    NOT_YET,
    STEP,
    TENTHS,
    UNASKED,
    Mind,
    is_last_tile,
    may_take,
    slot_worth,
)
from lamster.games.escape_from_new_york.bot_know import GUARDS, poi_known
from lamster.games.escape_from_new_york.components import (
    AROUND,
    BOSS_DAMAGE,
    BOSS_RANGE,
    BOSSES,
    CAMP,
    CASES,
    LID,
    LID_GUARD,
    MOST_NOISE,
    NONE,
    SUPPLY_LIMIT,
    TRAP_OF,
)
from lamster.games.escape_from_new_york.rules.city import LINKS, building_at
from lamster.games.escape_from_new_york.rules.enemies import (
    LYING,
    bar_of,
    damage_on,
    life_of,
    range_of_prisoners,
)
from lamster.games.escape_from_new_york.rules.fighting import SHELTER
from lamster.games.escape_from_new_york.rules.levels import GUN_SHOP, LIBRARY, SURGERY, SURGERY_CARDS
from lamster.games.escape_from_new_york.state import NewYork

CARD_WORTH: Final = 1.2
"""A card in the hand."""
BESIDE_ME: Final = 0.7
"""An Enemy who stays in the space: it attacks again, and stops careful steps."""
NEXT_TO_ME: Final = 0.15
BOSS_NEAR: Final = 0.6
ITEM_WORTH: Final = 1.0
CAR_WORTH: Final = 4.0
CASE_GAIN: Final = 16.0
PRESIDENT_GAIN: Final = 22.0
POI_GAIN: Final = 3.0
LOUD: Final = 0.6
"""An Event card."""
TILE_WORTH: Final = 7.0
"""A Timer tile."""
LOST: Final = 45.0
"""The last Timer tile: more than any turn can gain, but less than a sure escape (WIN), which comes before its Noise."""
QUIET_NOISE: Final = 0.28
LOUD_NOISE: Final = 0.5
HALF_LOUD: Final = 5
STEP_10: Final = 1
"""EFNY-N1: Noise that every turn brings."""


@final
class Sketch:
    """The Hero in thought."""

    __slots__ = (
        "at",
        "back",
        "bosses",
        "car",
        "crowd",
        "fog",
        "got",
        "guard",
        "kills",
        "left",
        "noise",
        "room",
        "score",
    )

    def __init__(self, at: int, left: int, back: int, room: int, car: int) -> None:
        self.at = at
        self.left = left
        """Cards that will be left in the hand."""
        self.back = back
        """Cards on the discard pile that could come back."""
        self.room = room
        """How many more things the supply takes."""
        self.car = car
        self.crowd: dict[int, tuple[int, ...]] = {}
        """Spaces where somebody was hit or tricked: the Hit Points of those who are left."""
        self.bosses: tuple[int, ...] = ()
        """Hit Points of the Bosses, once one was hit; a tricked one has none for this turn."""
        self.fog = 0.0
        """What is to be feared where a face-down POI was entered."""
        self.got: tuple[int, ...] = ()
        """Spaces from which everything was taken."""
        self.guard = 0
        self.kills = 0
        self.noise = 0
        self.score = 0.0

    def copy(self) -> "Sketch":
        k = Sketch(self.at, self.left, self.back, self.room, self.car)
        k.crowd = self.crowd
        k.bosses = self.bosses
        k.fog = self.fog
        k.got = self.got
        k.guard = self.guard
        k.kills = self.kills
        k.noise = self.noise
        k.score = self.score
        return k


def sketch_of(m: Mind, planned: int) -> Sketch:
    """The Hero as it stands, when so many cards of its hand will be played."""
    s, me = m.s, m.me
    left = s.hands[me].bit_count() - planned
    k = Sketch(s.at[me], left, s.discards[me].bit_count(), SUPPLY_LIMIT - len(s.supplies[me]), s.cars[me])
    k.guard = s.guard
    k.noise = s.made_noise
    return k


# Who is there.


def standing_at(m: Mind, k: Sketch, space: int) -> tuple[int, ...]:
    """Hit Points of the Prisoners who stand there, few first."""
    if space in k.crowd:
        return k.crowd[space]
    lives = m.lives[space]
    if lives == NOT_YET:
        s = m.s
        lives = tuple(sorted([life_of(s, e) - damage_on(e) for e in s.crowd[space] if not e & LYING]))
        m.lives[space] = lives
    return lives


def boss_life(s: NewYork, k: Sketch, boss: int) -> int:
    """0 where it is not on the map, or lies."""
    if k.bosses:
        return k.bosses[boss]
    return s.boss_life[boss] if s.boss_at[boss] >= 0 and not s.boss_down >> boss & 1 else 0


def boss_here(s: NewYork, k: Sketch, space: int) -> bool:
    if space not in s.boss_at:
        return False
    return any(s.boss_at[boss] == space and boss_life(s, k, boss) > 0 for boss in range(BOSSES))


def enemy_here(m: Mind, k: Sketch) -> bool:
    """EFNY-M4: also those who lie."""
    s = m.s
    if k.fog or standing_at(m, k, k.at) or boss_here(s, k, k.at):
        return True
    return k.at not in k.crowd and any(enemy & LYING for enemy in s.crowd[k.at])


def danger(m: Mind, k: Sketch) -> float:
    """EFNY-D1, D5: the damage that threatens the Hero in step 7 where it stands."""
    space = k.at
    if k.crowd or k.bosses:
        return threat(m, k, space) + k.fog
    known = m.threats[space]
    if known == UNASKED:
        known = threat(m, k, space)
        m.threats[space] = known
    return known + k.fog


def threat(m: Mind, k: Sketch, space: int) -> float:
    s = m.s
    if building_at(s, space) == SHELTER:
        return 0.0
    total = float(len(standing_at(m, k, space)))
    if range_of_prisoners(s):
        total += sum([len(standing_at(m, k, other)) for other, road in LINKS[space] if not s.intact & road])
    for boss in range(BOSSES):
        at = s.boss_at[boss]
        if at >= 0 and boss_life(s, k, boss) > 0 and (at == space or (BOSS_RANGE[boss] and open_road(s, space, at))):
            total += BOSS_DAMAGE[boss]
    return total


def open_road(s: NewYork, space: int, other: int) -> bool:
    """Whether two spaces are next to each other without an intact Roadblock in between."""
    return any(near == other and not s.intact & road for near, road in LINKS[space])


def unrest(m: Mind, k: Sketch, space: int) -> float:
    """EFNY-N7: what Enemies around may do later."""
    if m.unrest[space] == UNASKED:
        s = m.s
        total = 0.0
        for other in AROUND[space]:
            if s.crowd[other] and other not in s.at:
                total += NEXT_TO_ME * len(standing_at(m, k, other))
            if other in s.boss_at:
                total += BOSS_NEAR
        m.unrest[space] = total
    return m.unrest[space]


# What is gained on the way.


def gain_at(m: Mind, k: Sketch, space: int) -> float:
    """EFNY-T3: what can be taken along there, where no Enemy is."""
    s = m.s
    gain = prize(m, space)
    if s.cubes[space]:
        gain += ITEM_WORTH * min(s.cubes[space], max(1, k.room)) * (1.0 if k.room > 0 else 0.3)
    if s.wrecks[space] and not k.car:
        gain += CAR_WORTH
    return gain


def prize(m: Mind, space: int) -> float:
    """Cases, and the President."""
    if m.prizes[space] == UNASKED:
        s = m.s
        gain = sum([CASE_GAIN * slot_worth(m, token) + 0.2 for token in range(CASES) if s.tokens[token] == space])
        if s.tiles[space] == CAMP and not s.taken and may_take(m):
            gain += PRESIDENT_GAIN
        m.prizes[space] = gain
    return m.prizes[space]


def worth_taking(s: NewYork, space: int) -> bool:
    """Whether anything lies there at all."""
    return bool(s.cubes[space] or s.wrecks[space]) or space in s.tokens or s.tiles[space] == CAMP


def entering(m: Mind, space: int, quiet: bool) -> float:
    """What comes of stepping in: a face-down POI, Events, Traps."""
    s = m.s
    if s.tiles[space] == NONE:
        return POI_GAIN
    cost = 0.0
    if s.event_spaces >> space & 1 and not quiet:
        cost -= LOUD * s.event_level
    if TRAP_OF[s.tiles[space]]:
        cost -= 0.8
    return cost


def fog_of(m: Mind, space: int) -> float:
    """The damage that may wait under a face-down POI tile."""
    known = poi_known(m.s, m.me, space)
    if known != NONE:
        return GUARDS[known]
    return sum([GUARDS[tile] for tile in m.hidden]) / max(1, len(m.hidden))


# Judging.


def noise_cost(s: NewYork, made: int) -> float:
    """EFNY-O1 to O4: what so much Noise of cards costs: Mission cubes beyond 10, and a Timer tile after them."""
    total = s.noise + made
    cost = QUIET_NOISE * made
    if total > HALF_LOUD:
        cost += (LOUD_NOISE - QUIET_NOISE) * min(made, total - HALF_LOUD)
    if total > MOST_NOISE:
        over = total - MOST_NOISE
        cost += min(over, s.missions - 1) * 1.0 + (TILE_WORTH if over >= s.missions else 0.0)
    return cost + (LOST if brings_the_end(s, made) else 0.0)


def brings_the_end(s: NewYork, made: int) -> bool:
    """EFNY-O4, N1, V8: whether this Noise, with the one of step 10, surely brings the last Timer tile this turn."""
    return s.noise + made + STEP_10 - MOST_NOISE >= s.missions and is_last_tile(s, 1)


def nearness(m: Mind, k: Sketch) -> float:
    """How near the goals are, and what stands in the way there."""
    return k.score - STEP * m.field[k.at] / TENTHS


def quick(m: Mind, k: Sketch) -> float:
    """A rough judgement, to keep only what is promising."""
    return nearness(m, k) - CARD_WORTH * min(danger(m, k), k.left)


def judged(m: Mind, k: Sketch) -> float:
    """How good a turn that ends like this is."""
    s = m.s
    space = k.at
    value = nearness(m, k) - noise_cost(s, k.noise)
    hurt = max(0.0, danger(m, k) - k.guard)
    if hurt >= 2 and LID in s.supplies[m.me]:
        hurt = max(0.0, hurt - LID_GUARD) + 0.5
    lost = min(hurt, k.left)
    value -= CARD_WORTH * lost
    around = standing_at(m, k, space)
    value -= BESIDE_ME * len(around) + unrest(m, k, space)
    if k.kills:
        value += bar_worth(m, k.kills)
    if not around and space not in k.got and worth_taking(s, space) and not enemy_here(m, k):
        value += gain_at(m, k, space)
    return value + building_worth(m, k, lost)


def bar_worth(m: Mind, kills: int) -> float:
    """EFNY-A6, L5: kills that the Level Bar wants, more if it is complete with them, and for who has own plans."""
    s, me = m.s, m.me
    wanted = bar_of(s, me)
    open_icons = wanted[0] - s.bar_prisoners[me]
    if open_icons <= 0 or not kills:
        return 0.0
    zeal = 2.0 if m.rogue else 1.0
    done = kills >= open_icons and s.bar_items[me] >= wanted[1] and (m.rogue or s.levels[me] < 2)
    return zeal * (0.9 * min(kills, open_icons) + (1.5 if done else 0.0))


def building_worth(m: Mind, k: Sketch, lost: float) -> float:
    """EFNY-F14 to F16: what the Building gives in step 9."""
    building = building_at(m.s, k.at)
    if building == NONE:
        return 0.0
    if building == SURGERY:
        return CARD_WORTH * min(float(SURGERY_CARDS), k.back + 2 + lost)
    if building == LIBRARY:
        return 0.8
    if building == GUN_SHOP:
        return 1.0 if k.room > 0 else 0.4
    return 0.3
