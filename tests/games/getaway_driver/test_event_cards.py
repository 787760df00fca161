"""Event cards: when one is drawn (GD-V1 to V4), the Hunter and the Prey (V5 to V8)."""

from typing import Any

import pytest

from lamster.games.getaway_driver.components import EVENT, NONE
from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

SIDES = "7,6=G07 9,6=Y04"
BEYOND = "8,4=Y02 7,5=R02 9,5=R05"
ALL_EVENTS = " ".join(f"event:{name}" for name in EVENT.codes)


def symbol(hand: str = "hit_the_gas", **more: Any) -> Table:
    """The tile with the Event symbol lies face down in front of the Driver at 8,6."""
    usual = {"tiles": f"8,5=G10? {SIDES}", "vehicles": "patrol-1@1,1N", "stash": "1,1", "events": True}
    return table(f"8,6 N {hand}", **{**usual, **more})


def event_of(t: Table) -> str:
    return "" if t.state.event == NONE else EVENT.codes[t.state.event]


# Drawing.


@rule("GD-V1", "GD-K11")
def test_without_event_cards_the_symbol_means_nothing() -> None:
    t = symbol(events=False).play("drive:front")
    assert (t.tokens, t.kind, event_of(t)) == (1, "free", "")


@rule("GD-V2")
def test_entering_draws_one_of_six_after_flip_and_badge() -> None:
    t = symbol().play("drive:front")
    assert (t.asked, t.kind, t.options()) == ("*", "event", ALL_EVENTS)
    assert t.decision.weights is None
    assert t.told()[-2:] == ["turned-up 8,5 G10", "badge 1 1"]
    t.play("*event:vigilante_justice")
    assert (event_of(t), t.told()) == ("vigilante_justice", ["event-card vigilante_justice"])
    assert t.view("onlooker").event is not None


@rule("GD-V2", "GD-D6")
def test_studying_draws_one_too_before_the_price() -> None:
    t = symbol().play("study:front")
    assert (t.kind, t.meter()) == ("event", 0)
    t.play("*event:vigilante_justice")
    assert (event_of(t), t.meter(), t.kind) == ("vigilante_justice", 1, "turn")


@rule("GD-V2")
def test_it_takes_effect_before_anything_else_on_the_tile() -> None:
    """The bomb takes the Stash token of that very tile before the Driver can."""
    t = symbol(stash="8,5 1,1").play("drive:front", "*event:ticking_time_bomb")
    assert (t.stash, t.loot()) == ("", 0)


@rule("GD-V2")
def test_only_the_first_time_and_to_the_end_of_the_game() -> None:
    t = symbol("hit_the_gas handbrake_turn decoy_car", tiles=f"8,5=G10? {SIDES} 8,4=G08 7,5=R02 9,5=R05")
    t.play("drive:front", "*event:vigilante_justice", "play:hit_the_gas", "drive:front", "play:handbrake_turn")
    assert (t.at("driver"), t.kind) == ("8,5 S", "free")
    t.play("end", "done", "pass", "pass")
    assert (t.state.round, event_of(t)) == (4, "vigilante_justice")


@rule("GD-V3")
@pytest.mark.parametrize(
    ("event", "position"),
    [
        ("hunter_and_prey", {"vehicles": ""}),
        ("high_stakes_courier", {"stash": ""}),
        ("ticking_time_bomb", {"spent": 5}),
    ],
)
def test_what_cannot_work_is_set_aside_and_another_is_drawn(event: str, position: dict[str, Any]) -> None:
    t = symbol(**position).play("drive:front", f"*event:{event}")
    assert (t.kind, event_of(t)) == ("event", "")
    assert t.options() == ALL_EVENTS.replace(f"event:{event}", "").replace("  ", " ").strip()
    assert t.told()[-1] == f"event-aside {event}"
    t.play("*event:vigilante_justice")
    assert event_of(t) == "vigilante_justice"


@rule("GD-V3")
def test_what_can_work_stays() -> None:
    assert event_of(symbol().play("drive:front", "*event:hunter_and_prey")) == "hunter_and_prey"
    assert event_of(symbol().play("drive:front", "*event:high_stakes_courier")) == "high_stakes_courier"
    assert event_of(symbol(spent=4).play("drive:front", "*event:ticking_time_bomb")) == "ticking_time_bomb"


