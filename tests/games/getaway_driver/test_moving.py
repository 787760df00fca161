"""Step B of the Driver's turn: move (GD-D10 to D14, D18, D20)."""

import pytest

from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

SIDES = "7,6=G07 9,6=G08"
OPEN_ROAD = f"8,5=G06 {SIDES}"


# The duty to move.


@rule("GD-D10")
def test_every_turn_the_driver_must_move() -> None:
    t = table("8,6 N last_ditch_effort", tiles=OPEN_ROAD, meter=1)
    assert t.refused("end") == "GD-D10"
    t.play("play:last_ditch_effort")
    assert t.options() == "drive:front drive:left drive:right"
    assert t.rule_of("drive:left") == "GD-D10"


@rule("GD-D10")
@pytest.mark.parametrize("answer", ["back-out", "spin", "stunt:hit_the_gas"])
def test_a_move_that_ends_at_a_hazard_was_the_normal_move(answer: str) -> None:
    t = table("8,6 N handbrake_turn hit_the_gas decoy_car", tiles=f"8,5=R01 {SIDES}").play("drive:front", answer)
    assert t.kind == "free"
    assert t.refused("drive:left") == "GD-D10"
    assert t.offers("end")


@rule("GD-D10", "GD-X17")
def test_cards_that_move_the_car_are_extra() -> None:
    t = table("8,6 N hit_the_gas", tiles=f"{OPEN_ROAD} 8,4=G01 7,5=G02 9,5=G03").play("play:hit_the_gas", "drive:front")
    assert (t.at("driver"), t.kind, t.options()) == ("8,5 N", "turn", "drive:front drive:left drive:right")
    t = table("8,6 N handbrake_turn", tiles=f"{OPEN_ROAD} 8,7=G09 8,8=G01 7,7=G02 9,7=G03").play("play:handbrake_turn")
    assert (t.at("driver"), t.kind, t.options()) == ("8,7 S", "turn", "drive:front drive:left drive:right")
    t = table("8,6 N switch_cars", tiles=f"{OPEN_ROAD} 9,5=G09 9,4=G01 10,5=G02", vehicles="patrol-1@9,5N")
    t.play("play:switch_cars")
    assert (t.at("driver"), t.kind, t.options()) == ("9,5 N", "turn", "drive:front drive:left drive:right")


@rule("GD-D10", "GD-X27")
def test_only_slam_on_the_brakes_cancels_it() -> None:
    t = table("8,6 N slam_on_the_brakes decoy_car", tiles=OPEN_ROAD).play("play:slam_on_the_brakes")
    assert (t.kind, t.options()) == ("free", "end")
    t.play("end")
    assert t.at("driver") == "8,6 N"


@rule("GD-D11")
@pytest.mark.parametrize(
    ("heading", "code", "at"),
    [
        ("N", "drive:left", "7,6 W"),
        ("N", "drive:right", "9,6 E"),
        ("E", "drive:front", "9,6 E"),
        ("E", "drive:left", "8,5 N"),
        ("S", "drive:right", "7,6 W"),
        ("W", "drive:left", "8,7 S"),
    ],
)
def test_the_car_turns_first_and_keeps_that_facing(heading: str, code: str, at: str) -> None:
    tiles = "8,5=G06 7,6=G07 9,6=G08 8,7=G09"
    t = table(f"8,6 {heading} decoy_car", tiles=tiles).play(code)
    assert (t.at("driver"), t.told()) == (at, [f"drove driver {code[6:]} {at}"])
    t.play("end", "pass")
    assert t.at("driver") == at


@rule("GD-D12")
def test_tiles_only_face_up_or_face_down() -> None:
    t = table("1,6 N", tiles="1,5=G06 2,6=Y02?")
    assert t.options() == "drive:front drive:right study:right"
    assert t.refused("drive:left") == "GD-D12"
    t.play("drive:right")
    assert t.at("driver") == "2,6 E"


