"""The digital table: its size, obstacles and Stash tokens (GD-T)."""

import pytest

from lamster.games.getaway_driver.ground import spaces_in
from lamster.games.getaway_driver.rules.setup import Scatter
from lamster.kernel.decision import Refusal
from tests.games.getaway_driver.table import Table, new_game, table
from tests.rules import rule

FIVE = ("decoy_car", "hit_the_gas", "last_ditch_effort", "leave_wreckage", "stomping_grounds")


def with_cards(t: Table) -> Table:
    """The Driver has picked a hand."""
    return t.play(*[f"take:{card}" for card in FIVE])


def thrown(*spaces: str, **options: int) -> Table:
    """A game of two whose Stash tokens have landed on these spaces."""
    t = with_cards(new_game(stash=len(spaces), **options))
    return t.play("aim:8,6", *[f"*drop:{space}" for space in spaces])


# The grid.


@rule("GD-T1")
@pytest.mark.parametrize(
    ("seats", "options", "columns", "rows"),
    [
        (2, {}, 15, 11),
        (1, {}, 15, 11),
        (4, {}, 23, 15),
        (2, {"size": "compact"}, 11, 9),
        (2, {"size": "standard"}, 15, 11),
        (2, {"size": "large"}, 19, 13),
        (2, {"size": "quartet"}, 23, 15),
        (2, {"size": "custom", "columns": 9, "rows": 9}, 9, 9),
        (2, {"size": "custom", "columns": 31, "rows": 21}, 31, 21),
    ],
)
def test_sizes_of_the_table(seats: int, options: dict[str, str | int], columns: int, rows: int) -> None:
    t = new_game(seats, **options)
    view = t.view("onlooker")
    assert (view.columns, view.rows) == (columns, rows)
    assert len(t.state.ground.spaces) == columns * rows


@rule("GD-T1")
@pytest.mark.parametrize("options", [{"columns": 8}, {"columns": 32}, {"rows": 8}, {"rows": 22}])
def test_no_other_sizes(options: dict[str, int]) -> None:
    with pytest.raises(Refusal, match="it is a number from 9 to"):
        new_game(size="custom", **options)


@rule("GD-T2")
def test_nothing_beyond_the_edge() -> None:
    """No tile is laid there, nobody drives there, and nothing is placed there."""
    t = table("15,6 E", phase="expand")
    t.play("*draw:G06", "*draw:G07", "lay:G06")
    assert t.told()[-2:] == ["laid police 15,5 ?", "laid police 15,7 ?"]
    assert t.options() == "drive:left drive:right study:left study:right"
    assert t.refused("drive:front") == "GD-D12"
    t = table("15,6 E", tiles="15,5=G06 15,7=G07", tokens=2, phase="purchase").play("buy:patrol_car")
    assert t.options() == "place:13,6 place:14,5 place:14,7 place:15,4 place:15,8"
    t = table("15,6 E", tiles="15,5=G06 15,7=G07", vehicles="patrol-1@15,5E", phase="net")
    assert t.refused("ahead:patrol-1") == "GD-P4"


# Obstacles.


@rule("GD-T3")
def test_no_obstacles_unless_asked_for() -> None:
    t = new_game()
    assert (t.kind, t.view("driver").obstacles) == ("hand", [])


@rule("GD-T3", "GD-S6")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_obstacles_come_before_anything_else_and_cover_their_spaces(number: int) -> None:
    t = new_game(obstacles=number)
    for _ in range(number):
        assert (t.asked, t.kind) == ("*", "obstacle")
        t.play(f"*{t.decision.codes[0]}")
    assert t.kind == "hand"
    obstacles = t.view("driver").obstacles
    assert [(o.obstacle, len(o.spaces)) for o in obstacles] == [("lake", 4), ("mountain", 3), ("city_park", 2)][:number]
    covered = [space for o in obstacles for space in o.spaces]
    with_cards(t)
    assert [f"aim:{space}" in t.decision.codes for space in covered] == [False] * len(covered)
    assert len(t.decision.codes) == 15 * 11 - len(covered)


