"""Environments can be copied and pickled in mid-game: the copy goes on as the original would have."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from lamster.envs import pettingzoo_env, solo_env
from lamster.envs.play import Seen
from lamster.games import metas
from lamster.kernel.decision import Refusal

Copy = Callable[[Any], Any]
COPIES: list[Copy] = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]
HOW = pytest.mark.parametrize("duplicate", COPIES, ids=["deepcopy", "pickle"])
SEATS = {"on-the-lam": 3, "escape-from-new-york": 2, "getaway-driver": 2, "outrun": 3}


def first_legal(seen: Seen) -> int:
    """A policy that can be pickled."""
    return int(np.flatnonzero(seen["action_mask"])[0])


def walk_solo(env: Any, rng: Random, steps: int) -> list[bytes]:
    """What is seen in so many random steps, as bytes."""
    seen: list[bytes] = []
    for _ in range(steps):
        legal = np.flatnonzero(env.action_masks())
        if not len(legal):
            break
        observed, reward, *_ = env.step(int(rng.choice(legal.tolist())))
        seen.append(observed["observation"].tobytes() + str(reward).encode())
    return seen


def walk_aec(env: Any, rng: Random, steps: int) -> list[bytes]:
    seen: list[bytes] = []
    for _ in range(steps):
        observed, reward, ended, cut_off, _ = env.last()
        if ended or cut_off:
            break
        seen.append(observed["observation"].tobytes() + str(reward).encode())
        env.step(int(rng.choice(np.flatnonzero(observed["action_mask"]).tolist())))
    return seen


@HOW
@pytest.mark.parametrize("name", metas())
def test_a_copy_of_a_solo_environment_goes_on_alike(name: str, duplicate: Copy) -> None:
    env = solo_env(name, seats=SEATS[name], opponents="thumb:0.3")
    env.reset(seed=1)
    walk_solo(env, Random(1), 5)
    other = duplicate(env)
    went = walk_solo(env, Random(2), 8)
    assert went
    assert walk_solo(other, Random(2), 8) == went
    assert env.reset()[0]["observation"].tobytes() == other.reset()[0]["observation"].tobytes()


@HOW
@pytest.mark.parametrize("name", metas())
def test_a_copy_of_a_pettingzoo_environment_goes_on_alike(name: str, duplicate: Copy) -> None:
    env = pettingzoo_env(name, seats=SEATS[name])
    env.reset(seed=1)
    walk_aec(env, Random(1), 12)
    other = duplicate(env)
    went = walk_aec(env, Random(2), 12)
    assert went
    assert walk_aec(other, Random(2), 12) == went


@HOW
def test_an_environment_that_was_never_reset_can_be_copied(duplicate: Copy) -> None:
    for env in (duplicate(solo_env("on-the-lam")), duplicate(pettingzoo_env("on-the-lam"))):
        env.reset(seed=3)


# Policies as opponents.


@pytest.mark.parametrize("name", metas())
def test_an_opponent_may_be_a_function_of_what_its_seat_sees(name: str) -> None:
    asked: list[Seen] = []

    def policy(seen: Seen) -> int:
        asked.append(seen)
        return first_legal(seen)

    env = solo_env(name, seats=SEATS[name], opponents=policy)
    env.reset(seed=2)
    walk_solo(env, Random(2), 20)
    assert asked
    assert all(env.observation_space.contains(seen) for seen in asked)
    assert env.others.bots == {}


@HOW
def test_bots_and_policies_may_be_mixed_and_copied(duplicate: Copy) -> None:
    env = solo_env("on-the-lam", seats=3, opponents=["thumb", first_legal])
    env.reset(seed=2)
    assert set(env.others.bots) == {1}
    assert set(env.others.policies) == {2}
    other = duplicate(env)
    assert walk_solo(other, Random(1), 6) == walk_solo(env, Random(1), 6)


def test_an_illegal_action_of_a_policy_is_told() -> None:
    def stubborn(seen: Seen) -> int:
        return int(np.flatnonzero(seen["action_mask"] == 0)[0])

    env = solo_env("on-the-lam", seat=1, opponents=stubborn)
    with pytest.raises(Refusal):
        env.reset(seed=1)


def test_what_is_no_opponent_is_refused_with_what_would_be_one() -> None:
    with pytest.raises(Refusal, match="the name of a bot, or a function that is given what its seat sees"):
        solo_env("on-the-lam", opponents=[7])  # type: ignore[list-item]
