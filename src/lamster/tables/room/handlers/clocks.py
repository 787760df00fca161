"""Handlers for clocks: propose one in mid-game, and vote on a player whose time is up.

All players who are online must agree to a clock. A proposal lapses after a minute, and each person may make one per
round.
"""

from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.model.turn_clock_state import check_control
from lamster.tables.room.clocks.turn_clock import TurnClock
from lamster.tables.room.connection import Connection
from lamster.tables.room.consent import players
from lamster.tables.room.perform import play
from lamster.tables.room.registry import Answer, handles
from lamster.tables.room.room import Room


@handles(wire.ProposeClock)
async def propose(room: Room, connection: Connection, message: wire.ProposeClock) -> Answer:
    check_proposal(room.table, connection.person)
    time = check_control(message.time, room.table.game.meta.real_time)
    if time.kind == "none":
        raise Refused("bad-clock", "propose a clock: the game has none now")
    await play(room, log.ClockProposed(connection.person, time))
    return wire.Ok(message.id)


def check_proposal(table: Table, person: str) -> None:
    permissions.check_playing(table)
    if person not in players(table):
        raise Refused("not-your-seat", "only those who play may propose a clock")
    if table.turn_clock.timed or table.game.meta.real_time or table.lesson:
        raise Refused("bad-clock", "this game has a clock, or cannot have one")
    if table.proposal is not None:
        raise Refused("stale", "somebody proposes a clock already: answer that first")
    if table.proposed_in.get(person) == table.playing.state.round:
        raise Refused("too-early", "you have proposed a clock in this round already")


@handles(wire.AnswerClock)
async def answer(room: Room, connection: Connection, message: wire.AnswerClock) -> Answer:
    proposal = room.table.proposal
    if proposal is None or proposal.number != message.proposal:
        raise Refused("stale", "nobody proposes a clock any more, or somebody else does")
    if connection.person not in players(room.table):
        raise Refused("not-asked", "only those who play are asked")
    if not message.agree or connection.person not in proposal.agreed:
        await play(room, log.ClockAnswered(connection.person, message.agree))
    return wire.Ok(message.id)


@handles(wire.DecideTime)
async def decide(room: Room, connection: Connection, message: wire.DecideTime) -> Answer:
    """A player votes on a seat whose time is up; when enough have voted, the result is carried out."""
    permissions.check_seat(room.table, message.seat)
    permissions.check_playing(room.table)
    votes = room.table.turn_clock.votes.get(message.seat)
    if votes is None:
        raise Refused("not-asked", "nobody's time is up there: there is nothing to decide")
    if connection.person not in room.part(TurnClock).voters(message.seat):
        raise Refused("not-asked", "only the others who play decide what becomes of somebody whose time is up")
    if votes.get(connection.person) != message.wait:
        await play(room, log.VotedOnTime(connection.person, message.seat, message.wait))
    return wire.Ok(message.id)
