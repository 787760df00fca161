"""Tables with a clock in the test's own process, where time passes as the test says."""

from typing import Any

from lamster.tables import protocol as wire
from lamster.tables.room.clocks.turn_clock import TurnClock
from tests.server import in_process
from tests.server.racing import House, Racer

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
GRACE = 1_000
LAM = "on-the-lam"
QUICK: dict[str, wire.Value] = {"character_choice": "random", "first_player": "seat1"}
"""The first seat begins, and nobody picks a suspect."""


def a_move(seconds: int = 120, **rest: Any) -> wire.TimeControl:
    return wire.TimeControl("move", seconds, **rest)


def in_all(seconds: int = 300, more: int = 5, **rest: Any) -> wire.TimeControl:
    return wire.TimeControl("total", seconds, more, **rest)


def of_days(days: int = 2, **rest: Any) -> wire.TimeControl:
    return wire.TimeControl("days", days, **rest)


async def waiting(
    house: House, time: wire.TimeControl, *names: str, bots: int = 0, game: str = LAM, **options: wire.Value
) -> list[Racer]:
    """Everybody sits at a new table with this clock, then bots."""
    found = [Racer(house) for _ in names]
    for visitor, name in zip(found, names, strict=True):
        await house.hub.rename(visitor.person, name)
    seats = ["me", *["open"] * (len(names) - 1), *["medium"] * bots]
    chosen = {**(QUICK if game == LAM else {}), **options}
    table = await in_process.make(found[0], wire.NewTable(game=game, seats=seats, options=chosen, time=time))
    for seat, visitor in enumerate(found):
        await visitor.enter(table)
        if seat:
            await visitor.ask("sit", seat=seat)
    return found


async def playing(
    house: House, time: wire.TimeControl, *names: str, bots: int = 0, game: str = LAM, **options: wire.Value
) -> list[Racer]:
    """The same, and the game has begun."""
    found = await waiting(house, time, *names, bots=bots, game=game, **options)
    await in_process.start([*found])
    await house.quiet()
    return found


def left(visitor: Racer, seat: int) -> int:
    """What this page was told last of somebody's time."""
    found: int = next(each["left"] for each in visitor.position["times"]["seats"] if each["seat"] == seat)
    return found


def now_left(visitor: Racer, seat: int) -> int:
    """What a page would be told now."""
    info = visitor.here.part(TurnClock).info()
    assert info is not None
    return next(found.left for found in info.seats if found.seat == seat)


def running(visitor: Racer) -> list[int]:
    return [found["seat"] for found in visitor.position["times"]["seats"] if found["running"]]


async def answer(visitor: Racer, like: str = "") -> None:
    """Answer what is asked: with the first option that begins like this."""
    assert visitor.decision is not None
    await visitor.act(next(o["code"] for o in visitor.decision["options"] if o["code"].startswith(like)))


async def end_turn(visitors: list[Racer], seat: int) -> None:
    """This seat answers, quickly, until it is no longer its turn; others answer what they are asked meanwhile."""
    table = visitors[seat].here.table
    while table.phase == "playing" and table.game.turn(table.playing.state) == seat:
        await answer(next(visitor for visitor in visitors if visitor.decision is not None))


def table_codes(visitor: Racer) -> list[str]:
    """What the table itself has played."""
    return [code.removeprefix("table ") for code in visitor.codes() if code.startswith("table ")]
