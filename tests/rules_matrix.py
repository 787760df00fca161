"""Which test covers which rule: reads the ledgers, the tests and the code, runs nothing.

usage: python -m tests.rules_matrix        prints a table for each game; ends with 1 where there is a gap

A line of a ledger's checklist is one of

    - [x] OTL-A1 Seats                      a test is tagged @rule("OTL-A1"), or names it in its title (web/tests)
    - [ ] OTL-Z1 Some rule, untested: why   none is, for a reason

and a rule that no code or data of the game names must stand in a line of its own

    - OTL-T9 follows from OTL-T2            or from several
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEDGERS = ROOT / "docs" / "rules"
GAMES = ROOT / "src" / "lamster" / "games"
TESTS = ROOT / "tests"
WEB_TESTS = ROOT / "web" / "tests"
ID = r"[A-Z]+-[A-Z]+\d+"
TITLE = re.compile(rf"\('([^'\n]*\(({ID}(?:, {ID})*)(?:, %s)?\)[^'\n]*)'")
ENTRY = re.compile(r"^- \[([ x])\] ([A-Z]+-[A-Z]+\d+) (.+)$", re.MULTILINE)
FOLLOWS = re.compile(r"^- ([A-Z]+-[A-Z]+\d+) follows from (.+)$", re.MULTILINE)


class Rule:
    """A line of the checklist, and the tests tagged with it."""

    def __init__(self, ticked: bool, name: str, text: str) -> None:
        self.ticked = ticked
        self.name = name
        self.title, _, self.untested = text.partition("untested: ")
        self.follows_from = ""
        """The rules it holds because of, where no code is its own."""
        self.tests: list[str] = []

    def files(self) -> list[str]:
        return sorted({test.partition("::")[0].rpartition("/")[2] for test in self.tests})


class Ledger:
    """The checklist of one game, and where its code is."""

    def __init__(self, game: str, prefix: str, folder: Path) -> None:
        self.game = game
        self.prefix = prefix
        self.folder = folder
        text = (LEDGERS / f"{game}.md").read_text(encoding="utf-8")
        self.rules = {name: Rule(box == "x", name, title) for box, name, title in ENTRY.findall(text)}
        for name, others in FOLLOWS.findall(text):
            self.rules[name].follows_from = others


def ledgers() -> list[Ledger]:
    """One for each game that has code."""
    metas = [(path.parent, tomllib.loads(path.read_text(encoding="utf-8"))) for path in GAMES.glob("*/meta.toml")]
    return [Ledger(meta["name"], meta["prefix"], folder) for folder, meta in sorted(metas)]


def cited(text: str, prefix: str) -> list[str]:
    """The rules a text names, lists and ranges included: `OTL-A4, A7`, `OTL-H1 to H3`, `OTL-P1 and P3`."""
    found: list[str] = []
    for run in re.findall(rf"\b{prefix}-[A-Z]+\d+(?:(?:,| to| and|, and) (?:{prefix}-)?[A-Z]+\d+\b)*", text):
        before = ""
        for joint, section, number in re.findall(rf"(to )?(?:{prefix}-)?([A-Z]+)(\d+)", run):
            if joint and before.startswith(f"{prefix}-{section}"):
                start = int(re.sub(r"\D", "", before.removeprefix(f"{prefix}-{section}")))
                found += [f"{prefix}-{section}{between}" for between in range(start + 1, int(number))]
            before = f"{prefix}-{section}{number}"
            found.append(before)
    return found


@cache
def tagged_tests() -> list[tuple[str, list[str]]]:
    """Every test with its tags, as pytest names it: tests/games/…/test_x.py::test_y; then those of the web client."""
    python = [tagged for path in sorted(TESTS.rglob("test_*.py")) for tagged in tagged_in(path)]
    return python + [tagged for path in sorted(WEB_TESTS.rglob("*.test.ts")) for tagged in tagged_in_client(path)]


def tagged_in_client(path: Path) -> Iterator[tuple[str, list[str]]]:
    """Tests of the client name the rules in their titles: 'everybody is ranked (OUT-E3)'."""
    for title, names in TITLE.findall(path.read_text(encoding="utf-8")):
        yield f"{path.relative_to(ROOT).as_posix()}::{title}", re.findall(ID, names)


def tagged_in(path: Path) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield f"{path.relative_to(ROOT).as_posix()}::{node.name}", tags(node)


def tags(node: ast.FunctionDef) -> list[str]:
    calls = [mark for mark in node.decorator_list if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "rule"]
    return [str(ast.literal_eval(arg)) for call in calls for arg in call.args]


def mentions(ledger: Ledger) -> dict[str, list[str]]:
    """Where the game's code and data name each rule; what players read (locale/) is not code."""
    found: dict[str, list[str]] = {}
    for path in sorted([*ledger.folder.rglob("*.py"), *ledger.folder.glob("*.toml")]):
        for name in cited(path.read_text(encoding="utf-8"), ledger.prefix):
            found.setdefault(name, []).append(path.relative_to(ROOT).as_posix())
    return found


