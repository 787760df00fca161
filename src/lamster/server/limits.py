"""Bounds: how often, how big and how many."""

import time
from collections import OrderedDict

MESSAGE_BYTES = 4096
"""The longest message of a page; the longest that is read at all is four times that."""
BODY_BYTES = 16 * 1024
INBOX_MESSAGES = 16
"""What may wait until the one before is dealt with; the page's line is not read meanwhile."""
OUTBOX_MESSAGES = 256
OUTBOX_BYTES = 4 * 1024 * 1024
"""What may wait for a slow page; beyond it the page must come again and gets everything anew."""
CLIENTS_KNOWN = 10_000


class Bucket:
    """Fills by `rate` a second up to `burst`; every message takes one."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Buckets:
    """One bucket for each client; those that came least recently are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        bucket = self.known.pop(client, None) or Bucket(self.rate, self.burst)
        self.known[client] = bucket
        if len(self.known) > CLIENTS_KNOWN:
            self.known.popitem(last=False)
        return bucket.take()


def message_bucket() -> Bucket:
    """What a page may send: 20 messages a second, 40 at once."""
    return Bucket(20.0, 40.0)
