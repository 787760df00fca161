"""What is on a tile, and what that means (GD-K)."""

import pytest

from lamster.games.getaway_driver.components import (
    GREEN,
    KINDS,
    LIGHT,
    RED,
    SPECIAL,
    START,
    STUNT,
    TILE,
    TILE_BADGE,
    TILE_ICONS,
    TILE_LIGHT,
    TILE_SPECIAL,
    YELLOW,
)
from tests.games.getaway_driver.table import table
from tests.rules import rule

SIDES = "7,6=G07 9,6=G08"
ALL_STUNTS = "decoy_car hit_the_gas last_ditch_effort leave_wreckage stomping_grounds"
"""One card for each of the five stunts."""
GREENS = [f"G{n:02}" for n in range(1, 11)]
REDS = [f"R{n:02}" for n in range(1, 13)]
YELLOWS = [f"Y{n:02}" for n in range(1, 22)]


# Lights.


@rule("GD-K1", "GD-C3")
@pytest.mark.parametrize("tile", [*GREENS, "START"])
def test_green_never_places_a_hazard(tile: str) -> None:
    assert LIGHT.codes[TILE_LIGHT[TILE.index[tile]]] == "green"
    t = table("8,6 N decoy_car", tiles=f"8,6=Y01 8,5={tile} 7,6=R01 9,6=R02").play("drive:front")
    assert (t.at("driver"), t.hazards) == ("8,5 N", "")
    assert t.kind in ("free", "city-map")


@rule("GD-K1", "GD-X21")
def test_only_an_ability_puts_a_token_on_green() -> None:
    t = table("8,6 N leave_wreckage", tiles=f"8,5=G06 {SIDES}").play("drive:front", "play:leave_wreckage")
    assert t.hazards == "8,5"


@rule("GD-K2", "GD-C2")
@pytest.mark.parametrize("tile", YELLOWS)
def test_yellow_as_the_driver_likes(tile: str) -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5={tile} {SIDES}")
    assert LIGHT.codes[TILE_LIGHT[TILE.index[tile]]] == "yellow"
    t.play("drive:front")
    assert (t.asked, t.kind, t.decision.rule, t.options()) == ("driver", "hazard", "GD-C2", "hazard no-hazard")
    assert t.default() == "no-hazard"
    t.play("hazard")
    assert (t.hazards, t.kind) == ("8,5", "handle")


@rule("GD-K2", "GD-C2")
def test_yellow_without_a_token() -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5=Y01 {SIDES}").play("drive:front", "no-hazard")
    assert "no-hazard 8,5 declined" in t.told()
    assert (t.hazards, t.kind, t.at("driver")) == ("", "free", "8,5 N")


@rule("GD-K3", "GD-C1")
@pytest.mark.parametrize("tile", REDS)
def test_red_places_a_hazard(tile: str) -> None:
    t = table("8,6 N decoy_car hit_the_gas", tiles=f"8,5={tile}? {SIDES}")
    assert LIGHT.codes[TILE_LIGHT[TILE.index[tile]]] == "red"
    t.play("drive:front")
    assert "hazard-placed 8,5" in t.told()
    assert (t.hazards, t.kind) == ("8,5", "handle")


# Icons.


@rule("GD-K4")
def test_one_or_two_icons_on_yellow_and_red_none_on_green() -> None:
    numbers = {GREEN: set[int](), YELLOW: set[int](), RED: set[int]()}
    for tile in range(KINDS):
        numbers[TILE_LIGHT[tile]].add(TILE_ICONS[tile].bit_count())
    assert numbers == {GREEN: {0}, YELLOW: {1, 2}, RED: {2}}
    assert (TILE_ICONS[START], TILE_LIGHT[START]) == (0, GREEN)


