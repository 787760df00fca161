"""`lamster check`: the conformance battery from the command line."""

import re
from pathlib import Path

from tests.command_runner import CommandRunner


def test_check_says_one_line_a_check(run: CommandRunner) -> None:
    code, out, err = run("check", "on-the-lam", "--effort", "0.1")
    assert (code, err) == (0, "")
    checks = out.partition("on-the-lam: options marked as final")[0]
    assert all(re.fullmatch(r"on-the-lam: [a-z ]+: ok", line) for line in checks.splitlines())
    assert "on-the-lam: twin worlds: ok" in out


def test_check_says_how_many_options_are_final_without_need(run: CommandRunner) -> None:
    _, out, _ = run("check", "on-the-lam", "--effort", "0.1")
    assert re.search(r"on-the-lam: options marked as final: \d+ of \d+, without need \d+ \(\d+ %\)", out)


def test_check_fails_on_a_bad_golden_record(run: CommandRunner, record: Path, tmp_path: Path) -> None:
    folder = tmp_path / "golden"
    folder.mkdir()
    (folder / "bad.rec").write_text(record.read_text(encoding="utf-8").replace("go:", "go:Z"), encoding="utf-8")
    code, out, _ = run("check", "on-the-lam", "--effort", "0.1", "--records", str(folder))
    assert code == 1
    assert "on-the-lam: golden records: FAILED" in out
