"""When the Driver cannot move (GD-D15 to D17, D19)."""

import pytest

from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

GREENS = "8,5=G06 7,6=G07 9,6=G08 8,7=G09"
AROUND = "8,5 7,6 9,6 8,7"
"""The four spaces around a car at 8,6."""


# Dead ends.


@rule("GD-D15", "GD-W3")
@pytest.mark.parametrize(
    ("driver", "blocked", "barricades"),
    [
        ("1,1 N", "2,1", ""),
        ("1,1 N", "", "2,1"),
        ("8,6 N", "", "8,5 7,6 9,6"),
        ("8,6 N", "8,5 7,6", "9,6"),
        ("8,1 N", "", "7,1 9,1"),
    ],
)
def test_no_way_in_front_left_or_right(driver: str, blocked: str, barricades: str) -> None:
    """Edge, obstacle and Barricades that cannot be paid; the way back does not help."""
    tiles = {"1,1 N": "1,2=G06 2,1=G07", "8,6 N": GREENS, "8,1 N": "7,1=G06 9,1=G07 8,2=G08"}[driver]
    legal = [word for word in tiles.split() if word.partition("=")[0] not in blocked.split()]
    t = table(driver, tiles=" ".join(legal), blocked=blocked, barricades=barricades)
    assert t.result == "police GD-D15"


@rule("GD-D15", "GD-U9")
@pytest.mark.parametrize(
    ("hand", "discard", "loot", "caught"),
    [("", "", 0, True), ("decoy_car", "", 0, False), ("", "decoy_car", 0, True), ("", "decoy_car", 1, False)],
)
def test_a_card_for_the_barricade_opens_the_way(hand: str, discard: str, loot: int, caught: bool) -> None:
    t = table(f"8,6 N {hand}", tiles=GREENS, barricades="8,5 7,6 9,6", discard=discard, loot=loot)
    assert t.result == ("police GD-D15" if caught else "")
    if not caught:
        assert t.offers("drive:front")


@rule("GD-D16", "GD-V19", "GD-D18")
def test_boxed_in_while_the_fuse_burns_the_driver_bounces_on() -> None:
    """The bounce has an end here: with the last token of the fuse the Driver wins."""
    t = table("8,6 N", tiles=GREENS, hazards=AROUND, event="ticking_time_bomb", fuse=2)
    assert t.options() == "drive:front drive:left drive:right"
    t.play("drive:left")
    assert (t.at("driver"), t.state.fuse, t.options()) == ("8,6 W", 1, "drive:front drive:left drive:right")
    t.play("drive:front")
    assert t.result == "driver GD-V19"


@rule("GD-D15", "GD-V19")
def test_a_dead_end_is_one_with_a_fuse_too() -> None:
    t = table("8,6 N", tiles=GREENS, barricades="8,5 7,6 9,6", event="ticking_time_bomb", fuse=2)
    assert t.result == "police GD-D15"


@rule("GD-D15")
def test_one_way_left_is_no_dead_end() -> None:
    t = table("1,1 N", tiles="1,2=G06 2,1=G07", hazards="2,1")
    assert (t.result, t.options()) == ("", "drive:right")


@rule("GD-D15", "GD-R6")
def test_open_spaces_are_filled_before_it_is_judged() -> None:
    """The normal move is due only after the fill."""
    tiles = f"{GREENS} 9,5=G01"
    t = table("8,6 N switch_cars", tiles=tiles, vehicles="patrol-1@9,5N", blocked="10,5", barricades="8,5")
    t.play("play:switch_cars")
    t.play("*draw:Y01")
    assert (t.kind, t.options()) == ("turn", "drive:front study:front")


# Boxed in.


@rule("GD-D16", "GD-W3")
def test_hazards_on_all_four_sides_and_no_stunt() -> None:
    t = table("8,6 N", tiles=GREENS, hazards=AROUND)
    assert t.result == "police GD-D16"


