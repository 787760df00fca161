"""Attacking and tricking (EFNY-A, W3, W4)."""

from typing import Any

import pytest

from lamster.games.escape_from_new_york.game import GAME
from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule


def snake(card: str, enemies: str, more: str = "", **position: Any) -> Table:
    """Snake on D5 has just revealed this card; another one is still to come."""
    t = table(f"snake D5 {more}", plan=f"{card} strong-antitoxin", enemies=enemies, **position)
    return t.play(f"play:{card}")


# Range.


@rule("EFNY-A1", "EFNY-W3")
def test_range_0_reaches_the_own_space_only() -> None:
    t = snake("bare-knuckles", "D5: 2 prisoners romero, D3: 1 prisoner, D7: slag")
    assert t.options() == "hit-prisoner:D5 hit-romero:D5"


@rule("EFNY-A1", "EFNY-W3")
def test_range_1_reaches_the_neighbours_as_well_but_nobody_beyond() -> None:
    t = snake("spray-the-street", "D5: 1 prisoner, D3: 1 driver, D7: romero, E2: 1 prisoner")
    assert t.options() == "hit-driver:D3 hit-prisoner:D5 hit-romero:D7"


@rule("EFNY-A1", "EFNY-K1")
def test_an_intact_roadblock_stops_an_attack_and_a_destroyed_one_does_not() -> None:
    t = snake("spray-the-street", "D3: 1 prisoner, D7: 2 prisoners romero", roadblocks="D3-D5", broken="D5-D7")
    assert t.options() == "hit-prisoner:D7 hit-romero:D7"


@rule("EFNY-A1", "EFNY-I13")
def test_everybody_sees_how_far_an_attack_reaches_while_it_is_carried_out() -> None:
    t = table("snake D5", "maggie F5", plan="spray-the-street strong-antitoxin", enemies="D5: 4 prisoners romero")
    assert reach(t) == ""
    t.play("play:spray-the-street")
    assert reach(t) == "C4 D5 E4 E6"
    t.play("hit-prisoner:D5", "hit-prisoner:D5", "hit-prisoner:D5")
    assert reach(t) == ""
    assert reach(snake("bare-knuckles", "D5: 3 prisoners romero")) == "D5"


def reach(t: Table) -> str:
    told = [GAME.view(t.state, seat).turn.reach for seat in (0, None)]
    assert told[0] == told[1]
    return " ".join(sorted(told[0]))


# Distribution.


@rule("EFNY-A2", "EFNY-W3")
def test_damage_is_split_freely_point_by_point() -> None:
    t = snake("spray-the-street", "D5: 2 prisoners, D3: 1 prisoner, D7: slag")
    t.play("hit-prisoner:D3", "hit-slag:D7", "hit-prisoner:D5")
    assert (t.enemies, t.life("slag")) == ("D5: 1 prisoner, D7: slag", 11)


@rule("EFNY-A2")
def test_all_damage_must_be_assigned_while_somebody_can_take_it() -> None:
    """Ruling J36: also if only a Boss is left whom one would rather spare."""
    t = snake("bare-knuckles", "D5: 1 prisoner romero").play("hit-prisoner:D5")
    assert (t.life("romero"), t.kind) == (7, "play")


@rule("EFNY-A2", "EFNY-H7")
def test_what_nobody_can_take_is_lost() -> None:
    t = snake("bare-knuckles", "D5: 1 prisoner, D3: 1 prisoner")
    assert (t.enemies, t.kind) == ("D3: 1 prisoner", "play")
    assert not any(line.startswith("skipped") for line in t.told())


@rule("EFNY-A2", "EFNY-E6")
def test_what_follows_from_a_death_comes_before_the_next_point() -> None:
    """The driver at D3 dies; the Prisoner beside it takes the Car at once, and can be hit as a driver."""
    t = snake("spray-the-street", "D3: 1 driver 1 prisoner, D7: romero")
    t.play("hit-driver:D3", "hit-driver-hurt1:D3")
    assert (t.options(), t.wrecks) == ("hit-driver:D3 hit-romero:D7", "")
    assert t.told()[-2:] == ["on-the-bar snake", "took-car D3"]


