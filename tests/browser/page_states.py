"""Page states: every page of the client, with content on it."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from tests.browser import stored_positions
from tests.browser.browsing import Guest
from tests.browser.gd_positions import chase
from tests.browser.otl_positions import finished, in_play, let_play, waiting
from tests.browser.pages import (
    chat,
    ending,
    on_the_shelf,
    open_from_menu,
    open_menu,
    open_tab,
    options,
    question,
    say_in_chat,
    see_waiting_room,
    wait_for_my_turn,
)
from tests.server.running import Page, Person

GAME = "on-the-lam"


def bob(guest: Guest) -> Person:
    return Person(guest.server, "Bob")


def at_table(guest: Guest, pages: list[Page]) -> str:
    """Close the guest's API connection; from now on only the browser is connected."""
    pages[0].close()
    guest.go(f"/table/{pages[0].table_id}")
    return pages[0].table_id


# The pages of the shell.


def home(guest: Guest) -> None:
    """With tables of the guest and of another person."""
    in_play([guest.person, bob(guest)])
    finished([guest.person, bob(guest)])
    bob(guest).create("me", "open", "medium", listed=True)
    guest.go("/")
    for title in ("home-mine", "home-finished"):
        expect(guest.page.get_by_role("heading", name=guest.say(title))).to_be_visible()
    expect(on_the_shelf(guest).get_by_role("button", name=guest.say("home-play-now"))).to_be_visible()


def new_table(guest: Guest) -> None:
    guest.go(f"/new/{GAME}")
    guest.press(guest.page.get_by_role("heading", name=guest.say("new-settings")))
    second = guest.page.get_by_role("group", name=guest.say("new-seat-who", seat=guest.say("new-seat", number=2)))
    second.get_by_role("radio", name=guest.say("new-bot")).check()
    expect(guest.page.get_by_role("combobox", name=guest.say("new-level"))).to_be_visible()


def rules(guest: Guest) -> None:
    guest.go(f"/rules/{GAME}")
    expect(guest.page.get_by_role("searchbox", name=guest.say("rules-search"))).to_be_visible()


def settings(guest: Guest) -> None:
    guest.go("/settings")
    expect(guest.page.get_by_role("heading", level=1, name=guest.say("settings-title"))).to_be_visible()


def another_device(guest: Guest) -> None:
    """Opened from a device link."""
    token = bob(guest).json("POST", "/api/device")["token"]
    guest.go(f"/device#{token}")
    expect(guest.page.get_by_role("button", name=guest.say("device-become-do", name="Bob"))).to_be_visible()


def not_found(guest: Guest) -> None:
    guest.expects_failure("404")
    guest.go("/no/such/street")
    expect(guest.page.get_by_role("heading", level=1, name=guest.say("not-found-title"))).to_be_visible()


def no_such_table(guest: Guest) -> None:
    guest.go("/table/nowhere")
    expect(guest.page.get_by_role("heading", name=guest.say("table-refused-unknown-table"))).to_be_visible()


# The pages of a table.


def waiting_room(guest: Guest) -> None:
    """With a bot, a friend and a free seat."""
    pages = waiting([guest.person, bob(guest)], "medium", "open")
    at_table(guest, pages)
    see_waiting_room(guest)


def picking(guest: Guest) -> None:
    """The beginning, where everybody picks a suspect."""
    at_table(guest, in_play([guest.person, bob(guest)], character_choice="pick"))
    wait_for_my_turn(guest)


def my_turn(guest: Guest) -> None:
    pages = in_play([guest.person, bob(guest)], moves=12, round_limit=20)
    let_play(pages, 0, Random(1))
    at_table(guest, pages)
    wait_for_my_turn(guest)


def others_turn(guest: Guest) -> None:
    pages = in_play([guest.person, bob(guest)], moves=12, round_limit=20)
    let_play(pages, 1, Random(1))
    at_table(guest, pages)
    expect(question(guest)).to_contain_text(guest.say("table-waiting", names="Bob"))
    expect(options(guest)).to_have_count(0)


def end_screen(guest: Guest) -> None:
    at_table(guest, finished([guest.person, bob(guest)]))
    expect(ending(guest)).to_be_visible()


def replay(guest: Guest) -> None:
    pages = finished([guest.person, bob(guest)], round_limit=2)
    guest.go(f"/replay/{pages[0].table_id}#20")
    expect(guest.page.get_by_role("slider", name=guest.say("replay-place"))).to_be_visible()


def curtain_down(guest: Guest) -> None:
    page = guest.person.page(guest.person.create("me", "me", options={"first_player": "seat1"})).ready()
    page.ask("start")
    page.until(lambda: page.phase == "playing")
    at_table(guest, [page])
    expect(guest.page.get_by_text(guest.say("table-hand-over-why"))).to_be_visible()


PAGES: dict[str, Callable[[Guest], None]] = {
    "home": home,
    "new-table": new_table,
    "rules": rules,
    "settings": settings,
    "device": another_device,
    "not-found": not_found,
    "no-such-table": no_such_table,
    "waiting-room": waiting_room,
    "picking": picking,
    "my-turn": my_turn,
    "others-turn": others_turn,
    "end": end_screen,
    "replay": replay,
    "curtain": curtain_down,
}


