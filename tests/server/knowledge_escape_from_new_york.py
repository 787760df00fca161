"""What everybody may know of the hidden cards of Escape from New York, told from the ledger's rules alone.

`Truth` takes the game's own views for the measure. Nothing here asks the game what it shows, so a view that tells too
much is found as well: by the true state and by what happened in the open it is worked out who has seen which card.
"""

import json
import re
from collections.abc import Iterable
from typing import NamedTuple

from lamster.games.escape_from_new_york.components import (
    ACTION,
    BRACELET,
    DIAGRAM_3,
    NONE,
    PRESIDENT,
    SPACE,
    STARTING_HAND,
    THING,
    TILE,
    cards_in,
)
from lamster.games.escape_from_new_york.game import GAME
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.event import Event
from lamster.kernel.match import Match
from lamster.kernel.record import Line, read_record, replay_line
from tests.server.leak_check import Eyes
from tests.server.reading import Json

CARDS = re.compile(rf"\b(?:{'|'.join(sorted(ACTION.codes, key=len, reverse=True))})\b")
OBJECTIVES = {"tape", "bracelet", "fake-tape"}
"""Things that objectives are named after too: one's own objective may name them."""
THINGS = re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(set(THING.codes) - OBJECTIVES, key=len, reverse=True))})(?![\w-])")
IN_THE_OPEN = {"used": "thing", "ready-weapon": "thing", "fired": "thing", "showed": "thing", "played": "card"}
"""EFNY-H5, I5, I9, V3: what turns up a card for all to see, and what tells which."""
SECRET = {
    **dict.fromkeys(["drew", "saw-case", "dropped", "threw-away", "item-on-bar", "stole", "gave"], "thing"),
    **dict.fromkeys(["recovered", "lost", "learned", "saw-event"], "card"),
    "objective": "blue",
    "transport": "purple",
    "peeked": "tile",
    "looked": "cards",
}
"""Ledger 7.2: what only those hear of whom it is about, by the one field that it keeps."""
HIDDEN_CODES = re.compile(
    r"(?:choose|unchoose|hit-instead|move-instead|recover|learn|throw|bar|give|keep|objective|show|drop-\d):(?!\?)"
)
"""EFNY-H4, H11, D3, V3: codes whose argument is nobody else's business."""


class Known(NamedTuple):
    """What a pair of eyes may have learned by some place of the log."""

    cards: frozenset[str]
    """One's own, and those that were turned up."""
    things: frozenset[str]


