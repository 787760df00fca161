"""Page states of Outrun tables."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import out_positions
from tests.browser.browsing import Guest
from tests.browser.page_states import seated
from tests.browser.pages import ending, wait_for_my_turn


def in_a_race(guest: Guest, seats: int, seat: int, ready: out_positions.Ready, **settings: str | int | bool) -> None:
    """A table without time limits."""
    settings = {"relaxed_clocks": True, "run_limit": "off", **settings} if seats > 1 else settings
    out_positions.come_to(out_positions.race(seated(guest, seats, seat), ready, 1, **settings), guest)


def runner_picks(guest: Guest) -> None:
    """Two players have chosen already."""
    in_a_race(
        guest, 4, 2, out_positions.both(out_positions.asked_for(2, "pick"), lambda racers: racers[1].decision is None)
    )
    wait_for_my_turn(guest)


def runner_turns(guest: Guest) -> None:
    in_a_race(guest, 4, 0, out_positions.asked_for(0, "turn", 4))
    expect(out_positions.ready_button(guest)).to_be_visible()


def runner_runs(guest: Guest) -> None:
    """With a part of the row laid."""
    in_a_race(guest, 4, 0, out_positions.asked_for(0, "run", 5))
    out_positions.see_the_path(guest)
    out_positions.lay_by_press(guest, out_positions.right_row(guest)[:4])


def runner_has_finished(guest: Guest) -> None:
    runner_runs(guest)
    out_positions.finish_run(guest, out_positions.right_row(guest)[4:])


def runner_is_loaded(guest: Guest) -> None:
    """Many cards are in force."""
    ready = out_positions.both(
        out_positions.asked_for(0, "run"), lambda racers: len(out_positions.view_of(racers[0])["seats"][0]["front"]) > 5
    )
    in_a_race(guest, 4, 0, ready, monster="zombie", maps=3)
    out_positions.see_the_path(guest)


def runner_looks_back(guest: Guest) -> None:
    """On a row that was wrong."""
    in_a_race(guest, 4, 0, out_positions.both(out_positions.somebody_turns, out_positions.was_wrong(0)))
    expect(out_positions.ready_button(guest)).to_be_visible()
    out_positions.open_review(guest)


def runner_interferes(guest: Guest) -> None:
    in_a_race(guest, 4, 0, out_positions.asked_for(0, "interfere", 4), monster="bear")
    wait_for_my_turn(guest)
    expect(out_positions.playable_cards(guest).first).to_be_visible()


def runner_is_clawed(guest: Guest) -> None:
    in_a_race(guest, 3, 0, out_positions.asked_for(0, "claw"), monster="bear")
    wait_for_my_turn(guest)


def runner_is_infected(guest: Guest) -> None:
    in_a_race(
        guest,
        5,
        0,
        out_positions.both(out_positions.asked_for(0, "turn", 4), out_positions.is_infected(0)),
        monster="zombie",
    )
    expect(out_positions.ready_button(guest)).to_be_visible()


def runner_meets_the_dragon(guest: Guest) -> None:
    """Six of them, on the longest way."""
    in_a_race(guest, 6, 0, out_positions.asked_for(0, "interfere", 4), monster="dragon", maps=3)
    wait_for_my_turn(guest)


def practice(guest: Guest) -> None:
    in_a_race(guest, 1, 0, out_positions.both(out_positions.asked_for(0, "practice", 4), out_positions.was_wrong(0)))
    wait_for_my_turn(guest)


def race_over(guest: Guest) -> None:
    in_a_race(guest, 4, 0, out_positions.is_over)
    expect(ending(guest)).to_be_visible()


def run_again(guest: Guest) -> None:
    """A replay, in the middle of a run: two of four have finished."""
    table = out_positions.race(seated(guest, 4, 0), out_positions.is_over, 1, relaxed_clocks=True, maps=1)
    guest.go(f"/replay/{table}?ply={out_positions.mid_run(guest, table)}&eyes=0")
    expect(guest.page.locator("[data-rerun]")).to_have_count(4)


OUT_TABLES: dict[str, Callable[[Guest], None]] = {
    "picking": runner_picks,
    "which-way": runner_turns,
    "run": runner_runs,
    "finished": runner_has_finished,
    "loaded": runner_is_loaded,
    "review": runner_looks_back,
    "interfere": runner_interferes,
    "claw": runner_is_clawed,
    "zombie": runner_is_infected,
    "dragon": runner_meets_the_dragon,
    "practice": practice,
    "over": race_over,
    "run-again": run_again,
}
REPLAYS = ("run-again",)
"""The states in which nothing can be played."""
