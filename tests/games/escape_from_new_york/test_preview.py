"""What options lead to (ledger 7.4, 7.6): plans, what hinders a card, ranges, and questions behind a question."""

from typing import Any

import pytest

from lamster.games.escape_from_new_york.preview import PreviewView
from lamster.games.escape_from_new_york.preview_ahead import AheadOption, AheadView
from lamster.games.escape_from_new_york.preview_plan import ForecastView, PressureView, forecast, louder, payable
from tests.games.escape_from_new_york.table import Table, new_game, table
from tests.rules import rule

CITY = "B3 B5=ct08 C2=ct24 C6=ct04 C8=ct14 D1 D3=ct01 D5=ct33 D7=ct16 E2=ct27 E8=ct06 G2=ct20 H3=ct22 H7=cp4"


def preview(t: Table, who: str = "") -> PreviewView:
    found = t.view(who or t.asked).preview
    assert found is not None
    return found


def notes(t: Table, code: str, who: str = "") -> list[str]:
    """The notes about a code: `note-noise 2`, and warnings with a sign: `! note-crash`."""
    told = [note for note in preview(t, who).notes if note.code == code]
    return [" ".join(["!"] * note.warning + [note.note, *map(str, note.args.values())]) for note in told]


def warnings(t: Table, code: str) -> list[str]:
    return [note[2:] for note in notes(t, code) if note.startswith("!")]


def planned(*codes: str, **more: Any) -> Table:
    """Step 2 in a crowd: who needs a clear space cannot go."""
    t = table(
        "snake D5 weapon:snakes-gun=2 first-aid-kit discard:strong-antitoxin bar:1+0",
        "maggie F5",
        tiles=CITY,
        enemies="D5: 2 prisoners, D3: 1 prisoner 1 driver",
        step=2,
        **{"top": "ambush", "noise": 3, **more},
    )
    return t.play(*codes)


def tired(**more: Any) -> Table:
    hand = "dead-run bare-knuckles ghost-step discard:on-my-own discard:kick-it-down discard:hit-and-run"
    return table(f"snake D5 {hand}", "maggie F5", tiles=CITY, **{"step": 1, **more})


# What hinders a card.


@rule("EFNY-H6", "EFNY-H8")
def test_cards_that_would_do_nothing_now() -> None:
    t = planned()
    assert preview(t).hindrances == dict.fromkeys(["on-my-own", "dead-run", "ghost-step"], "enemies")
    assert notes(t, "choose:dead-run")[:2] == ["! note-cannot enemies", "action-dead-run.effect"]
    assert warnings(t, "choose:kick-it-down") == []
    t.play("choose:dead-run")
    assert preview(t).hindrances["dead-run"] == "enemies"


@rule("EFNY-R7", "EFNY-A12")
def test_behind_roadblocks() -> None:
    hand = "step-on-the-gas full-throttle spare-engine lean-on-the-horn not-my-plan-cabbie thirty-years-in-this-town"
    roads = "D5-D3 D5-E4 D5-E6 D5-D7 D5-C6 D5-C4"
    t = table(f"cabbie D5 taxi {hand}", "brain F5", tiles=CITY, roadblocks=roads, step=2, special_cards=True)
    assert preview(t).hindrances == {
        "step-on-the-gas": "crash",
        "spare-engine": "crash",
        "lean-on-the-horn": "trick",
        "not-my-plan-cabbie": "steal",
        "thirty-years-in-this-town": "poi",
    }
    assert warnings(t, "choose:step-on-the-gas") == ["note-crash"]
    on_foot = table(f"cabbie D5 {hand}", tiles=CITY, roadblocks=roads, enemies="D5: romero", cars_left=0, step=2)
    assert preview(on_foot).hindrances["spare-engine"] == "car"
    assert preview(on_foot).hindrances["lean-on-the-horn"] == "trick-room"


