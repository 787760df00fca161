"""A game with its seats and options, and what all its plays share."""

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
    """The view of one seat in numbers: first the viewer, then the fields of the view."""

    def __init__(self, seats: int, fields: Fields) -> None:
        self.seats = seats
        self.fields = fields
        self.size = seats + fields.size
        self.low = np.full(self.size, UNTOLD, np.float32)
        self.high = np.array([1.0] * seats + fields.highs(), np.float32)

    def write(self, view: Any, viewer: int | None) -> Vector:
        """A seat of None is a spectator."""
        out = np.zeros(self.size, np.float32)
        if viewer is not None:
            out[viewer] = 1.0
        self.fields.write(view, out, self.seats)
        return out

    def labels(self) -> list[str]:
        """The name of every number."""
        return [*[f"viewer={seat}" for seat in range(self.seats)], *[label[1:] for label in self.fields.labels()]]

    def describe(self) -> list[tuple[str, int, int]]:
        """For each field of the view its name, the index of its first number, and their count."""
        parts: list[tuple[str, Field | None, int]] = [("viewer", None, self.seats)]
        parts += [(name, field, field.size) for name, field in self.fields.told]
        found: list[tuple[str, int, int]] = []
        for name, _, size in parts:
            begin = found[-1][1] + found[-1][2] if found else 0
            found.append((name, begin, size))
        return found


class Setting:
    """A game, its seats and options, with the resulting table of actions and shape of observations."""

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
        """Settings are immutable, so copies share them."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """The arguments of `setting`: compiled states and functions that read a view cannot be pickled."""
        return setting, (self.game.meta.name, self.seats, self.options, self.fill)

    def begin(self) -> State:
        return self.fresh.clone()

    def observe(self, s: State, seat: int | None) -> Vector:
        """The view of this seat in numbers. Nothing else of the state is read."""
        return self.observation.write(self.game.view(s, seat), seat)


@lru_cache(maxsize=64)
def cached(name: str, seats: int, given: tuple[tuple[str, Value], ...], fill: str) -> Setting:
    return Setting(name, seats, dict(given), fill)


def setting(name: str, seats: int, given: Mapping[str, Value], fill: str = "") -> Setting:
    """The setting, shared by all environments of the same game, seats and options."""
    return cached(name, seats, tuple(sorted(given.items())), fill)
