"""Four players: seats, setup, planning and talk (GD-Q1 to Q8)."""

import pytest

from lamster.games.getaway_driver.components import CARD, KINDS
from lamster.games.getaway_driver.events import SIGNAL
from lamster.games.getaway_driver.game import GAME
from tests.games.getaway_driver.table import Table, new_game, table
from tests.rules import rule

BEGINNER = ("decoy_car", "hit_the_gas", "last_ditch_effort", "leave_wreckage", "stomping_grounds")
DRIVERS = ("driver-a", "driver-b")


def with_hands(stash: int = 5) -> Table:
    """A new game in which both Drivers have picked their cards."""
    t = new_game(4, stash=stash)
    for driver in DRIVERS:
        t.play(*[f"{driver} take:{card}" for card in BEGINNER])
    return t


def with_stash() -> Table:
    """The same, with two Stash tokens each, which lie well."""
    t = with_hands(stash=2)
    t.play("aim:5,5", "*drop:4,5", "*drop:6,5", "aim:15,10", "*drop:15,10", "*drop:17,10")
    return t


# Seats and components.


@rule("GD-Q1")
def test_two_drivers_the_city_and_the_police_in_two_teams() -> None:
    t = new_game(4)
    assert GAME.seat_names(4) == ("driver-a", "driver-b", "city", "police")
    assert [GAME.team(t.state, seat) for seat in range(4)] == [0, 0, 1, 1]


@rule("GD-Q1", "GD-T1")
def test_two_copies_of_everything_on_the_larger_table() -> None:
    t = new_game(4)
    view = t.view("onlooker")
    assert (view.columns, view.rows) == (23, 15)
    assert (view.bag, t.state.bag) == (86, [2] * KINDS)
    assert view.hazards_left == 24
    assert view.police is not None
    assert view.police.supply == 20
    left = {upgrade.upgrade: upgrade.left for upgrade in view.police.garage}
    pairs = {"armored_car": 2, "dispatch": 2, "police_helicopter": 2, "police_motorcycle": 2}
    assert left == {"barricade": 6, "patrol_car": 6, "tire_spikes": 2, "traffic_camera": 2, **pairs}
    assert [driver.meter for driver in view.drivers] == [0, 0]


@rule("GD-Q1", "GD-Q23")
def test_badges_of_both_drivers_pay_into_one_stock_of_twenty() -> None:
    t = table("8,6 N", "12,6 N", tiles="8,5=Y01? 12,5=Y03? 7,6=START 9,6=START 11,6=START 13,6=START", tokens=15)
    t.play("driver-a drive:front", "driver-b drive:front")
    assert t.tokens == 20  # 15 + 3 + 3, but no more than there are
    told = t.told()
    assert told.index("badge 3 18") < told.index("badge 3 20")


@rule("GD-Q1", "GD-K13")
def test_twenty_four_hazard_tokens() -> None:
    spaces = [f"{column},{row}" for row in (1, 15) for column in range(1, 13)]
    around = "8,5=R02 7,6=START 9,6=START 12,5=START 11,6=START 13,6=START"
    t = table("8,6 N", "12,6 N", tiles=around, hazards=" ".join(spaces[:23]))
    t.play("driver-a drive:front", "driver-b drive:front")
    assert len(t.state.hazards) == 24
    assert not any("hazard-removed" in line for line in t.told())


# Hands.


@rule("GD-Q2")
def test_each_driver_picks_five_of_eleven_cards_of_their_own() -> None:
    t = new_game(4)
    assert t.asked == "driver-a driver-b"
    assert t.options("driver-a") == t.options("driver-b") == " ".join(f"take:{card}" for card in CARD.codes)
    assert len(CARD.codes) == 11
    assert t.rule_of("driver-a take:decoy_car") == "GD-Q2"
    t.play("driver-a take:partners_in_crime", "driver-b take:partners_in_crime")
    assert not t.offers("driver-a take:partners_in_crime")
    t.play(*[f"driver-b take:{card}" for card in BEGINNER[:4]])
    assert t.asked == "driver-a"
    assert t.hand(0) == "partners_in_crime"
    assert len(t.hand(1).split()) == 5


