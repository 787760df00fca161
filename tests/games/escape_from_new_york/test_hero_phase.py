"""The Hero Phase, steps 1 to 9 (EFNY-H)."""

from typing import Any

import pytest

from lamster.games.escape_from_new_york.components import DATA
from tests.games.escape_from_new_york.table import table
from tests.rules import rule

# Step 1.


@rule("EFNY-H1", "EFNY-Y1")
def test_recovery_is_offered() -> None:
    t = table("snake D5 discard:dead-run discard:ghost-step", blacks=10)
    assert (t.kind, t.options(), t.default()) == ("recovery", "decline recover-all", "decline")
    t.play("decline")
    assert (t.kind, t.timer, t.discard("snake")) == ("choose", "10+3", "dead-run ghost-step")
    t = table("snake D5 discard:dead-run discard:ghost-step", blacks=10).play("recover-all", "*timer:lull")
    assert (len(t.hand("snake").split()), t.discard("snake"), t.timer) == (8, "", "9+3")


@rule("EFNY-H1")
def test_no_recovery_with_an_empty_discard_pile() -> None:
    assert table("snake D5").kind == "choose"
    assert table("snake D5 ghost-step").kind == "choose"


@rule("EFNY-H2")
@pytest.mark.parametrize(("hand", "forced"), [("empty", True), ("ghost-step", True), ("ghost-step dead-run", False)])
def test_with_one_card_or_none_it_is_a_duty(hand: str, forced: bool) -> None:
    t = table(f"snake D5 {hand} discard:on-my-own discard:bare-knuckles")
    assert (t.kind == "timer", t.kind == "recovery") == (forced, not forced)


@rule("EFNY-H2", "EFNY-T2")
def test_a_first_aid_kit_before_step_one_does_not_lift_the_duty() -> None:
    t = table(
        "snake D5 ghost-step first-aid-kit discard:on-my-own discard:dead-run discard:kick-it-down",
        step=0,
        windows=True,
    )
    t.play("use:first-aid-kit", "recover:on-my-own", "recover:dead-run")
    assert t.told()[-1] == "forced snake 1"
    assert (t.hand("snake"), t.kind, t.state.forced) == ("on-my-own dead-run kick-it-down ghost-step", "timer", True)


@rule("EFNY-H3", "EFNY-Y2")
def test_first_the_cards_then_one_tile() -> None:
    t = table("snake D5 empty discard:on-my-own discard:dead-run", blacks=10)
    assert (t.hand("snake"), t.discard("snake"), t.kind) == ("on-my-own dead-run", "", "timer")
    t.play("*timer:street-noise", "*event:falling-masonry", "*lose:dead-run", "*lose:on-my-own")
    assert (t.hand("snake"), t.timer, t.kind) == ("", "9+3", "new-york")


# Step 2.


@rule("EFNY-H4")
def test_two_cards_are_chosen_face_down() -> None:
    t = table("snake D5 dead-run ghost-step bare-knuckles", "maggie F5")
    assert t.options() == "choose:bare-knuckles choose:dead-run choose:ghost-step"
    assert (t.mask("choose:dead-run", "maggie"), t.mask("choose:dead-run", "snake")) == ("choose:?", "choose:dead-run")
    t.play("choose:dead-run")
    assert t.options() == "choose:bare-knuckles choose:ghost-step unchoose:dead-run"
    t.play("choose:ghost-step")
    assert t.options() == "ready unchoose:dead-run unchoose:ghost-step"
    assert (t.view("maggie").seats[0].chosen, t.view("maggie").seats[0].hand) == (2, 1)


@rule("EFNY-H4")
def test_the_plan_can_be_changed_until_it_is_ready() -> None:
    t = table("snake D5 dead-run ghost-step bare-knuckles", "maggie F5")
    t.play("choose:dead-run", "choose:ghost-step", "unchoose:dead-run", "choose:bare-knuckles", "ready")
    assert (t.kind, t.hand("snake")) == ("play", "dead-run")
    assert t.told("maggie") == ["chose snake 2"]
    assert t.refused("unchoose:ghost-step") == "EFNY-H5"


