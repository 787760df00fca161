"""The rules of Heist, in the order of play."""

from random import Random

from lamster.kernel.decision import Decision, Form, Outcome
from lamster.kernel.event import EVERYBODY
from lamster.kernel.state import Ask, Step
from lamster.kernel.timing import Measured
from lamster.kernel.together import Together
from tests.toys.heist.state import (
    BACKS,
    BLOCKED,
    BOXES,
    CARD,
    COMPARED,
    COUNTERED,
    CROWBAR,
    DRAW,
    DREW,
    FASTEST,
    GUARD,
    HAND,
    LAID,
    LOOK,
    LOOKED,
    NONE,
    OPEN,
    OPENED,
    PLANNED,
    PLANS,
    RACE_LIMIT,
    ROW,
    VALUE,
    Heist,
    is_partner,
    lay_down,
    team,
)


class NewRound(Step[Heist]):
    """TOY-A1: fill up hands, plan, take turns, race; after the last round the richer team wins (TOY-W1)."""

    def happen(self, s: Heist) -> None:
        if s.round == s.options["rounds"]:
            best = max(s.points)
            s.ended = Outcome(tuple([seat for seat in range(s.seats) if s.points[seat % 2] == best]), "TOY-W1")
            return
        s.round += 1
        s.plans = [NONE] * s.seats
        seats = range(s.seats)
        s.then(*[FillUp(seat) for seat in seats], Planning(), *[Turn(seat) for seat in seats], Race(), NewRound())


class FillUp(Ask[Heist]):
    """TOY-D1: draw up to three cards. The team sees them, others only the back; a known card is known to all."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Heist) -> tuple[Decision, ...]:
        return DRAW.from_pile(s.pile, "draw", "TOY-D1") if len(s.hands[self.seat]) < HAND else ()

    def answer(self, s: Heist, seat: int, code: str) -> None:
        card = DRAW.kind_of[code]
        known = s.pile.known_next() != NONE
        s.pile.take(card)
        s.hands[self.seat] = tuple(sorted([*s.hands[self.seat], card]))
        if known:
            s.shown[self.seat] = tuple(sorted([*s.shown[self.seat], card]))
        s.tell(DREW, (self.seat, card), EVERYBODY if known else team(s, self.seat))
        s.next(self)

    def mask(self, s: Heist, seat: int, code: str, viewer: int | None) -> str:
        seen = s.pile.known_next() != NONE or is_partner(s, self.seat, viewer)
        return code if seen else f"draw:{BACKS[DRAW.kind_of[code]]}"


class Planning(Together[Heist]):
    """TOY-P1: all plan at once. A partner sees the plan at once, opponents when all have planned (TOY-P2)."""

    def who(self, s: Heist) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def question(self, s: Heist, seat: int) -> Decision:
        return Decision(seat, "plan", "TOY-P1", PLANS)

    def default(self, s: Heist, seat: int) -> str:
        return "plan:wait"

    def mask(self, s: Heist, seat: int, code: str, viewer: int | None) -> str:
        return seen_answer(s, seat, code, viewer)

    def complete(self, s: Heist, answers: tuple[tuple[int, str], ...]) -> None:
        for seat, code in sorted(answers):
            s.plans[seat] = PLANS.index(code)
            s.tell(PLANNED, (seat, s.plans[seat]))


def seen_answer(s: Heist, seat: int, code: str, viewer: int | None) -> str:
    """An answer that waits for the others' as this viewer sees it: of a row only the time it took."""
    if is_partner(s, seat, viewer):
        return code
    return f"row:?@{code.partition('@')[2]}" if code.startswith("row:") else "plan:?"


