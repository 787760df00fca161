"""Drawing play cards (OTL-D) and the single events (OTL-C1 to C9)."""

from typing import Final, final

from lamster.games.on_the_lam.components import (
    ALIBI_DRAWS,
    ALIBIS,
    CARD,
    CARDS,
    IS_ITEM,
    MOB_HIDEOUT,
    NEIGHBOURS,
    PLAY,
    PLAY_DRAWS,
    PRIVATE_EYE,
    STATION,
    STEAL_DRAWS,
    TILE,
    TILES,
)
from lamster.games.on_the_lam.events import (
    DISCARDED,
    DREW_ALIBI,
    DREW_ITEM,
    EVENT_CARD,
    GAVE,
    NO_EFFECT,
    RODE,
    SENT,
    STOLE_ALIBI,
    STOLE_ITEM,
)
from lamster.games.on_the_lam.knowledge import seen_leaving, stolen_unseen
from lamster.games.on_the_lam.rules.hands import (
    DISCARD,
    FINISH_EVENT,
    HIDDEN_ALIBI,
    lay_aside,
    least_valuable,
    lose,
    refill_alibis,
    refill_plays,
    take_alibi,
)
from lamster.games.on_the_lam.rules.meetings import MEETING
from lamster.games.on_the_lam.rules.moving import arrive
from lamster.games.on_the_lam.rules.police import send_police
from lamster.games.on_the_lam.state import (
    NONE,
    Lam,
    gain_alibi,
    hand_codes,
    held,
    ready,
    seats_from,
    without,
)
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

TAXI_STEPS: Final = 3
HIDDEN_ITEM: Final = "play:item"
STOLEN_ALIBI: Final = "steal:alibi"
STOLEN_ITEM: Final = "steal:item"


def draw_play_card(s: Lam) -> None:
    """OTL-D1, H5, H6: the top card of the play pile, if there is one to be had."""
    refill_plays(s)
    if not s.play_pile.empty():
        s.next(DRAW_PLAY)


@final
class DrawPlay(Ask[Lam]):
    """OTL-D1 to D3: an event is carried out at once, an item goes into the hand unseen."""

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        return PLAY_DRAWS.from_pile(s.play_pile, "play", "OTL-D1")

    def answer(self, s: Lam, seat: int, code: str) -> None:
        card = PLAY_DRAWS.kind_of[code]
        s.play_pile.take(card)
        if IS_ITEM[card]:
            s.tell(DREW_ITEM, (s.active, ALIBIS + card), 1 << s.active)
            gain_item(s, card)
        else:
            s.event = card
            s.tell(EVENT_CARD, (s.active, ALIBIS + card))
            s.next(FINISH_EVENT)
            s.next(EFFECTS[card])

    def mask(self, s: Lam, seat: int, code: str, viewer: int | None) -> str:
        hidden = IS_ITEM[PLAY_DRAWS.kind_of[code]] and viewer != s.active
        return HIDDEN_ITEM if hidden else code


DRAW_PLAY: Final = DrawPlay()


def gain_item(s: Lam, item: int) -> None:
    """OTL-D4, H5: a second item means a choice at once."""
    if s.items[s.active] == NONE:
        s.items[s.active] = item
        refill_plays(s)
    else:
        s.second = item
        s.next(SECOND_ITEM)


@final
class SecondItem(Ask[Lam]):
    """OTL-D4, H5: keep one of two items, discard the other face up. Asked also when they are alike: that is hidden."""

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        codes = sorted({f"discard:{PLAY.codes[item]}" for item in (s.items[s.active], s.second)})
        return (Decision(s.active, "second-item", "OTL-D4", tuple(codes)),)

    def answer(self, s: Lam, seat: int, code: str) -> None:
        card = DISCARD[code]
        if s.items[seat] == card - ALIBIS:
            s.items[seat] = s.second
        s.second = NONE
        s.play_discard[card - ALIBIS] += 1
        seen_leaving(s, seat, card)
        s.tell(DISCARDED, (seat, card))
        refill_plays(s)

    def default(self, s: Lam, seat: int) -> str:
        return f"discard:{PLAY.codes[s.second]}"


SECOND_ITEM: Final = SecondItem()


