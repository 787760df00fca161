"""Hands and piles (OTL-H), and cards on their way out of hands."""

from typing import Final, final

from lamster.games.on_the_lam.components import ALIBI_DRAWS, ALIBIS, CARD, CHARACTERS, KINDS_EACH
from lamster.games.on_the_lam.events import ALIBI_PILE, DISCARDED, DREW_ALIBI, PLAY_PILE, REFILLED
from lamster.games.on_the_lam.knowledge import seen_leaving
from lamster.games.on_the_lam.state import HAND_LIMIT, NONE, Lam, gain_alibi, hand_codes, held, own_score, without
from lamster.kernel.decision import Decision
from lamster.kernel.event import EventKind
from lamster.kernel.state import Ask, Step

DISCARD: Final = {f"discard:{card}": i for i, card in enumerate(CARD.codes)}
HIDDEN_ALIBI: Final = "alibi:?"


def take_alibi(s: Lam, seat: int, card: int) -> None:
    """An alibi card leaves the hand, seen by all."""
    s.hands[seat] = without(s.hands[seat], card)
    seen_leaving(s, seat, card)


def take_item(s: Lam, seat: int) -> int:
    """The item leaves the hand for the discard pile, seen by all."""
    item = s.items[seat]
    s.items[seat] = NONE
    s.play_discard[item] += 1
    seen_leaving(s, seat, ALIBIS + item)
    return item


def lose(s: Lam, seat: int, card: int, how: EventKind = DISCARDED) -> None:
    """OTL-H4: a card of the hand is laid face up on its discard pile."""
    if card >= ALIBIS:
        take_item(s, seat)
    else:
        take_alibi(s, seat, card)
        s.alibi_discard[card] += 1
    s.tell(how, (seat, card))


def lay_aside(s: Lam) -> None:
    """Cards set aside go to the discard pile."""
    for card in s.aside:
        s.alibi_discard[card] += 1
    s.aside = ()


def refill_alibis(s: Lam) -> None:
    """OTL-H5: an alibi pile that has run out is made anew from its discards."""
    if not s.alibi_pile.layers and any(s.alibi_discard):
        s.alibi_pile.shuffle(s.alibi_discard)
        s.alibi_discard = [0] * len(s.alibi_discard)
        s.tell(REFILLED, (ALIBI_PILE,))


def refill_plays(s: Lam) -> None:
    """OTL-H5: the same for the play pile, but not before the event that emptied it is carried out."""
    if s.event == NONE and not s.play_pile.layers and any(s.play_discard):
        s.play_pile.shuffle(s.play_discard)
        s.play_discard = [0] * len(s.play_discard)
        s.tell(REFILLED, (PLAY_PILE,))


def refill(s: Lam) -> None:
    """OTL-H5: at the end of an effect or step, a pile that has run out is refilled."""
    refill_alibis(s)
    refill_plays(s)


@final
class DrawAlibis(Ask[Lam]):
    """OTL-S6, A6, H5: draw alibi cards, seen by the drawer only."""

    FIELDS = ("seat", "cards")

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        return ALIBI_DRAWS.from_pile(s.alibi_pile, "alibi", "OTL-S6" if s.round else "OTL-A6")

    def answer(self, s: Lam, seat: int, code: str) -> None:
        card = ALIBI_DRAWS.kind_of[code]
        s.alibi_pile.take(card)
        gain_alibi(s, self.seat, card)
        s.tell(DREW_ALIBI, (self.seat, card), 1 << self.seat)
        if self.cards > 1:
            draw_alibis(s, self.seat, self.cards - 1)
        else:
            refill_alibis(s)

    def mask(self, s: Lam, seat: int, code: str, viewer: int | None) -> str:
        return code if viewer == self.seat else HIDDEN_ALIBI


def draw_alibis(s: Lam, seat: int, cards: int) -> None:
    """OTL-S17, H6: what neither pile has is not drawn."""
    refill_alibis(s)
    if not s.alibi_pile.empty():
        s.next(DrawAlibis(seat, cards))


def over_limit(s: Lam, seat: int) -> int:
    """OTL-H1, V6: how many cards too many there are."""
    counted = held(s, seat) if s.settings.item_in_limit else len(s.hands[seat])
    return counted - HAND_LIMIT


def least_valuable(s: Lam, seat: int, items: bool = True) -> int:
    """Ledger 7.1: what a seat parts with when its time has run out: item, single foreign card, pair, own card."""
    if items and s.items[seat] != NONE:
        return ALIBIS + s.items[seat]
    hand = s.hands[seat]
    own = s.characters[seat]
    singles = [sum([other // KINDS_EACH == character for other in hand]) < 2 for character in range(CHARACTERS)]
    return min(hand, key=lambda card: (card // KINDS_EACH == own, not singles[card // KINDS_EACH], card))


@final
class FinishEvent(Step[Lam]):
    """OTL-D2: an event is discarded when all its effects are settled."""

    def happen(self, s: Lam) -> None:
        s.play_discard[s.event] += 1
        s.event = NONE
        refill(s)


FINISH_EVENT: Final = FinishEvent()


@final
class End(Ask[Lam]):
    """OTL-H1 to H3, H5: discard down to the limit, and further cards at will; then the turn is over."""

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        """Too many cards are a question of their own: it names the limit, and ending is no answer to it."""
        codes = hand_codes(s, s.active, "discard")
        if over_limit(s, s.active) > 0:
            return (Decision(s.active, "hand-limit", "OTL-H1", tuple(codes)),)
        codes.append("end")
        return (Decision(s.active, "end", "OTL-H1", tuple(codes), None, len(codes) == 1),)

    def answer(self, s: Lam, seat: int, code: str) -> None:
        if code == "end":
            refill(s)
        else:
            lose(s, seat, DISCARD[code])
            s.next(END)

    def default(self, s: Lam, seat: int) -> str:
        return f"discard:{CARD.codes[least_valuable(s, seat)]}" if over_limit(s, seat) > 0 else "end"

    def rule_of(self, s: Lam, code: str) -> str:
        return "OTL-R2" if code == "end" else "OTL-H2" if over_limit(s, s.active) > 0 else "OTL-H3"


END: Final = End()


def winners_at_limit(s: Lam, walk_to_station: list[int]) -> tuple[int, ...]:
    """OTL-V9: the most own cards, then the shorter walk to the station, then a shared win."""
    scores = [(own_score(s, seat), -walk_to_station[s.tiles[seat]]) for seat in range(s.seats)]
    best = max(scores)
    return tuple([seat for seat in range(s.seats) if scores[seat] == best])
