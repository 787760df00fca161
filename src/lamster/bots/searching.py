"""The bot that searches."""

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

PACE = 2000
"""So many worlds are looked at in a second at most: more hardly help, and a fast machine plays no other level."""
SEARCHING = "hard"
"""The level of a search whose limits are set by hand."""
TURN = 4.0
"""All decisions of a turn together take at most so many times the time for one."""
LONGEST = 2.0
"""A close decision may take so many times the usual time, if the turn has it left."""
LEAST = 0.1
"""Part of the usual time that there is for a decision however many came before it."""


class Purse:
    """The time of a turn, from which its decisions are paid: what clear ones save is there for close ones."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.turn = (-1, -1)
        self.left = 0.0

    def begin(self, turn: tuple[int, int]) -> None:
        """The next decision, in this round and in this seat's turn."""
        if turn != self.turn:
            self.turn = turn
            self.left = TURN * self.seconds

    def usual(self) -> float:
        return max(LEAST * self.seconds, min(self.seconds, self.left / 2))

    def most(self) -> float:
        return max(self.usual(), min(LONGEST * self.seconds, self.left))


class SearchBot(Bot):
    """Looks at many worlds before it chooses, within a limit of time or of worlds."""

    name = "search"
    follows = True

    def __init__(
        self, game: Game[Any], seed: bytes, seconds: float = 0.5, worlds: int = 0, level: str = SEARCHING
    ) -> None:
        super().__init__(game, seed, level)
        self.thumb = load_thumb(game.meta.name)
        self.purse = Purse(seconds)
        self.worlds = worlds or round(PACE * seconds)
        self.tree: Tree = {}
        """What the last search found out for its own seat."""
        self.seen = ""
        """What has been played since, as its seat saw it."""

    @property
    def longest(self) -> float:
        """Seconds that a decision takes at most; 0: only the number of worlds is limited."""
        return LONGEST * self.purse.seconds

    def saw(self, code: str) -> None:
        self.seen += " " + code

    def hurry(self, seconds: float) -> None:
        """Take no longer than this, all extra time included."""
        self.purse.seconds = min(self.purse.seconds, seconds / LONGEST)

    def choose(self, world: State, decision: Decision) -> Choice:
        if decision.form is not None:
            return Choice(self.thumb.fill(world, decision, self.level, self.rng))
        if len(decision.codes) == 1:
            return Choice(decision.codes[0])
        return self.settle(world, decision, self.consider(world, decision))

    def consider(self, world: State, decision: Decision, share: float = 1.0) -> Tally:
        """Search, or do a share of it where others do the rest; the time for it is the same."""
        search = Search(self.game, self.thumb, world, decision.seat, self.rng, self.level)
        search.recall(subtree(self.tree, self.seen))
        self.purse.begin((world.round, self.game.turn(world)))
        start = perf_counter()
        search.run(self.purse.usual(), max(1, round(self.worlds * share)), self.purse.most())
        self.purse.left -= perf_counter() - start
        self.tree, self.seen = search.trees[decision.seat], ""
        return tally_of(search)

    def settle(self, world: State, decision: Decision, tally: Tally) -> Choice:
        """The result of a search; when that is a known loss, the same of what is not."""
        best = chosen(tally, self.rng)
        if is_known_loss(self.game, world, decision.seat, best.code, self.rng):
            best = chosen(self.without_losses(world, decision, tally), self.rng)
        if not best.visits:
            return Choice(best.code, self.thumb.why(world, decision, best.code))
        wins = round(100 * best.win_chance())
        return Choice(best.code, ("why-searched", {"worlds": tally.worlds, "wins": wins}))

    def without_losses(self, world: State, decision: Decision, tally: Tally) -> Tally:
        """The candidates that are no known losses, or else what the rules of thumb like best of the rest."""
        avoid = codes_to_avoid(self.game, world, decision, self.rng)
        rows = tuple(row for row in tally.rows if row.code not in avoid)
        if rows:
            return tally._replace(rows=rows)
        rated = zip(self.thumb.rate(world, decision), decision.codes, strict=True)
        _, code = max((score, code) for score, code in rated if code not in avoid)
        return tally._replace(rows=(Row(code),))


def subtree(tree: Tree, seen: str) -> Tree:
    """What is known of the points that come after what was seen; no code has a blank, so none is cut in two."""
    if not seen:
        return {}
    return {key[len(seen) :]: arms for key, arms in tree.items() if key == seen or key.startswith(seen + " ")}
