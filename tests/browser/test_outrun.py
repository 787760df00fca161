"""Outrun in the browser: a race of three, by keys, by finger and over a slow connection; and what a page measures."""

import json
import re
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from lamster.games.outrun.rules.clock import fastest
from lamster.games.outrun.rules.rows import acceptable
from tests.browser.browsing import DESKTOP, Company, Guest, Language, Screen
from tests.browser.out_positions import (
    Ready,
    asked_for,
    both,
    cards,
    come_to,
    finish_button,
    finish_run,
    form_for,
    lay_by_key,
    lay_by_press,
    official_runs,
    official_time,
    open_review,
    race,
    racing,
    ready_button,
    review,
    reviewed,
    right_row,
    row_place,
    see_final_row,
    see_row,
    see_stage,
    see_the_path,
    sign_name,
    strip,
    tokens,
    tray_card,
    turn_button,
    turn_the_card,
    view_of,
)
from tests.browser.page_states import seated
from tests.browser.pages import wait_until
from tests.browser.test_phone import box
from tests.browser.texts import OUT
from tests.rules import rule

SMALL = Screen("small phone", 360, 640, touch=True)
LATENCY = 250
"""The round-trip time of the slow connection, in milliseconds."""
LEEWAY = 500
HOLD = 400
FRAMES = 100
"""Tolerance in milliseconds: some frames of a busy machine."""


# What a page sees and does, by its own clock.

WATCH = """
window.watched = { shown: null, downs: [], ups: [] };
const since = time => performance.timeOrigin + time;
const look = () => {
    if (document.querySelector('.race .glow')) watched.shown = since(performance.now());
    else requestAnimationFrame(look);
};
requestAnimationFrame(look);
for (const kind of ['pointerdown', 'keydown']) {
    addEventListener(kind, event => watched.downs.push(since(event.timeStamp)), true);
}
for (const kind of ['pointerup', 'keyup']) {
    addEventListener(kind, event => watched.ups.push(since(event.timeStamp)), true);
}
"""
"""When the card was first seen: its first move glows. And when keys and pointers went down and up."""

SLOW_SOCKETS = """
window.WebSocket = class extends WebSocket {
    send(data) { setTimeout(() => super.send(data), %(half)d); }
    set onmessage(take) { super.onmessage = take && (event => setTimeout(() => take(event), %(half)d)); }
};
"""


class Watched(NamedTuple):
    shown: float
    down: float
    """The last one."""
    up: float


def watch(*guests: Guest) -> None:
    for guest in guests:
        guest.context.add_init_script(WATCH)


def watched(guest: Guest) -> Watched:
    found = guest.page.evaluate("watched")
    return Watched(found["shown"], *[times[-1] if times else 0 for times in (found["downs"], found["ups"])])


