"""Notifications: each is about something that its person may know, and nobody is told twice of one turn."""

from typing import TYPE_CHECKING, NamedTuple

from lamster.tables.room.room_host import Notification
from tests.simulation.truth import Truth
from tests.simulation.violation import Violation

if TYPE_CHECKING:
    from tests.simulation.evening import Evening


class Turn(NamedTuple):
    """A turn of which a person was notified: the seat's first, second, and so on."""

    person: str
    table: str
    seat: int
    number: int


class Notices:
    """Of one evening."""

    def __init__(self, evening: "Evening", truth: Truth) -> None:
        self.system = evening.system
        self.truth = truth
        self.turns: set[Turn] = set()
        self.wrong: list[str] = []
        self.system.rung = self.take

    def take(self, call: Notification) -> None:
        """A person is being notified."""
        shadow = self.truth.shadow(call.table)
        table = shadow.grow(self.system.loop.now)
        if call.seat is None or (call.event != "rematch" and table.chairs[call.seat].person != call.person):
            self.complain(call, "and has no such seat")
        elif (
            call.event == "rematch" and call.person not in self.truth.of(table.previous, self.system.loop.now).people()
        ):
            self.complain(call, "and did not play")
        elif call.event == "turn":
            self.check_turn(call, Turn(call.person, call.table, call.seat, len(shadow.turns.get(call.seat, []))))

    def check_turn(self, call: Notification, turn: Turn) -> None:
        if not turn.number:
            self.complain(call, "and was never asked")
        if turn in self.turns:
            self.complain(call, "for the second time")
        self.turns.add(turn)

    def complain(self, call: Notification, what: str) -> None:
        """The server must not meet the violation: it is raised at the next check."""
        self.wrong.append(f"{call.person[:2]} was notified of {call.event} on seat {call.seat} of {call.table}, {what}")

    def check_wrong(self) -> None:
        if self.wrong:
            raise Violation("notifications", self.wrong[0])
