"""What is asked and answered over plain HTTP."""

from typing import Annotated, Any

from msgspec import Meta, Raw

from lamster.tables.protocol.basics import ErrorCode, Holder, Part, Phase, Value
from lamster.tables.protocol.clocks import TimeControl
from lamster.tables.protocol.learning import LessonPhase
from lamster.tables.protocol.server import News, OutcomeInfo, TableInfo
from lamster.tables.protocol.settings import TableSettings, in_order

PAGE_ERROR_MESSAGE_CHARACTERS = 500
PAGE_ERROR_STACK_CHARACTERS = 4000
PAGE_ERROR_NAME_CHARACTERS = 40


class Failure(Part, frozen=True):
    """The body of every refused request."""

    error: ErrorCode
    message: str
    rule: str
    about: dict[str, str]


class Me(Part, frozen=True):
    """Who this browser is. The name is empty until one was chosen."""

    person: str
    name: str


class Forgotten(Part, frozen=True):
    """Whether everything about this person is gone; if not, the rest goes by itself as soon as it can be reached."""

    done: bool


class MyData(Part, frozen=True):
    """Everything that is kept about the people whom this browser is and was, as it is kept: the form may change."""

    people: list[dict[str, Any]]


class SetMe(Part, frozen=True):
    """A new name."""

    name: str


class PageError(Part, frozen=True):
    """An error in a page of the client, which its reader reports. Nothing in it is about a table or a person."""

    message: Annotated[str, Meta(max_length=PAGE_ERROR_MESSAGE_CHARACTERS)]
    stack: Annotated[str, Meta(max_length=PAGE_ERROR_STACK_CHARACTERS)]
    page: Annotated[str, Meta(max_length=PAGE_ERROR_NAME_CHARACTERS)]
    """Which page of the client, without what it is about: `table`, not its address."""
    version: Annotated[str, Meta(max_length=PAGE_ERROR_NAME_CHARACTERS)]
    """Of the client, which may be older than the server."""


@in_order("game seats options listed onlookers onlooker_delay undo hints time")
class NewTable(TableSettings, frozen=True, kw_only=True):
    """A table to be made. Each seat is `me`, `open` or the level of a bot; several may be `me`."""

    game: str
    seats: list[str]
    listed: bool = False
    onlookers: bool = True


class NewTableMade(Part, frozen=True):
    """Where the new table is."""

    table: str


class SeatCard(Part, frozen=True):
    """A seat of a table in the lobby."""

    label: str
    holder: Holder
    name: str
    mine: bool


class TableCard(Part, frozen=True):
    """A table in the lobby, or one of one's own."""

    id: str
    game: str
    phase: Phase
    host: str
    seats: list[SeatCard]
    options: dict[str, Value]
    """The settings that differ from the game's usual ones."""
    onlookers: bool
    created: int
    updated: int
    my_turn: bool
    time: TimeControl = TimeControl()
    lesson: LessonPhase = "none"
    left: int | None = None
    """Of one's own tables: the milliseconds that are left to answer; None: nothing is asked, or nobody is timed."""
    last: News | None = None
    """Of one's own tables: what happened last, as the reader may know it."""
    unseen: int = 0
    """Of one's own tables: how much has happened since the reader looked."""
    consulted: bool = False
    """Of one's own tables: the others wait for the reader's consent, or vote, though it may be nobody's turn."""
    trouble: ErrorCode | None = None
    """Of one's own tables: why this server cannot open it; the rest is as it was when one last could."""


class Lobby(Part, frozen=True):
    """Open tables that anybody may join, and those of this browser, the newest first."""

    open: list[TableCard]
    mine: list[TableCard]


class OptionSpec(Part, frozen=True):
    """A setting of a game: one of `values`, the default first, or a number from `low` to `high`."""

    name: str
    rule: str
    values: list[Value]
    low: int
    high: int
    default: Value
    seats: list[int]
    """The numbers of seats it is meant for; with others it stays at its default."""


class EventSpec(Part, frozen=True):
    """A kind of event: its rule, its fields with the kind of name each holds, and the field that may be hidden."""

    rule: str
    fields: list[tuple[str, str]]
    secret: str


class LexiconInfo(Part, frozen=True):
    """What a game has words for: kinds of names with their codes, verbs with what they name, events."""

    names: dict[str, list[str]]
    kinds: dict[str, list[str]]
    """All kinds that verbs and fields speak of, with their codes; one that is not among `names` is made up of those."""
    verbs: dict[str, str | None]
    events: dict[str, EventSpec]


class GameCard(Part, frozen=True):
    """A game that can be played."""

    name: str
    title: str
    folder: str
    prefix: str
    """What the IDs of its rules begin with."""
    rules: int
    designers: list[str]
    publisher: str
    """Empty where the rules name none."""
    seats: list[int]
    """The numbers of seats it can be played with."""
    minutes: tuple[int, int]
    options: list[OptionSpec]
    labels: dict[int, list[str]]
    """What the seats are called, by their number: numbers, or roles that the game has words for (`role-LABEL`)."""
    lexicon: LexiconInfo
    real_time: bool = False
    """Answers are timed: a person plays one seat only, and nothing is taken back."""
    levels: tuple[str, ...] = ()
    """Levels of bots that this game has beside those of all games."""
    lesson: int = 0
    """How many minutes its guided first game takes; 0: it has none."""


class Games(Part, frozen=True):
    """Every game found, and the levels of bots."""

    games: list[GameCard]
    levels: list[str]


class Frame(Part, frozen=True):
    """One line of the log of a game, and what it led to."""

    ply: int
    round: int
    seat: int
    """-1 is chance, -2 the table."""
    code: str
    news: list[News]
    view: Raw
    asked: list[int]


class Replay(Part, frozen=True):
    """A part of a game, as one seat saw it (None: an onlooker); the first frame of all is the table as it was laid."""

    table: TableInfo
    eyes: int | None
    allowed: list[int]
    """Through whose eyes the reader may look: all once the game is over, else the own seats."""
    total: int
    start: int
    frames: list[Frame]
    outcome: OutcomeInfo | None