def slow_down(guest: Guest) -> None:
    """Slow down requests, and WebSockets by our own wrapper: the browser's throttling leaves them as they are."""
    line = guest.context.new_cdp_session(guest.page)
    line.send("Network.enable")
    speed = {"downloadThroughput": -1, "uploadThroughput": -1}
    line.send("Network.emulateNetworkConditions", {"offline": False, "latency": LATENCY, **speed})
    guest.context.add_init_script(SLOW_SOCKETS % {"half": LATENCY // 2})


def sent_by(guest: Guest) -> list[str]:
    """Everything that the guest's page tells the server from now on."""
    sent: list[str] = []
    guest.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    return sent


# Fingers.


class Finger:
    """On the screen of a phone, for longer than a tap."""

    def __init__(self, guest: Guest) -> None:
        self.connection = guest.context.new_cdp_session(guest.page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        self.connection.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.touch("touchStart", start)
        for step in range(1, 9):
            part = step / 8
            self.touch("touchMove", tuple(a + part * (b - a) for a, b in zip(start, end, strict=True)))  # type: ignore[arg-type]
        self.touch("touchEnd")


def middle(target: Locator) -> tuple[float, float]:
    at = box(target)
    return (at["left"] + at["right"]) / 2, (at["top"] + at["bottom"]) / 2


def drag_into_row(guest: Guest, sign: str, place: int) -> None:
    """From the tray to where a card of the row lies, which makes room."""
    card = row_place(guest).get_by_role("button").nth(place)
    at = box(card)
    Finger(guest).drag(middle(tray_card(guest, sign)), (at["left"] + 4, middle(card)[1]))


# A race of three.


def in_the_centre(card: str) -> Ready:
    return lambda racers: card in view_of(racers[0])["centre"]


def three_at(company: Company) -> list[Guest]:
    """On a desktop, on a small phone, and over a slow connection."""
    looks: list[tuple[str, Screen, Language]] = [("Ann", DESKTOP, "en"), ("Bas", SMALL, "nl"), ("Cas", DESKTOP, "nl")]
    guests = [company(name, screen, language, game=OUT) for name, screen, language in looks]
    watch(*guests)
    slow_down(guests[2])
    return guests


@rule("OUT-T3", "OUT-H6", "OUT-T6", "OUT-T9", "OUT-R4", "OUT-R6", "OUT-R7", "OUT-F2", "OUT-F5")
def test_three_browsers_race(company: Company) -> None:
    ann, bas, cas = three = three_at(company)
    told = sent_by(bas)
    come_to(race([guest.person for guest in three], both(asked_for(1, "turn"), in_the_centre("back-away"))), *three)
    turn_with_a_key_and_a_tap(ann, bas, cas)
    check_nobody_saw_it_before(three)
    wrong = run_forwards_by_key(ann)
    right = right_row(bas)
    run_by_finger_with_a_reload(bas, right, told)
    finish_run(cas, right)
    for guest in three:
        see_stage(guest, "which-way")
        check_reviewed(guest, [wrong, right, right])
    check_explained(ann, wrong, right)
    check_ranked(three)


def turn_with_a_key_and_a_tap(ann: Guest, bas: Guest, cas: Guest) -> None:
    """Bas turns the card, for he was the fastest; but not before everybody is ready."""
    expect(ready_button(ann)).to_be_visible()
    wait_until(ann, lambda: ann.tap.clock["elapsed"] >= 0, "for the clock")
    ann.page.wait_for_timeout(800)  # A key that was meant for the run before would be taken for this one.
    ann.page.keyboard.press("Enter")
    bas.press(ready_button(bas))
    expect(turn_button(bas)).to_be_disabled()
    cas.press(ready_button(cas))
    expect(turn_button(bas)).to_be_enabled()
    bas.press(turn_button(bas))
    see_the_path(ann, bas, cas)


def check_nobody_saw_it_before(guests: list[Guest]) -> None:
    """The card comes to all at the same moment, and nothing that came earlier tells anything of it."""
    times = [watched(guest).shown for guest in guests]
    assert max(times) - min(times) <= LEEWAY + LATENCY, times
    path = guests[0].tap.position["view"]["path"]
    for guest in guests:
        before, first, *_ = split_at_reveal(guest.tap.frames)
        assert len(before) > 2
        assert not [frame for frame in before if path["card"] in frame or path["symbols"] in frame]
        assert path["card"] in first


def split_at_reveal(frames: list[str]) -> tuple[list[str], str]:
    """What came before the frame in which all run, and that one."""
    views = [(json.loads(frame).get("position") or {}).get("view") or {} for frame in frames]
    place = next(place for place, view in enumerate(views) if view.get("stage") == "run")
    return frames[:place], frames[place]


def run_forwards_by_key(guest: Guest) -> str:
    """As if nothing said that it goes backwards; with a slip that is taken back, and a row that is begun anew."""
    form = form_for(guest)
    row = acceptable(form.path, form.front & ~cards("back-away"), 0, False)[0]
    lay_by_key(guest, row[::-1][:3])
    guest.page.keyboard.press("Escape")
    see_row(guest, "")
    other = next(sign for sign in form.tray if sign not in row[:2])
    lay_by_key(guest, row[:2] + other)
    guest.page.keyboard.press("Backspace")
    lay_by_key(guest, row[2:])
    see_row(guest, row)
    guest.page.keyboard.press("Enter")
    see_final_row(guest, row)
    see_no_verdict(guest)
    return row


def see_no_verdict(guest: Guest) -> None:
    """OUT-R7: only that the others still run."""
    expect(racing(guest)).to_contain_text(guest.say("race-wait"))
    # The page waits as soon as it has sent the run, before the server has answered.
    wait_until(guest, lambda: guest.tap.decision is None, "for the end of its own question")
    expect(review(guest).or_(strip(guest))).to_have_count(0)


def run_by_finger_with_a_reload(guest: Guest, row: str, told: list[str]) -> None:
    """Taps lay at the end, a way into the row inserts, and nothing of the page moves.

    OUT-T9: a page that comes back finds the row as it lay, while the clock goes on.
    """
    laid = row[0] + row[2:4]
    lay_by_press(guest, laid)
    wait_until(guest, lambda: any(f'"run:{laid}"' in frame for frame in told), "for the draft to be kept")
    guest.page.reload(wait_until="domcontentloaded")
    see_the_path(guest)
    see_row(guest, laid)
    lay_by_press(guest, row[4:])
    drag_into_row(guest, row[1], 1)
    see_row(guest, row)
    assert guest.page.evaluate("[scrollX, scrollY, document.documentElement.scrollHeight - innerHeight]") == [0, 0, 0]
    guest.press(finish_button(guest))
    see_final_row(guest, row)


def check_reviewed(guest: Guest, rows: list[str]) -> None:
    """Every row as it was laid, right or wrong, with its official time."""
    open_review(guest)
    runs = official_runs(guest)
    for seat, row in enumerate(rows):
        line = reviewed(guest, seat)
        expect(line).to_contain_text(guest.say("out-verdict-right" if seat else "out-verdict-wrong"))
        expect(line.get_by_role("img", name=spoken(guest, row), exact=True).first).to_be_visible()
        expect(line).to_contain_text(shown_time(guest, official_time(runs[seat])))


def spoken(guest: Guest, row: str) -> str:
    return ", ".join(sign_name(guest, sign) for sign in row)


def shown_time(guest: Guest, ms: int) -> str:
    """OUT-T13: whole hundredths."""
    number = f"{ms // 10 / 100:.2f}"
    return guest.say("out-time", time=number.replace(".", ",") if guest.say.code == "nl" else number)


def check_explained(guest: Guest, laid: str, wanted: str) -> None:
    """Who was wrong sees why without asking: the card to blame, and the first card that differs."""
    open_review(guest)
    own = reviewed(guest, guest.tap.you["eyes"])
    expect(own.get_by_text(guest.say("out-blame", card=guest.say("card-back-away")))).to_be_visible()
    expect(own.get_by_role("img", name=spoken(guest, wanted), exact=True).last).to_be_visible()
    place = next(i for i, (one, other) in enumerate(zip(laid, wanted, strict=False)) if one != other)
    marked = own.get_by_role("img", name=spoken(guest, laid), exact=True).first.locator(".sign")
    expect(marked).to_have_count(len(laid))
    assert [i for i, sign in enumerate(marked.all()) if "marked" in (sign.get_attribute("class") or "")] == [place]


def check_ranked(guests: list[Guest]) -> None:
    """The tokens stand by the official times of the record; the wrong row in its box."""
    runs = official_runs(guests[0])
    first, second = sorted((1, 2), key=lambda seat: official_time(runs[seat]))
    for guest in guests:
        assert tokens(guest) == {6: [first], 4: [second], 0: [0]}
    check_stamps(runs[1], runs[2])


def check_stamps(reloaded: "re.Match[str]", slow: "re.Match[str]") -> None:
    """OUT-T6, T9: the page's measurement counts within the latency of its connection; not after a reload."""
    assert (reloaded[6], official_time(reloaded)) == ("r", int(reloaded[3]))
    span, claim, allowance, back = slow.groups()[2:]
    assert (int(allowance) >= LATENCY, back) == (True, "")
    assert int(claim) <= int(span) - LATENCY
    assert official_time(slow) == max(int(claim), int(span) - int(allowance))


# OUT-T4: from the first frame that shows the card to the moment a finger or key goes down.


def by_key(guest: Guest) -> None:
    guest.page.keyboard.down("Enter")
    guest.page.wait_for_timeout(HOLD)
    guest.page.keyboard.up("Enter")


def by_mouse(guest: Guest) -> None:
    guest.page.mouse.move(*middle(finish_button(guest)))
    guest.page.mouse.down()
    guest.page.wait_for_timeout(HOLD)
    guest.page.mouse.up()


def by_finger(guest: Guest) -> None:
    finger, at = Finger(guest), middle(finish_button(guest))
    finger.touch("touchStart", at)
    guest.page.wait_for_timeout(HOLD)
    finger.touch("touchEnd")


@rule("OUT-T4", "OUT-T6")
@pytest.mark.parametrize(
    ("screen", "finish"),
    [
        (DESKTOP, by_key),
        pytest.param(DESKTOP, by_mouse, marks=pytest.mark.long),
        pytest.param(SMALL, by_finger, marks=pytest.mark.long),
    ],
    ids=["key", "mouse", "finger"],
)
def test_the_time_stops_when_finish_is_pressed_and_not_when_it_is_let_go(
    company: Company, screen: Screen, finish: Callable[[Guest], None]
) -> None:
    guest = company("Ann", screen, game=OUT)
    watch(guest)
    come_to(race(seated(guest, 2, 0), asked_for(0, "turn")), guest)
    turn_the_card(guest)
    lay_by_press(guest, right_row(guest)[:4])
    finish(guest)
    wait_until(guest, lambda: 0 in official_runs(guest), "for the run to be entered")
    run, seen = official_runs(guest)[0], watched(guest)
    claim = int(run[4])
    assert seen.up - seen.down > HOLD - FRAMES
    assert abs(claim - (seen.down - seen.shown)) < FRAMES, (claim, seen)
    assert claim <= int(run[3]) < seen.up - seen.shown, "it was sent when it was pressed"
    assert official_time(run) == max(claim, int(run[3]) - int(run[5]), fastest(4))