ICONS = {
    "Y01": "sidewalk ramp",
    "Y03": "oncoming ramp",
    "Y05": "alley ramp",
    "Y07": "two_wheels ramp",
    "Y09": "sidewalk oncoming",
    "Y11": "sidewalk alley",
    "Y13": "two_wheels sidewalk",
    "Y15": "oncoming alley",
    "Y17": "two_wheels oncoming",
    "Y19": "two_wheels alley",
    "Y21": "oncoming",
    "R01": "sidewalk ramp",
    "R03": "sidewalk oncoming",
    "R04": "two_wheels alley",
    "R06": "oncoming alley",
    "R07": "two_wheels ramp",
    "R08": "oncoming ramp",
    "R09": "alley ramp",
    "R10": "two_wheels sidewalk",
    "R11": "sidewalk alley",
    "R12": "two_wheels oncoming",
}
CARD_WITH = {
    "alley": "decoy_car",
    "oncoming": "last_ditch_effort",
    "ramp": "hit_the_gas",
    "sidewalk": "stomping_grounds",
    "two_wheels": "leave_wreckage",
}


@rule("GD-K4", "GD-H2")
@pytest.mark.parametrize("tile", ICONS)
def test_the_icons_of_every_tile(tile: str) -> None:
    assert {STUNT.codes[i] for i in range(5) if TILE_ICONS[TILE.index[tile]] >> i & 1} == set(ICONS[tile].split())
    t = table(f"8,6 N {ALL_STUNTS}", tiles=f"8,5={tile} {SIDES}").play("drive:front")
    if t.kind == "hazard":
        t.play("hazard")
    cards = sorted(CARD_WITH[icon] for icon in ICONS[tile].split())
    assert t.options() == " ".join(["back-out", *[f"stunt:{card}" for card in cards]])


# Badges.


@rule("GD-K5")
def test_badges_as_the_tiles_show_them() -> None:
    by_points: dict[int, list[str]] = {}
    for tile in range(KINDS):
        by_points.setdefault(TILE_BADGE[tile], []).append(TILE.codes[tile])
    assert by_points[3] == ["Y01", "Y03", "Y13", "Y15", "Y19"]
    assert by_points[2] == ["G06", "G07", "R01", "R06", "R10", "Y05", "Y08", "Y09", "Y12", "Y17"]
    assert by_points[1] == ["G10", "R03", "R04", "R07", "R11", "Y02", "Y07", "Y10", "Y14", "Y16", "Y20"]
    assert len(by_points[0]) == 17


@rule("GD-K5")
@pytest.mark.parametrize(("tile", "points"), [("G06", 2), ("Y01", 3), ("R03", 1), ("R02", 0)])
def test_entering_a_face_down_badge_pays(tile: str, points: int) -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5={tile}? {SIDES}", tokens=1).play("drive:front")
    assert t.tokens == 1 + points
    assert f"turned-up 8,5 {tile}" in t.told()
    assert (f"badge {points} {1 + points}" in t.told()) == (points > 0)


@rule("GD-K5", "GD-D5")
def test_a_badge_pays_when_studied_and_not_again_on_entry() -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5=Y01? {SIDES}").play("study:front")
    assert (t.tokens, t.meter()) == (3, 1)
    t.play("drive:front")
    assert t.tokens == 3


@rule("GD-K5")
def test_a_tile_already_face_up_pays_nothing() -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5=Y01 {SIDES}").play("drive:front")
    assert t.tokens == 0


@rule("GD-K5", "GD-M7")
def test_badges_seen_from_the_vantage_point_pay() -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5=G05 {SIDES} 8,4=Y01? 7,5=R03? 9,5=R02?").play("drive:front")
    assert t.tokens == 4
    assert t.meter() == 0


@rule("GD-K5", "GD-X37")
def test_a_badge_found_by_switching_cars_pays() -> None:
    tiles = f"8,5=G01 {SIDES} 9,5=G06?"
    t = table("8,6 N switch_cars decoy_car", tiles=tiles, vehicles="patrol-1@9,5N").play("play:switch_cars")
    assert t.tokens == 2


