"""A game being played: what comes in, what is drawn, and what the table may do."""

from random import Random

import pytest

from lamster.kernel.chance import Dice, seed_from_text
from lamster.kernel.decision import CHANCE, TABLE, Outcome, Refusal
from lamster.kernel.match import Match
from lamster.kernel.plain import save
from lamster.kernel.record import read_record, record_of, replay, verify
from tests.kernel.playing import new_match, play_on
from tests.toys.heist import GAME, HeistGame
from tests.toys.heist.state import Heist
from tests.toys.tail import GAME as TAIL


def position(match: Match) -> dict[str, object]:
    """The state without its place in the log."""
    return {name: value for name, value in save(match.state).items() if name not in ("ply", "opened")}


def everything(match: Match) -> list[object]:
    entries = [(entry.seat, entry.code, entry.round, entry.masks) for entry in match.log]
    return [save(match.state), entries, match.kept, len(match.events), set(match.resigned), dict(match.stand_ins)]


def test_chance_is_drawn_as_soon_as_it_is_asked() -> None:
    match = new_match()
    assert [entry.seat for entry in match.log] == [CHANCE] * 6
    assert [decision.kind for decision in match.state.open] == ["plan", "plan"]


def test_a_draw_is_keyed_by_its_place_in_the_log() -> None:
    match = new_match(seed="keyed")
    again = Match(GAME, 2, {"rounds": 1}, None)
    dice = Dice(seed_from_text("keyed"))
    for place in range(6):
        code = again.state.open[0].pick(dice.word(place))
        assert match.log[place].code == code
        again.act(CHANCE, code)


def test_an_entry_remembers_how_each_seat_saw_it() -> None:
    match = new_match(seats=4)
    match.act(2, "plan:door")
    entry = match.log[-1]
    assert entry.masks == ("plan:door", "plan:?", "plan:door", "plan:?", "plan:?")
    assert (entry.seen_by(1), entry.seen_by(2), entry.seen_by(None)) == ("plan:?", "plan:door", "plan:?")


def test_events_wait_until_somebody_takes_them_away() -> None:
    match = new_match()
    assert [event.kind.name for event in match.events] == ["drew"] * 6
    match.events.clear()
    match.act(0, "plan:wait")
    assert match.events == []
    match.act(1, "plan:wait")
    assert [event.kind.name for event in match.events] == ["planned", "planned"]


@pytest.mark.parametrize(
    ("seat", "code", "words"),
    [
        (0, "plan:cellar", "'plan:cellar' is not possible now (TOY-P1); legal now: plan:door plan:roof plan:wait"),
        (1, "plan:door", "2 is not asked anything now, 1 is"),
        (CHANCE, "draw:A", "* is not asked anything now"),
        (TABLE, "plan:door", "table is not asked anything now"),
    ],
)
def test_a_refusal_changes_nothing(seat: int, code: str, words: str) -> None:
    match = new_match()
    match.act(1, "plan:wait")
    before = everything(match)
    with pytest.raises(Refusal) as refused:
        match.act(seat, code)
    assert words in str(refused.value)
    assert everything(match) == before


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("dance:1", "the table cannot play 'dance:1': it plays back, resign, stand-in, timeout, undo"),
        ("timeout:2", "2 is not asked anything, so no time can run out"),
        ("timeout:7", "there is no seat '7': there are 1, 2"),
        ("resign:", "there is no seat ''"),
        ("undo:99", "cannot undo to '99'"),
        ("undo:x", "cannot undo to 'x'"),
        ("undo:0", "cannot undo to '0': it must be the place in the log of a seat's code that stands"),
        ("stand-in:1=Ann B", "the table cannot play"),
        ("stand-in:1={bot}", "the table cannot play"),
    ],
)
def test_a_refusal_of_the_table_changes_nothing(code: str, words: str) -> None:
    match = new_match()
    match.act(1, "plan:wait")
    before = everything(match)
    with pytest.raises(Refusal) as refused:
        match.table(code)
    assert words in str(refused.value)
    assert everything(match) == before


