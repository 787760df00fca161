"""General terms (GD-A)."""

import pytest

from lamster.games.getaway_driver.ground import ground_of
from tests.games.getaway_driver.table import table
from tests.rules import rule

OPEN_ROAD = "8,5=G06 7,6=G07 9,6=G08"
"""Green tiles in front, left and right of a car at 8,6 that looks north."""


@rule("GD-A1")
def test_only_rows_and_columns_lead_anywhere() -> None:
    """The Driver and the Police have no way to a space that lies diagonally."""
    ground = ground_of(15, 11, 0)
    car = ground.index["8,6"]
    assert [ground.name[ground.ahead[way][car]] for way in range(4)] == ["8,5", "9,6", "8,7", "7,6"]
    t = table("8,6 N", tiles=f"{OPEN_ROAD} 9,5=G09", vehicles="patrol-1@8,7N", phase="net")
    t.play("ahead:patrol-1")
    assert t.at("patrol-1") == "8,6 N"


@rule("GD-A1")
@pytest.mark.parametrize(
    ("other", "steps", "diagonal"),
    [("8,6", 0, False), ("8,5", 1, False), ("9,5", 2, True), ("7,7", 2, True), ("8,8", 2, False), ("10,7", 3, False)],
)
def test_distance_and_diagonally_adjacent(other: str, steps: int, diagonal: bool) -> None:
    ground = ground_of(15, 11, 0)
    assert ground.distance(ground.index["8,6"], ground.index[other]) == steps
    assert ground.diagonal(ground.index["8,6"], ground.index[other]) == diagonal


@rule("GD-A1")
def test_diagonal_means_a_column_and_a_row() -> None:
    """Only the vehicle that differs by one in both can be jammed, not the ones two steps straight away or beside."""
    t = table(
        "8,6 N jam_the_police_radar",
        tiles=OPEN_ROAD,
        vehicles="patrol-1@8,4N patrol-2@7,6N patrol-3@9,5N",
    ).play("play:jam_the_police_radar")
    assert t.options() == "jam-east:patrol-3 jam-north:patrol-3 jam-south:patrol-3 jam-west:patrol-3 leave:patrol-3"
    t.play("leave:patrol-3")
    assert t.kind == "turn"


@rule("GD-A2")
def test_two_spaces_away_is_exactly_two() -> None:
    t = table("8,6 N", tiles=OPEN_ROAD, tokens=2, phase="purchase").play("buy:patrol_car")
    assert t.options() == ("place:10,6 place:6,6 place:7,5 place:7,7 place:8,4 place:8,8 place:9,5 place:9,7")
    assert t.refused("place:8,5") == "GD-A2"
    assert t.refused("place:8,3") == "GD-A2"


@rule("GD-A2")
def test_one_space_away_is_the_four_neighbours() -> None:
    t = table("8,6 N", tiles=OPEN_ROAD, tokens=2, phase="purchase").play("buy:barricade")
    assert t.options() == "place:7,6 place:8,5 place:8,7 place:9,6"


@rule("GD-A3")
def test_only_legal_spaces_hold_anything() -> None:
    """No tile, vehicle or token on a space under an obstacle or beyond the edge."""
    t = table("8,1 N", blocked="9,1 9,2 7,2", phase="expand")
    assert (t.state.left_in, len(t.decision.codes)) == (43, 43)
    t.play("*draw:G06")
    assert t.told() == ["drew police ?", "laid police 7,1 ?"]
    assert [t.tile(space) for space in ("7,1", "9,1", "8,2")] == ["G06?", "", ""]
    t = table("8,1 N", tiles="7,1=G06", blocked="9,1 9,2 7,2", tokens=2, phase="purchase").play("buy:patrol_car")
    assert t.options() == "place:10,1 place:6,1 place:8,3"
    t = table("8,1 N", tiles="7,1=G06", blocked="9,1 9,2 7,2", tokens=2, phase="purchase").play("buy:barricade")
    assert t.options() == "place:7,1 place:8,2"


@rule("GD-A3")
def test_no_vehicle_drives_onto_an_obstacle() -> None:
    t = table("8,6 N", tiles=OPEN_ROAD, blocked="9,5", vehicles="patrol-1@9,6N", phase="net")
    assert t.options() == "done left:patrol-1 right:patrol-1 turn-left:patrol-1 turn-right:patrol-1"
    assert t.refused("ahead:patrol-1") == "GD-P4"


