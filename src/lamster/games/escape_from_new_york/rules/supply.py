"""What Heroes hold: drawing, the limit of three, throwing away and dropping (EFNY-I, C, G)."""

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
    PRESIDENT,
    SUPPLY_LIMIT,
    THING,
)
from lamster.games.escape_from_new_york.knowledge import learn, left_supply
from lamster.games.escape_from_new_york.rules.enemies import put_token, wants_item
from lamster.games.escape_from_new_york.rules.programs import WORDS, Part
from lamster.games.escape_from_new_york.state import UNSEEN, NewYork
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.state import Ask

ITEM_PILE: Final = 0


def is_item(thing: int) -> bool:
    """EFNY-L3: Items and the Diagrams of bridges 3 and 4; not Cases, not the President."""
    return thing < FIRST_CASE


def is_case(thing: int) -> bool:
    return FIRST_CASE <= thing < FIRST_CASE + CASES


def gain(s: NewYork, seat: int, thing: int) -> None:
    s.supplies[seat] = tuple(sorted([*s.supplies[seat], thing]))


def give_up(s: NewYork, seat: int, thing: int, seen: bool) -> None:
    """A thing leaves a supply, openly or unseen by others."""
    supply = s.supplies[seat]
    i = supply.index(thing)
    s.supplies[seat] = supply[:i] + supply[i + 1 :]
    left_supply(s, seat, thing, seen or thing in open_things(s))


def put_away(s: NewYork, thing: int) -> None:
    """EFNY-I6, I7, XP6: Items to their discard pile; starting cards leave the game."""
    if thing < FIRST_STARTING and thing != FINGER:
        s.item_discard[thing] += 1
    else:
        s.gone += (thing,)


def discard_used(s: NewYork, seat: int, thing: int) -> None:
    """EFNY-I5: shown, used and discarded."""
    give_up(s, seat, thing, True)
    put_away(s, thing)
    s.tell(events.USED, (seat, thing))


# Drawing.


@final
class DrawItem(Ask[NewYork]):
    """EFNY-I3, W6: the top Item card, face down into the supply; then the limit."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return draw_item(s)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        thing = take_item(s, code)
        if thing == NONE:
            s.tell(events.DREW_NOTHING, (self.seat,))
            return
        gain(s, self.seat, thing)
        s.tell(events.DREW, (self.seat, thing), 1 << self.seat)
        s.next(Limit(self.seat))

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
        s.tell(events.RESHUFFLED, (ITEM_PILE,))
    thing = DRAW_ITEM.kind_of[code]
    s.item_pile.take(thing)
    return thing


def do_item(s: NewYork, part: Part) -> None:
    s.then(*[DrawItem(s.active) for _ in range(part.number)])


# The limit.


@final
class Limit(Ask[NewYork]):
    """EFNY-I4, P5: at most three things; the fourth or another goes at once."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        if len(s.supplies[self.seat]) <= SUPPLY_LIMIT:
            return ()
        codes = sorted(ways_to_lose(s, self.seat))
        return (Decision(self.seat, "limit", "EFNY-I4", tuple(codes)),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        s.next(self)
        lose_one(s, seat, code)

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return masked_loss(s, code) if viewer != seat else code


def masked_loss(s: NewYork, code: str) -> str:
    """EFNY-C6, I6: others see a back go, and the slot and token of a Case."""
    verb, _, name = code.partition(":")
    return code if THING.index[name] in open_things(s) else f"{verb}:?"


def open_things(s: NewYork) -> list[int]:
    """What lies face up wherever it is: the President, Brain's Diagram, a Bracelet that was turned up."""
    return OPEN_WITH_BRACELET if s.bracelet_up else OPEN_THINGS


OPEN_THINGS: Final = [THING.index["diagram-3"], PRESIDENT]
OPEN_WITH_BRACELET: Final = [*OPEN_THINGS, THING.index["bracelet"]]


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
    give_up(s, seat, thing, False)
    put_away(s, thing)
    only = -1 if thing in open_things(s) else 1 << seat
    if verb == "bar":
        s.bar_items[seat] += 1
        s.tell(events.ITEM_ON_BAR, (seat, thing), only)
    else:
        s.tell(events.THREW_AWAY, (seat, thing), only)


def drop(s: NewYork, seat: int, thing: int, slot: int) -> None:
    """EFNY-C6, C7, C11: the card face down into the slot, its token to the Hero's space."""
    give_up(s, seat, thing, False)
    s.slots[slot] = thing
    s.dropped |= (seat == s.active) << slot
    s.tell(events.DROPPED, (seat, thing, slot + 1), -1 if thing in open_things(s) else 1 << seat)
    learn(s, seat, slot)
    put_token(s, slot, s.at[seat])


# Cases.


@final
class TakeCase(Ask[NewYork]):
    """EFNY-C2, C3: the card of the slot; who takes it learns what it is."""

    FIELDS = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

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
        s.tell(events.SAW_CASE, (s.active, thing), -1 if thing in open_things(s) else 1 << s.active)
        gain(s, s.active, thing)
        s.next(Limit(s.active))

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return code if viewer == s.active else "case:?"


WORDS["item"] = do_item
