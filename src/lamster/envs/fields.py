"""Encodes views as numbers: each field says how many numbers it takes, how they are called, and how it writes them.

Unknown numbers (None) are -1. Unknown names, and unused places of a list, are zeros.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lamster.kernel.event import Names

Vector = NDArray[np.float32]
UNTOLD = -1.0


class Field:
    """Some numbers of an observation."""

    size = 1
    writes_zero = False
    """Whether it writes anything for 0, False and empty values."""

    def write(self, value: Any, out: Vector, at: int) -> None:
        """Write the value at this index. All numbers are zero before."""
        raise NotImplementedError(f"{type(self).__name__} must be able to write")

    def labels(self) -> list[str]:
        """The names of the numbers, without the name of the field."""
        return [""]

    def highs(self) -> list[float]:
        """The greatest value of each of the numbers."""
        return [1.0] * self.size


class Number(Field):
    """A number, at most `most`, divided by `per`: 1000 turns milliseconds into seconds."""

    def __init__(self, most: float, per: float = 1.0) -> None:
        self.most = most
        self.per = per

    def write(self, value: float | None, out: Vector, at: int) -> None:
        if value is None:
            out[at] = UNTOLD
        elif value:
            out[at] = max(UNTOLD, min(value / self.per, self.most))

    def highs(self) -> list[float]:
        return [self.most]


class Flag(Field):
    """Yes or no."""

    def write(self, value: bool | None, out: Vector, at: int) -> None:
        if value is None:
            out[at] = UNTOLD
        elif value:
            out[at] = 1.0


class Choice(Field):
    """One of several names, one-hot."""

    writes_zero = True

    def __init__(self, names: Names | Sequence[Hashable]) -> None:
        self.names: tuple[Hashable, ...] = names.codes if isinstance(names, Names) else tuple(names)
        self.index = {name: i for i, name in enumerate(self.names)}
        self.size = len(self.names)

    def write(self, value: Hashable, out: Vector, at: int) -> None:
        place = self.index.get(value)
        if place is not None:
            out[at + place] = 1.0

    def labels(self) -> list[str]:
        return [f"={name}" for name in self.names]


class Counts(Field):
    """The count of each name: in a list of names or of items with a `key`, or in a mapping to numbers."""

    def __init__(self, names: Names | Sequence[Hashable], most: int = 20, key: Callable[[Any], Hashable] | None = None):
        self.names: tuple[Hashable, ...] = names.codes if isinstance(names, Names) else tuple(names)
        self.index = {name: i for i, name in enumerate(self.names)}
        self.size = len(self.names)
        self.most = most
        self.key = key

    def write(self, value: Any, out: Vector, at: int) -> None:
        if isinstance(value, dict):
            for name, number in value.items():
                out[at + self.index[name]] = min(number, self.most)
        else:
            for item in value or ():
                place = at + self.index[item if self.key is None else self.key(item)]
                out[place] = min(out[place] + 1.0, self.most)

    def labels(self) -> list[str]:
        return [f"[{name}]" for name in self.names]

    def highs(self) -> list[float]:
        return [float(self.most)] * self.size


class Kind(Field):
    """One of many kinds, as a number from 1, followed by properties of that kind."""

    def __init__(self, names: Names, traits: Sequence[Sequence[float]] = (), called: Sequence[str] = ()) -> None:
        self.index = names.index
        self.most = len(names.codes)
        self.traits = traits
        self.called = called
        self.size = 1 + len(called)

    def write(self, value: str | None, out: Vector, at: int) -> None:
        if value is not None:
            kind = self.index[value]
            out[at] = kind + 1.0
            if self.called:
                out[at + 1 : at + self.size] = self.traits[kind]

    def labels(self) -> list[str]:
        return ["#", *[f".{name}" for name in self.called]]

    def highs(self) -> list[float]:
        tops = [max(float(row[i]) for row in self.traits) for i in range(len(self.called))]
        return [float(self.most), *[max(1.0, top) for top in tops]]


class Place(Field):
    """A space of a grid, written `COLUMN,ROW` from 1: two numbers, or zeros for none."""

    size = 2

    def __init__(self, columns: int, rows: int) -> None:
        self.most = [float(columns), float(rows)]

    def write(self, value: str | None, out: Vector, at: int) -> None:
        if value is not None:
            out[at : at + 2] = [float(part) for part in value.split(",")]

    def labels(self) -> list[str]:
        return [".column", ".row"]

    def highs(self) -> list[float]:
        return self.most


class Signs(Field):
    """A short text, one-hot for each character."""

    def __init__(self, signs: str, longest: int) -> None:
        self.signs = signs
        self.longest = longest
        self.size = len(signs) * longest

    def write(self, value: str | None, out: Vector, at: int) -> None:
        for i, sign in enumerate((value or "")[: self.longest]):
            out[at + i * len(self.signs) + self.signs.index(sign)] = 1.0

    def labels(self) -> list[str]:
        return [f"[{i}]={sign}" for i in range(self.longest) for sign in self.signs]


class Rows(Field):
    """A list of items. Items beyond the last place are left out."""

    def __init__(self, places: int, item: Field) -> None:
        self.places = places
        self.item = item
        self.size = places * item.size

    def write(self, value: Sequence[Any] | None, out: Vector, at: int) -> None:
        for i, item in enumerate((value or ())[: self.places]):
            self.item.write(item, out, at + i * self.item.size)

    def labels(self) -> list[str]:
        return [f"[{i}]{label}" for i in range(self.places) for label in self.item.labels()]

    def highs(self) -> list[float]:
        return self.item.highs() * self.places


class Placed(Field):
    """A list whose items have fixed places, given by `key`: for each place whether it is filled, and the item."""

    def __init__(
        self,
        places: Names | Sequence[Hashable],
        key: Callable[[Any], Hashable],
        item: Field,
        part: Callable[[Any], Any] | None = None,
    ) -> None:
        self.places: tuple[Hashable, ...] = places.codes if isinstance(places, Names) else tuple(places)
        self.index = {place: i for i, place in enumerate(self.places)}
        self.key = key
        self.part = part
        self.item = item
        self.each = 1 + item.size
        self.size = len(self.places) * self.each

    def write(self, value: Sequence[Any] | None, out: Vector, at: int) -> None:
        for item in value or ():
            place = at + self.index[self.key(item)] * self.each
            out[place] = 1.0
            self.item.write(item if self.part is None else self.part(item), out, place + 1)

    def labels(self) -> list[str]:
        item = self.item.labels()
        return [f"[{place}]{label}" for place in self.places for label in ("?", *item)]

    def highs(self) -> list[float]:
        return [1.0, *self.item.highs()] * len(self.places)


class Maybe(Field):
    """An optional value: whether it is there, and the value."""

    def __init__(self, item: Field) -> None:
        self.item = item
        self.size = 1 + item.size

    def write(self, value: Any, out: Vector, at: int) -> None:
        if value is not None:
            out[at] = 1.0
            self.item.write(value, out, at + 1)

    def labels(self) -> list[str]:
        return ["?", *self.item.labels()]

    def highs(self) -> list[float]:
        return [1.0, *self.item.highs()]


class Fields(Field):
    """A part of a view. Every field of its class is either encoded, or named with the reason why it is left out."""

    def __init__(self, view: type, left_out: dict[str, str], told: dict[str, Field]) -> None:
        names = [field.name for field in fields(view)]
        if sorted([*left_out, *told]) != sorted(names):
            wrong = sorted({*left_out, *told} ^ set(names))
            raise AssertionError(f"{view.__name__}: told or left out, each field once: {', '.join(wrong)}")
        self.left_out = left_out
        self.told = [(name, told[name]) for name in names if name in told]
        self.size = sum(field.size for _, field in self.told)
        self.all = attrgetter(*[name for name, _ in self.told], self.told[0][0])
        """Reads all values at once. It reads one more than needed, since `attrgetter` of one name returns no tuple."""

    def write(self, value: Any, out: Vector, at: int) -> None:
        for (_, field), part in zip(self.told, self.all(value), strict=False):
            # Most of a board is empty, so skip fields that would write nothing.
            if part or part is None or field.writes_zero:
                field.write(part, out, at)
            at += field.size

    def labels(self) -> list[str]:
        return [f".{name}{label}" for name, field in self.told for label in field.labels()]

    def highs(self) -> list[float]:
        return [high for _, field in self.told for high in field.highs()]
