"""The automated Police close the net (GD-O14 to O21, O27, O30)."""

from typing import Any

import pytest

from tests.games.getaway_driver.solo import EVERYWHERE, alone
from tests.games.getaway_driver.table import Table
from tests.rules import rule

AROUND = "7,5 8,5 9,5 7,6 9,6 7,7 8,7 9,7"
"""The eight spaces around 8,6."""


def net(vehicles: str, driver: str = "8,6 N", unseen: str = EVERYWHERE, **position: Any) -> Table:
    """The vehicles have acted, on a table where every space is near enough to a tile."""
    return alone(driver, unseen=unseen, vehicles=vehicles, phase="net", **position)


# Who moves.


@rule("GD-O14")
@pytest.mark.parametrize("order", ["patrol-1 patrol-2 motorcycle-1", "motorcycle-1 patrol-2 patrol-1"])
def test_in_the_order_they_came_into_play(order: str) -> None:
    at = {"patrol-1": "8,9N", "patrol-2": "3,6E", "motorcycle-1": "13,6W"}
    t = net(" ".join(f"{name}@{at[name]}" for name in order.split()))
    assert [line.split()[1] for line in t.told()] == order.split()
    assert (t.at("patrol-1"), t.at("patrol-2"), t.at("motorcycle-1")) == ("8,8 N", "4,6 E", "12,6 W")


@rule("GD-O14", "GD-O27")
@pytest.mark.parametrize(
    ("vehicles", "patrol"),
    [("armored-1@11,6W patrol-1@11,6W", "10,6 W"), ("patrol-1@11,6W armored-1@11,6W", "11,5 N")],
)
def test_the_order_matters(vehicles: str, patrol: str) -> None:
    """The Armored Car breaks through the only gap: a Patrol Car before it in the order has to go round."""
    t = net(vehicles, hazards="10,6", charged=1, difficulty="imposing")
    assert (t.at("armored-1"), t.at("patrol-1")) == ("10,6 W", patrol)


@rule("GD-O14", "GD-O15", "GD-O16")
def test_whatever_it_does_is_its_move() -> None:
    t = net("patrol-1@8,9N patrol-2@8,6N motorcycle-1@2,2E", hazards="1,2 2,1 3,2 2,3")
    assert [vehicle.moved for vehicle in t.view("driver").vehicles] == [True] * 3


@rule("GD-O14", "GD-F7")
def test_a_follower_has_moved_and_does_not_act() -> None:
    t = alone("8,6 N decoy_car", tiles="8,5=Y04 7,6=Y06 9,6=Y18", vehicles="patrol-1@8,6E patrol-2@8,8N")
    t.play("drive:front", "no-hazard", "end")
    assert (t.at("patrol-1"), t.at("patrol-2")) == ("8,5 N", "8,7 N")
    assert [line for line in t.told() if line.startswith("automa")] == [
        "automa-moved patrol-2 8,7 N only-path driver 2"
    ]


@rule("GD-O14", "GD-F8")
def test_a_vehicle_that_was_shaken_off_acts() -> None:
    t = alone("8,6 N decoy_car", tiles="8,5=Y04 7,6=Y06 9,6=Y18", vehicles="patrol-1@8,6S")
    t.play("drive:front", "no-hazard", "end")
    assert (t.at("patrol-1"), t.told()[-1]) == ("8,6 W", "automa-turned patrol-1 W driver 1")


@rule("GD-O14", "GD-F3")
def test_a_vehicle_that_only_reacted_acts() -> None:
    """It turned crosswise as the Driver came (GD-O13), and takes the Driver's facing now (GD-O15)."""
    t = alone("8,6 N decoy_car", tiles="8,5=Y04 7,6=Y06 9,6=Y18", vehicles="patrol-1@8,5S")
    t.play("drive:front")
    assert t.at("patrol-1") == "8,5 E"
    t.play("end")
    assert (t.at("patrol-1"), t.told()[-1]) == ("8,5 N", "automa-joined patrol-1 N")