@rule("EFNY-H4")
def test_a_single_card_is_played_alone_and_may_be_replaced() -> None:
    t = table("snake D5 ghost-step").play("choose:ghost-step")
    assert t.options() == "ready unchoose:ghost-step"
    t.play("ready")
    assert t.options() == "hit-instead:ghost-step move-instead:ghost-step play:ghost-step"
    assert (t.rule_of("play:ghost-step"), t.rule_of("hit-instead:ghost-step")) == ("EFNY-H5", "EFNY-H10")
    t.play("hit-instead:ghost-step")
    assert (t.kind, t.noise, t.discard("snake")) == ("new-york", 2, "ghost-step")


@rule("EFNY-H4")
def test_without_cards_steps_three_and_four_are_skipped() -> None:
    t = table("snake D5 empty", step=2)
    assert (t.kind, t.noise) == ("new-york", 0)


@rule("EFNY-H4")
def test_the_default_plan_is_legal() -> None:
    t = table("snake D5 dead-run ghost-step bare-knuckles")
    t.play(t.default()).play(t.default())
    assert t.default() == "ready"
    t.play("ready")
    assert t.default().startswith("play:")


# Steps 3 and 4.


@rule("EFNY-H5", "EFNY-H9")
def test_either_card_may_come_first() -> None:
    t = table("snake D5", plan="ghost-step bare-knuckles")
    assert t.options() == (
        "hit-instead:bare-knuckles hit-instead:ghost-step move-instead:bare-knuckles move-instead:ghost-step "
        "play:bare-knuckles play:ghost-step"
    )
    t.play("play:bare-knuckles")
    assert t.options() == "hit-instead:ghost-step move-instead:ghost-step play:ghost-step"
    t = table("snake D5", plan="ghost-step bare-knuckles").play("play:ghost-step", "go:E4", "reveal:E2", "*tile:ct07")
    assert t.options() == "hit-instead:bare-knuckles move-instead:bare-knuckles play:bare-knuckles"


@rule("EFNY-H5")
def test_the_parts_come_in_the_printed_order() -> None:
    t = table("snake D5 level:3", plan="hit-and-run", enemies="D5: 1 prisoner 1 driver").play("play:hit-and-run")
    assert t.kind == "hit"
    t.play("hit-prisoner:D5")
    assert t.kind == "move"
    t.play("go:E4")
    assert t.kind == "reveal"


@rule("EFNY-H6", "EFNY-H8")
def test_all_or_nothing() -> None:
    """Hit and Run without a way out: it does not even hit, and its Noise counts."""
    t = table("snake D5 hit-and-run", plan="hit-and-run", enemies="D5: 1 prisoner", roadblocks="D5-E4 D5-E6 C4-D5")
    t.play("play:hit-and-run")
    assert (t.crowd("D5"), t.noise) == ("1 prisoner", 2)
    assert t.told()[:2] == ["played snake hit-and-run", "skipped snake hit-and-run"]


@rule("EFNY-H7")
def test_what_still_counts_as_whole() -> None:
    """No empty neighbour, damage left over, a movement cut short by taking a Car: nothing is skipped."""
    t = table("snake F5 ghost-step", plan="ghost-step")
    t.play("play:ghost-step", "go:F3", "reveal:F1", "*tile:ct07", "*suburb:item")
    assert t.kind == "new-york"
    t = table("cabbie D5 level:3", plan="straight-through", tiles="D3 E2", enemies="E4: 1 prisoner")
    t.play("play:straight-through", "go:E4")
    assert (t.crowd("E4"), t.kind) == ("", "new-york")
    t = table("snake D5", plan="dead-run", wrecks="E4").play("play:dead-run", "go:E4", "collect:car")
    assert (t.car("snake"), t.at("snake"), t.kind) == ("car", "E4", "reveal")


@rule("EFNY-H8")
def test_whether_a_card_works_is_judged_when_it_is_revealed() -> None:
    """Nobody to trick at that moment: the movement before would not have helped."""
    t = table("brain D5 over-here-boys", plan="stony-poker-face", enemies="E4: 1 prisoner").play(
        "play:stony-poker-face"
    )
    assert "skipped brain stony-poker-face" in t.told()
    t = table("brain D5 level:3", plan="homemade-charge", enemies="D5: 1 prisoner").play("play:homemade-charge")
    assert (t.crowd("D5"), t.noise) == ("", 3)


