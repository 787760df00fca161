"""What stands for an option on the table, and what it would lead to."""

from typing import Any

import pytest

from lamster.games.on_the_lam.game import GAME
from lamster.games.on_the_lam.view import OwnView
from lamster.text import Words, languages
from tests.games.on_the_lam.table import Table, new_game, table
from tests.rules import rule


def own(t: Table) -> OwnView:
    found = t.view(t.asked).own
    assert found is not None
    return found


def notes(t: Table, code: str) -> list[str]:
    """The notes about a code, warnings with a sign: `note-failure C2`, `!note-arrest`."""
    told = [note for note in own(t).notes if note.code == code]
    return [" ".join(["!" * note.warning + note.note, *map(str, note.args.values())]) for note in told]


def player(*cards: str, at: str = "A3", **more: Any) -> Table:
    """The boxer is asked, with one of his own cards and these."""
    return table(f"boxer {at} glove {' '.join(cards)}", "dame E1 earring", **{"police": "E3", **more})


# Where they are, and may be next.


@rule("OTL-P1")
@pytest.mark.parametrize(
    ("police", "patrol"),
    [
        ("C2", {"C1": 25, "C3": 25, "B2": 25, "D2": 25}),
        ("C1", {"C2": 50, "B1": 25, "D1": 25}),
        ("A1", {"A2": 50, "B1": 50}),
    ],
)
def test_where_the_police_may_go_at_the_end_of_the_round(police: str, patrol: dict[str, int]) -> None:
    for viewer in ("boxer", "onlooker"):
        assert player(police=police).view(viewer).patrol == patrol


@rule("OTL-P5")
def test_how_far_each_place_is_from_the_police() -> None:
    near = player(police="A1").view("onlooker").police_near
    assert [near[at] for at in ("A1", "A2", "B2", "C1", "C3", "E3")] == [0, 1, 1, 2, 2, 4]


@rule("OTL-I2", "OTL-I4")
def test_only_who_holds_no_own_card_would_be_arrested() -> None:
    t = table("boxer A3 glove", "dame E1 boxer_glove")
    for seat, arrest in (("boxer", False), ("dame", True)):
        view = t.view(seat).own
        assert view is not None
        assert view.arrest == arrest
    unknown = new_game(2).view("1").own
    assert unknown is not None
    assert not unknown.arrest


# What stands for an option.


def test_options_that_name_their_object_need_no_other() -> None:
    assert own(player()).targets == {}
    assert own(player("fedora_hat").play("go:B3", "draw", "*play:mugger")).targets == {}


def test_a_search_happens_where_one_stands() -> None:
    t = player().play("go:A2")
    assert own(t).targets == {"draw": "play-pile", "search": "A2"}
    t.play("search", "*roll:1")
    assert own(t).targets == {"retry": "A2"}


def test_cards_stand_for_the_trade_that_they_pay() -> None:
    t = player("dame_glove", "dame_earring", "dame_glove", "ceo_tie_clip", at="B1").play("go:C1")
    assert own(t).targets == {"draw": "play-pile", "trade:dame": "dame_earring+dame_glove"}


# Steps.


def test_a_step_tells_skill_number_and_chance() -> None:
    t = player(police="E3")
    assert notes(t, "go:B3") == ["note-location charisma 5 70"]
    assert notes(t, "go:A2") == ["note-location smarts 6 50"]


@rule("OTL-V1")
@pytest.mark.parametrize(("die", "chance"), [("d6", 50), ("d8", 62), ("d10", 70), ("d12", 75), ("2d6", 92)])
def test_the_chance_is_that_of_the_die(die: str, chance: int) -> None:
    assert notes(player(skill_die=die), "go:B3") == [f"note-location charisma 5 {chance}"]


@rule("OTL-D5")
def test_an_item_adds_to_its_own_skill_only() -> None:
    t = player("extra_dough")
    assert notes(t, "go:B3") == ["note-location charisma 5 70", "note-with-item extra_dough 90"]
    assert notes(t, "go:A2") == ["note-location smarts 6 50"]


@rule("OTL-S15")
def test_a_second_roll_counts_for_every_skill() -> None:
    assert notes(player("cigarettes"), "go:A2") == ["note-location smarts 6 50", "note-with-item cigarettes 75"]


