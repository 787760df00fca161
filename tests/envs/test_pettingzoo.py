"""The PettingZoo environments: PettingZoo's own tests, and what these do not look at."""

import random
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, bombardment_test, performance_benchmark, seed_test
from pettingzoo.utils import BaseWrapper

from lamster.envs import pettingzoo_env, solo_env
from lamster.kernel.decision import Refusal
from tests.envs.variants import FIRST, VARIANTS

# Functions of the package have the names of these modules, and hide them.
api = import_module("pettingzoo.test.api_test")
bombarding = import_module("pettingzoo.test.bombardment_test")

pytestmark = [
    # Their tests expect an array, and say so of every environment with a mask that they do not know by name.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:.*Illegal move made, game terminating:UserWarning"),
]
CYCLES = 12
"""Enough to come to the end with few plies."""
PLIES = 20


# PettingZoo's bombardment test fails, as it stands, for every environment with two agents or with a mask, PettingZoo's
# own ones included: it expects `step` to give the next observation, as it did once, and compares an array with the
# dict of the first observation, where their `api_test` takes the array out of it. So both are given here.


class Returning(BaseWrapper):  # type: ignore[misc]
    """An environment whose `step` gives the next observation."""

    def step(self, action: Any) -> Any:
        super().step(action)
        return self.observe(self.agent_selection) if self.agents else None


@pytest.fixture
def bombardment(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any, int], None]:
    """PettingZoo's test, with the first observation taken out of its dict."""
    check = api.test_observation
    monkeypatch.setattr(bombarding, "test_observation", lambda seen, first: check(seen, first["observation"]))

    def bombard(env: Any, cycles: int) -> None:
        random.seed(1)
        bombardment_test(Returning(env), cycles=cycles)

    return bombard


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_the_api_of_every_variant(name: str, seats: int, options: dict[str, Any]) -> None:
    api_test(pettingzoo_env(name, seats=seats, max_plies=PLIES, **options), num_cycles=CYCLES)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_the_api_of_every_variant_to_the_end(name: str, seats: int, options: dict[str, Any]) -> None:
    api_test(pettingzoo_env(name, seats=seats, **options), num_cycles=1000)


@pytest.mark.parametrize(("name", "seats", "options"), FIRST)
def test_a_seed_determines_a_game(name: str, seats: int, options: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo_env(name, seats=seats, **options), num_cycles=40)


@pytest.mark.parametrize(("name", "seats", "options"), FIRST)
def test_it_can_be_bombarded(
    name: str, seats: int, options: dict[str, Any], bombardment: Callable[[Any, int], None]
) -> None:
    bombardment(pettingzoo_env(name, seats=seats, **options), 20)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_it_can_be_bombarded_for_long(
    name: str, seats: int, options: dict[str, Any], bombardment: Callable[[Any, int], None]
) -> None:
    bombardment(pettingzoo_env(name, seats=seats, **options), 1000)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats", "options"), FIRST)
def test_its_speed_can_be_measured(
    name: str, seats: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    performance_benchmark(pettingzoo_env(name, seats=seats, **options))
    turns = float(capsys.readouterr().out.splitlines()[1].split()[0])
    assert turns > 100


def play_randomly(env: Any, seed: int) -> dict[str, float]:
    """A whole game; what each agent was given in all."""
    env.reset(seed=seed)
    given = dict.fromkeys(env.possible_agents, 0.0)
    rng = random.Random(seed)
    for agent in env.agent_iter():
        seen, reward, ended, cut_off, _ = env.last()
        given[agent] += reward
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        env.step(None if ended or cut_off else rng.choice(legal))
    return given


def test_winners_are_rewarded_at_the_end() -> None:
    env = pettingzoo_env("on-the-lam", seats=3, round_limit=8)
    for seed in range(3):
        assert sum(play_randomly(env, seed).values()) == pytest.approx(1.0)


def test_partners_win_together() -> None:
    env = pettingzoo_env("getaway-driver", seats=4, size="compact", stash=2)
    given = play_randomly(env, 2)
    assert list(given) == ["driver_0", "driver_1", "city_2", "police_3"]
    assert given["driver_0"] == given["driver_1"] != given["city_2"] == given["police_3"]
    assert sorted(given.values()) == [0.0, 0.0, 1.0, 1.0]


def test_a_long_game_is_cut_off() -> None:
    env = pettingzoo_env("on-the-lam", max_plies=50)
    env.reset(seed=1)
    rng = random.Random(1)
    while not any(env.truncations.values()):
        assert not any(env.terminations.values())
        env.step(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist()))
    assert env.unwrapped.play.state.ply >= 50
    assert all(env.truncations.values())
    assert set(env.rewards.values()) == {0.0}


def test_seeds_go_on_from_each_other() -> None:
    """Games after a seed differ from each other, and come again with that seed."""
    env = pettingzoo_env("on-the-lam", round_limit=3)
    runs = []
    for _ in range(2):
        env.reset(seed=8)
        first = env.unwrapped.play.dice.seed
        env.reset()
        runs.append((first, env.unwrapped.play.dice.seed))
    assert runs[0] == runs[1]
    assert runs[0][0] != runs[0][1]


def test_an_illegal_action_ends_the_game_at_a_loss() -> None:
    env = pettingzoo_env("on-the-lam")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_without_wrappers_an_illegal_action_is_refused() -> None:
    env: Any = pettingzoo_env("on-the-lam").unwrapped
    env.reset(seed=1)
    with pytest.raises(Refusal, match=r"go:A1 is not possible now .*legal now: pick:"):
        env.step(env.codes().index("go:A1"))


def test_it_can_be_looked_at() -> None:
    env = pettingzoo_env("on-the-lam", render_mode="ansi")
    env.reset(seed=1)
    assert '"police": "C2"' in env.render()
    assert env.unwrapped.describe()[:2] == [("viewer", 0, 2), ("round", 2, 1)]
    assert env.infos[env.agent_selection]["decision"] == "pick"


@pytest.mark.parametrize("env", [pettingzoo_env, solo_env])
def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, env: Any) -> None:
    for module in ("aec", "solo"):
        monkeypatch.delitem(sys.modules, f"lamster.envs.{module}", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(Refusal, match=r"needs pettingzoo, which is not installed: pip install lamster\[envs\]"):
        env("on-the-lam")


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "on-the-lam", "seats": 7}, "on-the-lam is for 2, 3 or 4 seats, not 7"),
        ({"game": "on-the-lam", "colour": "red"}, "on-the-lam has no option 'colour'"),
        ({"game": "on-the-lam", "skill_die": "d7"}, "option skill_die cannot be 'd7'"),
        ({"game": "on-the-lam", "max_plies": 0}, "max_plies cannot be 0"),
        ({"game": "on-the-lam", "render_mode": "human"}, "render_mode cannot be 'human'"),
        ({"game": "on-the-lam", "fill": "medium"}, "has no forms"),
    ],
)
def test_bad_settings_are_refused(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refusal, match=reason):
        pettingzoo_env(**wrong)
