"""General rules (EFNY-G)."""

from collections import Counter
from random import Random

from lamster.games.escape_from_new_york.components import AMMO, GRID, LIBRARY_SPACE, SPACE, THING
from lamster.games.escape_from_new_york.game import GAME
from lamster.kernel.decision import CHANCE
from tests.games.escape_from_new_york.table import new_game, table
from tests.rules import rule

STEPS_FROM_THE_LIBRARY = {
    0: "F5",
    1: "E4 E6 F3 F7 G4 G6",
    2: "D3 D5 D7 E2 E8 F1 F9 G2 G8 H3 H5 H7",
    3: "C2 C4 C6 C8 D1 D9 E0 E10 G0 G10 H1 H9 I2 I4 I6 I8",
    4: "B1 B3 B5 B7 B9 C0 C10 I0 I10 J1 J3 J5 J7 J9",
    5: "A2 A4 A6 A8 K2 K4 K6 K8",
}


@rule("EFNY-G1")
def test_one_to_four_heroes() -> None:
    assert [len(new_game(seats).state.heroes) for seats in (1, 2, 3, 4)] == [1, 2, 3, 4]


@rule("EFNY-G2", "EFNY-T1")
def test_the_current_player_decides_for_new_york() -> None:
    t = table("snake D5", "maggie F5", active="maggie", step=11, top="ambush", noise=4).play("*new-york:barricades")
    assert (t.asked, t.kind) == ("maggie", "place")
    assert t.options() == "prisoner:E4 prisoner:E6 prisoner:F3 prisoner:F7 prisoner:G4 prisoner:G6"


@rule("EFNY-G3", "EFNY-V8")
def test_the_game_ends_at_once() -> None:
    """In the middle of step 11, before the HUNT of the same card and before the card is put away."""
    t = table("snake D5", step=11, top="last-minutes", noise=8, blacks=0, enemies="E4: 1 prisoner", hard_deck=True)
    t.play("*new-york:manhunt", "*timer:new-york-wins")
    assert (t.result, t.asked, t.enemies, t.noise) == ("EFNY-V8", "", "E4: 1 prisoner", 1)


@rule("EFNY-G4")
def test_an_inner_effect_is_finished_first() -> None:
    """A POI tile in the middle of a movement, a Timer tile in the middle of a gain of Noise."""
    t = table("snake E2", plan="dead-run", tiles="F1").play("play:dead-run", "go:E0", "*poi:gang-hideout")
    assert (t.kind, t.crowd("E0")) == ("special", "2 prisoners")
    t.play("*special:1", "*new-york:ambush")
    assert (t.at("snake"), t.options()) == ("E0", "go:E2 go:F1")
    t = table("snake D5 level:3", plan="spray-the-street", noise=9, missions=1).play("play:spray-the-street")
    assert (t.kind, t.noise) == ("timer", 10)
    t.play("*timer:chopper", "copter:H5")
    assert (t.noise, t.missions, t.discard("snake")) == (1, 4, "spray-the-street")


@rule("EFNY-G4", "EFNY-U2")
def test_events_of_a_movement_wait_for_the_end_of_the_action() -> None:
    t = table("snake D5", plan="dead-run", event_spaces="D7").play("play:dead-run", "go:D7", "go:D5")
    assert t.kind == "reveal"
    t.play("reveal:C6", "*tile:ct07")
    assert t.kind == "event"


@rule("EFNY-G5", "EFNY-M7")
def test_neighbours_are_neighbours_across_a_roadblock() -> None:
    t = table("brain D5", plan="it-is-all-in-the-files", roadblocks="D3-D5 C6-D5 D5-D7")
    t.play("play:it-is-all-in-the-files")
    assert t.options() == "reveal:C6 reveal:D3 reveal:D7"


@rule("EFNY-G5", "EFNY-E19")
def test_manholes_make_no_neighbours() -> None:
    """Ambush places a Prisoner next door: not at the other end of the Manhole."""
    t = table("snake E4", step=11, top="ambush", noise=4).play("*new-york:barricades")
    assert t.options() == "prisoner:E6 prisoner:F3 prisoner:F5"


@rule("EFNY-G6")
def test_grid_distance_asks_nothing_about_roadblocks_or_tiles() -> None:
    for steps, spaces in STEPS_FROM_THE_LIBRARY.items():
        assert [GRID[LIBRARY_SPACE][SPACE.index[space]] for space in spaces.split()] == [steps] * len(spaces.split())
    assert sum(len(spaces.split()) for spaces in STEPS_FROM_THE_LIBRARY.values()) == 57
    shut = "C4-D5 C6-D5 D3-D5 D5-D7 D5-E4 D5-E6"
    t = table("brain D5", plan="it-is-all-in-the-files", roadblocks=shut, tiles="D3 D7 C6")
    t.play("play:it-is-all-in-the-files")
    assert t.options() == "peek:A2 peek:A8 peek:C10 peek:E0"


@rule("EFNY-G7", "EFNY-T2")
def test_heroes_cannot_hand_anything_over() -> None:
    t = table("snake F5 radio tape president", "maggie F5", windows=True, step=0, taken=True)
    assert t.options() == "drop-1:tape go-on hurry use:radio"


