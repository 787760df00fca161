"""Where a bot wants to go: the goals of a Hero with what each is worth, and how far everything is from them."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, final

from lamster.games.escape_from_new_york.bot_know import (
    BOSS_TILES,
    BRIDGE_SPACE,
    CASE_TILES,
    DIAGRAM_1,
    camp_space,
    diagram_chance,
    diagram_places,
    hidden_tiles,
    places_of,
    poi_known,
    president_holder,
)
from lamster.games.escape_from_new_york.components import (
    AMMO,
    BLUE_THING,
    BOSS_CASE,
    BOSSES,
    CAMP,
    CASES,
    DUKE,
    EFFECT,
    FIRST_CASE,
    GRID,
    NONE,
    POI_SPACES,
    SPACES,
    SPIKED_CLUB,
    TAPE,
    USE,
    cards_in,
)
from lamster.games.escape_from_new_york.knowledge import SLOT
from lamster.games.escape_from_new_york.rules.city import LINKS
from lamster.games.escape_from_new_york.state import NewYork

UNIT: Final = 0.12
"""From the points of plans to the unit of all scores."""
SURE: Final = 5.0
"""The score of what is done without a second thought."""
STEP: Final = 3.0
"""What one space nearer to the goal is worth; all other worths are measured against it."""
PRICE: Final = 1.5
"""What a goal must be worth more to be preferred to one that is a step nearer."""
WORTH_A_LOOK: Final = 0.2
"""Goals below this part of the best are forgotten, however near they are."""
TENTHS: Final = 10
UNSEEN_WAY: Final = 6
"""What it costs to come through a space that must be revealed first, in tenths of a step."""
BLOCKED_WAY: Final = 16
BLOCKED_SMASH: Final = 7
CROWDED_WAY: Final = 2
BOSS_WAY: Final = 8
LOUD_WAY: Final = 2
FAR_AWAY: Final = 9999

# What goals are worth.
ESCAPE: Final = 40.0
CAMP_WORTH: Final = 20.0
CASE_WORTH: Final = 22.0
POI_WORTH: Final = 4.0
"""Of any POI tile: it costs no Timer tile later."""
BOSS_POINT: Final = 0.9
"""What a Hit Point of a Boss takes away from the worth of its Case."""
LESS_FOR_TWO: Final = 0.45
"""What is left of a goal's worth where another Hero is nearer."""

NOT_YET: Final = (-1,)
UNASKED: Final = -99.0
EXPLORE: Final = "explore"
FETCH: Final = "fetch"
FIGHT: Final = "fight"
FREE: Final = "free"
MEET: Final = "meet"
LEAVE: Final = "leave"
Goal = tuple[float, int, str]
"""What it is worth, where it is, and what for."""


@final
class Mind:
    """What a seat thinks of its position: its goals, and how far every space is from them."""

    def __init__(self, s: NewYork, me: int, alone: bool) -> None:
        self.s = s
        self.me = me
        self.alone = alone
        """Whether this Hero goes its own way (EFNY-V5)."""
        self.hasty = False
        """Whether there is little time to think: only the most promising way on is looked at."""
        self.rogue = False
        """Whether it would, if that paid."""
        self.holder = president_holder(s)
        self.tape = places_of(s, me, TAPE)
        self.team_tape = min(1.0, sum(self.tape[: s.seats]))
        self.bridge, self.diagram = best_bridge(s, me, self.tape)
        self.hidden = hidden_tiles(s, me)
        self.camp = camp_space(s, me)
        self.face_down = [space for space in POI_SPACES if s.tiles[space] == NONE]
        self.aims: Callable[[Mind], list[Goal]] = loyal_goals
        self.way: tuple[int, ...] = ()
        self.lives: list[tuple[int, ...]] = [NOT_YET] * SPACES
        """Hit Points of those who stand on each space, once somebody has asked; so are the next three."""
        self.threats = [UNASKED] * SPACES
        self.unrest = [UNASKED] * SPACES
        self.prizes = [UNASKED] * SPACES

    @property
    def field(self) -> tuple[int, ...]:
        """How far every space is from the best goals. Most windows never ask, and to find out takes time."""
        if not self.way:
            goals = self.goals()
            best = max([worth for worth, _, _ in goals])
            starts = tuple([(space, round((best - worth) / PRICE * TENTHS)) for worth, space, _ in goals])
            self.way = way_to(self.s, self.me, starts)
        return self.way

    def goals(self) -> list[Goal]:
        """What is worth a look, the best first."""
        goals = self.aims(self)
        best = max([worth for worth, _, _ in goals], default=0.0)
        goals = [goal for goal in goals if goal[0] >= best * WORTH_A_LOOK]
        return sorted(goals, reverse=True) or [(0.0, self.s.at[self.me], MEET)]

    def goal(self) -> Goal:
        """The goal that draws this Hero most from where it stands."""
        here = self.s.at[self.me]
        return max(self.goals(), key=lambda goal: goal[0] - PRICE * GRID[here][goal[1]])

    def escape_chance(self, space: int) -> float:
        """How likely the Heroes who stand there (this one among them) hold all that the bridge of that space needs."""
        if self.holder == NONE or not self.bridge or BRIDGE_SPACE[self.bridge] != space:
            return 0.0
        s = self.s
        there = [seat for seat in range(s.seats) if s.at[seat] == space or seat == self.me]
        if self.holder not in there:
            return 0.0
        diagrams = diagram_places(s, self.me, self.bridge)
        return min(1.0, sum([self.tape[i] for i in there])) * min(1.0, sum([diagrams[i] for i in there]))

    def wins_alone(self) -> bool:
        """Whether a Lone Victory is declared: by who goes alone, or who has nothing to lose by it any more."""
        return self.alone or self.s.seats == 1 or not self.s.blacks

    def should_wait(self, space: int) -> bool:
        """Whether companions can still be waited for at the bridge."""
        s = self.s
        late = [seat for seat in range(s.seats) if s.at[seat] != space and seat != self.me]
        return bool(late) and s.blacks >= WAITING_TILES and min([GRID[s.at[seat]][space] for seat in late]) <= NEAR_BY