# On the Driver's tile.


@rule("GD-O15")
@pytest.mark.parametrize(
    ("driver", "vehicle", "faces", "told"),
    [
        ("8,6 N", "8,6N", "8,6 N", "automa-pursues patrol-1"),
        ("8,6 N", "8,6E", "8,6 N", "automa-joined patrol-1 N"),
        ("8,6 N", "8,6W", "8,6 N", "automa-joined patrol-1 N"),
        ("8,6 N", "8,6S", "8,6 E", "automa-flanked patrol-1 E"),
        ("8,6 W", "8,6E", "8,6 N", "automa-flanked patrol-1 N"),
        ("8,6 S", "8,6E", "8,6 S", "automa-joined patrol-1 S"),
    ],
)
def test_it_does_not_leave_but_takes_the_drivers_facing(driver: str, vehicle: str, faces: str, told: str) -> None:
    t = net(f"patrol-1@{vehicle}", driver)
    assert (t.at("patrol-1"), t.told()) == (faces, [told])


@rule("GD-O15")
def test_also_on_a_hazard_or_in_a_tunnel() -> None:
    t = net("helicopter-1@8,6S", hazards="8,6", tiles="8,6=Y21")
    assert (t.at("helicopter-1"), t.told()) == ("8,6 E", ["automa-flanked helicopter-1 E"])


# The shortest way.


@rule("GD-O16", "GD-O17")
@pytest.mark.parametrize(
    ("vehicle", "to", "why"),
    [
        ("8,9N", "8,8 N", "only-path driver 2"),
        ("8,7N", "8,6 N", "only-path driver 0"),
        ("8,7E", "8,6 N", "only-path driver 0"),
        ("8,7W", "8,6 N", "only-path driver 0"),
        ("11,6N", "10,6 W", "only-path driver 2"),
        ("11,6S", "10,6 W", "only-path driver 2"),
        ("10,8W", "9,8 W", "straight-first driver 3"),
        ("10,8N", "10,7 N", "straight-first driver 3"),
        ("10,8E", "10,7 N", "only-path driver 3"),
        ("10,8S", "9,8 W", "only-path driver 3"),
        ("6,8E", "7,8 E", "straight-first driver 3"),
        ("6,8N", "6,7 N", "straight-first driver 3"),
    ],
)
def test_the_first_step_of_a_shortest_way(vehicle: str, to: str, why: str) -> None:
    t = net(f"patrol-1@{vehicle}")
    space, facing = to.split()
    assert (t.at("patrol-1"), t.told()) == (to, [f"automa-moved patrol-1 {space} {facing} {why}"])


@rule("GD-O16", "GD-O17")
@pytest.mark.parametrize(("vehicle", "facing"), [("8,9S", "W"), ("8,3N", "E"), ("12,6E", "S"), ("4,6W", "N")])
def test_directly_behind_it_turns_to_the_right_on_the_spot(vehicle: str, facing: str) -> None:
    """To the left would be as good: right comes first. The turn is an action like any other."""
    t = net(f"patrol-1@{vehicle}")
    actions = t.state.ground.distance(t.state.at[t.state.in_play[0]], t.state.car[0])
    assert t.at("patrol-1") == f"{vehicle[:-1]} {facing}"
    assert t.told() == [f"automa-turned patrol-1 {facing} driver {actions}"]


@rule("GD-O17")
@pytest.mark.parametrize(
    ("vehicle", "hazards", "to", "motive"),
    [
        # A wall stands before it: the way round is as short on the right as on the left.
        ("8,9N", "8,8", "9,9 E", "right-first"),
        # Straight ahead is as short as right, and as left.
        ("10,8W", "", "9,8 W", "straight-first"),
        ("6,8E", "", "7,8 E", "straight-first"),
        # With the right closed, left is all there is.
        ("8,9N", "8,8 9,8 9,9", "7,9 W", "only-path"),
        # Behind comes last: a way round on the right that is no longer is taken.
        ("6,8W", "", "6,7 N", "only-path"),
    ],
)
def test_ties(vehicle: str, hazards: str, to: str, motive: str) -> None:
    t = net(f"patrol-1@{vehicle}", hazards=hazards)
    assert (t.at("patrol-1"), t.told()[0].split()[4]) == (to, motive)


