"""Page states of Escape from New York tables."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.browsing import Guest
from tests.browser.efny_positions import all_at_the_bridge, asked_by_new_york, bridge_step, city, codes_of, state_of
from tests.browser.page_states import seated
from tests.browser.pages import ending, question, wait_for_my_turn
from tests.browser.stored_positions import Ready, asked_for, come_to, is_over, match_of, play_by_option


def with_others(guest: Guest, seats: int, ready: Ready, **settings: str | bool) -> None:
    """The guest on the first of this many seats."""
    come_to(city(seated(guest, seats, 0), ready, 1, **settings), guest)


def asked(guest: Guest, seats: int, ready: Ready, **settings: str | bool) -> None:
    """It is the guest's turn."""
    with_others(guest, seats, ready, **settings)
    wait_for_my_turn(guest)


def asked_among(seat: int, kind: str, least: int, rounds: int = 0) -> Ready:
    """With at least this many options."""
    ready = asked_for(seat, kind, rounds)
    return lambda match: ready(match) and len(codes_of(match, seat)) >= least


def picks_a_hero(guest: Guest) -> None:
    asked(guest, 4, asked_for(0, "hero"))


def plans(guest: Guest) -> None:
    asked(guest, 3, asked_for(0, "choose", 3))


def has_planned(guest: Guest) -> None:
    """The first card is to be turned up."""
    asked(guest, 3, asked_for(0, "play", 4))


def walks(guest: Guest) -> None:
    asked(guest, 1, asked_among(0, "move", 3, 4))


def reveals(guest: Guest) -> None:
    asked(guest, 2, asked_among(0, "reveal", 2, 3))


def hits(guest: Guest) -> None:
    asked(guest, 2, asked_among(0, "hit", 2, 3))


def tricks(guest: Guest) -> None:
    asked(guest, 4, asked_for(0, "trick", 2))


def recovers(guest: Guest) -> None:
    """A Timer tile for the discarded cards."""
    asked(guest, 1, asked_for(0, "recovery", 4))


def has_a_free_moment(guest: Guest) -> None:
    asked(guest, 1, asked_among(0, "window", 4, 3))


def holds_too_much(guest: Guest) -> None:
    asked(guest, 2, asked_for(0, "limit"))


def learns(guest: Guest) -> None:
    asked(guest, 2, asked_for(0, "learn"))


def exchanges(guest: Guest) -> None:
    asked(guest, 3, asked_for(0, "objective"), lone_level="in_use")


def decides_for_new_york(guest: Guest) -> None:
    asked(guest, 1, asked_by_new_york)


def waits(guest: Guest) -> None:
    with_others(guest, 4, asked_for(1, "choose", 5))
    expect(question(guest)).to_contain_text(guest.say("table-waiting", names="Bob"))


def shows(guest: Guest) -> None:
    """An escape attempt."""
    with_others(guest, 3, lambda match: all_at_the_bridge(match) and state_of(match).active == 0)
    wait_for_my_turn(guest)
    play_by_option(guest, bridge_step(match_of(guest)))
    wait_for_my_turn(guest)


def everything(guest: Guest) -> None:
    """All variants, late in the game."""
    asked(guest, 4, asked_for(0, "choose", 6), **dict.fromkeys(VARIANTS, True))


def over(guest: Guest) -> None:
    with_others(guest, 3, is_over)
    expect(ending(guest)).to_be_visible()


VARIANTS = (
    *("special_cards", "crossbows", "explosion", "timer_tiles", "traps", "hard_deck"),
    *("one_tile_less", "thirty_prisoners", "wanted", "dead_or_alive"),
)

EFNY_TABLES: dict[str, Callable[[Guest], None]] = {
    "hero": picks_a_hero,
    "plan": plans,
    "play": has_planned,
    "walk": walks,
    "reveal": reveals,
    "hit": hits,
    "trick": tricks,
    "recovery": recovers,
    "window": has_a_free_moment,
    "limit": holds_too_much,
    "learn": learns,
    "objective": exchanges,
    "new-york": decides_for_new_york,
    "waits": waits,
    "show": shows,
    "everything": everything,
    "over": over,
}
