"""Do the tests notice when a rule is broken? Breaks rules one by one and runs the tests tagged with them.

usage: python -m tests.mutation [WORD]       every mutant whose name holds the word; prints those that survive

Every function or class of a game's rules whose docstring cites rules is changed in small ways: a comparison flipped,
a number raised by one, a statement dropped, a condition negated… For each mutant a copy of the sources, put first on
PYTHONPATH, is tested with the tests that are tagged with the cited rules, and if they pass, with all others of the
game. One of them must fail.
"""

import ast
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from tests.rules_matrix import GAMES, ROOT, cited, ledgers, tagged_tests

SOURCES = ROOT / "src"
GAME_TESTS = "tests/games"
SECONDS = 60
"""A test run that takes longer hangs, and so has noticed."""

NO_TAXI_IN_HAND = "the card in between is Catch a Taxi, an event, which no hand holds"
HALF_A_TURN = "half a turn to the left is half a turn to the right"
EQUIVALENT: dict[str, str] = {
    "on_the_lam/hands.lose: card >= ALIBIS -> card > ALIBIS": NO_TAXI_IN_HAND,
    "on_the_lam/play_cards.Steal.answer: card >= ALIBIS -> card > ALIBIS": NO_TAXI_IN_HAND,
    "on_the_lam/play_cards.Steal.mask: STEAL_DRAWS.kind_of[code] >= ALIBIS -> STEAL_DRAWS.kind_of[code] > ALIBIS": (
        NO_TAXI_IN_HAND
    ),
    "escape_from_new_york/stalking.Stalk.is_car: self.kind < BOSS_KIND -> self.kind <= BOSS_KIND": (
        "Romero's number has no mark of a driver"
    ),
    "outrun/running.RunForm.sample: rng.random() < 0.5 -> rng.random() <= 0.5": "no random number is just one half",
    "outrun/running.read_run: False -> True (place 3)": "a bot has no line that could be re-established",
    **{
        f"getaway_driver/cards.{where} + BEHIND -> {where.partition(': ')[2]} - BEHIND": HALF_A_TURN
        for where in (
            "can_turn_back: s.heading[driver]",
            "handbrake_turn: s.heading[driver]",
            "TurnBack.happen: s.heading[self.driver]",
        )
    },
    "on_the_lam/moving.Move.refuse: 1 -> 2": "-1 and -2 are both the number of no tile",
    "on_the_lam/moving.Move.refuse: return 'OTL-T1' -> return ''": "OTL-T1 is the rule that asks, cited by default",
}
"""Mutants that no test can tell from the original, each with the reason."""

FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd,
}
SWAPPED_CALLS = {"max": "min", "min": "max", "any": "all", "reversed": "list"}


class Mutant:
    """One small change to one place in the sources."""

    def __init__(self, path: Path, where: str, rules: tuple[str, ...], node: ast.AST, new: ast.AST) -> None:
        self.path = path
        self.text = path.read_bytes()
        self.rules = rules
        self.node = node
        self.after = ast.unparse(new)
        self.name = f"{path.parent.parent.name}/{path.stem}.{where}: {brief(ast.unparse(node))} -> {brief(self.after)}"

    def source(self) -> str:
        """The whole file with the change in it."""
        rows = self.text.splitlines(keepends=True)
        assert isinstance(self.node, ast.expr | ast.stmt)
        assert self.node.end_lineno is not None
        assert self.node.end_col_offset is not None
        start = sum(map(len, rows[: self.node.lineno - 1])) + self.node.col_offset
        end = sum(map(len, rows[: self.node.end_lineno - 1])) + self.node.end_col_offset
        after = f"({self.after})" if isinstance(self.node, ast.expr) else self.after
        return (self.text[:start] + after.encode() + self.text[end:]).decode()


def brief(text: str) -> str:
    return " ".join(text.split())[:80]


def mutants() -> list[Mutant]:
    """All mutants of all games, in the order of the sources."""
    prefixes = {ledger.folder.name: ledger.prefix for ledger in ledgers()}
    found: list[Mutant] = []
    for path in sorted(GAMES.glob("*/rules/*.py")):
        for part in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(part, ast.FunctionDef | ast.ClassDef):
                rules = tuple(cited(ast.get_docstring(part) or "", prefixes[path.parent.parent.name]))
                if rules:
                    found += [Mutant(path, where, rules, old, new) for where, old, new in changes(part, part.name)]
    number_repeats(found)
    return found


def number_repeats(found: list[Mutant]) -> None:
    """The same change made in two places of a function has two names."""
    seen = Counter[str]()
    for mutant in found:
        seen[mutant.name] += 1
        if seen[mutant.name] > 1:
            mutant.name += f" (place {seen[mutant.name]})"


