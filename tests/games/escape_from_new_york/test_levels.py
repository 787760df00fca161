"""Level Bars, Special Action cards and Personal Objectives (EFNY-L, 5.15, 5.16)."""

from typing import Any

import pytest

from lamster.games.escape_from_new_york.components import BLUE, PURPLE
from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule

SNAKES = "learn:not-my-plan-snake learn:old-war-reflexes learn:one-man-army learn:second-wind"


def step_8(hero: str, *others: str, **position: Any) -> Table:
    """In step 8, with the window after it."""
    return table(hero, *(others or ("maggie K4",)), step=8, **position)


# The twelve bars.


@rule("EFNY-L1", "EFNY-L5")
@pytest.mark.parametrize(
    ("texture", "level", "prisoners", "items"),
    [
        ("brick", 1, 2, 0),
        ("brick", 2, 1, 1),
        ("brick", 3, 2, 1),
        ("rust", 1, 1, 1),
        ("rust", 2, 2, 0),
        ("rust", 3, 2, 1),
        ("chain", 1, 2, 0),
        ("chain", 2, 2, 0),
        ("chain", 3, 1, 2),
        ("steel", 1, 1, 1),
        ("steel", 2, 1, 1),
        ("steel", 3, 3, 0),
    ],
)
def test_each_bar(texture: str, level: int, prisoners: int, items: int) -> None:
    """All its icons must be covered, none fewer."""
    hero = f"snake D5 {texture} level:{level - 1}"
    bar = step_8(f"{hero} bar:0+0").view("maggie").seats[0].bar
    assert bar is not None
    assert (bar.texture, bar.needs_prisoners, bar.needs_items) == (texture, prisoners, items)
    assert step_8(f"{hero} bar:{prisoners}+{items}").level("snake") == level
    if prisoners:
        assert step_8(f"{hero} bar:{prisoners - 1}+{items}").level("snake") == level - 1
    if items:
        assert step_8(f"{hero} bar:{prisoners}+{items - 1}").level("snake") == level - 1


# Covering icons.


@rule("EFNY-L2", "EFNY-A6")
def test_prisoners_come_from_kills_as_long_as_an_icon_is_open() -> None:
    t = table("snake D5 chain level:2", plan="spray-the-street ghost-step", enemies="D5: 3 prisoners")
    t.play("play:spray-the-street")
    assert t.bar("snake") == "1+0"


@rule("EFNY-L3", "EFNY-T2")
@pytest.mark.parametrize("step", [0, 1, 5, 7])
def test_items_go_on_the_bar_in_every_window_up_to_step_7(step: int) -> None:
    t = table("snake D5 rust radio", step=step, windows=True)
    while t.kind != "window":
        t.play(t.default())
    assert (t.state.step, t.rule_of("bar:radio")) == (step, "EFNY-L3")
    t.play("bar:radio")
    assert (t.bar("snake"), t.supply("snake"), sum(t.state.item_discard)) == ("0+1", "", 1)


@rule("EFNY-L3")
def test_after_step_8_no_more() -> None:
    t = table("snake D5 rust radio", step=8, windows=True)
    assert (t.state.step, t.offers("bar:radio")) == (8, False)


@rule("EFNY-L3")
def test_any_number_of_items_as_long_as_icons_are_open() -> None:
    t = table("snake D5 chain level:2 radio crowbar axe", step=0, windows=True).play("bar:radio", "bar:axe")
    assert (t.bar("snake"), t.offers("bar:crowbar")) == ("0+2", False)


@rule("EFNY-L3")
def test_cases_and_the_president_are_no_items_but_two_diagrams_are() -> None:
    t = table("brain D5 rust president tape diagram-3", step=0, windows=True, taken=True)
    assert [code for code in t.options().split() if code.startswith("bar")] == ["bar:diagram-3"]
    t = table("brain D5 rust diagram-1 diagram-2 diagram-4", step=0, windows=True)
    assert [code for code in t.options().split() if code.startswith("bar")] == ["bar:diagram-4"]


@rule("EFNY-L3", "EFNY-I6")
def test_the_others_see_a_back_go() -> None:
    t = table("snake D5 rust radio", "maggie K4", step=0, windows=True)
    assert t.mask("bar:radio", "maggie") == "bar:?"
    assert t.play("bar:radio").told("maggie") == ["item-on-bar snake ?"]


# Levelling up.


