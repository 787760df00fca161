"""The New York Phase, steps 10 to 12 (EFNY-N), and New York's deck (EFNY-Q)."""

import pytest

from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule

LONG_DECK = "barricades dead-ends street-gangs wreckers"
SPECIALS = "thick-skins blowguns night-runners"


def step_10(**more: object) -> Table:
    """Snake at D5, all alone, has come to step 10."""
    return table("snake D5", "maggie H3", **{"step": 10, "top": "ambush", "deck": LONG_DECK, **more})  # type: ignore[arg-type]


# Step 10.


@rule("EFNY-N1", "EFNY-Q6", "EFNY-O2")
def test_step_10_throws_the_top_card_away_for_1_noise() -> None:
    t = step_10(noise=2)
    assert (t.asked, t.kind, t.noise, t.ny_discard.split()[0]) == ("*", "new-york", 2, "ambush")
    assert "new-york:ambush" not in t.options()
    t.play("*new-york:wreckers")
    assert t.told()[0] == "noise 1 3"
    # Wreckers cost 5: New York has 3, so that card goes as well, for 1 Noise more.
    t.play("*new-york:street-gangs")
    assert (t.noise, t.top) == (4, "street-gangs")
    assert {"ambush", "wreckers"} <= set(t.ny_discard.split())


@rule("EFNY-N1")
def test_the_card_of_step_10_has_no_effect() -> None:
    t = step_10(noise=9).play("*new-york:dead-ends")
    assert t.enemies == ""


# Step 11.


@rule("EFNY-N2", "EFNY-N4")
def test_example_w8_new_york_pays_4_of_6_for_ambush() -> None:
    t = step_10(noise=5, top="dead-ends", deck="ambush barricades street-gangs wreckers", tiles="D3")
    t.play("*new-york:ambush")
    assert (t.noise, t.asked, t.kind) == (2, "*", "new-york")
    assert t.told() == ["noise 1 6", "ny-paid ambush 4"]
    t.play("*new-york:wreckers")
    # Placed at D5 and, of the revealed neighbours of D5, where the current player likes.
    assert t.options() == "prisoner:C4 prisoner:D3 prisoner:E4 prisoner:E6"
    t.play("prisoner:D3")
    assert "ambush" in t.ny_discard
    assert t.noise == 2


@rule("EFNY-N2")
def test_exactly_the_cost_is_enough() -> None:
    t = table("snake D5", step=11, top="barricades", deck=LONG_DECK, noise=4).play("*new-york:wreckers")
    assert (t.noise, t.crowd("D5")) == (0, "1 prisoner")


@rule("EFNY-N3", "EFNY-O2")
def test_a_card_that_cannot_be_paid_goes_unresolved_for_1_noise() -> None:
    t = table("snake D5", step=11, top="barricades", deck=LONG_DECK, noise=3)
    t.play("*new-york:wreckers")
    assert (t.noise, t.enemies, t.roadblocks) == (4, "", "")
    assert "barricades" in t.ny_discard


@rule("EFNY-N4", "EFNY-G2")
def test_nobody_is_asked_whether_to_pay() -> None:
    t = table("snake D5", step=11, top="the-hunt-is-on", deck=LONG_DECK, noise=10)
    assert (t.asked, t.noise) == ("*", 5)


@rule("EFNY-N2", "EFNY-Q6", "EFNY-W17", "EFNY-K2")
def test_the_next_back_is_on_top_while_a_card_is_carried_out() -> None:
    """Barricades shows N on its own back, Wreckers NE: the Roadblock goes to the road on the back that lies open."""
    t = table("snake D5", step=11, top="barricades", deck=LONG_DECK, noise=4).play("*new-york:wreckers")
    assert t.roadblocks == "D5-E4"


@rule("EFNY-N5")
def test_parts_that_cannot_happen_are_left_out() -> None:
    """Wreckers show the road NE: at D9 it leads to E8; at E10 there is no road S, and nothing to hunt either."""
    t = table("snake E10", step=11, top="the-bridges-are-mined", deck="barricades ambush wreckers", noise=5)
    t.play("*new-york:ambush")
    assert (t.missions, t.roadblocks, t.asked) == (3, "", "snake")