def no_effect(s: Lam) -> None:
    """OTL-D8: what cannot be carried out has no effect."""
    s.tell(NO_EFFECT, (s.active, ALIBIS + s.event))


@final
class CatchATaxi(Ask[Lam]):
    """OTL-C1: ride up to three steps, through no closed tile; or stay."""

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        reach = TAXI_READY[s.tiles[s.active]] if ready(s, s.active) else TAXI[s.tiles[s.active]]
        return (Decision(s.active, "taxi", "OTL-C1", reach),)

    def answer(self, s: Lam, seat: int, code: str) -> None:
        tile = TILE.index[code.partition(":")[2]]
        if tile != s.tiles[seat]:
            if tile in (PRIVATE_EYE, MOB_HIDEOUT):
                s.next(MEETING)
            arrive(s, seat, tile, RODE)

    def default(self, s: Lam, seat: int) -> str:
        return "taxi:C2" if ready(s, seat) else f"taxi:{TILE.codes[s.tiles[seat]]}"

    def refuse(self, s: Lam, seat: int, code: str) -> str:
        return "OTL-T3" if code == "taxi:C2" else "OTL-C1"


def within_a_ride(tile: int, is_ready: bool) -> tuple[str, ...]:
    """Tiles at most three steps away; the station is an end at best, and never on the way."""
    reached = {tile}
    edge = {tile}
    for _ in range(TAXI_STEPS):
        edge = {to for here in edge if here != STATION or here == tile for to in NEIGHBOURS[here]}
        edge -= set() if is_ready else {STATION}
        reached |= edge
    return tuple(sorted([f"taxi:{TILE.codes[to]}" for to in reached]))


TAXI: Final = [within_a_ride(tile, False) for tile in range(TILES)]
TAXI_READY: Final = [within_a_ride(tile, True) for tile in range(TILES)]


@final
class GoToMeeting(Step[Lam]):
    """OTL-C2, C5: the token is put on the Private Eye or Mob Hideout tile, and there is a meeting."""

    FIELDS = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def happen(self, s: Lam) -> None:
        s.next(MEETING)
        if s.tiles[s.active] != self.tile:
            arrive(s, s.active, self.tile, SENT)


@final
class RotaryPhone(Ask[Lam]):
    """OTL-C3: the police go to any tile, and everybody there is investigated."""

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        return (Decision(s.active, "phone", "OTL-C3", PHONE),)

    def answer(self, s: Lam, seat: int, code: str) -> None:
        tile = TILE.index[code.partition(":")[2]]
        send_police(s, tile, [other for other in seats_from(s, seat) if s.tiles[other] == tile])

    def default(self, s: Lam, seat: int) -> str:
        return "phone:C2"


PHONE: Final = tuple(sorted(f"phone:{tile}" for tile in TILE.codes))


@final
class UndercoverCop(Step[Lam]):
    """OTL-C4: the police come to the drawing player."""

    def happen(self, s: Lam) -> None:
        send_police(s, s.tiles[s.active], [s.active])


@final
class ManInATrenchcoat(Ask[Lam]):
    """OTL-C6: one alibi card is given for the top card of the pile."""

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        codes = hand_codes(s, s.active, "give", items=False)
        if not codes or (s.alibi_pile.empty() and not any(s.alibi_discard)):
            no_effect(s)
            return ()
        return (Decision(s.active, "trenchcoat", "OTL-C6", tuple(codes)),)

    def answer(self, s: Lam, seat: int, code: str) -> None:
        card = CARD.index[code.partition(":")[2]]
        take_alibi(s, seat, card)
        s.aside = (card,)
        s.tell(GAVE, (seat, card))
        refill_alibis(s)
        s.next(SWAP)

    def default(self, s: Lam, seat: int) -> str:
        return f"give:{CARD.codes[least_valuable(s, seat, items=False)]}"


@final
class Swap(Ask[Lam]):
    """OTL-C6: the new card is taken before the given one is discarded, so that it cannot come back."""

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        return ALIBI_DRAWS.from_pile(s.alibi_pile, "alibi", "OTL-C6")

    def answer(self, s: Lam, seat: int, code: str) -> None:
        card = ALIBI_DRAWS.kind_of[code]
        s.alibi_pile.take(card)
        gain_alibi(s, s.active, card)
        s.tell(DREW_ALIBI, (s.active, card), 1 << s.active)
        lay_aside(s)

    def mask(self, s: Lam, seat: int, code: str, viewer: int | None) -> str:
        return code if viewer == s.active else HIDDEN_ALIBI