def changes(part: ast.FunctionDef | ast.ClassDef, where: str) -> Iterator[tuple[str, ast.AST, ast.AST]]:
    """Every change within a function, or within the methods of a class."""
    for node in part.body:
        if isinstance(node, ast.FunctionDef):
            yield from changes(node, f"{where}.{node.name}")
        elif isinstance(part, ast.FunctionDef) and not is_docstring(node):
            for old, new in changes_below(node):
                yield where, old, new


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def changes_below(node: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    if isinstance(node, ast.JoinedStr):
        return
    yield from [(node, new) for new in changed(node)]
    yield from [(test, ast.UnaryOp(ast.Not(), test)) for test in conditions(node) if not is_negated_anyway(test)]
    for field, child in ast.iter_fields(node):
        if field not in ("annotation", "returns"):
            for below in child if isinstance(child, list) else [child]:
                if isinstance(below, ast.AST):
                    yield from changes_below(below)


def changed(node: ast.AST) -> list[ast.AST]:
    """What this one node may be turned into."""
    match node:
        case ast.Compare(left, [op], [right]) if type(op) in FLIPPED:
            return [ast.Compare(left, [FLIPPED[type(op)]()], [right])]
        case ast.BoolOp(op, values):
            return [ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)]
        case ast.BinOp(left, op, right) if type(op) in ARITHMETIC:
            return [ast.BinOp(left, ARITHMETIC[type(op)](), right)]
        case ast.UnaryOp(ast.Not(), operand):
            return [operand]
        case ast.Constant(bool() as value):
            return [ast.Constant(not value)]
        case ast.Constant(int() as value):
            return [ast.Constant(value + 1)]
        case ast.Call(ast.Name(name), args, keywords) if name in SWAPPED_CALLS:
            return [ast.Call(ast.Name(SWAPPED_CALLS[name]), args, keywords)]
        case ast.Return(ast.Constant(str() as text)) if text:
            return [ast.Return(ast.Constant(""))]
        case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Assign([ast.Attribute() | ast.Subscript()]):
            return [ast.Pass()]
    return []


def conditions(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.If(test) | ast.IfExp(test):
            return [test]
        case ast.comprehension(ifs=tests):
            return list(tests)
    return []


def is_negated_anyway(test: ast.expr) -> bool:
    """A condition that `changed` negates when it comes to it."""
    negation = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    flipped = isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.Eq | ast.NotEq | ast.In | ast.NotIn)
    return negation or flipped


class Laboratory:
    """Copies of the sources, one for each test run at the same time."""

    def __init__(self, folder: Path, benches: int) -> None:
        self.free: SimpleQueue[Path] = SimpleQueue()
        self.tests = dict(tagged_tests())
        self.seconds = count(1)
        for i in range(benches):
            bench = folder / f"bench{i}"
            shutil.copytree(SOURCES, bench / "src", ignore=shutil.ignore_patterns("__pycache__"))
            self.free.put(bench)

    def survives(self, mutant: Mutant) -> bool:
        """Whether the tests tagged with its rules pass all the same, and then all other tests of its game."""
        bench = self.free.get()
        path = bench / mutant.path.relative_to(ROOT)
        try:
            self.write(path, mutant.source())
            tests = self.tagged(mutant.rules)
            return (not tests or self.passes(bench, tests)) and self.passes(bench, [self.all_of(mutant)])
        finally:
            self.write(path, mutant.text.decode())
            self.free.put(bench)

    def write(self, path: Path, source: str) -> None:
        """Bytecode is told from its source by size and second, and mutants come faster than that: give each its own."""
        path.write_text(source, encoding="utf-8")
        second = next(self.seconds)
        os.utime(path, (second, second))

    def tagged(self, rules: Iterable[str]) -> list[str]:
        """Tests of the rules alone: those of servers and browsers take longer and see no more of them."""
        return [test for test, tags in self.tests.items() if set(tags) & set(rules) and test.startswith(GAME_TESTS)]

    def all_of(self, mutant: Mutant) -> str:
        return f"{GAME_TESTS}/{mutant.path.relative_to(GAMES).parts[0]}"

    def passes(self, bench: Path, tests: list[str]) -> bool:
        env = {
            **os.environ,
            "PYTHONPATH": str(bench / "src"),
            "PYTHONPYCACHEPREFIX": str(bench / "bytecode"),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        }
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", *tests]
        try:
            done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, timeout=SECONDS, check=False)
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0

    def origin(self) -> str:
        """Where a test run finds the package: it must be in the copy, whatever is installed."""
        bench = self.free.get()
        self.free.put(bench)
        env = {**os.environ, "PYTHONPATH": str(bench / "src")}
        command = [sys.executable, "-c", "import lamster.games.on_the_lam.rules.police as it; print(it.__file__)"]
        found = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
        return "copy" if Path(found).is_relative_to(bench) else found


def survivors(chosen: list[Mutant], benches: int, tell: Callable[[str], None] = lambda _: None) -> list[Mutant]:
    """Those of the mutants that no test notices."""
    with TemporaryDirectory() as folder, ThreadPoolExecutor(benches) as pool:
        laboratory = Laboratory(Path(folder), benches)
        if laboratory.origin() != "copy":
            raise AssertionError(f"the tests would import {laboratory.origin()}, not the mutated copy")
        found: list[Mutant] = []
        for mutant, alive in zip(chosen, pool.map(laboratory.survives, chosen), strict=True):
            if alive:
                found.append(mutant)
                tell(f"survives: {mutant.name}  ({' '.join(mutant.rules)})")
        return found


def score(chosen: list[Mutant], alive: list[Mutant]) -> str:
    """How many mutants of each rule were noticed."""
    rows = [f"{len(chosen) - len(alive)} of {len(chosen)} mutants were noticed"]
    names = dict.fromkeys(name for mutant in chosen for name in mutant.rules)
    for name in names:
        all_of = [mutant for mutant in chosen if name in mutant.rules]
        missed = [mutant for mutant in alive if name in mutant.rules]
        rows.append(f"  {name:9} {len(all_of) - len(missed):4} of {len(all_of)}")
    return "\n".join(rows)


def main() -> int:
    word = sys.argv[1] if len(sys.argv) > 1 else ""
    chosen = [mutant for mutant in mutants() if word in mutant.name and mutant.name not in EQUIVALENT]
    alive = survivors(chosen, os.cpu_count() or 1, print)
    print(score(chosen, alive))
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