@rule("GD-Q2")
def test_the_drivers_see_each_others_hands_and_picks() -> None:
    t = new_game(4).play("driver-a take:ramming_speed")
    assert t.told("driver-b") == ["card-taken driver-a ramming_speed"]
    assert t.view("driver-b").drivers[0].hand == ["ramming_speed"]
    for other in ("city", "police", "onlooker"):
        assert t.told(other) == ["card-taken driver-a ?"]
        assert (t.view(other).drivers[0].hand, t.view(other).drivers[0].cards) == (None, 1)
        assert t.mask("driver-b take:decoy_car", other) == "take:?"
    assert t.mask("driver-b take:decoy_car", "driver-a") == "take:decoy_car"


# Stash, Start and Patrol Cars.


@rule("GD-Q3")
def test_a_scatters_first_then_b_each_with_an_aim_of_their_own() -> None:
    t = with_hands()
    assert (t.asked, t.kind) == ("driver-a", "aim")
    t.play("aim:5,5", *[f"*drop:{2 * n + 1},5" for n in range(5)])
    assert (t.asked, t.kind) == ("driver-b", "aim")
    t.play("aim:15,10", *[f"*drop:{11 + 2 * n},10" for n in range(5)])
    assert len(t.stash.split()) == 10


@rule("GD-Q3", "GD-T7")
def test_the_police_adjust_all_tokens_together() -> None:
    t = with_hands(stash=2)
    t.play("aim:5,5", "*drop:4,5", "*drop:6,5", "aim:6,6", "*drop:7,6", "*drop:10,10")
    assert (t.asked, t.kind) == ("police", "adjust")
    assert t.options() == "automatic token:2 token:3 token:4"  # A's second and B's first lie side by side


@rule("GD-Q3")
def test_as_many_tokens_for_the_one_as_for_the_other() -> None:
    t = with_hands(stash=8)
    t.play("aim:5,5")
    for seat in range(2):
        drops = [f"{1 + n},{1 + 4 * seat}" for n in range(8)]
        t.play(*[f"*drop:{space}" for space in drops])
        if seat == 0:
            t.play("aim:5,5")
    assert len(t.stash.split()) == 16


@rule("GD-Q4")
def test_a_then_b_places_a_start_tile_and_sets_the_facing() -> None:
    t = with_stash()
    assert (t.asked, t.kind) == ("driver-a", "start")
    assert t.refused("start:4,5") == "GD-S7"
    t.play("start:8,6", "face:E")
    assert (t.asked, t.kind) == ("driver-b", "start")
    assert t.refused("start:8,6") == t.refused("start:15,10") == "GD-S7"
    t.play("start:9,6", "face:W")  # next to the other one
    assert (t.at("driver-a"), t.at("driver-b")) == ("8,6 E", "9,6 W")
    assert (t.tile("8,6"), t.tile("9,6")) == ("START", "START")


@rule("GD-Q5")
def test_a_patrol_car_two_spaces_away_from_each_driver() -> None:
    t = with_stash().play("start:8,6", "face:E", "start:14,6", "face:W")
    assert (t.asked, t.kind, t.decision.rule) == ("police", "place", "GD-Q5")
    assert t.options() == "place:10,6 place:6,6 place:7,5 place:7,7 place:8,4 place:8,8 place:9,5 place:9,7"
    t.play("place:7,5", "face:N")
    assert t.options() == "place:12,6 place:13,5 place:13,7 place:14,4 place:14,8 place:15,5 place:15,7 place:16,6"
    assert t.refused("place:8,4") == "GD-A2"
    t.play("place:13,7", "face:W")
    assert (t.at("patrol-1"), t.at("patrol-2"), t.state.round) == ("7,5 N", "13,7 W", 1)
    assert t.kind == "round-start"


