"""The frame of a turn, and what may be done between its steps (EFNY-T)."""

from typing import Any

import pytest

from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule

GO_ON = "go-on"


@rule("EFNY-T1", "EFNY-T2")
def test_a_turn_has_twelve_steps_and_thirteen_windows() -> None:
    """A Hero with a Car can always leave it: so every window is open."""
    t = table("snake D5 car", step=0, windows=True)
    seen = []
    script = ["choose:dead-run", "choose:ghost-step", "ready", "play:dead-run", "go:E4", "go:F3", "reveal:E2"]
    script += ["*tile:ct07", "play:ghost-step", "go:G4", "reveal:G2", "*tile:ct24", "decline"]
    script += ["*new-york:barricades", "*new-york:wreckers"]
    while t.state.round == 3:
        if t.kind == "window":
            seen.append(t.state.step)
            t.play(GO_ON)
        else:
            t.play(script.pop(0))
    assert (seen, script) == ([*range(13)], [])


@rule("EFNY-T2")
def test_everything_that_a_window_offers() -> None:
    t = table(
        "snake D5 car axe cigarettes bracelet weapon:revolver=2 rust level:3 blue:bracelet purple:raft",
        step=0,
        windows=True,
        noise=2,
        cubes="D5",
        tokens="3@D5",
    )
    assert t.options() == (
        "abandon bracelet collect:case-3 collect:item drop-1:bracelet fire:revolver go-on hurry ready:axe "
        "use:cigarettes"
    )
    rules = {
        "abandon": "EFNY-R8",
        "bracelet": "EFNY-C9",
        "collect:item": "EFNY-T3",
        "drop-1:bracelet": "EFNY-C6",
        "fire:revolver": "EFNY-I13",
        "ready:axe": "EFNY-I9",
        "use:cigarettes": "EFNY-I5",
        "go-on": "EFNY-T2",
    }
    assert {code: t.rule_of(code) for code in rules} == rules


@rule("EFNY-T2")
def test_any_number_of_things_in_any_order() -> None:
    t = table("snake D5 cigarettes", step=0, windows=True, noise=5, cubes="D5=2")
    t.play("collect:item", "*item:cigarettes", "use:cigarettes", "collect:item", "*item:axe", "use:cigarettes")
    assert (t.noise, t.supply("snake"), t.kind) == (0, "axe", "window")
    t.play("ready:axe")
    assert t.weapon("snake") == "axe"


@rule("EFNY-T2", "EFNY-L3")
@pytest.mark.parametrize(("step", "open_"), [(0, True), (1, True), (7, True), (8, False), (9, False), (12, False)])
def test_items_go_on_the_bar_before_step_eight_only(step: int, open_: bool) -> None:
    """The window after the step: the bar still wants an Item."""
    t = table("snake D5 crowbar rust bar:0+0", windows=True, step=step)
    walk_to_window(t, step)
    assert t.offers("bar:crowbar") == open_


def walk_to_window(t: Table, step: int) -> None:
    """The first window at or after this step."""
    while t.kind != "window" or t.state.step < step:
        codes = t.options().split()
        code = next((c for c in codes if c in ("go-on", "ready", "decline") or c.startswith("play:")), codes[0])
        t.play(f"*{code}" if t.asked == "*" else code)


@rule("EFNY-T2", "EFNY-U2")
def test_a_window_opens_after_the_events_of_its_step() -> None:
    t = table("snake D5 cigarettes", plan="on-my-own", windows=True, noise=5, event_spaces="D7")
    t.play("play:on-my-own", "go:D7", "reveal:E8", "*tile:ct07")
    assert t.kind == "event"
    t.play("*event:rats")
    assert (t.kind, t.offers("use:cigarettes"), t.noise) == ("window", True, 6)


@rule("EFNY-T2", "EFNY-H9")
def test_between_the_two_cards_is_a_window() -> None:
    t = table("snake D5 cigarettes", plan="bare-knuckles ghost-step", windows=True, noise=5)
    t.play("play:bare-knuckles")
    assert (t.kind, t.state.step) == ("window", 3)
    t.play("use:cigarettes")
    assert (t.kind, t.noise) == ("play", 2)


@rule("EFNY-T2")
def test_who_wants_to_get_on_is_asked_no_more_this_turn() -> None:
    t = table("snake D5 radio", "maggie F5", step=0, windows=True).play("hurry")
    assert t.kind == "choose"
    t.play("choose:bare-knuckles", "choose:ghost-step", "ready", "play:bare-knuckles")
    assert t.kind == "play"
    t.play("play:ghost-step", "go:E4", "reveal:E2", "*tile:ct07", "*new-york:barricades", "*new-york:wreckers")
    assert (t.active, t.state.hurrying) == ("maggie", False)


@rule("EFNY-T2")
def test_backs_in_the_supply_hide_whether_there_is_anything_to_do() -> None:
    """A hidden card that cannot be used now: the window is asked all the same. Nothing hidden: it is passed over."""
    assert table("snake D5 fake-tape", step=0, windows=True).options() == "go-on hurry"
    assert table("snake D5", step=0, windows=True).kind == "choose"
    assert table("brain D5 diagram-3", step=0, windows=True).kind == "choose"