class Turn(Ask[Heist]):
    """TOY-T1: through the door to a box, over the roof for a look into one; who planned to wait waits."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Heist) -> tuple[Decision, ...]:
        verb = ("grab", "peek", "")[s.plans[self.seat]]
        left = [f"{verb}:{box + 1}" for box in range(BOXES) if s.taken[box] == NONE] if verb else []
        return (Decision(self.seat, "turn", "TOY-T1", (*left, "wait"), None, True),)

    def answer(self, s: Heist, seat: int, code: str) -> None:
        verb, _, number = code.partition(":")
        if verb == "peek":
            peek(s, seat, int(number) - 1)
        elif verb == "grab":
            guarding = [other for other in range(s.seats) if not is_partner(s, other, seat)]
            windows = [Window(other, seat) for other in guarding] if s.options["guards"] else []
            s.then(*windows, TakeBox(seat, int(number) - 1))

    def default(self, s: Heist, seat: int) -> str:
        return "wait"

    def refuse(self, s: Heist, seat: int, code: str) -> str:
        return "TOY-P2" if code.startswith(("grab:", "peek:")) else ""


def peek(s: Heist, seat: int, box: int) -> None:
    """TOY-T2: only the team learns what is in the box; whether somebody has looked before, everybody knows."""
    if s.boxes[box] == NONE:
        s.next(LookInto(seat, box))
    else:
        s.looked[box] |= team(s, seat)
        s.tell(COMPARED, (seat, box + 1, s.boxes[box]), s.looked[box])


class LookInto(Ask[Heist]):
    """TOY-T2: now that somebody looks, chance tells what is in the box."""

    FIELDS = ("seat", "box")

    def __init__(self, seat: int, box: int) -> None:
        self.seat = seat
        self.box = box

    def ask(self, s: Heist) -> tuple[Decision, ...]:
        return LOOK.from_counts(s.stock, "look", "TOY-T2")

    def answer(self, s: Heist, seat: int, code: str) -> None:
        s.boxes[self.box] = LOOK.kind_of[code]
        s.stock[s.boxes[self.box]] -= 1
        s.looked[self.box] = team(s, self.seat)
        s.tell(LOOKED, (self.seat, self.box + 1, s.boxes[self.box]), s.looked[self.box])

    def mask(self, s: Heist, seat: int, code: str, viewer: int | None) -> str:
        return code if is_partner(s, self.seat, viewer) else "loot:?"


class Window(Ask[Heist]):
    """TOY-B1: an opponent of the thief may block with a guard. Open to all who hold a card: what it is, is secret."""

    FIELDS = ("seat", "thief")

    def __init__(self, seat: int, thief: int) -> None:
        self.seat = seat
        self.thief = thief

    def ask(self, s: Heist) -> tuple[Decision, ...]:
        codes = ("block", "pass") if GUARD in s.hands[self.seat] else ("pass",)
        return (Decision(self.seat, "block", "TOY-B1", codes),) if s.hands[self.seat] else ()

    def answer(self, s: Heist, seat: int, code: str) -> None:
        if code == "block":
            lay_down(s, seat, GUARD)
            s.tell(BLOCKED, (seat,))
            s.then(Counter(self.thief), GiveUp())

    def default(self, s: Heist, seat: int) -> str:
        return "pass"


class Counter(Ask[Heist]):
    """TOY-B2: the thief may break through with a crowbar, before the block takes effect."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Heist) -> tuple[Decision, ...]:
        codes = ("counter", "pass") if CROWBAR in s.hands[self.seat] else ("pass",)
        return (Decision(self.seat, "counter", "TOY-B2", codes),) if s.hands[self.seat] else ()

    def answer(self, s: Heist, seat: int, code: str) -> None:
        if code == "counter":
            lay_down(s, seat, CROWBAR)
            s.tell(COUNTERED, (seat,))
            s.steps.pop()


class GiveUp(Step[Heist]):
    """TOY-B1: a blocked thief does not get the box; what other opponents would have done is not asked any more."""

    def happen(self, s: Heist) -> None:
        while not isinstance(s.steps.pop(), TakeBox):
            pass


