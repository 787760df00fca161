"""Information-set Monte-Carlo tree search for all games: many sampled worlds, and a tree for every seat.

A node of a seat's tree is an information set: the codes played since the search began, as that seat sees them. Worlds
that differ only in what the seat does not know share their nodes, and seats that answer at the same time choose from
statistics that do not depend on each other's answers. Every seat chooses for its team. The game's rules of thumb guide
the trees (as priors) and the playouts, and evaluate the position where a playout is cut off.

At the root the searcher compares its candidates in the same worlds with the same random numbers, in pairs with the
favourite of the rules of thumb, and repeatedly drops the worse half (sequential halving).
"""

from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final, final

from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.game import Game
from lamster.kernel.state import State
from lamster.kernel.thumb import Thumb

RARE: Final = 0.05
"""The prior of a code that was not legal when the node was created."""
HOPELESS: Final = 40.0
"""Differences in score, in units of the policy's sharpness, beyond which a code is never drawn in a playout."""
CLEAR: Final = 3.5
"""A choice is clear if it leads all others by this many standard errors."""
CLOSE: Final = 1.0
"""A choice is close if it leads another by fewer standard errors than this."""
ENOUGH: Final = 24
"""The minimum number of comparisons for a standard error to be reliable."""
MIX: Final = 0.03
"""The temperature of the draw between codes where a choice must be unpredictable."""
SEEDS: Final = 4503599627370496.0


@final
class Arm:
    """The statistics of one code at one node."""

    __slots__ = ("ahead", "code", "compared", "offered", "prior", "squares", "total", "visits")

    def __init__(self, code: str, prior: float) -> None:
        self.code = code
        self.prior = prior
        self.offered = 0
        """How often it was legal: it is not legal in every world."""
        self.visits = 0
        self.total = 0.0
        """Sum of the results for the team of the seat that chose it."""
        self.compared = 0
        """At the root: in how many worlds it was compared with the favourite of the rules of thumb."""
        self.ahead = 0.0
        """The sum of its leads over the favourite."""
        self.squares = 0.0

    def note(self, ahead: float) -> None:
        """Add its lead over the favourite in one world."""
        self.compared += 1
        self.ahead += ahead
        self.squares += ahead * ahead

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def lead(self) -> float:
        """The mean lead over the favourite."""
        return self.ahead / self.compared if self.compared else 0.0

    def error(self) -> float:
        """The standard error of its lead; 0 for the favourite itself."""
        return error_of(self.compared, self.ahead, self.squares)


def error_of(compared: int, ahead: float, squares: float) -> float:
    """The standard error of a lead; 1 before there are two comparisons."""
    if compared < 2:
        return 1.0
    lead = ahead / compared
    return sqrt(max(0.0, squares / compared - lead * lead) / (compared - 1))


@final
class Node:
    """An information set of one seat: its arms by code."""

    __slots__ = ("arms", "mixed")

    def __init__(self, mixed: bool) -> None:
        self.mixed = mixed
        """Whether opponents do not see the choice, so that it must be unpredictable."""
        self.arms: dict[str, Arm] = {}


