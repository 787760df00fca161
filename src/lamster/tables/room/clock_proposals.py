"""Adding a clock to a game that has begun without one: all who play and are here must agree.

Who has been away for a minute is not asked. A proposal lapses after a minute, and each person may make one a round.
"""

from typing import TYPE_CHECKING

from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model.refused import Refused
from lamster.tables.model.turn_clock_state import check_control
from lamster.tables.room.absent_players import absent_at, is_absent
from lamster.tables.room.connection import Connection
from lamster.tables.room.perform import move

if TYPE_CHECKING:
    from lamster.tables.model.table import Table
    from lamster.tables.room.room import Room

LASTS_MS = 60_000
"""That the others have to answer."""


# Messages become entries, or are refused.


async def propose(room: "Room", connection: Connection, message: wire.ProposeClock) -> wire.FromServer | None:
    check_proposal(room.table, connection.person)
    time = check_control(message.time, room.table.game.meta.real_time)
    if time.kind == "none":
        raise Refused("bad-clock", "propose a clock: the game has none now")
    await move(room, log.ClockProposed(connection.person, time))
    return wire.Ok(message.id)


def check_proposal(table: "Table", person: str) -> None:
    permissions.check_playing(table)
    if person not in players(table):
        raise Refused("not-your-seat", "only those who play may propose a clock")
    if table.times.timed or table.game.meta.real_time or table.lesson:
        raise Refused("bad-clock", "this game has a clock, or cannot have one")
    if table.proposal is not None:
        raise Refused("stale", "somebody proposes a clock already: answer that first")
    if table.proposed_in.get(person) == table.playing.state.round:
        raise Refused("too-early", "you have proposed a clock in this round already")


async def answer(room: "Room", connection: Connection, message: wire.AnswerClock) -> wire.FromServer | None:
    proposal = room.table.proposal
    if proposal is None or proposal.number != message.proposal:
        raise Refused("stale", "nobody proposes a clock any more, or somebody else does")
    if connection.person not in players(room.table):
        raise Refused("not-asked", "only those who play are asked")
    if not message.agree or connection.person not in proposal.agreed:
        await move(room, log.ClockAnswered(connection.person, message.agree))
    return wire.Ok(message.id)


def players(table: "Table") -> list[str]:
    """Everybody who plays a seat now."""
    return [person for person in dict.fromkeys(map(table.player, range(len(table.chairs)))) if person]


# By the clock, and by who is here.


def asked(room: "Room") -> list[str]:
    """Who must agree."""
    return [person for person in players(room.table) if not is_absent(room, person)]


def due(room: "Room") -> list[log.AnyEntry]:
    proposal = room.table.proposal
    if proposal is None or room.table.phase != "playing":
        return []
    if set(proposal.agreed).issuperset(asked(room)):
        return [log.ClockAdded(proposal.time)]
    return [log.ClockLapsed()] if room.hub.clock.monotonic() >= ends(room, proposal.at) else []


def ends(room: "Room", at: int) -> int:
    return room.deadlines.end_of("clock", at, LASTS_MS)


def moments(room: "Room") -> list[int]:
    """When the proposal lapses, and when somebody who has gone will not be asked any more."""
    if room.table.proposal is None or room.table.phase != "playing":
        return []
    now = room.hub.clock.monotonic()
    found = [absent_at(room, person) for person in players(room.table)]
    return [ends(room, room.table.proposal.at), *[at for at in found if at is not None and at > now]]


def info(room: "Room") -> wire.ClockProposal | None:
    found = room.table.proposal
    if found is None or room.table.phase != "playing":
        return None
    left = max(0, ends(room, found.at) - room.hub.clock.monotonic())
    return wire.ClockProposal(found.number, found.person, found.time, asked(room), list(found.agreed), left)
