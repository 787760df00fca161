"""Partners in Crime and Bait and Switch, the card of the 4-player game (GD-Q26 to Q28)."""

from typing import Final, final

from lamster.games.getaway_driver.components import CARD, CARDS_IN, PARTNERS_IN_CRIME
from lamster.games.getaway_driver.events import DIRECTION_LIFTED, PULLED, TRADED_PLACES
from lamster.games.getaway_driver.rules.board import is_set
from lamster.games.getaway_driver.rules.cards import PLAY, REPLAY, can_play
from lamster.games.getaway_driver.rules.hand import can_copy, can_recopy, cards_of_partner
from lamster.games.getaway_driver.state import SET, Getaway
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask

COPY: Final = [f"copy:{card}" for card in CARD.codes]
RECOPY: Final = [f"recopy:{card}" for card in CARD.codes]
BAIT_PULL: Final = "bait-pull"
BAIT_SWAP: Final = "bait-swap"


def partner_codes(s: Getaway, driver: int) -> list[str]:
    """GD-Q26, Q27: what this card allows in the Driver's turn, from the hand or the discard pile."""
    if can_copy(s, driver):
        return both_halves(s, driver, False)
    return both_halves(s, driver, True) if can_recopy(s, driver) else []


def both_halves(s: Getaway, driver: int, again: bool) -> list[str]:
    """GD-Q26: a card of the partner whose time it is; GD-Q27: Bait and Switch."""
    copies = RECOPY if again else COPY
    cards = CARDS_IN[cards_of_partner(s, driver)]
    codes = [copies[card] for card in cards if can_use_half(s, driver, card, again)]
    if can_bait(s):
        codes.append((REPLAY if again else PLAY)[PARTNERS_IN_CRIME])
    return codes


def can_use_half(s: Getaway, driver: int, card: int, again: bool) -> bool:
    """GD-Q26: of the partner's own copy of this card only Bait and Switch can be copied."""
    if card == PARTNERS_IN_CRIME:
        return can_bait(s)
    return can_play(s, driver, card, again, PARTNERS_IN_CRIME)


def window_copies(s: Getaway, driver: int, card: int) -> list[str]:
    """GD-Q26: copying a card in the window of its own."""
    if not cards_of_partner(s, driver) >> card & 1:
        return []
    return [COPY[card]] if can_copy(s, driver) else [RECOPY[card]] if can_recopy(s, driver) else []


# Bait and Switch.


def can_bait(s: Getaway) -> bool:
    """GD-Q27, A12: on the same tile there is nothing to change."""
    return s.car[0] != s.car[1]


@final
class BaitAndSwitch(Ask[Getaway]):
    """GD-Q27: the Drivers trade places, or the partner is pulled onto the Driver's own tile."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        return (Decision(self.driver, "bait", "GD-Q27", (BAIT_PULL, BAIT_SWAP)),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        own, other = s.car[seat], s.car[1 - seat]
        lift(s, 1 - seat)
        s.car[1 - seat] = own
        if code == BAIT_SWAP:
            s.car[seat] = other
            s.tell(TRADED_PLACES, (seat, s.ground.name[other], s.ground.name[own]))
        else:
            s.tell(PULLED, (1 - seat, s.ground.name[own]))


BAIT: Final = (BaitAndSwitch(0), BaitAndSwitch(1))


def lift(s: Getaway, driver: int) -> None:
    """GD-Q11: this Driver chooses the direction again. The old one is forgotten: only the partner ever saw it."""
    if is_set(s, driver):
        s.stage[driver] -= SET
        s.way[driver] = s.heading[driver]
        s.tell(DIRECTION_LIFTED, (driver,))
