"""Measures Lamster's engine and prints JSON; runs in the plain and in the compiled environment.

usage: python -m bench.engine.lamster_speed SECONDS [TITLE...]

SECONDS is the time for each figure, TITLE a case; the default is all cases.
"""

import json
import sys
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from lamster.bots.search import Search
from lamster.games import load, load_thumb
from lamster.kernel.chance import Dice, seed_from_text
from lamster.kernel.decision import Decision
from lamster.kernel.game import Game
from lamster.kernel.playout import play_out
from lamster.kernel.state import State

SAMPLES: Final = 15
"""Runs for each figure. The best one counts, because other work on the machine only makes a run slower."""
SEARCH_SAMPLES: Final = 3
"""Runs for the search figure, which take longer."""
MAX_PLIES: Final = 100_000
MIDDLE_PLY: Final = 60
"""The ply at which a state is cloned."""
CLONES: Final = 2_000
"""Clones in a sample; fewer if a figure has less than a second."""
SEARCH_POSITIONS: Final = 3
SEARCH_WORLDS: Final = 100
"""Worlds at each position; fewer if a figure has less than a second."""
SEARCH_GAMES: Final = 5
"""Random games in which positions to search are looked for."""


class Case(NamedTuple):
    """A game with the number of seats and the options with which it is measured."""

    title: str
    game: str
    seats: int
    options: dict[str, str | int | bool]


# Random players of On the Lam! hardly ever win, so a round limit ends the game.
CASES: Final = (
    Case("On the Lam!, 2 seats", "on-the-lam", 2, {"round_limit": 60}),
    Case("On the Lam!, 4 seats", "on-the-lam", 4, {"round_limit": 60}),
    Case("Getaway Driver, 2 seats", "getaway-driver", 2, {}),
    Case("Getaway Driver, 1 seat", "getaway-driver", 1, {}),
    Case("Getaway Driver, 4 seats", "getaway-driver", 4, {}),
    Case("Outrun, Vampire, 4 seats", "outrun", 4, {}),
    Case("Outrun, Bear, 4 seats", "outrun", 4, {"monster": "bear"}),
    Case("Outrun, Dragon, 4 seats", "outrun", 4, {"monster": "dragon"}),
    Case("Outrun, Zombie, 4 seats", "outrun", 4, {"monster": "zombie"}),
    Case("Escape from New York, 1 Hero", "escape-from-new-york", 1, {}),
    Case("Escape from New York, 4 Heroes", "escape-from-new-york", 4, {}),
)


def new_state(game: Game[Any], case: Case) -> State:
    state: State = game.setup(case.seats, case.options)
    return state


def random_play_speed(game: Game[Any], case: Case, seconds: float) -> tuple[float, float]:
    """Decisions a second, and plies a second with those of chance and with forced ones."""
    decisions = plies = seed = 0
    start = process_time()
    while process_time() - start < seconds:
        rngs, dice = [Random(seed)] * case.seats, Dice(seed_from_text(str(seed)))
        tally = play_out(new_state(game, case), rngs, dice, MAX_PLIES)
        decisions += tally.decisions
        plies += tally.decisions + tally.forced + tally.draws
        seed += 1
    spent = process_time() - start
    return decisions / spent, plies / spent


def clone_us(game: Game[Any], case: Case, clones: int) -> float:
    """Microseconds to clone a state in the middle of a game."""
    state, rng = new_state(game, case), Random(1)
    for _ in range(MIDDLE_PLY):
        if state.open:
            game.apply(state, state.open[0].seat, state.open[0].sample(rng))
    start = process_time()
    for _ in range(clones):
        state.clone()
    return (process_time() - start) * 1e6 / clones


def search_positions(game: Game[Any], case: Case) -> Iterator[tuple[State, Decision]]:
    """Decisions of players with several codes, in random games after their first round has begun."""
    for seed in range(SEARCH_GAMES):
        state, rng = new_state(game, case), Random(seed)
        while state.open:
            asked = state.open[0]
            if state.round and asked.seat >= 0 and len(asked.codes) > 1:
                yield state, asked
            game.apply(state, asked.seat, asked.sample(rng))


def search_speed(game: Game[Any], case: Case, max_worlds: int) -> float | None:
    """Worlds a second of a search at the first decisions of a game; None if the case has nothing to search.

    The searches run one after the other in this process. A bot may run several in parallel.
    """
    found, worlds, spent = 0, 0, 0.0
    for state, asked in search_positions(game, case):
        search = new_search(game, state, asked)
        start = process_time()
        search.run(0.0, max_worlds)
        spent += process_time() - start
        worlds += search.worlds
        found += search.worlds > 0
        if found == SEARCH_POSITIONS:
            break
    return worlds / spent if found else None


def new_search(game: Game[Any], state: State, asked: Decision) -> Search:
    """A search as a bot begins it. If one code is far better than the others, it looks at no world."""
    rng = Random(1)
    return Search(game, load_thumb(game.meta.name), game.resample(state, asked.seat, rng), asked.seat, rng)


def measure(case: Case, seconds: float) -> dict[str, float | None]:
    """All figures of one case."""
    game, share = load(case.game), min(seconds, 1.0)
    clones, worlds = round(CLONES * share) + 1, round(SEARCH_WORLDS * share) + 1
    random_play_speed(game, case, seconds / SAMPLES / 4)
    runs = [random_play_speed(game, case, seconds / SAMPLES) for _ in range(SAMPLES)]
    searches = [search_speed(game, case, worlds) for _ in range(SEARCH_SAMPLES)]
    return {
        "decisions": max(run[0] for run in runs),
        "plies": max(run[1] for run in runs),
        "clone": min(clone_us(game, case, clones) for _ in range(SAMPLES)),
        "worlds": max([speed for speed in searches if speed is not None], default=None),
    }


if __name__ == "__main__":
    wanted = [case for case in CASES if case.title in sys.argv[2:] or not sys.argv[2:]]
    json.dump({case.title: measure(case, float(sys.argv[1])) for case in wanted}, sys.stdout)
