"""The view encoder makes the same bytes as encoding every view whole."""

from dataclasses import dataclass
from random import Random

import pytest

from lamster.games import load, metas
from lamster.kernel.chance import Dice
from lamster.kernel.match import Match
from lamster.tables import protocol as wire


@pytest.mark.parametrize("name", metas())
def test_views_of_a_game_are_encoded_as_if_each_were_alone(name: str) -> None:
    game, rng = load(name), Random(3)
    seats = max(game.meta.seats)
    match = Match(game, seats, game.meta.parse_options({}), Dice(b"views"))
    readers: list[int | None] = [None, *range(seats)]
    compared = 0
    for _ in range(60):
        if match.outcome is not None:
            break
        viewer, encoder = game.viewer(match.state), wire.ViewEncoder()
        for eyes in rng.sample(readers, len(readers)):
            assert bytes(encoder.encode(viewer(eyes))) == wire.encode(game.view(match.state, eyes))
            compared += 1
        decision = rng.choice(match.state.open)
        code = decision.form.sample(rng) if decision.form is not None else rng.choice(decision.codes)
        match.act(decision.seat, code)
    assert compared > 20


def test_a_view_with_other_values_is_not_taken_for_the_first() -> None:
    @dataclass(slots=True)
    class View:
        shared: list[int]
        own: str | None

    shared, encoder = [1, 2], wire.ViewEncoder()
    views = [View(shared, "ace"), View(shared, None), View([1, 2, 3], "ace"), View(shared, "%b")]
    assert [bytes(encoder.encode(view)) for view in views] == [wire.encode(view) for view in views]


def test_views_that_are_not_dataclasses_are_encoded_whole() -> None:
    encoder = wire.ViewEncoder()
    assert bytes(encoder.encode({"a": 1})) == b'{"a":1}'
    assert bytes(encoder.encode([1])) == b"[1]"
