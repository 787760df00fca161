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
from lamster.tables.model.people import LastTurn
from lamster.tables.model.table_codes import TableCode
from lamster.tables.model.table_state import TableState

TURN_EVENTS = frozenset({"turn", "turn-ended"})
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


def may_undo(table: TableState, seat: int) -> bool:
    """Whether the seat may undo its last action freely. A person whose seat a bot plays may not."""
    return last_to_act(table) == seat and bool(table.player(seat))


def last_to_act(table: TableState) -> int | None:
    """The seat whose action can be undone freely: nobody acted and nothing was drawn or revealed since.

    None in a race, where time cannot be taken back, and for what a lesson has played before the learner's first choice.
    """
    match = table.match
    if match is None or match.outcome is not None or not match.kept or table.game.meta.real_time:
        return None
    last = match.kept[-1]
    if last < match.opening or last in table.revealing or not lessons.may_go_back(table):
        return None
    return match.log.seat_at(last)


def has_requests(table: TableState) -> bool:
    """Whether undo can be requested now: not in a race or a lesson, and only if the host's setting allows it."""
    on = table.phase == "playing" and not table.game.meta.real_time and table.settings.undo == "consent"
    return on and table.undo_request is None and lessons.phase(table) != "on"


def unmet_in_turn(table: TableState, seat: int) -> int:
    """The number of the seat's requests in this turn that were declined or lapsed."""
    own = table.last_turns.get(seat)
    begun = -1 if own is None else turn_begun(table, own.last)
    return sum(asker == seat and ply > begun for asker, ply in table.unmet)


def learned_since(table: TableState, place: int) -> bool:
    """Whether something was drawn or revealed at this log index or after it."""
    return table.learned_at >= place


def last_actions(table: TableState) -> list[tuple[int, int]]:
    """The seats that have acted, each with the log index of its last action."""
    return sorted([(seat, turn.last) for seat, turn in table.last_turns.items()])


def acted_since(last: list[tuple[int, int]], seat: int, place: int) -> list[int]:
    """The other seats that have acted at this log index or after it, by `last_actions`."""
    return [other for other, acted in last if acted >= place and other != seat]


def free_undo(table: TableState) -> TableCode:
    """The code that undoes the last action. In a lesson later draws stay as they are prepared."""
    place = table.playing.kept[-1]
    return TableCode.undo(place, lessons.phase(table) in ("on", "over") and table.playing.can_keep_draws(place))


class UndoChoices:
    """What the seats may undo and request now. What they have in common is worked out once."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self.last_to_act = last_to_act(table)
        self.turns = table.last_turns if has_requests(table) else {}
        self.last_actions = last_actions(table) if self.turns else []

    def of(self, seat: int) -> tuple[bool, tuple[wire.WayBack, ...]]:
        """Whether the seat may undo its last action freely, and the actions to which it may request to go back:
        the last one, unless it can be undone freely, and the first one of the turn.
        """
        if not self.table.player(seat):
            return False, ()
        freely, own = seat == self.last_to_act, self.turns.get(seat)
        if own is None or (freely and own.first == own.last):
            return freely, ()
        found = [] if freely else [self.way_back(seat, own.last, own.first == own.last)]
        if own.first < own.last:
            found.append(self.way_back(seat, own.first, True))
        if self.table.unmet and unmet_in_turn(self.table, seat) >= MOST_UNMET:
            found = [way for way in found if way.free]
        return freely, tuple(found)

    def way_back(self, seat: int, place: int, turn: bool) -> wire.WayBack:
        acted = acted_since(self.last_actions, seat, place)
        learned = learned_since(self.table, place)
        return wire.WayBack(place, self.table.playing.log.code_at(place), turn, acted, learned, not (acted or learned))


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
        turn=request.place == table.last_turns[request.seat].first,
        acted=acted_since(last_actions(table), request.seat, request.place),
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


def note_actions(table: TableState, first: int) -> None:
    """Note the last turn of each seat, and the last draw or reveal, by the entries from this log index on."""
    match = table.playing
    for index in range(bisect_left(match.kept, first), len(match.kept)):
        place = match.kept[index]
        seat = match.log.seat_at(place)
        if seat == CHANCE or place in table.revealing:
            table.learned_at = place
        if seat != CHANCE:
            note_action(table, seat, place)


def note_action(table: TableState, seat: int, place: int) -> None:
    before = table.last_turns.get(seat)
    goes_on = before is not None and is_same_turn(table, seat, before.last, place)
    table.last_turns[seat] = LastTurn(before.first if before and goes_on else place, place)


def is_same_turn(table: TableState, seat: int, before: int, place: int) -> bool:
    """Whether a seat acts in the same turn in which it acted before."""
    if tells_turns(table.game.meta.name):
        return before > turn_begun(table, place)
    return not acted_since(last_actions(table), seat, before)


def go_back(table: TableState, place: int) -> bool:
    """Forget what was undone. Returns whether this fulfils the open request, which is then not unmet."""
    table.turns = [turn for turn in table.turns if turn < place]
    table.last_turns.clear()
    table.learned_at = -1
    note_actions(table, table.playing.opening)
    met = table.undo_request is not None and table.undo_request.place == place
    if met:
        table.unmet.pop()
    return met