@rule("GD-D12", "GD-R6")
def test_never_onto_bare_table() -> None:
    """Put elsewhere, the car waits until the spaces have tiles."""
    t = table("8,6 N switch_cars decoy_car", tiles=f"{OPEN_ROAD} 9,5=G09", vehicles="patrol-1@9,5N")
    t.play("play:switch_cars")
    assert t.options() == "go-on"
    assert t.refused("drive:front") == "GD-R6"


@rule("GD-D13", "GD-K5")
def test_a_face_down_tile_is_flipped_on_entry() -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5=G06? {SIDES}").play("drive:front")
    assert t.told("police") == ["drove driver front 8,5 N", "turned-up 8,5 G06", "badge 2 2"]
    assert t.tile("8,5") == "G06"


@rule("GD-D14")
@pytest.mark.parametrize(
    "there", [{"vehicles": "patrol-1@8,5S"}, {"spikes": "8,5"}, {"stash": "8,5"}, {"hazards": "8,5"}]
)
def test_pieces_and_tokens_never_forbid_entering(there: dict[str, str]) -> None:
    t = table(
        "8,6 N decoy_car",
        tiles=OPEN_ROAD,
        vehicles=there.get("vehicles", ""),
        spikes=there.get("spikes", ""),
        stash=there.get("stash", ""),
        hazards=there.get("hazards", ""),
    )
    assert t.offers("drive:front")
    t.play("drive:front")
    assert t.at("driver") == "8,5 N"


@rule("GD-D14", "GD-U9")
def test_a_barricade_must_be_paid_for() -> None:
    t = table("8,6 N", tiles=OPEN_ROAD, barricades="8,5", discard="decoy_car")
    assert t.options() == "drive:left drive:right"
    assert t.refused("drive:front") == "GD-U9"
    t = table("8,6 N hit_the_gas", tiles=OPEN_ROAD, barricades="8,5", discard="decoy_car", loot=1).play("drive:front")
    assert (t.at("driver"), t.options()) == ("8,6 N", "give-again:decoy_car give:hit_the_gas")
    t.play("give:hit_the_gas")
    assert (t.at("driver"), t.barricades) == ("8,5 N", "8,5")


@rule("GD-D18")
def test_no_standing_still_even_if_the_car_can_only_bounce() -> None:
    """In front a hazard without a matching stunt, the edge on both sides; behind the road is open."""
    t = table("8,1 W decoy_car", tiles="7,1=G06 8,2=G07", hazards="7,1 8,2")
    assert (t.kind, t.options()) == ("turn", "drive:front drive:left")
    assert t.refused("end") == "GD-D10"
    t.play("drive:front")
    assert t.options() == "back-out"
    t.play("back-out")
    assert (t.at("driver"), t.kind) == ("8,1 W", "free")


@rule("GD-D18")
def test_time_out_drives_straight_ahead_else_left_else_right() -> None:
    assert table("8,6 N", tiles=OPEN_ROAD).default() == "drive:front"
    assert table("8,1 N", tiles="7,1=G06 9,1=G07").default() == "drive:left"
    assert table("1,1 N hit_the_gas", tiles="2,1=G06").default() == "drive:right"


# The order on entry.


@rule("GD-D20")
def test_barricade_flip_badge_reaction_stash_followers() -> None:
    t = table(
        "8,6 N decoy_car hit_the_gas",
        tiles=f"8,5=R01? {SIDES}",
        vehicles="patrol-1@8,6N patrol-2@8,5E",
        barricades="8,5",
        stash="8,5",
    ).play("drive:front", "give:decoy_car")
    assert t.told() == [
        "gave-up-card driver decoy_car 8,5",
        "drove driver front 8,5 N",
        "turned-up 8,5 R01",
        "badge 2 2",
        "reacted patrol-2 N",
        "took-stash driver 8,5 1",
        "no-hazard 8,5 stash",
        "followed patrol-1 8,5 N",
    ]


