"""Outrun after a run and after the game: the result gives way, everybody is ranked, a replay is as fast as the race.

The clock of the page goes as the test tells it, so that nothing depends on how fast the machine is.
"""

import pytest
from playwright.sync_api import Locator, expect

from lamster.games.outrun.rules.running import RUN
from lamster.kernel.record import read_record
from tests.browser.browsing import DESKTOP, PHONE, Company, Guest, Language, Screen
from tests.browser.out_positions import (
    Ready,
    asked_for,
    both,
    come_to,
    finish_button,
    finish_run,
    form_for,
    is_over,
    mid_run,
    race,
    review,
    see_stage,
    see_the_path,
    strip,
    view_of,
)
from tests.browser.page_states import seated
from tests.browser.pages import board, ending, hand, question, wait_until
from tests.browser.stored_positions import true_record, with_code
from tests.browser.test_outrun_cards import at_a_race, last_to_run
from tests.browser.test_phone import box
from tests.browser.test_replay import control, see_move, slider
from tests.browser.texts import OUT
from tests.rules import rule
from tests.server.racing import Racer

LAPTOP = Screen("laptop", 1366, 650, touch=False)
RESULT = 6_100
"""Milliseconds: longer than the result of a run stays when all went well."""
WALK = 3_000
"""Long enough for the winner to cross the line, and not for the moment after it to be over."""
MOVES = 15_000
"""Long enough for all to walk to their rooms."""


def with_a_clock(company: Company, screen: Screen = DESKTOP, language: Language = "en", motion: bool = False) -> Guest:
    guest = company("Ann", screen, language, motion=motion, game=OUT)
    guest.page.clock.install()
    return guest


# The result of a run.


def rest_on_the_board(guest: Guest) -> None:
    """The mouse lies where the result will open."""
    place = guest.page.viewport_size
    assert place is not None
    guest.page.mouse.move(place["width"] * 0.62, place["height"] * 0.5)


def at_the_last_run(guest: Guest, ready: Ready = last_to_run, **settings: str | int | bool) -> None:
    settings = {"relaxed_clocks": True, "run_limit": "off", **settings}
    come_to(race(seated(guest, 4, 0), ready, 1, **settings), guest)
    see_the_path(guest)


def test_the_result_goes_though_the_mouse_rests_on_it(company: Company) -> None:
    guest = with_a_clock(company)
    at_the_last_run(guest)
    rest_on_the_board(guest)
    row = form_for(guest).rows[0]
    for sign in row:
        guest.page.locator(f'button[data-sign="{sign}"]').dispatch_event("click", {"detail": 0})
    guest.page.keyboard.press("Enter")
    see_stage(guest, "which-way")
    expect(strip(guest)).to_be_visible()
    assert guest.page.evaluate("document.querySelector('[data-strip]').matches(':hover')"), "it opened under the mouse"
    guest.page.clock.run_for(RESULT)
    expect(strip(guest)).to_have_count(0)


def one_step_from_winning(racers: list[Racer]) -> bool:
    """Seat 1 is the last to run, and another leaves the museum with what it has laid."""
    if not last_to_run(racers):
        return False
    view = view_of(racers[0])
    return bool(max(seat["room"] for seat in view["seats"][1:]) >= view["goal"])


@rule("OUT-E3", "OUT-M5")
@pytest.mark.parametrize(("screen", "language"), [(DESKTOP, "en"), (LAPTOP, "nl"), (PHONE, "nl")])
def test_at_the_end_the_runners_are_in_sight_and_everybody_is_ranked(
    company: Company, screen: Screen, language: Language
) -> None:
    guest = with_a_clock(company, screen, language, motion=True)
    at_the_last_run(guest, one_step_from_winning, maps=1)
    finish_run(guest, "")
    guest.page.clock.run_for(1_000)
    see_stage(guest, "over")
    expect(ending(guest)).to_be_visible()
    expect(review(guest).or_(strip(guest))).to_have_count(0)
    see_the_winner_cross_the_line(guest)
    guest.page.clock.run_for(MOVES)
    expect(guest.page.locator("[data-moment]")).to_have_count(0)
    view = view_of(guest.tap)
    for seat in view["seats"]:
        expect(board(guest).locator(f'[data-runner="{seat["seat"]}"]')).to_have_attribute("data-at", str(seat["room"]))
    check_standings(guest)