@rule("GD-A4")
def test_open_is_a_legal_space_without_a_tile() -> None:
    """Start counts as a tile: behind the car it is not filled, and beside the car neither."""
    t = table("8,5 W", tiles="8,5=G06 8,6=START 7,5=G07?", phase="expand")
    t.play("*draw:G09")
    assert t.told() == ["drew police ?", "laid police 8,4 ?"]
    assert t.tile("8,6") == "START"


@rule("GD-A5")
def test_any_number_of_vehicles_share_a_space() -> None:
    t = table("8,6 N", tiles=OPEN_ROAD, vehicles="patrol-1@8,4S patrol-2@7,5E patrol-3@8,5N", phase="net")
    t.play("ahead:patrol-1", "ahead:patrol-2", "done")
    assert [t.at(name) for name in ("patrol-1", "patrol-2", "patrol-3")] == ["8,5 S", "8,5 E", "8,5 N"]


@rule("GD-A5")
def test_one_barricade_on_a_space() -> None:
    t = table("8,6 N", tiles=OPEN_ROAD, barricades="8,5", tokens=2, phase="purchase").play("buy:barricade")
    assert t.options() == "place:7,6 place:8,7 place:9,6"


@rule("GD-A5", "GD-K8")
@pytest.mark.parametrize(
    "piece",
    [
        {"vehicles": "patrol-1@8,5N"},
        {"vehicles": "motorcycle-1@8,5N"},
        {"vehicles": "armored-1@8,5N"},
        {"vehicles": "helicopter-1@8,5N"},
        {"barricades": "8,5"},
        {"spikes": "8,5"},
    ],
)
def test_what_is_a_police_piece(piece: dict[str, str]) -> None:
    """Each of them keeps the Hazard token away."""
    t = table(
        "8,6 N decoy_car last_ditch_effort",
        tiles="8,5=R01 7,6=G07 9,6=G08",
        vehicles=piece.get("vehicles", ""),
        barricades=piece.get("barricades", ""),
        spikes=piece.get("spikes", ""),
    ).play("drive:front")
    if t.kind == "barricade":
        t.play("give:decoy_car")
    assert "no-hazard 8,5 police" in t.told()
    assert t.hazards == ""


@rule("GD-A6")
@pytest.mark.parametrize("code", ["drive:front", "play:hit_the_gas", "play:handbrake_turn", "play:switch_cars"])
def test_what_is_an_entry(code: str) -> None:
    """Every one of these ways onto the red tile flips it, pays its badge and places a Hazard token."""
    t = table(
        "8,6 N handbrake_turn hit_the_gas switch_cars",
        tiles="8,5=R01? 8,7=R03? 7,6=R07? 9,6=G08",
        vehicles="patrol-1@7,6N",
    ).play(code)
    if t.kind == "extra-move":
        t.play("drive:front")
    where = t.at("driver").split()[0]
    assert (t.kind, t.hazards) == ("handle", where)
    assert t.tokens == {"8,5": 2, "8,7": 1, "7,6": 1}[where]


@rule("GD-A6", "GD-H5")
def test_backing_out_is_not_an_entry() -> None:
    """The red tile the car returns to does nothing: no Hazard token, Stash, badge or reaction turn."""
    t = table(
        "8,6 N decoy_car",
        tiles="8,6=R03 8,5=R04 7,6=G07 9,6=G08",
        stash="8,6",
        spikes="8,6",
        learning=True,
    ).play("drive:front", "back-out")
    assert t.at("driver") == "8,6 N"
    assert (t.hazards, t.stash, t.loot(), t.tokens) == ("8,5", "8,6", 0, 1)
    assert t.told()[-1] == "backed-out driver 8,6"


@rule("GD-A6", "GD-X14")
def test_spinning_back_is_not_an_entry() -> None:
    t = table("8,6 N handbrake_turn decoy_car", tiles="8,6=R03 8,5=R04 7,6=G07 9,6=G08", stash="8,6")
    t.play("drive:front", "spin")
    assert (t.at("driver"), t.hazards, t.loot()) == ("8,6 S", "8,5", 0)


@rule("GD-A6", "GD-X10")
def test_the_decoy_is_not_an_entry() -> None:
    """Back on the red tile: no Hazard token, no Stash, the vehicle there does not turn."""
    t = table("8,6 N decoy_car", tiles="8,6=R03 8,5=G06 7,6=G07 9,6=G08", stash="8,6", vehicles="patrol-1@7,6E")
    t.play("drive:front", "end", "ahead:patrol-1", "play:decoy_car")
    assert "decoyed driver 8,6 N" in t.told()
    assert (t.at("driver"), t.at("patrol-1"), t.hazards, t.stash, t.loot()) == ("8,6 N", "8,6 E", "", "8,6", 0)