@rule("GD-O16")
def test_a_detour_costs_more_than_a_turn() -> None:
    """Behind it are 2 steps: a turn and these are 3 actions; driving round by the side would take 4."""
    t = net("patrol-1@8,8S")
    assert t.told() == ["automa-turned patrol-1 W driver 2"]
    t = net("patrol-1@8,8W")
    assert t.told() == ["automa-moved patrol-1 8,7 N only-path driver 1"]


@rule("GD-O16", "GD-O30")
def test_never_over_hazard_tokens() -> None:
    t = net("patrol-1@8,8N motorcycle-1@6,6E", hazards="8,7 7,6")
    assert (t.at("patrol-1"), t.at("motorcycle-1")) == ("9,8 E", "6,5 N")
    assert t.in_play == "patrol-1 motorcycle-1"


@rule("GD-O16", "GD-U10")
def test_a_helicopter_flies_over_hazards() -> None:
    t = net("helicopter-1@8,8N", hazards="8,7")
    assert (t.at("helicopter-1"), t.hazards) == ("8,7 N", "8,7")


@rule("GD-O16", "GD-K10")
@pytest.mark.parametrize(("tile", "to"), [("G08", "9,8 E"), ("G08?", "8,7 N"), ("G07", "8,7 N")])
def test_a_helicopter_flies_round_a_face_up_tunnel(tile: str, to: str) -> None:
    t = net("helicopter-1@8,8N", tiles=f"8,7={tile}")
    assert t.at("helicopter-1") == to
    assert net("patrol-1@8,8N", tiles=f"8,7={tile}").at("patrol-1") == "8,7 N"


@rule("GD-O16", "GD-P4")
def test_not_too_far_from_the_tiles() -> None:
    """From 8,4 the way round the hazards in the west leads over 5,5, three steps from the nearest tile."""
    hazards = "8,5 7,5 6,5 9,5 10,5 11,5"
    t = net("patrol-1@8,4S", unseen="8,5 8,4", hazards=hazards)
    assert t.told() == ["automa-stuck patrol-1"]
    t = net("patrol-1@8,4S", unseen="8,5 8,4 5,4", hazards=hazards)
    assert t.told() == ["automa-moved patrol-1 7,4 W only-path driver 7"]


@rule("GD-O16", "GD-A3")
def test_round_an_obstacle() -> None:
    t = net("patrol-1@8,3S", blocked="7,4 8,4 9,4")
    assert t.told() == ["automa-moved patrol-1 7,3 W right-first driver 6"]


@rule("GD-O16", "GD-P6")
def test_barricades_and_stash_tokens_do_not_hinder_it() -> None:
    assert net("patrol-1@8,8N", barricades="8,7").at("patrol-1") == "8,7 N"
    assert net("patrol-1@8,8N", stash="8,7").at("patrol-1") == "8,7 N"


@rule("GD-O16", "GD-O20")
def test_the_thoroughfare_does_not_shorten_a_way() -> None:
    """By the Thoroughfare at 9,8 the Driver could be reached a round earlier, but straight on is as short."""
    t = net("patrol-1@10,8N", tiles="9,8=G04")
    assert t.told() == ["automa-moved patrol-1 10,7 N straight-first driver 3"]


# A tile that is closed to it.


