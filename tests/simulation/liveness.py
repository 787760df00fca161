"""Nothing waits for ever: whatever is open is an obligation that somebody must have met by a certain moment."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from lamster.tables import protocol as wire
from lamster.tables.model import permissions
from lamster.tables.model.refused import Refused
from lamster.tables.model.standing_answers import unasked
from lamster.tables.model.table import Table
from lamster.tables.model.undo_requests import needed
from tests.simulation.notices import Turn
from tests.simulation.truth import Truth, bot_waits, is_playing, open_decisions, timing_ms
from tests.simulation.violation import Violation

if TYPE_CHECKING:
    from tests.simulation.evening import Evening
    from tests.simulation.page import Page
    from tests.simulation.system import Connection, Node

PATIENCE_S = 30.0
"""Whatever is due has happened so many seconds later."""
QUESTION_S = 60.0
VOTE_OF_DAYS_S = 86_400.0
ABSENT_S = 60.0
START_S = 8.0
HOST_AWAY_S = 30.0
RELATED_S = 5.0
"""By then all pages of a person know whom the person mutes or blocks."""
NOTIFIED_S = 45.0
"""A person without a connection is notified of a turn by then: five seconds, and thirty between two notifications."""


class Obligation(NamedTuple):
    """Something that must not stay as it is."""

    what: str
    within_s: float


class Liveness:
    """Of one evening. An obligation begins when it is first seen; while anything is in trouble time does not count."""

    def __init__(self, evening: "Evening", truth: Truth) -> None:
        self.evening = evening
        self.system = evening.system
        self.truth = truth
        self.since: dict[str, float] = {}

    def check(self) -> None:
        now = self.system.loop.now
        found = {one.what: one.within_s for table in self.truth.tables() for one in self.obligations(table)}
        found |= {one.what: one.within_s for one in self.requests()}
        self.since = {what: self.since.get(what, now) for what in found}
        well_since = now - self.evening.incidents.well_for_s
        for what, within_s in found.items():
            if now - max(self.since[what], well_since) > within_s:
                raise Violation("liveness", f"{what} since {self.since[what]:.1f} s, and it is {now:.1f} s")

    def obligations(self, name: str) -> Iterator[Obligation]:
        table = self.truth.of(name, self.system.loop.now)
        if table.phase == "open":
            yield from self.of_waiting_room(table)
        if not is_playing(table):
            return
        yield from self.of_notifications(table)
        yield from of_unasked(table)
        if table.game.meta.real_time:
            yield from self.of_race(table)
        else:
            yield from self.of_bots(table)
            yield from self.of_clock(table)
            yield from self.of_absent(table)
        yield from of_questions(table)

    # Before the game.

    def of_waiting_room(self, table: Table) -> Iterator[Obligation]:
        """Somebody who is there may do what a host does, and nobody else who is away keeps a seat against them."""
        present = [person for person in table.people() if self.has_connection(person, table.id)]
        if not present or self.has_connection(table.host, table.id):
            return
        pages = [page for page in self.pages(table.id) if page.you["person"] in present and page.phase == "open"]
        if pages and not any(page.you["host"] for page in pages):
            yield Obligation(f"{table.id}: nobody acts for the host", HOST_AWAY_S + PATIENCE_S)
        for person in table.people():
            if person not in present and not may_remove(table, present[0], person):
                yield Obligation(f"{table.id}: {person[:2]} is away and keeps the seat", HOST_AWAY_S + PATIENCE_S)

    # What the table does by itself.

    def of_bots(self, table: Table) -> Iterator[Obligation]:
        if table.undo_request is not None or not (table.people() or self.is_watched(table)):
            return
        for decision in open_decisions(table):
            if table.bot_on(decision.seat) and not bot_waits(table, decision.seat):
                yield Obligation(f"{table.id}: the bot on seat {decision.seat} is asked {decision.id}", PATIENCE_S)

    def of_clock(self, table: Table) -> Iterator[Obligation]:
        times, written = table.turn_clock, self.system.database.written[table.id]
        for seat in times.running:
            if times.left_of(seat) <= 1000 * (self.system.loop.now - written[-1]):
                yield Obligation(f"{table.id}: the time of seat {seat} is up, which ran from {times.at}", PATIENCE_S)

    def of_race(self, table: Table) -> Iterator[Obligation]:
        """Where all get ready, somebody must be there; else the time stands still."""
        for decision in open_decisions(table):
            limit_ms, gate_ms = timing_ms(table, decision)
            has_bot = bool(table.bot_on(decision.seat)) and not bot_waits(table, decision.seat)
            by_itself = has_bot or table.nobody_on(decision.seat)
            if gate_ms and not self.is_watched(table):
                continue
            if limit_ms or gate_ms or by_itself:
                most_s = (limit_ms + gate_ms) / 1000 + 2 * PATIENCE_S
                yield Obligation(f"{table.id}: seat {decision.seat} is asked {decision.id}", most_s)

    def is_watched(self, table: Table) -> bool:
        return any(client.table == table.id for person in self.evening.people for client in person.clients)

    # Who is away.

    def of_absent(self, table: Table) -> Iterator[Obligation]:
        """Who is seated can do something about an absent player: that one is shown as replaceable, or a clock runs."""
        if table.turn_clock.timed or table.lesson:
            return
        for decision in open_decisions(table):
            person = table.player(decision.seat)
            if person and not self.has_connection(person, table.id):
                yield from self.of_unwanted(table, decision.seat, person)
                yield from self.of_helpless(table, decision.seat)

    def has_connection(self, person: str, table: str) -> bool:
        """As far as any server knows."""
        connections = [found for node in self.system.nodes.values() for found in node.connections]
        return any(found.person == person and found.table == table for found in connections)

    def of_unwanted(self, table: Table, seat: int, person: str) -> Iterator[Obligation]:
        """Who cannot come back is replaced, where others play on."""
        blocks = (table.host, "block", person) in self.system.database.relations
        if (blocks or person in table.removed) and needed(table, seat):
            yield Obligation(f"{table.id}: seat {seat} waits for one who may not come back", ABSENT_S + PATIENCE_S)

    def of_helpless(self, table: Table, seat: int) -> Iterator[Obligation]:
        others = [page for page in self.pages(table.id) if page.phase == "playing" and page.seats]
        for page in others:
            if seat not in page.seats and page.table["seats"][seat]["bot_in"] is None:
                who = page.you["person"][:2]
                yield Obligation(f"{table.id}: {who} can do nothing about absent seat {seat}", PATIENCE_S)

    def pages(self, table: str) -> list["Page"]:
        clients = [client for person in self.evening.people for client in person.clients if client.table == table]
        return [client.page for client in clients if client.page is not None]

    # Notifications.

    def of_notifications(self, table: Table) -> Iterator[Obligation]:
        """Who is away and wants to know is told of every turn, unless the table was restored since it began."""
        room = next((node.hub.rooms[table.id] for node in self.system.nodes.values() if self.runs(node, table)), None)
        if room is None or table.lesson or table.game.meta.real_time:
            return
        turns = self.truth.shadow(table.id).turns
        for seat in {decision.seat for decision in open_decisions(table)}:
            person, began = table.player(seat), turns[seat][-1]
            if person not in self.system.notified or self.has_connection(person, table.id):
                continue
            here_at = self.system.here_at.get((person, table.id), 0.0)
            is_told = Turn(person, table.id, seat, len(turns[seat])) in self.evening.checker.notices.turns
            if not is_told and began > max(here_at, room.opened_at / 1000):
                yield Obligation(f"{table.id}: {person[:2]} is not told of turn {len(turns[seat])}", NOTIFIED_S)

    def runs(self, node: "Node", table: Table) -> bool:
        return node.is_up and table.id in node.hub.rooms and not node.hub.rooms[table.id].gone

    # What pages wait for.

    def requests(self) -> Iterator[Obligation]:
        for person in self.evening.people:
            for client in person.clients:
                found = client.connection
                if found is None or not found.is_open or found.is_cut:
                    continue
                for number, request in client.pending.items():
                    what = f"{person.id[:2]} waits for an answer to {request.kind} {number} at {client.table}"
                    yield Obligation(f"{what} on the connection of {found.opened_at}", PATIENCE_S)
                page = client.page
                if page is not None and self.has_old_relations(found, page):
                    yield Obligation(f"{person.id[:2]} at {client.table} is shown mutes that are not stored", RELATED_S)
                if page is not None and page.phase == "starting":
                    what = f"{client.table} starts, says {person.id[:2]}, for the {page.starts}. time"
                    yield Obligation(f"{what} on the connection of {found.opened_at}", START_S + PATIENCE_S)

    def has_old_relations(self, connection: "Connection", page: "Page") -> bool:
        """Whether the page shows other mutes or blocks than those stored. The notice of a killed node may be lost."""
        stored = [one for one in self.system.database.relations if one[0] == connection.person]
        shown = [
            (kind, other)
            for kind in ("mute", "block")
            for other in page.you[f"{kind}{'d' if kind == 'mute' else 'ed'}"]
        ]
        return connection.opened_at > self.system.killed_at and sorted(shown) != sorted(one[1:] for one in stored)


def may_remove(table: Table, person: str, other: str) -> bool:
    try:
        return bool(permissions.remove(table, person, wire.Remove(0, other)))
    except Refused:
        return False


def of_unasked(table: Table) -> Iterator[Obligation]:
    """What nobody has to be asked is answered by the table."""
    if table.undo_request is None:
        for seat in unasked(table):
            asked = next(decision.id for decision in open_decisions(table) if decision.seat == seat)
            yield Obligation(f"{table.id}: nobody is asked {asked}, and it is not answered", PATIENCE_S)


def of_questions(table: Table) -> Iterator[Obligation]:
    """Votes, wishes and proposals end by themselves."""
    if table.undo_request is not None:
        yield Obligation(f"{table.id}: wish {table.undo_request.number} is open", QUESTION_S + PATIENCE_S)
    if table.proposal is not None:
        yield Obligation(f"{table.id}: proposal {table.proposal.number} is open", QUESTION_S + PATIENCE_S)
    lasts_s = VOTE_OF_DAYS_S if table.turn_clock.control.kind == "days" else QUESTION_S
    for seat in table.turn_clock.votes:
        since = table.turn_clock.votes_from[seat]
        yield Obligation(f"{table.id}: the vote about seat {seat} is open since {since}", lasts_s + PATIENCE_S)
