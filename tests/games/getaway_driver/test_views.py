"""What each seat may see (GD-I)."""

from dataclasses import asdict
from typing import Any

import pytest

from lamster.games.getaway_driver.components import CARD, TILE
from lamster.games.getaway_driver.state import (
    ABILITIES,
    AVOID,
    CALL,
    HALF_TURN,
    MOVE_SPIKES,
    REDRAW,
    RIDE,
    TUNNEL_ESCAPE,
)
from tests.games.getaway_driver.table import Table, new_game, table
from tests.rules import rule

ROAD = "8,5=G06 7,6=G07 9,6=Y04"
HIDDEN = "8,5=R01? 7,6=Y13? 9,6=G04? 1,1=R12"


def words(value: Any) -> set[str]:
    """Every text anywhere in a view."""
    if isinstance(value, dict):
        return set().union(*[words(part) for pair in value.items() for part in pair])
    if isinstance(value, list | tuple):
        return set().union(*[words(part) for part in value])
    return {value} if isinstance(value, str) else set()


def tiles_in(t: Table, viewer: str) -> set[str]:
    """All tiles whose names stand anywhere in somebody's view."""
    return words(asdict(t.view(viewer))) & set(TILE.codes)


def cards_in(t: Table, viewer: str) -> set[str]:
    return words(asdict(t.view(viewer))) & set(CARD.codes)


# The Driver.


@rule("GD-I1", "GD-E8")
def test_the_driver_sees_only_the_backs_of_face_down_tiles() -> None:
    t = table("8,6 N hit_the_gas", tiles=HIDDEN)
    assert tiles_in(t, "driver") == {"R12", "START"}
    shown = [(tile.at, tile.tile, tile.up) for tile in t.view("driver").tiles]
    assert shown == [
        ("1,1", "R12", True),
        ("8,5", None, False),
        ("7,6", None, False),
        ("8,6", "START", True),
        ("9,6", None, False),
    ]


@rule("GD-I1")
def test_whatever_lies_there_looks_the_same_to_the_driver() -> None:
    one = table("8,6 N hit_the_gas", tiles="8,5=R01? 7,6=Y13? 9,6=G04?", vehicles="patrol-1@9,6W")
    other = table("8,6 N hit_the_gas", tiles="8,5=G01? 7,6=R01? 9,6=Y21?", vehicles="patrol-1@9,6W")
    assert one.view("driver") == other.view("driver")
    assert one.view("onlooker") == other.view("onlooker")
    assert one.view("police") != other.view("police")


@rule("GD-I1", "GD-E4", "GD-E7")
def test_the_driver_sees_neither_drawn_tiles_nor_the_bag() -> None:
    t = table("8,6 N hit_the_gas", phase="expand").play("*draw:R01", "*draw:R02")
    assert (tiles_in(t, "driver"), t.view("driver").drawn, t.view("driver").bag) == ({"START"}, None, 41)
    assert t.mask("*draw:R03", "driver") == t.mask("*draw:R03", "onlooker") == "draw:?"
    assert t.mask("*draw:R03", "police") == "draw:R03"
    t.play("*draw:R03")
    assert t.mask("lay:R03", "driver") == t.mask("lay:R03", "onlooker") == "lay:?"
    t.play("lay:R03", "lay:R01")
    assert tiles_in(t, "driver") == {"START"}


@rule("GD-I1", "GD-U18")
def test_nor_what_was_put_back() -> None:
    t = table("8,6 N hit_the_gas", phase="expand", bought="traffic_camera")
    t.play("*draw:R01", "*draw:R02", "*draw:R03", "redraw")
    assert t.told("driver") == t.told("onlooker") == ["drew police ?"] * 3 + ["redrew police"]
    assert tiles_in(t, "driver") == {"START"}


# The Police.


