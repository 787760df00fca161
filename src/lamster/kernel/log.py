"""The log of a game: who played what, in which round, and how each seat sees it."""

from array import array
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import overload

MAX_SHARED = 10_000
"""Plays that all logs share, the least recently used are dropped: at most about 5 MB."""

Play = tuple[int, str, tuple[str, ...]]
"""A seat, its code, and the code as each seat sees it."""


class Entry:
    """A line of the log: who played what, in which round, and how each seat sees it."""

    __slots__ = ("code", "masks", "round", "seat")

    def __init__(self, seat: int, code: str, round_: int, masks: tuple[str, ...]) -> None:
        self.seat = seat
        self.code = code
        self.round = round_
        self.masks = masks
        """The code as seat 0, 1, … and at last the onlooker see it."""

    def seen_by(self, seat: int | None) -> str:
        return self.masks[-1 if seat is None else seat]


class Log:
    """The entries in the order in which they were played. A server keeps many games: an entry takes about 12 bytes
    once its play is shared with equal ones, so entries are made when they are asked for.
    """

    __slots__ = ("plays", "rounds")

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.plays: list[Play] = []
        self.rounds = array("I")
        for entry in entries:
            self.append(entry)

    def append(self, entry: Entry) -> None:
        self.plays.append((entry.seat, entry.code, entry.masks))
        self.rounds.append(entry.round)

    def share(self, first: int) -> None:
        """Let the entries from this place on share what was played with equal entries of all games."""
        for place in range(first, len(self.plays)):
            self.plays[place] = shared(self.plays[place])

    def seat_at(self, place: int) -> int:
        return self.plays[place][0]

    def code_at(self, place: int) -> str:
        return self.plays[place][1]

    def entry(self, place: int) -> Entry:
        seat, code, masks = self.plays[place]
        return Entry(seat, code, self.rounds[place], masks)

    def copy(self) -> "Log":
        copy = Log()
        copy.plays, copy.rounds = list(self.plays), self.rounds[:]
        return copy

    def __len__(self) -> int:
        return len(self.plays)

    @overload
    def __getitem__(self, place: int) -> Entry: ...
    @overload
    def __getitem__(self, place: slice) -> list[Entry]: ...
    def __getitem__(self, place: int | slice) -> Entry | list[Entry]:
        if isinstance(place, slice):
            return [self.entry(each) for each in range(*place.indices(len(self.plays)))]
        return self.entry(place)

    def __iter__(self) -> Iterator[Entry]:
        return map(self.entry, range(len(self.plays)))


@lru_cache(MAX_SHARED)
def shared(play: Play) -> Play:
    """The first one that was equal to this."""
    return play
