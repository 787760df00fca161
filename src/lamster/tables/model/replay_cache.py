"""What is kept of playing a game again, so that the next time begins where somebody has been before."""

from typing import NamedTuple

from lamster.kernel.match import Match


class Snapshot(NamedTuple):
    """The game after some entries of its log, and how many things had happened by then."""

    match: Match
    told: int


class Replays:
    """What is kept of playing the game again, for the next time."""

    def __init__(self) -> None:
        self.plies = 0
        """How many entries of the game were played again."""
        self.snapshots: dict[int, Snapshot] = {}
        """The game as it was, by the number of entries."""
