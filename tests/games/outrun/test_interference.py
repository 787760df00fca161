"""Stage 7, the common part (OUT-I)."""

import pytest

from lamster.games.outrun.components import CARD, DECKS, MONSTER
from lamster.games.outrun.game import GAME
from lamster.games.outrun.knowledge import all_cards
from tests.games.outrun.table import Table, table
from tests.rules import rule


def bear(*players: str, drawn: str = "", **more: str) -> Table:
    """A Bear race that everybody has run, the seats in the line by their numbers, and what each has drawn."""
    t = table(*players, monster="bear", path="pc14", **more)
    t.race(*[f"{who} {5000 + who}" for who in range(1, len(players) + 1)])
    return t.play(*[f"*draw:{card}" for card in drawn.split()]) if drawn else t


@rule("OUT-I1", "OUT-K17", "OUT-Q14")
def test_one_round_cards_leave_first_of_all() -> None:
    t = bear("boost long-1 shield little-shortcut", "5")
    assert (t.front("1"), t.discard, t.kind) == ("long-1", "little-shortcut boost shield", "draw")
    assert [line for line in t.told() if "gone" in line] == ["gone 1 little-shortcut", "gone 1 boost", "gone 1 shield"]


@rule("OUT-I1", "OUT-V4")
def test_one_round_cards_leave_the_centre() -> None:
    t = table("", "", path="pc14", centre="back-away boost little-shortcut").race("1 5000", "2 6000")
    assert (t.centre, t.discard) == ("back-away", "little-shortcut boost")
    assert t.told()[-2:] == ["gone-centre little-shortcut", "gone-centre boost"]


@rule("OUT-I2", "OUT-Q15", "OUT-K2")
def test_a_one_round_card_counts_in_the_next_round_only() -> None:
    t = bear("5", "5", drawn="boost not-l").play("1 play:boost>1")
    assert t.rooms == "8 5"
    t.play("2 pass", "turn", "*path:pc13").race("1 5000", "2 6000")
    assert (t.rooms, t.front("1")) == ("14 5", "")
    t.play("*draw:focus", "*draw:steal", "1 pass", "2 pass", "turn", "*path:pc15").race("1 5000", "2 6000")
    assert t.rooms == "17 5"


@rule("OUT-I2", "OUT-B4")
def test_in_a_hand_a_one_round_card_does_not_age() -> None:
    assert bear("/ boost shield", "").hand("1") == "boost shield"


@rule("OUT-I3")
def test_seats_draw_along_the_line() -> None:
    t = table("", "", "", monster="bear", path="pc14").race("3 5000", "1 6000", "2 7000 wrong")
    t.play("*draw:boost", "*draw:steal", "*draw:focus")
    assert (t.hand("3"), t.hand("1"), t.hand("2")) == ("boost", "steal", "focus")


@rule("OUT-I3")
def test_all_cards_of_a_seat_are_drawn_together() -> None:
    t = table("", "", "", monster="dragon", path="pc14").race("3 5000", "1 6000", "2 7000")
    t.play("*draw:boost", "*draw:steal", "*draw:focus", "*draw:shield")
    assert (t.hand("1"), t.hand("2"), t.hand("3")) == ("boost steal", "focus shield", "")


@rule("OUT-I4", "OUT-Q23", "OUT-K7", "OUT-K9", "OUT-K14")
def test_lasting_cards_stay() -> None:
    t = bear("back-away long-2 not-l switcheroo-lr", "5", drawn="focus focus")
    t.play("1 pass", "2 pass")
    assert t.front("1") == "back-away switcheroo-lr not-l long-2"


@rule("OUT-I5", "OUT-K15")
@pytest.mark.parametrize(
    "card", ["back-away", "not-l", "long-1", "boost", "shield", "little-shortcut", "switcheroo-vt"]
)
def test_a_placed_card_may_go_in_front_of_anybody(card: str) -> None:
    t = bear("", "", "", drawn=f"{card} focus focus")
    assert t.options() == f"pass play:{card}>1 play:{card}>2 play:{card}>3"
    t.play(f"play:{card}>3")
    assert (t.front("3"), t.told()[0]) == (card, f"placed 1 {card} 3")


