"""Everybody's time at a table, as it follows from the log: entries come in with their moments, nothing reads a clock.

A seat uses time while a person plays it and is asked something. What it answers within one turn of the game is one
move, however many decisions that takes and whoever is asked in between.
"""

from typing import TYPE_CHECKING

from lamster.kernel.timing import FLAG
from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model.refused import Refused

if TYPE_CHECKING:
    from lamster.tables.model.table import Table

SECOND = 1_000
DAY = 86_400_000
BOUNDS: dict[wire.TimeKind, tuple[int, int]] = {"move": (5, 86_400), "total": (30, 86_400), "days": (1, 30)}
"""How much time there may be, in the units of each kind."""
MOST_MORE = 3_600
RETURN = 60_000
"""Who takes a seat back has at least so much, or all there is if that is less."""

Move = tuple[int, int]
"""The round, and whose turn it is."""


def check_control(control: wire.TimeControl, real_time: bool) -> wire.TimeControl:
    """A clock that a table can have; what it has no use for is left out."""
    if control.kind == "none":
        return wire.TimeControl()
    if real_time:
        raise Refused("bad-clock", "a real-time game has a clock of its own: choose none")
    low, high = BOUNDS[control.kind]
    if not low <= control.amount <= high:
        unit = "days" if control.kind == "days" else "seconds"
        raise Refused("bad-clock", f"this clock has {low} to {high} {unit}, not {control.amount}")
    if not 0 <= control.more <= (MOST_MORE if control.kind == "total" else 0):
        raise Refused("bad-clock", f"a move adds 0 to {MOST_MORE} seconds to a total, and to nothing else")
    return control


class TurnClockState:
    """The hourglasses of a table."""

    def __init__(self, control: wire.TimeControl) -> None:
        self.control = control
        self.full = control.amount * (DAY if control.kind == "days" else SECOND)
        """What everybody begins with, in milliseconds."""
        self.left: dict[int, int] = {}
        """What each seat had at the moment of the last entry; below 0 while an answer may be under way."""
        self.moves: dict[int, Move] = {}
        """The move that each seat last had time for."""
        self.running: tuple[int, ...] = ()
        self.votes: dict[int, dict[str, bool]] = {}
        """Seats whose time is up, and who of the others would wait."""
        self.votes_from: dict[int, int] = {}
        """The wall time at which each of these votes began."""
        self.at = 0

    @property
    def timed(self) -> bool:
        return self.control.kind != "none"

    def left_of(self, seat: int) -> int:
        return self.left.get(seat, self.full)

    def note(self, table: "Table", entry: log.AnyEntry, at: int) -> None:
        """The table has just taken an entry."""
        if not self.timed:
            return
        self.charge(at, entry.milliseconds if isinstance(entry, log.Skipped) else 0)
        self.give(table, entry)
        asked = asked_people(table)
        undone = isinstance(entry, log.Tabled) and entry.code.startswith("undo:")
        for seat in asked:
            self.ask(table, seat, undone)
        self.votes = {seat: votes for seat, votes in self.votes.items() if seat in asked}
        self.running = tuple(seat for seat in asked if seat not in self.votes)

    def charge(self, at: int, skipped: int) -> None:
        """Those who were asked have used the time since the last entry."""
        spent = max(0, at - self.at - skipped)
        for seat in self.running:
            self.left[seat] = self.left_of(seat) - spent
        self.at = at

    def give(self, table: "Table", entry: log.AnyEntry) -> None:
        """What an entry changes besides."""
        if isinstance(entry, log.Prolonged):
            self.left[entry.seat] = self.full
            del self.votes[entry.seat]
        elif isinstance(entry, log.VotedOnTime):
            self.votes[entry.seat][entry.person] = entry.wait
        elif isinstance(entry, log.Tabled):
            verb, _, argument = entry.code.partition(":")
            label, _, why = argument.partition("=")
            if verb == "back":
                seat = table.labels.index(label)
                self.left[seat] = max(self.left_of(seat), min(self.full, RETURN))
            elif verb == "timeout" and why == FLAG:
                seat = table.labels.index(label)
                self.left[seat] = 0
                self.votes[seat] = {}
                self.votes_from[seat] = self.at

    def ask(self, table: "Table", seat: int, undone: bool) -> None:
        """A seat is asked: is it a new move? What an undo brings back is none, and gives no time back.

        Where days are given for a move, people are not there at the same time: whoever is asked anew has them anew.
        """
        state = table.playing.state
        move = (state.round, table.game.turn(state))
        fresh = self.moves.get(seat) != move or (self.control.kind == "days" and seat not in self.busy)
        self.moves[seat] = move
        if not fresh or undone:
            return
        if self.control.kind == "total":
            self.left[seat] = max(0, self.left_of(seat)) + self.control.more * SECOND
        else:
            self.left[seat] = self.full
        if self.left[seat] > 0:
            self.votes.pop(seat, None)

    @property
    def busy(self) -> set[int]:
        """Those who were asked something before the entry that is being taken."""
        return {*self.running, *self.votes}


def asked_people(table: "Table") -> list[int]:
    """The seats of people who are asked something now."""
    if table.phase != "playing":
        return []
    return [asked.seat for asked in table.playing.state.open if asked.seat >= 0 and table.player(asked.seat)]
