"""Stage 6: special effects (OUT-X): what the monster does to those on its special places."""

from typing import Final, final

from lamster.games.outrun.components import BEAR, DRAGON, ICONS, SEAT_NUMBERS, ZOMBIE
from lamster.games.outrun.events import BITTEN, BURNED, CLAWED, INFECTED
from lamster.games.outrun.state import Outrun, discard
from lamster.kernel.decision import Decision
from lamster.kernel.event import EventKind
from lamster.kernel.state import Ask, Step


@final
class SpecialEffects(Step[Outrun]):
    """OUT-X1 to X5: nothing on the Vampire, claw, fire, or biohazard."""

    def happen(self, s: Outrun) -> None:
        monster = s.settings.monster
        if monster == BEAR:
            clear_fronts(s, "claw", CLAWED)
        elif monster == DRAGON:
            clear_fronts(s, "fire", BURNED)
        elif monster == ZOMBIE:
            bite(s)


def standing_on(s: Outrun, icon: str) -> list[int]:
    """The seats on places with this icon, along the line."""
    icons = ICONS[s.settings.monster]
    return [seat for seat in s.line if icon in icons[s.positions[seat]]]


def clear_fronts(s: Outrun, icon: str, told: EventKind) -> None:
    """OUT-X2, X3, X10, B6: all cards in front of the seats there go, helpful ones too; hands stay."""
    for seat in standing_on(s, icon):
        cards = s.front[seat]
        if cards:
            discard(s, cards)
            s.front[seat] = 0
            s.tell(told, (seat, cards.bit_count()))


def bite(s: Outrun) -> None:
    """OUT-X4, X8: bites come first and all at once; only who was infected before passes it on."""
    hazard = standing_on(s, "biohazard")
    carriers = [seat for seat in hazard if s.infected >> seat & 1]
    for seat in hazard:
        if healthy(s, seat):
            s.infected |= 1 << seat
            s.tell(BITTEN, (seat,))
    s.then(*[PassItOn(seat) for seat in carriers])


def healthy(s: Outrun, seat: int) -> bool:
    """OUT-X7: neither infected nor immune."""
    return not (s.infected | s.immune) >> seat & 1


def victims(s: Outrun, seat: int) -> list[int]:
    """OUT-X6, X7: the healthy neighbours in the line, whatever empty positions lie between."""
    at = s.line.index(seat)
    around = [s.line[i] for i in (at - 1, at + 1) if 0 <= i < s.seats]
    return [other for other in around if healthy(s, other)]


@final
class PassItOn(Ask[Outrun]):
    """OUT-X5, X7: an infected seat on a biohazard place infects a neighbour; the only one without being asked."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Outrun) -> tuple[Decision, ...]:
        codes = sorted([f"infect:{SEAT_NUMBERS[other]}" for other in victims(s, self.seat)])
        return (Decision(self.seat, "infect", "OUT-X5", tuple(codes), None, True),) if codes else ()

    def answer(self, s: Outrun, seat: int, code: str) -> None:
        victim = int(code[7:]) - 1
        s.infected |= 1 << victim
        s.tell(INFECTED, (seat, victim))

    def default(self, s: Outrun, seat: int) -> str:
        """OUT-U7: the one further ahead on the map, then the one before in the line."""
        found = victims(s, seat)
        return f"infect:{max(found, key=lambda other: (s.rooms[other], -s.line.index(other))) + 1}"

    def refuse(self, s: Outrun, seat: int, code: str) -> str:
        return "OUT-X7" if code.startswith("infect:") else ""


def first_victim(s: Outrun, seat: int) -> str:
    """OUT-E4: whom a seat infects that nobody plays: the first legal one in the line."""
    return f"infect:{victims(s, seat)[0] + 1}"


SPECIAL_EFFECTS: Final = SpecialEffects()