def test_when_time_runs_out_the_default_is_played() -> None:
    match = new_match()
    match.table("timeout:1")
    assert [(entry.seat, entry.code) for entry in match.log[-2:]] == [(TABLE, "timeout:1"), (0, "plan:wait")]


def test_a_time_out_may_say_why() -> None:
    match = new_match(seats=4)
    match.table("timeout:1=limit")
    match.table("timeout:2=vote")
    assert [entry.code for entry in match.log[-4:]] == ["timeout:1=limit", "plan:wait", "timeout:2=vote", "plan:wait"]


class Timid(HeistGame):
    """A heist where a seat that nobody plays does something of its own."""

    def absent(self, s: Heist, seat: int) -> str:
        return "plan:roof"


def test_for_a_seat_that_nobody_plays_the_game_says_what_is_played() -> None:
    game = Timid()
    match = Match(game, 2, {"rounds": 1}, Dice(seed_from_text("empty")))
    match.table("timeout:1=empty")
    match.table("timeout:2=limit")
    assert [entry.code for entry in match.log if entry.seat >= 0] == ["plan:roof", "plan:wait"]
    text = record_of(match, {}).text()
    assert [entry.code for entry in replay(game, read_record(text)).log] == [entry.code for entry in match.log]
    with pytest.raises(Refusal, match="after the time-out this must be 1 plan:wait"):
        replay(GAME, read_record(text))


def test_when_nobody_plays_any_seat_the_game_is_broken_off() -> None:
    match = new_match(seats=3)
    match.table("stand-in:1=nobody")
    match.table("stand-in:3=nobody")
    match.table("stand-in:2=medium")
    assert match.outcome is None, "a bot still plays"
    match.table("stand-in:2=nobody")
    assert match.outcome == Outcome((), "abandoned")
    assert match.state.open == ()
    record = record_of(match, {})
    assert record.headers["Result"] == "abandoned"
    assert verify(GAME, read_record(record.text())).endswith("result abandoned")
    with pytest.raises(Refusal, match="the game is over"):
        match.table("back:1")


def test_who_comes_back_in_time_keeps_the_game_alive() -> None:
    match = new_match()
    match.table("stand-in:1=nobody")
    match.table("back:1")
    match.table("stand-in:2=nobody")
    assert match.outcome is None


def test_a_stand_in_plays_for_a_seat_until_its_player_is_back() -> None:
    match = new_match()
    match.table("stand-in:2=bot:easy")
    assert match.stand_ins == {1: "bot:easy"}
    match.table("back:2")
    assert match.stand_ins == {}
    assert [entry.code for entry in match.log[-2:]] == ["stand-in:2=bot:easy", "back:2"]


def test_the_last_team_wins_when_the_others_resign() -> None:
    match = new_match()
    match.table("resign:1")
    assert match.outcome == Outcome((1,), "resigned")
    assert match.state.open == ()
    with pytest.raises(Refusal, match="the game is over"):
        match.table("undo:0")
    with pytest.raises(Refusal, match="the game is over"):
        match.act(1, "plan:wait")


def tail(seats: int, **options: str) -> Match:
    return Match(TAIL, seats, options, Dice(seed_from_text("tail")))


def test_nobody_wins_when_the_only_seat_resigns() -> None:
    match = tail(1)
    match.table("resign:driver")
    assert match.outcome == Outcome((), "resigned")
    record = record_of(match, {})
    assert record.headers["Result"] == "resigned"
    assert verify(TAIL, read_record(record.text())).endswith("result resigned")


def test_a_team_has_lost_when_all_of_it_have_resigned() -> None:
    match = tail(4)
    match.table("resign:driver-b")
    assert match.outcome is None
    match.table("resign:city")
    match.table("resign:driver-a")
    assert match.outcome == Outcome((2, 3), "resigned"), "with the partner who resigned before"
    assert record_of(match, {}).headers["Result"] == "city police resigned"


def test_a_game_that_nobody_wins_is_a_game_like_others() -> None:
    match = tail(1, watch="keen")
    while match.outcome is None:
        match.act(0, "drive:left")
    assert match.outcome == Outcome((), "TAIL-W2")
    record = record_of(match, {})
    assert record.headers["Result"] == "TAIL-W2"
    assert verify(TAIL, read_record(record.text())).endswith("result TAIL-W2")


