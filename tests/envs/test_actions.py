"""The table of actions: complete, without doubles, and the same every time."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from lamster.envs.actions import FILL, Actions
from lamster.envs.play import Play
from lamster.games import load, metas
from lamster.kernel.decision import CHANCE, Refusal
from lamster.kernel.play import apply
from lamster.kernel.record import read_record, replay
from tests.envs.variants import VARIANTS, random_action, setting_of

RECORDS = Path(__file__).parent.parent / "records"
PLIES = 400


def missing_codes(name: str, seats: int, options: dict[str, Any], seed: int) -> set[str]:
    """Codes asked for in a random game that the table does not have."""
    actions = setting_of(name, seats, options).actions
    rng = Random(seed)
    s = load(name).setup(seats, options)
    found: set[str] = set()
    while s.open and s.ply < PLIES:
        for decision in s.open:
            index = actions.chance_index if decision.seat == CHANCE else actions.index
            found |= {code for code in decision.codes if code not in index}
        decision = rng.choice(s.open)
        apply(s, decision.seat, decision.sample(rng))
    return found


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_every_code_of_a_random_game_is_an_action(name: str, seats: int, options: dict[str, Any]) -> None:
    assert missing_codes(name, seats, options, 5) == set()


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_every_code_of_many_games_is_an_action(name: str, seats: int, options: dict[str, Any]) -> None:
    found = [missing_codes(name, seats, options, seed) for seed in range(100, 160)]
    assert set().union(*found) == set()


@pytest.mark.parametrize("name", metas())
def test_every_code_of_the_golden_records_is_an_action(name: str) -> None:
    """Among them are games that are played well, and come to places that random play does not."""
    game = load(name)
    paths = sorted((RECORDS / game.meta.folder.name).glob("*.rec"))
    for path in paths:
        match = replay(game, read_record(path.read_text(encoding="utf-8")))
        actions = Actions(game, match.state.seats, game.settle(match.state.seats, match.state.options))
        of_seats = {entry.code for entry in match.log if entry.seat >= 0 and not entry.code.startswith("run:")}
        of_chance = {entry.code for entry in match.log if entry.seat == CHANCE}
        assert of_seats - {"late"} <= actions.index.keys(), path.name
        assert of_chance <= actions.chance_index.keys(), path.name
    assert paths


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_the_table_is_the_same_every_time(name: str, seats: int, options: dict[str, Any]) -> None:
    game = load(name)
    once, again = [
        Actions(game, seats, game.settle(seats, given)) for given in (options, dict(reversed(options.items())))
    ]
    assert once.codes == again.codes
    assert once.chance == again.chance
    assert len(set(once.codes)) == len(once.codes)
    assert len(set(once.chance)) == len(once.chance)


def test_what_chance_may_play_depends_on_the_options() -> None:
    host = setting_of("getaway-driver", 2, {"obstacles": 1, "obstacle_placement": "host"}).actions
    dice = setting_of("getaway-driver", 2, {"obstacles": 1}).actions
    code = "obstacle:city_park@5,5,h"
    assert (code in host.index, code in host.chance_index) == (True, False)
    assert (code in dice.index, code in dice.chance_index) == (False, True)


def test_forms_are_filled_in_some_way() -> None:
    where = setting_of("outrun", 2, {"maps": 1})
    ways = [code for code in where.actions.codes if code.startswith(FILL)]
    levels = ["beginner", "easy", "medium", "hard", "master", "pacer"]
    assert ways == [f"fill:{way}" for way in [*levels, "sample", "default"]]
    play = Play(where, 1)
    while play.asked is not None and play.asked.form is None:
        play.act(random_action(play, Random(1)))
    decision = play.asked
    assert decision is not None
    assert decision.form is not None
    assert [where.actions.codes[i] for i in where.actions.legal(decision)] == ways
    codes = [where.actions.code(play.state, decision, where.actions.index[way], Random(2)) for way in ways]
    assert [decision.form.refuse(code) for code in codes] == [""] * len(ways)
    assert codes[-1] == "late"
    medians = [median_ms(play, way) for way in ("fill:beginner", "fill:medium", "fill:master")]
    assert medians == sorted(medians, reverse=True)


def median_ms(play: Play, way: str) -> int:
    decision = play.asked
    assert decision is not None
    assert decision.form is not None
    action = play.setting.actions.index[way]
    codes = [play.setting.actions.code(play.state, decision, action, Random(i)) for i in range(41)]
    return sorted(decision.form.duration(code) for code in codes)[20]


def test_one_way_to_fill_in_forms() -> None:
    game = load("outrun")
    options = game.settle(2, {})
    assert Actions(game, 2, options).codes == Actions(game, 2, options, "medium").codes
    assert len(Actions(game, 2, options, "medium").filling) == 1
    with pytest.raises(Refusal, match="cannot be filled in as 'fast': it is one of beginner"):
        Actions(game, 2, options, "fast")
    lam = load("on-the-lam")
    with pytest.raises(Refusal, match="has no forms"):
        Actions(lam, 2, lam.settle(2, {}), "medium")
