"""Items and Weapons: how they come, are used and go (EFNY-I). Each of them has a test in test_things.py."""

from typing import Any

import pytest

from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule


def snake(more: str = "", *others: str, **position: Any) -> Table:
    """Snake on D5 in the window before step 1."""
    return table(f"snake D5 {more}", *(others or ("maggie K4",)), step=0, windows=True, **position)


def codes(t: Table, *verbs: str) -> set[str]:
    """The options with one of these verbs."""
    return {code for code in t.options().split() if code.partition(":")[0] in verbs}


# How they come.


@rule("EFNY-I1", "EFNY-I3")
def test_item_cubes_are_collected_one_by_one() -> None:
    t = snake(cubes="D5=2").play("collect:item", "*item:radio")
    assert (t.supply("snake"), t.cubes, t.state.cubes_left) == ("radio", "D5=1", 14)
    t.play("collect:item", "*item:crowbar")
    assert (t.supply("snake"), t.cubes, t.offers("collect:item")) == ("radio crowbar", "", False)


@rule("EFNY-I1")
def test_not_among_enemies() -> None:
    assert not snake("radio", cubes="D5=1", enemies="D5: 1 prisoner").offers("collect:item")


@rule("EFNY-I2", "EFNY-W6")
def test_a_card_brings_items_too() -> None:
    t = table("brain D5", plan="scrounge").play("play:scrounge", "*item:axe")
    assert t.supply("brain") == "axe"


@rule("EFNY-I2")
@pytest.mark.parametrize("source", ["*timer:supply-drop", "*timer:street-noise *event:a-familiar-face"])
def test_so_do_some_timer_tiles_and_events(source: str) -> None:
    t = table("snake F5 discard:dead-run").play("recover-all", *source.split(), "*item:axe")
    assert t.supply("snake") == "axe"


@rule("EFNY-I2", "EFNY-F14", "EFNY-F16")
def test_so_do_library_and_gun_shop() -> None:
    t = table("snake F5", step=9).play("library:item", "*item:axe")
    assert t.supply("snake") == "axe"
    t = table("snake D5", tiles="D5=ct04", step=9).play("*item:axe", "*item:radio", "keep:radio")
    assert (t.supply("snake"), t.state.item_discard[0]) == ("radio", 1)


@rule("EFNY-I3")
def test_the_drawn_card_is_the_owners_secret() -> None:
    t = snake(cubes="D5=1").play("collect:item")
    assert [t.mask("*item:radio", who) for who in ("snake", "maggie", "onlooker")] == ["item:radio", "item:?", "item:?"]
    t.play("*item:radio")
    assert (t.told("snake"), t.told("maggie")) == (["drew snake radio"], ["drew snake ?"])
    assert t.view("maggie").seats[0].supply == [None]


@rule("EFNY-I3")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    t = snake(cubes="D5=2", items="", item_discard="radio crowbar").play("collect:item")
    assert t.options() == "item:crowbar item:radio"
    t.play("*item:crowbar")
    assert (t.told("maggie"), sum(t.state.item_discard)) == (["reshuffled items", "drew snake ?"], 0)
    t.play("collect:item")
    assert t.options() == "item:radio"


@rule("EFNY-I3")
def test_with_both_empty_nothing_is_drawn() -> None:
    t = snake(cubes="D5=1", items="").play("collect:item")
    assert (t.supply("snake"), t.told()) == ("", ["drew-nothing snake"])


# The limit of three.


@rule("EFNY-I4")
def test_the_fourth_card_or_another_goes_at_once() -> None:
    t = snake("crowbar fake-tape axe", cubes="D5=1").play("collect:item", "*item:trash-can-lid")
    assert (t.kind, codes(t, "throw")) == (
        "limit",
        {"throw:crowbar", "throw:fake-tape", "throw:axe", "throw:trash-can-lid"},
    )
    t.play("throw:trash-can-lid")
    assert (t.supply("snake"), t.kind) == ("axe fake-tape crowbar", "window")


