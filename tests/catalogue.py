"""Messages of a language file as data, for tests that compare files with each other and with the code."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource

Entry = tuple[str, str]
"""A message and one of its attributes; the attribute is empty for its value."""


def variables(node: Any) -> Iterator[str]:
    """The names of all variables below a node of the syntax tree."""
    if type(node).__name__ == "VariableReference":
        yield node.id.name
    for value in vars(node).values():
        for item in value if isinstance(value, list) else [value]:
            if type(item).__module__ == "fluent.syntax.ast":
                yield from variables(item)


def entries(*paths: Path) -> dict[Entry, frozenset[str]]:
    """Every message and attribute of these files, with its variables; a message may be defined only once."""
    found: dict[Entry, frozenset[str]] = {}
    for path in paths:
        for key, names in entries_of(path):
            assert key not in found, f"{path.name}: {key[0]} is defined twice"
            found[key] = names
    return found


@cache
def entries_of(path: Path) -> list[tuple[Entry, frozenset[str]]]:
    """Those of one file, which takes long to read and is asked for again and again."""
    found: list[tuple[Entry, frozenset[str]]] = []
    body: list[Any] = list(FluentResource(path.read_text(encoding="utf-8")).body)
    for entry in body:
        kind = type(entry).__name__
        assert kind != "Junk", f"{path.name}: {entry.content[:60]!r} is no Fluent"
        if kind == "Message":
            parts = {"": entry.value, **{attribute.id.name: attribute.value for attribute in entry.attributes}}
            told = [(name, pattern) for name, pattern in parts.items() if pattern is not None]
            found += [((entry.id.name, name), frozenset(variables(pattern))) for name, pattern in told]
    return found


def texts_in(*paths: Path) -> set[str]:
    """Every string constant in these Python files."""
    found: set[str] = set()
    for path in paths:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found |= {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
    return found


def questions_in(*paths: Path) -> set[str]:
    """The kinds of decisions that these Python files spell out for seats: `Decision(seat, "kind", …)`."""
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name("Decision"), args=[ast.Name("CHANCE"), *_]):
                    continue
                case ast.Call(func=ast.Name("Decision"), args=[_, ast.Constant(str(kind)), *_]):
                    found.add(kind)
    return found
