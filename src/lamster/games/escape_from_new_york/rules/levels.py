"""Levels, Special Action cards and objectives (EFNY-L), and Buildings (EFNY-F14 to F16)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    ACTION,
    AMMO,
    BLUE,
    BUILDING,
    LEVELS,
    NONE,
    PURPLE,
    THING,
    cards_in,
)
from lamster.games.escape_from_new_york.knowledge import (
    BLUE_CARD,
    DECK,
    DISCARD,
    PURPLE_CARD,
    SHOP,
    card_came_back,
    looked_through,
    moved,
)
from lamster.games.escape_from_new_york.rules.city import building_at
from lamster.games.escape_from_new_york.rules.enemies import wants_item, wants_prisoner
from lamster.games.escape_from_new_york.rules.helping import Recover, add_ammo
from lamster.games.escape_from_new_york.rules.supply import DrawItem, Limit, draw_item, gain, take_item
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.state import Ask, Step

LIBRARY: Final = BUILDING.index["library"]
SURGERY: Final = BUILDING.index["surgery"]
GUN_SHOP: Final = BUILDING.index["gun-shop"]
SURGERY_CARDS: Final = 2
SHOP_AMMO: Final = 2


# Step 8.


@final
class LevelUp(Step[NewYork]):
    """EFNY-H16, L4, L5, L8: a complete bar goes, its text is carried out, the next bar is flipped."""

    def happen(self, s: NewYork) -> None:
        seat = s.active
        if s.levels[seat] >= LEVELS or wants_prisoner(s, seat) or wants_item(s, seat):
            return
        s.prisoners_left += s.bar_prisoners[seat]
        s.bar_prisoners[seat] = s.bar_items[seat] = 0
        s.levels[seat] += 1
        s.tell(events.LEVEL_UP, (seat, s.levels[seat]))
        if s.levels[seat] > 1:
            s.next(Exchange())
        if s.levels[seat] < LEVELS:
            s.next(Learn())


@final
class Learn(Ask[NewYork]):
    """EFNY-L6, L7: one of the own Special Action cards beside the board, into the hand for good."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = sorted([f"learn:{ACTION.codes[card]}" for card in cards_in(s.beside[s.active])])
        return (Decision(s.active, "learn", "EFNY-L6", tuple(codes)),) if codes else ()

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        card = ACTION.index[code[6:]]
        s.beside[seat] &= ~(1 << card)
        s.hands[seat] |= 1 << card
        s.tell(events.LEARNED, (seat, card), 1 << seat)

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return "learn:?"


