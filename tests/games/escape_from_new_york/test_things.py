"""Every Item and Weapon, and the starting cards of the Heroes (5.9, 5.10), one by one."""

from typing import Any

import pytest

from tests.games.escape_from_new_york.table import Table, new_game, table
from tests.rules import rule


def holding(thing: str, **position: Any) -> Table:
    """Snake on D5 has this in the supply, in the window before step 1."""
    hero = f"snake D5 level:3 {thing} {position.pop('more', '')}"
    return table(hero, "maggie K4", step=0, windows=True, **position)


def armed(weapon: str, **position: Any) -> Table:
    """Snake on D5 has just revealed this Weapon."""
    return holding(weapon, **position).play(f"ready:{weapon}")


CROWD = {"enemies": "D5: 6 prisoners"}
NEIGHBOURS = {"enemies": "D3: 6 prisoners"}


# Weapons.


@rule("EFNY-A8", "EFNY-I14")
def test_axe() -> None:
    t = table("snake D5 level:3 weapon:axe", plan="bare-knuckles dead-run", enemies="D5: 6 prisoners")
    assert (t.play("play:bare-knuckles").crowd("D5"), t.weapon("snake")) == ("3 prisoners", "axe")


@rule("EFNY-A9", "EFNY-I14")
def test_spiked_club() -> None:
    t = table("snake D5 weapon:spiked-club", plan="hit-and-run dead-run", enemies="D5: romero")
    assert (t.play("play:hit-and-run").life("romero"), t.weapon("snake")) == (3, "spiked-club")


@rule("EFNY-I13", "EFNY-I11")
def test_baseball_bat() -> None:
    """Once a turn 1 damage in the own space, without Noise or Ammo."""
    t = armed("baseball-bat", enemies="D5: 3 prisoners, D3: 1 prisoner").play("fire:baseball-bat")
    assert (t.crowd("D5"), t.noise, t.offers("fire:baseball-bat")) == ("2 prisoners", 0, False)
    t = table("snake D5 weapon:baseball-bat", step=12, windows=True, enemies="D5: 3 prisoners")
    t.play("fire:baseball-bat", "go-on")
    assert t.offers("fire:baseball-bat")  # the next turn


@rule("EFNY-I13", "EFNY-I11", "EFNY-I12")
@pytest.mark.parametrize(
    ("weapon", "ammo", "hits", "far", "noise"),
    [
        ("revolver", 3, 2, True, 2),
        ("pump-shotgun", 2, 4, False, 3),
        ("submachine-gun", 4, 2, True, 1),
        ("throwing-knives", 2, 1, True, 0),
        ("crossbow", 3, 2, True, 0),
    ],
)
def test_weapons_with_ammo(weapon: str, ammo: int, hits: int, far: bool, noise: int) -> None:
    """Revolver, Pump Shotgun, Submachine Gun, Throwing Knives, Crossbow: Ammo, damage, range and Noise of a use."""
    t = armed(weapon, crossbows=True, **CROWD)
    assert t.weapon("snake") == f"{weapon}={ammo}"
    t.play(f"fire:{weapon}")
    assert (t.weapon("snake"), t.crowd("D5"), t.noise) == (f"{weapon}={ammo - 1}", f"{6 - hits} prisoners", noise)
    t = armed(weapon, crossbows=True, **NEIGHBOURS).play(f"fire:{weapon}")
    assert t.crowd("D3") == f"{6 - hits * far} prisoners"
    for _ in range(ammo - 1):
        t.play(f"fire:{weapon}")
    assert not t.offers(f"fire:{weapon}")


@rule("EFNY-XS2")
def test_crossbows_are_in_the_deck_only_as_an_option() -> None:
    crossbow = table("snake D5", step=0, windows=True, cubes="D5=1", crossbows=True).play("collect:item")
    assert "item:crossbow" in crossbow.options()
    assert "item:crossbow" not in table("snake D5", step=0, windows=True, cubes="D5=1").play("collect:item").options()


# Items.


@rule("EFNY-D7", "EFNY-T4")
def test_trash_can_lid() -> None:
    """Only when damage comes; of 5 it takes 3."""
    assert not holding("trash-can-lid", enemies="D5: 5 prisoners").offers("use:trash-can-lid")
    t = table("snake D5 trash-can-lid", enemies="D5: 5 prisoners", step=7).play("use:trash-can-lid")
    assert (t.told()[:2], t.supply("snake")) == (["used snake trash-can-lid", "damaged snake 2"], "")


