"""The eight Action cards of each Hero (5.13), one by one: what they do and the Noise they make."""

from typing import Any

from tests.games.escape_from_new_york.table import table
from tests.rules import rule

# Snake.


@rule("EFNY-W5")
def test_strong_antitoxin_takes_back_three() -> None:
    t = table(
        "snake D5 bare-knuckles discard:dead-run discard:ghost-step discard:on-my-own discard:kick-it-down",
        plan="strong-antitoxin",
    ).play("play:strong-antitoxin", "recover:dead-run", "recover:ghost-step", "recover:on-my-own")
    assert t.hand("snake") == "on-my-own dead-run bare-knuckles ghost-step"
    assert (t.discard("snake"), t.kind, t.noise) == ("strong-antitoxin kick-it-down", "new-york", 0)


@rule("EFNY-W1", "EFNY-W2")
def test_on_my_own_moves_one_and_reveals() -> None:
    t = table("snake D5", plan="on-my-own").play("play:on-my-own", "go:E4")
    assert t.options() == "reveal:D3 reveal:E2"
    t.play("reveal:E2", "*tile:ct07")
    assert (t.at("snake"), t.tile("E2"), t.noise, t.kind) == ("E4", "ct07", 1, "new-york")


@rule("EFNY-W1", "EFNY-W2")
def test_dead_run_moves_two_and_reveals() -> None:
    t = table("snake D5", plan="dead-run").play("play:dead-run", "go:E4", "go:F3")
    assert t.options() == "reveal:E2 reveal:F1 reveal:G2"
    t.play("reveal:G2", "*tile:ct07")
    assert (t.at("snake"), t.tile("G2"), t.noise) == ("F3", "ct07", 2)


@rule("EFNY-W1", "EFNY-M3")
def test_kick_it_down_goes_through_a_roadblock_and_past_enemies() -> None:
    t = table("snake D5 kick-it-down", plan="kick-it-down", roadblocks="D5-E4", enemies="D5: 1 prisoner")
    t.play("play:kick-it-down", "go:E4", "reveal:E2", "*tile:ct07")
    assert (t.at("snake"), t.roadblocks, t.broken, t.noise) == ("E4", "", "D5-E4", 2)


@rule("EFNY-W3")
def test_bare_knuckles_hits_twice_in_the_own_space() -> None:
    t = table(
        "snake D5 bare-knuckles level:3", plan="bare-knuckles", enemies="D5: 2 prisoners 1 driver, E4: 1 prisoner"
    )
    t.play("play:bare-knuckles")
    assert t.options() == "hit-driver:D5 hit-prisoner:D5"
    t.play("hit-prisoner:D5", "hit-prisoner:D5")
    assert (t.enemies, t.noise) == ("D5: 1 driver, E4: 1 prisoner", 1)


@rule("EFNY-W3")
def test_spray_the_street_hits_three_times_next_door_too() -> None:
    t = table("snake D5 spray-the-street level:3", plan="spray-the-street", enemies="D5: 2 prisoners, E4: 1 driver")
    t.play("play:spray-the-street", "hit-driver:E4", "hit-driver-hurt1:E4")
    assert (t.enemies, t.wrecks, t.noise) == ("D5: 1 prisoner", "E4=1", 3)


@rule("EFNY-W3", "EFNY-W1", "EFNY-M6")
def test_hit_and_run_hits_once_and_leaves_the_rest_behind() -> None:
    t = table("snake D5 hit-and-run", plan="hit-and-run", enemies="D5: 2 prisoners")
    t.play("play:hit-and-run", "go:E4", "reveal:D3", "*tile:ct07")
    assert (t.at("snake"), t.crowd("D5"), t.noise) == ("E4", "1 prisoner", 2)


@rule("EFNY-W1", "EFNY-U6")
def test_ghost_step_wakes_no_event() -> None:
    t = table("snake D5", plan="ghost-step", event_spaces="D7").play("play:ghost-step", "go:D7")
    t.play("reveal:E8", "*tile:ct07")
    assert (t.at("snake"), t.kind, t.noise) == ("D7", "new-york", 0)


# Maggie.


@rule("EFNY-W5", "EFNY-G5", "EFNY-T5")
def test_ill_cover_you_helps_one_other_next_door() -> None:
    t = table(
        "maggie D5 discard:clean-shot discard:hurry-up discard:eyes-open",
        "brain E4 discard:scrounge discard:back-alleys",
        "cabbie F5 discard:short-cut",
        plan="ill-cover-you",
        roadblocks="D5-E4",
    ).play("play:ill-cover-you", "recover:clean-shot", "recover:hurry-up")
    assert (t.asked, t.options()) == ("brain", "done recover:back-alleys recover:scrounge")
    t.play("recover:scrounge")
    assert (t.discard("maggie"), t.discard("brain"), t.discard("cabbie")) == (
        "ill-cover-you eyes-open",
        "back-alleys",
        "short-cut",
    )
    assert (t.kind, t.noise) == ("new-york", 0)


