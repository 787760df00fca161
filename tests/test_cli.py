"""The command line: every command, its help, its errors and exit codes, and whole games typed in."""

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from lamster import __version__, cli
from lamster.commands import progress
from lamster.folders import data_folder
from lamster.games import load
from lamster.kernel.chance import Dice
from lamster.kernel.match import Match
from lamster.kernel.record import read_record, record_of
from lamster.lab.play import record_game
from lamster.text import languages
from tests.command_runner import CommandResult, CommandRunner

COMMANDS = ("games", "serve", "play", "simulate", "tournament", "report", "replay", "verify", "check", "rules")
QUICK = ("--option", "round_limit=3")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.rec"
    _, record = record_game(load("on-the-lam"), ["thumb", "thumb"], b"record", {"round_limit": 4})
    text = record.text()
    path.write_text(text, encoding="utf-8")
    return path


# Help, version, wrong usage.


@pytest.mark.parametrize("language", languages())
def test_help_of_every_command_has_examples_and_fits(run: CommandRunner, language: str) -> None:
    for command in ((), *[(name,) for name in COMMANDS]):
        code, out, err = run(*command, "--help", "--language", language)
        assert (code, err) == (0, "")
        assert ("examples:" if language == "en" else "voorbeelden:") in out
        assert "  lamster " in out
        assert "%(" not in out
        assert all(len(line) <= 120 for line in out.splitlines())


@pytest.mark.parametrize("language", languages())
def test_examples_in_the_help_name_real_commands_and_arguments(run: CommandRunner, language: str) -> None:
    for command in COMMANDS:
        _, out, _ = run(command, "--help", "--language", language)
        examples = re.findall(r"^  lamster (\w+) ?(.*)$", out, re.MULTILINE)
        assert examples
        for name, rest in examples:
            assert name == command
            assert all(flag in out for flag in re.findall(r"--[a-z]+", rest))


def test_version(run: CommandRunner) -> None:
    assert run("--version") == (0, f"lamster {__version__}\n", "")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "required: COMMAND"),
        (("dance",), "invalid choice: 'dance'"),
        (("games", "--language", "fr"), "invalid choice: 'fr' (choose from"),
        (("serve", "--port", "99999"), "--port must be from 0 to 65535, not 99999"),
        (("serve", "--bot-pause", "-1"), "--bot-pause must be 0 or more seconds, not -1.0"),
        (("serve", "--bot-pause", "nan"), "--bot-pause must be 0 or more seconds, not nan"),
        (("serve", "--bot-workers", "0"), "--bot-workers must be 1 or more, not 0"),
        (("serve", "--origin", "games.example.org"), "--origin takes an address such as https://games.example.org"),
        (("play", "chess"), "there is no game 'chess': there is "),
        (("rules", "chess"), "there is no game 'chess': there is "),
        (("check", "chess"), "there is no game 'chess': there is "),
        (("play", "on-the-lam", "--seats", "7"), "on-the-lam is for 2, 3 or 4 seats, not 7"),
        (("play", "on-the-lam", "--seat", "3"), "--seat must be from 1 to 2, not 3"),
        (("play", "on-the-lam", "--seat", "0"), "--seat must be 1 or more, not 0"),
        (("play", "on-the-lam", "--seats", "two"), "invalid int value: 'two'"),
        (
            ("play", "on-the-lam", "--seats", "2", "--bots", "thumb,thumb"),
            "need 3 seats, but --seats is 2",
        ),
        (("play", "on-the-lam", "--bots", "genius"), "there is no bot 'genius'"),
        (("play", "on-the-lam", "--bots", ","), "--bots takes names with commas between them"),
        (("play", "on-the-lam", "--option", "speed"), "--option takes NAME=VALUE"),
        (("play", "on-the-lam", "--option", "speed=9"), "on-the-lam has no option 'speed': it has absent_characters"),
        (("play", "on-the-lam", "--option", "skill_die=d7"), "it is one of d10, d6, d8, d12, 2d6"),
        (("play", "--resume", "nowhere.rec"), "nowhere.rec: No such file"),
        (("simulate", "on-the-lam", "--games", "0"), "--games must be 1 or more, not 0"),
        (("simulate", "on-the-lam", "--jobs", "0"), "--jobs must be 1 or more, not 0"),
        (("simulate", "on-the-lam", "--bots", "thumb"), "on-the-lam is for 2, 3 or 4 seats, not 1"),
        (("simulate", "on-the-lam", "--bots", "thumb,genius"), "there is no bot 'genius'"),
        (("tournament", "on-the-lam", "--bots", "thumb"), "at least two different bots"),
        (("replay", "nowhere.rec"), "nowhere.rec: No such file"),
        (("verify",), "required: FILE"),
        (("check", "--effort", "0"), "--effort must be more than 0"),
        (("check", "--records", "nowhere"), "nowhere is none"),
    ],
)
def test_wrong_usage_is_one_clear_line_and_exit_code_2(
    run: CommandRunner, arguments: tuple[str, ...], says: str
) -> None:
    code, out, err = run(*arguments)
    assert code == 2
    assert out == ""
    assert err.startswith("lamster: ")
    assert err.count("\n") == 1
    assert says in err


