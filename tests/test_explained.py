"""Every option names a rule that has a sentence; of what is not possible the rule can be told, and nothing leaks."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from lamster.games import load, metas
from lamster.kernel.chance import Dice, seed_from_text
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.game import Game
from lamster.kernel.match import Match
from lamster.text import Words

PLIES = 500
"""Of each game and setting: enough to come by most questions."""
EVERY = 7
"""So often the same is asked of another world."""

SETTINGS = [(name, number) for name, meta in metas().items() for number in range(len(meta.battery))]


def asked_in(game: Game[Any], number: int) -> Iterator[tuple[Match, Decision]]:
    """What seats are asked in a random game; the match changes as one goes on."""
    setting, rng = game.meta.battery[number], Random(number)
    match = Match(game, setting["seats"], setting["options"], Dice(seed_from_text(f"explained {number}")))
    while match.outcome is None and len(match.log) < PLIES:
        yield from [(match, decision) for decision in match.state.open if decision.seat != CHANCE]
        decision = match.state.open[0]
        match.act(decision.seat, decision.sample(rng))


def refused(game: Game[Any], s: Any, seat: int) -> list[tuple[str, str]]:
    """What comes to mind and is not possible, with the rules that stand against it."""
    found = [(code, game.refuse(s, seat, code)) for code in game.thinkable(s, seat)]
    return [(code, refusal.rule) for code, refusal in found if refusal is not None]


@pytest.mark.parametrize(("name", "number"), SETTINGS, ids=str)
def test_every_option_names_a_rule_that_has_a_sentence(name: str, number: int) -> None:
    game = load(name)
    sentences = set(Words("nl", game.meta).rules())
    for match, decision in asked_in(game, number):
        assert decision.rule in sentences
        for code in decision.codes:
            assert game.rule_of(match.state, decision, code) in sentences, code


@pytest.mark.parametrize(("name", "number"), SETTINGS, ids=str)
def test_what_is_not_possible_has_a_rule_against_it_and_a_label(name: str, number: int) -> None:
    game = load(name)
    words = Words.of("en", game)
    sentences = set(words.rules())
    told: set[str] = set()
    for match, decision in asked_in(game, number):
        for code, rule in refused(game, match.state, decision.seat):
            assert rule in sentences, f"{decision.kind}: {code}"
            assert words.option(code)
            told.add(decision.kind)
    assert told or game.meta.real_time, "in every game there is something that one may not do"


@pytest.mark.parametrize(("name", "number"), SETTINGS, ids=str)
def test_why_not_tells_nothing_that_the_seat_does_not_know(name: str, number: int) -> None:
    """In a world that it cannot tell from the true one, the same comes to its mind and the same is refused."""
    game, rng = load(name), Random(number)
    for turn, (match, decision) in enumerate(asked_in(game, number)):
        if turn % EVERY == 0:
            world = game.resample(match.state, decision.seat, rng)
            assert refused(game, world, decision.seat) == refused(game, match.state, decision.seat), decision.kind