def warned(t: Table) -> str:
    """The plays that the seat is asked about once more."""
    codes = t.decision.codes
    return " ".join(code.removeprefix("play:") for code in codes if GAME.warning(t.state, t.decision.seat, code))


@rule("OUT-Q29")
@pytest.mark.parametrize(
    ("own", "other", "card", "asked"),
    [
        ("", "", "boost", "boost>2 boost>3"),
        ("", "", "shield", "shield>2 shield>3"),
        ("", "", "little-shortcut", "little-shortcut>2 little-shortcut>3"),
        ("", "", "not-l", ""),
        ("", "back-away", "evens-odds", ""),
        ("not-l", "", "have-mine", ""),
        ("", "not-l", "fair-trade", "fair-trade>2"),
        ("not-l long-1", "not-r", "fair-trade", ""),
        ("not-l", "not-r", "fair-trade", ""),
        ("not-l", "", "focus", ""),
    ],
)
def test_who_is_about_to_help_an_opponent_is_warned(own: str, other: str, card: str, asked: str) -> None:
    assert warned(bear(own, other, "", drawn=f"{card} steal steal")) == asked


@rule("OUT-Q29")
def test_passing_on_what_helps_is_warned_of_too() -> None:
    t = bear("", "", drawn="boost have-mine")
    t.state.hands[0] = (*t.state.hands[0], CARD.index["have-mine"])
    t.play("play:boost>1")
    assert warned(t) == "have-mine>2"


@rule("OUT-I5", "OUT-B3")
def test_a_card_needs_a_target_that_is_there_and_must_be_in_the_hand() -> None:
    t = bear("", "", drawn="not-l focus")
    assert t.refused("play:not-l") == t.refused("play:not-l>3") == t.refused("play:not-l>0") == "OUT-I5"
    assert t.refused("play:not-l>" + "9" * 5000) == "OUT-I5"
    assert t.refused("play:boost>1") == "OUT-B3"
    assert t.refused("play:nonsense>1") == "OUT-B3"


@rule("OUT-I6", "OUT-K10", "OUT-Q27")
@pytest.mark.parametrize("card", ["not-l", "fair-trade", "have-mine", "steal", "boost", "shield"])
def test_nothing_can_be_played_on_a_shielded_seat(card: str) -> None:
    t = bear("/ shield not-r", f"long-1 / {card}", "", drawn="not-s focus focus").play("1 play:shield>1", "1 pass")
    assert t.refused(f"2 play:{card}>1") == "OUT-I6"
    assert not any(code.endswith(">1") for code in t.options().split())


@rule("OUT-I6", "OUT-K10")
def test_a_shielded_seat_may_still_play_on_itself() -> None:
    t = bear("/ shield not-r", "", drawn="focus focus").play("play:shield>1", "play:not-r>1", "play:focus")
    assert t.front("1") == ""


@rule("OUT-I6", "OUT-Q27")
def test_the_shielded_seat_may_use_its_cards_on_others() -> None:
    t = bear("/ shield fair-trade steal", "long-1 / boost", "", drawn="focus focus focus")
    t.play("play:shield>1", "play:steal>2", "play:fair-trade>2")
    assert (t.front("1"), t.front("2")) == ("long-1", "shield")


@rule("OUT-I7", "OUT-Q24", "OUT-Q43")
def test_no_seat_has_two_of_a_kind() -> None:
    t = bear("switcheroo-lr", "", "5", drawn="switcheroo-lr not-l long-1")
    assert t.options() == "pass play:switcheroo-lr>2 play:switcheroo-lr>3"
    assert t.refused("play:switcheroo-lr>1") == "OUT-I7"


@rule("OUT-I7", "OUT-Q24")
def test_other_prints_are_other_cards() -> None:
    t = bear("not-l switcheroo-lr long-1 / not-r switcheroo-jd long-2", "", drawn="focus focus")
    t.play("play:not-r>1", "play:switcheroo-jd>1", "play:long-2>1")
    assert t.front("1") == "switcheroo-lr switcheroo-jd not-l not-r long-1 long-2"


@rule("OUT-I8", "OUT-K18", "OUT-Q13", "OUT-K12", "OUT-K13")
@pytest.mark.parametrize("new", ["evens-odds", "odds-evens"])
def test_a_new_order_card_replaces_the_old_one(new: str) -> None:
    t = bear("back-away long-1 not-l", "", drawn=f"{new} focus").play(f"play:{new}>1")
    assert (t.front("1"), t.discard) == (f"{new} not-l long-1", "back-away")
    assert t.told() == [f"placed 1 {new} 1", "replaced 1 back-away"]


