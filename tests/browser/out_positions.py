"""Positions of Outrun, the same every time, and the presses that play them.

A position is made past the server, in the file that it reads tables from, and by a clock that goes as it is told: so
neither its chance nor its times depend on the machine.
"""

import asyncio
import re
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

from playwright.sync_api import Locator, expect

from lamster.games.outrun.components import CARD, MOVE
from lamster.games.outrun.rules.running import RUN, RunForm, form_of
from lamster.games.outrun.state import Outrun
from lamster.kernel.record import read_record
from lamster.tables import protocol as wire
from tests.browser.browsing import Guest
from tests.browser.pages import board, hand, question, wait_until
from tests.browser.stored_positions import advice, table_of, true_record, true_table
from tests.server.in_process import seeded, sit_together, start
from tests.server.racing import FakeClock, House, Racer, opened
from tests.server.reading import Json, Reader
from tests.server.running import Person

Ready = Callable[[list[Racer]], bool]
TRIES = 30
STEPS = 400
COUNTDOWN = 3000
SLIPS = 0.25
SECONDS = 1000
PRACTISED = ("back-away", "switcheroo-lr", "long-2", "not-j")

KEYS = {"1": "9", "2": "0", "3": "-", "M": "m", "A": "a"}
"""The keyboard's key for each sign of a row that is not a move."""
SIGNS = {name[0].upper(): f"move-{name}" for name in MOVE.codes} | {"M": "card-major-shortcut", "A": "race-antidote"}
GAPS = {gap: f"card-long-{gap}" for gap in "123"}


# Positions.


def asked_for(seat: int, kind: str, rounds: int = 0) -> Ready:
    """This seat is asked such a question, in this round or later."""

    def ready(racers: list[Racer]) -> bool:
        decision = racers[seat].decision
        return decision is not None and decision["kind"] == kind and racers[seat].position["round"] >= rounds

    return ready


def both(one: Ready, other: Ready) -> Ready:
    return lambda racers: one(racers) and other(racers)


def somebody_turns(racers: list[Racer]) -> bool:
    return any(asked_for(seat, "turn")(racers) for seat in range(len(racers)))


def was_wrong(seat: int) -> Ready:
    """In the run before, with a row that was finished."""

    def ready(racers: list[Racer]) -> bool:
        last = view_of(racers[0])["last"]
        return any(run["seat"] == seat and run["row"] and not run["right"] for run in (last["runs"] if last else []))

    return ready


def is_infected(seat: int) -> Ready:
    return lambda racers: bool(view_of(racers[0])["seats"][seat]["infected"])


def is_over(racers: list[Racer]) -> bool:
    return racers[0].over


def view_of(page: Reader) -> Json:
    found: Json = page.position["view"]
    return found


def race(people: Sequence[Person], ready: Ready, seed: int = 1, **settings: wire.Value) -> str:
    """Seat these people, in this order, in the middle of a race; return its table."""
    making = made(people[0].server.data, [person.id for person in people], ready, seed, settings)
    # Playwright's event loop runs in this thread.
    with ThreadPoolExecutor(1) as other:
        return other.submit(asyncio.run, making).result()