# Listing.


@pytest.mark.parametrize("language", languages())
def test_games_tells_what_there_is(run: CommandRunner, language: str) -> None:
    code, out, _ = run("games", "--language", language)
    assert code == 0
    for text in ("On the Lam!", "on-the-lam", "Holly D'Zmura", "round_limit", "d10 ("):
        assert text in out
    assert ("unofficial" if language == "en" else "niet-officiële") in out
    assert all(len(line) <= 80 for line in out.splitlines())


def test_games_as_json(run: CommandRunner) -> None:
    _, out, _ = run("games", "--json")
    game = next(game for game in json.loads(out) if game["name"] == "on-the-lam")
    assert set(game) == {
        "name", "title", "rules", "seats", "minutes", "designers", "publisher", "rulebook", "unofficial", "options",
    }  # fmt: skip
    assert game["unofficial"] is True
    assert game["seats"] == [2, 3, 4]
    assert game["options"]["skill_die"]["values"][0] == game["options"]["skill_die"]["default"] == "d10"
    assert game["options"]["round_limit"]["range"] == [0, 1000]


def test_rules_by_id_section_and_words(run: CommandRunner) -> None:
    assert run("rules", "on-the-lam", "t3").out == run("rules", "on-the-lam", "OTL-T3").out
    assert run("rules", "on-the-lam", "OTL-T3").out.startswith("OTL-T3  Police Station closed\n")
    assert run("rules", "on-the-lam", "OTL-T3", "--language", "nl").out.startswith("OTL-T3  ")
    assert run("rules", "on-the-lam", "G").out.startswith("Meetings\nOTL-G1  ")
    section = re.findall(r"^OTL-\w+", run("rules", "on-the-lam", "G").out, re.MULTILINE)
    assert section == ["OTL-G1", "OTL-G2", "OTL-G3", "OTL-G4"]
    found = run("rules", "on-the-lam", "Mob", "discard").out
    assert "OTL-EX6" in found
    everything = run("rules", "on-the-lam").out
    assert len(re.findall(r"^OTL-", everything, re.MULTILINE)) > 140
    assert run("rules", "on-the-lam", "xyzzy") == (1, "No rule contains all of this: xyzzy\n", "")


# Playing.


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


# The lab.


def test_simulate_as_a_table(run: CommandRunner) -> None:
    for language in languages():
        code, out, err = run("simulate", "on-the-lam", "--games", "3", *QUICK, "--language", language)
        assert (code, err) == (0, "")
        assert all(len(line) <= 80 for line in out.splitlines())
        assert "thumb" in out
        assert "OTL-V9" in out