# Prisoners.


@rule("EFNY-A3", "EFNY-E2")
def test_one_point_kills_a_prisoner_and_it_leaves_at_once() -> None:
    t = table("snake D5 level:3", plan="bare-knuckles dead-run", enemies="D5: 3 prisoners")
    left = t.state.prisoners_left
    t.play("play:bare-knuckles")
    assert t.told()[-2:] == ["hit snake prisoner D5 1", "killed snake prisoner D5"]
    assert (t.crowd("D5"), t.state.prisoners_left) == ("1 prisoner", left + 2)


@rule("EFNY-A4", "EFNY-E3")
@pytest.mark.parametrize(("enemy", "bonuses", "life"), [("driver", "", 2), ("prisoner", "thick-skins", 2)])
def test_a_car_or_thick_skins_give_one_hit_point_more(enemy: str, bonuses: str, life: int) -> None:
    t = snake("spray-the-street", f"D5: 1 {enemy} 1 prisoner, D3: romero", bonuses=bonuses)
    for hurt in range(life):
        t.play(f"hit-{enemy}-hurt{hurt}:D5" if hurt else f"hit-{enemy}:D5")
        assert (f"killed snake {enemy} D5" in t.told()) == (hurt == life - 1)


@rule("EFNY-A4", "EFNY-E8")
def test_with_car_and_thick_skins_it_takes_three() -> None:
    t = snake("spray-the-street", "D5: 1 driver romero", bonuses="thick-skins")
    t.play("hit-driver:D5", "hit-driver-hurt1:D5")
    assert t.crowd("D5") == "1 driver-hurt2 romero"
    t.play("hit-driver-hurt2:D5")
    assert (t.crowd("D5"), t.wrecks) == ("romero", "D5=1")


@rule("EFNY-A4")
def test_damage_on_a_prisoner_is_kept_across_cards_and_items_of_a_turn() -> None:
    t = table("snake D5 weapon:baseball-bat", plan="hit-and-run dead-run", enemies="D5: 2 drivers", windows=True)
    t.play("play:hit-and-run")
    assert t.crowd("D5") == "1 driver 1 driver-hurt1"
    t = table("snake D5 weapon:baseball-bat", plan="dead-run", enemies="D5: 2 drivers", step=0, windows=True)
    t.play("fire:baseball-bat")
    assert t.crowd("D5") == "1 driver 1 driver-hurt1"


@rule("EFNY-A4", "EFNY-T6")
def test_at_the_end_of_the_turn_damage_is_forgotten() -> None:
    t = table("snake D5", "maggie F5", step=12, top="barricades", enemies="D5: 1 driver-hurt1 1 prisoner, K4: 1 driver")
    assert (t.active, t.crowd("D5")) == ("maggie", "1 prisoner 1 driver")


@rule("EFNY-A4")
def test_losing_a_bonus_never_kills() -> None:
    """A Prisoner with Thick Skins has taken 1; the Bonus ends: it lives on, until it takes 1 more."""
    t = snake("bare-knuckles", "D5: 1 prisoner-hurt1 1 prisoner")
    assert t.options() == "hit-prisoner-hurt1:D5 hit-prisoner:D5"
    t.play("hit-prisoner-hurt1:D5")
    assert "killed snake prisoner D5" in t.told()


@rule("EFNY-A4", "EFNY-E4")
def test_a_prisoner_who_takes_a_car_keeps_its_damage() -> None:
    t = snake("spray-the-street", "D3: 1 driver-hurt1 1 prisoner, D7: romero", bonuses="thick-skins")
    t.play("hit-prisoner:D3", "hit-driver-hurt1:D3")
    assert t.crowd("D3") == "1 prisoner-hurt1 1 driver-hurt2"
    t.play("hit-driver-hurt2:D3")
    assert (t.crowd("D3"), t.wrecks) == ("1 driver-hurt1", "")


@rule("EFNY-E4", "EFNY-G2")
def test_prisoners_who_differ_in_damage_and_one_car() -> None:
    """The current player says which of them drives on."""
    t = snake("spray-the-street", "D3: 1 driver-hurt2 1 prisoner-hurt1 1 prisoner", bonuses="thick-skins")
    t.play("hit-driver-hurt2:D3")
    assert (t.kind, t.options()) == ("driver", "hurt:0 hurt:1")
    t.play("hurt:1")
    assert t.crowd("D3") == "1 prisoner 1 driver-hurt1"


