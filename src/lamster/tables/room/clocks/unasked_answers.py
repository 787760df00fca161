"""When answers are played that nobody has to be asked for: after a time that tells nothing about hidden cards.

The time is the same for the only option and for windows that are passed, whatever the seat holds. At a table with one
person, and nobody who looks on, nobody could learn anything from it, so nothing waits there.
"""

from lamster.kernel.decision import CHANCE, Decision
from lamster.tables.model import entries as log
from lamster.tables.model import standing_answers
from lamster.tables.model.table import Table
from lamster.tables.room import limits
from lamster.tables.room.room import Room

PASSING_MS = 1_200
"""How long such a question stays open: about as long as what led to it takes to be shown."""
QUIET_MS = 300
"""The same where nothing that all can see led to it."""


class UnaskedAnswers:
    """The answers of a room that nobody is asked for. Callers hold the room's lock."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.due_at: dict[str, int] = {}
        """By decision, when it is answered, by the monotonic clock."""
        self.open: list[tuple[Decision, str]] = []
        """The open decisions of this kind, with their answers."""

    def notice(self) -> bool:
        """Take note of what is asked now; returns whether anything of it is answered without asking."""
        table = self.room.table
        answers = standing_answers.unasked(table)
        if not answers and not self.due_at:
            return False
        asked = [] if table.match is None else table.match.state.open
        self.open = [(decision, answers[decision.seat]) for decision in asked if decision.seat in answers]
        new_due = self.room.clock.monotonic() + self.lasts_ms() if self.open else 0
        self.due_at = {decision.id: self.due_at.get(decision.id, new_due) for decision, _ in self.open}
        return bool(self.open)

    def due(self) -> list[log.AnyEntry]:
        """The answer to write now. One at a time: it may change what else is asked. An undo request comes first."""
        table, now = self.room.table, self.room.clock.monotonic()
        if not self.notice() or table.undo_request is not None or limits.is_full(table):
            return []
        ripe = [(decision, code) for decision, code in self.open if now >= self.due_at[decision.id]]
        return [log.Played(decision.seat, code, unasked=True) for decision, code in ripe[:1]]

    def next(self) -> int | None:
        """When an answer is due, by the monotonic clock."""
        if not self.open or self.room.table.undo_request is not None or limits.is_full(self.room.table):
            return None
        return min(self.due_at.values())

    def lasts_ms(self) -> int:
        """How long a question stays open that has just been opened, by what all can see."""
        if not self.has_witnesses():
            return 0
        return PASSING_MS if anything_was_seen(self.room.table) else QUIET_MS

    def has_witnesses(self) -> bool:
        """Whether anybody plays or looks on who could learn something about another seat from the time of an answer."""
        table = self.room.table
        players = {table.player(seat) for seat in range(len(table.chairs))}
        return len((players | self.room.online.keys()) - {""}) > 1

    def least_pause_ms(self, decision: Decision) -> int:
        """How long a bot takes at least for this decision: as long as a person who is not asked."""
        return self.lasts_ms() if standing_answers.is_window(self.room.table, decision) else 0


def anything_was_seen(table: Table) -> bool:
    """Whether the last action, with the draws that followed it, led to an event that all were told."""
    match, happenings = table.playing, table.happenings
    last = next((place for place in reversed(match.kept) if match.log[place].seat != CHANCE), 0)
    number = len(happenings)
    while number > happenings.first and happenings.plies[number - 1] >= last:
        number -= 1
    return any(happening.is_public for happening in happenings.since(number))