@rule("EFNY-H8", "EFNY-R7", "EFNY-H6")
def test_a_card_that_would_cost_the_car_is_a_choice() -> None:
    shut = "D5-E4 D5-E6 C4-D5"
    t = table("snake D5 car", plan="dead-run", roadblocks=shut).play("play:dead-run")
    assert (t.kind, t.options(), t.default()) == ("dare", "dare skip", "skip")
    t.play("dare")
    assert t.options() == "crash:C4 crash:E4 crash:E6"
    t.play("crash:E4")
    assert (t.car("snake"), t.broken, t.options()) == ("", "D5-E4", "go:D5 go:E6 go:F3 go:F5")
    t = table("snake D5 car", plan="dead-run", roadblocks=shut).play("play:dead-run", "skip")
    assert (t.car("snake"), t.roadblocks, t.kind) == ("car", "C4-D5 D5-E4 D5-E6", "drive")
    assert "skipped snake dead-run" in t.told()


# The ability.


@rule("EFNY-H10", "EFNY-H13")
def test_the_ability_hits_instead_of_a_card() -> None:
    t = table("snake D5 level:3", plan="dead-run ghost-step", enemies="D5: 1 prisoner 1 driver, E4: 1 prisoner")
    t.play("hit-instead:dead-run", "hit-prisoner:D5")
    assert (t.enemies, t.options()) == ("D5: 1 driver-hurt1, E4: 1 prisoner", "play:ghost-step")
    assert t.refused("hit-instead:ghost-step") == "EFNY-H10"
    t.play("play:ghost-step")
    assert t.noise == 2


@rule("EFNY-H10", "EFNY-M6")
def test_the_ability_moves_and_reveals_instead_of_a_card() -> None:
    t = table("snake D5 bare-knuckles", plan="bare-knuckles", enemies="D5: 1 prisoner", roadblocks="D5-E4")
    t.play("move-instead:bare-knuckles")
    assert t.options() == "go:C4 go:E6"
    t.play("go:E6", "reveal:E8", "*tile:ct07")
    assert (t.at("snake"), t.noise, t.discard("snake")) == ("E6", 2, "bare-knuckles")


@rule("EFNY-H10")
def test_the_ability_waits_for_the_second_card_too() -> None:
    t = table("snake D5", plan="bare-knuckles ghost-step").play(
        "play:bare-knuckles", "move-instead:ghost-step", "go:E4"
    )
    t.play("reveal:E2", "*tile:ct07")
    assert (t.noise, t.discard("snake")) == (3, "bare-knuckles ghost-step")


@rule("EFNY-H10", "EFNY-R7", "EFNY-H8")
def test_the_ability_moves_only_where_a_step_can_be_made() -> None:
    shut = "D5-E4 D5-E6 C4-D5"
    t = table("snake D5", plan="dead-run", roadblocks=shut)
    assert t.options() == "hit-instead:dead-run play:dead-run"
    assert t.refused("move-instead:dead-run") == "EFNY-H8"
    t = table("snake D5 car", plan="dead-run", roadblocks=shut).play("move-instead:dead-run", "crash:E4")
    assert (t.at("snake"), t.car("snake"), t.kind) == ("E4", "", "reveal")


@rule("EFNY-H11")
def test_which_card_was_replaced_stays_a_secret() -> None:
    t = table("snake D5", "maggie F5", plan="bare-knuckles ghost-step")
    assert [t.mask("hit-instead:ghost-step", who) for who in ("snake", "maggie", "onlooker")] == [
        "hit-instead:ghost-step",
        "hit-instead:?",
        "hit-instead:?",
    ]
    assert t.mask("play:ghost-step", "maggie") == "play:ghost-step"
    t.play("hit-instead:ghost-step", "play:bare-knuckles")
    assert t.told("maggie")[0] == "ability-hit snake"
    seen = t.view("maggie").seats[0]
    assert (seen.discard, seen.sure_discard) == (2, ["bare-knuckles"])


# Steps 5 to 9.