@rule("GD-K5", "GD-M2")
def test_peeking_pays_nothing() -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5=G01 {SIDES} 8,4=Y01?").play("drive:front", "peek:8,4")
    assert (t.tokens, t.tile("8,4")) == (0, "Y01?")


@rule("GD-K5", "GD-V10")
def test_flips_by_police_vehicles_pay_nothing() -> None:
    tiles = f"8,5=Y01? {SIDES}"
    t = table("8,6 N", tiles=tiles, vehicles="patrol-1@8,4S", event="fresh_out_of_cones", phase="net")
    t.play("ahead:patrol-1")
    assert (t.tile("8,5"), t.tokens) == ("Y01", 0)


@rule("GD-K6")
def test_ten_enforcement_tokens_and_no_more() -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5=Y01? {SIDES}", tokens=8).play("drive:front")
    police = t.view("driver").police
    assert police is not None
    assert (t.tokens, police.supply) == (10, 0)
    assert "badge 3 10" in t.told()


@rule("GD-K6")
def test_spent_and_lost_tokens_go_back_to_the_supply() -> None:
    t = table("8,6 N", tiles=f"8,5=G06 {SIDES}", tokens=10, phase="purchase").play("buy:police_helicopter")
    police = t.view("driver").police
    assert police is not None
    assert (police.tokens, police.supply) == (2, 8)
    t = table("8,6 N decoy_car", tiles=f"8,5=G03 {SIDES}", tokens=10).play("drive:front")
    police = t.view("driver").police
    assert police is not None
    assert (police.tokens, police.supply) == (8, 2)
    t.play("end", "pass", "done", "pass", "*draw:Y03", "*draw:Y01", "*draw:Y02", "lay:Y01", "lay:Y02", "study:right")
    assert t.tokens == 10


# What keeps a Hazard token away.


@rule("GD-K7", "GD-C5")
@pytest.mark.parametrize("tile", ["R01", "Y01"])
def test_no_hazard_with_a_stash_token(tile: str) -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5={tile} {SIDES}", stash="8,5").play("drive:front")
    assert t.told() == ["drove driver front 8,5 N", "took-stash driver 8,5 1", "no-hazard 8,5 stash"]
    assert (t.hazards, t.loot(), t.kind) == ("", 1, "free")


@rule("GD-K8", "GD-C6")
@pytest.mark.parametrize("tile", ["R01", "Y01"])
def test_no_hazard_where_the_police_were_before(tile: str) -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5={tile} {SIDES}", vehicles="patrol-1@8,5N").play("drive:front")
    assert (t.hazards, t.kind) == ("", "free")


@rule("GD-K8")
def test_followers_do_not_count() -> None:
    t = table("8,6 N hit_the_gas decoy_car", tiles=f"8,5=R01 {SIDES}", vehicles="patrol-1@8,6N").play("drive:front")
    assert (t.hazards, t.kind) == ("8,5", "handle")


@rule("GD-K9")
@pytest.mark.parametrize("tile", ["G01", "G02", "G03", "G04", "G05"])
def test_midtown_tiles_are_green_and_have_a_bonus(tile: str) -> None:
    number = TILE.index[tile]
    names = ["city_map", "garage_hideout", "skid_row", "thoroughfare", "vantage_point"]
    assert SPECIAL.codes[TILE_SPECIAL[number]] == names[int(tile[2]) - 1]
    assert (TILE_LIGHT[number], TILE_BADGE[number]) == (GREEN, 0)


@rule("GD-K9", "GD-M1")
def test_what_the_midtown_tiles_do() -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5=G01 {SIDES} 8,4=?").play("drive:front")
    assert t.kind == "city-map"
    t = table("8,6 N decoy_car", tiles=f"8,5=G02 {SIDES}", vehicles="patrol-1@8,6N").play("drive:front", "end", "pass")
    assert "hidden driver" in t.told()
    t = table("8,6 N decoy_car", tiles=f"8,5=G03 {SIDES}", tokens=3).play("drive:front")
    assert "skid-row 2 1" in t.told()
    t = table("8,6 N decoy_car", tiles=f"8,5=G04 {SIDES}").play("drive:front")
    assert t.offers("thoroughfare")
    t = table("8,6 N decoy_car", tiles=f"8,5=G05 {SIDES} 8,4=Y01?").play("drive:front")
    assert t.tile("8,4") == "Y01"