@rule("OTL-N2")
def test_ones_own_mark_is_a_card_and_no_search() -> None:
    assert notes(player(marks="B3"), "go:B3") == ["note-marked"]


@rule("OTL-N3", "OTL-N4")
@pytest.mark.parametrize(
    ("cards", "note"),
    [
        ((), "note-too-few"),
        (("dame_glove",), "note-no-pair"),
        (("dame_glove", "dame_glove"), "note-eye"),
    ],
)
def test_the_private_eye_needs_a_pair(cards: tuple[str, ...], note: str) -> None:
    assert notes(player(*cards, at="B1"), "go:C1") == [note]


@rule("OTL-M1")
def test_the_mob_needs_a_pair_of_somebody_in_play() -> None:
    assert notes(player("ceo_tie_clip", "ceo_tie_clip", at="B3"), "go:C3") == ["note-no-pair"]
    assert notes(player("dame_glove", "dame_glove", at="B3"), "go:C3") == ["note-mob"]


def test_how_near_the_police_are() -> None:
    assert notes(player(police="B3"), "go:B3")[1:] == ["note-police"]
    assert notes(player(police="C3"), "go:B3")[1:] == ["note-patrol 25"]
    assert notes(player(police="C2"), "go:B3")[1:] == ["note-police-near"]
    assert notes(player(police="D3"), "go:B3")[1:] == []


@rule("OTL-V7")
def test_walking_into_the_police_can_be_an_investigation() -> None:
    t = player(police="B3", walk_into_police="investigate")
    assert notes(t, "go:B3")[1:] == ["!note-surrender"]
    t = table("boxer A3 dame_glove", "dame E1", police="B3", walk_into_police="investigate")
    assert notes(t, "go:B3")[1:] == ["!note-arrest"]


@rule("OTL-T5")
def test_the_station_wins() -> None:
    t = table("boxer B2 glove glove ticket ticket shoelaces", "dame E1")
    assert notes(t, "go:C2") == ["note-station"]


# Searching.


@rule("OTL-P5", "OTL-P7")
def test_what_a_failed_search_brings() -> None:
    assert notes(player(police="E3").play("go:A2"), "search") == ["note-search 50 1.0", "note-failure D2"]
    assert notes(player(police="B2").play("go:A2"), "search")[1:] == ["!note-failure-surrender"]
    t = table("boxer A3 dame_glove", "dame E1", police="A2").play("go:A2")
    assert notes(t, "search")[1:] == ["!note-failure-arrest"]


def test_another_try_is_told_anew() -> None:
    t = player(police="E3").play("go:A2", "search", "*roll:1")
    assert notes(t, "retry") == ["note-search 50 1.0", "note-failure C2"]
    assert notes(t, "stop") == []


@rule("OTL-S3")
def test_with_the_die_on_the_table_the_total_is_told() -> None:
    t = player("extra_dough").play("go:B3", "search", "*roll:3")
    assert notes(t, "keep") == ["note-total 4 5 0"]
    assert notes(t, "use:extra_dough") == ["play-extra_dough.effect", "note-total 6 5 1"]


@rule("OTL-S3")
@pytest.mark.parametrize("die", [1, 9])
def test_an_item_that_changes_nothing_is_warned_of(die: int) -> None:
    t = player("fragrance").play("go:B3", "search", f"*roll:{die}")
    assert "!note-wasted" in notes(t, "use:fragrance")


def test_who_is_ready_is_warned_of_drawing() -> None:
    t = table("boxer B2 glove glove ticket ticket shoelaces", "dame E1").play("go:B1")
    assert notes(t, "draw")[1:] == ["!note-risky"]
    assert notes(player().play("go:B3"), "draw")[1:] == []


@rule("OTL-P1")
def test_the_end_of_a_turn_tells_whether_the_police_may_come() -> None:
    assert notes(player(police="C3").play("go:B3", "draw", "*play:empty_streets"), "end") == []
    t = player(police="A2").play(
        "go:B3", "search", "*roll:9", "*alibi:ceo_tie_clip", "*alibi:ceo_tie_clip", "*alibi:ceo_cufflink"
    )
    assert notes(t, "end") == []
    t = player(police="C3").play("go:B3", "search", "*roll:4", "*alibi:ceo_tie_clip")
    assert notes(t, "end") == ["note-patrol 25"]