async def made(data: Path, people: list[str], ready: Ready, seed: int, settings: dict[str, wire.Value]) -> str:
    """The first of some seeded races that reaches this position."""
    async with opened(data, FakeClock(wall=time.time_ns() // 1_000_000)) as house:
        for number in range(TRIES):
            with seeded(seed * TRIES + number) as rng:
                racers = [Racer(house, person) for person in people]
                table = await sit_together([*racers], "outrun", **settings)
                await start([*racers])
                await house.quiet()
                if await came_to(house, racers, ready, rng):
                    return table
        raise AssertionError("it did not come to this in any of these races")


async def came_to(house: House, racers: list[Racer], ready: Ready, rng: Random) -> bool:
    for _ in range(STEPS):
        if ready(racers) or racers[0].over:
            break
        await go_on(house, racers, rng)
    return ready(racers)


async def go_on(house: House, racers: list[Racer], rng: Random) -> None:
    """Answer for the first seat that is asked; in a run for a random one of those asked."""
    asked = [racer for racer in racers if racer.decision is not None]
    racer = asked[0]
    assert racer.decision is not None
    kind = racer.decision["kind"]
    if kind == "run":
        await run(house, rng.choice(asked), rng)
    elif kind == "turn":
        await house.revealed(*racers)
    elif kind == "pick":
        await racer.act(rng.choice([code for code in codes_of(racer) if code != "pick:any"]))
    elif kind == "practice":
        await practise(house, racer)
    else:
        await racer.act(advice(racer.here.table.playing, racer.seat, rng))


def codes_of(racer: Racer) -> list[str]:
    return [option["code"] for option in racer.decision["options"]] if racer.decision else []


async def practise(house: House, racer: Racer) -> None:
    """With some cards in force."""
    codes = codes_of(racer)
    code = next((code for card in PRACTISED if (code := f"add:{card}") in codes), "turn")
    await racer.act(code)
    if code == "turn":
        await house.later(COUNTDOWN)


async def run(house: House, racer: Racer, rng: Random) -> None:
    """Most rows are right, and nobody is as quick as the one before."""
    await house.later(rng.randrange(SECONDS, 3 * SECONDS))
    s = racer.here.table.playing.state
    assert isinstance(s, Outrun)
    form = form_of(s, racer.seat)
    await racer.finish(wrong_row(form) if rng.random() < SLIPS else form.rows[0])


def wrong_row(form: RunForm) -> str:
    """Nearly right."""
    row = form.rows[0]
    return next(found for found in (row[:-2] + row[:-3:-1], row[:-1], "LR", "") if found not in form.rows)


# At the table.


def form_for(guest: Guest) -> RunForm:
    """The form of the guest's row in the current run."""
    s = true_table(guest.server, table_of(guest)).playing.state
    assert isinstance(s, Outrun)
    return form_of(s, guest.tap.you["eyes"])


def right_row(guest: Guest) -> str:
    return form_for(guest).rows[0]


def cards(*names: str) -> int:
    """A set of cards in force."""
    return sum(1 << CARD.index[name] for name in names)


def come_to(table: str, *guests: Guest) -> None:
    for guest in guests:
        guest.go(f"/table/{table}")
    for guest in guests:
        expect(question(guest).or_(racing(guest)).first).to_be_visible()


def racing(guest: Guest) -> Locator:
    """The race view, which replaces the rest of the page during a run."""
    return guest.page.get_by_role("region", name=guest.say("race-title"), exact=True)


def ready_button(guest: Guest) -> Locator:
    return question(guest).get_by_role("button", name=guest.say("table-ready"))


def turn_button(guest: Guest) -> Locator:
    return question(guest).get_by_role("button", name=guest.say("code-turn"))


def finish_button(guest: Guest) -> Locator:
    return racing(guest).get_by_role("button", name=guest.say("race-finish"))


def path_card(guest: Guest) -> Locator:
    """Face up: told in words too."""
    names = [re.escape(guest.say(name)) for name in ("race-path", "race-path-line")]
    return racing(guest).get_by_role("heading", name=re.compile(f"^(?:{'|'.join(names)})$"))


def flipper_of(guests: Sequence[Guest]) -> Guest:
    seat: int = guests[0].tap.position["view"]["flipper"]
    return next(guest for guest in guests if guest.tap.you["eyes"] == seat)


def get_ready(*guests: Guest) -> None:
    for guest in guests:
        guest.press(ready_button(guest))


def turn_the_card(*guests: Guest) -> None:
    """Make everybody ready and turn the card; returns when it is face up."""
    get_ready(*guests)
    flipper = flipper_of(guests)
    expect(turn_button(flipper)).to_be_enabled()
    flipper.press(turn_button(flipper))
    see_the_path(*guests)


def see_the_path(*guests: Guest) -> None:
    for guest in guests:
        expect(path_card(guest)).to_be_attached()


def mid_run(guest: Guest, table: str, finished: int = 2, rounds: int = 2) -> int:
    """The frame of a replay in which this many have finished the run of this round."""
    codes = [(line.round, line.code) for line in read_record(true_record(guest.server, table)).lines]
    runs = [place for place, (number, code) in enumerate(codes, 1) if number == rounds and code.startswith("run:")]
    return runs[finished - 1]


# A row.


def sign_name(guest: Guest, sign: str) -> str:
    return guest.say({**SIGNS, **GAPS}[sign])


def tray_card(guest: Guest, sign: str) -> Locator:
    return racing(guest).locator(f'button[data-sign="{sign}"]')


def row_place(guest: Guest) -> Locator:
    return racing(guest).get_by_role("list", name=guest.say("race-row"), exact=True)


def key_of(guest: Guest, sign: str) -> str:
    place: int = guest.tap.position["view"]["tray"].find(sign)
    return KEYS[sign] if place < 0 else str(place + 1)


def lay_by_key(guest: Guest, row: str) -> None:
    for sign in row:
        guest.page.keyboard.press(key_of(guest, sign))


def lay_by_press(guest: Guest, row: str) -> None:
    """With a finger or with the mouse."""
    for sign in row:
        guest.press(tray_card(guest, sign))


def see_row(guest: Guest, row: str) -> None:
    """As far as it is laid, while it can still be changed."""
    labels = [
        guest.say("race-take-back-card", card=sign_name(guest, sign), place=place) for place, sign in enumerate(row, 1)
    ]
    found = row_place(guest).get_by_role("button")
    expect(found).to_have_count(len(row))
    assert [button.get_attribute("aria-label") for button in found.all()] == labels


def see_final_row(guest: Guest, row: str) -> None:
    expect(row_place(guest).locator("li > .visually-hidden")).to_have_text([sign_name(guest, sign) for sign in row])
    expect(row_place(guest).get_by_role("button")).to_have_count(0)


def finish_run(guest: Guest, row: str) -> None:
    """By finger or mouse, from the first card to Finish."""
    lay_by_press(guest, row)
    guest.press(finish_button(guest))


def run_together(guests: Sequence[Guest], rng: Random) -> None:
    """One run of all, each with a row that is mostly right."""
    turn_the_card(*guests)
    for guest in guests:
        form = form_for(guest)
        finish_run(guest, wrong_row(form) if rng.random() < SLIPS else form.rows[0])


# Cards.


def playing_place(guest: Guest) -> Locator:
    """Where cards are played: on a phone the hand lies on the board then."""
    return board(guest) if guest.screen.touch and guest.screen.width < 640 else hand(guest)


def playable_cards(guest: Guest) -> Locator:
    return playing_place(guest).locator("[data-hand]:has([data-code])")


# The result of a run.


def strip(guest: Guest) -> Locator:
    """The result beside the runners, which comes and goes by itself."""
    return guest.page.locator("[data-strip]")


def review(guest: Guest) -> Locator:
    """The whole run."""
    return guest.page.locator("[data-review]")


def open_review(guest: Guest) -> Locator:
    """Open the whole run, from the strip while that is there."""
    again = board(guest).get_by_role("button", name=guest.say("out-review-open"))
    full = strip(guest).get_by_role("button", name=guest.say("out-review-full"))
    expect(review(guest).or_(full).or_(again).first).to_be_visible()
    if not review(guest).count():
        guest.press(full if full.count() else again)
    expect(review(guest)).to_be_visible()
    return review(guest)


def reviewed(guest: Guest, seat: int) -> Locator:
    return review(guest).locator(f'[data-run="{seat}"]')


def tokens(guest: Guest) -> dict[int, list[int]]:
    """By place of the monster board, the seats that stand there."""
    found: dict[str, list[int]] = board(guest).evaluate(
        """board => Object.fromEntries([...board.querySelectorAll('[data-place]')].map(place => {
            const tokens = [...place.querySelectorAll('[data-token]')];
            return [place.dataset.place, tokens.map(token => Number(token.dataset.token))];
        }))"""
    )
    return {int(place): seats for place, seats in found.items() if seats}


def official_runs(guest: Guest) -> dict[int, "re.Match[str]"]:
    """The last run of each seat, as the record has it."""
    lines = read_record(true_record(guest.server, table_of(guest))).lines
    found = [(int(line.seat) - 1, RUN.fullmatch(line.code)) for line in lines if line.seat.isdecimal()]
    return {seat: run for seat, run in found if run is not None}


def official_time(run: "re.Match[str]") -> int:
    return int(run[2])


def see_stage(guest: Guest, *stages: str) -> None:
    """The page has been told that it has come to this."""
    wait_until(guest, lambda: guest.tap.position["view"]["stage"] in stages, f"for {' or '.join(stages)}")
