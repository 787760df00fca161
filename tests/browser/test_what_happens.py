"""What happens is shown in order: the picture first, then what it means; and what happens to a player is not missed."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from lamster.kernel.match import Match
from tests.browser import out_positions
from tests.browser.browsing import Company, Guest
from tests.browser.efny_positions import GAME as NEW_YORK
from tests.browser.otl_positions import in_play
from tests.browser.pages import open_menu, open_tab, options, question, see_game, wait_until
from tests.browser.stored_positions import Wanted, come_to, made, table_of
from tests.browser.texts import EFNY, GD, OTL, OUT
from tests.server.playing import GETAWAY, LAM
from tests.server.running import Page, Person

Found = Callable[[Match], bool]

WATCH = """() => {
    const text = selector => document.querySelector(selector)?.innerText ?? '';
    const held = () => {
        const hand = document.querySelector('.play .hand')?.cloneNode(true);
        for (const button of hand?.querySelectorAll('[data-hand] button') ?? []) button.remove();
        return hand?.textContent ?? '';
    };
    const state = () => ({
        question: document.querySelector('[data-question]')?.dataset.question ?? '',
        log: text('.log'),
        hand: held(),
        players: text('.play .players'),
        rolling: document.querySelectorAll('.die.rolling').length,
        verdict: document.querySelectorAll('[data-verdict]').length,
        title: document.title,
    });
    window.seen = [{ at: performance.now(), ...state() }];
    const look = () => {
        const now = state(), last = window.seen.at(-1);
        if (Object.keys(now).some(key => now[key] !== last[key])) window.seen.push({ at: performance.now(), ...now });
        window.looking = requestAnimationFrame(look);
    };
    look();
}"""
"""Notes, frame by frame, when which part of the page changes. Whom a card may be played on is no part of the hand."""


def last_change(seen: list[dict[str, Any]], part: str) -> float:
    """When this part of the page changed last; the beginning, if it did not."""
    changes = [after["at"] for before, after in pairwise(seen) if before[part] != after[part]]
    return max(changes, default=0.0)


def first_change(seen: list[dict[str, Any]], part: str) -> float:
    """When this part changed first; never, if it did not."""
    changes = [after["at"] for before, after in pairwise(seen) if before[part] != after[part]]
    return min(changes, default=float("inf"))


def asked_next(seen: list[dict[str, Any]]) -> float:
    """When the next question was there; never, if nobody asks this guest."""
    return min((one["at"] for one in seen if one["question"] not in ("", seen[0]["question"])), default=float("inf"))


# In order.


@dataclass(frozen=True)
class Act:
    """An action, and the least time in milliseconds that its picture takes."""

    game: str
    words: str
    verb: str
    picture: int


def watched(company: Company, act: Act) -> Guest:
    """A guest at a table where seat 0 may do this; the log is in sight."""
    ann = company("Ann", motion=True, game=act.words)
    people = [ann.person, Person(company.server, "Bas")]
    come_to(made(people, Wanted(act.game, begins_with(act.verb), tries=30)), ann)
    open_tab(ann, "log-title")
    return ann


SEARCH = Act(LAM, OTL, "search", 700)
ACTS = [
    SEARCH,
    Act(GETAWAY, GD, "drive", 450),
    Act(NEW_YORK, EFNY, "go", 600),
]


def begins_with(verb: str) -> Found:
    """Seat 0 may do this now."""

    def found(match: Match) -> bool:
        decision = match.game.decision(match.state, 0)
        return decision is not None and any(code.partition(":")[0] == verb for code in decision.codes)

    return found


def watch_while_acting(guest: Guest, act: Act) -> list[dict[str, Any]]:
    """The guest's seat acts by another connection; return what changed in the page, and when."""
    other = guest.person.page(table_of(guest)).ready()
    decision = other.decision
    assert decision is not None
    code = next(option["code"] for option in decision["options"] if option["code"].partition(":")[0] == act.verb)
    guest.page.evaluate(WATCH)
    other.act(code)
    guest.page.wait_for_timeout(act.picture + 3_000)
    found: list[dict[str, Any]] = guest.page.evaluate("window.seen")
    return found


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.game)
def test_nothing_tells_the_result_before_the_picture(company: Company, act: Act) -> None:
    ann = watched(company, act)
    check_order(watch_while_acting(ann, act), act)


