"""Encodes the views of a game. The readers of a move get much the same view, so what they share is encoded once."""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any

from msgspec import Raw

from lamster.kernel.game import Game
from lamster.kernel.state import State
from lamster.kernel.views import Views
from lamster.tables.protocol.basics import encode

GAP = b"\0"
"""Stands for a field of its own in what all views share. No other byte of JSON is 0."""
GAP_FIELD = Raw(GAP)
CONSTANTS: dict[int, tuple[object, Raw]] = {}
"""The constants of all games by their ids, and encoded. Referring to them keeps the ids from being used again."""


class ViewEncoder:
    """Encodes the views of one moment."""

    def __init__(self, game: Game[Any], s: State) -> None:
        self.game = game
        self.state = s
        views = game.views(s)
        self.joiner = None if views is None else Joiner(views)

    def encode(self, eyes: int | None) -> Raw:
        if self.joiner is None:
            return Raw(encode(self.game.view(self.state, eyes)))
        return Raw(self.joiner.join(eyes))


class Joiner:
    """Joins what views share with the fields that they do not."""

    def __init__(self, views: Views[Any]) -> None:
        self.own = views.own
        self.fields = [getattr(views.shared, name) for name in views.names]
        self.encoded = [encode(field) for field in self.fields]
        names, fields_of = form_of(views.shared.__class__)
        shared = dict(zip(names, fields_of(views.shared), strict=True)) | dict.fromkeys(views.names, GAP_FIELD)
        for name in views.constants:
            shared[name] = encode_constant(shared[name])
        self.template = encode(shared).replace(b"%", b"%%").replace(GAP, b"%b")

    def join(self, eyes: int | None) -> bytes:
        if eyes is None:
            return self.template % tuple(self.encoded)
        found = zip(self.own(eyes), self.fields, self.encoded, strict=True)
        return self.template % tuple([text if own is shared else encode(own) for own, shared, text in found])


def encode_constant(constant: object) -> Raw:
    found = CONSTANTS.get(id(constant))
    if found is None:
        found = CONSTANTS[id(constant)] = constant, Raw(encode(constant))
    return found[1]


@cache
def form_of(view: type) -> tuple[list[str], Callable[[Any], tuple[Any, ...]]]:
    """The names of the fields of a dataclass, and what gives the fields of a view."""
    names = [field.name for field in fields(view)]
    return names, attrgetter(*names)
