"""The police token (OTL-P)."""

import pytest

from lamster.games.on_the_lam.components import DIRECTION, PURSUIT, TILE, king_moves
from tests.games.on_the_lam.table import table
from tests.rules import rule

CORNERS = ("boxer A3", "dame A1", "reporter E3", "ceo E1")


@rule("OTL-P1", "OTL-P2", "OTL-P3")
@pytest.mark.parametrize(("face", "tile"), [("N", "B1"), ("S", "B3"), ("E", "C2"), ("W", "A2")])
def test_one_random_step_in_the_police_phase(face: str, tile: str) -> None:
    t = table("boxer E3", "dame E1", police="B2", active="police")
    assert (t.asked, t.decision.rule, t.decision.weights) == ("*", "OTL-P1", None)
    assert t.options() == "police:E police:N police:S police:W"
    t.play(f"*police:{face}")
    assert t.police == tile
    assert t.told()[0] == f"police-rolled {face} {tile}"


@rule("OTL-P2")
def test_the_faces_of_the_police_die() -> None:
    assert DIRECTION.codes == ("N", "S", "E", "W")


@rule("OTL-P1")
def test_the_police_phase_comes_after_the_last_turn() -> None:
    t = table("boxer A3", "dame E1", active="dame", police="A1").play("go:E2", "draw", "*play:mugger")
    assert (t.asked, t.decision.kind) == ("*", "police")


@rule("OTL-P3")
@pytest.mark.parametrize(
    ("start", "face", "tile"),
    [("A1", "N", "A2"), ("A1", "W", "B1"), ("E3", "S", "E2"), ("E3", "E", "D3"), ("C1", "N", "C2"), ("A2", "W", "B2")],
)
def test_at_the_edge_the_police_turn_round(start: str, face: str, tile: str) -> None:
    t = table("boxer C3", "dame C3", police=start, active="police").play(f"*police:{face}")
    assert (t.police, t.told()[0]) == (tile, f"police-turned {face} {tile}")


@rule("OTL-P3")
def test_the_corner_is_a_tile_like_any_other() -> None:
    t = table("boxer C3", "dame C3", police="A2", active="police").play("*police:N")
    assert (t.police, t.told()[0]) == ("A1", "police-rolled N A1")


@rule("OTL-P4", "OTL-P1")
def test_everybody_on_the_tile_where_the_police_land_is_investigated() -> None:
    t = table("boxer B2 glove", "dame B2 glove", "ceo B1 cufflink", police="B3", active="police").play("*police:N")
    assert (t.police, t.hand("boxer"), t.hand("dame"), t.hand("ceo")) == ("B2", "", "", "cufflink")


@rule("OTL-P5")
@pytest.mark.parametrize(
    ("police", "searcher", "tile"),
    [
        ("E1", "B3", "D2"),
        ("D2", "B3", "C3"),
        ("E3", "A2", "D2"),
        ("A1", "A3", "A2"),
        ("A3", "A1", "A2"),
        ("E2", "B2", "D2"),
        ("A2", "D2", "B2"),
        ("C1", "D3", "D2"),
    ],
)
def test_the_pursuit_step_is_diagonal_or_straight(police: str, searcher: str, tile: str) -> None:
    assert TILE.codes[PURSUIT[TILE.index[police]][TILE.index[searcher]]] == tile


@rule("OTL-P5")
def test_each_pursuit_step_is_one_nearer() -> None:
    for police in range(15):
        for searcher in range(15):
            apart = king_moves(police, searcher)
            assert king_moves(PURSUIT[police][searcher], searcher) == max(0, apart - 1)
            assert king_moves(police, PURSUIT[police][searcher]) == min(1, apart)


@rule("OTL-P6", "OTL-P4")
def test_a_pursuit_step_investigates_those_in_its_way() -> None:
    t = table("boxer A3 glove", "dame C3 glove", "ceo C3 cufflink", police="D3").play("go:B3", "search", "*roll:1")
    assert t.told()[-3:] == [
        "police-pursued boxer C3",
        "surrendered dame dame_glove",
        "surrendered ceo ceo_cufflink",
    ]
    assert (t.hand("boxer"), t.options()) == ("glove", "retry stop")


@rule("OTL-P6")
def test_the_searcher_and_others_on_the_tile_are_all_investigated() -> None:
    t = table("boxer A3 glove", "dame B3 glove", police="C3").play("go:B3", "search", "*roll:1")
    assert (t.hand("boxer"), t.hand("dame"), t.options()) == ("", "", "retry stop")


