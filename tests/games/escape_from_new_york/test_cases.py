"""Case tokens and Case cards (EFNY-C, 5.12)."""

from typing import Any

import pytest

from lamster.games.escape_from_new_york.state import NewYork
from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule


def maggie(more: str = "", *others: str, **position: Any) -> Table:
    """Maggie on D5 in the window before step 1."""
    return table(f"maggie D5 {more}", *(others or ("snake K4",)), step=0, windows=True, **position)


# Where they come from.


@rule("EFNY-C1", "EFNY-F10")
@pytest.mark.parametrize(("tile", "token"), [("crash-site", 3), ("old-theatre", 4)])
def test_two_tokens_come_with_their_tile(tile: str, token: int) -> None:
    t = table("maggie D1", plan="eyes-open", tiles="E2").play("play:eyes-open", "go:E0", f"*poi:{tile}")
    assert (t.tokens, t.slots) == (f"{token}@E0", "? ? ? ?")


@rule("EFNY-C1", "EFNY-B4")
@pytest.mark.parametrize(("tile", "boss"), [("romeros-hideout", "romero"), ("slags-ring", "slag")])
def test_two_stay_with_their_boss_until_he_is_killed(tile: str, boss: str) -> None:
    t = table("maggie D1", plan="eyes-open", tiles="E2").play("play:eyes-open", "go:E0", f"*poi:{tile}")
    assert (t.tokens, t.at(boss)) == ("", "E0")


# Collecting.


@rule("EFNY-C2", "EFNY-C3")
def test_the_card_of_the_slot_for_the_token() -> None:
    t = maggie(tokens="3@D5")
    assert t.rule_of("collect:case-3") == "EFNY-T3"
    t.play("collect:case-3")
    assert t.options() == "case:bracelet case:diagram-1 case:diagram-2 case:tape"
    t.play("*case:tape")
    assert (t.supply("maggie"), t.tokens, t.slots) == ("tape", "", "? ? - ?")


@rule("EFNY-C3")
def test_only_the_owner_sees_which_card_it_is() -> None:
    t = maggie(tokens="3@D5").play("collect:case-3")
    assert [t.mask("*case:tape", who) for who in ("maggie", "snake", "onlooker")] == ["case:tape", "case:?", "case:?"]
    t.play("*case:tape")
    assert t.told("maggie") == ["took-case maggie 3", "saw-case maggie tape"]
    assert t.told("snake") == ["took-case maggie 3", "saw-case maggie ?"]
    assert t.view("snake").seats[0].supply == [None]
    own = t.view("maggie").own
    assert own is not None
    assert own.supply == ["tape"]


@rule("EFNY-C2")
def test_not_with_an_enemy_there_and_not_from_afar() -> None:
    assert "collect:case-3" not in maggie("radio", tokens="3@D5", enemies="D5: 1 prisoner-down").options()
    assert "collect:case-3" not in maggie("radio", tokens="3@D3").options()


@rule("EFNY-C2", "EFNY-T3")
def test_also_in_the_middle_of_a_movement() -> None:
    t = table("maggie D5", plan="hurry-up", tokens="2@E4").play("play:hurry-up", "go:E4")
    t.play("collect:case-2", "*case:diagram-1", "go:E6")
    assert (t.supply("maggie"), t.at("maggie")) == ("diagram-1", "E6")


@rule("EFNY-C4")
def test_several_tokens_are_collected_one_by_one() -> None:
    t = maggie("radio crowbar", tokens="1@D5 4@D5")
    t.play("collect:case-4", "*case:tape")
    assert (t.kind, t.tokens) == ("window", "1@D5")
    t.play("collect:case-1", "*case:bracelet")
    assert t.kind == "limit"


# Losing and dropping.


@rule("EFNY-C5", "EFNY-I4")
def test_a_case_is_never_thrown_away() -> None:
    t = maggie("tape bracelet diagram-1", cubes="D5=1").play("collect:item", "*item:radio")
    assert "throw:radio" in t.options()
    assert not {"throw:tape", "throw:bracelet", "throw:diagram-1", "bar:tape"} & set(t.options().split())


