"""The words that cards and tiles are made of (EFNY-W1 to W19)."""

from typing import Any

import pytest

from lamster.games.escape_from_new_york.state import NewYork
from tests.games.escape_from_new_york.table import table
from tests.rules import rule

# MOVE and REVEAL.


@rule("EFNY-W1")
def test_a_move_is_exactly_so_many_steps_and_may_go_back() -> None:
    t = table("snake D5", plan="dead-run").play("play:dead-run", "go:E4")
    assert t.options() == "go:D5 go:E6 go:F3 go:F5"
    t.play("go:D5")
    assert (t.at("snake"), t.kind) == ("D5", "reveal")


@rule("EFNY-W1", "EFNY-M4", "EFNY-H6", "EFNY-H13")
@pytest.mark.parametrize("enemy", ["1 prisoner", "1 driver", "1 prisoner-down", "slag"])
def test_clear_asks_for_a_space_without_enemies(enemy: str) -> None:
    t = table("snake D5 dead-run", plan="dead-run", enemies=f"D5: {enemy}").play("play:dead-run")
    assert (t.at("snake"), t.noise, t.kind) == ("D5", 2, "new-york")
    assert t.told()[:2] == ["played snake dead-run", "skipped snake dead-run"]


@rule("EFNY-W1", "EFNY-M4")
def test_clear_is_asked_only_at_the_beginning() -> None:
    t = table("snake D5", plan="dead-run", enemies="E4: 2 prisoners").play("play:dead-run", "go:E4", "go:F3")
    assert (t.at("snake"), t.kind) == ("F3", "reveal")


@rule("EFNY-W1", "EFNY-H8", "EFNY-M2")
def test_a_move_needs_a_first_step() -> None:
    shut: dict[str, Any] = {"roadblocks": "D5-E4 D5-E6 C4-D5"}
    t = table("snake D5 dead-run", plan="dead-run", **shut).play("play:dead-run")
    assert (t.at("snake"), t.noise, t.kind) == ("D5", 2, "new-york")
    t = table("snake D5 kick-it-down", plan="kick-it-down", **shut).play("play:kick-it-down")
    assert t.options() == "go:C4 go:E4 go:E6"


@rule("EFNY-W2", "EFNY-H7")
def test_reveal_is_dropped_when_no_neighbour_is_empty() -> None:
    t = table("brain D5", plan="it-is-all-in-the-files", tiles="D3 D7").play("play:it-is-all-in-the-files")
    t.play("*tile:ct07")
    assert (t.tile("C6"), t.kind) == ("ct07", "peek")
    t = table("brain E4", plan="squeeze-past").play("play:squeeze-past", "go:F5")
    assert (t.at("brain"), t.kind, t.told()[-1]) == ("F5", "building", "noise 1 1")


@rule("EFNY-W2", "EFNY-M7")
def test_each_reveal_is_chosen_after_the_one_before() -> None:
    t = table("brain D5", plan="it-is-all-in-the-files").play("play:it-is-all-in-the-files", "reveal:D3", "*tile:ct10")
    assert (t.crowd("D3"), t.options()) == ("1 driver", "reveal:C6 reveal:D7")


# HIT and TRICK.


@rule("EFNY-W3", "EFNY-H7")
def test_damage_that_nobody_can_take_is_lost() -> None:
    t = table("snake D5 bare-knuckles", plan="bare-knuckles").play("play:bare-knuckles")
    assert (t.noise, t.kind) == (1, "new-york")
    assert "skipped snake bare-knuckles" not in t.told()


@rule("EFNY-W3")
def test_damage_is_split_freely_within_range() -> None:
    t = table("maggie D5 clean-shot", plan="clean-shot", enemies="D5: 1 driver, E4: romero, D1: 1 prisoner")
    t.play("play:clean-shot")
    assert t.options() == "hit-driver:D5 hit-romero:E4"
    t.play("hit-romero:E4", "hit-driver:D5", "hit-romero:E4")
    assert (t.life("romero"), t.crowd("D5"), t.crowd("D1")) == (6, "1 driver-hurt1", "1 prisoner")


