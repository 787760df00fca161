"""Moving (OTL-T)."""

import pytest

from lamster.games.on_the_lam.components import NEIGHBOURS, STATION, TILE
from tests.games.on_the_lam.table import table
from tests.rules import rule

FIVE = "mouthguard glove ticket hand_wraps shoelaces"
AROUND = {
    "A1": "go:A2 go:B1",
    "B1": "go:A1 go:B2 go:C1",
    "C1": "go:B1 go:D1",
    "D1": "go:C1 go:D2 go:E1",
    "E1": "go:D1 go:E2",
    "A2": "go:A1 go:A3 go:B2",
    "B2": "go:A2 go:B1 go:B3",
    "C2": "go:B2 go:C1 go:C3 go:D2",
    "D2": "go:D1 go:D3 go:E2",
    "E2": "go:D2 go:E1 go:E3",
    "A3": "go:A2 go:B3",
    "B3": "go:A3 go:B2 go:C3",
    "C3": "go:B3 go:D3",
    "D3": "go:C3 go:D2 go:E3",
    "E3": "go:D3 go:E2",
}


@rule("OTL-T1", "OTL-T2", "OTL-T3", "OTL-T6")
@pytest.mark.parametrize(("tile", "steps"), AROUND.items())
def test_one_step_to_a_neighbouring_tile(tile: str, steps: str) -> None:
    t = table(f"boxer {tile}", "dame A1")
    assert (t.asked, t.decision.kind, t.decision.rule, t.options()) == ("boxer", "move", "OTL-T1", steps)
    t.play(t.decision.codes[0])
    assert f"go:{t.tile('boxer')}" == steps.split(maxsplit=1)[0]


@rule("OTL-T1")
def test_staying_is_not_allowed() -> None:
    t = table("boxer A3", "dame A1")
    assert t.refused("go:A3") == "OTL-T1"
    assert t.refused("draw") == "OTL-T2"


@rule("OTL-T2")
def test_no_diagonals_and_no_jumps() -> None:
    t = table("boxer A3", "dame A1")
    assert t.refused("go:B2") == "OTL-T2"
    assert t.refused("go:A1") == "OTL-T2"
    assert t.refused("go:F3") == "OTL-T2"
    assert t.refused("go:C2") == "OTL-T2"
    assert t.rule_of("go:A2") == "OTL-T2"


@rule("OTL-T3")
def test_the_station_is_closed_to_those_who_are_not_ready() -> None:
    t = table("boxer B2 mouthguard glove ticket hand_wraps dame_glove", "dame A1")
    assert t.options() == "go:A2 go:B1 go:B3"
    assert t.refused("go:C2") == "OTL-T3"


@rule("OTL-T4", "OTL-T5")
@pytest.mark.parametrize(
    ("cards", "ready"),
    [
        (FIVE, True),
        ("mouthguard mouthguard glove glove ticket", True),
        ("mouthguard mouthguard glove glove", False),
        ("mouthguard glove ticket hand_wraps dame_glove", False),
        ("dame_earring dame_glove dame_hotel_key dame_lipstick dame_compact", False),
    ],
)
def test_five_own_cards_make_ready_two_of_a_kind_count_as_two(cards: str, ready: bool) -> None:
    t = table(f"boxer B2 {cards}", "dame A1")
    assert ("go:C2" in t.options()) == ready


@rule("OTL-T4")
def test_six_own_cards_are_enough_too() -> None:
    t = table("boxer B2 glove glove mouthguard mouthguard ticket ticket", "dame A1")
    assert "go:C2" in t.options()


@rule("OTL-T5")
@pytest.mark.parametrize("tile", ["B2", "C1", "C3", "D2"])
def test_a_ready_player_may_enter_the_station_or_not(tile: str) -> None:
    t = table(f"boxer {tile} {FIVE}", "dame A1")
    elsewhere = AROUND[tile].split()
    assert t.options() == " ".join(sorted([*elsewhere, "go:C2"]))
    assert t.rule_of("go:C2") == "OTL-T5"
    t.play(elsewhere[0])
    assert t.result == ""


@rule("OTL-T5")
def test_readiness_opens_no_way_that_is_not_next_to_the_station() -> None:
    assert table(f"boxer B1 {FIVE}", "dame A1").options() == AROUND["B1"]


@rule("OTL-T7")
def test_tokens_share_tiles() -> None:
    t = table("boxer A2", "dame A1", "reporter A1", police="A1")
    assert "go:A1" in t.options()
    t.play("go:A1")
    assert [t.tile(name) for name in ("boxer", "dame", "reporter")] == ["A1"] * 3
    assert t.police == "A1"


@rule("OTL-T8")
def test_walking_onto_the_police_is_safe() -> None:
    t = table("boxer A3 glove", "dame A1", police="B3").play("go:B3")
    assert t.hand("boxer") == "glove"
    assert t.told() == ["moved boxer B3"]
    assert t.decision.kind == "act"


@rule("OTL-T9")
def test_every_tile_has_two_neighbours_besides_the_station() -> None:
    for tile in range(len(TILE.codes)):
        assert len([to for to in NEIGHBOURS[tile] if to != STATION]) >= 2


@rule("OTL-T10")
def test_being_moved_by_a_card_is_not_the_compulsory_step() -> None:
    t = table("boxer A3", "dame E2").play("go:A2", "draw", "*play:mobster")
    assert (t.tile("boxer"), t.asked) == ("C3", "dame")
    assert "sent boxer C3" in t.told()
    t.play("go:E3", "draw", "*play:mugger", "*police:N")
    assert (t.asked, t.decision.kind, t.options()) == ("boxer", "move", AROUND["C3"])


@rule("OTL-T1", "OTL-T5")
@pytest.mark.parametrize(
    ("tile", "cards", "police", "code"),
    [
        ("B2", "", "C2", "go:A2"),
        ("B2", "", "A2", "go:B1"),
        ("A2", "", "E2", "go:A1"),
        ("C3", "", "A1", "go:D3"),
        ("B2", FIVE, "C2", "go:C2"),
        ("B1", FIVE, "E1", "go:A1"),
    ],
)
def test_time_out_moves_away_from_the_police_or_into_the_station(tile: str, cards: str, police: str, code: str) -> None:
    assert table(f"boxer {tile} {cards}", "dame A1", police=police).default() == code
