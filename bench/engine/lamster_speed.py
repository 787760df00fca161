"""Speed of our engine, as JSON: run by the plain and by the compiled Python.

usage: python -m bench.engine.lamster_speed SECONDS [TITLE...]      seconds for each figure, and what is measured (all)
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
"""Runs for each figure, of which the best counts: other work on the machine only ever makes a run slower."""
SEARCHES: Final = 3
"""The same for searches, which take longer."""
MOST_PLIES: Final = 100_000
MIDDLE: Final = 60
"""Plies to the middle of a game."""
CLONES: Final = 2_000
POSITIONS: Final = 3
WORLDS: Final = 100
"""At each of these positions of a search. Whoever gives less than a second has fewer worlds and clones as well."""
GAMES: Final = 5
"""Random games in which such positions are looked for."""


class Case(NamedTuple):
    """A game with a number of seats and options, as it is measured."""

    title: str
    game: str
    seats: int
    options: dict[str, str | int | bool]


# Random players of On the Lam! hardly ever win, so there is a limit.
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


def begun(game: Game[Any], case: Case) -> State:
    state: State = game.setup(case.seats, case.options)
    return state


def random_play(game: Game[Any], case: Case, seconds: float) -> tuple[float, float]:
    """Decisions a second of random play, and all plies (chance and forced ones too) a second."""
    decisions = plies = number = 0
    start = process_time()
    while process_time() - start < seconds:
        rngs, dice = [Random(number)] * case.seats, Dice(seed_from_text(str(number)))
        tally = play_out(begun(game, case), rngs, dice, MOST_PLIES)
        decisions += tally.decisions
        plies += tally.decisions + tally.forced + tally.draws
        number += 1
    spent = process_time() - start
    return decisions / spent, plies / spent


def clone_time(game: Game[Any], case: Case, clones: int) -> float:
    """Microseconds to clone a state in the middle of a game."""
    state, rng = begun(game, case), Random(1)
    for _ in range(MIDDLE):
        if state.open:
            game.apply(state, state.open[0].seat, state.open[0].sample(rng))
    start = process_time()
    for _ in range(clones):
        state.clone()
    return (process_time() - start) * 1e6 / clones


def choices(game: Game[Any], case: Case) -> Iterator[tuple[State, Decision]]:
    """Where a bot would search: what players can choose in random games that have begun, as far as it has codes."""
    for number in range(GAMES):
        state, rng = begun(game, case), Random(number)
        while state.open:
            asked = state.open[0]
            if state.round and asked.seat >= 0 and len(asked.codes) > 1:
                yield state, asked
            game.apply(state, asked.seat, asked.sample(rng))


def search_speed(game: Game[Any], case: Case, most: int) -> float | None:
    """Worlds that a search looks at in a second, at the first choices of a game; None where it has none to search.

    One search after the other in this process: how many of them a bot runs side by side is another matter.
    """
    found, worlds, spent = 0, 0, 0.0
    for state, asked in choices(game, case):
        search = new_search(game, state, asked)
        start = process_time()
        search.run(0.0, most)
        spent += process_time() - start
        worlds += search.worlds
        found += search.worlds > 0
        if found == POSITIONS:
            break
    return worlds / spent if found else None


def new_search(game: Game[Any], state: State, asked: Decision) -> Search:
    """What a bot would begin with; where one code is far better than the others it may look at no world at all."""
    rng = Random(1)
    return Search(game, load_thumb(game.meta.name), game.resample(state, asked.seat, rng), asked.seat, rng)


def measure(case: Case, seconds: float) -> dict[str, float | None]:
    """All figures of one game."""
    game, share = load(case.game), min(seconds, 1.0)
    clones, worlds = round(CLONES * share) + 1, round(WORLDS * share) + 1
    random_play(game, case, seconds / SAMPLES / 4)
    runs = [random_play(game, case, seconds / SAMPLES) for _ in range(SAMPLES)]
    searches = [search_speed(game, case, worlds) for _ in range(SEARCHES)]
    return {
        "decisions": max(run[0] for run in runs),
        "plies": max(run[1] for run in runs),
        "clone": min(clone_time(game, case, clones) for _ in range(SAMPLES)),
        "worlds": max([speed for speed in searches if speed is not None], default=None),
    }


if __name__ == "__main__":
    wanted = [case for case in CASES if case.title in sys.argv[2:] or not sys.argv[2:]]
    json.dump({case.title: measure(case, float(sys.argv[1])) for case in wanted}, sys.stdout)
