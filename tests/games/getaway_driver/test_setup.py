"""Setup for two (GD-S)."""

import pytest

from lamster.games.getaway_driver.components import COST, UPGRADE
from lamster.games.getaway_driver.game import GAME
from lamster.kernel.decision import Refusal
from tests.games.getaway_driver.table import Table, new_game, table
from tests.rules import rule

TEN = (
    *("decoy_car", "handbrake_turn", "hit_the_gas", "jam_the_police_radar", "last_ditch_effort"),
    *("leave_wreckage", "ramming_speed", "slam_on_the_brakes", "stomping_grounds", "switch_cars"),
)
BEGINNERS = ("stomping_grounds", "leave_wreckage", "hit_the_gas", "last_ditch_effort", "decoy_car")
THROW = ("*drop:4,6", "*drop:6,6", "*drop:8,8", "*drop:10,6", "*drop:12,6")
"""Five tokens that lie well."""


def with_cards(t: Table) -> Table:
    return t.play(*[f"take:{card}" for card in sorted(BEGINNERS)])


def with_stash() -> Table:
    return with_cards(new_game()).play("aim:8,6", *THROW)


# Roles, meter, hand.


@rule("GD-S1")
def test_one_drives_and_the_other_is_the_police() -> None:
    t = new_game()
    assert GAME.seat_names(2) == ("driver", "police")
    assert [GAME.role(t.state, seat) for seat in (0, 1)] == ["driver", "police"]
    assert [GAME.team(t.state, seat) for seat in (0, 1)] == [0, 1]
    assert t.asked == "driver"


@rule("GD-S2")
def test_the_meter_starts_on_white() -> None:
    t = new_game()
    assert (t.meter(), t.view("police").red) == (0, 4)
    assert t.view("police").drivers[0].meter == 0


@rule("GD-S3")
def test_five_of_ten_cards() -> None:
    t = new_game()
    assert (t.kind, t.decision.rule, t.options()) == ("hand", "GD-S3", " ".join(f"take:{card}" for card in TEN))
    assert t.refused("take:partners_in_crime") == "GD-S3"
    t.play("take:switch_cars")
    assert t.refused("take:switch_cars") == "GD-S3"
    t.play("take:decoy_car", "take:handbrake_turn", "take:ramming_speed", "take:hit_the_gas")
    assert t.hand() == "decoy_car handbrake_turn hit_the_gas ramming_speed switch_cars"
    assert t.kind == "aim"


@rule("GD-S3")
def test_the_choice_is_secret() -> None:
    t = new_game().play("take:switch_cars")
    assert t.told("driver") == ["card-taken driver switch_cars"]
    assert t.told("police") == t.told("onlooker") == ["card-taken driver ?"]
    assert [t.mask("take:decoy_car", who) for who in ("driver", "police", "onlooker")] == [
        "take:decoy_car",
        "take:?",
        "take:?",
    ]
    with_cards(t := new_game())
    police, own = t.view("police").drivers[0], t.view("driver").drivers[0]
    assert (police.cards, police.hand, own.hand) == (5, None, sorted(BEGINNERS))
    assert (t.discard(), t.removed()) == ("", "")


@rule("GD-S3")
def test_cards_not_chosen_are_out_of_the_game() -> None:
    t = table("8,6 N decoy_car", tiles="8,5=R01 7,6=G07 9,6=G08", meter=1, loot=3).play("drive:front")
    assert t.options() == "back-out"
    assert t.view("driver").drivers[0].hand == ["decoy_car"]


@rule("GD-S4")
def test_the_beginner_hand_is_suggested() -> None:
    t = new_game()
    taken = []
    while t.kind == "hand":
        taken.append(t.default())
        t.play(t.default())
    assert sorted(taken) == sorted(f"take:{card}" for card in BEGINNERS)
    t = new_game().play("take:stomping_grounds", "take:switch_cars")
    assert t.default() in [f"take:{card}" for card in BEGINNERS]


# The throw.


@rule("GD-S5")
@pytest.mark.parametrize("number", [2, 5, 8])
def test_how_many_stash_tokens(number: int) -> None:
    options = {} if number == 5 else {"stash": number}
    t = with_cards(new_game(**options)).play("aim:8,6")
    drops = 0
    while t.asked == "*":
        t.play(f"*{t.decision.codes[-1]}")
        drops += 1
    assert (drops, len(t.view("driver").stash)) == (number, number)


@rule("GD-S5")
@pytest.mark.parametrize("number", [1, 9])
def test_not_fewer_than_two_and_not_more_than_eight(number: int) -> None:
    with pytest.raises(Refusal, match="2 to 8"):
        new_game(stash=number)


# The order, Start and the first car.


@rule("GD-S6")
def test_the_order_of_setup() -> None:
    t = new_game(obstacles=1)
    order = [f"{t.asked} {t.kind}"]
    for code in ("*obstacle:lake@3,3", *[f"take:{card}" for card in BEGINNERS], "aim:8,6", "*drop:8,6", "*drop:8,7"):
        t.play(code)
        order.append(f"{t.asked} {t.kind}")
    assert order == ["* obstacle", *["driver hand"] * 5, "driver aim", *["* drop"] * 3]
    t.play("*drop:8,9", "*drop:10,9", "*drop:12,9")
    assert (t.asked, t.kind) == ("police", "adjust")
    t.play("automatic")
    assert (t.asked, t.kind) == ("driver", "start")
    t.play("start:4,9")
    assert (t.asked, t.kind) == ("driver", "face")
    t.play("face:N")
    assert (t.asked, t.kind, t.state.round) == ("police", "place", 0)
    t.play("place:4,7", "face:S")
    assert t.told() == ["placed patrol-1 4,7 S", "round 1"]
    assert (t.asked, t.kind) == ("driver", "round-start")