# Bosses.


@rule("EFNY-A5")
def test_damage_on_a_boss_stays_from_turn_to_turn() -> None:
    t = table("snake D5", "maggie F5", step=12, enemies="D5: slag=10")
    assert (t.active, t.life("slag")) == ("maggie", 10)
    t = snake("bare-knuckles", "D5: slag=10")
    assert t.life("slag") == 8


@rule("EFNY-A5", "EFNY-B3", "EFNY-C1")
@pytest.mark.parametrize(("boss", "token"), [("romero", 1), ("slag", 2)])
def test_at_0_the_boss_is_killed_and_leaves_the_case_there(boss: str, token: int) -> None:
    t = snake("spray-the-street", f"D3: {boss}=3")
    assert (t.at(boss), t.life(boss), t.tokens) == ("", 0, f"{token}@D3")
    assert f"killed snake {boss} D3" in t.told()
    assert next(b for b in t.view("snake").bosses if b.boss == boss).gone


@rule("EFNY-A5")
def test_hit_points_do_not_fall_below_0() -> None:
    t = snake("bare-knuckles", "D5: romero=1", "weapon:spiked-club")
    assert (t.at("romero"), t.life("romero")) == ("", 0)


# Who gets the credit.


@rule("EFNY-A6", "EFNY-L2")
def test_a_killed_prisoner_must_go_on_an_open_icon_of_the_bar() -> None:
    t = snake("bare-knuckles", "D5: 3 prisoners", "brick")
    assert (t.bar("snake"), t.told().count("on-the-bar snake")) == ("2+0", 2)


@rule("EFNY-A6", "EFNY-L2")
def test_kills_beyond_the_open_icons_go_to_the_supply() -> None:
    t = table("snake D5 brick bar:1+0", plan="bare-knuckles", enemies="D5: 3 prisoners")
    left = t.state.prisoners_left
    t.play("play:bare-knuckles")
    assert (t.bar("snake"), t.state.prisoners_left) == ("2+0", left + 1)


@rule("EFNY-A6", "EFNY-I13", "EFNY-I5")
@pytest.mark.parametrize("code", ["fire:revolver", "use:molotov-cocktail"])
def test_whoever_deals_the_last_damage_is_the_killer(code: str) -> None:
    """By a Weapon or an Item as by a card."""
    t = table("snake D5 brick molotov-cocktail weapon:revolver", enemies="D5: 2 prisoners", step=0, windows=True)
    t.play(code, *(["burn:D5"] if code.startswith("use") else []))
    assert t.bar("snake") == "2+0"


@rule("EFNY-A7", "EFNY-E6")
def test_the_car_of_a_killed_driver_is_abandoned_and_a_token_of_the_supply_goes_on_the_bar() -> None:
    t = table("snake D5 brick", plan="bare-knuckles", enemies="D5: 1 driver romero")
    left = t.state.prisoners_left
    t.play("play:bare-knuckles", "hit-driver:D5", "hit-driver-hurt1:D5")
    assert (t.wrecks, t.bar("snake"), t.state.prisoners_left) == ("D5=1", "1+0", left - 1)


@rule("EFNY-A7")
def test_with_an_empty_supply_a_killed_driver_brings_no_credit() -> None:
    t = table("snake D5 brick", plan="bare-knuckles", enemies="D5: 1 driver romero", prisoners_left=0)
    t.play("play:bare-knuckles", "hit-driver:D5", "hit-driver-hurt1:D5")
    assert (t.wrecks, t.bar("snake"), t.state.prisoners_left) == ("D5=1", "0+0", 0)


# Axe and Spiked Club.


@rule("EFNY-A8", "EFNY-I14")
def test_example_w21_the_axe_makes_it_three() -> None:
    t = table("maggie D5 weapon:axe level:3", plan="ill-cut-you", enemies="D5: 4 prisoners").play("play:ill-cut-you")
    assert t.crowd("D5") == "1 prisoner"


