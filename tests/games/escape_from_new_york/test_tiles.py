"""Every City and Central Park tile, every Suburb token, and where they lie (EFNY-F1 to F9, F12, F13; 5.2 to 5.4)."""

import pytest

from lamster.games.escape_from_new_york.components import (
    CITY_TILES,
    PARK_TILES,
    SUBURB,
    SUBURB_COPIES,
    TRAP_TILES,
)
from tests.games.escape_from_new_york.table import Table, new_game, table
from tests.rules import rule

# id, Prisoners, Items, Event, Car, Manhole, Roadblock, Building; as in the ledger.
CITY = """
    ct01 1 - - - - -  surgery
    ct02 - - - - - NE surgery
    ct03 1 - E - - -  surgery
    ct04 1 - - - - -  gun-shop
    ct05 1 - - - - -  gun-shop
    ct06 1 - - - M -  gun-shop
    ct07 - - - - - -  shelter
    ct08 1 - - - - -  shelter
    ct09 - - - - M S  shelter
    ct10 - - - C - -  -
    ct11 - 1 - C - -  -
    ct12 - - E C - -  -
    ct13 - - - C - -  -
    ct14 1 1 - - - -  -
    ct15 1 1 - - - NE -
    ct16 1 1 - - M -  -
    ct17 2 2 - - - -  -
    ct18 1 1 - - - SW -
    ct19 - 1 E - - -  -
    ct20 - 1 - - - S  -
    ct21 1 1 E - - -  -
    ct22 1 1 - - - -  -
    ct23 1 2 - - - NW -
    ct24 - - E - - -  -
    ct25 1 - E - - -  -
    ct26 1 - E - - N  -
    ct27 - - E - M -  -
    ct28 - - E - - SE -
    ct29 2 - - - M -  -
    ct30 1 - - - M SW -
    ct31 1 - - - - N  -
    ct32 1 - - - - SE -
    ct33 - - - - - -  -
    ct34 1 - - - M NW -
"""
PARK = """
    cp1 2 1 - - - - -
    cp2 1 - E - - - -
    cp3 3 - - - - - -
    cp4 1 2 - - - - -
    cp5 1 - E - M - -
    cp6 1 - - - M - -
    cp7 1 1 - - - N -
    cp8 1 1 E - - - -
"""
ROADS_OF_D7 = {"N": "D5-D7", "NE": "D7-E6", "SE": "D7-E8", "S": "D7-D9", "SW": "C8-D7", "NW": "C6-D7"}
ROADS_OF_H5 = {"N": "H3-H5"}


def rows(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.strip().splitlines()]


def icons(t: Table, space: str) -> str:
    """What lies in a space that has just been revealed, as a row of the ledger has it."""
    crowd = {kind.removesuffix("s"): number for number, kind in pairs(t.crowd(space))}
    cubes = dict(word.split("=") for word in t.cubes.split())
    view = next(view for view in t.view("snake").spaces if view.space == space)
    roads = ROADS_OF_D7 if space == "D7" else ROADS_OF_H5
    blocked = next((way for way, road in roads.items() if road == t.roadblocks), "-")
    car = "C" if "driver" in crowd else "-"
    marks = ["E" if view.event else "-", car, "M" if view.manhole else "-", blocked, view.building or "-"]
    return " ".join([crowd.get("prisoner", "-"), cubes.get(space, "-"), *marks])


def pairs(crowd: str) -> list[tuple[str, str]]:
    words = crowd.split()
    return list(zip(words[::2], words[1::2], strict=True))


def turned_up(tile: str, space: str) -> Table:
    """Snake moves next to this space and turns the tile up."""
    at, to = ("F7", "E6") if space == "D7" else ("F5", "G6")
    t = table(f"snake {at}", plan="bare-knuckles dead-run")
    return t.play("move-instead:bare-knuckles", f"go:{to}", f"reveal:{space}", f"*tile:{tile}")


