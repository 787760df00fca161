"""The rules of Dash."""

import re
from random import Random
from typing import Final

from lamster.kernel.decision import CHANCE, Decision, Form, Outcome
from lamster.kernel.state import Ask, Step
from lamster.kernel.timing import Measured
from lamster.kernel.together import Together
from tests.toys.dash.state import FINISHED, LATE, PATH, RAN, TURNED, WON, Dash

LIMIT: Final = 60_000
RUN: Final = re.compile(r"run:([LRJ]{0,3})@(\d{1,7})(?:~(\d+)\.(\d+|-)\.(\d+)(r?))?")


class NewRound(Step[Dash]):
    """DASH-A1: after the last round whoever has the most points has won."""

    def happen(self, s: Dash) -> None:
        if s.round == s.options["rounds"]:
            best = max(s.points)
            s.ended = Outcome(tuple(seat for seat in range(s.seats) if s.points[seat] == best), "DASH-A1")
            return
        s.round += 1
        s.path = -1
        s.then(TurnUp(), Deal(), Run(), Prize(), NewRound())


class TurnUp(Ask[Dash]):
    """DASH-W1: each seat in turn turns up the path."""

    def ask(self, s: Dash) -> tuple[Decision, ...]:
        return (Decision((s.round - 1) % s.seats, "turn", "DASH-W1", ("turn",)),)

    def answer(self, s: Dash, seat: int, code: str) -> None:
        s.runs = ()


class Deal(Ask[Dash]):
    """DASH-W1: chance tells which path it is."""

    def ask(self, s: Dash) -> tuple[Decision, ...]:
        return (Decision(CHANCE, "path", "DASH-W1", tuple(f"path:{path}" for path in PATH.codes)),)

    def answer(self, s: Dash, seat: int, code: str) -> None:
        s.path = PATH.index[code.partition(":")[2]]
        s.tell(TURNED, (s.path,))


class RunForm(Form):
    """DASH-R1: a row of up to three moves; the official time follows from what was measured."""

    def refuse(self, code: str) -> str:
        found = RUN.fullmatch(code)
        if code == "late" or (found and int(found[2]) <= LIMIT):
            return ""
        return "a run is run:ROW, and the table adds a time within the limit"

    def sample(self, rng: Random) -> str:
        return f"run:{rng.choice(PATH.codes)}@{rng.randrange(300, LIMIT)}"

    def default(self) -> str:
        return "late"

    def stamp(self, code: str, measured: Measured) -> str:
        claim = "-" if measured.claim < 0 else str(measured.claim)
        seen = f"{measured.span}.{claim}.{measured.allowance}{'' if measured.same else 'r'}"
        return f"{code}@{official(measured, len(code) - 4)}~{seen}"

    def duration(self, code: str) -> int:
        found = RUN.fullmatch(code)
        return int(found[2]) if found else 0

    def spec(self) -> dict[str, object]:
        return {"form": "run", "limit": LIMIT}


def official(measured: Measured, cards: int) -> int:
    """DASH-R1: what the page says counts as far as the line may have been slow."""
    time = measured.span
    if measured.same and measured.claim >= 0:
        time = max(time - measured.allowance, min(measured.claim, time))
    return max(time, 150 + 50 * cards)


class Run(Together[Dash]):
    """DASH-R1: all at once; what was laid is shown when the last has finished."""

    def who(self, s: Dash) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def question(self, s: Dash, seat: int) -> Decision:
        return Decision(seat, "run", "DASH-R1", (), form=RunForm())

    def answered(self, s: Dash, seat: int, code: str) -> None:
        s.tell(LATE if code == "late" else FINISHED, (seat,))

    def mask(self, s: Dash, seat: int, code: str, viewer: int | None) -> str:
        return code if code == "late" else "run"

    def complete(self, s: Dash, answers: tuple[tuple[int, str], ...]) -> None:
        s.runs = answers
        for seat, code in answers:
            s.tell(RAN, (seat, code))


def right(s: Dash) -> list[tuple[int, int]]:
    """Times and seats of those who laid the path, the fastest first."""
    runs = [(seat, RUN.fullmatch(code)) for seat, code in s.runs]
    return sorted((int(run[2]), seat) for seat, run in runs if run and run[1] == PATH.codes[s.path])


class Prize(Ask[Dash]):
    """DASH-R3: the fastest may take a point, or spend it in three steps for as many."""

    def ask(self, s: Dash) -> tuple[Decision, ...]:
        found = right(s)
        return (Decision(found[0][1], "prize", "DASH-R3", ("refuse", "spend", "take")),) if found else ()

    def default(self, s: Dash, seat: int) -> str:
        return "take"

    def answer(self, s: Dash, seat: int, code: str) -> None:
        s.tell(WON, (seat, right(s)[0][0]))
        s.points[seat] += int(code == "take")
        if code == "spend":
            s.next(Spend(3))


class Spend(Ask[Dash]):
    """DASH-R4: point by point."""

    FIELDS = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def ask(self, s: Dash) -> tuple[Decision, ...]:
        return (Decision(right(s)[0][1], "spend", "DASH-R4", ("more", "stop")),) if self.left else ()

    def default(self, s: Dash, seat: int) -> str:
        return "stop"

    def answer(self, s: Dash, seat: int, code: str) -> None:
        if code == "more":
            s.points[seat] += 1
            s.next(Spend(self.left - 1))
