"""Bots and the last Timer tile (EFNY-V8, Y4): nobody turns it up, throws it away or brings it by Noise without need."""

from typing import Any

import pytest

from lamster.bots import make
from lamster.bots.thumb import FOOLISH
from lamster.games.escape_from_new_york.bot import BETRAYER, THUMB, NewYorkThumb
from lamster.games.escape_from_new_york.game import GAME
from tests.games.escape_from_new_york.table import Table, table

LEVELS = ("beginner", "easy", "medium", "rogue", "search:8")
THUMBS = (THUMB, BETRAYER)
LAST: dict[str, Any] = {"blacks": 0, "reds": "new-york-wins"}
TIRED = (
    "snake D5 dead-run bare-knuckles discard:on-my-own discard:kick-it-down discard:spray-the-street "
    "discard:hit-and-run discard:strong-antitoxin discard:ghost-step"
)


def chosen(t: Table, level: str) -> set[str]:
    """What bots of this level do, by a dozen seeds."""
    return {make(level, GAME, bytes([seed])).choose(t.state, t.state.open[0]).code for seed in range(12)}


def foolish(thumb: NewYorkThumb, t: Table, hasty: bool) -> set[str]:
    """Codes that rules of thumb would not even take with slack: the guard of all bots is not needed for them."""
    decision = t.state.open[0]
    scores = thumb.rated(t.state, decision, hasty)
    return {code for code, score in zip(decision.codes, scores, strict=True) if score <= max(scores) - FOOLISH}


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_takes_the_cards_back_for_the_last_tile(level: str) -> None:
    assert chosen(table(TIRED, "maggie F5", step=1, **LAST), level) == {"decline"}


@pytest.mark.parametrize("hasty", [False, True])
@pytest.mark.parametrize("thumb", THUMBS)
def test_rules_of_thumb_leave_the_last_tile_where_it_is(thumb: NewYorkThumb, hasty: bool) -> None:
    assert foolish(thumb, table(TIRED, step=1, **LAST), hasty) == {"recover-all"}


def test_with_a_tile_to_spare_a_hand_good_for_nothing_comes_back() -> None:
    """The same hand in a crowd, with time left: the rules of thumb still know when it is worth a tile."""
    t = table(TIRED, step=1, enemies="D5: 3 prisoners", roadblocks="D5-C4 D5-E4 D5-E6 D5-D7 D5-D3 D5-C6")
    ratings = dict(zip(t.state.open[0].codes, THUMB.rate(t.state, t.state.open[0]), strict=True))
    assert ratings["recover-all"] > -FOOLISH


def at_the_camp(**more: Any) -> Table:
    """Two POI are face down, and each costs a Timer tile."""
    pois = "C10=crash-site E0=romeros-hideout G10=nothing-here K8=slags-ring I0=looted-store"
    return table("snake A2", "maggie F5", tiles=f"A2=dukes-camp {pois}", windows=True, step=0, **more)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_takes_the_president_for_all_the_time_that_is_left(level: str) -> None:
    t = at_the_camp(blacks=0, reds="red new-york-wins")
    assert "collect:president" in t.options()
    assert "collect:president" not in chosen(t, level)


@pytest.mark.parametrize("thumb", THUMBS)
def test_with_time_left_the_president_is_taken(thumb: NewYorkThumb) -> None:
    t = at_the_camp(blacks=9)
    scores = dict(zip(t.state.open[0].codes, thumb.rate(t.state, t.state.open[0]), strict=True))
    assert max(scores, key=lambda code: scores[code]) == "collect:president"


def loud(noise: int, **more: Any) -> Table:
    """A plan of two of three cards: one of 3 Noise, one of 1, one of none; 4 Enemies near, worth an attack."""
    hero = "snake D5 spray-the-street bare-knuckles strong-antitoxin discard:on-my-own discard:dead-run"
    return table(hero, "maggie F5", enemies="D3: 2 prisoners, D7: 2 prisoners", step=2, noise=noise, missions=1, **more)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_makes_the_noise_that_brings_the_last_tile(level: str) -> None:
    """EFNY-O4: 8 Noise and one Mission cube left: with that of step 10, two more are one too many."""
    quiet = {"choose:bare-knuckles", "choose:strong-antitoxin"}
    t = loud(8, **LAST)
    assert chosen(t, level) <= quiet
    assert chosen(t.play("choose:bare-knuckles"), level) <= quiet


@pytest.mark.parametrize("hasty", [False, True])
@pytest.mark.parametrize("thumb", THUMBS)
def test_loud_cards_are_out_of_the_question_then(thumb: NewYorkThumb, hasty: bool) -> None:
    assert foolish(thumb, loud(8, **LAST), hasty) == {"choose:spray-the-street"}
    assert foolish(thumb, loud(2, **LAST), hasty) != {"choose:spray-the-street"}
