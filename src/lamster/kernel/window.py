"""Windows: questions in which a seat may use a card that others do not see, or pass.

A seat can say beforehand, card by card, in which windows it wants to be asked. What a game says of its windows may
depend on what is open to all and on what the asked seat knows, and on nothing else.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, NamedTuple, TypeVar

from lamster.kernel.decision import Decision
from lamster.kernel.event import Names
from lamster.kernel.state import State

G = TypeVar("G", bound=State)
CardOf = Callable[[str], str]
"""The name of the card that a code uses; empty: it uses none, so that its question is no window."""
Matters = Callable[[G, int, str], bool]
"""Whether using a card by this code would change anything now. When in doubt it would."""


class Window(NamedTuple):
    """A question that is a window."""

    passing: str
    """The code that uses no card."""
    cards: dict[str, str]
    """The other codes, each with the name of the card that it uses."""


class Windows(Generic[G]):
    """The windows of a game, declared by the kinds of its questions."""

    def __init__(
        self,
        names: Names,
        cards: Iterable[str],
        passing: Mapping[str, str],
        card_of: CardOf,
        matters: Matters[G] | None = None,
        idle: Iterable[str] = (),
    ) -> None:
        self.names = names
        """The kind of names that its cards have."""
        self.cards = tuple(cards)
        """The cards that windows may be about."""
        self.passing = dict(passing)
        """By kind of question, the code that uses no card."""
        self.card_of = card_of
        self.matters = matters
        """None: the rules offer a card only where it changes something."""
        self.idle = frozenset(idle)
        """Other codes that change nothing in the game."""

    def window(self, decision: Decision) -> Window | None:
        """What this question is about as a window; None: it is none."""
        passing = self.passing.get(decision.kind)
        if passing is None or passing not in decision.codes:
            return None
        cards = {code: self.card_of(code) for code in decision.codes if code != passing and code not in self.idle}
        return Window(passing, cards) if all(cards.values()) else None

    def could_matter(self, s: G, seat: int, code: str) -> bool:
        return self.matters is None or self.matters(s, seat, code)
