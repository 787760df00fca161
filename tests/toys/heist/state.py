"""The components of Heist, its events, and everything that is true in it."""

import re
from typing import Final

from lamster.kernel.event import NUMBER, SEAT, TEXT, EventKind, Names
from lamster.kernel.pile import Draws, Pile
from lamster.kernel.state import State

# The back of a card shows whether it belongs to the day or the night.
NONE: Final = -1
CARD: Final = Names("card", ("A", "B", "C", "D", "E", "F"))
BACKS: Final = ("day", "day", "day", "night", "night", "night")
GUARD: Final = CARD.index["C"]
CROWBAR: Final = CARD.index["B"]
LOOT: Final = Names("loot", ("gold", "jewels", "paper"))
VALUE: Final = (3, 2, 0)
PLAN: Final = Names("plan", ("door", "roof", "wait"))
PLANS: Final = tuple([f"plan:{plan}" for plan in PLAN.codes])
DRAW: Final = Draws("draw", CARD.codes)
LOOK: Final = Draws("loot", LOOT.codes)
OPEN: Final = Draws("open", LOOT.codes)
BOXES: Final = 4
HAND: Final = 3
RACE_LIMIT: Final = 60_000
ROW: Final = re.compile(r"row:([A-F]{1,3}|-)@(\d+)")

DREW: Final = EventKind("drew", "TOY-D1", (("seat", SEAT), ("card", CARD)), secret="card")
PLANNED: Final = EventKind("planned", "TOY-P2", (("seat", SEAT), ("plan", PLAN)), reveals=True)
LOOKED: Final = EventKind("looked", "TOY-T2", (("seat", SEAT), ("box", NUMBER), ("loot", LOOT)), secret="loot")
COMPARED: Final = EventKind(
    "compared", "TOY-T2", (("seat", SEAT), ("box", NUMBER), ("loot", LOOT)), secret="loot", reveals=True
)
BLOCKED: Final = EventKind("blocked", "TOY-B1", (("seat", SEAT),))
COUNTERED: Final = EventKind("countered", "TOY-B2", (("seat", SEAT),))
OPENED: Final = EventKind("opened", "TOY-T3", (("seat", SEAT), ("box", NUMBER), ("loot", LOOT)), reveals=True)
LAID: Final = EventKind("laid", "TOY-R2", (("seat", SEAT), ("row", TEXT), ("time", NUMBER)), reveals=True)
FASTEST: Final = EventKind("fastest", "TOY-R3", (("seat", SEAT),))
EVENTS: Final = (DREW, PLANNED, LOOKED, COMPARED, BLOCKED, COUNTERED, OPENED, LAID, FASTEST)


class Heist(State):
    """Everything that is true. A set of seats is an int with one bit each."""

    __slots__ = ("boxes", "hands", "looked", "pile", "plans", "points", "shown", "stock", "taken")
    FIELDS = ("hands", "shown", "pile", "plans", "boxes", "looked", "taken", "stock", "points")

    hands: list[tuple[int, ...]]
    shown: list[tuple[int, ...]]
    """The cards in each hand that everybody knows, because everybody knew where they came from."""
    pile: Pile
    plans: list[int]
    boxes: list[int]
    """What is in each box: NONE as long as nobody has looked, for then it is not settled."""
    looked: list[int]
    """Which seats know what is in each box."""
    taken: list[int]
    """Who has taken each box, or NONE."""
    stock: list[int]
    """What may be in the boxes that nobody has looked into."""
    points: list[int]

    def clone(self) -> "Heist":
        copy = Heist()
        self.clone_into(copy)
        copy.hands = self.hands.copy()
        copy.shown = self.shown.copy()
        copy.pile = self.pile.clone()
        copy.plans = self.plans.copy()
        copy.boxes = self.boxes.copy()
        copy.looked = self.looked.copy()
        copy.taken = self.taken.copy()
        copy.stock = self.stock.copy()
        copy.points = self.points.copy()
        return copy


def team(s: Heist, seat: int | None) -> int:
    """The seats that know what this one knows: itself and its partner; an onlooker is on no team."""
    return 0 if seat is None else sum([1 << other for other in range(s.seats) if other % 2 == seat % 2])


def is_partner(s: Heist, seat: int, viewer: int | None) -> bool:
    return team(s, viewer) >> seat & 1 == 1


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def lay_down(s: Heist, seat: int, card: int) -> None:
    """A card leaves the hand and goes below the pile; everybody has seen it."""
    s.hands[seat] = without(s.hands[seat], card)
    if card in s.shown[seat]:
        s.shown[seat] = without(s.shown[seat], card)
    s.pile.put_at_bottom(card)