# The Duke, between steps 11 and 12.


@rule("EFNY-N6", "EFNY-B7")
def test_the_duke_moves_between_step_11_and_step_12() -> None:
    """He comes to D3 before step 12, and from D3 with the others into Snake's space: the top back shows N."""
    hero = "snake D5 president"
    t = table(hero, step=11, enemies="E0: duke", tiles="E0=nothing-here E2 D3", top="wreckers", taken=True)
    t.play("*new-york:ambush")
    assert t.options() == "step:D3 step:E4"
    assert t.at("duke") == "E2"
    t.play("step:D3")
    assert t.told() == ["duke-moved D3", "entered duke D3 D5", "turn snake 4"]


# Step 12.


@rule("EFNY-N7", "EFNY-N9")
def test_example_w9_prisoners_come_from_south_and_north_west() -> None:
    t = table("snake D5", step=12, enemies="D7: 1 prisoner, C4: 1 prisoner, E4: 1 prisoner", top="up-from-the-sewers")
    assert t.enemies == "D5: 2 prisoners, E4: 1 prisoner"
    assert t.hand("snake").count(" ") == 7


@rule("EFNY-N7", "EFNY-E5")
def test_cars_and_bosses_come_too() -> None:
    t = table("snake D5", step=12, enemies="D7: 2 prisoners 1 driver romero, C4: slag", top="up-from-the-sewers")
    assert t.enemies == "D5: 2 prisoners 1 driver romero slag"


@rule("EFNY-N8", "EFNY-K1")
def test_no_one_comes_through_a_roadblock_not_even_by_car() -> None:
    t = table("snake D5", step=12, enemies="D7: 1 driver", roadblocks="D5-D7", top="up-from-the-sewers")
    assert (t.enemies, t.roadblocks) == ("D7: 1 driver", "D5-D7")


@rule("EFNY-N8", "EFNY-E7")
def test_who_shares_a_space_with_a_hero_stays() -> None:
    t = table("snake D5", "maggie D7", step=12, enemies="D7: 1 prisoner", top="up-from-the-sewers")
    assert t.enemies == "D7: 1 prisoner"


@rule("EFNY-N8", "EFNY-A12")
def test_the_tricked_stay_and_stand_up_after_the_phase() -> None:
    crowd = "D7: 1 prisoner-down 1 prisoner, C4: romero-down"
    t = table("snake D5", step=12, enemies=crowd, top="up-from-the-sewers")
    assert t.enemies == "C4: romero, D5: 1 prisoner, D7: 1 prisoner"


@rule("EFNY-N8")
def test_manholes_are_no_way_in() -> None:
    """G6 lies behind a Manhole of E4; the back shows NE, E4, and nobody stands there."""
    t = table("snake D5", step=12, enemies="G6: 1 prisoner", top="barricades")
    assert t.enemies == "G6: 1 prisoner"


@rule("EFNY-N8")
def test_the_roadblock_mark_counts_for_nothing_in_step_12() -> None:
    t = table("snake D5", step=12, top="barricades")
    assert t.roadblocks == ""


@rule("EFNY-N9", "EFNY-H15")
def test_who_walks_in_does_damage_only_in_the_next_step_7() -> None:
    t = table("snake D5", step=12, enemies="D3: 3 prisoners", top="ambush")
    assert (t.crowd("D5"), t.hand("snake").count(" ")) == ("3 prisoners", 7)
    t.play("choose:bare-knuckles", "choose:dead-run", "ready", "play:dead-run", "play:bare-knuckles")
    assert (t.crowd("D5"), t.kind) == ("1 prisoner", "lose")


# The deck.


