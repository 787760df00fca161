"""What a seat is asked, and why an answer is refused."""

import re
from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import Final

from lamster.kernel.hints import mypyc_attr
from lamster.kernel.timing import Measured

CHANCE: Final = -1
"""The seat of dice and draws."""
TABLE: Final = -2
"""The seat of time-outs, resigning, stand-ins and undo."""


NUMBER: Final = re.compile(r"\d+")
DIGITS: Final = 6
"""No number in a code is longer."""
FORBIDDEN: Final = frozenset(' {};["')


def is_code(text: str) -> bool:
    """Whether this can stand in a record as one code: no blanks, none of the signs that begin a comment or header."""
    return bool(text) and text.isprintable() and not set(text) & FORBIDDEN


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """What a decision accepts where the answers are too many to list."""

    def refuse(self, code: str) -> str:
        """Why this code is not accepted; empty when it is."""
        raise NotImplementedError(f"{type(self).__name__} must say what it refuses")

    def sample(self, rng: Random) -> str:
        """Some acceptable code, drawn at random."""
        raise NotImplementedError(f"{type(self).__name__} must be able to sample")

    def default(self) -> str:
        """The acceptable code that is played when time runs out."""
        raise NotImplementedError(f"{type(self).__name__} must have a default")

    def stamp(self, code: str, measured: Measured) -> str:
        """The code with the time that follows from what the table measured; a form without a clock leaves it as it is.

        What carries a time already must come out as a code that is refused: only the table stamps.
        """
        return code

    def duration(self, code: str) -> int:
        """How long an answer that carries its time took, so that the table plays a bot's just then; 0: no matter."""
        return 0

    def spec(self) -> dict[str, object]:
        """The form in plain data, for clients: whatever it depends on, so that equal forms accept the same codes."""
        raise NotImplementedError(f"{type(self).__name__} must describe itself")

    def same_as(self, other: "Form") -> bool:
        return self is other or (type(self) is type(other) and self.spec() == other.spec())


@lru_cache(4096)
def with_padded_numbers(code: str) -> str:
    """The code with its numbers written in as many digits as the longest could have."""
    return NUMBER.sub(padded, code)


def padded(found: re.Match[str]) -> str:
    return found[0].zfill(DIGITS)


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """What one seat is asked now: its kind, the rule that asks, and the legal codes sorted by text."""

    __slots__ = ("codes", "form", "kind", "ply", "public", "rule", "seat", "weights")

    def __init__(
        self,
        seat: int,
        kind: str,
        rule: str,
        codes: tuple[str, ...],
        weights: tuple[int, ...] | None = None,
        public: bool = False,
        form: Form | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.codes = codes
        self.weights = weights
        """For chance: how many ways there are to each code. None: all are equally likely."""
        self.public = public
        """Everybody could know the options: the kernel passes over the decision when there is only one."""
        self.form = form
        self.ply = 0
        """The place in the log at which the decision was opened; the kernel sets it."""

    @property
    def id(self) -> str:
        """Names this decision in messages: an answer to another id is stale."""
        return f"{self.seat + 1}@{self.ply}"

    def in_reading_order(self) -> list[str]:
        """The codes as they are listed for people: numbers by their value, so that 1,2 comes before 1,10."""
        return sorted(self.codes, key=with_padded_numbers)

    def accepts(self, code: str) -> bool:
        return code in self.codes if self.form is None else not self.form.refuse(code)

    def pick(self, word: int) -> str:
        """The outcome of chance that a random 64-bit word selects."""
        weights = self.weights
        if weights is None:
            return self.codes[word % len(self.codes)]
        left = word % sum(weights)
        for i in range(len(weights)):
            left -= weights[i]
            if left < 0:
                return self.codes[i]
        raise AssertionError("weights are positive")

    def sample(self, rng: Random) -> str:
        """Any legal code, by the weights if there are any."""
        if self.form is not None:
            return self.form.sample(rng)
        if self.weights is not None:
            return self.pick(int(rng.random() * 4294967296.0))
        return self.codes[int(rng.random() * len(self.codes))]

    def same_question(self, other: "Decision") -> bool:
        if self.seat != other.seat or self.kind != other.kind or self.codes != other.codes:
            return False
        if self.form is None or other.form is None:
            return self.form is other.form
        return self.form.same_as(other.form)


class Refusal(Exception):
    """Why a code was not taken: the rule that forbids it, and a sentence for people."""

    def __init__(self, reason: str, rule: str = "", options: Iterable[str] = ()) -> None:
        self.reason = reason
        self.rule = rule
        self.options = tuple(options)
        super().__init__(self.text())

    def text(self) -> str:
        cited = f"{self.reason} ({self.rule})" if self.rule else self.reason
        return f"{cited}; legal now: {' '.join(self.options)}" if self.options else cited


class Outcome:
    """Who won, and the rule that ended the game. Nobody may have won: whoever plays alone can lose."""

    __slots__ = ("rule", "winners")

    def __init__(self, winners: tuple[int, ...], rule: str) -> None:
        self.winners = winners
        self.rule = rule

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and (self.winners, self.rule) == (other.winners, other.rule)

    def __hash__(self) -> int:
        return hash((self.winners, self.rule))

    def returns(self, seats: int) -> list[float]:
        """1 is shared among the winners, everybody else gets 0."""
        share = 1.0 / len(self.winners) if self.winners else 0.0
        return [share if seat in self.winners else 0.0 for seat in range(seats)]
