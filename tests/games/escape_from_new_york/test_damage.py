"""Damage to Heroes (EFNY-D, H15, B5)."""

from typing import Any

import pytest

from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule

FOUR = "dead-run on-my-own bare-knuckles ghost-step"


def attacked(enemies: str, more: str = FOUR, **position: Any) -> Table:
    """Snake on D5, in step 7, with four cards in hand."""
    return table(f"snake D5 {more}", "maggie K4", enemies=enemies, step=7, **position)


def damage(t: Table) -> int:
    """How much the Hero is about to take; chance is asked for the first card now."""
    assert (t.asked, t.kind) == ("*", "lose")
    return len([step for step in t.state.steps if type(step).__name__ == "LoseCard"])


# Who attacks.


@rule("EFNY-D1", "EFNY-D2", "EFNY-H15", "EFNY-B5", "EFNY-K1")
def test_example_w6_step_7() -> None:
    """2 Prisoners and Romero next door: 4. The one at C6 has no range, the Duke is cut off."""
    t = table(
        "brain D5",
        "snake K4",
        enemies="D5: 2 prisoners, D3: romero, C6: 1 prisoner, E4: duke",
        roadblocks="D5-E4",
        step=7,
    )
    assert damage(t) == 4
    t.play("*lose:let-me-think", "*lose:scrounge", "*lose:back-alleys")
    assert t.noise == 0
    t.play("*lose:squeeze-past")
    assert (len(t.hand("brain").split()), t.discard("brain")) == (4, "let-me-think back-alleys squeeze-past scrounge")
    assert "noise 1 1" in t.told()


@rule("EFNY-D1")
@pytest.mark.parametrize(
    ("enemies", "total"),
    [
        ("D5: 1 prisoner", 1),
        ("D5: 1 driver", 1),
        ("D5: romero", 2),
        ("D5: slag", 3),
        ("D5: duke", 3),
        ("D3: romero", 2),
        ("D3: duke", 3),
        ("D5: 1 prisoner 1 driver romero", 4),
    ],
)
def test_how_much_each_does(enemies: str, total: int) -> None:
    assert damage(attacked(enemies)) == total


@rule("EFNY-D1", "EFNY-D2")
@pytest.mark.parametrize(
    "enemies", ["D3: 2 prisoners 1 driver slag", "E2: romero duke", "D5: 3 prisoners-down romero-down, D3: duke-down"]
)
def test_who_is_out_of_range_or_lies_does_not_attack(enemies: str) -> None:
    t = attacked(enemies)
    assert not any(step for step in t.state.steps if type(step).__name__ == "LoseCard")
    assert t.kind == "new-york"


@rule("EFNY-D1", "EFNY-E8", "EFNY-K1")
def test_with_blowguns_prisoners_reach_the_neighbours() -> None:
    t = attacked(
        "D3: 2 prisoners 1 prisoner-down, D7: 1 driver, E4: 1 prisoner", bonuses="blowguns", roadblocks="D5-E4"
    )
    assert damage(t) == 3


@rule("EFNY-D1")
def test_other_heroes_are_never_attacked() -> None:
    t = table("snake D5", "maggie D3", "brain K4", enemies="D3: 4 prisoners, K4: slag", step=7)
    assert t.kind == "new-york"
    assert (len(t.hand("maggie").split()), len(t.hand("brain").split())) == (8, 8)


# Cards go.


@rule("EFNY-D3")
def test_random_cards_go_face_down_to_the_own_pile() -> None:
    t = attacked("D5: 2 prisoners")
    assert t.options() == "lose:bare-knuckles lose:dead-run lose:ghost-step lose:on-my-own"
    assert [t.mask("*lose:dead-run", who) for who in ("snake", "maggie", "onlooker")] == [
        "lose:dead-run",
        "lose:?",
        "lose:?",
    ]
    t.play("*lose:dead-run", "*lose:ghost-step")
    assert (t.hand("snake"), t.discard("snake")) == ("on-my-own bare-knuckles", "dead-run ghost-step")
    assert t.told("snake")[:2] == ["lost snake dead-run", "lost snake ghost-step"]
    assert t.told("maggie")[:2] == ["lost snake ?", "lost snake ?"]
    own = t.view("snake").own
    assert own is not None
    assert own.discard == ["dead-run", "ghost-step"]
    assert t.view("maggie").seats[0].sure_discard == []


@rule("EFNY-D4", "EFNY-V10")
def test_beyond_the_last_card_damage_has_no_effect() -> None:
    t = attacked("D5: slag 4 prisoners", "dead-run on-my-own")
    assert damage(t) == 2
    t.play("*lose:dead-run", "*lose:on-my-own")
    assert (t.hand("snake"), t.result, t.kind) == ("", "", "new-york")


