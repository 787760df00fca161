"""Measures a connection's round-trip time with numbered pings (`beat` messages), which the client answers at once."""

from collections import deque
from collections.abc import Sequence
from statistics import median

from lamster.tables import protocol as wire

TRIPS_KEPT = 10
TRIPS_NEEDED = 3
UNKNOWN_MS = 100
"""The allowance of a connection that has not been measured."""
MARGIN_MS = 30
MOST_ALLOWED_MS = 400
MOST_UNANSWERED = 16
"""Older unanswered pings are forgotten."""


def allowance(trips: Sequence[int]) -> int:
    """Milliseconds of an answer's time that are attributed to the connection."""
    return UNKNOWN_MS if len(trips) < TRIPS_NEEDED else min(MOST_ALLOWED_MS, int(median(trips)) + MARGIN_MS)


class Latency:
    """The last round trips of one connection."""

    def __init__(self) -> None:
        self.trips: deque[int] = deque(maxlen=TRIPS_KEPT)
        self.under_way: dict[int, int] = {}
        """When each unanswered ping was sent."""
        self.sent = 0

    def ping(self, now: int) -> wire.Beat:
        """The next ping, to be sent now."""
        self.sent += 1
        self.under_way[self.sent] = now
        self.under_way.pop(self.sent - MOST_UNANSWERED, None)
        return wire.Beat(self.sent)

    def note_answer(self, n: int, now: int) -> None:
        """A ping was answered. An unknown or repeated answer is ignored."""
        sent_at = self.under_way.pop(n, None)
        if sent_at is not None:
            self.trips.append(now - sent_at)

    @property
    def allowance(self) -> int:
        return allowance(self.trips)
