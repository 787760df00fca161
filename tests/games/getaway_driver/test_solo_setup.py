"""The solo game's setup (GD-O1 to O6, O12) and what its settings change."""

import pytest

from lamster.games.getaway_driver.components import (
    GREEN,
    KINDS,
    TILE,
    TILE_BADGE,
    TILE_LIGHT,
    UPGRADE,
    YELLOW,
)
from lamster.games.getaway_driver.game import GAME
from lamster.games.getaway_driver.rules.tiles import PILE_OF, unseen_weights
from lamster.kernel.decision import Refusal
from tests.games.getaway_driver.solo import alone, deck_of
from tests.games.getaway_driver.table import Table, new_game
from tests.rules import rule

HAND = ("take:decoy_car", "take:hit_the_gas", "take:last_ditch_effort", "take:leave_wreckage", "take:stomping_grounds")
DIFFICULTIES = ("standard", "imposing", "relentless")


def scattered(spaces: str, **options: str | int) -> Table:
    """A new game in which the tokens have fallen on these spaces."""
    t = new_game(1, **options).play(*HAND, "aim:8,6")
    return t.play(*[f"*drop:{space}" for space in spaces.split()])


@rule("GD-O1")
def test_the_driver_is_the_only_seat() -> None:
    t = new_game(1)
    assert (t.asked, GAME.seat_names(1)) == ("driver", ("driver",))
    assert t.state.settings.difficulty == "standard"


@rule("GD-O1")
def test_three_difficulties() -> None:
    assert GAME.meta.options["difficulty"].values == DIFFICULTIES
    with pytest.raises(Refusal, match="standard, imposing, relentless"):
        new_game(1, difficulty="easy")


@rule("GD-O1", "GD-L5")
@pytest.mark.parametrize(("option", "value"), [("events", True), ("learning", True), ("stash", 8)])
def test_options_of_the_game_with_two_are_refused(option: str, value: int) -> None:
    with pytest.raises(Refusal, match=option):
        new_game(1, **{option: value})


@rule("GD-L4")
def test_meter_table_and_obstacles_can_be_chosen() -> None:
    t = new_game(1, meter=4, size="compact", obstacles=1)
    assert (t.state.settings.red, t.state.ground.columns, t.state.ground.rows) == (3, 11, 9)
    assert (t.asked, t.kind) == ("*", "obstacle")


@rule("GD-O2")
def test_the_two_piles() -> None:
    """The ledger's example EX13."""
    t = new_game(1)
    sorts = [[TILE_LIGHT[tile] for tile in range(KINDS) if PILE_OF[tile] == pile] for pile in (0, 1)]
    perilous = [t.state.reds[0], sorts[0].count(YELLOW), sorts[0].count(GREEN)]
    serene = [t.state.reds[1], sorts[1].count(YELLOW), sorts[1].count(GREEN)]
    assert (perilous, serene) == ([8, 5, 2], [4, 16, 8])
    assert (t.state.piles, t.state.left_in) == ([15, 28], 43)


@rule("GD-O2")
def test_tiles_of_the_perilous_pile() -> None:
    sure = {TILE.codes[tile] for tile in range(KINDS) if PILE_OF[tile] == 0}
    assert sure == {"Y01", "Y03", "Y13", "Y15", "Y19", "G06", "G07"}
    assert {TILE_BADGE[TILE.index[tile]] for tile in sure if tile[0] == "Y"} == {3}
    assert {TILE_BADGE[TILE.index[tile]] for tile in sure if tile[0] == "G"} == {2}


def shares(t: Table, pile: int) -> dict[str, float]:
    """How likely each tile is to be the next one of this pile."""
    weights = unseen_weights(t.state, pile)
    return {TILE.codes[tile]: weights[tile] / sum(weights) for tile in range(KINDS) if weights[tile]}


@rule("GD-O2")
def test_any_red_tile_may_be_in_either_pile() -> None:
    """Eight of the twelve are Perilous, and nobody knows which (ruling RL39)."""
    t = alone("8,6 N")
    perilous, serene = shares(t, 0), shares(t, 1)
    assert perilous["R01"] == pytest.approx(8 / 12 / 15)
    assert perilous["Y01"] == pytest.approx(1 / 15)
    assert serene["R12"] == pytest.approx(4 / 12 / 28)
    assert serene["G01"] == pytest.approx(1 / 28)
    assert "Y01" not in serene
    assert "G01" not in perilous


@rule("GD-O2")
def test_red_tiles_seen_in_one_pile_are_missing_in_it() -> None:
    t = alone("8,6 N", tiles="8,5=perilous 7,6=perilous 9,6=serene").play("study:front", "*reveal:R01")
    assert t.state.reds == [7, 4]
    assert shares(t, 0)["R02"] == pytest.approx(7 / 11 / 14)
    assert shares(t, 1)["R02"] == pytest.approx(4 / 11 / 28)
    assert "R01" not in {**shares(t, 0), **shares(t, 1)}


@rule("GD-O2")
def test_what_is_left_when_all_red_tiles_were_seen() -> None:
    reds = " ".join(f"{column},1=R{column:02}" for column in range(1, 13))
    t = alone("8,6 N", tiles=reds)
    assert t.state.reds == [0, 0]
    assert shares(t, 0) == {tile: pytest.approx(1 / 7) for tile in ("G06", "G07", "Y01", "Y03", "Y13", "Y15", "Y19")}


