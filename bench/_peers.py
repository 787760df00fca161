"""Speed of random play in the peers, as JSON, counted as ours: decisions of a player with two options or more."""

import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

SPIEL = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes")
MOST_TURNS = 1000


def catanatron(number: int) -> int:
    """A random game of two players."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=number)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
        decisions += len(game.state.playable_actions) > 1
        game.play_tick()
    return decisions


def spiel(name: str) -> Callable[[int], int]:
    """Random games of one of OpenSpiel's games written in Python."""
    import open_spiel.python.games  # noqa: F401 - registers them
    import pyspiel

    game: Any = pyspiel.load_game(name)

    def play(number: int) -> int:
        rng = Random(number)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                codes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(codes, weights)[0])
            else:
                options = state.legal_actions()
                decisions += len(options) > 1
                state.apply_action(rng.choice(options))
        return decisions

    return play


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second, the best of three runs."""
    play(0)
    best = 0.0
    for run in range(3):
        decisions, number, start = 0, 0, process_time()
        while process_time() - start < seconds / 3:
            decisions += play(1000 * run + number)
            number += 1
        best = max(best, decisions / (process_time() - start))
    return best


if __name__ == "__main__":
    spent = float(sys.argv[1])
    figures = {"Catanatron, 2 players": rate(catanatron, spent)}
    figures |= {f"OpenSpiel {name}": rate(spiel(name), spent) for name in SPIEL}
    json.dump(figures, sys.stdout)
