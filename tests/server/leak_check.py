"""What everybody may have known at every place of a finished game, and whether the frames they got tell more.

The truth is the record of the game, replayed by the kernel alone: nothing here asks the server's own code what may be
shown.
"""

import json
import re
from collections.abc import Iterable
from functools import cached_property
from typing import Any

import msgspec

from lamster.games import load
from lamster.kernel.decision import Decision
from lamster.kernel.match import Match
from lamster.kernel.record import Line, Record, read_record, replay_line
from lamster.kernel.state import State
from tests.server.reading import Json

Eyes = int | None


class Truth:
    """A finished game: for every place of its log what each seat, and the onlooker, may see."""

    def __init__(self, text: str) -> None:
        self.record: Record = read_record(text)
        self.game = load(self.record.header("Game"))
        self.match = Match(self.game, self.record.number("Seats"), self.record.options, None)
        self.eyes: list[Eyes] = [None, *range(self.match.state.seats)]
        self.states = [self.match.state.clone()]
        self.found: dict[tuple[int, Eyes], Json] = {}
        """Positions that were asked for."""
        self.news: list[dict[Eyes, Json]] = []
        self.heard = [0]
        """How much news there was by each place of the log."""
        self.card = re.compile(rf"\b(?:{'|'.join(self.secret_names())})\b")
        for line in self.record.lines:
            self.play(line)

    def play(self, line: Line) -> None:
        replay_line(self.match, line, None)
        if line.seat == "table":
            self.news.append(dict.fromkeys(self.eyes, self.told_by_table(line.code)))
        events, self.match.events = self.match.events, []
        self.news += [{eyes: plain(event.data(eyes)) for eyes in self.eyes} for event in events]
        self.states.append(self.match.state.clone())
        self.heard.append(len(self.news))

    @cached_property
    def shown(self) -> list[dict[Eyes, set[str]]]:
        """The cards that each view of a position names."""
        places = range(len(self.states))
        return [{eyes: self.named(self.seen(ply, eyes)["view"]) for eyes in self.eyes} for ply in places]

    @cached_property
    def known(self) -> list[dict[Eyes, set[str]]]:
        """The cards that each pair of eyes has seen by then, in any position or news up to there."""
        found: list[dict[Eyes, set[str]]] = []
        before: dict[Eyes, set[str]] = {eyes: set() for eyes in self.eyes}
        for ply in range(len(self.states)):
            told = self.news[self.heard[ply - 1] : self.heard[ply]] if ply else []
            before = {
                eyes: before[eyes] | self.named([self.seen(ply, eyes), *[line[eyes] for line in told]])
                for eyes in self.eyes
            }
            found.append(before)
        return found

    def told_by_table(self, code: str) -> Json:
        """Stand-ins, resigning and undo are for everybody to know."""
        verb, _, argument = code.partition(":")
        if verb == "undo":
            seat = self.match.log[int(argument)].seat
            return {"event": "table-undo", "rule": "", "seat": seat, "place": int(argument), "asked": False}
        label, _, who = argument.partition("=")
        return {"event": f"table-{verb}", "rule": "", "seat": self.match.seat_called(label), "who": who}

    def seen(self, ply: int, eyes: Eyes) -> Json:
        """The position at a place of the log, as these eyes may see it."""
        if (ply, eyes) not in self.found:
            s = self.states[ply]
            self.found[ply, eyes] = {
                "ply": ply,
                "round": s.round,
                "asked": [decision.seat for decision in s.open if decision.seat >= 0],
                "outcome": None if s.ended is None else {"winners": list(s.ended.winners), "rule": s.ended.rule},
                "view": plain(self.game.view(s, eyes)),
                "decision": self.asked(s, eyes),
                "team_talk": eyes is not None and self.game.team_talk(s, eyes),
                "clock": None,
                "times": None,
                "bot_votes": [],
                "clock_proposal": None,
            }
        return self.found[ply, eyes]

    def asked(self, s: State, eyes: Eyes) -> Json | None:
        decision = None if eyes is None else self.game.decision(s, eyes)
        if decision is None:
            return None
        options = [self.option(s, decision, code) for code in decision.in_reading_order()]
        return {
            "id": f"{decision.seat + 1}@{decision.ply}",
            "seat": eyes,
            "kind": decision.kind,
            "rule": decision.rule,
            "options": options,
            "form": None if decision.form is None else decision.form.spec(),
        }

    def option(self, s: State, decision: Decision, code: str) -> Json:
        final = {"final": True} if self.game.is_final(s, decision.seat, code) else {}
        return {"code": code, "rule": self.game.rule_of(s, decision, code), **final}

    def secret_names(self) -> set[str]:
        """Names of everything that may be hidden: cards, in a game of cards."""
        kinds = self.game.lexicon.events.values()
        return {code for kind in kinds for field, names in kind.fields if field == kind.secret for code in names.codes}

    def secrets(self) -> list[str]:
        """The seed and everybody's share of it."""
        return [self.record.header("Seed"), *self.record.named("Secret").values()]

    # Checks.

    def check_frames(self, frames: Iterable[str], mine: Iterable[int]) -> int:
        """Every frame of a page tells exactly what its eyes saw, and these were its own; how many positions it told."""
        allowed, eyes, told = {None, *mine}, None, 0
        for state in [json.loads(text) for text in frames if '"type":"state"' in text]:
            if state["you"] is not None:
                eyes = state["you"]["eyes"]
                assert eyes in allowed, f"the page looks through the eyes of seat {eyes}"
            if state["position"] is not None:
                self.check_position(state["position"], eyes)
                told += 1
            self.check_news(state["news"], eyes)
        return told

    def check_position(self, position: Json, eyes: Eyes) -> None:
        others = ("undo", "back", "wish", "lesson", "hint")
        shown = {name: value for name, value in position.items() if name not in others}
        assert asked(shown) == asked(self.seen(position["ply"], eyes)), f"position at {position['ply']} as {eyes}"
        assert eyes is not None or not (position["undo"] or position["back"])
        assert position["lesson"] is None
        assert position["decision"] is not None or not position["hint"]
        for way in position["back"]:
            assert self.match.log[way["place"]].seat == eyes, "the way back to another seat's action"

    def check_news(self, news: list[Json], eyes: Eyes) -> None:
        for line in news:
            assert line["data"] == self.news[line["n"]][eyes], f"news {line['n']} as {eyes}"

    def check_cards(self, frames: Iterable[str]) -> int:
        """No frame names a card that its reader could not know by then, in whatever part of it.

        Gives back how many cards only others saw that were never named before: where there are none, nothing was
        checked.
        """
        known: set[str] = set()
        eyes: Eyes = None
        ply = hidden = 0
        for text in frames:
            message: Json = json.loads(text)
            if message["type"] == "state":
                eyes = message["you"]["eyes"] if message["you"] else eyes
                ply = message["position"]["ply"] if message["position"] else ply
            known |= self.known[ply][eyes]
            assert self.named(message) <= known, f"cards at {ply} as {eyes}: {self.named(message) - known} in {text}"
            hidden += len(self.seen_by_others(eyes, ply) - known)
        return hidden

    def named(self, data: object) -> set[str]:
        return set(self.card.findall(json.dumps(data)))

    def seen_by_others(self, eyes: Eyes, ply: int) -> set[str]:
        return set[str]().union(*[names for seat, names in self.shown[ply].items() if seat != eyes])

    def check_secrets(self, texts: Iterable[str], *others: str) -> None:
        """None of the secrets of the seed, nor any other, is in any of these."""
        for secret in [*self.secrets(), *others]:
            for text in texts:
                assert secret not in text, f"a secret in {text}"

    def check_replay(self, replay: Json) -> int:
        """The frames of a replay tell exactly what its eyes saw."""
        eyes = replay["eyes"]
        for frame in replay["frames"]:
            seen = self.seen(frame["ply"], eyes)
            assert {name: frame[name] for name in ("ply", "round", "view", "asked")} == {
                name: seen[name] for name in ("ply", "round", "view", "asked")
            }
            assert frame["code"] == (self.match.log[frame["ply"] - 1].seen_by(eyes) if frame["ply"] else "")
            self.check_news(frame["news"], eyes)
        return len(replay["frames"])

    def check_copy(self, text: str, eyes: Eyes) -> int:
        """A copy of the record from the middle of the game is the one of these eyes, and nothing more."""
        copy = read_record(text)
        assert copy.headers["Seen-by"] == ("onlooker" if eyes is None else self.game.seat_text(self.match.state, eyes))
        assert not copy.named("Secret")
        assert "Seed" not in copy.headers
        assert [line.code for line in copy.lines] == [
            entry.seen_by(eyes) for entry in self.match.log[: len(copy.lines)]
        ]
        return len(copy.lines)


def plain(value: Any) -> Any:
    """As it is after a journey over the wire."""
    return json.loads(msgspec.json.encode(value))


def asked(position: Json) -> Json:
    """A position without what depends on who plays a seat, and on its standing answers: no record has those."""
    decision = position["decision"]
    return position if decision is None else {**position, "decision": {**decision, "unasked": False}}
