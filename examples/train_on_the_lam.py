"""Learn to play On the Lam! against random players, with scikit-learn, in about a minute of one core.

    python examples/train_on_the_lam.py

A network learns what an action leads to: how many alibi cards of one's own are gained from there on, later ones
counting less. First from random games, then from games in which it mostly does what looked best so far.
"""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray
from sklearn.neural_network import MLPRegressor

from lamster.envs import solo_env

Numbers = NDArray[np.float32]
Choose = Callable[[Numbers, NDArray[np.intp]], int]
"""From an observation and the legal actions to one of these."""

ENV = solo_env("on-the-lam", seats=2, opponents="random", round_limit=15)
SCALE = ENV.setting.observation.high
CARDS = ENV.labels().index("own.own_cards")
"""Where an observation tells how many alibi cards of one's own are in hand."""
LATER = 0.9
"""What a card counts that comes a decision later."""
PASSES = 8
"""How often the network goes through all games."""
EXPLORE = 0.2
"""How often something else is tried."""
CHECK_SEED = 1_000_000
"""Games to measure with are others than those to learn from."""


@dataclass
class Game:
    """What was seen and done in one game, and who won it."""

    inputs: list[Numbers]
    gains: list[float]
    won: float


def inputs_of(observation: Numbers, actions: Sequence[int] | NDArray[np.intp]) -> Numbers:
    """A row for each action: what is seen, scaled, and a 1 for the action."""
    rows = np.zeros((len(actions), len(observation) + len(ENV.codes())), np.float32)
    rows[:, : len(observation)] = observation / SCALE
    rows[np.arange(len(actions)), len(observation) + np.asarray(actions)] = 1.0
    return rows


def play(choose: Choose, seed: int) -> Game:
    """One game."""
    inputs: list[Numbers] = []
    seen, _ = ENV.reset(seed=seed)
    cards = [seen["observation"][CARDS]]
    over = False
    won = 0.0
    while not over:
        action = choose(seen["observation"], np.flatnonzero(seen["action_mask"]))
        inputs.append(inputs_of(seen["observation"], [action])[0])
        seen, won, ended, cut_off, _ = ENV.step(action)
        cards.append(seen["observation"][CARDS])
        over = ended or cut_off
    return Game(inputs, gains_of(cards), won)


def gains_of(cards: Sequence[float]) -> list[float]:
    """For each decision the cards gained from there on."""
    gains: list[float] = []
    gain = 0.0
    for before, after in zip(cards[-2::-1], cards[::-1], strict=False):
        gain = after - before + LATER * gain
        gains.append(float(gain))
    return gains[::-1]


def randomly(rng: np.random.Generator) -> Choose:
    return lambda _, legal: int(rng.choice(legal))


def by(model: MLPRegressor, rng: np.random.Generator, explore: float) -> Choose:
    """What looks best to the model, or now and then anything."""

    def choose(observation: Numbers, legal: NDArray[np.intp]) -> int:
        if len(legal) == 1 or rng.random() < explore:
            return int(rng.choice(legal))
        return int(legal[np.argmax(model.predict(inputs_of(observation, legal)))])

    return choose


def learn(games: Sequence[Game]) -> MLPRegressor:
    inputs = np.concatenate([np.stack(game.inputs) for game in games])
    gains = np.concatenate([game.gains for game in games])
    model = MLPRegressor(hidden_layer_sizes=(64,), batch_size=256, random_state=0)
    for _ in range(PASSES):
        model.partial_fit(inputs, gains)
    return model


def train(games: int, rounds: int, rng: np.random.Generator) -> MLPRegressor:
    """Random games first; then, each round, half as many in which the model plays."""
    played = [play(randomly(rng), seed) for seed in range(games)]
    model = learn(played)
    for _ in range(rounds - 1):
        played += [play(by(model, rng, EXPLORE), seed) for seed in range(len(played), len(played) + games // 2)]
        model = learn(played)
    return model


def win_rate(choose: Choose, games: int) -> tuple[float, float, float]:
    """The share of games won, and the 95 % interval (Wilson's) it lies in."""
    won = sum(play(choose, CHECK_SEED + seed).won for seed in range(games)) / games
    z = 1.96
    middle = (won + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(won * (1 - won) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return won, middle - half, middle + half


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Learn to play On the Lam! against random players.")
    parser.add_argument("--games", type=int, default=200, help="random games to learn from at first")
    parser.add_argument("--rounds", type=int, default=3, help="how often to learn")
    parser.add_argument("--check", type=int, default=300, help="games to measure with")
    given = parser.parse_args(arguments)
    rng = np.random.default_rng(1)
    model = train(given.games, given.rounds, rng)
    for name, choose in (("random", randomly(rng)), ("trained", by(model, rng, 0.0))):
        won, low, high = win_rate(choose, given.check)
        print(f"{name:8} wins {won:.1%} of {given.check} games against random ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
