"""Rules of thumb: what a game tells bots about playing it well."""

from random import Random
from typing import Final, Generic, TypeVar, final

from lamster.kernel.decision import Decision
from lamster.kernel.hints import mypyc_attr
from lamster.kernel.state import State

T = TypeVar("T", bound=State)
Reason = tuple[str, dict[str, str | int]]
"""A message and its arguments."""


@final
class Manner:
    """How a search goes about a game, in figures that are found by measuring."""

    def __init__(
        self,
        explore: float = 0.4,
        prior: float = 0.15,
        policy: float = 0.01,
        reach: float = 3.0,
        breadth: int = 0,
        margin: float = 1.0,
        bluff: bool = True,
    ) -> None:
        self.explore = explore
        """How much a good prior and few visits count against the results so far."""
        self.prior = prior
        """How sharply the rules of thumb prefer their best codes in the tree; in their own unit of score."""
        self.policy = policy
        """The same in playouts, which follow them closely."""
        self.reach = reach
        """The searcher looks at those of its codes that the rules of thumb rate at most so far below their best."""
        self.breadth = breadth
        """And of these only at so many that they like best; 0: at all."""
        self.margin = margin
        """By how many standard errors a code must be ahead of what the rules of thumb say, to be chosen instead."""
        self.bluff = bluff
        """What opponents do not see is drawn, so that they cannot foresee it; False where nobody tries to."""


USUAL: Final = Manner()


@mypyc_attr(allow_interpreted_subclasses=True)
class Thumb(Generic[T]):
    """A game's rules of thumb. They may look only at what the deciding seat knows of the state.

    Scores are measured in one unit throughout a game, so that a difference of one matters much and 0.1 little.
    """

    def at_level(self, level: str) -> "Thumb[T]":
        """The rules of thumb of this level: the same for all, unless a game has a level of its own with others."""
        return self

    def rate(self, s: T, decision: Decision) -> list[float]:
        """How good each of the decision's codes looks."""
        raise NotImplementedError("rules of thumb must rate options")

    def glance(self, s: T, decision: Decision) -> list[float]:
        """The same at a glance, for playouts, which are many: less exact where a game knows a faster way."""
        return self.rate(s, decision)

    def fill(self, s: T, decision: Decision, level: str, rng: Random) -> str:
        """An answer to a form, as a player of this level would give it: any at all, unless a game knows more."""
        return decision.sample(rng)

    def why(self, s: T, decision: Decision, code: str) -> Reason:
        """The reason for a code, as a message."""
        raise NotImplementedError("rules of thumb must give reasons")

    def standing(self, s: T) -> list[float]:
        """Every seat's chance to win as it looks now. May look at everything in the state.

        They add up to 1, less the chance that nobody wins: partners share their team's, as winners do theirs. A game
        that says otherwise in `worth` says the same here.
        """
        raise NotImplementedError("rules of thumb must judge a position")

    def worth(self, s: T) -> list[float]:
        """What the end of this game is worth to every seat: winners share 1, unless a game says otherwise."""
        return s.ended.returns(s.seats) if s.ended is not None else [0.0] * s.seats

    def horizon(self, s: T) -> int:
        """The round at whose start a playout from this position is cut off: positions are comparable there."""
        return s.round + 3

    def manner(self, s: T) -> Manner:
        """How to search from this position: the same everywhere, unless a game has found out better."""
        return USUAL