@rule("EFNY-W5")
def test_ill_cover_you_lets_maggie_choose_whom() -> None:
    heroes = ("maggie D5 ill-cover-you", "brain D5 discard:scrounge", "cabbie C4 discard:short-cut")
    t = table(*heroes, plan="ill-cover-you").play("play:ill-cover-you")
    assert (t.asked, t.options()) == ("maggie", "cover:2 cover:3")
    t.play("cover:3", "done")
    assert (t.discard("cabbie"), t.kind) == ("short-cut", "new-york")


@rule("EFNY-W3")
def test_ill_cut_you_hits_twice_in_the_own_space() -> None:
    t = table("maggie D5 ill-cut-you", plan="ill-cut-you", enemies="D5: 2 prisoners 1 driver, D3: 1 prisoner")
    t.play("play:ill-cut-you", "hit-prisoner:D5", "hit-prisoner:D5")
    assert (t.enemies, t.noise) == ("D3: 1 prisoner, D5: 1 driver", 1)


@rule("EFNY-W3")
def test_clean_shot_hits_three_times_next_door_too() -> None:
    t = table("maggie D5 clean-shot", plan="clean-shot", enemies="D3: 2 prisoners, D7: 2 prisoners, E8: 1 prisoner")
    t.play("play:clean-shot", "hit-prisoner:D3", "hit-prisoner:D7", "hit-prisoner:D7")
    assert (t.enemies, t.noise) == ("D3: 1 prisoner, E8: 1 prisoner", 3)


@rule("EFNY-W1", "EFNY-W2")
def test_hurry_up_moves_two_and_reveals() -> None:
    t = table("maggie D5", plan="hurry-up").play("play:hurry-up", "go:E6", "go:F7", "reveal:F9", "*tile:ct07")
    t.play("*suburb:raft")
    assert (t.at("maggie"), t.tile("F9"), t.noise) == ("F7", "ct07", 1)


@rule("EFNY-W1", "EFNY-W2")
def test_eyes_open_moves_one_and_reveals() -> None:
    t = table("maggie D5", plan="eyes-open").play("play:eyes-open", "go:C4", "reveal:B3", "*tile:ct07")
    assert (t.at("maggie"), t.tile("B3"), t.noise) == ("C4", "ct07", 1)


@rule("EFNY-W1", "EFNY-M3")
def test_shoulder_in_goes_through_a_roadblock_and_past_enemies() -> None:
    t = table("maggie D5 shoulder-in", plan="shoulder-in", roadblocks="D5-C4 D5-E4", enemies="D5: 1 prisoner")
    t.play("play:shoulder-in", "go:C4", "reveal:B3", "*tile:ct07")
    assert (t.at("maggie"), t.roadblocks, t.broken, t.noise) == ("C4", "D5-E4", "C4-D5", 2)


@rule("EFNY-W3", "EFNY-W1")
def test_shoot_and_scoot_hits_next_door_and_moves() -> None:
    t = table("maggie D5 shoot-and-scoot", plan="shoot-and-scoot", enemies="D5: 1 prisoner, E4: 1 prisoner")
    t.play("play:shoot-and-scoot", "hit-prisoner:E4", "go:E4", "reveal:E2", "*tile:ct07")
    assert (t.at("maggie"), t.enemies, t.noise) == ("E4", "D5: 1 prisoner", 2)


@rule("EFNY-W4")
def test_over_here_boys_tricks_one_or_two() -> None:
    t = table("maggie D5 over-here-boys", plan="over-here-boys", enemies="D5: 3 prisoners", tiles="D3")
    t.play("play:over-here-boys")
    assert t.options() == "trick-prisoner:C4 trick-prisoner:D3 trick-prisoner:E4 trick-prisoner:E6"
    t.play("trick-prisoner:D3")
    assert t.offers("done")
    t.play("trick-prisoner:E4")
    assert (t.enemies, t.noise) == ("D3: 1 prisoner-down, D5: 1 prisoner, E4: 1 prisoner-down", 1)


# Brain.


