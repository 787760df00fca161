"""Stages 1 and 2: which way, and run away (OUT-W, OUT-R)."""

import re
from functools import lru_cache
from random import Random
from typing import Final, final

from lamster.games.outrun.components import (
    ANTIDOTE,
    CARD,
    GAPS,
    LETTERS,
    LONG_WAY,
    MAJOR,
    MOVE,
    NONE,
    PATH,
    PATHS,
    SHOWS_ANTIDOTE,
    TURN_UP,
    cards_in,
)
from lamster.games.outrun.events import FINISHED, LATE, PATH_PILE, RESHUFFLED, TURNED
from lamster.games.outrun.rules.clock import NO_CLAIM, fastest, official_ms
from lamster.games.outrun.rules.rows import acceptable
from lamster.games.outrun.settings import LAG_CAP
from lamster.games.outrun.state import Outrun, Run, in_force, is_infected, majors
from lamster.kernel.decision import Decision, Form
from lamster.kernel.pile import Draws
from lamster.kernel.state import Ask
from lamster.kernel.timing import Measured
from lamster.kernel.together import Together

RUN: Final = re.compile(r"run:([LRJDCSVT123MA]*)@(\d{1,7})(?:~(\d{1,8})\.(\d{1,8}|-)\.(\d{1,3})(r?))?", re.ASCII)
LATE_CODE: Final = "late"
TURN_CODES: Final = ("turn",)
TRAY: Final = Draws("tray", MOVE.codes)
BLIND: Final = 8000
"""A random runner takes up to so many milliseconds."""


# Stage 1: which way.


@final
class WhichWay(Ask[Outrun]):
    """OUT-W1, W7: the flipper turns the card."""

    def ask(self, s: Outrun) -> tuple[Decision, ...]:
        return (Decision(s.flipper, "turn", "OUT-W1", TURN_CODES),)

    def answer(self, s: Outrun, seat: int, code: str) -> None:
        turn_up(s)


def turn_up(s: Outrun) -> None:
    """OUT-W1, W6: the top path card, of used ones when none is left; and the order of shuffled trays (OUT-O4)."""
    if s.paths.empty():
        s.paths.shuffle(s.paths_used)
        s.paths_used = [0] * PATHS
        s.tell(RESHUFFLED, (PATH_PILE,))
    s.next(TURN_CARD)
    if s.settings.shuffled:
        s.next(SHUFFLE_TRAY)


@final
class ShuffleTray(Ask[Outrun]):
    """OUT-O4: chance lays out the moves anew, one after the other, the same for all."""

    FIELDS = ("laid",)

    def __init__(self, laid: str = "") -> None:
        self.laid = laid

    def ask(self, s: Outrun) -> tuple[Decision, ...]:
        left = [int(letter not in self.laid) for letter in LETTERS]
        return TRAY.from_counts(left, "tray", "OUT-O4") if any(left) else ()

    def answer(self, s: Outrun, seat: int, code: str) -> None:
        laid = self.laid + LETTERS[TRAY.kind_of[code]]
        if len(laid) < len(LETTERS):
            s.next(ShuffleTray(laid))
        else:
            s.tray = laid


@final
class TurnCard(Ask[Outrun]):
    """OUT-W1, W4, T3, H6: chance tells the path card of this round, of which nothing was known before."""

    def ask(self, s: Outrun) -> tuple[Decision, ...]:
        return TURN_UP.from_pile(s.paths, "path", "OUT-W1")

    def answer(self, s: Outrun, seat: int, code: str) -> None:
        s.path = TURN_UP.kind_of[code]
        s.paths.take(s.path)
        s.tell(TURNED, (s.path,))


# Stage 2: run away.


@final
class RunForm(Form):
    """OUT-R2 to R6, T11: what a seat may lay, and in which time. Frozen while the run lasts (OUT-W5)."""

    def __init__(self, path: int, front: int, majors: int, infected: bool, limit: int) -> None:
        self.path: Final = path
        self.front: Final = front
        self.majors: Final = majors
        self.infected: Final = infected
        self.limit: Final = limit
        self.tray: Final = tray_signs(front, majors, infected)
        self.rows: Final = acceptable(path, front, majors, infected and SHOWS_ANTIDOTE[path])

    def refuse(self, code: str) -> str:
        if code == LATE_CODE:
            return ""
        found = RUN.fullmatch(code)
        if found is None:
            return "a run is run:ROW, one sign a card, and the table adds the time"
        row, ms = found[1], int(found[2])
        return self.refuse_row(row) or self.refuse_time(ms, row, measured_in(found))

    def refuse_row(self, row: str) -> str:
        """OUT-R2, T11: each card of the tray once."""
        for sign in row:
            if row.count(sign) > self.tray.count(sign):
                return f"{sign} is laid more often than the tray has it: the tray has {self.tray}"
        return ""

    def refuse_time(self, ms: int, row: str, measured: Measured | None) -> str:
        """OUT-T6, T12, L4: the official time must follow from what was measured, and be in time."""
        if ms < fastest(len(row)) or (measured is not None and not follows(ms, measured, len(row))):
            return "the time of this run does not follow from what was measured"
        return "" if ms <= self.limit else f"this run took longer than the limit of {self.limit // 1000} s"

    def sample(self, rng: Random) -> str:
        """OUT-L7: a right row in about half of the runs, else cards put together blindly."""
        if rng.random() < 0.5:
            row = self.rows[int(rng.random() * len(self.rows))]
        else:
            row = blind_row(self.tray, int(rng.random() * (len(self.tray) + 1)), rng)
        return f"run:{row}@{fastest(len(row)) + int(rng.random() * BLIND)}"

    def default(self) -> str:
        return LATE_CODE

    def stamp(self, code: str, measured: Measured) -> str:
        """OUT-L4: the official time, and what it follows from; a row with a stamp of its own is spoilt by a second."""
        row = code[4:]
        claim = "-" if measured.claim < 0 else str(measured.claim)
        back = "" if measured.same else "r"
        official = official_ms(measured, len(row))
        return code if code == LATE_CODE else f"{code}@{official}~{measured.span}.{claim}.{measured.allowance}{back}"

    def duration(self, code: str) -> int:
        found = RUN.fullmatch(code)
        return 0 if found is None else int(found[2])

    def spec(self) -> dict[str, object]:
        return {
            "tray": self.tray,
            "path": PATH.codes[self.path],
            "front": [CARD.codes[card] for card in cards_in(self.front)],
            "majors": self.majors,
            "infected": self.infected,
            "limit": self.limit,
        }


