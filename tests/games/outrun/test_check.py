"""Stages 3 to 5: check, ranking and getting moving (OUT-C, OUT-F, OUT-M)."""

from itertools import permutations

import pytest

from tests.games.outrun.reference import ACTIVE, rank
from tests.games.outrun.table import Table, table
from tests.rules import rule


def four(monster: str = "vampire", **more: str) -> Table:
    return table("5", "5", "5", "5", monster=monster, path="pc14", **more)


# Check.


@rule("OUT-C1", "OUT-R9", "OUT-Q35")
def test_nothing_is_checked_until_the_last_has_finished() -> None:
    t = table("", "", "", path="pc14").play("1 run:VDLCSR@5000", "2 run:V@400")
    assert t.told() == ["finished 1", "finished 2"]
    assert t.order == ""
    t.play("3 run:VDLCSR@4000")
    assert t.told()[:4] == ["finished 3", "right 3 VDLCSR 4 00 1", "right 1 VDLCSR 5 00 2", "wrong 2 V 0 40"]


@rule("OUT-C2", "OUT-G4")
@pytest.mark.parametrize("row", ["VDLCS", "VDLCSRT", "VDLCRS", "-", "RSCLDV", "VDLCST"])
def test_missing_extra_and_swapped_cards_are_wrong(row: str) -> None:
    t = table("", "", path="pc14").race("1 5000 VDLCSR", f"2 4000 {row}")
    assert (t.right, t.order) == ("1", "1 2")


@rule("OUT-C3", "OUT-Q3")
def test_a_wrong_seat_stands_in_the_box_and_does_not_move() -> None:
    t = four().race("1 5000", "2 3000 wrong", "3 6000", "4 7000")
    assert (t.positions, t.rooms) == ("6 0 4 3", "8 5 7 6")


@rule("OUT-C3", "OUT-R10")
def test_who_has_no_finish_is_told_so_once_and_not_as_a_wrong_row() -> None:
    t = table("", "", path="pc14").play("1 run:VDLCSR@5000", "2 late")
    assert t.told()[:3] == ["finished 1", "late 2", "right 1 VDLCSR 5 00 1"]
    assert not [line for line in t.told() if line.startswith("wrong")]


@rule("OUT-C4", "OUT-P7")
def test_a_major_shortcut_that_was_laid_is_spent_right_or_wrong() -> None:
    t = table("/ major-shortcut", "/ major-shortcut", monster="bear", path="pc14")
    t.race("1 5000 M", "2 6000 MV")
    assert (t.right, t.hand("1"), t.hand("2"), t.discard) == ("1", "", "", "major-shortcut major-shortcut")
    assert [line for line in t.told() if "spent" in line] == ["spent 1 major-shortcut", "spent 2 major-shortcut"]


@rule("OUT-C4")
def test_both_major_shortcuts_of_a_row_are_spent_and_the_row_is_wrong() -> None:
    t = table("/ major-shortcut major-shortcut", "", monster="bear", path="pc14").race("1 5000 MM", "2 6000")
    assert (t.right, t.hand("1"), t.discard) == ("2", "", "major-shortcut major-shortcut")


@rule("OUT-C5", "OUT-Z5", "OUT-X8")
def test_the_antidote_cures_and_clears_before_the_ranking() -> None:
    t = table("infected back-away long-1", "", "", "", monster="zombie", path="pc14")
    t.race("2 5000", "3 6000", "4 6500", "1 7000 R1SCLDVA")
    assert (t.order, t.positions) == ("2 3 4 1", "1 6 4 3")
    assert (t.infected, t.front("1")) == ("", "")
    assert t.discard == "back-away long-1"
    assert "cured 1 2" in t.told()