@rule("GD-D16")
@pytest.mark.parametrize(
    ("behind", "hazards", "more", "caught"),
    [
        ("8,7=G09", AROUND, {}, True),
        ("8,7=G09", "8,5 7,6 9,6", {}, False),
        ("8,7=R02", "8,5 7,6 9,6", {}, True),
        ("8,7=R02?", "8,5 7,6 9,6", {}, False),
        ("8,7=R02", "8,5 7,6 9,6", {"stash": "8,7"}, False),
        ("8,7=R02", "8,5 7,6 9,6", {"spikes": "8,7"}, False),
        ("8,7=R02", "8,5 7,6 9,6", {"vehicles": "patrol-1@8,7N"}, False),
        ("8,7=Y02", "8,5 7,6 9,6", {}, False),
        ("", "8,5 7,6 9,6", {}, False),
        ("8,7=G09", "8,5 7,6 9,6", {"barricades": "8,7"}, True),
        ("8,7=R02?", "8,5 7,6 9,6", {"barricades": "8,7"}, True),
        ("", "8,5 7,6 9,6", {"barricades": "8,7"}, True),
        ("", "8,5 7,6 9,6", {"blocked": "8,7"}, True),
    ],
)
def test_which_spaces_are_closed(behind: str, hazards: str, more: dict[str, str], caught: bool) -> None:
    """Three sides have hazards; what about the fourth? An unpaid Barricade closes it, whatever lies there (RL82)."""
    t = table(
        "8,6 N",
        tiles=f"8,5=G06 7,6=G07 9,6=G08 {behind}",
        hazards=hazards,
        stash=more.get("stash", ""),
        spikes=more.get("spikes", ""),
        vehicles=more.get("vehicles", ""),
        barricades=more.get("barricades", ""),
        blocked=more.get("blocked", ""),
    )
    if t.result == "" and t.decision.rule == "GD-D17":
        # Step A comes before the move: the Driver may still look at a face-down tile.
        assert t.options() == "give-up study:behind"
        t.play("give-up")
    assert t.result == ("police GD-D16" if caught else "")


@rule("GD-D16")
def test_the_edge_closes_a_side_too() -> None:
    assert table("8,1 N", tiles="7,1=G06 9,1=G07 8,2=G08", hazards="7,1 9,1 8,2").result == "police GD-D16"
    assert table("8,1 N", tiles="7,1=G06 9,1=G07 8,2=G08", hazards="7,1 9,1").result == ""


@rule("GD-D16", "GD-H4")
@pytest.mark.parametrize(
    ("hand", "discard", "loot", "boxed"),
    [
        ("hit_the_gas", "", 0, False),
        ("decoy_car", "", 0, True),
        ("handbrake_turn", "", 0, False),
        ("", "hit_the_gas", 1, False),
        ("", "hit_the_gas", 0, True),
        ("", "decoy_car", 1, True),
    ],
)
def test_a_matching_stunt_opens_the_box(hand: str, discard: str, loot: int, boxed: bool) -> None:
    """The ramp leads over the burst Car Accident in front; Handbrake Turn can be used at any token (RL83)."""
    tiles = "8,5=R02 7,6=G07 9,6=G08 8,7=G09"
    t = table(f"8,6 N {hand}", tiles=tiles, hazards="7,6 9,6 8,7", discard=discard, loot=loot)
    if boxed:
        assert t.result == "police GD-D16" or (t.options() == "give-up" and t.refused("drive:front") == "GD-D16")
    else:
        assert (t.kind, t.offers("drive:front")) == ("turn", True)


@rule("GD-D16", "GD-V17")
def test_red_is_no_wall_while_it_is_optional() -> None:
    tiles = "8,5=R02 7,6=G07 9,6=G08 8,7=G09"
    assert table("8,6 N", tiles=tiles, hazards="7,6 9,6 8,7").result == "police GD-D16"
    assert table("8,6 N", tiles=tiles, hazards="7,6 9,6 8,7", event="vigilante_justice").result == ""


@rule("GD-D16", "GD-D10")
def test_only_when_the_normal_move_is_due() -> None:
    """After the move nobody asks any more: the car has bounced, and is boxed in only in the next round."""
    t = table("8,6 N hit_the_gas decoy_car", tiles="8,5=R02 7,6=G07 9,6=G08 8,7=G09", hazards="7,6 9,6 8,7")
    t.play("drive:left", "back-out")
    assert (t.kind, t.result) == ("free", "")


# Cards first.


@rule("GD-D17")
def test_every_card_that_is_legal_may_be_played_first() -> None:
    hand = "ramming_speed slam_on_the_brakes switch_cars jam_the_police_radar last_ditch_effort"
    t = table(
        f"8,6 N {hand}",
        tiles=f"{GREENS} 9,5=G01",
        hazards=AROUND,
        vehicles="patrol-1@9,5N",
        meter=1,
    )
    plays = " ".join(f"play:{card}" for card in sorted(hand.split()))
    assert (t.asked, t.decision.rule) == ("driver", "GD-D17")
    assert t.options() == f"give-up {plays}"
    assert t.default() == "give-up"


