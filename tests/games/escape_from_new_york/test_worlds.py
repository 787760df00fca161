"""Worlds are drawn fairly: how often hands, plans, Items, Cases, objectives and tiles turn out which way."""

from collections import Counter
from itertools import combinations, permutations
from random import Random

import pytest

from lamster.games.escape_from_new_york.components import BLUE, FIRST_CASE, FIRST_POI, ITEM_COPIES, SPACE, THING, TILE
from lamster.games.escape_from_new_york.game import GAME
from lamster.games.escape_from_new_york.worlds import deal, fit, lay
from lamster.kernel.chance import Dice
from lamster.kernel.decision import CHANCE
from tests.games.escape_from_new_york.facts import check_facts
from tests.games.escape_from_new_york.sampling import equal_shares, even, everything, worlds
from tests.games.escape_from_new_york.table import Table, new_game, table
from tests.rules import rule

MANY = 600


def seen(t: Table, viewer: str, what: str) -> Counter[str]:
    """How often each hand (`hand snake`), supply or objectives of a Hero came up."""
    read, who = what.split()
    return Counter(getattr(world, read)(who) for world in worlds(t, viewer, MANY))


# Action cards.


@rule("EFNY-H4", "EFNY-D3")
def test_every_hand_is_as_likely_as_any_other() -> None:
    """Eight cards, of which Snake has lost two unseen."""
    t = table("snake D5 discard:dead-run discard:ghost-step", "maggie K4")
    hands = seen(t, "maggie", "discard snake")
    eight = [*t.hand("snake").split(), "dead-run", "ghost-step"]
    pairs = {frozenset(pair) for pair in combinations(eight, 2)}
    assert {frozenset(hand.split()) for hand in hands} <= pairs
    assert even(Counter({" ".join(sorted(hand.split())): n for hand, n in hands.items()}), pair_shares(eight))


def pair_shares(cards: list[str]) -> dict[str, float]:
    return equal_shares([" ".join(sorted(pair)) for pair in combinations(cards, 2)])


@rule("EFNY-H4")
def test_every_plan_is_as_likely_as_any_other() -> None:
    t = table("snake D5", "maggie K4").play("choose:dead-run", "choose:ghost-step", "ready")
    plans = Counter(" ".join(sorted(map(str, world.state.chosen))) for world in worlds(t, "maggie", MANY))
    cards = [str(card) for card in range(8)]
    assert even(plans, pair_shares(cards))


@rule("EFNY-L6")
def test_every_special_card_is_as_likely_as_any_other() -> None:
    t = table("snake D5 learned:second-wind", "maggie K4")
    specials = ("not-my-plan-snake", "one-man-army", "old-war-reflexes", "second-wind")
    learned = Counter(
        next(card for card in specials if card in world.hand("snake")) for world in worlds(t, "maggie", MANY)
    )
    assert even(learned, equal_shares(list(specials)))


# Items and Cases.


@rule("EFNY-I3")
def test_an_unseen_item_is_any_of_those_left_by_their_numbers() -> None:
    """Maggie's own Radio and the open Axe of Snake's are not among them."""
    t = table("snake D5 weapon:axe smoke-bomb", "maggie K4 radio")
    left = dict(zip(THING.codes, ITEM_COPIES, strict=False))
    left["axe"] -= 1
    left["radio"] -= 1
    left["crossbow"] = left["presidents-finger"] = 0
    total = sum(left.values())
    assert total == 34
    found = seen(t, "maggie", "supply snake")
    assert even(found, {code: number / total for code, number in left.items() if number})


@rule("EFNY-C3", "EFNY-S2")
def test_case_cards_are_dealt_evenly_to_slots_and_supplies() -> None:
    """Maggie has the Tape; of three others Snake has one, and slots 3 and 4 have never been looked into."""
    t = table("snake D5 bracelet", "maggie K4 tape")
    three = ["bracelet", "diagram-1", "diagram-2"]
    assert even(seen(t, "maggie", "supply snake"), equal_shares(three))
    assert even(seen(t, "onlooker", "supply snake"), equal_shares(["tape", *three]))
    for world in worlds(t, "maggie"):
        left = {THING.codes[FIRST_CASE + i] for i, n in enumerate(world.state.case_left) if n}
        assert left == set(three) - {world.supply("snake")}


