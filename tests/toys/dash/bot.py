"""Rules of thumb of Dash: none."""

from typing import Final

from lamster.kernel.decision import Decision
from lamster.kernel.thumb import Reason, Thumb
from tests.toys.dash.state import Dash


class DashThumb(Thumb[Dash]):
    """One answer is like another."""

    def rate(self, s: Dash, decision: Decision) -> list[float]:
        return [0.0] * len(decision.codes)

    def why(self, s: Dash, decision: Decision, code: str) -> Reason:
        return "why-dash", {}

    def standing(self, s: Dash) -> list[float]:
        return [1.0 / s.seats] * s.seats


THUMB: Final = DashThumb()