SWAP: Final = Swap()


@final
class Mugger(Step[Lam]):
    """OTL-C7: half of the cards in hand, rounded down, the item counted, must go."""

    def happen(self, s: Lam) -> None:
        cards = held(s, s.active) // 2
        if cards:
            s.next(HandOver(cards))
        else:
            no_effect(s)


@final
class HandOver(Ask[Lam]):
    """OTL-C7: the player chooses the cards, one by one."""

    FIELDS = ("cards",)

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        return (Decision(s.active, "mugger", "OTL-C7", tuple(hand_codes(s, s.active, "discard"))),)

    def answer(self, s: Lam, seat: int, code: str) -> None:
        lose(s, seat, DISCARD[code])
        if self.cards > 1:
            s.next(HandOver(self.cards - 1))

    def default(self, s: Lam, seat: int) -> str:
        return f"discard:{CARD.codes[least_valuable(s, seat)]}"


@final
class EmptyStreets(Step[Lam]):
    """OTL-C8: the police go back to the Police Station."""

    def happen(self, s: Lam) -> None:
        send_police(s, STATION, [])


@final
class Blackmail(Ask[Lam]):
    """OTL-C9: an opponent with a card in hand must be chosen."""

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        victims = [seat for seat in range(s.seats) if seat != s.active and held(s, seat)]
        if not victims:
            no_effect(s)
            return ()
        return (Decision(s.active, "blackmail", "OTL-C9", tuple([ROB[seat] for seat in victims]), None, True),)

    def answer(self, s: Lam, seat: int, code: str) -> None:
        s.next(Steal(ROB.index(code)))

    def default(self, s: Lam, seat: int) -> str:
        """The opponent with the most cards, among equals the next in turn order."""
        order = seats_from(s, seat)[1:]
        return ROB[max(order, key=lambda other: (held(s, other), -order.index(other)))]


ROB: Final = ("rob:1", "rob:2", "rob:3", "rob:4")


@final
class Steal(Ask[Lam]):
    """OTL-C9: one card at random from the whole hand, seen only by thief and victim."""

    FIELDS = ("victim",)

    def __init__(self, victim: int) -> None:
        self.victim = victim

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        counts = [0] * CARDS
        for card in s.hands[self.victim]:
            counts[card] += 1
        if s.items[self.victim] != NONE:
            counts[ALIBIS + s.items[self.victim]] = 1
        return STEAL_DRAWS.from_counts(counts, "steal", "OTL-C9")

    def answer(self, s: Lam, seat: int, code: str) -> None:
        card = STEAL_DRAWS.kind_of[code]
        both = 1 << s.active | 1 << self.victim
        stolen_unseen(s, s.active, self.victim, card)
        if card >= ALIBIS:
            s.tell(STOLE_ITEM, (s.active, self.victim, card), both)
            s.items[self.victim] = NONE
            gain_item(s, card - ALIBIS)
        else:
            s.tell(STOLE_ALIBI, (s.active, self.victim, card), both)
            s.hands[self.victim] = without(s.hands[self.victim], card)
            gain_alibi(s, s.active, card)

    def mask(self, s: Lam, seat: int, code: str, viewer: int | None) -> str:
        if viewer in (s.active, self.victim):
            return code
        return STOLEN_ITEM if STEAL_DRAWS.kind_of[code] >= ALIBIS else STOLEN_ALIBI


BY_CARD: Final[dict[str, Step[Lam]]] = {
    "catch_a_taxi": CatchATaxi(),
    "private_eye_card": GoToMeeting(PRIVATE_EYE),
    "rotary_phone": RotaryPhone(),
    "undercover_cop": UndercoverCop(),
    "mobster": GoToMeeting(MOB_HIDEOUT),
    "man_in_a_trenchcoat": ManInATrenchcoat(),
    "mugger": Mugger(),
    "empty_streets": EmptyStreets(),
    "blackmail": Blackmail(),
}
EFFECTS: Final = [BY_CARD[card] for card in PLAY.codes if card in BY_CARD]
"""The events stand before the items in table 5.5, so an event's number is its place here."""
