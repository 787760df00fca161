"""Prisoners, their Cars and Bosses: how they come, take Cars and die (EFNY-A, E, B, G).

A Prisoner is an int: bit 0 with a Car, bit 1 tricked and lying, bits 2 and 3 damage of this turn, bit 4 moved by the
present HUNT (bits 5 and 6, also while it lasts: see stalking.py and hunting.py).
"""

from typing import Final, final

from lamster.games.escape_from_new_york.components import (
    BARS,
    BOSS_CASE,
    DUKE,
    MORE_LIFE,
    MORE_MOVES,
    MORE_RANGE,
    SPACE,
    WANTED_CARDS,
)
from lamster.games.escape_from_new_york.events import (
    CAME,
    CASE_TOKEN,
    KILLED,
    ON_THE_BAR,
    TOOK_CAR,
    WANTED_CARD,
)
from lamster.games.escape_from_new_york.rules.city import hero_at
from lamster.games.escape_from_new_york.rules.noise import GainNoise
from lamster.games.escape_from_new_york.state import GONE, NewYork
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask

PRISONER: Final = 0
DRIVER: Final = 1
LYING: Final = 2
DAMAGE: Final = 4
DAMAGE_BITS: Final = 12
MARKED: Final = 16
FIRST_BOSS: Final = 2
"""Bosses among the kinds of Enemies that are told of."""


def has_car(enemy: int) -> bool:
    return bool(enemy & DRIVER)


def damage_on(enemy: int) -> int:
    return (enemy & DAMAGE_BITS) >> 2


def life_of(s: NewYork, enemy: int) -> int:
    """EFNY-A3, A4, E8."""
    return 1 + (enemy & DRIVER) + (s.bonuses >> MORE_LIFE & 1)


def moves_of(s: NewYork, enemy: int) -> int:
    """EFNY-E2, E3, E8."""
    return 1 + (enemy & DRIVER) + (s.bonuses >> MORE_MOVES & 1)


def range_of_prisoners(s: NewYork) -> int:
    return s.bonuses >> MORE_RANGE & 1


def add(s: NewYork, space: int, enemy: int) -> None:
    s.crowd[space] = tuple(sorted([*s.crowd[space], enemy]))


def remove(s: NewYork, space: int, enemy: int) -> None:
    crowd = s.crowd[space]
    i = crowd.index(enemy)
    s.crowd[space] = crowd[:i] + crowd[i + 1 :]


# How they come.


def place_prisoners(s: NewYork, spaces: list[int]) -> None:
    """EFNY-G10, E19: one on each of these; where tokens run short, the current player chooses where they go."""
    for placed, space in enumerate(spaces):
        left = spaces[placed:]
        if not s.prisoners_left:
            s.next(GainNoise(len(left)))
            return
        if s.prisoners_left < len(left) and len(set(left)) > 1:
            s.next(FewPrisoners(tuple(left)))
            return
        come(s, space)


def come(s: NewYork, space: int) -> None:
    s.prisoners_left -= 1
    add(s, space, PRISONER)
    s.tell(CAME, (PRISONER, space))
    take_cars(s, space)


