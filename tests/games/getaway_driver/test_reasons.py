"""Reasons belong to the question that was asked: those of hints, and those for what is not possible."""

from collections import defaultdict
from random import Random

import pytest

from lamster.games.getaway_driver.bot import THUMB
from lamster.games.getaway_driver.game import GAME
from lamster.kernel.decision import CHANCE
from lamster.text import Words
from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

ROAD = "8,5=G06 7,6=G07 9,6=Y04"
PLIES = 1500
QUESTIONS = {
    "why-done": {"vehicles"},
    "why-save": {"purchase"},
    "why-buy": {"purchase"},
    "why-pass": {"round-start", "decoy"},
    "why-end": {"free"},
    "why-nothing": {"round-start", "decoy", "free"},
    "why-study": {"turn", "cornered"},
    "why-jam": {"jam"},
    "why-leave": {"jam"},
    "why-switch": {"switch"},
    "why-react": {"react"},
    "why-pay": {"avoid"},
    "why-crash": {"avoid", "settle"},
    "why-break-off": {"settle"},
    "why-redraw": {"camera"},
    "why-hazard": {"hazard"},
    "why-no-hazard": {"hazard"},
    "why-back-out": {"handle"},
}
"""The questions for which a reason may be given; others fit every question."""


def reasons_given(number: int) -> dict[str, set[str]]:
    """By reason: the questions that it was given for in a random game of this setting."""
    entry = GAME.meta.battery[number]
    s, rng = GAME.setup(entry["seats"], entry["options"]), Random(number)
    found: dict[str, set[str]] = defaultdict(set)
    for _ in range(PLIES):
        if not s.open:
            break
        decision = s.open[0]
        if decision.seat != CHANCE:
            for code in decision.codes:
                found[THUMB.why(s, decision, code)[0]].add(decision.kind)
        GAME.apply(s, decision.seat, decision.sample(rng))
    return found


@pytest.mark.parametrize("number", range(len(GAME.meta.battery)))
def test_every_hint_gives_a_reason_of_its_own_question(number: int) -> None:
    found = reasons_given(number)
    assert len(found) > 5
    words = {language: Words.of(language, GAME) for language in ("en", "nl")}
    for reason, kinds in found.items():
        assert kinds <= QUESTIONS.get(reason, kinds), reason
        assert all(spoken.has(reason) for spoken in words.values()), reason


def test_who_buys_nothing_is_told_about_the_price() -> None:
    t = table("8,6 N", tiles=ROAD, tokens=4, phase="purchase")
    assert THUMB.why(t.state, t.decision, "done") == ("why-save", {})
    moving = table("8,6 N", tiles=ROAD, vehicles="patrol-1@3,3N", phase="net")
    assert THUMB.why(moving.state, moving.decision, "done") == ("why-done", {})


def test_a_window_without_a_card_to_play_is_passed_for_that_reason() -> None:
    t = table("8,6 N hit_the_gas", tiles=ROAD, phase="start")
    assert THUMB.why(t.state, t.decision, "pass") == ("why-nothing", {})
    t = table("8,6 N stomping_grounds", tiles=ROAD, phase="start")
    assert THUMB.why(t.state, t.decision, "pass") == ("why-pass", {})


def reasons(t: Table) -> dict[str, str]:
    """What comes to mind of the one that is asked and is not possible, with the rules against it."""
    seat = t.decision.seat
    refused = {code: GAME.refuse(t.state, seat, code) for code in GAME.thinkable(t.state, seat)}
    return {code: refusal.rule for code, refusal in refused.items() if refusal is not None}


@rule("GD-X4", "GD-O12")
def test_a_discarded_card_without_stash_is_refused_for_want_of_stash() -> None:
    pile = "last_ditch_effort stomping_grounds decoy_car hit_the_gas"
    turn = table("8,6 N slam_on_the_brakes", tiles=ROAD, meter=2, discard=pile)
    assert reasons(turn)["replay:last_ditch_effort"] == "GD-X4"
    start = table("8,6 N slam_on_the_brakes", tiles=ROAD, phase="start", discard=pile)
    assert reasons(start)["replay:stomping_grounds"] == "GD-X4"
    alone = table("8,6 N slam_on_the_brakes", tiles=ROAD, meter=2, seats=1, difficulty="imposing", discard=pile)
    assert reasons(alone)["replay:last_ditch_effort"] == "GD-O12"