def boxed(hand: str) -> Table:
    return table(f"8,6 N {hand}", tiles=f"{GREENS} 9,5=G01 9,4=G02 10,5=G03", hazards=AROUND, vehicles="patrol-1@9,5N")


@rule("GD-D17")
def test_a_card_may_lead_out_of_it() -> None:
    t = boxed("switch_cars").play("play:switch_cars")
    assert (t.at("driver"), t.kind, t.options()) == ("9,5 N", "turn", "drive:front drive:left drive:right")
    t = boxed("slam_on_the_brakes decoy_car").play("play:slam_on_the_brakes")
    assert (t.kind, t.options()) == ("free", "end")
    t = table("8,6 N ramming_speed", tiles=GREENS, barricades="8,5 7,6 9,6", hazards="8,7")
    assert t.offers("drive:front")


@rule("GD-D17", "GD-X24")
def test_ramming_speed_opens_barricades_that_nobody_can_pay() -> None:
    """The last card is played, not given up: the Barricade crashes."""
    t = table("8,6 N ramming_speed", tiles=GREENS, barricades="8,5 7,6 9,6")
    t.play("play:ramming_speed")
    assert (t.kind, t.options()) == ("turn", "drive:front drive:left drive:right")


@rule("GD-D17")
def test_a_card_that_does_not_help_leaves_the_driver_cornered() -> None:
    t = boxed("last_ditch_effort decoy_car")
    assert t.options() == "give-up"
    t = boxed("ramming_speed decoy_car").play("play:ramming_speed")
    assert (t.decision.rule, t.options()) == ("GD-D17", "give-up")
    t.play("give-up")
    assert t.result == "police GD-D16"
    assert "cornered driver" in t.told()


@rule("GD-D17", "GD-D15")
def test_who_declines_is_caught() -> None:
    t = table("1,1 N handbrake_turn", tiles="1,2=G06", blocked="2,1")
    assert (t.kind, t.options()) == ("cornered", "give-up play:handbrake_turn")
    t.play("give-up")
    assert t.result == "police GD-D15"


@rule("GD-D17", "GD-X13")
def test_a_u_turn_out_of_a_dead_end() -> None:
    t = table("1,1 N handbrake_turn", tiles="1,2=G06 1,3=G07 2,2=G08", blocked="2,1").play("play:handbrake_turn")
    assert (t.at("driver"), t.kind, t.options()) == ("1,2 S", "turn", "drive:front drive:left")


# Ten idle rounds.

ROUNDABOUT = "8,6=START 7,6=G06 7,7=G07 8,7=G08 8,5=R01 9,6=R02 6,6=R03 7,5=R04 7,8=R05 6,7=R06 9,7=R07 8,8=R08"
"""The car can go round and round to the left on these four tiles, all face up."""


@rule("GD-D19", "GD-W3")
def test_ten_rounds_without_a_tile_laid_or_flipped() -> None:
    t = table("8,6 N", tiles=ROUNDABOUT)
    t.play(*["drive:left"] * 9)
    assert (t.state.round, t.result, t.state.idle) == (12, "", 9)
    t.play("drive:left")
    assert t.result == "police GD-D19"
    assert "idled" in t.told()


@rule("GD-D19")
@pytest.mark.parametrize(
    ("tiles", "last"),
    [
        (ROUNDABOUT.replace("7,5=R04", "7,5=R05?").replace("7,8=R05", "7,8=R04"), 14),
        (ROUNDABOUT.replace(" 8,8=R08", ""), 16),
    ],
)
def test_a_flipped_or_laid_tile_starts_the_count_anew(tiles: str, last: int) -> None:
    """The tile is studied in round 4, or laid (and studied) in round 6: ten more rounds without anything follow."""
    t = table("8,6 N", tiles=tiles)
    while not t.result:
        if t.kind == "draw":
            t.play("*draw:Y04")
        if t.offers("study:right"):
            t.play("study:right")
        t.play("drive:left")
    assert (t.result, t.state.round) == ("police GD-D19", last)


@rule("GD-D19", "GD-V19")
def test_it_is_judged_last_of_all() -> None:
    t = table("8,6 N", tiles=ROUNDABOUT, event="ticking_time_bomb")
    t.state.fuse = 10
    t.play(*["drive:left"] * 10)
    assert t.result == "driver GD-V19"