@rule("GD-V4", "GD-W1", "GD-W2", "GD-W3")
@pytest.mark.parametrize(
    "event", ["operativo_speciale", "fresh_out_of_cones", "vigilante_justice", "ticking_time_bomb"]
)
def test_all_other_endings_stay(event: str) -> None:
    assert table("8,6 N", event=event, fuse=3, bag="R01", phase="expand").result == "driver GD-W1"
    pursued = table("8,6 N", event=event, fuse=3, vehicles="patrol-1@8,6N", meter=3, phase="check")
    assert pursued.result == "police GD-W2"
    assert table("1,1 N", event=event, fuse=3, tiles="1,2=G06", blocked="2,1").result == "police GD-D15"


# The Hunter and the Prey.


def hunt(vehicles: str, hand: str = "", goal: int = 2, tiles: str = f"8,5=G06 {SIDES} {BEYOND}", **more: Any) -> Table:
    """The hunt is on; the Driver is at 8,6."""
    return table(f"8,6 N {hand}", tiles=tiles, vehicles=vehicles, event="hunter_and_prey", goal=goal, **more)


@rule("GD-V5", "GD-V2")
@pytest.mark.parametrize(("force", "goal"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_goal_is_half_the_vehicles_in_play_rounded_up(force: int, goal: int) -> None:
    names = ["patrol-1", "patrol-2", "patrol-3", "motorcycle-1", "armored-1"][:force]
    vehicles = " ".join(f"{name}@1,{row + 1}N" for row, name in enumerate(names))
    t = symbol(vehicles=vehicles).play("drive:front", "*event:hunter_and_prey")
    assert (t.state.goal, t.told()[-1]) == (goal, f"hunt {goal}")


@rule("GD-V5")
def test_the_goal_never_changes() -> None:
    t = symbol("", vehicles="patrol-1@1,1N", tokens=2).play("drive:front", "*event:hunter_and_prey", "done")
    t.play("buy:patrol_car", "place:8,3", "face:N")
    assert (t.in_play, t.state.goal) == ("patrol-1 patrol-2", 1)


@rule("GD-V6", "GD-V8")
@pytest.mark.parametrize("vehicle", ["patrol-1", "motorcycle-1", "helicopter-1"])
def test_vehicles_on_a_tile_the_driver_enters_crash(vehicle: str) -> None:
    t = hunt(f"{vehicle}@8,5E patrol-3@1,1N", "hit_the_gas", tokens=3, bought="police_motorcycle").play("drive:front")
    assert (t.in_play, t.state.crashes, t.tokens) == ("patrol-3", 1, 3)
    assert f"crashed {vehicle} 8,5 hunter" in t.told()
    assert "hunted 1 2" in t.told()
    assert t.result == ""


@rule("GD-V6")
def test_only_from_the_next_entry_on() -> None:
    """The card is drawn by entering the very tile the patrol car stands on."""
    t = symbol(vehicles="patrol-1@8,5E patrol-2@1,1N", tiles=f"8,5=G10? {SIDES} {BEYOND}").play("drive:front")
    t.play("*event:hunter_and_prey")
    assert (t.at("patrol-1"), t.state.crashes, t.result) == ("8,5 N", 0, "")


@rule("GD-V6", "GD-U5")
def test_an_armored_car_may_still_pay() -> None:
    t = hunt("armored-1@8,5E", tokens=1, bought="armored_car").play("drive:front")
    assert t.options() == "crash:armored-1 pay:armored-1"
    t.play("pay:armored-1")
    assert (t.at("armored-1"), t.state.crashes, t.result) == ("8,5 N", 0, "")


@rule("GD-V6", "GD-X37")
def test_switching_cars_is_an_entry_too_and_spares_the_one_swapped() -> None:
    t = hunt("patrol-1@8,5W patrol-2@8,5W", "switch_cars decoy_car").play("play:switch_cars", "switch:patrol-2")
    assert (t.in_play, t.at("patrol-2"), t.state.crashes) == ("patrol-2", "8,6 N", 1)


@rule("GD-V6")
def test_followers_are_not_affected() -> None:
    t = hunt("patrol-1@8,6N", "hit_the_gas").play("drive:front")
    assert (t.at("patrol-1"), t.state.crashes) == ("8,5 N", 0)


@rule("GD-V6", "GD-V8")
def test_crashes_from_any_cause_count() -> None:
    t = hunt("patrol-1@8,6N patrol-2@8,5E", "leave_wreckage hit_the_gas").play("play:leave_wreckage")
    assert t.state.crashes == 1
    t.play("drive:front")
    assert (t.state.crashes, t.result) == (2, "driver GD-V8")
    assert "goal-reached hunter_and_prey" in t.told()


@rule("GD-V6", "GD-V8")
def test_without_the_hunt_crashes_decide_nothing() -> None:
    t = table("8,6 N leave_wreckage", tiles=f"8,5=G06 {SIDES}", vehicles="patrol-1@8,6N").play("play:leave_wreckage")
    assert (t.in_play, t.state.crashes, t.result) == ("", 0, "")


AWAY = f"8,6=G08 7,7=START 8,5=G06 {SIDES} {BEYOND}"
"""The car has left Start, which lies at 7,7."""


@rule("GD-V7")
def test_a_vehicle_that_drives_onto_start_has_escaped() -> None:
    t = hunt("patrol-1@7,8N patrol-2@1,1N", tiles=AWAY, phase="net").play("ahead:patrol-1")
    assert (t.in_play, t.at("patrol-1"), t.state.escapes, t.result) == ("patrol-2", "", 1, "")
    assert t.told()[-1] == "ran-home patrol-1 1 2"


@rule("GD-V7")
def test_without_the_hunt_start_is_a_tile_like_any_other() -> None:
    t = table("8,6 N", tiles=AWAY, vehicles="patrol-1@7,8N", phase="net").play("ahead:patrol-1")
    assert (t.at("patrol-1"), t.state.escapes) == ("7,7 N", 0)


@rule("GD-V7", "GD-M6", "GD-V4")
def test_other_tiles_are_as_ever_during_the_hunt() -> None:
    t = hunt("patrol-1@9,7N", tiles="8,5=G06 7,6=G07 9,6=G04", phase="net").play("ahead:patrol-1")
    assert (t.kind, t.at("patrol-1")) == ("at-once", "9,6 N")


@rule("GD-V7", "GD-P12")
def test_it_is_out_of_the_game() -> None:
    t = hunt("motorcycle-1@7,8N patrol-2@1,1N", tiles=AWAY, phase="net", tokens=10)
    t.play("ahead:motorcycle-1", "done")
    assert (t.kind, t.refused("buy:police_motorcycle")) == ("purchase", "GD-P12")


@rule("GD-V7", "GD-F4")
def test_following_onto_start_counts() -> None:
    t = hunt("patrol-1@8,6N", tiles=f"8,6=G08 8,5=START {SIDES} {BEYOND}").play("drive:front")
    assert (t.in_play, t.state.escapes) == ("", 1)


@rule("GD-V7", "GD-F10")
def test_breaking_off_onto_start_counts() -> None:
    t = hunt("motorcycle-1@8,6N", tiles="8,6=G08 8,5=G06 7,6=START 9,6=Y04", tokens=1, bought="police_motorcycle")
    t.play("drive:front", "swerve-west:motorcycle-1")
    assert (t.in_play, t.state.escapes) == ("", 1)


@rule("GD-V7", "GD-X29")
def test_being_forced_onto_start_counts() -> None:
    t = hunt("patrol-1@7,8N", "slam_on_the_brakes", tiles=AWAY).play("play:slam_on_the_brakes")
    assert (t.in_play, t.state.escapes) == ("", 1)


@rule("GD-V7", "GD-X18")
def test_being_jammed_onto_start_counts() -> None:
    t = hunt("patrol-1@9,7N", "jam_the_police_radar", tiles=f"8,6=G08 8,7=START 8,5=G06 {SIDES}")
    t.play("play:jam_the_police_radar", "jam-west:patrol-1")
    assert (t.in_play, t.state.escapes) == ("", 1)


@rule("GD-V7")
def test_one_that_stood_on_start_must_leave_and_come_back() -> None:
    t = symbol("", vehicles="patrol-1@8,6S patrol-2@1,1N patrol-3@1,2N", tiles=f"8,5=G10? {SIDES} {BEYOND}")
    t.play("drive:front", "*event:hunter_and_prey")
    assert (t.at("patrol-1"), t.state.escapes) == ("8,6 S", 0)
    t.play("turn-left:patrol-1")
    assert t.state.escapes == 0


@rule("GD-V7", "GD-P13", "GD-U7")
def test_no_vehicle_is_placed_or_dispatched_onto_start() -> None:
    t = hunt("patrol-1@1,1N", tiles=AWAY, tokens=3, bought="dispatch", phase="net").play("dispatch:patrol-1")
    assert "place:7,7" not in t.decision.codes
    assert len(t.decision.codes) == 7
    t = hunt("patrol-1@1,1N", tiles=AWAY, tokens=3, phase="purchase").play("buy:patrol_car")
    assert "place:7,7" not in t.decision.codes


@rule("GD-V7", "GD-V8", "GD-W4")
def test_the_police_win_when_enough_have_escaped() -> None:
    t = hunt("patrol-1@7,8N patrol-2@1,1N", tiles=AWAY, goal=1, phase="net").play("ahead:patrol-1")
    assert t.result == "police GD-V8"
    assert "goal-reached hunter_and_prey" in t.told()


@rule("GD-V8", "GD-X30")
def test_in_the_same_instant_the_police_win() -> None:
    """One vehicle is forced into the Driver, one onto Start."""
    t = hunt("patrol-1@8,7N patrol-2@7,8N", "slam_on_the_brakes", goal=1, tiles=AWAY).play("play:slam_on_the_brakes")
    assert (t.state.crashes, t.state.escapes, t.result) == (1, 1, "police GD-V8")


@rule("GD-V8", "GD-X30")
def test_the_instant_is_over_when_all_have_arrived() -> None:
    """Two crash and two get home; the first home alone would leave the Driver ahead."""
    t = hunt(
        "patrol-1@8,7N patrol-2@9,6W patrol-3@7,8N motorcycle-1@6,7E", "slam_on_the_brakes", goal=2, tiles=AWAY
    ).play("play:slam_on_the_brakes")
    assert (t.state.crashes, t.state.escapes, t.result) == (2, 2, "police GD-V8")


@rule("GD-V7", "GD-U5", "GD-X30")
def test_an_armored_car_forced_onto_a_hazard_on_start_pays_or_does_not_get_home() -> None:
    forced: dict[str, Any] = {"tiles": AWAY, "hazards": "7,7", "tokens": 1, "bought": "armored_car"}
    t = hunt("armored-1@7,8N", "slam_on_the_brakes", **forced).play("play:slam_on_the_brakes")
    assert t.options() == "crash:armored-1 pay:armored-1"
    t.play("pay:armored-1")
    assert (t.state.crashes, t.state.escapes, t.hazards) == (0, 1, "")
    t = hunt("armored-1@7,8N", "slam_on_the_brakes", **forced).play("play:slam_on_the_brakes", "crash:armored-1")
    assert (t.state.crashes, t.state.escapes) == (1, 0)


@rule("GD-V8", "GD-B3", "GD-D4", "GD-X20")
def test_the_meter_does_not_move() -> None:
    t = hunt("patrol-1@8,6N", "last_ditch_effort", tiles=f"8,5=G06? {SIDES}", meter=3).play("study:front")
    assert (t.meter(), t.result) == (3, "")
    assert t.refused("play:last_ditch_effort") == "GD-X20"
    t.play("drive:front", "end", "pass")
    assert (t.meter(), t.state.round) == (3, 3)
    assert hunt("patrol-1@1,1N", meter=2, phase="check").meter() == 2


@rule("GD-V8", "GD-W1", "GD-W3")
def test_escape_and_corners_stay() -> None:
    assert hunt("", tiles="", bag="R01", phase="expand").result == "driver GD-W1"
    stuck = table("1,1 N", event="hunter_and_prey", goal=1, tiles="1,2=G06", blocked="2,1")
    assert stuck.result == "police GD-D15"
