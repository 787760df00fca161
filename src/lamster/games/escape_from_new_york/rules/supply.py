"""What Heroes hold: drawing, the limit of three, throwing away and dropping (EFNY-I, C, G)."""

from collections.abc import Callable
from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    CASES,
    DRAW_CASE,
    DRAW_ITEM,
    FINGER,
    FIRST_CASE,
    FIRST_STARTING,
    ITEMS,
    NONE,
    SUPPLY_LIMIT,
    THING,
)
from lamster.games.escape_from_new_york.knowledge import (
    DECK,
    DISCARD,
    SLOT,
    moved,
    open_things,
    reshuffled_items,
    seen_discarded,
)
from lamster.games.escape_from_new_york.rules.enemies import put_token, wants_item
from lamster.games.escape_from_new_york.rules.programs import WORDS, Part
from lamster.games.escape_from_new_york.state import UNSEEN, NewYork
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.event import EVERYBODY
from lamster.kernel.state import Ask

ITEM_PILE: Final = 0


def is_item(thing: int) -> bool:
    """EFNY-L3: Items and the Diagrams of bridges 3 and 4; not Cases, not the President."""
    return thing < FIRST_CASE


def is_case(thing: int) -> bool:
    return FIRST_CASE <= thing < FIRST_CASE + CASES


def gain(s: NewYork, seat: int, thing: int) -> None:
    s.supplies[seat] = tuple(sorted([*s.supplies[seat], thing]))


def take_out(s: NewYork, seat: int, thing: int) -> None:
    supply = s.supplies[seat]
    i = supply.index(thing)
    s.supplies[seat] = supply[:i] + supply[i + 1 :]


def hand_over(s: NewYork, giver: int, taker: int, thing: int) -> None:
    """A thing changes hands: the two know it, the others do not."""
    take_out(s, giver, thing)
    gain(s, taker, thing)
    moved(s, thing, giver, taker, 1 << giver | 1 << taker)


def discard(s: NewYork, seat: int, thing: int, seen: bool = False) -> None:
    """EFNY-I5 to I7, XP6: out of the supply, face down to the discard pile; starting cards leave the game."""
    take_out(s, seat, thing)
    if thing >= FIRST_STARTING or (seen and thing == FINGER):
        s.gone += (thing,)
        moved(s, thing, seat, NONE)
    else:
        s.item_discard[thing] += 1
        moved(s, thing, seat, DISCARD, EVERYBODY if seen else 1 << seat)


def put_away(s: NewYork, weapon: int) -> None:
    """EFNY-I7, I10, I15: a revealed Weapon is discarded; a starting one leaves the game."""
    if weapon < FIRST_STARTING:
        s.item_discard[weapon] += 1
        seen_discarded(s, weapon)
    else:
        s.gone += (weapon,)


def discard_used(s: NewYork, seat: int, thing: int) -> None:
    """EFNY-I5: shown, used and discarded."""
    discard(s, seat, thing, True)
    s.tell(events.USED, (seat, thing))


# Drawing.


@final
class DrawItem(Ask[NewYork]):
    """EFNY-I3, W6: the top Item card, face down into the supply; then the limit."""

    FIELDS = ("seat", "free")

    def __init__(self, seat: int, free: bool = False) -> None:
        self.seat = seat
        self.free = free

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return draw_item(s)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        thing = take_item(s, code)
        if thing == NONE:
            s.tell(events.DREW_NOTHING, (self.seat,))
            return
        gain(s, self.seat, thing)
        moved(s, thing, DECK, self.seat, 1 << self.seat)
        s.tell(events.DREW, (self.seat, thing), 1 << self.seat)
        s.next(Limit(self.seat, self.free))

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return code if viewer == self.seat or code == "nothing" else "item:?"


def draw_item(s: NewYork) -> tuple[Decision, ...]:
    if not s.item_pile.empty():
        return DRAW_ITEM.from_pile(s.item_pile, "item", "EFNY-I3")
    return DRAW_ITEM.from_counts(s.item_discard, "item", "EFNY-I3") if any(s.item_discard) else NO_ITEM


NO_ITEM: Final = (Decision(CHANCE, "item", "EFNY-I3", ("nothing",), None, True),)


def take_item(s: NewYork, code: str) -> int:
    """The drawn Item; NONE when deck and discard pile are empty."""
    if code == "nothing":
        return NONE
    if s.item_pile.empty():
        s.item_pile.shuffle(s.item_discard)
        s.item_discard = [0] * ITEMS
        reshuffled_items(s)
        s.tell(events.RESHUFFLED, (ITEM_PILE,))
    thing = DRAW_ITEM.kind_of[code]
    s.item_pile.take(thing)
    return thing


def do_item(s: NewYork, part: Part) -> None:
    s.then(*[DrawItem(s.active) for _ in range(part.number)])


