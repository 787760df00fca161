"""Which options are final, declared by verb: what is not final can be taken back freely by who played it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar

from lamster.kernel.state import State

G = TypeVar("G", bound=State)
Condition = Callable[[G, int, str], bool]
"""Whether a code of this seat is final now, by what is open to all or known to the seat itself."""


class Finality(Generic[G]):
    """The verbs of a game that are never final, and those that depend. All others are always final."""

    def __init__(self, never: Iterable[str], depends: Mapping[str, Condition[G]]) -> None:
        self.never = frozenset(never)
        self.depends = dict(depends)

    def is_final(self, s: G, seat: int, code: str) -> bool:
        verb = code.partition(":")[0]
        if verb in self.never:
            return False
        condition = self.depends.get(verb)
        return condition is None or condition(s, seat, code)
