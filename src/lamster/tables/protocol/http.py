"""HTTP requests and responses."""

from typing import Annotated, Any

from msgspec import Meta, Raw

from lamster.tables.protocol.basics import ErrorCode, Holder, Part, Phase, Value
from lamster.tables.protocol.clocks import TimeControl
from lamster.tables.protocol.learning import LessonPhase
from lamster.tables.protocol.server import News, OutcomeInfo, TableInfo
from lamster.tables.protocol.settings import TableSettings, in_order
from lamster.tables.protocol.standing_answers import WindowCards

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
    """The person of this browser. The name is empty until the person chooses one."""

    person: str
    name: str


class Forgotten(Part, frozen=True):
    """Whether everything about this person is deleted. If not, the server deletes the rest as soon as it can."""

    done: bool


class MyData(Part, frozen=True):
    """All data stored about the present and former persons of this browser, in the stored form, which may change."""

    people: list[dict[str, Any]]


class SetMe(Part, frozen=True):
    """A new name."""

    name: str


class PageError(Part, frozen=True):
    """An error in the client, which its user reports. It contains nothing about a table or a person."""

    message: Annotated[str, Meta(max_length=PAGE_ERROR_MESSAGE_CHARACTERS)]
    stack: Annotated[str, Meta(max_length=PAGE_ERROR_STACK_CHARACTERS)]
    page: Annotated[str, Meta(max_length=PAGE_ERROR_NAME_CHARACTERS)]
    """The kind of page without its parameters: `table`, not the address of one."""
    version: Annotated[str, Meta(max_length=PAGE_ERROR_NAME_CHARACTERS)]
    """The version of the client, which may be older than the server."""


@in_order("game seats options listed onlookers onlooker_delay undo hints time")
class NewTable(TableSettings, frozen=True, kw_only=True):
    """A table to create. Each seat is `me`, `open` or the level of a bot; several may be `me`."""

    game: str
    seats: list[str]
    listed: bool = False
    onlookers: bool = True


class NewTableMade(Part, frozen=True):
    """The address of the new table."""

    table: str


class SeatCard(Part, frozen=True):
    """A seat of a table in the lobby."""

    label: str
    holder: Holder
    name: str
    """Cards of 0.2.0 and earlier have the level of a bot here."""
    mine: bool
    bot: str | None = None
    """The level of the bot that plays this seat."""


class TableCard(Part, frozen=True):
    """A table in the lobby, or one of the reader's own tables."""

    id: str
    game: str
    phase: Phase
    host: str
    seats: list[SeatCard]
    options: dict[str, Value]
    """The options that differ from the game's defaults."""
    onlookers: bool
    created: int
    updated: int
    my_turn: bool
    time: TimeControl = TimeControl()
    lesson: LessonPhase = "none"
    left: int | None = None
    """For the reader's own tables: milliseconds left to answer; None: nothing is asked, or there is no clock."""
    last: News | None = None
    """For the reader's own tables: the last event, as far as the reader may know it."""
    unseen: int = 0
    """For the reader's own tables: the number of events that the reader has not seen."""
    consulted: bool = False
    """For the reader's own tables: the others wait for the reader's consent or vote, even out of turn."""
    trouble: ErrorCode | None = None
    """For the reader's own tables: why this server cannot open it. The other fields are those of the last readable
    state."""


class Lobby(Part, frozen=True):
    """The open tables that anybody may join, and the reader's own tables, the newest first."""

    open: list[TableCard]
    mine: list[TableCard]


class OptionSpec(Part, frozen=True):
    """An option of a game: one of `values`, the default first, or a number from `low` to `high`."""

    name: str
    rule: str
    values: list[Value]
    low: int
    high: int
    default: Value
    seats: list[int]
    """The numbers of seats to which it applies; with others it keeps its default."""


class EventSpec(Part, frozen=True):
    """A kind of event: its rule, its fields with the kind of name each holds, and the field that may be hidden."""

    rule: str
    fields: list[tuple[str, str]]
    secret: str


class LexiconInfo(Part, frozen=True):
    """The vocabulary of a game: kinds of names with their codes, verbs with the kind they take, events."""

    names: dict[str, list[str]]
    kinds: dict[str, list[str]]
    """All kinds that verbs and fields refer to, with their codes; a kind that is not in `names` is composed of
    those."""
    verbs: dict[str, str | None]
    events: dict[str, EventSpec]


class GameCard(Part, frozen=True):
    """A game that can be played."""

    name: str
    title: str
    folder: str
    prefix: str
    """The prefix of its rule IDs."""
    rules: int
    designers: list[str]
    publisher: str
    """Empty if the rules name none."""
    seats: list[int]
    """The possible numbers of seats."""
    minutes: tuple[int, int]
    options: list[OptionSpec]
    labels: dict[int, list[str]]
    """The labels of the seats by number of seats: numbers, or roles that the game has words for (`role-LABEL`)."""
    lexicon: LexiconInfo
    real_time: bool = False
    """Answers are timed: a person plays one seat only, and there is no undo."""
    levels: tuple[str, ...] = ()
    """Bot levels of this game beside the common ones."""
    lesson: int = 0
    """The minutes that its guided first game takes; 0: it has none."""
    windows: WindowCards | None = None
    """The cards about which a seat may say beforehand when it wants to be asked; None: the game has no windows."""


class Games(Part, frozen=True):
    """All installed games, and the levels of bots."""

    games: list[GameCard]
    levels: list[str]


class Frame(Part, frozen=True):
    """One entry of a game's log, and the position after it."""

    ply: int
    round: int
    seat: int
    """-1 is chance, -2 the table."""
    code: str
    news: list[News]
    view: Raw
    asked: list[int]


class Replay(Part, frozen=True):
    """A part of a game as one seat saw it (None: a spectator). Frame 0 is the initial position."""

    table: TableInfo
    eyes: int | None
    allowed: list[int]
    """The seats whose view the reader may choose: all once the game is over, else the reader's own."""
    total: int
    start: int
    frames: list[Frame]
    outcome: OutcomeInfo | None
