"""Learning a game: guided first games, reasons why something is not possible, and hints."""

from typing import Literal

from lamster.tables.protocol.basics import Part, Sent, Told

HintRule = Literal["alone", "all", "none"]
"""Who may ask for hints. Alone: a person who plays against bots only. All: everybody. None: nobody."""
LessonPhase = Literal["none", "on", "over", "further"]
"""The lesson of a table. None: it has none. On: in progress. Over: finished. Further: finished, and played on since."""

# From the browser.


class AskHint(Sent, frozen=True, tag="ask-hint"):
    """Ask what a bot would do for one's own seat, if it is asked something. The others see that a hint was given."""

    seat: int


class CancelHint(Sent, frozen=True, tag="cancel-hint"):
    """Cancel a hint that was asked for: it is not given, and does not count."""

    seat: int


class AskWhyNot(Sent, frozen=True, tag="ask-why-not"):
    """Ask which actions one's own seat may not take now, with the rules that forbid them."""

    seat: int


# Inside messages.


class LessonInfo(Part, frozen=True):
    """The progress of a guided first game, for the learner."""

    said: list[str]
    """The texts shown so far: names of messages of the game, the latest last."""
    fresh: int
    """The number of texts that were shown before the learner's last answer: the texts after them are new."""
    codes: list[str]
    """The accepted answers, the best first; others are refused. Empty: nothing is asked, or any answer is accepted."""
    step: int
    """The number of answers that the learner has given."""
    steps: int
    over: bool


class NotPossible(Part, frozen=True):
    """A code that is not possible now, and the rule that forbids it."""

    code: str
    rule: str


class LessonCard(Part, frozen=True):
    """The guided first game of a game, and the reader's progress."""

    game: str
    minutes: int
    steps: int
    step: int
    table: str | None
    """The table at which the reader has an unfinished lesson; None: there is none."""
    done: bool
    """The reader has finished it at least once."""


class Lessons(Part, frozen=True):
    """All guided first games."""

    lessons: list[LessonCard]


class Learn(Part, frozen=True):
    """Continue the guided first game of a game where it was left, or begin it."""

    game: str
    anew: bool = False
    """Begin a new one in any case."""


# From the server.


class Hinted(Told, frozen=True, tag="hinted"):
    """The answer to `ask-hint`: what a bot would answer to this decision, and its reasons as messages."""

    id: int
    decision: str
    code: str
    why: list[tuple[str, dict[str, str | int]]]


class WhyNots(Told, frozen=True, tag="why-nots"):
    """The answer to `ask-why-not`, about this decision."""

    id: int
    decision: str
    refused: list[NotPossible]