@rule("EFNY-C6", "EFNY-T2")
def test_dropped_in_a_window_into_any_empty_slot() -> None:
    t = maggie("tape diagram-2", cases="2=- 4=-")
    assert {code for code in t.options().split() if code.startswith("drop")} == {
        "drop-2:tape",
        "drop-4:tape",
        "drop-2:diagram-2",
        "drop-4:diagram-2",
    }
    assert t.rule_of("drop-2:tape") == "EFNY-C6"
    t.play("drop-4:tape")
    assert (t.supply("maggie"), t.slots, t.tokens) == ("diagram-2", "? - ? tape", "4@D5")


@rule("EFNY-C6", "EFNY-C7")
def test_the_others_see_slot_and_token_only() -> None:
    t = maggie("tape diagram-2", cases="2=- 4=-")
    assert [t.mask("drop-4:tape", who) for who in ("maggie", "snake")] == ["drop-4:tape", "drop-4:?"]
    t.play("drop-4:tape")
    assert t.told("snake") == ["dropped maggie ? 4", "case-token 4 D5"]
    assert t.view("snake").city.slots == ["face-down", None, "face-down", "face-down"]
    own = t.view("maggie").own
    assert own is not None
    assert own.slots == [(4, "tape")]


@rule("EFNY-C6", "EFNY-I4", "EFNY-C7")
def test_example_w14_the_fourth_card() -> None:
    """Case card A came from slot 2; with the Tape from slot 3 it is one too many: A goes into slot 2."""
    t = maggie("diagram-1 radio crowbar", tokens="3@D5", cases="2=-").play("collect:case-3", "*case:tape")
    drops = {code for code in t.options().split() if code.startswith("drop")}
    assert drops == {"drop-2:diagram-1", "drop-3:diagram-1", "drop-2:tape", "drop-3:tape"}
    assert t.rule_of("drop-2:diagram-1") == "EFNY-C6"
    t.play("drop-2:diagram-1")
    assert (t.supply("maggie"), t.slots, t.tokens) == ("radio crowbar tape", "? diagram-1 - ?", "2@D5")


@rule("EFNY-C7", "EFNY-C2")
def test_whoever_collects_a_dropped_case_gets_that_card() -> None:
    """Token 2 brings what lies in slot 2 now, not what lay there at first."""
    t = table("snake D5", "maggie K4 bracelet", tokens="2@D5", cases="1=- 2=tape", step=0, windows=True)
    t.play("collect:case-2")
    assert t.options() == "case:tape"
    t.play("*case:tape")
    assert t.supply("snake") == "tape"


@rule("EFNY-C8")
def test_there_is_always_a_slot_for_a_drop() -> None:
    """Whatever is held left a slot empty."""
    t = maggie("tape", cases="3=-")
    assert "drop-3:tape" in t.options()
    t = maggie("tape bracelet diagram-1", "snake K4 diagram-2")
    assert {code[:6] for code in t.options().split() if code.startswith("drop")} == {
        "drop-1",
        "drop-2",
        "drop-3",
        "drop-4",
    }


@rule("EFNY-C6")
def test_a_case_may_be_dropped_among_enemies_and_lies_there() -> None:
    """Ruling J34."""
    t = maggie("tape", enemies="D5: 1 prisoner").play("drop-1:tape")
    assert t.tokens == "1@D5"
    assert "collect:case-1" not in t.options()


@rule("EFNY-C11")
def test_who_drops_a_case_cannot_collect_it_again_in_the_same_turn() -> None:
    """Ruling J33."""
    t = maggie("tape radio", tokens="3@D5").play("drop-1:tape")
    assert "collect:case-3" in t.options()
    assert "collect:case-1" not in t.options()


@rule("EFNY-C11")
def test_somebody_else_may_collect_it_at_once() -> None:
    t = table("maggie D5 tape", "snake D5 radio", step=12, windows=True).play("drop-1:tape", "go-on")
    assert (t.active, t.offers("collect:case-1")) == ("snake", True)
    t = table("maggie D5 tape", step=12, windows=True).play("drop-1:tape", "go-on")
    assert (t.active, t.offers("collect:case-1")) == ("maggie", True)  # alone: it is the next turn