@rule("EFNY-W5", "EFNY-I5")
def test_first_aid_kit() -> None:
    """Up to 2 cards of one's choice come back."""
    t = holding("first-aid-kit", more="discard:dead-run discard:on-my-own discard:ghost-step").play("use:first-aid-kit")
    t.play("recover:dead-run", "recover:ghost-step")
    assert (t.discard("snake"), t.kind) == ("on-my-own", "recovery")
    t = holding("first-aid-kit", more="discard:dead-run discard:on-my-own").play("use:first-aid-kit", "done")
    assert (t.discard("snake"), t.supply("snake")) == ("on-my-own dead-run", "")
    assert not holding("first-aid-kit").offers("use:first-aid-kit")


@rule("EFNY-A2", "EFNY-O2", "EFNY-K1")
def test_molotov_cocktail() -> None:
    """3 damage in the own space or one next to it, not across a Roadblock; 2 Noise at once."""
    t = holding("molotov-cocktail", enemies="D3: 2 prisoners romero", roadblocks="D5-E4").play("use:molotov-cocktail")
    assert t.options() == "burn:C4 burn:C6 burn:D3 burn:D5 burn:D7 burn:E6"
    t.play("burn:D3", "hit-prisoner:D3", "hit-romero:D3", "hit-prisoner:D3")
    assert (t.crowd("D3"), t.life("romero"), t.noise) == ("romero", 7, 2)


@rule("EFNY-A2")
def test_molotov_cocktail_stays_in_one_space() -> None:
    t = holding("molotov-cocktail", enemies="D3: 1 prisoner, D5: 2 prisoners").play("use:molotov-cocktail", "burn:D3")
    assert t.enemies == "D5: 2 prisoners"


@rule("EFNY-I11", "EFNY-G13")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3)])
def test_ammo_box(before: int, after: int) -> None:
    """Up to 2 Ammo, never more than the Weapon takes."""
    t = holding("ammo-box", more=f"weapon:revolver={before}").play("use:ammo-box")
    assert (t.weapon("snake"), t.told()[-1]) == (f"revolver={after}", f"ammo-added snake {after}")


@rule("EFNY-I11")
@pytest.mark.parametrize("weapon", ["", "weapon:revolver", "weapon:axe"])
def test_ammo_box_needs_a_weapon_that_takes_ammo(weapon: str) -> None:
    assert not holding("ammo-box", more=weapon).offers("use:ammo-box")


@rule("EFNY-V5", "EFNY-I5")
def test_fake_tape() -> None:
    """It cannot be used; it serves its objective, and the bar."""
    assert not any("fake-tape" in code for code in holding("fake-tape").options().split())
    t = table("snake F5 rust fake-tape", step=0, windows=True)
    assert t.offers("bar:fake-tape")
    t = table("snake C4 level:3 fake-tape blue:fake-tape purple:gullfire", step=0, windows=True, taken=True)
    assert t.play("win").result == "snake EFNY-V5"


@rule("EFNY-X2", "EFNY-I5")
def test_radio() -> None:
    """The Helicopter counter goes to any other park space, the same side up."""
    t = holding("radio").play("use:radio")
    assert t.options() == "copter:H5 copter:H7 copter:I4 copter:I8 copter:J5 copter:J7"
    assert t.play("copter:J7").copter == "J7"
    assert holding("radio", landed=True).play("use:radio", "copter:J7").copter == "J7 landed"


@rule("EFNY-W4", "EFNY-A10")
def test_smoke_bomb() -> None:
    """One at least, or as many as one likes."""
    t = holding("smoke-bomb", enemies="D5: 2 prisoners slag", tiles="D3").play("use:smoke-bomb")
    assert "done" not in t.options()
    t.play("trick-prisoner:D3", "done")
    assert (t.crowd("D5"), t.crowd("D3")) == ("1 prisoner slag", "1 prisoner-down")
    assert not holding("smoke-bomb", enemies="D5: slag").offers("use:smoke-bomb")
    walls = "D5-D3 D5-E4 D5-E6 D5-D7 D5-C6 D5-C4"
    assert not holding("smoke-bomb", enemies="D5: 1 prisoner", roadblocks=walls).offers("use:smoke-bomb")


@rule("EFNY-W7", "EFNY-I5")
def test_crowbar() -> None:
    t = holding("crowbar", roadblocks="D5-D3 D5-E4 E2-D3").play("use:crowbar")
    assert t.options() == "break:N break:NE"
    assert (t.play("break:N").roadblocks, t.broken) == ("D3-E2 D5-E4", "D3-D5")
    assert not holding("crowbar", roadblocks="E2-D3", broken="D5-D3").offers("use:crowbar")
    t = table("snake I10 crowbar", step=0, windows=True, roadblocks="I10-S").play("use:crowbar")
    assert t.broken == "I10-S"