@rule("GD-A7")
@pytest.mark.parametrize(("code", "at"), [("drive:front", "8,5 N"), ("drive:left", "7,6 W"), ("drive:right", "9,6 E")])
def test_a_movement_action_of_the_driver(code: str, at: str) -> None:
    t = table("8,6 N", tiles=f"{OPEN_ROAD} 8,7=G09")
    assert t.options() == "drive:front drive:left drive:right"
    assert t.refused("drive:behind") == "GD-A7"
    t.play(code)
    assert t.at("driver") == at


@rule("GD-A7")
def test_sides_go_by_the_facing() -> None:
    t = table("8,6 S", tiles="8,7=G06 7,6=G07 9,6=G08").play("drive:left")
    assert t.at("driver") == "9,6 E"


@rule("GD-A8")
@pytest.mark.parametrize(
    ("code", "at"),
    [
        ("ahead:patrol-1", "8,4 E"),
        ("left:patrol-1", "7,3 N"),
        ("right:patrol-1", "7,5 S"),
        ("turn-left:patrol-1", "7,4 N"),
        ("turn-right:patrol-1", "7,4 S"),
    ],
)
def test_a_movement_action_of_a_vehicle(code: str, at: str) -> None:
    t = table("8,6 N", tiles="8,5=G06 7,6=G07 9,6=G08 7,5=G09", vehicles="patrol-1@7,4E", phase="net")
    assert t.options() == ("ahead:patrol-1 done left:patrol-1 right:patrol-1 turn-left:patrol-1 turn-right:patrol-1")
    assert t.rule_of("ahead:patrol-1") == "GD-A8"
    t.play(code)
    assert t.at("patrol-1") == at


@rule("GD-A8")
def test_a_vehicle_may_do_nothing() -> None:
    t = table("8,6 N", tiles=OPEN_ROAD, vehicles="patrol-1@7,5E", phase="net").play("done")
    assert t.at("patrol-1") == "7,5 E"


@rule("GD-A9")
def test_limits_of_a_round_start_anew_with_the_next_one() -> None:
    """The Traffic Camera was used in phase 1: not in a fill of that round, but in the next phase 1."""
    t = table("8,6 N hit_the_gas", bought="traffic_camera", phase="expand")
    t.play("*draw:G06", "*draw:G07", "*draw:G08", "redraw", "*draw:G06", "*draw:G07", "*draw:G08")
    t.play("lay:G06", "lay:G07", "drive:front", "play:hit_the_gas")
    t.play("*draw:Y01", "*draw:Y02", "*draw:Y03", "lay:Y01", "lay:Y02", "drive:front", "no-hazard")
    assert t.state.round == 3
    t.play("done", "*draw:Y04", "*draw:Y05", "*draw:Y06")
    assert (t.state.round, t.kind, t.options()) == (4, "camera", "keep redraw")


@rule("GD-A9")
def test_what_was_played_or_moved_counts_for_this_round_only() -> None:
    """Ramming Speed is over, the car may move again after Slam on the Brakes, and so may the vehicles."""
    t = table("8,6 N ramming_speed slam_on_the_brakes decoy_car", tiles=OPEN_ROAD, vehicles="patrol-1@9,5W")
    t.play("play:ramming_speed", "play:slam_on_the_brakes", "end", "pass", "pass")
    assert (t.state.round, t.kind, t.at("patrol-1")) == (4, "turn", "8,5 W")
    driver = t.view("police").drivers[0]
    assert (driver.ramming, driver.slammed, t.view("police").vehicles[0].moved) == (False, False, False)
    t.play("drive:front", "end")
    assert (t.in_play, t.offers("ahead:patrol-1")) == ("patrol-1", True)


@rule("GD-A10")
def test_a_crashed_vehicle_goes_back_to_the_supply_and_can_be_bought_again() -> None:
    t = table("8,6 N leave_wreckage", tiles=OPEN_ROAD, vehicles="patrol-1@8,6E patrol-2@9,9N patrol-3@9,9N", tokens=2)
    t.play("play:leave_wreckage")
    assert t.told() == ["played driver leave_wreckage", "hazard-placed 8,6", "crashed patrol-1 8,6 wreckage"]
    assert (t.at("patrol-1"), t.in_play) == ("", "patrol-2 patrol-3")
    t.play("drive:front", "done", "buy:patrol_car", "place:8,3", "face:S")
    assert (t.at("patrol-1"), t.tokens) == ("8,3 S", 0)


