"""What a seat of Heist knows: its view, and the worlds that it thinks possible."""

from dataclasses import dataclass
from random import Random

from lamster.kernel.play import ask_again
from tests.toys.heist.rules import RowForm, seen_answer
from tests.toys.heist.state import BACKS, BOXES, CARD, LOOT, NONE, PLAN, PLANS, Heist, is_partner, team


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as others see it; the cards of a hand only for its team."""

    seat: int
    plan: str | None
    backs: list[str]
    shown: list[str]
    hand: list[str] | None
    answer: str | None


@dataclass(frozen=True, slots=True)
class BoxView:
    """A box in the vault."""

    taken: int | None
    looked: list[int]
    loot: str | None


@dataclass(frozen=True, slots=True)
class HeistView:
    """The table as one seat sees it, built up from nothing."""

    round: int
    points: list[int]
    pile_top: list[str]
    pile: int
    pile_bottom: list[str]
    seats: list[SeatView]
    boxes: list[BoxView]


def view(s: Heist, seat: int | None) -> HeistView:
    return HeistView(
        round=s.round,
        points=s.points.copy(),
        pile_top=[CARD.codes[card] for card in s.pile.top],
        pile=s.pile.size(),
        pile_bottom=[CARD.codes[card] for card in s.pile.bottom],
        seats=[seat_view(s, other, seat) for other in range(s.seats)],
        boxes=[box_view(s, box, seat) for box in range(BOXES)],
    )


def seat_view(s: Heist, seat: int, viewer: int | None) -> SeatView:
    answers = dict(s.answers)
    return SeatView(
        seat=seat,
        plan=None if s.plans[seat] == NONE else PLAN.codes[s.plans[seat]],
        backs=[BACKS[card] for card in s.hands[seat]],
        shown=[CARD.codes[card] for card in s.shown[seat]],
        hand=[CARD.codes[card] for card in s.hands[seat]] if is_partner(s, seat, viewer) else None,
        answer=seen_answer(s, seat, answers[seat], viewer) if seat in answers else None,
    )


def box_view(s: Heist, box: int, viewer: int | None) -> BoxView:
    known = s.looked[box] & team(s, viewer) or s.taken[box] != NONE
    return BoxView(
        taken=None if s.taken[box] == NONE else s.taken[box],
        looked=[seat for seat in range(s.seats) if s.looked[box] >> seat & 1],
        loot=LOOT.codes[s.boxes[box]] if known else None,
    )


def resample(s: Heist, seat: int | None, rng: Random) -> Heist:
    """Another world that this seat cannot tell apart."""
    world = s.clone()
    mine = team(s, seat)
    for back in ("day", "night"):
        deal_anew(world, mine, back, rng)
    refill_boxes(world, mine, rng)
    world.answers = tuple(
        [(who, code if mine >> who & 1 else other_answer(world, who, code, rng)) for who, code in s.answers]
    )
    ask_again(world)
    return world


def deal_anew(w: Heist, team_of_viewer: int, back: str, rng: Random) -> None:
    """Cards of one back that the viewer cannot see change places: those in other hands, and those in the pile."""
    others = [seat for seat in range(w.seats) if not team_of_viewer >> seat & 1]
    kinds = [card for card in range(len(BACKS)) if BACKS[card] == back]
    layer = next((layer for layer in w.pile.layers if any(layer[card] for card in kinds)), [0] * len(BACKS))
    deck = [card for card in kinds for _ in range(layer[card])]
    known = [[card for card in w.hands[seat] if BACKS[card] != back or seat not in others] for seat in range(w.seats)]
    for seat in others:
        known[seat] += [card for card in w.shown[seat] if BACKS[card] == back]
        deck += list(w.hands[seat])
        for card in known[seat]:
            deck.remove(card)
    deck.sort()
    rng.shuffle(deck)
    for seat in others:
        missing = len(w.hands[seat]) - len(known[seat])
        w.hands[seat] = tuple(sorted([*known[seat], *[deck.pop() for _ in range(missing)]]))
    for card in kinds:
        layer[card] = deck.count(card)


def refill_boxes(w: Heist, team_of_viewer: int, rng: Random) -> None:
    """What others have seen in boxes may be anything that the viewer has not seen."""
    hidden = [box for box in range(BOXES) if w.boxes[box] != NONE and not w.looked[box] & team_of_viewer]
    hidden = [box for box in hidden if w.taken[box] == NONE]
    for box in hidden:
        w.stock[w.boxes[box]] += 1
    for box in hidden:
        w.boxes[box] = rng.choice([loot for loot in range(len(w.stock)) for _ in range(w.stock[loot])])
        w.stock[w.boxes[box]] -= 1


def other_answer(w: Heist, seat: int, code: str, rng: Random) -> str:
    """What a seat may have answered of which the viewer saw only the mask."""
    if code.startswith("plan:"):
        return rng.choice(PLANS)
    return f"{RowForm(w.hands[seat]).row(rng)}@{code.partition('@')[2]}"
