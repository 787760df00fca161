"""The pages that every game has besides its tables: new-table form, waiting room, rules, replay; and a list of all.

Each is shown to a guest who reads the words of that game.
"""

from collections.abc import Callable

from playwright.sync_api import expect

from lamster.games import metas
from tests.browser.browsing import Guest
from tests.browser.efny_page_states import EFNY_TABLES
from tests.browser.efny_positions import city
from tests.browser.gd_positions import chase
from tests.browser.otl_positions import finished, in_play
from tests.browser.out_page_states import OUT_TABLES
from tests.browser.out_positions import asked_for as asked_in_race
from tests.browser.out_positions import is_over as race_is_over
from tests.browser.out_positions import race
from tests.browser.page_states import GD_TABLES, PAGES, WINDOWS, bob, seated
from tests.browser.pages import ending, open_tab, see_waiting_room
from tests.browser.stored_positions import asked_for, is_over
from tests.browser.texts import EFNY, GD, OTL, OUT
from tests.server.running import Person

Show = Callable[[Guest], None]
SHORT = {OTL: "otl", GD: "gd", OUT: "out", EFNY: "efny"}
LONG_NAME = "Annemarie van den Berg"


def address_of(guest: Guest) -> str:
    return guest.say.game.replace("_", "-")


def most_seats(guest: Guest) -> int:
    return max(metas()[address_of(guest)].seats)


# Before a game.


def new_table(guest: Guest) -> None:
    """With every seat, a clock and all settings of the game."""
    guest.go(f"/new/{address_of(guest)}")
    page, say = guest.page, guest.say
    seats = page.get_by_role("group", name=say("new-seats"))
    seats.get_by_role("radio", name=str(most_seats(guest))).check(force=True)
    clock = page.get_by_role("combobox", name=say("time-clock"))
    if clock.count():
        clock.select_option(index=2)
    guest.press(page.get_by_role("heading", name=say("new-settings")))
    expect(page.get_by_role("button", name=say("new-reset"))).to_be_visible()


def waiting_room(guest: Guest) -> None:
    """The host's waiting room, with a bot, free seats, and a person with a long name."""
    others = ["open"] * (most_seats(guest) - 2)
    table = guest.person.create("me", *others, "medium", game=address_of(guest))
    Person(guest.server, LONG_NAME).page(table).ready().ask("sit", seat=1)
    guest.go(f"/table/{table}")
    see_waiting_room(guest)
    expect(guest.page.get_by_text(LONG_NAME).first).to_be_visible()


def invited(guest: Guest) -> None:
    """The waiting room of a person without a seat, who reads the settings."""
    guest.go(f"/table/{bob(guest).create('me', *['open'] * (most_seats(guest) - 1), game=address_of(guest))}")
    see_waiting_room(guest)


def rules(guest: Guest) -> None:
    guest.go(f"/rules/{address_of(guest)}")
    expect(guest.page.get_by_role("searchbox", name=guest.say("rules-search"))).to_be_visible()


def learn(guest: Guest) -> None:
    """One lesson was begun."""
    guest.person.json("POST", "/api/lessons", {"game": "outrun"})
    guest.go("/learn")
    expect(guest.page.get_by_role("button", name=guest.say("learn-begin")).first).to_be_visible()


def lesson(guest: Guest) -> None:
    guest.go(f"/table/{guest.person.json('POST', '/api/lessons', {'game': address_of(guest)})['table']}")
    expect(guest.page.get_by_role("region", name=guest.say("coach"), exact=True)).to_be_visible()


# Other people's games.


def strangers(guest: Guest) -> list[Person]:
    return [Person(guest.server, LONG_NAME), bob(guest)]


def spectator(guest: Guest) -> None:
    """In the middle of a game of others."""
    guest.go(f"/table/{under_way(strangers(guest), guest.say.game)}")
    expect(guest.page.get_by_text(guest.say("table-watching"))).to_be_visible()


def under_way(people: list[Person], game: str) -> str:
    """A game of these people, some rounds in; returns its table."""
    if game == OTL:
        return in_play(people, moves=12, round_limit=20)[0].table_id
    if game == GD:
        return chase(people, asked_for(0, "turn", 6))
    if game == OUT:
        return race(people, asked_in_race(0, "turn", 4), 1, relaxed_clocks=True, run_limit="off")
    return city(people, asked_for(0, "choose", 3))


def end_for_spectators(guest: Guest) -> None:
    guest.go(f"/table/{over(strangers(guest), guest.say.game)}")
    see_end(guest)


# Afterwards.


def end(guest: Guest) -> None:
    """The end of a game with all its buttons, and the chat open."""
    guest.go(f"/table/{ended(guest)}")
    see_end(guest)


def see_end(guest: Guest) -> None:
    expect(ending(guest)).to_be_visible()
    if guest.page.locator(".play.wide:not(.flat)").count():
        open_tab(guest, "chat-title")


def ended(guest: Guest) -> str:
    """A finished game of two that the guest played; returns its table."""
    return over(seated(guest, 2, 0), guest.say.game)


def over(people: list[Person], game: str) -> str:
    """A finished game of these people; returns its table."""
    if game == OTL:
        return finished(people, round_limit=2)[0].table_id
    if game == GD:
        return chase(people, is_over)
    if game == OUT:
        return race(people, race_is_over, 1, relaxed_clocks=True, run_limit="off")
    return city(people, is_over)


def replay(guest: Guest) -> None:
    guest.go(f"/replay/{ended(guest)}?ply=20")
    expect(guest.page.get_by_role("slider", name=guest.say("replay-place"))).to_be_visible()


def analysis(guest: Guest) -> None:
    """Every decision of a short game."""
    guest.go(f"/replay/{finished(seated(guest, 2, 0))[0].table_id}?ply=5")
    guest.press(guest.page.get_by_role("tab", name=guest.say("analysis-title")))
    guest.press(guest.page.get_by_role("button", name=guest.say("analysis-begin")))
    expect(guest.page.get_by_role("img", name=guest.say("analysis-curve"))).to_be_visible(timeout=60_000)


def my_games(guest: Guest) -> None:
    for _ in range(3):
        finished(seated(guest, 2, 0))
    guest.go("/games")
    expect(guest.page.get_by_role("table", name=guest.say("games-rivals"))).to_be_visible()


# All pages by name, with the function that opens each.

OF_EVERY_GAME: dict[str, Show] = {
    "new-table": new_table,
    "waiting-room": waiting_room,
    "invited": invited,
    "rules": rules,
    "lesson": lesson,
    "replay": replay,
    "spectator": spectator,
    "end": end,
    "end-for-spectators": end_for_spectators,
}
MORE: dict[str, Show] = {"learn": learn, "my-games": my_games, "analysis": analysis}
TABLES: dict[str, dict[str, Show]] = {OTL: {}, GD: GD_TABLES, OUT: OUT_TABLES, EFNY: EFNY_TABLES}
PAGE_STATES: dict[str, tuple[str, Show]] = {
    **{name: (OTL, show) for name, show in {**PAGES, **WINDOWS, **MORE}.items()},
    **{
        f"{short}-{name}": (game, show)
        for game, short in SHORT.items()
        for name, show in {**TABLES[game], **OF_EVERY_GAME}.items()
    },
}
