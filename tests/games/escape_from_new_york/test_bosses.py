"""Romero, Slag and the Duke (EFNY-B; 5.17)."""

from typing import Any

import pytest

from lamster.games.escape_from_new_york.components import (
    BOSS,
    BOSS_CASE,
    BOSS_DAMAGE,
    BOSS_LIFE,
    BOSS_MOVES,
    BOSS_RANGE,
    DUKE,
)
from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule

CAMP = "E0=dukes-camp K8=nothing-here"


@rule("EFNY-B2")
@pytest.mark.parametrize(
    ("boss", "life", "damage", "reach", "moves", "case"),
    [("romero", 8, 2, 1, 2, 1), ("slag", 12, 3, 0, 1, 2), ("duke", 10, 3, 1, 2, 0)],
)
def test_the_values(boss: str, life: int, damage: int, reach: int, moves: int, case: int) -> None:
    i = BOSS.index[boss]
    values = (BOSS_LIFE[i], BOSS_DAMAGE[i], BOSS_RANGE[i], BOSS_MOVES[i], BOSS_CASE[i])
    assert values == (life, damage, reach, moves, case)


# Coming.


@rule("EFNY-B1", "EFNY-P2")
def test_the_duke_enters_on_nothing_here_when_the_president_is_taken() -> None:
    pois = "A2=crash-site A8=old-theatre C10=gang-hideout G10=looted-store I0=romeros-hideout K2=slags-ring"
    t = table("snake E0", tiles=f"{CAMP} {pois}", windows=True, step=0)
    assert t.at("duke") == ""
    t.play("collect:president")
    assert (t.at("duke"), t.life("duke")) == ("K8", 10)


@rule("EFNY-B1")
def test_the_others_enter_on_their_own_tiles() -> None:
    t = table("snake F5 discard:dead-run").play("recover-all", "*timer:lookout", "turn:A8", "*poi:romeros-hideout")
    assert (t.at("romero"), t.at("slag")) == ("A8", "")


# Fighting.


@rule("EFNY-B2", "EFNY-D2")
@pytest.mark.parametrize(("boss", "here", "next_door"), [("romero", 2, 2), ("slag", 3, 0), ("duke", 3, 3)])
def test_their_damage_here_and_next_door(boss: str, here: int, next_door: int) -> None:
    assert lost_to(boss, "D5") == here
    assert lost_to(boss, "D3") == next_door


def lost_to(boss: str, space: str) -> int:
    """How many cards Snake at D5 loses in step 7."""
    t = table("snake D5", step=7, enemies=f"{space}: {boss}")
    while t.kind == "lose":
        t.play(f"*{t.options().split()[0]}")
    return len(t.discard("snake").split())


@rule("EFNY-B3", "EFNY-C1", "EFNY-A5")
@pytest.mark.parametrize(("boss", "token"), [("romero", 1), ("slag", 2)])
def test_romero_and_slag_leave_their_case_where_they_die(boss: str, token: int) -> None:
    t = table("snake D5", plan="spray-the-street dead-run", enemies=f"D3: {boss}=3").play("play:spray-the-street")
    assert (t.at(boss), t.tokens) == ("", f"{token}@D3")
    view = next(view for view in t.view("snake").bosses if view.boss == boss)
    assert (view.gone, view.space) == (True, None)


@rule("EFNY-B3")
def test_they_never_come_back() -> None:
    t = table("snake D5", plan="spray-the-street dead-run", enemies="D3: romero=3", step=3)
    t.play("play:spray-the-street", "play:dead-run", "go:D3", "go:D5", "reveal:D7", "*tile:ct07")
    t.play("*new-york:dead-ends", "*new-york:barricades")
    assert t.at("romero") == ""


@rule("EFNY-B4", "EFNY-C2")
def test_while_the_boss_lives_there_is_no_case_to_collect() -> None:
    t = table("snake D5", enemies="D3: romero", windows=True, step=0, tiles="D5")
    assert (t.tokens, t.slots, t.kind) == ("", "? ? ? ?", "choose")


@rule("EFNY-B5", "EFNY-O2")
def test_romero_informs_if_a_card_is_lost() -> None:
    t = table("snake D5", step=7, enemies="D3: romero")
    assert (t.kind, t.noise) == ("lose", 0)
    t.play("*lose:ghost-step")
    assert t.noise == 0
    t.play("*lose:dead-run")
    assert (t.noise, t.told()[:2]) == (1, ["lost snake ?", "noise 1 1"])


@rule("EFNY-B5")
@pytest.mark.parametrize(
    ("hero", "tiles"),
    [("snake D5 empty", ""), ("snake D5", "D5=ct07")],
    ids=["no card to lose", "in a Shelter"],
)
def test_romero_says_nothing_if_nothing_is_lost(hero: str, tiles: str) -> None:
    t = table(hero, step=7, enemies="D5: romero 1 prisoner", tiles=tiles)
    assert (t.kind, t.noise) == ("new-york", 0)


@rule("EFNY-B5")
def test_romero_must_be_among_the_attackers() -> None:
    t = table("snake D5", step=7, enemies="D5: 1 prisoner, D3: romero", roadblocks="D3-D5").play("*lose:dead-run")
    assert t.noise == 0


@rule("EFNY-B6", "EFNY-A13")
def test_slag_cannot_be_tricked() -> None:
    t = table("brain D5", plan="stony-poker-face scrounge", enemies="D5: slag romero duke")
    t.play("play:stony-poker-face")
    assert {code.split(":")[0] for code in t.options().split()} == {"trick-romero", "trick-duke"}
    t = table("brain D5", plan="stony-poker-face scrounge", enemies="D5: slag").play("play:stony-poker-face")
    assert "skipped brain stony-poker-face" in t.told()


