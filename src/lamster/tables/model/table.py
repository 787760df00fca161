"""A table: what its log adds up to. No clock, no network, no disk: entries come in, and the table changes."""

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from typing import Any

from lamster import games
from lamster.kernel.chance import Dice, commitment, mix
from lamster.kernel.game import Game
from lamster.kernel.match import Match
from lamster.kernel.timing import EMPTY, NOBODY
from lamster.tables.model import clock_proposals, lessons, undo_requests
from lamster.tables.model import entries as log
from lamster.tables.model import people as people_of_table
from lamster.tables.model.chat_limits import share_of
from lamster.tables.model.people import Chair, Chat, Happening
from lamster.tables.model.replay_cache import Replays
from lamster.tables.model.turn_clock_state import TurnClockState
from lamster.tables.protocol import Origin, Phase, TimeControl, Value

CHAT_KEPT = 200
STAND_IN = "medium"
"""The level of bots that play on for people who leave or give up."""
SERVER = "table"
"""Whose share of the seed the server's own is."""


class Table:
    """The sum of a log. `apply` takes the next entry; a Refusal of the rules leaves everything as it was."""

    def __init__(self, table: str, created: log.Created, at: int) -> None:
        self.id = table
        self.game: Game[Any] = games.load(created.game)
        self.rules = created.rules
        self.game.meta.check_rules(self.rules)
        self.options: dict[str, Value] = self.game.meta.parse_options(created.options)
        self.chairs = [Chair() for _ in range(created.seats)]
        self.host = created.host
        self.listed = created.listed
        self.onlookers = created.onlookers
        self.onlooker_delay = created.onlooker_delay
        self.undo = created.undo
        self.time = created.time
        self.hints = created.hints
        self.hinted = [0] * created.seats
        """How many hints each seat has had."""
        self.lesson = created.lesson
        self.times = TurnClockState(TimeControl())  # Nobody is timed before the game.
        self.secret = bytes.fromhex(created.secret)
        self.previous = created.previous
        self.opening = created.opening
        self.origin = Origin(created.origin, created.origin_ply) if created.opening else None
        self.next = ""
        self.closed: str | None = None
        """Why the operator closed the table; None: it is not."""
        self.names: dict[str, str] = {}
        self.set_up_company()
        self.promises = {SERVER: commitment(SERVER, self.secret)}
        self.secrets = {SERVER: self.secret}
        self.match: Match | None = None
        self.happenings: list[Happening] = []
        self.revealing: set[int] = set()
        """Places in the log of the game whose events told somebody something new."""
        self.answered: dict[str, str] = {}
        """The last answer of each seat by the id of its decision, so that a repeated one is known."""
        self.opened: dict[str, int] = {}
        """When each open decision of a real-time game was opened, in milliseconds since 1970."""
        self.heirs: dict[int, str] = {}
        """Who is to play on for those who have gone, where the host has said so."""
        self.turns: list[int] = []
        """Places in the log of the game whose events began or ended a turn, and still stand."""
        self.undo_request: undo_requests.UndoRequest | None = None
        """Somebody wants to go back."""
        self.unmet: list[tuple[int, int]] = []
        """Wishes that came to nothing: whose, and how long the log of the game was."""
        self.unwelcoming: set[str] = set()
        """Who does not agree to onlookers."""
        self.shared: dict[int, str] = {}
        """Seats whose people let others look over their shoulder, with the hash of the key to each."""
        self.hook = log.Hooked("", "")
        """Where the host wants to be told what happens."""
        self.chat: deque[Chat] = deque(maxlen=CHAT_KEPT)
        self.chatted = 0
        self.said: Counter[str] = Counter()  # Lines of chat by `share_of`.
        self.created = self.updated = at
        self.ended = 0
        """When the game was over; 0 before that."""
        self.replays = Replays()
        self.seq = 1  # How many entries there are,
        self.bytes = 0  # and how long they are in all, as they are written.

    def set_up_company(self) -> None:
        """Nobody is sent away, and nothing is voted on."""
        self.removed: set[str] = set()
        """Who may not come back."""
        self.sent_away: dict[str, list[int]] = {}
        """Whom the host has sent away, for good or not, and the seats that they had."""
        self.bot_votes: dict[int, dict[str, str]] = {}
        """Seats whose people are away, and who of the others wants a bot of which level there."""
        self.proposal: clock_proposals.ClockProposal | None = None
        """A clock that somebody proposes."""
        self.proposed_in: dict[str, int] = {}
        """The round in which each person last proposed one."""

    @staticmethod
    def from_log(table: str, lines: Sequence[tuple[int, bytes]]) -> "Table":
        """A table brought back from its log."""
        growing = Table.growing(table, lines)
        found = next(growing)
        for _ in growing:
            pass
        return found

    @staticmethod
    def growing(table: str, lines: Sequence[tuple[int, bytes]]) -> Iterator["Table"]:
        """The same table after every entry, for who must do something else in between."""
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

    # What it is.

    @property
    def phase(self) -> Phase:
        if self.closed is not None:
            return "closed"
        if self.match is None:
            return "open"
        return "playing" if self.match.outcome is None else "over"

    @property
    def labels(self) -> tuple[str, ...]:
        return self.game.seat_names(len(self.chairs))

    @property
    def playing(self) -> Match:
        """The game, which must have begun."""
        if self.match is None:
            raise AssertionError("the game has not begun")
        return self.match

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def people(self) -> list[str]:
        """Everybody who holds a seat, in the order of the seats."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.person))

    def name_on(self, seat: int) -> str:
        """What the holder of a seat is called; somebody with several seats has a number on the second and later."""
        person = self.chairs[seat].person
        name = self.names.get(person, "")
        place = self.seats_of(person).index(seat) if person else 0
        return f"{name} {place + 1}" if place else name

    def bot_on(self, seat: int) -> str:
        """The bot that plays this seat, from the start or as a stand-in; empty when a person does, or nobody."""
        if self.chairs[seat].bot or self.match is None:
            return self.chairs[seat].bot
        return "" if self.nobody_on(seat) else self.stand_in(seat)

    def stand_in(self, seat: int) -> str:
        """Who plays on for somebody who has gone or resigned; empty when they play themselves."""
        match = self.playing
        return match.stand_ins.get(seat, STAND_IN if seat in match.resigned else "")

    def given_up(self, seat: int) -> bool:
        """The person has gone or resigned."""
        return self.match is not None and bool(self.stand_in(seat))

    def nobody_on(self, seat: int) -> bool:
        return self.match is not None and self.stand_in(seat) == NOBODY

    def player(self, seat: int) -> str:
        """The person who plays this seat now; empty when a bot does, or nobody."""
        return "" if self.given_up(seat) else self.chairs[seat].person

    @property
    def watchable(self) -> bool:
        """The host lets people look on, and nobody who has a seat objects."""
        return self.onlookers and self.unwelcoming.isdisjoint(self.people())

    def team(self, seat: int) -> int:
        return seat if self.match is None else self.game.team(self.match.state, seat)

    def team_talk(self, seat: int) -> bool:
        """Whether the rules let this seat talk to its team in private now."""
        return self.match is not None and self.game.team_talk(self.match.state, seat)

    def may_undo(self, seat: int) -> bool:
        """Free for one's own last action, as long as nobody acted, nothing was drawn and nothing was told since.

        There is none in a race: the time cannot be taken back; nor in a lesson, where all goes as it is written; nor
        for a person whose seat a bot plays.
        """
        if self.match is None or self.match.outcome is not None or not self.match.kept or self.game.meta.real_time:
            return False
        last = self.match.kept[-1]
        if lessons.phase(self) == "on" or not self.player(seat):
            return False
        return last >= self.match.opening and self.match.log[last].seat == seat and last not in self.revealing

    # How it changes.

    def apply(self, entry: log.AnyEntry, at: int) -> None:
        """Take the next entry of the log."""
        APPLY[type(entry)](self, entry, at)
        self.times.note(self, entry, at)
        self.updated = at
        self.seq += 1
        if not self.ended and self.match is not None and self.match.outcome is not None:
            self.ended = at

    def arranged(self, entry: log.Arranged, at: int) -> None:
        self.chairs = [*self.chairs, *[Chair() for _ in range(entry.seats)]][: entry.seats]
        self.options = dict(entry.options)
        self.listed = entry.listed
        self.onlookers = entry.onlookers
        self.onlooker_delay = entry.onlooker_delay
        self.undo = entry.undo
        self.time = entry.time
        self.hints = entry.hints
        self.hinted = [0] * entry.seats

    def named(self, entry: log.Named, at: int) -> None:
        self.names[entry.person] = entry.name

    def seated(self, entry: log.Seated, at: int) -> None:
        self.chairs[entry.seat] = Chair(entry.person, entry.bot)
        self.sent_away.pop(entry.person, None)

    def swapped(self, entry: log.Swapped, at: int) -> None:
        self.chairs[entry.a], self.chairs[entry.b] = self.chairs[entry.b], self.chairs[entry.a]

    def set_clock(self, time: TimeControl) -> None:
        self.time = time
        self.times = TurnClockState(time)

    def started(self, entry: log.Started, at: int) -> None:
        self.promises |= entry.promises
        self.secrets |= {who: bytes.fromhex(secret) for who, secret in entry.secrets.items()}
        self.set_clock(self.time)
        dice = Dice(mix(self.secrets))
        self.match = self.fresh(None if self.opening else dice)
        self.take_events(0)
        if self.opening:
            self.play_opening(self.match, dice)
        self.note_opened(at)

    def fresh(self, dice: Dice | None = None) -> Match:
        """The game from its beginning, by the rules that it was begun with; without dice chance is told, not drawn."""
        return Match(self.game, len(self.chairs), self.options, dice, self.rules)

    def play_opening(self, match: Match, dice: Dice) -> None:
        """What led to the position that the game begins with happens once more, chance included; then it is drawn."""
        for place, (seat, code) in enumerate(self.opening):
            match.act(seat, code)
            self.take_events(place)
        match.go_on(dice)
        self.take_events(match.opening)

    def played(self, entry: log.Played, at: int) -> None:
        match = self.playing
        asked = self.game.decision(match.state, entry.seat)
        before = len(match.log)
        match.act(entry.seat, entry.code)
        self.undo_request = None
        self.bot_votes.pop(entry.seat, None)
        self.take_events(before)
        if asked is not None:
            self.answered = {d: c for d, c in self.answered.items() if not d.startswith(f"{entry.seat + 1}@")}
            self.answered[asked.id] = entry.said or entry.code
        self.note_opened(at)

    def tabled(self, entry: log.Tabled, at: int) -> None:
        match = self.playing
        before = len(match.log)
        match.table(entry.code)
        verb, _, argument = entry.code.partition(":")
        told: dict[str, Any] = {"event": f"table-{verb}", "rule": ""}
        if verb == "undo":
            place = int(argument)
            told |= {"seat": match.log[place].seat, "place": place, "asked": undo_requests.went_back(self, place)}
        else:
            label, _, who = argument.partition("=")
            told |= {"seat": self.labels.index(label), "who": who}
        if verb == "stand-in" and (told["seat"] in self.times.votes or told["seat"] in self.bot_votes):
            told["late"] = True
        self.bot_votes.pop(told["seat"], None)
        if verb == "back":
            self.heirs.pop(told["seat"], None)
        if told.get("who") != EMPTY:
            self.happenings.append(Happening(before, match.state.round, told))
        self.undo_request = None
        self.take_events(before)
        self.note_opened(at)

    def note_opened(self, at: int) -> None:
        """Remember since when everything is open: where answers are timed, that must outlive the server."""
        if self.game.meta.real_time:
            self.opened = {decision.id: self.opened.get(decision.id, at) for decision in self.playing.state.open}

    def timed(self, entry: log.Skipped | log.VotedOnTime | log.Prolonged, at: int) -> None:
        """What is of the clock alone: `times` takes note of it. All are told when somebody has more time."""
        if isinstance(entry, log.Prolonged):
            self.tell("table-more-time", seat=entry.seat)

    def tell(self, event: str, **about: int | str) -> None:
        """Something that happened at the table and is no code of the game: all may know it."""
        told = {"event": event, "rule": "", **about}
        self.happenings.append(Happening(len(self.playing.log), self.playing.state.round, told))

    def welcomed(self, entry: log.Welcomed, at: int) -> None:
        (self.unwelcoming.discard if entry.onlookers else self.unwelcoming.add)(entry.person)

    def shared_(self, entry: log.Shared, at: int) -> None:
        """All are told that a seat is watched, and when that ends; not when one link takes the place of another."""
        if (entry.seat in self.shared) != bool(entry.key):
            self.tell("table-shared" if entry.key else "table-unshared", seat=entry.seat)
        self.shared.pop(entry.seat, None)
        if entry.key:
            self.shared[entry.seat] = entry.key

    def hinted_(self, entry: log.Hinted, at: int) -> None:
        self.hinted[entry.seat] += 1

    def succeeded(self, entry: log.Succeeded, at: int) -> None:
        self.heirs[entry.seat] = entry.bot

    def chatted_(self, entry: log.Chatted, at: int) -> None:
        self.chat.append(Chat(self.chatted, at, entry.person, entry.text, entry.team))
        self.chatted += 1
        self.said[share_of(self, entry.person)] += 1

    def hooked(self, entry: log.Hooked, at: int) -> None:
        self.hook = entry

    def followed(self, entry: log.Followed, at: int) -> None:
        self.next = entry.next

    def closed_(self, entry: log.Closed, at: int) -> None:
        self.closed = entry.reason

    def take_events(self, before: int) -> None:
        """Keep what has just happened, and remember if it taught anybody something that an undo could not untell."""
        match = self.playing
        events, match.events = match.events, []
        self.happenings += [Happening(before, match.state.round, event) for event in events]
        # After a time-out what was played stands behind the line that says so.
        last = max([before, *match.kept[-1:]])
        if any(event.kind.reveals for event in events):
            self.revealing |= {before, last}
        if any(event.kind.name in undo_requests.TURN_EVENTS for event in events):
            self.turns.append(last)


APPLY: dict[type, Any] = {
    log.Arranged: Table.arranged,
    log.Named: Table.named,
    log.Seated: Table.seated,
    log.Swapped: Table.swapped,
    log.Removed: people_of_table.removed,
    log.Readmitted: people_of_table.readmitted,
    log.Started: Table.started,
    log.Played: Table.played,
    log.Tabled: Table.tabled,
    log.Succeeded: Table.succeeded,
    log.Chatted: Table.chatted_,
    log.Followed: Table.followed,
    log.Hooked: Table.hooked,
    log.UndoAsked: undo_requests.asked,
    log.UndoAnswered: undo_requests.answered,
    log.UndoLapsed: undo_requests.lapsed,
    log.Welcomed: Table.welcomed,
    log.Shared: Table.shared_,
    log.Hinted: Table.hinted_,
    log.Skipped: Table.timed,
    log.VotedOnTime: Table.timed,
    log.Prolonged: Table.timed,
    log.BotWanted: people_of_table.bot_wanted,
    log.ClockProposed: clock_proposals.proposed,
    log.ClockAnswered: clock_proposals.answered,
    log.ClockLapsed: clock_proposals.lapsed,
    log.ClockAdded: clock_proposals.added,
    log.Closed: Table.closed_,
}
