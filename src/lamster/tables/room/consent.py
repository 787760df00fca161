"""Open requests for consent: when undo requests and clock proposals lapse or are accepted."""

from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model.table import Table
from lamster.tables.model.undo_requests import LAPSES_MS, needed
from lamster.tables.room.absence import absent_at, is_absent
from lamster.tables.room.clocks.turn_clock import TurnClock
from lamster.tables.room.room import Room

# Undo requests.


def undo_lapses_at(room: Room) -> int | None:
    """When the open undo request lapses, by the monotonic clock."""
    request = room.table.undo_request
    return None if request is None else room.deadlines.end_of("undo", request.at, LAPSES_MS)


def undo_lapse_entries(room: Room) -> list[log.AnyEntry]:
    end = undo_lapses_at(room)
    return [] if end is None or room.clock.monotonic() < end else [log.UndoLapsed()]


def undo_left_ms(room: Room) -> int:
    """How long the others may still answer the open undo request."""
    end = undo_lapses_at(room)
    return 0 if end is None else max(0, end - room.clock.monotonic())


# Clock proposals.


def players(table: Table) -> list[str]:
    """All people who play a seat now."""
    return [person for person in dict.fromkeys(map(table.player, range(len(table.chairs)))) if person]


def proposal_needs(room: Room) -> list[str]:
    """The people who must agree to a clock: absent players do not count."""
    return [person for person in players(room.table) if not is_absent(room, person)]


def due_clock(room: Room) -> list[log.AnyEntry]:
    """Add the proposed clock when all agree; drop the proposal when its time is up."""
    proposal = room.table.proposal
    if proposal is None or room.table.phase != "playing":
        return []
    if set(proposal.agreed).issuperset(proposal_needs(room)):
        return [log.ClockAdded(proposal.time)]
    return [log.ClockLapsed()] if room.clock.monotonic() >= proposal_lapses_at(room, proposal.at) else []


def proposal_lapses_at(room: Room, at: int) -> int:
    return room.deadlines.end_of("clock", at, LAPSES_MS)


def proposal_moments(room: Room) -> list[int]:
    """When the proposal lapses, and when disconnected people become absent and need not agree."""
    if room.table.proposal is None or room.table.phase != "playing":
        return []
    now = room.clock.monotonic()
    found = [absent_at(room, person) for person in players(room.table)]
    return [proposal_lapses_at(room, room.table.proposal.at), *[at for at in found if at is not None and at > now]]


def proposal_info(room: Room) -> wire.ClockProposal | None:
    found = room.table.proposal
    if found is None or room.table.phase != "playing":
        return None
    left = max(0, proposal_lapses_at(room, found.at) - room.clock.monotonic())
    return wire.ClockProposal(found.number, found.person, found.time, proposal_needs(room), list(found.agreed), left)


def is_consulted(room: Room, person: str) -> bool:
    """Whether an undo request, or the vote about a seat whose time is up, waits for this person."""
    table, request = room.table, room.table.undo_request
    if request is not None and person in needed(table, request.seat) and person not in request.agreed:
        return True
    votes = table.turn_clock.votes.items()
    return any(person in room.part(TurnClock).voters(seat) and person not in voted for seat, voted in votes)
