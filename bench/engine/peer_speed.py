"""Measures random play in other engines and prints JSON. Decisions are counted as for Lamster.

usage: python -m bench.engine.peer_speed SECONDS

SECONDS is the time for each figure. Each engine is called as its documentation shows, without rendering, and options
are picked in the fastest way known.
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
"""Plays a random game with this seed, and returns the number of decisions."""

SAMPLES: Final = 15
MAX_TURNS: Final = 1000
CHESS_MAX_QUIET_PLIES: Final = 150
"""The seventy-five-move rule."""
OPEN_SPIEL_CPP: Final = ("backgammon", "gin_rummy", "hearts")
OPEN_SPIEL_PYTHON: Final = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes")
RLCARD: Final = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy")
PETTINGZOO: Final = ("connect_four_v3", "texas_holdem_v4", "hanabi_v5")


def catanatron() -> Play:
    """Random games of two players."""
    from catanatron import Color, Game, RandomPlayer

    def play(seed: int) -> int:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < MAX_TURNS:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        return decisions

    return play


def open_spiel(name: str) -> Play:
    """An OpenSpiel game, written in C++ or in Python, played by a loop in Python."""
    import open_spiel.python.games  # noqa: F401 - registers the games written in Python
    import pyspiel

    game: Any = pyspiel.load_game(name)

    def play(seed: int) -> int:
        rng = Random(seed)
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
    """An RLCard environment. It has one random generator for all games, so a game depends on those before it."""
    import rlcard as library

    env: Any = library.make(name, config={"seed": 1})

    def play(seed: int) -> int:
        rng = Random(seed)
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            options = list(state["legal_actions"])
            decisions += len(options) > 1
            state, _ = env.step(rng.choice(options))
        return decisions

    return play


def pettingzoo(name: str) -> Play:
    """A classic PettingZoo environment with its default checks."""
    env: Any = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def play(seed: int) -> int:
        rng = Random(seed)
        env.reset(seed=seed)
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
    """Random legal moves until no move is legal or the game is a draw."""
    import chess as library

    def play(seed: int) -> int:
        rng, board, decisions = Random(seed), library.Board(), 0
        while board.halfmove_clock < CHESS_MAX_QUIET_PLIES and not board.is_insufficient_material():
            moves = list(board.legal_moves)
            if not moves:
                break
            decisions += len(moves) > 1
            board.push(rng.choice(moves))
        return decisions

    return play


def decisions_per_second(play: Play, seconds: float) -> float:
    """Decisions a second: the best of several runs."""
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
    """Every peer by its name in reports. A peer is imported only when it is measured."""
    found: dict[str, Callable[[], Play]] = {"Catanatron, 2 players": catanatron, "python-chess": chess}
    for family, names, make in (
        ("OpenSpiel", OPEN_SPIEL_CPP + OPEN_SPIEL_PYTHON, open_spiel),
        ("RLCard", RLCARD, rlcard),
        ("PettingZoo", PETTINGZOO, pettingzoo),
    ):
        found |= {f"{family} {name}": partial(make, name) for name in names}
    return found


if __name__ == "__main__":
    json.dump({name: decisions_per_second(make(), float(sys.argv[1])) for name, make in peers().items()}, sys.stdout)