def check_order(seen: list[dict[str, Any]], act: Act) -> None:
    """The log tells the result when the picture is done, then hand and seats change, then somebody is asked."""
    begun = first_change(seen, "question")
    told = last_change(seen, "log")
    assert told >= begun + act.picture * 0.9, f"told {told - begun:.0f} ms after it began"
    for part in ("hand", "players"):
        assert first_change(seen, part) >= begun + act.picture * 0.9, part
    assert asked_next(seen) >= told - 20


def test_in_outrun_a_card_lies_before_it_is_told(company: Company) -> None:
    ann = company("Ann", motion=True, game=OUT)
    people = [ann.person, Person(company.server, "Bas"), Person(company.server, "Eve")]
    table = out_positions.race(
        people, out_positions.asked_for(0, "interfere"), monster="bear", relaxed_clocks=True, run_limit="off"
    )
    out_positions.come_to(table, ann)
    open_tab(ann, "log-title")
    act = Act("outrun", OUT, "play", 450)
    check_order(watch_while_acting(ann, act), act)


def test_the_die_lies_before_anything_tells_what_it_shows(company: Company) -> None:
    ann = watched(company, SEARCH)
    seen = watch_while_acting(ann, SEARCH)
    still = max(after["at"] for before, after in pairwise(seen) if before["rolling"] and not after["rolling"])
    assert last_change(seen, "log") >= still - 20
    assert min(first_change(seen, part) for part in ("verdict", "hand", "players")) >= still - 20
    assert asked_next(seen) >= still - 20


def test_the_skip_key_shows_the_result_at_once(company: Company) -> None:
    ann = watched(company, SEARCH)
    set_speed(ann, "slow")
    other = ann.person.page(table_of(ann)).ready()
    ann.page.evaluate(WATCH)
    other.act("search")
    expect(ann.page.locator(".die.rolling")).to_have_count(1)
    ann.page.keyboard.press("s")
    expect(ann.page.locator(".die.rolling")).to_have_count(0)
    see_game(ann)
    seen = ann.page.evaluate("window.seen")
    rolled = first_change(seen, "rolling")
    still = last_change(seen, "rolling")
    assert still - rolled < 1_000, "the die did not roll to its end"


# The speed.


def set_speed(guest: Guest, speed: str) -> None:
    guest.page.evaluate(
        """(speed) => {
            const kept = JSON.parse(localStorage['lamster-settings'] ?? '{}');
            localStorage['lamster-settings'] = JSON.stringify({ ...kept, speed });
        }""",
        speed,
    )
    guest.page.reload()
    see_game(guest)


