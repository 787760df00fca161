"""What each seat goes on knowing of hidden cards (ledger 7.2): seen, stolen, shown, dropped and thrown away."""

import pytest

from lamster.games.escape_from_new_york.components import FIRST_CASE, THING
from lamster.games.escape_from_new_york.knowledge import DECK
from lamster.games.escape_from_new_york.rules.supply import discard, drop
from lamster.games.escape_from_new_york.state import NewYork
from tests.games.escape_from_new_york.sampling import known, supplies, worlds
from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule

CASE_CARDS = {"tape", "bracelet", "diagram-1", "diagram-2"}
AROUND_BRIDGE_3 = "I8 J9 H9"


def slots(t: Table, viewer: str, number: int = 60) -> set[str]:
    return {world.slots for world in worlds(t, viewer, number)}


# Stolen cards.


def robbed(thing: str, more: str = "") -> Table:
    """Snake has stolen a card of Maggie's, who may have had others; Brain has only seen a back go."""
    t = table("snake D5", f"maggie D5 {thing} {more}", "brain K4", plan="not-my-plan-snake ghost-step")
    t.play("play:not-my-plan-snake")
    if t.kind == "steal":
        t.play("steal:case-back" if THING.index[thing] >= FIRST_CASE else "steal:item-back")
    return t.play(f"*back:{thing}")


@rule("EFNY-W9")
def test_thief_and_victim_know_a_stolen_card_the_others_do_not() -> None:
    t = robbed("fake-tape", "radio")
    assert supplies(t, "maggie", "snake") == {"fake-tape"}
    assert known(t, "maggie", "snake") == ["fake-tape"]
    for other in ("brain", "onlooker"):
        assert len(supplies(t, other, "snake")) > 5
        assert known(t, other, "snake") == []
        assert t.told(other)[-1] == "stole snake maggie ?"
    assert len(supplies(t, "snake", "maggie")) > 5


@rule("EFNY-W9", "EFNY-C3")
def test_items_and_cases_can_be_told_apart_from_behind() -> None:
    t = table("snake D5", "maggie D5 tape radio", "brain K4", plan="not-my-plan-snake").play("play:not-my-plan-snake")
    assert t.options() == "steal:case-back steal:item-back"
    assert t.view("brain").seats[1].cases == 1
    t = robbed("tape", "radio")
    assert supplies(t, "brain", "snake") == CASE_CARDS
    assert (t.view("brain").seats[0].cases, t.view("brain").seats[1].cases) == (1, 0)


@rule("EFNY-W9", "EFNY-V4")
def test_a_known_card_may_be_the_one_that_was_stolen_unseen() -> None:
    """Maggie has shown the Tape and holds another Case; Brain steals one of the two. Snake does not see which."""
    t = shown_the_tape("maggie I10 tape bracelet", plan="squeeze-past not-my-plan-brain")
    assert supplies(t, "snake", "maggie") == {"tape bracelet", "tape diagram-1", "tape diagram-2"}
    t.play("play:not-my-plan-brain", "*back:tape")
    found = worlds(t, "snake", 200)
    assert all("tape" in world.supply("brain") + world.supply("maggie") for world in found)
    assert {"tape" in world.supply("brain") for world in found} == {True, False}
    assert known(t, "snake", "maggie") == known(t, "snake", "brain") == []
    assert supplies(t, "maggie", "brain") == {"tape"}
    assert supplies(t, "brain", "maggie") == {"bracelet", "diagram-1", "diagram-2"}


@rule("EFNY-W9")
def test_the_only_card_that_can_have_been_stolen_is_known_to_all_who_knew_it() -> None:
    t = shown_the_tape("maggie I10 tape", plan="squeeze-past not-my-plan-brain")
    t.play("play:not-my-plan-brain", "*back:tape")
    for viewer in ("snake", "onlooker", "maggie"):
        assert known(t, viewer, "brain") == ["tape"]
        assert supplies(t, viewer, "brain") == {"tape"}


@rule("EFNY-W9")
def test_what_is_given_in_return_is_known_to_the_two() -> None:
    t = table("brain D5 radio", "maggie D5 axe", "snake K4", plan="double-deal let-me-think", special_cards=True)
    t.play("play:double-deal", "*back:axe", "give:radio")
    assert (supplies(t, "brain", "maggie"), supplies(t, "maggie", "brain")) == ({"radio"}, {"axe"})
    assert len(supplies(t, "snake", "maggie")) > 5


# Shown cards.


