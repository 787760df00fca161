"""What each seat knows of the others' hands, and worlds that fit it (OTL-X)."""

from collections import Counter
from random import Random

from lamster.games.on_the_lam.components import ALIBI, PLAY
from lamster.games.on_the_lam.game import GAME
from lamster.games.on_the_lam.knowledge import all_cards, forget_narrowest
from tests.games.on_the_lam.table import Table, table
from tests.games.on_the_lam.worlds import facts_are_true
from tests.rules import rule


def known(t: Table, viewer: str, holder: str) -> list[str]:
    """The cards that the viewer knows this player may hold."""
    return t.view(viewer).seats[t.seat(holder)].known


def worlds(t: Table, viewer: str, number: int = 60) -> list[Table]:
    """Sampled worlds, each checked: no card lost or doubled, and the viewer cannot tell it apart."""
    found = [Table(GAME.resample(t.state, t.viewer(viewer), Random(seed))) for seed in range(number)]
    for world in found:
        assert all_cards(world.state) == all_cards(t.state)
        assert world.view(viewer) == t.view(viewer)
        assert [d.id for d in world.state.open] == [d.id for d in t.state.open]
        assert facts_are_true(world.state)
        for other in range(t.state.seats):
            again = GAME.resample(world.state, other, Random(other))
            assert all_cards(again) == all_cards(t.state)
            assert facts_are_true(again)
    return found


def robbed_of_a_known_card() -> Table:
    """Everybody saw the Boxer take a ticket at the Private Eye; then the Dame robs him of one of his two cards."""
    t = table("boxer B1 ceo_cufflink ceo_cufflink glove", "dame D1", "ceo E1", "reporter E3")
    t.play("go:C1", "trade:ceo", "*turn:boxer_ticket", "end", "dame go:D2", "draw", "*play:blackmail")
    return t


# Facts.


@rule("OTL-X4")
def test_all_others_know_the_card_found_at_the_private_eye() -> None:
    t = table("boxer B1 ceo_cufflink ceo_cufflink", "dame D1", "ceo E1").play("go:C1", "trade:ceo")
    t.play("*turn:boxer_ticket")
    assert known(t, "dame", "boxer") == known(t, "ceo", "boxer") == ["boxer_ticket"]
    assert known(t, "boxer", "boxer") == known(t, "onlooker", "boxer") == []
    for world in worlds(t, "dame"):
        assert world.hand("boxer") == "ticket"


@rule("OTL-X4", "OTL-E4")
def test_all_others_know_the_price_that_came_back() -> None:
    t = table("boxer B1 ceo_cufflink ceo_tie_clip", "dame D1", pile="dame_glove").play("go:C1", "trade:ceo")
    t.play("*turn:dame_glove")
    assert known(t, "dame", "boxer") == ["ceo_tie_clip", "ceo_cufflink"]
    assert {world.hand("boxer") for world in worlds(t, "dame")} == {"ceo_tie_clip ceo_cufflink"}


@rule("OTL-X4", "OTL-H4")
def test_a_fact_goes_when_the_card_is_seen_to_leave() -> None:
    t = table("boxer B1 ceo_cufflink ceo_cufflink", "dame D1", "ceo E1").play("go:C1", "trade:ceo")
    t.play("*turn:boxer_ticket", "discard:boxer_ticket")
    assert t.state.facts == []
    assert worlds(t, "onlooker", 5)


@rule("OTL-X4")
def test_a_fact_is_about_one_card_of_its_kind() -> None:
    t = table("boxer B1 ceo_cufflink ceo_cufflink ticket", "dame D1").play("go:C1", "trade:ceo")
    t.play("*turn:boxer_ticket", "discard:boxer_ticket")
    assert t.hand("boxer") == "ticket"
    assert known(t, "dame", "boxer") == []


@rule("OTL-X4", "OTL-C9")
def test_the_victim_knows_what_was_stolen() -> None:
    t = table("boxer A3", "dame E1 glove earring", "ceo E2").play("go:A2", "draw", "*play:blackmail")
    t.play("*steal:dame_glove")
    assert (known(t, "dame", "boxer"), known(t, "ceo", "boxer")) == (["dame_glove"], [])
    assert {world.hand("boxer") for world in worlds(t, "dame")} == {"dame_glove"}
    assert len({world.hand("boxer") for world in worlds(t, "ceo")}) > 5


@rule("OTL-X4", "OTL-C9")
def test_after_an_unseen_theft_the_others_are_unsure() -> None:
    t = robbed_of_a_known_card().play("*steal:boxer_glove", "end", "go:E2", "draw", "*play:empty_streets")
    assert known(t, "ceo", "boxer") == known(t, "ceo", "dame") == ["boxer_ticket"]
    assert (known(t, "dame", "boxer"), known(t, "dame", "dame")) == (["boxer_ticket"], [])
    assert (known(t, "boxer", "dame"), known(t, "boxer", "boxer")) == (["boxer_glove"], [])
    held = Counter(("ticket" in world.hand("boxer"), "ticket" in world.hand("dame")) for world in worlds(t, "ceo"))
    assert held[False, False] == 0
    assert held[True, False] > 10
    assert held[False, True] > 10
    assert {world.hand("boxer") for world in worlds(t, "dame")} == {"ticket"}
    assert {world.hand("dame") for world in worlds(t, "boxer")} == {"boxer_glove"}