@rule("OUT-C5", "OUT-Z6", "OUT-X4")
def test_who_was_cured_is_immune_on_a_biohazard_until_the_next_round() -> None:
    t = table("infected", "", monster="zombie", path="pc14").race("2 5000", "1 7000 VDLCSRA")
    assert (t.positions, t.infected, t.immune) == ("1 6", "", "")
    t.play("turn", "*path:pc13").race("2 5000", "1 7000")
    assert t.infected == "1"
    assert t.kind == "draw"


@rule("OUT-C6", "OUT-Q11")
@pytest.mark.parametrize("run", ["7000 VDLCSA", "7000 AVDLCSR", "late"])
def test_in_a_wrong_or_unfinished_row_the_antidote_does_nothing(run: str) -> None:
    t = table("infected long-1", "infected", monster="zombie", path="pc14").race(f"1 {run}", "2 5000")
    assert (t.infected, t.front("1"), t.right) == ("1 2", "long-1", "2")


@rule("OUT-C7", "OUT-K7", "OUT-Q23", "OUT-S2")
def test_moves_and_long_ways_are_back_for_the_next_round() -> None:
    t = table("infected long-1", "", monster="zombie", path="pc14").race("1 5000", "2 6000")
    t.play("*draw:not-t", "*draw:not-r", "turn", "*path:pc13")
    assert t.form("1").tray == "LRJDCSVT1A"
    assert t.form("2").tray == "LRJDCSVTA"


# Ranking.


@rule("OUT-F1", "OUT-T7", "OUT-L6", "OUT-Q44")
@pytest.mark.parametrize("arrival", list(permutations("123")))
def test_speed_is_the_official_time_whatever_the_order_of_arrival(arrival: tuple[str, ...]) -> None:
    times = {"1": 6000, "2": 5999, "3": 7000}
    t = table("", "", "", path="pc14").race(*[f"{who} {times[who]}" for who in arrival])
    assert t.order == "2 1 3"


@rule("OUT-F1", "OUT-T7", "OUT-L6", "OUT-Q44", "OUT-T5")
@pytest.mark.parametrize("arrival", list(permutations("123")))
def test_equal_times_go_by_arrival(arrival: tuple[str, ...]) -> None:
    t = table("", "", "", path="pc14").race(*[f"{who} 6000" for who in arrival])
    assert t.order == " ".join(arrival)


