"""Seeded positions, stored in the server's database, and the taps that play them: for games without a clock.

A position is made past the server, in the file that it reads tables from: so its chance can be fixed. Everybody plays
as the rules of thumb advise.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from playwright.sync_api import Locator, expect

from lamster.bots.make import make
from lamster.kernel.match import Match
from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import views
from lamster.tables.model.table import Table
from lamster.tables.room.perform import change_table
from lamster.tables.store.base import Stored
from tests.browser.browsing import Guest
from tests.browser.pages import board, ending, hand, list_all, press_and_confirm, question, see_game, whose_turn
from tests.server.in_process import Visitor, house, seeded, sit_together, start
from tests.server.running import Person, Server

Ready = Callable[[Match], bool]
Way = Callable[[Guest, str], str]
"""A function that plays a code and returns where it was tapped."""
TRIES = 10


# Hints.


def advice(match: Match, seat: int, rng: Random) -> str:
    """What the rules of thumb say, from what the seat knows."""
    bot = make("thumb", match.game, rng.randbytes(16))
    world = match.game.resample(match.state, seat, rng)
    decision = match.game.decision(world, seat)
    assert decision is not None
    return bot.choose(world, decision).code


def who_is_asked(match: Match) -> int:
    """The first seat that is."""
    return min(decision.seat for decision in match.state.open)


# Positions.


@dataclass(frozen=True)
class Wanted:
    """A position: of which game, and when it is there."""

    game: str
    ready: Ready
    seed: int = 1
    settings: dict[str, wire.Value] = field(default_factory=dict)
    tries: int = TRIES


def asked_for(seat: int, kind: str, rounds: int = 0) -> Ready:
    """This seat is asked such a question, in this round or later."""

    def ready(match: Match) -> bool:
        decision = match.game.decision(match.state, seat)
        return decision is not None and decision.kind == kind and match.state.round >= rounds

    return ready


def is_over(match: Match) -> bool:
    return match.outcome is not None


def made(people: Sequence[Person], wanted: Wanted) -> str:
    """Seat these people, in this order, in the middle of a game; return its table."""
    making = make_table(people[0].server.data, [person.id for person in people], wanted)
    # Playwright's event loop runs in this thread.
    with ThreadPoolExecutor(1) as other:
        return other.submit(asyncio.run, making).result()


async def make_table(data: Path, people: list[str], wanted: Wanted) -> str:
    """The first of some seeded games that reaches this position."""
    async with house(data) as hub:
        for number in range(wanted.tries):
            with seeded(wanted.seed * TRIES + number) as rng:
                visitors = [Visitor(hub, person) for person in people]
                table = await sit_together(visitors, wanted.game, **wanted.settings)
                await start(visitors)
                room = visitors[0].room
                assert room is not None
                played = foreseen(room.table, wanted, rng)
                if played is not None:
                    await change_table(room, played)
                    return table
        raise AssertionError("it did not come to this in any of these games")


def foreseen(table: Table, wanted: Wanted, rng: Random) -> list[log.AnyEntry] | None:
    """What leads from the start to the position; None: the game is over before it comes to that.

    Tried out beside the table, which then takes it all at once: nobody has to be told of every move.
    """
    match = Match(table.game, len(table.chairs), table.settings.options, table.playing.dice)
    played: list[log.AnyEntry] = []
    while not wanted.ready(match):
        if match.outcome is not None:
            return None
        seat = who_is_asked(match)
        code = advice(match, seat, rng)
        match.act(seat, code)
        played.append(log.Played(seat, code))
    return played


def true_table(server: Server, table: str) -> Table:
    """The table, read from the store."""
    found = server.file("SELECT at, entry FROM log WHERE table_id = ? ORDER BY seq", table)
    return Table.from_log(table, [Stored(*row) for row in found])


def true_record(server: Server, table: str) -> str:
    """The full record, with nothing hidden."""
    return views.full_record(true_table(server, table))


# At the table.


def come_to(table: str, *guests: Guest) -> None:
    for guest in guests:
        guest.go(f"/table/{table}")
    for guest in guests:
        see_game(guest)


def table_of(guest: Guest) -> str:
    return guest.path.rpartition("/")[2]


def match_of(guest: Guest) -> Match:
    """The game at the guest's table, as it is."""
    return true_table(guest.server, table_of(guest)).playing


def with_code(place: Locator, code: str) -> Locator:
    return place.locator(f'[data-code="{code}"]')


def on_the_map(guest: Guest, code: str) -> Locator:
    """What stands for this on the map: a space, a piece, a button beside one of them, a tile in the tray."""
    return with_code(board(guest), code)


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
    """Where to tap a code: on the map if it is there, else on the desk, else in the list of options."""
    for name, place in {"map": board(guest), "desk": hand(guest)}.items():
        if in_reach(with_code(place, code)):
            return name, with_code(place, code).first
    return "list", with_code(question(guest), code)


def play_by_tapping(guest: Guest, code: str) -> str:
    """Play a code; return where it was tapped: on the `map`, on the `desk` or in the `list`."""
    guest.page.evaluate(STILL)
    where, target = target_of(guest, code)
    press_and_confirm(guest, target)
    return where


def play_by_option(guest: Guest, code: str) -> str:
    if not with_code(question(guest), code).count():
        list_all(guest)
    press_and_confirm(guest, with_code(question(guest), code))
    return "list"


def play_as_told(guest: Guest, rng: Random, by_tapping: Way = play_by_tapping) -> str:
    """What is advised: mostly on the map or the desk, sometimes in the list of options."""
    code = advice(match_of(guest), guest.tap.you["eyes"], rng)
    return (play_by_option if rng.random() < 0.2 else by_tapping)(guest, code)


def play_rounds(guests: Sequence[Guest], rounds: int, rng: Random, by_tapping: Way = play_by_tapping) -> Counter[str]:
    """Play for each guest who is asked, for this many rounds or to the end. Return where was tapped."""
    goal, tapped = guests[0].tap.round + rounds, Counter[str]()
    while guests[0].tap.round < goal and (guest := whose_turn(guests)) is not None:
        tapped[play_as_told(guest, rng, by_tapping)] += 1
    return tapped


def see_the_end(*guests: Guest) -> None:
    for guest in guests:
        expect(ending(guest)).to_be_visible()
