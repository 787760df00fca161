"""How Heroes move and what they reveal (EFNY-M)."""

import pytest

from lamster.games.escape_from_new_york.state import NewYork
from tests.games.escape_from_new_york.table import table
from tests.rules import rule


@rule("EFNY-M1")
def test_a_step_leads_to_revealed_spaces_and_face_down_poi() -> None:
    t = table("snake D1", plan="on-my-own", tiles="D3").play("play:on-my-own")
    assert t.options() == "go:D3 go:E0"
    t = table("snake E2", plan="on-my-own").play("play:on-my-own")
    assert t.options() == "go:E0 go:E4 go:F3"


@rule("EFNY-M2", "EFNY-K1", "EFNY-K6")
def test_a_roadblock_stops_a_step_from_both_sides() -> None:
    t = table("snake D5", plan="on-my-own", roadblocks="E4-D5").play("play:on-my-own")
    assert t.options() == "go:C4 go:E6"
    t = table("snake E4", plan="on-my-own", roadblocks="E4-D5", tiles="D5").play("play:on-my-own")
    assert t.options() == "go:E6 go:F3 go:F5"


@rule("EFNY-M2", "EFNY-K7")
def test_a_destroyed_roadblock_stops_nobody() -> None:
    t = table("snake D5", plan="on-my-own", broken="D5-E4").play("play:on-my-own")
    assert t.options() == "go:C4 go:E4 go:E6"


@rule("EFNY-M2", "EFNY-R7")
def test_a_car_may_be_given_up_for_a_roadblock() -> None:
    t = table("snake D5 car", "maggie D5", plan="dead-run", roadblocks="D5-E4").play("play:dead-run")
    assert t.options() == "crash:E4 go:C4 go:E6"
    assert t.rule_of("crash:E4") == "EFNY-R7"
    t.play("crash:E4", "invite:2", "maggie ride")
    assert (t.at("snake"), t.at("maggie"), t.car("snake"), t.state.cars_left) == ("E4", "E4", "", 4)
    t.play("go:F3")
    assert (t.at("snake"), t.at("maggie"), t.kind) == ("F3", "E4", "reveal")


@rule("EFNY-M3", "EFNY-K7")
def test_smash_destroys_only_what_stands_on_the_way() -> None:
    t = table("snake D5", plan="old-war-reflexes", roadblocks="D5-E4 E4-F3 E4-F5")
    t.play("play:old-war-reflexes", "go:E4", "go:F5")
    assert (t.roadblocks, t.broken) == ("E4-F3", "D5-E4 E4-F5")
    assert [line for line in t.told() if line.startswith("smashed")] == ["smashed D5 NE", "smashed E4 SE"]


@rule("EFNY-M4")
def test_enemies_one_passes_do_not_matter_to_a_clear_card() -> None:
    t = table("snake D5", plan="dead-run", enemies="E4: romero, D3: 2 prisoners").play(
        "play:dead-run", "go:E4", "go:D3"
    )
    assert (t.at("snake"), t.kind) == ("D3", "reveal")


@rule("EFNY-M5", "EFNY-F10", "EFNY-M9")
def test_a_face_down_poi_is_turned_up_in_the_middle_of_a_movement() -> None:
    t = table("snake E2", "maggie F5", plan="dead-run", tiles="F1").play(
        "play:dead-run", "go:E0", "*poi:romeros-hideout"
    )
    assert (t.crowd("E0"), t.options()) == ("1 prisoner romero", "go:E2 go:F1")
    t.play("go:F1")
    assert (t.at("snake"), t.kind) == ("F1", "reveal")


@rule("EFNY-M6")
def test_leaving_enemies_costs_nothing() -> None:
    t = table("brain D5", plan="squeeze-past", enemies="D5: 3 prisoners duke").play("play:squeeze-past", "go:E4")
    assert (t.at("brain"), len(t.hand("brain").split()), t.crowd("D5")) == ("E4", 7, "3 prisoners duke")


@rule("EFNY-M7", "EFNY-F7")
def test_revealing_draws_the_tile_of_the_right_deck() -> None:
    t = table("snake G4", plan="ghost-step", tiles="G2").play("play:ghost-step", "go:G6", "reveal:H5")
    assert t.options() == " ".join(f"tile:cp{n}" for n in range(1, 9))
    t.play("*tile:cp2")
    assert (t.tile("H5"), t.crowd("H5"), t.event_spaces) == ("cp2", "1 prisoner", "H5")
    assert (t.state.park_pile.size(), t.state.city_pile.size(), t.kind) == (7, 33, "new-york")


@rule("EFNY-M7", "EFNY-F2", "EFNY-F4", "EFNY-F5")
def test_the_icons_of_a_revealed_tile_are_carried_out() -> None:
    t = table("snake D5", plan="on-my-own").play("play:on-my-own", "go:E4", "reveal:E2", "*tile:ct15")
    assert (t.crowd("E2"), t.cubes, t.roadblocks) == ("1 prisoner", "E2=1", "E2-F1")


