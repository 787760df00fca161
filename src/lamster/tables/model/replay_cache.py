"""Snapshots of replayed games, so that a later replay need not start at the beginning."""

from typing import NamedTuple

from lamster.kernel.match import Match


class Snapshot(NamedTuple):
    """The game after some entries of its log, and the number of events until then."""

    match: Match
    told: int


class Replays:
    """The replay statistics and snapshots of one table."""

    def __init__(self) -> None:
        self.plies = 0
        """The number of entries that were replayed."""
        self.snapshots: dict[int, Snapshot] = {}
        """Snapshots by number of log entries."""
