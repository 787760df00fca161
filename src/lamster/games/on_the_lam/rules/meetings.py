"""Meetings (OTL-G) with the Private Eye (OTL-E) and at the Mob Hideout (OTL-M)."""

from typing import Final, final

from lamster.games.on_the_lam.components import (
    CHARACTER,
    CHARACTERS,
    KINDS_EACH,
    MOB_HIDEOUT,
    PRIVATE_EYE,
    TURN_DRAWS,
)
from lamster.games.on_the_lam.events import BRIBED, FOUND, FOUND_NOTHING, HIRED, TURNED_UP
from lamster.games.on_the_lam.knowledge import learn
from lamster.games.on_the_lam.rules.hands import lay_aside, refill_alibis, take_alibi
from lamster.games.on_the_lam.rules.police import send_police
from lamster.games.on_the_lam.state import Lam, gain_alibi
from lamster.kernel.decision import Decision
from lamster.kernel.event import EVERYBODY
from lamster.kernel.state import Ask

TRADE: Final = {f"trade:{character}": i for i, character in enumerate(CHARACTER.codes)}
PRICE: Final = 2


def payable(s: Lam, seat: int, tile: int) -> list[int]:
    """OTL-E1, M1: the characters of whom two foreign cards are held; for the Mob an opponent must play them."""
    own = s.characters[seat]
    in_play = tile == MOB_HIDEOUT
    wanted = [other for other in range(CHARACTERS) if other != own and (not in_play or other in s.characters)]
    return [other for other in wanted if sum([card // KINDS_EACH == other for card in s.hands[seat]]) >= PRICE]


def trade_codes(s: Lam, seat: int) -> list[str]:
    return sorted([f"trade:{CHARACTER.codes[character]}" for character in payable(s, seat, s.tiles[seat])])


def cannot_pay(s: Lam, seat: int) -> bool:
    """Everybody can see that there are too few cards for a trade."""
    return len(s.hands[seat]) < PRICE


@final
class Meeting(Ask[Lam]):
    """OTL-G1, G2, G4: who came by a card may trade once, or does nothing more."""

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        codes = ("decline", *trade_codes(s, s.active))
        return (Decision(s.active, "meet", "OTL-G1", codes, None, cannot_pay(s, s.active)),)

    def answer(self, s: Lam, seat: int, code: str) -> None:
        if code != "decline":
            begin_trade(s, seat, code)

    def default(self, s: Lam, seat: int) -> str:
        return "decline"

    def rule_of(self, s: Lam, code: str) -> str:
        return "OTL-G4" if code == "decline" else trade_rule(s)

    def refuse(self, s: Lam, seat: int, code: str) -> str:
        return trade_rule(s)


MEETING: Final = Meeting()


def trade_rule(s: Lam) -> str:
    return "OTL-E1" if s.tiles[s.active] == PRIVATE_EYE else "OTL-M1"


def price(s: Lam, seat: int, character: int) -> list[int]:
    """OTL-E1, M1: the cards that a trade costs."""
    return [card for card in s.hands[seat] if card // KINDS_EACH == character][:PRICE]


def begin_trade(s: Lam, seat: int, code: str) -> None:
    """OTL-E1, E4, M1: two cards of that character are paid, the first ones of table 5.3."""
    character = TRADE[code]
    s.void = False
    for card in price(s, seat, character):
        take_alibi(s, seat, card)
        s.aside += (card,)
    if s.tiles[seat] == PRIVATE_EYE:
        s.tell(HIRED, (seat, character, *s.aside))
        turn_up_next(s, seat)
    else:
        bribe_the_mob(s, seat, character)


def bribe_the_mob(s: Lam, seat: int, character: int) -> None:
    """OTL-M1 to M4: the price is discarded, then the police go where that character stands."""
    s.tell(BRIBED, (seat, character, *s.aside))
    lay_aside(s)
    refill_alibis(s)
    target = s.characters.index(character)
    send_police(s, s.tiles[target], [target])


def turn_up_next(s: Lam, seat: int) -> None:
    """OTL-E3, E4: turning up goes on into a refilled pile; when both piles are used up the trade is void."""
    refill_alibis(s)
    if not s.alibi_pile.empty():
        s.next(TURN_UP)
        return
    s.void = True
    s.tell(FOUND_NOTHING, (seat,))
    for card in s.aside:
        gain_alibi(s, seat, card)
        learn(s, EVERYBODY, seat, card)
    s.aside = ()
    lay_turned(s)


def lay_turned(s: Lam) -> None:
    """What was turned up and what was set aside is discarded."""
    for card in s.turned:
        s.alibi_discard[card] += 1
    s.turned = ()
    lay_aside(s)
    refill_alibis(s)


@final
class TurnUp(Ask[Lam]):
    """OTL-E2, E5, X4: cards are turned up for all to see until an own card appears."""

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        return TURN_DRAWS.from_pile(s.alibi_pile, "turn", "OTL-E2")

    def answer(self, s: Lam, seat: int, code: str) -> None:
        card = TURN_DRAWS.kind_of[code]
        s.alibi_pile.take(card)
        if card // KINDS_EACH == s.characters[s.active]:
            s.tell(FOUND, (s.active, card))
            gain_alibi(s, s.active, card)
            learn(s, EVERYBODY, s.active, card)
            lay_turned(s)
        else:
            s.tell(TURNED_UP, (s.active, card))
            s.turned += (card,)
            turn_up_next(s, s.active)


TURN_UP: Final = TurnUp()
