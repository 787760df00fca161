"""Who sees what (OUT-H)."""

from dataclasses import asdict
from typing import Any

import pytest

from tests.games.outrun.table import Table, table
from tests.rules import rule

EVERYBODY = ("1", "2", "3", "onlooker")


def lounge(**more: str) -> Table:
    players = ("7 long-1 / boost steal", "9 back-away / focus", "5 / major-shortcut shield fair-trade")
    return table(*players, monster="bear", discard="not-l", **more)


def words(value: Any) -> set[str]:
    """Every text anywhere in a view."""
    if isinstance(value, dict):
        return set().union(*[words(part) for pair in value.items() for part in pair])
    if isinstance(value, list | tuple):
        return set().union(*[words(part) for part in value])
    return {value} if isinstance(value, str) else set()


@rule("OUT-H1")
def test_of_the_decks_only_the_sizes_are_seen() -> None:
    one = table("", "", deck="boost steal", monster="bear", paths="pc01 pc02")
    other = table("", "", deck="focus shield", monster="bear", paths="pc01 pc02")
    for viewer in ("1", "2", "onlooker"):
        assert one.view(viewer) == other.view(viewer)
        assert (one.view(viewer).deck, one.view(viewer).paths_left) == (2, 2)


@rule("OUT-H2", "OUT-Q31")
def test_a_seat_sees_its_own_hand_and_the_number_of_others() -> None:
    view = lounge().view("1")
    assert view.own is not None
    assert (view.own.seat, view.own.hand) == (0, ["boost", "steal"])
    assert [seat.hand for seat in view.seats] == [2, 1, 3]
    told = asdict(view)
    assert "focus" in told.pop("cards"), "the faces of the deck are no secret"
    assert not words(told) & {"focus", "major-shortcut", "shield", "fair-trade"}


@rule("OUT-H2")
def test_a_hand_looks_the_same_whatever_is_in_it() -> None:
    one, other = table("/ boost", "", monster="bear"), table("/ steal", "", monster="bear")
    assert one.view("2") == other.view("2")
    assert one.view("onlooker") == other.view("onlooker")
    assert one.view("1") != other.view("1")


@rule("OUT-H2", "OUT-K11")
def test_a_stolen_hand_is_seen_by_thief_and_victim_only() -> None:
    t = table("/ steal", "/ boost focus", "", monster="bear", path="pc14").race("1 5000", "2 6000", "3 7000")
    t.play("*draw:not-l", "*draw:not-r", "*draw:not-s").play("play:steal>2")
    for viewer in ("1", "2"):
        assert t.told(viewer) == [
            "stole 1 2 3",
            "stole-card 1 2 not-r",
            "stole-card 1 2 boost",
            "stole-card 1 2 focus",
        ]
    for viewer in ("3", "onlooker"):
        assert t.told(viewer) == ["stole 1 2 3", *["stole-card 1 2 ?"] * 3]


@rule("OUT-H3")
@pytest.mark.parametrize("monster", ["bear", "dragon"])
def test_a_draw_into_the_hand_is_seen_by_its_owner_only(monster: str) -> None:
    t = table("", "", monster=monster, path="pc14").race("2 5000", "1 6000")
    owner, other = ("2", "1") if monster == "bear" else ("1", "2")
    assert (t.mask("*draw:boost", owner), t.mask("*draw:boost", other)) == ("draw:boost", "draw:?")
    assert t.mask("*draw:boost", "onlooker") == "draw:?"
    t.play("*draw:boost")
    assert (t.told(owner)[0], t.told(other)[0], t.told()[0]) == (f"drew {owner} boost", *[f"drew {owner} ?"] * 2)


@rule("OUT-H3")
@pytest.mark.parametrize(("monster", "player"), [("vampire", ""), ("zombie", "infected")])
def test_a_draw_into_force_is_public(monster: str, player: str) -> None:
    t = table(player, "", monster=monster, path="pc14").race("1 5000", "2 6000")
    assert {t.mask("*draw:back-away", viewer) for viewer in ("1", "2", "onlooker")} == {"draw:back-away"}
    t.play("*draw:back-away")
    assert t.told()[0].endswith("back-away")


