"""One play of a game, with chance drawn from a seed. PettingZoo and Gymnasium environments share it."""

from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lamster.envs.fields import Vector
from lamster.envs.setting import Setting
from lamster.kernel.chance import Dice, derive, seed_from_text
from lamster.kernel.decision import Decision, Refusal
from lamster.kernel.play import apply, chance_open
from lamster.kernel.state import State

Mask = NDArray[np.int8]
Seen = dict[str, NDArray[Any]]
"""An observation of an environment: `observation` and `action_mask`."""


class Play:
    """The state, and the source of its random numbers."""

    def __init__(self, setting: Setting, seed: int) -> None:
        root = seed_from_text(str(seed))
        self.setting = setting
        self.dice = Dice(derive(root, "dice"))
        self.rng = Random(derive(root, "fill"))
        self.state = setting.begin()
        self.draw()

    def __deepcopy__(self, memo: object) -> "Play":
        return restored(self.setting, self.dice.seed, self.rng.getstate(), self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        """Compiled states cannot be pickled, so the state is packed."""
        game = self.setting.game
        return unpacked, (self.setting, self.dice.seed, self.rng.getstate(), game.pack(self.state))

    def draw(self) -> None:
        """Answer all decisions of chance."""
        while chance_open(self.state):
            decision = self.state.open[0]
            apply(self.state, decision.seat, decision.pick(self.dice.word(self.state.ply)))

    @property
    def asked(self) -> Decision | None:
        """The decision to answer next: the first open one. Views of the others hide its answer."""
        return self.state.open[0] if self.state.open else None

    def act(self, action: int) -> None:
        """Play an action for the seat that is asked."""
        decision = self.asked
        if decision is None:
            raise Refusal("the game is over: reset the environment")
        self.setting.actions.check(decision, action)
        self.answer(decision, self.setting.actions.code(self.state, decision, action, self.rng))

    def answer(self, decision: Decision, code: str) -> None:
        """Play a legal code."""
        apply(self.state, decision.seat, code)
        self.draw()

    def mask(self, seat: int) -> Mask:
        """1 for each legal action; all 0 for a seat that is not asked."""
        mask = np.zeros(len(self.setting.actions.codes), np.int8)
        decision = self.asked
        if decision is not None and decision.seat == seat:
            mask[self.setting.actions.legal(decision)] = 1
        return mask

    def see(self, seat: int) -> Seen:
        observation: Vector = self.setting.observe(self.state, seat)
        return {"observation": observation, "action_mask": self.mask(seat)}


def restored(setting: Setting, seed: bytes, drawn: Any, state: State) -> Play:
    """Restore a pickled play, with the state of its random numbers."""
    play = Play.__new__(Play)
    play.setting = setting
    play.dice = Dice(seed)
    play.rng = Random()
    play.rng.setstate(drawn)
    play.state = state
    return play


def unpacked(setting: Setting, seed: bytes, drawn: Any, packed: bytes) -> Play:
    return restored(setting, seed, drawn, setting.game.unpack(packed))
