"""Plays a recorded turn in the client by pressing, as a person would, and counts what is pressed."""

import time
from dataclasses import dataclass
from random import Random

from playwright.sync_api import expect

from lamster.tables.model import entries as log
from tests.browser.browsing import PATIENCE, Guest
from tests.browser.pages import confirming, lit_elsewhere, question
from tests.browser.recorded_turns import Recorded, RecordedTurn, make_table, turn_of
from tests.browser.stored_positions import STILL, advice, who_is_asked
from tests.server.running import Page, Person, Refusal

PASSING = ("go-on",)
"""Codes that a page may play together with the option that is pressed after them."""
SETTLED_MS = 300
"""So long after a question has come, the page has decided what it lists."""
TRIES = 4
COVERED_MS = 1500
"""Something may lie over a button for so long; after that a person closes it with the Escape key."""

FIND = """
([code, listedOnly]) => {
    const inSight = (box, element) => {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const found = document.elementFromPoint(x, y);
        // A group of a drawing may be hollow in its middle; a button that is cut off shows what lies around it.
        const hollow = found instanceof SVGElement && found.contains(element);
        return found !== null && (element.contains(found) || hollow);
    };
    const all = [...document.querySelectorAll(`[data-code="${CSS.escape(code)}"]`)];
    const found = all.map((element) => {
        const box = element.getBoundingClientRect();
        const large = Math.min(box.width, box.height) >= 24;
        return { listed: element.closest('.options') !== null, seen: large && inSight(box, element), element, box };
    });
    const place = ({ box, seen }) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2, seen });
    const best = found.find((one) => one.seen && !one.listed && !listedOnly) ?? found.find((one) => one.listed);
    if (!best) return null;
    if (best.seen) return { ...place(best), scrolled: false };
    best.element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = best.element.getBoundingClientRect();
    return { ...place({ ...best, box }), seen: inSight(box, best.element), scrolled: true };
}
"""
"""Where to press a code: on what is lit in sight, else in the list, which is scrolled if it must be."""


ENTRIES = "SELECT entry FROM log WHERE table_id = ? AND seq >= ? ORDER BY seq"


class Stuck(AssertionError):
    """The page took no input for what was to be played."""


@dataclass(frozen=True)
class Counted:
    """What one turn took."""

    turn: RecordedTurn
    inputs: int
    pressed: tuple[str, ...]


# At the table.


