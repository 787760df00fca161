"""`lamster replay` and `lamster verify`."""

import re
from pathlib import Path

from lamster.games import load
from lamster.kernel.chance import Dice
from lamster.kernel.match import Match
from lamster.kernel.record import record_of
from tests.command_runner import CommandRunner


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
