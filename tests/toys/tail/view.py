"""What a seat of Tail knows, and the worlds it thinks possible."""

from dataclasses import dataclass
from random import Random

from lamster.kernel.play import ask_again
from tests.toys.tail.rules import hidden
from tests.toys.tail.state import NONE, STREET, Tail, drivers, same_side


@dataclass(frozen=True, slots=True)
class TailView:
    """The streets that were taken, as far as this seat may know, and the answers that wait for others."""

    round: int
    turns: list[str | None]
    answers: dict[int, str]


def view(s: Tail, seat: int | None) -> TailView:
    known = same_side(s, 0, seat)
    return TailView(
        round=s.round,
        turns=[STREET.codes[turn] if known and turn != NONE else None for turn in s.turns],
        answers={who: hidden(s, who, code, seat) for who, code in s.answers},
    )


def resample(s: Tail, seat: int | None, rng: Random) -> Tail:
    """Whatever this seat did not see may have been any street."""
    world = s.clone()
    streets = STREET.codes[: int(s.options["streets"])]
    if not same_side(s, 0, seat):
        world.turns = [turn if turn == NONE else rng.randrange(len(streets)) for turn in s.turns]
    world.answers = tuple(
        (who, code if same_side(s, who, seat) else f"{'drive' if who in drivers(s) else 'watch'}:{rng.choice(streets)}")
        for who, code in s.answers
    )
    ask_again(world)
    return world
