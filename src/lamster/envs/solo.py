"""Gymnasium environment: the agent plays one seat of a game, bots play the others."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces

from lamster.bots import Bot, make
from lamster.envs.aec import ANSI, ILLEGAL_REWARD, action_space, check_limits, observation_space, rendered
from lamster.envs.play import Mask, Play, Seen
from lamster.envs.setting import Setting, setting
from lamster.games import load
from lamster.kernel.chance import derive, seed_from_text
from lamster.kernel.decision import Decision, Refusal
from lamster.kernel.game import Value

Policy = Callable[[Seen], int]
"""A function from what its seat sees, an observation and a mask of legal actions, to an action."""
Opponent = str | Policy
"""The name of a bot, or a policy."""


class SoloEnv(gymnasium.Env[Any, Any]):
    """The agent answers the decisions of its seat. Bots and chance play everything in between.

    An illegal action is not played: it ends the episode as a loss.
    """

    metadata = {"render_modes": [ANSI]}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self, where: Setting, seat: int, opponents: Sequence[Opponent], max_plies: int, render_mode: str | None
    ) -> None:
        check_limits(max_plies, render_mode)
        self.setting = where
        self.seat = seat
        self.opponents = opponents
        self.max_plies = max_plies
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = observation_space(where)
        self.action_space: spaces.Space[Any] = action_space(where)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**63))
        self.play = Play(self.setting, drawn)
        self.others = Others(self.setting, self.seat, self.opponents, drawn)
        self.go_on()
        return self.play.see(self.seat), self.info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if not self.play.mask(self.seat)[int(action)]:
            refused = {"illegal": self.setting.actions.codes[int(action)]}
            return self.play.see(self.seat), ILLEGAL_REWARD, True, False, refused
        self.play.act(int(action))
        self.go_on()
        over = self.play.asked is None
        reward = self.setting.game.returns(self.play.state)[self.seat] if over else 0.0
        return self.play.see(self.seat), reward, over, not over and self.too_long(), self.info()

    def go_on(self) -> None:
        """Play the bots' and chance's decisions until the agent's seat is asked."""
        while (asked := self.play.asked) is not None and asked.seat != self.seat and not self.too_long():
            self.others.answer(self.play)

    def too_long(self) -> bool:
        return self.play.state.ply >= self.max_plies

    def info(self) -> dict[str, Any]:
        asked = self.play.asked
        return {} if asked is None or asked.seat != self.seat else {"decision": asked.kind, "rule": asked.rule}

    def action_masks(self) -> Mask:
        """The mask of legal actions, under the name that learners with masks use."""
        return self.play.mask(self.seat)

    def codes(self) -> tuple[str, ...]:
        """The code of every action."""
        return self.setting.actions.codes

    def describe(self) -> list[tuple[str, int, int]]:
        """The fields of an observation: name, index of the first number, count."""
        return self.setting.observation.describe()

    def labels(self) -> list[str]:
        """The name of every number of an observation."""
        return self.setting.observation.labels()

    def render(self) -> Any:
        """The spectator's view as JSON."""
        return rendered(self.play) if self.render_mode == ANSI else None


class Others:
    """The players of the other seats. A bot gets the decision and a sampled world, a policy what an agent at its seat
    gets; neither gets the true state.
    """

    def __init__(self, where: Setting, seat: int, opponents: Sequence[Opponent], seed: int) -> None:
        self.made_from = (where, seat, opponents, seed)
        root = seed_from_text(str(seed))
        seats = [other for other in range(where.seats) if other != seat]
        players = dict(zip(seats, opponents, strict=True))
        self.game = where.game
        self.policies = {other: player for other, player in players.items() if not isinstance(player, str)}
        self.bots: dict[int, Bot] = {
            other: make(player, where.game, derive(root, "bot", other))
            for other, player in players.items()
            if isinstance(player, str)
        }
        self.worlds = Random(derive(root, "worlds"))

    def __reduce__(self) -> tuple[Any, ...]:
        """Create them again with the state of their random numbers, since compiled objects cannot be pickled."""
        drawn = {seat: bot.rng.getstate() for seat, bot in self.bots.items()}
        return others_again, (self.made_from, self.worlds.getstate(), drawn)

    def answer(self, play: Play) -> None:
        """Answer the current decision."""
        decision = play.asked
        if decision is None:
            raise AssertionError("nothing is asked")
        if decision.seat in self.policies:
            play.act(int(self.policies[decision.seat](play.see(decision.seat))))
        else:
            play.answer(decision, self.choose(play, decision))

    def choose(self, play: Play, decision: Decision) -> str:
        bot = self.bots[decision.seat]
        world = self.game.resample(play.state, decision.seat, self.worlds) if bot.needs_world else play.state
        return bot.choose(world, decision).code


def others_again(made_from: tuple[Any, ...], worlds: Any, drawn: dict[int, Any]) -> Others:
    others = Others(*made_from)
    others.worlds.setstate(worlds)
    for seat, state in drawn.items():
        others.bots[seat].rng.setstate(state)
    return others


def make_solo(
    game: str,
    seats: int | None,
    seat: int,
    opponents: Opponent | Sequence[Opponent],
    fill: str,
    max_plies: int,
    render_mode: str | None,
    options: Mapping[str, Value],
) -> SoloEnv:
    where = setting(game, min(load(game).meta.seats) if seats is None else seats, options, fill)
    if not 0 <= seat < where.seats:
        raise Refusal(f"seat cannot be {seat}: it is a number from 0 to {where.seats - 1}")
    return SoloEnv(where, seat, opponents_of(where, opponents), max_plies, render_mode)


def opponents_of(where: Setting, given: Opponent | Sequence[Opponent]) -> list[Opponent]:
    """One opponent for each other seat. Raises a Refusal for what is neither a known bot nor a policy."""
    others = where.seats - 1
    opponents = [given] * others if isinstance(given, str) or callable(given) else list(given)
    if len(opponents) != others:
        raise Refusal(
            f"there are {others} other seats, not {len(opponents)}: give an opponent for each, or one for all"
        )
    for opponent in opponents:
        if isinstance(opponent, str):
            make(opponent, where.game, b"")
        elif not callable(opponent):
            raise Refusal(
                f"an opponent cannot be {opponent!r}: it is the name of a bot, or a function that is given what its "
                "seat sees (observation and action_mask) and gives back an action"
            )
    return opponents