@rule("GD-T3")
def test_at_most_three_obstacles() -> None:
    with pytest.raises(Refusal, match="0 to 3"):
        new_game(obstacles=4)


@rule("GD-T3", "GD-T4")
def test_obstacles_lie_two_spaces_inside_the_table_and_may_be_turned() -> None:
    t = new_game(obstacles=3)
    lakes = [code.removeprefix("obstacle:lake@") for code in t.decision.codes]
    columns = sorted({int(place.split(",")[0]) for place in lakes})
    rows = sorted({int(place.split(",")[1]) for place in lakes})
    assert (columns, rows) == (list(range(3, 13)), list(range(3, 9)))
    t.play("*obstacle:lake@12,3")
    assert t.told() == ["obstacle-laid lake 12,3"]
    assert t.view("driver").obstacles[0].spaces == ["12,3", "13,3", "12,4", "13,4"]
    lying = "*obstacle:mountain@3,9,h"
    upright = "*obstacle:mountain@3,7,v"
    assert [t.offers(code) for code in (lying, upright)] == [True, True]
    assert [t.offers(code) for code in ("*obstacle:mountain@2,9,h", "*obstacle:mountain@3,8,v")] == [False, False]
    assert t.refused("*obstacle:mountain@3,10,h") == "GD-T4"
    t.play(upright)
    assert t.view("driver").obstacles[1].spaces == ["3,7", "3,8", "3,9"]


@rule("GD-T4")
def test_two_spaces_lie_between_obstacles() -> None:
    """Every space is at least three king's moves from every space of another."""
    t = new_game(obstacles=2).play("*obstacle:lake@7,5")
    lake = t.state.blocked
    ground = t.state.ground
    gaps = set()
    for code in t.decision.codes:
        copy = t.state.clone()
        Table(copy).play(f"*{code}")
        mountain = copy.blocked & ~lake
        gaps.add(min(ground.king_moves(a, b) for a in spaces_in(mountain) for b in spaces_in(lake)))
    assert min(gaps) == 3


@rule("GD-T4")
def test_chance_starts_over_when_the_next_obstacle_finds_no_place() -> None:
    """On the smallest table a lake in the middle leaves no room for the mountain."""
    t = new_game(size="custom", columns=9, rows=9, obstacles=3).play("*obstacle:lake@4,4")
    assert (t.asked, t.kind, t.view("driver").obstacles) == ("*", "obstacle", [])
    t.play("*obstacle:lake@3,3", "*obstacle:mountain@7,3,v", "*obstacle:city_park@3,7,h")
    assert t.kind == "hand"


@rule("GD-T4")
def test_the_host_places_them_under_the_same_limits() -> None:
    t = new_game(size="custom", columns=9, rows=9, obstacles=3, obstacle_placement="host")
    assert (t.asked, t.kind) == ("driver", "obstacle")
    assert t.refused("obstacle:lake@2,4") == "GD-T4"
    t.play("obstacle:lake@4,4")
    assert t.options() == "done take-back"
    assert t.refused("obstacle:mountain@7,3,v") == "GD-T4"
    t.play("take-back", "obstacle:lake@3,3", "obstacle:city_park@3,7,h")
    assert t.offers("obstacle:mountain@7,3,v")
    t.play("take-back")
    assert t.told() == ["obstacle-taken city_park"]
    assert [o.obstacle for o in t.view("driver").obstacles] == ["lake"]
    t.play("obstacle:city_park@3,7,h", "done")
    assert (t.kind, [o.obstacle for o in t.view("driver").obstacles]) == ("hand", ["lake", "city_park"])


# The throw.


@rule("GD-T5")
def test_the_driver_aims_at_any_legal_space_the_middle_by_default() -> None:
    t = with_cards(new_game())
    assert (t.asked, t.kind, len(t.decision.codes), t.default()) == ("driver", "aim", 165, "aim:8,6")
    t.play("aim:1,1")
    assert t.told() == ["aimed driver 1,1"]
    assert t.asked == "*"


