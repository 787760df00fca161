"""Taking from other Heroes, and giving back (EFNY-W9, P6)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    PRESIDENT,
    SEAT_NUMBERS,
    THING,
)
from lamster.games.escape_from_new_york.knowledge import CASE, ITEM, backs, open_things
from lamster.games.escape_from_new_york.rules.programs import WORDS, Part
from lamster.games.escape_from_new_york.rules.supply import Limit, hand_over, is_item
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.state import Ask

BACKS: Final = {"steal:case-back": CASE, "steal:item-back": ITEM}
"""EFNY-W9: Items and Case cards can be told apart from behind."""


def robbable(s: NewYork, president: bool) -> list[int]:
    """EFNY-W9: other Heroes here with a card that may be taken."""
    here = s.at[s.active]
    seats = [seat for seat in range(s.seats) if seat != s.active and s.at[seat] == here]
    return [seat for seat in seats if any(president or thing != PRESIDENT for thing in s.supplies[seat])]


@final
class Rob(Ask[NewYork]):
    """EFNY-W9, P6: whom to rob."""

    FIELDS = ("president", "gives")

    def __init__(self, president: bool, gives: bool) -> None:
        self.president = president
        self.gives = gives

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = [f"rob:{SEAT_NUMBERS[seat]}" for seat in robbable(s, self.president)]
        return (Decision(s.active, "rob", "EFNY-W9", tuple(codes), None, True),) if codes else ()

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        victim = int(code[4:]) - 1
        s.tell(events.ROBBED, (seat, victim))
        if self.gives:
            s.next(GiveBack(victim))
        s.next(Steal(victim, self.president))


@final
class Steal(Ask[NewYork]):
    """EFNY-W9: an open card by name, or one of the backs."""

    FIELDS = ("victim", "president")

    def __init__(self, victim: int, president: bool) -> None:
        self.victim = victim
        self.president = president

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        supply = s.supplies[self.victim]
        shown = [thing for thing in set(supply) if thing in open_things(s) and (self.president or thing != PRESIDENT)]
        codes = [f"steal:{THING.codes[thing]}" for thing in shown]
        codes += [code for code, sort in BACKS.items() if backs(s, self.victim, sort)]
        return (Decision(s.active, "steal", "EFNY-W9", tuple(sorted(codes)), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code in BACKS:
            s.next(StealBack(self.victim, BACKS[code]))
        else:
            rob(s, self.victim, THING.index[code[6:]])


@final
class StealBack(Ask[NewYork]):
    """EFNY-W9: chosen without seeing it; the two of them know it then."""

    FIELDS = ("victim", "sort")

    def __init__(self, victim: int, sort: int) -> None:
        self.victim = victim
        self.sort = sort

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = [f"back:{THING.codes[thing]}" for thing in backs(s, self.victim, self.sort)]
        names = sorted(set(codes))
        weights = tuple([codes.count(name) for name in names])
        return (Decision(CHANCE, "back", "EFNY-W9", tuple(names), weights),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        rob(s, self.victim, THING.index[code[5:]])

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return code if viewer in (s.active, self.victim) else "back:?"


def rob(s: NewYork, victim: int, thing: int) -> None:
    only = -1 if thing in open_things(s) else 1 << s.active | 1 << victim
    hand_over(s, victim, s.active, thing)
    s.tell(events.STOLE, (s.active, victim, thing), only)
    s.next(Limit(s.active))


@final
class GiveBack(Ask[NewYork]):
    """BRX-5: an Item of one's own choice for the one who was robbed."""

    FIELDS = ("victim",)

    def __init__(self, victim: int) -> None:
        self.victim = victim

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        things = sorted({f"give:{THING.codes[thing]}" for thing in s.supplies[s.active] if is_item(thing)})
        return (Decision(s.active, "give", "EFNY-W9", tuple(things)),) if things else ()

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        thing = THING.index[code[5:]]
        hand_over(s, seat, self.victim, thing)
        only = -1 if thing in open_things(s) else 1 << seat | 1 << self.victim
        s.tell(events.GAVE, (seat, self.victim, thing), only)
        s.next(Limit(self.victim))

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        seen = viewer == self.victim or THING.index[code[5:]] in open_things(s)
        return code if seen else "give:?"


def do_steal(s: NewYork, part: Part) -> None:
    s.next(Rob("president" in part.marks, "give-back" in part.marks))


WORDS["steal"] = do_steal
