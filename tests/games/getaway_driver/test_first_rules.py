"""Games begun with the first version of the rules go on by it: what the rulings RL105 to RL111 changed."""

from lamster.games.getaway_driver.game import GAME
from lamster.games.getaway_driver.settings import REVISED
from tests.games.getaway_driver.solo import EVERYWHERE, alone
from tests.games.getaway_driver.table import Table, new_game, table
from tests.rules import rule

HANDS = ["decoy_car", "hit_the_gas", "last_ditch_effort", "leave_wreckage", "stomping_grounds"]
SIDES = "7,6=G07 9,6=Y04"


def four_starts(rules: int) -> Table:
    """The Police place the first Patrol Car; the Start tiles are two spaces apart."""
    t = Table(GAME.setup(4, {}, rules))
    t.play(*[f"{driver} take:{card}" for driver in ("driver-a", "driver-b") for card in HANDS])
    t.play("driver-a aim:20,12", *drops(5, 0), "driver-b aim:20,12", *drops(5, 5))
    if t.kind == "adjust":
        t.play("automatic")
    return t.play("start:8,6", "face:E", "start:10,6", "face:W")


def drops(number: int, first: int) -> list[str]:
    return [f"*drop:{17 + (first + i) % 4 * 2},{9 + (first + i) // 4 * 2}" for i in range(number)]


@rule("GD-Q5")
def test_a_first_car_on_the_partners_start_tile() -> None:
    assert four_starts(1).offers("place:10,6")
    assert not four_starts(2).offers("place:10,6")


@rule("GD-Q21")
def test_pieces_on_the_tile_of_the_other_driver() -> None:
    t = table("8,6 N", "10,6 N", tokens=8, phase="purchase", rules=1).play("buy:patrol_car")
    assert t.offers("place:10,6")
    t = table("8,6 N", "9,6 N", tokens=8, phase="purchase", rules=1).play("buy:barricade")
    assert t.offers("place:9,6")


@rule("GD-M7", "GD-V2", "GD-V15")
def test_vantage_point_tile_by_tile_from_the_north() -> None:
    tiles = f"8,5=G05? {SIDES} 8,4=G10? 7,5=Y01?"
    t = table("8,6 N", tiles=tiles, events=True, stash="1,1", rules=1).play("drive:front")
    assert (t.kind, t.tile("7,5")) == ("event", "Y01?")
    t.play("*event:operativo_speciale")
    assert (t.tile("7,5"), t.loot()) == ("Y01", 1)


@rule("GD-V15", "GD-X4")
def test_spent_tokens_that_are_gained_again() -> None:
    for version, spare in ((1, 4), (2, 3)):
        t = table(
            "8,6 N",
            tiles=f"8,5=G06 {SIDES}",
            event="operativo_speciale",
            discard="last_ditch_effort",
            loot=1,
            meter=1,
            rules=version,
        ).play("replay:last_ditch_effort")
        assert t.state.spare == spare


@rule("GD-D16")
def test_boxed_in_is_caught_though_the_fuse_burns() -> None:
    tiles = f"8,5=G06 {SIDES} 8,7=G09"
    t = table("8,6 N", tiles=tiles, hazards="8,5 7,6 9,6 8,7", event="ticking_time_bomb", fuse=2, rules=1)
    assert t.result == "police GD-D16"


@rule("GD-V9")
def test_too_few_tiles_to_take_up_are_the_end_of_the_courier() -> None:
    t = table(
        "8,6 N hit_the_gas",
        tiles="8,5=R04? 7,6=R02?",
        bag="",
        stash="5,5",
        event="high_stakes_courier",
        phase="start",
        rules=1,
    ).play("pass")
    assert t.result == "police GD-V9"


@rule("GD-O26")
def test_the_thoroughfare_gives_the_motorcycle_that_was_sent_nothing() -> None:
    t = alone(
        "8,6 N",
        unseen=EVERYWHERE,
        vehicles="motorcycle-1@8,9N",
        tiles="8,8=G04",
        badges="1",
        deck="police_motorcycle",
        phase="purchase",
        rules=1,
    )
    t.play("*upgrade:police_motorcycle")
    assert t.at("motorcycle-1") == "8,8 N"


def test_a_new_game_has_the_newest_rules() -> None:
    assert new_game().state.rules == GAME.meta.rules == REVISED