@rule("GD-I2", "GD-S3")
def test_the_police_see_how_many_cards_the_driver_has_and_no_more() -> None:
    t = table("8,6 N hit_the_gas decoy_car", tiles=ROAD, discard="ramming_speed")
    view = t.view("police").drivers[0]
    assert (view.cards, view.hand, view.discard) == (2, None, ["ramming_speed"])
    assert cards_in(t, "police") == cards_in(t, "onlooker") == {"ramming_speed"}
    assert t.view("driver").drivers[0].hand == ["decoy_car", "hit_the_gas"]


@rule("GD-I2", "GD-S3")
def test_nor_while_they_are_chosen() -> None:
    t = new_game()
    assert t.mask("take:hit_the_gas", "police") == t.mask("take:hit_the_gas", "onlooker") == "take:?"
    t.play("take:hit_the_gas")
    assert t.told("police") == ["card-taken driver ?"]
    assert cards_in(t, "police") == set()
    assert t.view("police").drivers[0].cards == 1


@rule("GD-I2")
def test_any_hand_looks_the_same_to_the_police() -> None:
    one = table("8,6 N hit_the_gas decoy_car", tiles=ROAD, phase="decoy")
    other = table("8,6 N switch_cars stomping_grounds", tiles=ROAD, phase="decoy")
    assert one.view("police") == other.view("police")
    assert one.view("onlooker") == other.view("onlooker")


@rule("GD-I2", "GD-E6")
def test_the_police_see_every_face_down_tile() -> None:
    t = table("8,6 N hit_the_gas", tiles=HIDDEN)
    assert tiles_in(t, "police") == {"R12", "START", "R01", "Y13", "G04"}


# The log.


@rule("GD-I3")
def test_public_lines_never_name_a_face_down_tile() -> None:
    t = table("8,6 N stomping_grounds", phase="start")
    t.play("play:stomping_grounds", "*draw:R01", "*draw:R02", "*draw:R03", "lay:R03", "lay:R01")
    for line in t.told("onlooker"):
        assert not set(line.split()) & {"R01", "R02", "R03"}
    assert t.told("onlooker")[-3:] == ["laid driver 8,5 ?", "laid driver 7,6 ?", "laid driver 9,6 ?"]
    t = table("8,6 N hit_the_gas", tiles="8,5=G01 7,6=Y13? 9,6=G04?").play("drive:front", "peek:7,6")
    assert t.told("onlooker")[-1] == "peeked driver 7,6 ?"


@rule("GD-I3", "GD-D7")
def test_once_it_is_turned_up_it_has_a_name() -> None:
    t = table("8,6 N hit_the_gas", tiles=HIDDEN).play("study:front")
    assert "turned-up 8,5 R01" in t.told("onlooker")
    assert tiles_in(t, "onlooker") == {"R12", "START", "R01"}


# Remembered tiles.


@rule("GD-I4", "GD-M2")
def test_a_tile_that_was_peeked_at_stays_marked() -> None:
    """Also in later rounds, until it is turned up."""
    t = table("8,6 N", tiles="8,5=G01 7,6=Y13? 9,6=G02 8,4=G08? 7,5=G09? 9,5=Y04?").play("drive:front", "peek:8,4")
    assert t.state.round == 4
    marked = {tile.at: tile.tile for tile in t.view("driver").tiles if not tile.up}
    assert marked == {"8,4": "G08", "7,5": None, "9,5": None, "7,6": None}
    t.play("drive:front")
    assert "8,4" not in {tile.at for tile in t.view("driver").tiles if not tile.up}


@rule("GD-I4", "GD-V9")
def test_a_tile_that_is_taken_up_again_is_forgotten() -> None:
    t = table(
        "8,6 N",
        tiles="8,5=G01 7,6=Y13? 9,6=G02",
        event="high_stakes_courier",
        bag="R01 R02",
        stash="1,1",
    ).play("drive:front", "peek:7,6")
    assert (t.asked, t.kind) == ("*", "draw")
    t.play("*draw:R01", "*draw:R02", "lay:Y13", "lay:R01")
    assert t.tile("8,4") == "Y13?"
    assert tiles_in(t, "driver") == {"START", "G01", "G02"}


