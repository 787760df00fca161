"""`lamster play`: whole games from typed lines, commands during play, saving and resuming."""

import io
import re
from pathlib import Path

import pytest

from lamster import cli
from lamster.folders import data_folder
from lamster.games import load
from lamster.kernel.chance import Dice
from lamster.kernel.match import Match
from lamster.kernel.record import read_record, record_of
from lamster.text import languages
from tests.command_runner import CommandResult, CommandRunner
from tests.commands import QUICK


def typed_game(run: CommandRunner, *arguments: str, typed: str) -> CommandResult:
    return run("play", "on-the-lam", "--bots", "thumb", "--seed", "7", "--name", "Ann", *arguments, typed=typed)


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_is_played_from_what_is_typed(run: CommandRunner, language: str, tmp_path: Path) -> None:
    path = tmp_path / "whole.rec"
    code, out, err = typed_game(run, "--record", str(path), "--language", language, *QUICK, typed="1\n" * 300)
    assert (code, err) == (0, "")
    assert all(len(line) <= 80 for line in out.splitlines() if str(path) not in line)
    assert "\x1b" not in out
    won = {"en": "Thumb 2 won, in round 3.", "nl": "Thumb 2 wint, in ronde 3."}
    assert won[language] in out
    assert "OTL-V9" in out
    assert str(path) in out
    assert run("verify", str(path)).code == 0


def test_the_same_seed_and_answers_give_the_same_game(run: CommandRunner, tmp_path: Path) -> None:
    paths = [tmp_path / "one.rec", tmp_path / "two.rec"]
    for path in paths:
        typed_game(run, "--record", str(path), *QUICK, typed="2\n" + "1\n" * 300)
    assert paths[0].read_text() == paths[1].read_text()


def test_a_game_without_a_seed_proves_its_dice(run: CommandRunner, tmp_path: Path) -> None:
    path = tmp_path / "secret.rec"
    code, out, _ = run("play", "on-the-lam", "--bots", "thumb", "--record", str(path), *QUICK, typed="1\n" * 300)
    assert code == 0
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.headers["Commit-table"][:16] in out, "the promise is shown before the game"
    assert "the seed is mixed from the 1 secrets committed to" in run("verify", str(path)).out


def test_who_sits_where(run: CommandRunner, tmp_path: Path) -> None:
    path = tmp_path / "seats.rec"
    arguments = ("--seats", "4", "--seat", "2", "--bots", "thumb,random", "--name", "Ann", "--seed", "1")
    code, out, _ = run("play", "on-the-lam", *arguments, "--record", str(path), typed="1\n" * 3)
    assert code == 0
    headers = read_record(path.read_text(encoding="utf-8")).headers
    assert [headers[f"Seat-{seat}"] for seat in range(1, 5)] == ["bot:thumb", "Ann", "bot:random", "bot:random"]
    assert "Thumb 1 took the part of" in out


def test_options_show_numbers_labels_notes_and_rules(run: CommandRunner) -> None:
    out = typed_game(run, typed="1\n").out
    assert "Where do you step?" in out
    assert re.search(r"^  1 Move to City Bank        A2  ● 6, 50 % +OTL-T2$", out, re.MULTILINE)


def test_answers_by_code_and_by_the_beginning_of_one(run: CommandRunner) -> None:
    assert "You took the part of The Dame" in typed_game(run, typed="pick:dame\n").out
    assert "You took the part of The Dame" in typed_game(run, typed="dam\n").out
    assert "You moved to City Bank." in typed_game(run, typed="pick:b\na2\n").out


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("9", "There is no option 9: type a number from 1 to 4"),
        ("jump", "“jump” is not among the options"),
        ("go:A1", "go:A1 is not possible now, by this rule:"),
        ("?", "hint           what a rule of thumb would do"),
        ("? 1", "OTL-A2 Choosing characters: In seat order"),
        ("why", "OTL-A2 Choosing characters"),
        ("why pick:ghost", "pick:ghost is not possible now, by this rule:"),
        ("hint", "Hint: option"),
        ("rules", "OTL-A2 Choosing characters"),
        ("rules W3", "OTL-W3"),
        ("rules taxi station", "OTL-C1"),
        ("rules xyzzy", "No rule contains all of this: xyzzy"),
        ("undo", "There is nothing to take back"),
        ("save", "save needs a file"),
        ("save /no/such/folder/x.rec", "The record could not be saved as /no/such/folder/x.rec"),
        ("", "Which suspect are you?"),
    ],
)
def test_what_else_may_be_typed(run: CommandRunner, typed: str, says: str) -> None:
    code, out, _ = typed_game(run, typed=f"{typed}\n")
    assert code == 0
    assert " ".join(says.split()) in " ".join(out.split())


