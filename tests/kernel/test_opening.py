"""A game that begins with a position of another: what led to it stands in its log, and is told apart in its record."""

from random import Random

import pytest

from lamster.games import load, metas
from lamster.kernel.chance import Dice, seed_from_text
from lamster.kernel.decision import CHANCE, Refusal
from lamster.kernel.match import Match
from lamster.kernel.record import read_record, record_of, replay, verify

SETTINGS = [
    pytest.param(name, number, id=f"{name}-{number}")
    for name in metas()
    for number in range(len(metas()[name].battery))
]


def played(name: str, number: int, seed: str, moves: int) -> Match:
    """Random play for so many moves."""
    game = load(name)
    setting = game.meta.battery[number]
    match = Match(game, setting["seats"], setting["options"], Dice(seed_from_text(seed)))
    return play_on(match, Random(seed), moves)


def play_on(match: Match, rng: Random, moves: int) -> Match:
    for _ in range(moves):
        if match.outcome is not None:
            break
        decision = rng.choice(match.state.open)
        match.act(decision.seat, decision.sample(rng))
    return match


def continued(old: Match, seed: str) -> Match:
    """The same position, and from there on other chance."""
    match = Match(old.game, old.state.seats, old.state.options, None)
    for place in old.kept:
        match.act(old.log[place].seat, old.log[place].code)
    match.go_on(Dice(seed_from_text(seed)))
    return match


@pytest.mark.parametrize(("name", "number"), SETTINGS)
def test_every_game_goes_on_from_any_position(name: str, number: int) -> None:
    """The position is the very same for every seat; the record of what follows is verified, and its chance is new."""
    old = played(name, number, "old", 60)
    new = continued(old, "new")
    game = new.game
    assert new.opening == len(old.kept) > 0
    assert game.save(new.state)["steps"] == game.save(old.state)["steps"]
    for seat in [*range(old.state.seats), None]:
        assert game.view(new.state, seat) == game.view(old.state, seat)
    play_on(new, Random(2), 80)
    text = record_of(new, {}).text()
    told = verify(game, read_record(text))
    draws = sum(entry.seat == CHANCE for entry in new.log[new.opening :])
    assert f"the opening of {new.opening} codes is taken from another game; all {draws} draws follow" in told
    again = replay(game, read_record(text))
    assert (again.opening, game.save(again.state)) == (new.opening, game.save(new.state))


def test_a_draw_in_the_middle_is_drawn_anew() -> None:
    """A position in which chance is asked: what it answers comes from the new seed alone."""
    old = played("on-the-lam", 0, "old", 30)
    place = next(place for place in range(20, len(old.log)) if old.log[place].seat == CHANCE)
    first = set()
    for number in range(12):
        match = Match(old.game, old.state.seats, old.state.options, None)
        for entry in old.log[:place]:
            match.act(entry.seat, entry.code)
        match.go_on(Dice(seed_from_text(f"seed {number}")))
        first.add(match.log[place].code)
    assert len(first) > 1


def test_what_was_taken_over_cannot_be_taken_back() -> None:
    new = continued(played("on-the-lam", 0, "old", 30), "new")
    last = next(place for place in reversed(range(new.opening)) if new.log[place].seat != CHANCE)
    with pytest.raises(Refusal, match="cannot undo"):
        new.table(f"undo:{last}")
    mine = len(new.log)
    play_on(new, Random(3), 1)
    new.table(f"undo:{mine}")
    assert [*new.kept] == [*range(mine)]


def record_text() -> str:
    return record_of(play_on(continued(played("on-the-lam", 0, "old", 30), "new"), Random(2), 40), {}).text()


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("0", "the seed gives"),
        ("9999", "the opening is said to have 9999 codes"),
        ("many", "must be a number"),
    ],
)
def test_a_wrong_opening_is_found(wrong: str, reason: str) -> None:
    text = record_text()
    opening = read_record(text).headers["Opening"]
    forged = text.replace(f'[Opening "{opening}"]', f'[Opening "{wrong}"]')
    with pytest.raises(Refusal, match=reason):
        verify(load("on-the-lam"), read_record(forged))


def test_the_table_plays_nothing_in_an_opening() -> None:
    text = record_text().replace("\n\n", "\n\n0. table resign:1\n", 1)
    with pytest.raises(Refusal, match="the table plays nothing in the opening"):
        verify(load("on-the-lam"), read_record(text))
