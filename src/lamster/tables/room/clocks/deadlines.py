"""When open votes and requests of a room end, by the monotonic clock.

The log has the wall time at which each began. It is read once, when the room first sees it, so that a later change of
the wall clock does not move the end.
"""

from lamster.tables.clock import Clock


class Deadlines:
    """The ends of the open votes and requests of one room."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.known: dict[str, tuple[int, int]] = {}
        """By kind: the wall time at which it began, and the monotonic time at which it ends."""

    def end_of(self, kind: str, asked: int, lasts: int, least: int = 0) -> int:
        """When a vote or request ends that began at this wall time; after a restart it has at least `least` left."""
        known = self.known.get(kind)
        if known is None or known[0] != asked:
            left = min(max(asked + lasts - self.clock.wall(), least), lasts)
            known = self.known[kind] = (asked, self.clock.monotonic() + left)
        return known[1]
