"""Events: when and how many (EFNY-U), and every Event card (5.8)."""

from typing import Any

import pytest

from lamster.games.escape_from_new_york.components import EVENT, EVENT_COPIES
from tests.games.escape_from_new_york.table import Table, new_game, table
from tests.rules import rule


def event(card: str, hero: str = "snake D5", *others: str, **more: Any) -> Table:
    """The first Hero has just turned up this Event, by the icon of a Timer tile in step 1."""
    spare = {"snake": "dead-run", "maggie": "clean-shot", "brain": "scrounge"}[hero.partition(" ")[0]]
    t = table(f"{hero} discard:{spare}", *others, **more)
    return t.play("recover-all", "*timer:street-noise", f"*event:{card}")


def walk(steps: str = "D3", plan: str = "on-my-own dead-run", **more: Any) -> Table:
    """Snake walks from D5 with the first card of the plan; nothing is left to reveal where he ends."""
    usual: dict[str, Any] = {"event_spaces": "D3", "tiles": "C2 D1 E2 F1 D7 C6"}
    t = table("snake D5", plan=plan, **{**usual, **more})
    return t.play(f"play:{plan.partition(' ')[0]}", *[f"go:{step}" for step in steps.split()])


# When.


@rule("EFNY-U1", "EFNY-U3")
def test_moving_onto_an_event_icon_reveals_an_event_card() -> None:
    t = walk()
    assert (t.asked, t.kind) == ("*", "event")
    t.play("*event:rats")
    assert (t.noise, t.kind) == (1, "play")


@rule("EFNY-U1")
def test_again_and_again() -> None:
    t = walk("D3 E2", plan="dead-run on-my-own").play("*event:rats")
    assert t.kind == "play"
    t.play("play:on-my-own", "go:D3")
    assert t.kind == "event"


@rule("EFNY-U1", "EFNY-R4")
def test_a_passenger_triggers_nothing() -> None:
    """Cabbie drives with Maggie: one Event, for Cabbie."""
    t = table("cabbie D5 taxi", "maggie D5", plan="short-cut tire-iron", event_spaces="D3", tiles="C2 D1 E2 F1 D7 C6")
    t.play("play:short-cut", "go:D3", "invite:2", "maggie ride", "go:E2", "alone", "*event:rats")
    assert (t.at("maggie"), t.noise, t.kind) == ("D3", 1, "play")


@rule("EFNY-U2")
def test_only_after_the_whole_action() -> None:
    t = walk("D3 E2", plan="dead-run on-my-own", tiles="C2 D1 D7 C6 E2")
    # The last part of the card, REVEAL, comes before the Event.
    assert t.kind == "tile"
    t.play("*tile:ct07", "*suburb:raft")
    assert t.kind == "event"


@rule("EFNY-U2")
def test_several_event_spaces_trigger_once_each_afterwards() -> None:
    t = walk("D3 E2", plan="dead-run on-my-own", event_spaces="D3 E2", tiles="C2 D1 E2 D7 C6 F1")
    t.play("*event:rats")
    assert (t.kind, t.noise) == ("event", 1)
    t.play("*event:car-alarm")
    assert (t.kind, t.noise) == ("play", 4)


@rule("EFNY-U2", "EFNY-T2")
def test_after_the_ability_and_after_a_drive_as_well() -> None:
    t = table("snake D5", plan="on-my-own dead-run", event_spaces="D3", tiles="C2 D1 E2")
    assert t.play("move-instead:on-my-own", "go:D3").kind == "event"
    t = table("cabbie D5 taxi", step=5, event_spaces="D3", tiles="C2 D1 E2")
    assert t.play("drive", "go:D3", "stop").kind == "event"


@rule("EFNY-U2")
def test_after_an_item_that_moves() -> None:
    t = table("snake E4 sewer-map", event_spaces="G6", windows=True, step=0).play("use:sewer-map")
    assert (t.at("snake"), t.kind) == ("G6", "event")