# Undo.


def test_undo_goes_back_to_before_a_code_with_fresh_ids() -> None:
    match = new_match()
    before = position(match)
    old = {decision.id for decision in match.state.open}
    place = len(match.log)
    match.act(0, "plan:door")
    match.act(1, "plan:wait")
    match.table(f"undo:{place}")
    assert position(match) == before
    assert old.isdisjoint(decision.id for decision in match.state.open)
    assert [*match.kept] == list(range(place))
    assert [entry.code for entry in match.log[place:]] == ["plan:door", "plan:wait", f"undo:{place}"]


def test_undo_cannot_reroll() -> None:
    """The same code again draws from a new place in the log; what was drawn before is gone."""
    match = new_match(seed="reroll", rounds=2)
    drawn = []
    for _ in range(12):
        place = len(match.log)
        match.act(0, "plan:roof")
        match.act(1, "plan:wait")
        match.act(0, "peek:1")
        drawn.append(match.log[-1].code)
        match.table(f"undo:{place}")
    assert len(set(drawn)) > 1
    play_on(match)
    verify(GAME, read_record(record_of(match, {}).text()))


def test_what_was_taken_back_cannot_be_taken_back_again() -> None:
    match = new_match()
    place = len(match.log)
    match.act(0, "plan:door")
    match.table(f"undo:{place}")
    with pytest.raises(Refusal, match="cannot undo"):
        match.table(f"undo:{place}")


def draws(match: Match) -> list[str]:
    return [entry.code for entry in match.log if entry.seat == CHANCE]


def play_at_random(match: Match, entries: int = 10_000) -> Match:
    rng = Random("at random")
    while match.outcome is None and len(match.log) < entries:
        decision = match.state.open[0]
        match.act(decision.seat, decision.sample(rng))
    return match


def planned_again(how: str) -> Match:
    """A game of four in which the first plan was taken back twice, and then made as usual."""
    match = new_match(seats=4, rounds=3)
    for _ in range(2):
        place = len(match.log)
        match.act(0, "plan:roof")
        match.table(f"undo:{place}{how}")
    return play_at_random(match)


def test_an_undo_that_keeps_draws_changes_no_later_draw() -> None:
    usual = play_at_random(new_match(seats=4, rounds=3))
    assert draws(planned_again("=keep-draws")) == draws(usual)
    assert draws(planned_again("")) != draws(usual)


def test_the_record_of_kept_draws_verifies() -> None:
    record = record_of(planned_again("=keep-draws"), {})
    assert "all" in verify(GAME, read_record(record.text()))
    with pytest.raises(Refusal, match="the seed gives"):
        verify(GAME, read_record(record.text().replace("=keep-draws", "")))


def test_a_copy_keeps_draws_too() -> None:
    match = new_match(seats=4, rounds=3)
    place = len(match.log)
    match.act(0, "plan:roof")
    match.table(f"undo:{place}=keep-draws")
    assert draws(play_at_random(match.clone())) == draws(play_at_random(match))


def test_draws_are_kept_only_where_nothing_was_drawn_since() -> None:
    match = new_match(seats=4, rounds=3)
    place = len(match.log)
    play_at_random(match, 60)
    assert CHANCE in [entry.seat for entry in match.log[place:]]
    for how in ("keep-draws", "else"):
        with pytest.raises(Refusal, match="draws can be kept only"):
            match.table(f"undo:{place}={how}")
    match.table(f"undo:{place}")


def test_undo_keeps_those_who_resigned() -> None:
    match = new_match(seats=4)
    match.table("resign:1")
    place = len(match.log)
    match.act(0, "plan:door")
    match.table(f"undo:{place}")
    assert match.resigned == {0}


def test_a_match_without_dice_is_told_its_draws() -> None:
    match = Match(GAME, 2, {}, None)
    assert len(match.log) == 0
    match.act(CHANCE, "draw:A")
    with pytest.raises(Refusal, match="legal now: draw:A draw:B draw:C"):
        match.act(CHANCE, "draw:D")
