"""Memory per room and the number of tasks do not grow without end."""

from collections import deque
from typing import TYPE_CHECKING, Any

from lamster.tables.room.room import Room
from tests.simulation.truth import Truth, is_playing, open_decisions
from tests.simulation.violation import Violation

if TYPE_CHECKING:
    from tests.simulation.evening import Evening
    from tests.simulation.system import Node

TASKS_OF_ROOM = 8
TASKS_OF_NODE = 25
HELD_BY_ROOM = 400
"""Items in all collections of a room, without the table itself."""
ITEMS_OF_ENTRY = 8
SWEPT_S = 200.0
"""After so long a room that nobody uses is gone."""
PARTS = "lamster.tables.room"
"""Where the parts of a room are written: what they hold counts as the room's."""


class Bounds:
    """Of one evening."""

    def __init__(self, evening: "Evening", truth: Truth) -> None:
        self.evening = evening
        self.system = evening.system
        self.truth = truth

    def check(self) -> None:
        for node in self.system.nodes.values():
            if node.is_up:
                self.check_node(node)

    def check_node(self, node: "Node") -> None:
        rooms = [*node.hub.rooms.values()]
        for room in rooms:
            self.check_room(node, room)
        tasks = node.task_count()
        most = TASKS_OF_NODE + sum(len(room.tasks) for room in rooms) + 4 * len(node.connections)
        if tasks > most:
            raise Violation("bounds", f"node {node.name!r} has {tasks} tasks, more than {most}")

    def check_room(self, node: "Node", room: Room) -> None:
        connected = [connection.line for connection in node.connections]
        strays = [line.person for line in room.connections if line not in connected]
        if strays:
            raise Violation("bounds", f"table {room.table.id} keeps connections of {strays} that are gone")
        most = TASKS_OF_ROOM + 2 * len(room.connections) + 2 * len(room.table.chairs)
        if len(room.tasks) > most:
            raise Violation("bounds", f"table {room.table.id} has {len(room.tasks)} tasks, more than {most}")
        held, most = (
            items_in(room),
            HELD_BY_ROOM + 60 * len(room.connections) + ITEMS_OF_ENTRY * self.entries_held(room),
        )
        if held > most:
            raise Violation("bounds", f"table {room.table.id} holds {held} items beside its log, more than {most}")

    def entries_held(self, room: Room) -> int:
        """Entries that were not old enough for spectators who see the game later, when the last one was written.

        After the clock was set back a restored table takes all of them for new.
        """
        delay_s, written = room.table.settings.onlooker_delay, self.system.database.written[room.table.id]
        if delay_s and self.system.clock.was_set_back:
            return len(written)
        return sum(at > written[-1] - delay_s - 5 for at in written) if delay_s else 0

    # At the end.

    def check_left_alone(self) -> None:
        """Nobody has a page open: a room stays only where something is still to happen by itself."""
        for node in self.system.nodes.values():
            for room in node.hub.rooms.values():
                if room.connections:
                    raise Violation("bounds", f"table {room.table.id} has connections after everybody left")
                if not self.is_needed(room):
                    raise Violation("bounds", f"table {room.table.id} is in memory, and nobody needs it: {room.tasks}")

    def is_needed(self, room: Room) -> bool:
        table, now = self.truth.of(room.table.id, self.system.loop.now), self.system.loop.now
        if self.system.database.written[table.id][-1] > now - SWEPT_S:
            return True
        if not is_playing(table):
            return False
        timed = bool(table.turn_clock.timed) or table.proposal is not None or table.undo_request is not None
        return timed or table.game.meta.real_time or any(table.bot_on(each.seat) for each in open_decisions(table))

    def check_closed(self) -> None:
        for node in self.system.nodes.values():
            left = node.task_count()
            if left:
                raise Violation("bounds", f"node {node.name!r} has stopped, and {left} tasks go on: {node.tasks()}")


def items_in(room: Room) -> int:
    """What a room and its parts hold in collections."""
    seen: set[int] = set()
    return sum(items_of(part, seen) for name, part in vars(room).items() if name not in ("table", "hub"))


def items_of(part: Any, seen: set[int]) -> int:
    if isinstance(part, str | bytes) or id(part) in seen:
        return 0
    seen.add(id(part))
    if isinstance(part, dict | list | set | tuple | deque):
        inside: list[Any] = [*(part.values() if isinstance(part, dict) else part)]
        return len(inside) + sum(items_of(each, seen) for each in inside[:50])
    if not type(part).__module__.startswith(PARTS) or isinstance(part, Room):
        return 0
    known = vars(part).items() if hasattr(part, "__dict__") else []
    return sum(items_of(each, seen) for name, each in known if name not in ("table", "room", "hub", "clock"))