@rule("EFNY-W5")
def test_let_me_think_takes_back_two_and_looks_at_the_next_event() -> None:
    t = table(
        "brain D5 discard:scrounge discard:back-alleys discard:squeeze-past", "snake F5", plan="let-me-think"
    ).play("play:let-me-think", "recover:scrounge", "recover:back-alleys", "*event:sniper")
    assert t.told("brain")[-1] == "saw-event brain sniper"
    assert t.told("snake")[-1] == "saw-event brain ?"
    assert t.options() == "bury leave"
    t.play("leave")
    assert (t.state.event_pile.top, t.noise, t.discard("brain")) == ([3], 0, "let-me-think squeeze-past")


@rule("EFNY-W5", "EFNY-U4")
def test_let_me_think_may_put_the_event_at_the_bottom() -> None:
    t = table("brain D5", plan="let-me-think", events="sniper rats").play("play:let-me-think", "*event:sniper", "bury")
    assert (t.state.event_pile.top, t.state.event_pile.bottom) == ([], [3])
    assert t.state.event_pile.size() == 2


@rule("EFNY-W4")
def test_stony_poker_face_tricks_as_many_as_one_likes() -> None:
    t = table("brain D5 stony-poker-face", plan="stony-poker-face", enemies="D5: 2 prisoners 1 driver romero")
    t.play("play:stony-poker-face", "trick-driver:E4", "trick-romero:E4", "trick-prisoner:E6", "trick-prisoner:C4")
    assert t.enemies == "C4: 1 prisoner-down, E4: 1 driver-down romero-down, E6: 1 prisoner-down"
    assert (t.kind, t.noise) == ("new-york", 1)


@rule("EFNY-W1", "EFNY-U6")
def test_watch_your_step_wakes_no_event() -> None:
    t = table("brain D5", plan="watch-your-step", event_spaces="D7").play("play:watch-your-step", "go:D7")
    t.play("reveal:E8", "*tile:ct07")
    assert (t.at("brain"), t.kind, t.noise) == ("D7", "new-york", 0)


@rule("EFNY-W1", "EFNY-W2")
def test_back_alleys_moves_two_and_reveals() -> None:
    t = table("brain D5", plan="back-alleys").play("play:back-alleys", "go:E4", "go:D5", "reveal:C6", "*tile:ct07")
    assert (t.at("brain"), t.tile("C6"), t.noise) == ("D5", "ct07", 1)


@rule("EFNY-W1", "EFNY-M6")
def test_squeeze_past_needs_no_clear_space() -> None:
    t = table("brain D5 squeeze-past", plan="squeeze-past", enemies="D5: 4 prisoners", roadblocks="D5-E4")
    t.play("play:squeeze-past")
    assert t.options() == "go:C4 go:E6"
    t.play("go:E6", "reveal:E8", "*tile:ct07")
    assert (t.at("brain"), t.crowd("D5"), t.noise) == ("E6", "4 prisoners", 1)


@rule("EFNY-W3", "EFNY-W7")
def test_homemade_charge_hits_three_times_and_may_break_a_roadblock() -> None:
    where: dict[str, Any] = {"enemies": "D5: 2 prisoners", "roadblocks": "D5-E4 C4-D5"}
    t = table("brain D5 homemade-charge", plan="homemade-charge", **where).play("play:homemade-charge")
    assert (t.crowd("D5"), t.options()) == ("", "break:NE break:NW done")
    t.play("break:NE")
    assert (t.roadblocks, t.broken, t.noise) == ("C4-D5", "D5-E4", 3)
    t = table("brain D5 homemade-charge", plan="homemade-charge", **where).play("play:homemade-charge", "done")
    assert (t.roadblocks, t.noise) == ("C4-D5 D5-E4", 3)


@rule("EFNY-W6")
def test_scrounge_draws_an_item() -> None:
    t = table("brain D5", "snake F5", plan="scrounge").play("play:scrounge", "*item:radio")
    assert (t.supply("brain"), t.noise) == ("radio", 1)
    assert "drew brain ?" in t.told("snake")


@rule("EFNY-W2", "EFNY-W8")
def test_it_is_all_in_the_files_reveals_two_and_peeks_at_one() -> None:
    t = table("brain D5", "snake F5", plan="it-is-all-in-the-files").play("play:it-is-all-in-the-files")
    t.play("reveal:D3", "*tile:ct07", "reveal:C6", "*tile:ct24")
    assert t.options() == "peek:A2 peek:A8 peek:C10 peek:E0"
    t.play("peek:E0", "*poi:dukes-camp")
    assert ("peeked brain E0 dukes-camp" in t.told("brain"), "peeked brain E0 ?" in t.told("snake")) == (True, True)
    assert (t.tile("E0"), t.enemies, t.noise, t.kind) == ("", "", 0, "new-york")