@rule("EFNY-W19", "EFNY-Q1")
def test_a_special_card_is_shuffled_into_the_whole_deck_unseen() -> None:
    """The old top card lies somewhere in it, and the special one may be on top at once."""
    t = table("snake D3", plan="on-my-own dead-run", tiles="E2 D1", top="ambush", deck="wreckers barricades")
    t.play("play:on-my-own", "go:D1", "reveal:C2", "*tile:ct07", "play:dead-run", "go:E0", "*poi:looted-store")
    assert t.options() == "special:1 special:2 special:3"
    assert t.mask("*special:2", "snake") == "special:?"
    t.play("*special:2")
    assert t.told() == ["ny-special"]
    assert t.options() == "new-york:ambush new-york:barricades new-york:blowguns new-york:wreckers"
    t.play("*new-york:blowguns")
    assert (t.top, t.deck) == ("blowguns", "ambush barricades wreckers")
    view = t.view("snake")
    assert view.city.specials_beside == 2


@rule("EFNY-W19")
def test_without_special_cards_beside_the_board_nothing_is_shuffled() -> None:
    deck = f"wreckers barricades {SPECIALS}"
    t = table("snake E2", plan="on-my-own dead-run", top="ambush", deck=deck)
    t.play("play:on-my-own", "go:E0", "*poi:looted-store")
    assert (t.asked, t.top, t.deck.split()) == ("snake", "ambush", ["barricades", "wreckers", *SPECIALS.split()])


@rule("EFNY-Q2", "EFNY-E8", "EFNY-A4")
def test_example_w20_thick_skins_stays_in_play_and_works_at_once() -> None:
    t = table("snake D5 bare-knuckles dead-run", step=11, enemies="D5: 1 prisoner 1 driver", top="thick-skins", noise=4)
    t.play("*new-york:barricades")
    assert (t.bonuses, t.ny_discard) == ("thick-skins", "")
    t.play("choose:bare-knuckles", "choose:dead-run", "ready", "play:bare-knuckles", "hit-prisoner:D5")
    assert t.crowd("D5") == "1 driver 1 prisoner-hurt1"
    t.play("hit-driver:D5")
    assert t.crowd("D5") == "1 prisoner-hurt1 1 driver-hurt1"


@rule("EFNY-Q2", "EFNY-E8", "EFNY-D1")
def test_blowguns_give_all_prisoners_a_range_of_1() -> None:
    t = table("snake D5", step=11, enemies="D3: 1 prisoner 1 driver", top="blowguns", noise=5)
    t.play("*new-york:barricades")
    assert t.bonuses == "blowguns"
    t.play("choose:bare-knuckles", "choose:dead-run", "ready", "play:bare-knuckles", "play:dead-run")
    t.play("go:E6", "go:D5", "reveal:D7", "*tile:ct07")
    assert t.kind == "lose"
    assert "damaged snake 2" in t.told()


@rule("EFNY-Q2", "EFNY-E8", "EFNY-E2", "EFNY-E3")
def test_night_runners_have_one_step_more() -> None:
    t = table("snake F5", step=11, top="night-runners", noise=4)
    t.play("*new-york:the-hunt-is-on")
    assert t.bonuses == "night-runners"
    t = table("snake F5", step=11, top="the-hunt-is-on", noise=5, bonuses="night-runners", tiles="C2",
              enemies="D3: 1 prisoner, B1: 1 driver")  # fmt: skip
    t.play("*new-york:barricades")
    # D3 is 2 steps away from F5 and B1 is 4: the Prisoner reaches Snake, the Car stops one space before.
    assert t.enemies == "E4: 1 driver, F5: 1 prisoner"


@rule("EFNY-Q2")
def test_all_three_bonuses_add_up() -> None:
    t = table("snake D5", step=11, enemies="D3: 1 prisoner", top="blowguns", noise=5, bonuses="thick-skins")
    t.play("*new-york:barricades")
    assert t.bonuses == "thick-skins blowguns"


@rule("EFNY-Q3")
@pytest.mark.parametrize(("step", "noise"), [(10, 10), (11, 3)])
def test_a_bonus_that_is_discarded_has_no_effect(step: int, noise: int) -> None:
    t = table("snake D5", step=step, top="thick-skins", deck=LONG_DECK, noise=noise)
    t.play("*new-york:wreckers")
    assert (t.bonuses, "thick-skins" in t.ny_discard) == ("", True)