@rule("EFNY-G7", "EFNY-C6")
def test_a_dropped_case_is_there_for_others() -> None:
    t = table("snake D5 tape ghost-step", "maggie D5", windows=True, step=0, cases="2=-").play("drop-2:tape")
    assert t.tokens == "2@D5"
    t.play("choose:ghost-step", "ready", "play:ghost-step", "go:E4", "reveal:E2", "*tile:ct07")
    t.play("*new-york:barricades", "*new-york:wreckers")
    assert t.active == "maggie"
    t.play("collect:case-2", "*case:tape")
    assert (t.supply("maggie"), t.tokens, t.slots) == ("tape", "", "? - ? ?")


@rule("EFNY-G8", "EFNY-V3")
def test_hidden_cards_are_shown_at_a_bridge_only() -> None:
    """Nothing in a window shows a card; the others see backs."""
    t = table("snake I10 tape", "maggie I10", windows=True, step=0)
    assert not any(code.startswith("show") for code in t.options().split())
    assert t.view("maggie").seats[0].supply == [None]


@rule("EFNY-G9", "EFNY-E9")
def test_face_down_poi_are_not_revealed() -> None:
    t = table("snake E2", step=11, top="ambush", noise=4).play("*new-york:barricades")
    assert t.options() == "prisoner:E4 prisoner:F3"


@rule("EFNY-G10", "EFNY-O2")
def test_each_prisoner_too_many_is_noise() -> None:
    t = table("snake D5", plan="on-my-own", event_spaces="D7", prisoners_left=1).play("play:on-my-own", "go:D7")
    t.play("reveal:E8", "*tile:ct07", "*event:gang-ambush")
    assert (t.crowd("D7"), t.state.prisoners_left) == ("1 prisoner", 0)
    assert "noise 1 1" in t.told()


@rule("EFNY-G10")
def test_where_the_last_prisoners_go_is_the_current_players_choice() -> None:
    t = table("snake E4", step=11, top="street-gangs", noise=6, prisoners_left=1).play("*new-york:barricades")
    assert t.options() == "prisoner:E6 prisoner:F3 prisoner:F5"
    t.play("prisoner:F5")
    assert (t.crowd("E4"), t.noise) == ("1 prisoner", 2)


@rule("EFNY-G10", "EFNY-L5")
def test_prisoners_on_level_bars_are_not_on_hand() -> None:
    t = table("snake D5 bar:1+0", "maggie F5 bar:2+0", enemies="E4: 2 prisoners")
    assert t.state.prisoners_left == 35


@rule("EFNY-G11", "EFNY-F3")
def test_without_a_figure_the_driver_comes_on_foot() -> None:
    t = table("snake D5", plan="on-my-own", cars_left=0).play("play:on-my-own", "go:E4", "reveal:E2", "*tile:ct10")
    assert (t.crowd("E2"), t.state.cars_left) == ("1 prisoner", 0)
    t = table("snake D5", plan="on-my-own", cars_left=1).play("play:on-my-own", "go:E4", "reveal:E2", "*tile:ct10")
    assert (t.crowd("E2"), t.state.cars_left) == ("1 driver", 0)


@rule("EFNY-G12", "EFNY-F4")
def test_there_are_fifteen_item_cubes() -> None:
    t = table("snake D5", plan="on-my-own", cubes="G4=14").play("play:on-my-own", "go:E4", "reveal:E2", "*tile:ct17")
    assert (t.cubes, t.state.cubes_left) == ("E2=1 G4=14", 0)


@rule("EFNY-G13", "EFNY-I11")
def test_fifteen_ammo_cubes_are_always_enough() -> None:
    """Each Hero has one Weapon at most: the four that take most Ammo take 14."""
    copies = {"revolver": 2, "throwing-knives": 2, "crossbow": 2}
    ammo = [AMMO[i] for i, code in enumerate(THING.codes) for _ in range(copies.get(code, 1))]
    assert sum(sorted(ammo)[-4:]) == 14


@rule("EFNY-G14", "EFNY-C3")
def test_everybody_sees_the_own_cards_at_any_time() -> None:
    t = table("snake D5 discard:dead-run tape radio blue:tape purple:raft", "maggie F5", active="maggie")
    own = t.view("snake").own
    assert own is not None
    assert (own.discard, own.supply, own.blue, own.purple) == (["dead-run"], ["radio", "tape"], "tape", "raft")
    other = t.view("maggie").seats[0]
    assert (other.discard, other.supply) == (1, [None, None])


SECRET_KINDS = {"play", "damage", "pickpocket", "show", "keep", "moment", "limit", "recover"}
"""Questions whose options depend on what only their seat knows: they are asked even where there is one answer."""


@rule("EFNY-G2")
def test_nobody_is_asked_who_everybody_knows_to_have_no_choice() -> None:
    asked = Counter[str]()
    for number in range(24):
        rng = Random(number)
        s = GAME.setup(1 + number % 4, GAME.meta.parse_options({"special_cards": True, "timer_tiles": True}))
        while s.ended is None:
            decision = s.open[0]
            if decision.seat != CHANCE and len(decision.codes) == 1:
                asked[decision.kind] += 1
            GAME.apply(s, decision.seat, decision.sample(rng))
    assert asked["play"] > 100
    assert asked.keys() <= SECRET_KINDS