@rule("EFNY-U2", "EFNY-Y1")
def test_the_icon_of_a_timer_tile_is_carried_out_at_once() -> None:
    """In the middle of New York's card, before its HUNT."""
    t = table("snake D5", step=11, top="last-minutes", noise=7, hard_deck=True, enemies="E4: 1 prisoner")
    t.play("*new-york:more-mines", "*timer:street-noise")
    assert (t.kind, t.crowd("E4")) == ("event", "1 prisoner")


@rule("EFNY-U3")
def test_example_w17_event_level_2_two_cards_one_by_one() -> None:
    t = walk(event_level=2).play("*event:gang-ambush")
    # The first is resolved before the second is turned up.
    assert (t.crowd("D3"), t.kind) == ("2 prisoners", "event")
    t.play("*event:rats")
    assert (t.noise, t.kind) == (1, "play")


@rule("EFNY-U3", "EFNY-U5")
def test_the_level_of_that_moment_counts() -> None:
    """Two icons at level 1; the first Event brings Noise and so Tension: the second icon is worth 2 cards."""
    t = walk("D3 E2", plan="dead-run on-my-own", event_spaces="D3 E2", tiles="C2 D1 E2 D7 C6 F1", noise=10, missions=1)
    t.play("*event:rats", "*timer:tension", "*event:dead-quiet", "*event:dead-quiet")
    assert (t.kind, t.state.event_level) == ("event", 2)
    t.play("*event:car-alarm")
    assert t.kind == "event"


@rule("EFNY-U4")
def test_an_empty_deck_is_shuffled_from_the_discard_pile() -> None:
    t = event("rats", events="rats", event_discard="sniper crazies", event_level=2)
    assert t.options() == "event:crazies event:rats event:sniper"
    assert t.state.open[0].weights == (1, 1, 1)
    assert t.view("snake").city.events_left == 0


@rule("EFNY-U4")
def test_a_card_that_is_being_resolved_is_not_in_the_discard_pile_yet() -> None:
    t = event("car-alarm", events="car-alarm", event_discard="sniper crazies", noise=10, missions=1)
    t.play("*timer:street-noise")
    assert t.options() == "event:crazies event:sniper"


@rule("EFNY-U5")
def test_the_event_level_rises_to_3_and_no_further() -> None:
    t = table("snake D5 discard:dead-run", event_level=3).play("recover-all", "*timer:tension")
    assert t.state.event_level == 3
    assert new_game(1).state.event_level == 1


@rule("EFNY-U6")
def test_quiet_ignores_the_icons_of_that_movement_only() -> None:
    t = walk(plan="ghost-step on-my-own")
    assert (t.at("snake"), t.kind) == ("D3", "play")
    t.play("play:on-my-own", "go:E2")
    assert t.kind == "new-york"
    t = walk("E4", plan="ghost-step dead-run").play("play:dead-run", "go:D3", "go:E2")
    assert t.kind == "event"


@rule("EFNY-U7")
def test_the_current_hero_suffers_it_where_that_hero_is_then() -> None:
    """Snake passes the icon at D3 and ends at E2: the ambush is there."""
    t = walk("D3 E2", plan="dead-run on-my-own", tiles="C2 D1 E2 D7 C6 F1").play("*event:gang-ambush")
    assert t.enemies == "E2: 2 prisoners"


@rule("EFNY-U8")
def test_parts_that_cannot_be_carried_out_are_ignored() -> None:
    t = event("pickpocket")
    assert t.kind == "choose"
    t = event("fresh-barricade", "snake E10", top="ambush")
    assert (t.roadblocks, t.kind) == ("", "choose")


# Every card.


def test_the_24_cards_and_2_more() -> None:
    counts = dict(zip(EVENT.codes, EVENT_COPIES, strict=True))
    assert sum(counts.values()) == 26
    assert counts == {
        "thats-the-duke": 2,
        "crazies": 3,
        "something-below": 2,
        "sniper": 2,
        "falling-masonry": 2,
        "car-alarm": 2,
        "rats": 1,
        "fresh-barricade": 2,
        "forgotten-stash": 2,
        "dead-quiet": 2,
        "a-familiar-face": 1,
        "stolen-wheels": 1,
        "gang-ambush": 1,
        "pickpocket": 1,
        "explosion": 2,
    }