# The Duke hunts.


def duke(hero: str, at: str, *others: str, **more: Any) -> Table:
    """Step 11 with a card that New York cannot pay; the next top shows N and SE."""
    t = table(hero, *others, **{"step": 11, "top": "wreckers", "taken": True, "enemies": f"{at}: duke", **more})
    return t.play("*new-york:ambush")


@rule("EFNY-B7", "EFNY-N6", "EFNY-E10")
def test_he_moves_two_steps_towards_whoever_holds_the_president() -> None:
    t = duke("snake F5", "D5", "maggie B3 president")
    assert t.at("duke") == "B3"
    assert t.told()[:4] == ["noise 1 1", "duke-moved C4", "duke-moved B3", "turn maggie 3"]


@rule("EFNY-B7")
def test_in_every_new_york_phase_also_that_of_others() -> None:
    t = duke("snake F5", "F7", "maggie F5", "brain B3 president", active="maggie", tiles="D5")
    assert t.at("duke") == "D5"


@rule("EFNY-B7")
def test_he_stops_in_that_space() -> None:
    assert duke("snake F5", "E4", "maggie D5 president").at("duke") == "D5"


@rule("EFNY-B7", "EFNY-E12")
def test_manholes_are_ways_for_him() -> None:
    assert duke("snake F5", "G6", "maggie D3 president", tiles="D5").at("duke") == "D3"


@rule("EFNY-B7", "EFNY-K1")
def test_without_a_way_he_stays() -> None:
    t = duke("snake F5", "K8", "maggie D5 president", tiles="K8=nothing-here")
    assert t.at("duke") == "K8"


@rule("EFNY-B7", "EFNY-E7")
def test_engaged_he_stays() -> None:
    assert duke("snake F5", "E6", "maggie D5 president", "brain E6").at("duke") == "E6"


@rule("EFNY-B7", "EFNY-A12")
def test_tricked_he_stays() -> None:
    t = duke("snake F5", "E6", "maggie D5 president", enemies="E6: duke-down")
    assert t.at("duke") == "E6"


@rule("EFNY-B7")
def test_he_may_pass_heroes_who_do_not_hold_the_president() -> None:
    assert duke("snake F5", "D1", "maggie D5 president", "brain D3").at("duke") == "D5"


@rule("EFNY-B7", "EFNY-XP4")
def test_if_nobody_holds_the_president_he_hunts_nobody() -> None:
    assert duke("snake F5", "D5", "maggie C4").at("duke") == "D5"


@rule("EFNY-B7", "EFNY-G2")
def test_the_current_player_chooses_between_equal_ways() -> None:
    t = duke("snake H3", "D5", "maggie F5 president")
    assert (t.asked, t.kind, t.options()) == ("snake", "duke", "step:E4 step:E6")


# The Duke comes back.


@rule("EFNY-B8", "EFNY-A5")
def test_killed_he_leaves_the_map_without_a_case() -> None:
    t = table("snake D5", plan="spray-the-street dead-run", enemies="D3: duke=3", tiles="K8=nothing-here", taken=True)
    t.play("play:spray-the-street")
    assert (t.at("duke"), t.tokens) == ("", "")


def dead_duke(blacks: int = 5, **more: Any) -> Table:
    """Snake kills the Duke in step 3, and Time Is Running Out comes to the top in step 11."""
    t = table("snake D5", "maggie F5", plan="spray-the-street bare-knuckles", enemies="D3: duke=3", noise=7, taken=True,
              tiles="K8=nothing-here", blacks=blacks, deck="time-is-running-out dead-ends barricades wreckers",
              top="ambush", **more)  # fmt: skip
    return t.play("play:spray-the-street", "play:bare-knuckles", "*new-york:time-is-running-out", "*new-york:wreckers")


@rule("EFNY-B8")
def test_the_next_timer_tile_brings_him_back_with_full_hit_points_before_its_effect() -> None:
    t = dead_duke().play("*timer:tension")
    assert (t.at("duke"), t.life("duke")) == ("K8", 10)
    assert t.told()[:3] == ["timer-tile tension", "duke-back K8", "event-level 2"]


@rule("EFNY-B8", "EFNY-Y4")
def test_a_red_tile_does_so_too() -> None:
    assert dead_duke(0).play("*timer:red").at("duke") == "K8"


@rule("EFNY-B8")
def test_each_time_he_dies() -> None:
    deck = "time-is-running-out dead-ends wreckers"
    t = table("snake J9 weapon:snakes-gun", plan="spray-the-street bare-knuckles", enemies="K8: duke=3", noise=7,
              tiles="K8=nothing-here", taken=True, top="ambush", deck=deck)  # fmt: skip
    t.play("play:spray-the-street", "play:bare-knuckles", "*new-york:time-is-running-out", "*new-york:dead-ends")
    t.play("*timer:lull")
    assert (t.at("duke"), t.life("duke")) == ("K8", 10)
    t.state.boss_life[DUKE] = 2
    t.play("fire:snakes-gun")
    assert t.at("duke") == ""
    t.play("hurry", "recover-all", "*timer:chopper")
    assert (t.at("duke"), t.life("duke")) == ("K8", 10)


@rule("EFNY-B8", "EFNY-Y3")
def test_it_is_the_black_tile_that_brings_him_back_not_hurry_up() -> None:
    t = dead_duke(1)
    assert t.at("duke") == ""
    t.play("*timer:lull")
    assert t.told()[:3] == ["timer-tile lull", "duke-back K8", "timer-tile hurry-up"]