@rule("EFNY-I4", "EFNY-I6")
def test_what_is_thrown_away_goes_face_down() -> None:
    t = snake("crowbar fake-tape axe", cubes="D5=1").play("collect:item", "*item:radio")
    assert t.mask("throw:axe", "maggie") == "throw:?"
    t.play("throw:axe")
    assert (t.told("snake"), t.told("maggie")) == (["threw-away snake axe"], ["threw-away snake ?"])
    assert not any("axe" in str(part) for part in (t.view("maggie").seats, t.view("maggie").city))


@rule("EFNY-I4", "EFNY-L3")
def test_it_may_go_on_an_open_icon_of_the_bar() -> None:
    t = snake("rust crowbar fake-tape axe", cubes="D5=1").play("collect:item", "*item:radio")
    assert codes(t, "bar") == {"bar:crowbar", "bar:fake-tape", "bar:axe", "bar:radio"}
    t.play("bar:axe")
    assert (t.bar("snake"), t.told("maggie")) == ("0+1", ["item-on-bar snake ?"])
    full = snake("rust bar:0+1 crowbar fake-tape axe", cubes="D5=1").play("collect:item", "*item:radio")
    assert codes(full, "bar") == set()


@rule("EFNY-I4", "EFNY-L3")
def test_after_step_8_too_for_the_limit() -> None:
    """Ruling J39."""
    t = table("snake F5 rust crowbar fake-tape axe", step=9).play("library:item", "*item:radio")
    assert codes(t, "bar") == {"bar:crowbar", "bar:fake-tape", "bar:axe", "bar:radio"}


@rule("EFNY-I4", "EFNY-I5", "EFNY-I9")
def test_outside_cards_an_item_may_be_used_or_a_weapon_revealed_instead() -> None:
    t = snake("cigarettes fake-tape axe", cubes="D5=1", noise=4).play("collect:item", "*item:radio")
    assert codes(t, "use", "ready") == {"use:cigarettes", "use:radio", "ready:axe"}
    t.play("ready:axe")
    assert (t.weapon("snake"), t.supply("snake"), t.kind) == ("axe", "fake-tape radio cigarettes", "window")
    t = snake("cigarettes fake-tape axe", cubes="D5=1", noise=4).play("collect:item", "*item:radio", "use:cigarettes")
    assert (t.noise, t.kind) == (1, "window")


@rule("EFNY-I4", "EFNY-F14")
def test_in_the_library_as_well() -> None:
    t = table("snake F5 cigarettes fake-tape axe", step=9, noise=4).play("library:item", "*item:radio")
    assert codes(t, "use", "ready") == {"use:cigarettes", "use:radio", "ready:axe"}


@rule("EFNY-I4", "EFNY-T4")
def test_but_not_in_the_middle_of_a_card_or_tile() -> None:
    t = table("brain D5 cigarettes fake-tape axe", plan="scrounge", noise=4).play("play:scrounge", "*item:radio")
    assert (t.kind, codes(t, "use", "ready")) == ("limit", set())
    t = table("snake F5 cigarettes fake-tape axe discard:dead-run", noise=4)
    t.play("recover-all", "*timer:supply-drop", "*item:radio")
    assert (t.kind, codes(t, "use", "ready")) == ("limit", set())
    t = table("snake D5 cigarettes fake-tape axe", plan="dead-run", cubes="E4=1", noise=4)
    t.play("play:dead-run", "go:E4", "collect:item", "*item:radio")
    assert (t.kind, codes(t, "use", "ready")) == ("limit", set())


@rule("EFNY-I4", "EFNY-W9")
def test_a_stolen_card_may_be_one_too_many() -> None:
    t = table("snake D5 rust radio axe crowbar", "maggie D5 tape", plan="not-my-plan-snake")
    t.play("play:not-my-plan-snake", "*back:tape")
    assert (t.kind, codes(t, "throw", "bar")) == (
        "limit",
        {"throw:radio", "throw:axe", "throw:crowbar", "bar:radio", "bar:axe", "bar:crowbar"},
    )
    assert codes(t, "use", "ready") == set()