@rule("EFNY-C7")
def test_a_dropped_case_and_a_held_one_may_be_either_way_round() -> None:
    """Snake dropped one Case and kept one: for Maggie all twelve ordered pairs are as likely."""
    t = table("snake D5 bracelet tape", "maggie K4", step=0, windows=True).play("drop-2:tape")
    pairs = Counter(f"{world.supply('snake')} {world.slots.split()[1]}" for world in worlds(t, "maggie", MANY))
    names = ["tape", "bracelet", "diagram-1", "diagram-2"]
    assert even(pairs, equal_shares([" ".join(pair) for pair in permutations(names, 2)]))


# Objectives.


@rule("EFNY-S17")
def test_objectives_are_dealt_evenly() -> None:
    """Two of each sort. Maggie holds a Tape: for Snake one Tape is left against two of each other sort."""
    t = table("snake D5 blue:bracelet purple:raft", "maggie K4 blue:tape purple:raft")
    blues = Counter(world.objectives("snake").split()[0] for world in worlds(t, "maggie", MANY))
    assert even(blues, {"tape": 1 / 5, "bracelet": 2 / 5, "fake-tape": 2 / 5})
    purples = Counter(world.objectives("snake").split()[1] for world in worlds(t, "onlooker", MANY))
    assert even(purples, equal_shares(["helicopter", "gullfire", "raft"]))


@rule("EFNY-S17")
def test_objectives_that_left_the_game_unseen_are_among_the_unknown() -> None:
    """With two seats 2 of 6 are out. Nobody knows which; worlds differ in them."""
    t = new_game(2).play("hero:snake", "hero:maggie")
    while t.state.round == 0:
        t.play(f"*{t.options().split()[0]}")
    outs = {tuple(world.state.blue_out) for world in worlds(t, "maggie")}
    assert len(outs) > 3
    assert {sum(out) for out in outs} == {2}


def exchanged(*heroes: str) -> Table:
    """Snake looks through the blue deck and takes a Fake Tape for his Tape."""
    t = table("snake D5 steel level:2 bar:3+0 blue:tape", *heroes, step=8)
    return t.play("exchange:blue", "objective:fake-tape")


@rule("EFNY-L9")
def test_who_looked_through_the_deck_knows_it_and_may_tell_what_the_others_hold() -> None:
    t = exchanged("maggie K4 blue:bracelet")
    left = t.state.blue_left
    for world in worlds(t, "snake"):
        assert (world.state.blue_left, world.objectives("maggie").split()[0]) == (left, "bracelet")
    assert len({tuple(world.state.blue_left) for world in worlds(t, "maggie")}) > 1


@rule("EFNY-L9")
def test_after_anothers_exchange_each_card_is_in_the_deck_or_with_the_other() -> None:
    """Snake saw both Tapes in the deck; then Maggie exchanged: one may be hers now, but Brain has none."""
    t = exchanged("maggie K4 steel level:2 bar:3+0 blue:bracelet", "brain K4 blue:bracelet")
    t.play("*new-york:barricades", "*new-york:dead-ends")
    t.play("choose:clean-shot", "choose:ill-cut-you", "ready", "play:clean-shot", "play:ill-cut-you")
    t.play("exchange:blue", "objective:tape")
    found = worlds(t, "snake", MANY)
    for world in found:
        assert world.objectives("brain").startswith("bracelet")
        assert world.state.blue_left[BLUE.index["tape"]] + world.objectives("maggie").startswith("tape") == 2
    held = Counter(world.objectives("maggie").split()[0] for world in found)
    assert even(held, {"tape": 2 / 4, "bracelet": 1 / 4, "fake-tape": 1 / 4})


