"""The Special Action cards of each Hero (5.14), those of the stretch goal included, one by one."""

import pytest

from tests.games.escape_from_new_york.table import table
from tests.rules import rule

# Not My Plan: each Hero has one.


@rule("EFNY-W9", "EFNY-P6")
@pytest.mark.parametrize("hero", ["snake", "maggie", "brain", "cabbie"])
def test_not_my_plan_takes_even_the_president(hero: str) -> None:
    victim = "brain" if hero != "brain" else "maggie"
    t = table(f"{hero} D5", f"{victim} D5 president radio", plan=f"not-my-plan-{hero}", taken=True)
    t.play(f"play:not-my-plan-{hero}")
    assert t.options() == "steal:item-back steal:president"
    t.play("steal:president")
    assert (t.supply(hero), t.supply(victim), t.noise) == ("president", "radio", 0)
    assert t.told()[-2:] == [f"stole {hero} {victim} president", "ny-discarded ambush"]


# Snake.


@rule("EFNY-W3", "EFNY-W1")
def test_one_man_army_hits_four_times_and_moves() -> None:
    t = table("snake D5 one-man-army", plan="one-man-army", enemies="D5: 3 prisoners 1 driver")
    t.play("play:one-man-army", *["hit-prisoner:D5"] * 3)
    t.play("go:E4", "reveal:E2", "*tile:ct07")
    assert (t.at("snake"), t.crowd("D5"), t.noise) == ("E4", "1 driver-hurt1", 3)


@rule("EFNY-W1", "EFNY-M3")
def test_old_war_reflexes_smashes_on_both_steps() -> None:
    t = table("snake D5 old-war-reflexes", plan="old-war-reflexes", roadblocks="D5-E4 E4-F3", enemies="D5: 1 prisoner")
    t.play("play:old-war-reflexes", "go:E4", "go:F3", "reveal:E2", "*tile:ct07")
    assert (t.at("snake"), t.broken, t.roadblocks, t.noise) == ("F3", "D5-E4 E4-F3", "", 2)


@rule("EFNY-W5")
def test_second_wind_takes_back_four() -> None:
    gone = ["strong-antitoxin", "on-my-own", "dead-run", "kick-it-down", "bare-knuckles"]
    t = table("snake D5 ghost-step " + " ".join(f"discard:{card}" for card in gone), plan="second-wind")
    t.play("play:second-wind", *[f"recover:{card}" for card in gone[:4]])
    assert (t.hand("snake"), t.discard("snake")) == (
        "strong-antitoxin on-my-own dead-run kick-it-down ghost-step",
        "bare-knuckles second-wind",
    )
    assert t.noise == 1


@rule("EFNY-W10")
def test_into_the_sewers_goes_to_another_manhole() -> None:
    t = table("snake E4", plan="into-the-sewers", manholes="D7", enemies="E4: 1 prisoner", special_cards=True)
    t.play("play:into-the-sewers")
    assert t.options() == "manhole:D7 manhole:G6"
    t.play("manhole:G6", "reveal:G8", "*tile:ct07")
    assert (t.at("snake"), t.noise) == ("G6", 0)


@rule("EFNY-W3", "EFNY-W4", "EFNY-H7")
def test_last_warning_hits_next_door_and_then_tricks_whom_it_likes() -> None:
    t = table("snake D5 last-warning level:3", plan="last-warning", enemies="D5: 2 prisoners, E4: 1 prisoner")
    t.play("play:last-warning", "hit-prisoner:E4", "trick-prisoner:C4")
    assert (t.enemies, t.noise, t.kind) == ("C4: 1 prisoner-down", 2, "new-york")
    t = table("snake D5 last-warning", plan="last-warning").play("play:last-warning")
    assert (t.noise, t.kind) == (2, "new-york")
    assert "skipped snake last-warning" not in t.told()


# Maggie.


@rule("EFNY-W3")
def test_empty_the_cylinder_hits_five_times_next_door_too() -> None:
    t = table("maggie D5 empty-the-cylinder", plan="empty-the-cylinder", enemies="D5: 3 prisoners, E4: 3 prisoners")
    t.play("play:empty-the-cylinder", *["hit-prisoner:D5"] * 3)
    assert (t.enemies, t.noise) == ("E4: 1 prisoner", 4)


