"""Noise and Mission cubes (EFNY-O), and the Timer tiles they bring (EFNY-Y)."""

from typing import final

from lamster.games.escape_from_new_york.components import (
    BOSS_LIFE,
    DRAW_BLACK,
    DRAW_RED,
    DUKE,
    FIRST_RED,
    HURRY_UP,
    MISSION_CUBES,
    MOST_NOISE,
    NEW_YORK_WINS,
    NONE,
    NOTHING_HERE,
    SPACES,
    TIMER_EFFECT,
)
from lamster.games.escape_from_new_york.events import (
    ALL_LOST,
    DUKE_BACK,
    LANDED,
    MISSION,
    NOISE,
    QUIETER,
    RESET,
    TIMER_GONE,
    TIMER_TILE,
)
from lamster.games.escape_from_new_york.rules.programs import LONE_MOMENT, WORDS, Part, carry_out
from lamster.games.escape_from_new_york.state import GONE, NewYork
from lamster.kernel.decision import Decision, Outcome
from lamster.kernel.state import Ask, Step

# Noise.


@final
class GainNoise(Step[NewYork]):
    """EFNY-O1 to O3, O5: one by one; beyond 10 each moves a Mission cube."""

    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def happen(self, s: NewYork) -> None:
        free = min(self.number, MOST_NOISE - s.noise)
        if free:
            s.noise += free
            s.tell(NOISE, (free, s.noise))
        saturate(s, self.number - free)


def saturate(s: NewYork, number: int) -> None:
    """EFNY-O3 to O5: what is too much. While the cubes are away it is put aside."""
    while number:
        if s.resetting:
            s.noise_aside += number
            return
        number -= 1
        s.missions -= 1
        s.tell(MISSION, (s.missions,))
        if not s.missions:
            s.resetting = True
            s.then(RevealTimer(), AfterSaturation(number))
            return


@final
class AfterSaturation(Step[NewYork]):
    """EFNY-O4, O5: Noise to 0, the cubes back; what is left of the same gain, and what was put aside, from 0."""

    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def happen(self, s: NewYork) -> None:
        gain_noise(s, -s.noise)
        cubes_back(s, self.number)


def cubes_back(s: NewYork, number: int) -> None:
    s.missions = MISSION_CUBES
    s.resetting = False
    noise, missions = number + s.noise_aside, s.missions_aside
    s.noise_aside = s.missions_aside = 0
    s.tell(RESET, ())
    s.then(GainNoise(noise), MoveMissions(missions))


def gain_noise(s: NewYork, number: int) -> None:
    """EFNY-O2, O7: also less, but never below 0."""
    if number > 0:
        s.next(GainNoise(number))
    elif number < 0 and s.noise:
        less = min(-number, s.noise)
        s.noise -= less
        s.tell(QUIETER, (less, s.noise))


# Mission cubes.


@final
class MoveMissions(Step[NewYork]):
    """EFNY-W18, O5, O6: a card moves them; a full right box brings a Timer tile and leaves the Noise as it is."""

    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def happen(self, s: NewYork) -> None:
        if s.resetting:
            s.missions_aside += self.number
            return
        for moved in range(self.number):
            s.missions -= 1
            s.tell(MISSION, (s.missions,))
            if not s.missions:
                s.resetting = True
                s.then(RevealTimer(), AfterMission(self.number - moved - 1))
                return


@final
class AfterMission(Step[NewYork]):
    """EFNY-O6: the cubes go back; a MISSION 2 goes on with them."""

    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def happen(self, s: NewYork) -> None:
        s.missions_aside += self.number
        cubes_back(s, 0)


# Timer tiles.


@final
class RevealTimer(Ask[NewYork]):
    """EFNY-Y1, Y2: the top Timer tile is turned up and carried out."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return top_tile(s)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        tile = take_tile(s, code)
        s.tell(TIMER_TILE, (tile,))
        if tile == NEW_YORK_WINS:
            lose(s)
            return
        duke_comes_back(s)
        if tile < HURRY_UP:
            carry_out(s, TIMER_EFFECT[tile])
        hurry_up(s)


@final
class DiscardTimer(Ask[NewYork]):
    """EFNY-P4: a Timer tile goes unresolved; the last red one still loses the game."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return top_tile(s)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        tile = take_tile(s, code)
        s.tell(TIMER_GONE, (tile,))
        if tile == NEW_YORK_WINS:
            lose(s)
        else:
            hurry_up(s)


def top_tile(s: NewYork) -> tuple[Decision, ...]:
    """EFNY-S8: black ones first, of which some left the game unseen; below them the red ones."""
    if s.blacks:
        return DRAW_BLACK.from_counts(s.black_left, "timer", "EFNY-Y2")
    return DRAW_RED.from_counts(s.red_left, "timer", "EFNY-Y4")


def take_tile(s: NewYork, code: str) -> int:
    if s.blacks:
        tile = DRAW_BLACK.kind_of[code]
        s.black_left[tile] -= 1
        s.blacks -= 1
        return tile
    red = DRAW_RED.kind_of[code]
    s.red_left[red] -= 1
    s.reds -= 1
    return FIRST_RED + red


def hurry_up(s: NewYork) -> None:
    """EFNY-Y3, X3 (ruling J20): as soon as it is on top, before the effect of the tile that uncovered it."""
    if not s.blacks and not s.hurried:
        s.hurried = True
        s.tell(TIMER_TILE, (HURRY_UP,))
        land(s)
        s.next(LONE_MOMENT[0])


def land(s: NewYork) -> None:
    """EFNY-X3: the Helicopter counter is flipped, once and for all."""
    if not s.landed:
        s.landed = True
        s.tell(LANDED, (s.copter,))


def duke_comes_back(s: NewYork) -> None:
    """EFNY-B8: killed, he is back on Nothing Here with the next Timer tile."""
    if s.boss_at[DUKE] == GONE:
        s.boss_at[DUKE] = space_of(s, NOTHING_HERE)
        s.boss_life[DUKE] = BOSS_LIFE[DUKE]
        s.tell(DUKE_BACK, (s.boss_at[DUKE],))


def space_of(s: NewYork, tile: int) -> int:
    """Where a tile lies face up."""
    return next((space for space in range(SPACES) if s.tiles[space] == tile), NONE)


def lose(s: NewYork) -> None:
    """EFNY-V8, G3: New York has won."""
    s.tell(ALL_LOST, ())
    s.ended = Outcome((), "EFNY-V8")


# The words.


def do_noise(s: NewYork, part: Part) -> None:
    gain_noise(s, part.number)


def do_mission(s: NewYork, part: Part) -> None:
    s.next(MoveMissions(part.number))


def do_timer(s: NewYork, _: Part) -> None:
    s.next(RevealTimer())


WORDS["noise"] = do_noise
WORDS["mission"] = do_mission
WORDS["timer"] = do_timer