@rule("EFNY-H12", "EFNY-R5")
def test_a_car_drives_in_step_five_if_no_enemy_is_here() -> None:
    t = table("snake D5 car", step=5)
    assert (t.kind, t.options()) == ("drive", "decline drive")
    t.play("drive", "go:E4", "reveal:E2", "*tile:ct07")
    assert (t.at("snake"), t.noise) == ("E4", 0)
    assert table("snake D5 car", step=5, enemies="D5: 1 prisoner", prisoners_left=0).kind != "drive"
    assert table("snake D5", step=5).kind == "new-york"


@rule("EFNY-H13", "EFNY-H6", "EFNY-O2")
def test_the_noise_of_all_revealed_cards_and_the_ability() -> None:
    """Dead Run is skipped and still makes 2; the replaced card makes none, the ability 2."""
    t = table("snake D5", plan="dead-run spray-the-street", enemies="D5: slag", noise=1)
    t.play("play:dead-run")
    assert t.noise == 1
    t.play("hit-instead:spray-the-street")
    assert t.noise == 5


@rule("EFNY-H14")
def test_then_both_cards_go_face_down_to_the_discard_pile() -> None:
    t = table("snake D5", "maggie F5", plan="bare-knuckles strong-antitoxin")
    t.play("play:bare-knuckles")
    assert t.discard("snake") == ""
    t.play("play:strong-antitoxin")
    assert t.discard("snake") == "strong-antitoxin bare-knuckles"
    assert t.view("maggie").seats[0].discard == 2


@rule("EFNY-H14", "EFNY-O4")
def test_a_timer_tile_of_the_noise_comes_before_the_discard() -> None:
    """Adrenaline and the like cannot give back what was played this turn."""
    t = table("snake D5", plan="bare-knuckles", noise=10, missions=1).play("play:bare-knuckles")
    assert (t.kind, t.discard("snake")) == ("timer", "")


@rule("EFNY-H15", "EFNY-D2", "EFNY-D3")
def test_step_seven_costs_random_cards() -> None:
    t = table("snake D5 dead-run ghost-step on-my-own", "maggie F5", step=7, enemies="D5: 2 prisoners")
    assert (t.asked, t.options()) == ("*", "lose:dead-run lose:ghost-step lose:on-my-own")
    assert (t.mask("*lose:dead-run", "snake"), t.mask("*lose:dead-run", "maggie")) == ("lose:dead-run", "lose:?")
    t.play("*lose:dead-run", "*lose:on-my-own")
    assert (t.hand("snake"), t.discard("snake"), t.kind) == ("ghost-step", "on-my-own dead-run", "new-york")


@rule("EFNY-H15", "EFNY-D4", "EFNY-V10")
def test_more_damage_than_cards_does_nothing_more() -> None:
    t = table("snake D5 dead-run", step=7, enemies="D5: slag").play("*lose:dead-run")
    assert (t.hand("snake"), t.kind) == ("", "new-york")
    t = table("snake D5 empty", step=7, enemies="D5: slag")
    assert (t.kind, t.result) == ("new-york", "")


@rule("EFNY-H16", "EFNY-L4")
def test_a_complete_bar_is_a_level_once_a_turn() -> None:
    t = table("snake D5 brick bar:2+0", step=8)
    assert (t.kind, t.level("snake")) == ("learn", 1)
    t.play("learn:one-man-army")
    assert (t.bar("snake"), t.kind) == ("0+0", "new-york")
    t = table("snake D5 brick bar:1+0", step=8)
    assert (t.kind, t.level("snake")) == ("new-york", 0)


@rule("EFNY-H17", "EFNY-F15")
def test_a_building_works_among_enemies_too() -> None:
    where: dict[str, Any] = {"tiles": "D5=ct01", "enemies": "D5: 1 prisoner"}
    t = table("snake D5 discard:dead-run", step=9, **where)
    assert (t.kind, t.asked) == ("recover", "snake")
    t.play("recover:dead-run")
    assert t.discard("snake") == ""


@rule("EFNY-H18")
def test_icons_are_reminders_only() -> None:
    """What a card may do follows from its effect: nothing reads the icon."""
    kinds = {word for card in DATA["actions"] for word in card["icon"].split("+")}
    assert kinds == {"move", "attack", "special"}
    t = table("maggie D5 weapon:axe level:3", plan="hold-the-line", enemies="D5: 1 prisoner").play("play:hold-the-line")
    assert (t.crowd("D5"), t.state.guard) == ("", 2)
