"""What each seat may see (OTL-X)."""

from dataclasses import asdict
from typing import Any

from tests.games.on_the_lam.table import Table, table
from tests.rules import rule


def lounge(**more: str) -> Table:
    players = ("boxer A3 glove ticket dame_compact fedora_hat", "dame A1 earring", "ceo E1 reporter_film")
    return table(*players, discard="boxer_mouthguard", play_discard="mugger mugger", marks="A1 B1", **more)


def words(value: Any) -> set[str]:
    """Every text anywhere in a view."""
    if isinstance(value, dict):
        return set().union(*[words(part) for pair in value.items() for part in pair])
    if isinstance(value, list | tuple):
        return set().union(*[words(part) for part in value])
    return {value} if isinstance(value, str) else set()


@rule("OTL-X1")
def test_a_seat_sees_its_own_hand_in_full() -> None:
    own = lounge().view("boxer").own
    assert own is not None
    assert (own.seat, own.own_cards) == (0, 2)
    assert own.hand == ["boxer_glove", "boxer_ticket", "dame_compact"]
    assert own.items == ["fedora_hat"]


@rule("OTL-X2")
def test_of_other_hands_only_the_numbers_are_seen() -> None:
    view = lounge().view("dame")
    assert [(seat.alibi_cards, seat.items) for seat in view.seats] == [(3, 1), (1, 0), (1, 0)]
    seen = words(asdict(view))
    assert "dame_earring" in seen
    assert not seen & {"boxer_glove", "boxer_ticket", "dame_compact", "fedora_hat", "reporter_film"}


@rule("OTL-X2")
def test_a_hand_looks_the_same_whatever_is_in_it() -> None:
    one = table("boxer A3 glove fedora_hat", "dame A1 earring")
    other = table("boxer A3 ceo_cufflink wristwatch", "dame A1 earring")
    assert one.view("dame") == other.view("dame")
    assert one.view("onlooker") == other.view("onlooker")
    assert one.view("boxer") != other.view("boxer")


@rule("OTL-X3")
def test_of_the_piles_only_the_sizes_are_seen() -> None:
    one = table("boxer A3", "dame A1", pile="ceo_cufflink ceo_tie_clip", play_pile="mugger")
    other = table("boxer A3", "dame A1", pile="boxer_glove dame_glove", play_pile="wristwatch")
    for viewer in ("boxer", "dame", "onlooker"):
        assert one.view(viewer) == other.view(viewer)
        assert (one.view(viewer).alibi_pile, one.view(viewer).play_pile) == (2, 1)


@rule("OTL-X3")
def test_sizes_of_full_piles() -> None:
    view = lounge().view("onlooker")
    assert (view.alibi_pile, view.play_pile) == (34, 37)


@rule("OTL-X4")
def test_public_cards_are_in_every_view() -> None:
    t = lounge()
    for viewer in ("boxer", "dame", "ceo", "onlooker"):
        view = t.view(viewer)
        assert view.alibi_discard == {"boxer_mouthguard": 1}
        assert view.play_discard == {"mugger": 2}


@rule("OTL-X4")
def test_the_card_taken_at_the_private_eye_is_remembered_by_the_others() -> None:
    t = table("boxer B1 dame_glove dame_glove", "dame A1", "ceo E1").play("go:C1", "trade:dame", "*turn:boxer_ticket")
    assert t.view("dame").seats[0].known == t.view("ceo").seats[0].known == ["boxer_ticket"]
    assert t.view("boxer").seats[0].known == t.view("onlooker").seats[0].known == []


@rule("OTL-X4")
def test_a_stolen_card_is_remembered_by_the_victim_only() -> None:
    t = table("boxer A3", "dame A1 earring", "ceo E1").play("go:A2", "draw", "*play:blackmail", "*steal:dame_earring")
    assert t.view("dame").seats[0].known == ["dame_earring"]
    assert t.view("ceo").seats[0].known == t.view("onlooker").seats[0].known == []


@rule("OTL-X5")
def test_an_onlooker_sees_what_is_public_and_no_hand() -> None:
    view = lounge().view("onlooker")
    assert view.own is None
    assert not words(asdict(view)) & {"boxer_glove", "dame_earring", "reporter_film", "fedora_hat"}
    assert [seat.alibi_cards for seat in view.seats] == [3, 1, 1]


@rule("OTL-X2", "OTL-X5")
def test_the_board_is_open_to_all() -> None:
    view = lounge(police="D2", first="dame", active="boxer").view("onlooker")
    assert (view.police, view.first, view.active, view.round, view.winners) == ("D2", 1, 0, 1, None)
    boxer = view.seats[0]
    assert (boxer.seat, boxer.character, boxer.tile, boxer.marks) == (0, "boxer", "A3", ("A1", "B1"))
    assert boxer.bonuses == {"guts": 2, "charisma": 1}
    assert [(tile.at, tile.skill, tile.number) for tile in view.board[:3]] == [
        ("A1", "charisma", 5),
        ("B1", "guts", 6),
        ("C1", None, 0),
    ]


@rule("OTL-X1")
def test_while_choosing_between_two_items_the_player_sees_both() -> None:
    t = table("boxer A3 fedora_hat", "dame A1 wristwatch").play("go:A2", "draw", "*play:cigarettes")
    own, other = t.view("boxer").own, t.view("dame").own
    assert own is not None
    assert other is not None
    assert (own.items, other.items) == (["fedora_hat", "cigarettes"], ["wristwatch"])
    assert not words(asdict(t.view("dame"))) & {"fedora_hat", "cigarettes"}