class Seat:
    """The guest's seat at a table that plays a recorded turn; the other seats answer without a browser."""

    def __init__(self, guest: Guest, turn: RecordedTurn) -> None:
        self.guest = guest
        self.turn = turn
        self.recorded = Recorded(turn)
        count = self.recorded.match.state.seats
        others = {seat: Person(guest.server, f"Seat {seat + 1}") for seat in range(count) if seat != turn.seat}
        self.table = make_table(guest.server, [others.get(seat, guest.person) for seat in range(count)], self.recorded)
        self.pages: dict[int, Page] = {}
        self.people = others
        self.read = len(guest.server.file("SELECT seq FROM log WHERE table_id = ?", self.table))
        self.inputs = 0
        self.pressed: list[str] = []

    def play(self) -> Counted:
        """Play the turn to its end, or as long as the record asks this seat something in it."""
        match, begun = self.recorded.match, turn_of(self.recorded.match)
        self.guest.go(f"/table/{self.table}")
        while match.outcome is None and turn_of(match) == begun and self.is_asked_more(begun[0]):
            seat, code = self.next_code()
            if seat == self.turn.seat:
                self.answer(code)
            else:
                self.answer_elsewhere(seat, code)
        return Counted(self.turn, self.inputs, tuple(self.pressed))

    def is_asked_more(self, round_: int) -> bool:
        """Whether the record has another answer of this seat before the next round."""
        if not self.recorded.followed:
            return True
        rest = self.recorded.record.lines[len(self.recorded.match.log) :]
        label = self.recorded.game.seat_names(self.recorded.match.state.seats)[self.turn.seat]
        return any(line.seat == label and line.round == round_ for line in rest)

    def next_code(self) -> tuple[int, str]:
        """What is played next: what was recorded, or what is advised once the table has left the record."""
        if self.recorded.followed:
            return self.recorded.following[0]
        match = self.recorded.match
        seat = who_is_asked(match)
        return seat, advice(match, seat, Random(len(match.log)))

    def take_played(self) -> bool:
        """Read what the table has played since; whether there was anything."""
        rows = self.guest.server.file(
            "SELECT entry FROM log WHERE table_id = ? AND seq >= ? ORDER BY seq", self.table, self.read
        )
        self.read += len(rows)
        played = [entry for (row,) in rows if isinstance(entry := log.decode(row), log.Played)]
        for entry in played:
            self.recorded.take(entry.seat, entry.code)
        return bool(played)

    def answer_elsewhere(self, seat: int, code: str) -> None:
        """Another seat answers, if the table has not answered for it in the meantime."""
        if seat not in self.pages:
            self.pages[seat] = self.people[seat].page(self.table).ready()
        page = self.pages[seat].caught()
        try:
            if page.decision is not None:
                page.act(code)
        except Refusal as refusal:
            if refusal.error != "stale":
                raise
        self.wait_until_played()

    # The guest.

    def answer(self, code: str) -> None:
        """Wait for the question; unless it is answered by itself, press what plays the code."""
        if not self.wait_for_question():
            return
        for attempt in range(TRIES):
            if self.press(self.best_target(code), by_list=attempt > 1) and self.confirm_or_wait():
                return
            self.guest.page.wait_for_timeout(COVERED_MS)
            if attempt > 0:
                self.count("Escape")
                self.guest.page.keyboard.press("Escape")
        raise Stuck(f"{self.turn.name}: pressing {code} in {question(self.guest).inner_text()!r} came to nothing")

    def wait_for_question(self) -> bool:
        """Whether the guest's page shows the question; else the table went on without the guest."""
        decision = self.recorded.match.game.decision(self.recorded.match.state, self.turn.seat)
        assert decision is not None
        shown = self.guest.page.locator(f'[data-question="{decision.id}"]:not([data-fresh])')
        since: float | None = None
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            if self.take_played():
                return False
            now = time.monotonic()
            since = (since or now) if shown.count() else None
            if since is not None and now - since > SETTLED_MS / 1000:
                self.guest.page.evaluate(STILL)
                return True
            self.guest.page.wait_for_timeout(30)
        raise Stuck(f"{self.turn.name}: the page does not ask {decision.kind} ({decision.id})")

    def best_target(self, code: str) -> str:
        """The code to press: a page may offer at once what comes after going on."""
        ahead = [later for seat, later in self.recorded.following[:2] if seat == self.turn.seat]
        if code in PASSING and len(ahead) == 2 and self.recorded.followed and self.find(ahead[1]):
            return ahead[1]
        return code

    def find(self, code: str, by_list: bool = False) -> dict[str, float] | None:
        found: dict[str, float] | None = self.guest.page.evaluate(FIND, [code, by_list])
        return found

    def press(self, code: str, by_list: bool = False) -> bool:
        """Press what stands for a code, in the list if nothing else does; whether there was anything to press."""
        place = self.find(code, by_list)
        if place is None and lit_elsewhere(self.guest).count():
            self.count(f"all ({code})")
            self.guest.press(lit_elsewhere(self.guest))
            expect(lit_elsewhere(self.guest)).to_have_count(0)
            place = self.find(code, by_list)
        if place is None or not place["seen"]:
            return False
        if place["scrolled"]:
            self.count(f"scroll ({code})")
        self.count(code)
        point_and_press(self.guest, place["x"], place["y"])
        return True

    def confirm_or_wait(self) -> bool:
        """Press the button that names what was selected, where there is one; whether the table has played something."""
        end = time.monotonic() + 5
        while time.monotonic() < end:
            if self.take_played():
                return True
            if confirming(self.guest).count():
                self.count(f"confirm {confirming(self.guest).inner_text()!r}")
                self.guest.press(confirming(self.guest))
                return self.wait_until_played()
            self.guest.page.wait_for_timeout(30)
        return False

    def wait_until_played(self) -> bool:
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            if self.take_played():
                return True
            self.guest.page.wait_for_timeout(20)
        raise Stuck(f"{self.turn.name}: nothing was played")

    def count(self, what: str) -> None:
        self.inputs += 1
        self.pressed.append(what)


def point_and_press(guest: Guest, x: float, y: float) -> None:
    if guest.screen.touch:
        guest.page.touchscreen.tap(x, y)
    else:
        guest.page.mouse.click(x, y)
