"""Searching (OTL-S), and the items that help (OTL-C10 to C19)."""

import pytest

from lamster.games.on_the_lam.components import (
    IS_ITEM,
    NEIGHBOURS,
    PLAY,
    PLAY_RULE,
    SKILL,
    TILE,
    TILE_NUMBER,
    TILE_SKILL,
)
from tests.games.on_the_lam.table import Table, table
from tests.rules import rule

LOCATIONS = {
    "A1": ("charisma", 5),
    "B1": ("guts", 6),
    "D1": ("cover", 5),
    "E1": ("smarts", 5),
    "A2": ("smarts", 6),
    "B2": ("cover", 6),
    "D2": ("charisma", 6),
    "E2": ("guts", 5),
    "A3": ("guts", 5),
    "B3": ("charisma", 5),
    "D3": ("smarts", 5),
    "E3": ("cover", 5),
}
BONUS = {
    "boxer": {"guts": 2, "charisma": 1},
    "dame": {"charisma": 2, "cover": 1},
    "reporter": {"cover": 2, "smarts": 1},
    "ceo": {"smarts": 2, "guts": 1},
}
OTHER = {"boxer": "dame A1", "dame": "boxer A3", "reporter": "boxer A3", "ceo": "boxer A3"}


def searching(who: str, tile: str, cards: str = "", **more: str) -> Table:
    """This character has just begun to search this tile, the police being far away in a corner."""
    police = "E1" if tile[0] in "AB" else "A3"
    start = TILE.codes[NEIGHBOURS[TILE.index[tile]][0]]
    t = table(f"{who} {start} {cards}", OTHER[who], police=police, **more)
    return t.play(f"go:{tile}", "search")


def boxer_at_the_deli(cards: str = "", **more: str) -> Table:
    """Charisma, number 5, bonus 1; the police are four tiles away."""
    return searching("boxer", "B3", cards, **more)


def drawing(t: Table) -> int:
    """How many alibi cards the player draws now."""
    cards = 0
    while t.state.open and t.decision.kind == "alibi":
        t.play(f"*{t.decision.codes[0]}")
        cards += 1
    return cards


@rule("OTL-S1")
def test_every_location_has_its_skill_and_number() -> None:
    for tile, code in enumerate(TILE.codes):
        skill, number = LOCATIONS.get(code, ("", 0))
        assert (SKILL.codes[TILE_SKILL[tile]] if TILE_SKILL[tile] >= 0 else "") == skill
        assert TILE_NUMBER[tile] == number


@rule("OTL-S2", "OTL-S4", "OTL-S1")
@pytest.mark.parametrize("who", BONUS)
@pytest.mark.parametrize("tile", LOCATIONS)
def test_die_and_bonus_must_reach_the_number(who: str, tile: str) -> None:
    skill, number = LOCATIONS[tile]
    bonus = BONUS[who].get(skill, 0)
    t = searching(who, tile)
    assert (t.asked, t.decision.rule, t.decision.weights) == ("*", "OTL-S2", None)
    t.play(f"*roll:{number - bonus}")
    assert t.told() == [
        f"rolled {who} {number - bonus} {bonus} {number}",
        f"succeeded {who} {number} {number} 1",
    ]
    assert t.decision.kind == "alibi"
    t = searching(who, tile).play(f"*roll:{number - bonus - 1}")
    assert f"failed {who} {number - 1} {number}" in t.told()
    assert t.decision.kind == "retry"


@rule("OTL-S2")
def test_the_skill_die_has_ten_sides() -> None:
    assert sorted(boxer_at_the_deli().decision.codes) == sorted(f"roll:{face}" for face in range(1, 11))


@rule("OTL-S3")
def test_an_item_that_applies_may_be_used_after_the_die_is_seen() -> None:
    t = boxer_at_the_deli("glove fragrance")
    assert t.decision.kind == "roll"
    t.play("*roll:3")
    assert (t.asked, t.decision.rule, t.options()) == ("boxer", "OTL-S3", "keep use:fragrance")
    assert t.default() == "keep"
    assert t.refused("use:extra_dough") == "OTL-D5"
    t.play("use:fragrance")
    assert t.told() == ["used boxer fragrance", "succeeded boxer 5 5 1"]
    assert (t.hand("boxer"), t.play_discard) == ("glove", "fragrance")


