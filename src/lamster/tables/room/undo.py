"""Going back with the others' consent: who may ask and who must agree, and when nobody waits for an answer any more."""

from typing import TYPE_CHECKING

from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model.permissions import Entries
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.model.undo_requests import LAPSES, MOST_UNMET, UndoRequest, needed, unmet_in_turn, ways_back
from lamster.tables.room.connection import Connection
from lamster.tables.room.perform import move

if TYPE_CHECKING:
    from lamster.tables.room.room import Room


async def ask(room: "Room", connection: Connection, message: wire.AskUndo) -> wire.FromServer | None:
    await move(room, *asked(room.table, connection.person, message))
    return wire.Ok(message.id)


async def answer(room: "Room", connection: Connection, message: wire.AnswerUndo) -> wire.FromServer | None:
    await move(room, *answered(room.table, connection.person, message))
    return wire.Ok(message.id)


# Wishes become entries, or are refused.


def asked(table: Table, person: str, message: wire.AskUndo) -> Entries:
    """What is free, and what nobody else has to agree to, is done at once."""
    permissions.check_mine(table, person, message.seat)
    permissions.check_playing(table)
    permissions.check_own_play(table, message.seat)
    way = way_to(table, message.seat, message.place)
    undo = log.Tabled(f"undo:{message.place}")
    if way.free:
        return [undo]
    wish = log.UndoAsked(message.seat, message.place)
    return [wish] if needed(table, message.seat) else [wish, undo]


def way_to(table: Table, seat: int, place: int) -> wire.WayBack:
    """The way back to this place; a refusal says why there is none."""
    if table.game.meta.real_time or table.undo != "consent":
        raise Refused("no-undo", "at this table only the own last action can be taken back, until something is learned")
    if table.undo_request is not None:
        raise Refused("undo-asked", "somebody wants to go back already: wait until all have answered")
    for way in ways_back(table, seat):
        if way.place == place:
            return way
    if unmet_in_turn(table, seat) >= MOST_UNMET:
        raise Refused("undo-declined", f"you asked {MOST_UNMET} times this turn, and not everybody agreed")
    raise Refused("no-undo", "you can go back to your last action, or to the first one of your turn")


def answered(table: Table, person: str, message: wire.AnswerUndo) -> Entries:
    """One who declines is enough; when all have agreed, the table goes back."""
    wish = open_wish(table, message.wish)
    people = needed(table, wish.seat)
    if person not in people:
        raise Refused("not-asked", "only the others who play are asked")
    if message.agree and person in wish.agreed:
        return []
    said = log.UndoAnswered(person, message.agree)
    if message.agree and {*wish.agreed, person}.issuperset(people):
        return [said, log.Tabled(f"undo:{wish.place}")]
    return [said]


def open_wish(table: Table, number: int) -> UndoRequest:
    if table.undo_request is None or table.undo_request.number != number:
        raise Refused("stale", "nobody wants to go back any more, or somebody else does")
    return table.undo_request


# By the clock.


def lapses(room: "Room") -> int | None:
    """When nobody waits for the others' answers any more, by the clock that only counts."""
    wish = room.table.undo_request
    return None if wish is None else room.deadlines.end_of("undo", wish.at, LAPSES)


def lapsed(room: "Room") -> list[log.AnyEntry]:
    end = lapses(room)
    return [] if end is None or room.hub.clock.monotonic() < end else [log.UndoLapsed()]


def left(room: "Room") -> int:
    """Milliseconds until the wish that is open lapses."""
    return max(0, (lapses(room) or 0) - room.hub.clock.monotonic())