@rule("GD-Q5")
def test_the_second_car_is_for_driver_b_also_where_a_is_near() -> None:
    t = with_stash().play("start:8,6", "face:E", "start:9,6", "face:W", "place:8,4", "face:N")
    assert t.refused("place:8,8") == "GD-A2"  # two away from A, three from B
    assert t.offers("place:9,4")


@rule("GD-Q5")
@pytest.mark.parametrize("other", ["10,6", "9,7"])
def test_the_first_cars_stand_on_the_table_not_on_the_partners_start_tile(other: str) -> None:
    t = with_stash().play("start:8,6", "face:E", f"start:{other}", "face:W")
    assert t.refused(f"place:{other}") == "GD-Q5"
    assert len(t.options().split()) == 7
    t.play("place:8,4", "face:N")
    assert t.refused("place:8,6") == "GD-Q5"
    assert len(t.options().split()) == 7


# Planning and talk.

SIGNALS = " ".join(sorted(f"signal:{signal}" for signal in SIGNAL.codes))


def planning() -> Table:
    return table("8,6 N", "12,6 N", phase="plan")


@rule("GD-Q7")
def test_city_and_police_plan_before_the_draw() -> None:
    t = planning()
    assert t.asked == "city police"
    assert t.options("city") == t.options("police") == f"ready {SIGNALS}"
    assert t.rule_of("city signal:badges") == "GD-Q7"
    t.play("police signal:focus-b", "city signal:block-left", "police signal:badges")
    assert (t.asked, t.offers("police signal:badges"), t.offers("city signal:badges")) == ("city police", False, True)
    t.play("police ready")
    assert t.asked == "city"
    t.play("signal:focus-b", "ready")
    assert t.kind == "draw"


@rule("GD-Q7")
def test_signals_are_seen_by_these_two_alone() -> None:
    t = planning()
    for other in ("driver-a", "driver-b", "onlooker"):
        assert t.mask("police signal:focus-b", other) == "signal:?"
        assert t.mask("police ready", other) == "ready"
    assert t.mask("police signal:focus-b", "city") == "signal:focus-b"
    t.play("police signal:focus-b")
    assert t.told("city") == t.told("police") == ["signalled police focus-b"]
    assert t.told("driver-a") == t.told("onlooker") == ["signalled police ?"]
    assert [(signal.seat, signal.signal) for signal in t.view("city").signals] == [(3, "focus-b")]
    assert t.view("driver-b").signals == t.view("onlooker").signals == []


@rule("GD-Q7")
def test_signals_last_for_the_round_and_no_longer() -> None:
    t = planning().play("police signal:badges", "police ready", "city ready")
    assert t.view("city").signals
    t = table("8,6 N", "12,6 N", phase="end", before=lambda s: s.signals.append((3, 0)))
    assert (t.kind_of("city"), t.view("city").signals) == ("plan", [])
    assert t.offers("police signal:focus-a")


@rule("GD-Q7")
def test_the_window_is_closed_after_the_draw_and_until_the_purchase_is_done() -> None:
    t = planning().play("police ready", "city ready")
    assert not t.offers("police signal:badges")
    t = table("8,6 N", "12,6 N", phase="purchase", tokens=2)
    assert t.kind == "purchase"
    assert t.refused("signal:badges") == "GD-P10"
    t.play("done")
    assert t.asked == "city police"


@rule("GD-Q7")
def test_whoever_runs_out_of_time_is_ready() -> None:
    t = planning()
    assert t.default("city") == t.default("police") == "ready"


@rule("GD-Q7", "GD-Q8")
@pytest.mark.parametrize(("talk", "free"), [("signals", False), ("free", True)])
def test_the_drivers_talk_freely_the_others_only_if_the_table_allows_it(talk: str, free: bool) -> None:
    t = new_game(4, planning_talk=talk)
    assert [GAME.team_talk(t.state, seat) for seat in range(4)] == [True, True, free, free]