@rule("OTL-X4", "OTL-C9")
def test_the_thief_who_took_the_known_card_knows_it_no_longer_there() -> None:
    t = robbed_of_a_known_card().play("*steal:boxer_ticket")
    assert known(t, "dame", "boxer") == []
    assert known(t, "boxer", "dame") == ["boxer_ticket"]
    assert known(t, "ceo", "boxer") == known(t, "ceo", "dame") == ["boxer_ticket"]
    assert len({world.hand("boxer") for world in worlds(t, "dame")}) > 5


@rule("OTL-X4", "OTL-C9")
def test_when_the_card_shows_up_the_doubt_is_over() -> None:
    t = robbed_of_a_known_card().play("*steal:boxer_ticket", "discard:boxer_ticket")
    assert known(t, "ceo", "boxer") == known(t, "ceo", "dame") == known(t, "boxer", "dame") == []


@rule("OTL-X4", "OTL-C9")
def test_the_last_card_of_a_hand_is_surely_the_one_stolen() -> None:
    t = table("boxer B1 ceo_cufflink ceo_cufflink", "dame D1 glove", "ceo E1").play("go:C1", "trade:ceo")
    t.play("*turn:boxer_ticket", "end", "dame go:D2", "draw", "*play:blackmail", "*steal:boxer_ticket")
    assert (known(t, "ceo", "boxer"), known(t, "ceo", "dame")) == ([], ["boxer_ticket"])
    assert all("boxer_ticket" in world.hand("dame") for world in worlds(t, "ceo"))


@rule("OTL-X4", "OTL-I4")
def test_an_empty_hand_holds_no_card_that_is_somewhere() -> None:
    t = robbed_of_a_known_card().play("*steal:boxer_ticket", "end", "go:E2", "draw", "*play:rotary_phone")
    t.play("phone:C1")
    assert t.hand("boxer") == ""
    assert (known(t, "ceo", "boxer"), known(t, "ceo", "dame")) == ([], ["boxer_ticket"])


@rule("OTL-X4")
def test_of_two_doubts_the_one_that_is_left_may_be_about_either_card() -> None:
    """The Boxer or the Dame has a ticket, the Dame or the CEO has one too, and the Dame shows a ticket."""
    t = table("boxer A3 ticket glove", "dame D1 boxer_ticket", "ceo E1 cufflink", "reporter E3")
    t.state.facts = [(8, 1 | 2, 2), (8, 2 | 4, 2)]
    forget_narrowest(t.state, 3, 1, 2)
    assert t.state.facts == [(8, 1 | 2 | 4, 2)]
    t.state.facts = [(8, 2, 2), (8, 2 | 4, 2)]
    forget_narrowest(t.state, 3, 1, 2)
    assert t.state.facts == [(8, 2 | 4, 2)]


# Items.


@rule("OTL-X4", "OTL-D3")
def test_everybody_sees_that_an_item_was_stolen_and_only_two_which() -> None:
    t = table("boxer A3", "dame E1 glove fedora_hat", "ceo E2").play("go:A2", "draw", "*play:blackmail")
    t.play("*steal:fedora_hat")
    assert (known(t, "dame", "boxer"), known(t, "ceo", "boxer")) == (["fedora_hat"], [])
    assert {world.hand("boxer") for world in worlds(t, "dame")} == {"fedora_hat"}
    assert len({world.hand("boxer") for world in worlds(t, "ceo")}) > 5


@rule("OTL-X4", "OTL-D3")
def test_a_known_item_moves_with_the_thief() -> None:
    t = table("boxer A3", "dame E1 fedora_hat", "ceo E2 cufflink").play("go:A2", "draw", "*play:blackmail")
    t.play("rob:2", "*steal:fedora_hat", "end", "dame go:D1", "draw", "*play:empty_streets")
    t.play("ceo go:E3", "draw", "*play:blackmail", "*steal:fedora_hat")
    assert (known(t, "dame", "boxer"), known(t, "dame", "ceo")) == ([], ["fedora_hat"])
    assert {world.hand("ceo").split()[-1] for world in worlds(t, "dame")} == {"fedora_hat"}


