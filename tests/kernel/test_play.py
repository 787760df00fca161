"""The loop, and the ids of decisions."""

from random import Random

import pytest

from lamster.kernel.chance import Dice, seed_from_text
from lamster.kernel.decision import Decision, Refusal
from lamster.kernel.event import EVERYBODY, NUMBER, SEAT, Event, EventKind, Names
from lamster.kernel.perft import perft, position
from lamster.kernel.plain import save
from lamster.kernel.play import advance, apply, ask_again, chance_open
from lamster.kernel.playout import play_out
from lamster.kernel.state import Ask, State, Step
from lamster.kernel.together import Together
from tests.kernel.playing import dealt, play
from tests.toys.heist import GAME
from tests.toys.heist.rules import FillUp, NewRound, TakeBox, Turn
from tests.toys.heist.state import Heist


def test_the_loop_stops_at_the_first_decision() -> None:
    s = GAME.setup(2)
    assert chance_open(s)
    assert [type(step) for step in s.steps[-2:]] == [FillUp, FillUp]
    assert s.ply == 0


def test_a_decision_is_opened_at_the_ply_at_which_it_is_asked() -> None:
    s = dealt("ABC", "ABC")
    assert [decision.id for decision in s.open] == ["1@6", "2@6"]
    play(s, "1 plan:wait")
    assert [decision.id for decision in s.open] == ["2@6"]
    play(s, "2 plan:wait")
    assert [decision.id for decision in s.open] == ["1@8", "2@8"]


def test_the_same_question_asked_anew_has_a_new_id() -> None:
    s = GAME.setup(2)
    first = s.open[0].id
    play(s, "* draw:A")
    second = s.open[0].id
    play(s, "* draw:B")
    assert len({first, second, s.open[0].id}) == 3


def test_a_question_whose_codes_change_has_a_new_id() -> None:
    s = dealt("ABC", "ABC")
    play(s, "1 plan:wait", "2 plan:wait")
    assert [decision.id for decision in s.open] == ["1@8", "2@8"]
    s.hands[1] = (5,)
    play(s, "1 row:A@9")
    assert [decision.id for decision in s.open] == ["2@9"]


def test_asking_again_keeps_ids_though_the_codes_change() -> None:
    s = dealt("ABC", "ABC")
    play(s, "1 plan:door", "2 plan:wait", "1 grab:1")
    before = s.open[0].id
    s.hands[1] = (0, 0)
    ask_again(s)
    assert (s.open[0].id, s.open[0].codes) == (before, ("pass",))
    s.hands[1] = ()
    with pytest.raises(AssertionError, match="ask the same seats"):
        ask_again(s)


def test_steps_happen_in_the_order_in_which_they_are_named() -> None:
    s = GAME.setup(2)
    s.steps = []
    s.then(Turn(0), Turn(1))
    s.next(TakeBox(1, 1))
    assert repr(list(reversed(s.steps))) == "[TakeBox(seat=1, box=1), Turn(seat=0), Turn(seat=1)]"


def test_nothing_is_asked_after_the_end() -> None:
    s = dealt("ABC", "ABC")
    play(s, "1 plan:wait", "2 plan:wait", "1 row:A@5", "2 row:-@5")
    s.next(NewRound())
    advance(s)
    assert s.open == ()
    refusal = GAME.refuse(s, 0, "plan:door")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("the game is over", "TOY-W1")


def test_events_cost_nothing_when_nobody_looks() -> None:
    s = GAME.setup(2)
    assert s.log is None
    apply(s, s.open[0].seat, "draw:A")
    assert s.log is None
    copy = s.clone()
    copy.log = []
    assert copy.clone().log is None


def test_what_a_game_must_bring_is_named() -> None:
    s = State()
    with pytest.raises(NotImplementedError, match="State must clone itself"):
        s.clone()
    with pytest.raises(NotImplementedError, match="must say what happens"):
        Step[State]().happen(s)
    with pytest.raises(NotImplementedError, match="must ask something"):
        Ask[State]().ask(s)
    with pytest.raises(NotImplementedError, match="must take an answer"):
        Ask[State]().answer(s, 0, "x")
    with pytest.raises(NotImplementedError, match="must say who is asked"):
        Together[State]().who(s)


def test_a_seat_that_is_not_asked_has_no_default() -> None:
    s = dealt("ABC", "ABC")
    play(s, "1 plan:door", "2 plan:wait")
    with pytest.raises(Refusal, match="not asked anything"):
        Ask[Heist]().default(s, 1)
    assert Ask[Heist]().default(s, 0) == "grab:1"


# Events.


CARD = Names("card", ("ace", "two"))
DREW = EventKind("drew", "TOY-D1", (("seat", SEAT), ("card", CARD), ("number", NUMBER)), secret="card")


def test_an_event_is_masked_outside_its_audience() -> None:
    event = Event(DREW, (0, 1, 7), 0b101)
    full = {"event": "drew", "rule": "TOY-D1", "seat": 0, "card": "two", "number": 7}
    assert [event.data(seat) for seat in (0, 2)] == [full, full]
    assert [event.data(seat) for seat in (1, None)] == [{**full, "card": None}] * 2
    assert Event(DREW, (0, 1, 7), EVERYBODY).data(None) == full


def test_values_without_a_name_are_told_as_they_are() -> None:
    assert Event(DREW, (1, -1, 0), EVERYBODY).data(0)["card"] == -1
    assert Event(DREW, (1, "ABC", 0), EVERYBODY).data(0)["card"] == "ABC"


def test_names_have_messages() -> None:
    assert CARD.messages() == {"ace": "card-ace", "two": "card-two"}


# Random play, and counting.


def test_random_play_counts_what_it_plays() -> None:
    s = GAME.setup(4, {"rounds": 5})
    tally = play_out(s, [Random(2)] * 4, Dice(seed_from_text("x")), 10_000)
    assert s.ended is not None
    assert tally.decisions + tally.draws + tally.forced == s.ply
    assert min(tally.decisions, tally.draws, tally.forced) > 0


def test_random_play_with_dice_repeats_itself_and_stops_at_its_bound() -> None:
    ends = []
    for _ in range(2):
        s = GAME.setup(2)
        play_out(s, [Random(2)] * 2, Dice(seed_from_text("x")), 15)
        ends.append(save(s))
    assert ends[0] == ends[1]
    assert ends[0]["ply"] == 15


def test_perft_counts_ways_to_play() -> None:
    spec = {"name": "plans", "seats": 2, "moves": "1. * draw:A draw:B draw:C draw:A draw:B draw:C"}
    s = position(GAME, spec)
    assert perft(s, 0) == 1
    assert perft(s, 1) == 6  # three plans of either seat
    assert perft(s, 2) == 2 * 9  # in either order
    with pytest.raises(Refusal, match="cannot be counted"):
        perft(s, 4)


def test_a_finished_game_is_one_way() -> None:
    s = dealt("ABC", "ABC")
    play(s, "1 plan:wait", "2 plan:wait", "1 row:A@5", "2 row:-@5")
    assert perft(s, 3) == 1


def test_a_position_that_cannot_be_read_is_named() -> None:
    with pytest.raises(Refusal, match="line 1"):
        position(GAME, {"seats": 2, "moves": "draw an ace"})


def test_decisions_compare_their_codes_as_text() -> None:
    codes = ("go:A10", "go:A2")
    assert list(codes) == sorted(codes)
    assert Decision(0, "go", "TOY-T1", codes).accepts("go:A10")
