"""The round and its windows (GD-R)."""

import pytest

from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

OPEN_ROAD = "8,5=G06 7,6=G07 9,6=G08"


def draws(*tiles: str) -> list[str]:
    """Chance draws these, the Police lay them in this order; the last one is laid by itself."""
    return [f"*draw:{tile}" for tile in tiles] + [f"lay:{tile}" for tile in tiles[:-1]]


# The frame.


@rule("GD-R1", "GD-R7")
def test_a_whole_round_in_order() -> None:
    t = table("8,6 N decoy_car", vehicles="patrol-1@8,9N", tokens=2, phase="start")
    moments = []
    for code in (
        *("pass", "*draw:G06", "*draw:G07", "*draw:G08", "lay:G06", "lay:G07"),
        *("drive:front", "end", "ahead:patrol-1", "pass", "done"),
    ):
        moments.append(f"{t.asked} {t.kind}")
        t.play(code)
    assert moments == [
        "driver round-start",
        *["* draw"] * 3,
        *["police lay"] * 2,
        "driver turn",
        "driver free",
        "police vehicles",
        "driver decoy",
        "police purchase",
    ]
    assert t.told() == ["round 4"]
    assert (t.asked, t.kind) == ("driver", "round-start")


@rule("GD-R1", "GD-W4")
def test_rounds_end_when_someone_has_won() -> None:
    t = table("8,6 N", tiles=OPEN_ROAD, vehicles="patrol-1@8,6N", meter=3).play("drive:front")
    assert t.result == "police GD-W2"
    assert (t.asked, t.state.round) == ("", 3)
    assert "caught driver" in t.told()


@rule("GD-R2")
def test_before_phase_1_only_home_ground() -> None:
    hand = "decoy_car handbrake_turn hit_the_gas jam_the_police_radar last_ditch_effort leave_wreckage"
    t = table(f"8,6 N {hand} stomping_grounds", vehicles="patrol-1@9,5N", meter=2, phase="start")
    assert (t.asked, t.kind, t.options()) == ("driver", "round-start", "pass play:stomping_grounds")
    assert t.rule_of("play:stomping_grounds") == "GD-X31"
    assert [t.refused(f"play:{card}") for card in hand.split()] == ["GD-R2"] * 6
    t.play("play:stomping_grounds")
    assert t.kind == "draw"


@rule("GD-R2")
def test_home_ground_not_later_in_the_round() -> None:
    t = table("8,6 N stomping_grounds", tiles=OPEN_ROAD)
    assert t.refused("play:stomping_grounds") == "GD-X31"
    t.play("drive:front")
    assert t.refused("play:stomping_grounds") == "GD-X31"


# The Driver's turn.


@rule("GD-R3")
def test_study_comes_before_the_move_and_free_plays_after_it() -> None:
    t = table("8,6 N last_ditch_effort", tiles="8,5=Y04? 7,6=G07 9,6=G08", meter=1)
    assert t.options() == "drive:front drive:left drive:right play:last_ditch_effort study:front"
    assert t.refused("end") == "GD-D10"
    assert t.refused("play:a_tune") == "GD-R3"
    t.play("study:front")
    assert t.options() == "drive:front drive:left drive:right play:last_ditch_effort"
    t.play("drive:front")
    assert t.kind == "hazard"
    t.play("no-hazard")
    assert (t.kind, t.options()) == ("free", "end play:last_ditch_effort")
    t.play("play:last_ditch_effort")
    assert t.told() == ["played driver last_ditch_effort", "last-ditch driver 1 4", "turn-ended driver", *t.told()[3:]]


BEGINNERS = "jam_the_police_radar ramming_speed slam_on_the_brakes switch_cars"


def at_the_beginning(more: str = "") -> Table:
    """All four cards of the beginning-of-turn window could be played."""
    tiles = "8,5=G06? 7,6=G07? 9,6=G08? 9,5=G09?"
    return table(f"8,6 N {BEGINNERS} {more}", tiles=tiles, vehicles="patrol-1@9,5N", meter=1)


def offered(t: Table) -> list[str]:
    return [card for card in BEGINNERS.split() if t.offers(f"play:{card}")]


