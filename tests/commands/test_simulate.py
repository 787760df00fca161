"""`lamster simulate`: its table, its JSON and the records it writes."""

import json
from pathlib import Path

from lamster.text import languages
from tests.command_runner import CommandRunner
from tests.commands import QUICK


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