@rule("GD-T5")
def test_a_token_lands_near_the_aim_small_offsets_more_likely() -> None:
    """Each offset is the difference of two numbers from 0 to 4: 5 of 25 ways to 0, 1 of 25 to 4."""
    t = with_cards(new_game()).play("aim:8,6")
    weights = dict(zip(t.decision.codes, t.decision.weights or (), strict=True))
    assert (len(weights), sum(weights.values())) == (81, 25 * 25)
    near = {"8,6": 25, "9,6": 20, "8,5": 20, "9,7": 16, "12,6": 5, "8,10": 5, "4,2": 1, "12,10": 1, "6,9": 6}
    assert {space: weights[f"drop:{space}"] for space in near} == near
    assert not t.offers("*drop:13,6")
    assert t.refused("*drop:8,11") == "GD-T5"


@rule("GD-T5")
def test_a_landing_off_the_table_on_an_obstacle_or_on_a_token_is_drawn_again() -> None:
    t = new_game(obstacles=1).play("*obstacle:lake@3,3")
    with_cards(t).play("aim:2,2")
    spaces = {code.removeprefix("drop:") for code in t.decision.codes}
    assert spaces == {f"{c},{r}" for c in range(1, 7) for r in range(1, 7)} - {"3,3", "3,4", "4,3", "4,4"}
    t.play("*drop:2,2")
    assert t.told() == ["dropped 1 2,2"]
    assert not t.offers("*drop:2,2")


@rule("GD-T5")
def test_when_nothing_near_is_free_any_free_space_will_do() -> None:
    """After many tries in vain a token lands on any legal space: here all spaces within reach are taken."""
    s = with_cards(new_game()).state
    scatter = Scatter(s.ground.index["1,1"], 1)
    near = scatter.ask(s)[0].codes
    assert len(near) == 25
    s.stash = [s.ground.index[code.removeprefix("drop:")] for code in near]
    assert scatter.ask(s)[0].weights == (1,) * (165 - 25)


# Adjusting.


@rule("GD-T6")
@pytest.mark.parametrize(
    ("spaces", "wrong"),
    [
        (("8,6", "8,7"), [1, 2]),
        (("8,6", "9,7"), [1, 2]),
        (("8,6", "8,8"), []),
        (("8,6", "10,8"), []),
        (("8,6", "11,6"), []),
        (("8,6", "12,6"), [1, 2]),
        (("8,6", "10,6", "4,6"), [3]),
        (("8,6", "10,6", "12,6"), []),
        (("8,6", "9,6", "12,6"), [1, 2]),
    ],
)
def test_the_nearest_other_token_is_two_or_three_away(spaces: tuple[str, ...], wrong: list[int]) -> None:
    t = thrown(*spaces)
    assert (t.kind == "adjust") == bool(wrong)
    assert [token.number for token in t.view("driver").stash if token.misplaced] == wrong


@rule("GD-T7")
def test_the_police_move_misplaced_tokens_to_where_they_are_in_order() -> None:
    t = thrown("8,6", "8,7", "4,6")
    assert (t.asked, t.kind, t.options()) == ("police", "adjust", "automatic token:1 token:2 token:3")
    t.play("token:1")
    assert t.kind == "token"
    nearest = {
        f"to:{column},{row}": min(max(abs(column - 8), abs(row - 7)), max(abs(column - 4), abs(row - 6)))
        for column in range(1, 16)
        for row in range(1, 12)
    }
    assert list(t.decision.codes) == sorted(code for code, moves in nearest.items() if moves in (2, 3))
    assert [t.refused(f"to:{space}") for space in ("8,8", "8,6", "8,7", "15,11")] == ["GD-T6"] * 4
    t.play("to:8,9")
    assert t.told() == ["adjusted 1 8,9"]
    assert (t.stash, t.options()) == ("8,9 8,7 4,6", "automatic token:3")
    assert t.refused("token:2") == "GD-T7"
    t.play("token:3", "to:5,7")
    assert (t.kind, t.stash) == ("start", "8,9 8,7 5,7")


