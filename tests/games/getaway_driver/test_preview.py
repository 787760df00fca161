"""What a code points to on the map, and what it would lead to (ledger 7.3)."""

from typing import Any

import pytest

from lamster.games.getaway_driver.state import Getaway
from tests.games.getaway_driver.table import Table, new_game, table
from tests.rules import rule

ROAD = "8,5=G06 7,6=G07 9,6=Y04"


def targets(t: Table) -> dict[str, str]:
    own = t.view(t.asked).own
    assert own is not None
    return own.targets


def placements(t: Table) -> dict[str, str]:
    """The piece that each code moves or brings, and its facing: `patrol-1 N`."""
    own = t.view(t.asked).own
    assert own is not None
    return {code: " ".join([it.piece, it.facing or ""]).strip() for code, it in own.placements.items()}


def notes(t: Table, code: str) -> list[str]:
    """The notes about a code: `note-follows patrol-1`, `note-meter 2`; a warning begins with an exclamation mark."""
    own = t.view(t.asked).own
    assert own is not None
    found = [note for note in own.notes if note.code == code]
    return ["!" * note.warning + " ".join([note.note, *map(str, note.args.values())]) for note in found]


def turn(**more: Any) -> Table:
    """The Driver at 8,6 looks north, with one card."""
    return table("8,6 N hit_the_gas", **{"tiles": ROAD, **more})


# Where codes point.


def test_the_drivers_ways() -> None:
    t = table("8,6 W hit_the_gas", tiles="8,5=G06 7,6=G07? 8,7=Y04 9,6=?")
    assert targets(t) == {
        "drive:front": "7,6",
        "drive:left": "8,7",
        "drive:right": "8,5",
        "study:behind": "9,6",
        "study:front": "7,6",
    }


def test_where_a_vehicle_would_stand() -> None:
    t = table("8,6 N", tiles=ROAD, vehicles="patrol-1@9,7W", phase="net")
    assert targets(t) == {
        "ahead:patrol-1": "8,7",
        "left:patrol-1": "9,8",
        "right:patrol-1": "9,6",
        "turn-left:patrol-1": "9,7",
        "turn-right:patrol-1": "9,7",
    }


def test_paid_extras_point_too() -> None:
    t = table(
        "8,6 N",
        tiles=ROAD,
        vehicles="armored-1@9,7N",
        hazards="9,6",
        tokens=2,
        bought="armored_car dispatch",
        phase="net",
    )
    assert (targets(t)["through-ahead:armored-1"], targets(t)["dispatch:armored-1"]) == ("9,6", "9,7")


def test_cards_about_vehicles() -> None:
    jam = table("8,6 N jam_the_police_radar", tiles=ROAD, vehicles="patrol-1@9,5N").play("play:jam_the_police_radar")
    assert (targets(jam)["jam-east:patrol-1"], targets(jam)["leave:patrol-1"]) == ("10,5", "9,5")
    switch = table("8,6 N switch_cars", tiles=ROAD, vehicles="patrol-1@9,6N patrol-2@8,5N").play("play:switch_cars")
    assert targets(switch) == {"switch:patrol-1": "9,6", "switch:patrol-2": "8,5"}
    off = table("8,6 N", tiles=ROAD, vehicles="motorcycle-1@8,6N", tokens=1, bought="police_motorcycle")
    off.play("drive:front")
    assert (targets(off)["swerve-east:motorcycle-1"], targets(off)["hold-east:motorcycle-1"]) == ("9,6", "8,6")


def test_spaces_in_codes_point_to_themselves() -> None:
    laying = table("8,6 N", phase="expand").play("*draw:R01", "*draw:R02", "*draw:R03")
    assert targets(laying) == {"lay:R01": "8,5", "lay:R02": "8,5", "lay:R03": "8,5"}
    peeking = table("8,6 N", tiles="8,5=G01 7,6=R01? 9,6=Y04").play("drive:front")
    assert targets(peeking) == {"peek:7,6": "7,6"}
    placing = table("8,6 N", tiles=ROAD, tokens=2, phase="purchase").play("buy:barricade")
    assert targets(placing)["place:8,7"] == "8,7"
    facing = table("8,6 N", tiles=ROAD, tokens=2, phase="purchase").play("buy:patrol_car", "place:8,4")
    assert targets(facing) == dict.fromkeys(("face:E", "face:N", "face:S", "face:W"), "8,4")


