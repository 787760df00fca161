"""Outrun between the runs: cards on others, the claw, infection and fire; and practice alone."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsing import DESKTOP, PHONE, Company, Guest, Screen
from tests.browser.out_positions import (
    Ready,
    asked_for,
    both,
    come_to,
    finish_run,
    form_for,
    open_review,
    playing_place,
    race,
    reviewed,
    row_place,
    see_stage,
    see_the_path,
    sign_name,
    tokens,
    tray_card,
    view_of,
    wrong_row,
)
from tests.browser.page_states import seated
from tests.browser.page_variants import mainly
from tests.browser.pages import (
    board,
    choose_number_of_players,
    ending,
    hand,
    on_the_shelf,
    press_and_confirm,
    question,
    start_the_game,
    wait_for_my_turn,
)
from tests.browser.stored_positions import with_code
from tests.browser.texts import OUT
from tests.rules import rule
from tests.server.racing import Racer
from tests.server.reading import Reader


def at_a_race(
    company: Company, seats: int, ready: Ready, screen: Screen = DESKTOP, **settings: str | int | bool
) -> Guest:
    """The guest on the first seat; nobody is hurried."""
    guest = company("Ann", screen, game=OUT)
    settings = {"relaxed_clocks": True, "run_limit": "off", **settings}
    come_to(race(seated(guest, seats, 0), ready, 1, **settings), guest)
    return guest


def seat_of(guest: Guest, seat: int) -> Locator:
    return guest.page.locator(f'section[data-seat="{seat}"]')


# The Bear: cards on others.


def targets_of(page: Reader) -> dict[str, set[int]]:
    """By card of the hand the seats that it may be played on."""
    found: dict[str, set[int]] = {}
    for option in page.decision["options"] if page.decision else []:
        card, aim, seat = option["code"].removeprefix("play:").partition(">")
        if aim:
            found.setdefault(card, set()).add(int(seat) - 1)
    return found


def has_it_already(page: Reader) -> list[tuple[str, int]]:
    """Cards of the hand that can be played, and a seat that has the same card before it."""
    fronts = [seat["front"] for seat in view_of(page)["seats"]]
    return [(card, seat) for card in targets_of(page) for seat, front in enumerate(fronts) if seat and card in front]


@rule("OUT-I5", "OUT-I7", "OUT-B3")
@pytest.mark.parametrize("screen", mainly(PHONE, DESKTOP), ids=lambda screen: screen.name)
def test_one_press_plays_a_card_on_somebody(company: Company, screen: Screen) -> None:
    """Everybody whom a card may be played on is lit on it, the others say why not; a finger confirms by name."""
    ready = both(asked_for(0, "interfere"), lambda racers: bool(has_it_already(racers[0])))
    guest = at_a_race(company, 4, ready, screen, monster="bear")
    wait_for_my_turn(guest)
    view = guest.tap.position["view"]
    (card, owner), *_ = has_it_already(guest.tap)
    lit = targets_of(guest.tap)[card]
    held = playing_place(guest).locator(f'[data-hand="{card}"]').first
    codes = held.locator("[data-code]").evaluate_all("all => all.map(one => one.dataset.code)")
    assert set(codes) == {f"play:{card}>{seat + 1}" for seat in lit}
    guest.press(held.locator(f'[data-not="{owner}"]'))
    expect(held).to_contain_text(guest.say("against-twice"))
    target = min(lit - {0})
    before = view["seats"][target]["front"]
    press = with_code(held, f"play:{card}>{target + 1}")
    if guest.screen.touch:
        press_and_confirm(guest, press)
    else:
        guest.press(press)
    see_before(guest, target, card)
    assert card not in before


def see_before(guest: Guest, seat: int, card: str) -> None:
    """The card lies before this seat, and is read out there by name."""
    if guest.screen.touch:
        guest.press(guest.page.get_by_role("tab", name=guest.say("table-players")))
    emblems = seat_of(guest, seat).last.get_by_role("button", name=guest.say(f"card-{card}"))
    expect(emblems).to_be_visible()


@rule("OUT-F6", "OUT-F7")
def test_the_claw_is_chosen_on_the_board(company: Company) -> None:
    guest = at_a_race(company, 3, asked_for(0, "claw"), monster="bear")
    wait_for_my_turn(guest)
    stands = next(place for place, seats in tokens(guest).items() if 0 in seats)
    expect(with_code(board(guest).locator(f'[data-place="{stands}"]'), "claw:no")).to_be_visible()
    claw = with_code(board(guest).locator('[data-place="1"]'), "claw:yes")
    expect(claw).to_have_text(guest.say("code-claw", arg="yes"))
    guest.press(claw)
    expect(board(guest).locator('[data-place="1"] [data-token="0"]')).to_be_visible()
    assert guest.tap.position["view"]["seats"][0]["front"] == []


# The Zombie: infection, and the antidote.


def last_to_run(racers: list[Racer]) -> bool:
    """Everybody else has finished."""
    asked = [racer.seat for racer in racers if racer.decision is not None and racer.decision["kind"] == "run"]
    return asked == [0]


def with_antidote(racers: list[Racer]) -> bool:
    view = view_of(racers[0])
    return bool(view["seats"][0]["infected"] and view["path"] and view["path"]["antidote"])


@rule("OUT-P8", "OUT-Z5")
@pytest.mark.parametrize("screen", mainly(DESKTOP, PHONE), ids=lambda screen: screen.name)
def test_the_infected_lay_the_antidote_last(company: Company, screen: Screen) -> None:
    guest = at_a_race(company, 4, both(last_to_run, with_antidote), screen, monster="zombie")
    see_the_path(guest)
    expect(tray_card(guest, "A")).to_be_visible()
    row = next(row for row in form_for(guest).rows if row.endswith("A"))
    finish_run(guest, row)
    see_stage(guest, "which-way", "infect", "over")
    run = reviewed(guest, 0)
    open_review(guest)
    expect(run).to_contain_text(guest.say("out-verdict-right"))
    expect(run.get_by_role("img", name=", ".join(sign_name(guest, sign) for sign in row)).first).to_be_visible()
    assert not guest.tap.position["view"]["seats"][0]["infected"]
    if not guest.screen.touch:
        expect(seat_of(guest, 0)).not_to_contain_text(guest.say("out-infected"))


def healthy(racers: list[Racer]) -> bool:
    own = view_of(racers[0])["seats"][0]
    return not own["infected"] and not own["immune"]


@rule("OUT-X4", "OUT-Z1", "OUT-Z2")
def test_who_is_bitten_is_shown_to_be_infected_and_gets_a_card(company: Company) -> None:
    guest = at_a_race(company, 4, both(last_to_run, healthy), monster="zombie", maps=3)
    see_the_path(guest)
    finish_run(guest, wrong_row(form_for(guest)))
    see_stage(guest, "which-way")
    expect(board(guest).locator('[data-place="0"] [data-token="0"]')).to_be_visible()
    expect(seat_of(guest, 0)).to_contain_text(guest.say("out-infected"))
    (card,) = guest.tap.position["view"]["seats"][0]["front"]
    see_before(guest, 0, card)
    expect(hand(guest)).to_contain_text(guest.say(f"card-{card}.short"))


# The Dragon: fire, and two cards for those who were not the fastest.


def with_cards_before(racers: list[Racer]) -> bool:
    return bool(view_of(racers[0])["seats"][0]["front"])


@rule("OUT-X3", "OUT-D1", "OUT-D4")
def test_the_dragon_burns_what_lies_before_the_slow(company: Company) -> None:
    guest = at_a_race(company, 3, both(last_to_run, with_cards_before), monster="dragon", maps=3)
    see_the_path(guest)
    held = len(guest.tap.position["view"]["own"]["hand"])
    finish_run(guest, form_for(guest).rows[0])
    see_stage(guest, "interfere")
    stands = next(place for place, seats in tokens(guest).items() if 0 in seats)
    icons = next(place["icons"] for place in guest.tap.position["view"]["board"] if place["n"] == stands)
    own = guest.tap.position["view"]["seats"][0]
    assert ("fire" in icons) == (own["front"] == []) == (stands < 6)
    assert own["hand"] - held == (2 if "cards" in icons else 0)
    expect(hand(guest).locator("[data-hand]")).to_have_count(own["hand"])


# Practice.


@pytest.mark.long
@rule("OUT-A1", "OUT-A2", "OUT-A3", "OUT-A6")
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_practice_alone(company: Company, screen: Screen) -> None:
    """From the first page: cards are chosen, a path is laid wrong and explained, one right, and that is enough."""
    guest = company("Ann", screen, "nl" if screen.touch else "en", game=OUT)
    begin_practice(guest)
    for card in ("back-away", "switcheroo-lr"):
        guest.press(switch(guest, f"add:{card}"))
        expect(switch(guest, f"drop:{card}")).to_have_attribute("aria-pressed", "true")
    run_practice(guest, wrong=True)
    told = board(guest)
    expect(told.get_by_role("heading", name=guest.say("out-practice-wrong"))).to_be_visible()
    expect(told).to_contain_text(guest.say("out-step-wanted"))
    expect(told).to_contain_text(guest.say("out-progress-done", done=1, total=10))
    guest.press(switch(guest, "drop:back-away"))
    run_practice(guest, wrong=False)
    expect(told).to_contain_text(par_of(guest))
    expect(told).to_contain_text(guest.say("out-progress-made", made=1))
    stop(guest)
    expect(ending(guest)).to_be_visible()


def begin_practice(guest: Guest) -> None:
    guest.go("/")
    guest.press(on_the_shelf(guest).get_by_role("link", name=guest.say("home-new-table")))
    choose_number_of_players(guest, 1)
    guest.press(guest.page.get_by_role("button", name=guest.say("new-create")))
    start_the_game(guest)
    press_and_confirm(guest, with_code(board(guest), "pick:pirate"))


def switch(guest: Guest, code: str) -> Locator:
    return with_code(board(guest).get_by_role("region", name=guest.say("out-switches")), code)


def run_practice(guest: Guest, wrong: bool) -> None:
    guest.press(with_code(board(guest), "turn"))
    see_the_path(guest)
    form = form_for(guest)
    finish_run(guest, wrong_row(form) if wrong else form.rows[0])
    see_stage(guest, "practice")
    expect(row_place(guest)).to_have_count(0)


def par_of(guest: Guest) -> str:
    """As the page tells it."""
    run = guest.tap.position["view"]["last"]["runs"][0]
    time, par = [f"{ms // 10 / 100:.2f}" for ms in (run["ms"], run["par"])]
    if guest.say.code == "nl":
        time, par = time.replace(".", ","), par.replace(".", ",")
    return guest.say("out-practice-made", time=guest.say("out-time", time=time), par=guest.say("out-time", time=par))


def stop(guest: Guest) -> None:
    """Not by one tap alone."""
    target = with_code(board(guest), "stop")
    guest.press(target)
    expect(target).to_contain_text(guest.say("out-practice-really"))
    guest.press(target)
    expect(question(guest)).to_contain_text(guest.say("rule-OUT-A6.title"))
