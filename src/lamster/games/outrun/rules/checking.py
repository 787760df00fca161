"""Stages 3 to 5: the check, the ranking, and getting moving (OUT-C, OUT-F, OUT-M)."""

from typing import Final, final

from lamster.games.outrun.components import (
    ACTIVE,
    ANTIDOTE,
    BEAR,
    BOOST,
    BOX,
    MAJOR,
    MAJOR_SHORTCUT,
    NONE,
    VALUES,
)
from lamster.games.outrun.events import (
    BOOSTED,
    CURED,
    LEFT_MAP,
    MOVED,
    RIGHT,
    SPENT,
    STAYED,
    TOOK_CLAW,
    WON,
    WRONG,
    time_of,
)
from lamster.games.outrun.knowledge import seen_leaving
from lamster.games.outrun.load import pace
from lamster.games.outrun.state import ESCAPED, Outrun, Run, discard, in_force, is_right, take_from_hand
from lamster.kernel.decision import Decision, Outcome
from lamster.kernel.state import Ask, Step

CLAW_CODES: Final = ("claw:no", "claw:yes")
FIRST_POSITION: Final = 1
REMEMBERED: Final = 3
"""OUT-N8: rounds."""


# Stage 3: was it the right way?


@final
class Check(Step[Outrun]):
    """OUT-C1, G4: all rows are checked together; then everybody stands in the line (OUT-G5)."""

    def happen(self, s: Outrun) -> None:
        s.runs_path = s.path
        s.runs_round = s.round
        s.moved = [0] * s.seats
        line_up(s)
        if s.log is not None:
            for run in s.runs:
                tell_run(s, run)
        for run in s.runs:
            carry_out(s, run)
        s.paces = (*s.paces[1 - REMEMBERED :], tuple([pace(s.path, run) for run in s.runs if counts(run)]))
        s.paths_used[s.path] += 1
        s.path = NONE


def line_up(s: Outrun) -> None:
    """OUT-G5, F1, T5, T7, L6: right before wrong before late; each by official time, then by the order of arrival."""
    s.runs = tuple(sorted(s.runs, key=lambda run: place_in_line(s, run)))
    s.line = tuple([run[0] for run in s.runs])
    s.right = 0
    for run in s.runs:
        s.right |= run[-1] << run[0]


def place_in_line(s: Outrun, run: Run) -> int:
    """Sorting keeps the order of arrival among equals; who has no Finish stands clockwise from the flipper (OUT-G8)."""
    if run[-1]:
        return run[2]
    return WRONG_LAST + run[2] if run[2] != NONE else LATE_LAST + (run[0] - s.flipper) % s.seats


WRONG_LAST: Final = 1 << 30
LATE_LAST: Final = 1 << 31


def tell_run(s: Outrun, run: Run) -> None:
    """OUT-C2, C3. Who has no Finish was told so at once."""
    if run[2] != NONE:
        if run[-1]:
            s.tell(RIGHT, (run[0], run[1], *time_of(run[2]), s.line.index(run[0]) + 1))
        else:
            s.tell(WRONG, (run[0], run[1], *time_of(run[2])))


def carry_out(s: Outrun, run: Run) -> None:
    """OUT-C4 to C7: laid Major shortcuts are spent, the antidote works in a right row alone."""
    seat, row, right = run[0], run[1], run[-1]
    for _ in range(row.count(MAJOR)):
        take_from_hand(s, seat, MAJOR_SHORTCUT)
        seen_leaving(s, seat, MAJOR_SHORTCUT)
        s.discard[MAJOR_SHORTCUT] += 1
        s.tell(SPENT, (seat, MAJOR_SHORTCUT))
    if right and row.endswith(ANTIDOTE):
        cure(s, seat)


def cure(s: Outrun, seat: int) -> None:
    """OUT-C5, Z5: healthy, without cards, and safe from infection for the rest of the round."""
    s.tell(CURED, (seat, s.front[seat].bit_count()))
    s.infected &= ~(1 << seat)
    s.immune |= 1 << seat
    discard(s, s.front[seat])
    s.front[seat] = 0


def counts(run: Run) -> bool:
    """OUT-N8: a right run of a person, with its moves laid, tells how fast people run."""
    return run[-1] and run[3] != NONE and run[1] != MAJOR


# Stage 4: was I faster than the others?


@final
class Ranking(Step[Outrun]):
    """OUT-F2 to F5, C3: right seats from the fastest position down, wrong ones in the +0 box. OUT-W2, W3: who flips."""

    def happen(self, s: Outrun) -> None:
        places = ACTIVE[s.seats]
        fastest = len(places)
        slowest_right = NONE
        for i in range(s.seats):
            seat = s.line[i]
            if is_right(s, seat):
                s.positions[seat] = places[fastest - 1 - i]
                slowest_right = seat
            else:
                s.positions[seat] = BOX
        if slowest_right != NONE:
            s.flipper = s.line[0]
            if s.settings.monster == BEAR:
                offer_claw(s, slowest_right)


def offer_claw(s: Outrun, seat: int) -> None:
    """OUT-F6: if somebody was wrong, position 1 is vacant; and there must be something to get rid of."""
    if s.right.bit_count() < s.seats and s.front[seat]:
        s.next(BearChoice(seat))


@final
class BearChoice(Ask[Outrun]):
    """OUT-F6 to F8: the slowest right seat may take the claw to be rid of its cards."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Outrun) -> tuple[Decision, ...]:
        return (Decision(self.seat, "claw", "OUT-F6", CLAW_CODES),)

    def answer(self, s: Outrun, seat: int, code: str) -> None:
        if code == "claw:yes":
            s.positions[seat] = FIRST_POSITION
            s.tell(TOOK_CLAW, (seat,))
        else:
            s.tell(STAYED, (seat,))


# Stage 5: get moving!


@final
class GetMoving(Step[Outrun]):
    """OUT-M3, M5: one after the other along the line, until one has left the museum."""

    def happen(self, s: Outrun) -> None:
        s.moved = [0] * s.seats
        for seat in s.line:
            if is_right(s, seat):
                move(s, seat)
                if s.rooms[seat] > s.settings.goal:
                    win(s, seat)
                    return


def stay_behind(s: Outrun, winner: int) -> None:
    """OUT-M5: who was right but comes later in the line does not move any more."""
    for seat in s.line[s.line.index(winner) + 1 :]:
        if is_right(s, seat):
            s.moved[seat] = NONE


def move(s: Outrun, seat: int) -> None:
    """OUT-M1, M2, M4, M6: the value of the position, doubled by Boost; who leaves the map comes to no room."""
    rooms = VALUES[s.settings.monster][s.positions[seat]]
    boosted = rooms > 0 and in_force(s, seat) >> BOOST & 1
    if boosted:
        rooms *= 2
    s.moved[seat] = rooms
    s.rooms[seat] = min(s.rooms[seat] + rooms, s.settings.goal + 1)
    if s.rooms[seat] > s.settings.goal:
        s.tell(LEFT_MAP, (seat, rooms))
    else:
        s.tell(BOOSTED if boosted else MOVED, (seat, rooms, s.rooms[seat]))


def win(s: Outrun, seat: int) -> None:
    """OUT-E1, G2, M4: the first to leave the last map board."""
    stay_behind(s, seat)
    s.tell(WON, (seat,))
    s.ended = Outcome((seat,), ESCAPED)


CHECK: Final = Check()
RANKING: Final = Ranking()
GET_MOVING: Final = GetMoving()
