"""Whether anything between two nodes got lost: every message to a node has the number after the one before.

Redis forgets what nobody heard. So each node counts what it sends to each other one; a count has a random mark, and
begins at one. Who finds a number missing says so (`Reset`), and both begin anew.
"""

import secrets
from collections.abc import Mapping

Count = tuple[int, int]
"""The mark of a count, and the last number of it."""


class SequenceNumbers:
    """Those of one node: what it sent, and what it heard."""

    def __init__(self) -> None:
        self.sent: dict[str, Count] = {}
        self.heard: dict[str, Count] = {}
        self.given_up: dict[str, int] = {}
        """The mark of a count of each node that is not listened to any more."""

    def next(self, node: str) -> Count:
        """For the next message to a node."""
        mark, number = self.sent.get(node) or (secrets.randbits(62) + 1, 0)
        self.sent[node] = (mark, number + 1)
        return mark, number + 1

    def take(self, node: str, mark: int, number: int) -> bool | None:
        """A message came: True when it is the next one, False when one is missing, None when it is of no interest."""
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
        """Whether we have heard all that a node says it sent to us."""
        theirs = told.get(here)
        return theirs is None or self.heard.get(node) == theirs

    def begin_anew(self, node: str) -> None:
        """What was under way with a node is over: its old count is not listened to, ours begins again."""
        self.answer_anew(node)
        known = self.heard.pop(node, None)
        if known is not None:
            self.given_up[node] = known[0]

    def answer_anew(self, node: str) -> None:
        """The other one began anew, and so do we."""
        self.sent.pop(node, None)

    def forget(self, node: str) -> None:
        """It will not come back."""
        for table in (self.sent, self.heard, self.given_up):
            table.pop(node, None)