@rule("EFNY-W10", "EFNY-W9")
def test_manholes_thefts_and_wire() -> None:
    hand = "tunnel-plans wire-the-street double-deal"
    t = table(f"brain D7 car {hand}", "maggie D7 president", tiles=CITY, taken=True, step=2, special_cards=True)
    assert preview(t).hindrances == {"tunnel-plans": "manhole-car", "double-deal": "steal"}
    away = table(f"brain D5 {hand}", "maggie D7", tiles=CITY, step=2, special_cards=True)
    assert preview(away).hindrances == {"tunnel-plans": "manhole", "double-deal": "steal"}


def test_nothing_hinders_what_is_not_planned() -> None:
    t = planned("choose:kick-it-down", "choose:bare-knuckles", "ready")
    assert set(preview(t).hindrances) == {"on-my-own", "dead-run", "ghost-step"}


# The forecast.


@rule("EFNY-O1", "EFNY-O3", "EFNY-O4")
@pytest.mark.parametrize(
    ("noise", "missions", "gained", "after"),
    [
        (3, 4, 5, (8, 4, 0)),
        (8, 4, 5, (10, 1, 0)),
        (8, 2, 5, (1, 4, 1)),
        (10, 1, 1, (0, 4, 1)),
        (4, 2, 0, (4, 2, 0)),
    ],
)
def test_noise_beyond_ten_moves_mission_cubes(noise: int, missions: int, gained: int, after: tuple[int, ...]) -> None:
    t = table("snake D5", noise=noise, missions=missions)
    assert louder(t.state, gained) == PressureView(*after)


def forecasts(t: Table) -> dict[str, ForecastView]:
    return {one.code: one for one in preview(t).forecasts}


@rule("EFNY-H10", "EFNY-H13")
def test_the_noise_of_a_plan_with_every_option() -> None:
    half = forecasts(planned("choose:kick-it-down"))
    assert (half[""].made, half["choose:spray-the-street"].made, half["unchoose:kick-it-down"].made) == (2, 5, 0)
    t = planned("choose:dead-run", "choose:spray-the-street")
    assert forecasts(t)[""].made == 5
    assert forecasts(t)[""].after == PressureView(8, 4, 0)
    assert forecasts(t)[""].payable.noise == 9
    assert forecasts(t)["hit-instead:spray-the-street"].made == 4
    t.play("ready", "hit-instead:spray-the-street")
    assert forecasts(t)[""].made == 4


@rule("EFNY-N1", "EFNY-N2", "EFNY-N3", "EFNY-Q4")
def test_what_new_york_can_pay_for() -> None:
    t = planned(deck="ambush barricades street-gangs", top="wreckers")
    paid = [payable(t.state, noise) for noise in (3, 4, 7)]
    assert [(one.least, one.most, one.cards) for one in paid] == [(0, 0, 3), (2, 2, 3), (3, 3, 3)]
    last = planned(deck="street-gangs", top="wreckers")
    assert payable(last.state, 7).cards == 2 + len(last.view("snake").city.discard)


@rule("EFNY-W19")
def test_a_card_that_nobody_has_seen_makes_it_a_range() -> None:
    def shuffle_in(s: Any) -> None:
        s.ny_deck[-3] += 1
        s.ny_beside &= ~1

    t = planned(noise=0, deck="ambush barricades street-gangs", top="wreckers", before=shuffle_in)
    paid = [payable(t.state, noise) for noise in (3, 4, 5)]
    assert [(one.least, one.most, one.cards) for one in paid] == [(0, 0, 4), (2, 3, 4), (3, 3, 4)]


@rule("EFNY-D5", "EFNY-D7", "EFNY-H2")
def test_damage_ahead_and_the_hand_that_is_left() -> None:
    found = forecast(planned("choose:dead-run", "choose:spray-the-street").state, 0)
    assert (found.damage, found.at_risk, found.forced) == (2, 5, False)
    sheltered = table("snake B5", tiles=CITY, enemies="B5: 4 prisoners", step=2)
    assert forecast(sheltered.state, 0).damage == 0
    last = table("snake D5 dead-run bare-knuckles", tiles=CITY, enemies="D5: 1 prisoner", step=2)
    last.play("choose:bare-knuckles", "choose:dead-run")
    assert forecast(last.state, 0).forced
    helped = table("snake D5 dead-run strong-antitoxin", tiles=CITY, step=2)
    assert not forecast(helped.play("choose:strong-antitoxin", "choose:dead-run").state, 0).forced


