"""The battery finds what is wrong with games that were broken on purpose, and calls it by its name."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from lamster.kernel.conform import CHECKS, Finding, battery
from lamster.kernel.decision import Decision, Refusal
from lamster.kernel.event import EVERYBODY
from lamster.kernel.game import Game
from lamster.kernel.play import ask_again
from lamster.kernel.record import record_of
from tests.kernel.playing import new_match, play_on
from tests.toys.heist import HeistGame
from tests.toys.heist.rules import FillUp, LookInto, Planning, TakeBox, Turn, Window
from tests.toys.heist.state import DRAW, DREW, GUARD, PLANS, Heist, team
from tests.toys.heist.view import HeistView, deal_anew, other_answer, resample
from tests.toys.tail import GAME as TAIL
from tests.toys.tail import TailGame


class Toy(HeistGame):
    """A toy to be broken, with one setting in its battery: that is quicker."""

    def __init__(self) -> None:
        super().__init__()
        self.meta.battery = self.meta.battery[:1]


def found(game: Game[Heist]) -> dict[str, str]:
    """What the battery finds, by the name of the check."""
    return {finding.check: finding.text() for finding in battery(game, effort=0.5)}


def test_the_toy_is_sound_as_long_as_nobody_breaks_it() -> None:
    assert found(Toy()) == {}


def test_uneven_games_are_checked_too() -> None:
    """One seat against chance, and several seats of one team that are asked at once."""
    assert [finding.text() for finding in battery(TAIL, effort=2.0)] == []
    game = TailGame()
    game.meta.battery = [{"seats": 1, "options": {"rounds": 2}, "plies": 1}]
    assert "1 seat rounds=2, seed" in battery(game, effort=0.5)[0].text()


# Broken games and states.


class LeakyView(Toy):
    def view(self, s: Heist, seat: int | None) -> HeistView:
        return super().view(s, 0)


class LeakyIds(Toy):
    def apply(self, s: Heist, seat: int, code: str) -> None:
        super().apply(s, seat, code)
        for decision in s.open:
            decision.ply += GUARD in s.hands[1]


class Truthful(Toy):
    def resample(self, s: Heist, seat: int | None, rng: Random) -> Heist:
        return s.clone()


class TheTruthItself(Toy):
    def resample(self, s: Heist, seat: int | None, rng: Random) -> Heist:
        return s


class HalfTruthful(Toy):
    """Deals hands anew, but keeps what opponents saw in the boxes."""

    def resample(self, s: Heist, seat: int | None, rng: Random) -> Heist:
        world = s.clone()
        mine = team(s, seat)
        for back in ("day", "night"):
            deal_anew(world, mine, back, rng)
        world.answers = tuple(
            [(who, code if mine >> who & 1 else other_answer(world, who, code, rng)) for who, code in s.answers]
        )
        ask_again(world)
        return world


class Stale(Toy):
    """Resamples, but leaves open what was asked in the true world."""

    def resample(self, s: Heist, seat: int | None, rng: Random) -> Heist:
        world = resample(s, seat, rng)
        world.open = s.open
        return world


class Meddling(Toy):
    """Resampling changes the true state."""

    def resample(self, s: Heist, seat: int | None, rng: Random) -> Heist:
        s.points[0] += 1
        return resample(s, seat, rng)


class Endless(Toy):
    def apply(self, s: Heist, seat: int, code: str) -> None:
        s.round = 1
        super().apply(s, seat, code)


class Crashing(Toy):
    def apply(self, s: Heist, seat: int, code: str) -> None:
        if s.ply == 40:
            raise KeyError("the rules did not think of this")
        super().apply(s, seat, code)


class NoWinners(Toy):
    def apply(self, s: Heist, seat: int, code: str) -> None:
        super().apply(s, seat, code)
        if s.ended is not None:
            s.ended.winners = (7,)


class Divided(Toy):
    """One of two partners wins without the other."""

    def apply(self, s: Heist, seat: int, code: str) -> None:
        super().apply(s, seat, code)
        if s.ended is not None:
            s.ended.winners = (2,)


class Lenient(Toy):
    def refuse(self, s: Heist, seat: int, code: str) -> Refusal | None:
        return None


class Rerolling(Toy):
    """An undo opens decisions under the ids they had before."""

    def reopen(self, s: Heist, ply: int) -> None:
        s.ply = ply


class Shallow(Heist):
    def clone(self) -> "Shallow":
        copied = Shallow()
        original = super().clone()
        self.clone_into(copied)
        for name in self.FIELDS:
            setattr(copied, name, getattr(original, name))
        copied.points = self.points
        return copied


class WithShallowClones(Toy):
    def new_state(self) -> Heist:
        return Shallow()


class Moody(Heist):
    """Something that matters is not among the FIELDS."""

    mood = 0

    def clone(self) -> "Moody":
        copied = Moody()
        original = super().clone()
        self.clone_into(copied)
        for name in self.FIELDS:
            setattr(copied, name, getattr(original, name))
        copied.mood = self.mood
        return copied


class Forgetful(Toy):
    def new_state(self) -> Heist:
        return Moody()

    def apply(self, s: Heist, seat: int, code: str) -> None:
        assert isinstance(s, Moody)
        s.mood += 1
        s.points[0] += s.mood % 5 == 0
        super().apply(s, seat, code)


@pytest.mark.parametrize(
    ("game", "check", "words"),
    [
        (LeakyView, "twin worlds", "the view of seat 2"),
        (LeakyIds, "twin worlds", "list of open decisions"),
        (Truthful, "resample differs from the truth", "always gives the truth"),
        (TheTruthItself, "twin worlds", "the true state itself"),
        (HalfTruthful, "resample forgets the truth", "two worlds that looked the same"),
        (Stale, "twin worlds", "what a resampled world asks"),
        (Meddling, "twin worlds", ""),
        (Endless, "plays to the end", "has not ended after 300 plies"),
        (Crashing, "plays to the end", "KeyError"),
        (NoWinners, "plays to the end", "[7]"),
        (Divided, "plays to the end", "[2] are not whole teams"),
        (Lenient, "refuses the rest", "accepted"),
        (Rerolling, "undo goes back", "used before"),
        (WithShallowClones, "clones are independent", "differs"),
        (Forgetful, "survives saving", "saved and loaded"),
    ],
)
def test_a_broken_game_is_found_out(game: Callable[[], Toy], check: str, words: str) -> None:
    findings = found(game())
    assert check in findings, findings
    assert words in findings[check]
    assert findings[check].startswith(f"heist: {check}: 4 seats rounds=3, seed 1, ply ")


# Broken steps.


def turn_unsorted(self: Turn, s: Heist) -> tuple[Decision, ...]:
    return (Decision(self.seat, "turn", "TOY-T1", ("wait", "grab:1", "grab:2")),)


def turn_twice(self: Turn, s: Heist) -> tuple[Decision, ...]:
    return (Decision(self.seat, "turn", "TOY-T1", ("wait", "wait")),)


def turn_of_another_game(self: Turn, s: Heist) -> tuple[Decision, ...]:
    return (Decision(self.seat, "turn", "OTL-T1", ("wait",)),)


def turn_in_two_words(self: Turn, s: Heist) -> tuple[Decision, ...]:
    return (Decision(self.seat, "turn", "TOY-T1", ("just wait",)),)


def turn_that_counts(self: Turn, s: Heist) -> tuple[Decision, ...]:
    s.points[0] += 1
    return (Decision(self.seat, "turn", "TOY-T1", ("wait",)),)


def window_when_it_helps(self: Window, s: Heist) -> tuple[Decision, ...]:
    codes = ("block", "pass")
    return (Decision(self.seat, "block", "TOY-B1", codes),) if GUARD in s.hands[self.seat] else ()


def window_passed_over(self: Window, s: Heist) -> tuple[Decision, ...]:
    codes = ("block", "pass") if GUARD in s.hands[self.seat] else ("pass",)
    return (Decision(self.seat, "block", "TOY-B1", codes, None, True),)


def look_weightless(self: LookInto, s: Heist) -> tuple[Decision, ...]:
    return (Decision(-1, "look", "TOY-T2", ("loot:gold", "loot:paper"), (1, 0)),)


def draw_aloud(self: FillUp, s: Heist, seat: int, code: str) -> None:
    card = DRAW.kind_of[code]
    s.pile.take(card)
    s.hands[self.seat] = tuple(sorted([*s.hands[self.seat], card]))
    s.tell(DREW, (self.seat, card), EVERYBODY)
    s.next(self)


def plan_in_the_open(self: Planning, s: Heist, seat: int) -> Decision:
    hidden = dict(s.answers)
    return Decision(seat, "plan", "TOY-P1", PLANS[: 2 if hidden.get(0) == "plan:door" else 3])


def default_of_nobody(self: Planning, s: Heist, seat: int) -> str:
    return "plan:cellar"


def box_with_a_secret(self: TakeBox, seat: int, box: int) -> None:
    self.seat = seat
    self.box = box
    self.lock = box * 7  # type: ignore[attr-defined]  # that is what is wrong with it


@pytest.mark.parametrize(
    ("step", "name", "broken", "check", "words"),
    [
        (Turn, "ask", turn_unsorted, "decisions are sound", "not sorted"),
        (Turn, "ask", turn_twice, "decisions are sound", "unique"),
        (Turn, "ask", turn_of_another_game, "decisions are sound", "OTL-T1"),
        (Turn, "ask", turn_in_two_words, "decisions are sound", "cannot stand in a record"),
        (Turn, "ask", turn_that_counts, "asking changes nothing", "after asking again"),
        (Window, "ask", window_when_it_helps, "twin worlds", ""),
        (Window, "ask", window_passed_over, "twin worlds", ""),
        (LookInto, "ask", look_weightless, "decisions are sound", "positive"),
        (FillUp, "answer", draw_aloud, "twin actions", "an event as"),
        (Planning, "question", plan_in_the_open, "twin actions", "list of open decisions"),
        (Planning, "default", default_of_nobody, "decisions are sound", "plan:cellar"),
        (TakeBox, "__init__", box_with_a_secret, "steps are plain", "lock"),
    ],
)
def test_a_broken_step_is_found_out(
    monkeypatch: pytest.MonkeyPatch, step: type, name: str, broken: object, check: str, words: str
) -> None:
    monkeypatch.setattr(step, name, broken)
    findings = found(Toy())
    assert check in findings, findings
    assert words in findings[check]


def test_a_step_that_is_not_in_the_package_is_found_out() -> None:
    game = Toy()
    game.package = "nowhere"
    assert "is not found in the game's package" in found(game)["steps are plain"]
    assert "do not know" in found(game)["survives saving"]


# Files, and how the battery is run.


class InFolder(Toy):
    """The toy with its files elsewhere."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.meta.folder = folder