@rule("EFNY-L9")
def test_in_the_middle_of_an_exchange_no_card_is_doubled() -> None:
    t = table("snake D5 steel level:2 bar:3+0 blue:tape", "maggie K4 blue:bracelet", step=8).play("exchange:blue")
    for viewer in ("maggie", "onlooker", "snake"):
        for world in worlds(t, viewer):
            assert everything(world.state) == everything(t.state)


# Tiles.


@rule("EFNY-W8", "EFNY-S4")
def test_face_down_poi_are_dealt_evenly_among_those_unseen() -> None:
    """Snake knows A2, Maggie E0: for Maggie A2 is any of the seven others."""
    t = table("snake F5", "maggie F5", peeked="snake:A2=dukes-camp maggie:E0=nothing-here")
    a2, e0 = SPACE.index["A2"], SPACE.index["E0"]
    tiles = [TILE.codes[tile] for tile in range(FIRST_POI, FIRST_POI + 8)]
    found = worlds(t, "maggie", MANY)
    assert even(
        Counter(TILE.codes[world.state.under[a2]] for world in found),
        equal_shares([x for x in tiles if x != "nothing-here"]),
    )
    assert {TILE.codes[world.state.under[e0]] for world in found} == {"nothing-here"}
    for world in found[:50]:
        left = [FIRST_POI + kind for kind, n in enumerate(world.state.poi_left) if n]
        assert sorted([*left, world.state.under[a2], world.state.under[e0]]) == list(range(FIRST_POI, FIRST_POI + 8))


@rule("EFNY-W19")
def test_which_new_york_special_is_in_the_deck_is_anybodys_guess() -> None:
    t = table("snake D1", "maggie F5", plan="ghost-step", tiles="E2").play("play:ghost-step", "go:E0")
    t.play("*poi:looted-store", "*special:2", "*new-york:ambush")
    beside = Counter(str(world.state.ny_beside) for world in worlds(t, "snake", MANY))
    assert even(beside, equal_shares(["3", "5", "6"]))


# How known cards are laid.


def test_uncertain_cards_are_laid_evenly_over_all_ways_that_fit() -> None:
    """X may be in place 0 or 1, Y in 1 or 2; place 1 has room for one. Of four ways three fit, each as likely."""
    ways: Counter[str] = Counter()
    rng = Random(7)
    for _ in range(MANY):
        dealt = deal([1, 2, 3], {0: 1, 1: 1, 2: 1}, [(0b011, 1), (0b110, 2)], rng)
        ways["".join(str(dealt[place][0]) for place in range(3))] += 1
    assert even(ways, equal_shares(["123", "132", "312"]))


def test_a_roomy_place_is_as_much_more_likely() -> None:
    rng = Random(3)
    places = Counter(str(lay([(0b11, 5)], [0, 0, 0, 1], rng)[0][0]) for _ in range(MANY))
    assert even(places, {"0": 3 / 4, "1": 1 / 4})


def test_a_fit_is_found_where_chance_would_hardly_find_it() -> None:
    """Ten cards for ten rooms, each card with two rooms: a chain that fits in eleven of 1024 ways."""
    choices = [[i, i + 1] for i in range(9)] + [[9]]
    assert fit(choices, Random(1)) == list(range(10))


def test_knowledge_that_contradicts_itself_is_an_error_and_never_the_truth() -> None:
    with pytest.raises(AssertionError, match="contradicts"):
        fit([[0], [0]], Random(1))


# Whole games.


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_known_is_true_all_through_a_game(seats: int) -> None:
    """Random games: every fact fits the true position, and every world drawn fits it too."""
    rng, dice = Random(seats), Dice(bytes([seats] * 32))
    s = GAME.setup(seats, {"special_cards": True})
    for ply in range(400):
        if not s.open:
            break
        decision = s.open[0]
        code = decision.pick(dice.word(s.ply)) if decision.seat == CHANCE else decision.sample(rng)
        GAME.apply(s, decision.seat, code)
        check_facts(s)
        if ply % 20 == 0:
            for viewer in (None, *range(seats)):
                world = GAME.resample(s, viewer, rng)
                check_facts(world)
                assert GAME.view(world, viewer) == GAME.view(s, viewer)
