"""Heist, the toy game that uses every feature of the kernel: each feature alone, then the whole battery."""

from random import Random

import pytest

from lamster.kernel.conform import battery
from lamster.kernel.decision import CHANCE, Outcome
from lamster.kernel.timing import Measured
from tests.kernel.playing import dealt, hand, new_match, play, told
from tests.toys.heist import GAME
from tests.toys.heist.state import CARD, NONE, Heist

ALL_WAIT = ("1 plan:wait", "2 plan:wait")
MEASURED = Measured(5310, 5200, 100, True)


def ids(s: Heist) -> dict[int, str]:
    return {decision.seat: decision.id for decision in s.open}


# Simultaneous and secret choices.


def test_all_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    s = dealt("ABC", "ABC", "ABC", "DEE")
    assert [decision.seat for decision in s.open] == [0, 1, 2, 3]
    play(s, "3 plan:roof", "1 plan:wait", "4 plan:wait")
    assert [decision.seat for decision in s.open] == [1]


def test_an_answer_does_not_make_the_ids_of_others_stale() -> None:
    s = dealt("ABC", "ABC", "ABC", "DEE")
    before = ids(s)
    play(s, "3 plan:roof")
    after = ids(s)
    assert after == {seat: before[seat] for seat in (0, 1, 3)}


def test_an_answer_does_not_make_forms_stale_either() -> None:
    s = dealt("ABC", "ABC")
    play(s, *ALL_WAIT)
    before = ids(s)
    play(s, "2 row:A@100")
    assert ids(s) == {0: before[0]}
    assert GAME.refuse(s, 1, "row:A@100") is not None


def test_a_secret_choice_is_seen_by_the_partner_at_once_and_by_opponents_when_all_have_chosen() -> None:
    s = dealt("ABC", "ABC", "ABC", "DEE")
    masks = [GAME.mask(s, 0, "plan:door", viewer) for viewer in (0, 1, 2, 3, None)]
    assert masks == ["plan:door", "plan:?", "plan:door", "plan:?", "plan:?"]
    assert play(s, "1 plan:door") == []
    assert [GAME.view(s, viewer).seats[0].answer for viewer in (1, 2, None)] == ["plan:?", "plan:door", "plan:?"]
    assert GAME.view(s, 1).seats[0].plan is None
    play(s, "2 plan:wait", "3 plan:wait")
    events = play(s, "4 plan:wait")
    assert told(events, None)[0] == {"event": "planned", "rule": "TOY-P2", "seat": 0, "plan": "door"}
    assert GAME.view(s, 1).seats[0].plan == "door"
    assert GAME.view(s, 1).seats[0].answer is None


def test_answers_that_wait_are_saved() -> None:
    s = dealt("ABC", "ABC")
    play(s, "2 plan:roof")
    again = GAME.unpack(GAME.pack(s))
    assert again.answers == ((1, "plan:roof"),)
    assert ids(again) == ids(s)


def test_a_resampled_world_has_other_answers_for_opponents_only() -> None:
    s = dealt("ABC", "ABC", "ABC", "DEE")
    play(s, "1 plan:door", "2 plan:door")
    worlds = [GAME.resample(s, 2, Random(seed)) for seed in range(20)]
    assert {dict(world.answers)[0] for world in worlds} == {"plan:door"}
    assert {dict(world.answers)[1] for world in worlds} == {"plan:door", "plan:roof", "plan:wait"}


# Interrupts.


def test_opponents_interrupt_a_turn_one_after_the_other() -> None:
    s = dealt("ABC", "ABC", "ABC", "DEE")
    play(s, "1 plan:door", "2 plan:wait", "3 plan:wait", "4 plan:wait", "1 grab:2")
    assert (s.open[0].seat, s.open[0].codes) == (1, ("block", "pass"))
    play(s, "2 pass")
    assert (s.open[0].seat, s.open[0].codes) == (3, ("pass",))


