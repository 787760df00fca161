"""Marks of final options: how they are declared, and that the battery finds wrong ones."""

from collections.abc import Callable

import pytest

from lamster.kernel.conform import battery
from lamster.kernel.conform.finality import caution
from lamster.kernel.finality import Finality
from lamster.kernel.game import Game
from lamster.kernel.state import State
from tests.toys.heist import HeistGame
from tests.toys.heist.state import GUARD, Heist
from tests.toys.tail import TailGame

SAME = "marks of final options look the same"
TAKEN_BACK = "what is not final is taken back"


class Toy(HeistGame):
    """A toy to be broken, with one setting in its battery."""

    def __init__(self) -> None:
        super().__init__()
        self.meta.battery = self.meta.battery[:1]


def found(game: Game[Heist]) -> dict[str, str]:
    """What the battery finds, by the name of the check."""
    return {finding.check: finding.text() for finding in battery(game, effort=0.5)}


class DrawsFreely(Toy):
    """A look into a box is said to be free, though chance tells what is in it."""

    def is_final(self, s: Heist, seat: int, code: str) -> bool:
        return not code.startswith("peek:")


class HandsOver(Toy):
    """Waiting is said to be free, though the next seat acts."""

    def is_final(self, s: Heist, seat: int, code: str) -> bool:
        return code != "wait"


class LeakyMarks(Toy):
    """The mark tells whether the next seat, an opponent, holds a guard."""

    def is_final(self, s: Heist, seat: int, code: str) -> bool:
        return GUARD in s.hands[(seat + 1) % s.seats]


class LeakyOfAnswers(Toy):
    """The mark tells what an opponent has planned, before all have."""

    def is_final(self, s: Heist, seat: int, code: str) -> bool:
        return all(code != "plan:door" for other, code in s.answers if other % 2 != seat % 2)


@pytest.mark.parametrize(
    ("game", "check", "words"),
    [
        (DrawsFreely, TAKEN_BACK, "is not marked as final, but"),
        (HandsOver, TAKEN_BACK, "wait of seat"),
        (LeakyMarks, SAME, "what is final for seat"),
        (LeakyOfAnswers, SAME, "what is final for seat"),
    ],
)
def test_a_wrong_mark_is_found_out(game: Callable[[], Toy], check: str, words: str) -> None:
    findings = found(game())
    assert check in findings, findings
    assert words in findings[check]


def test_a_game_that_says_nothing_marks_everything() -> None:
    counted = caution(TailGame())
    assert counted.options == counted.final > 0
    assert counted.needless.total() < counted.final


def test_verbs_are_final_never_always_or_by_a_condition() -> None:
    finality = Finality[State](("step",), {"go": lambda s, seat, code: code == "go:home"})
    codes = ("step", "step:a", "go:home", "go:out", "roll")
    assert [finality.is_final(State(), 0, code) for code in codes] == [False, False, True, False, True]