Tree = dict[str, Node]
"""The nodes of a seat, by the codes that it has seen since the search began."""


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
        """Draws the worlds."""
        self.luck = Random(0)
        """Random numbers within a world, seeded anew for each, so that candidates are compared with the same luck."""
        self.level = level
        """The level at which all seats fill in forms: the searcher does not know the levels of the others."""
        self.worlds = 0
        self.last = thumb.horizon(world)
        self.manner = thumb.manner(world)
        self.trees: list[Tree] = [{} for _ in range(world.seats)]
        self.root = Node(self.is_mixed(world, self.own_decision(world)))
        self.candidates: list[Arm] = []
        """The codes to compare, the favourite of the rules of thumb first."""
        self.alive: list[Arm] = []
        """The candidates that have not been dropped yet."""
        self.begin()

    def begin(self) -> None:
        """Select the candidates by the rules of thumb."""
        decision = self.own_decision(self.world)
        scores = self.thumb.rate(self.world, decision)
        self.trees[self.seat][""] = self.root
        self.add_arms(self.root, decision, scores)
        least = max(scores) - self.manner.reach
        ranked = sorted([(-scores[i], i) for i in range(len(scores)) if scores[i] >= least])
        most = self.manner.breadth or len(ranked)
        self.candidates = [self.root.arms[decision.codes[i]] for _, i in ranked[:most]]
        self.alive = self.candidates

    def recall(self, tree: Tree) -> None:
        """Reuse the statistics of an earlier search for this information set.

        The walks through this node were in worlds in which everything happened that the seat has seen since. Each of
        these worlds may be the true one, and has more walks the more often the choices of the others led here, so the
        walks are weighted by likelihood. The trees of other seats are not reused: we do not know what they have seen.
        """
        known = tree.get("")
        if known is not None:
            for code, arm in known.arms.items():
                if code in self.root.arms:
                    self.root.arms[code].visits = arm.visits
                    self.root.arms[code].total = arm.total
        tree[""] = self.root
        self.trees[self.seat] = tree

    # Duration.

    def run(self, seconds: float, worlds: int, most: float = 0.0) -> None:
        """Search this many worlds, within `seconds` (0: no limit of time).

        With a limit of time it stops as soon as the choice is clear, and goes on to `most` seconds while it is close.
        """
        if len(self.candidates) < 2:
            return
        start = perf_counter()
        phases = (len(self.candidates) - 1).bit_length()
        phase = 0
        while self.worlds < worlds:
            done = self.worlds / worlds
            if seconds:
                spent = perf_counter() - start
                done = max(done, spent / seconds)
                if (spent >= seconds and (spent >= most or not self.is_close())) or self.is_clear():
                    break
            while phase < phases - 1 and done * phases >= phase + 1:
                phase += 1
                self.drop_half()
            if self.root.mixed:
                self.try_out()
            else:
                self.compare(worlds - self.worlds)

    def is_clear(self) -> bool:
        """Whether the best candidate leads all others by `CLEAR` standard errors."""
        best = self.front()
        if best.visits < ENOUGH:
            return False
        low = best.lead() - CLEAR * best.error()
        for arm in self.alive:
            if arm is not best and (arm.compared < ENOUGH or arm.lead() + CLEAR * arm.error() >= low):
                return False
        return True

    def is_close(self) -> bool:
        """Whether another candidate may be as good as the best. Never for choices that are drawn."""
        if self.root.mixed:
            return False
        best = self.front()
        for arm in self.alive:
            if arm is not best and best.lead() - arm.lead() < CLOSE * max(best.error(), arm.error()):
                return True
        return False

    def front(self) -> Arm:
        best = self.alive[0]
        for arm in self.alive:
            if arm.lead() > best.lead():
                best = arm
        return best

    # At the root.

    def drop_half(self) -> None:
        """Keep the better half, and always the favourite, with which the others are compared."""
        ranked = sorted([(-self.alive[i].lead(), i) for i in range(len(self.alive))])
        kept = sorted([i for _, i in ranked[: (len(ranked) + 1) // 2]])
        if kept[0] != 0:
            kept = sorted([i for _, i in ranked[: (len(ranked) - 1) // 2]])
            kept.insert(0, 0)
        self.alive = [self.alive[i] for i in kept]

    def compare(self, most: int) -> None:
        """Try the remaining candidates, at most `most`, in one world with the same random numbers."""
        world = self.game.resample(self.world, self.seat, self.rng)
        seed = int(self.rng.random() * SEEDS)
        base = 0.0
        for i in range(min(most, len(self.alive))):
            self.worlds += 1
            self.luck.seed(seed)
            value = self.walk(world.clone(), self.alive[i])
            if i == 0:
                base = value
            self.alive[i].note(value - base)

    def try_out(self, arm: Arm | None = None) -> None:
        """Try this code, or one that is drawn, in a new world. Used where opponents respond to what they cannot see.

        Their statistics must meet the searcher's codes as often as these deserve to be tried, and vice versa.
        """
        self.worlds += 1
        self.luck.seed(int(self.rng.random() * SEEDS))
        self.walk(self.game.resample(self.world, self.seat, self.rng), arm)

    def win_chance(self, code: str) -> float:
        return self.root.arms[code].mean()

    # One world.

    def walk(self, s: State, first: Arm | None) -> float:
        """Walk down the trees, play out from the leaf, and add the result to all arms on the way.

        Returns the result for the searcher. Its own answer comes first, since it cannot depend on those of others.
        """
        arms: list[Arm] = []
        seats: list[int] = []
        seen = [""] * s.seats
        decision = self.own_decision(s)
        while decision.form is None:
            seat = decision.seat
            if seat == CHANCE or len(decision.codes) == 1:
                code = decision.sample(self.luck)
            else:
                arm = first or self.select(s, seen[seat], decision)
                first = None
                arms.append(arm)
                seats.append(seat)
                code = arm.code
            self.show(s, seat, code, seen)
            self.game.apply(s, seat, code)
            if not s.open or (seat >= 0 and arms[-1].visits == 0):
                break
            decision = s.open[0]
        values = self.playout(s)
        for i in range(len(arms)):
            arms[i].visits += 1
            arms[i].total += values[seats[i]]
        return values[self.seat]

    def own_decision(self, s: State) -> Decision:
        for decision in s.open:
            if decision.seat == self.seat:
                return decision
        raise AssertionError("the searcher is asked nothing in this world")

    def is_mixed(self, s: State, decision: Decision) -> bool:
        """Whether an opponent does not see the choice: then being predictable is a disadvantage."""
        if not self.manner.bluff or self.game.meta.cooperative:
            return False
        seat, codes = decision.seat, decision.codes
        team = self.game.team(s, seat)
        for viewer in range(s.seats):
            if self.game.team(s, viewer) != team:
                one = self.game.mask(s, seat, codes[0], viewer)
                if one != codes[0] and one == self.game.mask(s, seat, codes[-1], viewer):
                    return True
        return False

    def show(self, s: State, seat: int, code: str, seen: list[str]) -> None:
        for viewer in range(len(seen)):
            seen[viewer] += " " + (code if viewer == seat else self.game.mask(s, seat, code, viewer))

    def select(self, s: State, seen: str, decision: Decision) -> Arm:
        """The arm with the best sum of mean result and exploration term (PUCT with availability counts).

        A choice that opponents do not see is drawn instead, good arms more often: if two seats that respond to each
        other always took the best arm, they would chase each other in cycles.
        """
        codes = decision.codes
        node = self.node(s, seen, decision)
        scores: list[float] = []
        best = node.arms[codes[0]]
        most = -1e9
        for code in codes:
            arm = node.arms.get(code)
            if arm is None:
                arm = Arm(code, RARE)
                node.arms[code] = arm
            arm.offered += 1
            mean = arm.total / arm.visits if arm.visits else 0.5
            score = mean + self.manner.explore * arm.prior * sqrt(arm.offered) / (1.0 + arm.visits)
            if score > most:
                most = score
                best = arm
            if node.mixed:
                scores.append(score)
        return node.arms[codes[drawn(scores, MIX, self.luck.random())]] if node.mixed else best

    def node(self, s: State, seen: str, decision: Decision) -> Node:
        """The node of this information set. New codes get priors from the rules of thumb."""
        tree = self.trees[decision.seat]
        node = tree.get(seen)
        if node is None:
            node = Node(self.is_mixed(s, decision))
            tree[seen] = node
        if decision.codes[0] not in node.arms or decision.codes[-1] not in node.arms:
            self.add_arms(node, decision, self.thumb.rate(s, decision))
        return node

    def add_arms(self, node: Node, decision: Decision, scores: list[float]) -> None:
        weights = softmax(scores, self.manner.prior)
        for i in range(len(weights)):
            code = decision.codes[i]
            if code not in node.arms:
                node.arms[code] = Arm(code, weights[i])

    def playout(self, s: State) -> list[float]:
        """Play on with codes drawn by the rules of thumb, then evaluate the position for every team."""
        policy = self.manner.policy
        while s.open and s.round < self.last:
            decision = s.open[0]
            if decision.form is not None:
                code = self.thumb.fill(s, decision, self.level, self.luck)
            elif decision.seat == CHANCE or len(decision.codes) == 1:
                code = decision.sample(self.luck)
            else:
                code = decision.codes[drawn(self.thumb.glance(s, decision), policy, self.luck.random())]
            self.game.apply(s, decision.seat, code)
        shares = self.thumb.standing(s) if s.ended is None else self.thumb.worth(s)
        return self.game.team_shares(s, shares)


def drawn(scores: list[float], temperature: float, chance: float) -> int:
    """The index of a score, drawn with the probabilities of `softmax`; `chance` is a random number from 0 to 1."""
    top = max(scores)
    least = top - HOPELESS * temperature
    weights = [exp((score - top) / temperature) if score > least else 0.0 for score in scores]
    left = chance * sum(weights)
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0.0:
            return i
    return len(weights) - 1


def softmax(scores: list[float], temperature: float) -> list[float]:
    """The probabilities of scores."""
    top = max(scores)
    weights = [exp((score - top) / temperature) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