def test_setup_points_too() -> None:
    cards = ["decoy_car", "hit_the_gas", "last_ditch_effort", "leave_wreckage", "ramming_speed"]
    t = new_game().play(*[f"take:{card}" for card in cards])
    assert targets(t)["aim:8,6"] == "8,6"
    t.play("aim:8,6", "*drop:8,6", "*drop:8,7", "*drop:5,5", "*drop:11,6", "*drop:8,9")
    assert targets(t)["token:1"] == "8,6"
    t.play("automatic")
    assert targets(t)["start:1,1"] == "1,1"


def test_taking_up_points_too() -> None:
    t = table(
        "8,6 N", phase="expand", event="high_stakes_courier", tiles="1,1=R01? 2,2=R02?", bag="R03 R04", stash="5,5"
    )
    assert targets(t) == {"take-up:1,1": "1,1", "take-up:2,2": "2,2"}


def test_who_follows_points_to_where_the_driver_went() -> None:
    t = turn(vehicles="motorcycle-1@8,6N", tokens=1, bought="police_motorcycle").play("drive:front")
    assert (targets(t)["follow:motorcycle-1"], placements(t)["follow:motorcycle-1"]) == ("8,5", "motorcycle-1 N")


def test_spikes_point_to_where_they_lie() -> None:
    t = table("8,6 N", tiles=ROAD, tokens=3, bought="tire_spikes", spikes="8,7", phase="purchase")
    assert targets(t)["spikes:1"] == "8,7"


# What would stand there.


def test_a_drive_turns_the_car() -> None:
    assert placements(table("8,6 W hit_the_gas", tiles="8,5=G06 7,6=G07 8,7=Y04")) == {
        "drive:front": "driver-0 W",
        "drive:left": "driver-0 S",
        "drive:right": "driver-0 N",
    }


def test_a_vehicle_moves_or_turns() -> None:
    t = table("8,6 N", tiles=ROAD, vehicles="patrol-1@9,7W", phase="net")
    assert placements(t) == {
        "ahead:patrol-1": "patrol-1 W",
        "left:patrol-1": "patrol-1 S",
        "right:patrol-1": "patrol-1 N",
        "turn-left:patrol-1": "patrol-1 S",
        "turn-right:patrol-1": "patrol-1 N",
    }


def test_a_half_turn_looks_back() -> None:
    t = table("8,6 N", tiles=ROAD, vehicles="helicopter-1@8,4N", tokens=1, bought="police_helicopter", phase="net")
    assert placements(t)["half-turn:helicopter-1"] == "helicopter-1 S"


def test_breaking_off_turns_and_may_drive() -> None:
    t = table("8,6 N", tiles=ROAD, vehicles="motorcycle-1@8,6N", tokens=1, bought="police_motorcycle")
    t.play("drive:front")
    assert placements(t)["swerve-east:motorcycle-1"] == placements(t)["hold-east:motorcycle-1"] == "motorcycle-1 E"


def test_what_is_put_on_the_table() -> None:
    barricade = table("8,6 N", tiles=ROAD, tokens=2, phase="purchase").play("buy:barricade")
    assert placements(barricade)["place:8,7"] == "barricade"
    spikes = table("8,6 N", tiles=ROAD, tokens=3, phase="purchase").play("buy:tire_spikes")
    assert placements(spikes)["place:8,7"] == "tire_spikes"
    patrol = table("8,6 N", tiles=ROAD, tokens=2, phase="purchase").play("buy:patrol_car")
    assert placements(patrol)["place:8,4"] == "patrol-1"
    assert placements(patrol.play("place:8,4"))["face:E"] == "patrol-1 E"


def test_changing_places_brings_the_car_there() -> None:
    t = table("8,6 N switch_cars", tiles=ROAD, vehicles="patrol-1@9,6N patrol-2@8,5W").play("play:switch_cars")
    assert placements(t)["switch:patrol-2"] == "driver-0 W"