@rule("EFNY-M8", "EFNY-H6")
def test_revealing_is_not_optional() -> None:
    t = table("snake D5", plan="on-my-own").play("play:on-my-own", "go:E4")
    assert (t.options(), t.refused("done")) == ("reveal:D3 reveal:E2", "EFNY-M7")


@rule("EFNY-M9")
def test_revealing_never_turns_up_a_poi() -> None:
    t = table("snake E4", plan="on-my-own", tiles="E2 F1").play("play:on-my-own", "go:E2")
    assert t.options() == "reveal:D1 reveal:D3"


@rule("EFNY-M9", "EFNY-Y5")
def test_a_timer_tile_turns_up_a_poi_from_afar() -> None:
    t = table("snake D5 discard:dead-run", blacks=10).play(
        "recover-all", "*timer:lookout", "turn:K8", "*poi:slags-ring"
    )
    assert (t.tile("K8"), t.at("slag"), t.kind) == ("slags-ring", "K8", "choose")


@rule("EFNY-M9", "EFNY-P3")
def test_taking_the_president_turns_up_all_poi() -> None:
    tiles = "A2=dukes-camp A8=slags-ring C10=crash-site E0=old-theatre G10=gang-hideout I0=looted-store K2=nothing-here"
    t = table("snake A2", tiles=tiles, step=0, windows=True, blacks=10).play(
        "collect:president", "*poi:romeros-hideout"
    )
    assert (t.at("romero"), t.kind) == ("K8", "timer")


@rule("EFNY-M10")
@pytest.mark.parametrize(
    ("token", "what"),
    [
        ("raft", ("", "", "", "E4 G6")),
        ("item", ("", "F1=1", "", "E4 G6")),
        ("prisoner", ("1 prisoner", "", "", "E4 G6")),
        ("event", ("", "", "F1", "E4 G6")),
        ("manhole", ("", "", "", "E4 F1 G6")),
    ],
)
def test_a_suburb_token_adds_its_icon_and_stays(token: str, what: tuple[str, ...]) -> None:
    t = table("snake F5", plan="on-my-own", tiles="E2 G2").play("play:on-my-own", "go:F3", "*tile:ct07")
    t.play(f"*suburb:{token}")
    assert (t.crowd("F1"), t.cubes, t.event_spaces, t.manholes) == what
    assert (t.suburb("F1"), t.tile("F1")) == (token, "ct07")


def no_city_tiles(s: NewYork) -> None:
    s.city_pile.layers.clear()


@rule("EFNY-M11")
def test_an_empty_tile_deck_reveals_nothing() -> None:
    t = table("snake D5", plan="on-my-own", before=no_city_tiles).play("play:on-my-own", "go:E4")
    while t.kind == "reveal":
        t.play(t.options().split()[0])
    assert (t.tile("E2"), t.tile("D3"), t.kind) == ("", "", "new-york")


@rule("EFNY-R7", "EFNY-W14")
def test_a_drive_ends_with_the_crash_and_a_move_goes_on_on_foot() -> None:
    t = table("cabbie D5 taxi", step=5, roadblocks="D5-E4").play("drive", "crash:E4")
    assert (t.at("cabbie"), t.car("cabbie"), t.state.cars_left, t.kind) == ("E4", "", 4, "reveal")
    t = table("cabbie D5 taxi", plan="short-cut", roadblocks="D5-E4").play("play:short-cut", "crash:E4")
    assert (t.car("cabbie"), t.kind, t.options()) == ("", "move", "go:D5 go:E6 go:F3 go:F5")


@rule("EFNY-E4", "EFNY-M6")
def test_a_prisoner_takes_the_car_that_a_hero_leaves_behind() -> None:
    t = table("brain D5", plan="squeeze-past", enemies="D5: 2 prisoners", wrecks="D5").play(
        "play:squeeze-past", "go:E4"
    )
    assert (t.crowd("D5"), t.wrecks) == ("1 prisoner 1 driver", "")
    t = table("snake E4", "maggie E4", plan="into-the-sewers", enemies="E4: 1 prisoner", wrecks="E4")
    t.play("play:into-the-sewers")
    assert (t.at("snake"), t.crowd("E4"), t.wrecks) == ("G6", "1 prisoner", "E4=1")


@rule("EFNY-R7", "EFNY-G4", "EFNY-H8")
def test_nobody_is_forced_to_crash_in_the_middle_of_a_movement() -> None:
    """Taking the President on the way brings a Timer tile, and that a Roadblock on the only road."""
    pois = "A8=slags-ring C10=crash-site E0=old-theatre G10=gang-hideout I0=looted-store K2=nothing-here"
    t = table(
        "snake B3 car",
        plan="dead-run",
        tiles=f"A2=dukes-camp K8=romeros-hideout {pois}",
        prisoners_left=0,
        noise=10,
        missions=1,
        top="running-the-clock",
        timer_tiles=True,
    ).play("play:dead-run", "go:A2", "collect:president", "*timer:blackout")
    assert (t.roadblocks, t.at("duke"), t.options()) == ("A2-B3", "K2", "crash:B3 stop")
    assert t.default() == "stop"
    t.play("stop")
    assert (t.at("snake"), t.car("snake"), t.kind) == ("A2", "car", "reveal")