@rule("GD-T6", "GD-T7")
def test_in_a_corner_too() -> None:
    t = with_cards(new_game(stash=2)).play("aim:2,2", "*drop:1,1", "*drop:3,1")
    assert t.kind == "start"
    t = with_cards(new_game(stash=2)).play("aim:2,2", "*drop:1,2", "*drop:2,3")
    assert t.kind == "adjust"
    t.play("token:1", "to:1,1")
    assert (t.kind, t.stash) == ("start", "1,1 2,3")


@rule("GD-T7")
def test_nothing_to_adjust() -> None:
    t = thrown("8,6", "8,8", "8,4")
    assert (t.asked, t.kind) == ("driver", "start")


def crowded() -> Table:
    """Nine of sixteen tokens (two Drivers throw eight each) leave no space of the smallest table free of neighbours."""
    t = new_game(4, size="custom", columns=9, rows=9, stash=8)
    for driver in ("driver-a", "driver-b"):
        t.play(*[f"{driver} take:{card}" for card in FIVE])
    nine = [f"{column},{row}" for row in (2, 5, 8) for column in (2, 5, 8)]
    t.play("driver-a aim:5,5", *[f"*drop:{space}" for space in nine[:8]])
    return t.play("driver-b aim:5,5", f"*drop:{nine[8]}", *[f"*drop:{column},1" for column in (1, 3, 4, 6, 7, 9, 2)])


@rule("GD-T7")
def test_a_token_without_a_permitted_space_stays_and_is_in_order() -> None:
    t = crowded()
    assert t.offers("police token:10")
    t.play("police token:10")
    assert t.told() == []
    assert (t.kind, t.offers("police token:10"), t.offers("police token:11")) == ("adjust", False, True)
    assert t.stash.split()[9] == "1,1"


@rule("GD-T8")
def test_automatically_the_lowest_token_to_the_nearest_space() -> None:
    """Ties go to the smaller row, then to the smaller column."""
    t = thrown("8,6", "8,7", "4,6").play("automatic")
    assert t.told() == ["adjusted 1 8,5", "adjusted 3 5,6"]
    assert t.kind == "start"
    t = thrown("8,6", "9,7").play("automatic")
    assert t.told() == ["adjusted 1 8,5"]
    t = thrown("8,6", "8,5").play("automatic")
    assert t.told() == ["adjusted 1 8,7"]
    t = thrown("8,6", "9,6").play("automatic")
    assert t.told() == ["adjusted 1 7,6"]


@rule("GD-T8")
def test_automatically_a_token_without_a_space_stays_too() -> None:
    t = crowded()
    left = t.stash.split()[9:]
    t.play("police automatic")
    assert t.told() == ["adjusted 1 2,3", "adjusted 2 5,3", "adjusted 3 8,3"]
    assert (t.kind, t.stash.split()[9:]) == ("start", left)


@rule("GD-T8")
def test_time_out_adjusts_automatically() -> None:
    assert thrown("8,6", "8,7").default() == "automatic"


# Tiles under tokens and pieces.


@rule("GD-T9")
def test_a_stash_token_goes_on_top_of_the_tile() -> None:
    t = table("8,6 N", stash="7,6 4,4", phase="expand")
    t.play("*draw:R01", "*draw:R02", "*draw:R03", "lay:R02", "lay:R01")
    assert (t.tile("7,6"), t.stash) == ("R01?", "7,6 4,4")
    t.play("drive:left")
    assert (t.loot(), t.stash, t.tile("7,6")) == (1, "4,4", "R01")


@rule("GD-T10")
def test_pieces_ride_up_with_their_facing() -> None:
    t = table("8,6 N", vehicles="patrol-1@8,5E helicopter-1@8,5W", barricades="7,6", spikes="9,6", phase="expand")
    t.play("*draw:R01", "*draw:R02", "*draw:R03", "lay:R01", "lay:R02")
    assert [t.at(name) for name in ("patrol-1", "helicopter-1")] == ["8,5 E", "8,5 W"]
    assert (t.barricades, t.spikes) == ("7,6", "9,6")
    assert [t.tile(space) for space in ("8,5", "7,6", "9,6")] == ["R01?", "R02?", "R03?"]
    t.play("drive:front")
    assert "no-hazard 8,5 police" in t.told()
