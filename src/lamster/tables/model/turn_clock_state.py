"""The time left to each seat, as it follows from the log. Entries carry their times; nothing here reads a clock.

A seat uses time while a person plays it and is asked something. All answers of a seat within one turn of the game are
one move, whatever the number of decisions and whichever seats are asked in between.
"""

from collections.abc import Sequence

from lamster.kernel.timing import FLAG
from lamster.tables import protocol as wire
from lamster.tables.clock import DAY_MS
from lamster.tables.model import entries as log
from lamster.tables.model.refused import Refused
from lamster.tables.model.table_codes import TableCode

SECOND_MS = 1_000
BOUNDS: dict[wire.TimeKind, tuple[int, int]] = {"move": (5, 86_400), "total": (30, 86_400), "days": (1, 30)}
"""The least and the most time of each kind of clock, in seconds (days for `days`)."""
MOST_MORE_S = 3_600
"""The most that a move may add to a total."""
RETURN_MS = 60_000
"""A person who takes a seat back has at least this much time, or the full time if that is less."""

Move = tuple[int, int]
"""The round, and whose turn it is."""


def check_control(control: wire.TimeControl, real_time: bool) -> wire.TimeControl:
    """Check a time control and leave out what its kind does not use."""
    if control.kind == "none":
        return wire.TimeControl()
    if real_time:
        raise Refused("bad-clock", "a real-time game has a clock of its own: choose none")
    low, high = BOUNDS[control.kind]
    if not low <= control.amount <= high:
        unit = "days" if control.kind == "days" else "seconds"
        raise Refused("bad-clock", f"this clock has {low} to {high} {unit}, not {control.amount}")
    if not 0 <= control.more <= (MOST_MORE_S if control.kind == "total" else 0):
        raise Refused("bad-clock", f"a move adds 0 to {MOST_MORE_S} seconds to a total, and to nothing else")
    return control


class TurnClockState:
    """The time of every seat, and the votes about seats whose time is up."""

    def __init__(self, control: wire.TimeControl) -> None:
        self.control = control
        self.full = control.amount * (DAY_MS if control.kind == "days" else SECOND_MS)
        """The time that a seat starts with, in milliseconds."""
        self.left: dict[int, int] = {}
        """Milliseconds that each seat had at the last entry; below 0 while an answer may still be in transit."""
        self.moves: dict[int, Move] = {}
        """The last move for which each seat was given time."""
        self.running: tuple[int, ...] = ()
        self.votes: dict[int, dict[str, bool]] = {}
        """Votes by seat whose time is up: by person, whether they want to wait."""
        self.votes_from: dict[int, int] = {}
        """The wall time at which each vote began."""
        self.at = 0

    @property
    def timed(self) -> bool:
        return self.control.kind != "none"

    def left_of(self, seat: int) -> int:
        return self.left.get(seat, self.full)

    def note(
        self, entry: log.AnyEntry, at: int, asked: Sequence[int], move: Move | None, labels: Sequence[str]
    ) -> None:
        """Take account of an entry that the table has just applied.

        `asked` are the seats of people who are asked something now, and `move` is whose move it is.
        """
        if not self.timed:
            return
        self.charge(at, entry.milliseconds if isinstance(entry, log.Skipped) else 0)
        code = TableCode.parse(entry.code) if isinstance(entry, log.Tabled) else None
        self.apply_votes(entry)
        if code is not None and code.verb != "undo":
            self.apply_code(code, labels.index(code.argument))
        if move is not None:
            for seat in asked:
                self.ask(seat, move, undone=code is not None and code.verb == "undo")
        self.votes = {seat: votes for seat, votes in self.votes.items() if seat in asked}
        self.running = tuple(seat for seat in asked if seat not in self.votes)

    def charge(self, at: int, skipped: int) -> None:
        """Subtract the time since the last entry from the seats that were asked."""
        spent = max(0, at - self.at - skipped)
        for seat in self.running:
            self.left[seat] = self.left_of(seat) - spent
        self.at = at

    def apply_votes(self, entry: log.AnyEntry) -> None:
        if isinstance(entry, log.Prolonged):
            self.left[entry.seat] = self.full
            del self.votes[entry.seat]
        elif isinstance(entry, log.VotedOnTime):
            self.votes[entry.seat][entry.person] = entry.wait

    def apply_code(self, code: TableCode, seat: int) -> None:
        if code.verb == "back":
            self.left[seat] = max(self.left_of(seat), min(self.full, RETURN_MS))
        elif code.verb == "timeout" and code.value == FLAG:
            self.left[seat] = 0
            self.votes[seat] = {}
            self.votes_from[seat] = self.at

    def ask(self, seat: int, move: Move, undone: bool) -> None:
        """A seat is asked something. A new move gives it time; an action that an undo restores does not.

        With days per move people are rarely online at the same time: a seat that is asked again gets the full time.
        """
        is_new = self.moves.get(seat) != move or (self.control.kind == "days" and seat not in self.busy)
        self.moves[seat] = move
        if not is_new or undone:
            return
        if self.control.kind == "total":
            self.left[seat] = max(0, self.left_of(seat)) + self.control.more * SECOND_MS
        else:
            self.left[seat] = self.full
        if self.left[seat] > 0:
            self.votes.pop(seat, None)

    @property
    def busy(self) -> set[int]:
        """Seats that were asked something before this entry."""
        return {*self.running, *self.votes}