@rule("GD-A10")
def test_a_crash_never_crashes_the_driver() -> None:
    t = table("8,6 N ramming_speed", tiles=OPEN_ROAD, vehicles="patrol-1@8,5S", barricades="8,5")
    t.play("play:ramming_speed", "drive:front")
    assert "crashed patrol-1 8,5 ramming" in t.told()
    assert "barricade-crashed 8,5" in t.told()
    assert (t.at("driver"), t.result, t.barricades) == ("8,5 N", "", "")
    garage = t.view("police").police
    assert garage is not None
    assert {u.upgrade: u.left for u in garage.garage}["barricade"] == 3


@rule("GD-A11")
def test_a_card_beats_the_general_rule_as_far_as_it_says() -> None:
    """Leave Wreckage puts a Hazard token on a green tile with police on it; no stunt is asked for it.

    The rest of the rules stands: the next one to come there has to deal with the token.
    """
    t = table("8,6 N leave_wreckage hit_the_gas", tiles=OPEN_ROAD, spikes="8,6", vehicles="helicopter-1@8,6N")
    t.play("play:leave_wreckage")
    assert (t.hazards, t.kind) == ("8,6", "turn")
    t = table("8,6 N hit_the_gas", tiles=OPEN_ROAD, hazards="8,5", spikes="8,5").play("drive:front")
    assert (t.kind, t.options()) == ("handle", "back-out")


@rule("GD-A11", "GD-U10", "GD-H10")
def test_the_helicopter_beats_the_rule_about_hazards() -> None:
    where = "helicopter-1@8,4S patrol-1@8,4S"
    t = table("8,6 N", tiles=OPEN_ROAD, hazards="8,5", vehicles=where, bought="police_helicopter", phase="net")
    assert t.refused("ahead:patrol-1") == "GD-H10"
    t.play("ahead:helicopter-1")
    assert (t.at("helicopter-1"), t.hazards) == ("8,5 S", "8,5")


@rule("GD-A12")
@pytest.mark.parametrize(
    ("card", "meter", "hazards", "vehicles", "possible"),
    [
        ("last_ditch_effort", 0, "", "", False),
        ("last_ditch_effort", 1, "", "", True),
        ("leave_wreckage", 0, "8,6", "", False),
        ("leave_wreckage", 0, "8,6", "helicopter-1@8,6N", False),
        ("leave_wreckage", 0, "8,6", "patrol-1@8,6N", True),
        ("leave_wreckage", 0, "", "", True),
        ("jam_the_police_radar", 0, "", "patrol-1@8,4N", False),
        ("jam_the_police_radar", 0, "", "patrol-1@9,5N", True),
        ("jam_the_police_radar", 0, "9,4 8,5 9,6 10,5", "patrol-1@9,5N", False),
        ("switch_cars", 0, "", "patrol-1@8,8N", False),
        ("switch_cars", 0, "", "patrol-1@8,5N", True),
        ("ramming_speed", 0, "", "", True),
        ("slam_on_the_brakes", 0, "", "", True),
    ],
)
def test_no_empty_plays(card: str, meter: int, hazards: str, vehicles: str, possible: bool) -> None:
    """A lasting effect counts as carried out when it starts."""
    t = table(f"8,6 N {card} decoy_car", tiles=OPEN_ROAD, meter=meter, hazards=hazards, vehicles=vehicles)
    assert t.offers(f"play:{card}") == possible


@rule("GD-A12", "GD-X13", "GD-X16")
def test_no_extra_move_that_leads_nowhere() -> None:
    t = table("1,1 N hit_the_gas handbrake_turn", tiles="1,2=G06", blocked="2,1")
    assert t.options() == "give-up play:handbrake_turn"
    assert t.refused("play:hit_the_gas") == "GD-X16"
    t = table("1,1 S hit_the_gas handbrake_turn", tiles="1,2=G06 2,1=G07")
    assert t.refused("play:handbrake_turn") == "GD-X12"
    assert t.offers("play:hit_the_gas")


@rule("GD-A12")
def test_home_ground_may_be_played_although_no_space_is_open() -> None:
    t = table("8,6 N stomping_grounds", tiles=OPEN_ROAD, phase="start").play("play:stomping_grounds")
    assert (t.discard(), t.state.stomping[0], t.kind) == ("stomping_grounds", 1, "turn")


@rule("GD-A12")
def test_a_card_for_a_barricade_always_works() -> None:
    """Last Ditch Effort cannot be played on the white space, but it can be given up."""
    t = table("8,6 N last_ditch_effort", tiles=OPEN_ROAD, barricades="8,5").play("drive:front")
    assert (t.kind, t.options()) == ("barricade", "give:last_ditch_effort")
    t.play("give:last_ditch_effort")
    assert (t.at("driver"), t.discard(), t.meter()) == ("8,5 N", "last_ditch_effort", 0)
