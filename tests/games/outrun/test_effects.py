"""Stage 6: special effects (OUT-X)."""

import pytest

from lamster.games.outrun.game import GAME
from lamster.games.outrun.rules.effects import PassItOn
from lamster.kernel.play import advance
from tests.games.outrun.table import Table, table
from tests.rules import rule


@rule("OUT-X1", "OUT-V4", "OUT-V2")
def test_on_the_vampire_nothing_happens() -> None:
    t = table("", "", path="pc14", centre="back-away long-1").race("1 5000", "2 6000 wrong")
    assert (t.centre, t.kind, t.infected) == ("back-away long-1", "draw", "")


# Bear.


@rule("OUT-X2", "OUT-X10", "OUT-B6")
def test_the_seat_on_position_one_loses_all_cards_in_front_and_keeps_its_hand() -> None:
    t = table("long-1", "back-away boost / steal", monster="bear", path="pc14").race("1 5000", "2 6000")
    assert (t.positions, t.front("1"), t.front("2"), t.hand("2")) == ("6 1", "long-1", "", "steal")
    assert t.discard == "back-away boost"
    assert "clawed 2 2" in t.told()


@rule("OUT-X2", "OUT-Q4")
def test_a_wrong_seat_keeps_its_cards_on_the_bear() -> None:
    t = table("", "back-away", "long-2", monster="bear", path="pc14").race("1 5000", "2 6000 wrong", "3 late")
    assert (t.front("2"), t.front("3"), t.discard) == ("back-away", "long-2", "")


# Dragon.


@rule("OUT-X3", "OUT-Q5", "OUT-Q4", "OUT-X10")
def test_fire_takes_the_cards_of_all_right_seats_but_the_fastest() -> None:
    fronts = ["long-1", "long-2 shield", "back-away", "not-l"]
    t = table(*fronts, monster="dragon", path="pc14").race("1 5000", "2 6000", "3 7000", "4 4000 wrong")
    assert [t.front(who) for who in "1234"] == ["long-1", "", "", "not-l"]
    assert t.discard == "back-away long-2 shield"
    assert [line for line in t.told() if "burned" in line] == ["burned 2 2", "burned 3 1"]


@rule("OUT-X3")
def test_who_has_nothing_in_front_is_not_told_of_fire() -> None:
    t = table("", "", monster="dragon", path="pc14").race("1 5000", "2 6000")
    assert not [line for line in t.told() if "burned" in line]


# Zombie.


def zombies(*players: str) -> Table:
    return table(*players, monster="zombie", path="pc13")


def six(first: str = "", second: str = "", third: str = "", fourth: str = "", fifth: str = "", last: str = "") -> Table:
    """Six right seats that come in by their numbers: on 6, 5, 4, 3, 2 and 1."""
    return zombies(first, second, third, fourth, fifth, last).race(*[f"{who} {5000 + who}" for who in range(1, 7)])


@rule("OUT-X4", "OUT-Q7", "OUT-X9")
def test_positions_one_and_two_and_the_box_bite() -> None:
    assert six().infected == "5 6"
    t = zombies("", "", "", "").race("1 5000", "2 6000", "3 7000 wrong", "4 late")
    assert (t.positions, t.infected) == ("6 4 0 0", "3 4")
    assert [line for line in t.told() if "bitten" in line] == ["bitten 3", "bitten 4"]


@rule("OUT-X4", "OUT-Z6")
def test_the_immune_are_not_bitten() -> None:
    t = zombies("", "immune").race("1 5000", "2 6000")
    assert (t.positions, t.infected) == ("6 1", "")


@rule("OUT-X5", "OUT-X6", "OUT-Q8", "OUT-Q41")
def test_an_infected_seat_on_a_biohazard_infects_a_neighbour_in_the_line() -> None:
    t = six(fifth="infected")
    assert (t.positions, t.infected) == ("6 5 4 3 2 1", "4 5 6")
    assert "infected 5 4" in t.told()


@rule("OUT-X5", "OUT-Q41")
def test_off_the_biohazard_nothing_is_passed_on() -> None:
    assert six(first="infected", second="infected").infected == "1 2 5 6"


