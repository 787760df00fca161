"""Four players: what each seat knows (GD-Q6, Q7, Q11, GD-I), and worlds that fit it."""

from random import Random

from lamster.games.getaway_driver.game import GAME
from lamster.kernel.conform import CHECKS, run
from lamster.kernel.conform.trial import Setting, Trial
from tests.games.getaway_driver.table import Table, table
from tests.rules import rule

A_ROAD = "8,5=START 7,6=START 9,6=START"
B_ROAD = "12,5=START 11,6=START 13,6=START"
EVERYBODY = ("driver-a", "driver-b", "city", "police", "onlooker")


def seen(t: Table, viewer: str) -> dict[str, str]:
    """The face-down tiles that this viewer knows."""
    return {tile.at: tile.tile for tile in t.view(viewer).tiles if tile.tile is not None and not tile.up}


def worlds(t: Table, viewer: str, number: int = 40) -> list[Table]:
    """Sampled worlds, each checked: the viewer cannot tell it apart, and no tile or card is lost."""
    found = [Table(GAME.resample(t.state, t.viewer(viewer), Random(seed))) for seed in range(number)]
    for world in found:
        assert world.view(viewer) == t.view(viewer)
        assert [d.id for d in world.state.open] == [d.id for d in t.state.open]
        assert all_tiles(world) == all_tiles(t)
        assert [hand.bit_count() for hand in world.state.hand] == [hand.bit_count() for hand in t.state.hand]
    return found


def all_tiles(t: Table) -> list[int]:
    s = t.state
    counts = s.bag.copy()
    for tile in [*s.tiles, *s.drawn]:
        if 0 <= tile < len(counts):
            counts[tile] += 1
    return counts


# Tiles.


@rule("GD-Q6", "GD-I1")
def test_only_the_city_sees_face_down_tiles() -> None:
    t = table("8,6 N", "12,6 N", tiles="8,5=Y01? 12,5=R03? 7,6=START 9,6=START 11,6=START 13,6=START")
    assert seen(t, "city") == {"8,5": "Y01", "12,5": "R03"}
    for other in ("driver-a", "driver-b", "police", "onlooker"):
        assert seen(t, other) == {}


@rule("GD-Q6", "GD-Q10")
def test_only_the_city_sees_drawn_tiles() -> None:
    t = table("8,6 N", "12,6 N", tiles=A_ROAD, phase="expand")
    assert [t.mask("*draw:Y01", viewer) for viewer in EVERYBODY] == ["draw:?", "draw:?", "draw:Y01", "draw:?", "draw:?"]
    t.play("*draw:Y01", "*draw:Y02", "*draw:Y03")
    assert t.view("city").drawn == ["Y01", "Y02", "Y03"]
    for other in ("driver-a", "driver-b", "police", "onlooker"):
        assert t.view(other).drawn is None
        assert t.told(other) == ["drew city ?"] * 3
        assert t.mask("city lay:Y01", other) == "lay:?"
    assert {world.tile("12,5") for world in worlds(t.play("lay:Y01", "lay:Y02"), "police")} > {"Y01?"}


@rule("GD-Q6", "GD-I4")
def test_each_driver_goes_on_seeing_what_they_laid_or_looked_at() -> None:
    t = table("8,6 N stomping_grounds", "12,6 N", tiles=B_ROAD, phase="start")
    t.play("play:stomping_grounds", "city ready", "police ready")
    t.play("*draw:Y01", "*draw:Y02", "*draw:Y03", "lay:Y01", "lay:Y02")
    laid = {"8,5": "Y01", "7,6": "Y02", "9,6": "Y03"}
    assert seen(t, "driver-a") == seen(t, "city") == laid
    assert seen(t, "driver-b") == seen(t, "police") == {}
    roads = "8,5=START 7,6=START 9,6=START 12,5=G01 11,6=START 13,6=START 20,10=R05?"
    t = table("8,6 N", "12,6 N", tiles=roads).play("driver-a drive:front", "driver-b drive:front").play("peek:20,10")
    assert seen(t, "driver-b") == seen(t, "city") == {"20,10": "R05"}
    assert seen(t, "driver-a") == seen(t, "police") == seen(t, "onlooker") == {}
    assert (t.told("driver-b")[0], t.told("driver-a")[0]) == ("peeked driver-b 20,10 R05", "peeked driver-b 20,10 ?")


@rule("GD-Q6", "GD-I2")
def test_worlds_of_the_police_differ_in_tiles_and_hands() -> None:
    roads = "8,5=Y01? 12,5=R03? 7,6=START 9,6=START 11,6=START 13,6=START"
    t = table("8,6 N decoy_car", "12,6 N hit_the_gas", tiles=roads)
    found = worlds(t, "police")
    assert len({world.tile("8,5") for world in found}) > 10
    assert len({world.hand(0) for world in found}) > 5
    assert len({world.hand(1) for world in found}) > 5
    for world in worlds(t, "city"):
        assert (world.tile("8,5"), world.tile("12,5")) == ("Y01?", "R03?")
    for world in worlds(t, "driver-b"):
        assert (world.hand(0), world.hand(1)) == ("decoy_car", "hit_the_gas")


