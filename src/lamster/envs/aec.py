"""PettingZoo (AEC) environment of any game: the seats are the agents."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from lamster.envs.play import Play, Seen
from lamster.envs.setting import Setting, setting
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Value

ILLEGAL_REWARD = -1.0
ANSI = "ansi"


class LamsterAEC(AECEnv[str, Any, int]):  # type: ignore[misc]
    """Asks seats one after the other, even where a table asks them at once; views hide earlier answers."""

    def __init__(self, where: Setting, max_plies: int, render_mode: str | None) -> None:
        super().__init__()
        check_limits(max_plies, render_mode)
        name = f"lamster_{where.game.meta.folder.name}"
        self.metadata = {"name": name, "render_modes": [ANSI], "is_parallelizable": False}
        self.render_mode = render_mode
        self.setting = where
        self.max_plies = max_plies
        self.possible_agents = agent_names(where)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(where) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(where) for agent in self.possible_agents}
        self.seeds = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game. A seed determines this game and all games until the next seed."""
        if seed is not None:
            self.seeds = Random(seed)
        self.play = Play(self.setting, self.seeds.getrandbits(64))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, str]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.go_on()

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self.play.act(int(action))
        self._clear_rewards()
        self.infos[agent] = {}
        self.go_on()
        self._accumulate_rewards()

    def go_on(self) -> None:
        """Select the seat that is asked next, or end the game."""
        asked = self.play.asked
        if asked is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.setting.game.returns(self.play.state), strict=True))
        elif self.play.state.ply >= self.max_plies:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[asked.seat]
            self.infos[self.agent_selection] = {"decision": asked.kind, "rule": asked.rule}

    def observe(self, agent: str) -> Seen:
        return self.play.see(self.seat_of[agent])

    def codes(self) -> tuple[str, ...]:
        """The code of every action."""
        return self.setting.actions.codes

    def describe(self) -> list[tuple[str, int, int]]:
        """The fields of an observation: name, index of the first number, count."""
        return self.setting.observation.describe()

    def labels(self) -> list[str]:
        """The name of every number of an observation."""
        return self.setting.observation.labels()

    def render(self) -> str | None:
        """The spectator's view as JSON."""
        return rendered(self.play) if self.render_mode == ANSI else None

    def close(self) -> None:
        """There is nothing to close."""


def make_aec(
    game: str, seats: int, fill: str, max_plies: int, render_mode: str | None, options: Mapping[str, Value]
) -> AECEnv[str, Any, int]:
    """In PettingZoo's usual wrappers: an illegal action ends the game as a loss, a wrong order is an error."""
    env: AECEnv[str, Any, int] = LamsterAEC(setting(game, seats, options, fill), max_plies, render_mode)
    env = TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(env))


def check_limits(max_plies: int, render_mode: str | None) -> None:
    if max_plies < 1:
        raise Refusal(f"max_plies cannot be {max_plies}: it is a number from 1 up")
    if render_mode not in (None, ANSI):
        raise Refusal(f"render_mode cannot be {render_mode!r}: it is None or {ANSI!r}")


def agent_names(where: Setting) -> list[str]:
    """The name of an agent: the role of its seat and a number from 0; `seat` in games without roles."""
    names = where.game.seat_names(where.seats)
    return [f"{'seat' if name.isdecimal() else name.partition('-')[0]}_{seat}" for seat, name in enumerate(names)]


def observation_space(where: Setting) -> spaces.Dict:
    shape = where.observation
    mask = spaces.Box(0, 1, (len(where.actions.codes),), np.int8)
    return spaces.Dict({"observation": spaces.Box(shape.low, shape.high, dtype=np.float32), "action_mask": mask})


def action_space(where: Setting) -> spaces.Discrete:
    return spaces.Discrete(len(where.actions.codes))


def rendered(play: Play) -> str:
    return json.dumps(asdict(play.setting.game.view(play.state, None)), indent=1, default=str)
