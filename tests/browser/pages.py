"""Actions of people in the browser. Everything is found by its role and its name."""

import re
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Literal

from playwright.sync_api import Locator, expect

from lamster.games import load
from tests.browser.browsing import PATIENCE, Guest
from tests.browser.texts import EFNY, GD, OTL, OUT

# Waiting.

TWO_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def wait_until(guest: Guest, done: Callable[[], bool], what: str) -> None:
    """Wait for a condition that no locator can express; the browser runs on."""
    end = time.monotonic() + PATIENCE / 1000
    while not done():
        assert time.monotonic() < end, f"{guest.name} waited in vain: {what}"
        guest.page.wait_for_timeout(20)


def wait_until_still(guest: Guest) -> None:
    """Wait until nothing moves any more; endless animations, such as the dots of a thinking bot, do not count."""
    guest.page.evaluate(TWO_FRAMES)  # A change that was just made may start to move in the next frame.
    guest.page.wait_for_function(
        """() => document.getAnimations().every(one =>
            one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity)"""
    )


# Making a table and sitting down.


def fill_in_name(guest: Guest, name: str) -> None:
    """The first time something needs a name, the client asks for one."""
    window = guest.page.get_by_role("dialog", name=guest.say("name-title"))
    window.get_by_role("textbox", name=guest.say("name-label")).fill(name)
    guest.press(window.get_by_role("button", name=guest.say("name-accept")))
    guest.name = name


def on_the_shelf(guest: Guest) -> Locator:
    """The guest's game on the first page."""
    title = guest.page.get_by_role("heading", name=guest.say("game-title"))
    return guest.page.get_by_role("article").filter(has=title)


def make_a_table(guest: Guest, *seats: str, round_limit: int | None = 1) -> str:
    """Go from the first page to the waiting room; each seat is `me`, `friend` or `bot`. Return the table's path."""
    say, page = guest.say, guest.page
    guest.go("/")
    guest.press(on_the_shelf(guest).get_by_role("link", name=say("home-new-table")))
    choose_number_of_players(guest, len(seats))
    for seat, who in enumerate(seats):
        place = page.get_by_role("group", name=say("new-seat-who", seat=seat_name(guest, len(seats), seat)))
        place.get_by_role("radio", name=say(f"new-{who}")).check()
    if round_limit is not None:
        set_round_limit(guest, round_limit)
    guest.press(page.get_by_role("button", name=say("new-create")))
    if not guest.name:
        fill_in_name(guest, "Newcomer")
    see_waiting_room(guest)
    return guest.path


def seat_name(guest: Guest, seats: int, seat: int) -> str:
    """The role that is played there; where there are no roles, its number."""
    label = load(guest.say.game.replace("_", "-")).seat_names(seats)[seat]
    return guest.say("new-seat", number=label) if label.isdecimal() else guest.say(f"role-{label}")


def choose_number_of_players(guest: Guest, seats: int) -> None:
    group = guest.page.get_by_role("group", name=guest.say("new-seats"))
    group.get_by_role("radio", name=str(seats)).check()


def set_round_limit(guest: Guest, rounds: int) -> None:
    guest.press(guest.page.get_by_role("heading", name=guest.say("new-settings")))
    guest.page.get_by_role("textbox", name=guest.say("option-round_limit")).fill(str(rounds))


def see_waiting_room(guest: Guest) -> None:
    expect(guest.page.get_by_text(guest.say("table-waiting-room"))).to_be_visible()


def sit_down(guest: Guest) -> None:
    """On the first free seat."""
    guest.press(guest.page.get_by_role("button", name=guest.say("table-sit")).first)
    expect(guest.page.get_by_role("button", name=guest.say("table-leave"))).to_be_visible()


def start_the_game(guest: Guest) -> None:
    guest.press(guest.page.get_by_role("button", name=guest.say("table-start")))
    see_game(guest)


def see_game(guest: Guest) -> None:
    expect(question(guest).or_(curtain(guest))).to_be_visible()


# Playing.


def question(guest: Guest) -> Locator:
    """Where one is asked, and where the end of the game is told."""
    return guest.page.get_by_role("region", name=guest.say("table-question"), exact=True)


