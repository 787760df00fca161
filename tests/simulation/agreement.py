"""What every page was told adds up to what a fresh page would be shown, and to what stands in the log."""

from typing import TYPE_CHECKING, Any

from lamster.tables.model.table import Table
from lamster.tables.room.connection import Connection as ServerConnection
from lamster.tables.room.room import Room
from lamster.tables.room.telling import tell_all
from tests.simulation.page import Json, Page, PositionRead
from tests.simulation.truth import Acted, Truth, digest, encoded, may_see, shown_news, shown_position
from tests.simulation.violation import Violation

if TYPE_CHECKING:
    from tests.simulation.client import Request
    from tests.simulation.evening import Evening
    from tests.simulation.system import Connection, Node

CLOCKS_DIFFER_MS = 1_000
"""A message is under way for almost half a second at most."""
LATE_BY_S = 3.0
"""Who sees the game later sees it so much later still, at most."""


class Agreement:
    """Of one evening."""

    def __init__(self, evening: "Evening", truth: Truth) -> None:
        self.evening = evening
        self.system = evening.system
        self.truth = truth
        self.checked_acks = 0
        self.compared: dict[str, int] = {}
        self.saved: list[str] = []
        """What stands in a log although the server said that it has not happened."""

    def check(self) -> None:
        if self.saved:
            raise Violation("agreement", self.saved[0])
        for node in self.system.nodes.values():
            if node.is_up:
                self.check_node(node)
        self.check_acknowledged()

    def check_node(self, node: "Node") -> None:
        rooms = [room for room in node.hub.rooms.values() if node.holds(room)]
        for room in rooms:
            self.check_room(room)
        for connection in node.connections:
            if connection.room in rooms and connection.is_settled:
                self.check_connection(connection, connection.room)

    def check_room(self, room: Room) -> None:
        """What the server has in memory is what stands in the log. All of it takes a while to compare."""
        table = self.truth.of(room.table.id, self.system.loop.now)
        thorough = self.compared.get(table.id) != table.seq and self.evening.rng.random() < 0.2
        if thorough:
            self.compared[table.id] = table.seq
        if digest(table, thorough) != digest(room.table, thorough):
            raise Violation("agreement", f"table {table.id} is not what its log says (seq {room.table.seq})")

    def check_connection(self, connection: "Connection", room: Room) -> None:
        page, who = connection.page, f"{connection.person[:2]} at {connection.table}"
        if page.wrong:
            raise Violation("agreement", f"{who}: {page.wrong[0]}")
        table = self.truth.of(room.table.id, self.system.loop.now)
        if not may_see(table, connection.person, page.eyes, connection.key):
            raise Violation("secrecy", f"{who} looks through the eyes of seat {page.eyes}")
        fresh = fresh_page(room, connection.line)
        differing = differences(page, fresh)
        if differing:
            raise Violation("agreement", f"{who}: a fresh page would be shown other things: {differing}")
        check_chat(page, table, connection.person, who)
        if page.you["delayed"]:
            self.check_late(page, table, who)
        else:
            check_truth(page, table, who)
            self.check_countdowns(page, fresh, who)

    def check_countdowns(self, page: Page, fresh: Page, who: str) -> None:
        """What counts down on a page has as much left as the server knows."""
        passed_ms = 1000 * (self.system.loop.now - page.placed_at)
        theirs = countdowns(fresh.position)
        for what, left in countdowns(page.position).items():
            shown = max(0.0, left - passed_ms)
            if abs(shown - theirs[what]) > CLOCKS_DIFFER_MS:
                raise Violation(
                    "agreement", f"{who}: {what} has {theirs[what]} ms left, and the page shows {shown:.0f}"
                )

    def check_late(self, page: Page, now_table: Table, who: str) -> None:
        """Who sees the game later knows nothing that is not old enough.

        A restored table knows the age of its entries by the wall clock alone: if that was set back, they seem younger.
        """
        now, delay_s = self.system.loop.now, float(now_table.settings.onlooker_delay)
        table = self.truth.as_of(now_table.id, now, delay_s, on_disk=False)
        if page.seq > table.seq:
            raise Violation("secrecy", f"{who} was told entry {page.seq} too early: entry {table.seq} is old enough")
        older = self.truth.as_of(now_table.id, now, delay_s + LATE_BY_S, on_disk=True)
        if page.seq < older.seq and not self.system.clock.was_set_back:
            raise Violation("agreement", f"{who} sees entry {page.seq}, not {older.seq} as is due")
        check_truth(page, self.truth.at_entry(now_table.id, page.seq), who)

    # What was said to be done.

    def check_acknowledged(self) -> None:
        new = self.evening.acknowledged[self.checked_acks :]
        self.checked_acks = len(self.evening.acknowledged)
        for table, request in new:
            times = self.times_in_log(table, request)
            if times != 1:
                raise Violation("agreement", f"{request.kind} {request.fields} stands {times} times in {table}")

    def note_unsaved(self, table: str, request: "Request") -> None:
        counts = request.kind in ("act", "say") and not request.gated and not request.again
        if counts and self.times_in_log(table, request):
            self.saved.append(f"{request.kind} {request.fields} stands in {table}, and was refused as not saved")

    def times_in_log(self, table: str, request: "Request") -> int:
        shadow, fields = self.truth.shadow(table), request.fields
        shadow.grow(self.system.loop.now)
        if request.kind == "say":
            return shadow.said.get(fields["text"], 0)
        return shadow.acted.count(Acted(fields["seat"], fields["decision"], fields["code"]))

    def check_replay(self) -> None:
        """The log of every table replays, once the servers have stopped."""
        for name in self.truth.tables():
            if digest(self.truth.replay(name)) != digest(self.truth.of(name, self.system.loop.now)):
                raise Violation("agreement", f"the log of {name} replays to another table")
        self.checked_acks = 0
        self.check_acknowledged()


