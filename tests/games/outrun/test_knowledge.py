"""What seats know of others' hands, and worlds that fit it (OUT-H)."""

from collections import Counter
from random import Random

from lamster.games.outrun.components import CARD
from lamster.games.outrun.game import GAME
from lamster.games.outrun.knowledge import all_cards
from tests.games.outrun.table import Table, table
from tests.games.outrun.worlds import facts_are_true
from tests.rules import rule


def known(t: Table, viewer: str, holder: str) -> str:
    facts = [card for who, where, card in t.state.facts if (who, where) == (t.seat(viewer), t.seat(holder))]
    return " ".join(CARD.codes[card] for card in sorted(facts))


def worlds(t: Table, viewer: str, number: int = 60) -> list[Table]:
    """Sampled worlds, each checked: no card lost or doubled, and the viewer cannot tell it apart."""
    found = [Table(GAME.resample(t.state, t.viewer(viewer), Random(seed))) for seed in range(number)]
    for world in found:
        assert all_cards(world.state) == all_cards(t.state)
        assert world.view(viewer) == t.view(viewer)
        assert [d.id for d in world.state.open] == [d.id for d in t.state.open]
        assert facts_are_true(world.state)
        assert [len(hand) for hand in world.state.hands] == [len(hand) for hand in t.state.hands]
    return found


def robbery() -> Table:
    """The first of four robs the second of a Boost and a Focus."""
    t = table("/ steal", "/ boost", "/ steal", "", monster="bear", path="pc14")
    t.race("1 5000", "2 6000", "3 7000", "4 8000").play("*draw:not-l", "*draw:focus", "*draw:not-s", "*draw:not-t")
    return t.play("play:steal>2")


@rule("OUT-H2", "OUT-K11")
def test_the_victim_knows_what_the_thief_has_and_the_others_do_not() -> None:
    t = robbery()
    assert (known(t, "2", "1"), known(t, "3", "1"), known(t, "1", "2")) == ("boost focus", "", "")
    assert {world.hand("1").count("boost") for world in worlds(t, "2")} == {1, 2}
    assert all("focus" in world.hand("1") for world in worlds(t, "2"))
    assert len({world.hand("1") for world in worlds(t, "3")}) > 30


@rule("OUT-H2")
def test_a_fact_goes_when_the_card_is_seen_to_leave() -> None:
    t = robbery().play("play:boost>1")
    assert known(t, "2", "1") == "focus"
    t.play("play:focus")
    assert known(t, "2", "1") == ""
    assert t.hand("1") == "not-l"
    assert len({world.hand("1") for world in worlds(t, "2")}) > 5


@rule("OUT-H2", "OUT-C4")
def test_a_major_shortcut_that_is_laid_is_seen_to_leave() -> None:
    t = table("/ steal", "/ major-shortcut", monster="bear", path="pc14").race("1 5000", "2 6000")
    t.play("*draw:not-l", "*draw:not-r", "play:steal>2")
    assert known(t, "2", "1") == "not-r major-shortcut"
    t.play("pass", "turn", "*path:pc13").race("1 5000 M", "2 6000")
    assert known(t, "2", "1") == "not-r"


@rule("OUT-H2", "OUT-K11")
def test_what_is_known_of_a_hand_moves_with_the_next_thief() -> None:
    t = robbery().play("1 pass", "3 play:steal>1")
    assert (known(t, "2", "3"), known(t, "1", "3")) == ("boost focus", "not-l boost focus")
    assert (known(t, "2", "1"), known(t, "3", "1"), known(t, "3", "3")) == ("", "", "")
    assert all({"boost", "focus"} <= set(world.hand("3").split()) for world in worlds(t, "2"))
    assert all({"not-l", "boost", "focus"} <= set(world.hand("3").split()) for world in worlds(t, "1"))
    assert len({world.hand("3") for world in worlds(t, "1")}) > 10


