"""Errors of the page are shown as such, reported if the reader wants, and fail every test."""

import json

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsing import PHONE, Company, Guest
from tests.browser.pages import see_toast, wait_until
from tests.browser.test_pages import check_page

BROKEN = "broken on purpose"
THROW = f"setTimeout(() => {{ throw new Error('{BROKEN}') }})"
REJECT = f"void Promise.reject(new Error('{BROKEN}'))"


def at_home(guest: Guest) -> Guest:
    guest.go("/")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    return guest


def report_button(guest: Guest) -> Locator:
    return guest.page.get_by_role("button", name=guest.say("problem-report"))


@pytest.mark.parametrize("wrong", [THROW, REJECT], ids=["thrown", "rejected"])
def test_an_error_of_the_page_is_told_and_reported(company: Company, wrong: str) -> None:
    guest = at_home(company("Ann", PHONE, "nl"))
    guest.expects_failure(BROKEN)
    guest.expects_toast(guest.say("problem-page"))
    guest.page.evaluate(wrong)
    see_toast(guest, guest.say("problem-page"))
    check_page(guest)
    with guest.page.expect_request("**/api/page-errors") as sent:
        guest.press(report_button(guest))
    see_toast(guest, guest.say("problem-reported"))
    report = json.loads(sent.value.post_data or "")
    assert (report["message"], report["page"]) == (f"Error: {BROKEN}", "home")


@pytest.mark.parametrize(
    "wrong",
    [
        THROW,
        REJECT,
        f"console.error('{BROKEN}')",
        "void fetch('/api/tables/nowhere/record')",
        "void fetch('http://127.0.0.1:9/').catch(() => 0)",
    ],
    ids=["thrown", "rejected", "console", "refused", "policy"],
)
def test_no_test_overlooks_what_goes_wrong_on_a_page(company: Company, wrong: str) -> None:
    guest = at_home(company("Ann"))
    guest.page.evaluate(wrong)
    wait_until(guest, lambda: bool(guest.troubles.found), "for the trouble to be noted")
    forgive(guest)


def test_nor_an_error_toast(company: Company) -> None:
    guest = at_home(company("Ann"))
    guest.expects_failure(rf"error of a script: .*{BROKEN}|console: Error: {BROKEN}")
    guest.page.evaluate(THROW)
    expected = f"error toast: {guest.say('problem-page')}"
    wait_until(guest, lambda: any(expected in text for text in guest.troubles.found), "for the toast to be noted")
    forgive(guest)


def forgive(guest: Guest) -> None:
    """The test passes all the same, whatever comes after it."""
    guest.expects_failure("")
    guest.troubles.found.clear()