@rule("EFNY-R3", "EFNY-R4", "EFNY-M6")
def test_get_behind_me_leads_one_hero_of_the_first_space_for_both_steps() -> None:
    t = table("maggie D5", "brain D5", "snake E4", plan="get-behind-me", enemies="D5: 1 prisoner")
    t.play("play:get-behind-me", "go:E4", "invite:2", "brain ride", "go:F3")
    assert t.options() == "alone invite:2"
    t.play("invite:2", "brain ride")
    assert (t.at("maggie"), t.at("brain"), t.at("snake"), t.kind) == ("F3", "F3", "E4", "reveal")
    t.play("reveal:E2", "*tile:ct07")
    assert (t.noise, t.crowd("D5")) == (1, "1 prisoner")


@rule("EFNY-W3", "EFNY-W13")
def test_hold_the_line_hits_next_door_and_wards_off_two() -> None:
    t = table(
        "maggie D5 eyes-open clean-shot level:3", plan="hold-the-line", enemies="D5: 3 prisoners, E4: 2 prisoners"
    )
    t.play("play:hold-the-line", "hit-prisoner:E4", "hit-prisoner:E4")
    assert (t.noise, t.kind) == (1, "lose")
    t.play("*lose:eyes-open")
    assert (t.hand("maggie"), t.kind) == ("clean-shot", "new-york")


@rule("EFNY-W5", "EFNY-T5")
def test_patch_you_up_helps_everybody_here() -> None:
    t = table(
        "maggie D5 discard:clean-shot discard:eyes-open",
        "brain D5 discard:scrounge discard:back-alleys discard:squeeze-past",
        "cabbie D5 discard:short-cut",
        "snake E4 discard:dead-run",
        plan="patch-you-up",
    ).play("play:patch-you-up", "recover:clean-shot")
    t.play("brain recover:scrounge", "brain recover:back-alleys", "cabbie done")
    assert (t.discard("maggie"), t.discard("brain")) == ("eyes-open patch-you-up", "squeeze-past")
    assert (t.discard("cabbie"), t.discard("snake"), t.kind, t.noise) == ("short-cut", "dead-run", "new-york", 0)


@rule("EFNY-W9", "EFNY-W1")
def test_take_it_and_go_robs_and_moves_on() -> None:
    t = table("maggie D5", "brain D5 president tape", plan="take-it-and-go", taken=True).play("play:take-it-and-go")
    assert t.kind == "back"
    t.play("*back:tape", "go:E4")
    assert (t.supply("maggie"), t.supply("brain"), t.at("maggie"), t.noise) == ("tape", "president", "E4", 1)
    assert t.kind == "new-york"


@rule("EFNY-W9", "EFNY-H6")
def test_take_it_and_go_cannot_take_the_president() -> None:
    t = table("maggie D5", "brain D5 president", plan="take-it-and-go", taken=True).play("play:take-it-and-go")
    assert (t.supply("brain"), t.at("maggie"), t.noise) == ("president", "D5", 1)
    assert "skipped maggie take-it-and-go" in t.told()


# Brain.


@rule("EFNY-W4", "EFNY-W1")
def test_the_duke_trusts_me_tricks_some_or_none_and_moves() -> None:
    t = table("brain D5 the-duke-trusts-me", plan="the-duke-trusts-me", enemies="D5: 1 prisoner duke")
    t.play("play:the-duke-trusts-me", "trick-duke:C4", "done", "go:E4", "reveal:E2", "*tile:ct07")
    assert (t.enemies, t.at("brain"), t.noise) == ("C4: duke-down, D5: 1 prisoner", "E4", 1)
    t = table("brain D5", plan="the-duke-trusts-me").play("play:the-duke-trusts-me", "go:E4")
    assert t.kind == "reveal"


@rule("EFNY-W10", "EFNY-R4")
def test_tunnel_plans_takes_somebody_along() -> None:
    t = table("brain E4", "snake E4", "maggie E4 car", plan="tunnel-plans").play("play:tunnel-plans")
    assert t.options() == "alone invite:2"
    t.play("invite:2", "snake ride", "reveal:G8", "*tile:ct07")
    assert (t.at("brain"), t.at("snake"), t.at("maggie"), t.noise) == ("G6", "G6", "E4", 0)


@rule("EFNY-W6", "EFNY-I4")
def test_black_market_draws_two_items_one_at_a_time() -> None:
    t = table("brain D5 radio diagram-3", plan="black-market").play("play:black-market", "*item:crowbar", "*item:axe")
    assert t.kind == "limit"
    t.play("throw:crowbar")
    assert (t.supply("brain"), t.noise) == ("axe radio diagram-3", 1)


