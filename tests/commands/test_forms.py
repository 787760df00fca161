"""Forms at the terminal: a person who runs in Outrun against the clock, by typing."""

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from lamster.commands.session import Session
from lamster.games.outrun.components import CARD
from lamster.games.outrun.game import GAME
from lamster.games.outrun.rules.running import RunForm
from lamster.kernel.chance import Dice
from lamster.kernel.decision import CHANCE, TABLE, Decision
from lamster.kernel.match import Match
from lamster.kernel.record import record_of, verify
from lamster.screen import Screen
from lamster.text import languages
from tests.command_runner import CommandRunner
from tests.rules import rule

Connection = str | Callable[[Session], str]


class Person:
    """Somebody at the keyboard: each line takes some seconds, and may depend on what is asked."""

    def __init__(self, *lines: Connection, seconds: float = 4.0) -> None:
        self.lines = list(lines)
        self.seconds = seconds
        self.now = 1000.0
        self.session: Session | None = None

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        if not self.lines:
            return ""
        self.now += self.seconds
        line = self.lines.pop(0)
        assert self.session is not None
        return (line if isinstance(line, str) else line(self.session)) + "\n"


def asked(session: Session) -> Decision:
    """What the person is asked now."""
    return next(decision for decision in session.match.state.open if decision.seat == session.me)


def right_row(session: Session) -> str:
    form = asked(session).form
    assert isinstance(form, RunForm)
    return form.rows[0]


class Sitting(NamedTuple):
    session: Session
    out: str

    @property
    def codes(self) -> list[str]:
        """What was played, chance left out: `2 turn`."""
        names = {TABLE: "table"}
        log = [entry for entry in self.session.match.log if entry.seat != CHANCE]
        return [f"{names.get(entry.seat, entry.seat + 1)} {entry.code}" for entry in log]