@rule("EFNY-X1")
def test_the_gullfire_is_in_danger() -> None:
    def lone(**more: Any) -> bool:
        heroes = more.pop("heroes", ("snake D9 blue:tape purple:gullfire", "maggie F5"))
        own = table(*heroes, tiles=f"{CITY} D9", enemies="C4: 2 prisoners", top="ambush", step=2).view("snake").own
        assert own is not None
        return own.lone.at_risk

    assert lone()
    assert not lone(heroes=("snake D9 blue:tape purple:raft", "maggie F5"))
    assert not lone(heroes=("snake D9 blue:tape purple:gullfire", "maggie C4"))


# Warnings.


@rule("EFNY-O3", "EFNY-H2", "EFNY-X1")
def test_warnings_about_a_plan() -> None:
    assert warnings(planned("choose:dead-run", "choose:spray-the-street"), "ready") == ["note-damage 2"]
    loud = planned("choose:kick-it-down", "choose:spray-the-street", noise=8, missions=2)
    assert warnings(loud, "ready") == ["note-full", "note-damage 2"]
    assert warnings(planned("choose:kick-it-down", "choose:spray-the-street", noise=8), "ready")[0] == (
        "note-saturated 3"
    )


@rule("EFNY-H2", "EFNY-P4", "EFNY-Y4")
def test_warnings_about_taking_cards_back() -> None:
    assert warnings(tired(), "decline") == ["note-forced"]
    assert warnings(tired(), "recover-all") == []
    assert notes(tired(blacks=0), "recover-all") == ["! note-loss 33", "note-tiles 0 3"]


@rule("EFNY-I4", "EFNY-P2")
def test_warnings_about_a_fourth_thing_and_about_the_price_of_the_president() -> None:
    t = table("snake A2 tape axe revolver", tiles="A2=dukes-camp", windows=True, step=0, blacks=6)
    assert notes(t, "collect:president") == [
        "! note-loss 33",
        "! note-fourth",
        "note-poi-tiles 7",
        "note-tiles 6 3",
    ]
    assert warnings(t, "ready:axe") == []
    armed = table("snake D5 revolver weapon:axe", windows=True, step=0)
    assert warnings(armed, "ready:revolver") == ["note-replaces axe"]


@rule("EFNY-V2", "EFNY-V3", "EFNY-R8")
def test_warnings_about_bridges_and_the_taxi() -> None:
    t = table("cabbie D5 taxi", windows=True, step=0)
    assert warnings(t, "abandon") == ["note-taxi"]
    on_foot = table("snake I10 president tape", tiles="I10 I8", plan="kick-it-down bare-knuckles")
    on_foot.play("play:kick-it-down")
    assert warnings(on_foot, "bridge:3") == ["note-missing diagram-3"]


@rule("EFNY-V3")
def test_what_showing_cards_at_a_bridge_comes_to() -> None:
    def shown(*heroes: str) -> Table:
        t = table(*heroes, tiles="I10 I8", taken=True, plan="kick-it-down bare-knuckles")
        return t.play("play:kick-it-down", "bridge:3")

    alone = shown("snake I10 president tape diagram-3")
    assert notes(alone, "show:diagram-3+tape+president") == ["note-show-completes"]
    assert notes(alone, "show:nothing") == ["! note-show-withholds president+tape+diagram-3"]
    missing = shown("snake I10 president tape")
    assert notes(missing, "show:tape+president") == ["note-show-fails diagram-3", "note-show-seen"]
    doubtful = shown("snake I10 president tape", "maggie I10 axe")
    assert notes(doubtful, "show:tape+president", "snake")[0] == "note-show-unless diagram-3"