@rule("EFNY-W10", "EFNY-U2", "EFNY-I5")
def test_sewer_map() -> None:
    """From Manhole to Manhole; an Event icon there counts, after the Item."""
    t = table("snake E4 sewer-map", step=0, windows=True, manholes="B3", event_spaces="B3").play("use:sewer-map")
    assert t.options() == "manhole:B3 manhole:G6"
    t.play("manhole:B3")
    assert (t.at("snake"), t.kind) == ("B3", "event")


@rule("EFNY-W10")
@pytest.mark.parametrize(
    ("hero", "more"),
    [
        ("snake E4 sewer-map", {"enemies": "E4: 1 prisoner-down"}),
        ("snake E4 sewer-map car", {}),
        ("snake E6 sewer-map", {}),
    ],
)
def test_sewer_map_needs_a_manhole_no_enemy_and_no_car(hero: str, more: dict[str, Any]) -> None:
    assert not table(hero, step=0, windows=True, **more).offers("use:sewer-map")


@rule("EFNY-O7", "EFNY-I5")
def test_cigarettes() -> None:
    t = holding("cigarettes", noise=7).play("use:cigarettes")
    assert (t.noise, t.supply("snake")) == (4, "")
    assert not holding("cigarettes").offers("use:cigarettes")


@rule("EFNY-V1", "EFNY-V3", "EFNY-L3")
def test_diagram_of_bridge_4() -> None:
    """It cannot be used; it opens Bridge 4, and may go on the bar."""
    assert not any("diagram-4" in code for code in holding("diagram-4").options().split())
    assert table("snake F5 rust diagram-4", step=0, windows=True).offers("bar:diagram-4")
    t = table("brain J1 diagram-4 tape president", plan="squeeze-past", taken=True, tiles="J3")
    t.play("play:squeeze-past", "bridge:4", "show:diagram-4+tape+president")
    assert t.result == "brain EFNY-V1"


@rule("EFNY-XP6", "EFNY-XP7")
def test_presidents_finger() -> None:
    """In its variant an Alive card leaves the President deck, and the Finger the game."""
    t = holding("presidents-finger", dead_or_alive=True).play("use:presidents-finger")
    assert (t.state.alive_left, t.state.dead_left, len(t.state.gone)) == (1, 1, 1)
    assert t.told()[-1] == "alive-taken snake"
    assert not holding("presidents-finger", dead_or_alive=True, taken=True).offers("use:presidents-finger")


@rule("EFNY-XP6", "EFNY-I6")
def test_a_finger_that_is_thrown_away_unseen_stays_in_the_game() -> None:
    t = holding("presidents-finger", more="tape crowbar", cubes="D5=1", dead_or_alive=True)
    t.play("collect:item", "*item:radio", "throw:presidents-finger")
    assert (t.state.gone, sum(t.state.item_discard)) == ((), 1)


# Starting cards.


@rule("EFNY-S14", "EFNY-I7", "EFNY-I11", "EFNY-I12")
@pytest.mark.parametrize(
    ("hero", "weapon", "ammo", "noise"), [("snake", "snakes-gun", 4, 1), ("maggie", "maggies-revolver", 3, 2)]
)
def test_the_weapons_of_snake_and_maggie(hero: str, weapon: str, ammo: int, noise: int) -> None:
    t = new_game(1).play(f"hero:{hero}")
    assert t.weapon(hero) == f"{weapon}={ammo}"
    t = table(f"{hero} D5 rust radio weapon:{weapon}", step=0, windows=True, enemies="D3: 3 prisoners")
    assert not t.offers(f"bar-weapon:{weapon}")
    t.play(f"fire:{weapon}")
    assert (t.crowd("D3"), t.weapon(hero), t.noise) == ("1 prisoner", f"{weapon}={ammo - 1}", noise)


@rule("EFNY-S14", "EFNY-I7", "EFNY-L3")
def test_the_diagram_of_brain() -> None:
    t = new_game(1).play("hero:brain")
    assert t.supply("brain") == "diagram-3"
    t = table("brain D5 rust diagram-3", step=0, windows=True)
    assert [code for code in t.options().split() if "diagram" in code] == ["bar:diagram-3"]


@rule("EFNY-S14", "EFNY-R5")
def test_the_taxi_of_cabbie() -> None:
    t = new_game(1).play("hero:cabbie")
    assert t.car("cabbie") == "taxi"
    t = table("cabbie D5 taxi", step=5, tiles="D3").play("drive", "go:D3", "go:C4", "reveal:B3", "*tile:ct07")
    assert t.at("cabbie") == "C4"
