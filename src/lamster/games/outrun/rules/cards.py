"""The turns of Bear and Dragon (OUT-B, OUT-D), and what the cards do when they are played (OUT-K)."""

from typing import Final, final

from lamster.games.outrun import events
from lamster.games.outrun.components import (
    CARD,
    FAIR_TRADE,
    FOCUS,
    HAVE_MINE,
    MAJOR_SHORTCUT,
    NONE,
    ONE_ROUND,
    PLACED,
    SEAT_NUMBERS,
    SHIELD,
    SINGLE_SLOT,
    STEAL,
    bits,
)
from lamster.games.outrun.knowledge import seen_leaving, stolen
from lamster.games.outrun.state import Outrun, discard, put_in_force, take_from_hand
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask

PASS: Final = "pass"
PLAY: Final = "play:"
HERE: Final[list[str]] = [f"play:{card}" for card in CARD.codes]
AT: Final[list[list[str]]] = [[f"play:{card}>{seat + 1}" for seat in range(6)] for card in CARD.codes]
"""The codes of each card, without a target and with one."""


@final
class InterferenceTurn(Ask[Outrun]):
    """OUT-B2 to B5, D3: one turn for each seat along the line; an empty hand passes by itself."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Outrun) -> tuple[Decision, ...]:
        if not s.hands[self.seat]:
            return ()
        return (Decision(self.seat, "interfere", "OUT-B3", (PASS, *plays(s, self.seat))),)

    def answer(self, s: Outrun, seat: int, code: str) -> None:
        if code == PASS:
            s.tell(events.PASSED, (seat,))
            return
        s.next(self)
        card, target = read_play(seat, code)
        take_from_hand(s, seat, card)
        seen_leaving(s, seat, card)
        play_card(s, seat, card, target)

    def default(self, s: Outrun, seat: int) -> str:
        return PASS

    def rule_of(self, s: Outrun, code: str) -> str:
        return "OUT-B4" if code == PASS else RULE_OF[code.partition(":")[2].partition(">")[0]]

    def refuse(self, s: Outrun, seat: int, code: str) -> str:
        return why_not(s, seat, code) if code.startswith(PLAY) else ""


def read_play(seat: int, code: str) -> tuple[int, int]:
    """The card, and the seat it is played on."""
    card, _, target = code[len(PLAY) :].partition(">")
    return CARD.index[card], int(target) - 1 if target else seat


# What may be played.


def plays(s: Outrun, seat: int) -> list[str]:
    """OUT-B3, G9: every card of the hand on every legal target, sorted by text."""
    codes: list[str] = []
    for card in set(s.hands[seat]):
        if card == FOCUS:
            codes += [HERE[card]] if s.front[seat] else []
        elif card != MAJOR_SHORTCUT:
            codes += [AT[card][target] for target in range(s.seats) if not forbidden(s, seat, card, target)]
    codes.sort()
    return codes


def forbidden(s: Outrun, seat: int, card: int, target: int) -> str:
    """The rule that forbids this card on this seat; empty when it is legal."""
    if target != seat and s.front[target] >> SHIELD & 1:
        return "OUT-I6"
    if PLACED >> card & 1:
        return "OUT-I7" if s.front[target] >> card & 1 else ""
    if target == seat:
        return RULE_OF[CARD.codes[card]]
    return "" if worth_playing(s, seat, card, target) else RULE_OF[CARD.codes[card]]


def worth_playing(s: Outrun, seat: int, card: int, target: int) -> bool:
    """OUT-K3, K5, K11, Q28: one-shot cards need something to work on."""
    if card == FAIR_TRADE:
        return bool(s.front[seat] or s.front[target])
    return bool(s.front[seat] if card == HAVE_MINE else s.hands[target])


def why_not(s: Outrun, seat: int, code: str) -> str:
    """The rule that stands against a play that is not offered."""
    name, _, target = code[len(PLAY) :].partition(">")
    card = CARD.index.get(name, -1)
    if card not in s.hands[seat]:
        return "OUT-B3"
    if card == MAJOR_SHORTCUT:
        return "OUT-K8"
    if card == FOCUS:
        return "OUT-K4"
    if target not in SEAT_NUMBERS[: s.seats]:
        return "OUT-I5"
    return forbidden(s, seat, card, int(target) - 1)


# What a play leads to.


def fronts_after(s: Outrun, seat: int, card: int, target: int) -> tuple[int, int]:
    """What will lie in front of the player and of the target."""
    own, other = s.front[seat], s.front[target]
    if card == FOCUS:
        return 0, 0
    if card == FAIR_TRADE:
        return other, own
    if card == HAVE_MINE:
        return 0, (other & ~SINGLE_SLOT if own & SINGLE_SLOT else other) | own
    placed = (other & ~SINGLE_SLOT if SINGLE_SLOT >> card & 1 else other) | bits(card)
    return (placed, placed) if target == seat else (own, placed)


def helps_opponent(s: Outrun, seat: int, code: str) -> bool:
    """OUT-Q29: another seat gets rid of lasting cards or gets cards that help, and is no worse off in either."""
    if not code.startswith(PLAY):
        return False
    card, target = read_play(seat, code)
    before, after = s.front[target], fronts_after(s, seat, card, target)[1]
    fewer = (before & ~ONE_ROUND).bit_count() - (after & ~ONE_ROUND).bit_count()
    more = (after & ONE_ROUND).bit_count() - (before & ONE_ROUND).bit_count()
    return target != seat and fewer >= 0 and more >= 0 and fewer + more > 0


# What they do.


def play_card(s: Outrun, seat: int, card: int, target: int) -> None:
    """OUT-B5, K15, K16: every play takes effect at once; one-shot cards are discarded."""
    if PLACED >> card & 1:
        place(s, seat, card, target)
        return
    s.discard[card] += 1
    if card == FOCUS:
        focus(s, seat)
    elif card == FAIR_TRADE:
        fair_trade(s, seat, target)
    elif card == HAVE_MINE:
        have_mine(s, seat, target)
    elif card == STEAL:
        steal(s, seat, target)


def place(s: Outrun, seat: int, card: int, target: int) -> None:
    """OUT-I5, I8: in front of any seat; a new order card takes the old one's place."""
    s.tell(events.PLACED, (seat, card, target))
    lay_before(s, target, card)