def see_the_winner_cross_the_line(guest: Guest) -> None:
    """In sight, with the finish line, and large for a moment."""
    guest.page.clock.run_for(WALK)
    moment = board(guest).locator('[data-moment="won"]')
    expect(moment).to_be_visible()
    winner = guest.tap.table["seats"][view_of(guest.tap)["standings"][0]]["name"]
    expect(moment).to_contain_text(guest.say("out-moment-won", player=winner))
    shown, whole = box(moment), box(board(guest))
    assert shown["top"] >= whole["top"]
    assert shown["bottom"] <= whole["bottom"] + 1
    expect(board(guest).locator(".finish")).to_be_visible()


def check_standings(guest: Guest) -> None:
    view = view_of(guest.tap)
    rooms = [view["seats"][seat]["room"] for seat in view["standings"]]
    assert rooms == sorted(rooms, reverse=True)
    ranked = ending(guest).get_by_role("list", name=guest.say("table-standings")).get_by_role("listitem")
    togo = [guest.say("out-to-go", rooms=view["goal"] + 1 - room) for room in rooms[1:]]
    names = [guest.tap.table["seats"][seat]["name"] for seat in view["standings"]]
    told = [f"{name}, {far}" for name, far in zip(names, [guest.say("out-out"), *togo], strict=True)]
    expect(ranked).to_have_text(told)


# A replay.


def at_a_replay(guest: Guest, finished: int) -> tuple[str, int]:
    """In the middle of a run, so many of which have finished; gives back the table and the frame."""
    table = race(seated(guest, 4, 0), is_over, 1, relaxed_clocks=True, maps=1)
    ply = mid_run(guest, table, max(finished, 1)) - (finished == 0)
    guest.go(f"/replay/{table}?ply={ply}&eyes=0")
    expect(slider(guest)).to_have_value(str(ply))
    expect(guest.page.locator("[data-rerun]")).to_have_count(4)
    return table, ply


def times(guest: Guest, table: str, plies: list[int]) -> list[int]:
    """The official times of the runs that led to these frames."""
    lines = read_record(true_record(guest.server, table)).lines
    runs = [RUN.fullmatch(lines[ply - 1].code) for ply in plies]
    return [int(run[2]) for run in runs if run is not None]


