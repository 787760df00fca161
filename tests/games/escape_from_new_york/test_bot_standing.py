"""The judgement of positions: it must see what a single decision changes, or no search could find it."""

from collections.abc import Callable

import pytest

from lamster.games.escape_from_new_york.bot import THUMB
from lamster.games.escape_from_new_york.bot_alone import makes_up_mind
from lamster.games.escape_from_new_york.bot_standing import features
from lamster.games.escape_from_new_york.bot_weights import WEIGHTS
from lamster.games.escape_from_new_york.components import SPACE
from lamster.games.escape_from_new_york.game import GAME
from lamster.games.escape_from_new_york.state import CAR, NewYork
from tests.games.escape_from_new_york.table import Table, table


def under_way(hero: str = "snake F5 tape diagram-3 discard:dead-run bare-knuckles on-my-own") -> Table:
    """Snake alone, with the Tape; the Camp has been found."""
    return table(hero, tiles="F5 F3 G6 A2=dukes-camp", blacks=6, step=2)


def lost_a_card(s: NewYork) -> None:
    card = s.hands[0] & -s.hands[0]
    s.hands[0] ^= card
    s.discards[0] |= card


def made_noise(s: NewYork) -> None:
    s.noise += 2


def lost_a_cube(s: NewYork) -> None:
    s.missions -= 1


def lost_time(s: NewYork) -> None:
    s.blacks -= 1


def went_away(s: NewYork) -> None:
    """The Camp is in the north-west."""
    s.at[0] = SPACE.index["G6"]


def met_the_duke(s: NewYork) -> None:
    s.boss_at[2] = s.at[0]


WORSE = [lost_a_card, made_noise, lost_a_cube, lost_time, went_away, met_the_duke]


@pytest.mark.parametrize("change", WORSE, ids=lambda change: change.__name__)
def test_it_sees_what_a_single_decision_costs(change: Callable[[NewYork], None]) -> None:
    t = under_way()
    before = THUMB.standing(t.state)[0]
    change(t.state)
    assert THUMB.standing(t.state)[0] < before - 0.002


def test_it_sees_what_is_gained() -> None:
    t = under_way()
    before = THUMB.standing(t.state)[0]
    t.state.cars[0] = CAR
    assert THUMB.standing(t.state)[0] > before


@pytest.mark.parametrize("far", ["H9", "F5"])
def test_who_holds_everything_wants_to_the_bridge(far: str) -> None:
    """Bridge 3 is at I10; time is short."""
    chances = []
    for space in ("I10", far):
        hero = f"snake {space} tape diagram-3 president"
        t = table(hero, tiles="F5 G6 G8 H7 H9 I8 I10", taken=True, blacks=1, noise=9, step=2)
        chances.append(THUMB.standing(t.state)[0])
    assert chances[0] > chances[1] + 0.005


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_feature_has_its_weight(seats: int) -> None:
    heroes = ["snake F5", "maggie F5", "cabbie F5", "brain F5 diagram-3"][-seats:]
    assert len(features(table(*heroes).state)) == len(WEIGHTS[seats])


def test_a_mind_looks_for_the_way_only_when_it_is_asked() -> None:
    """Most windows have nothing to do with the way, and to find it takes longer than all else."""
    m = makes_up_mind(under_way().state, 0, False)
    assert not m.way
    assert min(m.field) == 0
    assert m.field is m.way


# Searching.


def test_playouts_end_with_the_round() -> None:
    s = under_way().state
    assert THUMB.horizon(s) == s.round + 1


def test_heroes_are_taken_by_the_rules_of_thumb() -> None:
    """The judgement knows nothing of Heroes; later a search compares a few options."""
    assert THUMB.manner(GAME.setup(2)).breadth == 1
    assert THUMB.manner(under_way().state).breadth > 1