@rule("OUT-F2", "OUT-S6", "OUT-Q2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_right_seats_take_the_active_positions_from_the_right(seats: int) -> None:
    t = table(*[""] * seats, path="pc14").race(*[f"{who + 1} {5000 + who}" for who in range(seats)])
    assert t.positions == " ".join(map(str, sorted(ACTIVE[seats], reverse=True)))


@rule("OUT-F3")
def test_wrong_seats_do_not_count_in_the_order_of_speed() -> None:
    t = four().race("1 1000 wrong", "2 1100 wrong", "3 1200 wrong", "4 9000")
    assert (t.order, t.positions, t.rooms) == ("4 1 2 3", "0 0 0 6", "5 5 5 8")


@rule("OUT-F4")
def test_as_many_places_as_wrong_seats_stay_empty_at_the_left() -> None:
    t = four().race("1 5000", "2 6000", "3 1000 wrong", "4 1000 wrong")
    assert t.positions == "6 4 0 0"


@rule("OUT-F5", "OUT-G5", "OUT-G8", "OUT-Q32")
def test_the_box_is_lined_up_by_speed_then_clockwise_from_the_flipper() -> None:
    t = table("", "", "", "", "", "", path="pc14", flipper="4")
    t.race("3 late", "1 5000 wrong", "5 late", "2 4000 wrong", "4 late", "6 9000")
    assert t.order == "6 2 1 4 5 3"


@rule("OUT-G5", "OUT-F2", "OUT-F5", "OUT-T7")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("seed", range(4))
def test_line_and_positions_are_those_of_the_reference(seats: int, seed: int) -> None:
    flipper = seed % seats
    t = table(*[""] * seats, path="pc14", flipper=str(flipper + 1))
    entries, runs = {}, []
    for seat in range(seats):
        kind = (seat * 7 + seed * 5) % 4
        ms = 1000 + (seat * 37 + seed * 11) % 3
        if kind == 3:
            runs.append(f"{seat + 1} late")
        else:
            runs.append(f"{seat + 1} {ms} {'wrong' if kind == 2 else 'right'}")
            entries[seat] = (kind != 2, ms, seat)
    line, positions = rank(seats, flipper, entries)
    t.race(*runs)
    assert t.state.line == tuple(line)
    assert t.state.positions == [positions.get(seat, 0) for seat in range(seats)]


@rule("OUT-F6", "OUT-Q6", "OUT-B6")
def test_the_claw_is_offered_to_the_slowest_right_seat_with_cards() -> None:
    t = table("5", "5 long-1", "5", "5 long-2", monster="bear", path="pc14")
    t.race("1 5000", "2 6000", "3 7000 wrong", "4 8000 wrong")
    assert (t.asked, t.kind, t.options()) == ("2", "claw", "claw:no claw:yes")


@rule("OUT-F6", "OUT-Q6")
def test_no_claw_is_offered_without_cards_or_without_a_vacant_place_or_without_a_right_seat() -> None:
    nothing_in_front = table("long-1", "", "long-1", monster="bear", path="pc14")
    assert nothing_in_front.race("1 5000", "2 6000", "3 7000 wrong").kind == "draw"
    nobody_wrong = table("", "long-1", monster="bear", path="pc14").race("1 5000", "2 6000")
    assert nobody_wrong.kind == "draw"
    nobody_right = table("long-1", "long-2", monster="bear", path="pc14").race("1 5000 wrong", "2 6000 wrong")
    assert nobody_right.kind == "draw"


@rule("OUT-F6")
@pytest.mark.parametrize("monster", ["zombie", "dragon"])
def test_no_other_monster_offers_a_claw(monster: str) -> None:
    t = table("", "long-1", "", monster=monster, path="pc14").race("1 5000", "2 6000", "3 7000 wrong")
    assert t.kind == "draw"


@rule("OUT-F7", "OUT-W2", "OUT-X2")
def test_the_claw_costs_the_move_and_the_cards_but_not_the_place_in_the_line() -> None:
    t = table("5 boost long-1", "5", monster="bear", path="pc14", flipper="2")
    t.race("1 5000", "2 6000 wrong").play("claw:yes")
    assert t.told()[:3] == ["took-claw 1", "moved 1 0 5", "clawed 1 2"]
    assert (t.positions, t.rooms, t.order, t.front("1")) == ("1 0", "5 5", "1 2", "")
    assert (t.flipper, t.discard) == ("1", "long-1 boost")


@rule("OUT-F7")
def test_nobody_elses_position_changes() -> None:
    t = table("5", "5", "5 long-1", "5", monster="bear", path="pc14")
    t.race("1 5000", "2 6000", "3 7000", "4 8000 wrong").play("claw:yes")
    assert (t.positions, t.rooms) == ("6 4 1 0", "8 7 5 5")


@rule("OUT-F8", "OUT-U7")
def test_who_does_not_answer_stays() -> None:
    t = table("5 long-1", "5", monster="bear", path="pc14").race("1 5000", "2 6000 wrong")
    assert t.default() == "claw:no"
    t.play("claw:no")
    assert t.told()[:2] == ["stayed 1", "moved 1 3 8"]
    assert (t.positions, t.front("1")) == ("6 0", "long-1")


# Get moving.


@rule("OUT-M1")
@pytest.mark.parametrize(
    ("monster", "rooms"),
    [("vampire", "4 3 3 2 2 1"), ("bear", "4 3 3 2 2 1"), ("zombie", "4 3 3 2 2 1"), ("dragon", "5 3 3 2 2 1")],
)
def test_the_values_of_the_positions(monster: str, rooms: str) -> None:
    t = table(*[""] * 6, monster=monster, path="pc14").race(*[f"{who} {5000 + who}" for who in range(1, 7)])
    assert t.rooms == rooms


@rule("OUT-M2", "OUT-V5", "OUT-K2")
def test_boost_in_the_centre_doubles_everybody() -> None:
    t = four(centre="boost").race("1 5000", "2 6000", "3 7000", "4 8000")
    assert t.rooms == "11 9 7 5"
    assert t.told()[8:12] == ["boosted 1 6 11", "boosted 2 4 9", "boosted 3 2 7", "moved 4 0 5"]


@rule("OUT-M2", "OUT-G6")
def test_boost_in_front_doubles_that_seat_alone_if_it_is_right() -> None:
    t = table("5", "5 boost", "5 boost", monster="bear", path="pc14").race("1 5000", "2 6000", "3 7000 wrong")
    assert t.play("claw:no").rooms == "8 9 5"


@rule("OUT-M3", "OUT-M5", "OUT-G2", "OUT-E1", "OUT-Q38")
def test_the_first_in_the_line_leaves_first() -> None:
    t = table("17", "18", "18", path="pc14").race("2 6000", "1 5000", "3 5500")
    assert (t.result, t.rooms, t.order) == ("1 OUT-E1", "19 18 18", "1 3 2")
    assert t.told()[-2:] == ["left-map 1 3", "won 1"]


@rule("OUT-M3")
def test_seats_move_along_the_line() -> None:
    t = four().race("1 8000", "2 5000", "3 7000", "4 6000")
    assert [line for line in t.told() if line.startswith("moved")] == [
        "moved 2 3 8",
        "moved 4 2 7",
        "moved 3 1 6",
        "moved 1 0 5",
    ]


@rule("OUT-M4", "OUT-E1", "OUT-O2", "OUT-S7")
@pytest.mark.parametrize(("maps", "last"), [(1, 9), (2, 18), (3, 27)])
def test_a_token_leaves_from_the_last_room_without_an_exact_count(maps: int, last: int) -> None:
    stays = table(str(last - 3), "1", path="pc14", maps=maps).race("1 5000", "2 6000")
    assert (stays.state.rooms[0], stays.result) == (last, "")
    leaves = table(str(last), "1", path="pc14", maps=maps).race("1 5000", "2 6000")
    assert (leaves.state.rooms[0], leaves.result) == (last + 1, "1 OUT-E1")


@rule("OUT-M5")
def test_who_was_right_but_comes_after_the_winner_did_not_move() -> None:
    t = table("18", "5", "5", path="pc14").race("1 5000", "2 6000", "3 7000 wrong")
    assert [(run.seat, run.moved) for run in t.runs()] == [(0, 3), (1, None), (2, 0)]


@rule("OUT-M5", "OUT-G3")
def test_after_the_end_nothing_else_happens() -> None:
    t = table("18", "18 long-1", "5", monster="bear", path="pc14").race("1 5000", "2 6000", "3 7000")
    assert (t.result, t.rooms, t.front("2"), t.asked) == ("1 OUT-E1", "19 18 5", "long-1", "")


@rule("OUT-M6")
def test_moving_is_not_asked_for() -> None:
    t = four().race("1 5000", "2 6000", "3 7000", "4 8000")
    assert (t.asked, t.kind) == ("*", "draw")


@rule("OUT-M1", "OUT-M3")
def test_who_is_wrong_moves_by_nothing_whatever_the_round_before_brought() -> None:
    t = four().race("1 5000", "2 6000", "3 7000", "4 8000")
    assert t.state.moved == [3, 2, 1, 0]
    t.play("*draw:boost", "turn", "*path:pc13").race("1 5000 wrong", "2 6000", "3 7000", "4 8000")
    assert t.state.moved == [0, 6, 4, 2]
