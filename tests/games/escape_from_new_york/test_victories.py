"""Winning together, winning alone, and losing (EFNY-V)."""

from typing import Any

import pytest

from lamster.games.escape_from_new_york.state import NewYork
from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule

ALONE = "level:3 fake-tape blue:fake-tape purple:raft"


# Over the bridge.


@rule("EFNY-V1", "EFNY-V2")
@pytest.mark.parametrize(
    ("space", "bridge", "diagram", "show"),
    [
        ("B9", 1, "diagram-1", "tape+diagram-1+president"),
        ("C0", 2, "diagram-2", "tape+diagram-2+president"),
        ("I10", 3, "diagram-3", "diagram-3+tape+president"),
        ("J1", 4, "diagram-4", "diagram-4+tape+president"),
    ],
)
def test_one_hero_with_all_three_is_enough(space: str, bridge: int, diagram: str, show: str) -> None:
    t = table(f"snake {space} president tape {diagram}", "maggie F5", plan="on-my-own", taken=True, tiles="C2 I8")
    t.play("play:on-my-own", f"bridge:{bridge}", f"show:{show}")
    assert t.result == "snake EFNY-V1"


@rule("EFNY-V1", "EFNY-X6")
def test_the_diagram_must_be_of_that_bridge() -> None:
    t = table("snake I10 president tape diagram-1", "maggie F5", plan="on-my-own", taken=True, tiles="I8")
    t.play("play:on-my-own", "bridge:3")
    assert t.options() == "show:nothing show:president show:tape show:tape+president"
    t.play("show:tape+president")
    assert (t.result, t.told()[-1]) == ("", "failed 3")


@rule("EFNY-V1")
@pytest.mark.parametrize("way", ["move", "ability", "drive"])
def test_the_step_may_be_of_a_move_of_the_ability_or_of_a_drive(way: str) -> None:
    hero = "snake I10 car president tape diagram-3"
    if way == "drive":
        t = table(hero, step=5, taken=True, tiles="I8").play("drive", "bridge:3")
    else:
        t = table(hero, plan="dead-run", taken=True, tiles="I8")
        t.play("move-instead:dead-run" if way == "ability" else "play:dead-run", "bridge:3")
    t.play("show:diagram-3+tape+president")
    assert t.result == "snake EFNY-V1"


@rule("EFNY-V1", "EFNY-W10")
def test_a_manhole_does_not_lead_over_a_bridge() -> None:
    t = table("snake I10 president tape diagram-3", plan="into-the-sewers", manholes="I10", taken=True)
    t.play("play:into-the-sewers")
    assert t.options() == "manhole:E4 manhole:G6"


@rule("EFNY-V2", "EFNY-M4")
def test_a_clear_move_needs_a_clear_space_at_the_bridge_too() -> None:
    hero = "snake I10 president tape diagram-3 on-my-own kick-it-down"
    t = table(hero, plan="on-my-own", enemies="I10: 1 prisoner", taken=True).play("play:on-my-own")
    assert "skipped snake on-my-own" in t.told()
    t = table(hero, plan="kick-it-down", enemies="I10: 1 prisoner", taken=True).play("play:kick-it-down")
    assert t.kind == "show"


@rule("EFNY-V2", "EFNY-M2", "EFNY-R7", "EFNY-K5")
def test_a_roadblock_on_the_bridge_road() -> None:
    shut: dict[str, Any] = {"roadblocks": "I10-S", "tiles": "I8", "taken": True}
    t = table("snake I10 tape", plan="on-my-own", **shut).play("play:on-my-own", "reveal:H7")
    assert t.at("snake") == "I8"
    t = table("snake I10 tape", plan="kick-it-down", **shut).play("play:kick-it-down")
    assert t.options() == "bridge:3 go:I8"
    t.play("bridge:3")
    assert (t.broken, t.told()[-1]) == ("I10-S", "smashed I10 S")
    t = table("snake I10 car tape", plan="on-my-own", **shut).play("play:on-my-own", "crash-bridge:3")
    assert (t.broken, t.car("snake"), t.kind) == ("I10-S", "", "show")


# The attempt.


def three_at_the_bridge() -> Table:
    heroes = ("snake I10 president tape", "maggie I10 diagram-1 radio", "brain I10 diagram-3", "cabbie F5")
    return table(*heroes, plan="dead-run", taken=True, tiles="I8").play("play:dead-run", "bridge:3")


@rule("EFNY-V3")
def test_all_in_the_space_choose_in_secret_at_the_same_time() -> None:
    t = three_at_the_bridge()
    assert t.asked == "snake maggie brain"
    assert t.options("snake") == "show:nothing show:president show:tape show:tape+president"
    assert (t.options("maggie"), t.options("brain")) == ("show:nothing", "show:diagram-3 show:nothing")
    assert t.mask("snake show:tape", "maggie") == "show:?"
    assert t.mask("snake show:tape", "snake") == "show:tape"
    t.play("snake show:tape+president", "maggie show:nothing")
    assert (t.asked, t.told("maggie")) == ("brain", [])
    t.play("show:diagram-3")
    assert t.told() == [
        "attempt snake 3",
        "showed snake tape",
        "showed snake president",
        "showed-nothing maggie",
        "showed brain diagram-3",
        "escaped snake",
        "escaped maggie",
        "escaped brain",
    ]