def pace_of(guest: Guest) -> float:
    return float(guest.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--pace')"))


def test_the_speed_is_chosen_in_the_menu_and_kept(company: Company) -> None:
    ann = company("Ann", motion=True)
    pages = in_play([ann.person, Person(company.server, "Bas")])
    ann.go(f"/table/{pages[0].table_id}")
    see_game(ann)
    menu = open_menu(ann)
    paces = [pace_of(ann)]
    for speed in ("normal", "fast", "at-once", "slow"):
        ann.press(menu.get_by_role("button", name=ann.say("table-speed", speed=ann.say(f"settings-speed-{speed}"))))
        paces.append(pace_of(ann))
    assert paces == [1, 0.5, 0, 1.7, 1]
    set_speed(ann, "fast")
    assert pace_of(ann) == 0.5
    ann.go("/settings")
    group = ann.page.get_by_role("group", name=ann.say("settings-speed"), exact=True)
    expect(group.get_by_role("radio", name=ann.say("settings-speed-fast"))).to_be_checked()


# What happens to me.


def kept(guest: Guest) -> Locator:
    """The line with the newest notice."""
    return guest.page.get_by_role("region", name=guest.say("notices"), exact=True)


def big(guest: Guest) -> Locator:
    return guest.page.locator("[data-notice='big']")


def may_rob_ann(match: Match) -> bool:
    """Seat 1 is asked whom to rob, and seat 0 has something."""
    decision = match.game.decision(match.state, 1)
    return decision is not None and decision.kind == "blackmail" and "rob:1" in decision.codes


def robbed(company: Company) -> tuple[Guest, Page]:
    """Ann is robbed by Bas before her eyes."""
    ann, bas = company("Ann", motion=True), Person(company.server, "Bas")
    people = [ann.person, bas, Person(company.server, "Eve")]
    table = made(people, Wanted(LAM, may_rob_ann, tries=60))
    come_to(table, ann)
    thief = bas.page(table).ready()
    thief.act("rob:1")
    return ann, thief


def test_a_theft_is_seen_big_and_stays_until_it_is_seen(company: Company) -> None:
    ann, _ = robbed(company)
    expect(big(ann)).to_contain_text("Bas")
    expect(kept(ann)).to_contain_text("Bas")
    expect(big(ann)).to_have_count(0)
    ann.page.reload()
    see_game(ann)
    expect(kept(ann)).to_contain_text("Bas")
    ann.press(kept(ann).get_by_role("button", name=ann.say("notices-seen")))
    expect(kept(ann)).to_have_text("")
    wait_until(ann, lambda: ann.person.page(table_of(ann)).ready().you["seen"]["n"] > 0, "for the mark")
    ann.page.wait_for_timeout(2_100)
    ann.page.reload()
    see_game(ann)
    expect(kept(ann)).to_have_text("")


def test_a_notice_covers_no_press_and_moves_nothing(company: Company) -> None:
    ann, _ = robbed(company)
    place = ann.page.locator(".board-area .layer").first
    before = place.bounding_box()
    expect(big(ann)).to_be_visible()
    assert place.bounding_box() == before
    assert big(ann).evaluate("banner => getComputedStyle(banner).pointerEvents") == "none"
    ann.page.keyboard.press("Escape")
    expect(big(ann)).to_have_count(0)
    expect(kept(ann)).to_have_text("")
    assert place.bounding_box() == before


def is_caught_searching(match: Match) -> bool:
    """Seat 0 may search, and the draws are such that the police arrest it."""
    if not begins_with("search")(match):
        return False
    copy, told = match.clone(), len(match.events)
    copy.act(0, "search")
    return any(event.kind.name == "arrested" and event.values[0] == 0 for event in copy.events[told:])


def test_an_arrest_is_a_notice(company: Company) -> None:
    ann = company("Ann", motion=True)
    people = [ann.person, Person(company.server, "Bas")]
    come_to(made(people, Wanted(LAM, is_caught_searching, tries=60)), ann)
    other = ann.person.page(table_of(ann)).ready()
    other.act("search")
    expect(big(ann)).to_be_visible()
    told = next(news["data"] for news in other.caught().news.values() if news["data"]["event"] == "arrested")
    assert told["seat"] == 0
    expect(kept(ann)).to_contain_text(ann.say("event-arrested", you="yes"))


def test_a_vote_asks_in_the_title_of_the_tab(company: Company) -> None:
    ann, bas = company("Ann"), company("Bas")
    pages = in_play([ann.person, bas.person], round_limit=5)
    for verb in ("go", "draw"):
        decision = pages[0].decision
        assert decision is not None
        pages[0].act(next(option["code"] for option in decision["options"] if option["code"].startswith(verb)))
    bas.go(f"/table/{pages[0].table_id}")
    see_game(bas)
    place = pages[0].caught().position["back"][0]["place"]
    pages[0].ask("ask-undo", seat=0, place=place)
    expect(bas.page).to_have_title(f"● {bas.say('card-consulted')} · {bas.say('game-title')}")
    expect(big(bas)).to_contain_text("Ann")
    expect(kept(bas)).to_contain_text("Ann")
    bas.press(question(bas).get_by_role("button", name=bas.say("consent-decline")))
    expect(kept(bas)).to_have_text("")
    expect(options(bas).or_(question(bas)).first).to_be_visible()
