"""The Driver's cards: what may be spent, and where it goes (GD-X3 to X5, U9)."""

from typing import Final

from lamster.games.getaway_driver.components import CARD, CARDS_IN, HANDBRAKE_TURN, OPERATIVO, PARTNERS_IN_CRIME
from lamster.games.getaway_driver.events import COPIED, RECOPIED
from lamster.games.getaway_driver.settings import REVISED
from lamster.games.getaway_driver.state import Getaway

CARD_OF: Final = {
    f"{verb}:{card}": i
    for verb in (
        *("give", "give-again", "stunt", "restunt", "play", "replay", "take"),
        *("copy", "recopy", "copy-stunt", "recopy-stunt"),
    )
    for i, card in enumerate(CARD.codes)
}
COPY_STUNT: Final = [f"copy-stunt:{card}" for card in CARD.codes]


def can_replay(s: Getaway, driver: int) -> bool:
    """GD-X4, O12: enough Stash tokens for a card from the discard pile."""
    return s.loot[driver] >= s.settings.price and s.discard[driver] != 0


def why_no_replay(s: Getaway, driver: int, code: str) -> str:
    """GD-X4, O12: the rule that keeps a card on the discard pile for want of Stash tokens; empty when none does."""
    if not code.startswith(("re", "give-again")) or s.loot[driver] >= s.settings.price:
        return ""
    return "GD-O12" if s.settings.solo else "GD-X4"


def can_give(s: Getaway, driver: int) -> bool:
    """GD-U9: a card for a Barricade."""
    return s.hand[driver] != 0 or can_replay(s, driver)


def spend(s: Getaway, driver: int, card: int, again: bool) -> None:
    """GD-X3, X4, X5: from the hand to the discard pile; from there out of the game, with the Stash tokens it costs."""
    bit = 1 << card
    if not again:
        s.hand[driver] &= ~bit
        s.shown[driver] &= ~bit
        s.discard[driver] |= bit
        return
    s.loot[driver] -= s.settings.price
    s.spent[driver] += s.settings.price
    if s.rules < REVISED:
        # RL111: else a spent Stash token is out of the game for good.
        s.spare += s.settings.price
    if s.event != OPERATIVO:
        # GD-V14: else it comes back to the discard pile.
        s.discard[driver] &= ~bit
        s.removed[driver] |= bit


# Partners in Crime (GD-Q26).


def can_copy(s: Getaway, driver: int) -> bool:
    """Partners in Crime in hand."""
    return s.hand[driver] >> PARTNERS_IN_CRIME & 1 == 1


def can_recopy(s: Getaway, driver: int) -> bool:
    """Partners in Crime in the discard pile, and a Stash token for it."""
    return s.discard[driver] >> PARTNERS_IN_CRIME & 1 == 1 and can_replay(s, driver)


def cards_of_partner(s: Getaway, driver: int) -> int:
    """GD-Q26: the cards that may be copied: those in the partner's hand and discard pile."""
    return s.hand[1 - driver] | s.discard[1 - driver]


def copy_card(s: Getaway, driver: int, card: int, again: bool) -> None:
    """GD-Q26: only Partners in Crime is spent; a card in the partner's hand has been seen by all from now on."""
    spend(s, driver, PARTNERS_IN_CRIME, again)
    s.shown[1 - driver] |= s.hand[1 - driver] & 1 << card
    s.tell(RECOPIED if again else COPIED, (driver, card))


def stunts_to_copy(s: Getaway, driver: int, fitting: int) -> list[str]:
    """GD-Q26, H2, X14: stunts on the partner's cards, in the order of their codes."""
    cards = cards_of_partner(s, driver)
    codes = ["copy-spin"] if cards >> HANDBRAKE_TURN & 1 else []
    codes += [COPY_STUNT[card] for card in CARDS_IN[cards & fitting]]
    again = [f"re{code}" for code in codes] if can_recopy(s, driver) else []
    return codes if can_copy(s, driver) else again


def can_copy_stunt(s: Getaway, driver: int, fitting: int) -> bool:
    """Whether one of these cards is the partner's, and Partners in Crime could be played for it."""
    return (can_copy(s, driver) or can_recopy(s, driver)) and cards_of_partner(s, driver) & fitting != 0