@rule("EFNY-C10")
def test_enemies_leave_tokens_alone() -> None:
    t = table("snake D5 discard:dead-run", tokens="3@D3", enemies="D1: 1 prisoner", events="thats-the-duke")
    t.play("recover-all", "*timer:street-noise", "*event:thats-the-duke")
    assert (t.crowd("D3"), t.tokens) == ("1 prisoner", "3@D3")


# The four cards.


@rule("EFNY-V1", "EFNY-V3")
def test_the_tape_is_needed_at_a_bridge() -> None:
    t = table("brain I10 tape president diagram-3", plan="squeeze-past", tiles="I8", taken=True)
    t.play("play:squeeze-past", "bridge:3").play("show:diagram-3+president")
    assert (t.result, "failed 3" in t.told()) == ("", True)


@rule("EFNY-V1", "EFNY-V3")
@pytest.mark.parametrize(("diagram", "space", "bridge"), [("diagram-1", "B9", 1), ("diagram-2", "C0", 2)])
def test_each_diagram_of_a_case_opens_its_bridge(diagram: str, space: str, bridge: int) -> None:
    t = table(f"brain {space} tape president {diagram}", plan="squeeze-past", tiles="C8 C2", taken=True)
    t.play("play:squeeze-past", f"bridge:{bridge}", f"show:tape+{diagram}+president")
    assert t.result == "brain EFNY-V1"


@rule("EFNY-V1", "EFNY-V4")
def test_a_diagram_of_another_bridge_cannot_even_be_shown() -> None:
    t = table("brain B9 tape president diagram-2", plan="squeeze-past", tiles="C8", taken=True)
    t.play("play:squeeze-past", "bridge:1")
    assert t.options() == "show:nothing show:president show:tape show:tape+president"


@rule("EFNY-C9", "EFNY-W8", "EFNY-T2")
def test_the_bracelet_looks_at_up_to_three_poi_once_in_the_game() -> None:
    t = maggie("bracelet")
    assert t.rule_of("bracelet") == "EFNY-C9"
    t.play("bracelet", "peek:E0", "*poi:dukes-camp", "peek:A2", "*poi:crash-site", "peek:K8", "*poi:nothing-here")
    assert t.kind == "window"
    assert "bracelet" not in t.options().split()
    assert t.tile("E0") == ""
    own = t.view("maggie").own
    assert own is not None
    assert own.peeked == [("A2", "crash-site"), ("E0", "dukes-camp"), ("K8", "nothing-here")]
    assert t.told("snake")[:2] == ["used maggie bracelet", "peeked maggie E0 ?"]


@rule("EFNY-C9", "EFNY-W8")
def test_with_the_bracelet_one_may_look_at_fewer() -> None:
    t = maggie("bracelet").play("bracelet", "peek:E0", "*poi:dukes-camp", "done")
    assert t.kind == "window"


@rule("EFNY-C9")
def test_the_bracelet_is_no_use_when_no_poi_lies_face_down() -> None:
    tiles = (
        "A2=dukes-camp A8=nothing-here C10=romeros-hideout E0=slags-ring G10=crash-site I0=old-theatre "
        "K2=gang-hideout K8=looted-store"
    )
    assert "bracelet" not in maggie("bracelet", tiles=tiles).options().split()


@rule("EFNY-C9")
def test_a_bracelet_once_turned_up_stays_open_wherever_it_goes() -> None:
    t = maggie("bracelet").play("bracelet", "peek:E0", "*poi:dukes-camp", "done")
    assert t.view("snake").seats[0].supply == ["bracelet"]
    assert t.mask("drop-1:bracelet", "snake") == "drop-1:bracelet"
    t.play("drop-1:bracelet")
    assert t.told("snake")[0] == "dropped maggie bracelet 1"
    assert t.view("snake").city.slots[0] == "bracelet"


@rule("EFNY-C9", "EFNY-W9")
def test_an_open_bracelet_can_be_stolen_by_name() -> None:
    def turned_up(s: NewYork) -> None:
        s.bracelet_up = True

    t = table("snake D5", "maggie D5 bracelet radio", plan="not-my-plan-snake", before=turned_up)
    t.play("play:not-my-plan-snake")
    assert t.options() == "steal:bracelet steal:item-back"
