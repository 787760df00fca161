"""New York's own cards, and the steps 10 to 12 (EFNY-N, Q, W19)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    COMES_FROM,
    COST,
    DRAW_NY,
    FIRST_SPECIAL,
    NEIGHBOUR,
    NONE,
    NY_CARDS,
    NY_EFFECT,
    NY_SPECIALS,
)
from lamster.games.escape_from_new_york.rules.city import blocked, bosses_at, hero_at
from lamster.games.escape_from_new_york.rules.enemies import DRIVER, FIRST_BOSS, LYING, add, remove
from lamster.games.escape_from_new_york.rules.noise import GainNoise
from lamster.games.escape_from_new_york.rules.programs import WORDS, Part, carry_out
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.state import Ask, Step

# The deck.


@final
class DrawTop(Ask[NewYork]):
    """EFNY-Q6: the next card comes to the top, its back open."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return DRAW_NY.from_counts(s.ny_deck, "new-york", "EFNY-Q6")

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        s.ny_top = DRAW_NY.kind_of[code]
        s.ny_deck[s.ny_top] -= 1
        if s.ny_top >= FIRST_SPECIAL:
            s.ny_seen |= 1 << (s.ny_top - FIRST_SPECIAL)


def discard_top(s: NewYork) -> None:
    """EFNY-N1, N3, Q5: unresolved; the new top card, or the shuffle, comes before the Noise."""
    s.ny_discard[s.ny_top] += 1
    s.ny_top = NONE
    if sum(s.ny_deck) == 1:
        shuffle_all(s)
    s.then(DRAW_TOP, GainNoise(1))


def shuffle_all(s: NewYork) -> None:
    """EFNY-Q4: deck, discard pile and Bonuses in play are a new deck; the Bonuses stop working."""
    s.ny_deck = [s.ny_deck[i] + s.ny_discard[i] + (s.bonuses >> i & 1) for i in range(NY_CARDS)]
    s.ny_discard = [0] * NY_CARDS
    s.bonuses = 0
    s.tell(events.NY_SHUFFLED, ())


def shuffle_top_in(s: NewYork) -> None:
    """The top card lies in the deck with the others."""
    s.ny_deck[s.ny_top] += 1
    s.ny_top = NONE


def do_ny_special(s: NewYork, _: Part) -> None:
    """EFNY-W19, Q1: one of those beside the board, unseen, is shuffled into the deck."""
    if s.ny_beside:
        s.next(NewSpecial())


@final
class NewSpecial(Ask[NewYork]):
    """EFNY-W19: chance takes it, and nobody sees which; the shuffled deck has another top card."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = tuple([f"special:{i + 1}" for i in range(NY_SPECIALS) if s.ny_beside >> i & 1])
        return (Decision(CHANCE, "special", "EFNY-W19", codes),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        card = int(code[8:]) - 1
        s.ny_beside &= ~(1 << card)
        s.ny_deck[FIRST_SPECIAL + card] += 1
        s.tell(events.NY_SPECIAL, ())
        shuffle_top_in(s)
        s.next(DRAW_TOP)

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return "special:?"


# Steps 10 and 11.


@final
class ThrowAwayTop(Step[NewYork]):
    """EFNY-N1: the top card goes unresolved, and New York gains 1 Noise."""

    def happen(self, s: NewYork) -> None:
        s.tell(events.NY_DISCARDED, (s.ny_top,))
        discard_top(s)


@final
class Pay(Step[NewYork]):
    """EFNY-N2, N3: New York pays when it can. The next card is on top while this one is carried out."""

    def happen(self, s: NewYork) -> None:
        card, cost = s.ny_top, COST[s.ny_top]
        if s.noise < cost:
            s.tell(events.NY_UNPAID, (card, cost))
            discard_top(s)
            return
        s.noise -= cost
        s.tell(events.NY_PAID, (card, cost))
        s.ny_top = NONE
        s.next(PutAway(card))
        carry_out(s, NY_EFFECT[card])
        s.next(DRAW_TOP)


@final
class PutAway(Step[NewYork]):
    """EFNY-N2, Q2, Q4, Q5: to the discard pile, or above the board; then all are shuffled if one card is left."""

    FIELDS = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def happen(self, s: NewYork) -> None:
        if self.card >= FIRST_SPECIAL:
            s.bonuses |= 1 << self.card
            s.tell(events.BONUS, (self.card,))
        else:
            s.ny_discard[self.card] += 1
        if not any(s.ny_deck):
            shuffle_top_in(s)
            shuffle_all(s)
            s.next(DRAW_TOP)


# Step 12.


@final
class WalkIn(Step[NewYork]):
    """EFNY-N7 to N9: from the neighbour spaces named on the back of the top card."""

    def happen(self, s: NewYork) -> None:
        here = s.at[s.active]
        for direction in COMES_FROM[s.ny_top]:
            space = NEIGHBOUR[here][direction]
            if space != NONE and not blocked(s, here, direction) and not hero_at(s, space):
                walk_in(s, space, here)


def walk_in(s: NewYork, space: int, here: int) -> None:
    for enemy in [enemy for enemy in s.crowd[space] if not enemy & LYING]:
        remove(s, space, enemy)
        add(s, here, enemy)
        s.tell(events.ENTERED, (enemy & DRIVER, space, here))
    for boss in bosses_at(s, space):
        if not s.boss_down >> boss & 1:
            s.boss_at[boss] = here
            s.tell(events.ENTERED, (FIRST_BOSS + boss, space, here))


DRAW_TOP: Final = DrawTop()
THROW_AWAY_TOP: Final = ThrowAwayTop()
PAY: Final = Pay()
WALK_IN: Final = WalkIn()
WORDS["ny-special"] = do_ny_special