@rule("GD-R4")
@pytest.mark.parametrize(
    ("codes", "open_still"),
    [
        ((), True),
        (("play:last_ditch_effort",), True),
        (("play:leave_wreckage",), True),
        (("study:left",), False),
        (("drive:left",), False),
        (("play:hit_the_gas", "drive:front"), False),
        (("play:handbrake_turn", *draws("G10")), False),
    ],
)
def test_the_beginning_lasts_until_the_first_study_or_movement(codes: tuple[str, ...], open_still: bool) -> None:
    """Any-time cards that do not move the car leave it open. Leave Wreckage only closes it to Switch Cars (GD-X35)."""
    t = at_the_beginning("hit_the_gas handbrake_turn last_ditch_effort leave_wreckage").play(*codes)
    expected = BEGINNERS.split() if open_still else []
    if "play:leave_wreckage" in codes:
        expected.remove("switch_cars")
    assert offered(t) == expected


@rule("GD-R4")
def test_beginning_cards_in_any_order_and_number() -> None:
    """Switch Cars does not close the window either; only Slam on the Brakes forbids the cards that need a move."""
    t = at_the_beginning().play("play:switch_cars")
    assert t.at("driver") == "9,5 N"
    assert offered(t) == ["jam_the_police_radar", "ramming_speed", "slam_on_the_brakes"]
    t.play("play:ramming_speed")
    assert offered(t) == ["jam_the_police_radar", "slam_on_the_brakes"]
    t.play("play:slam_on_the_brakes")
    assert (t.kind, t.discard()) == ("free", "ramming_speed slam_on_the_brakes switch_cars")
    assert offered(t) == ["jam_the_police_radar"]


@rule("GD-R4")
def test_jam_and_then_the_others() -> None:
    t = at_the_beginning().play("play:jam_the_police_radar", "leave:patrol-1")
    assert offered(t) == ["ramming_speed", "slam_on_the_brakes", "switch_cars"]


@rule("GD-R5")
def test_any_time_cards_before_and_after_the_move() -> None:
    hand = "handbrake_turn hit_the_gas last_ditch_effort leave_wreckage"
    t = table(f"8,6 N {hand}", tiles=f"{OPEN_ROAD} 8,7=G09", meter=2)
    every = " ".join(f"play:{card}" for card in hand.split())
    assert t.options() == f"drive:front drive:left drive:right {every}"
    t.play("drive:front")
    assert (t.kind, t.options()) == ("free", f"end {every}")
    t.play("play:last_ditch_effort", "play:leave_wreckage")
    assert t.options() == "end play:handbrake_turn play:hit_the_gas"
    t.play("end")
    assert (t.kind, t.options()) == ("decoy", "pass")


@rule("GD-R5")
def test_no_card_while_something_is_resolved() -> None:
    """At a Hazard token, when asked for one, and at a Barricade, only an answer to the question counts."""
    hand = "hit_the_gas last_ditch_effort"
    t = table(f"8,6 N {hand}", tiles="8,5=Y11 7,6=R12 9,6=G08", barricades="9,6", meter=2)
    here = t.state.clone()
    t.play("drive:front")
    assert (t.kind, t.options()) == ("hazard", "hazard no-hazard")
    t = Table(here.clone()).play("drive:left")
    assert (t.kind, t.options()) == ("handle", "back-out stunt:last_ditch_effort")
    t = Table(here.clone()).play("drive:right")
    assert (t.kind, t.options()) == ("barricade", "give:hit_the_gas give:last_ditch_effort")


@rule("GD-R5")
def test_a_turn_without_anything_to_play_ends_by_itself() -> None:
    t = table("8,6 N", tiles=OPEN_ROAD).play("drive:front")
    assert t.told()[:2] == ["drove driver front 8,5 N", "turn-ended driver"]


# Fills during the turn.


@rule("GD-R6", "GD-X17")
def test_hit_the_gas_fills_first() -> None:
    t = table("8,6 N hit_the_gas", tiles=OPEN_ROAD).play("drive:front", "play:hit_the_gas")
    assert (t.asked, t.kind) == ("*", "draw")
    t.play("*draw:Y01", "*draw:Y02", "*draw:Y03")
    assert (t.asked, t.options()) == ("police", "lay:Y01 lay:Y02 lay:Y03")
    t.play("lay:Y03", "lay:Y01")
    assert [t.tile(space) for space in ("8,4", "7,5", "9,5")] == ["Y03?", "Y01?", "Y02?"]
    assert (t.asked, t.kind, t.options()) == ("driver", "extra-move", "drive:front drive:left drive:right")


