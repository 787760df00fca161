"""Information-set Monte-Carlo tree search: many sampled worlds in one tree, generic over all games.

A node is what the searching seat can tell apart: children are keyed by the codes as that seat sees them, so worlds
that differ only in what it does not know share their nodes. The game's rules of thumb guide the tree (as priors)
and the playouts, and judge the position where a playout is cut off.
"""

from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final, final

from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.game import Game
from lamster.kernel.state import State
from lamster.kernel.thumb import Thumb

EXPLORE: Final = 0.4
"""How much a good prior and few visits count against the results so far."""
PRIOR: Final = 0.15
"""How sharply the rules of thumb prefer their best codes in the tree; in their own unit of score."""
POLICY: Final = 0.01
"""The same in playouts, which follow them closely."""
ROUNDS: Final = 3
"""After how many rounds a playout is cut off: at the start of a round, where positions are comparable."""
CHECK: Final = 16
"""Look at the clock, and whether the choice is clear, once in so many worlds."""


@final
class Node:
    """A point that the searching seat can tell apart from others."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        """How often the code that leads here could have been chosen: it is not legal in every world."""
        self.total = 0.0
        """Sum of the results for the team of the seat that chose the code that leads here."""
        self.children: dict[str, Node] = {}
        self.priors: dict[str, float] = {}


@final
class Search:
    """One search: from a world of the deciding seat to the code it should choose."""

    def __init__(
        self, game: Game[Any], thumb: Thumb[Any], world: State, seat: int, rng: Random, level: str = "medium"
    ) -> None:
        self.game = game
        self.thumb = thumb
        self.world = world
        self.seat = seat
        self.rng = rng
        self.level = level
        """Forms are filled in for all seats as the searcher would: it does not know how well the others play."""
        self.root = Node()
        self.worlds = 0

    def run(self, seconds: float, worlds: int) -> None:
        """Look at so many worlds, within so many seconds (0: take the time it needs), or until nothing can change."""
        start = perf_counter()
        while self.worlds < worlds:
            if self.worlds and self.worlds % CHECK == 0:
                left = worlds - self.worlds
                if seconds:
                    left = min(left, self.worlds_in_time(perf_counter() - start, seconds))
                if left < self.lead():
                    break
            self.worlds += 1
            self.look_at(self.game.resample(self.world, self.seat, self.rng))

    def worlds_in_time(self, spent: float, seconds: float) -> int:
        """How many more worlds there will be time for, at the pace so far."""
        return int((seconds - spent) * self.worlds / max(spent, 1e-9))

    def lead(self) -> int:
        """By how many visits the best code is ahead of the next; no code can be overtaken in fewer worlds."""
        visits = sorted([child.visits for child in self.root.children.values()])
        return visits[-1] - (visits[-2] if len(visits) > 1 else 0)

    def best(self) -> str:
        """The code that was chosen most often; among equals the one with the better results."""
        children = self.root.children
        return max(children, key=lambda code: (children[code].visits, children[code].total))

    def win_chance(self, code: str) -> float:
        node = self.root.children[code]
        return node.total / node.visits if node.visits else 0.0

    def look_at(self, s: State) -> None:
        """Walk one world down the tree, play on from where it ends, and remember the result on the way."""
        path: list[Node] = []
        seats: list[int] = []
        node = self.root
        new = False
        while s.open and not new:
            decision = self.next_decision(s)
            code = self.pick(s, node, decision)
            if decision.seat == CHANCE or len(decision.codes) != 1:
                child = self.child(s, node, decision, code)
                new = child.visits == 0 and decision.seat != CHANCE
                path.append(child)
                seats.append(decision.seat)
                node = child
            self.game.apply(s, decision.seat, code)
        values = self.playout(s)
        for i in range(len(path)):
            child = path[i]
            child.visits += 1
            if seats[i] >= 0:
                child.total += values[seats[i]]

    def next_decision(self, s: State) -> Decision:
        """Of simultaneous decisions the searcher's own comes first: it does not know the others' answers."""
        for decision in s.open:
            if decision.seat == self.seat:
                return decision
        return s.open[0]

    def pick(self, s: State, node: Node, decision: Decision) -> str:
        if decision.form is not None:
            return self.thumb.fill(s, decision, self.level, self.rng)
        if decision.seat == CHANCE:
            return decision.sample(self.rng)
        codes = decision.codes
        return codes[0] if len(codes) == 1 else self.select(s, node, decision)

    def child(self, s: State, node: Node, decision: Decision, code: str) -> Node:
        key = self.game.mask(s, decision.seat, code, self.seat)
        found = node.children.get(key)
        if found is None:
            found = Node()
            node.children[key] = found
        return found

    def select(self, s: State, node: Node, decision: Decision) -> str:
        """The code with the best mixture of results, prior and curiosity (PUCT with availability counts)."""
        codes = decision.codes
        if codes[0] not in node.priors or codes[-1] not in node.priors:
            self.add_priors(s, node, decision)
        best_code = codes[0]
        best = -1.0
        for code in codes:
            child = node.children.get(self.game.mask(s, decision.seat, code, self.seat))
            prior = node.priors.get(code, 0.05)
            if child is None:
                score = 0.5 + EXPLORE * prior * sqrt(node.visits + 1.0)
            else:
                child.offered += 1
                mean = child.total / child.visits if child.visits else 0.5
                score = mean + EXPLORE * prior * sqrt(child.offered + 1.0) / (1.0 + child.visits)
            if score > best:
                best = score
                best_code = code
        return best_code

    def add_priors(self, s: State, node: Node, decision: Decision) -> None:
        weights = softmax(self.thumb.rate(s, decision), PRIOR)
        for i in range(len(weights)):
            node.priors.setdefault(decision.codes[i], weights[i])

    def playout(self, s: State) -> list[float]:
        """Play on by the rules of thumb, not always by the best of them, and judge what is reached for every team."""
        last = self.world.round + ROUNDS
        while s.open and s.round < last:
            decision = s.open[0]
            if decision.form is not None:
                code = self.thumb.fill(s, decision, self.level, self.rng)
            elif decision.seat == CHANCE or len(decision.codes) == 1:
                code = decision.sample(self.rng)
            else:
                code = decision.codes[self.weighted(softmax(self.thumb.glance(s, decision), POLICY))]
            self.game.apply(s, decision.seat, code)
        shares = self.thumb.standing(s) if s.ended is None else self.thumb.worth(s)
        return self.game.team_shares(s, shares)

    def weighted(self, weights: list[float]) -> int:
        left = self.rng.random()
        for i in range(len(weights)):
            left -= weights[i]
            if left < 0.0:
                return i
        return len(weights) - 1


def softmax(scores: list[float], temperature: float) -> list[float]:
    """Scores as probabilities."""
    top = max(scores)
    weights = [exp((score - top) / temperature) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
