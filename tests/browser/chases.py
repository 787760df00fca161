"""Getaway Driver in the browser: games that are under way, the same every time, and what is tapped to play them on.

A position is made past the server, in the file that it reads tables from: so its chance can be fixed. Everybody plays
as the rules of thumb advise, which makes for chases that last.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

from playwright.sync_api import Locator, expect

from lamster.bots.make import make
from lamster.games.getaway_driver.components import VEHICLE
from lamster.games.getaway_driver.state import Getaway
from lamster.kernel.match import Match
from lamster.tables import protocol as wire
from lamster.tables import showing
from lamster.tables.store import Stored
from lamster.tables.table import Table
from tests.browser.browsing import Guest
from tests.browser.pages import board, chosen, ending, hand, question, see_game, wait_until, whose_turn
from tests.server.inside import Visitor, house, seeded, sit_together, start
from tests.server.playing import GETAWAY
from tests.server.running import Person, Server

Ready = Callable[[list[Visitor]], bool]
TRIES = 10


# Positions.


def asked_for(seat: int, kind: str, rounds: int = 0) -> Ready:
    """This seat is asked such a question, in this round or later."""

    def ready(visitors: list[Visitor]) -> bool:
        decision = visitors[seat].decision
        return decision is not None and decision["kind"] == kind and visitors[seat].position["round"] >= rounds

    return ready


def is_over(visitors: list[Visitor]) -> bool:
    return visitors[0].over


def chase(people: Sequence[Person], ready: Ready, seed: int = 1, **settings: wire.Value) -> str:
    """These, in the order of the seats, are in the middle of a game; gives back its table."""
    making = made(people[0].server.data, [person.id for person in people], ready, seed, settings)
    # The browser's own loop runs in this thread.
    with ThreadPoolExecutor(1) as other:
        return other.submit(asyncio.run, making).result()


async def made(data: Path, people: list[str], ready: Ready, seed: int, settings: dict[str, wire.Value]) -> str:
    """The first of some games in which it comes to this."""
    async with house(data) as hub:
        for number in range(TRIES):
            with seeded(seed * TRIES + number) as rng:
                visitors = [Visitor(hub, person) for person in people]
                table = await sit_together(visitors, GETAWAY, **settings)
                await start(visitors)
                while not visitors[0].over and not ready(visitors):
                    await play_as_advised(visitors, rng)
                if ready(visitors):
                    return table
        raise AssertionError("it did not come to this in any of these games")


async def play_as_advised(visitors: list[Visitor], rng: Random) -> None:
    """Whoever is asked first."""
    seat = next(seat for seat, visitor in enumerate(visitors) if visitor.decision is not None)
    room = visitors[seat].room
    assert room is not None
    await visitors[seat].act(advice(room.table.playing, seat, rng))


def advice(match: Match, seat: int, rng: Random) -> str:
    """What the rules of thumb say, from what the seat knows."""
    bot = make("thumb", match.game, rng.randbytes(16))
    world = match.game.resample(match.state, seat, rng)
    decision = match.game.decision(world, seat)
    assert decision is not None
    return bot.choose(world, decision).code


def true_table(server: Server, table: str) -> Table:
    """As it is, past the server."""
    found = server.file("SELECT at, entry FROM log WHERE table_id = ? ORDER BY seq", table)
    return Table.from_log(table, [Stored(*row) for row in found])


def true_record(server: Server, table: str) -> str:
    """Everything that happened, whoever may know it."""
    return showing.full_record(true_table(server, table))


# At the table.


def come_to(table: str, *guests: Guest) -> None:
    for guest in guests:
        guest.go(f"/table/{table}")
    for guest in guests:
        see_game(guest)


def table_of(guest: Guest) -> str:
    return guest.path.rpartition("/")[2]


def with_code(place: Locator, code: str) -> Locator:
    return place.locator(f'[data-code="{code}"]')


def on_the_map(guest: Guest, code: str) -> Locator:
    """What stands for this on the map: a space, a piece, a button beside one of them, a tile in the tray."""
    return with_code(board(guest), code)


def vehicle_on_the_map(guest: Guest, vehicle: str) -> Locator:
    return board(guest).locator(f'[data-stop="{vehicle}"]')


IN_REACH = """
all => all.some(target => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return target.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
})
"""


def in_reach(target: Locator) -> bool:
    """Whether it is there, and in sight: a map may be too large for its window."""
    found: bool = target.evaluate_all(IN_REACH)
    return found


def pick_vehicle(guest: Guest, code: str) -> None:
    """Where several vehicles could move, one is tapped first."""
    vehicle = vehicle_on_the_map(guest, code.partition(":")[2])
    if code.partition(":")[2] in VEHICLE.index and not on_the_map(guest, code).count() and in_reach(vehicle):
        guest.press(vehicle)
        expect(vehicle).to_have_attribute("aria-pressed", "true")


STILL = """
async () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const place = () => document.querySelector('[data-map]')?.getAttribute('transform');
    for (let last = place(), since = performance.now(); performance.now() - since < 350; ) {
        await new Promise(requestAnimationFrame);
        if (place() !== last) [last, since] = [place(), performance.now()];
    }
}
"""
"""A finger on a map that glides only holds it; it may still set out a moment after the last tap."""


def target_of(guest: Guest, code: str) -> tuple[str, Locator]:
    """Where somebody taps who looks at the map first, then at the own cards, and last at the list of options."""
    pick_vehicle(guest, code)
    for name, place in {"map": board(guest), "desk": hand(guest)}.items():
        if in_reach(with_code(place, code)):
            return name, with_code(place, code).first
    return "list", with_code(question(guest), code)


def tap_twice(guest: Guest, code: str, target: Locator) -> None:
    """The first tap selects, and is seen in the list of options as well; the second one plays."""
    guest.press(target)
    expect(with_code(question(guest), code)).to_have_attribute("aria-pressed", "true")
    guest.press(target)
    expect(chosen(guest)).to_have_count(0)


def play_by_tapping(guest: Guest, code: str) -> str:
    """Gives back where it was tapped: on the `map`, on the `desk` or in the `list`."""
    guest.page.evaluate(STILL)
    where, target = target_of(guest, code)
    tap_twice(guest, code, target)
    return where


def play_by_option(guest: Guest, code: str) -> str:
    tap_twice(guest, code, with_code(question(guest), code))
    return "list"


def play_as_told(guest: Guest, rng: Random) -> str:
    """What is advised: mostly on the map or the desk, sometimes in the list of options."""
    code = advice(true_table(guest.server, table_of(guest)).playing, guest.tap.you["eyes"], rng)
    return (play_by_option if rng.random() < 0.2 else play_by_tapping)(guest, code)


def play_rounds(guests: Sequence[Guest], rounds: int, rng: Random) -> Counter[str]:
    """Whoever is asked plays until so many rounds have passed, or the game is over. Tells where was tapped."""
    goal, tapped = guests[0].tap.round + rounds, Counter[str]()
    while guests[0].tap.round < goal and (guest := whose_turn(guests)) is not None:
        tapped[play_as_told(guest, rng)] += 1
    return tapped


def pieces(guest: Guest) -> dict[str, str]:
    """Where everything that drives stands, by the map."""
    found: dict[str, str] = (
        board(guest)
        .locator("[data-piece]")
        .evaluate_all("all => Object.fromEntries(all.map(one => [one.dataset.piece, one.dataset.at]))")
    )
    return found


def see_the_same(guests: Sequence[Guest]) -> None:
    """The maps of all guests agree with what is true."""
    s = true_table(guests[0].server, table_of(guests[0])).playing.state
    assert isinstance(s, Getaway)
    cars = {f"driver-{driver}": s.ground.name[at] for driver, at in enumerate(s.car)}
    true = cars | {VEHICLE.codes[vehicle]: s.ground.name[s.at[vehicle]] for vehicle in s.in_play}
    for guest in guests:
        wait_until(guest, lambda guest=guest: pieces(guest) == true, "for the map")  # type: ignore[misc]


def see_the_end(*guests: Guest) -> None:
    for guest in guests:
        expect(ending(guest)).to_be_visible()