@rule("OTL-S3")
def test_an_item_may_be_kept() -> None:
    t = boxer_at_the_deli("glove fragrance").play("*roll:3", "keep")
    assert t.told()[-2:] == ["failed boxer 4 5", "police-pursued boxer D2"]
    assert t.hand("boxer") == "glove fragrance"


@rule("OTL-S3", "OTL-C10", "OTL-C11")
@pytest.mark.parametrize("item", ["cigarettes", "bottle_of_booze"])
@pytest.mark.parametrize("tile", LOCATIONS)
def test_a_reroll_item_rolls_again_and_only_the_new_number_counts(item: str, tile: str) -> None:
    t = searching("boxer", tile, f"glove {item}").play("*roll:10")
    assert t.options() == f"keep use:{item}"
    t.play(f"use:{item}")
    assert (t.asked, t.decision.kind, t.play_discard) == ("*", "roll", item)
    t.play("*roll:1")
    assert t.told()[1].startswith("failed")
    assert t.hand("boxer") == "glove"


BONUS_ITEMS = {
    "sunglasses": ("cover", 1, "OTL-C12"),
    "fedora_hat": ("cover", 2, "OTL-C13"),
    "fragrance": ("charisma", 1, "OTL-C14"),
    "extra_dough": ("charisma", 2, "OTL-C15"),
    "brass_knuckles": ("guts", 1, "OTL-C16"),
    "pocket_knife": ("guts", 2, "OTL-C17"),
    "cup_of_joe": ("smarts", 1, "OTL-C18"),
    "wristwatch": ("smarts", 2, "OTL-C19"),
}


@rule("OTL-C12", "OTL-C13", "OTL-C14", "OTL-C15", "OTL-C16", "OTL-C17", "OTL-C18", "OTL-C19", "OTL-D5")
@pytest.mark.parametrize("item", BONUS_ITEMS)
@pytest.mark.parametrize("tile", LOCATIONS)
def test_a_bonus_item_adds_its_points_to_its_own_skill_only(item: str, tile: str) -> None:
    skill, points, cited = BONUS_ITEMS[item]
    assert PLAY_RULE[PLAY.index[item]] == cited
    location, number = LOCATIONS[tile]
    bonus = BONUS["boxer"].get(location, 0)
    t = searching("boxer", tile, f"glove {item}").play(f"*roll:{number - bonus - 1}")
    if location != skill:
        assert t.options() == "keep"
        assert t.refused(f"use:{item}") == "OTL-D5"
        return
    assert t.options() == f"keep use:{item}"
    t.play(f"use:{item}")
    total = number - 1 + points
    assert t.told() == [f"used boxer {item}", f"succeeded boxer {total} {number} 1"]
    assert (t.hand("boxer"), t.play_discard) == ("glove", item)


@rule("OTL-D3", "OTL-D5")
def test_ten_kinds_of_items() -> None:
    assert [code for code in PLAY.codes if IS_ITEM[PLAY.index[code]]] == ["cigarettes", "bottle_of_booze", *BONUS_ITEMS]


@rule("OTL-S3", "OTL-D5")
def test_the_window_opens_for_every_item_so_that_it_tells_nothing() -> None:
    t = boxer_at_the_deli("glove wristwatch").play("*roll:9")
    assert (t.asked, t.options()) == ("boxer", "keep")
    assert boxer_at_the_deli("glove").play("*roll:9").decision.kind == "alibi"


@rule("OTL-S4")
@pytest.mark.parametrize(("who", "tile", "face", "wins"), [("boxer", "B2", 10, True), ("boxer", "A3", 1, False)])
def test_no_face_succeeds_or_fails_by_itself(who: str, tile: str, face: int, wins: bool) -> None:
    t = searching(who, tile, "glove").play(f"*roll:{face}")
    assert (t.decision.kind == "alibi") == wins
    helped = searching("boxer", "A3", "glove pocket_knife", skill_die="d6").play("*roll:1", "use:pocket_knife")
    assert "succeeded boxer 5 5 1" in helped.told()


