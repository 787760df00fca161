"""The clock of a real-time game: gates, countdowns, limits and votes, and the entries that follow from them.

All that matters is in the log of the table. A restart loses only who was ready, a countdown under way (the answer is
written at its end, so nothing was revealed), votes and drafts.
"""

from lamster.kernel.decision import Decision
from lamster.kernel.timing import EMPTY, NOBODY
from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import lessons
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.model.table_codes import TableCode
from lamster.tables.model.table_state import STAND_IN
from lamster.tables.room import absence
from lamster.tables.room.clocks.realtime_clock_state import Press, RealtimeClockState
from lamster.tables.room.connection import Connection
from lamster.tables.room.room import Room

PING_EVERY_MS = 2_000
COUNTDOWN_PINGS = 5
"""Extra pings during a countdown."""
BOT_CHECK_MS = 100
"""How often the clock checks whether a bot has finished thinking."""
SLOWEST_BOT_MS = 25_000
"""After this time a bot that has not answered never will: both it and its simpler replacement have failed."""


class RealtimeClock:
    """What a room does by the clock. Whoever calls it holds the room's lock."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.clock = room.clock
        self.stage: RealtimeClockState | None = None
        self.pinging = False

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def active(self) -> bool:
        return self.table.game.meta.real_time and self.table.phase == "playing"

    # What is open.

    def notice(self) -> bool:
        """See what is asked now; whether it is something new."""
        asked = self.asked()
        before = self.stage
        if not asked:
            self.stage = None
        elif before is not None and not {decision.id for decision in asked}.isdisjoint(before.open.values()):
            before.go_on(asked, self.clock.monotonic())
        else:
            self.stage = self.begin(asked)
            if before is not None:
                self.stage.follow(before, self.clock.monotonic())
        return self.stage is not before and self.stage is not None

    def asked(self) -> list[Decision]:
        return [d for d in self.table.playing.state.open if d.seat >= 0] if self.active else []

    def begin(self, asked: list[Decision]) -> RealtimeClockState:
        """A new question. After a restart it is as old as it was at the last entry that was written."""
        timing = self.table.game.timing(self.table.playing.state, asked[0])
        timing = lessons.unhurried(self.table, asked[0], timing)
        age = self.table.updated - self.table.opened.get(asked[0].id, self.table.updated)
        stage = RealtimeClockState(asked, timing, self.clock.monotonic() - max(0, age))
        stage.finished = self.clock.monotonic()
        return stage

    def show(self) -> None:
        """The question goes out to all pages now, and the allowance of every connection is fixed."""
        if self.stage is not None:
            self.stage.at = self.stage.finished = self.clock.monotonic()
            self.stage.allowances = {connection: connection.latency.allowance for connection in self.room.connections}

    def info(self, eyes: int | None) -> wire.ClockInfo | None:
        self.notice()
        if self.stage is None:
            return None
        self.stage.resume(self.clock.monotonic())  # Whoever is told it is there.
        return self.stage.info(eyes, self.voters(), self.clock.monotonic())

    # Who is who.

    def people_here(self) -> set[int]:
        """Seats whose people play them and have a page open."""
        online = self.room.online
        return {seat for seat in range(len(self.table.chairs)) if self.table.player(seat) in online}

    def voters(self) -> list[int]:
        """Seats of people who have answered what others are still asked."""
        answered = [seat for seat, _ in self.table.playing.state.answers]
        return sorted(seat for seat in answered if self.table.player(seat))

    def idle(self) -> list[int]:
        """Seats that the host may give up."""
        return [seat for seat, since in self.waiting().items() if self.clock.monotonic() >= since + absence.AWAY_MS]

    def waiting(self) -> dict[int, int]:
        """Since when each seat's person is away, or is waited for; outside a run only, where all have a limit."""
        table, stage = self.table, self.stage
        people = [seat for seat in range(len(table.chairs)) if table.player(seat)] if self.active else []
        found = {seat: self.room.away_since(table.player(seat)) for seat in people}
        if stage is not None and stage.form is None and not stage.gated:
            found |= {seat: min(found.get(seat) or stage.at, stage.at) for seat in stage.open if seat in people}
        return {seat: since for seat, since in found.items() if since is not None}

    # Timing.

    def stage_moments(self) -> list[int]:
        stage = self.stage
        if stage is None or (stage.gated and not self.room.connections):
            return []
        found = (stage.counted_down, stage.opens_by_itself(), stage.votes_from(self.voters()), self.close_at())
        return [moment for moment in found if moment is not None]

    def close_at(self) -> int | None:
        """When the stage closes, or when to look again whether a bot has done thinking."""
        closes = None if self.stage is None else self.stage.closes
        now = self.clock.monotonic()
        return now + BOT_CHECK_MS if closes is not None and closes <= now else closes

    def presence_moments(self) -> list[int]:
        now = self.clock.monotonic()
        moments = [since + absence.AWAY_MS for since in self.waiting().values()] if self.room.connections else []
        return [moment for moment in [*moments, self.room.host_away_at()] if moment is not None and moment > now]

    # What changes without an entry.

    def advance(self) -> bool:
        """Gates open and are gone through, votes open and pass; whether anything did."""
        stage, now = self.stage, self.clock.monotonic()
        if stage is None:
            return False
        if stage.gated and not self.room.connections:
            stage.pause(now)
            return False
        stage.resume(now)
        opened, pressed, voted = self.open_gate(stage, now), self.go_through(stage, now), self.vote(stage, now)
        return opened or pressed or voted

    def open_gate(self, stage: RealtimeClockState, now: int) -> bool:
        if not stage.gated or stage.opened is not None:
            return False
        if now < stage.at + stage.timing.ready and not stage.ready.issuperset(self.people_here()):
            return False
        stage.opened = now
        return True

    def go_through(self, stage: RealtimeClockState, now: int) -> bool:
        """A bot goes through an open gate at once, and so does a seat that nobody plays; for a person it is done."""
        if stage.opened is None or stage.press is not None:
            return False
        decision, by_itself = self.asked()[0], stage.opens_by_itself()
        if self.at_once(decision) or (by_itself is not None and now >= by_itself):
            code = self.table.game.default(self.table.playing.state, decision.seat)
            self.begin_countdown(stage, decision.seat, code)
        return stage.press is not None

    def at_once(self, decision: Decision) -> bool:
        """A bot that has a choice must think first."""
        if self.table.nobody_on(decision.seat):
            return True
        return len(decision.codes) == 1 and bool(self.table.bot_on(decision.seat))

    def vote(self, stage: RealtimeClockState, now: int) -> bool:
        voters = self.voters()
        begins = stage.votes_from(voters)
        opens = begins is not None and now >= begins
        stage.voting = stage.voting or opens
        return stage.count(voters, now) or opens

    # What becomes an entry.

    def due(self) -> list[log.AnyEntry]:
        """What must be entered now."""
        entries: list[log.AnyEntry] = [*self.successors()] or absence.unwanted(self.room)
        if not entries and self.stage is not None:
            stage, now = self.stage, self.clock.monotonic()
            entries += self.pressed(stage, now) or self.closed(stage, now) or self.unanswered(stage)
        return entries

    def next(self) -> int | None:
        """When something may be due next."""
        return min([*self.stage_moments(), *self.presence_moments()], default=None)

    def successors(self) -> list[log.Tabled]:
        """Who is to play on for those who have gone, where it is another than now."""
        gone = [seat for seat in range(len(self.table.chairs)) if self.table.given_up(seat)]
        changes = [(seat, who) for seat in gone if (who := self.successor(seat)) != self.table.stand_in(seat)]
        return [log.Tabled(TableCode.stand_in(self.table.labels[seat], who).text) for seat, who in changes]

    def successor(self, seat: int) -> str:
        """Who plays on for somebody who has gone: a bot waits until it may, and until then nobody does."""
        match, wanted = self.table.playing, self.table.heirs.get(seat, STAND_IN)
        if wanted == NOBODY or self.table.game.may_take_over(match.state):
            return wanted
        return match.stand_ins.get(seat, NOBODY)

    def pressed(self, stage: RealtimeClockState, now: int) -> list[log.AnyEntry]:
        """The countdown is over: now, and not before, the answer is entered."""
        if stage.press is None or stage.counted_down is None or now < stage.counted_down:
            return []
        seat = stage.press.seat
        return [self.time_out(seat, EMPTY)] if self.table.nobody_on(seat) else [log.Played(seat, stage.press.code)]

    def closed(self, stage: RealtimeClockState, now: int) -> list[log.AnyEntry]:
        """Time is up for all who are missing: those whom nobody plays come first."""
        if stage.closes is None or now < stage.closes or self.bots_to_come(stage, now):
            return []
        gone = [seat for seat in stage.open if self.table.nobody_on(seat)]
        late = [seat for seat in stage.open if not self.table.nobody_on(seat)]
        return [*[self.time_out(seat, EMPTY) for seat in gone], *[self.out_of_time(stage, s, now) for s in late]]

    def out_of_time(self, stage: RealtimeClockState, seat: int, now: int) -> log.AnyEntry:
        """What the seat had selected is played, unless the game would ask about it once more; else the default."""
        state, code = self.table.playing.state, stage.selected(seat, now)
        asked = self.table.game.decision(state, seat)
        if code is None or asked is None or not asked.accepts(code) or self.table.game.warning(state, seat, code):
            return self.time_out(seat, stage.why_over)
        return log.Played(seat, code)

    def bots_to_come(self, stage: RealtimeClockState, now: int) -> bool:
        """A bot's time is its own: an answer within the limit counts, even if the bot thought longer than that."""
        if stage.closes is None or stage.deadline is None or now >= stage.closes + SLOWEST_BOT_MS:
            return False
        bots = [seat for seat in stage.open if self.table.bot_on(seat)]
        return any(stage.plans.get(seat, 0) <= stage.deadline for seat in bots)

    def unanswered(self, stage: RealtimeClockState) -> list[log.Tabled]:
        """Where nobody plays a seat nobody waits for it; in a run it is last, for it does not lengthen it."""
        gone = [seat for seat in stage.open if self.table.nobody_on(seat)]
        if stage.gated or (stage.form is not None and len(gone) < len(stage.open)):
            return []
        return [self.time_out(seat, EMPTY) for seat in gone]

    def time_out(self, seat: int, why: str) -> log.Tabled:
        return log.Tabled(TableCode.timeout(self.table.labels[seat], why).text)

    # What people and bots do.

    def holds(self, decision: Decision) -> bool:
        """Whether a bot need not think about this now."""
        return self.stage is not None and self.stage.holds(decision)

    def gates(self, seat: int, code: str) -> bool:
        """Whether all count down to this answer before it is entered."""
        return self.stage is not None and seat in self.stage.open and self.stage.gates(code)

    def press(self, seat: int, code: str) -> bool:
        """Begin the countdown to an answer; whether it began just now. Once begun, the answer stays."""
        stage = self.stage
        if stage is None or stage.opened is None:
            raise Refused("too-early", "not everybody is ready yet: wait a moment")
        if stage.press is not None:
            return False
        self.begin_countdown(stage, seat, code)
        return True

    def begin_countdown(self, stage: RealtimeClockState, seat: int, code: str) -> None:
        stage.press = Press(seat, code, self.clock.monotonic())
        self.room.spawn(self.ping_during_countdown(stage.timing.countdown // (COUNTDOWN_PINGS + 1)))

    def stamped(self, connection: Connection, seat: int, code: str, ms: int | float | None) -> str:
        """A person's answer with its time, as measured here; unchanged where time is no matter."""
        asked, stage = self.table.game.decision(self.table.playing.state, seat), self.stage
        if asked is None or asked.form is None or stage is None:
            return code
        if not asked.form.refuse(code):
            raise Refused("illegal", "the table adds the time to an answer: send it without", asked.rule)
        measured = stage.measure(connection, ms)
        stamped = asked.form.stamp(code, measured)
        if stage.is_late(asked.form.duration(stamped), measured.span):
            raise Refused("too-late", "the time was up before this arrived", asked.rule)
        return stamped

    def in_time(self, decision: Decision, code: str) -> bool:
        """Whether a bot's answer counts by the time it carries."""
        took = 0 if decision.form is None else decision.form.duration(code)
        return self.stage is None or not self.stage.is_late(took, took)

    def due_at(self, decision: Decision, code: str) -> int | None:
        """When a bot's answer with a time of its own is to be played; None: it has none."""
        took = 0 if decision.form is None else decision.form.duration(code)
        if self.stage is None or self.stage.open.get(decision.seat) != decision.id:
            return None
        self.stage.plans[decision.seat] = took
        return self.stage.at + took if took else None

    # Pings, which measure latency.

    def keep_pinging(self) -> None:
        if self.active and self.room.connections and not self.pinging:
            self.pinging = True
            self.room.spawn(self.ping_regularly())

    async def ping_regularly(self) -> None:
        """As long as a connection is open to answer."""
        try:
            while self.active and self.room.connections:
                self.ping()
                await self.clock.sleep(PING_EVERY_MS)
        finally:
            self.pinging = False

    def ping(self) -> None:
        for connection in self.room.live:
            connection.tell(connection.latency.ping(self.clock.monotonic()))

    async def ping_during_countdown(self, pause: int) -> None:
        for _ in range(COUNTDOWN_PINGS):
            await self.clock.sleep(pause)
            self.ping()
