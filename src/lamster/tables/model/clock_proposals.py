"""Proposals of a clock in mid-game: how their entries change the table."""

from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model.open_requests import ClockProposal
from lamster.tables.model.table_state import TableState


def apply_proposed(table: TableState, entry: log.ClockProposed, at: int) -> None:
    table.proposal = ClockProposal(table.seq, entry.person, entry.time, at)
    table.proposed_in[entry.person] = table.playing.state.round
    table.add_event("table-clock-proposed", seat=table.seats_of(entry.person)[0], **event_fields(entry.time))


def apply_answered(table: TableState, entry: log.ClockAnswered, _: int) -> None:
    if table.proposal is None:
        return
    if entry.agree:
        table.proposal.agreed.append(entry.person)
        return
    table.proposal = None
    table.add_event("table-clock-declined", seat=table.seats_of(entry.person)[0])


def apply_lapsed(table: TableState, _: log.ClockLapsed, __: int) -> None:
    if table.proposal is not None:
        table.add_event("table-clock-lapsed", seat=table.seats_of(table.proposal.person)[0])
        table.proposal = None


def apply_added(table: TableState, entry: log.ClockAdded, _: int) -> None:
    table.proposal = None
    table.set_clock(entry.time)
    table.add_event("table-clock-added", **event_fields(entry.time))


def event_fields(time: wire.TimeControl) -> dict[str, int | str]:
    return {"kind": time.kind, "amount": time.amount, "more": time.more}
