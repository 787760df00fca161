"""Questions of golden records, shown to the client without a table: the page's websocket is the test's own.

So thousands of positions can be looked at with one page for each size.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from lamster.games import load
from lamster.kernel.game import Game
from lamster.kernel.match import Match
from lamster.kernel.record import read_record, replay_line
from lamster.kernel.state import State
from lamster.tables import protocol as wire
from lamster.tables.model import views
from tests.browser.browsing import Company, Guest, Screen
from tests.browser.pages import question

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ("Annemarie", "Bob", "Cas", "Dee", "Eve", "Fay")
TABLE = "walk"
SOCKET = re.compile(rf"/api/tables/{TABLE}/socket")
QUICK_OFF = """localStorage.setItem('lamster-settings', JSON.stringify({ quick: false, recall: false }))"""


@dataclass(frozen=True)
class Question:
    """What a seat is asked at one place of a record."""

    record: str
    game: Game[Any]
    state: State
    seat: int
    ply: int
    decision: wire.DecisionInfo

    @property
    def codes(self) -> list[str]:
        return [option.code for option in self.decision.options]

    @property
    def shown(self) -> list[str]:
        """What the page offers: a question that is shown with those behind it has the options of all of them."""
        preview = getattr(self.game.view(self.state, self.seat), "preview", None)
        ahead = getattr(preview, "ahead", None)
        return self.codes if ahead is None else [option.code for option in ahead.options]

    def __str__(self) -> str:
        return f"{self.record}, ply {self.ply}: {self.decision.kind}"


# Questions of records.


def records_of(folder: str) -> list[Path]:
    return sorted((RECORDS / folder).glob("*.rec"))


def questions_in(path: Path) -> Iterator[Question]:
    """Every question that a player of this record answered from a list, in order. Valid until the next one is taken."""
    record = read_record(path.read_text(encoding="utf-8"))
    game = load(record.header("Game"))
    match = Match(game, record.number("Seats"), record.options, None, record.number("Rules"))
    for ply, line in enumerate(record.lines):
        if line.seat not in {"*", "table"}:
            seat = match.seat_called(line.seat)
            decision = views.decision_info(game, match.state, seat)
            if decision is not None and decision.form is None:
                yield Question(f"{path.parent.name}/{path.name}", game, match.state, seat, ply, decision)
        replay_line(match, line, None)


def widest_questions(folder: str) -> list[Question]:
    """Of each kind of question the one with the most options in all records of a game."""
    widest: dict[str, Question] = {}
    for path in records_of(folder):
        for found in questions_in(path):
            known = widest.get(found.decision.kind)
            if known is None or len(found.codes) > len(known.codes):
                kept = Question(found.record, found.game, found.state.clone(), found.seat, found.ply, found.decision)
                widest[found.decision.kind] = kept
    return list(widest.values())


# What the page is sent.


def message(asked: Question, seq: int) -> str:
    """The whole state of a table at which this is asked, as its server would send it."""
    game, state = asked.game, asked.state
    seats = [seat_info(game, state, seat) for seat in range(state.seats)]
    table = wire.TableInfo(
        id=TABLE,
        game=game.meta.name,
        rules=state.rules,
        host=person_of(0),
        phase="playing",
        seats=seats,
        people=[wire.PersonInfo(person_of(seat), NAMES[seat], True) for seat in range(state.seats)],
        promises={},
        reveal=False,
        previous=None,
        next=None,
        options=dict(state.options),
        listed=False,
        onlookers=True,
    )
    you = wire.You(person_of(asked.seat), NAMES[asked.seat], [asked.seat], asked.seat, False, [], [])
    position = wire.Position(
        ply=asked.ply,
        round=state.round,
        view=wire.ViewEncoder(game, state).encode(asked.seat),
        asked=views.asked_of(state),
        decision=asked.decision,
        undo=True,
        team_talk=False,
        outcome=None,
    )
    return wire.encode(wire.State(seq, True, table, you, position, [], [])).decode()


def person_of(seat: int) -> str:
    return f"person-{seat}"


def seat_info(game: Game[Any], state: State, seat: int) -> wire.SeatInfo:
    return wire.SeatInfo(
        seat=seat,
        label=game.seat_names(state.seats)[seat],
        holder="person",
        person=person_of(seat),
        bot=None,
        name=NAMES[seat],
        stand_in=False,
        resigned=False,
        team=game.team(state, seat),
    )


class Stage:
    """A page that shows one question after the other."""

    def __init__(self, company: Company, game: str, screen: Screen) -> None:
        self.guest: Guest = company("Annemarie", screen, game=game)
        self.page: Page = self.guest.page
        self.socket: WebSocketRoute | None = None
        self.waiting = ""
        self.seq = 0
        self.page.add_init_script(QUICK_OFF)
        self.page.route_web_socket(SOCKET, self.open)

    def open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self.answer)
        socket.send(self.waiting)

    def answer(self, text: str | bytes) -> None:
        """Only pings are answered."""
        said = json.loads(text)
        if said["type"] == "ping" and self.socket is not None:
            self.socket.send(wire.encode(wire.Pong(said["id"])).decode())

    def show(self, asked: Question) -> None:
        self.seq += 1
        self.waiting = message(asked, self.seq)
        if self.socket is None:
            self.guest.go(f"/table/{TABLE}")
            expect(question(self.guest)).to_be_visible()
        else:
            self.socket.send(self.waiting)

    def hidden_options(self, asked: Question) -> list[str]:
        """The codes that can neither be read in the list nor pressed where they are, without scrolling."""
        found: list[str] = self.page.evaluate(HIDDEN, [asked.decision.id, asked.shown])
        return found


HIDDEN = """
async ([question, codes]) => {
    const LEAST = 24, PATIENCE = 1500;
    const list = '.options';
    const reaches = (one, x, y) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (one.contains(there) || there.contains(one));
    };
    // The whole of a label: what is cut off at its top or bottom is not read.
    const isRead = one => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const x = (left + right) / 2;
        return right > left && left >= -1 && right <= innerWidth + 1 &&
            [top + 2, (top + bottom) / 2, bottom - 2].every(y => reaches(one, x, y));
    };
    const isTarget = one => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const isLarge = Math.min(right - left, bottom - top) >= LEAST - 0.5;
        return isLarge && reaches(one, (left + right) / 2, (top + bottom) / 2);
    };
    const look = () => {
        const seen = new Set();
        for (const one of document.querySelectorAll('[data-code]'))
            if (!seen.has(one.dataset.code) && (one.closest(list) ? isRead(one) : isTarget(one)))
                seen.add(one.dataset.code);
        // A region that is pressed first brings what is in it close.
        for (const one of document.querySelectorAll('[data-codes]'))
            if (isTarget(one)) for (const code of one.dataset.codes.split(' ')) seen.add(code);
        return codes.filter(code => !seen.has(code));
    };
    const isShown = () => document.querySelector(`[data-question="${CSS.escape(question)}"]`) !== null;
    const end = performance.now() + PATIENCE;
    let hidden = codes;
    while (performance.now() < end) {
        await new Promise(requestAnimationFrame);
        if (isShown() && (hidden = look()).length === 0) break;
    }
    return hidden;
}
"""
"""Waits a moment for a question to be shown, and gives back the codes that are out of sight."""