@rule("EFNY-V1")
def test_all_heroes_of_the_space_win_and_the_others_lose() -> None:
    t = three_at_the_bridge().play("snake show:tape+president", "maggie show:nothing", "brain show:diagram-3")
    assert t.result == "snake maggie brain EFNY-V1"


@rule("EFNY-V3")
def test_who_is_away_shows_nothing() -> None:
    t = three_at_the_bridge()
    assert [t.default(hero) for hero in ("snake", "maggie", "brain")] == ["show:nothing"] * 3


@rule("EFNY-V3", "EFNY-W1")
def test_an_attempt_needs_no_cards_and_is_a_step() -> None:
    """From a bridge space with no other way out a MOVE can still be performed."""
    t = table("snake I10", "maggie F5", plan="on-my-own").play("play:on-my-own")
    assert (t.kind, t.options()) == ("show", "show:nothing")
    t.play("show:nothing")
    assert t.told() == ["attempt snake 3", "showed-nothing snake", "failed 3"]


@rule("EFNY-V4", "EFNY-G4")
def test_after_a_failed_attempt_the_rest_of_the_movement_is_lost() -> None:
    t = three_at_the_bridge().play("snake show:tape", "maggie show:nothing", "brain show:diagram-3")
    assert t.told()[-1] == "failed 3"
    assert (t.result, t.kind, t.options()) == ("", "reveal", "reveal:H9 reveal:J9")
    assert [t.at(hero) for hero in ("snake", "maggie", "brain")] == ["I10"] * 3


@rule("EFNY-V4")
def test_what_was_shown_is_known_and_lies_face_down_again() -> None:
    t = three_at_the_bridge().play("snake show:tape", "maggie show:nothing", "brain show:nothing")
    seen = t.view("cabbie").seats[0]
    assert (sorted(map(str, seen.supply)), seen.known) == (["None", "president"], ["tape"])


@rule("EFNY-V4", "EFNY-U1")
def test_a_failed_attempt_is_no_movement_into_a_space() -> None:
    t = table("snake I10", plan="on-my-own", event_spaces="I10").play("play:on-my-own", "show:nothing")
    t.play("reveal:H9", "*tile:ct07", "*suburb:item")
    assert t.kind == "new-york"


# Alone.


def at_the_raft(hero: str = "", where: str = "D1", **position: Any) -> Table:
    """Maggie before step 1 in a space with a face-up Raft."""
    settings: dict[str, Any] = {"taken": True, "suburbs": "D1=raft", "step": 0, "windows": True} | position
    return table(f"maggie {where} {hero or ALONE}", "cabbie F5", **settings)


@rule("EFNY-V5", "EFNY-V9", "EFNY-X5")
def test_a_lone_victory() -> None:
    t = at_the_raft()
    assert t.offers("win")
    assert t.rule_of("win") == "EFNY-V5"
    t.play("win")
    assert (t.result, t.told()) == ("maggie EFNY-V5", ["lone maggie fake-tape raft"])


@rule("EFNY-V5")
@pytest.mark.parametrize(
    ("hero", "position"),
    [
        (ALONE, {"taken": False}),
        ("level:2 fake-tape blue:fake-tape purple:raft", {}),
        ("level:3 radio blue:fake-tape purple:raft", {}),
        ("level:3 fake-tape blue:tape purple:raft", {}),
        ("level:3 fake-tape blue:fake-tape purple:gullfire", {}),
        (ALONE, {"suburbs": "F1=raft D1=item"}),
    ],
)
def test_all_four_conditions_must_hold(hero: str, position: dict[str, Any]) -> None:
    assert not at_the_raft(hero, **position).offers("win")


@rule("EFNY-V5", "EFNY-Y3")
def test_a_red_tile_on_top_does_as_well_as_the_president() -> None:
    assert at_the_raft(taken=False, blacks=0).offers("win")
    assert not at_the_raft(taken=False, blacks=1).offers("win")


@rule("EFNY-V5", "EFNY-X1", "EFNY-X2", "EFNY-X3")
@pytest.mark.parametrize(
    ("purple", "where", "position", "wins"),
    [
        ("gullfire", "C4", {}, True),
        ("gullfire", "C4", {"gullfire": False}, False),
        ("gullfire", "D5", {}, False),
        ("helicopter", "H5", {"copter": "H5"}, True),
        ("helicopter", "H5", {"copter": "I6"}, False),
        ("raft", "F1", {"suburbs": "F1=raft"}, True),
    ],
)
def test_each_means_of_transport(purple: str, where: str, position: dict[str, Any], wins: bool) -> None:
    t = at_the_raft(f"level:3 tape blue:tape purple:{purple}", where, **position)
    assert t.offers("win") == wins


@rule("EFNY-V5", "EFNY-T5")
def test_only_on_the_own_turn() -> None:
    t = at_the_raft(active="cabbie")
    assert "maggie" not in t.asked


