"""Undo: freely, or by an undo request to which the other players must agree.

Both follow from the log alone. Consent is needed if others acted since, or if something was drawn or revealed.
"""

from bisect import bisect_left
from functools import cache

from lamster.games import load
from lamster.kernel.decision import CHANCE
from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import lessons
from lamster.tables.model.open_requests import UndoRequest
from lamster.tables.model.table_state import TableState

TURN_EVENTS = ("turn", "turn-ended")
"""Events that mark the turns of a game. In a game without them, the action of another seat begins a turn."""
LAPSES_MS = 60_000
"""The time that the others have to answer."""
MOST_UNMET = 2
"""After this many requests that were declined or lapsed, a seat cannot ask again in the same turn."""


# What a seat may undo or request.


@cache
def tells_turns(game: str) -> bool:
    """Whether the events of a game mark its turns."""
    return any(name in load(game).lexicon.events for name in TURN_EVENTS)


def turn_begun(table: TableState, place: int) -> int:
    """The log index at which the turn of this entry began; -1 if none has begun before it."""
    before = bisect_left(table.turns, place)
    return table.turns[before - 1] if before else -1


def last_turn(table: TableState, seat: int) -> list[int]:
    """The log indices of the seat's actions in its last turn that were not undone, the last one first."""
    match, told, begun = table.playing, tells_turns(table.game.meta.name), -1
    own: list[int] = []
    for place in reversed(match.kept):
        player = match.log[place].seat
        if place < match.opening or (own and place <= begun):
            break
        if own and not told and player not in (seat, CHANCE):
            break
        if player == seat:
            begun = begun if own else turn_begun(table, place)
            own.append(place)
    return own


def may_undo(table: TableState, seat: int) -> bool:
    """Whether the seat may undo its last action freely: nobody acted and nothing was drawn or revealed since.

    Not in a race, where time cannot be taken back, not in a lesson, which has a fixed course, and not for a person
    whose seat a bot plays.
    """
    match = table.match
    if match is None or match.outcome is not None or not match.kept or table.game.meta.real_time:
        return False
    if lessons.phase(table) == "on" or not table.player(seat):
        return False
    last = match.kept[-1]
    return last >= match.opening and match.log[last].seat == seat and last not in table.revealing


def may_ask(table: TableState, seat: int) -> bool:
    """Whether the seat may request an undo: not in a race or a lesson, and only if the host's setting allows it."""
    on = table.phase == "playing" and not table.game.meta.real_time and table.settings.undo == "consent"
    on = on and lessons.phase(table) != "on"
    return on and table.undo_request is None and bool(table.player(seat))


def unmet_in_turn(table: TableState, seat: int) -> int:
    """The number of the seat's requests in this turn that were declined or lapsed."""
    if not table.unmet:
        return 0
    own = last_turn(table, seat)
    begun = turn_begun(table, own[0]) if own else -1
    return sum(asker == seat and ply > begun for asker, ply in table.unmet)


def learned_since(table: TableState, place: int) -> bool:
    """Whether something was drawn or revealed at this log index or after it."""
    match = table.playing
    since = match.kept[bisect_left(match.kept, place) :]
    return any(match.log[each].seat == CHANCE or each in table.revealing for each in since)


def acted_since(table: TableState, seat: int, place: int) -> list[int]:
    """The other seats that have acted at this log index or after it."""
    match = table.playing
    since = match.kept[bisect_left(match.kept, place) :]
    return sorted({match.log[each].seat for each in since} - {seat, CHANCE})


def way_back(table: TableState, seat: int, place: int, turn: bool) -> wire.WayBack:
    acted, learned = acted_since(table, seat, place), learned_since(table, place)
    return wire.WayBack(place, table.playing.log[place].code, turn, acted, learned, free=not acted and not learned)


def ways_back(table: TableState, seat: int) -> list[wire.WayBack]:
    """The actions to go back to: the last one, unless it can be undone freely, and the first one of the turn."""
    if not may_ask(table, seat):
        return []
    own = last_turn(table, seat)
    places = ([] if may_undo(table, seat) else own[:1]) + (own[-1:] if len(own) > 1 else [])
    found = [way_back(table, seat, place, place == own[-1]) for place in places]
    enough = unmet_in_turn(table, seat) >= MOST_UNMET
    return [way for way in found if way.free or not enough]


def needed(table: TableState, seat: int) -> list[str]:
    """The other people who play: not bots, not people who have left, not spectators."""
    players = [table.player(other) for other in range(len(table.chairs))]
    return [person for person in dict.fromkeys(players) if person and person != table.chairs[seat].person]


def request_info(table: TableState, eyes: int | None, left: int) -> wire.UndoRequest | None:
    """The open request, as far as the reader may know it; `left` is in milliseconds."""
    request = table.undo_request
    if request is None:
        return None
    return wire.UndoRequest(
        number=request.number,
        seat=request.seat,
        place=request.place,
        code=table.playing.log[request.place].seen_by(eyes),
        turn=request.place == last_turn(table, request.seat)[-1],
        acted=acted_since(table, request.seat, request.place),
        learned=learned_since(table, request.place),
        needed=needed(table, request.seat),
        agreed=list(request.agreed),
        left=left,
    )


# How entries change the table.


def apply_asked(table: TableState, entry: log.UndoAsked, at: int) -> None:
    table.undo_request = UndoRequest(table.seq, entry.seat, entry.place, at)
    table.unmet.append((entry.seat, len(table.playing.log)))
    table.add_event("table-undo-asked", seat=entry.seat, place=entry.place)


def apply_answered(table: TableState, entry: log.UndoAnswered, _: int) -> None:
    if table.undo_request is None:
        return
    if entry.agree:
        table.undo_request.agreed.append(entry.person)
        return
    table.undo_request = None
    table.add_event("table-undo-declined", seat=table.seats_of(entry.person)[0])


def apply_lapsed(table: TableState, _: log.UndoLapsed, __: int) -> None:
    if table.undo_request is not None:
        table.add_event("table-undo-lapsed", seat=table.undo_request.seat)
        table.undo_request = None


def go_back(table: TableState, place: int) -> bool:
    """Forget the turns that were undone. Returns whether this fulfils the open request, which is then not unmet."""
    table.turns = [turn for turn in table.turns if turn < place]
    met = table.undo_request is not None and table.undo_request.place == place
    if met:
        table.unmet.pop()
    return met
