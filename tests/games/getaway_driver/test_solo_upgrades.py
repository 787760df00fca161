"""The automated Police receive upgrades and place them (GD-O22 to O29)."""

from typing import Any

import pytest

from lamster.games.getaway_driver.components import FACING
from tests.games.getaway_driver.solo import EVERYWHERE, alone, deck_of
from tests.games.getaway_driver.table import Table
from tests.rules import rule

SPOTS = {
    "front-left": (1, -1),
    "front-right": (1, 1),
    "two-ahead": (2, 0),
    "two-left": (0, -2),
    "two-right": (0, 2),
    "two-behind": (-2, 0),
}
"""Steps ahead of the Driver and to the right."""
LEFT_FIRST = ["front-left", "front-right", "two-ahead", "two-left", "two-right", "two-behind"]
RIGHT_FIRST = ["front-right", "front-left", "two-ahead", "two-right", "two-left", "two-behind"]
AHEAD = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""Columns and rows of a step this way."""


def step_c(driver: str = "8,6 N", badges: str = "1", **position: Any) -> Table:
    return alone(driver, phase="purchase", badges=badges, **position)


def turned(upgrade: str, driver: str = "8,6 N", **position: Any) -> Table:
    """One upgrade card was turned over."""
    return step_c(driver, **position).play(f"*upgrade:{upgrade}")


def spot(name: str, facing: str) -> tuple[int, int]:
    """The spot of a Driver at 8,6 with this facing, as column and row."""
    (across, down), (ahead, aside) = AHEAD[facing], SPOTS[name]
    return 8 + across * ahead - down * aside, 6 + down * ahead + across * aside


def spaces(*names: str, facing: str = "N") -> str:
    return " ".join("{},{}".format(*spot(name, facing)) for name in names)


# The deck.


@rule("GD-O22")
@pytest.mark.parametrize(
    ("badges", "cards"), [("1", 1), ("2", 1), ("3", 2), ("1 1", 2), ("2 3", 3), ("3 1", 3), ("3 3", 4)]
)
def test_a_card_for_a_small_badge_and_two_for_a_big_one(badges: str, cards: int) -> None:
    t = step_c(badges=badges)
    upgrades = ["patrol_car", "barricade", "police_motorcycle", "police_helicopter"]
    for number in range(cards):
        assert (t.asked, t.kind) == ("*", "upgrade")
        t.play(f"*upgrade:{upgrades[number]}")
    assert (t.kind, deck_of(t)) == ("round-start", " ".join(sorted(upgrades[cards:])))


@rule("GD-O22")
def test_each_is_carried_out_before_the_next() -> None:
    """The Patrol Car just placed has the front space before it: the Barricade goes to another one."""
    t = step_c(badges="3").play("*upgrade:patrol_car", "*upgrade:barricade")
    assert t.told()[:4] == [
        "upgrade-turned patrol_car 3",
        "automa-placed patrol-1 7,5 E front-left 0 0",
        "upgrade-turned barricade 2",
        "automa-barricade 9,6 out-of-reach",
    ]


@rule("GD-O22")
def test_a_card_that_was_turned_over_does_not_come_again_before_the_deck_is_empty() -> None:
    t = turned("patrol_car", badges="2 2")
    assert t.options() == "upgrade:barricade upgrade:police_helicopter upgrade:police_motorcycle"
    assert t.decision.weights == (1, 1, 1)


@rule("GD-O22")
def test_from_an_empty_deck_all_cards_are_shuffled_anew() -> None:
    t = step_c(badges="3", deck="patrol_car")
    assert t.options() == "upgrade:patrol_car"
    t.play("*upgrade:patrol_car")
    assert t.told()[-1] == "deck-shuffled 4"
    assert t.options() == "upgrade:barricade upgrade:patrol_car upgrade:police_helicopter upgrade:police_motorcycle"


@rule("GD-O22")
def test_only_when_another_card_is_due() -> None:
    t = turned("patrol_car", deck="patrol_car")
    assert ("deck-shuffled 4" in t.told(), deck_of(t)) == (False, "")
    t = step_c(deck="", difficulty="imposing")
    assert (t.told(), len(t.decision.codes)) == (["deck-shuffled 5"], 5)


@rule("GD-O22", "GD-O29")
def test_the_card_of_a_helicopter_in_play_is_not_among_them() -> None:
    t = step_c(deck="", vehicles="helicopter-1@3,3N")
    assert t.options() == "upgrade:barricade upgrade:patrol_car upgrade:police_motorcycle"
    assert t.told() == ["deck-shuffled 3"]


@rule("GD-O22")
def test_no_badge_no_card() -> None:
    t = step_c(badges="", vehicles="patrol-1@3,3N")
    assert (t.told(), t.kind) == (["round 4"], "round-start")


@rule("GD-O22")
def test_without_vehicle_and_card_one_card_is_turned_over() -> None:
    t = step_c(badges="")
    assert (t.told(), t.kind) == (["no-vehicle-left"], "upgrade")
    t.play("*upgrade:barricade")
    assert (t.in_play, t.kind) == ("", "round-start")


@rule("GD-O22")
def test_not_when_a_card_was_turned_over_that_brought_none() -> None:
    t = turned("barricade")
    assert (t.in_play, t.kind, "no-vehicle-left" in t.told()) == ("", "round-start", False)


@rule("GD-O22", "GD-B3")
def test_step_c_comes_after_the_check() -> None:
    """ED20: a vehicle that crashed earlier in the round is missed only now."""
    t = alone("8,6 N", phase="check", meter=1)
    assert t.told() == ["meter-down driver 0 4", "no-vehicle-left"]


# Placing a vehicle.


@rule("GD-O23")
@pytest.mark.parametrize("taken", range(6))
def test_the_first_spot_without_hazard_token(taken: int) -> None:
    t = turned("patrol_car", hazards=spaces(*LEFT_FIRST[:taken]))
    column, row = spot(LEFT_FIRST[taken], "N")
    assert t.at("patrol-1").split()[0] == f"{column},{row}"
    assert t.told()[1].split()[4] == LEFT_FIRST[taken]


@rule("GD-O23")
@pytest.mark.parametrize("taken", range(6))
def test_with_fewer_vehicles_on_the_right_that_side_comes_first(taken: int) -> None:
    t = turned("patrol_car", vehicles="motorcycle-1@3,3N", hazards=spaces(*RIGHT_FIRST[:taken]))
    assert t.told()[1].split()[4:] == [RIGHT_FIRST[taken], "1", "0"]


@rule("GD-O23")
@pytest.mark.parametrize(
    ("driver", "vehicles", "counted"),
    [
        ("8,6 N", "", "front-left 0 0"),
        ("8,6 N", "helicopter-1@7,11N", "front-right 1 0"),
        ("8,6 N", "helicopter-1@9,1N", "front-left 0 1"),
        ("8,6 N", "helicopter-1@7,11N motorcycle-1@15,6W", "front-left 1 1"),
        ("8,6 N", "helicopter-1@1,1N patrol-2@2,8S motorcycle-1@15,6W", "front-right 2 1"),
        # Straight ahead, straight behind and on the Driver's own tile: neither left nor right.
        ("8,6 N", "helicopter-1@8,1N patrol-2@8,9S motorcycle-1@8,6W", "front-left 0 0"),
        ("8,6 S", "helicopter-1@7,11N", "front-left 0 1"),
        ("8,6 S", "helicopter-1@9,11N", "front-right 1 0"),
        ("8,6 E", "helicopter-1@15,5N", "front-right 1 0"),
        ("8,6 E", "helicopter-1@1,7N", "front-left 0 1"),
        ("8,6 E", "helicopter-1@15,6N", "front-left 0 0"),
        ("8,6 W", "helicopter-1@15,5N", "front-left 0 1"),
        ("8,6 W", "helicopter-1@1,7N", "front-right 1 0"),
    ],
)
def test_which_side_has_fewer(driver: str, vehicles: str, counted: str) -> None:
    assert turned("patrol_car", driver, vehicles=vehicles).told()[1].endswith(counted)


@rule("GD-O23")
@pytest.mark.parametrize(
    ("driver", "blocked", "at"),
    [
        ("8,1 N", "", "6,1 E"),
        ("1,6 N", "", "2,5 W"),
        ("1,1 N", "", "3,1 W"),
        ("1,1 W", "", "1,3 N"),
        ("15,11 E", "", "15,9 S"),
        ("8,6 N", "7,5", "9,5 W"),
        ("8,6 N", "7,5 9,5", "8,4 S"),
        # Whether the spaces between are legal does not matter.
        ("8,6 N", "7,6 8,5", "7,5 E"),
    ],
)
def test_only_legal_spaces(driver: str, blocked: str, at: str) -> None:
    assert turned("patrol_car", driver, blocked=blocked).at("patrol-1") == at


@rule("GD-O23")
@pytest.mark.parametrize(
    "position", [{"stash": "7,5"}, {"barricades": "7,5"}, {"vehicles": "helicopter-1@7,5N motorcycle-1@15,1N"}]
)
def test_other_pieces_are_no_hindrance(position: dict[str, str]) -> None:
    assert turned("patrol_car", **position).at("patrol-1") == "7,5 E"


@rule("GD-O23", "GD-O29")
@pytest.mark.parametrize(
    ("position", "at"),
    [
        ({}, "7,5 E"),
        ({"tiles": "7,5=G08"}, "9,5 W"),
        ({"tiles": "7,5=G08?"}, "7,5 E"),
        # Over a Hazard token it may fly, but it is not placed on one.
        ({"hazards": "7,5"}, "9,5 W"),
    ],
)
def test_a_helicopter_is_not_placed_on_a_hazard_token_or_in_a_tunnel(position: dict[str, str], at: str) -> None:
    assert turned("police_helicopter", **position).at("helicopter-1") == at


@rule("GD-O23")
def test_a_patrol_car_may_be_placed_in_a_tunnel() -> None:
    assert turned("patrol_car", tiles="7,5=G08").at("patrol-1") == "7,5 E"


@rule("GD-O23")
@pytest.mark.parametrize(
    ("upgrade", "vehicle"),
    [("patrol_car", "patrol-1"), ("police_motorcycle", "motorcycle-1"), ("police_helicopter", "helicopter-1")],
)
def test_without_a_spot_it_is_not_placed(upgrade: str, vehicle: str) -> None:
    t = turned(upgrade, hazards=spaces(*SPOTS))
    assert (t.in_play, t.at(vehicle)) == ("", "")
    assert t.told()[1] == f"automa-not-placed {vehicle}"


def looks_at_the_front(at: tuple[int, int], facing: str) -> str:
    """GD-O24 in its own words, for a Driver at 8,6."""
    across, down = AHEAD[facing]
    columns, rows = 8 + across - at[0], 6 + down - at[1]
    sideways_is_columns = across == 0
    along_columns = abs(columns) > abs(rows) or (abs(columns) == abs(rows) and sideways_is_columns)
    if along_columns:
        return "E" if columns > 0 else "W"
    return "S" if rows > 0 else "N"


@rule("GD-O24")
@pytest.mark.parametrize("facing", FACING.codes)
@pytest.mark.parametrize("name", SPOTS)
def test_it_faces_the_space_in_front_of_the_driver(facing: str, name: str) -> None:
    others = [other for other in SPOTS if other != name]
    t = turned("patrol_car", f"8,6 {facing}", hazards=spaces(*others, facing=facing))
    column, row = spot(name, facing)
    assert t.at("patrol-1") == f"{column},{row} {looks_at_the_front((column, row), facing)}"


@rule("GD-O24")
@pytest.mark.parametrize(
    ("taken", "at"), [("7,5 9,5", "8,4 S"), ("7,5 9,5 8,4", "6,6 E"), ("7,5 9,5 8,4 6,6 10,6", "8,8 N")]
)
def test_facings_of_a_driver_going_north(taken: str, at: str) -> None:
    assert turned("patrol_car", hazards=taken).at("patrol-1") == at


# Barricades.


@rule("GD-O25")
@pytest.mark.parametrize(
    ("position", "placed"),
    [
        ({}, "8,5 out-of-reach"),
        # What is on the space.
        ({"stash": "8,5"}, "7,6 out-of-reach"),
        ({"hazards": "8,5"}, "7,6 out-of-reach"),
        ({"barricades": "8,5"}, "7,6 out-of-reach"),
        ({"blocked": "8,5"}, "7,6 out-of-reach"),
        ({"stash": "8,5", "hazards": "7,6"}, "9,6 out-of-reach"),
        # A vehicle stands there, or has the space in front, left or right of it.
        ({"vehicles": "patrol-1@8,5N"}, "7,6 out-of-reach"),
        ({"vehicles": "patrol-1@8,4S"}, "7,6 out-of-reach"),
        ({"vehicles": "patrol-1@8,4E"}, "7,6 out-of-reach"),
        ({"vehicles": "patrol-1@8,4W"}, "7,6 out-of-reach"),
        ({"vehicles": "patrol-1@8,4N"}, "8,5 out-of-reach"),
        ({"vehicles": "patrol-1@7,5E"}, "9,6 out-of-reach"),
        ({"vehicles": "patrol-1@8,6S"}, "8,5 out-of-reach"),
        ({"vehicles": "patrol-1@8,6E"}, "7,6 out-of-reach"),
        # Everything is within reach: front, left, right.
        ({"vehicles": "patrol-1@8,6N"}, "8,5 within-reach"),
        ({"vehicles": "patrol-1@8,6N", "stash": "8,5"}, "7,6 within-reach"),
        ({"vehicles": "patrol-1@8,6N", "stash": "8,5", "hazards": "7,6"}, "9,6 within-reach"),
        # A free one out of reach comes before the front.
        ({"vehicles": "patrol-1@8,6W"}, "9,6 out-of-reach"),
    ],
)
def test_where_a_barricade_goes(position: dict[str, str], placed: str) -> None:
    t = turned("barricade", **position)
    assert t.told()[1] == f"automa-barricade {placed}"
    assert t.barricades.split()[-1] == placed.split(maxsplit=1)[0]


@rule("GD-O25")
@pytest.mark.parametrize(
    ("position", "space"),
    [
        ({}, "8,4"),
        ({"unseen": "8,5", "hazards": "8,4"}, "8,3"),
        ({"unseen": "8,5 8,4", "hazards": "8,4", "blocked": "8,3"}, "8,2"),
    ],
)
def test_with_nothing_free_beside_the_driver_straight_ahead(position: dict[str, str], space: str) -> None:
    hazards = f"8,5 7,6 9,6 {position.pop('hazards', '')}"
    t = turned("barricade", hazards=hazards, **position)
    assert t.told()[1] == f"automa-barricade {space} straight-ahead"


@rule("GD-O25")
@pytest.mark.parametrize(
    "position",
    [
        # Three ahead is too far from the only tile.
        {"hazards": "8,5 7,6 9,6 8,4"},
        # The edge.
        {"driver": "8,2 N", "hazards": "8,1 7,2 9,2"},
    ],
)
def test_without_any_place_nothing_is_placed(position: dict[str, str]) -> None:
    t = turned("barricade", **position)
    assert (t.told()[1], t.barricades) == ("no-barricade", "")


@rule("GD-O25")
def test_as_far_ahead_as_the_table_goes() -> None:
    lake = " ".join(f"{column},6" for column in range(3, 14))
    t = turned("barricade", "1,6 E", hazards="2,6 1,5 1,7", blocked=lake, unseen="14,5")
    assert t.told()[1] == "automa-barricade 14,6 straight-ahead"


@rule("GD-O25")
def test_never_behind_the_driver() -> None:
    t = turned("barricade", "8,2 N", hazards="8,1 7,2 9,2", unseen=EVERYWHERE)
    assert t.barricades == ""


@rule("GD-O25")
@pytest.mark.parametrize(
    ("barricades", "taken", "left"),
    [
        ("3,3 10,6 8,9", "3,3", "10,6 8,9 8,5"),
        ("10,6 3,3 8,9", "3,3", "10,6 8,9 8,5"),
        # Of equally far ones the one placed earliest.
        ("8,9 11,6 5,6", "8,9", "11,6 5,6 8,5"),
        ("10,6 5,6 11,6", "5,6", "10,6 11,6 8,5"),
    ],
)
def test_with_three_in_play_the_farthest_is_used(barricades: str, taken: str, left: str) -> None:
    t = turned("barricade", barricades=barricades)
    assert t.told()[1:3] == [f"barricade-taken {taken}", "automa-barricade 8,5 out-of-reach"]
    assert t.barricades == left


@rule("GD-O25")
def test_the_one_taken_up_leaves_its_space_free() -> None:
    """All three stand around the Driver: the earliest is taken up and goes to the only free space, its own."""
    t = turned("barricade", barricades="7,6 8,5 9,6")
    assert t.told()[1:3] == ["barricade-taken 7,6", "automa-barricade 7,6 out-of-reach"]
    assert t.barricades == "8,5 9,6 7,6"


@rule("GD-O25")
def test_with_three_in_play_and_no_place_they_stay() -> None:
    t = turned("barricade", "8,2 N", barricades="3,3 4,4 5,5", hazards="8,1 7,2 9,2")
    assert (t.told()[1], t.barricades) == ("no-barricade", "3,3 4,4 5,5")


# The Motorcycle.


@rule("GD-O26")
def test_a_motorcycle_is_placed() -> None:
    t = turned("police_motorcycle")
    assert (t.at("motorcycle-1"), t.told()[1].split()[0]) == ("7,5 E", "automa-placed")


@rule("GD-O26")
@pytest.mark.parametrize(
    ("vehicle", "hazards", "at", "told"),
    [
        ("8,9N", "", "8,8 N", "automa-moved motorcycle-1 8,8 N only-path driver 2"),
        ("8,8S", "", "8,8 W", "automa-turned motorcycle-1 W driver 2"),
        ("8,6N", "", "8,6 N", "automa-pursues motorcycle-1"),
        ("8,6W", "", "8,6 N", "automa-joined motorcycle-1 N"),
        ("8,6S", "", "8,6 E", "automa-flanked motorcycle-1 E"),
        ("8,8N", "8,7", "9,8 E", "automa-moved motorcycle-1 9,8 E right-first driver 3"),
        ("8,8N", "8,6", "8,7 N", "automa-moved motorcycle-1 8,7 N only-path beside-driver 0"),
        ("8,7E", "8,6", "8,7 N", "automa-faced motorcycle-1 N"),
        ("2,2E", "1,2 2,1 3,2 2,3", "2,2 E", "automa-stuck motorcycle-1"),
    ],
)
def test_in_play_it_takes_one_action_at_once(vehicle: str, hazards: str, at: str, told: str) -> None:
    t = turned("police_motorcycle", unseen=EVERYWHERE, vehicles=f"motorcycle-1@{vehicle}", hazards=hazards)
    assert (t.at("motorcycle-1"), t.told()[1:3]) == (at, ["extra-action motorcycle-1", told])


@rule("GD-O26")
def test_also_if_it_has_moved_this_round() -> None:
    t = turned("police_motorcycle", unseen=EVERYWHERE, vehicles="motorcycle-1@8,9N", moved="motorcycle-1")
    assert t.at("motorcycle-1") == "8,8 N"


SENT = ["upgrade-turned", "extra-action", "automa-moved"]


@rule("GD-O26", "GD-M6", "GD-O20")
def test_the_thoroughfare_gives_it_one_more_action_at_once() -> None:
    t = turned("police_motorcycle", unseen=EVERYWHERE, vehicles="motorcycle-1@8,9N", tiles="8,8=G04")
    assert (t.at("motorcycle-1"), t.state.round) == ("8,7 N", 4)
    assert [line.split()[0] for line in t.told()] == [*SENT, "automa-again", "automa-moved", "round"]


@rule("GD-O26", "GD-O20")
def test_not_if_the_driver_stands_on_the_thoroughfare() -> None:
    t = turned("police_motorcycle", unseen=EVERYWHERE, vehicles="motorcycle-1@8,7N", tiles="8,6=G04")
    assert t.at("motorcycle-1") == "8,6 N"
    assert [line.split()[0] for line in t.told()] == [*SENT, "round"]


@rule("GD-O26", "GD-O20")
def test_an_action_of_the_thoroughfare_from_step_a_is_not_taken_again() -> None:
    """In step A it drove onto the Thoroughfare and off it; the card gives one action, not two."""
    t = alone("8,3 N", unseen=EVERYWHERE, vehicles="motorcycle-1@8,10N", tiles="8,9=G04", badges="1", phase="net")
    assert t.at("motorcycle-1") == "8,8 N"
    t.play("pass", "*upgrade:police_motorcycle")
    assert t.at("motorcycle-1") == "8,7 N"


# The Armored Car.


@rule("GD-O27")
def test_an_armored_car_is_placed() -> None:
    t = turned("armored_car", difficulty="relentless")
    assert (t.at("armored-1"), t.state.charged) == ("7,5 E", 0)


@rule("GD-O27")
def test_in_play_it_is_charged_until_the_end_of_the_next_round() -> None:
    t = turned(
        "armored_car",
        tiles="8,5=Y04 7,6=Y06 9,6=Y18 8,4=Y10 7,5=Y12 9,5=Y14 8,3=Y16 7,4=Y17 9,4=Y20",
        vehicles="armored-1@15,11S",
        difficulty="imposing",
    )
    assert (t.told()[1], t.at("armored-1")) == ("charged armored-1", "15,11 S")
    solo = t.view("driver").solo
    assert solo is not None
    assert solo.charged
    t.play("pass", "drive:front", "no-hazard", "end")
    assert t.state.charged
    t.play("pass")
    assert (t.state.round, t.state.charged, "charge-gone armored-1" in t.told()) == (5, 0, True)


@rule("GD-O27")
def test_one_charge_at_most() -> None:
    """The card came twice, and before it was charged already: still it survives one crash only."""
    t = step_c(
        "8,6 N ramming_speed leave_wreckage",
        tiles="8,5=Y04 7,6=Y06 9,6=Y18",
        vehicles="armored-1@8,5N",
        badges="1 1",
        deck="armored_car",
        charged=1,
        difficulty="imposing",
    ).play("*upgrade:armored_car", "*upgrade:armored_car")
    t.play("pass", "play:ramming_speed", "drive:front")
    assert (t.at("armored-1"), t.state.charged) == ("8,5 N", 0)
    assert t.play("play:leave_wreckage").in_play == ""


@rule("GD-O27")
def test_a_card_turned_over_later_renews_the_charge() -> None:
    t = turned("armored_car", vehicles="armored-1@8,9N", charged=1, difficulty="imposing")
    assert (t.state.round, t.state.charged) == (4, 4)


# Patrol Cars.


@rule("GD-O28")
@pytest.mark.parametrize(
    ("vehicles", "new"),
    [("", "patrol-1"), ("patrol-1@3,3N", "patrol-2"), ("patrol-1@3,3N patrol-2@3,4N", "patrol-3")],
)
def test_with_fewer_than_three_a_new_one_is_placed(vehicles: str, new: str) -> None:
    t = turned("patrol_car", vehicles=vehicles)
    assert t.in_play == f"{vehicles and ' '.join(word.split('@')[0] for word in vehicles.split())} {new}".strip()


@rule("GD-O28")
@pytest.mark.parametrize(
    ("vehicles", "taken", "order"),
    [
        ("patrol-1@3,3N patrol-2@8,9N patrol-3@8,8N", "patrol-1 3,3", "patrol-2 patrol-3 patrol-1"),
        ("patrol-3@8,8N patrol-2@8,9N patrol-1@8,8N", "patrol-2 8,9", "patrol-3 patrol-1 patrol-2"),
        # Of equally far ones the one longest in play.
        ("patrol-3@8,9N patrol-1@8,8N patrol-2@11,6N", "patrol-3 8,9", "patrol-1 patrol-2 patrol-3"),
        ("patrol-2@8,6N patrol-1@8,6N patrol-3@8,6N", "patrol-2 8,6", "patrol-1 patrol-3 patrol-2"),
        # Other vehicles do not matter.
        (
            "helicopter-1@1,1N patrol-2@8,9N patrol-1@8,6N patrol-3@8,6N",
            "patrol-2 8,9",
            "helicopter-1 patrol-1 patrol-3 patrol-2",
        ),
    ],
)
def test_with_three_the_farthest_is_placed_as_if_new(vehicles: str, taken: str, order: str) -> None:
    t = turned("patrol_car", vehicles=vehicles)
    assert t.told()[1] == f"redeployed {taken}"
    assert t.at(taken.split(maxsplit=1)[0]) in ("7,5 E", "9,5 W")
    assert t.in_play == order


@rule("GD-O28", "GD-O23")
def test_the_one_taken_up_counts_for_neither_side() -> None:
    """Without the car taken from the left there are as many on either side: left comes first."""
    t = turned("patrol_car", vehicles="patrol-1@1,6N patrol-2@8,9N patrol-3@8,8N")
    assert t.told()[2] == "automa-placed patrol-1 7,5 E front-left 0 0"


@rule("GD-O28", "GD-O23")
def test_without_a_spot_it_stays_where_it_was() -> None:
    vehicles = "patrol-1@3,3N patrol-2@8,9N patrol-3@8,10N"
    t = turned("patrol_car", vehicles=vehicles, hazards=spaces(*SPOTS))
    assert (t.at("patrol-1"), t.in_play) == ("3,3 N", "patrol-1 patrol-2 patrol-3")
    assert t.told()[1:] == ["automa-not-placed patrol-1", "round 4"]


@rule("GD-O28", "GD-A10")
def test_a_crashed_one_can_come_again() -> None:
    t = turned("patrol_car", vehicles="patrol-1@3,3N patrol-3@3,4N")
    assert (t.in_play, t.at("patrol-2")) == ("patrol-1 patrol-3 patrol-2", "9,5 W")


# The Helicopter's card.


@rule("GD-O29", "GD-O23")
def test_its_card_leaves_the_game_once_it_is_placed() -> None:
    t = turned("police_helicopter", deck="police_helicopter", badges="1 1")
    assert (t.told()[1:], t.at("helicopter-1")) == (
        ["automa-placed helicopter-1 7,5 E front-left 0 0", "card-out police_helicopter", "deck-shuffled 3"],
        "7,5 E",
    )
    assert not t.offers("*upgrade:police_helicopter")


@rule("GD-O29", "GD-O23")
def test_if_it_could_not_be_placed_its_card_stays_in_the_game() -> None:
    t = turned("police_helicopter", deck="police_helicopter", badges="1 1", hazards=spaces(*SPOTS))
    assert t.told()[1:] == ["automa-not-placed helicopter-1", "deck-shuffled 4"]
    assert t.offers("*upgrade:police_helicopter")