@rule("EFNY-W4", "EFNY-H6", "EFNY-H8")
def test_a_trick_needs_its_least_number() -> None:
    t = table("brain D5 stony-poker-face", plan="stony-poker-face").play("play:stony-poker-face")
    assert ("skipped brain stony-poker-face" in t.told(), t.noise) == (True, 1)
    t = table("brain D5 stony-poker-face", plan="stony-poker-face", enemies="D5: slag").play("play:stony-poker-face")
    assert ("skipped brain stony-poker-face" in t.told(), t.crowd("D5")) == (True, "slag")


@rule("EFNY-W4")
def test_any_may_be_fewer_than_all_but_not_none() -> None:
    t = table("brain D5 stony-poker-face", plan="stony-poker-face", enemies="D5: 2 prisoners")
    t.play("play:stony-poker-face")
    assert not t.offers("done")
    t.play("trick-prisoner:E4", "done")
    assert t.enemies == "D5: 1 prisoner, E4: 1 prisoner-down"


# RECOVER and ITEM.


@rule("EFNY-W5")
def test_recover_may_be_none() -> None:
    t = table("snake D5 discard:dead-run", plan="strong-antitoxin").play("play:strong-antitoxin", "done")
    assert t.discard("snake") == "strong-antitoxin dead-run"


@rule("EFNY-W5", "EFNY-H14")
def test_recover_never_takes_back_the_cards_of_this_turn() -> None:
    t = table("snake D5 discard:dead-run", plan="on-my-own strong-antitoxin")
    t.play("play:on-my-own", "go:E4", "reveal:E2", "*tile:ct07", "play:strong-antitoxin")
    assert t.options() == "done recover:dead-run"


@rule("EFNY-W5")
def test_others_see_only_how_many_cards_come_back() -> None:
    t = table("snake D5 discard:dead-run discard:ghost-step", "maggie F5", plan="strong-antitoxin")
    t.play("play:strong-antitoxin")
    assert (t.mask("recover:dead-run", "maggie"), t.mask("recover:dead-run", "snake")) == (
        "recover:?",
        "recover:dead-run",
    )
    t.play("recover:dead-run", "done")
    assert ("recovered snake ?" in t.told("maggie"), "recovered snake dead-run" in t.told("snake")) == (True, True)


@rule("EFNY-W6", "EFNY-I4")
def test_the_limit_of_three_is_kept_after_each_item() -> None:
    t = table("brain D5 radio crowbar diagram-3", plan="black-market").play("play:black-market", "*item:axe")
    assert t.kind == "limit"
    t.play("throw:axe", "*item:cigarettes")
    assert t.kind == "limit"
    t.play("throw:radio")
    assert t.supply("brain") == "crowbar cigarettes diagram-3"


# BREAK and PEEK.


@rule("EFNY-W7")
def test_break_reaches_the_road_to_a_bridge() -> None:
    t = table("brain I10", plan="homemade-charge", roadblocks="I10-S").play("play:homemade-charge", "break:S")
    assert (t.roadblocks, t.broken) == ("", "I10-S")


@rule("EFNY-W7")
def test_break_one_needs_a_roadblock() -> None:
    t = table("brain D5 crowbar", windows=True, step=0, roadblocks="E4-F3")
    assert not t.offers("use:crowbar")
    t = table("brain D5 crowbar", windows=True, step=0, roadblocks="D5-E4").play("use:crowbar")
    assert (t.roadblocks, t.broken, t.supply("brain")) == ("", "D5-E4", "")