PERFT = """
[[position]]
name = "the pile"
seats = 2
moves = "1. * draw:A"
counts = [3, {}]
"""


def test_perft_counts_are_compared(tmp_path: Path) -> None:
    (tmp_path / "perft.toml").write_text(PERFT.format(9), encoding="utf-8")
    assert found(InFolder(tmp_path)) == {}
    (tmp_path / "perft.toml").write_text(PERFT.format(8), encoding="utf-8")
    assert found(InFolder(tmp_path)) == {"perft counts": "heist: perft counts: the pile: 9 ways to play 2 codes, not 8"}


def test_golden_records_are_verified_and_those_of_other_games_left_alone(tmp_path: Path) -> None:
    text = record_of(play_on(new_match()), {}).text()
    (tmp_path / "other.rec").write_text(text.replace("heist", "other"), encoding="utf-8")
    (tmp_path / "good.rec").write_text(text, encoding="utf-8")
    assert battery(Toy(), tmp_path, effort=0.1) == []
    (tmp_path / "bad.rec").write_text(text.replace("plan:wait", "plan:sleep", 1), encoding="utf-8")
    findings = battery(Toy(), tmp_path, effort=0.1)
    assert [finding.check for finding in findings] == ["golden records"]
    assert "bad.rec: line" in findings[0].text()


def test_progress_is_told_from_the_first_check_to_the_last() -> None:
    heard: list[tuple[int, int, str]] = []
    battery(Toy(), progress=lambda done, total, text: heard.append((done, total, text)), effort=0.1)
    total = len(CHECKS) + 2
    assert [(done, total) for done in range(total + 1)] == [(done, of) for done, of, _ in heard]
    assert heard[0][2] == "4 seats rounds=3: plays to the end"


def test_a_finding_without_a_place_is_told_without_it() -> None:
    assert Finding("heist", "perft counts", "", "3 is not 4").text() == "heist: perft counts: 3 is not 4"
