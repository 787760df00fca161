"""What the engine benchmark prints."""

import json

import pytest

from bench.engine import run
from bench.engine.targets import REFERENCE_PEER, Speeds
from tests.bench.engine.speeds import FAST, LAM, SLOW, make_speeds


def replace_measurement(monkeypatch: pytest.MonkeyPatch, speeds: Speeds) -> None:
    monkeypatch.setattr(run, "measure_all", lambda seconds: speeds)


def test_peers_are_compared_and_missed_targets_marked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    replace_measurement(monkeypatch, make_speeds(SLOW, {**FAST, "decisions": 200_000.0}, 10_000.0))
    assert run.main([]) == 1
    rows = capsys.readouterr().out.splitlines()
    assert rows[-1] == "6 of 7 targets met"
    assert [row.split()[-3:] for row in rows if row.startswith("FAIL")] == [["200,000", ">=", "250,000"]]
    assert [row.split()[3:] for row in rows if row.startswith(REFERENCE_PEER)] == [
        ["10,000", "6.0x", "6.0x", "20.0x", "20.0x"]
    ]


def test_a_short_run_is_not_judged(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    replace_measurement(monkeypatch, make_speeds(SLOW, SLOW, 10_000.0))
    assert run.main(["--seconds", "1"]) == 0
    assert "not judged: less than 3 s" in capsys.readouterr().out


def test_json_has_all_figures_and_targets(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    replace_measurement(monkeypatch, make_speeds(SLOW, FAST, 10_000.0))
    assert run.main(["--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["plain"][LAM] == SLOW
    assert found["peers"] == {REFERENCE_PEER: 10_000.0}
    assert [target["met"] for target in found["targets"]] == [True] * 7
