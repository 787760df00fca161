"""Nothing waits for ever: whatever is open is an obligation that somebody must have met by a certain moment."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from lamster.tables.model.table import Table
from lamster.tables.model.undo_requests import needed
from tests.simulation.truth import Truth, bot_waits, is_playing, open_decisions, timing_ms
from tests.simulation.violation import Violation

if TYPE_CHECKING:
    from tests.simulation.evening import Evening
    from tests.simulation.page import Page

PATIENCE_S = 30.0
"""Whatever is due has happened so many seconds later."""
QUESTION_S = 60.0
VOTE_OF_DAYS_S = 86_400.0
ABSENT_S = 60.0
START_S = 8.0
NOTIFIED_S = 45.0


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
        if not is_playing(table):
            return
        if table.game.meta.real_time:
            yield from self.of_race(table)
        else:
            yield from self.of_bots(table)
            yield from self.of_clock(table)
            yield from self.of_absent(table)
        yield from of_questions(table)

    # What the table does by itself.

    def of_bots(self, table: Table) -> Iterator[Obligation]:
        if table.undo_request is not None or not (table.people() or self.is_watched(table)):
            return
        for decision in open_decisions(table):
            if table.bot_on(decision.seat) and not bot_waits(table, decision.seat):
                yield Obligation(f"{table.id}: the bot on seat {decision.seat} is asked {decision.id}", PATIENCE_S)

    def of_clock(self, table: Table) -> Iterator[Obligation]:
        times = table.turn_clock
        for seat in times.running:
            if times.left_of(seat) <= self.system.clock.wall() - times.at:
                yield Obligation(f"{table.id}: the time of seat {seat} is up, which ran from {times.at}", PATIENCE_S)

    def of_race(self, table: Table) -> Iterator[Obligation]:
        """Where all get ready, somebody must be there; else the time stands still."""
        for decision in open_decisions(table):
            limit_ms, gate_ms = timing_ms(table, decision)
            by_itself = bool(table.bot_on(decision.seat)) or table.nobody_on(decision.seat)
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
                if page is not None and page.phase == "starting":
                    yield Obligation(f"{client.table} starts, says {person.id[:2]}", START_S + PATIENCE_S)


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
