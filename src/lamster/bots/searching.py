"""The search bot, and its budget of time."""

from time import perf_counter
from typing import Any

from lamster.bots.base import Bot, Choice
from lamster.bots.known_loss import codes_to_avoid, is_known_loss
from lamster.bots.search import Search, Tree
from lamster.bots.tally import Row, Tally, chosen, tally_of
from lamster.games import load_thumb
from lamster.kernel.decision import Decision
from lamster.kernel.game import Game
from lamster.kernel.state import State

WORLDS_PER_S = 2000
"""The maximum number of worlds a second. More hardly help, and a level is equally strong on fast machines."""
SEARCHING = "hard"
"""The level of a search with explicit limits."""
TURN_FACTOR = 4.0
"""All decisions of a turn together take at most this many times the time of one decision."""
CLOSE_FACTOR = 2.0
"""A close decision may take this many times the usual time, if the budget of the turn allows it."""
MIN_FACTOR = 0.1
"""Every decision gets at least this part of the usual time, even if the budget of the turn is used up."""


class TimeBudget:
    """The time for all decisions of a turn. Time that clear decisions save is available for close ones."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.turn = (-1, -1)
        self.left = 0.0

    def begin(self, turn: tuple[int, int]) -> None:
        """Begin a decision. A new turn, given as round and seat, gets a new budget."""
        if turn != self.turn:
            self.turn = turn
            self.left = TURN_FACTOR * self.seconds

    def usual(self) -> float:
        return max(MIN_FACTOR * self.seconds, min(self.seconds, self.left / 2))

    def most(self) -> float:
        return max(self.usual(), min(CLOSE_FACTOR * self.seconds, self.left))


class SearchBot(Bot):
    """Searches many worlds before it chooses, within a limit of time or of worlds."""

    name = "search"
    follows = True

    def __init__(
        self, game: Game[Any], seed: bytes, seconds: float = 0.5, worlds: int = 0, level: str = SEARCHING
    ) -> None:
        super().__init__(game, seed, level)
        self.thumb = load_thumb(game.meta.name)
        self.budget = TimeBudget(seconds)
        self.worlds = worlds or round(WORLDS_PER_S * seconds)
        self.tree: Tree = {}
        """The tree of its own seat from the last search."""
        self.seen = ""
        """The codes played since then, as its seat saw them."""

    @property
    def longest(self) -> float:
        """The maximum seconds of a decision; 0 if only the number of worlds is limited."""
        return CLOSE_FACTOR * self.budget.seconds

    def saw(self, code: str) -> None:
        self.seen += " " + code

    def hurry(self, seconds: float) -> None:
        """Limit the time of a decision to this, extra time for close decisions included."""
        self.budget.seconds = min(self.budget.seconds, seconds / CLOSE_FACTOR)

    def choose(self, world: State, decision: Decision) -> Choice:
        if decision.form is not None:
            return Choice(self.thumb.fill(world, decision, self.level, self.rng))
        if len(decision.codes) == 1:
            return Choice(decision.codes[0])
        return self.settle(world, decision, self.consider(world, decision))

    def consider(self, world: State, decision: Decision, share: float = 1.0) -> Tally:
        """Search. With a `share` below 1, search only that share of the worlds: other processes search the rest."""
        search = Search(self.game, self.thumb, world, decision.seat, self.rng, self.level)
        search.recall(subtree(self.tree, self.seen))
        self.budget.begin((world.round, self.game.turn(world)))
        start = perf_counter()
        search.run(self.budget.usual(), max(1, round(self.worlds * share)), self.budget.most())
        self.budget.left -= perf_counter() - start
        self.tree, self.seen = search.trees[decision.seat], ""
        return tally_of(search)

    def settle(self, world: State, decision: Decision, tally: Tally) -> Choice:
        """The best code of a search; if that is a known loss, the best of the others."""
        best = chosen(tally, self.rng)
        if is_known_loss(self.game, world, decision.seat, best.code, self.rng):
            best = chosen(self.without_losses(world, decision, tally), self.rng)
        if not best.visits:
            return Choice(best.code, self.thumb.why(world, decision, best.code))
        wins = round(100 * best.win_chance())
        return Choice(best.code, ("why-searched", {"worlds": tally.worlds, "wins": wins}))

    def without_losses(self, world: State, decision: Decision, tally: Tally) -> Tally:
        """The candidates that are no known losses; if there are none, the best other code by the rules of thumb."""
        avoid = codes_to_avoid(self.game, world, decision, self.rng)
        rows = tuple(row for row in tally.rows if row.code not in avoid)
        if rows:
            return tally._replace(rows=rows)
        rated = zip(self.thumb.rate(world, decision), decision.codes, strict=True)
        _, code = max((score, code) for score, code in rated if code not in avoid)
        return tally._replace(rows=(Row(code),))


def subtree(tree: Tree, seen: str) -> Tree:
    """The nodes below the codes that were seen. Codes contain no space, so the prefix never cuts one in two."""
    if not seen:
        return {}
    return {key[len(seen) :]: arms for key, arms in tree.items() if key == seen or key.startswith(seen + " ")}
