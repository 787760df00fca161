"""What a seat of Dash knows, and the worlds it thinks possible."""

from dataclasses import dataclass
from random import Random

from lamster.kernel.play import ask_again
from tests.toys.dash.state import PATH, Dash


@dataclass(frozen=True, slots=True)
class DashView:
    """The path as soon as it is turned up, who has finished, and what was run once all have."""

    path: str | None
    finished: list[int]
    runs: list[tuple[int, str]]
    points: list[int]


def view(s: Dash, seat: int | None) -> DashView:
    return DashView(
        path=PATH.codes[s.path] if s.path >= 0 else None,
        finished=[who for who, _ in s.answers],
        runs=list(s.runs),
        points=s.points.copy(),
    )


def resample(s: Dash, seat: int | None, rng: Random) -> Dash:
    """What others have laid may be anything, until all have finished."""
    world = s.clone()
    world.answers = tuple(
        (who, code if who == seat or code == "late" else f"run:{rng.choice(PATH.codes)}@{rng.randrange(300, 60_000)}")
        for who, code in s.answers
    )
    ask_again(world)
    return world
