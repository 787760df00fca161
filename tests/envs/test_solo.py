"""The Gymnasium environments: its own check, and one agent among bots."""

from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from lamster.bots.base import Choice
from lamster.envs import solo_env
from lamster.games import load
from lamster.kernel.decision import Decision, Refusal
from lamster.kernel.state import State

ALONE = [
    ("getaway-driver", {}),
    ("getaway-driver", {"difficulty": "relentless", "obstacles": 1}),
    ("escape-from-new-york", {}),
    ("outrun", {"practice_cards": 3}),
]


def play_randomly(env: Any, seed: int) -> tuple[float, int, dict[str, Any]]:
    """A whole game: the reward at the end, how many actions it took, and the last info."""
    rng = Random(seed)
    seen, info = env.reset(seed=seed)
    reward, over, steps = 0.0, False, 0
    while not over:
        assert reward == 0.0
        assert info["decision"]
        seen, reward, ended, cut_off, info = env.step(rng.choice(np.flatnonzero(env.action_masks()).tolist()))
        assert np.array_equal(seen["action_mask"], env.action_masks())
        over, steps = ended or cut_off, steps + 1
    return reward, steps, info


@pytest.mark.parametrize(("game", "options"), [*ALONE, ("on-the-lam", {"round_limit": 5})])
def test_gymnasium_finds_nothing_wrong(game: str, options: dict[str, Any]) -> None:
    check_env(solo_env(game, **options), skip_render_check=True)


@pytest.mark.parametrize(("game", "options"), ALONE)
def test_a_game_for_one(game: str, options: dict[str, Any]) -> None:
    env = solo_env(game, **options)
    assert env.setting.seats == 1
    reward, steps, _ = play_randomly(env, 4)
    assert reward in (0.0, 1.0)
    assert steps > 3
    assert play_randomly(env, 4)[:2] == (reward, steps)


def test_practice_is_won_by_a_master() -> None:
    env = solo_env("outrun", practice_cards=3, fill="master")
    seen, _ = env.reset(seed=1)
    ended = False
    reward = 0.0
    while not ended:
        legal = [env.codes()[i] for i in np.flatnonzero(seen["action_mask"])]
        action = next(code for code in ("pick:any", "turn", "fill:master") if code in legal)
        seen, reward, ended, _, _ = env.step(env.codes().index(action))
    assert reward == 1.0


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_bots_play_the_other_seats(seat: int) -> None:
    env = solo_env("on-the-lam", seats=3, seat=seat, opponents=["thumb", "random"], round_limit=5)
    reward, steps, _ = play_randomly(env, seat)
    assert 0.0 <= reward <= 1.0
    assert steps > 10
    assert len(env.others.bots) == 2
    assert seat not in env.others.bots


def test_thumb_is_a_harder_opponent_than_random() -> None:
    shares = []
    for opponent in ("random", "thumb"):
        env = solo_env("on-the-lam", opponents=opponent, round_limit=6)
        shares.append(sum(play_randomly(env, seed)[0] for seed in range(8)))
    assert shares[1] < shares[0]


def test_an_illegal_action_ends_the_episode_at_a_loss() -> None:
    env = solo_env("getaway-driver")
    seen, _ = env.reset(seed=1)
    action = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    ply = env.play.state.ply
    _, reward, ended, _, info = env.step(action)
    assert (reward, ended, info) == (-1.0, True, {"illegal": env.codes()[action]})
    assert env.play.state.ply == ply


def test_a_long_game_is_cut_off() -> None:
    env = solo_env("on-the-lam", opponents="random", max_plies=60)
    _, steps, _ = play_randomly(env, 1)
    assert env.play.asked is not None
    assert 60 <= env.play.state.ply < 80
    assert steps < 60


def test_bots_never_see_the_true_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks at more than the decision gets a sampled world."""
    env = solo_env("on-the-lam", opponents="thumb", round_limit=2)
    env.reset(seed=1)
    bot = env.others.bots[1]
    worlds: list[State] = []
    choose = bot.choose

    def watched(world: State, decision: Decision) -> Choice:
        worlds.append(world)
        return choose(world, decision)

    monkeypatch.setattr(bot, "choose", watched)
    rng = Random(1)
    for _ in range(20):
        legal = np.flatnonzero(env.action_masks())
        if not len(legal):
            break
        env.step(int(rng.choice(legal.tolist())))
    assert worlds
    assert all(world is not env.play.state for world in worlds)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"game": "on-the-lam", "seat": 2}, "seat cannot be 2: it is a number from 0 to 1"),
        ({"game": "on-the-lam", "opponents": "grandmaster"}, "there is no bot 'grandmaster'"),
        ({"game": "on-the-lam", "opponents": ["thumb", "thumb"]}, "there are 1 other seats, not 2"),
        ({"game": "getaway-driver", "seats": 3}, "getaway-driver is for 1, 2 or 4 seats, not 3"),
    ],
)
def test_bad_settings_are_refused(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refusal, match=reason):
        solo_env(**wrong)


def test_every_game_for_one_is_one() -> None:
    alone = {"getaway-driver", "escape-from-new-york", "outrun"}
    assert (
        {name for name, _ in ALONE} == alone == {name for name in ("on-the-lam", *alone) if 1 in load(name).meta.seats}
    )
