"""Why something is not possible: the reason belongs to what was wanted, not to what happens to be asked."""

from random import Random

import pytest

from lamster.games.escape_from_new_york.components import ACTION, SPACE, THING
from lamster.games.escape_from_new_york.events import COLLECT
from lamster.games.escape_from_new_york.game import GAME
from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule

BELONGING = {
    "hero": {"EFNY-S13"},
    "decline": {"EFNY-H2"},
    "choose": {"EFNY-H1", "EFNY-H4"},
    "ready": {"EFNY-H4", "EFNY-T4", "EFNY-V9"},
    "hit-instead": {"EFNY-H10"},
    "move-instead": {"EFNY-H10", "EFNY-H8"},
    "go": {"EFNY-M1", "EFNY-M2"},
    "reveal": {"EFNY-M7", "EFNY-M9"},
    "collect": {"EFNY-T3", "EFNY-P1", "EFNY-R9", "EFNY-R10", "EFNY-C11", "EFNY-V9"},
    "use": {
        *("EFNY-D7", "EFNY-W5", "EFNY-I11", "EFNY-W4", "EFNY-W7", "EFNY-W10", "EFNY-O7", "EFNY-XP7", "EFNY-T4"),
        "EFNY-V9",
    },
    "fire": {"EFNY-I11", "EFNY-I13", "EFNY-I14", "EFNY-T4", "EFNY-V9"},
    "bar": {"EFNY-L3", "EFNY-L1", "EFNY-L11", "EFNY-T4", "EFNY-V9"},
    "bar-weapon": {"EFNY-I15", "EFNY-L3", "EFNY-L1", "EFNY-L11", "EFNY-T4", "EFNY-V9"},
    "win": {"EFNY-V5"},
}
"""By the verb of what could come to mind, the rules that may stand against it."""


def why_not(t: Table) -> dict[str, str]:
    """What the player is told who asks why something is not possible."""
    decision = t.state.open[0]
    wanted = [code for code in GAME.thinkable(t.state, decision.seat) if not decision.accepts(code)]
    return {code: t.refused(code) for code in wanted}


@pytest.mark.parametrize("entry", GAME.meta.battery, ids=lambda entry: f"{entry['seats']} seats")
def test_every_reason_belongs_to_what_was_wanted(entry: dict[str, int]) -> None:
    """In every question of random games."""
    kinds: set[str] = set()
    for seed in range(3):
        s, rng = GAME.setup(entry["seats"], entry["options"]), Random(seed)  # type: ignore[arg-type]
        while s.open:
            decision = s.open[0]
            for code in GAME.thinkable(s, decision.seat) if decision.seat >= 0 else []:
                refusal = GAME.refuse(s, decision.seat, code)
                if refusal is not None:
                    kinds.add(decision.kind)
                    assert refusal.rule in BELONGING[code.partition(":")[0]], (decision.kind, code, refusal.rule)
            GAME.apply(s, decision.seat, decision.sample(rng))
    assert {"choose", "move", "reveal", "window"} <= kinds


# In between.


@rule("EFNY-T4", "EFNY-V5")
def test_an_attack_in_between_is_not_refused_with_the_rule_on_collecting() -> None:
    hero = "snake D5 cigarettes axe tape weapon:snakes-gun=2 level:3 blue:fake-tape"
    t = table(hero, plan="hit-and-run", cubes="D5", enemies="D5: 1 prisoner", noise=5, taken=True)
    t.play("play:hit-and-run")
    assert (t.kind, t.options()) == ("moment", "collect:item go-on")
    reasons = why_not(t)
    assert {reasons[code] for code in ("fire:snakes-gun", "use:cigarettes", "ready:axe", "bar:axe")} == {"EFNY-T4"}
    assert reasons["win"] == "EFNY-V5"


# Windows.


@rule("EFNY-I11", "EFNY-I13", "EFNY-I14")
@pytest.mark.parametrize(
    ("weapon", "reason"), [("snakes-gun=0", "EFNY-I11"), ("axe", "EFNY-I14"), ("spiked-club", "EFNY-I14")]
)
def test_weapons_that_cannot_be_used(weapon: str, reason: str) -> None:
    t = table(f"snake D5 radio weapon:{weapon}", step=0, windows=True)
    assert why_not(t)[f"fire:{weapon.partition('=')[0]}"] == reason


@rule("EFNY-I13")
def test_the_bat_is_used_once_a_turn() -> None:
    t = table("snake D5 radio weapon:baseball-bat", step=0, windows=True, enemies="D5: 2 prisoners")
    assert why_not(t.play("fire:baseball-bat"))["fire:baseball-bat"] == "EFNY-I13"