@rule("EFNY-I4", "EFNY-C4")
def test_the_limit_is_kept_after_each_card_that_is_drawn() -> None:
    t = table("brain D5 tape axe crowbar", plan="black-market").play("play:black-market", "*item:radio")
    assert t.kind == "limit"
    t.play("throw:crowbar", "*item:molotov-cocktail")
    assert t.kind == "limit"


# Using.


@rule("EFNY-I5", "EFNY-T2")
def test_any_number_are_used_and_each_is_discarded_at_once() -> None:
    t = snake("cigarettes cigarettes radio", noise=9)
    assert t.rule_of("use:cigarettes") == "EFNY-I5"
    t.play("use:cigarettes", "use:cigarettes", "use:radio", "copter:H5")
    assert (t.supply("snake"), t.noise, t.copter) == ("", 3, "H5")
    assert sum(t.state.item_discard) == 3
    assert t.told("maggie")[0] == "used snake cigarettes"


@rule("EFNY-I5", "EFNY-T4", "EFNY-T5")
def test_not_while_a_card_is_resolved_and_not_by_others() -> None:
    t = table("snake D5 cigarettes", "maggie D5 cigarettes", plan="dead-run", windows=True, noise=5, cubes="E4=1")
    t.play("play:dead-run", "go:E4")
    assert codes(t, "use") == set()
    t = snake("cigarettes", "maggie D5 radio", noise=5)
    assert t.options("maggie") == ""


@rule("EFNY-I6")
def test_nobody_may_look_through_the_discard_pile() -> None:
    t = snake("cigarettes radio", noise=5).play("use:cigarettes")
    own = t.view("snake").own
    assert own is not None
    assert "cigarettes" not in str(own)
    assert not hasattr(t.view("snake").city, "item_discard")


@rule("EFNY-I7", "EFNY-I10")
@pytest.mark.parametrize(("hero", "weapon"), [("snake", "snakes-gun"), ("maggie", "maggies-revolver")])
def test_starting_weapons_leave_the_game_when_discarded(hero: str, weapon: str) -> None:
    t = table(f"{hero} D5 weapon:{weapon} axe", step=0, windows=True).play("ready:axe")
    assert (t.weapon(hero), sum(t.state.item_discard), len(t.state.gone)) == ("axe", 0, 1)


@rule("EFNY-I7", "EFNY-L3")
def test_the_diagram_of_bridge_3_lies_open_and_leaves_the_game_when_discarded() -> None:
    t = table("brain D5 rust diagram-3 radio", "snake K4", step=0, windows=True)
    assert t.view("snake").seats[0].supply == ["diagram-3", None]
    assert t.mask("bar:diagram-3", "snake") == "bar:diagram-3"
    t.play("bar:diagram-3")
    assert (t.told("snake"), sum(t.state.item_discard), len(t.state.gone)) == (["item-on-bar brain diagram-3"], 0, 1)


@rule("EFNY-I7", "EFNY-W9")
def test_it_lies_open_in_any_supply() -> None:
    t = table("snake D5", "brain D5 diagram-3", "maggie K4", plan="not-my-plan-snake ghost-step")
    t.play("play:not-my-plan-snake")
    assert t.view("maggie").seats[0].supply == ["diagram-3"]


# Weapons.


@rule("EFNY-I8")
def test_a_hidden_weapon_is_an_item_that_counts() -> None:
    t = snake("axe revolver radio", cubes="D5=1").play("collect:item", "*item:crowbar")
    assert (t.kind, t.view("maggie").seats[0].supply) == ("limit", [None] * 4)


@rule("EFNY-I9", "EFNY-I11")
def test_revealed_it_has_its_full_ammo_and_counts_no_more() -> None:
    t = snake("revolver radio crowbar", cubes="D5=1")
    assert t.rule_of("ready:revolver") == "EFNY-I9"
    t.play("ready:revolver")
    assert (t.weapon("snake"), t.supply("snake"), t.told("maggie")) == (
        "revolver=3",
        "radio crowbar",
        ["ready-weapon snake revolver"],
    )
    seat = t.view("maggie").seats[0]
    assert (seat.weapon, seat.ammo, seat.most_ammo) == ("revolver", 3, 3)
    assert t.play("collect:item", "*item:cigarettes").kind == "window"