@rule("GD-Q6", "GD-Q1")
def test_worlds_hold_two_copies_of_every_tile() -> None:
    t = table("8,6 N", "12,6 N", tiles=f"{A_ROAD} {B_ROAD} 20,10=R05? 20,11=R05? 20,12=R01?")
    for world in worlds(t, "onlooker"):
        assert max(all_tiles(world)) == 2


@rule("GD-Q26", "GD-I2")
def test_a_card_that_was_shown_is_in_all_worlds() -> None:
    t = table("8,6 N partners_in_crime last_ditch_effort", "12,6 N ramming_speed decoy_car", tiles=f"{A_ROAD} {B_ROAD}")
    t.play("driver-a copy:ramming_speed")
    found = worlds(t, "police")
    assert all("ramming_speed" in world.hand(1) for world in found)
    assert len({world.hand(1) for world in found}) > 3
    t.play("driver-a drive:front", "driver-b play:ramming_speed")
    assert t.view("police").drivers[1].shown == []


# Directions and signals.


@rule("GD-Q11", "GD-I6")
def test_worlds_of_the_other_side_differ_in_the_direction_that_was_set() -> None:
    t = table("8,6 N", "12,6 N", tiles=f"{A_ROAD} {B_ROAD}").play("driver-a drive:left")
    for viewer in ("city", "police", "onlooker"):
        assert {world.state.way[0] for world in worlds(t, viewer)} == {0, 1, 3}
    for viewer in ("driver-a", "driver-b"):
        assert {world.state.way[0] for world in worlds(t, viewer)} == {3}


@rule("GD-Q11")
def test_a_direction_once_shown_is_in_all_worlds() -> None:
    t = table("8,6 N decoy_car", "12,6 N", tiles=f"{A_ROAD} {B_ROAD}", barricades="8,5")
    t.play("driver-a drive:front", "driver-b drive:left")
    assert t.kind == "barricade"
    for world in worlds(t, "police"):
        world.play(world.options().split()[0])
        assert (world.at("driver-a"), world.at("driver-b")) == ("8,5 N", "11,6 W")


@rule("GD-Q11", "GD-Q27")
def test_a_direction_once_lifted_leaves_no_trace() -> None:
    def lifted(way: str) -> str:
        t = table("8,6 N", "12,6 N partners_in_crime", tiles=f"{A_ROAD} {B_ROAD}")
        t.play(f"driver-a drive:{way}", "driver-b play:partners_in_crime", "bait-swap")
        return str(GAME.save(GAME.resample(t.state, t.seat("police"), Random(1))))

    assert lifted("left") == lifted("right")


@rule("GD-Q7", "GD-I6")
def test_worlds_of_the_drivers_differ_in_the_signals() -> None:
    t = table("8,6 N", "12,6 N", phase="plan").play(
        "police signal:focus-b", "city signal:badges", "police signal:badges"
    )
    for viewer in ("driver-a", "driver-b", "onlooker"):
        found = [world.state.signals for world in worlds(t, viewer)]
        assert len({tuple(signals) for signals in found}) > 10
        assert all([seat for seat, _ in signals] == [3, 2, 3] for signals in found)
        assert all(len(set(signals)) == 3 for signals in found)  # each signal once
    for world in worlds(t, "city"):
        assert world.state.signals == t.state.signals


@rule("GD-I5", "GD-Q26")
def test_a_question_to_the_partner_gets_a_new_id_whatever_the_cards() -> None:
    """Whether B can do more or less after A's card depends on B's hand, so it must not show."""
    roads = f"{A_ROAD} {B_ROAD}"
    ids = []
    for hand in ("partners_in_crime", "decoy_car"):
        t = table("8,6 N decoy_car", f"12,6 N {hand}", tiles=roads, discard="ramming_speed", loot=1)
        t.play("driver-a replay:ramming_speed")
        ids.append([decision.id for decision in t.state.open])
    assert ids[0] == ids[1]


@rule("GD-D16", "GD-I5")
def test_a_driver_who_is_boxed_in_by_their_cards_looks_like_any_other() -> None:
    walls = "8,5=R06 7,6=R06 9,6=R12 8,7=R12 12,5=START 11,6=START 13,6=START"
    kinds = [table(f"8,6 N {card}", "12,6 N", tiles=walls).kind_of("driver-a") for card in ("decoy_car", "hit_the_gas")]
    assert kinds == ["turn", "turn"]


# The whole game.


def test_the_conformance_battery_on_a_small_table() -> None:
    spec = {"seats": 4, "options": {"size": "compact", "stash": 8}, "plies": 12000}
    trial = Trial(GAME, Setting(spec), 11, 0.3)
    found = [finding.text() for name, check in CHECKS.items() for finding in run(trial, name, check)]
    assert found == []