@rule("OTL-S5", "OTL-S6", "OTL-S7")
@pytest.mark.parametrize(("face", "cards"), [(4, 1), (5, 1), (6, 2), (7, 3), (8, 3), (10, 3)])
def test_a_card_for_each_point_above_but_one_to_three(face: int, cards: int) -> None:
    t = boxer_at_the_deli("glove").play(f"*roll:{face}")
    assert t.told()[-1] == f"succeeded boxer {face + 1} 5 {cards}"
    assert drawing(t) == cards
    assert len(t.hand("boxer").split()) == 1 + cards
    assert t.decision.kind == "end"


@rule("OTL-S6")
def test_cards_won_are_seen_by_the_player_only() -> None:
    t = boxer_at_the_deli().play("*roll:6")
    assert (t.asked, t.decision.rule) == ("*", "OTL-S6")
    assert t.mask("*alibi:boxer_glove", "dame") == "alibi:?"
    t.play("*alibi:boxer_glove", "*alibi:boxer_glove")
    assert t.told("boxer") == ["drew-alibi boxer boxer_glove"] * 2
    assert t.told("dame") == ["drew-alibi boxer ?"] * 2
    assert t.hand("boxer") == "glove glove"


@rule("OTL-S6")
def test_what_is_drawn_is_gone_from_the_pile() -> None:
    t = boxer_at_the_deli(pile="boxer_glove ceo_cufflink ceo_cufflink").play("*roll:6")
    assert (t.options(), t.decision.weights) == ("alibi:boxer_glove alibi:ceo_cufflink", (1, 2))
    t.play("*alibi:boxer_glove")
    assert (t.options(), t.decision.weights) == ("alibi:ceo_cufflink", (2,))
    t.play("*alibi:ceo_cufflink")
    assert t.pile == "ceo_cufflink"


@rule("OTL-S8")
def test_success_marks_the_location_and_failure_does_not() -> None:
    t = boxer_at_the_deli("glove", marks="A3").play("*roll:4")
    assert t.marks("boxer") == "A3 B3"
    t = boxer_at_the_deli("glove", marks="A3").play("*roll:3")
    assert t.marks("boxer") == "A3"


@rule("OTL-S9")
def test_a_mark_stops_only_its_owner() -> None:
    t = boxer_at_the_deli("glove").play("*roll:4", "*alibi:boxer_ticket", "end")
    t.state.tiles[1] = TILE.index["A3"]
    t.play("dame go:A2", "draw", "*play:mugger", "*police:W", "boxer go:B2", "draw", "*play:empty_streets", "end")
    t.play("dame go:B2", "draw", "*play:mugger", "*police:E", "boxer go:B3")
    assert t.decision.kind == "play"
    t.play("*play:empty_streets", "end", "dame go:B3")
    assert t.options() == "draw search"


@rule("OTL-S10")
def test_marks_outlast_moving_losing_cards_and_arrest() -> None:
    t = table("boxer A2 ticket", "dame A1", police="C2", marks="A1 B1").play("go:A3", "search", "*roll:3")
    t.play(f"*{t.decision.codes[0]}", "end")
    assert t.marks("boxer") == "A1 B1 A3"
    t = table("boxer A2", "dame A1", marks="A1 B1").play("go:B2", "search", "*roll:1")
    assert (t.tile("boxer"), t.marks("boxer")) == ("C2", "A1 B1")


@rule("OTL-S11")
def test_the_twelfth_mark_removes_all_twelve() -> None:
    eleven = "A1 B1 D1 E1 A2 B2 D2 E2 A3 D3 E3"
    t = boxer_at_the_deli("glove", marks=eleven).play("*roll:4")
    assert "marks-cleared boxer" in t.told()
    assert t.marks("boxer") == ""
    assert t.decision.kind == "alibi"
    t = boxer_at_the_deli("glove", marks=eleven.replace(" E3", "")).play("*roll:4")
    assert len(t.marks("boxer").split()) == 11


@rule("OTL-S12", "OTL-P5")
def test_a_failure_brings_the_police_one_tile_nearer() -> None:
    t = boxer_at_the_deli("glove").play("*roll:3")
    assert t.told() == ["rolled boxer 3 1 5", "failed boxer 4 5", "police-pursued boxer D2"]
    assert (t.police, t.hand("boxer")) == ("D2", "glove")


