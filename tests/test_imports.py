"""How modules depend on each other: every import counts, those that only the type checker sees included."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "lamster"
LARGEST_CYCLE = 3
MOST_MODULES = 20
"""In one folder."""
TABLES = ("protocol", "store", "model", "workers", "room", "hub")
"""Each package of tables/ may import those before it."""
SHARED = ("clock", "log_context", "metrics")
"""Modules of tables/ that all of them may import."""

Graph = dict[str, set[str]]


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def graph() -> Graph:
    """The modules that each module imports; `from package import name` counts for the module of that name, if any."""
    paths = {module_name(path): path for path in PACKAGE.rglob("*.py")}
    found: Graph = {}
    for name, path in paths.items():
        targets = [each if each in paths else each.rpartition(".")[0] for each in imported(path)]
        found[name] = {each for each in targets if each in paths and each != name}
    return found


def reachable(edges: Graph, start: str) -> set[str]:
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        for other in edges[waiting.pop()] - seen:
            seen.add(other)
            waiting.append(other)
    return seen


def cycles(edges: Graph) -> set[frozenset[str]]:
    """The groups of modules each of which imports, directly or not, all others of its group."""
    below = {name: reachable(edges, name) for name in edges}
    groups = {name: frozenset(other for other in below[name] if name in below[other]) for name in edges}
    return {group for group in groups.values() if len(group) > 1}


def test_a_cycle_is_found_through_imports_for_types_too(tmp_path: Path) -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == {frozenset("abc")}
    assert "lamster.kernel.state" in graph()["lamster.kernel.play"]


def test_no_cycle_of_modules_is_large() -> None:
    large = [sorted(group) for group in cycles(graph()) if len(group) > LARGEST_CYCLE]
    assert large == []


def test_packages_of_tables_import_one_way() -> None:
    wrong: list[str] = []
    edges = {name: targets for name, targets in graph().items() if name.startswith("lamster.tables.")}
    for name, targets in edges.items():
        package = name.split(".")[2]
        allowed = {*SHARED, *(TABLES[: TABLES.index(package) + 1] if package in TABLES else ())}
        parts = {target.split(".")[2] for target in targets if target.startswith("lamster.tables.")}
        wrong += [f"{name} imports {part}" for part in sorted(parts - allowed)]
    assert {name.split(".")[2] for name in edges} == {*TABLES, *SHARED}
    assert wrong == []


def test_no_folder_has_more_modules_than_one_can_survey() -> None:
    folders = [PACKAGE / "tables", *[path for path in (PACKAGE / "tables").rglob("*") if path.is_dir()]]
    counts = {path.name: len([file for file in path.glob("*.py") if file.name != "__init__.py"]) for path in folders}
    assert {"room", "handlers"} <= counts.keys()
    assert {name: count for name, count in counts.items() if count > MOST_MODULES} == {}


def test_only_the_pipeline_writes_entries_of_a_running_table() -> None:
    """`perform` checks, writes, tells, and looks at clocks and bots: no other module of a room may do a part of it."""
    writers = {".append(self.table.id", "store.append(", "store.rewrite(", "table.apply("}
    found = {
        path.relative_to(PACKAGE).as_posix()
        for path in (PACKAGE / "tables" / "room").rglob("*.py")
        if any(sign in path.read_text(encoding="utf-8") for sign in writers)
    }
    assert found == {"tables/room/perform.py", "tables/room/spectators.py"}, "spectators apply entries to the past only"