# What a vehicle can reach.


def reach(t: Table) -> dict[str, list[str]]:
    return {vehicle.vehicle: vehicle.reach for vehicle in t.view("onlooker").vehicles}


@rule("GD-A8", "GD-K10")
def test_reach_is_in_front_left_and_right() -> None:
    t = turn(vehicles="patrol-1@9,7W patrol-2@10,5W")
    assert reach(t) == {"patrol-1": ["8,7", "9,8", "9,6"], "patrol-2": ["9,5", "10,6"]}


@rule("GD-H10", "GD-U6", "GD-U10")
@pytest.mark.parametrize(
    ("vehicle", "more", "reaches"),
    [
        ("patrol-1", {}, False),
        ("armored-1", {}, False),
        ("armored-1", {"tokens": 1, "bought": "armored_car"}, True),
        ("helicopter-1", {}, True),
        ("patrol-1", {"event": "operativo_speciale"}, True),
    ],
)
def test_a_hazard_token_ends_the_reach_of_most(vehicle: str, more: dict[str, Any], reaches: bool) -> None:
    t = turn(vehicles=f"{vehicle}@9,5W", hazards="8,5", **more)
    assert ("8,5" in reach(t)[vehicle]) == reaches


@rule("GD-U13")
def test_no_helicopter_reaches_an_open_tunnel() -> None:
    t = turn(tiles="8,5=G08 7,6=G09? 9,6=Y04", vehicles="helicopter-1@8,4S")
    assert "8,5" not in reach(t)["helicopter-1"]


def test_the_reach_of_the_moment_is_what_can_be_played() -> None:
    t = table("8,6 N", tiles=ROAD, vehicles="patrol-1@9,7W patrol-2@8,4S", hazards="8,5", phase="net")
    moves = [code for code in targets(t) if code.partition(":")[0] in ("ahead", "left", "right")]
    for vehicle, spaces in reach(t).items():
        assert sorted(targets(t)[code] for code in moves if code.endswith(vehicle)) == sorted(spaces)


# Notes about a way.


def test_who_follows_and_who_is_shaken_off() -> None:
    t = turn(vehicles="patrol-1@8,6N patrol-2@8,6W", meter=1)
    assert notes(t, "drive:front") == ["note-follows patrol-1", "note-follows patrol-2", "note-meter 2"]
    assert notes(t, "drive:right") == ["note-follows patrol-1", "note-shaken patrol-2", "note-meter 2"]


def test_nobody_follows_the_gas_but_some_could_arrive() -> None:
    t = turn(vehicles="patrol-1@8,6N").play("play:hit_the_gas")
    assert notes(t, "drive:front") == ["note-arrives patrol-1"]


def test_the_thoroughfare_is_followed() -> None:
    t = turn(tiles="8,5=G04 7,6=G07 9,6=Y04 8,4=G06 7,5=R02 9,5=R05", vehicles="patrol-1@8,6N")
    t.play("drive:front", "thoroughfare")
    assert notes(t, "drive:front")[0] == "note-follows patrol-1"


def test_a_helicopter_does_not_follow_into_an_open_tunnel() -> None:
    t = turn(tiles="8,5=G08 7,6=G09? 9,6=Y04", vehicles="helicopter-1@8,6N")
    assert notes(t, "drive:front") == ["note-shaken helicopter-1"]
    assert notes(t, "drive:left")[0] == "note-follows helicopter-1"


def test_who_could_arrive_with_one_action() -> None:
    t = turn(vehicles="patrol-1@9,5W patrol-2@7,5W patrol-3@8,3S")
    assert notes(t, "drive:front") == ["note-arrives patrol-1"]


@pytest.mark.parametrize(
    ("vehicle", "more", "arrives"),
    [
        ("patrol-1", {}, False),
        ("helicopter-1", {}, True),
        ("armored-1", {}, False),
        ("armored-1", {"tokens": 1, "bought": "armored_car"}, True),
        ("patrol-1", {"event": "operativo_speciale"}, True),
    ],
)
def test_who_could_come_onto_a_hazard(vehicle: str, more: dict[str, Any], arrives: bool) -> None:
    for road in ({"hazards": "8,5"}, {"tiles": "8,5=R01 7,6=G07 9,6=Y04"}):
        t = turn(vehicles=f"{vehicle}@9,5W", **{**road, **more})
        assert notes(t, "drive:front") == [f"note-arrives {vehicle}"] * arrives + ["note-hazard"]


