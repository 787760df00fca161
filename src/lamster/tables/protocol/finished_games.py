"""HTTP requests and responses about finished games."""

from typing import Literal

from lamster.tables.protocol.basics import Part

AnalysisPhase = Literal["none", "waiting", "running", "done", "failed"]
"""None: not requested. Waiting: other games come first. Failed: given up; it may be requested again."""


class Continue(Part, frozen=True):
    """A new table that begins with the position after `ply` entries of this game's log.

    Each seat is `me`, `open` or the level of a bot. The game, its settings and the number of seats are those of the old
    table.
    """

    ply: int
    seats: list[str]


class Judged(Part, frozen=True):
    """The search bot's judgement of one decision, based on what its seat knew at the time."""

    ply: int
    """The frame of the replay that shows the result of the decision; the frame before shows the question."""
    seat: int
    round: int
    code: str
    value: float
    """The bot's estimate of the chance that the seat's team wins after this code, from 0 to 1."""
    best: str
    """The code that the bot prefers; equal to `code` if the bot agrees with the seat."""
    best_value: float
    why: tuple[str, dict[str, str | int]] | None
    """The bot's reason for its best code: a message and its arguments."""
    options: int
    """The number of codes to choose from."""
    worlds: int
    """The number of worlds that the bot examined."""


class Analysis(Part, frozen=True):
    """The analysis of a whole game, decision by decision."""

    judged: list[Judged]
    """In the order of the game; decisions with one option or with a form are left out."""


class AnalysisState(Part, frozen=True):
    """The progress of the analysis of a game."""

    phase: AnalysisPhase
    done: int
    total: int
    ahead: int
    """The number of games that are analysed before it."""
    mine: bool
    """The reader requested it, and may stop it."""
    analysis: Analysis | None


class Draw(Part, frozen=True, omit_defaults=True):
    """A draw of chance at one place of the log: the codes it could answer with, in order."""

    place: int
    codes: list[str]
    weights: list[int] | None
    """The weight of each code; None: all are equal."""
    index: int | None = None
    """The number to compute the draw from, if it is not `place`: after an undo in a lesson, which keeps later draws."""


class Fairness(Part, frozen=True):
    """All data that a client needs to verify the chance of a game by itself."""

    record: str
    """The whole record, with the promises, the secrets and the seed."""
    draws: list[Draw]
    """Every draw after the opening, in order."""
    labels: list[str]
    """The labels of the reader's own seats in the record."""


class Companion(Part, frozen=True):
    """Another player of a finished game."""

    name: str
    """The name of the person or bot when the game ended; empty for a bot in results of 0.2.0 and earlier."""
    bot: str
    """The level of the bot, if a bot held the seat to the end; empty for a person."""
    partner: bool
    """They win and lose together with the reader."""


class PlayedGame(Part, frozen=True):
    """A finished game in the statistics of one of its players."""

    table: str
    game: str
    ended: int
    """When the game ended, in milliseconds since 1970."""
    seats: int
    seat: str
    """The seat's label in records."""
    role: str
    won: bool
    gave_up: bool
    """The player resigned or was absent at the end: then the game does not count as won."""
    rule: str
    """The rule that ended the game."""
    rounds: int
    from_position: bool
    """The game began with a position of another game."""
    others: list[Companion]


class MyGames(Part, frozen=True):
    """The finished games of this person, the newest first."""

    games: list[PlayedGame]