@rule("OUT-H4", "OUT-Q36", "OUT-T13")
def test_rows_are_secret_until_the_stage_is_closed() -> None:
    t = lounge(path="pc14")
    assert t.mask("1 run:V1DLCSR@5000", "1") == "run:V1DLCSR@5000"
    for viewer in ("2", "3", "onlooker"):
        assert t.mask("1 run:V1DLCSR@5000", viewer) == t.mask("1 run:@900", viewer) == "run"
        assert t.mask("1 late", viewer) == "late"
    short, long = lounge(path="pc14").play("1 run:@900"), lounge(path="pc14").play("1 run:V1DLCSR@9000")
    for viewer in ("2", "3", "onlooker"):
        assert short.view(viewer) == long.view(viewer)
        assert short.told(viewer) == long.told(viewer) == ["finished 1"]
        assert [seat.finished for seat in short.view(viewer).seats] == [True, False, False]
    own = long.view("1").own
    assert own is not None
    assert own.row == "V1DLCSR"


@rule("OUT-H4", "OUT-C1")
def test_afterwards_all_rows_are_public() -> None:
    t = lounge(path="pc14").race("1 5000", "2 6000 V", "3 late")
    for viewer in EVERYBODY:
        last = t.view(viewer).last
        assert last is not None
        assert (last.round, last.path.card) == (3, "pc14")
        assert [(run.seat, run.row, run.ms, run.right) for run in last.runs] == [
            (0, "V1DLCSR", 5000, True),
            (1, "V", 6000, False),
            (2, None, None, False),
        ]
        assert [run.rows for run in last.runs] == [["V1DLCSR"], ["RSCLDV"], ["VDLCSR", "M"]]


@rule("OUT-H4")
def test_the_rows_of_the_last_round_stay_in_sight_while_all_run_again() -> None:
    t = table("", "", path="pc14").race("1 5000", "2 6000 V").play("*draw:boost", "turn", "*path:pc13")
    last = t.view("onlooker").last
    assert last is not None
    assert [run.row for run in last.runs] == ["VDLCSR", "V"]
    assert (last.path.symbols, [run.moved for run in last.runs]) == ("VDLCSR", [3, 0])


@rule("OUT-H5")
def test_what_is_in_force_is_public() -> None:
    t = table("infected long-1", "immune", monster="zombie", discard="back-away")
    for viewer in ("1", "2", "onlooker"):
        view = t.view(viewer)
        assert [seat.front for seat in view.seats] == [["long-1"], []]
        assert [(seat.infected, seat.immune) for seat in view.seats] == [(True, False), (False, True)]
        assert view.discard == ["back-away"]
    assert table("", "", centre="boost").view("onlooker").centre == ["boost"]


@rule("OUT-H6", "OUT-T3", "OUT-Q46")
def test_nobody_gets_the_path_card_before_the_reveal() -> None:
    t = lounge()
    assert {t.view(viewer).path for viewer in EVERYBODY} == {None}
    t.play("turn")
    assert {t.view(viewer).path for viewer in EVERYBODY} == {None}
    t.play("*path:pc14")
    for viewer in EVERYBODY:
        path = t.view(viewer).path
        assert path is not None
        assert (path.symbols, path.cells, path.antidote) == ("VDLCSR", "486512", True)


@rule("OUT-H7")
def test_an_onlooker_sees_what_is_public_and_nothing_else() -> None:
    t = lounge(path="pc14").play("1 run:V1DLCSR@5000")
    onlooker, own = asdict(t.view("onlooker")), asdict(t.view("2"))
    assert onlooker.pop("own") is None
    assert own.pop("own") is not None
    assert onlooker == own


@rule("OUT-H5", "OUT-D1")
def test_the_board_is_shown_with_its_icons() -> None:
    board = table("", "", "", "", monster="dragon").view("1").board
    assert [place.value for place in board] == [0, 0, 1, 1, 2, 2, 4]
    assert [place.active for place in board] == [True, True, False, True, True, False, True]
    assert board[3].icons == ("fire", "cards")
    assert board[6].icons == board[0].icons == ()


@rule("OUT-H5", "OUT-F5")
def test_tokens_and_line_are_public() -> None:
    t = table("5", "5", "5", path="pc14").race("2 5000", "1 6000 wrong", "3 7000")
    view = t.view("onlooker")
    assert view.line == [1, 2, 0]
    assert [(seat.position, seat.right, seat.room) for seat in view.seats] == [
        (0, False, 5),
        (6, True, 8),
        (4, True, 7),
    ]