@rule("EFNY-L4", "EFNY-H16")
def test_it_happens_in_step_8_and_not_before() -> None:
    t = table("snake D5 rust bar:1+0 radio", step=0, windows=True).play("bar:radio")
    assert (t.bar("snake"), t.level("snake")) == ("1+1", 0)
    t = step_8("snake D5 rust bar:1+1")
    assert (t.level("snake"), t.kind) == (1, "learn")


@rule("EFNY-L4")
def test_at_most_once_a_turn() -> None:
    """The kills of this turn have filled one bar; the next one begins empty."""
    t = step_8("snake D5 chain bar:2+0").play("learn:second-wind")
    assert (t.level("snake"), t.bar("snake"), t.kind) == (1, "0+0", "new-york")


@rule("EFNY-L5")
def test_the_prisoners_of_the_bar_go_back_to_the_supply() -> None:
    t = step_8("snake D5 brick bar:2+0")
    assert (t.state.prisoners_left, t.bar("snake")) == (40, "0+0")
    view = t.view("maggie").seats[0]
    assert view.bar is not None
    assert (view.level, view.bar.needs_prisoners, view.bar.needs_items) == (1, 1, 1)


@rule("EFNY-L3", "EFNY-L5", "EFNY-L7")
def test_example_w7_cabbie_levels_up() -> None:
    """The last Item onto the Brick Level 2 Bar; a Special card, then the exchange, then the next bar."""
    t = table("cabbie D5 brick level:1 bar:1+0 radio", "snake K4", step=7, windows=True).play("bar:radio")
    assert (t.kind, t.level("cabbie")) == ("learn", 2)
    t.play("learn:full-throttle")
    assert t.kind == "exchange"
    blue = t.objectives("cabbie").split()[0]
    t.play("exchange:blue", f"objective:{blue}")
    bar = t.view("snake").seats[0].bar
    assert bar is not None
    assert (bar.needs_prisoners, bar.needs_items, t.bar("cabbie")) == (2, 1, "0+0")
    assert "full-throttle" in t.hand("cabbie")


@rule("EFNY-L6")
def test_level_1_brings_a_special_action_card() -> None:
    t = step_8("snake D5 brick bar:2+0", "maggie K4")
    assert t.options() == SNAKES
    assert [t.mask("learn:second-wind", who) for who in ("snake", "maggie")] == ["learn:second-wind", "learn:?"]
    t.play("learn:second-wind")
    assert ("second-wind" in t.hand("snake"), t.kind) == (True, "new-york")
    assert (t.told("snake")[0], t.told("maggie")[0]) == ("learned snake second-wind", "learned snake ?")


@rule("EFNY-L7")
def test_level_2_brings_another_one_and_the_exchange() -> None:
    t = step_8("snake D5 chain level:1 bar:2+0 learned:second-wind", "maggie K4")
    assert t.options() == SNAKES.replace(" learn:second-wind", "")
    assert t.play("learn:one-man-army").kind == "exchange"


@rule("EFNY-L8", "EFNY-L11", "EFNY-V6")
def test_level_3_brings_the_exchange_only_and_no_further_bar() -> None:
    t = step_8("snake D5 steel level:2 bar:3+0", "maggie K4")
    assert (t.kind, t.level("snake")) == ("exchange", 3)
    assert t.view("maggie").seats[0].bar is None


@rule("EFNY-L11", "EFNY-A6")
def test_after_level_3_kills_go_to_the_supply() -> None:
    t = table("snake D5 level:3", plan="bare-knuckles ghost-step", enemies="D5: 2 prisoners").play("play:bare-knuckles")
    assert (t.bar("snake"), t.state.prisoners_left) == ("0+0", 40)


@rule("EFNY-L10", "EFNY-H4")
def test_a_special_card_is_played_discarded_and_recovered_like_any_other() -> None:
    t = table("snake D5 learned:second-wind", "maggie K4", plan="second-wind ghost-step", tiles="D3")
    t.play("play:second-wind", "play:ghost-step", "go:D3", "reveal:C2", "*tile:ct07")
    assert t.discard("snake") == "ghost-step second-wind"
    t = table("snake D5 discard:second-wind discard:ghost-step").play("recover-all", "*timer:lull")
    assert "choose:second-wind" in t.options()


# The exchange.


