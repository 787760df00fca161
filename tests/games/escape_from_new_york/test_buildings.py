"""Buildings in step 9: Library, Surgery, Gun Shop, Shelter (EFNY-H17, F14 to F17)."""

from typing import Any

import pytest

from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule


def in_building(tile: str, hero: str = "snake D3", **more: Any) -> Table:
    """Step 9 with the first Hero at D3, where this tile lies."""
    return table(hero, step=9, tiles=f"D3={tile}", **more)


# The Library.


@rule("EFNY-F14", "EFNY-H17")
def test_the_library_gives_an_item() -> None:
    t = table("snake F5 discard:dead-run", "maggie D5", step=9)
    assert (t.kind, t.options()) == ("building", "decline library:card library:item")
    t.play("library:item", "*item:radio")
    assert (t.supply("snake"), t.discard("snake")) == ("radio", "dead-run")


@rule("EFNY-F14")
def test_or_a_random_card_back() -> None:
    t = table("snake F5 discard:dead-run discard:on-my-own", "maggie D5", step=9).play("library:card")
    assert (t.asked, t.options()) == ("*", "find:dead-run find:on-my-own")
    assert (t.mask("*find:dead-run", "maggie"), t.mask("*find:dead-run", "snake")) == ("find:?", "find:dead-run")
    t.play("*find:on-my-own")
    assert (t.discard("snake"), t.supply("snake")) == ("dead-run", "")


@rule("EFNY-F14")
def test_or_nothing() -> None:
    t = table("snake F5 discard:dead-run", step=9).play("decline")
    assert (t.discard("snake"), t.supply("snake")) == ("dead-run", "")


@rule("EFNY-F14")
def test_the_library_without_a_discard_pile_has_no_card_to_give() -> None:
    assert table("snake F5", step=9).options() == "decline library:item"


@rule("EFNY-F14", "EFNY-I4")
def test_the_library_does_not_lift_the_limit_of_three() -> None:
    t = table("snake F5 radio cigarettes crowbar", step=9).play("library:item", "*item:sewer-map")
    assert t.kind == "limit"


@rule("EFNY-H17", "EFNY-F14")
def test_enemies_do_not_matter() -> None:
    assert table("snake F5", step=9, enemies="F5: 2 prisoners").kind == "building"


@rule("EFNY-H17")
def test_there_is_nothing_to_do_elsewhere() -> None:
    assert table("snake D5", step=9).kind == "new-york"


# Surgery.


@rule("EFNY-F15", "EFNY-H17")
@pytest.mark.parametrize("tile", ["ct01", "ct02", "ct03"])
def test_surgery_gives_up_to_two_cards_back(tile: str) -> None:
    t = in_building(tile, "snake D3 discard:dead-run discard:on-my-own discard:ghost-step")
    assert (t.kind, t.options()) == ("recover", "done recover:dead-run recover:ghost-step recover:on-my-own")
    t.play("recover:dead-run", "recover:ghost-step")
    assert (t.discard("snake"), t.kind) == ("on-my-own", "new-york")


@rule("EFNY-F15")
def test_or_one_or_none() -> None:
    t = in_building("ct01", "snake D3 discard:dead-run discard:on-my-own").play("recover:dead-run", "done")
    assert t.discard("snake") == "on-my-own"


@rule("EFNY-F15", "EFNY-H14")
def test_the_cards_of_this_turn_are_already_there() -> None:
    t = table("snake D3", plan="bare-knuckles strong-antitoxin", tiles="D3=ct01")
    t.play("play:bare-knuckles", "play:strong-antitoxin")
    assert t.options() == "done recover:bare-knuckles recover:strong-antitoxin"


# The Gun Shop.


@rule("EFNY-F16", "EFNY-H17")
@pytest.mark.parametrize("tile", ["ct04", "ct05", "ct06"])
def test_the_gun_shop_two_items_of_which_one_is_kept(tile: str) -> None:
    t = table("snake D3", "maggie F5", step=9, tiles=f"D3={tile}")
    assert [t.mask("*item:axe", who) for who in ("snake", "maggie", "onlooker")] == ["item:axe", "item:?", "item:?"]
    t.play("*item:axe", "*item:radio")
    assert (t.kind, t.options(), t.supply("snake")) == ("keep", "keep:axe keep:radio", "")
    assert t.mask("keep:axe", "maggie") == "keep:?"
    t.play("keep:radio")
    assert (t.supply("snake"), t.state.item_discard[0]) == ("radio", 1)


@rule("EFNY-F16", "EFNY-I11")
def test_or_two_ammo_but_never_above_the_number() -> None:
    t = in_building("ct04", "snake D3 weapon:revolver=0")
    assert t.options() == "shop:ammo shop:items"
    assert t.play("shop:ammo").weapon("snake") == "revolver=2"
    assert in_building("ct04", "snake D3 weapon:revolver=2").play("shop:ammo").weapon("snake") == "revolver=3"


@rule("EFNY-F16")
@pytest.mark.parametrize("weapon", ["revolver=3", "axe"])
def test_ammo_that_does_not_fit_is_not_on_offer(weapon: str) -> None:
    assert in_building("ct04", f"snake D3 weapon:{weapon}").kind == "item"


@rule("EFNY-F16")
def test_if_only_one_item_can_be_drawn_it_is_kept() -> None:
    t = in_building("ct04", items="radio").play("*item:radio")
    assert t.options() == "keep:radio"
    assert t.play("keep:radio").supply("snake") == "radio"


@rule("EFNY-F16")
def test_nothing_at_all_if_nothing_is_possible() -> None:
    assert in_building("ct04", items="").kind == "new-york"


@rule("EFNY-F16", "EFNY-I4")
def test_only_the_item_that_is_kept_counts_for_the_limit() -> None:
    t = in_building("ct04", "snake D3 radio crowbar").play("*item:axe", "*item:cigarettes", "keep:axe")
    assert (t.kind, t.supply("snake")) == ("new-york", "axe radio crowbar")
    t = in_building("ct04", "snake D3 radio crowbar sewer-map").play("*item:axe", "*item:cigarettes", "keep:axe")
    assert t.kind == "limit"


# The Shelter.


@rule("EFNY-F17", "EFNY-D5")
@pytest.mark.parametrize("tile", ["ct07", "ct08", "ct09"])
def test_the_shelter_wards_off_all_damage_and_needs_no_step_9(tile: str) -> None:
    t = table("snake D3", step=7, tiles=f"D3={tile}", enemies="D3: 2 prisoners romero")
    assert (t.kind, t.hand("snake").count(" "), t.noise) == ("new-york", 7, 0)