@rule("GD-O18")
@pytest.mark.parametrize(
    ("vehicle", "to", "why"),
    [
        ("8,9N", "8,8 N", "only-path beside-driver 1"),
        ("8,8N", "8,7 N", "only-path beside-driver 0"),
        ("10,7W", "9,7 W", "straight-first beside-driver 1"),
        ("9,7N", "9,6 N", "straight-first beside-driver 0"),
        ("9,7W", "8,7 W", "straight-first beside-driver 0"),
        ("9,7E", "9,6 N", "only-path beside-driver 0"),
    ],
)
def test_a_driver_on_a_hazard_is_approached_from_beside(vehicle: str, to: str, why: str) -> None:
    t = net(f"patrol-1@{vehicle}", hazards="8,6")
    space, facing = to.split()
    assert (t.at("patrol-1"), t.told()) == (to, [f"automa-moved patrol-1 {space} {facing} {why}"])


@rule("GD-O18")
def test_the_space_beside_must_be_one_it_may_enter() -> None:
    t = net("patrol-1@8,8N", hazards="8,6 8,7")
    assert t.told() == ["automa-moved patrol-1 9,8 E right-first beside-driver 2"]


@rule("GD-O17", "GD-O18")
def test_beside_is_behind_it() -> None:
    t = net("patrol-1@8,9S", hazards="8,6")
    assert t.told() == ["automa-turned patrol-1 W beside-driver 2"]


@rule("GD-O18")
@pytest.mark.parametrize(
    ("vehicle", "facing", "told"),
    [
        ("8,7N", "N", "automa-waits patrol-1"),
        ("8,7E", "N", "automa-faced patrol-1 N"),
        ("8,7W", "N", "automa-faced patrol-1 N"),
        ("8,7S", "W", "automa-faced patrol-1 W"),
        ("7,6W", "N", "automa-faced patrol-1 N"),
        ("8,5N", "E", "automa-faced patrol-1 E"),
        ("9,6S", "W", "automa-faced patrol-1 W"),
    ],
)
def test_beside_the_driver_it_turns_to_look_at_the_car(vehicle: str, facing: str, told: str) -> None:
    t = net(f"patrol-1@{vehicle}", hazards="8,6")
    assert (t.at("patrol-1"), t.told()) == (f"{vehicle[:-1]} {facing}", [told])


@rule("GD-O18")
def test_a_helicopter_ignores_the_hazard_but_not_the_tunnel() -> None:
    assert net("helicopter-1@8,7N", hazards="8,6").at("helicopter-1") == "8,6 N"
    t = net("helicopter-1@8,8N patrol-1@8,8N", tiles="8,6=G08")
    assert (t.at("helicopter-1"), t.at("patrol-1")) == ("8,7 N", "8,7 N")
    assert t.told()[0] == "automa-moved helicopter-1 8,7 N only-path beside-driver 0"
    assert net("helicopter-1@8,7E", tiles="8,6=G08").told() == ["automa-faced helicopter-1 N"]


@rule("GD-O18")
def test_an_armored_car_without_a_charge_stays_out() -> None:
    t = net("armored-1@8,7N", hazards="8,6", difficulty="imposing")
    assert t.told() == ["automa-waits armored-1"]


@rule("GD-O18")
def test_its_own_space_beside_the_driver_will_do_even_with_a_hazard_token() -> None:
    """It survived there, and could not enter it again; but it is beside the Driver already (ruling RL63)."""
    t = net("armored-1@8,7N", hazards="8,6 8,7", difficulty="imposing")
    assert t.told() == ["automa-waits armored-1"]


# No way.


@rule("GD-O19")
@pytest.mark.parametrize(("vehicle", "hazards"), [("8,8N", AROUND), ("2,2E", "1,2 2,1 3,2 2,3")])
def test_without_a_way_it_stays(vehicle: str, hazards: str) -> None:
    t = net(f"patrol-1@{vehicle}", hazards=hazards)
    assert (t.at("patrol-1"), t.told()) == (f"{vehicle[:-1]} {vehicle[-1]}", ["automa-stuck patrol-1"])


@rule("GD-O18", "GD-O19")
def test_without_a_way_beside_a_driver_on_a_hazard_it_stays_too() -> None:
    t = net("patrol-1@8,8N", hazards=f"8,6 {AROUND}")
    assert (t.at("patrol-1"), t.told()) == ("8,8 N", ["automa-stuck patrol-1"])


