"""Observations: what a seat may know and nothing else, within their bounds, each number with a name."""

from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import pytest

from lamster.envs.fields import Choice, Counts, Fields, Flag, Kind, Maybe, Number, Place, Placed, Rows, Signs, Vector
from lamster.envs.play import Play
from lamster.envs.setting import Setting
from lamster.kernel.event import Names
from tests.envs.variants import VARIANTS, copy_of, random_play, setting_of

PLIES = 160
EVERY = 12
MUCH_HIDDEN = ("on-the-lam", "escape-from-new-york")
"""Games in which worlds that one seat cannot tell apart differ for others, all the time."""


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_twin_worlds_look_alike(name: str, seats: int, options: dict[str, Any]) -> None:
    """What a seat observes is the same in any world that it cannot tell from the true one; what others do is not."""
    where = setting_of(name, seats, options)
    rng = Random(3)
    differs = 0
    for play in random_play(where, 7, PLIES)[::EVERY]:
        for seat in range(seats):
            twin = copy_of(play)
            twin.state = where.game.resample(play.state, seat, rng)
            here, there = play.see(seat), twin.see(seat)
            assert np.array_equal(here["observation"], there["observation"])
            assert np.array_equal(here["action_mask"], there["action_mask"])
            differs += sum(others_differ(where, play, twin, other) for other in range(seats) if other != seat)
    assert differs > 0 or seats == 1 or name not in MUCH_HIDDEN


def others_differ(where: Setting, play: Play, twin: Play, other: int) -> bool:
    return not np.array_equal(where.observe(play.state, other), where.observe(twin.state, other))


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_answers_given_at_once_are_hidden(name: str, seats: int, options: dict[str, Any]) -> None:
    """Of seats that are asked at once, whoever answers later sees no more of the answers before than the rules show."""
    where = setting_of(name, seats, options)
    compared = 0
    for play in random_play(where, 4, PLIES):
        if len(play.state.open) > 1:
            for alike in answers_that_look_alike(play):
                first, *others = [after(play, code).see(play.state.open[1].seat) for code in alike]
                assert all(np.array_equal(first["observation"], other["observation"]) for other in others)
                assert all(np.array_equal(first["action_mask"], other["action_mask"]) for other in others)
                compared += len(others)
    assert compared > 0 or name != "outrun" or seats == 1


def answers_that_look_alike(play: Play) -> list[list[str]]:
    """Codes of the seat that answers first, together where the next one may not tell them apart."""
    first, then = play.state.open[:2]
    actions = play.setting.actions
    codes = [actions.code(play.state, first, action, Random(action)) for action in actions.legal(first)]
    found: dict[str, list[str]] = {}
    for code in codes:
        found.setdefault(play.setting.game.mask(play.state, first.seat, code, then.seat), []).append(code)
    return [alike for alike in found.values() if len(alike) > 1]


def after(play: Play, code: str) -> Play:
    copy = copy_of(play)
    copy.answer(play.state.open[0], code)
    return copy


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_numbers_are_within_their_bounds_and_have_names(name: str, seats: int, options: dict[str, Any]) -> None:
    shape = setting_of(name, seats, options).observation
    labels = shape.labels()
    assert len(labels) == len(set(labels)) == shape.size == len(shape.high)
    assert sum(size for _, _, size in shape.describe()) == shape.size
    for part, begin, size in shape.describe():
        assert all(label.startswith(part) for label in labels[begin : begin + size])
    for play in random_play(setting_of(name, seats, options), 2, PLIES)[::EVERY]:
        for seat in range(seats):
            seen = play.see(seat)["observation"]
            assert np.all(seen <= shape.high)
            assert np.all(seen >= shape.low)
            assert seen[seat] == 1.0


def test_an_observation_tells_what_the_view_does() -> None:
    where = setting_of("on-the-lam", 2, {"round_limit": 5})
    labels = where.observation.labels()
    for play in random_play(where, 1, PLIES):
        view = where.game.view(play.state, 1)
        seen = dict(zip(labels, where.observe(play.state, 1).tolist(), strict=True))
        assert seen[f"police={view.police}"] == 1.0
        assert seen["round"] == view.round
        assert sum(seen[label] for label in labels if label.startswith("own.hand[")) == len(view.own.hand)
        assert seen["own.own_cards"] == view.own.own_cards
        assert seen["search?"] == (view.search is not None)


# The fields by themselves.


@dataclass
class Part:
    number: int | None
    name: str


def written(field: Any, value: Any) -> list[float]:
    out: Vector = np.zeros(field.size, np.float32)
    field.write(value, out, 0)
    assert len(field.labels()) == len(field.highs()) == field.size
    return [round(float(number), 3) for number in out]


LETTERS = Names("letter", ("a", "b", "c"))


@pytest.mark.parametrize(
    ("field", "value", "numbers"),
    [
        (Number(5), 9, [5]),
        (Number(5), None, [-1]),
        (Number(5, 1000), 1500, [1.5]),
        (Flag(), True, [1]),
        (Flag(), None, [-1]),
        (Choice(LETTERS), "b", [0, 1, 0]),
        (Choice(LETTERS), None, [0, 0, 0]),
        (Choice(range(2)), 0, [1, 0]),
        (Counts(LETTERS, 2), ["a", "c", "c", "c"], [1, 0, 2]),
        (Counts(LETTERS), {"b": 3}, [0, 3, 0]),
        (Counts(LETTERS, key=lambda part: part.name), [Part(1, "b")], [0, 1, 0]),
        (Kind(LETTERS), "c", [3]),
        (Kind(LETTERS, [[0], [7], [0]], ["seven"]), "b", [2, 7]),
        (Place(9, 9), "3,4", [3, 4]),
        (Place(9, 9), None, [0, 0]),
        (Signs("xy", 3), "yx", [0, 1, 1, 0, 0, 0]),
        (Rows(3, Number(9)), [4, None], [4, -1, 0]),
        (
            Placed(LETTERS, lambda part: part.name, Number(9), lambda part: part.number),
            [Part(5, "b")],
            [0, 0, 1, 5, 0, 0],
        ),
        (Maybe(Number(9)), None, [0, 0]),
        (Maybe(Number(9)), 3, [1, 3]),
        (Fields(Part, {"name": "is not told"}, {"number": Number(9)}), Part(None, "a"), [-1]),
        (Fields(Part, {}, {"number": Number(9), "name": Choice(LETTERS)}), Part(0, "a"), [0, 1, 0, 0]),
    ],
)
def test_fields_write_what_they_are_given(field: Any, value: Any, numbers: list[float]) -> None:
    assert written(field, value) == numbers


def test_no_field_of_a_view_is_forgotten() -> None:
    with pytest.raises(AssertionError, match="Part: told or left out, each field once: name"):
        Fields(Part, {}, {"number": Number(9)})