# Cabbie.


@rule("EFNY-W5")
def test_take_a_breather_takes_back_three() -> None:
    t = table(
        "cabbie D5 hop-in discard:short-cut discard:tire-iron discard:lean-on-the-horn", plan="take-a-breather"
    ).play("play:take-a-breather", "recover:short-cut", "recover:tire-iron", "recover:lean-on-the-horn")
    assert (t.hand("cabbie"), t.discard("cabbie")) == ("short-cut tire-iron lean-on-the-horn hop-in", "take-a-breather")
    assert t.noise == 0


@rule("EFNY-W1", "EFNY-W2")
def test_step_on_the_gas_moves_two_on_foot() -> None:
    t = table("cabbie D5", plan="step-on-the-gas").play("play:step-on-the-gas", "go:E4", "go:F3")
    assert t.options() == "reveal:E2 reveal:F1 reveal:G2"
    t.play("reveal:E2", "*tile:ct07")
    assert t.noise == 2


@rule("EFNY-W1", "EFNY-W2")
def test_step_on_the_gas_moves_three_with_a_car() -> None:
    t = table("cabbie D5 car", plan="step-on-the-gas").play("play:step-on-the-gas", "go:E4", "go:F3")
    assert t.kind == "move"
    t.play("go:G4")
    assert (t.at("cabbie"), t.options()) == ("G4", "reveal:G2 reveal:H3 reveal:H5")


@rule("EFNY-W1", "EFNY-W2")
def test_short_cut_moves_two_and_reveals() -> None:
    t = table("cabbie D5", plan="short-cut").play("play:short-cut", "go:E6", "go:E4", "reveal:E2", "*tile:ct07")
    assert (t.at("cabbie"), t.tile("E2"), t.noise) == ("E4", "ct07", 1)


@rule("EFNY-W1", "EFNY-W3", "EFNY-H5")
def test_straight_through_goes_reveals_and_then_hits() -> None:
    t = table("cabbie D5 straight-through", plan="straight-through", roadblocks="D5-E4", enemies="E4: 2 prisoners")
    t.play("play:straight-through", "go:E4")
    assert (t.kind, t.crowd("E4")) == ("reveal", "2 prisoners")
    t.play("reveal:E2", "*tile:ct07")
    assert (t.crowd("E4"), t.broken, t.noise) == ("1 prisoner", "D5-E4", 2)


@rule("EFNY-W3")
def test_bottle_out_the_window_hits_twice_next_door_too() -> None:
    t = table("cabbie D5 tire-iron bottle-out-the-window", plan="bottle-out-the-window", enemies="E4: 2 prisoners")
    t.play("play:bottle-out-the-window")
    assert (t.enemies, t.noise, t.hand("cabbie")) == ("", 2, "tire-iron")


@rule("EFNY-W3")
def test_tire_iron_hits_twice_in_the_own_space() -> None:
    t = table("cabbie D5 tire-iron", plan="tire-iron", enemies="D5: 1 driver, E4: 1 prisoner").play("play:tire-iron")
    assert (t.enemies, t.wrecks, t.noise) == ("E4: 1 prisoner", "D5=1", 1)


@rule("EFNY-W4")
def test_lean_on_the_horn_tricks_one_or_two() -> None:
    t = table("cabbie D5 lean-on-the-horn", plan="lean-on-the-horn", enemies="D5: 3 prisoners")
    t.play("play:lean-on-the-horn", "trick-prisoner:E4", "done")
    assert (t.enemies, t.noise) == ("D5: 2 prisoners, E4: 1 prisoner-down", 1)


@rule("EFNY-R3", "EFNY-R4")
def test_hop_in_takes_a_willing_hero_along_without_a_car() -> None:
    t = table("cabbie D5", "snake D5", "maggie D5 car", plan="hop-in").play("play:hop-in", "go:E4")
    assert t.options() == "alone invite:2"
    t.play("invite:2")
    assert (t.asked, t.options()) == ("snake", "ride stay")
    t.play("ride", "reveal:E2", "*tile:ct07")
    assert (t.at("cabbie"), t.at("snake"), t.at("maggie"), t.noise) == ("E4", "E4", "D5", 1)


@rule("EFNY-R4")
def test_hop_in_takes_nobody_against_their_will() -> None:
    t = table("cabbie D5", "snake D5", plan="hop-in").play("play:hop-in", "go:E4", "invite:2", "snake stay")
    assert (t.at("cabbie"), t.at("snake"), t.kind) == ("E4", "D5", "reveal")