@rule("OTL-S15")
def test_a_new_roll_is_told_as_a_chance() -> None:
    t = player("cigarettes").play("go:B3", "search", "*roll:1")
    assert notes(t, "keep") == ["note-total 2 5 0"]
    assert notes(t, "use:cigarettes") == ["play-cigarettes.effect", "note-search 70 1.6"]


@rule("OTL-V8")
def test_before_the_roll_both_chances_are_told() -> None:
    t = player("extra_dough", bonus_item_timing="before_roll").play("go:B3", "search")
    assert notes(t, "keep") == ["note-search 70 1.6"]
    assert notes(t, "use:extra_dough")[1:] == ["note-search 90 2.2"]


# Cards and people.


def test_whose_card_it_is_and_what_an_item_does() -> None:
    t = player("dame_glove", "fedora_hat").play("go:B3", "draw", "*play:mugger")
    assert notes(t, "discard:boxer_glove") == ["!note-own"]
    assert notes(t, "discard:dame_glove") == ["note-of dame"]
    assert notes(t, "discard:fedora_hat") == ["play-fedora_hat.effect"]


@rule("OTL-E1", "OTL-M1", "OTL-M2")
def test_a_trade_names_its_price_and_what_it_is_for() -> None:
    cards = ("dame_glove", "dame_earring", "dame_glove")
    eye = player(*cards, at="B1").play("go:C1")
    assert notes(eye, "trade:dame") == ["note-price dame_earring+dame_glove", "note-for-own"]
    mob = player(*cards, at="B3").play("go:C3")
    assert notes(mob, "trade:dame") == ["note-price dame_earring+dame_glove", "note-for-police E1"]


@rule("OTL-P4")
def test_who_stands_beside_the_betrayed_is_asked_too() -> None:
    t = table("boxer B3 glove dame_glove dame_glove", "dame C3", police="A1").play("go:C3")
    assert notes(t, "trade:dame")[-1] == "!note-surrender"
    t = table("boxer B3 glove dame_glove dame_glove", "dame C3", police="C3").play("go:C3")
    assert notes(t, "trade:dame")[-1] == "note-for-police C3"


@rule("OTL-C3", "OTL-I8")
def test_the_phone_tells_whom_the_police_would_ask() -> None:
    t = table("boxer A3 glove", "dame A2", "ceo E1", police="B2").play("go:A2", "draw", "*play:rotary_phone")
    assert notes(t, "phone:A2") == ["note-here dame", "!note-surrender"]
    assert notes(t, "phone:E1") == ["note-here ceo"]
    assert notes(t, "phone:C2") == notes(t, "phone:B3") == []


@rule("OTL-C9", "OTL-X4")
def test_a_robbery_tells_how_many_cards_there_are_and_which_were_seen() -> None:
    t = table(
        "boxer B1 glove ceo_tie_clip ceo_tie_clip",
        "dame E1 boxer_glove",
        "ceo E3 reporter_film",
        pile="boxer_ticket dame_compact",
    )
    t.play("go:C1", "trade:ceo", "*turn:boxer_ticket", "end", "go:D1", "draw", "*play:blackmail")
    assert t.view("dame").seats[0].known == ["boxer_ticket"]
    assert notes(t, "rob:1") == ["note-holds 2", "note-known boxer_ticket"]
    assert notes(t, "rob:3") == ["note-holds 1"]


def test_a_suspect_is_told_by_skills_and_start() -> None:
    t = new_game(2)
    assert notes(t, "pick:boxer") == ["note-bonus guts 2", "note-bonus charisma 1", "note-starts A3"]


# Who is told, and in what words.


def test_only_the_seat_that_is_asked_is_told() -> None:
    t = player()
    other = t.view("dame").own
    assert other is not None
    assert (other.targets, other.notes) == ({}, [])
    assert t.view("onlooker").own is None


@pytest.mark.parametrize("language", languages())
def test_every_note_can_be_said(language: str) -> None:
    words = Words.of(language, GAME, ["Ann", "Bas"])
    t = player("cigarettes", "dame_glove", "dame_glove", at="B1").play("go:C1")
    for code in own(t).targets:
        assert words.notes(own(t).notes, code)
