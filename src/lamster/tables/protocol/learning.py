"""Learning a game: guided first games, why something is not possible, and hints."""

from typing import Literal

from lamster.tables.protocol.basics import Part, Sent, Told

HintRule = Literal["alone", "all", "none"]
"""Who may ask for hints. Alone: a person who plays against bots only. All: everybody. None: nobody."""
LessonPhase = Literal["none", "on", "over", "further"]
"""Of a table. None: it is no lesson. On: it goes on. Over: nothing was played since. Further: something was."""

# From the browser.


class AskHint(Sent, frozen=True, tag="ask-hint"):
    """What a bot would do in the place of an own seat that is asked something. The others see that it was asked."""

    seat: int


class CancelHint(Sent, frozen=True, tag="cancel-hint"):
    """Wait no longer for the hint that was asked for: it is not given, and does not count."""

    seat: int


class AskWhyNot(Sent, frozen=True, tag="ask-why-not"):
    """What the own seat might want to do now and may not, with the rules that stand against it."""

    seat: int


# Inside messages.


class LessonInfo(Part, frozen=True):
    """How a guided first game stands, for the one who learns."""

    said: list[str]
    """What was said so far: names of messages of the game, the latest last."""
    fresh: int
    """So many of them were said before the learner's last answer: what comes then is new."""
    codes: list[str]
    """What to answer now, the first being best; others are declined. Empty: nothing is asked, or anything goes."""
    step: int
    """How many answers of the learner's are done."""
    steps: int
    over: bool


class NotPossible(Part, frozen=True):
    """A code that is not possible now, and the rule that stands against it."""

    code: str
    rule: str


class LessonCard(Part, frozen=True):
    """The guided first game of a game, and how far the reader has come with it."""

    game: str
    minutes: int
    steps: int
    step: int
    table: str | None
    """Where the reader has begun it, and not finished; None: nowhere."""
    done: bool
    """The reader has finished it at least once."""


class Lessons(Part, frozen=True):
    """Every guided first game there is."""

    lessons: list[LessonCard]


class Learn(Part, frozen=True):
    """Go on with the guided first game of a game where it was left, or begin it."""

    game: str
    anew: bool = False
    """Begin it in any case."""


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
