"""What is asked and answered over plain HTTP once a game is over."""

from typing import Literal

from lamster.tables.protocol.basics import Part

AnalysisPhase = Literal["none", "waiting", "running", "done", "failed"]
"""None: nobody asked for it. Waiting: others come first. Failed: it was given up; it may be asked for again."""


class Continue(Part, frozen=True):
    """A new table that begins with the position after `ply` entries of this game's log.

    Each seat is `me`, `open` or the level of a bot; the game, its settings and the number of seats are those of the
    old one.
    """

    ply: int
    seats: list[str]


class Judged(Part, frozen=True):
    """What the search bot thinks of one decision, by what its seat knew when it was made."""

    ply: int
    """The frame of the replay that shows what the decision led to; the one before shows what was asked."""
    seat: int
    round: int
    code: str
    value: float
    """The chance that the seat's team wins after this code, from 0 to 1, as the bot estimates it."""
    best: str
    """The code that the bot likes best; the same one when it would have done as the seat did."""
    best_value: float
    why: tuple[str, dict[str, str | int]] | None
    """The bot's reason for its best code: a message and its arguments."""
    options: int
    """How many codes there were to choose from."""
    worlds: int
    """How many worlds the bot looked at."""


class Analysis(Part, frozen=True):
    """A whole game, decision by decision."""

    judged: list[Judged]
    """In the order of the game; decisions with one option or with a form are left out."""


class AnalysisState(Part, frozen=True):
    """How far the analysis of a game is."""

    phase: AnalysisPhase
    done: int
    total: int
    ahead: int
    """How many others are analysed before it."""
    mine: bool
    """The reader asked for it, and may stop it."""
    analysis: Analysis | None


class Draw(Part, frozen=True):
    """What chance was asked at one place of the log: the codes it could answer with, in order."""

    place: int
    codes: list[str]
    weights: list[int] | None
    """How many ways there are to each code; None: one to each."""


class Fairness(Part, frozen=True):
    """Everything that a page needs to check the chance of a game by itself."""

    record: str
    """The whole record, with what was promised, the secrets and the seed."""
    draws: list[Draw]
    """Every draw after the opening, in order."""
    labels: list[str]
    """What the reader's own seats are called in the record."""


class Companion(Part, frozen=True):
    """Somebody else in a finished game."""

    name: str
    """Of a person, when the game ended."""
    bot: str
    """The level, if it was a bot to the end; empty for a person."""
    partner: bool
    """Won and lost together with the reader."""


class PlayedGame(Part, frozen=True):
    """A finished game as one of its players counts it."""

    table: str
    game: str
    ended: int
    """In milliseconds since 1970."""
    seats: int
    seat: str
    """What the seat is called in records."""
    role: str
    won: bool
    gave_up: bool
    """Resigned, or was away at the end: then the game does not count as won."""
    rule: str
    """What ended the game."""
    rounds: int
    from_position: bool
    """It began with a position of another game."""
    others: list[Companion]


class MyGames(Part, frozen=True):
    """The finished games of this person, the newest first."""

    games: list[PlayedGame]
