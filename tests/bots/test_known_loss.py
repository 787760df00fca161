"""No bot chooses a loss that its seat can see coming at once while there is something else."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from lamster.bots import make
from lamster.bots.known_loss import codes_to_avoid, is_known_loss
from lamster.games import load, load_thumb, metas
from lamster.kernel.decision import Decision
from lamster.kernel.game import Game
from lamster.kernel.state import State
from lamster.kernel.thumb import Reason, Thumb
from tests.toys import tail

GAMES = 12
"""Random games of each setting, of which the last plies are looked at."""
LAST = 12
LEVELS = ("easy", "medium", "search:2")
"""Those that choose by rules of thumb with and without slack, and by searching (hard and master)."""

Position = tuple[State, Decision, set[str]]


class Reckless(Thumb[State]):
    """Likes best what loses."""

    def __init__(self, name: str, likes: set[str]) -> None:
        self.game = load_thumb(name)
        self.likes = likes

    def rate(self, s: State, decision: Decision) -> list[float]:
        return [float(code in self.likes) for code in decision.codes]

    def why(self, s: State, decision: Decision, code: str) -> Reason:
        return self.game.why(s, decision, code)

    def standing(self, s: State) -> list[float]:
        return self.game.standing(s)


def last_positions(game: Game[Any], entry: dict[str, Any], seed: int) -> list[State]:
    """The last positions of a random game in which one seat has a choice; none where it does not end."""
    s, rng, passed = game.setup(entry["seats"], entry["options"]), Random(seed), []
    for _ in range(entry["plies"]):
        if not s.open:
            break
        if s.open[0].seat >= 0 and len(s.open[0].codes) > 1:
            passed.append(s.clone())
        game.apply(s, s.open[0].seat, s.open[0].sample(rng))
    return passed[-LAST:] if s.ended is not None else []


def with_avoidable_losses(game: Game[Any]) -> Iterator[Position]:
    for entry in game.meta.battery:
        for seed in range(GAMES):
            for s in last_positions(game, entry, seed):
                avoid = codes_to_avoid(game, s, s.open[0], Random(seed))
                if avoid:
                    yield s, s.open[0], avoid


def is_lost_in_every_world(game: Game[Any], s: State, code: str) -> bool:
    """A bot looks at a few worlds; what loses in most of them is a risk that it may take."""
    return all(is_known_loss(game, s, s.open[0].seat, code, Random(again)) for again in range(100))


@pytest.mark.parametrize("name", metas())
def test_nobody_takes_a_known_loss(name: str) -> None:
    """Even if the rules of thumb like it best: a level is as good as its guard, whatever a game says."""
    game = load(name)
    positions = list(with_avoidable_losses(game))
    assert len(positions) > 5
    for s, decision, avoid in positions:
        for level in LEVELS:
            bot = make(level, game, b"guard")
            setattr(bot, "thumb", Reckless(name, avoid))  # noqa: B010
            code = bot.choose(s, decision).code
            assert code not in avoid or not is_lost_in_every_world(game, s, code), (level, decision.kind, avoid)


def test_the_last_red_timer_tile_is_not_turned_up_for_cards() -> None:
    """Taking all cards back turns a Timer tile up: the last red one ends the game for everybody."""
    game = load("escape-from-new-york")
    found = [position for position in with_avoidable_losses(game) if position[1].kind == "recovery"]
    assert found
    assert all(avoid == {"recover-all"} for _, _, avoid in found)


def test_a_loss_that_an_opponent_must_guess_is_not_known() -> None:
    s = tail.GAME.setup(2, {"streets": 2, "rounds": 1})
    assert not any(is_known_loss(tail.GAME, s, 0, code, Random(1)) for code in s.open[0].codes)


def test_where_everything_loses_nothing_is_avoided() -> None:
    """A Driver without a way out still answers."""
    game, hopeless = load("getaway-driver"), 0
    for seed in range(GAMES):
        for s in last_positions(game, game.meta.battery[3], seed):
            decision = s.open[0]
            if all(is_known_loss(game, s, decision.seat, code, Random(1)) for code in decision.codes):
                hopeless += 1
                assert not codes_to_avoid(game, s, decision, Random(1))
                assert all(make(level, game, b"guard").choose(s, decision).code for level in LEVELS)
    assert hopeless
