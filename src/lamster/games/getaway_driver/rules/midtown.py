"""Midtown tiles (GD-M)."""

from typing import Final, final

from lamster.games.getaway_driver.components import (
    CITY_MAP,
    PERILOUS,
    SKID_ROW,
    THOROUGHFARE,
    TILE_SPECIAL,
    VANTAGE_POINT,
)
from lamster.games.getaway_driver.events import EXTRA_MOVE, PEEKED, SKID_ROW_LOSS
from lamster.games.getaway_driver.rules.board import face_down
from lamster.games.getaway_driver.rules.tiles import Reveal, TurnUp, seers
from lamster.games.getaway_driver.settings import REVISED
from lamster.games.getaway_driver.state import IN, MOVED, NORMAL, STUNTED, Getaway
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

SKID_ROW_PRICE: Final = 2
PEEK: Final = "peek:"


@final
class Bonus(Step[Getaway]):
    """GD-M1, O6, D20 (10): the midtown bonus, if the Driver stays; and the normal move is done (GD-D10)."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def happen(self, s: Getaway) -> None:
        driver = self.driver
        if s.manner[driver] == NORMAL:
            s.stage[driver] = MOVED
        if s.result[driver] not in (IN, STUNTED):
            return
        special = TILE_SPECIAL[s.tiles[s.car[driver]]]
        if special == SKID_ROW and not s.settings.solo:
            skid_row(s)
        elif special == THOROUGHFARE:
            s.extra[driver] += 1
            s.tell(EXTRA_MOVE, (driver,))
        elif special == VANTAGE_POINT:
            vantage_point(s, driver)
        elif special == CITY_MAP:
            s.next(CityMap(driver))


def skid_row(s: Getaway) -> None:
    """GD-M4."""
    lost = min(SKID_ROW_PRICE, s.tokens)
    s.tokens -= lost
    s.tell(SKID_ROW_LOSS, (lost, s.tokens))


def vantage_point(s: Getaway, driver: int) -> None:
    """GD-M7, ruling RL106: all face-down tiles beside this one are turned up, at the same instant."""
    down = tuple([space for space in s.ground.around[s.car[driver]] if face_down(s, space)])
    if s.rules < REVISED:
        s.then(*[TurnUp(driver, (space,)) for space in down])
    else:
        s.next(TurnUp(driver, down))


@final
class CityMap(Ask[Getaway]):
    """GD-M2: the Driver looks at one face-down tile anywhere, or at none."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        down = [space for space in s.ground.by_name if face_down(s, space)]
        codes = ("no-peek", *[PEEK + s.ground.name[space] for space in down])
        return (Decision(self.driver, "city-map", "GD-M2", codes, None, True),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        if code != "no-peek":
            s.next(Peek(seat, s.ground.index[code[len(PEEK) :]]))


@final
class Peek(Step[Getaway]):
    """GD-M2, I4: only this Driver learns the tile, and keeps seeing it."""

    FIELDS = ("driver", "space")

    def __init__(self, driver: int, space: int) -> None:
        self.driver = driver
        self.space = space

    def happen(self, s: Getaway) -> None:
        if s.tiles[self.space] >= PERILOUS:
            s.then(Reveal(self.space), self)
            return
        s.known[self.driver] |= 1 << self.space
        s.tell(PEEKED, (self.driver, s.ground.name[self.space], s.tiles[self.space]), seers(s, self.driver))
