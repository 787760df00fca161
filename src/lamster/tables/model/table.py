"""A table that follows its log: each entry changes its state. No clock, no network, no disk."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from lamster.kernel.chance import Dice, mix
from lamster.kernel.match import Match
from lamster.kernel.timing import EMPTY
from lamster.tables.model import clock_proposals, undo_requests
from lamster.tables.model import entries as log
from lamster.tables.model.chat_limits import share_of
from lamster.tables.model.people import Chair, Chat
from lamster.tables.model.table_codes import TableCode
from lamster.tables.model.table_state import TableState
from lamster.tables.protocol import settings_of


class Table(TableState):
    """The state after all entries of a log. `apply` takes the next entry; if the rules refuse it, nothing changes."""

    @staticmethod
    def from_log(table: str, lines: Sequence[tuple[int, bytes]]) -> "Table":
        """Restore a table from its log."""
        steps = Table.replay(table, lines)
        found = next(steps)
        for _ in steps:
            pass
        return found

    @staticmethod
    def replay(table: str, lines: Sequence[tuple[int, bytes]]) -> Iterator["Table"]:
        """The same, yielding the table after every entry, so that callers can run other tasks in between."""
        at, first = lines[0]
        created = log.decode(first)
        if not isinstance(created, log.Created):
            raise ValueError(f"the log of table {table} does not begin with its creation")
        found = Table(table, created, at)
        found.bytes = sum(len(line) for _, line in lines)
        yield found
        for at, line in lines[1:]:
            found.apply(log.decode(line), at)
            yield found

    def apply(self, entry: log.AnyEntry, at: int) -> None:
        """Apply the next entry of the log, written at this wall time."""
        self.happenings.drop_old()
        APPLY[type(entry)](self, entry, at)
        self.phase = self.phase_now()
        if self.turn_clock.timed:
            self.turn_clock.note(entry, at, self.asked_people(), self.move_now(), self.labels)
        self.updated = at
        self.seq += 1
        if self.phase == "over" and not self.ended:
            self.ended = at

    def move_now(self) -> tuple[int, int] | None:
        """The round and whose turn it is; None before the game."""
        if self.match is None:
            return None
        return self.match.state.round, self.game.turn(self.match.state)

    # Before the game.

    def apply_arranged(self, entry: log.Arranged, at: int) -> None:
        self.chairs = [*self.chairs, *[Chair() for _ in range(entry.seats)]][: entry.seats]
        self.settings = settings_of(entry)
        self.hinted = [0] * entry.seats

    def apply_named(self, entry: log.Named, at: int) -> None:
        self.names[entry.person] = entry.name

    def apply_seated(self, entry: log.Seated, at: int) -> None:
        if self.match is not None:
            self.hand_over(self.chairs[entry.seat].person, entry)
        self.chairs[entry.seat] = Chair(entry.person, entry.bot)
        self.sent_away.pop(entry.person, None)

    def hand_over(self, before: str, entry: log.Seated) -> None:
        """A player goes on with another browser, as another person."""
        if before == self.host:
            self.host = entry.person
        self.add_event("table-other-device", seat=entry.seat)

    def apply_swapped(self, entry: log.Swapped, at: int) -> None:
        self.chairs[entry.a], self.chairs[entry.b] = self.chairs[entry.b], self.chairs[entry.a]

    def apply_removed(self, entry: log.Removed, at: int) -> None:
        """A person who is removed a second time keeps the seats recorded the first time."""
        had = self.seats_of(entry.person)
        self.sent_away[entry.person] = had or self.sent_away.get(entry.person, [])
        (self.removed.add if entry.ban else self.removed.discard)(entry.person)
        for seat in had:
            self.chairs[seat] = Chair()

    def apply_readmitted(self, entry: log.Readmitted, at: int) -> None:
        self.removed.discard(entry.person)
        self.sent_away.pop(entry.person, None)

    def apply_started(self, entry: log.Started, at: int) -> None:
        self.promises |= entry.promises
        self.secrets |= {who: bytes.fromhex(secret) for who, secret in entry.secrets.items()}
        self.set_clock(self.settings.time)
        dice = Dice(mix(self.secrets))
        self.match = self.new_match(None if self.opening else dice)
        self.take_events(0)
        if self.opening:
            self.play_opening(self.match, dice)
        self.note_opened(at)

    def play_opening(self, match: Match, dice: Dice) -> None:
        """Play the codes that lead to the initial position, including chance; from then on draw from the dice."""
        for place, (seat, code) in enumerate(self.opening):
            match.act(seat, code)
            self.take_events(place)
        self.last_turns.clear()  # The opening cannot be undone.
        match.go_on(dice)
        self.take_events(match.opening)

    # The game.

    def apply_played(self, entry: log.Played, at: int) -> None:
        match = self.playing
        asked = self.game.decision(match.state, entry.seat)
        before = len(match.log)
        match.act(entry.seat, entry.code)
        if entry.unasked:
            self.unasked.add(before)
        self.undo_request = None
        self.bot_votes.pop(entry.seat, None)
        self.take_events(before)
        if asked is not None:
            of_seat = f"{entry.seat + 1}@"
            self.answered = {d: c for d, c in self.answered.items() if not d.startswith(of_seat)}
            self.answered[asked.id] = entry.said or entry.code
        self.note_opened(at)

    def apply_tabled(self, entry: log.Tabled, at: int) -> None:
        before, code = len(self.playing.log), TableCode.parse(entry.code)
        self.playing.table(entry.code)
        told = self.undo_event(code) if code.verb == "undo" else self.seat_event(code)
        if code.value != EMPTY:
            self.happenings.add(before, self.playing.state.round, [told])
        self.undo_request = None
        self.take_events(before)
        self.note_opened(at)

    def undo_event(self, code: TableCode) -> dict[str, Any]:
        """The event of an undo: the game goes back to before an action."""
        seat = self.playing.log[code.place].seat
        asked = undo_requests.go_back(self, code.place)
        self.bot_votes.pop(seat, None)
        return {"event": "table-undo", "rule": "", "seat": seat, "place": code.place, "asked": asked}

    def seat_event(self, code: TableCode) -> dict[str, Any]:
        """The event of a code about a seat. A stand-in is `late` if the others voted for it."""
        seat = self.labels.index(code.argument)
        told: dict[str, Any] = {"event": f"table-{code.verb}", "rule": "", "seat": seat, "who": code.value}
        if code.verb == "stand-in" and (seat in self.turn_clock.votes or seat in self.bot_votes):
            told["late"] = True
        self.bot_votes.pop(seat, None)
        if code.verb == "back":
            self.heirs.pop(seat, None)
        return told

    def note_opened(self, at: int) -> None:
        """Remember when each decision was asked: timed answers need it, also after a restart."""
        if self.game.meta.real_time:
            self.opened = {decision.id: self.opened.get(decision.id, at) for decision in self.playing.state.open}

    def take_events(self, before: int) -> None:
        """Collect the new events of the match; note which of them forbid a free undo, and where turns begin."""
        match = self.playing
        match.log.share(before)
        events, match.events = match.events, []
        self.happenings.add(before, match.state.round, events)
        # After a timeout the code that was played follows the timeout entry.
        last = max(before, match.kept[-1] if match.kept else 0)
        kinds = [event.kind for event in events]
        if True in [kind.reveals for kind in kinds]:
            self.revealing |= {before, last}
        undo_requests.note_actions(self, before)
        if not undo_requests.TURN_EVENTS.isdisjoint([kind.name for kind in kinds]):
            self.turns.append(last)

    # The turn clock: `turn_clock` evaluates these entries.

    def apply_skipped(self, entry: log.Skipped, at: int) -> None:
        """Only the clock changes."""

    def apply_voted_on_time(self, entry: log.VotedOnTime, at: int) -> None:
        """Only the clock changes."""

    def apply_prolonged(self, entry: log.Prolonged, at: int) -> None:
        self.add_event("table-more-time", seat=entry.seat)

    # People.

    def apply_welcomed(self, entry: log.Welcomed, at: int) -> None:
        (self.unwelcoming.discard if entry.onlookers else self.unwelcoming.add)(entry.person)

    def apply_shared(self, entry: log.Shared, at: int) -> None:
        """An event marks the start and the end of a shared view, but not the replacement of a link."""
        if (entry.seat in self.shared) != bool(entry.key):
            self.add_event("table-shared" if entry.key else "table-unshared", seat=entry.seat)
        self.shared.pop(entry.seat, None)
        if entry.key:
            self.shared[entry.seat] = entry.key

    def apply_hinted(self, entry: log.Hinted, at: int) -> None:
        self.hinted[entry.seat] += 1

    def apply_standing_answer_set(self, entry: log.StandingAnswerSet, at: int) -> None:
        self.standing.setdefault(entry.seat, {})[entry.card] = entry.ask

    def apply_succeeded(self, entry: log.Succeeded, at: int) -> None:
        self.heirs[entry.seat] = entry.bot

    def apply_bot_wanted(self, entry: log.BotWanted, at: int) -> None:
        votes = self.bot_votes.setdefault(entry.seat, {})
        votes.pop(entry.person, None)
        if entry.bot:
            votes[entry.person] = entry.bot

    def apply_chatted(self, entry: log.Chatted, at: int) -> None:
        self.chat.append(Chat(self.chatted, at, entry.person, entry.text, entry.team))
        self.chatted += 1
        self.said[share_of(self, entry.person)] += 1

    # The table.

    def apply_hooked(self, entry: log.Hooked, at: int) -> None:
        self.hook = entry

    def apply_followed(self, entry: log.Followed, at: int) -> None:
        self.next = entry.next

    def apply_closed(self, entry: log.Closed, at: int) -> None:
        self.closed = entry.reason


APPLY: dict[type, Callable[[Table, Any, int], None]] = {
    log.Arranged: Table.apply_arranged,
    log.Named: Table.apply_named,
    log.Seated: Table.apply_seated,
    log.Swapped: Table.apply_swapped,
    log.Removed: Table.apply_removed,
    log.Readmitted: Table.apply_readmitted,
    log.Started: Table.apply_started,
    log.Played: Table.apply_played,
    log.Tabled: Table.apply_tabled,
    log.Succeeded: Table.apply_succeeded,
    log.Chatted: Table.apply_chatted,
    log.Followed: Table.apply_followed,
    log.Hooked: Table.apply_hooked,
    log.UndoAsked: undo_requests.apply_asked,
    log.UndoAnswered: undo_requests.apply_answered,
    log.UndoLapsed: undo_requests.apply_lapsed,
    log.Welcomed: Table.apply_welcomed,
    log.Shared: Table.apply_shared,
    log.Hinted: Table.apply_hinted,
    log.StandingAnswerSet: Table.apply_standing_answer_set,
    log.Skipped: Table.apply_skipped,
    log.VotedOnTime: Table.apply_voted_on_time,
    log.Prolonged: Table.apply_prolonged,
    log.BotWanted: Table.apply_bot_wanted,
    log.ClockProposed: clock_proposals.apply_proposed,
    log.ClockAnswered: clock_proposals.apply_answered,
    log.ClockLapsed: clock_proposals.apply_lapsed,
    log.ClockAdded: clock_proposals.apply_added,
    log.Closed: Table.apply_closed,
}
"""How each kind of entry changes a table."""