@final
class FewPrisoners(Ask[NewYork]):
    """EFNY-G10: where the last tokens are placed."""

    FIELDS = ("spaces",)

    def __init__(self, spaces: tuple[int, ...]) -> None:
        self.spaces = spaces

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = sorted({f"prisoner:{SPACE.codes[space]}" for space in self.spaces})
        return (Decision(s.active, "place", "EFNY-G10", tuple(codes)),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        space = SPACE.index[code[9:]]
        left = list(self.spaces)
        left.remove(space)
        come(s, space)
        place_prisoners(s, left)


def place_driver(s: NewYork, space: int) -> None:
    """EFNY-F3, G11: a Car with a Prisoner, or a Prisoner where no figure is left."""
    if s.cars_left:
        s.cars_left -= 1
        add(s, space, DRIVER)
        s.tell(CAME, (DRIVER, space))
    else:
        place_prisoners(s, [space])


def enter_boss(s: NewYork, boss: int, space: int) -> None:
    """EFNY-B1."""
    s.boss_at[boss] = space
    s.boss_down &= ~(1 << boss)
    s.tell(CAME, (FIRST_BOSS + boss, space))


# Cars.


def take_cars(s: NewYork, space: int) -> None:
    """EFNY-E4 (ruling J31): where no Hero is, a standing Prisoner takes an abandoned Car at once."""
    if s.wrecks[space] and not hero_at(s, space):
        takers = {enemy & ~MARKED for enemy in s.crowd[space] if not enemy & (DRIVER | LYING)}
        if len(takers) == 1:
            drive_off(s, space, next(enemy for enemy in s.crowd[space] if enemy & ~MARKED in takers))
        elif takers:
            s.next(WhoDrives(space))


def drive_off(s: NewYork, space: int, enemy: int) -> None:
    """The token returns to the supply; the Prisoner keeps its damage (EFNY-A4), and its movement is over."""
    remove(s, space, enemy)
    s.wrecks[space] -= 1
    s.prisoners_left += 1
    add(s, space, enemy | DRIVER)
    s.tell(TOOK_CAR, (space,))
    take_cars(s, space)


@final
class WhoDrives(Ask[NewYork]):
    """EFNY-E4, G2: Prisoners who differ in damage: the current player says which takes the Car."""

    FIELDS = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        takers = {damage_on(enemy) for enemy in s.crowd[self.space] if not enemy & (DRIVER | LYING)}
        return (Decision(s.active, "driver", "EFNY-E4", tuple([f"hurt:{n}" for n in sorted(takers)]), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        hurt = int(code[5:])
        crowd = s.crowd[self.space]
        drive_off(s, self.space, next(e for e in crowd if not e & (DRIVER | LYING) and damage_on(e) == hurt))


# How they die.


def kill(s: NewYork, space: int, enemy: int, killer: int) -> None:
    """EFNY-A3, A6, A7, E6: off the map; on the killer's Level Bar if that has an open icon."""
    remove(s, space, enemy)
    s.tell(KILLED, (killer, enemy & DRIVER, space))
    if not has_car(enemy):
        s.prisoners_left += 1
    if wants_prisoner(s, killer) and s.prisoners_left:
        s.prisoners_left -= 1
        s.bar_prisoners[killer] += 1
        s.tell(ON_THE_BAR, (killer,))
    if has_car(enemy):
        s.wrecks[space] += 1
        take_cars(s, space)


def bar_of(s: NewYork, seat: int) -> list[int]:
    """EFNY-L1, L11: what the current Level Bar asks for; nothing after Level 3."""
    return BARS[s.textures[seat]][s.levels[seat]] if s.levels[seat] < len(BARS[0]) else NO_BAR


NO_BAR: Final = [0, 0]


def wants_prisoner(s: NewYork, seat: int) -> bool:
    return s.bar_prisoners[seat] < bar_of(s, seat)[0]


def wants_item(s: NewYork, seat: int) -> bool:
    return s.bar_items[seat] < bar_of(s, seat)[1]


def boss_dies(s: NewYork, boss: int, killer: int) -> None:
    """EFNY-B3, B8, XW2: its Case stays where it died; the Duke will come back."""
    space = s.boss_at[boss]
    s.boss_at[boss] = GONE
    s.boss_down &= ~(1 << boss)
    s.tell(KILLED, (killer, FIRST_BOSS + boss, space))
    if boss != DUKE:
        put_token(s, BOSS_CASE[boss] - 1, space)
    if s.settings.wanted and sum(s.wanted) < WANTED_CARDS:
        s.wanted[killer] += 1
        s.tell(WANTED_CARD, (killer,))


def put_token(s: NewYork, token: int, space: int) -> None:
    """EFNY-C1."""
    s.tokens[token] = space
    s.tell(CASE_TOKEN, (token + 1, space))


def stand_up(s: NewYork, space: int) -> int:
    """EFNY-T6, A4: tricked ones stand up, damage is forgotten; how many stood up."""
    lying = len([enemy for enemy in s.crowd[space] if enemy & LYING])
    s.crowd[space] = tuple(sorted([enemy & DRIVER for enemy in s.crowd[space]]))
    take_cars(s, space)
    return lying
