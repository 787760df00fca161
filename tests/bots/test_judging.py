"""What the search thinks of a decision: it knows a blunder when it sees one, by what the seat knew."""

from random import Random

import pytest

from lamster.bots import make
from lamster.bots.judging import can_judge, judge
from lamster.games import load, load_thumb, metas
from lamster.kernel.chance import Dice, seed_from_text
from lamster.kernel.decision import Decision, Refusal
from lamster.kernel.match import Match
from lamster.kernel.state import State

KNOWN = [name for name in metas() if can_judge(name)]


def choices(name: str, seats: int, **options: str | int | bool) -> list[tuple[State, Decision, str]]:
    """Decisions of a game between bots, each in a world that its seat cannot tell from the true one."""
    game = load(name)
    bots = [make("thumb", game, bytes([seat])) for seat in range(seats)]
    match = Match(game, seats, options, Dice(seed_from_text("judging")))
    rng = Random(1)
    found = []
    while match.outcome is None:
        decision = match.state.open[0]
        world = game.resample(match.state, decision.seat, rng)
        code = bots[decision.seat].choose(world, decision).code
        if decision.form is None and len(decision.codes) > 1:
            found.append((world, decision, code))
        match.act(decision.seat, code)
    return found


@pytest.mark.parametrize("name", KNOWN)
def test_every_game_can_be_judged(name: str) -> None:
    game = load(name)
    found = choices(name, max(seats for seats in game.meta.seats if seats <= 3))
    for world, decision, code in found[:: max(1, len(found) // 6)]:
        before = game.save(world)
        judgement = judge(game, world, decision.seat, code, Random(1), 5.0, 12)
        assert 0.0 <= judgement.value <= judgement.best_value <= 1.0
        assert judgement.best in decision.codes
        assert judgement.why == load_thumb(name).why(world, decision, judgement.best)
        assert judgement.worlds >= 12 or len(decision.codes) < 12
        assert game.save(world) == before


def test_the_worst_code_costs_most() -> None:
    """Where one code looks far worse than the best by the rules of thumb, the search agrees on the whole."""
    thumb = load_thumb("getaway-driver")
    gained = []
    for world, decision, _ in choices("getaway-driver", 2, size="compact"):
        scores = thumb.rate(world, decision)
        if max(scores) - min(scores) > 1.0:
            worst, best = (decision.codes[scores.index(pick(scores))] for pick in (min, max))
            losses = [loss(world, decision, code) for code in (worst, best)]
            gained.append(losses[0] - losses[1])
        if len(gained) == 8:
            break
    assert len(gained) == 8
    assert sum(gained) / len(gained) > 0.02


def loss(world: State, decision: Decision, code: str) -> float:
    found = judge(load("getaway-driver"), world, decision.seat, code, Random(3), 5.0, 60)
    return found.best_value - found.value


def test_the_same_seed_gives_the_same_judgement() -> None:
    world, decision, code = choices("on-the-lam", 2, round_limit=3)[7]
    game = load("on-the-lam")
    first, second = [judge(game, world, decision.seat, code, Random(9), 60.0, 30) for _ in range(2)]
    assert first == second


def test_what_was_not_asked_is_not_judged() -> None:
    world, decision, _ = choices("on-the-lam", 2, round_limit=1)[0]
    game = load("on-the-lam")
    for seat, code in ((decision.seat, "go:Z9"), (1 - decision.seat, decision.codes[0])):
        with pytest.raises(Refusal, match="is no answer"):
            judge(game, world, seat, code, Random(1), 1.0, 10)
