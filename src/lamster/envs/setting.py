"""A game with its seats and options: what is the same in every play of it."""

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any

import numpy as np

from lamster.envs.actions import Actions
from lamster.envs.fields import UNTOLD, Field, Fields, Vector
from lamster.games import load
from lamster.kernel.game import Value
from lamster.kernel.state import State


class Observation:
    """The view of one seat in numbers: first who looks, then the fields of the view."""

    def __init__(self, seats: int, fields: Fields) -> None:
        self.seats = seats
        self.fields = fields
        self.size = seats + fields.size
        self.low = np.full(self.size, UNTOLD, np.float32)
        self.high = np.array([1.0] * seats + fields.highs(), np.float32)

    def write(self, view: Any, viewer: int | None) -> Vector:
        """None is the onlooker."""
        out = np.zeros(self.size, np.float32)
        if viewer is not None:
            out[viewer] = 1.0
        self.fields.write(view, out, self.seats)
        return out

    def labels(self) -> list[str]:
        """The name of every number."""
        return [*[f"viewer={seat}" for seat in range(self.seats)], *[label[1:] for label in self.fields.labels()]]

    def describe(self) -> list[tuple[str, int, int]]:
        """For each field of the view its name, where its numbers begin, and how many there are."""
        parts: list[tuple[str, Field | None, int]] = [("viewer", None, self.seats)]
        parts += [(name, field, field.size) for name, field in self.fields.told]
        found: list[tuple[str, int, int]] = []
        for name, _, size in parts:
            begin = found[-1][1] + found[-1][2] if found else 0
            found.append((name, begin, size))
        return found


class Setting:
    """A game, its seats and options, with the table of actions and the shape of observations that follow from them."""

    def __init__(self, name: str, seats: int, given: Mapping[str, Value], fill: str) -> None:
        self.game = load(name)
        self.fill = fill
        self.seats = seats
        self.options = self.game.settle(seats, given)
        self.actions = Actions(self.game, seats, self.options, fill)
        schema = import_module(f"lamster.envs.schemas.{self.game.meta.folder.name}").schema
        self.observation = Observation(seats, schema(seats, self.options))
        self.fresh: State = self.game.setup(seats, self.options)

    def __deepcopy__(self, memo: object) -> "Setting":
        """It never changes, so copies share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """What it is made from: compiled states cannot be pickled, nor can the functions that read a view."""
        return setting, (self.game.meta.name, self.seats, self.options, self.fill)

    def begin(self) -> State:
        return self.fresh.clone()

    def observe(self, s: State, seat: int | None) -> Vector:
        """What this seat may know, in numbers; nothing else of the state is looked at."""
        return self.observation.write(self.game.view(s, seat), seat)


@lru_cache(maxsize=64)
def cached(name: str, seats: int, given: tuple[tuple[str, Value], ...], fill: str) -> Setting:
    return Setting(name, seats, dict(given), fill)


def setting(name: str, seats: int, given: Mapping[str, Value], fill: str = "") -> Setting:
    """Settings never change, so environments of the same one share it."""
    return cached(name, seats, tuple(sorted(given.items())), fill)
