"""The state of a table, read-only here: `table.py` changes it, entry by entry."""

from collections import Counter, deque
from typing import Any

from msgspec.structs import replace

from lamster import games
from lamster.bots.names import bot_name
from lamster.kernel.chance import Dice, commitment
from lamster.kernel.game import Game
from lamster.kernel.match import Match
from lamster.kernel.timing import NOBODY
from lamster.tables.model import entries as log
from lamster.tables.model.open_requests import ClockProposal, UndoRequest
from lamster.tables.model.people import Chair, Chat, Happenings, LastTurn
from lamster.tables.model.replay_cache import Replays
from lamster.tables.model.turn_clock_state import TurnClockState
from lamster.tables.protocol import AskWhen, Origin, Phase, TableSettings, TimeControl, settings_of

CHAT_KEPT = 200
STAND_IN = "medium"
"""The level of bots that stand in for people who leave or resign."""
SERVER = "table"
"""The name of the server's own share of the seed."""


class TableState:
    """The data of a table, and queries on it."""

    def __init__(self, table: str, created: log.Created, at: int) -> None:
        self.id = table
        self.game: Game[Any] = games.load(created.game)
        self.rules = created.rules
        self.game.meta.check_rules(self.rules)
        options = self.game.meta.parse_options(created.options)
        self.settings: TableSettings = replace(settings_of(created), options=options)
        self.chairs = [Chair() for _ in range(created.seats)]
        self.host = created.host
        self.hinted = [0] * created.seats
        """The number of hints of each seat."""
        self.lesson = created.lesson
        self.turn_clock = TurnClockState(TimeControl())  # No clock runs before the game.
        self.secret = bytes.fromhex(created.secret)
        self.previous = created.previous
        self.opening = created.opening
        self.origin = Origin(created.origin, created.origin_ply) if created.opening else None
        self.next = ""
        self.closed: str | None = None
        """Why the operator closed the table; None: the table is not closed."""
        self.names: dict[str, str] = {}
        self.set_up_people()
        self.promises = {SERVER: commitment(SERVER, self.secret)}
        self.secrets = {SERVER: self.secret}
        self.match: Match | None = None
        self.phase: Phase = "open"
        """Set by `Table.apply` alone: it is asked for some twenty times for every move."""
        self.happenings = Happenings()
        self.set_up_undo()
        self.standing: dict[int, dict[str, AskWhen]] = {}
        """By seat, the cards about which it wants to be asked more often or less often than usual."""
        self.answered: dict[str, str] = {}
        """The last answer of each seat by the id of its decision, to recognise a repeated answer."""
        self.opened: dict[str, int] = {}
        """When each open decision of a real-time game was asked, in milliseconds since 1970."""
        self.heirs: dict[int, str] = {}
        """The bot that the host chose for the seat of a person who left a real-time game."""
        self.unwelcoming: set[str] = set()
        """People who do not agree to spectators."""
        self.shared: dict[int, str] = {}
        """Seats with a shared view, with the hash of its key."""
        self.hook = log.Hooked("", "")
        """The webhook of the host."""
        self.chat: deque[Chat] = deque(maxlen=CHAT_KEPT)
        self.chatted = 0
        self.said: Counter[str] = Counter()  # Chat messages by `share_of`.
        self.created = self.updated = at
        self.ended = 0
        """When the game ended, in milliseconds since 1970; 0 before that."""
        self.replays = Replays()
        self.seq = 1
        """The number of entries in the log."""
        self.bytes = 0
        """The size of the log."""

    def set_up_undo(self) -> None:
        """Nothing was played, and no undo is requested."""
        self.revealing: set[int] = set()
        """Indices in the log of the game whose events revealed something to a seat: they cannot be undone freely."""
        self.unasked: set[int] = set()
        """Indices in the log of the game of answers that the table gave for a person who did not have to be asked."""
        self.learned_at = -1
        """The last index in the log of the game, without undone entries, at which something was drawn or revealed."""
        self.last_turns: dict[int, LastTurn] = {}
        """The last turn of each seat, without undone entries."""
        self.turns: list[int] = []
        """Indices in the log of the game, without undone entries, whose events began or ended a turn."""
        self.undo_request: UndoRequest | None = None
        self.unmet: list[tuple[int, int]] = []
        """Undo requests that were declined or lapsed: the seat, and the length of the log of the game."""

    def set_up_people(self) -> None:
        """No person is removed, and there is no vote."""
        self.removed: set[str] = set()
        """People whom the host banned from the table."""
        self.sent_away: dict[str, list[int]] = {}
        """People whom the host removed, banned or not, with the seats that they had."""
        self.bot_votes: dict[int, dict[str, str]] = {}
        """Votes to seat a bot for an absent player: by seat, the level that each person wants."""
        self.proposal: ClockProposal | None = None
        self.proposed_in: dict[str, int] = {}
        """The round in which each person last proposed a clock."""

    # Queries.

    def phase_now(self) -> Phase:
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
        """The people who hold a seat, in the order of the seats."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.person))

    def name_on(self, seat: int) -> str:
        """The name shown on a seat. A person with several seats has a number on the second and later ones."""
        person = self.chairs[seat].person
        if self.chairs[seat].bot:
            return bot_name(self.id, seat)
        name = self.names.get(person, "")
        place = self.seats_of(person).index(seat) if person else 0
        return f"{name} {place + 1}" if place else name

    def bot_on(self, seat: int) -> str:
        """The bot that plays this seat, from the start or as a stand-in; empty when a person does, or nobody."""
        if self.chairs[seat].bot or self.match is None:
            return self.chairs[seat].bot
        return "" if self.nobody_on(seat) else self.stand_in(seat)

    def stand_in(self, seat: int) -> str:
        """The bot that plays for a person who left or resigned; empty when the person plays."""
        match = self.playing
        return match.stand_ins.get(seat, STAND_IN if seat in match.resigned else "")

    def has_given_up(self, seat: int) -> bool:
        """Whether the person of the seat has left or resigned."""
        match = self.match
        return match is not None and (seat in match.stand_ins or seat in match.resigned)

    def nobody_on(self, seat: int) -> bool:
        return self.match is not None and self.stand_in(seat) == NOBODY

    def player(self, seat: int) -> str:
        """The person who plays this seat now; empty when a bot does, or nobody."""
        return "" if self.has_given_up(seat) else self.chairs[seat].person

    @property
    def watchable(self) -> bool:
        """Whether spectators are allowed: by the host and by everybody who has a seat."""
        return self.settings.onlookers and self.unwelcoming.isdisjoint(self.people())

    def team(self, seat: int) -> int:
        return seat if self.match is None else self.game.team(self.match.state, seat)

    def team_talk(self, seat: int) -> bool:
        """Whether the rules let this seat talk to its team in private now."""
        return self.match is not None and self.game.team_talk(self.match.state, seat)

    def asked_people(self) -> list[int]:
        """The seats of people who are asked something now."""
        if self.phase != "playing":
            return []
        return [asked.seat for asked in self.playing.state.open if asked.seat >= 0 and self.player(asked.seat)]

    def new_match(self, dice: Dice | None = None) -> Match:
        """The game from its start, by the rules it began with; without dice, the caller plays the codes of chance."""
        return Match(self.game, len(self.chairs), self.settings.options, dice, self.rules)

    # Changes that several kinds of entries share.

    def add_event(self, event: str, **about: int | str) -> None:
        """Record a public event of the table itself, which is in no code of the game."""
        told = {"event": event, "rule": "", **about}
        self.happenings.add(len(self.playing.log), self.playing.state.round, [told])

    def set_clock(self, time: TimeControl) -> None:
        self.settings = replace(self.settings, time=time)
        self.turn_clock = TurnClockState(time)