class Sit:
    """Sits a person down at a game against bots, or alone."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.monkeypatch = monkeypatch
        self.folder = folder

    def __call__(self, person: Person, *bots: str, language: str = "en", **options: Any) -> Sitting:
        match = Match(GAME, len(bots) + 1, options, Dice(b"sit"))
        out = io.StringIO()
        session = Session(
            match, ["Ann", *bots], 0, language, {}, self.folder / "run.rec", Screen(out), lambda: person.now
        )
        person.session = session
        self.monkeypatch.setattr("sys.stdin", person)
        session.play()
        return Sitting(session, out.getvalue())


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Sit:
    monkeypatch.setenv("COLUMNS", "80")
    return Sit(monkeypatch, tmp_path)


def test_the_time_runs_from_the_path_card_to_enter(sit: Sit) -> None:
    sitting = sit(Person("any", "turn", right_row, "stop", seconds=4.25))
    row = sitting.codes[2].partition(":")[2].partition("@")[0]
    assert sitting.codes == ["1 pick:any", "1 turn", f"1 run:{row}@4250~4250.-.0", "1 stop"]
    assert "You were right, in 4.25 s." in sitting.out
    assert "par" in sitting.out


def test_who_did_not_turn_the_card_says_when_to_begin(sit: Sit) -> None:
    sitting = sit(Person("any", "", right_row), "bot:medium", "bot:medium", maps=1)
    before, ready, after = sitting.out.partition("Ready? The clock starts with Enter.")
    assert ready
    assert "Run!" not in before
    assert "Run! Lay your row." in after
    assert next(code for code in sitting.codes if code.startswith("1 run")).endswith("@4000~4000.-.0")


def test_answers_are_entered_by_their_times(sit: Sit) -> None:
    sitting = sit(Person("any", "", right_row), "bot:beginner", "bot:master", maps=1)
    runs = [code for code in sitting.codes if " run:" in code][:3]
    times = [int(code.partition("@")[2].partition("~")[0]) for code in runs]
    assert times == sorted(times)
    assert sorted(code[0] for code in runs) == ["1", "2", "3"]


def test_after_the_limit_it_is_too_late(sit: Sit) -> None:
    sitting = sit(Person("any", "turn", right_row, "stop", seconds=30.5), run_limit="30")
    assert sitting.codes == ["1 pick:any", "1 turn", "table timeout:1=limit", "1 late", "1 stop"]
    assert "You ran out of time." in sitting.out
    assert "no Finish; right was" in sitting.out


def test_in_the_last_moment_is_in_time(sit: Sit) -> None:
    assert "@30000~30000.-.0" in sit(Person("any", "turn", right_row, "stop", seconds=30.0), run_limit="30").codes[2]


def test_mistyped_rows_and_other_lines_cost_time_alone(sit: Sit) -> None:
    lines: list[Connection] = ["any", "turn", "xyz", "", "hint", "undo", "board", "why", "?", right_row, "stop"]
    sitting = sit(Person(*lines, seconds=2.0))
    assert sitting.codes[2].endswith("@16000~16000.-.0")
    assert "X cannot be laid, or not that often." in sitting.out
    assert "No hints while the clock runs." in sitting.out
    assert "Nothing is taken back in a race against the clock." in sitting.out
    assert sitting.out.count("Run! Lay your row.") == 2
    assert "OUT-R1 All at once" in sitting.out
    assert "Codes now:" not in sitting.out.partition("Run!")[2].partition("stop")[0]


def test_an_empty_row_must_be_meant(sit: Sit) -> None:
    assert sit(Person("any", "turn", "", "run:", "stop")).codes[2] == "1 run:@8000~8000.-.0"


def run_right(session: Session) -> str:
    """Lays a right row whenever there is a run, and takes the last option of anything else."""
    decision = asked(session)
    if decision.form is None:
        return decision.codes[-1]
    return right_row(session) if session.forms.begun == decision.id else ""


@rule("OUT-Q29")
@pytest.mark.parametrize(
    ("language", "no", "yes", "warning"),
    [("en", "n", "y", "This helps an opponent."), ("nl", "n", "j", "Daarmee help je een tegenstander.")],
)
def test_who_is_about_to_help_an_opponent_is_asked_once_more(
    sit: Sit, capsys: pytest.CaptureFixture[str], language: str, no: str, yes: str, warning: str
) -> None:
    given = "play:boost>2"

    def answer(session: Session) -> str:
        """Holds a Boost from the first run on, and gives it away: first by mistake, then on purpose."""
        state: Any = session.match.state
        if asked(session).kind == "run" and not state.hands[0]:
            state.deck.take(CARD.index["boost"])
            state.hands[0] = (CARD.index["boost"],)
        if given not in asked(session).codes:
            return run_right(session)
        person.lines = [no, given, yes]
        return given

    person = Person(*[answer] * 60)
    sitting = sit(person, "bot:medium", language=language, monster="bear", maps=1)
    assert capsys.readouterr().out.count(warning) == 2
    assert sitting.codes.count(f"1 {given}") == 1


@rule("OUT-E3")
@pytest.mark.parametrize(
    ("language", "out", "left"), [("en", "out of the museum", "to go"), ("nl", "het museum uit", "nog ")]
)
def test_at_the_end_everybody_is_ranked(sit: Sit, language: str, out: str, left: str) -> None:
    sitting = sit(Person(*[run_right] * 200), "bot:easy", "bot:easy", language=language, maps=1)
    state: Any = sitting.session.match.state
    ranked = [line for line in sitting.out.splitlines() if re.match(r"  \d\. ", line)]
    names = [sitting.session.words.player(seat) for seat in GAME.standings(state)]
    assert [line[5 : 5 + len(name)] for line, name in zip(ranked, names, strict=True)] == names
    assert ranked[0].endswith(out)
    assert all(left in line for line in ranked[1:])
    rooms = [state.rooms[seat] for seat in GAME.standings(state)]
    assert rooms == sorted(rooms, reverse=True)


@rule("OUT-I13")
def test_open_discards_are_listed_while_one_runs_or_decides(sit: Sit) -> None:
    def laid(session: Session) -> str:
        state: Any = session.match.state
        state.discard[CARD.index["boost"]] = 2
        return "discards"

    out = sit(Person("any", "discards", laid), "bot:medium", "bot:medium", monster="bear").out
    empty, _, full = out.partition("(empty)")
    assert "Discarded interference cards: 0" in empty
    assert "Discarded interference cards: 2\n  2 x Boost\n" in full


def test_where_no_pile_is_open_it_says_so(sit: Sit) -> None:
    assert "There is no discard pile that everybody may look at." in sit(Person("any", "discards", "stop")).out


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("monster", ["vampire", "bear", "zombie", "dragon"])
def test_a_whole_game_can_be_played_by_typing(sit: Sit, language: str, monster: str) -> None:
    sitting = sit(Person(*[run_right] * 400), "bot:easy", "bot:easy", language=language, monster=monster, maps=1)
    assert sitting.session.match.outcome is not None
    assert not [line for line in sitting.out.splitlines() if len(line) > 80 and "run.rec" not in line]
    assert verify(GAME, record_of(sitting.session.match, {})).endswith(f"result {winner(sitting)} OUT-E1")


def winner(sitting: Sitting) -> int:
    outcome = sitting.session.match.outcome
    assert outcome is not None
    return outcome.winners[0] + 1


@pytest.mark.parametrize(("language", "says"), [("en", "paths made."), ("nl", "paden gehaald.")])
def test_alone_one_practises(run: CommandRunner, language: str, says: str, tmp_path: Path) -> None:
    arguments = ("play", "outrun", "--seats", "1", "--seed", "1", "--language", language)
    path = tmp_path / "alone.rec"
    typed = "any\nadd:back-away\n" + "turn\nrun:\n" * 2
    code, out, err = run(*arguments, "--option", "practice_cards=2", "--record", str(path), typed=typed)
    assert (code, err) == (0, "")
    assert f"0 {'of' if language == 'en' else 'van'} 2 {says}" in out
    assert run("verify", str(path)).code == 0


def test_a_run_that_was_left_begins_anew_when_the_game_is_resumed(run: CommandRunner, tmp_path: Path) -> None:
    path = str(tmp_path / "left.rec")
    run("play", "outrun", "--seed", "4", "--record", path, typed="any\n1\n\n")
    code, out, _ = run("play", "--resume", path, typed="1\n\nrun:\n")
    assert code == 0
    assert "Run! Lay your row." in out
    assert "You were wrong" in out