def exchange(*others: str, blue: str = "tape", purple: str = "raft") -> Table:
    hero = f"snake D5 steel level:2 bar:3+0 blue:{blue} purple:{purple}"
    return step_8(hero, *(others or ("maggie K4 blue:bracelet purple:raft",)))


@rule("EFNY-L9")
@pytest.mark.parametrize(
    ("colour", "old", "options"),
    [
        ("blue", "tape", "objective:bracelet objective:fake-tape objective:tape"),
        ("purple", "raft", "objective:gullfire objective:helicopter objective:raft"),
    ],
)
def test_one_colour_is_looked_through_and_any_card_taken_the_old_one_too(colour: str, old: str, options: str) -> None:
    t = exchange().play(f"exchange:{colour}")
    assert t.options() == options
    t.play(f"objective:{old}")
    assert t.objectives("snake") == "tape raft"


@rule("EFNY-L9")
def test_the_new_objective_counts_and_the_old_one_is_in_the_deck() -> None:
    t = exchange().play("exchange:blue", "objective:fake-tape")
    assert t.objectives("snake") == "fake-tape raft"
    left = dict(zip(BLUE.codes, t.state.blue_left, strict=True))
    assert left == {"tape": 2, "bracelet": 1, "fake-tape": 1, "wanted": 0}
    assert sum(t.state.purple_left) == len(PURPLE.codes) * 2 - 2


@rule("EFNY-L9")
def test_what_others_hold_cannot_be_taken() -> None:
    t = exchange("maggie K4 blue:bracelet", "brain K4 blue:bracelet").play("exchange:blue")
    assert t.options() == "objective:fake-tape objective:tape"


@rule("EFNY-L9")
def test_the_others_learn_the_colour_only() -> None:
    t = exchange().play("exchange:purple")
    assert t.told("maggie") == ["exchanged snake purple", "looked snake purple ?"]
    assert t.told("snake")[1] == "looked snake purple helicopter+helicopter+gullfire+gullfire+raft"
    assert t.mask("objective:gullfire", "maggie") == "objective:?"
    assert t.play("objective:gullfire").told("maggie")[0] == "transport snake ?"


# The objectives.


@rule("EFNY-V5")
@pytest.mark.parametrize("thing", ["tape", "bracelet", "fake-tape"])
def test_each_blue_objective_asks_for_its_thing(thing: str) -> None:
    """OB-1 to OB-3, in the supply at the World Trade Center; nothing else will do."""
    rest = " ".join(other for other in ("tape", "bracelet", "fake-tape") if other != thing)
    t = table(f"snake C4 level:3 {thing} blue:{thing} purple:gullfire", step=0, windows=True, taken=True)
    assert t.play("win").result == "snake EFNY-V5"
    assert t.told() == [f"lone snake {thing} gullfire"]
    t = table(f"snake C4 level:3 {rest} blue:{thing} purple:gullfire", step=0, windows=True, taken=True)
    assert not t.offers("win")


@rule("EFNY-V5", "EFNY-C9")
def test_a_bracelet_serves_its_objective_face_up_or_not() -> None:
    t = table("snake C4 level:3 bracelet blue:bracelet purple:gullfire", step=0, windows=True, taken=True)
    t.play("bracelet", "peek:E0", "*poi:nothing-here", "done")
    assert t.offers("win")


@rule("EFNY-V5", "EFNY-X1", "EFNY-X2", "EFNY-X5")
@pytest.mark.parametrize(("transport", "space"), [("helicopter", "I6"), ("gullfire", "C4"), ("raft", "D1")])
def test_each_purple_objective_asks_for_its_means_of_transport(transport: str, space: str) -> None:
    """OB-4 to OB-6; each of the others will not do."""
    for at in ("I6", "C4", "D1"):
        hero = f"snake {at} level:3 tape blue:tape purple:{transport}"
        t = table(hero, suburbs="D1=raft", step=0, windows=True, taken=True)
        assert t.offers("win") == (at == space)


@rule("EFNY-XW3", "EFNY-V5")
def test_the_wanted_objective_asks_for_a_wanted_card() -> None:
    """OB-7."""
    hero = "snake C4 level:3 radio blue:wanted purple:gullfire"
    assert (
        table(f"{hero} wanted:1", step=0, windows=True, taken=True, wanted=True).play("win").result == "snake EFNY-V5"
    )
    assert not table(hero, step=0, windows=True, taken=True, wanted=True).offers("win")
