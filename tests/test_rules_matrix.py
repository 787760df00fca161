"""The ledgers, the tests and the code agree about the rules."""

import pytest

from tests.rules_matrix import Ledger, Rule, cited, gaps, gaps_of, ledgers, main, tagged_tests

LEDGERS = ledgers()
LAM = next(ledger for ledger in LEDGERS if ledger.game == "on-the-lam")


@pytest.mark.parametrize("ledger", LEDGERS, ids=[ledger.game for ledger in LEDGERS])
def test_every_rule_has_a_test_and_code_or_says_why_not(ledger: Ledger) -> None:
    assert ledger.rules
    assert gaps(ledger) == []


def test_the_matrix_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main() == 0
    printed = capsys.readouterr().out
    assert printed.endswith("0 gaps\n")
    assert all(f"{len(ledger.rules)} of {len(ledger.rules)} rules" in printed for ledger in LEDGERS)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("nothing", []),
        ("OTL-A4, A7, A8: police", ["OTL-A4", "OTL-A7", "OTL-A8"]),
        ("(OTL-X1 to X3)", ["OTL-X1", "OTL-X2", "OTL-X3"]),
        ("OTL-P1 and P3: edge", ["OTL-P1", "OTL-P3"]),
        ("OTL-D5, C10 to C12), and", ["OTL-D5", "OTL-C10", "OTL-C11", "OTL-C12"]),
        ("Setup (OTL-A), round (OTL-R)", []),
        ("OTL-V11: dealt. OTL-V2", ["OTL-V11", "OTL-V2"]),
    ],
)
def test_lists_and_ranges_of_rules_are_read(text: str, names: list[str]) -> None:
    assert cited(text, "OTL") == names


def test_tags_are_read_without_running_the_tests() -> None:
    found = dict(tagged_tests())
    assert found["tests/games/on_the_lam/test_moving.py::test_staying_is_not_allowed"] == ["OTL-T1"]
    assert found["tests/test_rules_matrix.py::test_the_matrix_is_printed"] == []


def test_tests_of_the_client_name_rules_in_their_titles() -> None:
    found = {test: names for test, names in tagged_tests() if test.startswith("web/tests/")}
    assert found["web/tests/games/outrun/race.test.ts::follows a shuffled tray (OUT-O4)"] == ["OUT-O4"]
    assert all(names for names in found.values())


@pytest.mark.parametrize(
    ("entry", "tests", "code", "says"),
    [
        (Rule(True, "OTL-A1", "Seats"), ["t"], ["OTL-A1"], []),
        (Rule(True, "OTL-A1", "Seats"), [], ["OTL-A1"], ["has no test", "is ticked, but has 0 tests"]),
        (Rule(False, "OTL-A1", "Seats"), ["t"], ["OTL-A1"], ["is not ticked, but has 1 tests"]),
        (Rule(False, "OTL-A1", "Seats, untested: a reason"), [], ["OTL-A1"], []),
        (Rule(True, "OTL-A1", "Seats, untested: a reason"), ["t"], ["OTL-A1"], ["is said to be untested"]),
        (Rule(True, "OTL-A1", "Seats"), ["t"], [], ["no code names OTL-A1"]),
    ],
)
def test_gaps_are_told(entry: Rule, tests: list[str], code: list[str], says: list[str]) -> None:
    entry.tests = tests
    told = gaps_of(entry, LAM, {name: ["somewhere.py"] for name in code})
    assert len(told) == len(says)
    assert all(part in sentence for part, sentence in zip(says, told, strict=True))


def test_what_follows_from_others_is_checked() -> None:
    entry = Rule(True, "OTL-A1", "Seats")
    entry.tests, entry.follows_from = ["t"], "OTL-A2, OTL-A3"
    assert gaps_of(entry, LAM, {"OTL-A2": ["x.py"]}) == ["OTL-A1 is said to follow from OTL-A3, which no code names"]
    told = gaps_of(entry, LAM, {name: ["x.py"] for name in ("OTL-A1", "OTL-A2", "OTL-A3")})
    assert told == ["OTL-A1 is said to follow from others, but x.py names it"]