def test_a_window_opens_also_when_it_does_not_help() -> None:
    """Seat 2 has no guard, but is asked: else everybody would know."""
    s = dealt("ACC", "ABB", "ABC", "DEE")
    play(s, "1 plan:door", "2 plan:wait", "3 plan:wait", "4 plan:wait", "1 grab:2")
    assert (s.open[0].seat, s.open[0].codes, s.open[0].public) == (1, ("pass",), False)


def test_who_holds_nothing_is_not_asked() -> None:
    s = dealt("ABC", "ABC", rounds=2)
    s.hands[1] = ()
    play(s, "1 plan:door", "2 plan:wait", "1 grab:1")
    assert s.open[0].kind == "open"


def test_a_block_ends_the_robbery_and_the_windows_behind_it() -> None:
    s = dealt("ABC", "ABC", "ABC", "DEE")
    play(s, "1 plan:door", "2 plan:wait", "3 plan:wait", "4 plan:wait", "1 grab:2", "2 block")
    assert (s.open[0].seat, s.open[0].codes) == (0, ("counter", "pass"))
    play(s, "1 pass")
    assert s.open[0].kind == "row"
    assert s.taken == [NONE] * 4
    assert hand(s, 1) == "AB"


def test_a_counter_goes_on_with_the_robbery_where_it_was_interrupted() -> None:
    s = dealt("ABC", "ABC", "ABC", "DEE")
    play(s, "1 plan:door", "2 plan:wait", "3 plan:wait", "4 plan:wait", "1 grab:2", "2 block", "1 counter")
    assert (s.open[0].seat, s.open[0].kind) == (3, "block")
    events = play(s, "4 pass", "* open:gold")
    assert told(events, None) == [{"event": "opened", "rule": "TOY-T3", "seat": 0, "box": 2, "loot": "gold"}]
    assert s.points == [3, 0]


def test_a_state_is_saved_in_the_middle_of_an_interrupt() -> None:
    s = dealt("ABC", "ABC")
    play(s, "1 plan:door", "2 plan:wait", "1 grab:2", "2 block")
    again = GAME.unpack(GAME.pack(s))
    assert repr(again.steps) == repr(s.steps)
    play(again, "1 counter", "* open:paper")
    assert again.taken == [NONE, 0, NONE, NONE]


# What is passed over, and what is not.


def test_a_public_forced_decision_is_passed_over() -> None:
    s = dealt("ABC", "ABC")
    play(s, *ALL_WAIT)
    assert [decision.kind for decision in s.open] == ["row", "row"]


def test_a_forced_decision_with_a_secret_is_not() -> None:
    s = dealt("ACC", "ABB")
    play(s, "1 plan:door", "2 plan:wait", "1 grab:1")
    assert s.open[0].codes == ("pass",)


# Forms, durations, order of arrival.


@pytest.fixture
def race() -> Heist:
    s = dealt("ABC", "ABB", "ACC", "DDE")
    play(s, "1 plan:wait", "2 plan:wait", "3 plan:wait", "4 plan:wait")
    return s


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("row:ABC", "a row is written"),
        ("row:AA@10", "the hand is ABC"),
        ("row:D@10", "the hand is ABC"),
        ("row:ABC@60001", "the race ends"),
        ("row:@10", "a row is written"),
        ("row:A@1@10", "a row is written"),
        ("pass", "a row is written"),
    ],
)
def test_a_form_says_what_it_refuses(race: Heist, code: str, reason: str) -> None:
    refusal = GAME.refuse(race, 0, code)
    assert refusal is not None
    assert reason in refusal.reason
    assert refusal.rule == "TOY-R1"


def test_the_table_stamps_the_duration_and_a_seat_cannot(race: Heist) -> None:
    stamped = GAME.stamp(race, 0, "row:CAB", MEASURED)
    assert stamped == "row:CAB@5310"
    assert GAME.refuse(race, 0, stamped) is None
    assert race.open[0].form is not None
    assert race.open[0].form.duration(stamped) == 5310
    assert GAME.refuse(race, 0, GAME.stamp(race, 0, "row:CAB@1", MEASURED)) is not None