@rule("EFNY-I5", "EFNY-D7")
@pytest.mark.parametrize(
    ("item", "reason"),
    [
        ("trash-can-lid", "EFNY-D7"),
        ("first-aid-kit", "EFNY-W5"),
        ("ammo-box", "EFNY-I11"),
        ("smoke-bomb", "EFNY-W4"),
        ("crowbar", "EFNY-W7"),
        ("sewer-map", "EFNY-W10"),
        ("cigarettes", "EFNY-O7"),
    ],
)
def test_items_whose_effect_could_not_be_carried_out(item: str, reason: str) -> None:
    assert why_not(table(f"snake D5 {item}", step=0, windows=True))[f"use:{item}"] == reason


@rule("EFNY-L1", "EFNY-L3", "EFNY-L11", "EFNY-I15")
@pytest.mark.parametrize(
    ("hero", "code", "reason"),
    [
        ("axe rust bar:0+1", "bar:axe", "EFNY-L1"),
        ("tape", "bar:tape", "EFNY-L3"),
        ("radio level:3", "bar:radio", "EFNY-L11"),
        ("radio rust bar:0+0 weapon:revolver", "bar-weapon:revolver", "EFNY-I15"),
    ],
)
def test_what_does_not_go_onto_the_bar(hero: str, code: str, reason: str) -> None:
    assert why_not(table(f"snake D5 {hero}", step=0, windows=True))[code] == reason


@rule("EFNY-T3", "EFNY-R9", "EFNY-R10", "EFNY-C11")
def test_what_cannot_be_collected() -> None:
    t = table("snake D5 tape radio", step=0, windows=True, cubes="D5", enemies="D5: 1 prisoner")
    assert why_not(t)["collect:item"] == "EFNY-T3"
    t = table("snake D5 car tape radio", step=0, windows=True, wrecks="D5", cases="1=-")
    assert why_not(t)["collect:car"] == "EFNY-R9"
    t.play("abandon")
    assert why_not(t)["collect:car"] == "EFNY-R10"
    t.play("drop-1:tape")
    assert why_not(t)["collect:case-1"] == "EFNY-C11"


@rule("EFNY-P1")
def test_the_president_is_taken_once() -> None:
    t = table("snake A2 radio", "maggie F5 president", tiles="A2=dukes-camp", taken=True, step=0, windows=True)
    assert why_not(t)["collect:president"] == "EFNY-P1"


@rule("EFNY-V9")
def test_who_wanted_no_more_windows_is_told_so() -> None:
    hero = "maggie D1 cigarettes level:3 blue:fake-tape purple:raft"
    t = table(hero, taken=True, suburbs="D1=raft", noise=3, step=0, windows=True).play("hurry")
    assert (why_not(t)["use:cigarettes"], why_not(t)["win"]) == ("EFNY-V9", "EFNY-V5")


# Elsewhere.


@rule("EFNY-T2", "EFNY-T4")
def test_what_belongs_to_a_window_is_not_refused_with_the_rule_of_another_question() -> None:
    t = table("snake D5 cigarettes weapon:snakes-gun", step=2, noise=3)
    assert (t.kind, t.refused("use:cigarettes"), t.refused("fire:snakes-gun")) == ("choose", "EFNY-T2", "EFNY-T2")
    t.play("choose:dead-run", "choose:bare-knuckles", "ready", "play:dead-run")
    assert (t.kind, t.refused("use:cigarettes"), t.refused("abandon")) == ("move", "EFNY-T4", "EFNY-T4")
    assert (t.refused("collect:item"), t.refused("win")) == ("EFNY-T3", "EFNY-V9")


@rule("EFNY-M9")
def test_a_point_of_interest_is_not_revealed_from_next_door() -> None:
    t = table("snake D7", plan="on-my-own", tiles="D9 D7").play("play:on-my-own", "go:D9")
    assert (t.kind, t.refused("reveal:C10"), t.refused("reveal:D7")) == ("reveal", "EFNY-M9", "EFNY-M7")


def test_nonsense_is_refused_with_the_rule_that_asks() -> None:
    t = table("snake D5 radio", step=0, windows=True)
    for code in ("use:nothing", "fire:", "bar:x", "collect:case-x", "collect:", "bar-weapon:?", "drop-9:x"):
        assert t.refused(code) in ("EFNY-T2", "EFNY-T3"), code


@pytest.mark.parametrize("verb", ["use", "ready", "fire", "bar", "bar-weapon", "drop-1"])
def test_every_thing_can_be_refused(verb: str) -> None:
    t = table("snake D5 radio", step=0, windows=True)
    codes = [f"{verb}:{name}" for name in (*THING.codes, *COLLECT.codes, *ACTION.codes[:2], *SPACE.codes[:2])]
    assert all(t.refused(code) for code in codes if code not in t.options().split())