@pytest.mark.parametrize(
    ("vehicle", "more", "arrives"),
    [
        ("patrol-1", {}, False),
        ("motorcycle-1", {}, False),
        ("motorcycle-1", {"tokens": 1, "bought": "police_motorcycle"}, True),
    ],
)
def test_who_has_moved_does_not_arrive_unless_it_can_ride_again(
    vehicle: str, more: dict[str, Any], arrives: bool
) -> None:
    t = turn(tiles=f"{ROAD} 8,4=Y02 7,5=R02 9,5=R05", vehicles=f"{vehicle}@8,6N", **more).play("drive:front")
    t.play(*["follow:motorcycle-1"] * bool(more), "play:hit_the_gas")
    assert notes(t, "drive:front") == [f"note-arrives {vehicle}"] * arrives


def test_a_barricade_is_noted_unless_it_is_rammed() -> None:
    assert notes(turn(barricades="8,5"), "drive:front") == ["note-barricade"]
    t = table("8,6 N hit_the_gas ramming_speed", tiles=ROAD, barricades="8,5").play("play:ramming_speed")
    assert notes(t, "drive:front") == []


def test_a_hazard_is_noted_where_it_can_be_seen_to_come() -> None:
    red = "8,5=R01 7,6=R02? 9,6=Y04"
    assert notes(turn(tiles=red), "drive:front") == ["note-hazard"]
    assert notes(turn(tiles=red), "drive:left") == notes(turn(tiles=red), "drive:right") == []
    assert notes(turn(tiles=red, stash="8,5"), "drive:front") == []
    assert notes(turn(tiles=red, spikes="8,5"), "drive:front") == ["note-meter 3"]
    assert notes(turn(tiles=red, event="vigilante_justice"), "drive:left") == []


def test_what_the_check_would_do() -> None:
    assert notes(turn(vehicles="patrol-1@8,5N", meter=3), "drive:front") == ["!note-meter 0"]
    hideout = turn(tiles="8,5=G02 7,6=G07 9,6=Y04", vehicles="patrol-1@8,5N")
    assert notes(hideout, "drive:front") == ["note-hideout"]
    ram = table("8,6 N hit_the_gas ramming_speed", tiles=ROAD, vehicles="patrol-1@8,5N").play("play:ramming_speed")
    assert notes(ram, "drive:front") == []


def test_events_change_that() -> None:
    watched = turn(tiles="8,5=G06 7,6=G07? 9,6=Y04", event="vigilante_justice")
    assert (notes(watched, "drive:front"), notes(watched, "drive:left")) == (["note-meter 3"], [])
    hunted = turn(tiles="8,5=G06? 7,6=G07 9,6=Y04", vehicles="patrol-1@8,6N", event="hunter_and_prey", goal=1)
    assert notes(hunted, "drive:front") == ["note-follows patrol-1"]
    assert notes(hunted, "study:front") == []


def test_studying_tells_how_much_of_the_meter_is_left() -> None:
    assert notes(turn(tiles="8,5=G06? 7,6=G07 9,6=Y04", meter=2), "study:front") == ["note-study 1"]
    assert notes(turn(tiles="8,5=G06? 7,6=G07 9,6=Y04", meter=2, meter_spaces=4), "study:front") == ["!note-study 0"]


@rule("GD-B3")
def test_ending_the_turn_pursued_before_red_is_a_warning() -> None:
    at_end: dict[str, Any] = {"vehicles": "patrol-1@8,5N", "meter": 3, "tiles": f"{ROAD} 8,4=G07 7,5=Y04 9,5=Y06"}
    assert notes(turn(**at_end).play("drive:front"), "end") == ["!note-caught"]
    assert notes(turn(**{**at_end, "meter": 2}).play("drive:front"), "end") == []
    hidden = turn(**{**at_end, "tiles": "8,5=G02 7,6=G07 9,6=Y04 8,4=G08 7,5=Y05 9,5=Y06"})
    assert notes(hidden.play("drive:front"), "end") == []