@rule("EFNY-W8", "EFNY-G6")
def test_peek_shows_a_tile_to_one_and_changes_nothing() -> None:
    t = table("brain D5 bracelet", "snake F5", windows=True, step=0).play("bracelet")
    assert t.options() == "done peek:A2 peek:A8 peek:C10 peek:E0 peek:G10 peek:I0 peek:K2 peek:K8"
    t.play("peek:K8")
    assert (t.mask("*poi:slags-ring", "brain"), t.mask("*poi:slags-ring", "snake")) == ("poi:slags-ring", "poi:?")
    t.play("*poi:slags-ring", "done")
    assert (t.tile("K8"), t.at("slag")) == ("", "")
    own, other = t.view("brain").own, t.view("snake").own
    assert own is not None
    assert other is not None
    assert (own.peeked, other.peeked) == ([("K8", "slags-ring")], [])


@rule("EFNY-W8", "EFNY-H7")
def test_peek_with_nothing_near_is_nothing() -> None:
    t = table("brain F5", plan="it-is-all-in-the-files", enemies="F5: 1 prisoner").play("play:it-is-all-in-the-files")
    assert t.options() == "peek:E0 peek:G10"
    tiles = "A2=nothing-here A8=dukes-camp C10=crash-site E0=old-theatre D3 D7 C6"
    t = table("brain D5 radio", plan="it-is-all-in-the-files", tiles=tiles).play("play:it-is-all-in-the-files")
    assert t.kind == "new-york"


# STEAL.


@rule("EFNY-W9", "EFNY-H6")
@pytest.mark.parametrize("victim", ["snake E4 radio", "snake D5", "snake D5 weapon:revolver car"])
def test_stealing_needs_somebody_here_with_a_card(victim: str) -> None:
    t = table("brain D5", victim, plan="not-my-plan-brain").play("play:not-my-plan-brain")
    assert ("skipped brain not-my-plan-brain" in t.told(), t.kind) == (True, "new-york")


@rule("EFNY-W9")
def test_who_is_robbed_is_the_robbers_choice() -> None:
    t = table("brain D5", "snake D5 radio", "maggie D5 crowbar", "cabbie D5", plan="not-my-plan-brain")
    t.play("play:not-my-plan-brain")
    assert t.options() == "rob:2 rob:3"
    t.play("rob:3", "*back:crowbar")
    assert (t.supply("brain"), t.supply("maggie")) == ("crowbar", "")


@rule("EFNY-W9", "EFNY-I4")
def test_a_fourth_card_is_too_much_for_a_robber_too() -> None:
    t = table("brain D5 radio axe crowbar", "snake D5 cigarettes", plan="not-my-plan-brain")
    t.play("play:not-my-plan-brain", "*back:cigarettes")
    assert (t.asked, t.kind) == ("brain", "limit")


# MANHOLE and POI-JUMP.


@rule("EFNY-W10", "EFNY-K1")
def test_manholes_join_all_over_the_city() -> None:
    t = table("snake E4", plan="into-the-sewers", manholes="K4", roadblocks="E4-F3 E4-F5 F5-G6")
    t.play("play:into-the-sewers", "manhole:K4")
    assert t.at("snake") == "K4"


@rule("EFNY-W10", "EFNY-H6", "EFNY-R8")
def test_no_manhole_with_a_car() -> None:
    t = table("snake E4 car", plan="into-the-sewers").play("play:into-the-sewers")
    assert (t.at("snake"), t.kind) == ("E4", "drive")
    t = table("snake E4 car", plan="into-the-sewers", windows=True).play("play:into-the-sewers")
    assert t.at("snake") == "E4"
    t = table("snake E4 car", plan="into-the-sewers dead-run", windows=True)
    t.play("play:dead-run", "go:F5", "go:E4", "reveal:E2", "*tile:ct07", "abandon", "play:into-the-sewers")
    assert t.at("snake") == "G6"


def only_one_manhole(s: NewYork) -> None:
    s.manholes &= s.manholes - 1