def test_simulate_as_json(run: CommandRunner) -> None:
    code, out, err = run("simulate", "on-the-lam", "--games", "4", "--seed", "x", *QUICK, "--json")
    assert (code, err) == (0, "")
    result = json.loads(out)
    wanted = {"game", "games", "decisions", "seconds", "decisions_per_second", "wins", "lengths", "errors"}
    assert wanted <= set(result)
    assert (result["game"], result["games"], result["errors"]) == ("on-the-lam", 4, [])
    assert all(len(row["interval"]) == 2 for rows in result["wins"].values() for row in rows)
    again = json.loads(run("simulate", "on-the-lam", "--games", "4", "--seed", "x", *QUICK, "--json").out)
    assert (again["wins"], again["lengths"]) == (result["wins"], result["lengths"])


def test_simulate_keeps_records_that_verify(run: CommandRunner, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    assert run("simulate", "on-the-lam", "--games", "2", *QUICK, "--records", str(folder)).code == 0
    files = sorted(map(str, folder.glob("*.rec")))
    assert len(files) == 2
    code, out, _ = run("verify", *files)
    assert code == 0
    assert out.count(": verified: ") == 2


def test_tournament_prints_the_table(run: CommandRunner) -> None:
    code, out, err = run("tournament", "on-the-lam", "--bots", "random,thumb", "--games", "2", *QUICK)
    assert (code, err) == (0, "")
    assert "Elo" in out
    assert "random against thumb:" in out
    result = json.loads(run("tournament", "on-the-lam", "--bots", "random,thumb", "--games", "2", *QUICK, "--json").out)
    assert {row["bot"] for row in result["bots"]} == {"random", "thumb"}


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    for err, shown in ((Tty(), True), (io.StringIO(), False)):
        monkeypatch.setattr("sys.stderr", err)
        bar = progress.Bar()
        bar.show(5, 10, "games")
        bar.clear()
        assert ("50 %  games" in err.getvalue()) == shown


# Records.


def test_replay_tells_the_game_all_seeing_or_as_a_seat_saw_it(run: CommandRunner, record: Path) -> None:
    code, out, err = run("replay", str(record))
    assert (code, err) == (0, "")
    assert "Thumb 1 took the part of" in out
    assert "an alibi card" not in out
    assert re.search(r"^Winner: .*, in round 4 \(rule OTL-V9\)\.$", out, re.MULTILINE)
    seen = run("replay", str(record), "--seat", "1").out
    assert "Thumb 2 drew an alibi card." in seen
    assert "Thumb 1 drew an alibi card." not in seen
    assert "trekt een alibikaart" in run("replay", str(record), "--seat", "2", "--language", "nl").out


def test_replay_of_a_part(run: CommandRunner, record: Path) -> None:
    _, out, _ = run("replay", str(record), "--from", "5", "--to", "9")
    plies = [int(ply) for ply in re.findall(r"^ *(\d+)  ", out, re.MULTILINE)]
    assert plies == [5, 6, 7, 8, 9]
    assert out.endswith("The game is not over yet.\n")


def test_replay_draws_the_board_after_each_round(run: CommandRunner, record: Path) -> None:
    assert run("replay", str(record), "--board").out.count("│ A1 ◆5") == 5
    assert "Your hand" in run("replay", str(record), "--board", "--seat", "1").out


def test_replay_waits_for_enter(run: CommandRunner, record: Path) -> None:
    out = run("replay", str(record), "--step", typed="\n\nq\n").out
    assert out.count("Enter continues, q stops") == 3
    assert run("replay", str(record), "--step", typed="").code == 0


def test_replay_tells_what_is_wrong_with_a_record(run: CommandRunner, record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    broken = tmp_path / "broken.rec"
    broken.write_text(text.replace("\n1. ", "\n1. 1 go:C2\n1. ", 1), encoding="utf-8")
    code, _, err = run("replay", str(broken))
    assert code == 1
    assert re.search(r"broken\.rec: line \d+: ", err)
    broken.write_text(text + "what is this\n", encoding="utf-8")
    assert "is neither a header" in run("replay", str(broken)).err
    assert run("replay", str(record), "--seat", "5").err.endswith("--seat must be from 1 to 2, not 5\n")


def test_a_seats_copy_cannot_be_replayed_or_verified(run: CommandRunner, tmp_path: Path) -> None:
    match = Match(load("on-the-lam"), 2, {}, Dice(b"x"))
    match.act(0, "pick:boxer")
    path = tmp_path / "copy.rec"
    path.write_text(record_of(match, {}, 1, hide=True).text(), encoding="utf-8")
    code, _, err = run("replay", str(path))
    assert code == 1
    assert "this is the copy of 2, made during play" in err
    assert run("verify", str(path)).code == 1


def test_verify_names_the_first_bad_line(run: CommandRunner, record: Path, tmp_path: Path) -> None:
    code, out, _ = run("verify", str(record))
    assert (code, out.count("\n")) == (0, 1)
    assert "draws follow from the seed" in out
    text = record.read_text(encoding="utf-8")
    broken = tmp_path / "broken.rec"
    broken.write_text(re.sub(r"alibi:\w+", "alibi:dame_glove", text), encoding="utf-8")
    code, out, _ = run("verify", str(record), str(broken), str(tmp_path / "absent.rec"))
    assert code == 1
    lines = out.splitlines()
    assert ": verified: " in lines[0]
    assert re.search(r"broken\.rec: FAILED: line \d+: ", lines[1])
    assert "absent.rec: FAILED: " in lines[2]
    assert "FOUT" in run("verify", str(broken), "--language", "nl").out


# The battery.


def test_check_says_one_line_a_check(run: CommandRunner) -> None:
    code, out, err = run("check", "on-the-lam", "--effort", "0.1")
    assert (code, err) == (0, "")
    assert all(re.fullmatch(r"on-the-lam: [a-z ]+: ok", line) for line in out.splitlines())
    assert "on-the-lam: twin worlds: ok" in out


def test_check_fails_on_a_bad_golden_record(run: CommandRunner, record: Path, tmp_path: Path) -> None:
    folder = tmp_path / "golden"
    folder.mkdir()
    (folder / "bad.rec").write_text(record.read_text(encoding="utf-8").replace("go:", "go:Z"), encoding="utf-8")
    code, out, _ = run("check", "on-the-lam", "--effort", "0.1", "--records", str(folder))
    assert code == 1
    assert "on-the-lam: golden records: FAILED" in out


# As its own process.


def own_process(*arguments: str, **environ: str) -> subprocess.CompletedProcess[bytes]:
    env = {"PATH": os.environ["PATH"], "COLUMNS": "80", **environ}
    command = [sys.executable, "-m", "lamster", *arguments]
    return subprocess.run(command, capture_output=True, env=env, check=False, input=b"1\n1\n")


def test_a_terminal_that_knows_only_ascii(tmp_path: Path) -> None:
    ran = own_process(
        *("play", "on-the-lam", "--bots", "thumb", "--seed", "1"),
        PYTHONIOENCODING="ascii",
        LANG="nl_NL",
        XDG_DATA_HOME=str(tmp_path),
    )
    assert ran.returncode == 0, ran.stderr
    text = ran.stdout.decode("ascii")
    assert "| A1 #5" in text
    assert "Privedetective" in text
    assert own_process("--help", PYTHONIOENCODING="ascii").returncode == 0


def test_the_language_of_the_environment() -> None:
    assert b"spelers" in own_process("games", LAMSTER_LANGUAGE="nl").stdout
    assert b"players" in own_process("games", LANG="nl_NL.UTF-8", LAMSTER_LANGUAGE="en").stdout
    assert own_process("play", "chess").returncode == 2


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe closed early is told differently there")
def test_a_reader_who_has_enough_is_no_error() -> None:
    command = f"{sys.executable} -m lamster rules on-the-lam | head -1"
    ran = subprocess.run(command, shell=True, capture_output=True, check=False, text=True)
    assert ran.stdout == "Setup\n"
    assert ran.stderr == ""