@rule("EFNY-F1", "EFNY-F2", "EFNY-F3", "EFNY-F4", "EFNY-F5", "EFNY-F6", "EFNY-F7")
@pytest.mark.parametrize("row", rows(CITY))
def test_every_city_tile(row: str) -> None:
    tile, _, wanted = row.partition(" ")
    t = turned_up(tile, "D7")
    assert (t.tile("D7"), icons(t, "D7")) == (tile, wanted)
    # An Event icon does nothing when it is revealed.
    assert (t.kind, t.noise) == ("play", 0)


@rule("EFNY-F1", "EFNY-F2", "EFNY-F4", "EFNY-F5", "EFNY-F6", "EFNY-F7")
@pytest.mark.parametrize("row", rows(PARK))
def test_every_central_park_tile(row: str) -> None:
    tile, _, wanted = row.partition(" ")
    t = turned_up(tile, "H5")
    assert (t.tile("H5"), icons(t, "H5")) == (tile, wanted)


@rule("EFNY-S9", "EFNY-F1")
def test_all_tiles_are_there_once() -> None:
    assert [row.split()[0] for row in rows(CITY)] == list(CITY_TILES[:-TRAP_TILES])
    assert [row.split()[0] for row in rows(PARK)] == list(PARK_TILES)
    s = new_game(1).state
    assert (s.city_pile.size(), s.park_pile.size()) == (34, 8)


@rule("EFNY-F1")
def test_city_tiles_on_city_spaces_park_tiles_in_the_park() -> None:
    t = table("snake F5", plan="bare-knuckles dead-run").play("move-instead:bare-knuckles", "go:G6")
    t.play("reveal:G8")
    assert {code[:7] for code in t.options().split()} == {"tile:ct"}
    t = table("snake F5", plan="bare-knuckles dead-run").play("move-instead:bare-knuckles", "go:G6", "reveal:H5")
    assert {code[:7] for code in t.options().split()} == {"tile:cp"}


@rule("EFNY-F3", "EFNY-G11")
def test_a_car_icon_without_a_car_in_the_supply_is_a_prisoner() -> None:
    t = table("snake F7", plan="bare-knuckles dead-run", cars_left=0)
    t.play("move-instead:bare-knuckles", "go:E6", "reveal:D7", "*tile:ct10")
    assert (t.crowd("D7"), t.state.prisoners_left) == ("1 prisoner", 39)


@rule("EFNY-F3")
def test_a_car_uses_no_prisoner_token() -> None:
    t = turned_up("ct10", "D7")
    assert (t.crowd("D7"), t.state.prisoners_left, t.state.cars_left) == ("1 driver", 40, 3)


@rule("EFNY-F4", "EFNY-G12")
def test_cubes_that_are_not_there_are_dropped() -> None:
    t = table("snake F7", plan="bare-knuckles dead-run", cubes="C4=14")
    t.play("move-instead:bare-knuckles", "go:E6", "reveal:D7", "*tile:ct17")
    assert t.cubes == "C4=14 D7=1"


@rule("EFNY-F5", "EFNY-K5")
def test_a_roadblock_icon_towards_the_coast_is_nothing() -> None:
    """Tiles are not rotated: CT20 shows S, and S of F9 is the river."""
    t = table("snake F5", plan="bare-knuckles dead-run").play("move-instead:bare-knuckles", "go:F7", "reveal:F9")
    t.play("*tile:ct20", "*suburb:raft")
    assert (t.roadblocks, t.cubes) == ("", "F9=1")


@rule("EFNY-F6", "EFNY-W10")
def test_a_manhole_icon_joins_the_manholes() -> None:
    t = turned_up("ct29", "D7")
    assert t.manholes == "D7 E4 G6"


@rule("EFNY-F8")
def test_icons_come_in_their_order() -> None:
    """Car, Items (CT11), then the Suburb token; Prisoners, Items, Roadblock (CT18)."""
    t = table("snake F5", plan="bare-knuckles dead-run").play("move-instead:bare-knuckles", "go:F7", "reveal:F9")
    t.play("*tile:ct11", "*suburb:item")
    assert t.told() == ["revealed F9 ct11", "came driver F9", "cubes F9 1", "suburb-turned F9 item", "cubes F9 1"]
    t = turned_up("ct18", "D7")
    assert t.told()[-4:] == ["revealed D7 ct18", "came prisoner D7", "cubes D7 1", "roadblock D7 SW"]