@rule("EFNY-Q4", "EFNY-Q5")
def test_one_card_left_after_step_10_all_are_shuffled_before_the_noise() -> None:
    t = table("snake D5", step=10, top="ambush", deck="wreckers", bonuses="thick-skins", noise=10, missions=1)
    assert (t.bonuses, t.ny_discard, t.asked, t.kind) == ("", "", "*", "new-york")
    assert len(t.options().split()) == 11
    # The Noise comes only then: it moves the last Mission cube and brings a Timer tile.
    t.play("*new-york:thick-skins")
    assert (t.kind, t.missions) == ("timer", 0)


@rule("EFNY-Q4", "EFNY-Q5", "EFNY-N2")
def test_one_card_left_while_a_card_is_carried_out_waits_for_its_end() -> None:
    t = table("snake D5", step=11, top="street-gangs", deck="wreckers", noise=6)
    t.play("*new-york:wreckers")
    assert (t.top, t.deck, t.kind) == ("wreckers", "", "hunt")
    # After the card everything is shuffled, the card itself and the last one too.
    t.play("hunt-prisoner:C4", "hunt-prisoner:E4")
    assert (t.kind, len(t.options().split())) == ("new-york", 10)
    t.play("*new-york:street-gangs")
    assert (t.top, len(t.deck.split())) == ("street-gangs", 9)


@rule("EFNY-Q4", "EFNY-Q5")
def test_a_bonus_that_leaves_one_card_is_shuffled_at_once() -> None:
    t = table("snake D5", step=11, top="thick-skins", deck="wreckers", noise=6)
    t.play("*new-york:wreckers")
    assert (t.bonuses, t.kind) == ("", "new-york")
    assert "new-york:thick-skins" in t.options()


@rule("EFNY-Q4", "EFNY-Q5", "EFNY-N3")
def test_one_card_left_after_an_unpaid_card() -> None:
    t = table("snake D5", step=11, top="street-gangs", deck="wreckers", noise=5)
    assert (len(t.options().split()), t.ny_discard, t.noise) == (10, "", 5)
    t.play("*new-york:street-gangs")
    assert t.noise == 6


@rule("EFNY-Q4")
def test_with_two_cards_left_nothing_is_shuffled() -> None:
    t = table("snake D5", step=10, top="ambush", deck="wreckers barricades", noise=0)
    assert t.options() == "new-york:barricades new-york:wreckers"


@rule("EFNY-Q6")
def test_everybody_sees_the_back_of_the_top_card() -> None:
    t = table("snake D5", "maggie F5", top="up-from-the-sewers")
    for who in ("snake", "maggie", "onlooker"):
        top = t.view(who).city.top
        assert top is not None
        assert (top.cost, top.directions, top.roadblock) == (5, ["NW", "S"], "NE")


# What everybody can tell about the deck.


@rule("EFNY-N2", "EFNY-Q6")
def test_everybody_sees_which_card_is_carried_out() -> None:
    t = step_10(noise=5, top="dead-ends", deck="ambush barricades street-gangs wreckers", tiles="D3")
    assert t.view("maggie").city.playing is None
    t.play("*new-york:ambush", "*new-york:wreckers")
    assert t.view("maggie").city.playing == "ambush"
    t.play("prisoner:D3")
    assert t.view("maggie").city.playing is None


@rule("EFNY-Q1", "EFNY-W19")
def test_of_the_cards_below_the_top_all_know_those_they_have_seen() -> None:
    t = table("snake D5", "maggie H3", step=11, top="barricades", deck="ambush wreckers thick-skins", noise=0)
    assert [card.card for card in t.view("maggie").city.below] == ["ambush", "wreckers"]
    t.state.ny_seen = 0b001
    assert [card.card for card in t.view("maggie").city.below] == ["ambush", "wreckers", "thick-skins"]


@rule("EFNY-D1", "EFNY-D2")
def test_a_hero_sees_what_damage_threatens() -> None:
    t = table("snake D5", "maggie H3", step=2, enemies="D5: prisoner prisoner, D3: romero", tiles="D3")
    own = t.view("snake").own
    assert own is not None
    assert own.threat == 1 + 1 + 2