def test_thats_the_duke() -> None:
    t = event("thats-the-duke", enemies="E4: 4 prisoners")
    assert t.enemies == "D5: 3 prisoners, E4: 1 prisoner"


def test_crazies() -> None:
    t = event("crazies", enemies="E4: 2 prisoners")
    assert t.enemies == "D5: 2 prisoners, E4: 1 prisoner"


def test_something_below() -> None:
    assert event("something-below").enemies == "E4: 1 prisoner, G6: 1 prisoner"


@rule("EFNY-D6")
@pytest.mark.parametrize(("card", "damage"), [("sniper", 1), ("falling-masonry", 2)])
def test_sniper_and_falling_masonry(card: str, damage: int) -> None:
    t = event(card)
    assert (t.kind, t.told()[-1]) == ("lose", f"damaged snake {damage}")
    t.play(*["*lose:bare-knuckles", "*lose:ghost-step"][:damage])
    assert (t.kind, t.state.hands[0].bit_count()) == ("choose", 8 - damage)


@rule("EFNY-O2")
@pytest.mark.parametrize(("card", "noise"), [("car-alarm", 3), ("rats", 1)])
def test_car_alarm_and_rats(card: str, noise: int) -> None:
    assert event(card, noise=2).noise == 2 + noise


@rule("EFNY-W17", "EFNY-K2")
def test_fresh_barricade() -> None:
    assert event("fresh-barricade", top="ambush").roadblocks == "D5-D7"


def test_forgotten_stash() -> None:
    assert event("forgotten-stash").cubes == "D5=1"


@rule("EFNY-O7")
def test_dead_quiet() -> None:
    assert event("dead-quiet", noise=5).noise == 3
    assert event("dead-quiet", noise=1).noise == 0


def test_a_familiar_face() -> None:
    t = event("a-familiar-face").play("*item:radio")
    assert t.supply("snake") == "radio"


@rule("EFNY-F3")
def test_stolen_wheels() -> None:
    t = event("stolen-wheels", tiles="D3", roadblocks="D5-D3")
    assert t.options() == "wheels:C4 wheels:D3 wheels:E4 wheels:E6"
    t.play("wheels:D3")
    assert (t.enemies, t.state.cars_left) == ("D3: 1 driver", 3)


def test_gang_ambush() -> None:
    assert event("gang-ambush").enemies == "D5: 2 prisoners"


@rule("EFNY-L3")
def test_pickpocket() -> None:
    t = event("pickpocket", "maggie D5 radio axe tape rust", "snake F5")
    assert t.options() == "throw:axe throw:radio"
    assert t.mask("throw:axe", "snake") == "throw:?"
    t.play("throw:axe")
    assert (t.supply("maggie"), t.bar("maggie")) == ("radio tape", "0+0")
    assert t.told("snake") == ["threw-away maggie ?"]


def test_pickpocket_takes_no_card_that_lies_open_and_no_case() -> None:
    t = event("pickpocket", "brain D5 diagram-3 tape president", taken=True)
    assert (t.kind, t.supply("brain")) == ("choose", "diagram-3 tape president")


@rule("EFNY-XS3", "EFNY-A6")
def test_explosion() -> None:
    crowd = "D5: 2 prisoners 1 driver romero, D3: 1 prisoner"
    t = event("explosion", "snake D5 car", explosion=True, enemies=crowd, wrecks="D5", roadblocks="D5-D3 D5-E4 D3-E4")
    # Everybody here dies but Romero, and nobody gets credit; all Cars here go, Snake's own stays.
    assert (t.enemies, t.wrecks, t.car("snake"), t.bar("snake")) == ("D3: 1 prisoner, D5: romero", "", "car", "0+0")
    assert (t.state.cars_left, t.state.prisoners_left) == (3, 39)
    assert (t.roadblocks, t.broken) == ("D3-E4", "D3-D5 D5-E4")
    assert t.kind == "lose"
    t.play("*lose:bare-knuckles", "*lose:ghost-step")
    assert (t.noise, t.kind) == (2, "choose")
