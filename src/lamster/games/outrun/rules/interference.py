"""Stage 7: interference (OUT-I), and how each monster hands out cards (OUT-V, B, D, Z)."""

from typing import Final, final

from lamster.games.outrun.components import (
    BEAR,
    BOX,
    CARDS,
    DRAGON,
    DRAW,
    NONE,
    ONE_ROUND,
    POSITIONS,
    VAMPIRE,
    cards_in,
)
from lamster.games.outrun.events import (
    CARD_PILE,
    CENTRE,
    CENTRE_REPLACED,
    CENTRE_TWICE,
    DREW,
    DREW_NOTHING,
    DREW_OPEN,
    DREW_TWICE,
    GONE,
    GONE_CENTRE,
    RESHUFFLED,
)
from lamster.games.outrun.rules.cards import InterferenceTurn, lay_before
from lamster.games.outrun.state import Outrun, discard, is_infected, is_right, put_in_force, put_in_hand
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.state import Ask, Step

BEAR_DRAWS: Final = 1
DRAGON_DRAWS: Final = 2


@final
class Interference(Step[Outrun]):
    """OUT-I1, I3, Z4: one-round cards leave, then cards are drawn, and played where the monster has turns."""

    def happen(self, s: Outrun) -> None:
        one_round_cards_leave(s)
        if s.settings.monster == VAMPIRE:
            s.next(DrawCard(NONE))
        elif s.settings.monster in (BEAR, DRAGON):
            s.then(*[DrawCard(seat) for seat in draws(s)], *[InterferenceTurn(seat) for seat in s.line])
        else:
            s.then(*[DrawCard(seat) for seat in s.line if is_infected(s, seat)])


def one_round_cards_leave(s: Outrun) -> None:
    """OUT-I1, I2, I4, V4: first of all; in a hand they do not age, and all others stay."""
    for seat in range(s.seats):
        gone = s.front[seat] & ONE_ROUND
        if gone:
            s.front[seat] &= ~ONE_ROUND
            discard(s, gone)
            for card in cards_in(gone):
                s.tell(GONE, (seat, card))
    gone = s.centre & ONE_ROUND
    if gone:
        s.centre &= ~ONE_ROUND
        discard(s, gone)
        for card in cards_in(gone):
            s.tell(GONE_CENTRE, (card,))


def draws(s: Outrun) -> list[int]:
    """OUT-B1: everybody one. OUT-D1, D2, D5: two for every right seat but the fastest. All of a seat together."""
    if s.settings.monster == BEAR:
        return [seat for seat in s.line for _ in range(BEAR_DRAWS)]
    slower = [seat for seat in s.line if is_right(s, seat) and BOX < s.positions[seat] < POSITIONS]
    return [seat for seat in slower for _ in range(DRAGON_DRAWS)]


@final
class DrawCard(Ask[Outrun]):
    """OUT-I3, I10, I11: the top card of the deck, for a seat or (NONE) for the centre."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Outrun) -> tuple[Decision, ...]:
        if not s.deck.empty():
            return DRAW.from_pile(s.deck, "draw", "OUT-I3")
        return DRAW.from_counts(s.discard, "draw", "OUT-I10") if any(s.discard) else NOTHING_LEFT

    def answer(self, s: Outrun, seat: int, code: str) -> None:
        if code == "nothing":
            if self.seat != NONE:
                s.tell(DREW_NOTHING, (self.seat,))
            return
        if s.deck.empty():
            reshuffle(s)
        card = DRAW.kind_of[code]
        s.deck.take(card)
        take_drawn(s, self.seat, card)

    def mask(self, s: Outrun, seat: int, code: str, viewer: int | None) -> str:
        """OUT-H3: on Bear and Dragon only the owner sees the face."""
        hidden = s.settings.monster in (BEAR, DRAGON) and viewer != self.seat
        return "draw:?" if hidden and code != "nothing" else code


NOTHING_LEFT: Final = (Decision(CHANCE, "draw", "OUT-I11", ("nothing",), None, True),)


def reshuffle(s: Outrun) -> None:
    """OUT-I10."""
    s.deck.shuffle(s.discard)
    s.discard = [0] * CARDS
    s.tell(RESHUFFLED, (CARD_PILE,))


def take_drawn(s: Outrun, seat: int, card: int) -> None:
    """OUT-V1, B1, D1, Z1: into the centre, into the hand, or open before the seat."""
    if seat == NONE:
        to_centre(s, card)
    elif s.settings.monster in (BEAR, DRAGON):
        put_in_hand(s, seat, card)
        s.tell(DREW, (seat, card), 1 << seat)
    else:
        before_infected(s, seat, card)


def to_centre(s: Outrun, card: int) -> None:
    """OUT-V1, I8, I9: a card that is there already is discarded; a new order card takes the old one's place."""
    if s.centre >> card & 1:
        s.discard[card] += 1
        s.tell(CENTRE_TWICE, (card,))
        return
    s.tell(CENTRE, (card,))
    s.centre, old = put_in_force(s, s.centre, card)
    if old != NONE:
        s.tell(CENTRE_REPLACED, (old,))


def before_infected(s: Outrun, seat: int, card: int) -> None:
    """OUT-Z1, Z3: the same before one seat."""
    if s.front[seat] >> card & 1:
        s.discard[card] += 1
        s.tell(DREW_TWICE, (seat, card))
        return
    s.tell(DREW_OPEN, (seat, card))
    lay_before(s, seat, card)


INTERFERENCE: Final = Interference()
