"""Learn to play On the Lam! against random players, with scikit-learn, in about a minute of one core.

    python examples/train_on_the_lam.py

A network learns the value of an action: the discounted number of the player's own alibi cards gained after it. It
learns first from random games, then from games in which it mostly plays the action with the highest value.
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
"""A policy: from an observation and the legal actions to one of these."""

ENV = solo_env("on-the-lam", seats=2, opponents="random", round_limit=15)
SCALE = ENV.setting.observation.high
CARDS = ENV.labels().index("own.own_cards")
"""The index of the number of own alibi cards in an observation."""
DISCOUNT = 0.9
"""The discount factor for each decision."""
EPOCHS = 8
"""How often the network is trained on all games."""
EXPLORATION = 0.2
"""The probability of a random action during training."""
CHECK_SEED = 1_000_000
"""The first seed of the games for measuring, different from those for training."""


@dataclass
class Game:
    """The inputs of one game, the gain after each decision, and the result."""

    inputs: list[Numbers]
    gains: list[float]
    won: float


def inputs_of(observation: Numbers, actions: Sequence[int] | NDArray[np.intp]) -> Numbers:
    """A row for each action: the scaled observation, and the action one-hot."""
    rows = np.zeros((len(actions), len(observation) + len(ENV.codes())), np.float32)
    rows[:, : len(observation)] = observation / SCALE
    rows[np.arange(len(actions)), len(observation) + np.asarray(actions)] = 1.0
    return rows


def play(choose: Choose, seed: int) -> Game:
    """Play one game."""
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
    """For each decision the discounted number of cards gained after it."""
    gains: list[float] = []
    gain = 0.0
    for before, after in zip(cards[-2::-1], cards[::-1], strict=False):
        gain = after - before + DISCOUNT * gain
        gains.append(float(gain))
    return gains[::-1]


def random_policy(rng: np.random.Generator) -> Choose:
    return lambda _, legal: int(rng.choice(legal))


def model_policy(model: MLPRegressor, rng: np.random.Generator, explore: float) -> Choose:
    """The action with the highest value by the model; with probability `explore` a random one."""

    def choose(observation: Numbers, legal: NDArray[np.intp]) -> int:
        if len(legal) == 1 or rng.random() < explore:
            return int(rng.choice(legal))
        return int(legal[np.argmax(model.predict(inputs_of(observation, legal)))])

    return choose


def learn(games: Sequence[Game]) -> MLPRegressor:
    inputs = np.concatenate([np.stack(game.inputs) for game in games])
    gains = np.concatenate([game.gains for game in games])
    model = MLPRegressor(hidden_layer_sizes=(64,), batch_size=256, random_state=0)
    for _ in range(EPOCHS):
        model.partial_fit(inputs, gains)
    return model


def train(games: int, rounds: int, rng: np.random.Generator) -> MLPRegressor:
    """Learn from random games; then, in each further round, from half as many games that the model plays."""
    played = [play(random_policy(rng), seed) for seed in range(games)]
    model = learn(played)
    for _ in range(rounds - 1):
        played += [
            play(model_policy(model, rng, EXPLORATION), seed) for seed in range(len(played), len(played) + games // 2)
        ]
        model = learn(played)
    return model


def win_rate(choose: Choose, games: int) -> tuple[float, float, float]:
    """The share of games won, with its 95 % interval (Wilson's)."""
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
    for name, choose in (("random", random_policy(rng)), ("trained", model_policy(model, rng, 0.0))):
        won, low, high = win_rate(choose, given.check)
        print(f"{name:8} wins {won:.1%} of {given.check} games against random ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