# A fresh page.


def fresh_page(room: Room, line: ServerConnection) -> Page:
    """What a page of the same person would be told that is opened now."""
    page = Page()
    probe = ServerConnection(line.person, line.name, lambda frame: ignore(page.read(frame, 0.0)), lambda: None)
    probe.eyes, probe.key, probe.shared_seat = line.eyes, line.key, line.shared_seat
    probe.muted, probe.blocked = line.muted, line.blocked
    tell_all(room, probe)
    return page


def ignore(_: object) -> None:
    """What a probe is told needs no answer."""


def countdowns(position: PositionRead | None) -> dict[str, float]:
    """Milliseconds left of all that counts down."""
    if position is None:
        return {}
    times: Json = position.times or {"seats": [], "votes": []}
    found = {f"the time of seat {one['seat']}": one["left"] for one in times["seats"] if one["running"]}
    found |= {f"the vote on seat {one['seat']}": one["left"] for one in times["votes"]}
    asked = {"the wish": position.wish, "the proposed clock": position.clock_proposal}
    return found | {what: one["left"] for what, one in asked.items() if one is not None}


def differences(page: Page, fresh: Page) -> str:
    """Where two pages differ, without what counts down, what a page keeps longer, and what it has told itself."""
    for name, mine, theirs in (
        ("table", of_table(page.table), of_table(fresh.table)),
        ("you", without(page.you, "seen"), without(fresh.you, "seen")),
        ("position", of_position(page.position), of_position(fresh.position)),
        ("news", encoded([page.news.get(n) for n in fresh.news]), encoded([*fresh.news.values()])),
        ("last news", max(page.news, default=-1), max(fresh.news, default=-1)),
        ("chat", [said(page.chat.get(n)) for n in fresh.chat], [said(line) for line in fresh.chat.values()]),
    ):
        if mine != theirs:
            return f"{name}: {first_difference(mine, theirs)}"
    return ""


def first_difference(mine: Any, theirs: Any) -> str:
    if isinstance(mine, dict) and isinstance(theirs, dict):
        key = next((key for key in [*mine, *theirs] if mine.get(key) != theirs.get(key)), "")
        return f"{key}: {first_difference(mine.get(key), theirs.get(key))}"
    if isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        return next(first_difference(a, b) for a, b in zip(mine, theirs, strict=True) if a != b)
    return f"{str(mine)[:300]} instead of {str(theirs)[:300]}"


def of_table(table: Json) -> Json:
    """The order of people is that of their connections, and nobody is told when it changes alone."""
    seats = [{**seat, "bot_in": seat["bot_in"] is not None} for seat in table.get("seats", [])]
    people = sorted(table.get("people", []), key=lambda person: str(person["person"]))
    return {**table, "seats": seats, "people": people}


def of_position(position: PositionRead | None) -> Json | None:
    if position is None:
        return None
    found = {name: getattr(position, name) for name in position.__struct_fields__}
    found["view"] = bytes(position.view)
    for name in ("wish", "clock_proposal"):
        found[name] = without(found[name], "left")
    found["clock"] = without(found["clock"], "elapsed", "left", "draft")
    if position.times is not None:
        parts = position.times
        found["times"] = {name: [without(one, "left") for one in parts[name]] for name in ("seats", "votes")}
    return found


def without(part: Json | None, *names: str) -> Json | None:
    return None if part is None else {name: value for name, value in part.items() if name not in names}


def said(line: Json | None) -> Json | None:
    """People change their names; what they said stays under the old one on pages that know it."""
    return without(line, "name")


# The log.


def check_truth(page: Page, table: Table, who: str) -> None:
    """What a page shows follows from the log, through eyes that are its own."""
    expected = shown_position(table, page.eyes)
    position = page.position
    if (expected is None) != (position is None):
        raise Violation("agreement", f"{who}: there is a game, or there is none")
    if expected is not None and position is not None:
        shown = {
            "ply": position.ply,
            "round": position.round,
            "view": bytes(position.view),
            "asked": position.asked,
            "decision": None if position.decision is None else position.decision["id"],
            "outcome": None if position.outcome is None else position.outcome["winners"],
        }
        if shown != expected:
            promise = "secrecy" if shown["view"] != expected["view"] else "agreement"
            raise Violation(promise, f"{who}: the log says otherwise: {first_difference(shown, expected)}")
    check_news(page, table, who)


def check_news(page: Page, table: Table, who: str) -> None:
    first = min(page.news, default=0)
    expected = shown_news(table, page.eyes, first)
    for n, item in page.news.items():
        if encoded(item["data"]) != expected.get(n):
            raise Violation("secrecy", f"{who}: news {n} is {item['data']}, and the log says {expected.get(n)!r}")


def check_chat(page: Page, table: Table, person: str, who: str) -> None:
    """What is said to a team is for those who play in it alone."""
    teams = {table.team(seat) for seat in table.seats_of(person)}
    secret = {line.n for line in table.chat if line.team >= 0 and line.team not in teams}
    if secret & page.chat.keys():
        raise Violation("secrecy", f"{who} reads what was said to another team")