def shown_the_tape(maggie: str, plan: str) -> Table:
    """At Bridge 3 Maggie has shown the Tape, in vain."""
    t = table("brain I10", maggie, "snake K4", plan=plan, tiles=AROUND_BRIDGE_3)
    return t.play("play:squeeze-past", "bridge:3", "brain show:nothing", "maggie show:tape")


@rule("EFNY-V4")
def test_everybody_remembers_what_was_shown_at_a_bridge() -> None:
    t = shown_the_tape("maggie I10 tape radio", plan="squeeze-past let-me-think")
    assert t.told("onlooker")[-2:] == ["showed maggie tape", "failed 3"]
    for viewer in ("brain", "snake", "onlooker"):
        assert known(t, viewer, "maggie") == ["tape"]
        assert all("tape" in supply.split() for supply in supplies(t, viewer, "maggie"))
        assert t.view(viewer).seats[1].supply == [None, None]


@rule("EFNY-V3", "EFNY-V4")
def test_what_was_withheld_is_not_given_away() -> None:
    t = table("brain I10", "maggie I10 tape", "snake K4", plan="squeeze-past let-me-think", tiles=AROUND_BRIDGE_3)
    t.play("play:squeeze-past", "bridge:3", "brain show:nothing", "maggie show:nothing")
    assert supplies(t, "snake", "maggie") == CASE_CARDS


@rule("EFNY-V3")
def test_a_choice_that_others_have_made_already_is_hidden_and_drawn_anew() -> None:
    t = table("brain I10", "maggie I10 tape president", plan="squeeze-past", tiles=AROUND_BRIDGE_3, taken=True)
    t.play("play:squeeze-past", "bridge:3", "maggie show:tape")
    answers = {world.state.answers[0][1] for world in worlds(t, "brain", 200)}
    assert {"show:nothing", "show:president", "show:tape", "show:tape+president"} <= answers
    assert {world.state.answers[0][1] for world in worlds(t, "maggie")} == {"show:tape"}


# Dropped Cases.


@rule("EFNY-C6", "EFNY-C7")
def test_who_drops_a_case_knows_where_it_lies() -> None:
    t = table("maggie D5 tape bracelet", "snake K4", step=0, windows=True).play("drop-2:tape")
    assert {world.slots.split()[1] for world in worlds(t, "maggie")} == {"tape"}
    assert {world.slots.split()[1] for world in worlds(t, "snake", 200)} == CASE_CARDS


@rule("EFNY-C6", "EFNY-V4")
def test_a_known_case_may_be_the_one_that_was_dropped() -> None:
    """All have seen the Tape with Maggie, who held two Cases and dropped one: it lies there, or is still hers."""
    t = shown_the_tape("maggie I10 tape bracelet", plan="squeeze-past let-me-think")
    drop(t.state, t.seat("maggie"), THING.index["bracelet"], 0)
    found = worlds(t, "snake", 200)
    places = {
        "slot" if "tape" in world.slots else "supply" if "tape" in world.supply("maggie") else "?" for world in found
    }
    assert places == {"slot", "supply"}


@rule("EFNY-C2", "EFNY-C7")
def test_who_dropped_a_case_knows_who_has_it_after_it_was_collected() -> None:
    t = table("maggie D5 tape", "snake D5", "brain K4", step=12, windows=True).play("drop-1:tape", "go-on")
    t.play("collect:case-1", "*case:tape")
    assert known(t, "maggie", "snake") == ["tape"]
    assert supplies(t, "maggie", "snake") == {"tape"}
    assert supplies(t, "brain", "snake", 200) == CASE_CARDS
    own = t.view("maggie").own
    assert own is not None
    assert own.slots == []


@rule("EFNY-C9")
def test_a_bracelet_that_is_turned_up_is_no_secret_any_more() -> None:
    t = robbed("bracelet")
    assert known(t, "maggie", "snake") == ["bracelet"]
    t.state.hurrying = False
    t.play("play:ghost-step", "go:E4", "reveal:E2", "*tile:ct07", "bracelet", "peek:E0", "*poi:dukes-camp", "done")
    assert known(t, "maggie", "snake") == []
    assert supplies(t, "maggie", "snake") == {"bracelet"} == supplies(t, "brain", "snake")


# Items that go.


@rule("EFNY-I6", "EFNY-I5")
def test_what_was_used_is_in_no_supply_until_the_pile_is_shuffled() -> None:
    """The only Diagram of Bridge 4 cannot be used, so the only Submachine Gun: revealed, then replaced."""
    t = table("snake D5 submachine-gun axe", "maggie K4 radio", step=0, windows=True)
    assert "submachine-gun" in supplies(t, "onlooker", "maggie", 300)
    t.play("ready:submachine-gun", "ready:axe")
    for viewer in ("snake", "onlooker"):
        found = worlds(t, viewer, 200)
        assert not any("submachine-gun" in world.supply("maggie") for world in found)
        assert all(world.state.item_discard[THING.index["submachine-gun"]] for world in found)


