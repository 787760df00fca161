"""Searching a location (OTL-S), with the items that help (OTL-D5, C10 to C19)."""

from typing import Final, final

from lamster.games.on_the_lam.components import (
    ALIBIS,
    BONUS,
    IS_REROLL,
    ITEM_BONUS,
    LOCATIONS,
    PLAY,
    TILE_NUMBER,
    TILE_SKILL,
)
from lamster.games.on_the_lam.events import FAILED, MARKS_CLEARED, ROLLED, SEARCHES, SUCCEEDED, USED
from lamster.games.on_the_lam.odds import cards_won
from lamster.games.on_the_lam.rules.hands import draw_alibis, lose, refill_plays
from lamster.games.on_the_lam.rules.police import pursue
from lamster.games.on_the_lam.state import NONE, Lam
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.state import Ask, Step


def begin_search(s: Lam, seat: int) -> None:
    """OTL-S16: the location card is shown, and the first try begins."""
    s.tell(SEARCHES, (seat, s.tiles[seat]))
    try_search(s)


def try_search(s: Lam) -> None:
    """OTL-S2 to S4, S15, V8: roll, use an item or not, see the result."""
    s.extra = 0
    s.next(RESULT)
    s.next(ITEM_WINDOW)
    s.next(ROLL)
    if s.settings.before_roll:
        s.next(BEFORE_ROLL)


def skill_bonus(s: Lam, seat: int) -> int:
    """OTL-S2: what the character adds at the location where the token stands."""
    return BONUS[s.characters[seat]][TILE_SKILL[s.tiles[seat]]]


def item_bonus(s: Lam, seat: int) -> int:
    """What the item in hand would add here; 0 where it does not apply."""
    return ITEM_BONUS[s.items[seat]][TILE_SKILL[s.tiles[seat]]] if s.items[seat] != NONE else 0


def use_item(s: Lam, seat: int) -> None:
    """OTL-S3, H5: the item is shown and discarded."""
    lose(s, seat, ALIBIS + s.items[seat], USED)
    refill_plays(s)


def item_codes(s: Lam, applies: bool) -> tuple[str, ...]:
    return ("keep", f"use:{PLAY.codes[s.items[s.active]]}") if applies else ("keep",)


@final
class BeforeRoll(Ask[Lam]):
    """OTL-V8: a bonus item is declared before the die is rolled. Asked of every holder, so that nothing leaks."""

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        if s.items[s.active] == NONE:
            return ()
        return (Decision(s.active, "before-roll", "OTL-V8", item_codes(s, item_bonus(s, s.active) > 0)),)

    def answer(self, s: Lam, seat: int, code: str) -> None:
        if code != "keep":
            s.extra = item_bonus(s, seat)
            use_item(s, seat)

    def refuse(self, s: Lam, seat: int, code: str) -> str:
        return "OTL-D5"


@final
class Roll(Ask[Lam]):
    """OTL-S2, V1, V8: the skill die."""

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        return (Decision(CHANCE, "roll", "OTL-S2", s.settings.roll_codes, s.settings.roll_weights),)

    def answer(self, s: Lam, seat: int, code: str) -> None:
        s.die = s.settings.faces[code]
        number = TILE_NUMBER[s.tiles[s.active]]
        s.tell(ROLLED, (s.active, s.die, skill_bonus(s, s.active) + s.extra, number))


@final
class ItemWindow(Ask[Lam]):
    """OTL-S3, S15: after the die is seen the item may be used. Open to every holder, so that nothing leaks."""

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        item = s.items[s.active]
        if item == NONE:
            return ()
        applies = IS_REROLL[item] or (item_bonus(s, s.active) > 0 and not s.settings.before_roll)
        return (Decision(s.active, "item", "OTL-S3", item_codes(s, applies)),)

    def answer(self, s: Lam, seat: int, code: str) -> None:
        if code == "keep":
            return
        if IS_REROLL[s.items[seat]]:
            s.next(ROLL)
        else:
            s.extra = item_bonus(s, seat)
        use_item(s, seat)

    def refuse(self, s: Lam, seat: int, code: str) -> str:
        return "OTL-D5"


@final
class Result(Step[Lam]):
    """OTL-S4: the total must equal or exceed the number."""

    def happen(self, s: Lam) -> None:
        seat = s.active
        number = TILE_NUMBER[s.tiles[seat]]
        total = s.die + skill_bonus(s, seat) + s.extra
        if total >= number:
            succeed(s, seat, total, number)
        else:
            fail(s, seat, total, number)


def succeed(s: Lam, seat: int, total: int, number: int) -> None:
    """OTL-S5, S6, S8: a card for each point above the number, at least one and at most three, and a mark."""
    cards = cards_won(total, number)
    s.tell(SUCCEEDED, (seat, total, number, cards))
    mark(s, seat)
    draw_alibis(s, seat, cards)


def mark(s: Lam, seat: int) -> None:
    """OTL-S8, S11, V5: a mark on the location; the twelfth removes them all."""
    if s.settings.marks:
        s.marks[seat] |= 1 << s.tiles[seat]
        if s.settings.marks_reset and s.marks[seat].bit_count() == LOCATIONS:
            s.marks[seat] = 0
            s.tell(MARKS_CLEARED, (seat,))


def fail(s: Lam, seat: int, total: int, number: int) -> None:
    """OTL-S12, S13, V4: the police come nearer; who is still there may try again."""
    s.tell(FAILED, (seat, total, number))
    if s.settings.retry:
        s.next(RETRY)
    pursue(s, seat)


@final
class Retry(Ask[Lam]):
    """OTL-S13, S14, N6: roll again for the same location, or stop."""

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        return (Decision(s.active, "retry", "OTL-S13", ("retry", "stop")),)

    def answer(self, s: Lam, seat: int, code: str) -> None:
        if code == "retry":
            try_search(s)

    def default(self, s: Lam, seat: int) -> str:
        return "stop"

    def rule_of(self, s: Lam, code: str) -> str:
        return "OTL-S13" if code == "retry" else "OTL-S14"

    def refuse(self, s: Lam, seat: int, code: str) -> str:
        return "OTL-N6"


BEFORE_ROLL: Final = BeforeRoll()
ROLL: Final = Roll()
ITEM_WINDOW: Final = ItemWindow()
RESULT: Final = Result()
RETRY: Final = Retry()