def test_a_code_without_a_form_has_no_stamp() -> None:
    assert GAME.stamp(dealt("ABC", "ABC"), 0, "plan:door", MEASURED) == "plan:door"


def test_a_form_samples_what_it_accepts(race: Heist) -> None:
    decision = race.open[1]
    codes = {decision.sample(Random(seed)) for seed in range(200)}
    assert len(codes) > 100
    assert all(decision.accepts(code) for code in codes)


def test_the_default_of_a_form_is_an_empty_row_at_the_limit(race: Heist) -> None:
    assert GAME.default(race, 3) == "row:-@60000"


def test_opponents_see_of_a_row_only_its_time(race: Heist) -> None:
    masks = [GAME.mask(race, 0, "row:CA@5310", viewer) for viewer in (0, 1, 2, None)]
    assert masks == ["row:CA@5310", "row:?@5310", "row:CA@5310", "row:?@5310"]


@pytest.mark.parametrize(
    ("rows", "fastest"),
    [
        (["1 row:AB@100", "2 row:ABB@900", "3 row:C@50", "4 row:-@10"], 1),
        (["1 row:AB@900", "2 row:AB@899", "3 row:AC@900", "4 row:-@10"], 1),
        (["3 row:AC@900", "1 row:AB@900", "2 row:AB@901", "4 row:-@10"], 2),
        (["1 row:AB@900", "3 row:AC@900", "2 row:AB@901", "4 row:-@10"], 0),
    ],
    ids=["longest", "then quickest", "then first to arrive", "in the other order"],
)
def test_rows_are_ranked_by_length_duration_and_arrival(race: Heist, rows: list[str], fastest: int) -> None:
    events = play(race, *rows)
    assert told(events, None)[-1] == {"event": "fastest", "rule": "TOY-R3", "seat": fastest}
    assert race.points[fastest % 2] == 2


def test_rows_are_told_in_the_order_of_arrival_when_all_are_in(race: Heist) -> None:
    assert play(race, "3 row:AC@900", "1 row:AB@900", "2 row:-@1") == []
    events = told(play(race, "4 row:E@77"), 1)
    assert [(event["seat"], event.get("row"), event.get("time")) for event in events[:-1]] == [
        (2, "AC", 900),
        (0, "AB", 900),
        (1, "", 1),
        (3, "E", 77),
    ]


# Lazy dealing.


def test_cards_in_the_pile_have_no_order_but_its_top_and_bottom_are_known() -> None:
    s = GAME.setup(2)
    assert s.open[0].codes == ("draw:A",)
    play(s, "* draw:A")
    assert dict(zip(s.open[0].codes, s.open[0].weights or (), strict=True)) == {"draw:A": 2, "draw:B": 3, "draw:C": 3}


def test_layers_come_one_after_the_other() -> None:
    s = GAME.setup(4)
    play(s, *[f"* draw:{card}" for card in "AABBBCCCA"])
    assert s.open[0].codes == ("draw:D", "draw:E", "draw:F")


def test_a_known_card_stays_known_in_the_hand_it_goes_to() -> None:
    s = dealt("ABC", "ABC")
    worlds = [GAME.resample(s, 1, Random(seed)) for seed in range(30)]
    assert all(CARD.index["A"] in world.hands[0] for world in worlds)
    assert len({world.hands[0] for world in worlds}) > 1
    assert GAME.view(s, 1).seats[0].shown == ["A"]