# Thoroughfare.


@rule("GD-O20")
def test_a_second_action_on_the_thoroughfare() -> None:
    t = net("patrol-1@8,9N", tiles="8,8=G04")
    assert t.told() == [
        "automa-moved patrol-1 8,8 N only-path driver 2",
        "automa-again patrol-1",
        "automa-moved patrol-1 8,7 N only-path driver 1",
    ]


@rule("GD-O20")
def test_only_if_it_lies_face_up() -> None:
    assert net("patrol-1@8,9N", tiles="8,8=G04?").at("patrol-1") == "8,8 N"


@rule("GD-O20")
def test_not_when_the_driver_was_reached_there() -> None:
    t = net("patrol-1@8,7W", tiles="8,6=G04")
    assert t.told() == ["automa-moved patrol-1 8,6 N only-path driver 0"]


@rule("GD-O20", "GD-M6")
def test_a_follower_left_behind_on_the_thoroughfare_acts_in_its_place_in_the_order() -> None:
    t = alone(
        "8,6 N hit_the_gas decoy_car",
        tiles="8,5=G04 7,6=Y06 9,6=Y18 8,4=Y04 7,5=Y02 9,5=Y10",
        vehicles="patrol-1@8,6N patrol-2@3,6E",
    ).play("drive:front", "play:hit_the_gas", "drive:left", "no-hazard", "end")
    assert [line for line in t.told() if line.startswith("automa")] == [
        "automa-again patrol-1",
        "automa-moved patrol-1 7,5 W only-path driver 0",
        "automa-stuck patrol-2",
    ]


@rule("GD-O20")
def test_not_while_the_driver_is_still_there() -> None:
    t = alone("8,6 N decoy_car", tiles="8,5=G04 7,6=Y06 9,6=Y18", vehicles="patrol-1@8,6N")
    t.play("drive:front", "end")
    assert [line for line in t.told() if line.startswith("automa")] == []


@rule("GD-O20", "GD-X19")
def test_a_vehicle_jammed_onto_it_has_two_actions() -> None:
    t = alone(
        "8,6 N jam_the_police_radar decoy_car",
        tiles="8,5=Y04 7,6=Y06 9,6=Y18 10,7=G04 8,8=Y10 11,7=Y12",
        vehicles="patrol-1@9,7S",
    ).play("play:jam_the_police_radar", "jam-east:patrol-1", "drive:front", "no-hazard", "end")
    assert [line for line in t.told() if line.startswith("automa")] == [
        "automa-moved patrol-1 10,6 N only-path driver 3",
        "automa-again patrol-1",
        "automa-moved patrol-1 10,5 N straight-first driver 2",
    ]


@rule("GD-O20", "GD-M6")
def test_a_bonus_is_lost_when_it_stands_elsewhere_by_then() -> None:
    """Jammed onto the Thoroughfare, but then the Driver changed places with it."""
    t = alone(
        "8,6 N jam_the_police_radar switch_cars decoy_car",
        tiles="8,5=Y04 7,6=Y06 9,6=Y18 8,7=G04 7,7=Y10 8,8=Y12",
        vehicles="patrol-1@9,7S",
    ).play("play:jam_the_police_radar", "jam-west:patrol-1", "play:switch_cars", "drive:left", "no-hazard", "end")
    assert (t.at("driver"), t.at("patrol-1")) == ("8,8 S", "8,6 E")
    assert [line for line in t.told() if line.startswith("automa")] == ["automa-turned patrol-1 E driver 2"]


@rule("GD-O20", "GD-M6")
def test_a_vehicle_placed_or_standing_there_has_no_second_action() -> None:
    t = net("patrol-1@8,8N", tiles="8,8=G04")
    assert t.told() == ["automa-moved patrol-1 8,7 N only-path driver 1"]


# Slam on the Brakes.


