"""Adjusting the Stash tokens (GD-T6 to T8)."""

from typing import Final, final

from lamster.games.getaway_driver.events import ADJUSTED
from lamster.games.getaway_driver.ground import marks_of, spaces_in
from lamster.games.getaway_driver.state import Getaway
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask

AUTOMATIC: Final = "automatic"


def permitted_set(s: Getaway, token: int) -> int:
    """GD-T6, T7: the spaces where this token would be neither too close to another nor too far from all."""
    too_close = 0
    in_touch = 0
    for i, space in enumerate(s.stash):
        if i != token:
            too_close |= s.ground.too_close[space]
            in_touch |= s.ground.in_touch[space]
    return in_touch & ~too_close


def misplaced(s: Getaway) -> list[int]:
    """GD-T6, T7: the tokens that lie too close to another, or too far from all."""
    unsettled = [token for token in range(len(s.stash)) if not s.settled >> token & 1]
    return [token for token in unsettled if not permitted_set(s, token) >> s.stash[token] & 1]


def permitted(s: Getaway, token: int) -> list[int]:
    """GD-T7: where a misplaced token may be moved, in the order of the codes."""
    marks = marks_of(permitted_set(s, token), s.ground.size)
    return [space for space in s.ground.by_name if marks[space] == "1"]


@final
class Adjust(Ask[Getaway]):
    """GD-T7: while a token is misplaced the Police choose one of them, or have it all done for them (GD-T8)."""

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        wrong = misplaced(s)
        if not wrong:
            return ()
        if s.settings.solo:
            # Nobody is there to choose: GD-O4.
            return (Decision(0, "adjust", "GD-T8", (AUTOMATIC,), None, True),)
        codes = sorted([AUTOMATIC, *[f"token:{token + 1}" for token in wrong]])
        return (Decision(s.settings.police, "adjust", "GD-T7", tuple(codes)),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        if code == AUTOMATIC:
            adjust_all(s)
            return
        s.next(self)
        token = int(code.partition(":")[2]) - 1
        if permitted_set(s, token):
            s.next(MoveToken(token))
        else:
            s.settled |= 1 << token

    def default(self, s: Getaway, seat: int) -> str:
        return AUTOMATIC

    def refuse(self, s: Getaway, seat: int, code: str) -> str:
        return "GD-T7"


@final
class MoveToken(Ask[Getaway]):
    """GD-T7: to a space where it is neither too close to another token nor too far from all."""

    FIELDS = ("token",)

    def __init__(self, token: int) -> None:
        self.token = token

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        codes = tuple([s.ground.to[space] for space in permitted(s, self.token)])
        return (Decision(s.settings.police, "token", "GD-T7", codes, None, True),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        move_token(s, self.token, s.ground.index[code[3:]])

    def refuse(self, s: Getaway, seat: int, code: str) -> str:
        return "GD-T6"


def move_token(s: Getaway, token: int, space: int) -> None:
    s.stash[token] = space
    s.tell(ADJUSTED, (token + 1, s.ground.name[space]))


def adjust_all(s: Getaway) -> None:
    """GD-T8: always the misplaced token with the lowest number, to the nearest permitted space."""
    while wrong := misplaced(s):
        token = wrong[0]
        places = permitted_set(s, token)
        if places:
            move_token(s, token, closest(s, spaces_in(places), s.stash[token]))
        else:
            s.settled |= 1 << token


def closest(s: Getaway, places: list[int], home: int) -> int:
    """GD-T8: the smallest distance; ties go to the smaller row, then the smaller column, as the places are numbered."""
    return min(places, key=lambda space: s.ground.distance(space, home))


ADJUST: Final = Adjust()