# Ranges.


@rule("EFNY-A1")
def test_ranges_of_attacks_before_they_are_chosen() -> None:
    t = planned("choose:spray-the-street", "choose:bare-knuckles", "ready", roadblocks="D5-D3")
    found = preview(t).reaches
    assert found["play:bare-knuckles"] == found["hit-instead:bare-knuckles"] == ["D5"]
    assert sorted(found["play:spray-the-street"]) == ["C4", "C6", "D5", "D7", "E4", "E6"]
    assert "play:kick-it-down" not in found


# Questions behind a question.


def ahead(t: Table) -> AheadView:
    found = preview(t).ahead
    assert found is not None
    return found


def ways(t: Table) -> dict[str, str]:
    """What has to be played before each option."""
    return {option.code: " ".join(option.through) for option in ahead(t).options}


@rule("EFNY-T2", "EFNY-H1", "EFNY-H4")
def test_the_window_before_a_turn_is_asked_together_with_the_plan() -> None:
    t = tired(windows=True, step=0, before=lambda s: s.supplies.__setitem__(0, (0,)))
    assert ahead(t).kind == "choose"
    found = ways(t)
    assert (found["recover-all"], found["choose:dead-run"]) == ("go-on", "go-on decline go-on")
    assert not {"go-on", "hurry", "decline", "ready"} & set(found)
    assert t.play(*found["choose:dead-run"].split(), "choose:dead-run").asked == "snake"


@rule("EFNY-H4", "EFNY-H5")
def test_a_plan_that_is_complete_is_asked_together_with_the_first_card() -> None:
    t = planned("choose:kick-it-down", "choose:bare-knuckles")
    assert ahead(t).kind == "play"
    assert ways(t) == {
        "unchoose:bare-knuckles": "",
        "unchoose:kick-it-down": "",
        **dict.fromkeys(
            [
                *["hit-instead:bare-knuckles", "hit-instead:kick-it-down", "move-instead:bare-knuckles"],
                *["move-instead:kick-it-down", "play:bare-knuckles", "play:kick-it-down"],
            ],
            "ready",
        ),
    }
    assert {option.code: option.final for option in ahead(t).options}["play:bare-knuckles"]
    assert preview(planned("choose:kick-it-down")).ahead is None


@rule("EFNY-T3")
def test_a_moment_of_a_movement_is_asked_together_with_what_follows() -> None:
    t = table("snake D5", tiles="D3 E4 C4 D1", cubes="D3=1", plan="on-my-own bare-knuckles")
    t.play("play:on-my-own", "go:D3")
    assert ahead(t).kind == "reveal"
    assert ways(t)["collect:item"] == ""
    assert ways(t)["reveal:C2"] == "go-on"


@rule("EFNY-T2")
def test_going_on_is_an_option_where_it_draws_or_ends_the_turn() -> None:
    t = table("snake D5 first-aid-kit weapon:axe car", windows=True, step=12)
    assert preview(t).ahead is None
    assert notes(t, "go-on") == ["note-on-end"]
    assert notes(table("snake D5 first-aid-kit weapon:axe car", windows=True, step=0), "go-on") == []


def test_the_marks_of_options_behind_a_question_are_those_at_that_question() -> None:
    t = table("snake D5", tiles="D3 E4 C4 D1", cubes="D3=1", plan="on-my-own bare-knuckles")
    t.play("play:on-my-own", "go:D3")
    final = [option for option in ahead(t).options if option.final]
    assert AheadOption("reveal:C2", "EFNY-M7", True, ["go-on"]) in final


@rule("EFNY-G14")
def test_only_who_is_asked_or_has_the_turn_sees_previews() -> None:
    t = planned()
    assert t.view("maggie").preview is None
    assert t.view("onlooker").preview is None
    setup = new_game(2)
    assert notes(setup, "hero:snake") == ["hero-snake.effect"]
