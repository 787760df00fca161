"""Rules of thumb of Tail: there is nothing to tell one street from another."""

from typing import Final

from lamster.kernel.decision import Decision
from lamster.kernel.thumb import Reason, Thumb
from tests.toys.tail.state import Tail


class TailThumb(Thumb[Tail]):
    """Knows nothing, and says so."""

    def rate(self, s: Tail, decision: Decision) -> list[float]:
        return [0.0] * len(decision.codes)

    def why(self, s: Tail, decision: Decision, code: str) -> Reason:
        return "why-tail", {}

    def standing(self, s: Tail) -> list[float]:
        return [0.5] if s.seats == 1 else [1.0 / s.seats] * s.seats


THUMB: Final = TailThumb()