@rule("OUT-I8", "OUT-I7")
def test_the_same_order_card_again_is_a_duplicate() -> None:
    t = bear("back-away", "", drawn="back-away focus")
    assert t.refused("play:back-away>1") == "OUT-I7"


@rule("OUT-I8", "OUT-V1")
def test_an_order_card_replaces_the_one_in_the_centre() -> None:
    t = table("", "", path="pc14", centre="evens-odds long-1").race("1 5000", "2 6000").play("*draw:back-away")
    assert (t.centre, t.discard) == ("back-away long-1", "evens-odds")
    assert t.told()[:2] == ["centre back-away", "centre-replaced evens-odds"]


@rule("OUT-I9", "OUT-Q26")
def test_a_drawn_duplicate_is_discarded_and_not_replaced() -> None:
    t = table("", "", path="pc14", centre="back-away").race("1 5000", "2 6000").play("*draw:back-away")
    assert (t.centre, t.discard, t.kind) == ("back-away", "back-away", "turn")
    assert t.told()[0] == "centre-twice back-away"


@rule("OUT-I9", "OUT-Z3", "OUT-Q26")
def test_a_drawn_duplicate_before_an_infected_seat_is_discarded() -> None:
    t = table("infected switcheroo-lr", "infected", monster="zombie", path="pc14").race("1 5000", "2 6000")
    t.play("*draw:switcheroo-lr")
    assert (t.front("1"), t.discard, t.told()[0]) == ("switcheroo-lr", "switcheroo-lr", "drew-twice 1 switcheroo-lr")


@rule("OUT-I10")
def test_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    t = bear("", "", drawn="focus", deck="focus", discard="boost boost steal")
    assert (t.decision.codes, t.decision.weights) == (("draw:boost", "draw:steal"), (2, 1))
    t.play("*draw:boost")
    assert (t.hand("2"), t.deck, t.discard) == ("boost", "boost steal", "")
    assert t.told()[:2] == ["reshuffled interference", "drew 2 ?"]


@rule("OUT-I10")
def test_an_empty_deck_is_left_alone_until_a_card_is_needed() -> None:
    t = bear("", "", drawn="focus focus", deck="focus focus", discard="boost")
    assert (t.deck, t.discard) == ("", "boost")


@rule("OUT-I11", "OUT-Q34")
def test_with_both_empty_the_draw_is_lost() -> None:
    t = bear("", "", drawn="focus", deck="focus")
    assert (t.hand("1"), t.hand("2"), t.kind, t.asked) == ("focus", "", "interfere", "1")
    assert "drew-nothing 2" in t.told()


@rule("OUT-I12")
def test_there_is_no_limit_to_a_hand_or_to_the_cards_in_front() -> None:
    t = bear("/ not-l not-r not-j not-d not-c not-s not-v not-t long-1 long-2 long-3 boost", "", drawn="focus focus")
    assert len(t.hand("1").split()) == 13
    for card in t.hand("1").split()[:-1]:
        t.play(f"play:{card}>2")
    assert len(t.front("2").split()) == 12


@rule("OUT-I13", "OUT-H5")
def test_discards_are_public() -> None:
    t = bear("boost", "", discard="steal steal")
    assert t.view("onlooker").discard == ["boost", "steal", "steal"]


@rule("OUT-I14", "OUT-G3")
def test_after_the_last_turn_the_next_round_begins() -> None:
    t = bear("", "", drawn="focus focus").play("1 pass", "2 pass")
    assert (t.kind, t.asked, t.state.round) == ("turn", "1", 4)
    assert t.told()[-1] == "round 4"


@rule("OUT-G7")
@pytest.mark.parametrize(("monster", "number"), [("vampire", 22), ("bear", 48), ("zombie", 29), ("dragon", 48)])
def test_every_card_is_in_one_zone(monster: str, number: int) -> None:
    t = table("infected", "infected", monster=monster)
    assert all_cards(t.state) == DECKS[MONSTER.index[monster]]
    assert sum(all_cards(t.state)) == number
