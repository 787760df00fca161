"""Detects lost messages between two nodes by sequence numbers.

Redis drops messages without a receiver. So each node numbers the messages to each other node; a sequence has a random
mark and starts at one. A node that misses a number says so (`Reset`), and both start a new sequence.
"""

import secrets
from collections.abc import Mapping

Count = tuple[int, int]
"""The mark of a sequence, and its last number."""


class SequenceNumbers:
    """The sequences of one node: sent and received."""

    def __init__(self) -> None:
        self.sent: dict[str, Count] = {}
        self.heard: dict[str, Count] = {}
        self.given_up: dict[str, int] = {}
        """The mark of each node's sequence that is ignored from now on."""

    def next(self, node: str) -> Count:
        """The number of the next message to a node."""
        mark, number = self.sent.get(node) or (secrets.randbits(62) + 1, 0)
        self.sent[node] = (mark, number + 1)
        return mark, number + 1

    def take(self, node: str, mark: int, number: int) -> bool | None:
        """Note a message: True when it is the next one, False when one is missing, None when it is ignored."""
        if self.given_up.get(node) == mark:
            return None
        known = self.heard.get(node)
        if number == 1 and (known is None or known[0] != mark):
            self.heard[node] = (mark, 1)
            return True
        if known != (mark, number - 1):
            self.given_up[node] = mark
            return False
        self.heard[node] = (mark, number)
        return True

    def agrees(self, node: str, here: str, told: Mapping[str, Count]) -> bool:
        """Whether all messages have arrived that a node says it sent to us."""
        theirs = told.get(here)
        return theirs is None or self.heard.get(node) == theirs

    def restart(self, node: str) -> None:
        """Ignore the old sequence of a node, and start a new one to it."""
        self.restart_sending(node)
        known = self.heard.pop(node, None)
        if known is not None:
            self.given_up[node] = known[0]

    def restart_sending(self, node: str) -> None:
        """Start a new sequence to a node, because it did the same."""
        self.sent.pop(node, None)

    def forget(self, node: str) -> None:
        """Forget a node that will not come back."""
        for table in (self.sent, self.heard, self.given_up):
            table.pop(node, None)