@rule("EFNY-A8", "EFNY-H10")
def test_the_axe_helps_the_personal_ability() -> None:
    t = table("maggie D5 weapon:axe level:3", plan="hurry-up", enemies="D5: 4 prisoners").play("hit-instead:hurry-up")
    assert t.crowd("D5") == "1 prisoner"


@rule("EFNY-A8")
def test_the_axe_does_not_help_at_range_1() -> None:
    t = table("maggie D5 weapon:axe level:3", plan="clean-shot", enemies="D5: 5 prisoners").play("play:clean-shot")
    assert t.crowd("D5") == "2 prisoners"


@rule("EFNY-A8")
def test_the_axe_does_not_help_items() -> None:
    t = table("maggie D5 weapon:axe level:3 molotov-cocktail", enemies="D5: 5 prisoners", step=0, windows=True)
    t.play("use:molotov-cocktail", "burn:D5")
    assert t.crowd("D5") == "2 prisoners"


@rule("EFNY-A9", "EFNY-A5", "EFNY-B2")
def test_example_w12_the_spiked_club_on_slag() -> None:
    t = table("maggie D5 weapon:spiked-club", plan="ill-cut-you", enemies="D5: slag").play("play:ill-cut-you")
    assert t.life("slag") == 6


@rule("EFNY-A9")
def test_the_club_adds_to_one_boss_per_hit() -> None:
    t = table("maggie D5 weapon:spiked-club", plan="ill-cut-you", enemies="D5: slag romero").play("play:ill-cut-you")
    t.play("hit-slag:D5", "hit-romero:D5")
    assert (t.life("slag"), t.life("romero")) == (7, 7)


@rule("EFNY-A9")
def test_the_four_of_the_club_go_to_nothing_else() -> None:
    t = table("maggie D5 weapon:spiked-club level:3", plan="ill-cut-you", enemies="D5: romero=2 4 prisoners")
    t.play("play:ill-cut-you", "hit-romero:D5")
    assert t.crowd("D5") == "3 prisoners"


@rule("EFNY-A9", "EFNY-H10")
def test_the_club_helps_the_ability_but_not_at_range_1() -> None:
    t = table("maggie D5 weapon:spiked-club", plan="clean-shot hurry-up", enemies="D5: slag").play("play:clean-shot")
    assert t.life("slag") == 9
    t.play("hit-instead:hurry-up")
    assert t.life("slag") == 3


@rule("EFNY-A9")
def test_the_club_does_nothing_to_prisoners() -> None:
    t = table("maggie D5 weapon:spiked-club level:3", plan="ill-cut-you", enemies="D5: 4 prisoners")
    assert t.play("play:ill-cut-you").crowd("D5") == "2 prisoners"


# Tricking.


def brain(enemies: str, **position: Any) -> Table:
    tiles = position.pop("tiles", "D3 E4 D7")
    t = table("brain D5", plan="stony-poker-face", enemies=enemies, tiles=tiles, **position)
    return t.play("play:stony-poker-face")


@rule("EFNY-A10", "EFNY-A11", "EFNY-A12", "EFNY-D1", "EFNY-T6", "EFNY-W4")
def test_example_w13_the_poker_face() -> None:
    """One to each of three spaces: they neither attack nor move in this turn, then they stand up."""
    t = table(
        "brain D5",
        "snake K4",
        plan="stony-poker-face",
        enemies="D5: 2 prisoners romero",
        tiles="D3 D7",
        top="barricades",
        deck="the-hunt-is-on ambush running-the-clock",
        noise=4,
    )
    t.play("play:stony-poker-face")
    t.play("trick-prisoner:D3", "trick-prisoner:E4")
    assert t.options() == "done trick-romero:C4 trick-romero:D3 trick-romero:D7 trick-romero:E4 trick-romero:E6"
    t.play("trick-romero:D7", "*new-york:the-hunt-is-on")
    assert not any(line.startswith("damaged") for line in t.told())
    assert t.told()[-1] == "ny-paid the-hunt-is-on 5"
    assert t.enemies == "D3: 1 prisoner-down, D7: romero-down, E4: 1 prisoner-down"
    t.play("*new-york:ambush")
    assert (t.active, t.enemies) == ("snake", "D3: 1 prisoner, D7: romero, E4: 1 prisoner")
    assert "stood-up 3" in t.told()


