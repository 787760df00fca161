"""Escape from New York in three browsers: a betrayal at the bridge, and all over it together."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from lamster.games.escape_from_new_york.components import SPACE, TAPE
from lamster.kernel.match import Match
from tests.browser.browsing import DESKTOP, PHONE, Company, Guest
from tests.browser.efny_positions import (
    all_at_the_bridge,
    all_shown,
    ask_everything,
    bridge_step,
    city,
    codes_of,
    holder_of,
    on_the_island,
    one_may_betray,
    play_by_tapping,
    plotted,
    state_of,
)
from tests.browser.pages import ending, hand, open_tab, press_and_confirm, wait_for_my_turn, wait_until, whose_turn
from tests.browser.stored_positions import come_to, match_of, see_the_end, table_of, true_record, with_code
from tests.browser.texts import EFNY
from tests.server.knowledge_escape_from_new_york import HiddenNewYork
from tests.server.leak_check import Truth

AND = {"en": " and ", "nl": " en "}


def three(company: Company) -> list[Guest]:
    """Two at a desk, in English; one on the phone, in Dutch. They are asked everything."""
    guests = [
        company("Ann", DESKTOP, "en", game=EFNY),
        company("Bas", PHONE, "nl", game=EFNY),
        company("Cas", DESKTOP, "en", game=EFNY),
    ]
    for guest in guests:
        ask_everything(guest)
    return guests


def walk_onto_the_bridge(guests: list[Guest]) -> Guest:
    """Whoever's turn it is, by the map; gives back who that was."""
    active = guests[state_of(match_of(guests[0])).active]
    wait_for_my_turn(active)
    assert play_by_tapping(active, bridge_step(match_of(active))) == "map"
    return active


def show(guest: Guest, code: str) -> None:
    """On the desk: what is not to be shown is turned over first."""
    wait_for_my_turn(guest)
    for thing in things_on_the_desk(guest):
        if thing not in code.partition(":")[2].split("+"):
            guest.press(to_show(guest, thing))
    press_and_confirm(guest, with_code(hand(guest), code))


def show_in_turn(guests: list[Guest], chosen: Callable[[Match, int], str]) -> None:
    """Whatever each of them is to show. The table answers for who has nothing to choose."""
    for seat, guest in enumerate(guests):
        match = match_of(guest)
        if len(codes_of(match, seat)) > 1:
            show(guest, chosen(match, seat))


def to_show(guest: Guest, thing: str) -> Locator:
    return hand(guest).locator(f'.show [data-thing="{thing}"]')


def things_on_the_desk(guest: Guest) -> list[str]:
    things: list[str] = hand(guest).locator(".show [data-thing]").evaluate_all("all => all.map(o => o.dataset.thing)")
    return things


def see_who_won(guests: list[Guest], winners: list[int], rule: str) -> None:
    """The morning paper of everybody, in their own language."""
    see_the_end(*guests)
    for seat, guest in enumerate(guests):
        others = AND[guest.say.code].join(guests[winner].name for winner in winners if winner != seat)
        mine = guest.say("table-you-won-with", others=others) if others else guest.say("table-you-won")
        headline = mine if seat in winners else guest.say("table-won", winners=others, count=len(winners))
        expect(ending(guest).get_by_role("heading")).to_have_text(headline)
        expect(ending(guest)).to_contain_text(guest.say(f"rule-{rule}.title"))
        assert guest.tap.position["outcome"] == {"winners": winners, "rule": rule}


@pytest.mark.long
def test_one_withholds_the_tape_and_leaves_alone(company: Company) -> None:
    guests = three(company)
    come_to(city([guest.person for guest in guests], one_may_betray, 3, lone_level="in_use"), *guests)
    traitor = holder_of(state_of(match_of(guests[0])), TAPE)
    walk_onto_the_bridge(guests)
    show_in_turn(guests, plotted)
    see_that_it_failed(guests, traitor)
    play_as_plotted(guests)
    see_who_won(guests, [traitor], "EFNY-V5")
    check_nothing_hidden_was_told(guests)


def play_as_plotted(guests: list[Guest]) -> None:
    """To the end, which is declared on the desk."""
    while (guest := whose_turn(guests)) is not None:
        code = plotted(match_of(guest), guests.index(guest))
        where = play_by_tapping(guest, code)
        assert where == "desk" or code != "win"


def see_that_it_failed(guests: list[Guest], traitor: int) -> None:
    """EFNY-V4: everybody is told, nobody has moved; who withheld the Tape has it, and only who saw it before knows."""
    s = state_of(match_of(guests[0]))
    assert TAPE in s.supplies[traitor]
    for seat, guest in enumerate(guests):
        wait_until(guest, lambda guest=guest: "failed" in happened(guest), "for the end of the attempt")  # type: ignore[misc]
        where = on_the_island(guest)
        assert {where[f"hero-{other}"] for other in range(len(guests))} == {SPACE.codes[s.at[0]]}
        knows = seat == traitor or (seat, 1 << traitor, TAPE) in s.facts
        assert shows_tape_of(guest, traitor) == knows


def shows_tape_of(guest: Guest, seat: int) -> bool:
    """Whether the page has the Tape among the things of this seat."""
    if guest.screen is PHONE:
        open_tab(guest, "table-players")
    found = guest.page.locator(f'section[data-seat="{seat}"] [data-thing="tape"]').count()
    if guest.screen is PHONE:
        guest.press(guest.page.get_by_role("tab", name=guest.say("table-players")))
        expect(guest.page.get_by_role("tabpanel")).to_have_count(0)
    return found > 0


def happened(guest: Guest) -> list[str]:
    return [line["data"]["event"] for line in guest.tap.news.values()]


def check_nothing_hidden_was_told(guests: list[Guest]) -> None:
    """By every frame that their browsers received."""
    text = true_record(guests[0].server, table_of(guests[0]))
    truth, hidden = Truth(text), HiddenNewYork(text)
    for seat, guest in enumerate(guests):
        assert truth.check_frames(guest.tap.frames, [seat]) > 10
        assert hidden.check_frames(guest.tap.frames) > 50


def test_all_three_escape_over_the_bridge(company: Company) -> None:
    guests = three(company)
    come_to(city([guest.person for guest in guests], all_at_the_bridge), *guests)
    walk_onto_the_bridge(guests)
    show_in_turn(guests, lambda match, seat: all_shown(codes_of(match, seat)))
    see_who_won(guests, [0, 1, 2], "EFNY-V1")