class TakeBox(Step[Heist]):
    """TOY-T3: the box is opened for all to see and counts for the team."""

    FIELDS = ("seat", "box")

    def __init__(self, seat: int, box: int) -> None:
        self.seat = seat
        self.box = box

    def happen(self, s: Heist) -> None:
        if s.boxes[self.box] == NONE:
            s.next(OpenBox(self.seat, self.box))
        else:
            open_box(s, self.seat, self.box)


class OpenBox(Ask[Heist]):
    """TOY-T3: nobody has looked before, so chance tells."""

    FIELDS = ("seat", "box")

    def __init__(self, seat: int, box: int) -> None:
        self.seat = seat
        self.box = box

    def ask(self, s: Heist) -> tuple[Decision, ...]:
        return OPEN.from_counts(s.stock, "open", "TOY-T3")

    def answer(self, s: Heist, seat: int, code: str) -> None:
        s.boxes[self.box] = OPEN.kind_of[code]
        s.stock[s.boxes[self.box]] -= 1
        open_box(s, self.seat, self.box)


def open_box(s: Heist, seat: int, box: int) -> None:
    s.taken[box] = seat
    s.looked[box] = (1 << s.seats) - 1
    s.points[seat % 2] += VALUE[s.boxes[box]]
    s.tell(OPENED, (seat, box + 1, s.boxes[box]))


class RowForm(Form):
    """TOY-R1: a row of one to three cards of the hand, or none; the table adds how long it took."""

    def __init__(self, hand: tuple[int, ...]) -> None:
        self.cards = "".join([CARD.codes[card] for card in hand])

    def refuse(self, code: str) -> str:
        found = ROW.fullmatch(code)
        if found is None:
            return "a row is written row:ABC@TIME, an empty one row:-@TIME"
        if any(found[1].count(card) > self.cards.count(card) for card in found[1].strip("-")):
            return f"the hand is {self.cards}"
        return "" if int(found[2]) <= RACE_LIMIT else f"the race ends after {RACE_LIMIT} ms"

    def sample(self, rng: Random) -> str:
        return f"{self.row(rng)}@{int(rng.random() * RACE_LIMIT)}"

    def row(self, rng: Random) -> str:
        """Some row without its time."""
        return "row:" + ("".join(rng.sample(self.cards, rng.randint(0, len(self.cards)))) or "-")

    def default(self) -> str:
        return f"row:-@{RACE_LIMIT}"

    def stamp(self, code: str, measured: Measured) -> str:
        return f"{code}@{measured.span}"

    def duration(self, code: str) -> int:
        return parse_row(code)[1]

    def spec(self) -> dict[str, object]:
        return {"form": "row", "cards": self.cards, "limit": RACE_LIMIT}


class Race(Together[Heist]):
    """TOY-R1: all who hold cards lay a row at once. The longest wins, then the fastest, then the first (TOY-R3)."""

    def who(self, s: Heist) -> tuple[int, ...]:
        return tuple([seat for seat in range(s.seats) if s.hands[seat]])

    def question(self, s: Heist, seat: int) -> Decision:
        return Decision(seat, "row", "TOY-R1", (), form=RowForm(s.hands[seat]))

    def mask(self, s: Heist, seat: int, code: str, viewer: int | None) -> str:
        return seen_answer(s, seat, code, viewer)

    def complete(self, s: Heist, answers: tuple[tuple[int, str], ...]) -> None:
        rows = [parse_row(code) for _, code in answers]
        best = min(range(len(rows)), key=lambda i: (-len(rows[i][0]), rows[i][1], i))
        for i, (seat, _) in enumerate(answers):
            s.tell(LAID, (seat, rows[i][0], rows[i][1]))
            for card in rows[i][0]:
                lay_down(s, seat, CARD.index[card])
        if rows[best][0]:
            s.points[answers[best][0] % 2] += 2
            s.tell(FASTEST, (answers[best][0],))


def parse_row(code: str) -> tuple[str, int]:
    row, _, time = code.removeprefix("row:").partition("@")
    return row.strip("-"), int(time)
