"""When open questions of a room end, by the clock that only counts.

The log has the wall time at which a question was asked. It is read once, when the room first sees the question: a wall
clock that is set later neither hastens nor delays the end.
"""

from lamster.tables.clock import Clock


class Deadlines:
    """Of one room."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.known: dict[str, tuple[int, int]] = {}
        """By the kind of question: the wall time at which it was asked, and when it ends."""

    def end_of(self, kind: str, asked: int, lasts: int, least: int = 0) -> int:
        """When a question ends that was asked at this wall time. One that an earlier server asked has `least` left."""
        known = self.known.get(kind)
        if known is None or known[0] != asked:
            left = min(max(asked + lasts - self.clock.wall(), least), lasts)
            known = self.known[kind] = (asked, self.clock.monotonic() + left)
        return known[1]
