"""Every variant of every game that the battery knows, as environments are told them."""

from random import Random
from typing import Any

import pytest

from lamster.envs.play import Play
from lamster.envs.setting import Setting, setting
from lamster.games import metas

VARIANTS = [
    pytest.param(name, spec["seats"], spec["options"], id=f"{name}-{spec['seats']}-{i}")
    for name, meta in metas().items()
    for i, spec in enumerate(meta.battery)
]
FIRST = [
    pytest.param(name, meta.battery[0]["seats"], meta.battery[0]["options"], id=name) for name, meta in metas().items()
]
"""One of every game."""


def setting_of(name: str, seats: int, options: dict[str, Any]) -> Setting:
    return setting(name, seats, options)


def random_action(play: Play, rng: Random) -> int:
    asked = play.asked
    assert asked is not None
    return rng.choice(play.setting.actions.legal(asked))


def random_play(where: Setting, seed: int, plies: int) -> list[Play]:
    """A play after each of its first actions."""
    rng = Random(seed)
    play = Play(where, seed)
    found: list[Play] = []
    while play.asked is not None and play.state.ply < plies:
        found.append(copy_of(play))
        play.act(random_action(play, rng))
    return [*found, play]


def copy_of(play: Play) -> Play:
    """The same play at the same place, to go on by itself."""
    copy = Play.__new__(Play)
    copy.setting = play.setting
    copy.dice = play.dice
    copy.rng = Random()
    copy.rng.setstate(play.rng.getstate())
    copy.state = play.state.clone()
    return copy
