"""Pointing at the board: one page marks a place or draws an arrow, the other sees it; emotes and previews of chat."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsing import DESKTOP, PHONE, TABLET, Company, Guest, Screen
from tests.browser.otl_positions import in_play
from tests.browser.pages import open_tab, say_in_chat, see_game


def two_at_a_table(company: Company, screen: Screen) -> tuple[Guest, Guest]:
    ann, bas = company("Ann", screen), company("Bas", screen, "nl")
    pages = in_play([ann.person, bas.person])
    for guest, page in zip((ann, bas), pages, strict=True):
        page.close()
        guest.go(f"/table/{page.table_id}")
        see_game(guest)
        expect(pointer(guest)).to_be_visible()
    return ann, bas


def pointer(guest: Guest) -> Locator:
    """The button that turns pointing on."""
    return guest.page.get_by_role("button", name=guest.say("point"), exact=True)


def middle(guest: Guest, place: str) -> tuple[float, float]:
    box = guest.page.locator(f'[data-board-place="{place}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press(guest: Guest, place: str) -> None:
    guest.page.mouse.move(*middle(guest, place))
    guest.page.mouse.down()
    guest.page.mouse.up()


def drag(guest: Guest, start: str, end: str) -> None:
    guest.page.mouse.move(*middle(guest, start))
    guest.page.mouse.down()
    guest.page.mouse.move(*middle(guest, end), steps=4)
    guest.page.mouse.up()


def marks(guest: Guest) -> Locator:
    return guest.page.locator("[data-mark-of]")


def see_mark(guest: Guest, place: str, name: str, part: str = "i") -> None:
    """The ring of a mark, or the name at the start of an arrow, stands on the place; the name is that of who points."""
    expect(marks(guest)).to_have_text(name)
    box = marks(guest).locator(part).bounding_box()
    assert box is not None
    x, y = middle(guest, place)
    assert abs(box["x"] + box["width"] / 2 - x) < 3
    assert abs(box["y"] + box["height"] / 2 - y) < 3


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_one_points_at_the_other_sees(company: Company, screen: Screen) -> None:
    ann, bas = two_at_a_table(company, screen)
    pointer(ann).click()
    press(ann, "B3")
    for guest in (ann, bas):
        see_mark(guest, "B3", "Ann")
    expect(bas.page.get_by_role("status").filter(has_text="Ann wijst")).to_be_attached()
    expect(marks(bas)).to_have_count(0)
    drag(ann, "A2", "C3")
    expect(bas.page.locator('[data-arrow="0"]')).to_be_attached()
    see_mark(bas, "A2", "Ann", "b")
    expect(marks(bas)).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(pointer(ann)).to_have_attribute("aria-pressed", "false")
    press(ann, "B3")
    ann.page.wait_for_timeout(300)
    expect(marks(bas)).to_have_count(0)


@pytest.mark.parametrize("screen", [TABLET, PHONE], ids=["tablet", "phone"])
def test_emotes_and_new_lines_stand_beside_the_seat(company: Company, screen: Screen) -> None:
    ann, bas = two_at_a_table(company, screen)
    open_tab(ann, "chat-title")
    ann.press(ann.page.get_by_role("button", name=ann.say("point-emotes")))
    ann.press(ann.page.get_by_role("button", name=ann.say("point-emote-laugh")))
    expect(bas.page.locator('[data-note="emote"]')).to_have_text("😄")
    say_in_chat(ann, "Shall we meet at the docks?")
    expect(bas.page.locator('[data-note="text"]')).to_have_text("Ann Shall we meet at the docks?")
    assert ann.page.locator('[data-note="text"]').count() == 0, "none of one's own"
    expect(bas.page.locator("[data-note]")).to_have_count(0)
    open_tab(bas, "chat-title")
    say_in_chat(ann, "Or not?")
    expect(bas.page.get_by_text("Or not?")).to_be_visible()
    assert bas.page.locator("[data-note]").count() == 0, "the chat is in sight"


def test_with_keys_alone(company: Company) -> None:
    ann, bas = two_at_a_table(company, DESKTOP)
    ann.page.keyboard.press("p")
    expect(pointer(ann)).to_have_attribute("aria-pressed", "true")
    target = ann.page.locator(".board button[data-code]").first
    target.focus()
    ann.page.keyboard.press("Enter")
    expect(marks(bas)).to_have_text("Ann")


def test_a_finger_that_rests_marks_a_place(company: Company) -> None:
    ann, bas = two_at_a_table(company, PHONE)
    x, y = middle(ann, "B2")
    touch = ann.context.new_cdp_session(ann.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(marks(bas)).to_have_text("Ann")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
