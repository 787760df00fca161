"""Cards and tiles that give cards back, turn up POI, move the Helicopter and load Weapons (EFNY-W5, X2, Y5, F16)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    ACTION,
    AMMO,
    GRID,
    PARK_SPACES,
    SEAT_NUMBERS,
    SPACE,
    cards_in,
)
from lamster.games.escape_from_new_york.knowledge import card_came_back
from lamster.games.escape_from_new_york.rules.programs import WORDS, Part
from lamster.games.escape_from_new_york.rules.revealing import TurnPoi, face_down_pois
from lamster.games.escape_from_new_york.rules.supply import (
    DrawItem,
)
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask

DONE: Final = "done"


# Giving cards back.


@final
class Recover(Ask[NewYork]):
    """EFNY-W5: cards of one's own choice from the own discard pile; fewer are allowed."""

    FIELDS = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        if not self.left or not s.discards[self.seat]:
            return ()
        codes = [f"recover:{ACTION.codes[card]}" for card in cards_in(s.discards[self.seat])]
        return (Decision(self.seat, "recover", "EFNY-W5", tuple(sorted([*codes, DONE]))),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code != DONE:
            take_back(s, seat, ACTION.index[code[8:]])
            s.next(Recover(seat, self.left - 1))

    def default(self, s: NewYork, seat: int) -> str:
        return DONE

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return code if code == DONE else "recover:?"


def take_back(s: NewYork, seat: int, card: int) -> None:
    """Which card it was is the owner's secret, so nothing is sure about the discard pile any more."""
    s.discards[seat] &= ~(1 << card)
    s.hands[seat] |= 1 << card
    card_came_back(s, seat)
    s.tell(events.RECOVERED, (seat, card), 1 << seat)


def do_recover(s: NewYork, part: Part) -> None:
    s.next(Recover(s.active, part.number))


@final
class Cover(Ask[NewYork]):
    """MG-1: one other Hero here or next door."""

    FIELDS = ("cards",)

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        here = s.at[s.active]
        near = [seat for seat in range(s.seats) if seat != s.active and GRID[here][s.at[seat]] <= 1]
        codes = [f"cover:{SEAT_NUMBERS[seat]}" for seat in near if s.discards[seat]]
        return (Decision(s.active, "cover", "EFNY-W5", tuple(codes), None, True),) if codes else ()

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        s.next(Recover(int(code[6:]) - 1, self.cards))


def do_cover(s: NewYork, part: Part) -> None:
    s.next(Cover(part.number))


def others_from(s: NewYork) -> list[int]:
    return [(s.active + i) % s.seats for i in range(1, s.seats)]


def do_patch(s: NewYork, part: Part) -> None:
    """MGX-5: each other Hero here."""
    s.then(*[Recover(seat, part.number) for seat in others_from(s) if s.at[seat] == part.where])


def do_adrenaline(s: NewYork, _: Part) -> None:
    """TB-09: each other Hero; alone an Item instead."""
    if s.settings.solo:
        s.next(DrawItem(s.active))
    else:
        s.then(*[Recover(seat, 1) for seat in others_from(s)])


# Timer tiles.


@final
class Lookout(Ask[NewYork]):
    """TB-03, EFNY-Y5: a face-down POI of one's choice may be turned up."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = sorted([f"turn:{SPACE.codes[space]}" for space in face_down_pois(s)])
        return (Decision(s.active, "lookout", "EFNY-Y5", tuple(sorted([*codes, DONE])), None, True),) if codes else ()

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code != DONE:
            s.next(TurnPoi(SPACE.index[code[5:]]))

    def default(self, s: NewYork, seat: int) -> str:
        return DONE


@final
class MoveCopter(Ask[NewYork]):
    """TB-04, IT-13, EFNY-X2: the Helicopter counter goes to another park space."""

    FIELDS = ("may_stay",)

    def __init__(self, may_stay: bool) -> None:
        self.may_stay = may_stay

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = [f"copter:{SPACE.codes[space]}" for space in PARK_SPACES if space != s.copter]
        return (Decision(s.active, "copter", "EFNY-X2", tuple(sorted(codes + [DONE] * self.may_stay)), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code != DONE:
            s.copter = SPACE.index[code[7:]]
            s.tell(events.COPTER_MOVED, (s.copter,))

    def default(self, s: NewYork, seat: int) -> str:
        return DONE if self.may_stay else super().default(s, seat)


def do_lookout(s: NewYork, _: Part) -> None:
    s.next(Lookout())


def do_chopper(s: NewYork, _: Part) -> None:
    s.next(MoveCopter(True))


def do_radio(s: NewYork, _: Part) -> None:
    s.next(MoveCopter(False))


def do_ammo(s: NewYork, part: Part) -> None:
    add_ammo(s, part.number)


def add_ammo(s: NewYork, number: int) -> None:
    """IT-11, EFNY-F16, I11: never more than the Weapon takes."""
    weapon = s.weapons[s.active]
    s.ammo[s.active] = min(AMMO[weapon], s.ammo[s.active] + number)
    s.tell(events.AMMO_ADDED, (s.active, s.ammo[s.active]))


WORDS["recover"] = do_recover
WORDS["cover"] = do_cover
WORDS["patch"] = do_patch
WORDS["adrenaline"] = do_adrenaline
WORDS["lookout"] = do_lookout
WORDS["chopper"] = do_chopper
WORDS["radio"] = do_radio
WORDS["ammo"] = do_ammo