@rule("EFNY-F8", "EFNY-G4", "EFNY-G10")
def test_what_an_icon_brings_is_over_before_the_next() -> None:
    """No Prisoner is left: the Noise moves the last Mission cube, and the Timer tile comes before the Item cube."""
    t = table("snake F7", plan="bare-knuckles dead-run", prisoners_left=0, noise=10, missions=1)
    t.play("move-instead:bare-knuckles", "go:E6", "reveal:D7", "*tile:ct14")
    assert (t.kind, t.cubes) == ("timer", "")
    t.play("*timer:lull")
    assert (t.cubes, t.missions) == ("D7=1", 4)


# Suburb tokens.


def suburb(token: str, tile: str = "ct07") -> Table:
    t = table("snake F5", plan="on-my-own bare-knuckles").play("move-instead:bare-knuckles", "go:F7", "reveal:F9")
    assert t.suburb("F9") == "?"
    return t.play(f"*tile:{tile}", f"*suburb:{token}")


@rule("EFNY-M10")
def test_example_w16_tile_and_token_add_up() -> None:
    t = table("snake D5", plan="on-my-own dead-run", tiles="D3").play("play:on-my-own", "go:D3", "reveal:D1")
    t.play("*tile:ct14", "*suburb:item")
    assert (t.crowd("D1"), t.cubes, t.suburb("D1")) == ("1 prisoner", "D1=2", "item")


@rule("EFNY-M10", "EFNY-X5")
def test_the_raft_token() -> None:
    t = suburb("raft")
    assert (t.suburb("F9"), t.cubes, t.enemies) == ("raft", "", "")


@rule("EFNY-M10")
def test_the_item_token() -> None:
    assert suburb("item").cubes == "F9=1"


@rule("EFNY-M10")
def test_the_prisoner_token() -> None:
    assert suburb("prisoner").enemies == "F9: 1 prisoner"


@rule("EFNY-M10", "EFNY-U1")
def test_the_event_token_works_when_the_hero_comes_back() -> None:
    t = suburb("event")
    assert (t.event_spaces, t.kind) == ("F9", "play")
    t.play("play:on-my-own", "go:F9", "reveal:E8", "*tile:ct33")
    assert t.kind == "event"


@rule("EFNY-M10", "EFNY-F6")
def test_the_manhole_token() -> None:
    assert suburb("manhole").manholes == "E4 F9 G6"


@rule("EFNY-F9")
def test_an_event_icon_on_tile_and_token_counts_once() -> None:
    t = suburb("event", "ct24").play("play:on-my-own", "go:F9", "reveal:E8", "*tile:ct33", "*event:dead-quiet")
    assert t.kind != "event"


@rule("EFNY-S5")
def test_the_fourteen_tokens() -> None:
    assert dict(zip(SUBURB.codes, SUBURB_COPIES, strict=True)) == {
        "raft": 4,
        "item": 4,
        "prisoner": 3,
        "event": 2,
        "manhole": 1,
    }


# Printed spaces.


@rule("EFNY-F12", "EFNY-G9", "EFNY-X1")
def test_the_world_trade_center_is_a_space_like_others_with_the_gullfire() -> None:
    t = table("snake D5", plan="on-my-own dead-run").play("play:on-my-own", "go:C4")
    assert (t.at("snake"), t.tile("C4"), t.view("snake").city.gullfire) == ("C4", "wtc", True)
    assert not next(space for space in t.view("snake").spaces if space.space == "C4").event


@rule("EFNY-F13", "EFNY-G9")
def test_the_ring_is_revealed_and_has_two_manholes() -> None:
    t = table("snake F5")
    assert [t.tile(space) for space in ("F3", "G4", "G6", "F7", "E6", "E4")] == ["ring"] * 6
    assert (t.manholes, t.event_spaces) == ("E4 G6", "")
