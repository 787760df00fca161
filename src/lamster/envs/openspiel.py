"""Registers every game with OpenSpiel when this module is imported. Seats and options are parameters of the game.

For example `pyspiel.load_game("lamster_on_the_lam(players=3,round_limit=20)")`.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict
from random import Random
from typing import Any, ClassVar

import numpy as np
import pyspiel

from lamster.envs.playthrough import Playthrough, chance_codes
from lamster.envs.setting import Setting, setting
from lamster.games import metas
from lamster.kernel.decision import CHANCE
from lamster.kernel.game import Meta, Option, Value

MOST_PLIES = 1000
"""The number of codes, those of chance included, after which a game ends without a winner; random players need it."""
PRECISION = 2**53


def game_type(meta: Meta) -> Any:
    parameters = {name: parameter_of(option) for name, option in meta.options.items()}
    return pyspiel.GameType(
        short_name=f"lamster_{meta.folder.name}",
        long_name=meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(meta.seats),
        min_num_players=min(meta.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "max_plies": MOST_PLIES, "fill": "", **parameters},
    )


def parameter_of(option: Option) -> Value:
    """The default of an option for OpenSpiel, which would turn a text that looks like a number into a number."""
    text = str(option.default)
    return int(text) if text.isdecimal() else option.default


def value_of(option: Option, given: Value) -> Value:
    """The value of an option. If the values are numeric texts and one word, 0 stands for the word."""
    words = [value for value in option.values if isinstance(value, str) and not value.isdecimal()]
    return words[0] if given == 0 and isinstance(option.default, str) and len(words) == 1 else given


class LamsterGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options. The sum of the returns is 1 or 0, so it is a general-sum game."""

    meta: ClassVar[Meta]
    kind: ClassVar[Any]
    """The pyspiel.GameType."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.players = int(given.pop("players", 2))
        self.max_plies = int(given.pop("max_plies", MOST_PLIES))
        fill = str(given.pop("fill", ""))
        options = {name: value_of(self.meta.options[name], value) for name, value in given.items()}
        self.setting: Setting = setting(self.meta.name, self.players, options, fill)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.actions.codes),
            max_chance_outcomes=len(chance_codes(self.setting)),
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.max_plies,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> "LamsterState":
        return LamsterState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "LamsterObserver":
        return LamsterObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self, params)

    def max_chance_nodes_in_history(self) -> int:
        """Every ply may be one of chance, and a draw follows each action that fills in a form."""
        return 2 * self.max_plies


class LamsterState(pyspiel.State):  # type: ignore[misc]
    """A position. OpenSpiel copies and pickles its attributes: there is one, which implements both."""

    def __init__(self, game: LamsterGame) -> None:
        super().__init__(game)
        self.playthrough = Playthrough(game.setting, game.max_plies)

    def current_player(self) -> int:
        if self.playthrough.over():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.playthrough.seat()
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.playthrough.over()

    def returns(self) -> list[float]:
        return self.playthrough.setting.game.returns(self.playthrough.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.playthrough.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return self.playthrough.legal()

    def _apply_action(self, action: int) -> None:
        self.playthrough.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        chance = player == int(pyspiel.PlayerId.CHANCE)
        return (chance_codes(self.playthrough.setting) if chance else self.playthrough.setting.actions.codes)[action]

    def resample_from_infostate(self, player: int, sampler: Any) -> "LamsterState":
        """A position that is consistent with what this player knows."""
        other: LamsterState = self.clone()
        other.playthrough = self.playthrough.resampled(player, Random(int(sampler() * PRECISION)))
        return other

    def __str__(self) -> str:
        return self.playthrough.text()


class LamsterObserver:
    """The view of a player, and with perfect recall all codes it has seen. `NONE` is a spectator."""

    def __init__(self, kind: Any, game: LamsterGame, params: Any) -> None:
        if params:
            raise ValueError(f"an observation has no parameters, but there are {params}")
        self.alone = kind.private_info == pyspiel.PrivateInfoType.NONE
        pieces = {"view": (game.setting.observation.size,)} if kind.public_info else {}
        past = {"past": (game.max_plies, 2)} if kind.public_info and kind.perfect_recall else {}
        shapes: dict[str, tuple[int, ...]] = {**pieces, **past}
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: LamsterState, player: int) -> None:
        self.tensor.fill(0)
        viewer = None if self.alone else player
        if "view" in self.dict:
            self.dict["view"][:] = state.playthrough.setting.observe(state.playthrough.state, viewer)
        if "past" in self.dict:
            numbers = state.playthrough.past_numbers(viewer)
            if numbers:
                self.dict["past"][: len(numbers)] = numbers

    def string_from(self, state: LamsterState, player: int) -> str:
        viewer = None if self.alone else player
        playthrough = state.playthrough
        past = [" ".join(playthrough.past_text(viewer))] if "past" in self.dict else []
        view = playthrough.setting.game.view(playthrough.state, viewer)
        seen = [json.dumps(asdict(view), separators=(",", ":"))] if "view" in self.dict else []
        return "\n".join([f"player {player}", *past, *seen])


def register() -> None:
    """Register every game once."""
    known = set(pyspiel.registered_names())
    for meta in metas().values():
        kind = game_type(meta)
        if kind.short_name not in known:
            # OpenSpiel keeps a reference until after Python has ended, which only classes survive.
            pyspiel.register_game(kind, type(kind.short_name, (LamsterGame,), {"meta": meta, "kind": kind}))


register()