def asked(guest: Guest) -> str:
    return question(guest).get_by_role("heading", level=2).inner_text()


def options(guest: Guest) -> Locator:
    """The labelled buttons, one for each option."""
    return question(guest).locator("button[aria-pressed]")


def chosen(guest: Guest) -> Locator:
    return question(guest).get_by_role("button", pressed=True)


def ending(guest: Guest) -> Locator:
    """The panel that shows the end of the game."""
    return question(guest).get_by_role("article")


def curtain(guest: Guest) -> Locator:
    """The button that reveals the next person's view on a shared device."""
    before, _, after = guest.say("table-show-mine", name="|").partition("|")
    return guest.page.get_by_role("button", name=re.compile(f"^{re.escape(before)}.+{re.escape(after)}$"))


HANDS = {
    OTL: ("otl-hand",),
    GD: ("gd-desk-driver", "gd-desk-police", "gd-desk-city"),
    OUT: ("out-desk",),
    EFNY: ("efny-desk",),
}
BOARDS: dict[str, tuple[Literal["region", "group"], str]] = {
    OTL: ("region", "otl-board"),
    GD: ("group", "gd-map"),
    OUT: ("region", "out-museum"),
    EFNY: ("group", "efny-map"),
}


def hand(guest: Guest) -> Locator:
    """The guest's own things: in a game of roles each has others."""
    names = "|".join(re.escape(guest.say(name)) for name in HANDS[guest.say.game])
    return guest.page.get_by_role("region", name=re.compile(f"^(?:{names})$"))


def board(guest: Guest) -> Locator:
    role, name = BOARDS[guest.say.game]
    return guest.page.get_by_role(role, name=guest.say(name), exact=True)


def labels(guest: Guest) -> list[str]:
    """All that can be chosen now, as a screen reader tells it."""
    list_all(guest)
    return [button.get_attribute("aria-label") or "" for button in options(guest).all()]


def lit_elsewhere(guest: Guest) -> Locator:
    """What lists the options too that are lit on the board, in the hand or at a seat."""
    return question(guest).get_by_role("button", name=guest.say("table-all-options"))


def list_all(guest: Guest) -> None:
    """List every option, those too that are lit elsewhere. What is lit is known once the board has come to rest."""
    expect(guest.page.locator("[data-fresh]")).to_have_count(0)
    if lit_elsewhere(guest).count():
        guest.press(lit_elsewhere(guest))
        expect(lit_elsewhere(guest)).to_have_count(0)


def named(guest: Guest) -> Locator:
    """Where what is selected is named, with the button that plays it."""
    return guest.page.locator("[data-confirm]")


def confirming(guest: Guest) -> Locator:
    """The button that names what is selected and plays it."""
    return named(guest).locator("button").first


def wait_for_my_turn(guest: Guest) -> None:
    expect(options(guest).or_(lit_elsewhere(guest)).first).to_be_visible()


def wait_for_turn_or_end(guest: Guest) -> bool:
    """Whether it is the guest's turn; else the game is over."""
    expect(options(guest).or_(lit_elsewhere(guest)).or_(ending(guest)).first).to_be_visible()
    return ending(guest).count() == 0


def question_id(guest: Guest) -> str | None:
    return question(guest).get_attribute("data-question")


def choose_by(guest: Guest, choose: Callable[[], object], key: str = "") -> None:
    """Make a choice. Where it is only selected by that, press this key, or the button that names it."""
    expect(guest.page.locator("[data-fresh]")).to_have_count(0)
    before = question_id(guest)
    choose()
    wait_until(guest, lambda: confirming(guest).count() > 0 or question_id(guest) != before, "for the choice")
    if key and confirming(guest).count():
        guest.page.keyboard.press(key)
    elif confirming(guest).count():
        guest.press(confirming(guest))
    expect(confirming(guest)).to_have_count(0)


def press_and_confirm(guest: Guest, target: Locator) -> None:
    choose_by(guest, lambda: guest.press(target))


def choose_option(guest: Guest, place: int = 0) -> str:
    """Choose an option of the list; return its code."""
    list_all(guest)
    code = options(guest).nth(place).get_attribute("data-code") or ""
    press_and_confirm(guest, options(guest).nth(place))
    return code


