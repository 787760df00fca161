"""`lamster report`: the files it writes, what it says about an earlier run, and its errors."""

from pathlib import Path

import pytest

from lamster.lab.report.checkpoint import Checkpoint
from lamster.lab.report.run import run as play
from tests.command_runner import CommandRunner
from tests.lab.report.small_report import SPEC, report_files

COMMAND = (
    *("report", "on-the-lam", "--bots", "thumb,random", "--games", "16", "--seed", "run"),
    *("--option", "round_limit=4", "--sweep", "skill_die=d6,d10"),
)


def test_the_command_writes_page_charts_and_figures(run: CommandRunner, tmp_path: Path) -> None:
    out = tmp_path / "lam.html"
    code, told, err = run(*COMMAND, "--out", str(out))
    assert (code, err) == (0, "")
    assert "The fairest setting is" in told
    assert f"Report: {out}" in told
    sums = play(SPEC, Checkpoint(tmp_path / "batches.txt", SPEC))
    expected = report_files(tmp_path / "other" / "lam.html", sums)
    assert {name: (tmp_path / name).read_bytes() for name in expected} == expected
    again = run(*COMMAND, "--out", str(out), "--language", "nl")
    assert "Er waren al 32 spellen gespeeld" in again.out
    assert "Balansrapport" in out.read_text(encoding="utf-8")


def test_the_command_says_what_became_of_an_earlier_run(run: CommandRunner, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "lam.html"))
    short = (*COMMAND[:4], "--games", "2", "--option", "round_limit=2", *out)
    assert "different command" not in run(*short).out
    assert "different command" in run(*short, "--seed", "x").out
    with (tmp_path / "lam" / "batches.txt").open("a", encoding="utf-8") as file:
        file.write("nonsense\n")
    told = run(*short, "--seed", "x").out
    assert "could not be read and is played again" in told
    assert "2 games were played before" in told
    assert "played before" not in run(*short, "--seed", "x", "--again").out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--games", "0"), "--games must be 1 or more, not 0"),
        (("--jobs", "0"), "--jobs must be 1 or more, not 0"),
        (("--out", "page.pdf"), "--out must be a page such as report.html, not 'page.pdf'"),
        (("--sweep", "loot=2..8"), "on-the-lam has no option 'loot'"),
        (("--sweep", "round_limit=8..2"), "from a number to a larger one"),
        (("--option", "skill_die=d7"), "it is one of d10, d6, d8, d12, 2d6"),
        (("--bots", "thumb"), "on-the-lam is for 2, 3 or 4 seats, not 1"),
        (("--on", "moon"), "moon"),
    ],
)
def test_wrong_usage_is_refused_and_nothing_is_written(
    run: CommandRunner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, str], says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run("report", "on-the-lam", *arguments)
    assert (code, out) == (2, "")
    assert says in err
    assert list(tmp_path.iterdir()) == []


def test_games_that_fail_are_told(run: CommandRunner, tmp_path: Path) -> None:
    endless = ("--option", "skill_die=d6", "--option", "search_marks=strict")
    out = tmp_path / "endless.html"
    code, told, _ = run("report", "on-the-lam", "--bots", "random,random", "--games", "1", *endless, "--out", str(out))
    assert code == 1
    assert "1 game could not be played to its end" in told
    assert "round_limit" in out.read_text(encoding="utf-8")