# Windows.


@rule("GD-I5", "GD-R2", "GD-X31")
@pytest.mark.parametrize("hand", ["stomping_grounds", "hit_the_gas"])
def test_the_first_window_opens_for_any_card_in_hand(hand: str) -> None:
    t = table(f"8,6 N {hand}", phase="start")
    assert (t.asked, t.kind) == ("driver", "round-start")


@rule("GD-I5", "GD-B1")
@pytest.mark.parametrize("hand", ["decoy_car", "hit_the_gas"])
def test_the_decoy_window_opens_for_any_card_in_hand(hand: str) -> None:
    t = table(f"8,6 N {hand}", tiles=f"{ROAD} 8,4=? 7,5=? 9,5=?").play("drive:front", "end")
    assert (t.asked, t.kind) == ("driver", "decoy")


@rule("GD-I5")
def test_without_cards_in_hand_the_windows_open_for_what_can_be_replayed() -> None:
    start: dict[str, Any] = {"phase": "start", "tiles": ROAD}
    assert table("8,6 N", **start, discard="stomping_grounds", loot=1).kind == "round-start"
    assert table("8,6 N", **start, discard="stomping_grounds").kind == "turn"
    assert table("8,6 N", **start, discard="decoy_car", loot=1).kind == "turn"
    beyond = f"{ROAD} 8,4=? 7,5=? 9,5=?"
    end = table("8,6 N", tiles=beyond, discard="decoy_car", loot=1).play("drive:front", "end")
    assert end.options() == "pass replay:decoy_car"
    skipped = table("8,6 N", tiles=beyond, discard="hit_the_gas", loot=1).play("drive:front", "end")
    assert skipped.state.round == 4


@rule("GD-I5")
def test_the_police_only_see_that_the_driver_is_asked() -> None:
    one = table("8,6 N decoy_car", tiles=f"{ROAD} 8,4=? 7,5=? 9,5=?").play("drive:front", "end")
    other = table("8,6 N hit_the_gas", tiles=f"{ROAD} 8,4=? 7,5=? 9,5=?").play("drive:front", "end")
    assert one.options() != other.options()
    assert one.view("police") == other.view("police")
    assert one.view("police").own is None


@rule("GD-I5", "GD-D16")
def test_a_driver_who_is_boxed_in_is_asked_like_any_other() -> None:
    """Whether a stunt fits shows only when it is played: the Police see the same question."""
    boxed: dict[str, Any] = {"tiles": f"{ROAD} 8,7=Y02", "hazards": "8,5 7,6 9,6 8,7"}
    stuck = table("8,6 N stomping_grounds", **boxed)
    free = table("8,6 N last_ditch_effort", **boxed)
    assert "give-up" not in free.decision.codes
    assert (stuck.kind, stuck.asked) == (free.kind, free.asked)


# Onlookers.


@rule("GD-I6")
def test_an_onlooker_sees_what_both_sides_see() -> None:
    t = table("8,6 N hit_the_gas decoy_car", tiles=HIDDEN, tokens=3, loot=2, meter=1, stash="1,1 3,3")
    view = t.view("onlooker")
    assert (tiles_in(t, "onlooker"), cards_in(t, "onlooker"), view.own) == ({"R12", "START"}, set(), None)
    driver, police = view.drivers[0], view.police
    assert police is not None
    assert (driver.at, driver.facing, driver.meter, driver.cards, driver.stash) == ("8,6", "N", 1, 2, 2)
    assert (police.tokens, police.supply, view.red, view.bag) == (3, 7, 4, 39)
    assert [token.at for token in view.stash] == ["1,1", "3,3"]