@final
class Exchange(Ask[NewYork]):
    """EFNY-L9: which of the two objectives goes into its deck."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return (Decision(s.active, "exchange", "EFNY-L9", ("exchange:blue", "exchange:purple")),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        blue = code == "exchange:blue"
        s.tell(events.EXCHANGED, (seat, int(not blue)))
        names, held, left = (BLUE, s.blues, s.blue_left) if blue else (PURPLE, s.purples, s.purple_left)
        colour, old = BLUE_CARD if blue else PURPLE_CARD, held[seat]
        left[old] += 1
        held[seat] = NONE
        moved(s, colour + old, seat, DECK, 1 << seat)
        looked_through(s, seat, colour, left)
        cards = [names.codes[i] for i in range(len(left)) for _ in range(left[i])]
        s.tell(events.LOOKED, (seat, int(not blue), "+".join(cards)), 1 << seat)
        s.next(ChooseObjective(blue))


@final
class ChooseObjective(Ask[NewYork]):
    """EFNY-L9: any one of the deck, the old one included; the others do not learn which."""

    FIELDS = ("blue",)

    def __init__(self, blue: bool) -> None:
        self.blue = blue

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        names, left = (BLUE, s.blue_left) if self.blue else (PURPLE, s.purple_left)
        codes = sorted([f"objective:{names.codes[i]}" for i in range(len(left)) if left[i]])
        return (Decision(s.active, "objective", "EFNY-L9", tuple(codes)),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        name = code.partition(":")[2]
        if self.blue:
            s.blues[seat] = BLUE.index[name]
            s.blue_left[s.blues[seat]] -= 1
            moved(s, BLUE_CARD + s.blues[seat], DECK, seat, 1 << seat)
            s.tell(events.OBJECTIVE, (seat, s.blues[seat]), 1 << seat)
        else:
            s.purples[seat] = PURPLE.index[name]
            s.purple_left[s.purples[seat]] -= 1
            moved(s, PURPLE_CARD + s.purples[seat], DECK, seat, 1 << seat)
            s.tell(events.TRANSPORT, (seat, s.purples[seat]), 1 << seat)

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return "objective:?"


# Step 9.


@final
class UseBuilding(Ask[NewYork]):
    """EFNY-H17, F14 to F16: the Building of the Hero's space, with or without Enemies."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        building = building_at(s, s.at[s.active])
        codes: list[str] = []
        if building == LIBRARY:
            codes = ["decline", *(["library:card"] if s.discards[s.active] else []), "library:item"]
        elif building == SURGERY and s.discards[s.active]:
            codes = ["surgery"]
        elif building == GUN_SHOP:
            codes = shop_codes(s)
        return (Decision(s.active, "building", "EFNY-H17", tuple(codes), None, True),) if codes else ()

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == "decline":
            return
        s.tell(events.BUILDING_USED, (seat, building_at(s, s.at[seat])))
        if code == "library:item":
            s.next(DrawItem(seat, True))
        elif code == "library:card":
            s.next(RandomCard())
        elif code == "surgery":
            s.next(Recover(seat, SURGERY_CARDS))
        elif code == "shop:ammo":
            add_ammo(s, SHOP_AMMO)
        else:
            s.next(ShopItem())


def shop_codes(s: NewYork) -> list[str]:
    """EFNY-F16: an impossible choice may not be taken."""
    weapon = s.weapons[s.active]
    codes = []
    if weapon != NONE and s.ammo[s.active] < AMMO[weapon]:
        codes.append("shop:ammo")
    if not s.item_pile.empty() or any(s.item_discard):
        codes.append("shop:items")
    return codes


@final
class RandomCard(Ask[NewYork]):
    """EFNY-F14: a random card of the own discard pile comes back."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = sorted([f"find:{ACTION.codes[card]}" for card in cards_in(s.discards[s.active])])
        return (Decision(CHANCE, "find", "EFNY-F14", tuple(codes)),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        card = ACTION.index[code[5:]]
        s.discards[s.active] &= ~(1 << card)
        s.hands[s.active] |= 1 << card
        card_came_back(s, s.active)
        s.tell(events.RECOVERED, (s.active, card), 1 << s.active)

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return code if viewer == s.active else "find:?"


@final
class ShopItem(Ask[NewYork]):
    """EFNY-F16: two Items are drawn, as far as there are any."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return draw_item(s)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        thing = take_item(s, code)
        if thing != NONE:
            s.shop += (thing,)
            moved(s, thing, DECK, SHOP, 1 << s.active)
            s.tell(events.DREW, (s.active, thing), 1 << s.active)
        if len(s.shop) == 1 and thing != NONE:
            s.next(ShopItem())
        elif s.shop:
            s.next(KeepOne())

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return code if viewer == s.active or code == "nothing" else "item:?"


@final
class KeepOne(Ask[NewYork]):
    """EFNY-F16: one of the two is kept, the other discarded unseen."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = sorted({f"keep:{THING.codes[thing]}" for thing in s.shop})
        return (Decision(s.active, "keep", "EFNY-F16", tuple(codes)),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        kept = THING.index[code[5:]]
        left = list(s.shop)
        left.remove(kept)
        s.shop = tuple(left)
        gain(s, seat, kept)
        moved(s, kept, SHOP, seat, 1 << seat)
        s.shop = ()
        for thing in left:
            s.item_discard[thing] += 1
            moved(s, thing, SHOP, DISCARD, 1 << seat)
            s.tell(events.THREW_AWAY, (seat, thing), 1 << seat)
        s.next(Limit(seat, True))

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return "keep:?"


LEVEL_UP: Final = LevelUp()
USE_BUILDING: Final = UseBuilding()