def select_final_option(guest: Guest) -> Locator:
    """Select an option that cannot be undone, by its key: it waits for its button."""
    list_all(guest)
    option = question(guest).locator("button[data-final]").first
    expect(guest.page.locator("[data-fresh]")).to_have_count(0)
    guest.page.keyboard.press(option.get_attribute("aria-keyshortcuts") or "")
    expect(chosen(guest)).to_have_count(1)
    expect(confirming(guest)).to_be_visible()
    return chosen(guest)


def confirm(guest: Guest) -> None:
    """Press the button that names what is selected, and see that it was taken."""
    guest.press(confirming(guest))
    expect(confirming(guest)).to_have_count(0)


def play_a_move(guest: Guest, rng: Random) -> None:
    list_all(guest)
    choose_option(guest, rng.randrange(options(guest).count()))


def play_to_the_end(guest: Guest, rng: Random, move: Callable[[Guest, Random], None] = play_a_move) -> int:
    """Play a whole game of one guest among bots; return the number of moves."""
    moves = 0
    while wait_for_turn_or_end(guest):
        move(guest, rng)
        moves += 1
    return moves


def whose_turn(guests: Sequence[Guest]) -> Guest | None:
    """The guest who is asked; None: the game is over."""
    found: list[Guest] = []

    def somebody() -> bool:
        found[:] = [guest for guest in guests if options(guest).or_(lit_elsewhere(guest)).count()]
        return bool(found) or all(ending(guest).count() for guest in guests)

    wait_until(guests[0], somebody, "for somebody to be asked, or the end")
    return found[0] if found else None


def play_together(
    guests: Sequence[Guest], rng: Random, moves: int = 10_000, play: Callable[[Guest, Random], None] = play_a_move
) -> int:
    """Play for each guest who is asked, until the game is over or this many moves were made."""
    for move in range(moves):
        guest = whose_turn(guests)
        if guest is None:
            return move
        play(guest, rng)
    return moves


# The table's menu, its tabs, and the chat.


def open_menu(guest: Guest) -> Locator:
    guest.press(guest.page.get_by_role("button", name=guest.say("table-menu")))
    menu = guest.page.get_by_role("dialog", name=guest.say("table-menu"))
    expect(menu).to_be_visible()
    return menu


def open_from_menu(guest: Guest, text: str) -> Locator:
    """The window behind an entry of the menu."""
    title = guest.say(text)
    guest.press(open_menu(guest).get_by_role("button", name=title))
    return guest.page.get_by_role("dialog", name=title)


def open_tab(guest: Guest, text: str) -> Locator:
    """Log, chat or players. On a phone they are drawers; where there is room, log and chat are always open."""
    tab = guest.page.get_by_role("tab", name=guest.say(text))
    beside = guest.page.locator(f'[data-panel="{text.removesuffix("-title")}"]')
    expect(tab.or_(beside).first).to_be_visible()
    if beside.count():
        return beside
    guest.press(tab)
    panel = guest.page.get_by_role("tabpanel")
    expect(panel).to_be_visible()
    return panel


def say_in_chat(guest: Guest, text: str) -> None:
    guest.page.get_by_role("textbox", name=guest.say("chat-say")).fill(text)
    guest.press(guest.page.get_by_role("button", name=guest.say("chat-send"), exact=True))


def chat(guest: Guest) -> Locator:
    """What was said, where it is shown."""
    return guest.page.get_by_role("tabpanel").or_(guest.page.locator('[data-panel="chat"]'))


def see_toast(guest: Guest, text: str) -> None:
    expect(guest.page.get_by_role("status").filter(has_text=text).first).to_be_attached()


# The keyboard.


def tab_to(guest: Guest, target: Locator) -> None:
    """Press Tab until the element has the focus."""
    expect(target).to_be_attached()
    for _ in range(120):
        if target.evaluate("element => element === document.activeElement"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"{guest.name} cannot reach {target} with the Tab key")


def press_enter_on(guest: Guest, target: Locator) -> None:
    tab_to(guest, target)
    guest.page.keyboard.press("Enter")
