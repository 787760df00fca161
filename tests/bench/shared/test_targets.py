"""How targets of benchmarks are judged and printed."""

import pytest

from bench.shared.targets import Target, print_targets

MET = Target("moves per CPU second", 1.5, ">=", 1.5, "x")
MISSED = Target("p99", 25.0, "<", 25.0, " ms")
UNMEASURED = Target("memory", None, "<=", 2.0, " %")


@pytest.mark.parametrize(
    ("value", "comparison", "met"),
    [
        *[(1.9, ">=", False), (2.0, ">=", True), (2.1, ">=", True)],
        *[(1.9, "<=", True), (2.0, "<=", True), (2.1, "<=", False)],
        *[(1.9, "<", True), (2.0, "<", False), (2.1, "<", False)],
    ],
)
def test_a_value_is_compared_with_the_limit(value: float, comparison: str, met: bool) -> None:
    assert Target("", value, comparison, 2.0).met is met  # type: ignore[arg-type]


def test_a_value_that_was_not_measured_is_neither_met_nor_missed() -> None:
    assert UNMEASURED.met is None


def test_targets_are_printed_beside_the_values_with_their_marks(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_targets([MET, MISSED, UNMEASURED]) == 1
    heading, *rows, summary = capsys.readouterr().out.strip("\n").splitlines()
    assert heading.split() == ["targets", "measured", "target"]
    assert [row.split() for row in rows] == [
        ["pass", "moves", "per", "CPU", "second", "1.50x", ">=", "1.50x"],
        ["FAIL", "p99", "25.00", "ms", "<", "25.00", "ms"],
        ["-", "memory", "-", "<=", "2.00", "%"],
    ]
    assert summary == "1 of 3 targets met, 1 not measured"


def test_the_exit_code_is_zero_unless_a_target_is_missed(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_targets([MET, UNMEASURED]) == 0
    assert print_targets([MISSED]) == 1
    assert "0 of 1 targets met" in capsys.readouterr().out


def test_a_short_run_is_printed_and_not_judged(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_targets([MET, MISSED], "less than 600 s") == 0
    told = capsys.readouterr().out
    assert "pass" not in told
    assert "FAIL" not in told
    assert "25.00 ms" in told
    assert "targets are not judged: less than 600 s" in told