def test_board_and_log_show_again_what_was_there(run: CommandRunner) -> None:
    out = typed_game(run, typed="1\nlog\nboard\n").out
    assert out.count("You took the part of The Boxer") == 2
    assert out.count("Round 1 · Turn: Ann") == 2


def test_undo_takes_back_until_something_was_drawn(run: CommandRunner, tmp_path: Path) -> None:
    path = tmp_path / "undo.rec"
    moves = "pick:boxer\ngo:A2\nundo\ngo:B3\nundo\nundo\ngo:A2\ndraw\nundo\n"
    out = typed_game(run, "--record", str(path), typed=moves).out
    assert out.count("Taken back.") == 2
    assert out.count("There is nothing to take back") == 2, "setting up drew cards, and so did `draw`"
    record = read_record(path.read_text(encoding="utf-8"))
    assert [line.code.partition(":")[0] for line in record.lines if line.seat == "table"] == ["undo", "undo"]
    assert "verified" in run("verify", str(path)).out


@pytest.mark.parametrize(("language", "no", "yes"), [("en", "n", "y"), ("nl", "nee", "ja")])
def test_quit_asks_and_saves(run: CommandRunner, language: str, no: str, yes: str, tmp_path: Path) -> None:
    path = tmp_path / "quit.rec"
    code, out, _ = typed_game(
        run, "--record", str(path), "--language", language, typed=f"1\nquit\n{no}\nquit\n{yes}\n1\n"
    )
    assert code == 0
    assert f"lamster play --resume {path}" in " ".join(out.split())
    assert read_record(path.read_text(encoding="utf-8")).headers["Result"] == "*"


def test_the_end_of_the_input_leaves_with_the_record_saved(run: CommandRunner, tmp_path: Path) -> None:
    code, out, err = typed_game(run, typed="1\n1\n")
    assert (code, err) == (0, "")
    (path,) = (tmp_path / "data" / "lamster" / "records").glob("on-the-lam-*.rec")
    assert path.name in out
    assert "verified" in run("verify", str(path)).out


def test_a_game_that_was_left_goes_on(run: CommandRunner, tmp_path: Path) -> None:
    path = tmp_path / "resumed.rec"
    typed_game(run, "--record", str(path), *QUICK, typed="1\n" * 6)
    begun = path.read_text(encoding="utf-8")
    code, out, _ = run("play", "--resume", str(path), typed="1\n" * 300)
    assert code == 0
    assert "won, in round 3." in out
    assert len(path.read_text(encoding="utf-8")) > len(begun)
    assert "verified" in run("verify", str(path)).out


def test_resuming_needs_a_whole_record(run: CommandRunner, record: Path, tmp_path: Path) -> None:
    assert f"the game in {record} is over" in run("play", "--resume", str(record)).err
    nameless = tmp_path / "nameless.rec"
    match = Match(load("on-the-lam"), 2, {}, Dice(b"x"))
    nameless.write_text(record_of(match, {}).text(), encoding="utf-8")
    assert "does not say who plays" in run("play", "--resume", str(nameless)).err
    copy = tmp_path / "copy.rec"
    copy.write_text(record_of(match, {}, 0, hide=True).text(), encoding="utf-8")
    assert "has no seed" in run("play", "--resume", str(copy)).err


class Impatient(io.StringIO):
    """Types one answer, then interrupts."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if self.tell():
            raise KeyboardInterrupt
        return super().readline(-1 if size is None else size)


def test_an_interrupt_saves_the_record_and_is_exit_code_130(
    run: CommandRunner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "interrupted.rec"
    monkeypatch.setattr("sys.stdin", Impatient("1\n"))
    assert cli.main(["play", "on-the-lam", "--bots", "thumb", "--record", str(path)]) == 130
    assert read_record(path.read_text(encoding="utf-8")).headers["Result"] == "*"


def test_records_go_among_the_readers_own_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "lamster"
    monkeypatch.setattr("sys.stdin", Impatient("1\n"))
    assert cli.main(["play", "on-the-lam", "--bots", "thumb"]) == 130
    assert list((tmp_path / "lamster" / "records").glob("on-the-lam-*.rec"))
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder().name == "lamster"