@rule("EFNY-W9")
def test_double_deal_robs_and_gives_an_item_back() -> None:
    t = table("brain D5 radio cigarettes", "snake D5 tape", "maggie F5", plan="double-deal")
    t.play("play:double-deal", "*back:tape")
    assert t.options() == "give:cigarettes give:radio"
    assert (t.mask("give:radio", "snake"), t.mask("give:radio", "maggie")) == ("give:radio", "give:?")
    t.play("give:radio")
    assert (t.supply("brain"), t.supply("snake"), t.noise) == ("cigarettes tape", "radio", 1)


@rule("EFNY-W9")
def test_double_deal_without_an_item_gives_nothing() -> None:
    t = table("brain D5", "snake D5 tape", plan="double-deal").play("play:double-deal", "*back:tape")
    assert (t.supply("brain"), t.supply("snake"), t.kind) == ("tape", "", "new-york")


@rule("EFNY-K2", "EFNY-K3", "EFNY-K5")
def test_wire_the_street_puts_up_one_or_two_roadblocks() -> None:
    t = table("brain B9", plan="wire-the-street", roadblocks="B9-B7", broken="B9-C8").play("play:wire-the-street")
    assert t.options() == "wire:NE wire:NW wire:S wire:SE"
    t.play("wire:NE")
    assert t.options() == "done wire:NW wire:S wire:SE"
    t.play("wire:S")
    assert (t.roadblocks, t.broken, t.noise) == ("B7-B9 B9-C8 B9-S", "", 2)


# Cabbie.


@rule("EFNY-W11", "EFNY-M5")
def test_thirty_years_in_this_town_jumps_from_poi_to_poi() -> None:
    t = table("cabbie A2 car", "snake A2", tiles="A2=nothing-here", plan="thirty-years-in-this-town")
    t.play("play:thirty-years-in-this-town")
    assert t.options() == "jump:A8 jump:C10 jump:E0 jump:G10 jump:I0 jump:K2 jump:K8"
    t.play("jump:K8", "invite:2", "snake ride", "*poi:crash-site")
    assert (t.at("cabbie"), t.at("snake"), t.car("cabbie"), t.tokens) == ("K8", "K8", "car", "3@K8")
    assert t.crowd("K8") == "2 prisoners"


@rule("EFNY-W1", "EFNY-M3")
def test_full_throttle_smashes_its_way_for_three_steps() -> None:
    t = table("cabbie D5 full-throttle", plan="full-throttle", roadblocks="D5-E4 F3-G4", enemies="D5: 1 prisoner")
    t.play("play:full-throttle", "go:E4", "go:F3", "go:G4", "reveal:H3", "*tile:ct07")
    assert (t.at("cabbie"), t.broken, t.noise) == ("G4", "D5-E4 F3-G4", 3)


@rule("EFNY-W3")
def test_fire_bottles_hits_four_times_next_door_too() -> None:
    t = table("cabbie D5 fire-bottles", plan="fire-bottles", enemies="E4: 3 prisoners, E6: 2 prisoners")
    t.play("play:fire-bottles", "hit-prisoner:E4", "hit-prisoner:E4", "hit-prisoner:E4")
    assert (t.enemies, t.noise) == ("E6: 1 prisoner", 3)


@rule("EFNY-W12")
def test_spare_engine_is_a_car_for_who_has_none() -> None:
    t = table("cabbie D5", plan="spare-engine").play("play:spare-engine")
    assert (t.car("cabbie"), t.state.cars_left, t.kind) == ("car", 3, "drive")
    assert "took-wreck cabbie" in t.told()
    t.play("decline")
    assert t.noise == 1


@rule("EFNY-W12", "EFNY-W14")
def test_spare_engine_drives_at_once_for_who_has_one() -> None:
    t = table("cabbie D5 taxi spare-engine", plan="spare-engine", enemies="D5: 1 prisoner").play("play:spare-engine")
    assert t.options() == "go:C4 go:E4 go:E6"
    t.play("go:E4")
    assert t.kind == "reveal"


@rule("EFNY-W5", "EFNY-W1", "EFNY-W2")
def test_meters_running_takes_back_two_and_moves() -> None:
    t = table("cabbie D5 discard:short-cut discard:tire-iron discard:hop-in", plan="meters-running")
    t.play("play:meters-running", "recover:short-cut", "recover:hop-in", "go:E4", "reveal:E2", "*tile:ct07")
    assert (t.discard("cabbie"), t.at("cabbie"), t.noise) == ("tire-iron meters-running", "E4", 1)