@rule("EFNY-W10", "EFNY-H6")
@pytest.mark.parametrize("space", ["G6", "D5"])
def test_a_manhole_needs_another(space: str) -> None:
    t = table(f"snake {space}", plan="into-the-sewers", before=only_one_manhole).play("play:into-the-sewers")
    assert ("skipped snake into-the-sewers" in t.told(), t.at("snake")) == (True, space)


@rule("EFNY-W10", "EFNY-U1", "EFNY-U2")
def test_coming_out_of_a_manhole_is_a_movement() -> None:
    t = table("snake E4", plan="into-the-sewers", manholes="D7", event_spaces="D7").play("play:into-the-sewers")
    t.play("manhole:D7", "reveal:E8", "*tile:ct07")
    assert t.kind == "event"


@rule("EFNY-W11", "EFNY-H6")
def test_only_a_poi_leads_to_a_poi() -> None:
    t = table("cabbie D5", plan="thirty-years-in-this-town").play("play:thirty-years-in-this-town")
    assert ("skipped cabbie thirty-years-in-this-town" in t.told(), t.noise) == (True, 2)


@rule("EFNY-W11")
def test_jumping_to_a_face_up_poi_turns_nothing_up() -> None:
    tiles = "A2=nothing-here K8=looted-store"
    t = table("cabbie A2", "snake A2", tiles=tiles, plan="thirty-years-in-this-town", roadblocks="A2-A4 A2-B1 A2-B3")
    t.play("play:thirty-years-in-this-town", "jump:K8")
    assert (t.at("cabbie"), t.at("snake"), t.cubes, t.kind) == ("K8", "A2", "", "new-york")


# GAIN-CAR, GUARD and DRIVE.


@rule("EFNY-W12", "EFNY-H6")
def test_no_figure_no_car() -> None:
    t = table("cabbie D5", plan="spare-engine", cars_left=0).play("play:spare-engine")
    assert ("skipped cabbie spare-engine" in t.told(), t.car("cabbie"), t.noise) == (True, "", 1)


@rule("EFNY-W12", "EFNY-R7")
def test_a_drive_that_costs_the_car_is_a_free_choice() -> None:
    shut = "D5-E4 D5-E6 C4-D5"
    t = table("cabbie D5 car", plan="spare-engine", roadblocks=shut).play("play:spare-engine")
    assert t.options() == "dare skip"
    t.play("skip")
    assert (t.at("cabbie"), t.car("cabbie"), t.kind) == ("D5", "car", "drive")


@rule("EFNY-W13", "EFNY-D7")
def test_guard_lasts_until_it_is_used_up_or_the_turn_ends() -> None:
    t = table(
        "maggie D5 eyes-open clean-shot hurry-up discard:hold-the-line level:3",
        plan="shoot-and-scoot",
        enemies="E4: 3 prisoners",
        before=lambda s: setattr(s, "guard", 2),
    ).play("play:shoot-and-scoot", "go:E4", "reveal:E2", "*tile:ct07")
    assert (t.state.guard, t.hand("maggie")) == (0, "clean-shot hurry-up eyes-open")
    t.play("*new-york:barricades", "*new-york:dead-ends")
    assert (t.active, t.state.guard) == ("maggie", 0)


@rule("EFNY-W14", "EFNY-R5")
def test_a_drive_is_one_step_or_more_and_then_reveals() -> None:
    t = table("cabbie D5 taxi", step=5).play("drive")
    assert not t.offers("stop")
    t.play("go:E4")
    assert t.options() == "go:D5 go:E6 go:F3 go:F5 stop"
    t.play("stop")
    assert t.options() == "reveal:D3 reveal:E2"


# New York's words.