@rule("GD-S7")
def test_start_lies_on_any_legal_space_without_a_stash_token() -> None:
    t = with_stash()
    assert (t.kind, t.decision.rule, len(t.decision.codes)) == ("start", "GD-S7", 160)
    assert t.refused("start:8,8") == "GD-S7"
    assert t.default() == "start:8,6"
    t.play("start:1,1")
    assert t.told() == ["started driver 1,1"]
    assert t.options() == "face:E face:N face:S face:W"
    t.play("face:W")
    assert (t.at("driver"), t.tile("1,1"), t.told()) == ("1,1 W", "START", ["faced driver W"])
    # Around it vehicles may drive off the road (GD-P4).
    assert t.state.offroad == t.state.ground.near[t.state.ground.index["1,1"]]


@rule("GD-S7")
def test_start_does_not_lie_on_an_obstacle() -> None:
    t = new_game(obstacles=1).play("*obstacle:lake@3,3")
    with_cards(t).play("aim:8,6", *THROW)
    assert (t.refused("start:4,4"), len(t.decision.codes)) == ("GD-S7", 156)


@rule("GD-S8")
def test_the_first_patrol_car_stands_two_spaces_away() -> None:
    t = with_stash().play("start:2,6", "face:E")
    assert (t.asked, t.kind, t.decision.rule) == ("police", "place", "GD-S8")
    assert t.options() == "place:1,5 place:1,7 place:2,4 place:2,8 place:3,5 place:3,7 place:4,6"
    assert t.refused("place:3,6") == "GD-A2"
    t.play("place:4,6")
    assert t.options() == "face:E face:N face:S face:W"
    t.play("face:N")
    assert (t.at("patrol-1"), t.tile("4,6"), t.tokens) == ("4,6 N", "", 0)
    assert "4,6" in t.stash


@rule("GD-S8", "GD-P1")
def test_the_first_patrol_car_acts_in_the_first_round() -> None:
    t = with_stash().play("start:8,6", "face:N", "place:8,8", "face:N", "pass")
    t.play("*draw:G06", "*draw:G07", "*draw:G08", "lay:G06", "lay:G07", "drive:front", "end")
    assert t.offers("ahead:patrol-1")


@rule("GD-S9")
def test_forty_three_tiles_are_mixed_in_the_bag() -> None:
    t = with_stash().play("start:8,6", "face:N", "place:8,8", "face:N", "pass")
    names = [f"G{n:02}" for n in range(1, 11)] + [f"R{n:02}" for n in range(1, 13)] + [f"Y{n:02}" for n in range(1, 22)]
    assert (t.kind, t.options()) == ("draw", " ".join(f"draw:{name}" for name in names))
    assert t.decision.weights is None
    assert t.view("onlooker").bag == 43


@rule("GD-S10")
def test_what_the_police_begin_with() -> None:
    t = with_stash().play("start:8,6", "face:N", "place:8,8", "face:N")
    view = t.view("driver")
    police = view.police
    assert police is not None
    assert (police.tokens, police.supply, view.hazards_left) == (0, 10, 12)
    assert [(u.upgrade, u.bought, u.left) for u in police.garage] == [
        ("armored_car", 0, 1),
        ("barricade", 0, 3),
        ("dispatch", 0, 1),
        ("patrol_car", 0, 2),
        ("police_helicopter", 0, 1),
        ("police_motorcycle", 0, 1),
        ("tire_spikes", 0, 1),
        ("traffic_camera", 0, 1),
    ]
    assert [u.cost for u in police.garage] == [COST[u] for u in range(len(UPGRADE.codes))] == [4, 2, 2, 2, 8, 4, 2, 2]
    assert (view.barricades, view.spikes, view.hazards) == ([], [], [])


@rule("GD-S11", "GD-H3")
def test_start_is_a_green_tile_without_anything() -> None:
    """Entering it places no Hazard token and pays nothing; with a token on it no stunt matches."""
    t = table("8,7 N hit_the_gas", tiles="8,7=G06 8,6=START 7,7=G07 9,7=G08").play("drive:front")
    assert t.told() == ["drove driver front 8,6 N"]
    assert (t.hazards, t.tokens, t.kind) == ("", 0, "free")
    hand = "8,7 N hit_the_gas decoy_car last_ditch_effort leave_wreckage stomping_grounds"
    t = table(hand, tiles="8,7=G06 8,6=START 7,7=G07 9,7=G08", hazards="8,6").play("drive:front")
    assert (t.kind, t.options()) == ("handle", "back-out")
    assert t.refused("stunt:hit_the_gas") == "GD-H3"


@rule("GD-S2", "GD-S3", "GD-S9", "GD-S10")
def test_nothing_has_happened_when_the_table_is_laid() -> None:
    saved = GAME.save(new_game().state)
    for name in ("hand", "discard", "removed", "loot", "spent", "meter", "stomping"):
        assert saved[name] == [0]
    for name in ("stash", "hazards", "barricades", "spikes", "in_play", "drawn", "filling", "obstacles", "badges"):
        assert saved[name] == []
    assert (saved["round"], saved["tokens"], saved["left_in"], saved["idle"], saved["event"]) == (0, 0, 43, 0, -1)
    assert (saved["bag"], saved["bought"], saved["up"]) == ([1] * 43, [0] * 8, 0)