@rule("OTL-P7")
def test_police_already_there_investigate_the_searcher_alone() -> None:
    t = table("boxer A3 glove", "dame B3 glove", police="B3").play("go:B3", "search", "*roll:1")
    assert t.told()[-2:] == ["police-stayed B3", "surrendered boxer boxer_glove"]
    assert (t.police, t.hand("dame")) == ("B3", "glove")


@rule("OTL-P8")
def test_sent_directly_tiles_between_do_not_matter() -> None:
    t = table("boxer A3 glove ticket", "dame B2 glove", "ceo E2 cufflink", police="D2")
    t.play("go:A2", "draw", "*play:undercover_cop")
    assert t.told()[-2:] == ["police-sent A2", "surrendered boxer boxer_glove"]
    assert (t.police, t.hand("dame"), t.hand("ceo")) == ("A2", "glove", "cufflink")


@rule("OTL-P9", "OTL-C4")
def test_undercover_cop_where_the_police_stand_names_the_drawer() -> None:
    t = table("boxer A3 glove", "dame A2 glove", police="A2").play("go:A2", "draw", "*play:undercover_cop")
    assert (t.hand("boxer"), t.hand("dame")) == ("", "glove")


@rule("OTL-P9", "OTL-M3")
def test_the_mob_where_the_police_stand_names_the_betrayed() -> None:
    t = table("boxer B3 dame_glove dame_glove glove", "dame E3 earring", "ceo E3 cufflink", police="E3")
    t.play("go:C3", "trade:dame")
    assert (t.hand("dame"), t.hand("ceo"), t.police) == ("", "cufflink", "E3")


@rule("OTL-P9", "OTL-C8")
def test_empty_streets_at_the_station_names_nobody() -> None:
    t = table("boxer A3 glove", "dame C2").play("go:A2", "draw", "*play:empty_streets")
    assert "untouched dame" not in t.told()


@rule("OTL-P9", "OTL-C3")
def test_rotary_phone_names_everybody_on_the_tile() -> None:
    t = table("boxer A3 glove", "dame A2 glove", "ceo A2 cufflink", police="A2")
    t.play("go:A2", "draw", "*play:rotary_phone", "phone:A2")
    assert (t.hand("boxer"), t.hand("dame"), t.hand("ceo")) == ("", "", "")


@rule("OTL-P10")
@pytest.mark.parametrize(("start", "face", "tile"), [("B1", "E", "C1"), ("B2", "E", "C2"), ("B3", "E", "C3")])
def test_no_tile_is_closed_to_the_police(start: str, face: str, tile: str) -> None:
    assert table(*CORNERS, police=start, active="police").play(f"*police:{face}").police == tile


@rule("OTL-P11")
def test_in_a_turn_the_active_player_is_investigated_first() -> None:
    players = ("boxer C3 glove", "dame C3 glove", "ceo E3 dame_compact dame_compact cufflink", "reporter C3 film")
    t = table(*players, first="dame", active="ceo").play("go:D3", "draw", "*play:mobster", "trade:dame")
    assert [line for line in t.told() if "surrendered" in line] == [
        "surrendered ceo ceo_cufflink",
        "surrendered reporter reporter_film",
        "surrendered boxer boxer_glove",
        "surrendered dame dame_glove",
    ]


@rule("OTL-P11")
def test_in_the_police_phase_the_first_player_is_investigated_first() -> None:
    t = table("boxer A2 glove", "dame A2 glove", "ceo A2 cufflink", police="A1", first="dame", active="police")
    t.play("*police:S")
    assert [line.split()[1] for line in t.told() if "surrendered" in line] == ["dame", "ceo", "boxer"]


@rule("OTL-P11", "OTL-P1")
def test_the_last_player_is_not_active_any_more_in_the_police_phase() -> None:
    t = table("boxer A2 glove", "dame B2 glove glove", police="A1", active="dame")
    t.play("go:A2", "draw", "*play:mugger", "discard:dame_glove", "end", "*police:S")
    assert [line.split()[1] for line in t.told() if "surrendered" in line] == ["boxer", "dame"]


@rule("OTL-P12")
def test_the_police_stay_where_they_arrest_somebody() -> None:
    t = table("boxer A2", "dame E1", police="A1", active="police").play("*police:S")
    assert (t.tile("boxer"), t.police) == ("C2", "A2")
