"""Speed of our engine, as JSON: run by the plain and by the compiled Python."""

import json
import sys
from random import Random
from time import process_time
from typing import Any

from lamster.bots import make
from lamster.games import load
from lamster.kernel.chance import Dice, seed_from_text
from lamster.kernel.game import Game
from lamster.kernel.playout import play_out

SAMPLES = 5
MOST_PLIES = 100_000
MIDDLE = 60
"""Plies to the middle of a game."""


def random_play(game: Game[Any], seats: int, options: dict[str, Any], seconds: float) -> tuple[float, float]:
    """Decisions a second of random play, and all plies (chance and forced ones too) a second."""
    decisions = plies = number = 0
    start = process_time()
    while process_time() - start < seconds:
        s = game.setup(seats, options)
        tally = play_out(s, [Random(number)] * seats, Dice(seed_from_text(str(number))), MOST_PLIES)
        decisions += tally.decisions
        plies += tally.decisions + tally.forced + tally.draws
        number += 1
    spent = process_time() - start
    return decisions / spent, plies / spent


def clone_time(game: Game[Any], seats: int, options: dict[str, Any]) -> float:
    """Microseconds to clone a state in the middle of a game."""
    s = game.setup(seats, options)
    rng = Random(1)
    for _ in range(MIDDLE):
        game.apply(s, s.open[0].seat, s.open[0].sample(rng))
    start = process_time()
    for _ in range(20_000):
        s.clone()
    return (process_time() - start) * 1e6 / 20_000


def worlds_a_second(game: Game[Any], seats: int, options: dict[str, Any]) -> float:
    """Worlds that the search bot looks at in a second, at the first move of a game."""
    s = game.setup(seats, options)
    rng = Random(1)
    while s.open[0].seat < 0 or s.round == 0 or len(s.open[0].codes) == 1:
        game.apply(s, s.open[0].seat, s.open[0].sample(rng))
    bot = make("search:300", game, b"bench")
    start = process_time()
    bot.choose(game.resample(s, s.open[0].seat, rng), s.open[0])
    return 300 / (process_time() - start)


def measure(name: str, seconds: float) -> dict[str, float]:
    game = load(name)
    setting = game.meta.battery[0]
    # Random players of some games never end.
    seats, options = setting["seats"], {"round_limit": 60} if "round_limit" in game.meta.options else {}
    random_play(game, seats, options, seconds / 10)
    runs = [random_play(game, seats, options, seconds / SAMPLES) for _ in range(SAMPLES)]
    return {
        "decisions": max(run[0] for run in runs),
        "plies": max(run[1] for run in runs),
        "clone": min(clone_time(game, seats, options) for _ in range(SAMPLES)),
        "worlds": max(worlds_a_second(game, seats, options) for _ in range(3)),
    }


if __name__ == "__main__":
    json.dump(measure(sys.argv[1], float(sys.argv[2])), sys.stdout)