@rule("GD-K10")
@pytest.mark.parametrize("tile", ["G08", "G09", "Y21"])
def test_no_helicopter_into_a_face_up_tunnel(tile: str) -> None:
    where = "helicopter-1@8,4S patrol-1@8,4S"
    t = table("8,6 N", tiles=f"8,5={tile} 7,6=G06 9,6=G07", vehicles=where, phase="net")
    assert t.refused("ahead:helicopter-1") == "GD-K10"
    t.play("ahead:patrol-1")
    assert t.at("patrol-1") == "8,5 S"


@rule("GD-K11")
def test_the_event_symbol_means_nothing_without_event_cards() -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5=G10? {SIDES}").play("drive:front")
    assert t.told() == ["drove driver front 8,5 N", "turned-up 8,5 G10", "badge 1 1"]
    assert (t.kind, t.view("driver").event) == ("free", None)


@rule("GD-K11", "GD-V2")
def test_the_event_symbol_draws_an_event_card_when_they_are_in_play() -> None:
    t = table("8,6 N decoy_car", tiles=f"8,5=G10? {SIDES}", events=True).play("drive:front")
    assert (t.asked, t.kind) == ("*", "event")


# Hazard tokens.


@rule("GD-K12", "GD-C4", "GD-X22")
def test_one_hazard_token_on_a_tile() -> None:
    t = table("8,6 N hit_the_gas", tiles=f"8,5=R01 {SIDES}", hazards="8,5").play("drive:front", "stunt:hit_the_gas")
    assert t.hazards == "8,5"
    t = table("8,6 N leave_wreckage decoy_car", tiles=f"8,5=R01 {SIDES}", hazards="8,6", vehicles="patrol-1@8,6N")
    t.play("play:leave_wreckage")
    assert (t.hazards, t.in_play) == ("8,6", "")


TWELVE = "6,1 7,1 1,1 8,1 9,1 10,1 6,2 7,2 8,2 9,2 10,2 3,3"


@rule("GD-K13")
def test_the_thirteenth_hazard_is_the_farthest_of_the_twelve() -> None:
    t = table("8,6 N hit_the_gas", tiles=f"8,5=R01 {SIDES}", hazards=TWELVE)
    assert t.view("driver").hazards_left == 0
    t.play("drive:front")
    assert t.told()[1:3] == ["hazard-removed 1,1", "hazard-placed 8,5"]
    assert len(t.hazards.split()) == 12


@rule("GD-K13")
@pytest.mark.parametrize(("order", "taken"), [("1,1 15,1", "1,1"), ("15,1 1,1", "15,1")])
def test_of_equally_far_tokens_the_oldest_is_used(order: str, taken: str) -> None:
    rest = "6,1 7,1 8,1 9,1 10,1 6,2 7,2 8,2 9,2 10,2"
    t = table("8,6 N hit_the_gas", tiles=f"8,5=R01 {SIDES}", hazards=f"{rest} {order}").play("drive:front")
    assert t.told()[1:3] == [f"hazard-removed {taken}", "hazard-placed 8,5"]


@rule("GD-K13")
def test_removed_tokens_go_back_to_the_supply() -> None:
    t = table("8,6 N hit_the_gas", tiles=f"8,6=G09 8,5=R01 {SIDES}", hazards="8,6")
    assert t.view("driver").hazards_left == 11
    t.play("drive:front")
    assert t.view("driver").hazards_left == 10
    t.play("back-out")
    assert (t.hazards, t.view("driver").hazards_left) == ("8,5", 11)