@rule("OTL-X4", "OTL-D4")
def test_while_a_second_item_is_chosen_about_it_is_hidden_too() -> None:
    t = table("boxer A3 wristwatch", "dame E1 glove", "ceo E2 cigarettes").play("go:A2", "draw", "*play:cup_of_joe")
    found = [world.hand("boxer").split() for world in worlds(t, "dame", 200)]
    assert all(len(items) == 2 for items in found)
    assert len({items[0] for items in found}) == len({items[1] for items in found}) == 10
    assert {world.hand("boxer") for world in worlds(t, "boxer")} == {"wristwatch cup_of_joe"}


@rule("OTL-X4", "OTL-D4")
def test_the_victim_knows_both_items_of_a_thief_who_has_stolen_twice() -> None:
    t = table("boxer A3", "dame E1 glove fedora_hat", "ceo E2").play("go:A2", "draw", "*play:blackmail")
    t.play("*steal:fedora_hat", "end", "dame go:D1", "draw", "*play:wristwatch", "end", "go:E3", "draw")
    t.play("*play:empty_streets", "*police:N", "go:A1", "draw", "*play:blackmail", "*steal:wristwatch")
    assert known(t, "dame", "boxer") == ["fedora_hat", "wristwatch"]
    assert {frozenset(world.hand("boxer").split()) for world in worlds(t, "dame")} == {
        frozenset(["fedora_hat", "wristwatch"])
    }
    t.play("discard:fedora_hat")
    assert known(t, "dame", "boxer") == ["wristwatch"]
    assert {world.hand("boxer") for world in worlds(t, "dame")} == {"wristwatch"}


# Worlds.


@rule("OTL-X1", "OTL-X2", "OTL-X3")
def test_unknown_cards_are_dealt_evenly() -> None:
    """The Boxer's one hidden card is one of the forty less the viewer's three: two tickets, one glove."""
    t = table("boxer A3 ticket", "dame A1 boxer_glove earring earring")
    found = Counter(world.hand("boxer") for world in worlds(t, "dame", 1500))
    assert "dame_earring" not in found
    expected = 1500 / 37
    assert abs(found["glove"] - expected) < 25
    assert abs(found["ticket"] - 2 * expected) < 35
    assert abs(sum(n for card, n in found.items() if card.startswith("ceo_")) - 10 * expected) < 70


@rule("OTL-X2", "OTL-X3")
def test_unknown_items_are_dealt_evenly_and_are_items() -> None:
    t = table("boxer A3 wristwatch", "dame A1 cup_of_joe", "ceo E1")
    found = Counter(world.hand("boxer") for world in worlds(t, "dame", 950))
    assert set(found) == {code for code in PLAY.codes if PLAY.index[code] >= 9}
    assert 20 < found["cup_of_joe"] < 85
    assert 60 < found["wristwatch"] < 145


@rule("OTL-X1", "OTL-X5")
def test_what_a_seat_sees_stays_as_it_is() -> None:
    t = table("boxer A3 ticket glove wristwatch", "dame A1 earring", "ceo E1 cufflink cufflink")
    assert {world.hand("boxer") for world in worlds(t, "boxer")} == {"glove ticket wristwatch"}
    hands = {(world.hand("boxer"), world.hand("dame"), world.hand("ceo")) for world in worlds(t, "onlooker")}
    assert len(hands) == 60


@rule("OTL-X2")
def test_who_is_asked_for_an_own_card_has_one_in_every_world() -> None:
    t = table("boxer A3", "dame B2 glove", alibi_goal="five_different", alibi_copies=1)
    t.play("go:A2", "draw", "*play:rotary_phone", "phone:B2")
    found = {world.options() for world in worlds(t, "boxer")}
    assert len(found) == 5
    assert all(options.startswith("surrender:dame_") for options in found)


@rule("OTL-X3")
def test_others_decisions_are_asked_anew_of_their_hands() -> None:
    t = table("boxer A3 glove", "dame E1 earring").play("go:A2", "draw", "*play:empty_streets")
    for world in worlds(t, "dame"):
        assert world.options() == f"discard:{ALIBI.codes[world.state.hands[0][0]]} end"


@rule("OTL-X3")
def test_the_draw_of_chance_is_asked_anew_of_the_pile() -> None:
    t = table("boxer A3", "dame E1 earring ceo_cufflink", police="E1").play("go:B3", "search", "*roll:4")
    for world in worlds(t, "boxer", 20):
        assert sum(world.decision.weights or ()) == 38
        drawn = f"alibi:{ALIBI.codes[world.state.hands[1][0]]}"
        left = dict(zip(world.decision.codes, world.decision.weights or (), strict=True)).get(drawn, 0)
        assert left == 2 - world.state.hands[1].count(world.state.hands[1][0])


@rule("OTL-X4")
def test_what_others_know_is_true_in_sampled_worlds_too() -> None:
    t = robbed_of_a_known_card().play("*steal:boxer_glove", "end", "go:E2", "draw", "*play:blackmail")
    t.play("rob:1", "*steal:boxer_ticket")
    for viewer in ("boxer", "dame", "ceo", "reporter", "onlooker"):
        worlds(t, viewer)