@rule("EFNY-A10", "EFNY-K1")
def test_not_through_a_roadblock_and_not_into_the_unknown() -> None:
    """E6 and C4 are printed; D7 and C6 are not revealed; the road to D3 is blocked."""
    t = brain("D5: 1 prisoner", tiles="D3", roadblocks="D5-D3")
    assert t.options() == "trick-prisoner:C4 trick-prisoner:E4 trick-prisoner:E6"


@rule("EFNY-A11")
def test_a_trick_may_send_all_to_the_same_space() -> None:
    t = brain("D5: 2 prisoners").play("trick-prisoner:D3", "trick-prisoner:D3")
    assert t.crowd("D3") == "2 prisoners-down"


@rule("EFNY-A12", "EFNY-A3")
def test_who_lies_can_be_attacked() -> None:
    t = snake("spray-the-street", "D3: 1 prisoner-down 1 prisoner, D7: romero-down")
    assert t.options() == "hit-prisoner-down:D3 hit-prisoner:D3 hit-romero:D7"
    t.play("hit-prisoner-down:D3", "hit-romero:D7", "hit-prisoner:D3")
    assert (t.enemies, t.life("romero")) == ("D7: romero-down", 7)


@rule("EFNY-A12", "EFNY-M4")
def test_who_lies_still_counts_as_an_enemy_of_the_space() -> None:
    """For `clear` cards, and for collecting."""
    t = table("snake D5", plan="dead-run", enemies="D5: 1 prisoner-down", cubes="D5=1").play("play:dead-run")
    assert "skipped snake dead-run" in t.told()
    t = table("snake D5 radio", enemies="D5: 1 prisoner-down", cubes="D5=1", step=0, windows=True)
    assert "collect" not in t.options()


@rule("EFNY-A13", "EFNY-A12")
def test_who_lies_in_the_own_space_can_be_sent_on() -> None:
    t = brain("D5: 1 prisoner-down 1 driver romero-down")
    kinds = {code.partition(":")[0] for code in t.options().split()}
    assert kinds == {"trick-prisoner-down", "trick-driver", "trick-romero"}
    t.play("trick-prisoner-down:D3")
    assert t.crowd("D3") == "1 prisoner-down"


@rule("EFNY-A13", "EFNY-B6")
def test_slag_cannot_be_tricked_the_others_can() -> None:
    t = brain("D5: 1 prisoner 1 driver romero duke slag")
    kinds = {code.partition(":")[0] for code in t.options().split()}
    assert kinds == {"trick-prisoner", "trick-driver", "trick-romero", "trick-duke"}


@rule("EFNY-A13", "EFNY-B6", "EFNY-H6")
def test_with_slag_alone_the_card_cannot_be_performed() -> None:
    t = brain("D5: slag")
    assert t.told()[:2] == ["played brain stony-poker-face", "skipped brain stony-poker-face"]


@rule("EFNY-A14", "EFNY-H6")
def test_without_room_nobody_can_be_tricked() -> None:
    t = table("brain A8", plan="stony-poker-face", enemies="A8: 1 prisoner", tiles="A8=nothing-here A6 B7 B9")
    assert t.play("play:stony-poker-face").kind == "trick"
    walls = "A8-A6 A8-B7 A8-B9"
    t = table(
        "brain A8",
        plan="stony-poker-face",
        enemies="A8: 1 prisoner",
        tiles="A8=nothing-here A6 B7 B9",
        roadblocks=walls,
    )
    assert "skipped brain stony-poker-face" in t.play("play:stony-poker-face").told()


@rule("EFNY-A14")
def test_spaces_of_other_heroes_are_allowed_and_manholes_are_not_used() -> None:
    t = table("brain E4", "snake E6", plan="stony-poker-face", enemies="E4: 1 prisoner")
    t.play("play:stony-poker-face")
    assert "trick-prisoner:E6" in t.options()
    assert "trick-prisoner:G6" not in t.options()  # the other printed Manhole