@rule("EFNY-D4", "EFNY-B5")
def test_who_has_no_cards_gives_the_informer_nothing_to_tell() -> None:
    t = attacked("D5: romero", "empty")
    assert (t.kind, t.noise) == ("new-york", 0)


@rule("EFNY-B5")
def test_the_informer_only_counts_if_he_attacks() -> None:
    t = attacked("D5: 1 prisoner, D3: romero", roadblocks="D5-D3").play("*lose:dead-run")
    assert (t.noise, damage(attacked("D5: 1 prisoner"))) == (0, 1)


# Prevention.


@rule("EFNY-D5", "EFNY-F17")
def test_on_a_shelter_all_damage_is_ignored() -> None:
    t = attacked("D5: slag romero", tiles="D5=ct07")
    assert (t.kind, t.noise) == ("new-york", 0)
    assert len(t.hand("snake").split()) == 4


@rule("EFNY-D5", "EFNY-D7")
def test_in_a_shelter_neither_guard_nor_lids_are_spent() -> None:
    t = table("snake D5 trash-can-lid", "maggie K4", enemies="D5: slag", tiles="D5=ct07", step=7)
    assert (t.kind, t.supply("snake")) == ("new-york", "trash-can-lid")


def event(card: str, more: str, **position: Any) -> Table:
    """An Event befalls Snake on F5, by a Timer tile."""
    t = table(f"snake {position.pop('at', 'F5')} discard:dead-run {more}", "maggie K4", **position)
    return t.play("recover-all", "*timer:street-noise", f"*event:{card}")


@rule("EFNY-D6", "EFNY-D3")
@pytest.mark.parametrize(("card", "cards"), [("sniper", 1), ("falling-masonry", 2)])
def test_damage_of_an_event_works_the_same_way(card: str, cards: int) -> None:
    assert damage(event(card, "")) == cards


@rule("EFNY-D6", "EFNY-B5")
def test_damage_of_an_event_is_no_attack() -> None:
    t = event("sniper", "", enemies="F5: romero").play("*lose:dead-run")
    assert t.noise == 0


@rule("EFNY-D5", "EFNY-D6")
def test_a_shelter_helps_against_events_too() -> None:
    t = event("falling-masonry", "", at="D5", tiles="D5=ct07")
    assert "sheltered snake 2" in t.told()
    assert len(t.hand("snake").split()) == 8


@rule("EFNY-D6", "EFNY-D7", "EFNY-T4")
def test_a_lid_wards_off_damage_of_an_event_in_the_middle_of_a_tile() -> None:
    t = event("falling-masonry", "trash-can-lid")
    assert (t.kind, t.options()) == ("damage", "suffer use:trash-can-lid")
    t.play("use:trash-can-lid")
    assert (t.kind, t.supply("snake"), len(t.hand("snake").split())) == ("choose", "", 8)


@rule("EFNY-D7", "EFNY-W13")
def test_guard_is_used_up_before_a_lid() -> None:
    """Slag does 3: GUARD takes 2, the lid the last one; of GUARD nothing is left for later in the turn."""
    t = table("maggie D5 trash-can-lid", "snake K4", plan="hold-the-line", enemies="D5: slag")
    t.play("play:hold-the-line")
    assert (t.told()[-1], t.kind) == ("warded maggie 2", "damage")
    t.play("use:trash-can-lid")
    assert (t.state.guard, len(t.hand("maggie").split())) == (0, 8)


@rule("EFNY-D7", "EFNY-W13")
def test_guard_that_is_enough_asks_for_no_lid() -> None:
    t = table("maggie D5 level:3 trash-can-lid", "snake K4", plan="hold-the-line", enemies="D5: 3 prisoners")
    t.play("play:hold-the-line")
    assert (t.state.guard, t.supply("maggie"), t.kind) == (1, "trash-can-lid", "new-york")
    assert "warded maggie 1" in t.told()


@rule("EFNY-D7")
def test_several_lids_may_be_used_as_long_as_damage_is_left() -> None:
    t = attacked("D5: slag romero", f"{FOUR} trash-can-lid trash-can-lid trash-can-lid")
    t.play("use:trash-can-lid")
    assert t.options() == "suffer use:trash-can-lid"
    t.play("use:trash-can-lid")
    assert (t.supply("snake"), t.noise, t.kind) == ("trash-can-lid", 0, "new-york")


@rule("EFNY-D7")
def test_the_owner_may_keep_the_lid() -> None:
    t = attacked("D5: 2 prisoners", f"{FOUR} trash-can-lid").play("suffer")
    assert (damage(t), t.supply("snake")) == (2, "trash-can-lid")


@rule("EFNY-D7")
def test_whoever_has_an_item_face_down_is_asked_so_that_nobody_learns_of_a_lid() -> None:
    assert attacked("D5: 2 prisoners", f"{FOUR} radio").options() == "suffer"
    assert attacked("D5: 2 prisoners", f"{FOUR} president tape", taken=True).kind == "lose"