@rule("EFNY-W15", "EFNY-E18")
def test_hunt_moves_up_to_so_many() -> None:
    crowd = "E6: 1 prisoner, E4: 1 prisoner, C4: 1 prisoner"
    t = table("snake D5", enemies=crowd, step=11, top="the-hunt-is-on", noise=5).play("*new-york:ambush")
    t.play("hunt-prisoner:C4", "hunt-prisoner:E4")
    assert (t.enemies, t.noise, t.active) == ("D5: 3 prisoners", 0, "snake")
    t = table("snake D5", enemies=crowd, step=11, top="the-bridges-are-mined", noise=5)
    t.play("*new-york:barricades", "hunt-prisoner:C4", "hunt-prisoner:E4")
    assert t.enemies == "D5: 2 prisoners, E6: 1 prisoner"


@rule("EFNY-W16")
def test_sewer_fills_the_nearest_manholes() -> None:
    t = table("snake D5", plan="on-my-own", event_spaces="D7", manholes="K4")
    t.play("play:on-my-own", "go:D7", "reveal:E8", "*tile:ct07", "*event:something-below")
    assert t.enemies == "E4: 1 prisoner, G6: 1 prisoner"


@rule("EFNY-W16", "EFNY-G2")
def test_the_current_player_settles_a_tie_of_manholes() -> None:
    t = table("snake D5", "maggie F7", manholes="F3 K4", active="maggie", plan="eyes-open", event_spaces="F5")
    t.play("play:eyes-open", "go:F5", "*event:something-below")
    assert (t.asked, t.options()) == ("maggie", "prisoner:E4 prisoner:F3 prisoner:G6")
    t.play("prisoner:F3", "prisoner:E4")
    assert t.enemies == "E4: 1 prisoner, F3: 1 prisoner"


@rule("EFNY-W17", "EFNY-K2")
def test_roadblock_stands_on_the_road_of_the_top_card() -> None:
    t = table("snake D5", plan="on-my-own", event_spaces="D7", top="wreckers").play("play:on-my-own", "go:D7")
    t.play("reveal:E8", "*tile:ct07", "*event:fresh-barricade")
    assert t.roadblocks == "D7-E6"


@rule("EFNY-W18", "EFNY-O6")
def test_mission_moves_cubes() -> None:
    t = table("snake D5", step=11, top="running-the-clock", noise=5).play("*new-york:ambush")
    assert (t.missions, t.noise) == (3, 0)
    t = table("snake D5", step=11, top="countdown", noise=5, hard_deck=True).play("*new-york:manhunt")
    assert (t.missions, t.noise) == (2, 0)


@rule("EFNY-W19", "EFNY-Q1")
def test_a_special_card_is_shuffled_in_unseen() -> None:
    t = table("snake E2", "maggie F5", plan="on-my-own").play("play:on-my-own", "go:E0", "*poi:looted-store")
    assert (t.options(), t.mask("*special:2", "snake")) == ("special:1 special:2 special:3", "special:?")
    t.play("*special:2")
    t.play("*new-york:ambush")
    assert "blowguns" in t.deck.split()
    assert (t.view("snake").city.specials_beside, t.ny_discard, t.bonuses) == (2, "", "")


@rule("EFNY-W19")
def test_without_special_cards_beside_the_board_nothing_is_shuffled_in() -> None:
    def none_left(s: NewYork) -> None:
        s.ny_beside = 0

    t = table("snake E2", plan="on-my-own", before=none_left).play("play:on-my-own", "go:E0", "*poi:looted-store")
    assert (t.cubes, t.kind) == ("E0=1", "moment")


@rule("EFNY-U4", "EFNY-G4")
def test_an_event_that_is_being_resolved_is_not_shuffled_in() -> None:
    where: dict[str, Any] = {
        "event_spaces": "D7",
        "noise": 10,
        "missions": 1,
        "events": "car-alarm",
        "event_discard": "rats sniper",
    }
    t = table("snake D5", plan="ghost-step on-my-own", **where)
    t.play("play:on-my-own", "go:D7", "reveal:E8", "*tile:ct07", "*event:car-alarm", "*timer:street-noise")
    assert t.options() == "event:rats event:sniper"