def lay_before(s: Outrun, seat: int, card: int) -> None:
    """OUT-I8: a card lies in front of a seat, perhaps in the place of another."""
    s.front[seat], old = put_in_force(s, s.front[seat], card)
    if old != NONE:
        s.tell(events.REPLACED, (seat, old))


def focus(s: Outrun, seat: int) -> None:
    """OUT-K4: all cards in front of the player, or none."""
    s.tell(events.FOCUSED, (seat, s.front[seat].bit_count()))
    discard(s, s.front[seat])
    s.front[seat] = 0


def fair_trade(s: Outrun, seat: int, target: int) -> None:
    """OUT-K3: all cards in front of the two change places; hands are not touched."""
    s.tell(events.TRADED, (seat, target))
    s.front[seat], s.front[target] = s.front[target], s.front[seat]


def have_mine(s: Outrun, seat: int, target: int) -> None:
    """OUT-K5: what the other has already is discarded; its order card makes room for one that is passed."""
    passed, has = s.front[seat], s.front[target]
    s.tell(events.GAVE, (seat, target, passed.bit_count()))
    replaced = has & SINGLE_SLOT if passed & SINGLE_SLOT else 0
    doubled = passed & has & ~SINGLE_SLOT
    discard(s, replaced)
    discard(s, doubled)
    s.front[target] = has & ~replaced | passed
    s.front[seat] = 0


def steal(s: Outrun, seat: int, target: int) -> None:
    """OUT-K11, H2: the whole hand of the other; only the two see what it was."""
    taken = s.hands[target]
    s.tell(events.STOLE, (seat, target, len(taken)))
    for card in taken:
        s.tell(events.STOLE_CARD, (seat, target, card), 1 << seat | 1 << target)
    stolen(s, seat, target)
    s.hands[seat] = tuple(sorted(s.hands[seat] + taken))
    s.hands[target] = ()


RULE_OF: Final = {
    **dict.fromkeys([code for code in CARD.codes if code.startswith("switcheroo")], "OUT-K14"),
    **dict.fromkeys([code for code in CARD.codes if code.startswith("not-")], "OUT-K9"),
    **dict.fromkeys([code for code in CARD.codes if code.startswith("long-")], "OUT-K7"),
    "back-away": "OUT-K1",
    "boost": "OUT-K2",
    "fair-trade": "OUT-K3",
    "focus": "OUT-K4",
    "have-mine": "OUT-K5",
    "little-shortcut": "OUT-K6",
    "major-shortcut": "OUT-K8",
    "shield": "OUT-K10",
    "steal": "OUT-K11",
    "evens-odds": "OUT-K12",
    "odds-evens": "OUT-K13",
}
"""The rule of each card."""