WAITING_TILES: Final = 4
NEAR_BY: Final = 4


def best_bridge(s: NewYork, me: int, tape: list[float]) -> tuple[int, float]:
    """The bridge that the group can use most likely, and how likely; of several one near those who hold something."""
    holder = president_holder(s)
    best, best_bridge_value, chance = 0, 0.0, 0.0
    for bridge in range(1, 5):
        likely = diagram_chance(s, me, bridge)
        if likely > 0.0:
            space = BRIDGE_SPACE[bridge]
            places = diagram_places(s, me, bridge)
            far = 0.0
            for seat in range(s.seats):
                weight = max(tape[seat], places[seat], float(seat == holder), 0.25)
                far += weight * GRID[s.at[seat]][space]
            value = 12.0 * likely - far * 0.5 / s.seats + 10.0
            if value > best_bridge_value:
                best, best_bridge_value, chance = bridge, value, likely
    return best, chance


# How far it is.


def way_to(s: NewYork, me: int, starts: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """In tenths of a step from every space to the nearest of these, each with a handicap."""
    crowded = tuple([min(3, len(crowd)) for crowd in s.crowd])
    bosses = tuple([at for at in s.boss_at if at >= 0])
    smash = s.cars[me] > 0 or any(is_smash(card) for card in cards_in(s.hands[me]))
    blocked = BLOCKED_SMASH if smash else BLOCKED_WAY
    return spread(tuple(s.tiles), crowded, bosses, s.intact, s.event_spaces, blocked, starts)


def is_smash(card: int) -> bool:
    return any("smash" in marks for _, _, marks in EFFECT[card])


@lru_cache(maxsize=256)
def spread(
    tiles: tuple[int, ...],
    crowded: tuple[int, ...],
    bosses: tuple[int, ...],
    intact: int,
    loud: int,
    blocked: int,
    starts: tuple[tuple[int, int], ...],
) -> tuple[int, ...]:
    """Remembered, because all decisions of a turn ask for much the same."""
    found = [FAR_AWAY] * SPACES
    for space, handicap in starts:
        found[space] = min(found[space], handicap)
    entering = [TENTHS] * SPACES
    for space in range(SPACES):
        entering[space] += CROWDED_WAY * crowded[space] + (loud >> space & 1) * LOUD_WAY
        if tiles[space] == NONE:
            entering[space] += UNSEEN_WAY
    for space in bosses:
        entering[space] += BOSS_WAY
    waiting = sorted([space for space, _ in starts], key=lambda space: found[space])
    queued = set(waiting)
    i = 0
    while i < len(waiting):
        space = waiting[i]
        i += 1
        queued.discard(space)
        base = found[space] + entering[space]
        for other, road in LINKS[space]:
            cost = base + (blocked if intact & road else 0)
            if cost < found[other]:
                found[other] = cost
                if other not in queued:
                    queued.add(other)
                    waiting.append(other)
    return tuple(found)


# Loyal goals.


def loyal_goals(m: Mind) -> list[Goal]:
    """What brings all home: find the President and the Tape, then meet at a bridge."""
    goals = case_goals(m)
    if m.holder == NONE:
        goals += camp_goals(m) + poi_goals(m)
    if m.bridge:
        goals += bridge_goals(m)
    return goals


def slot_worth(m: Mind, slot: int) -> float:
    """How likely what lies in this Case slot is needed: by the group, or by who goes alone."""
    s = m.s
    if m.alone:
        thing = BLUE_THING[s.blues[m.me]]
        return places_of(s, m.me, thing)[SLOT + slot] if thing >= FIRST_CASE else 0.0
    worth = m.tape[SLOT + slot]
    if not m.diagram:
        for diagram in (DIAGRAM_1, DIAGRAM_1 + 1):
            worth += places_of(s, m.me, diagram)[SLOT + slot]
    return min(1.0, worth)


def others_nearer(m: Mind, space: int) -> bool:
    """Whether another Hero is nearer, as the crow flies."""
    s = m.s
    mine = GRID[s.at[m.me]][space]
    for seat in range(s.seats):
        far = GRID[s.at[seat]][space]
        if seat != m.me and (far < mine or (far == mine and seat < m.me)):
            return True
    return False


def shared(m: Mind, worth: float, space: int) -> float:
    return worth * LESS_FOR_TWO if others_nearer(m, space) else worth


def case_goals(m: Mind) -> list[Goal]:
    """EFNY-C1, B3: Case tokens on the map, and the Bosses who own the others."""
    s = m.s
    goals: list[Goal] = []
    for token in range(CASES):
        if s.tokens[token] != NONE:
            worth = CASE_WORTH * slot_worth(m, token)
            if worth > 0.0:
                goals.append((shared(m, worth, s.tokens[token]), s.tokens[token], FETCH))
    for boss in range(BOSSES):
        if boss != DUKE and s.boss_at[boss] >= 0:
            worth = CASE_WORTH * slot_worth(m, BOSS_CASE[boss] - 1)
            worth -= BOSS_POINT * max(0.0, s.boss_life[boss] - firepower(s, m.me))
            if worth > 0.0:
                goals.append((worth, s.boss_at[boss], FIGHT))
    return goals


def firepower(s: NewYork, seat: int) -> float:
    """What the revealed Weapon can do to a Boss beside Action cards."""
    weapon = s.weapons[seat]
    if weapon == NONE:
        return 0.0
    if weapon == SPIKED_CLUB:
        return 8.0
    return float(s.ammo[seat] * USE[weapon][0][1]) if AMMO[weapon] else 1.0


def camp_goals(m: Mind) -> list[Goal]:
    """EFNY-P1: the Camp, once it is known; not while taking the President would burn too much time."""
    if m.camp == NONE or m.s.taken or not may_take(m):
        return []
    return [(CAMP_WORTH, m.camp, FREE)]


def is_last_tile(s: NewYork, tiles: int) -> bool:
    """EFNY-V8, Y6: whether so many Timer tiles are all that are left: the one that loses the game is among them."""
    return tiles >= s.blacks + s.reds


def tiles_for_president(m: Mind) -> int:
    """EFNY-P2: every POI that is still face down burns a Timer tile."""
    return len([space for space in m.face_down if space != m.camp])


def may_take(m: Mind) -> bool:
    """EFNY-P2, P4: enough Timer tiles must be left to come home."""
    face_down = tiles_for_president(m)
    if is_last_tile(m.s, face_down):
        return False
    return face_down <= FEW or m.s.blacks - face_down >= TIME_TO_LEAVE[m.s.seats]


FEW: Final = 2
TIME_TO_LEAVE: Final[list[int]] = [0, 2, 3, 4, 4]
"""Black Timer tiles that should be left after the President is taken, by the number of seats."""


def poi_goals(m: Mind) -> list[Goal]:
    """EFNY-M5: face-down POI: what may lie there."""
    goals: list[Goal] = []
    likely = sum([tile_worth(m, tile) for tile in m.hidden]) / max(1, len(m.hidden))
    for space in m.face_down:
        if space != m.camp:
            known = poi_known(m.s, m.me, space)
            worth = POI_WORTH + (likely if known == NONE else tile_worth(m, known))
            goals.append((shared(m, worth, space), space, EXPLORE))
    return goals


def tile_worth(m: Mind, tile: int) -> float:
    if tile == CAMP:
        return CAMP_WORTH * 0.8
    if tile in CASE_TILES:
        return CASE_WORTH * 0.8 * slot_worth(m, CASE_TILES[tile])
    if tile in BOSS_TILES:
        return CASE_WORTH * 0.2 * slot_worth(m, BOSS_TILES[tile])
    return 1.0


def bridge_goals(m: Mind) -> list[Goal]:
    """EFNY-V1: the bridge, the more so the likelier the group has everything."""
    s = m.s
    space = BRIDGE_SPACE[m.bridge]
    if m.holder != NONE:
        worth = ESCAPE * m.team_tape * m.diagram
    elif m.tape[m.me] == 1.0 and s.seats > 2:
        worth = 6.0
    else:
        worth = 0.0
    return [(worth, space, LEAVE if m.holder != NONE else MEET)] if worth else []
