"""A clock that somebody proposes in mid-game: how it stands, as it follows from the log alone."""

from typing import TYPE_CHECKING

from lamster.tables import protocol as wire
from lamster.tables.model import entries as log

if TYPE_CHECKING:
    from lamster.tables.model.table import Table


class ClockProposal:
    """A clock that somebody proposes, while not everybody has answered."""

    __slots__ = ("agreed", "at", "number", "person", "time")

    def __init__(self, number: int, person: str, time: wire.TimeControl, at: int) -> None:
        self.number = number
        """Its place in the log of the table."""
        self.person = person
        self.time = time
        self.at = at
        self.agreed = [person]


def proposed(table: "Table", entry: log.ClockProposed, at: int) -> None:
    table.proposal = ClockProposal(table.seq, entry.person, entry.time, at)
    table.proposed_in[entry.person] = table.playing.state.round
    table.tell("table-clock-proposed", seat=table.seats_of(entry.person)[0], **told(entry.time))


def answered(table: "Table", entry: log.ClockAnswered, _: int) -> None:
    if table.proposal is None:
        return
    if entry.agree:
        table.proposal.agreed.append(entry.person)
        return
    table.proposal = None
    table.tell("table-clock-declined", seat=table.seats_of(entry.person)[0])


def lapsed(table: "Table", _: log.ClockLapsed, __: int) -> None:
    if table.proposal is not None:
        table.tell("table-clock-lapsed", seat=table.seats_of(table.proposal.person)[0])
        table.proposal = None


def added(table: "Table", entry: log.ClockAdded, _: int) -> None:
    table.proposal = None
    table.set_clock(entry.time)
    table.tell("table-clock-added", **told(entry.time))


def told(time: wire.TimeControl) -> dict[str, int | str]:
    return {"kind": time.kind, "amount": time.amount, "more": time.more}