@rule("EFNY-I6", "EFNY-I4")
def test_who_throws_a_card_away_knows_where_it_is_and_the_others_do_not() -> None:
    t = table("snake D5 diagram-4 axe radio", "maggie K4 crowbar", step=0, windows=True, cubes="D5=1")
    t.play("collect:item", "*item:cigarettes", "throw:diagram-4")
    diagram = THING.index["diagram-4"]
    assert {world.state.item_discard[diagram] for world in worlds(t, "snake")} == {1}
    assert {world.state.item_discard[diagram] for world in worlds(t, "maggie", 200)} == {0, 1}


@rule("EFNY-I6", "EFNY-V4")
def test_throwing_an_item_away_says_nothing_about_a_known_case() -> None:
    t = robbed("tape", "radio")
    t.state.supplies[0] = tuple(sorted([*t.state.supplies[0], THING.index["axe"]]))
    t.state.item_pile.take(THING.index["axe"])
    assert known(t, "maggie", "snake") == ["tape"]
    discard(t.state, 0, THING.index["axe"])
    assert known(t, "maggie", "snake") == ["tape"]
    assert supplies(t, "maggie", "snake") == {"tape"}


@rule("EFNY-I6", "EFNY-W9")
def test_a_known_item_may_be_the_one_that_was_thrown_away() -> None:
    """Snake stole Maggie's Fake Tape and holds another Item; one of the two goes on the bar, unseen."""
    t = robbed("fake-tape")
    axe = THING.index["axe"]
    t.state.supplies[0] = tuple(sorted([*t.state.supplies[0], axe]))
    t.state.item_pile.take(axe)
    discard(t.state, 0, axe)
    found = worlds(t, "maggie", 400)
    kept = len([world for world in found if world.supply("snake") == "fake-tape"])
    assert known(t, "maggie", "snake") == []
    assert 150 < kept < 250  # one of two backs went
    fake_tape = THING.index["fake-tape"]
    assert all(world.supply("snake") == "fake-tape" or world.state.item_discard[fake_tape] for world in found)


@rule("EFNY-I3", "EFNY-I6")
def test_a_shuffled_discard_pile_is_the_deck_and_known_as_such() -> None:
    """Two Items are discarded openly and shuffled; Maggie draws one of them: who did not see it knows it is one."""
    t = table("snake D5 cigarettes radio", "maggie D5", step=0, windows=True, noise=5, items="", cubes="D5=1")
    t.play("use:cigarettes", "use:radio", "copter:H5", "collect:item", "*item:radio")
    assert supplies(t, "maggie", "snake", 200) == {"cigarettes", "radio"}
    assert {str(world.state.item_pile.layers) for world in worlds(t, "snake")} == {str(t.state.item_pile.layers)}


@rule("EFNY-F16")
def test_what_was_left_in_the_gun_shop_is_not_taken_for_what_was_kept() -> None:
    """Maggie knows that an Axe was in the deck. Snake draws it and a Radio and keeps the Radio; she sees only backs."""
    t = table("snake D5", "maggie K4", tiles="D5=ct05", items="axe radio", step=9, before=an_axe_is_in_the_deck)
    t.play("*item:axe", "*item:radio", "keep:radio")
    assert supplies(t, "maggie", "snake", 200) == {"axe", "radio"}


def an_axe_is_in_the_deck(s: NewYork) -> None:
    """As Maggie knows."""
    s.facts = [(1, 1 << DECK, THING.index["axe"])]


# Peeked tiles and Events.


@rule("EFNY-W8")
def test_who_peeked_knows_the_tile_and_nobody_else_does() -> None:
    t = table("snake F5", "maggie F5", peeked="snake:A2=dukes-camp")
    own = t.view("snake").own
    assert own is not None
    assert own.peeked == [("A2", "dukes-camp")]
    under = {world.state.under[0] for world in worlds(t, "snake")}
    assert under == {t.state.under[0]}
    assert len({world.state.under[0] for world in worlds(t, "maggie", 200)}) == 8
    other = t.view("maggie").own
    assert other is not None
    assert other.peeked == []