@rule("GD-I6", "GD-M2", "GD-X33")
def test_not_even_what_the_driver_has_looked_at() -> None:
    t = table("8,6 N hit_the_gas", tiles="8,5=G01 7,6=Y13? 9,6=G02").play("drive:front", "peek:7,6")
    assert "Y13" in tiles_in(t, "driver")
    assert "Y13" not in tiles_in(t, "onlooker")


@rule("GD-I6", "GD-X6")
def test_pieces_and_vehicles_are_open_to_all() -> None:
    t = table(
        "8,6 N hit_the_gas",
        tiles=ROAD,
        vehicles="patrol-1@8,6W helicopter-1@9,5S",
        hazards="7,6",
        barricades="8,5",
        spikes="9,6",
        phase="net",
    )
    view = t.view("onlooker")
    assert (view.hazards, view.hazards_left, view.barricades, view.spikes) == (["7,6"], 11, ["8,5"], ["9,6"])
    first, second = view.vehicles
    assert (first.vehicle, first.kind, first.at, first.facing, first.pursues) == (
        "patrol-1",
        "patrol_car",
        "8,6",
        "W",
        [0],
    )
    assert (first.moved, first.actions, first.follows, second.pursues) == (False, 1, None, [])
    assert view.drivers[0].pursued


@rule("GD-I6", "GD-F9")
def test_while_the_result_is_open_followers_are_on_their_way() -> None:
    t = table("8,6 N hit_the_gas", tiles="8,5=Y04 7,6=G07 9,6=G06", vehicles="patrol-1@8,6N").play("drive:front")
    vehicle = t.view("onlooker").vehicles[0]
    assert (vehicle.at, vehicle.follows) == ("8,6", 0)
    t.play("no-hazard")
    vehicle = t.view("onlooker").vehicles[0]
    assert (vehicle.at, vehicle.follows) == ("8,5", None)


@rule("GD-I6", "GD-P1")
def test_after_the_vehicle_step_no_actions_are_left_to_show() -> None:
    t = table("8,6 N", tiles=ROAD, vehicles="patrol-1@8,8N patrol-2@10,6W", tokens=2, phase="net")
    assert [vehicle.actions for vehicle in t.view("onlooker").vehicles] == [1, 1]
    t.play("done")
    assert (t.kind, [vehicle.actions for vehicle in t.view("onlooker").vehicles]) == ("purchase", [0, 0])


# The garage.

EVERY_USE = {
    AVOID: "armored_car",
    CALL: "dispatch",
    HALF_TURN: "police_helicopter",
    TUNNEL_ESCAPE: "police_helicopter",
    RIDE: "police_motorcycle",
    MOVE_SPIKES: "tire_spikes",
    REDRAW: "traffic_camera",
}


def used_in(t: Table) -> dict[str, int]:
    police = t.view("police").police
    assert police is not None
    return {upgrade.upgrade: upgrade.used for upgrade in police.garage if upgrade.used}


@rule("GD-P17")
def test_the_garage_counts_every_ability_that_was_used() -> None:
    assert len(EVERY_USE) == ABILITIES
    for ability, upgrade in EVERY_USE.items():
        t = table("8,6 N", tiles="8,5=G06 7,6=G07 9,6=Y04", phase="net", vehicles="patrol-1@3,3N")
        t.state.used[ability] = 1
        assert used_in(t) == {upgrade: 1}


@rule("GD-P17", "GD-U7")
def test_dispatch_is_seen_as_used_until_the_next_round() -> None:
    t = table(
        "8,6 N", tiles="8,5=G06 7,6=G07 9,6=Y04", vehicles="patrol-1@3,6E", tokens=3, bought="dispatch", phase="net"
    )
    assert used_in(t) == {}
    t.play("dispatch:patrol-1", "place:8,4", "face:S")
    assert used_in(t) == {"dispatch": 1}
    t.play("done")
    assert (t.state.round, used_in(t)) == (4, {})