@rule("EFNY-V6", "EFNY-L5")
@pytest.mark.parametrize(("level", "lone", "wins"), [(2, "removed", False), (3, "removed", True), (2, "in_use", True)])
def test_when_level_three_is_reached(level: int, lone: str, wins: bool) -> None:
    t = at_the_raft(f"level:{level} fake-tape blue:fake-tape purple:raft", lone_level=lone)
    assert t.offers("win") == wins


@rule("EFNY-V7")
def test_enemies_in_the_space_do_not_matter() -> None:
    t = at_the_raft(enemies="D1: 3 prisoners duke").play("win")
    assert t.result == "maggie EFNY-V5"


@rule("EFNY-V8", "EFNY-Y4")
def test_the_last_tile_loses_for_all() -> None:
    t = table("snake D5 discard:dead-run", "maggie F5", blacks=0).play("recover-all", "*timer:new-york-wins")
    assert (t.result, t.told()[-1]) == ("EFNY-V8", "all-lost")


@rule("EFNY-V8", "EFNY-P4")
def test_discarding_the_last_tile_loses_too() -> None:
    t = table("snake A2", "maggie F5", tiles="A2=dukes-camp", blacks=0, step=0, windows=True)
    t.play("collect:president", "turn:E0", "*poi:nothing-here", "*timer:new-york-wins")
    assert t.result == "EFNY-V8"


@rule("EFNY-V9")
def test_a_lone_victory_in_the_middle_of_a_movement() -> None:
    t = table(f"maggie D3 {ALONE}", "cabbie F5", plan="hurry-up", taken=True, suburbs="D1=raft")
    t.play("play:hurry-up", "go:D1")
    assert (t.kind, t.offers("win"), t.rule_of("win")) == ("move", True, "EFNY-V9")
    t.play("win")
    assert t.result == "maggie EFNY-V5"


@rule("EFNY-V9")
def test_a_lone_victory_between_two_parts_of_a_card() -> None:
    t = table(f"maggie D3 {ALONE}", "cabbie F5", plan="eyes-open", taken=True, suburbs="D1=raft")
    t.play("play:eyes-open", "go:D1")
    assert (t.kind, t.state.open[0].rule, t.options()) == ("moment", "EFNY-T3", "go-on win")
    assert (t.rule_of("go-on"), t.rule_of("win")) == ("EFNY-T3", "EFNY-V9")
    t.play("go-on")
    assert t.kind == "reveal"


@rule("EFNY-V9", "EFNY-Y3")
def test_a_lone_victory_before_the_tile_that_uncovered_hurry_up() -> None:
    hero = "maggie H5 level:3 fake-tape blue:fake-tape purple:helicopter discard:eyes-open"
    t = table(hero, blacks=1, copter="H5").play("recover-all", "*timer:tension")
    assert (t.copter, t.kind, t.options()) == ("H5 landed", "moment", "go-on win")
    t.play("win")
    assert t.result == "maggie EFNY-V5"


@rule("EFNY-V9", "EFNY-T4")
def test_a_lone_victory_between_two_parts_of_new_yorks_card() -> None:
    t = at_the_raft(step=11, windows=False, top="running-the-clock", noise=5, cubes="D1").play("*new-york:ambush")
    assert (t.missions, t.kind, t.options()) == (3, "moment", "go-on win")
    assert t.state.open[0].rule == "EFNY-V9"
    t.play("win")
    assert t.result == "maggie EFNY-V5"


@rule("EFNY-V9", "EFNY-V8")
def test_nothing_can_be_declared_in_answer_to_the_loss() -> None:
    t = at_the_raft(f"{ALONE} discard:eyes-open", step=1, windows=False, blacks=0).play("recover-all")
    t.play("*timer:new-york-wins")
    assert t.result == "EFNY-V8"


@rule("EFNY-V9")
def test_whether_somebody_could_win_is_not_given_away() -> None:
    """Level 3 at a Raft with a back in the supply: the moment is asked whatever the back is."""
    t = table(
        "maggie D3 level:3 radio blue:tape purple:raft", "cabbie F5", plan="eyes-open", taken=True, suburbs="D1=raft"
    )
    t.play("play:eyes-open", "go:D1")
    assert (t.kind, t.options()) == ("moment", "go-on")
    t = table(
        "maggie E0 level:3 radio blue:tape purple:raft",
        plan="hurry-up",
        taken=True,
        suburbs="D1=raft",
        tiles="E0=nothing-here",
    )
    t.play("play:hurry-up")
    assert (t.at("maggie"), t.kind, t.options()) == ("D1", "move", "go:E0")


@rule("EFNY-V10")
def test_an_empty_hand_is_no_end() -> None:
    def turn_over(s: NewYork) -> None:
        s.hands[0] = 0

    t = table("snake D5 discard:dead-run", "maggie F5", step=12, top="ambush", before=turn_over)
    assert (t.active, t.result) == ("maggie", "")
    t = table("snake D5 empty discard:dead-run", enemies="D5: slag", blacks=10).play("*timer:lull", "choose:dead-run")
    assert t.kind == "choose"
