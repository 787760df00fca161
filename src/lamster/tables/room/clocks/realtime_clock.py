"""The clock of a real-time game: gates, countdowns, limits and votes, and the entries that follow from them.

All that matters is in the log of the table. A restart loses only who was ready, a running countdown (its answer is
written at the end, so nothing was revealed), votes and drafts.
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
"""After this time a bot is given up: both it and its simpler replacement have failed to answer."""


class RealtimeClock:
    """The real-time clock of a room. Callers hold the room's lock."""

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
        table = self.room.table
        return table.game.meta.real_time and table.phase == "playing"

    # Open questions.

    def notice(self) -> bool:
        """Take note of what is asked now; returns whether it is a new question."""
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
        """Begin a new question. After a restart its age is that at the last stored entry."""
        timing = self.table.game.timing(self.table.playing.state, asked[0])
        timing = lessons.timing_in_lesson(self.table, asked[0], timing)
        age = self.table.updated - self.table.opened.get(asked[0].id, self.table.updated)
        stage = RealtimeClockState(asked, timing, self.clock.monotonic() - max(0, age))
        stage.finished = self.clock.monotonic()
        return stage

    def show(self) -> None:
        """Send the question to all clients now, and fix the latency allowance of every connection."""
        if self.stage is not None:
            self.stage.at = self.stage.finished = self.clock.monotonic()
            self.stage.allowances = {connection: connection.latency.allowance for connection in self.room.connections}

    def info(self, eyes: int | None) -> wire.ClockInfo | None:
        self.notice()
        if self.stage is None:
            return None
        self.stage.resume(self.clock.monotonic())  # A client is there to be told.
        return self.stage.info(eyes, self.voters(), self.clock.monotonic())

    # People.

    def people_here(self) -> set[int]:
        """The seats whose players are connected."""
        online = self.room.online
        return {seat for seat in range(len(self.table.chairs)) if self.table.player(seat) in online}

    def voters(self) -> list[int]:
        """The seats of people who have answered while others are still asked."""
        answered = [seat for seat, _ in self.table.playing.state.answers]
        return sorted(seat for seat in answered if self.table.player(seat))

    def idle(self) -> list[int]:
        """The seats that the host may give up."""
        if not self.active:
            return []
        return [seat for seat, since in self.waiting().items() if self.clock.monotonic() >= since + absence.AWAY_MS]

    def waiting(self) -> dict[int, int]:
        """Since when each seat's person is absent, or has not answered outside a run (in a run all have a limit)."""
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
        """When the question closes, or when to check again whether a bot has finished thinking."""
        closes = None if self.stage is None else self.stage.closes
        now = self.clock.monotonic()
        return now + BOT_CHECK_MS if closes is not None and closes <= now else closes

    def presence_moments(self) -> list[int]:
        now = self.clock.monotonic()
        moments = [since + absence.AWAY_MS for since in self.waiting().values()] if self.room.connections else []
        return [moment for moment in [*moments, self.room.host_away_at()] if moment is not None and moment > now]

    # Changes without an entry.

    def advance(self) -> bool:
        """Open gates and pass them, open votes and count them; returns whether anything changed."""
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
        """Pass an open gate: at once for a bot or a seat that nobody plays, after a while for a person."""
        if stage.opened is None or stage.press is not None:
            return False
        decision, by_itself = self.asked()[0], stage.opens_by_itself()
        if self.at_once(decision) or (by_itself is not None and now >= by_itself):
            code = self.table.game.default(self.table.playing.state, decision.seat)
            self.begin_countdown(stage, decision.seat, code)
        return stage.press is not None

    def at_once(self, decision: Decision) -> bool:
        """Whether the seat passes a gate at once. A bot with more than one option thinks first."""
        if self.table.nobody_on(decision.seat):
            return True
        return len(decision.codes) == 1 and bool(self.table.bot_on(decision.seat))

    def vote(self, stage: RealtimeClockState, now: int) -> bool:
        voters = self.voters()
        begins = stage.votes_from(voters)
        opens = begins is not None and now >= begins
        stage.voting = stage.voting or opens
        return stage.count(voters, now) or opens

    # Changes that become entries.

    def due(self) -> list[log.AnyEntry]:
        """The entries to write now."""
        entries: list[log.AnyEntry] = [*self.successors()] or absence.bots_for_unwanted(self.room)
        if not entries and self.stage is not None:
            stage, now = self.stage, self.clock.monotonic()
            entries += self.press_entries(stage, now) or self.closing_entries(stage, now) or self.empty_entries(stage)
        return entries

    def next(self) -> int | None:
        """When something may be due next."""
        return min([*self.stage_moments(), *self.presence_moments()], default=None)

    def successors(self) -> list[log.Tabled]:
        """New stand-ins for people who have left, if they differ from the present ones."""
        gone = [seat for seat in range(len(self.table.chairs)) if self.table.has_given_up(seat)]
        changes = [(seat, who) for seat in gone if (who := self.successor(seat)) != self.table.stand_in(seat)]
        return [log.Tabled(TableCode.stand_in(self.table.labels[seat], who).text) for seat, who in changes]

    def successor(self, seat: int) -> str:
        """The stand-in of a person who has left. A new bot takes over only when the game allows it."""
        match, wanted = self.table.playing, self.table.heirs.get(seat, STAND_IN)
        if wanted == NOBODY or self.table.game.may_take_over(match.state):
            return wanted
        return match.stand_ins.get(seat, NOBODY)

    def press_entries(self, stage: RealtimeClockState, now: int) -> list[log.AnyEntry]:
        """The answer, once its countdown is over and not before."""
        if stage.press is None or stage.counted_down is None or now < stage.counted_down:
            return []
        seat = stage.press.seat
        return [self.time_out(seat, EMPTY)] if self.table.nobody_on(seat) else [log.Played(seat, stage.press.code)]

    def closing_entries(self, stage: RealtimeClockState, now: int) -> list[log.AnyEntry]:
        """Time-outs of all seats that have not answered, the seats that nobody plays first."""
        if stage.closes is None or now < stage.closes or self.bots_to_come(stage, now):
            return []
        gone = [seat for seat in stage.open if self.table.nobody_on(seat)]
        late = [seat for seat in stage.open if not self.table.nobody_on(seat)]
        return [*[self.time_out(seat, EMPTY) for seat in gone], *[self.out_of_time(stage, s, now) for s in late]]

    def out_of_time(self, stage: RealtimeClockState, seat: int, now: int) -> log.AnyEntry:
        """The option that the seat had selected, unless the game warns of it; otherwise a time-out with the default."""
        state, code = self.table.playing.state, stage.selected(seat, now)
        asked = self.table.game.decision(state, seat)
        if code is None or asked is None or not asked.accepts(code) or self.table.game.warning(state, seat, code):
            return self.time_out(seat, stage.why_over)
        return log.Played(seat, code)

    def bots_to_come(self, stage: RealtimeClockState, now: int) -> bool:
        """Whether a bot may still answer in time: its answer carries its own time, however long the bot thinks."""
        if stage.closes is None or stage.deadline is None or now >= stage.closes + SLOWEST_BOT_MS:
            return False
        bots = [seat for seat in stage.open if self.table.bot_on(seat)]
        return any(stage.plans.get(seat, 0) <= stage.deadline for seat in bots)

    def empty_entries(self, stage: RealtimeClockState) -> list[log.Tabled]:
        """Time-outs of seats that nobody plays. In a run they come after all answers, so as not to prolong it."""
        gone = [seat for seat in stage.open if self.table.nobody_on(seat)]
        if stage.gated or (stage.form is not None and len(gone) < len(stage.open)):
            return []
        return [self.time_out(seat, EMPTY) for seat in gone]

    def time_out(self, seat: int, why: str) -> log.Tabled:
        return log.Tabled(TableCode.timeout(self.table.labels[seat], why).text)

    # Actions of people and bots.

    def holds(self, decision: Decision) -> bool:
        """Whether a bot need not think about this decision now."""
        return self.stage is not None and self.stage.holds(decision)

    def gates(self, seat: int, code: str) -> bool:
        """Whether this answer needs a countdown before it is written."""
        return self.stage is not None and seat in self.stage.open and self.stage.gates(code)

    def press(self, seat: int, code: str) -> bool:
        """Begin the countdown to an answer; returns whether it began just now. The answer can then not change."""
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

    def with_time(self, connection: Connection, seat: int, code: str, ms: int | float | None) -> str:
        """A person's answer with its time, as measured here; unchanged if answers are not timed."""
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
        """Whether a bot's answer is in time, by the time that it carries."""
        took = 0 if decision.form is None else decision.form.duration(code)
        return self.stage is None or not self.stage.is_late(took, took)

    def due_at(self, decision: Decision, code: str) -> int | None:
        """When to play a bot's answer that carries a time; None: it carries none."""
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
        """Ping while the game runs and a client is connected."""
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