@rule("OUT-X6", "OUT-Q8")
def test_empty_places_and_the_box_do_not_separate_neighbours() -> None:
    t = zombies("", "infected", "").race("1 5000", "2 6000 wrong", "3 7000 wrong")
    assert (t.positions, t.infected) == ("6 0 0", "1 2 3")


@rule("OUT-X7", "OUT-Q10")
def test_the_only_legal_neighbour_is_infected_without_a_question() -> None:
    t = zombies("4", "infected", "2").race("1 5000", "2 6000 wrong", "3 7000 wrong")
    assert (t.infected, t.kind) == ("1 2 3", "draw")


@rule("OUT-X7", "OUT-Z6")
def test_the_immune_cannot_be_infected() -> None:
    t = zombies("immune", "infected", "").race("1 5000", "2 6000 wrong", "3 7000")
    assert (t.order, t.infected) == ("1 3 2", "2 3")
    t = zombies("immune", "infected").race("1 5000", "2 6000 wrong")
    assert (t.order, t.infected, t.kind) == ("1 2", "2", "draw")


def between(*rooms: int) -> Table:
    """The second of three in the line must choose between two healthy neighbours.

    That needs other biohazards than those of our board (5.9): there, whoever comes after a seat on a biohazard stands
    on one too and has been bitten already.
    """
    t = zombies(*map(str, rooms))
    s = t.state
    s.line = (0, 1, 2)
    s.infected = 1 << 1
    s.steps.append(PassItOn(1))
    advance(s)
    return t


@rule("OUT-X5", "OUT-X7", "OUT-Q10")
def test_with_two_legal_neighbours_the_seat_is_asked() -> None:
    t = between(5, 5, 5)
    assert (t.asked, t.kind, t.options()) == ("2", "infect", "infect:1 infect:3")
    assert t.refused("infect:2") == "OUT-X7"
    t.play("infect:3")
    assert (t.infected, t.told()[0]) == ("2 3", "infected 2 3")


@rule("OUT-U7", "OUT-E4")
@pytest.mark.parametrize(
    ("rooms", "default"), [((5, 5, 6), "infect:3"), ((6, 5, 5), "infect:1"), ((5, 5, 5), "infect:1")]
)
def test_who_does_not_choose_infects_the_one_ahead_on_the_map(rooms: tuple[int, int, int], default: str) -> None:
    t = between(*rooms)
    assert t.default() == default
    assert GAME.absent(t.state, 1) == "infect:1"


@rule("OUT-X7")
def test_with_nobody_legal_nothing_happens() -> None:
    t = zombies("infected", "infected").race("1 5000", "2 6000")
    assert (t.infected, t.kind) == ("1 2", "draw")


@rule("OUT-X4", "OUT-X8", "OUT-Q9")
def test_who_is_bitten_now_passes_nothing_on_now() -> None:
    t = six()
    assert t.infected == "5 6"
    assert not [line for line in t.told() if line.startswith("infected")]


@rule("OUT-X5", "OUT-X8", "OUT-Q9")
def test_who_is_infected_now_passes_nothing_on_now() -> None:
    t = zombies("", "", "", "infected").race("1 5000", "2 6000", "3 7000 wrong", "4 8000 wrong")
    assert t.infected == "3 4"
    assert not [line for line in t.told() if line.startswith("infected")]


@rule("OUT-X9")
def test_infection_changes_neither_rows_nor_moves() -> None:
    t = zombies("5 infected", "5")
    assert t.form("1").rows == t.form("2").rows
    assert t.race("1 5000", "2 6000").rooms == "8 5"


@rule("OUT-X5")
@pytest.mark.parametrize("first", ["1", "2"])
def test_carriers_act_along_the_line(first: str) -> None:
    second = "2" if first == "1" else "1"
    t = zombies("infected", "infected", "", "").race("3 5000", "4 5500", f"{first} 6000 wrong", f"{second} 7000 wrong")
    assert [line for line in t.told() if line.startswith("infected")] == [f"infected {first} 4"]