# Tables of Getaway Driver.

OTHERS = ("Bob", "Cas", "Dee", "Eli", "Fay")


def seated(guest: Guest, seats: int, seat: int) -> list[Person]:
    """The guest on this seat, and somebody on every other one."""
    people = [Person(guest.server, name) for name in OTHERS[: seats - 1]]
    return [*people[:seat], guest.person, *people[seat:]]


def in_a_chase(guest: Guest, seats: int, seat: int, ready: stored_positions.Ready) -> None:
    guest.go(f"/table/{chase(seated(guest, seats, seat), ready)}")


def asked_in_a_chase(guest: Guest, seats: int, seat: int, kind: str, rounds: int = 0) -> None:
    """It is the guest's turn."""
    in_a_chase(guest, seats, seat, stored_positions.asked_for(seat, kind, rounds))
    wait_for_my_turn(guest)


def driver_picks(guest: Guest) -> None:
    asked_in_a_chase(guest, 2, 0, "hand")


def driver_aims(guest: Guest) -> None:
    asked_in_a_chase(guest, 2, 0, "aim")


def driver_starts(guest: Guest) -> None:
    asked_in_a_chase(guest, 2, 0, "start")


def driver_drives(guest: Guest) -> None:
    asked_in_a_chase(guest, 2, 0, "turn", 6)


def driver_handles_a_hazard(guest: Guest) -> None:
    asked_in_a_chase(guest, 2, 0, "handle")


def driver_waits(guest: Guest) -> None:
    in_a_chase(guest, 2, 0, stored_positions.asked_for(1, "vehicles", 6))
    expect(question(guest)).to_contain_text(guest.say("table-waiting", names="Bob"))


def police_lays(guest: Guest) -> None:
    asked_in_a_chase(guest, 2, 1, "lay", 4)


def police_moves(guest: Guest) -> None:
    asked_in_a_chase(guest, 2, 1, "vehicles", 8)


def police_buys(guest: Guest) -> None:
    asked_in_a_chase(guest, 2, 1, "purchase", 4)


def police_waits(guest: Guest) -> None:
    in_a_chase(guest, 2, 1, stored_positions.asked_for(0, "turn", 8))
    expect(question(guest)).to_contain_text(guest.say("table-waiting", names="Bob"))


def alone(guest: Guest) -> None:
    asked_in_a_chase(guest, 1, 0, "turn", 8)


def driver_of_two(guest: Guest) -> None:
    asked_in_a_chase(guest, 4, 1, "turn", 4)


def city_plans(guest: Guest) -> None:
    asked_in_a_chase(guest, 4, 2, "plan", 4)


def city_lays(guest: Guest) -> None:
    asked_in_a_chase(guest, 4, 2, "lay", 4)


def police_of_two(guest: Guest) -> None:
    asked_in_a_chase(guest, 4, 3, "vehicles", 5)


def escape(guest: Guest) -> None:
    in_a_chase(guest, 2, 0, stored_positions.is_over)
    expect(ending(guest)).to_be_visible()


GD_TABLES: dict[str, Callable[[Guest], None]] = {
    "driver-picks": driver_picks,
    "driver-aims": driver_aims,
    "driver-starts": driver_starts,
    "driver-drives": driver_drives,
    "driver-handles": driver_handles_a_hazard,
    "driver-waits": driver_waits,
    "police-lays": police_lays,
    "police-moves": police_moves,
    "police-buys": police_buys,
    "police-waits": police_waits,
    "alone": alone,
    "driver-of-two": driver_of_two,
    "city-plans": city_plans,
    "city-lays": city_lays,
    "police-of-two": police_of_two,
    "chase-over": escape,
}


# Windows over a page.


def name_window(guest: Guest) -> None:
    """A guest without a name is asked for one."""
    guest.context.clear_cookies()
    guest.go("/")
    guest.press(on_the_shelf(guest).get_by_role("button", name=guest.say("home-play-now")))
    expect(guest.page.get_by_role("dialog", name=guest.say("name-title"))).to_be_visible()


def menu_window(guest: Guest) -> None:
    my_turn(guest)
    open_menu(guest)


def report_window(guest: Guest) -> None:
    my_turn(guest)
    expect(open_from_menu(guest, "table-report")).to_be_visible()


def people_window(guest: Guest) -> None:
    my_turn(guest)
    expect(open_from_menu(guest, "table-people")).to_be_visible()


def rule_window(guest: Guest) -> None:
    """The rule behind the question."""
    my_turn(guest)
    guest.press(question(guest).locator("button[aria-expanded]").first)
    expect(guest.page.get_by_role("link", name=guest.say("table-rule-more"))).to_be_visible()


def chat_panel(guest: Guest) -> None:
    my_turn(guest)
    open_tab(guest, "chat-title")
    say_in_chat(guest, "Nobody saw me at the casino.")
    expect(chat(guest)).to_contain_text("casino")


WINDOWS: dict[str, Callable[[Guest], None]] = {
    "name": name_window,
    "menu": menu_window,
    "report": report_window,
    "people": people_window,
    "rule": rule_window,
    "chat": chat_panel,
}