@rule("OTL-S13", "OTL-S12")
def test_after_a_failure_the_player_may_try_again_without_limit() -> None:
    t = boxer_at_the_deli("glove mouthguard")
    for tile, hand in (("D2", "mouthguard glove"), ("C3", "mouthguard glove"), ("B3", "glove"), ("B3", "")):
        t.play("*roll:1")
        assert (t.police, t.hand("boxer")) == (tile, hand)
        assert (t.asked, t.decision.rule, t.options()) == ("boxer", "OTL-S13", "retry stop")
        assert (t.rule_of("retry"), t.rule_of("stop"), t.default()) == ("OTL-S13", "OTL-S14", "stop")
        t.play("retry")
        assert (t.asked, t.decision.kind) == ("*", "roll")
    t.play("*roll:4")
    assert t.decision.kind == "alibi"


@rule("OTL-S14")
def test_a_search_ends_on_success_on_stopping_and_on_arrest() -> None:
    success = boxer_at_the_deli("glove").play("*roll:1", "retry", "*roll:4", "*alibi:boxer_ticket")
    stopped = boxer_at_the_deli("glove").play("*roll:1", "stop")
    assert success.decision.kind == stopped.decision.kind == "end"
    arrested = table("boxer A3 dame_glove", "dame A1", police="B2").play("go:B3", "search", "*roll:1")
    assert (arrested.tile("boxer"), arrested.hand("boxer"), arrested.asked) == ("C2", "", "dame")


@rule("OTL-S15")
def test_each_try_has_its_own_item_window() -> None:
    t = boxer_at_the_deli("glove ticket fragrance").play("*roll:2", "keep", "retry", "*roll:2")
    assert t.options() == "keep use:fragrance"
    t.play("use:fragrance", "retry", "*roll:3")
    assert t.told()[-3:] == ["failed boxer 4 5", "police-pursued boxer B3", "surrendered boxer boxer_glove"]
    assert t.options() == "retry stop"


@rule("OTL-S15", "OTL-D6")
def test_what_an_item_added_does_not_last() -> None:
    t = boxer_at_the_deli("glove ticket extra_dough").play("*roll:1", "use:extra_dough")
    assert "failed boxer 4 5" in t.told()
    t.play("retry", "*roll:2")
    assert "failed boxer 3 5" in t.told()


@rule("OTL-D6")
def test_after_a_reroll_there_is_no_second_item() -> None:
    t = boxer_at_the_deli("glove cigarettes").play("*roll:1", "use:cigarettes", "*roll:4")
    assert t.decision.kind == "alibi"


@rule("OTL-S16")
def test_the_location_card_is_shown_when_a_search_begins() -> None:
    t = boxer_at_the_deli("glove")
    assert t.told("dame") == t.told("onlooker") == ["moved boxer B3", "searches boxer B3"]
    shown = {tile.at: (tile.skill, tile.number) for tile in t.view("dame").board}
    assert shown["B3"] == ("charisma", 5)
    assert shown["C1"] == shown["C3"] == (None, 0)
    t.play("*roll:1", "retry")
    assert "searches boxer B3" not in t.told()


@rule("OTL-S17", "OTL-H6")
def test_with_too_few_cards_the_player_takes_what_there_is() -> None:
    t = boxer_at_the_deli("glove", pile="boxer_ticket", discard="ceo_cufflink").play("*roll:9", "*alibi:boxer_ticket")
    assert (t.options(), t.discard) == ("alibi:ceo_cufflink", "")
    t.play("*alibi:ceo_cufflink")
    assert (t.decision.kind, t.hand("boxer"), t.marks("boxer")) == ("end", "glove ticket ceo_cufflink", "B3")
    t = boxer_at_the_deli("glove", pile="").play("*roll:9")
    assert (t.decision.kind, t.hand("boxer"), t.marks("boxer")) == ("end", "glove", "B3")


@rule("OTL-S2")
def test_the_search_under_way_is_open_to_all() -> None:
    t = boxer_at_the_deli("glove fragrance")
    assert t.view("onlooker").search is None
    t.play("*roll:2")
    search = t.view("onlooker").search
    assert search is not None
    assert (search.die, search.bonus, search.extra, search.number) == (2, 1, 0, 5)
    t.play("use:fragrance")
    search = t.view("onlooker").search
    assert search is not None
    assert (t.decision.kind, search.extra) == ("retry", 1)
    assert t.play("stop").view("onlooker").search is None