@rule("EFNY-T3", "EFNY-I1", "EFNY-C2", "EFNY-P1", "EFNY-R1")
def test_what_can_be_collected_and_only_without_enemies() -> None:
    where: dict[str, Any] = {"tiles": "A2=dukes-camp", "cubes": "A2=2", "wrecks": "A2", "tokens": "1@A2 4@A2"}
    t = table("snake A2", windows=True, step=0, **where)
    assert t.options() == ("collect:car collect:case-1 collect:case-4 collect:item collect:president go-on hurry")
    for enemy in ("1 prisoner", "1 prisoner-down", "duke"):
        t = table("snake A2", windows=True, step=0, enemies=f"A2: {enemy}", **where)
        assert t.kind == "choose"


@rule("EFNY-T3")
def test_collecting_in_the_middle_of_a_movement() -> None:
    t = table("snake D5", plan="dead-run", cubes="E4", tokens="3@E4").play("play:dead-run", "go:E4")
    assert t.options() == "collect:case-3 collect:item go:D5 go:E6 go:F3 go:F5"
    assert t.rule_of("collect:item") == "EFNY-T3"
    t.play("collect:item", "*item:radio", "collect:case-3", "*case:tape", "go:F3")
    assert (t.supply("snake"), t.at("snake"), t.kind) == ("radio tape", "F3", "reveal")


@rule("EFNY-T3")
def test_not_where_enemies_stand_on_the_way() -> None:
    t = table("snake D5", plan="dead-run", cubes="E4", enemies="E4: 1 prisoner").play("play:dead-run", "go:E4")
    assert t.options() == "go:D5 go:E6 go:F3 go:F5"


@rule("EFNY-T3")
def test_collecting_between_two_parts_of_an_action_is_optional() -> None:
    t = table("snake D5 level:3", plan="hit-and-run", cubes="D5", enemies="D5: 1 prisoner").play("play:hit-and-run")
    assert (t.kind, t.options()) == ("moment", "collect:item go-on")
    t.play("go-on", "go:E4")
    assert (t.cubes, t.kind) == ("D5=1", "reveal")


@rule("EFNY-T3")
def test_collecting_after_the_last_part_before_its_events() -> None:
    """Straight Through kills the last Enemy here: the cube can be had before the Event brings others."""
    t = table(
        "cabbie D5 level:3", plan="straight-through", cubes="D7", event_spaces="D7", enemies="D7: 1 prisoner"
    ).play("play:straight-through", "go:D7", "reveal:E8", "*tile:ct07")
    assert (t.crowd("D7"), t.options()) == ("", "collect:item go-on")
    t.play("collect:item", "*item:radio", "*event:gang-ambush")
    assert (t.supply("cabbie"), t.crowd("D7")) == ("radio", "2 prisoners")


@rule("EFNY-T4")
def test_no_items_and_no_weapons_during_a_card() -> None:
    t = table("snake D5 cigarettes axe weapon:snakes-gun", plan="dead-run", noise=5, windows=True)
    t.play("play:dead-run", "go:E4")
    assert t.options() == "go:D5 go:E6 go:F3 go:F5"
    t.play("go:F3")
    assert (t.kind, t.refused("use:cigarettes")) == ("reveal", "EFNY-T4")
    t = table("snake D5 cigarettes level:3", plan="hit-and-run", cubes="D5", enemies="D5: 1 prisoner", windows=True)
    t.play("play:hit-and-run")
    assert t.options() == "collect:item go-on"


@rule("EFNY-T4")
def test_nothing_during_new_yorks_card_or_a_timer_tile() -> None:
    """Not even collecting: neither the cube here nor the lid."""
    t = table("snake D5 cigarettes", cubes="D5", step=11, top="running-the-clock", noise=5, windows=True)
    t.play("*new-york:ambush")
    assert (t.missions, t.kind, t.state.step) == (3, "window", 11)
    t = table("snake D5 discard:dead-run", cubes="D5", blacks=1).play("recover-all", "*timer:tension")
    assert (t.kind, t.state.hurried) == ("event", True)


@rule("EFNY-T4", "EFNY-D7")
def test_a_lid_is_for_the_moment_of_damage() -> None:
    t = table("snake D5 trash-can-lid", step=6, windows=True, enemies="D5: 2 prisoners")
    assert t.options() == "go-on hurry"
    t.play("go-on")
    assert t.options() == "suffer use:trash-can-lid"


@rule("EFNY-T5")
def test_other_seats_are_asked_nothing_on_this_turn() -> None:
    t = table("snake D5 radio", "maggie D5 first-aid-kit weapon:revolver discard:eyes-open", step=0, windows=True)
    asked = {t.asked}
    for _ in range(40):
        codes = t.options().split()
        t.play(f"*{codes[0]}" if t.asked == "*" else codes[-1] if "ready" in codes else codes[0])
        if t.active != "snake":
            break
        asked.add(t.asked)
    assert asked <= {"snake", "*"}


@rule("EFNY-T6", "EFNY-A4", "EFNY-A12")
def test_at_the_end_of_the_turn_all_is_forgotten() -> None:
    t = table(
        "snake D5",
        "maggie F5",
        step=12,
        top="ambush",
        enemies="E4: 1 prisoner-down 1 driver-hurt1, C4: romero-down=5",
        before=lambda s: setattr(s, "guard", 2),
    )
    assert (t.active, t.enemies) == ("maggie", "C4: romero, E4: 1 prisoner 1 driver")
    assert (t.life("romero"), t.state.guard) == (5, 0)


@rule("EFNY-T6", "EFNY-S19")
def test_a_round_is_over_when_the_first_seat_is_on_again() -> None:
    t = table("snake D5", "maggie F5", step=12, top="ambush", active="maggie")
    assert (t.active, t.state.round) == ("snake", 3)
    t = table("snake D5", step=12, top="ambush")
    assert (t.active, t.state.round) == ("snake", 4)
