"""Going back over several codes of several seats, chance between them: in every game, in its records and verified."""

from random import Random
from typing import Any

import pytest

from lamster.games import load, metas
from lamster.kernel.chance import Dice, seed_from_text
from lamster.kernel.decision import CHANCE, TABLE
from lamster.kernel.match import Match
from lamster.kernel.record import read_record, record_of, replay, verify

GAMES = sorted(metas())
LENGTH = 36
MORE = 5
UNDONE = 12
"""How many entries of the log are taken back at once, at least."""


def new_match(game: str, seed: str) -> Match:
    rules = load(game)
    setting = next(setting for setting in rules.meta.battery if setting["seats"] > 1)
    return Match(rules, setting["seats"], setting.get("options", {}), Dice(seed_from_text(seed)))


def play(match: Match, rng: Random, codes: int) -> None:
    """Random moves of whoever is asked, until the game is over or so many were made."""
    for _ in range(codes):
        if match.outcome is not None:
            return
        decision = rng.choice(match.state.open)
        match.act(decision.seat, decision.sample(rng))


def under_way(game: str, rng: Random) -> Match:
    """A game that random play has not ended yet."""
    while True:
        match = new_match(game, str(rng.random()))
        play(match, rng, LENGTH)
        if match.outcome is None:
            return match


def way_back(match: Match) -> int:
    """The latest code of a seat with enough behind it: codes of another seat, and a draw."""
    for place in reversed(match.kept[:-UNDONE]):
        seat = match.log[place].seat
        since = {match.log[later].seat for later in match.kept if later > place}
        if seat >= 0 and CHANCE in since and since - {CHANCE, seat}:
            return place
    raise AssertionError("nothing in this game to go back over")


def at(match: Match) -> Any:
    """The state as data, without the ids of its decisions, which are never used twice."""
    found = match.game.save(match.state)
    return {name: value for name, value in found.items() if name not in ("ply", "opened")}


@pytest.mark.parametrize("game", GAMES)
def test_going_back_restores_the_position_and_draws_anew(game: str) -> None:
    rng = Random(game)
    match = under_way(game, rng)
    for _ in range(3):
        place = way_back(match)
        told = match.log.plays[:place]
        before = Match(match.game, match.state.seats, match.state.options, None)
        for entry in [match.log[kept] for kept in match.kept if kept < place]:
            before.act(entry.seat, entry.code)
        length = len(match.log)
        match.table(f"undo:{place}")
        assert at(match) == at(before)
        assert match.log.plays[:place] == told, "the log only grows"
        assert len(match.log) == length + 1
        assert all(decision.ply == len(match.log) for decision in match.state.open)
        play(match, rng, MORE)
        drawn = [later for later in range(length + 1, len(match.log)) if match.log[later].seat == CHANCE]
        assert set(drawn) <= set(match.kept), "what is drawn now is drawn at new places"
    check_record(match)


def check_record(match: Match) -> None:
    """The text alone leads to the same position, every draw by the seed; and no seat's copy is broken by it."""
    undone = [entry.code for entry in match.log if entry.seat == TABLE]
    assert len(undone) == 3
    text = record_of(match, {}).text()
    again = replay(match.game, read_record(text))
    assert at(again) == at(match)
    assert again.kept == match.kept
    assert "draws follow from the seed" in verify(match.game, read_record(text))
    for seat in (None, *range(match.state.seats)):
        copy = record_of(match, {}, seat, hide=True)
        assert [line.code for line in copy.lines if line.seat == "table"] == undone


@pytest.mark.parametrize("game", GAMES)
def test_a_draw_that_was_taken_back_is_not_foretold(game: str) -> None:
    """Whoever goes back and plays the very same again meets another chance: the place in the log decides."""
    differs = 0
    for seed in range(12):
        match = under_way(game, Random(seed))
        place = way_back(match)
        done = [(match.log[kept].seat, match.log[kept].code) for kept in match.kept if kept >= place]
        match.table(f"undo:{place}")
        drawn = draws_of_the_same(match, [code for code in done if code[0] != CHANCE])
        differs += drawn != [code for seat, code in done if seat == CHANCE][: len(drawn)]
    assert differs > 6


def draws_of_the_same(match: Match, codes: list[tuple[int, str]]) -> list[str]:
    """What chance gives when these are played once more, as far as they are still legal."""
    length = len(match.log)
    for seat, code in codes:
        if match.outcome is not None or match.game.refuse(match.state, seat, code) is not None:
            break
        match.act(seat, code)
    return [entry.code for entry in match.log[length:] if entry.seat == CHANCE]


@pytest.mark.parametrize("name", GAMES)
def test_going_back_begins_where_a_state_was_kept_and_ends_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same state as from the beginning of the game, for a part of the entries."""
    monkeypatch.setattr("lamster.kernel.match.MARK_EVERY", 4)
    rng = Random(f"marks {name}")
    for _ in range(5):
        match = under_way(name, rng)
        assert match.marks
        for _ in range(4):
            back = [place for place in match.kept if match.log[place].seat >= 0]
            match.table(f"undo:{rng.choice(back[len(back) // 2 :])}")
            near = at(match)
            match.marks.clear()
            match.rebuild()
            assert near == at(match)
            play(match, rng, 12)
            if match.outcome is not None:
                break


def test_of_a_long_game_few_states_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lamster.kernel.match.MARK_EVERY", 1)
    monkeypatch.setattr("lamster.kernel.match.NEAR_MARKS", 3)
    monkeypatch.setattr("lamster.kernel.match.FAR", 10)
    match = new_match("on-the-lam", "long")
    rng = Random(2)
    while len(match.kept) < 60:
        play(match, rng, 1)
    counts = [count for count, _ in match.marks]
    last = len(match.kept)
    assert counts == [*range(10, last - 2, 10), last - 2, last - 1, last]
    assert [state.ply for _, state in match.marks] == counts