@rule("GD-O21", "GD-O30", "GD-X29")
def test_after_slam_on_the_brakes_all_go_straight_ahead() -> None:
    t = alone(
        "8,6 N slam_on_the_brakes decoy_car",
        tiles="8,5=Y04 7,6=Y06 9,6=Y18",
        vehicles="patrol-1@8,8N patrol-2@8,7N motorcycle-1@10,6E helicopter-1@8,5S",
    ).play("play:slam_on_the_brakes", "end")
    assert (t.at("patrol-1"), t.at("patrol-2"), t.at("motorcycle-1")) == ("8,7 N", "", "11,6 E")
    assert t.at("helicopter-1") == "8,6 S"
    assert [line.split()[0] for line in t.told() if not line.startswith(("played", "turn-ended"))] == [
        *["forced"] * 4,
        "crashed",
    ]


@rule("GD-O21", "GD-O27")
def test_a_charged_armored_car_survives_a_forced_crash() -> None:
    t = alone(
        "8,6 N slam_on_the_brakes decoy_car",
        tiles="8,5=Y04 7,6=Y06 9,6=Y18",
        vehicles="armored-1@8,7N",
        charged=1,
        difficulty="imposing",
    ).play("play:slam_on_the_brakes", "end")
    assert (t.at("armored-1"), t.state.charged, t.told()[-1]) == ("8,6 N", 0, "charge-used armored-1 8,6")


# The charge.


@rule("GD-O27", "GD-O16")
def test_a_charge_opens_the_way_over_one_hazard() -> None:
    t = net("armored-1@8,8N", hazards="8,7", charged=1, difficulty="imposing")
    assert t.told() == [
        "automa-moved armored-1 8,7 N only-path driver 1",
        "charge-used armored-1 8,7",
        "hazard-removed 8,7",
    ]
    assert (t.state.charged, t.hazards) == (0, "")


@rule("GD-O27")
def test_but_not_over_two() -> None:
    """Behind the token straight ahead are others: the one at 9,8 is kept in mind for the next action."""
    t = net("armored-1@8,9N", hazards="7,8 8,8 9,8 8,7", charged=1, difficulty="imposing")
    assert t.told() == ["automa-moved armored-1 9,9 E right-first driver 4"]
    assert t.state.charged


@rule("GD-O27", "GD-O18")
def test_a_charged_armored_car_drives_onto_a_driver_on_a_hazard() -> None:
    t = net("armored-1@8,7N", hazards="8,6", charged=2, difficulty="imposing")
    assert (t.at("armored-1"), t.hazards, t.state.charged) == ("8,6 N", "", 0)


@rule("GD-O27", "GD-O18")
def test_with_one_charge_for_two_hazards_it_comes_as_near_as_it_can() -> None:
    """The Driver's tile and all around it are hazards: the charge is enough to get beside the car (ruling RL62)."""
    t = net("armored-1@8,9N", hazards=f"8,6 {AROUND}", charged=1, difficulty="imposing")
    assert t.told() == ["automa-moved armored-1 8,8 N only-path beside-driver 1"]
    t = net("armored-1@8,8N", hazards=f"8,6 {AROUND}", charged=1, difficulty="imposing")
    assert (t.at("armored-1"), t.state.charged) == ("8,7 N", 0)
    assert "8,7" not in t.hazards.split()


@rule("GD-O27", "GD-O17")
def test_the_charge_does_not_change_the_order_of_ties() -> None:
    """Straight over the token is as short as the free way on the left, and comes first."""
    t = net("armored-1@10,8N", hazards="10,7", charged=1, difficulty="imposing")
    assert t.told()[0] == "automa-moved armored-1 10,7 N straight-first driver 3"
    assert t.state.charged == 0


@rule("GD-O27", "GD-O16")
def test_without_a_charge_it_goes_round() -> None:
    t = net("armored-1@8,8N", hazards="8,7", difficulty="imposing")
    assert (t.at("armored-1"), t.hazards) == ("9,8 E", "8,7")