class HiddenNewYork:
    """A game as it was really played."""

    def __init__(self, record: str) -> None:
        found = read_record(record)
        self.match = Match(GAME, found.number("Seats"), found.options, None)
        self.eyes: list[Eyes] = [None, *range(self.state.seats)]
        self.turned_up: set[str] = set()
        """Cards and things that were, and what everybody could work out from an empty hand."""
        self.ended = [False]
        self.states = [self.state.clone()]
        self.known: list[dict[Eyes, Known]] = [{eyes: self.learned(eyes, None) for eyes in self.eyes}]
        for line in found.lines:
            self.play(line)

    @property
    def state(self) -> NewYork:
        state = self.match.state
        assert isinstance(state, NewYork)
        return state

    # What happens, and who learns of it.

    def play(self, line: Line) -> None:
        replay_line(self.match, line, None)
        events, self.match.events = self.match.events, []
        self.turned_up.update(*[map(str, in_the_open(event)) for event in events])
        self.turned_up |= {ACTION.codes[card] for seat in range(self.state.seats) for card in self.worked_out(seat)}
        self.states.append(self.state.clone())
        self.known.append({eyes: self.learned(eyes, self.known[-1][eyes]) for eyes in self.eyes})
        self.ended.append(self.match.outcome is not None)

    def worked_out(self, seat: int) -> list[int]:
        """EFNY-S13, D4: all know the eight first cards of a Hero; with none in hand or laid down, they lie there."""
        s = self.state
        laid = seat == s.active and (s.chosen or s.played & ~s.shown)
        if s.heroes[seat] == NONE or s.hands[seat] or laid:
            return []
        return cards_in(STARTING_HAND[s.heroes[seat]])

    def learned(self, eyes: Eyes, before: Known | None) -> Known:
        """EFNY-G14, I9, P5: what one holds, what lies open, what one has seen before."""
        s = self.state
        cards = set(self.turned_up) | {ACTION.codes[card] for card in self.own_cards(eyes)}
        things = set(self.turned_up) | {THING.codes[thing] for thing in (*lying_open(s), *s.weapons) if thing != NONE}
        if eyes is not None:
            things |= {THING.codes[thing] for thing in s.supplies[eyes]}
            things |= {THING.codes[thing] for thing in s.shop} if eyes == s.active else set()
        if before is not None:
            cards, things = cards | before.cards, things | before.things
        return Known(frozenset(cards), frozenset(things))

    def own_cards(self, eyes: Eyes) -> list[int]:
        """All of the own Hero's, wherever they are."""
        if eyes is None or self.state.heroes[eyes] == NONE:
            return []
        s = self.state
        return cards_in(s.hands[eyes] | s.discards[eyes] | s.beside[eyes])

    # Checks.

    def check_frames(self, frames: Iterable[str]) -> int:
        """Every frame of a page; gives back how much was kept secret from it."""
        eyes: Eyes = None
        ply = kept = 0
        for text in frames:
            message: Json = json.loads(text)
            if message["type"] == "state":
                eyes = message["you"]["eyes"] if message["you"] else eyes
                ply = message["position"]["ply"] if message["position"] else ply
                kept += self.check_position(message["position"], eyes)
                if not self.ended[ply]:
                    self.check_news(message["news"], eyes)
            self.check_text(text, eyes, ply)
        return kept

    def check_text(self, text: str, eyes: Eyes, ply: int) -> None:
        """Whatever part of a message it is."""
        if self.ended[ply]:
            return
        known = self.known[ply][eyes]
        cards, things = set(CARDS.findall(text)) - known.cards, set(THINGS.findall(text)) - known.things
        assert not cards, f"cards at {ply} as {eyes}: {cards} in {text}"
        assert not things, f"things at {ply} as {eyes}: {things} in {text}"

    def check_position(self, position: Json | None, eyes: Eyes) -> int:
        """A position, or a frame of a replay; gives back how much it kept secret."""
        if position is None or self.ended[position["ply"]]:
            return 0
        ply, view = position["ply"], position["view"]
        own, s = view["own"], self.states[ply]
        assert own is None or own["seat"] == eyes, f"a desk at {ply} as {eyes}: that of {own['seat']}"
        decision = position.get("decision")
        assert decision is None or decision["seat"] == eyes, f"a question at {ply} as {eyes}"
        self.check_tiles(view["spaces"], s, f"at {ply} as {eyes}")
        face_up = {THING.codes[thing] for thing in lying_open(s)}
        slots = {slot for slot in view["city"]["slots"] if slot is not None} - {"face-down"}
        assert slots <= face_up, f"Cases at {ply} as {eyes}: {slots}"
        return sum(self.check_seat(seat, s, eyes, ply) for seat in view["seats"] if seat["seat"] != eyes)

    def check_tiles(self, spaces: list[Json], s: NewYork, where: str) -> None:
        """EFNY-S4, W8: what lies face down has no face, for anybody."""
        for space in spaces:
            true = s.tiles[SPACE.index[space["space"]]]
            assert space["tile"] == (None if true == NONE else TILE.codes[true]), f"a tile {where}: {space}"

    def check_seat(self, view: Json, s: NewYork, eyes: Eyes, ply: int) -> int:
        """EFNY-D3, H4, C3, P5: of others one sees backs, and what one has seen turned up or go there."""
        seat, known = view["seat"], self.known[ply][eyes]
        shown = {thing for thing in view["supply"] if thing is not None}
        face_up = {THING.codes[thing] for thing in lying_open(s)}
        assert shown <= face_up, f"a supply at {ply} as {eyes}: {shown - face_up} of {seat}"
        held = {THING.codes[thing] for thing in s.supplies[seat]}
        assert set(view["known"]) <= held & known.things, f"a supply at {ply} as {eyes}: {view['known']} of {seat}"
        discards = {ACTION.codes[card] for card in cards_in(s.discards[seat])}
        sure = set(view["sure_discard"])
        assert sure <= discards & self.known[ply][None].cards, f"a discard pile at {ply} as {eyes}: {sure} of {seat}"
        return int(view["hand"]) + int(view["chosen"]) + int(view["supply"].count(None))

    def check_news(self, news: list[Json], eyes: Eyes) -> None:
        face_up = {THING.codes[thing] for thing in (DIAGRAM_3, PRESIDENT, BRACELET)}
        for data in [line["data"] for line in news if line["data"]["event"] in SECRET]:
            told = data[SECRET[data["event"]]]
            may = eyes is not None and eyes in (data["seat"], data.get("victim"))
            assert may or told is None or told in face_up, f"news as {eyes}: {data}"

    def check_replay(self, replay: Json) -> int:
        """The frames of a replay that was asked for in the middle of the game."""
        eyes: Eyes = replay["eyes"]
        for frame in replay["frames"]:
            self.check_news(frame["news"], eyes)
            self.check_text(json.dumps(frame), eyes, frame["ply"])
        return sum(self.check_position(frame, eyes) for frame in replay["frames"])

    def check_copy(self, text: str, eyes: Eyes) -> None:
        """A copy of the record from the middle of the game."""
        copy = read_record(text)
        self.check_text(text, eyes, len(copy.lines))
        for place, (line, true) in enumerate(zip(copy.lines, self.match.log, strict=False)):
            face_up = [THING.codes[thing] for thing in lying_open(self.states[place])]
            hidden = HIDDEN_CODES.match(line.code) and line.code.partition(":")[2] not in face_up
            assert true.seat == eyes or not hidden, f"a code as {eyes}: {line.code}"


def lying_open(s: NewYork) -> tuple[int, ...]:
    """EFNY-P5, I7, C9: what lies face up wherever it is."""
    return (DIAGRAM_3, PRESIDENT, BRACELET) if s.bracelet_up else (DIAGRAM_3, PRESIDENT)


def in_the_open(event: Event) -> list[object]:
    """The card that an event turns up for all to see."""
    field = IN_THE_OPEN.get(event.kind.name)
    return [] if field is None else [event.data(None)[field]]
