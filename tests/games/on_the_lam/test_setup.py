"""Setup (OTL-A)."""

import pytest

from lamster.games.on_the_lam.components import ALIBI, ALIBIS, PLAYS
from lamster.games.on_the_lam.game import GAME
from lamster.kernel.decision import Refusal
from tests.games.on_the_lam.table import Table, new_game
from tests.rules import rule


def dealt(t: Table) -> Table:
    """Let chance deal the opening hands, always the first card offered."""
    while t.decision.kind == "alibi":
        t.play(f"*{t.decision.codes[0]}")
    return t


@rule("OTL-A1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_seats(seats: int) -> None:
    t = new_game(seats)
    assert t.state.seats == seats
    assert t.asked == "1"


@rule("OTL-A1")
@pytest.mark.parametrize("seats", [1, 5])
def test_no_other_number_of_seats(seats: int) -> None:
    with pytest.raises(Refusal, match="2, 3 or 4 seats"):
        new_game(seats)


@rule("OTL-A1", "OTL-A2")
def test_each_seat_picks_one_of_the_characters_still_free() -> None:
    t = new_game(3)
    assert (t.asked, t.decision.rule) == ("1", "OTL-A2")
    assert t.options() == "pick:boxer pick:ceo pick:dame pick:reporter"
    t.play("pick:dame")
    assert t.told() == ["picked dame dame A1"]
    assert (t.asked, t.options()) == ("2", "pick:boxer pick:ceo pick:reporter")
    assert t.refused("pick:dame") == "OTL-A1"
    assert t.refused("pick:butler") == "OTL-A2"
    assert t.mask("pick:boxer", "onlooker") == "pick:boxer"
    t.play("2 pick:boxer", "3 pick:ceo")
    assert t.asked == "*"


@rule("OTL-A2")
def test_the_last_of_four_has_no_choice_and_is_not_asked() -> None:
    t = new_game(4).play("pick:ceo", "pick:dame", "pick:boxer")
    assert t.tile("reporter") == "E3"
    assert t.asked == "*"


@rule("OTL-A2")
def test_time_out_picks_the_first_free_character_of_the_table() -> None:
    t = new_game(3)
    assert t.default() == "pick:boxer"
    t.play("pick:boxer")
    assert t.default() == "pick:dame"
    t.play("pick:dame")
    assert t.default() == "pick:reporter"


@rule("OTL-A3")
def test_tokens_start_where_the_character_cards_say() -> None:
    t = new_game(4).play("pick:boxer", "pick:dame", "pick:reporter")
    assert [t.tile(name) for name in ("boxer", "dame", "reporter", "ceo")] == ["A3", "A1", "E3", "E1"]


@rule("OTL-A4")
def test_the_police_start_at_the_station() -> None:
    assert new_game(2).police == "C2"


@rule("OTL-A5")
def test_all_forty_alibi_cards_are_in_the_pile() -> None:
    t = new_game(2).play("pick:boxer", "pick:dame")
    assert t.state.alibi_pile.counts(ALIBIS) == [2] * 20
    assert t.decision.weights == (2,) * 20
    assert t.discard == ""


@rule("OTL-A6")
def test_three_cards_each_unseen_by_the_others() -> None:
    t = new_game(2).play("pick:boxer", "pick:dame")
    assert (t.decision.rule, t.options()) == ("OTL-A6", " ".join(sorted(f"alibi:{card}" for card in ALIBI.codes)))
    assert t.mask("*alibi:ceo_cufflink", "boxer") == "alibi:ceo_cufflink"
    assert t.mask("*alibi:ceo_cufflink", "dame") == "alibi:?"
    assert t.mask("*alibi:ceo_cufflink", "onlooker") == "alibi:?"
    t.play("*alibi:ceo_cufflink", "*alibi:ceo_cufflink", "*alibi:boxer_glove")
    assert t.hand("boxer") == "glove ceo_cufflink ceo_cufflink"
    assert "alibi:ceo_cufflink" not in t.options()
    assert t.told("boxer")[0] == "drew-alibi boxer ceo_cufflink"
    assert t.told("dame")[0] == "drew-alibi boxer ?"
    t.play("*alibi:dame_glove", "*alibi:boxer_glove", "*alibi:ceo_tie_clip")
    assert t.hand("dame") == "boxer_glove glove ceo_tie_clip"
    assert t.decision.kind == "first"
    assert t.state.alibi_pile.size() == 34


@rule("OTL-A7", "OTL-A8")
def test_forty_play_cards_none_in_hand_and_no_marks() -> None:
    t = dealt(new_game(3).play("pick:boxer", "pick:dame", "pick:ceo"))
    assert t.state.play_pile.size() == 40
    assert t.state.play_pile.counts(PLAYS) == [3, 2, 2, 2, 2, 2, 2, 2, 3] + [2] * 10
    assert t.play_discard == ""
    assert [t.view(name).seats[seat].items for seat, name in enumerate(("boxer", "dame", "ceo"))] == [0, 0, 0]
    assert [t.marks(name) for name in ("boxer", "dame", "ceo")] == ["", "", ""]


@rule("OTL-A4", "OTL-A7", "OTL-A8")
def test_nothing_has_happened_when_the_table_is_laid() -> None:
    saved = GAME.save(new_game(2).state)
    assert (saved["round"], saved["first"], saved["active"], saved["police"]) == (0, 0, -1, 7)
    assert (saved["die"], saved["extra"], saved["event"], saved["second"], saved["void"]) == (0, 0, -1, -1, False)
    assert saved["characters"] == saved["tiles"] == saved["items"] == [-1, -1]
    assert (saved["marks"], saved["facts"]) == ([0, 0], [])
    assert saved["hands"] == [{"tuple": []}, {"tuple": []}]
    assert saved["aside"] == saved["turned"] == {"tuple": []}
    assert (saved["alibi_discard"], saved["play_discard"]) == ([0] * 20, [0] * 19)
    assert saved["alibi_pile"] == {"pile": [[], [], []]}


@rule("OTL-A8")
def test_the_start_tile_can_be_searched_later() -> None:
    t = dealt(new_game(2, first_player="seat1").play("pick:boxer", "pick:dame"))
    t.play("go:A2", "draw", "*play:cup_of_joe", "end", "dame go:B1", "draw", "*play:cup_of_joe", "end", "*police:E")
    t.play("go:A3")
    assert t.options() == "draw search"


@rule("OTL-A9")
def test_the_first_player_is_drawn_and_turns_follow_the_seats() -> None:
    t = dealt(new_game(3).play("pick:boxer", "pick:dame", "pick:ceo"))
    assert (t.asked, t.decision.rule, t.options()) == ("*", "OTL-A9", "first:1 first:2 first:3")
    assert t.decision.weights is None
    t.play("*first:2")
    assert t.told() == ["first dame", "round 1", "turn dame"]
    assert t.asked == "dame"
    t.play("go:A2", "draw", "*play:cup_of_joe", "end")
    assert t.asked == "ceo"
    t.play("go:E2", "draw", "*play:cup_of_joe", "end")
    assert t.asked == "boxer"
    t.play("go:B3", "draw", "*play:wristwatch", "end", "*police:N")
    assert t.asked == "dame"


@rule("OTL-A10")
def test_the_police_do_not_move_before_the_first_turn() -> None:
    t = dealt(new_game(2).play("pick:boxer", "pick:dame")).play("*first:1")
    assert (t.asked, t.decision.kind, t.police) == ("boxer", "move", "C2")


def test_what_each_seat_plays_is_known_once_it_is_picked() -> None:
    t = new_game(2)
    assert GAME.role(t.state, 0) == ""
    t.play("pick:ceo")
    assert GAME.role(t.state, 0) == "ceo"
