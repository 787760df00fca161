"""Face-down piles: what nobody has seen has no order, only numbers of each kind."""

from lamster.kernel.decision import CHANCE, Decision


class Pile:
    """A known top, layers of shuffled cards each a multiset, a known bottom. Cards are the ints of their kinds."""

    __slots__ = ("bottom", "layers", "top")

    def __init__(self, top: list[int], layers: list[list[int]], bottom: list[int]) -> None:
        self.top = top
        """Cards whose place is known, the next one last."""
        self.layers = layers
        """How many cards there are of each kind in a shuffled part; the upper layer last, none is empty."""
        self.bottom = bottom
        """Cards put below all others, the next one last."""

    def clone(self) -> "Pile":
        return Pile(self.top.copy(), [layer.copy() for layer in self.layers], self.bottom.copy())

    def size(self) -> int:
        return len(self.top) + sum([sum(layer) for layer in self.layers]) + len(self.bottom)

    def empty(self) -> bool:
        return not (self.layers or self.top or self.bottom)

    def known_next(self) -> int:
        """The next card where its place is known, else -1: then chance must tell."""
        if self.top:
            return self.top[-1]
        return self.bottom[-1] if not self.layers and self.bottom else -1

    def take(self, kind: int) -> None:
        """Remove the next card, which turned out to be of this kind."""
        if self.top:
            self.top.pop()
        elif self.layers:
            upper = self.layers[-1]
            upper[kind] -= 1
            if not any(upper):
                self.layers.pop()
        else:
            self.bottom.pop()

    def put_on_top(self, kind: int) -> None:
        self.top.append(kind)

    def put_at_bottom(self, kind: int) -> None:
        self.bottom.insert(0, kind)

    def put_layer_on_top(self, counts: list[int]) -> None:
        """Lay shuffled cards above all others; nothing known may lie there."""
        if self.top:
            raise AssertionError("cards with a known place lie on top")
        if any(counts):
            self.layers.append(counts)

    def shuffle(self, extra: list[int]) -> None:
        """Shuffle the whole pile, with these further cards: nothing of its order is known any more."""
        counts = self.counts(len(extra))
        for kind in range(len(extra)):
            counts[kind] += extra[kind]
        self.top = []
        self.bottom = []
        self.layers = [counts] if any(counts) else []

    def counts(self, kinds: int) -> list[int]:
        """How many cards of each kind the pile holds, wherever they lie."""
        counts = [0] * kinds
        for layer in self.layers:
            for kind in range(kinds):
                counts[kind] += layer[kind]
        for kind in self.top:
            counts[kind] += 1
        for kind in self.bottom:
            counts[kind] += 1
        return counts


class Draws:
    """The codes of one sort of draw: `verb:card` for every kind of card."""

    __slots__ = ("by_text", "codes", "kind_of")

    def __init__(self, verb: str, cards: tuple[str, ...]) -> None:
        self.codes = [f"{verb}:{card}" for card in cards]
        self.by_text = sorted(range(len(cards)), key=lambda kind: self.codes[kind])
        self.kind_of = {code: kind for kind, code in enumerate(self.codes)}

    def from_pile(self, pile: Pile, kind: str, rule: str) -> tuple[Decision, ...]:
        """Chance tells the next card of the pile; nothing is asked of an empty one."""
        known = pile.known_next()
        if known >= 0:
            return (Decision(CHANCE, kind, rule, (self.codes[known],)),)
        return self.from_counts(pile.layers[-1], kind, rule) if pile.layers else ()

    def from_counts(self, counts: list[int], kind: str, rule: str) -> tuple[Decision, ...]:
        """Chance picks one of these cards, each equally likely."""
        codes: list[str] = []
        weights: list[int] = []
        all_codes = self.codes
        for i in self.by_text:
            n = counts[i]
            if n:
                codes.append(all_codes[i])
                weights.append(n)
        return (Decision(CHANCE, kind, rule, tuple(codes), tuple(weights)),)
