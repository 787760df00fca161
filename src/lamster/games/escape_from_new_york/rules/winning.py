"""Winning together, winning alone (EFNY-V)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    BLUE_THING,
    BY_RAFT,
    DIAGRAM_OF,
    FIRST_CASE,
    GULLFIRE,
    HELICOPTER,
    PRESIDENT,
    RAFT,
    TAPE,
    THING,
    WANTED,
    WTC_SPACE,
)
from lamster.games.escape_from_new_york.knowledge import shown
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import Decision, Outcome
from lamster.kernel.together import Together

NOTHING: Final = "show:nothing"


def needed(s: NewYork, seat: int, bridge: int) -> list[int]:
    """What this Hero holds of the three things that an escape over this bridge needs."""
    things = [t for t in s.supplies[seat] if t in (PRESIDENT, TAPE) or DIAGRAM_OF[t] == bridge]
    return sorted(set(things))


@final
class Attempt(Together[NewYork]):
    """EFNY-V1, V3, V4: all Heroes of the space secretly choose what to show, then all is shown at once."""

    FIELDS = ("bridge",)

    def __init__(self, bridge: int) -> None:
        self.bridge = bridge

    def who(self, s: NewYork) -> tuple[int, ...]:
        return tuple([seat for seat in self.there(s) if not s.showing[seat]])

    def there(self, s: NewYork) -> tuple[int, ...]:
        here = s.at[s.active]
        return tuple([seat for seat in range(s.seats) if s.at[seat] == here])

    def question(self, s: NewYork, seat: int) -> Decision:
        things = needed(s, seat, self.bridge)
        codes = [NOTHING]
        for choice in range(1, 1 << len(things)):
            names = [THING.codes[thing] for i, thing in enumerate(things) if choice >> i & 1]
            codes.append(f"show:{'+'.join(names)}")
        return Decision(seat, "show", "EFNY-V3", tuple(sorted(codes)))

    def complete(self, s: NewYork, answers: tuple[tuple[int, str], ...]) -> None:
        s.tell(events.ATTEMPT, (s.active, self.bridge))
        found: set[int] = set()
        for seat, code in sorted([*answers, *self.promised(s)]):
            found |= self.reveal(s, seat, code)
        if self.enough(found):
            winners = self.there(s)
            for seat in winners:
                s.tell(events.ESCAPED, (seat,))
            s.ended = Outcome(winners, "EFNY-V1")
        else:
            s.tell(events.FAILED, (self.bridge,))

    def promised(self, s: NewYork) -> list[tuple[int, str]]:
        """EFNY-V11: what those show who always show everything."""
        names = {seat: [THING.codes[thing] for thing in needed(s, seat, self.bridge)] for seat in self.there(s)}
        return [(seat, f"show:{'+'.join(names[seat]) or 'nothing'}") for seat in names if s.showing[seat]]

    def reveal(self, s: NewYork, seat: int, code: str) -> set[int]:
        """EFNY-V4: everybody has seen what was shown."""
        things = [] if code == NOTHING else [THING.index[name] for name in code[5:].split("+")]
        for thing in things:
            s.tell(events.SHOWED, (seat, thing))
            shown(s, seat, thing)
        if not things:
            s.tell(events.SHOWED_NOTHING, (seat,))
        return set(things)

    def enough(self, found: set[int]) -> bool:
        return {PRESIDENT, TAPE} <= found and any(DIAGRAM_OF[thing] == self.bridge for thing in found)

    def default(self, s: NewYork, seat: int) -> str:
        return NOTHING

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return "show:?"


def attempt(s: NewYork, bridge: int) -> None:
    """EFNY-V3, V11: at once where nobody has to be asked."""
    step = Attempt(bridge)
    if step.who(s):
        s.next(step)
    else:
        step.complete(s, ())


# Alone.


def lone_open(s: NewYork) -> bool:
    """EFNY-V5 (a), V6: what everybody sees of the conditions: the President or a red tile, and the level."""
    return (s.taken or s.hurried) and s.levels[s.active] >= s.settings.lone_level


def at_transport(s: NewYork, seat: int, purple: int) -> bool:
    """EFNY-V5, X1 to X3, X5: its condition (d)."""
    here = s.at[seat]
    if purple == HELICOPTER:
        return s.landed and s.copter == here
    if purple == GULLFIRE:
        return s.gullfire and here == WTC_SPACE
    return purple == BY_RAFT and s.suburbs[here] == RAFT


def near_any_transport(s: NewYork, seat: int) -> bool:
    return any(at_transport(s, seat, purple) for purple in (HELICOPTER, GULLFIRE, BY_RAFT))


def has_blue(s: NewYork, seat: int) -> bool:
    """EFNY-V5, XW3: its condition (c)."""
    if s.blues[seat] == WANTED:
        return s.wanted[seat] > 0
    return BLUE_THING[s.blues[seat]] in s.supplies[seat]


def can_win_alone(s: NewYork) -> bool:
    """EFNY-V5, V7: Enemies do not matter."""
    seat = s.active
    return lone_open(s) and has_blue(s, seat) and at_transport(s, seat, s.purples[seat])


def might_win_alone(s: NewYork) -> bool:
    """Whether the others must reckon with it: so they may be let know that the Hero is asked."""
    seat = s.active
    holds = any(thing < FIRST_CASE or thing != PRESIDENT for thing in s.supplies[seat]) or s.wanted[seat] > 0
    return lone_open(s) and near_any_transport(s, seat) and holds


def declare(s: NewYork) -> None:
    """EFNY-V5, G3."""
    seat = s.active
    s.tell(events.LONE, (seat, s.blues[seat], s.purples[seat]))
    s.ended = Outcome((seat,), "EFNY-V5")
