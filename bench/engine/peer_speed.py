"""Speed of random play in the peers, as JSON, counted as ours: decisions of a player with two options or more.

usage: python -m bench.engine.peer_speed SECONDS      seconds for each figure

Each is played in the way that its own documentation shows, without drawing, and options are picked in the cheapest way
that was found: nothing here should be slower than it has to be.
"""

import importlib
import json
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time
from typing import Any, Final

Play = Callable[[int], int]
"""Plays the game of this number at random, and says how many decisions there were."""

SAMPLES: Final = 15
MOST_TURNS: Final = 1000
SEVENTY_FIVE_MOVES: Final = 150
SPIEL: Final = ("backgammon", "gin_rummy", "hearts")
SPIEL_PYTHON: Final = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes")
RLCARD: Final = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy")
PETTINGZOO: Final = ("connect_four_v3", "texas_holdem_v4", "hanabi_v5")


def catanatron() -> Play:
    """Random games of two players."""
    from catanatron import Color, Game, RandomPlayer

    def play(number: int) -> int:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=number)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        return decisions

    return play


def spiel(name: str) -> Play:
    """One of OpenSpiel's games: written in C++ or in Python, and played by a loop in Python."""
    import open_spiel.python.games  # noqa: F401 - registers those in Python
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


def rlcard(name: str) -> Play:
    """One of RLCard's environments. It draws from one generator all along, so its games follow from their order."""
    import rlcard as library

    env: Any = library.make(name, config={"seed": 1})

    def play(number: int) -> int:
        rng = Random(number)
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            options = list(state["legal_actions"])
            decisions += len(options) > 1
            state, _ = env.step(rng.choice(options))
        return decisions

    return play


def pettingzoo(name: str) -> Play:
    """One of PettingZoo's classic environments, with the checks that it has by default."""
    env: Any = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def play(number: int) -> int:
        rng = Random(number)
        env.reset(seed=number)
        decisions = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            options = mask.nonzero()[0]
            decisions += len(options) > 1
            env.step(int(rng.choice(options)))
        return decisions

    return play


def chess() -> Play:
    """Random legal moves, until nothing can be moved or the game is drawn."""
    import chess as library

    def play(number: int) -> int:
        rng, board, decisions = Random(number), library.Board(), 0
        while board.halfmove_clock < SEVENTY_FIVE_MOVES and not board.is_insufficient_material():
            moves = list(board.legal_moves)
            if not moves:
                break
            decisions += len(moves) > 1
            board.push(rng.choice(moves))
        return decisions

    return play


def rate(play: Play, seconds: float) -> float:
    """Decisions a second, the best of several runs."""
    play(0)
    best = 0.0
    for run in range(SAMPLES):
        decisions, number, start = 0, 0, process_time()
        while process_time() - start < seconds / SAMPLES:
            decisions += play(1000 * run + number)
            number += 1
        best = max(best, decisions / (process_time() - start))
    return best


def peers() -> dict[str, Callable[[], Play]]:
    """All of them by the names they have in tables; each is loaded only when its turn comes."""
    found: dict[str, Callable[[], Play]] = {"Catanatron, 2 players": catanatron, "python-chess": chess}
    for family, names, make in (
        ("OpenSpiel", SPIEL + SPIEL_PYTHON, spiel),
        ("RLCard", RLCARD, rlcard),
        ("PettingZoo", PETTINGZOO, pettingzoo),
    ):
        found |= {f"{family} {name}": partial(make, name) for name in names}
    return found


if __name__ == "__main__":
    json.dump({name: rate(make(), float(sys.argv[1])) for name, make in peers().items()}, sys.stdout)