def test_laid_cards_are_a_known_bottom_that_is_drawn_openly() -> None:
    s = dealt("ABC", "ABC", "ABC", "DDE", rounds=2)
    play(s, "1 plan:wait", "2 plan:wait", "3 plan:wait", "4 plan:wait")
    play(s, "1 row:AC@1", "2 row:CA@2", "3 row:-@1", "4 row:-@1")
    assert GAME.view(s, None).pile_bottom == ["A", "C", "C", "A", "F"]
    play(s, "* draw:E")
    assert [GAME.mask(s, CHANCE, "draw:F", viewer) for viewer in (0, 1, None)] == ["draw:F", "draw:night", "draw:night"]
    play(s, "* draw:F")
    assert s.open[0].codes == ("draw:F",)
    assert GAME.mask(s, CHANCE, "draw:F", None) == "draw:F"
    play(s, "* draw:F", "* draw:A")
    assert GAME.view(s, None).seats[1].shown == ["A", "F"]


def test_a_face_down_box_is_only_a_handle_until_somebody_looks() -> None:
    s = dealt("ABC", "ABC", "ABC", "DDE")
    assert s.boxes == [NONE] * 4
    play(s, "1 plan:roof", "2 plan:wait", "3 plan:wait", "4 plan:wait", "1 peek:3")
    assert [GAME.mask(s, CHANCE, "loot:gold", viewer) for viewer in (0, 1, 2, None)] == [
        "loot:gold",
        "loot:?",
        "loot:gold",
        "loot:?",
    ]
    events = play(s, "* loot:gold")
    assert [told(events, viewer)[0]["loot"] for viewer in (0, 1, 2, None)] == ["gold", None, "gold", None]
    assert [GAME.view(s, viewer).boxes[2].loot for viewer in (0, 1, 2, None)] == ["gold", None, "gold", None]
    assert GAME.view(s, 1).boxes[2].looked == [0, 2]


def test_what_others_saw_in_a_box_is_resampled_and_what_nobody_saw_stays_open() -> None:
    s = dealt("ABC", "ABC")
    play(s, "1 plan:roof", "2 plan:wait", "1 peek:3", "* loot:gold")
    worlds = [GAME.resample(s, 1, Random(seed)) for seed in range(40)]
    assert {world.boxes[2] for world in worlds} == {0, 1, 2}
    assert all(world.boxes[:2] == [NONE, NONE] for world in worlds)
    assert all(sum(world.stock) == 5 for world in worlds)
    assert {GAME.resample(s, 0, Random(seed)).boxes[2] for seed in range(40)} == {0}


# Teams.


def test_a_team_has_no_secrets_from_each_other() -> None:
    s = dealt("ABC", "ABC", "ABC", "DEE")
    assert GAME.view(s, 0).seats[2].hand == ["A", "B", "C"]
    assert GAME.view(s, 1).seats[2].hand is None
    assert GAME.view(s, 1).seats[2].backs == ["day", "day", "day"]
    assert GAME.resample(s, 0, Random(1)).hands[2] == s.hands[2]


def test_a_team_wins_together() -> None:
    s = dealt("ABC", "ABB", "ACC", "DDE")
    play(s, "1 plan:wait", "2 plan:wait", "3 plan:wait", "4 plan:wait")
    play(s, "1 row:-@1", "2 row:A@1", "3 row:-@1", "4 row:-@1")
    assert s.ended is not None
    assert (s.ended.winners, s.ended.returns(4)) == ((1, 3), [0.0, 0.5, 0.0, 0.5])


def test_a_team_plays_on_until_both_have_resigned() -> None:
    match = new_match(seats=4)
    match.table("resign:1")
    assert match.state.open
    match.table("resign:3")
    assert match.outcome == Outcome((1, 3), "resigned")


# Everything.


def test_a_refusal_names_the_rule_and_what_is_legal() -> None:
    s = dealt("ABC", "ABC")
    play(s, "1 plan:door", "2 plan:wait")
    refusal = GAME.refuse(s, 0, "peek:1")
    assert refusal is not None
    assert refusal.rule == "TOY-P2"
    assert "grab:1" in refusal.text()


def test_the_toy_passes_the_battery() -> None:
    assert [finding.text() for finding in battery(GAME)] == []
