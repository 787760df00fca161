"""What an option leads to, told before it is chosen. Every game makes its own in `games/<game>/preview.py`.

A preview may depend on what is open to all and on what the seat that decides knows, and on nothing else: it is part of
that seat's view, and the conformance tests compare views in worlds that the seat cannot tell apart.
"""

from dataclasses import dataclass
from typing import Final

Args = dict[str, str | int | float]
"""The arguments of a message."""

AND: Final = "+"
"""Joins the codes of several things in one argument."""


@dataclass(slots=True)
class Note:
    """A few words about an option.

    `note` is a message of the game, or an attribute of one after a dot (`action-sneak.effect`). In `args`, a text whose
    key is a kind of names (`vehicle`) is the code of one, or several joined by `+`. Warnings stand out and come first.
    """

    code: str
    note: str
    args: Args
    warning: bool = False
