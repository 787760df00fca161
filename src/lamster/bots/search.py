"""Information-set Monte-Carlo tree search, generic over all games: many sampled worlds, a tree for every seat.

A node of a seat's tree is what that seat can tell apart: the codes played since the search began, as it sees them.
So worlds that differ only in what it does not know share their nodes, and who answers at the same time as others
chooses from statistics that know nothing of their answers. Everybody chooses for the whole team. The game's rules of
thumb guide the trees (as priors) and the playouts, and judge the position where a playout is cut off.

At the root the searcher compares its candidates in the same worlds with the same luck, in pairs with what the rules of
thumb like best, and drops the worse half of them again and again.
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
"""The prior of a code that only later worlds have."""
HOPELESS: Final = 40.0
"""Differences in score, in units of the policy's sharpness, beyond which a code is never drawn in a playout."""
CLEAR: Final = 3.5
"""A choice is clear when it leads all others by so many standard errors."""
CLOSE: Final = 1.0
"""It is close when it leads another by fewer than so many."""
ENOUGH: Final = 24
"""Comparisons that it takes to trust a standard error that far."""
MIX: Final = 0.03
"""How sharply the better results are preferred where a choice must not be foreseeable."""
SEEDS: Final = 4503599627370496.0


@final
class Arm:
    """What is known of one code at one node."""

    __slots__ = ("ahead", "code", "compared", "offered", "prior", "squares", "total", "visits")

    def __init__(self, code: str, prior: float) -> None:
        self.code = code
        self.prior = prior
        self.offered = 0
        """How often it could have been chosen: it is not legal in every world."""
        self.visits = 0
        self.total = 0.0
        """Sum of the results for the team of the seat that chose it."""
        self.compared = 0
        """At the root: in how many worlds it was compared with the favourite of the rules of thumb."""
        self.ahead = 0.0
        """By how much it was ahead of it, in all."""
        self.squares = 0.0

    def note(self, ahead: float) -> None:
        """It was ahead of the favourite by so much in one world."""
        self.compared += 1
        self.ahead += ahead
        self.squares += ahead * ahead

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def lead(self) -> float:
        """By how much it seems better than the favourite."""
        return self.ahead / self.compared if self.compared else 0.0

    def error(self) -> float:
        """The standard error of its lead; none for the favourite itself."""
        return error_of(self.compared, self.ahead, self.squares)


def error_of(compared: int, ahead: float, squares: float) -> float:
    """The standard error of a lead; all is possible before there are two comparisons."""
    if compared < 2:
        return 1.0
    lead = ahead / compared
    return sqrt(max(0.0, squares / compared - lead * lead) / (compared - 1))


@final
class Node:
    """What one seat can tell apart from all else: its arms by their codes."""

    __slots__ = ("arms", "mixed")

    def __init__(self, mixed: bool) -> None:
        self.mixed = mixed
        """Opponents do not see what is chosen here, so it must not be foreseeable."""
        self.arms: dict[str, Arm] = {}


Tree = dict[str, Node]
"""The nodes of a seat, by what it has seen since the search began."""


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
        """Decides within a world; seeded anew for each, so that candidates can have the same luck."""
        self.level = level
        """Forms are filled in for all seats as the searcher would: it does not know how well the others play."""
        self.worlds = 0
        self.last = thumb.horizon(world)
        self.manner = thumb.manner(world)
        self.trees: list[Tree] = [{} for _ in range(world.seats)]
        self.root = Node(self.is_mixed(world, self.own_decision(world)))
        self.candidates: list[Arm] = []
        """The codes that are worth comparing, the favourite of the rules of thumb first."""
        self.alive: list[Arm] = []
        """Those of them that are still in the running."""
        self.begin()

    def begin(self) -> None:
        """Ask the rules of thumb which codes are worth a thought."""
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
        """Go on from what an earlier search has found out about this very point.

        The walks that came by here did so in worlds in which everything happened that the seat has seen since, so
        each of them is a world that may be the true one, and the more often the others' own choices led here in it,
        the more walks it has: that is how likely it is. Walks that went elsewhere are not among them. The other
        seats' trees are not kept: what they have seen is not known.
        """
        known = tree.get("")
        if known is not None:
            for code, arm in known.arms.items():
                if code in self.root.arms:
                    self.root.arms[code].visits = arm.visits
                    self.root.arms[code].total = arm.total
        tree[""] = self.root
        self.trees[self.seat] = tree

    # How long.

    def run(self, seconds: float, worlds: int, most: float = 0.0) -> None:
        """Look at so many worlds, within so many seconds (0: take the time it needs).

        With a clock it stops as soon as the choice is clear, and while it is close goes on for `most` seconds.
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
        """Whether the best of those alive leads all others beyond doubt."""
        best = self.front()
        if best.visits < ENOUGH:
            return False
        low = best.lead() - CLEAR * best.error()
        for arm in self.alive:
            if arm is not best and (arm.compared < ENOUGH or arm.lead() + CLEAR * arm.error() >= low):
                return False
        return True

    def is_close(self) -> bool:
        """Whether another may well be as good as the best. What is drawn has no best."""
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
        """Keep the better half, and in any case the favourite, with which the others are compared."""
        ranked = sorted([(-self.alive[i].lead(), i) for i in range(len(self.alive))])
        kept = sorted([i for _, i in ranked[: (len(ranked) + 1) // 2]])
        if kept[0] != 0:
            kept = sorted([i for _, i in ranked[: (len(ranked) - 1) // 2]])
            kept.insert(0, 0)
        self.alive = [self.alive[i] for i in kept]

    def compare(self, most: int) -> None:
        """Try all that are alive, at most so many, in one world and with the same luck."""
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
        """Try this code in a world of its own, or one that is drawn: where opponents answer what they cannot see.

        Their statistics must meet the searcher's codes as often as these are worth trying, and those the other way.
        """
        self.worlds += 1
        self.luck.seed(int(self.rng.random() * SEEDS))
        self.walk(self.game.resample(self.world, self.seat, self.rng), arm)

    def win_chance(self, code: str) -> float:
        return self.root.arms[code].mean()

    # One world.

    def walk(self, s: State, first: Arm | None) -> float:
        """Walk down the trees, play on from where they end, and remember the result on the way.

        Gives back the result for the searcher. Its own answer comes first: it cannot wait for those of others.
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
        """Whether an opponent does not see what is chosen: then being foreseeable may cost something."""
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
        """The arm with the best mixture of results, prior and curiosity (PUCT with availability counts).

        What opponents do not see is drawn instead, the better ones the more often: if two seats that answer each
        other both took the best without fail, each would run after the other in step.
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
        """What is known of this point; what is met for the first time is rated by the rules of thumb."""
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
        """Play on by the rules of thumb, not always by the best of them, and judge what is reached for every team."""
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
    """The place of a score, drawn as `softmax` weighs them by a chance from 0 to 1."""
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
    """Scores as probabilities."""
    top = max(scores)
    weights = [exp((score - top) / temperature) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