@rule("GD-D16", "GD-T2", "GD-T3")
def test_a_dead_end_is_a_warning() -> None:
    corner = table("2,1 W hit_the_gas", tiles="1,1=G06 2,2=G07")
    assert "!note-dead-end 1" in notes(corner, "drive:front")
    assert "note-dead-end" not in " ".join(notes(corner, "drive:left"))


@rule("GD-D19")
def test_rounds_without_a_new_tile_are_counted_and_then_warned_of() -> None:
    def idle(rounds: int) -> list[str]:
        def made(s: Getaway) -> None:
            s.idle = rounds

        return notes(turn(before=made), "drive:front")

    assert [idle(2), idle(3), idle(4), idle(5), idle(9)] == [
        [],
        ["note-idle 7"],
        ["note-idle 6"],
        ["!note-idle 5"],
        ["!note-idle 1"],
    ]


@rule("GD-U9")
def test_the_last_card_is_not_given_up_unawares() -> None:
    one = turn(barricades="8,5").play("drive:front")
    assert notes(one, "give:hit_the_gas")[0] == "!note-last-card"
    two = table("8,6 N hit_the_gas ramming_speed", tiles=ROAD, barricades="8,5").play("drive:front")
    assert notes(two, "give:hit_the_gas") == ["card-hit_the_gas.stunt", "card-hit_the_gas.effect"]


@rule("GD-K6")
def test_idle_money_is_a_warning() -> None:
    def bank(tokens: int) -> Table:
        return table("8,6 N", tiles=ROAD, tokens=tokens, phase="purchase")

    assert notes(bank(10), "done") == ["!note-rich 10"]
    assert notes(bank(9), "done") == []


# Facts about cards, tiles and upgrades.


def test_cards_say_what_they_do_and_what_they_cost() -> None:
    assert notes(turn(), "play:hit_the_gas") == ["card-hit_the_gas.effect"]
    again = table("8,6 N", tiles=ROAD, discard="hit_the_gas", loot=1)
    assert notes(again, "replay:hit_the_gas") == ["note-stash 1", "card-hit_the_gas.effect"]
    assert notes(new_game(), "take:decoy_car") == ["card-decoy_car.stunt", "card-decoy_car.effect"]


def test_a_stunt_says_its_name() -> None:
    t = table("8,6 N hit_the_gas handbrake_turn", tiles="8,5=R02 7,6=G07 9,6=Y04").play("drive:front")
    own = t.view("driver").own
    assert own is not None
    codes = {note.code for note in own.notes}
    assert codes >= {"spin"}
    told = {code: notes(t, code) for code in codes}
    assert told["spin"] == ["card-handbrake_turn.effect"]
    assert all(found == [f"card-{code.partition(':')[2]}.stunt"] for code, found in told.items() if code != "spin")


def test_tiles_and_upgrades_say_what_is_on_them() -> None:
    laying = table("8,6 N", phase="expand").play("*draw:R03", "*draw:G02", "*draw:Y21")
    assert notes(laying, "lay:R03") == ["light-red", "stunt-oncoming.short", "stunt-sidewalk.short", "note-badge 1"]
    assert notes(laying, "lay:G02")[-1] == "special-garage_hideout.effect"
    shop = table("8,6 N", tiles=ROAD, tokens=3, phase="purchase")
    assert notes(shop, "buy:barricade") == ["note-buy 2 1", "upgrade-barricade.effect"]


@rule("GD-I1", "GD-I2")
def test_notes_are_only_for_who_is_asked() -> None:
    t = turn(vehicles="patrol-1@8,6N")
    assert t.view("police").own is None
    assert t.view("onlooker").own is None


@rule("GD-I1")
def test_notes_tell_nothing_of_face_down_tiles() -> None:
    seen = [
        notes(turn(tiles=f"8,5={tile}? 7,6=G07 9,6=Y04", vehicles="helicopter-1@9,5W"), "drive:front")
        for tile in ("R01", "G08", "G02", "Y13")
    ]
    assert seen == [["note-arrives helicopter-1"]] * 4
