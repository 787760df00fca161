"""The uneven toy as text."""

from collections.abc import Collection, Mapping

from lamster.kernel.game import Value
from lamster.text import Words
from tests.toys.tail.view import TailView


def draw(view: TailView, words: Words, colour: bool, width: int, lit: Collection[str] = ()) -> str:
    return f"round {view.round}"


def note(view: TailView, words: Words, code: str, options: Mapping[str, Value]) -> str:
    return ""
