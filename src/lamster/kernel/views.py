"""The views of one moment: what all readers share, made once, and what each seat sees instead of it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Generic, TypeVar

V = TypeVar("V")


class Views(Generic[V]):
    """The view of the onlooker, and the fields of it that are not the same for every seat."""

    __slots__ = ("constants", "names", "own", "shared")

    def __init__(
        self,
        shared: V,
        names: tuple[str, ...],
        own: Callable[[int], tuple[Any, ...]],
        constants: tuple[str, ...] = (),
    ) -> None:
        self.shared = shared
        """The onlooker's view, a dataclass."""
        self.names = names
        """The names of these fields, in the order in which they stand in the view."""
        self.own = own
        """These fields as a seat sees them: the same object as the onlooker's where there is no difference."""
        self.constants = constants
        """The names of fields that never change, and are the same objects at all times."""

    def of(self, seat: int | None) -> V:
        """The whole view of this seat, or of the onlooker (None)."""
        if seat is None:
            return self.shared
        shared: Any = self.shared
        found: V = replace(shared, **dict(zip(self.names, self.own(seat), strict=True)))
        return found