@rule("GD-O3")
@pytest.mark.parametrize(
    ("difficulty", "deck"),
    [
        ("standard", "barricade patrol_car police_helicopter police_motorcycle"),
        ("imposing", "armored_car barricade patrol_car police_helicopter police_motorcycle"),
        ("relentless", "armored_car barricade patrol_car police_helicopter police_motorcycle"),
    ],
)
def test_the_upgrade_deck(difficulty: str, deck: str) -> None:
    t = new_game(1, difficulty=difficulty)
    assert deck_of(t) == deck
    assert t.state.deck == [int(upgrade in deck.split()) for upgrade in UPGRADE.codes]


@rule("GD-O3")
def test_the_deck_is_shuffled_face_down() -> None:
    t = alone("8,6 N", phase="purchase", badges="1")
    assert (t.asked, t.decision.rule, t.decision.weights) == ("*", "GD-O22", (1, 1, 1, 1))
    solo = t.view("driver").solo
    assert solo is not None
    assert solo.deck == 4


@rule("GD-O4")
@pytest.mark.parametrize(("difficulty", "tokens"), [("standard", 5), ("imposing", 6), ("relentless", 6)])
def test_stash_tokens_by_difficulty(difficulty: str, tokens: int) -> None:
    spaces = ["8,6", "10,6", "12,6", "6,6", "8,8", "10,8"]
    t = scattered(" ".join(spaces[:tokens]), difficulty=difficulty)
    assert (t.kind, t.stash) == ("start", " ".join(spaces[:tokens]))


@rule("GD-O4", "GD-T8")
def test_misplaced_tokens_are_adjusted_without_asking() -> None:
    t = scattered("8,6 9,6 11,6 11,4 11,8")
    assert t.told()[-1] == "adjusted 1 7,6"
    assert (t.asked, t.kind, t.stash) == ("driver", "start", "7,6 9,6 11,6 11,4 11,8")


@rule("GD-O5", "GD-O23", "GD-O24")
@pytest.mark.parametrize(("facing", "at"), [("N", "7,5 E"), ("E", "9,5 S"), ("S", "9,7 W"), ("W", "7,7 N")])
def test_the_first_patrol_car_is_placed_like_a_new_one(facing: str, at: str) -> None:
    t = scattered("4,2 6,2 8,2 10,2 12,2").play("start:8,6", f"face:{facing}")
    space, faces = at.split()
    assert f"automa-placed patrol-1 {space} {faces} front-left 0 0" in t.told()
    assert (t.at("patrol-1"), t.in_play, t.asked, t.kind) == (at, "patrol-1", "driver", "round-start")


@rule("GD-O5")
def test_the_first_patrol_car_may_stand_on_a_stash_token() -> None:
    t = scattered("7,5 9,5 11,5 5,5 5,7").play("start:8,6", "face:N")
    assert t.at("patrol-1") == "7,5 E"


@rule("GD-O6")
def test_there_are_no_enforcement_tokens() -> None:
    t = alone("8,6 N", tiles="8,5=Y01? 7,6=Y02? 9,6=Y04?").play("drive:front", "no-hazard")
    assert (t.tokens, t.view("driver").police) == (0, None)
    assert "badge-noted 3 2" in t.told()


@rule("GD-O6", "GD-M4")
def test_skid_row_is_a_plain_green_tile() -> None:
    t = alone("8,6 N", tiles="8,5=G03? 7,6=Y02? 9,6=Y04?").play("drive:front")
    assert t.told() == ["drove driver front 8,5 N", "turned-up 8,5 G03"]


@rule("GD-O12")
@pytest.mark.parametrize(("difficulty", "price"), [("standard", 1), ("imposing", 2), ("relentless", 3)])
def test_the_price_of_playing_a_card_again(difficulty: str, price: int) -> None:
    def with_loot(loot: int) -> Table:
        tiles = "8,5=Y02 7,6=Y04 9,6=Y06"
        return alone("8,6 N", tiles=tiles, discard="last_ditch_effort", meter=2, loot=loot, difficulty=difficulty)

    assert not with_loot(price - 1).offers("replay:last_ditch_effort")
    t = with_loot(price).play("replay:last_ditch_effort")
    assert (t.loot(), t.state.spent, t.removed(), t.discard()) == (0, [price], "last_ditch_effort", "")


@rule("GD-O12", "GD-H4")
@pytest.mark.parametrize(("loot", "codes"), [(2, "back-out"), (3, "back-out restunt:hit_the_gas")])
def test_a_stunt_from_the_discard_pile_has_the_same_price(loot: int, codes: str) -> None:
    t = alone(
        "8,6 N decoy_car",
        tiles="8,5=R01 7,6=Y04 9,6=Y06",
        discard="hit_the_gas",
        loot=loot,
        difficulty="relentless",
    ).play("drive:front")
    assert t.options() == codes


@rule("GD-O12", "GD-U9")
@pytest.mark.parametrize(("loot", "codes"), [(1, "drive:left drive:right"), (2, "drive:front drive:left drive:right")])
def test_a_barricade_too(loot: int, codes: str) -> None:
    t = alone(
        "8,6 N decoy_car",
        tiles="8,5=Y02 7,6=Y04 9,6=Y06",
        discard="hit_the_gas",
        loot=loot,
        difficulty="imposing",
    )
    t.state.hand[0] = 0
    t.state.barricades = [t.state.ground.index["8,5"]]
    GAME.reopen(t.state, 1)
    assert " ".join(code for code in t.options().split() if code.startswith("drive")) == codes