@rule("EFNY-I10")
def test_a_second_weapon_discards_the_first() -> None:
    t = snake("pump-shotgun weapon:revolver=1").play("ready:pump-shotgun")
    assert (t.weapon("snake"), sum(t.state.item_discard)) == ("pump-shotgun=2", 1)


@rule("EFNY-I11", "EFNY-I13", "EFNY-G13")
def test_each_use_spends_an_ammo_and_at_0_the_weapon_stays() -> None:
    t = snake("level:3 weapon:revolver=2", enemies="D5: 6 prisoners").play("fire:revolver", "fire:revolver")
    assert (t.weapon("snake"), t.crowd("D5"), t.offers("fire:revolver")) == ("revolver=0", "2 prisoners", False)


@rule("EFNY-I12", "EFNY-O2")
def test_weapon_noise_comes_at_once() -> None:
    t = snake("weapon:revolver").play("fire:revolver")
    assert (t.noise, t.state.made_noise, t.told()) == (2, 0, ["fired snake revolver 2", "noise 2 2"])


@rule("EFNY-I13", "EFNY-T4")
def test_a_weapon_is_used_in_windows_only() -> None:
    t = table("snake D5 weapon:revolver", plan="dead-run bare-knuckles", windows=True, tiles="D3")
    assert t.play("play:dead-run", "go:D3").refused("fire:revolver") == "EFNY-T4"
    t.play("go:D5", "reveal:C6", "*tile:ct07")
    assert t.offers("fire:revolver")


@rule("EFNY-I13")
def test_a_weapon_may_be_fired_at_nobody() -> None:
    """Damage that nobody can take is lost; the Ammo is spent and the Noise made."""
    t = snake("weapon:revolver").play("fire:revolver")
    assert (t.weapon("snake"), t.noise) == ("revolver=2", 2)


@rule("EFNY-I14")
@pytest.mark.parametrize("weapon", ["axe", "spiked-club"])
def test_passive_weapons_are_not_used(weapon: str) -> None:
    t = snake(f"weapon:{weapon} radio", enemies="D5: 1 prisoner")
    assert codes(t, "fire") == set()


# The bar, and what cannot be done.


@rule("EFNY-I15", "EFNY-L3")
@pytest.mark.parametrize("weapon", ["axe", "spiked-club", "baseball-bat"])
def test_some_revealed_weapons_may_still_go_on_the_bar(weapon: str) -> None:
    t = snake(f"rust weapon:{weapon}")
    assert t.rule_of(f"bar-weapon:{weapon}") == "EFNY-I15"
    t.play(f"bar-weapon:{weapon}")
    assert (t.weapon("snake"), t.bar("snake"), sum(t.state.item_discard)) == ("", "0+1", 1)
    assert t.told("maggie") == [f"item-on-bar snake {weapon}"]
    assert not snake(f"brick weapon:{weapon} radio").offers(f"bar-weapon:{weapon}")


@rule("EFNY-I15")
@pytest.mark.parametrize(
    "weapon", ["revolver", "pump-shotgun", "submachine-gun", "throwing-knives", "crossbow", "snakes-gun"]
)
def test_the_others_only_unrevealed(weapon: str) -> None:
    t = snake(f"rust radio weapon:{weapon}", crossbows=True)
    assert codes(t, "bar", "bar-weapon") == {"bar:radio"}
    if weapon != "snakes-gun":
        t = snake(f"rust {weapon}", crossbows=True).play(f"bar:{weapon}")
        assert t.bar("snake") == "0+1"


@rule("EFNY-I15", "EFNY-L3")
def test_a_revealed_weapon_goes_on_the_bar_before_step_8_only() -> None:
    t = table("snake D5 rust weapon:axe radio", step=8, windows=True)
    assert codes(t, "bar", "bar-weapon") == set()


@rule("EFNY-I16")
def test_items_cannot_be_thrown_away_at_will() -> None:
    t = snake("brick fake-tape trash-can-lid crowbar")
    assert t.options() == "go-on hurry"