@rule("EFNY-W8", "EFNY-F10")
def test_a_tile_that_is_turned_up_is_no_secret() -> None:
    t = table("snake D1", "maggie F5", plan="ghost-step", peeked="maggie:E0=nothing-here", tiles="E2")
    t.play("play:ghost-step", "go:E0")
    assert t.options() == "poi:nothing-here"
    t.play("*poi:nothing-here")
    own = t.view("maggie").own
    assert own is not None
    assert own.peeked == []


@rule("EFNY-W5")
@pytest.mark.parametrize(("answer", "place"), [("leave", "event_top"), ("bury", "event_bottom")])
def test_brain_remembers_the_event_he_looked_at(answer: str, place: str) -> None:
    t = table("brain F5", "snake F5", plan="let-me-think scrounge").play("play:let-me-think", "*event:sniper", answer)
    own = t.view("brain").own
    assert own is not None
    assert getattr(own, place) == "sniper"
    for viewer, number in (("brain", 1), ("snake", 10)):
        pile = [world.state.event_pile for world in worlds(t, viewer, 200)]
        seen = {(p.top or p.bottom)[0] for p in pile}
        assert (len(seen) == 1) == (number == 1)


# Action cards.


@rule("EFNY-H14", "EFNY-D3")
def test_revealed_cards_are_known_to_lie_on_the_pile_lost_ones_are_not() -> None:
    t = table("snake D5 dead-run ghost-step on-my-own", "maggie K4", plan="bare-knuckles", enemies="D5: slag")
    t.play("play:bare-knuckles", "*lose:dead-run", "*lose:ghost-step")
    assert t.view("maggie").seats[0].sure_discard == ["bare-knuckles"]
    found = worlds(t, "maggie", 100)
    assert all("bare-knuckles" in world.discard("snake") for world in found)
    assert {len(world.hand("snake").split()) for world in found} == {1}
    assert len({world.hand("snake") for world in found}) == 3


@rule("EFNY-H11", "EFNY-H10")
def test_the_card_that_the_ability_replaced_stays_a_secret() -> None:
    t = table("snake D5", "maggie K4", plan="dead-run ghost-step")
    assert [t.mask("hit-instead:dead-run", who) for who in ("snake", "maggie")] == [
        "hit-instead:dead-run",
        "hit-instead:?",
    ]
    t.play("hit-instead:dead-run")
    found = worlds(t, "maggie", 200)
    assert len({world.state.played for world in found}) == 8
    assert len({world.state.chosen for world in found}) == 8
    assert {world.state.chosen for world in worlds(t, "snake")} == {t.state.chosen}


@rule("EFNY-H4")
def test_the_plan_is_a_secret_until_it_is_revealed() -> None:
    t = table("snake D5", "maggie K4").play("choose:dead-run")
    assert t.mask("choose:ghost-step", "maggie") == "choose:?"
    t.play("choose:ghost-step")
    assert t.mask("unchoose:ghost-step", "maggie") == "unchoose:?"
    found = worlds(t, "maggie", 300)
    assert len({frozenset(world.state.chosen) for world in found}) == 28
    t.play("ready")
    assert t.told("maggie") == ["chose snake 2"]
    assert t.view("maggie").seats[0].chosen == 2


@rule("EFNY-H1", "EFNY-W5", "EFNY-F15")
def test_what_never_left_the_hand_is_in_it_in_every_world() -> None:
    """All back in hand; two are played openly, one of them comes back unseen: the other six never left."""
    t = table("snake D5 discard:on-my-own", "maggie K4", tiles="D5=ct01")
    t.play("recover-all", "*timer:lull", "choose:bare-knuckles", "choose:spray-the-street", "ready")
    t.play("play:bare-knuckles", "play:spray-the-street")
    assert t.kind == "recover"
    t.play("recover:bare-knuckles", "done")
    found = worlds(t, "maggie", 100)
    assert {world.discard("snake") for world in found} == {"bare-knuckles", "spray-the-street"}
    six = set(t.hand("snake").split()) - {"bare-knuckles"}
    assert all(six <= set(world.hand("snake").split()) for world in found)


@rule("EFNY-L6", "EFNY-L10")
def test_a_learned_card_is_unknown_until_it_is_played() -> None:
    t = table("snake D5 brick bar:2+0", "maggie K4", step=8).play("learn:second-wind")
    found = worlds(t, "maggie", 200)
    specials = {next(iter(set(world.hand("snake").split()) & SPECIALS)) for world in found}
    assert specials == SPECIALS
    t = table("snake D5 learned:second-wind", "maggie K4", plan="second-wind ghost-step").play("play:second-wind")
    assert all(world.state.shown == t.state.shown for world in worlds(t, "maggie"))


SPECIALS = {"not-my-plan-snake", "one-man-army", "old-war-reflexes", "second-wind"}