@rule("OUT-L8")
@pytest.mark.parametrize("speed", ["1", "4"])
def test_a_run_is_played_again_at_its_true_speed(company: Company, speed: str) -> None:
    guest = with_a_clock(company)
    table, ply = at_a_replay(guest, 0)
    first, second = times(guest, table, [ply + 1, ply + 2])
    chosen = guest.say("replay-speed-times", speed=speed)
    guest.page.get_by_role("combobox", name=guest.say("replay-speed")).select_option(label=chosen)
    guest.page.clock.pause_at(guest.page.evaluate("Date.now() + 1000"))
    guest.press(control(guest, "replay-play"))
    for place, ms in ((ply, first), (ply + 1, second - first)):
        guest.page.clock.run_for(ms // int(speed) - 2)
        see_move(guest, place)
        guest.page.clock.run_for(4)
        see_move(guest, place + 1)
        guest.press(control(guest, "replay-pause"))
        guest.press(control(guest, "replay-play"))


@rule("OUT-L8", "OUT-T13")
@pytest.mark.parametrize(("screen", "language"), [(DESKTOP, "en"), (LAPTOP, "nl"), (PHONE, "en")])
def test_a_run_in_a_replay_has_the_whole_board_and_nothing_to_lay(
    company: Company, screen: Screen, language: Language
) -> None:
    guest = company("Ann", screen, language, game=OUT)
    table, ply = at_a_replay(guest, 2)
    for seat, ms in zip(finished_seats(guest), times(guest, table, [ply - 1, ply]), strict=True):
        time = f"{ms // 10 / 100:.2f}".replace(".", "," if language == "nl" else ".")
        expect(guest.page.locator(f'[data-rerun="{seat}"]')).to_contain_text(guest.say("out-time", time=time))
    expect(guest.page.get_by_text(guest.say("race-row-empty"))).to_have_count(0)
    expect(finish_button(guest)).to_have_count(0)
    check_fills(guest.page.get_by_role("region", name=guest.say("out-rerun")), guest)
    guest.press(control(guest, "replay-forward"))
    guest.press(control(guest, "replay-forward"))
    expect(strip(guest).locator("[data-run]")).to_have_count(4)


def finished_seats(guest: Guest) -> list[int]:
    """In the order in which they finished, as the log tells it."""
    shown = guest.page.locator("[data-rerun].finished")
    expect(shown).to_have_count(2)
    seats = [int(str(one.get_attribute("data-rerun"))) for one in shown.all()]
    return sorted(seats, key=lambda seat: shown_time(guest.page.locator(f'[data-rerun="{seat}"] .state')))


def shown_time(state: Locator) -> float:
    return float(state.inner_text().split()[0].replace(",", "."))


def check_fills(run: Locator, guest: Guest) -> None:
    """The picture is as wide as its place, and on a desk as high too; nothing of it is cut off."""
    inner, outer = box(run), box(guest.page.locator(".replay .board"))
    assert inner["right"] - inner["left"] >= outer["right"] - outer["left"] - 2
    if not guest.screen.touch:
        assert inner["bottom"] - inner["top"] >= 0.97 * (outer["bottom"] - outer["top"])
    for part in run.locator("[data-rerun], .card").all():
        assert box(part)["right"] <= outer["right"] + 1
        assert box(part)["bottom"] <= inner["bottom"] + 1


# Practice.


@rule("OUT-A3")
def test_every_path_of_practice_has_its_heading_in_the_log(company: Company) -> None:
    guest = company("Ann", game=OUT)
    come_to(race(seated(guest, 1, 0), asked_for(0, "practice", 3), 1), guest)
    headings = guest.page.get_by_role("region", name=guest.say("log-title")).get_by_role("heading", level=3)
    rounds = [guest.say("log-round", round=number) for number in (1, 2, 3)]
    expect(headings).to_have_text([guest.say("log-setup"), *rounds])


# Asked once more, and what is selected when time is up.


def with_help_to_give(racers: list[Racer]) -> bool:
    """A card that helps whoever has it may be given to somebody else."""
    decision = racers[0].decision or {}
    return any(option.get("warning") for option in decision.get("options", []))


@rule("OUT-Q29")
def test_who_wants_no_confirming_is_asked_before_helping_an_opponent(company: Company) -> None:
    guest = company("Ann", game=OUT)
    guest.page.add_init_script("localStorage['lamster-settings'] = JSON.stringify({ theme: 'dark', confirm: false })")
    ready = both(asked_for(0, "interfere"), with_help_to_give)
    come_to(race(seated(guest, 4, 0), ready, 1, relaxed_clocks=True, run_limit="off", monster="bear", maps=3), guest)
    options = (guest.tap.decision or {})["options"]
    code = next(option["code"] for option in options if option.get("warning"))
    offered = with_code(hand(guest), code)
    expect(with_code(question(guest), code)).to_have_count(0)
    ply = guest.tap.position["ply"]
    guest.press(offered)
    expect(offered).to_have_attribute("aria-pressed", "true")
    assert guest.tap.position["ply"] == ply
    guest.press(offered)
    wait_until(guest, lambda: bool(guest.tap.position["ply"] > ply), "the card was played")


@rule("OUT-U7")
def test_what_is_selected_when_time_is_up_is_played(company: Company) -> None:
    guest = at_a_race(company, 3, asked_for(0, "claw"), monster="bear", relaxed_clocks=False)
    guest.press(with_code(board(guest).locator('[data-place="1"]'), "claw:yes"))
    expect(board(guest).locator('[data-place="1"] [data-token="0"]')).to_be_visible()
    assert true_record(guest.server, guest.tap.table["id"]).count("1 claw:yes") == 1
