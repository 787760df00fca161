"""The open questions of a real-time game, and their time. Nothing here reads a clock: callers pass the time."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from lamster.kernel.decision import Decision, Form
from lamster.kernel.timing import Measured, Timing
from lamster.tables import protocol as wire
from lamster.tables.room.clocks.drafts import Drafts
from lamster.tables.room.connection import Connection

LARGEST_CLAIM_MS = 99_999_999
"""More than a day; a larger claim of a client is reduced to this."""
VOTERS_NEEDED = 2


class Press(NamedTuple):
    """An answer with a running countdown: the seat, the code, and when the countdown began."""

    seat: int
    code: str
    at: int


def claim_of(ms: int | float | None) -> int:
    """The time that a client claims; -1 if it claims none, or anything but a whole number from 0 up."""
    return min(ms, LARGEST_CLAIM_MS) if isinstance(ms, int) and ms >= 0 else -1


class RealtimeClockState:
    """Questions that were asked together, from the time they were shown until the last of them is answered."""

    def __init__(self, asked: Sequence[Decision], timing: Timing | None, at: int) -> None:
        self.timed = timing is not None
        self.timing = timing or Timing(0)
        self.limit = self.timing.limit
        self.asked = asked[0].kind
        self.form: Form | None = asked[0].form
        self.open = {decision.seat: decision.id for decision in asked}
        """The questions that still wait for an answer, by seat."""
        self.at = at
        """When they were shown."""
        self.allowances: dict[Connection, int] = {}
        """The connections that showed the questions, with the latency allowance of each, in milliseconds."""
        self.ready: set[int] = set()
        self.opened: int | None = None
        """When everybody was ready and the gate opened."""
        self.press: Press | None = None
        self.paused: int | None = None
        """Since when no client is connected that could get ready."""
        self.finished = at
        """When the last answer came."""
        self.voting = False
        self.votes: set[int] = set()
        self.called: int | None = None
        """The deadline that a vote has set."""
        self.drafts = Drafts()
        self.plans: dict[int, int] = {}
        """The time that each bot's prepared answer takes, by seat."""

    # Kinds of questions.

    @property
    def gated(self) -> bool:
        """Whether all players get ready for the answer, or a countdown precedes it."""
        return self.timing.ready > 0 or self.timing.countdown > 0

    def gates(self, code: str) -> bool:
        return self.gated and self.timing.code in ("", code)

    def holds(self, decision: Decision) -> bool:
        """Whether a bot need not think: there is one answer, a countdown runs, or the answer is not possible yet."""
        return self.gated and (self.press is not None or self.opened is None or len(decision.codes) == 1)

    # Progress of time.

    def go_on(self, asked: Sequence[Decision], now: int) -> None:
        """Some seats may have answered while others are still asked."""
        if len(asked) < len(self.open):
            self.finished = now
        self.open = {decision.seat: decision.id for decision in asked}

    def follow(self, before: "RealtimeClockState", now: int) -> None:
        """If the same seats are asked the same kind of question again, the time left may be kept and extended."""
        if self.timing.more and before.asked == self.asked and before.open.keys() == self.open.keys():
            self.limit = max(0, before.at + before.limit - now) + self.timing.more

    def pause(self, now: int) -> None:
        """No client is connected to get ready: the time stands still, and a running countdown is cancelled."""
        if self.paused is None:
            self.paused, self.press = now, None

    def resume(self, now: int) -> None:
        if self.paused is not None:
            away, self.paused = now - self.paused, None
            self.at += away
            self.opened = None if self.opened is None else self.opened + away

    def selected(self, seat: int, now: int) -> str | None:
        """The option that is played when the time is up. An unfinished row decides nothing."""
        return self.drafts.selected(self.open.get(seat, ""), now) if self.form is None else None

    # Deadlines, as durations of answers.

    @property
    def deadline(self) -> int | None:
        """The longest duration of an answer that counts; None: no limit."""
        limit = self.limit or None
        return limit if self.called is None else min(self.called, limit or self.called)

    @property
    def why_over(self) -> str:
        return "limit" if self.called is None or self.deadline != self.called else "vote"

    @property
    def closes(self) -> int | None:
        """When seats without an answer are no longer waited for."""
        return None if self.deadline is None else self.at + self.deadline + self.timing.grace

    def is_late(self, took: int, span: int) -> bool:
        """Whether an answer is too late, by its duration or by the time of its arrival."""
        return self.deadline is not None and (took > self.deadline or span > self.deadline + self.timing.grace)

    @property
    def counted_down(self) -> int | None:
        """When the running countdown ends and its answer is written."""
        return None if self.press is None else self.press.at + self.timing.countdown

    def opens_by_itself(self) -> int | None:
        """When a closed gate opens by itself, or an open one is passed by itself."""
        if not self.gated or self.press is not None:
            return None
        if self.opened is None:
            return self.at + self.timing.ready
        return self.opened + self.timing.auto if self.timing.auto else None

    # The vote.

    def votes_from(self, voters: Collection[int]) -> int | None:
        """When a vote can open: only if two people have finished."""
        if not self.timing.vote_after or self.voting or len(voters) < VOTERS_NEEDED:
            return None
        return max(self.at + self.timing.vote_after, self.finished + self.timing.vote_quiet)

    def count(self, voters: Collection[int], now: int) -> bool:
        """Count the votes; returns whether the vote just passed: all who have finished voted. It stays passed."""
        if not self.voting or self.called is not None or not voters or not self.votes.issuperset(voters):
            return False
        self.called = now - self.at + self.timing.last_call
        return True

    # Measurements and what clients are told.

    def measure(self, connection: Connection, ms: int | float | None) -> Measured:
        """The time of an answer that came over this connection."""
        span = max(0, connection.heard - self.at)
        return Measured(span, claim_of(ms), self.allowances.get(connection, 0), connection in self.allowances)

    def kind(self) -> wire.ClockKind:
        if self.press is not None:
            return "countdown"
        if self.gated:
            return "ready"
        return "limit" if self.form is None else "run"

    def info(self, eyes: int | None, voters: Sequence[int], now: int) -> wire.ClockInfo | None:
        """The clock as this seat may know it."""
        if not self.timed:
            return None
        return wire.ClockInfo(
            kind=self.kind(),
            elapsed=now - (self.at if self.press is None else self.press.at),
            left=self.left(now),
            ready=sorted(self.ready),
            open=self.opened is not None and self.press is None,
            vote=wire.VoteInfo(self.voting, sorted(self.votes), list(voters)) if self.timing.vote_after else None,
            last_call=self.called is not None,
            draft=None if eyes is None else self.drafts.of(self.open.get(eyes, "")),
        )

    def left(self, now: int) -> int | None:
        end = self.counted_down or self.opens_by_itself()
        if end is None and self.deadline is not None:
            end = self.at + self.deadline
        return None if end is None else max(0, end - now)
