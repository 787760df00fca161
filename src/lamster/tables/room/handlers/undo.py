"""Handlers for undo: freely, or with the consent of the others."""

from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model.open_requests import UndoRequest
from lamster.tables.model.permissions import Entries
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.model.table_codes import TableCode
from lamster.tables.model.undo_requests import MOST_UNMET, UndoChoices, needed, unmet_in_turn
from lamster.tables.room.connection import Connection
from lamster.tables.room.perform import play
from lamster.tables.room.registry import Answer, handles
from lamster.tables.room.room import Room


@handles(wire.Undo)
async def undo(room: Room, connection: Connection, message: wire.Undo) -> Answer:
    await play(room, *permissions.undo(room.table, connection.person, message))
    return wire.Ok(message.id)


@handles(wire.AskUndo)
async def ask(room: Room, connection: Connection, message: wire.AskUndo) -> Answer:
    await play(room, *entries_to_ask(room.table, connection.person, message))
    return wire.Ok(message.id)


@handles(wire.AnswerUndo)
async def answer(room: Room, connection: Connection, message: wire.AnswerUndo) -> Answer:
    await play(room, *entries_to_answer(room.table, connection.person, message))
    return wire.Ok(message.id)


def entries_to_ask(table: Table, person: str, message: wire.AskUndo) -> Entries:
    """The entries of an undo request. An undo that needs no consent is done at once."""
    permissions.check_mine(table, person, message.seat)
    permissions.check_playing(table)
    permissions.check_own_play(table, message.seat)
    way = way_to(table, message.seat, message.place)
    undo = log.Tabled(TableCode.undo(message.place).text)
    if way.free:
        return [undo]
    request = log.UndoAsked(message.seat, message.place)
    return [request] if needed(table, message.seat) else [request, undo]


def way_to(table: Table, seat: int, place: int) -> wire.WayBack:
    """The action to go back to; a refusal says why it is not possible."""
    if table.game.meta.real_time or table.settings.undo != "consent":
        raise Refused("no-undo", "at this table only the own last action can be taken back, until something is learned")
    if table.undo_request is not None:
        raise Refused("undo-asked", "somebody wants to go back already: wait until all have answered")
    for way in UndoChoices(table).of(seat)[1]:
        if way.place == place:
            return way
    if unmet_in_turn(table, seat) >= MOST_UNMET:
        raise Refused("undo-declined", f"you asked {MOST_UNMET} times this turn, and not everybody agreed")
    raise Refused("no-undo", "you can go back to your last action, or to the first one of your turn")


def entries_to_answer(table: Table, person: str, message: wire.AnswerUndo) -> Entries:
    """The entries of an answer. One person who declines is enough; when all have agreed, the table goes back."""
    request = open_request(table, message.wish)
    people = needed(table, request.seat)
    if person not in people:
        raise Refused("not-asked", "only the others who play are asked")
    if message.agree and person in request.agreed:
        return []
    said = log.UndoAnswered(person, message.agree)
    if message.agree and {*request.agreed, person}.issuperset(people):
        return [said, log.Tabled(TableCode.undo(request.place).text)]
    return [said]


def open_request(table: Table, number: int) -> UndoRequest:
    if table.undo_request is None or table.undo_request.number != number:
        raise Refused("stale", "nobody wants to go back any more, or somebody else does")
    return table.undo_request