def blind_row(tray: str, cards: int, rng: Random) -> str:
    """So many cards of the tray in any order: the very ones that `rng.sample` would draw, in a quarter of its time."""
    pool = list(tray)
    row = ""
    for left in range(len(tray), len(tray) - cards, -1):
        bits = left.bit_length()
        i = rng.getrandbits(bits)
        while i >= left:
            i = rng.getrandbits(bits)
        row += pool[i]
        pool[i] = pool[left - 1]
    return row


def follows(ms: int, measured: Measured, cards: int) -> bool:
    """OUT-T2, T6: no line is made up for by more than the cap, so a run in time arrived in time too (OUT-T12)."""
    return measured.allowance <= LAG_CAP and ms == official_ms(measured, cards)


def tray_signs(front: int, majors: int, infected: bool) -> str:
    """OUT-R2, S2, V3, Z7: eight moves, The long way in force, Major shortcuts held, the antidote of the infected."""
    gaps = "".join([GAPS[i] for i in range(len(GAPS)) if front >> (LONG_WAY + i) & 1])
    return LETTERS + gaps + MAJOR * majors + ANTIDOTE * infected


@lru_cache(1024)
def run_form(path: int, front: int, majors: int, infected: bool, limit: int) -> RunForm:
    """Forms never change, so all who ask for the same share one."""
    return RunForm(path, front, majors, infected, limit)


def measured_in(found: "re.Match[str]") -> Measured | None:
    """What the table measured of a person's run; None for a bot's."""
    if found[3] is None:
        return None
    claim = NO_CLAIM if found[4] == "-" else int(found[4])
    return Measured(int(found[3]), claim, int(found[5]), not found[6])


@final
class RunAway(Together[Outrun]):
    """OUT-R1, R8, R9, T10, U6: all at once and once each, until the last has finished or time is up."""

    def who(self, s: Outrun) -> tuple[int, ...]:
        return EVERYBODY[s.seats]

    def ask(self, s: Outrun) -> tuple[Decision, ...]:
        """OUT-W5: nothing changes what may be laid while the run lasts, so who has yet to finish is not asked anew."""
        return s.open if s.answers and s.open else super().ask(s)

    def question(self, s: Outrun, seat: int) -> Decision:
        return Decision(seat, "run", "OUT-R1", (), None, False, form_of(s, seat))

    def answered(self, s: Outrun, seat: int, code: str) -> None:
        s.tell(LATE if code == LATE_CODE else FINISHED, (seat,))

    def complete(self, s: Outrun, answers: tuple[tuple[int, str], ...]) -> None:
        s.runs = tuple([read_run(s, seat, code) for seat, code in answers])

    def mask(self, s: Outrun, seat: int, code: str, viewer: int | None) -> str:
        """OUT-H4, T13: others see that a seat has finished, nothing else."""
        return code if code == LATE_CODE else "run"


EVERYBODY: Final = [tuple(range(seats)) for seats in range(7)]


def form_of(s: Outrun, seat: int) -> RunForm:
    return run_form(s.path, in_force(s, seat), majors(s, seat), is_infected(s, seat), s.settings.limit)


def read_run(s: Outrun, seat: int, code: str) -> Run:
    """An answer as everybody will know it: see state.Run. Unfinished rows count as not laid (OUT-R11, U4)."""
    front, major, infected = in_force(s, seat), majors(s, seat), is_infected(s, seat)
    if code == LATE_CODE:
        return (seat, "", NONE, NONE, False, front, major, infected, False)
    row, _, time = code[4:].partition("@")
    ms, _, measured = time.partition("~")
    right = row in acceptable(s.path, front, major, infected and SHOWS_ANTIDOTE[s.path])
    if not measured:
        return (seat, row, int(ms), NONE, False, front, major, infected, right)
    allowance = int(measured.rstrip("r").rpartition(".")[2])
    return (seat, row, int(ms), allowance, measured.endswith("r"), front, major, infected, right)


WHICH_WAY: Final = WhichWay()
TURN_CARD: Final = TurnCard()
SHUFFLE_TRAY: Final = ShuffleTray()
RUN_AWAY: Final = RunAway()