@rule("GD-R6", "GD-M5")
def test_a_thoroughfare_move_fills_first() -> None:
    t = table("8,6 N", tiles="8,5=G04? 7,6=G07 9,6=G08").play("drive:front")
    assert (t.kind, t.options()) == ("free", "end thoroughfare")
    t.play("thoroughfare", *draws("Y01", "Y02", "Y03"))
    assert (t.kind, t.options()) == ("extra-move", "drive:front drive:left drive:right")


@rule("GD-R6", "GD-M5")
def test_a_thoroughfare_move_before_the_normal_one() -> None:
    """Entered by Hit the Gas: the extra move may come first, and the normal one is still due."""
    t = table("8,6 N hit_the_gas", tiles="8,5=G04? 7,6=G07 9,6=G08").play("play:hit_the_gas", "drive:front")
    assert (t.kind, t.options()) == ("turn", "go-on thoroughfare")
    t.play("thoroughfare", *draws("G01", "G02", "G03"), "drive:left")
    assert t.at("driver") == "7,5 W"
    t.play(*draws("Y01", "Y02"))
    assert (t.kind, t.options()) == ("turn", "drive:front drive:left drive:right study:front study:right")
    assert t.tile("7,6") == "G07"


@rule("GD-R6")
def test_after_switch_cars_the_fill_comes_when_the_driver_goes_on() -> None:
    """The new tiles can be studied."""
    t = table("8,6 N switch_cars", tiles=f"{OPEN_ROAD} 9,5=G09", vehicles="patrol-1@9,5N", loot=1)
    t.play("play:switch_cars")
    assert (t.at("driver"), t.kind, t.options()) == ("9,5 N", "turn", "go-on replay:switch_cars")
    assert t.refused("drive:front") == t.refused("study:left") == "GD-R6"
    t.play("go-on", *draws("Y01", "Y02"))
    assert [t.tile(space) for space in ("9,4", "8,5", "10,5")] == ["Y01?", "G06", "Y02?"]
    assert t.options() == "drive:front drive:left drive:right study:front study:right"


@rule("GD-R6", "GD-X13")
def test_handbrake_turn_fills_one_space_only_and_the_rest_when_the_driver_goes_on() -> None:
    t = table("8,6 N handbrake_turn", tiles=OPEN_ROAD, discard="hit_the_gas", loot=1).play("play:handbrake_turn")
    assert t.kind == "draw"
    t.play("*draw:G09")
    assert (t.at("driver"), t.tile("8,7")) == ("8,7 S", "G09")
    assert (t.kind, t.options()) == ("turn", "go-on replay:handbrake_turn replay:hit_the_gas")
    t.play("go-on", *draws("Y01", "Y02", "Y03"))
    assert [t.tile(space) for space in ("8,8", "9,7", "7,7")] == ["Y01?", "Y02?", "Y03?"]


@rule("GD-R6")
def test_a_card_played_before_going_on_causes_only_its_own_fill() -> None:
    """Two U-turns in a row: each lays at most its one tile, and the spaces beside the car stay open."""
    t = table("8,6 N handbrake_turn", tiles=OPEN_ROAD, loot=1)
    t.play("play:handbrake_turn", "*draw:G09", "replay:handbrake_turn")
    assert (t.at("driver"), t.kind) == ("8,6 N", "turn")
    assert [t.tile(space) for space in ("8,8", "7,7", "9,7")] == ["", "", ""]
    assert t.options() == "drive:front drive:left drive:right"


@rule("GD-R6", "GD-E3", "GD-W1")
def test_a_short_bag_in_a_fill_is_an_escape_too() -> None:
    t = table("8,6 N hit_the_gas", tiles=OPEN_ROAD, bag="Y01 Y02").play("drive:front", "play:hit_the_gas")
    assert t.result == "driver GD-W1"
    assert "escaped 8,4" in t.told()


@rule("GD-R7")
def test_the_police_turn_vehicles_decoy_check_purchase() -> None:
    t = table("8,6 N decoy_car", tiles=OPEN_ROAD, vehicles="patrol-1@8,7N", tokens=2, meter=1, phase="net")
    t.play("ahead:patrol-1")
    assert (t.asked, t.kind, t.meter()) == ("driver", "decoy", 1)
    t.play("pass")
    assert t.told() == ["meter-up driver 2 4"]
    assert (t.asked, t.kind) == ("police", "purchase")