@rule("GD-D20", "GD-V2")
def test_an_event_comes_before_ramming_and_reactions() -> None:
    t = table(
        "8,6 N ramming_speed decoy_car",
        tiles=f"8,5=G10? {SIDES}",
        vehicles="patrol-1@8,5S helicopter-1@8,5S",
        events=True,
    ).play("play:ramming_speed", "drive:front")
    assert (t.kind, t.in_play) == ("event", "patrol-1 helicopter-1")
    t.play("*event:vigilante_justice")
    assert "crashed patrol-1 8,5 ramming" in t.told()
    assert (t.asked, t.kind) == ("police", "react")


@rule("GD-D20", "GD-X24")
def test_ramming_comes_before_reaction_turns() -> None:
    t = table(
        "8,6 N ramming_speed decoy_car",
        tiles=f"8,5=R01? {SIDES}",
        vehicles="armored-1@8,5E patrol-1@8,5E",
        bought="armored_car",
    ).play("play:ramming_speed", "drive:front")
    assert (t.kind, t.options()) == ("avoid", "crash:armored-1 pay:armored-1")
    t.play("pay:armored-1")
    assert t.told() == ["saved armored-1 8,5 1", "reacted armored-1 N", "no-hazard 8,5 police"]


@rule("GD-D20")
def test_the_reaction_comes_before_the_stash() -> None:
    t = table("8,6 N decoy_car", tiles=OPEN_ROAD, vehicles="patrol-1@8,5S", stash="8,5").play("drive:front")
    assert (t.kind, t.loot()) == ("react", 0)
    t.play("react-none:patrol-1")
    assert t.loot() == 1


@rule("GD-D20", "GD-F9")
def test_hazard_then_stunt_then_followers() -> None:
    t = table("8,6 N hit_the_gas decoy_car", tiles=f"8,5=R02? {SIDES}", vehicles="patrol-1@8,6N")
    t.play("drive:front", "stunt:hit_the_gas")
    assert t.told() == [
        "drove driver front 8,5 N",
        "turned-up 8,5 R02",
        "hazard-placed 8,5",
        "stunt-done driver hit_the_gas",
        "crashed patrol-1 8,5 hazard",
    ]


@rule("GD-D20")
def test_followers_settle_before_the_bonus() -> None:
    t = table("8,6 N decoy_car", tiles="8,5=G06 7,6=G03 9,6=G08", vehicles="patrol-1@8,6N", tokens=3).play("drive:left")
    assert t.told() == ["drove driver left 7,6 W", "followed patrol-1 7,6 W", "skid-row 2 1"]


@rule("GD-D20", "GD-D10")
def test_every_movement_action_goes_through_it_anew() -> None:
    """The first one ended in backing out, the second, an extra one, ends on Skid Row; the third is the normal move."""
    t = table("8,6 N hit_the_gas", tiles="8,5=R02 7,6=G03 9,6=G08", loot=1, tokens=3)
    t.play("play:hit_the_gas", "drive:front", "back-out", "replay:hit_the_gas", "drive:left")
    assert t.told()[-1] == "skid-row 2 1"
    t.play("*draw:G01", "*draw:G02", "*draw:G05", "lay:G01", "lay:G02")
    assert (t.kind, t.offers("drive:front"), t.refused("end")) == ("turn", True, "GD-D10")


def at_skid_row() -> Table:
    """On Skid Row lies a Hazard token: no stunt matches there."""
    return table("8,6 N handbrake_turn", tiles=f"8,5=G03 {SIDES}", hazards="8,5", tokens=3).play("drive:front")


@rule("GD-D20", "GD-M1")
@pytest.mark.parametrize("answer", ["back-out", "spin"])
def test_no_bonus_for_who_does_not_stay(answer: str) -> None:
    t = at_skid_row().play(answer)
    assert t.tokens == 3
    assert not any(line.startswith("skid-row") for line in t.told())
