"""The rules of Tail."""

from lamster.kernel.decision import CHANCE, Decision, Outcome
from lamster.kernel.state import Ask, Step
from lamster.kernel.together import Together
from tests.toys.tail.state import ALONE, CAUGHT, DROVE, NONE, STREET, WATCHED, Tail, drivers, pursuers, same_side, side


def codes(s: Tail, verb: str) -> tuple[str, ...]:
    """TAIL-A2: left and right, and straight on where there are three streets."""
    return tuple(f"{verb}:{street}" for street in STREET.codes[: int(s.options["streets"])])


def street(code: str) -> int:
    return STREET.index[code.partition(":")[2]]


def hidden(s: Tail, seat: int, code: str, viewer: int | None) -> str:
    """A choice as those see it who are not on the side of the seat that makes it."""
    return code if same_side(s, seat, viewer) else f"{code.partition(':')[0]}:?"


class NewRound(Step[Tail]):
    """TAIL-A1: who is not caught after the last round has escaped (TAIL-W1)."""

    def happen(self, s: Tail) -> None:
        if s.round == s.options["rounds"]:
            s.ended = Outcome(tuple(drivers(s)), "TAIL-W1")
            return
        s.round += 1
        s.turns = [NONE] * len(drivers(s))
        s.then(Drive(), Watch() if pursuers(s) else WatchAlone(), NewRound())


class Drive(Together[Tail]):
    """TAIL-D1: both drivers choose a street at once; each sees the partner's choice."""

    def who(self, s: Tail) -> tuple[int, ...]:
        return tuple(drivers(s))

    def question(self, s: Tail, seat: int) -> Decision:
        return Decision(seat, "drive", "TAIL-D1", codes(s, "drive"))

    def mask(self, s: Tail, seat: int, code: str, viewer: int | None) -> str:
        return hidden(s, seat, code, viewer)

    def complete(self, s: Tail, answers: tuple[tuple[int, str], ...]) -> None:
        for seat, code in sorted(answers):
            s.turns[seat] = street(code)
            s.tell(DROVE, (seat, s.turns[seat]), side(s, seat))


class Watch(Together[Tail]):
    """TAIL-P1: the pursuers choose the streets they watch at once. One driver there is enough (TAIL-W2)."""

    def who(self, s: Tail) -> tuple[int, ...]:
        return tuple(pursuers(s))

    def question(self, s: Tail, seat: int) -> Decision:
        return Decision(seat, "watch", "TAIL-P1", codes(s, "watch"))

    def mask(self, s: Tail, seat: int, code: str, viewer: int | None) -> str:
        """Who watches alone is seen at once."""
        return hidden(s, seat, code, viewer) if len(pursuers(s)) > 1 else code

    def complete(self, s: Tail, answers: tuple[tuple[int, str], ...]) -> None:
        for seat, code in sorted(answers):
            s.tell(WATCHED, (seat, street(code)))
        catch(s, {street(code) for _, code in answers})


class WatchAlone(Ask[Tail]):
    """TAIL-O1: against one player chance names the street that is watched, or with keen police the only free one."""

    def ask(self, s: Tail) -> tuple[Decision, ...]:
        return (Decision(CHANCE, "alone", "TAIL-O1", codes(s, "alone")),)

    def answer(self, s: Tail, seat: int, code: str) -> None:
        named = street(code)
        s.tell(ALONE, (named,))
        keen = s.options["watch"] == "keen"
        catch(s, {other for other in range(len(STREET.codes)) if (other != named) == keen})


def catch(s: Tail, watched: set[int]) -> None:
    """TAIL-W2: whoever is caught loses for the whole side; against one player nobody wins then."""
    for seat in drivers(s):
        if s.turns[seat] in watched and s.ended is None:
            s.tell(CAUGHT, (seat,))
            s.ended = Outcome(tuple(pursuers(s)), "TAIL-W2")
