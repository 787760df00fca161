"""Rules of thumb for windows and things: what to collect, use, fire, put on the bar, keep and throw away."""

from typing import Final

from lamster.games.escape_from_new_york.bot_fight import wanted_boss
from lamster.games.escape_from_new_york.bot_goals import (
    SURE,
    UNIT,
    Mind,
    is_last_tile,
    may_take,
    slot_worth,
    tiles_for_president,
)
from lamster.games.escape_from_new_york.bot_know import DIAGRAM_4, holds_blue
from lamster.games.escape_from_new_york.bot_sketch import LOST, danger, sketch_of, standing_at, worth_taking
from lamster.games.escape_from_new_york.components import (
    AMMO,
    BLUE_THING,
    BRACELET,
    BRIDGE,
    BRIDGE_ROAD,
    DIAGRAM_OF,
    IS_WEAPON,
    NONE,
    PRESIDENT,
    SUPPLY_LIMIT,
    TAPE,
    THING,
    THING_NOISE,
    USE,
)
from lamster.games.escape_from_new_york.rules.city import LINKS
from lamster.games.escape_from_new_york.rules.enemies import bar_of, wants_item, wants_prisoner
from lamster.games.escape_from_new_york.state import NewYork

WORTH: Final[dict[str, float]] = {
    "axe": 1.4,
    "spiked-club": 1.6,
    "baseball-bat": 1.3,
    "revolver": 1.5,
    "pump-shotgun": 1.5,
    "submachine-gun": 2.0,
    "throwing-knives": 1.0,
    "crossbow": 2.0,
    "trash-can-lid": 1.5,
    "first-aid-kit": 2.2,
    "molotov-cocktail": 1.4,
    "ammo-box": 0.8,
    "fake-tape": 0.1,
    "radio": 0.2,
    "smoke-bomb": 1.4,
    "crowbar": 0.6,
    "sewer-map": 0.5,
    "cigarettes": 0.9,
    "diagram-4": 0.3,
    "diagram-3": 20.0,
    "presidents-finger": 0.2,
}
"""What Items are worth to keep."""
LATE_STEP: Final = 9
DAMAGE_STEP: Final = 7
BAR_PRICE: Final = 1.9
"""Up to this worth an Item is better on the Level Bar."""


def worth_of(m: Mind, thing: int) -> float:
    """What a thing is worth in one's own supply."""
    s, me = m.s, m.me
    if thing == PRESIDENT or thing == TAPE:
        return 30.0
    if m.rogue and thing == BLUE_THING[s.blues[me]]:
        return 25.0
    if thing == DIAGRAM_4 or DIAGRAM_OF[thing] in (1, 2):
        needed = m.bridge in (0, DIAGRAM_OF[thing])
        return 15.0 if needed else 0.4
    if thing == BRACELET:
        return 0.6
    if IS_WEAPON[thing] and s.weapons[me] != NONE and s.ammo[me] > 1:
        return WORTH[THING.codes[thing]] * 0.6
    return WORTH[THING.codes[thing]]


def collect_worth(m: Mind, code: str) -> float:
    """EFNY-T3: whether something that lies here should be collected now."""
    s, me = m.s, m.me
    what = code[8:]
    if what == "item":
        worst = min([worth_of(m, thing) for thing in s.supplies[me]], default=0.0)
        return 1.0 if len(s.supplies[me]) < SUPPLY_LIMIT or worst < 1.0 or wants_item(s, me) else -0.5
    if what == "president":
        return president_worth(m)
    if what == "car":
        return 4.0
    worth = slot_worth(m, int(what[5:]) - 1)
    worst = min([worth_of(m, thing) for thing in s.supplies[me]], default=0.0)
    room = len(s.supplies[me]) < SUPPLY_LIMIT or worst < 2.0
    if m.rogue and not holds_blue(s, me):
        worth = max(worth, 0.3)
    return 15.0 * worth if worth > 0.0 and room else (0.1 if len(s.supplies[me]) < SUPPLY_LIMIT - 1 else -0.5)


def president_worth(m: Mind) -> float:
    """EFNY-P1, P4: not for all the time that is left."""
    if may_take(m):
        return 20.0
    return -LOST if is_last_tile(m.s, tiles_for_president(m)) else -1.0


