"""Turn clocks in the browser: the host chooses one, seats count down, the others vote when time is up."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsing import DESKTOP, PHONE, Company, Guest
from tests.browser.otl_positions import QUICK
from tests.browser.pages import make_a_table, open_tab, question, see_game, see_waiting_room, sit_down, wait_until
from tests.browser.test_pages import check_page
from tests.server.playing import started
from tests.server.running import Page, Person


def with_a_clock(people: list[Person], **time: Any) -> list[Page]:
    """These people sit at a new table with this clock."""
    table = people[0].create("me", *["open"] * (len(people) - 1), options=QUICK, time=time)
    pages = [person.page(table).ready() for person in people]
    for seat, page in enumerate(pages[1:], 1):
        page.ask("sit", seat=seat)
    return pages


def clock_of(guest: Guest) -> Locator:
    return guest.page.get_by_role("combobox", name=guest.say("time-clock"))


def mine(guest: Guest) -> Locator:
    """My own time, where I am asked."""
    before, _, after = guest.say("time-left-mine", time="|").partition("|")
    return question(guest).get_by_role("timer", name=re.compile(f"^{re.escape(before)}.+{re.escape(after)}$"))


def test_the_host_chooses_a_clock_and_everybody_reads_it(company: Company) -> None:
    ann, bas = company("Ann"), company("Bas", PHONE, "nl", "light")
    ann.go("/new/on-the-lam")
    clock_of(ann).select_option(label=ann.say("time-days", amount=2))
    ann.page.get_by_role("combobox", name=ann.say("time-up")).select_option(label=ann.say("time-up-others"))
    check_page(ann)
    ann.press(ann.page.get_by_role("button", name=ann.say("new-create")))
    see_waiting_room(ann)
    bas.go(ann.path)
    expect(bas.page.get_by_text(bas.say("time-days", amount=2)).first).to_be_visible()
    expect(bas.page.get_by_text(bas.say("time-up-others"))).to_be_visible()
    sit_down(bas)
    clock_of(ann).select_option(label=ann.say("time-total", amount=15, more=10))
    expect(bas.page.get_by_text(bas.say("time-total", amount=15, more=10)).first).to_be_visible()
    check_page(bas)
    bas.go("/")
    expect(
        bas.page.get_by_role("link", name=re.compile(re.escape(bas.say("time-total", amount=15, more=10))))
    ).to_be_visible()


def test_days_are_told_as_days_and_the_first_page_says_how_much_is_left(company: Company) -> None:
    ann = company("Ann", PHONE)
    pages = started(with_a_clock([ann.person, Person(company.server, "Bas")], kind="days", amount=3))
    ann.go(f"/table/{pages[0].table_id}")
    left = ann.say("time-day-hours", days=2, hours=23)
    expect(mine(ann)).to_have_text(left)
    ann.go("/")
    expect(ann.page.get_by_text(ann.say("time-left-card", time=left))).to_be_visible()


@pytest.mark.long
def test_the_others_decide_and_who_was_late_takes_the_seat_back(company: Company) -> None:
    ann, bas = company("Ann", DESKTOP), company("Bas", PHONE, "nl", "light")
    pages = started(with_a_clock([ann.person, bas.person], kind="move", amount=5, on_time="others"))
    for guest in (ann, bas):
        guest.go(f"/table/{pages[0].table_id}")
        see_game(guest)
    expect(mine(ann)).to_be_visible()
    vote = bas.page.get_by_role("group", name=bas.say("time-vote-question", name="Ann"))
    expect(vote).to_be_visible()
    expect(ann.page.get_by_text(ann.say("time-vote-mine"))).to_be_visible()
    check_page(ann)
    check_page(bas)
    bas.press(vote.get_by_role("button", name=bas.say("time-vote-wait")))
    expect(vote).to_be_hidden()
    expect(mine(ann)).not_to_have_text(ann.say("time-is-up"))
    bas.press(vote.get_by_role("button", name=bas.say("time-vote-bot")))
    back = ann.page.get_by_role("button", name=ann.say("table-take-back"))
    expect(back).to_be_visible()
    log = open_tab(bas, "log-title")
    for text in ("log-table-more-time", "log-table-late"):
        expect(log).to_contain_text(bas.say(text, you="no", player="Ann", who=bas.say("table-level-medium")))
    ann.press(back)
    expect(back).to_be_hidden()
    wait_until(ann, lambda: not ann.tap.table["seats"][0]["stand_in"], "for the seat to be hers again")


def test_a_table_without_a_clock_shows_none(company: Company) -> None:
    ann = company("Ann")
    make_a_table(ann, "me", "bot")
    ann.press(ann.page.get_by_role("button", name=ann.say("table-start")))
    see_game(ann)
    expect(ann.page.get_by_role("timer")).to_have_count(0)
