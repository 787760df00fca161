"""What the server keeps about a person: they get it as a file, and can have it erased, with the keyboard too."""

import json
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.browsing import PHONE, Company, Guest
from tests.browser.otl_positions import in_play
from tests.browser.test_pages import check_page


def button(guest: Guest, name: str) -> Locator:
    return guest.page.get_by_role("button", name=guest.say(name), exact=True)


def test_a_person_downloads_everything_and_is_erased_by_keyboard(company: Company) -> None:
    ann, bas = company("Ann"), company("Bas")
    table = in_play([ann.person, bas.person])[0].table_id
    ann.go("/settings")
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name=ann.say("data-download")).click()
    (person,) = json.loads(Path(download.value.path()).read_text())["people"]
    assert (download.value.suggested_filename, person["name"]) == ("lamster-me.json", "Ann")
    assert [row["table"] for row in person["tables"]] == [table]
    button(ann, "data-erase").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("dialog", name=ann.say("data-erase-title"))).to_be_visible()
    press_by_keyboard(ann, button(ann, "data-erase-yes"))
    expect(ann.page.get_by_role("status").filter(has_text=ann.say("data-erased-all"))).to_be_visible()
    press_by_keyboard(ann, button(ann, "data-erased-go"))
    ann.page.wait_for_url(ann.server.address + "/")
    assert ann.page.evaluate("fetch('/api/me').then(answer => answer.json())")["name"] == ""
    bas.go(f"/table/{table}")
    expect(bas.page.get_by_text(bas.say("table-nameless")).first).to_be_attached()
    expect(bas.page.get_by_text("Ann", exact=True)).to_have_count(0)


def press_by_keyboard(guest: Guest, target: Locator) -> None:
    """Tab until it has the focus, and then Enter."""
    for _ in range(10):
        if target.evaluate("element => element === document.activeElement"):
            break
        guest.page.keyboard.press("Tab")
    expect(target).to_be_focused()
    guest.page.keyboard.press("Enter")


def test_the_question_on_a_phone_in_dutch_and_no_for_an_answer(company: Company) -> None:
    mies = company("Mies", PHONE, "nl")
    mies.go("/settings")
    mies.press(button(mies, "data-erase"))
    expect(mies.page.get_by_text("Dit kan niet ongedaan worden gemaakt.")).to_be_visible()
    check_page(mies)
    mies.press(button(mies, "cancel"))
    expect(mies.page.get_by_role("dialog")).to_have_count(0)
    assert mies.person.get("/api/me")["name"] == "Mies"
