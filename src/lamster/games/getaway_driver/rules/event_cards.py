"""Event cards: when one is drawn, and what it changes (GD-V). What they change elsewhere is written there."""

from typing import Final, final

from lamster.games.getaway_driver.components import (
    COURIER,
    EVENT,
    HUNTER,
    NONE,
    START,
    TIME_BOMB,
)
from lamster.games.getaway_driver.events import (
    EVENT_ASIDE,
    EVENT_CARD,
    FUSE_BURNT,
    FUSE_SET,
    GOAL_REACHED,
    HUNT,
    HUNTED,
    NO_TILES_LEFT,
    RAN_HOME,
    RECYCLED,
)
from lamster.games.getaway_driver.rules.board import (
    drivers_win,
    face_down,
    front_left_right,
    open_spaces,
    police_win,
    take_off,
)
from lamster.games.getaway_driver.settings import REVISED
from lamster.games.getaway_driver.state import Getaway
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.state import Ask

FUSE: Final = 5
DRAWN: Final = {f"event:{name}": i for i, name in enumerate(EVENT.codes)}


@final
class DrawEvent(Ask[Getaway]):
    """GD-V2, V3: one of the event cards is drawn; another one if it could not work."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        codes = tuple([code for code, event in DRAWN.items() if not s.event_aside >> event & 1])
        return (Decision(CHANCE, "event", "GD-V2", codes),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        event = DRAWN[code]
        if cannot_work(s, event):
            s.event_aside |= 1 << event
            s.tell(EVENT_ASIDE, (event,))
            s.next(self)
            return
        s.event = event
        s.tell(EVENT_CARD, (event,))
        if event == HUNTER:
            begin_hunt(s)
        elif event == TIME_BOMB:
            light_the_fuse(s, self.driver)


def cannot_work(s: Getaway, event: int) -> bool:
    """GD-V3."""
    if event == HUNTER:
        return not s.in_play
    if event == COURIER:
        return not tokens_on_table(s)
    return event == TIME_BOMB and s.spent[0] >= FUSE


def tokens_on_table(s: Getaway) -> int:
    return len(s.stash) - s.stash.count(NONE)


# The Hunter and the Prey.


def begin_hunt(s: Getaway) -> None:
    """GD-V5: half of the vehicles in play, rounded up."""
    s.goal = (len(s.in_play) + 1) // 2
    s.tell(HUNT, (s.goal,))


def count_crash(s: Getaway) -> None:
    """GD-V6, V8: every crash counts for the Driver."""
    if s.event == HUNTER:
        s.crashes += 1
        s.tell(HUNTED, (s.crashes, s.goal))


def check_hunt(s: Getaway) -> None:
    """GD-V8: when both goals are reached in the same instant the Police win."""
    if s.event == HUNTER and s.ended is None:
        if s.escapes >= s.goal:
            s.tell(GOAL_REACHED, (HUNTER,))
            police_win(s, "GD-V8")
        elif s.crashes >= s.goal:
            s.tell(GOAL_REACHED, (HUNTER,))
            drivers_win(s, "GD-V8")


def run_home(s: Getaway, vehicle: int) -> bool:
    """GD-V7: a vehicle that moves onto the Start tile is out of the game and counts as escaped."""
    if s.event != HUNTER or s.tiles[s.at[vehicle]] != START:
        return False
    take_off(s, vehicle)
    s.gone |= 1 << vehicle
    s.escapes += 1
    s.tell(RAN_HOME, (vehicle, s.escapes, s.goal))
    return True


# High Stakes Courier Service.


def check_courier(s: Getaway) -> None:
    """GD-V9: the Driver has taken the last Stash token from the table."""
    if s.event == COURIER and not tokens_on_table(s):
        s.tell(GOAL_REACHED, (COURIER,))
        drivers_win(s, "GD-V9")


def recyclable(s: Getaway) -> list[int]:
    """GD-V9: face-down tiles that are not next to the front or the sides of the Driver."""
    near = front_left_right(s, 0)
    return [space for space in range(s.ground.size) if face_down(s, space) and space not in near]


def with_tiles(s: Getaway, spaces: list[int]) -> list[int]:
    """GD-V9: the spaces that can get a tile.

    Ruling RL110: the last ones stay open when all face-down tiles that are left lie beside the Driver.
    """
    if s.event != COURIER or s.rules < REVISED:
        return spaces
    enough = s.left_in + len(recyclable(s))
    none_left = not any(face_down(s, space) for space in range(s.ground.size))
    return spaces if enough >= len(spaces) or none_left else spaces[:enough]


def to_fill(s: Getaway, driver: int) -> list[int]:
    """GD-R6, V9: the open spaces around this Driver that are filled before the car moves."""
    return with_tiles(s, open_spaces(s, driver))


def recycle(s: Getaway, missing: int) -> None:
    """GD-V9: the Police take up tiles for what the bag lacks; if there are none, they win."""
    if len(recyclable(s)) < missing:
        s.tell(NO_TILES_LEFT, ())
        police_win(s, "GD-V9")


@final
class TakeUp(Ask[Getaway]):
    """GD-V9: which face-down tile is taken up; its pieces and Stash token stay on the space."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        if len(s.drawn) + s.left_in >= len(s.filling):
            return ()
        codes = sorted([f"take-up:{s.ground.name[space]}" for space in recyclable(s)])
        return (Decision(self.seat, "take-up", "GD-V9", tuple(codes), None, True),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        space = s.ground.index[code[8:]]
        s.drawn.append(s.tiles[space])
        take_tile_away(s, space)
        s.tell(RECYCLED, (seat, s.ground.name[space]))
        s.next(self)


def take_tile_away(s: Getaway, space: int) -> None:
    s.tiles[space] = NONE
    for seat in range(s.seats):
        s.known[seat] &= ~(1 << space)
    s.offroad = 0
    for other, tile in enumerate(s.tiles):
        if tile != NONE:
            s.offroad |= s.ground.near[other]


# Ticking Time Bomb.


def light_the_fuse(s: Getaway, driver: int) -> None:
    """GD-V18: all Stash tokens go; the fuse is as long as 5 less those spent so far."""
    s.fuse = FUSE - s.spent[driver]
    s.stash = [NONE] * len(s.stash)
    s.loot[driver] = 0
    s.tell(FUSE_SET, (s.fuse,))


def burn_the_fuse(s: Getaway) -> None:
    """GD-V19: at the end of every round one token goes; with the last one the Driver wins."""
    if s.event == TIME_BOMB:
        s.fuse -= 1
        s.tell(FUSE_BURNT, (s.fuse,))
        if not s.fuse:
            s.tell(GOAL_REACHED, (TIME_BOMB,))
            drivers_win(s, "GD-V19")