def rate_window(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-T2: whatever is worth doing now, best first; then on."""
    found = [UNIT * window_worth(m, code) for code in codes]
    quiet = max(found) <= 0.0 and is_over(m.s, m.me)
    for i, code in enumerate(codes):
        if code == "hurry":
            found[i] = 0.001 if quiet else -1.0
    return found


def is_over(s: NewYork, me: int) -> bool:
    """Whether no later window of this turn can be of use."""
    return s.step >= LATE_STEP and not USEFUL_LATE.intersection(s.supplies[me])


USEFUL_LATE: Final = frozenset([THING.index["first-aid-kit"], THING.index["cigarettes"]])


def window_worth(m: Mind, code: str) -> float:
    verb, _, name = code.partition(":")
    if verb == "go-on":
        return 0.0
    if verb == "collect":
        return collect_worth(m, code)
    if verb == "win":
        return SURE / UNIT if m.wins_alone() else -5.0
    if verb == "use":
        return use_worth(m, THING.index[name])
    if verb == "fire":
        return fire_worth(m, THING.index[name])
    if verb == "ready":
        return ready_worth(m, THING.index[name])
    if verb == "bar":
        return bar_value(m, THING.index[name])
    if verb == "bar-weapon":
        return bar_value(m, THING.index[name]) - 1.0
    if verb == "bracelet":
        return 1.0
    return -3.0


def bar_value(m: Mind, thing: int) -> float:
    """EFNY-L3: what is worth less than a level; the last icon of a bar is worth most."""
    s, me = m.s, m.me
    if s.levels[me] >= 2 and not (m.rogue or m.alone):
        return 0.5 - worth_of(m, thing)
    missing = sum(bar_of(s, me)) - s.bar_prisoners[me] - s.bar_items[me]
    price = BAR_PRICE + (0.8 if missing == 1 else 0.0)
    return price - worth_of(m, thing)


def ready_worth(m: Mind, thing: int) -> float:
    """EFNY-I9: a Weapon at hand, if there is none or the old one is empty."""
    s, me = m.s, m.me
    old = s.weapons[me]
    if old == NONE:
        saved = wants_item(s, me) and bar_of(s, me)[1] - s.bar_items[me] >= len(s.supplies[me])
        return 0.2 if saved and s.step < 8 and worth_of(m, thing) < BAR_PRICE else 1.0
    used_up = AMMO[old] > 0 and s.ammo[me] == 0
    better = WORTH[THING.codes[thing]] > WORTH.get(THING.codes[old], 2.0) + 0.5
    return 1.0 if used_up or better else -1.0


def fire_worth(m: Mind, weapon: int) -> float:
    """EFNY-I13: at Bosses whose Case is wanted; at Prisoners where it saves cards or clears a space."""
    s, me = m.s, m.me
    word, number, marks = USE[weapon][0]
    if word != "hit":
        return -1.0
    far = "r1" in marks
    k = sketch_of(m, 0)
    boss = wanted_boss(m, k, far)
    loud = 0.4 * THING_NOISE[weapon] + (1.0 if s.noise >= 9 and THING_NOISE[weapon] else 0.0)
    if boss != NONE:
        shots = s.ammo[me] if AMMO[weapon] else 1
        return 5.0 - loud if s.boss_life[boss] <= shots * number + 4 else 1.0 - loud
    if not AMMO[weapon]:
        return 1.0 if standing_at(m, k, s.at[me]) else -1.0
    here = standing_at(m, k, s.at[me])
    kills = kills_with(here, number)
    if not kills:
        return -1.0
    saves = min(kills, s.hands[me].bit_count() + 2) if s.step < DAMAGE_STEP else 0
    value = 0.8 * saves - loud - 0.9 + 0.5 * (wants_prisoner(s, me) and kills > 0)
    if worth_taking(s, s.at[me]) and kills == len(here):
        value += 2.0
    if needs_ammo_for_boss(m):
        value -= 1.5
    return value


def kills_with(lives: tuple[int, ...], points: int) -> int:
    kills = 0
    for life in lives:
        if points >= life:
            points -= life
            kills += 1
    return kills


def needs_ammo_for_boss(m: Mind) -> bool:
    """Whether Ammo is better kept for Romero."""
    return m.team_tape < 1.0 and slot_worth(m, 0) > 0.0 and m.s.boss_at[0] != -2


def use_worth(m: Mind, thing: int) -> float:
    """EFNY-I5: each Item at its moment."""
    s, me = m.s, m.me
    name = THING.codes[thing]
    here = s.at[me]
    full = len(s.supplies[me]) >= SUPPLY_LIMIT
    k = sketch_of(m, 0)
    if name == "first-aid-kit":
        lost = s.discards[me].bit_count()
        low = s.hands[me].bit_count() <= 3 and s.step >= DAMAGE_STEP
        return 2.0 if lost >= 2 and (low or full) and s.step >= DAMAGE_STEP else -1.0
    if name == "molotov-cocktail":
        return molotov_worth(m)
    if name == "ammo-box":
        return 1.0 if AMMO[s.weapons[me]] - s.ammo[me] >= 2 else -1.0
    if name == "smoke-bomb":
        threatened = min(danger(m, k), s.hands[me].bit_count())
        clears = worth_taking(s, here) and bool(standing_at(m, k, here))
        return 1.5 if s.step < DAMAGE_STEP and (threatened >= 2 or clears) else -1.0
    if name == "cigarettes":
        return 1.5 if s.noise >= 7 or (full and s.noise >= 3) else -1.0
    if name == "crowbar":
        return 1.5 if way_is_blocked(m) else -1.0
    if name == "sewer-map":
        return 1.5 if tunnel_gain(m) >= 25 else -1.0
    if name == "presidents-finger":
        return -1.0
    return -1.0


def molotov_worth(m: Mind) -> float:
    s, me = m.s, m.me
    k = sketch_of(m, 0)
    here = standing_at(m, k, s.at[me])
    kills = kills_with(here, 3)
    boss = wanted_boss(m, k, True)
    if boss != NONE and s.boss_life[boss] <= 3:
        return 4.0
    clears = worth_taking(s, s.at[me]) and kills == len(here)
    if s.step < DAMAGE_STEP and (kills >= 2 or (clears and kills)):
        return 0.6 * kills + 2.0 * clears - 0.5
    return -1.0


def way_is_blocked(m: Mind) -> bool:
    """EFNY-W7: a Roadblock stands on the shortest way, or before the bridge."""
    s = m.s
    here = s.at[m.me]
    if BRIDGE[here] and BRIDGE[here] == m.bridge:
        return bool(s.intact >> BRIDGE_ROAD[here] & 1)
    best = min([m.field[other] for other, _ in LINKS[here]])
    return best < m.field[here] and all(s.intact & road for other, road in LINKS[here] if m.field[other] == best)


def tunnel_gain(m: Mind) -> int:
    """How much nearer a Manhole brings, in tenths of a step."""
    s = m.s
    holes = [m.field[space] for space in range(len(m.field)) if s.manholes >> space & 1]
    return m.field[s.at[m.me]] - min(holes)


# The limit and other losses.


def rate_limit(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-I4: what is worth least goes, on the bar if it can."""
    found = []
    for code in codes:
        verb, _, name = code.partition(":")
        thing = THING.index[name]
        value = -worth_of(m, thing)
        if verb == "bar":
            value += 1.5
        elif verb == "use":
            value = max(value + 0.7, use_worth(m, thing))
        elif verb == "ready":
            value = max(value + 0.7, ready_worth(m, thing))
        elif verb.startswith("drop-"):
            value += 0.2
        found.append(UNIT * value)
    return found


def rate_losing(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EV-14, BRX-5: what is worth least."""
    return [-UNIT * worth_of(m, THING.index[code.partition(":")[2]]) for code in codes]


def rate_keep(m: Mind, codes: tuple[str, ...]) -> list[float]:
    return [UNIT * worth_of(m, THING.index[code[5:]]) for code in codes]


def rate_building(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-F14, F16: an Item while there is room, else a card or Ammo."""
    s, me = m.s, m.me
    room = len(s.supplies[me]) < SUPPLY_LIMIT
    low = s.hands[me].bit_count() <= 3
    rates = {
        "library:item": 1.2 if room else 0.2,
        "library:card": 1.4 if low else 1.1,
        "shop:items": 1.5 if room else 0.6,
        "shop:ammo": 1.8 if AMMO[s.weapons[me]] - s.ammo[me] >= 2 else 0.7,
        "surgery": 2.0,
    }
    return [UNIT * rates.get(code, 0.0) for code in codes]


def rate_damage(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-D7: a lid against two cards or more."""
    s = m.s
    lost = min(s.steps[-1].damage, s.hands[m.me].bit_count())
    return [0.0 if code == "suffer" else float(lost >= 2) - 0.5 for code in codes]