@rule("OUT-H2")
def test_who_takes_back_what_was_stolen_has_no_facts_about_itself() -> None:
    t = table("/ steal", "/ boost", "", monster="bear", path="pc14").race("1 5000", "2 6000", "3 7000")
    t.play("*draw:not-l", "*draw:focus", "*draw:not-s", "play:steal>2", "pass", "3 pass", "turn", "*path:pc13")
    t.race("2 5000", "1 6000", "3 7000").play("*draw:steal", "*draw:not-r", "*draw:not-t")
    assert known(t, "2", "1") == "boost focus"
    t.play("2 play:steal>1")
    assert (known(t, "2", "1"), known(t, "2", "2"), known(t, "1", "2")) == ("", "", "not-l not-r boost focus")
    assert facts_are_true(t.state)


@rule("OUT-H2", "OUT-H7")
def test_an_onlooker_knows_no_hand() -> None:
    t = robbery()
    assert len({(world.hand("1"), world.hand("3")) for world in worlds(t, "onlooker")}) > 50


@rule("OUT-H1", "OUT-H2", "OUT-H3")
def test_unknown_cards_are_dealt_evenly() -> None:
    """One hidden card of the second seat: the 48 less the viewer's two and one in the discard."""
    t = table("/ boost boost", "/ steal", monster="bear", discard="not-l")
    found = Counter(world.hand("2") for world in worlds(t, "1", 1800))
    assert "not-l" not in found
    expected = 1800 / 45
    assert abs(found["boost"] - expected) < 25
    assert abs(found["back-away"] - 3 * expected) < 40
    assert abs(found["steal"] - 2 * expected) < 35
    assert len(found) == 25


@rule("OUT-H2")
def test_own_hand_and_sizes_stay() -> None:
    t = table("/ boost steal", "/ focus", "/ shield not-l not-r", monster="dragon")
    assert {world.hand("1") for world in worlds(t, "1")} == {"boost steal"}
    assert len({(world.hand("2"), world.hand("3")) for world in worlds(t, "1")}) > 50


@rule("OUT-H4")
def test_rows_under_way_are_anything_that_could_have_been_laid() -> None:
    t = table("", "back-away / major-shortcut", "", monster="bear", path="pc14")
    t.play("2 run:RSCLDV@5000", "3 late")
    found = {dict(world.state.answers)[1] for world in worlds(t, "1")}
    assert len(found) == 60
    assert {dict(world.state.answers)[1] for world in worlds(t, "2")} == {"run:RSCLDV@5000"}
    assert {dict(world.state.answers)[2] for world in worlds(t, "1")} == {"late"}
    for world in worlds(t, "1"):
        code = dict(world.state.answers)[1]
        assert world.form("2").refuse(code) == ""


@rule("OUT-H3")
def test_others_are_asked_by_their_new_hands() -> None:
    t = table("/ boost", "", "", monster="bear", path="pc14").race("1 5000", "2 6000", "3 7000")
    t.play("*draw:not-l", "*draw:not-r", "*draw:not-s")
    seen = set()
    for world in worlds(t, "2"):
        played = {code.partition(":")[2].partition(">")[0] for code in world.options("1").split()} - {""}
        assert played <= set(world.hand("1").split())
        seen.add(world.options("1"))
    assert len(seen) > 20


@rule("OUT-H3", "OUT-V2", "OUT-Z2")
def test_where_there_are_no_hands_nothing_is_hidden() -> None:
    for monster in ("vampire", "zombie"):
        t = table("infected", "", monster=monster, path="pc14").race("1 5000", "2 6000")
        assert {GAME.pack(world.state) for world in worlds(t, "1", 5)} == {GAME.pack(t.state.clone())}


@rule("OUT-H2")
def test_a_world_tells_nothing_of_what_others_know() -> None:
    """Twice robbed: the last thief cannot tell which of its cards the first victim has seen."""

    def robbed_twice(mine: str, his: str) -> Table:
        t = table("/ steal", "", "/ steal", monster="bear", path="pc14").race("1 5000", "2 6000", "3 7000")
        return t.play(f"*draw:{mine}", f"*draw:{his}", "*draw:focus", "1 play:steal>2", "1 pass", "3 play:steal>1")

    one, other = robbed_twice("boost", "shield"), robbed_twice("shield", "boost")
    assert one.view("3") == other.view("3")
    assert known(one, "2", "3") != known(other, "2", "3")
    packed = [GAME.pack(GAME.resample(t.state, 2, Random(1))) for t in (one, other)]
    assert packed[0] == packed[1]
