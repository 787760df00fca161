"""How long the line of a page is: beats go out with a number, and the page sends them back at once."""

from collections import deque
from collections.abc import Sequence
from statistics import median

from lamster.tables import protocol as wire

TRIPS_KEPT = 10
TRIPS_NEEDED = 3
UNKNOWN_LINE = 100
MARGIN = 30
MOST_ALLOWED = 400
BEATS_OUT = 16
"""So many beats may be under way; who lets more pile up is not measured by the oldest."""


def allowance(trips: Sequence[int]) -> int:
    """How many milliseconds of an answer's time the line may have taken."""
    return UNKNOWN_LINE if len(trips) < TRIPS_NEEDED else min(MOST_ALLOWED, int(median(trips)) + MARGIN)


class Latency:
    """The last round trips of one line."""

    def __init__(self) -> None:
        self.trips: deque[int] = deque(maxlen=TRIPS_KEPT)
        self.under_way: dict[int, int] = {}
        """When each beat was sent that has not come back."""
        self.beats = 0

    def beat(self, now: int) -> wire.Beat:
        """The next beat, which is sent now."""
        self.beats += 1
        self.under_way[self.beats] = now
        self.under_way.pop(self.beats - BEATS_OUT, None)
        return wire.Beat(self.beats)

    def back(self, n: int, now: int) -> None:
        """A beat came back. One that was not sent, or came back before, tells nothing."""
        sent = self.under_way.pop(n, None)
        if sent is not None:
            self.trips.append(now - sent)

    @property
    def allowance(self) -> int:
        return allowance(self.trips)