# The limit.


Using = tuple[Callable[[NewYork], list[str]], Callable[[NewYork, int, str], None]]
USING: Final[list[Using]] = []
"""EFNY-I4: which Items could be used and Weapons revealed, and how; entered by the module of the windows."""


@final
class Limit(Ask[NewYork]):
    """EFNY-I4, P5: at most three things; the fourth or another goes at once.

    Free, outside the resolution of any card, an Item may be used or a Weapon revealed instead.
    """

    FIELDS = ("seat", "free")

    def __init__(self, seat: int, free: bool = False) -> None:
        self.seat = seat
        self.free = free

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        if len(s.supplies[self.seat]) <= SUPPLY_LIMIT:
            return ()
        codes = ways_to_lose(s, self.seat) + (USING[0][0](s) if self.free else [])
        return (Decision(self.seat, "limit", "EFNY-I4", tuple(sorted(codes))),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        s.next(self)
        if code.startswith(("use:", "ready:")):
            USING[0][1](s, seat, code)
        else:
            lose_one(s, seat, code)

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return code if code.startswith(("use:", "ready:")) else masked_loss(s, code)

    def rule_of(self, s: NewYork, code: str) -> str:
        return "EFNY-C6" if code.startswith("drop-") else ""


def masked_loss(s: NewYork, code: str) -> str:
    """EFNY-C6, I6: others see a back go, and the slot and token of a Case."""
    verb, _, name = code.partition(":")
    return code if THING.index[name] in open_things(s) else f"{verb}:?"


def ways_to_lose(s: NewYork, seat: int) -> list[str]:
    """EFNY-I4, C6: throw an Item away, or onto the Level Bar on one's own turn; or drop a Case."""
    codes: list[str] = []
    for thing in set(s.supplies[seat]):
        name = THING.codes[thing]
        if is_item(thing):
            codes.append(f"throw:{name}")
            if seat == s.active and wants_item(s, seat):
                codes.append(f"bar:{name}")
        elif is_case(thing):
            codes += drops(s, thing)
    return codes


def drops(s: NewYork, thing: int) -> list[str]:
    """EFNY-C6, C8: into any empty slot."""
    return [f"drop-{slot + 1}:{THING.codes[thing]}" for slot in range(CASES) if s.slots[slot] == NONE]


def lose_one(s: NewYork, seat: int, code: str) -> None:
    verb, _, name = code.partition(":")
    thing = THING.index[name]
    if verb.startswith("drop-"):
        drop(s, seat, thing, int(verb[5:]) - 1)
        return
    only = seen_by(s, seat, thing)
    discard(s, seat, thing)
    if verb == "bar":
        s.bar_items[seat] += 1
        s.tell(events.ITEM_ON_BAR, (seat, thing), only)
    else:
        s.tell(events.THREW_AWAY, (seat, thing), only)


def seen_by(s: NewYork, seat: int, thing: int) -> int:
    """Whom it is told which thing this is: its owner, or everybody where it lies open."""
    return EVERYBODY if thing in open_things(s) else 1 << seat


def drop(s: NewYork, seat: int, thing: int, slot: int) -> None:
    """EFNY-C6, C7, C11: the card face down into the slot, its token to the Hero's space."""
    take_out(s, seat, thing)
    s.slots[slot] = thing
    s.dropped |= (seat == s.active) << slot
    s.tell(events.DROPPED, (seat, thing, slot + 1), seen_by(s, seat, thing))
    moved(s, thing, seat, SLOT + slot, 1 << seat)
    put_token(s, slot, s.at[seat])


# Cases.


@final
class TakeCase(Ask[NewYork]):
    """EFNY-C2, C3: the card of the slot; who takes it learns what it is."""

    FIELDS = ("slot", "free")

    def __init__(self, slot: int, free: bool) -> None:
        self.slot = slot
        self.free = free

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        thing = s.slots[self.slot]
        if thing == UNSEEN:
            return DRAW_CASE.from_counts(s.case_left, "case", "EFNY-C2")
        return (Decision(CHANCE, "case", "EFNY-C2", (f"case:{THING.codes[thing]}",)),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        thing = THING.index[code[5:]]
        if s.slots[self.slot] == UNSEEN:
            s.case_left[thing - FIRST_CASE] -= 1
        s.slots[self.slot] = NONE
        s.tokens[self.slot] = NONE
        s.tell(events.TOOK_CASE, (s.active, self.slot + 1))
        s.tell(events.SAW_CASE, (s.active, thing), seen_by(s, s.active, thing))
        gain(s, s.active, thing)
        moved(s, thing, SLOT + self.slot, s.active, 1 << s.active)
        s.next(Limit(s.active, self.free))

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return code if viewer == s.active else "case:?"


WORDS["item"] = do_item