@rule("GD-H4", "GD-U9")
def test_so_are_stunts_and_cards_for_a_barricade() -> None:
    hazard = table("8,6 N decoy_car", tiles="8,5=R01 7,6=G07 9,6=Y04", discard="hit_the_gas leave_wreckage")
    hazard.play("drive:front")
    assert reasons(hazard) == {
        "stunt:decoy_car": "GD-H2",
        "restunt:hit_the_gas": "GD-X4",
        "restunt:leave_wreckage": "GD-H2",
    }
    barred = table("8,6 N decoy_car jam_the_police_radar", tiles=ROAD, discard="hit_the_gas", barricades="8,5")
    assert reasons(barred.play("drive:front")) == {"give-again:hit_the_gas": "GD-X4"}


@rule("GD-B1", "GD-X8")
def test_other_cards_are_not_for_the_decoy_window() -> None:
    t = table("8,6 N decoy_car leave_wreckage", tiles=ROAD, phase="decoy")
    assert reasons(t) == {"play:decoy_car": "GD-X8", "play:leave_wreckage": "GD-B1"}


@rule("GD-X27")
def test_after_a_slam_the_slam_is_the_reason() -> None:
    t = table("8,6 N slam_on_the_brakes hit_the_gas ramming_speed", tiles=ROAD).play("play:slam_on_the_brakes")
    found = reasons(t)
    assert (found["play:hit_the_gas"], found["play:ramming_speed"]) == ("GD-X27", "GD-X27")


@rule("GD-A7", "GD-U9", "GD-D12")
@pytest.mark.parametrize(("driver", "barricades", "wrong"), [("8,6 N", "9,6", "GD-U9"), ("15,6 N", "", "GD-D12")])
def test_ways_of_an_extra_move(driver: str, barricades: str, wrong: str) -> None:
    tiles = f"{ROAD} 15,5=G08 14,6=G09"
    t = table(f"{driver} hit_the_gas", tiles=tiles, barricades=barricades).play("play:hit_the_gas")
    assert reasons(t) == {"drive:behind": "GD-A7", "drive:right": wrong}


@rule("GD-U17", "GD-U1", "GD-P12")
def test_what_cannot_be_bought_or_moved() -> None:
    t = table("8,6 N", tiles=ROAD, tokens=4, bought="tire_spikes", spikes="3,3", phase="purchase")
    assert reasons(t)["buy:police_helicopter"] == "GD-U1"
    t.play("spikes:1", "place:8,7")
    assert (reasons(t)["spikes:1"], reasons(t)["buy:tire_spikes"]) == ("GD-U17", "GD-P12")


@rule("GD-P14", "GD-U8", "GD-U7")
def test_places_that_come_to_mind() -> None:
    bought = table("8,6 N", tiles=f"{ROAD} 8,4=G10", hazards="8,4", tokens=8, phase="purchase")
    assert reasons(bought.play("buy:patrol_car")) == {"place:8,4": "GD-P14"}
    barred = table("8,6 N", tiles=ROAD, stash="7,6", hazards="8,5", tokens=8, phase="purchase")
    assert reasons(barred.play("buy:barricade")) == {"place:7,6": "GD-U8", "place:8,5": "GD-U8"}
    sent = table("8,6 N", "9,7 N", vehicles="patrol-1@3,3N", tokens=2, bought="dispatch", phase="net")
    assert set(reasons(sent.play("dispatch:patrol-1"))) == {"place:8,6", "place:9,7"}


@rule("GD-U15", "GD-U11", "GD-U7")
def test_paid_extras_that_come_to_mind() -> None:
    vehicles = "motorcycle-1@3,3N helicopter-1@5,3N patrol-1@4,6E"
    t = table("8,6 N", tiles=f"{ROAD} 3,3=G08 5,3=G09", vehicles=vehicles, bought="dispatch", phase="net")
    found = reasons(t)
    assert (found["another:motorcycle-1"], found["half-turn:helicopter-1"]) == ("GD-U15", "GD-U11")
    assert found["dispatch:patrol-1"] == "GD-U7"
