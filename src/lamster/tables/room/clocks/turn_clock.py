"""The clock of a game that is not a race: what is due, and when to check again.

Beside the log it knows by how much the wall clock is ahead of the monotonic clock. When that changes, the machine was
suspended or its clock was set, and the difference counts against no seat.
"""

from lamster.kernel.timing import FLAG
from lamster.tables import protocol as wire
from lamster.tables.clock import DAY_MS
from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model.table import Table
from lamster.tables.model.table_codes import TableCode
from lamster.tables.model.turn_clock_state import TurnClockState
from lamster.tables.model.undo_requests import needed
from lamster.tables.room.absence import absent_at, is_absent
from lamster.tables.room.clocks.drafts import Drafts
from lamster.tables.room.room import Room

GRACE_MS = 1_000
"""An answer that was in transit when the time ran out still counts."""
VOTE_MS = 60_000
"""How long the others have to decide about a seat whose time is up."""
VOTE_OF_DAYS_MS = DAY_MS
JUMP_MS = 5_000
"""Clocks drift; a larger difference means that the machine was suspended or its clock was set."""


class TurnClock:
    """The turn clock of a room. Callers hold the room's lock."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.clock = room.clock
        self.ahead = 0
        self.drafts = Drafts()
        self.sync()

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def times(self) -> TurnClockState:
        return self.room.table.turn_clock

    # Time left.

    def sync(self) -> None:
        """Forget earlier jumps of the wall clock: they are in the log, or do not matter."""
        self.ahead = self.clock.wall() - self.clock.monotonic()

    def jump_ms(self) -> int:
        jump = self.clock.wall() - self.clock.monotonic() - self.ahead
        return jump if abs(jump) > JUMP_MS else 0

    def jump_entries(self) -> list[log.AnyEntry]:
        """An entry before the next ones, so that a jump counts against no seat."""
        return [log.Skipped(jump)] if self.times.running and (jump := self.jump_ms()) else []

    def left(self, seat: int) -> int:
        """Milliseconds left; below 0 while an answer may still be in transit."""
        passed = max(0, self.clock.wall() - self.times.at - self.jump_ms()) if seat in self.times.running else 0
        return self.times.left_of(seat) - passed

    def left_for(self, person: str) -> int | None:
        """Milliseconds left to the most urgent seat of a person who is asked something; None: no clock runs."""
        mine = [seat for seat in self.times.running if self.table.player(seat) == person]
        return min([max(0, self.left(seat)) for seat in mine], default=None)

    def info(self) -> wire.TimesInfo | None:
        table, times = self.table, self.times
        if not times.timed or table.phase != "playing":
            return None
        seats = [seat for seat in range(len(table.chairs)) if table.player(seat)]
        return wire.TimesInfo(
            [wire.SeatTime(seat, max(0, self.left(seat)), seat in times.running) for seat in seats],
            [self.vote_info(seat, votes) for seat, votes in times.votes.items()],
        )

    # The vote of the other players.

    def voters(self, seat: int) -> list[str]:
        """The other players. Absent players do not count, unless moves take days."""
        by_day = self.times.control.kind == "days"
        return [person for person in needed(self.table, seat) if by_day or not is_absent(self.room, person)]

    def vote_ends(self, seat: int) -> int:
        """When the votes cast so far decide, by the monotonic clock."""
        lasts = VOTE_OF_DAYS_MS if self.times.control.kind == "days" else VOTE_MS
        return self.room.deadlines.end_of(f"time-vote-{seat}", self.times.votes_from[seat], lasts, least=VOTE_MS)

    def vote_info(self, seat: int, votes: dict[str, bool]) -> wire.TimeVote:
        voters = self.voters(seat)
        voted = [person for person in voters if person in votes]
        return wire.TimeVote(
            seat,
            voters,
            wait=[person for person in voted if votes[person]],
            bot=[person for person in voted if not votes[person]],
            left=max(0, self.vote_ends(seat) - self.clock.monotonic()),
        )

    def verdict(self, seat: int, votes: dict[str, bool]) -> bool | None:
        """Whether the players wait: the majority decides, and a tie means to wait; None: not decided yet.

        When the vote ends, only the votes cast count. Without any vote nobody waits.
        """
        vote = self.vote_info(seat, votes)
        count = len(vote.voters) if vote.left else len(vote.wait) + len(vote.bot)
        if 2 * len(vote.bot) > count or count == 0:
            return False
        if 2 * len(vote.wait) > count or len(vote.wait) + len(vote.bot) == count:
            return True
        return None

    # Changes that become entries.

    def due(self) -> list[log.AnyEntry]:
        """The entries to write now."""
        if not self.times.timed or self.table.phase != "playing":
            return []
        late = [seat for seat in self.times.running if self.left(seat) <= -GRACE_MS]
        for seat in late:
            if code := self.selected(seat):
                return [log.Played(seat, code)]  # It may change who is asked: the others are looked at after it.
        return [entry for seat in late for entry in self.time_up(seat)] or self.vote_entries()

    def keep_draft(self, seat: int, decision: str, code: str) -> None:
        """A page shows this option with a button to confirm it, or nothing any more (an empty code)."""
        if not self.times.timed or self.table.phase != "playing":
            return
        asked = {open_decision.id: open_decision.seat for open_decision in self.table.playing.state.open}
        if asked.get(decision) == seat:
            self.drafts.forget_all_but(asked)
            self.drafts.keep(decision, code, self.clock.monotonic())

    def selected(self, seat: int) -> str:
        """What is played for a seat whose time is up: what its page was showing for long enough by then.

        Empty: nothing, or something that the game warns of.
        """
        s = self.table.playing.state
        asked = self.table.game.decision(s, seat)
        code = None if asked is None else self.drafts.selected(asked.id, self.clock.monotonic() + self.left(seat))
        if asked is None or code is None or not asked.accepts(code) or self.table.game.warning(s, seat, code):
            return ""
        return code

    def time_up(self, seat: int) -> list[log.AnyEntry]:
        flag = log.Tabled(TableCode.timeout(self.table.labels[seat], FLAG).text)
        if self.times.control.on_time == "others" and self.voters(seat):
            return [flag]
        return [flag, *permissions.leave(self.table, seat)]

    def vote_entries(self) -> list[log.AnyEntry]:
        entries: list[log.AnyEntry] = []
        for seat, votes in self.times.votes.items():
            verdict = self.verdict(seat, votes)
            if verdict is not None:
                entries += [log.Prolonged(seat)] if verdict else permissions.leave(self.table, seat)
        return entries

    def next(self) -> int | None:
        """When the time of a seat runs out, or a vote ends, by the monotonic clock."""
        if not self.times.timed:
            return None
        moments = [self.clock.monotonic() + self.left(seat) + GRACE_MS for seat in self.times.running]
        moments += [moment for seat in self.times.votes for moment in self.vote_moments(seat)]
        return min(moments, default=None)

    def vote_moments(self, seat: int) -> list[int]:
        """When a vote ends, and when voters without a connection become absent and no longer count."""
        gone = [absent_at(self.room, person) for person in self.voters(seat)]
        return [self.vote_ends(seat), *[at for at in gone if at is not None and at > self.clock.monotonic()]]