def collect(ledger: Ledger) -> list[str]:
    """Fill in the tests; what is tagged with rules that do not exist is wrong."""
    wrong: list[str] = []
    for test, names in tagged_tests():
        for name in names:
            if name in ledger.rules:
                ledger.rules[name].tests.append(test)
            elif name.startswith(f"{ledger.prefix}-"):
                wrong.append(f"{test} is tagged {name}, which the ledger does not have")
    return wrong


def gaps(ledger: Ledger) -> list[str]:
    """All that is wrong with one game, in sentences."""
    wrong = collect(ledger)
    code = mentions(ledger)
    wrong += [
        f"{where[0]} cites {name}, which the ledger does not have"
        for name, where in code.items()
        if name not in ledger.rules
    ]
    for entry in ledger.rules.values():
        wrong += gaps_of(entry, ledger, code)
    return wrong


def gaps_of(entry: Rule, ledger: Ledger, code: dict[str, list[str]]) -> list[str]:
    wrong: list[str] = []
    if not entry.tests and not entry.untested:
        wrong.append(f"{entry.name} has no test, and its line does not say `untested: why`")
    if entry.tests and entry.untested:
        wrong.append(f"{entry.name} is said to be untested, but {entry.tests[0]} is tagged with it")
    if entry.ticked != bool(entry.tests):
        wrong.append(f"{entry.name} is {'' if entry.ticked else 'not '}ticked, but has {len(entry.tests)} tests")
    if entry.name not in code and not entry.follows_from:
        wrong.append(f"no code names {entry.name}, and no line says `{entry.name} follows from …`")
    if entry.name in code and entry.follows_from:
        wrong.append(f"{entry.name} is said to follow from others, but {code[entry.name][0]} names it")
    wrong += [
        f"{entry.name} is said to follow from {name}, which no code names"
        for name in cited(entry.follows_from, ledger.prefix)
        if name not in code
    ]
    return wrong


def main() -> int:
    wrong: list[str] = []
    for ledger in ledgers():
        found = gaps(ledger)
        wrong += found
        print(f"{ledger.game}")
        for entry in ledger.rules.values():
            note = f"untested: {entry.untested}" if entry.untested else " ".join(entry.files())
            print(f"  {entry.name:9} {entry.title[:34]:34} {len(entry.tests):3}  {note}")
        covered = sum(bool(entry.tests) for entry in ledger.rules.values())
        untested = sum(bool(entry.untested) for entry in ledger.rules.values())
        tests = {test for entry in ledger.rules.values() for test in entry.tests}
        print(
            f"  {covered} of {len(ledger.rules)} rules covered by {len(tests)} tests, {untested} untested with a reason"
        )
    for sentence in wrong:
        print(f"GAP: {sentence}")
    print(f"{len(wrong)} gaps")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
