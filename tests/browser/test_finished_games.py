"""After a game, in a browser: analysis, fairness, playing on from a position, a link to a moment, one's own games."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsing import DESKTOP, PHONE, Company, Guest
from tests.browser.otl_positions import finished, in_play
from tests.browser.page_variants import Look, mainly
from tests.browser.pages import see_waiting_room
from tests.browser.test_pages import check_page, name_of
from tests.browser.test_replay import control, see_move, slider
from tests.server.running import Page, Person

LOOKS: list[Look] = [(DESKTOP, "en", "dark"), (PHONE, "nl", "light")]


def over(guest: Guest, rounds: int = 1) -> list[Page]:
    return finished([guest.person, Person(guest.server, "Bob")], round_limit=rounds)


def tab(guest: Guest, name: str) -> Locator:
    return guest.page.get_by_role("tab", name=guest.say(name))


def open_tab(guest: Guest, pages: list[Page], name: str) -> None:
    guest.go(f"/replay/{pages[0].table_id}")
    expect(slider(guest)).to_be_visible()
    guest.press(tab(guest, name))


@pytest.mark.parametrize("look", mainly(*LOOKS), ids=name_of)
def test_a_game_is_analysed(company: Company, look: Look) -> None:
    """The analysis is requested, computed and read; a decision links to its move; the page stays accessible."""
    guest = company("Ann", *look)
    open_tab(guest, over(guest), "analysis-title")
    check_page(guest)
    guest.press(control(guest, "analysis-begin"))
    curve = guest.page.get_by_role("img", name=guest.say("analysis-curve"))
    expect(curve).to_be_visible(timeout=60_000)
    every = guest.page.get_by_role("radio", name=re.compile(re.escape(guest.say("analysis-all", count=0)[:4])))
    every.check(force=True)
    rows = guest.page.get_by_role("region", name=guest.say("analysis-title")).locator("ol > li")
    expect(rows.first).to_be_visible()
    last = rows.last.get_by_role("button")
    ply = int((last.text_content() or "").strip().split(".")[0])
    guest.press(last)
    see_move(guest, ply)
    expect(rows.last).to_have_attribute("aria-current", "step")
    guest.page.evaluate("scrollTo(0, 0)")  # Where nothing is half below the header of the page.
    check_page(guest)


@pytest.mark.parametrize("look", mainly(*LOOKS[::-1]), ids=name_of)
def test_chance_is_checked_on_the_page(company: Company, look: Look) -> None:
    guest = company("Ann", *look)
    open_tab(guest, over(guest), "fair-title")
    guest.press(control(guest, "fair-check"))
    expect(guest.page.get_by_text(guest.say("fair-yes"))).to_be_visible()
    for line in ("fair-seed-good", "fair-seen-unknown", "fair-share-unknown"):
        expect(guest.page.get_by_text(guest.say(line))).to_be_visible()
    check_page(guest)


def test_a_lie_about_chance_is_found_out(company: Company) -> None:
    """The response is changed on its way: one draw is replaced."""
    guest = company("Ann")
    pages = over(guest)
    told = guest.person.get(f"/api/tables/{pages[0].table_id}/fairness")
    forged = next(draw for draw in told["draws"] if len(draw["codes"]) > 1)
    forged |= {"codes": ["never"], "weights": None}
    guest.page.route("**/fairness", lambda route: route.fulfill(json=told))
    open_tab(guest, pages, "fair-title")
    guest.press(control(guest, "fair-check"))
    expect(guest.page.get_by_text(guest.say("fair-no"))).to_be_visible()
    expect(guest.page.get_by_text(guest.say("fair-draws-bad", place=forged["place"] + 1))).to_be_visible()


def test_a_game_played_here_has_ones_own_share(company: Company) -> None:
    """The browser itself started the game, so it knows what was promised and what it gave."""
    guest = company("Ann")
    table = guest.person.create("me", "easy", options={"round_limit": 1})
    guest.go(f"/table/{table}")
    guest.press(guest.page.get_by_role("button", name=guest.say("table-start")))
    expect(guest.page.get_by_role("region", name=guest.say("table-question"))).to_be_visible()
    guest.page.goto("about:blank")
    guest.person.page(table).ready().ask("resign", seat=0)
    guest.go(f"/replay/{table}")
    guest.press(tab(guest, "fair-title"))
    guest.press(control(guest, "fair-check"))
    for line in ("fair-yes", "fair-seen-good", "fair-share-good", "fair-seed-good"):
        expect(guest.page.get_by_text(guest.say(line))).to_be_visible()


@pytest.mark.parametrize("look", mainly(*LOOKS), ids=name_of)
def test_playing_on_from_a_position(company: Company, look: Look) -> None:
    guest = company("Ann", *look)
    pages = over(guest, rounds=2)
    guest.go(f"/replay/{pages[0].table_id}?ply=20&eyes=1")
    see_move(guest, 20)
    guest.press(control(guest, "go-on"))
    check_page(guest)
    guest.press(control(guest, "go-on-make"))
    see_waiting_room(guest)
    expect(guest.page.get_by_text(guest.say("go-on-from", ply=20))).to_be_visible()
    check_page(guest)
    guest.press(guest.page.get_by_role("button", name=guest.say("table-start")))
    expect(guest.page.get_by_role("region", name=guest.say("table-question"))).to_be_visible()
    assert guest.tap.position["ply"] >= 20
    assert guest.tap.you["eyes"] == 1


def test_a_link_to_a_moment_of_a_running_game_shows_what_the_opener_may_see(company: Company) -> None:
    ann, eve = company("Ann"), company("Eve", PHONE, "nl")
    pages = in_play([ann.person, Person(ann.server, "Bob")], moves=8)
    ann.go(f"/replay/{pages[0].table_id}?ply=5&eyes=0")
    see_move(ann, 5)
    ann.press(control(ann, "replay-link"))
    address: str = ann.page.evaluate("navigator.clipboard.readText()")
    assert address.endswith("?ply=5&eyes=0")
    eve.go(address.removeprefix(eve.server.address))
    see_move(eve, 5)
    expect(eve.page.get_by_text(eve.say("replay-not-these-eyes"))).to_be_visible()
    assert eve.page.url.endswith("?ply=5&eyes=none")


@pytest.mark.parametrize("look", mainly(*LOOKS[::-1]), ids=name_of)
def test_my_games(company: Company, look: Look, tmp_path: Path) -> None:
    guest = company("Ann", *look)
    pages = over(guest)
    guest.go("/")
    guest.press(guest.page.get_by_role("link", name=guest.say("nav-games")))
    expect(guest.page.get_by_role("heading", level=1, name=guest.say("games-title"))).to_be_visible()
    rivals = guest.page.get_by_role("table", name=guest.say("games-rivals"))
    won = int(0 in pages[0].position["outcome"]["winners"])
    expect(rivals.get_by_role("row", name=re.compile(rf"Bob\s+1\s+{won}\s"))).to_be_visible()
    check_page(guest)
    with guest.page.expect_download() as coming:
        guest.press(guest.page.get_by_role("link", name=guest.say("games-export")))
    coming.value.save_as(tmp_path / "games.csv")
    assert pages[0].table_id in (tmp_path / "games.csv").read_text(encoding="utf-8")


def test_a_newcomer_has_no_games(company: Company) -> None:
    guest = company("Ann")
    guest.go("/games")
    expect(guest.page.get_by_text(guest.say("games-none"))).to_be_visible()
    check_page(guest)
