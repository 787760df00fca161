"""Encodes the views of a game. The readers of a move get much the same view, so what they share is encoded once."""

import dataclasses
from collections.abc import Callable
from functools import cache
from itertools import compress
from operator import attrgetter, is_not
from typing import Any, NamedTuple

from msgspec import Raw

from lamster.tables.protocol.basics import encode


class ViewEncoder:
    """Encodes the views of one moment. A field that is the same object as in the first view is encoded once."""

    def __init__(self) -> None:
        self.first: tuple[Any, ...] = ()
        """The fields of the first view."""
        self.encoded: list[bytes] = []
        """The same, each with its name."""

    def encode(self, view: Any) -> Raw:
        form = form_of(view.__class__)
        if form is None:
            return Raw(encode(view))
        fields = form.fields(view)
        if not self.encoded:
            self.first = fields
            self.encoded = [name + encode(field) for name, field in zip(form.names, fields, strict=True)]
        encoded = self.encoded.copy()
        for place in compress(form.places, map(is_not, fields, self.first)):
            encoded[place] = form.names[place] + encode(fields[place])
        return Raw(b"{" + b",".join(encoded) + b"}")


class Form(NamedTuple):
    """How views of a class are encoded field by field."""

    fields: Callable[[Any], tuple[Any, ...]]
    names: tuple[bytes, ...]
    """What stands before each field."""
    places: range


@cache
def form_of(view: type) -> Form | None:
    """The form of a dataclass with several fields; None for other views."""
    names = [field.name for field in dataclasses.fields(view)] if dataclasses.is_dataclass(view) else []
    if len(names) < 2:
        return None
    return Form(attrgetter(*names), tuple([b'"%s":' % name.encode() for name in names]), range(len(names)))
