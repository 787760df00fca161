"""How bots run (OUT-N1 to N8): times and slips as the ledger's table 5.15 says, drawn from fixed seeds."""

from collections import Counter
from itertools import pairwise
from math import exp
from random import Random
from statistics import median, quantiles

import pytest

from lamster.games.outrun.bot import THUMB
from lamster.games.outrun.bot_race import (
    FORGET,
    LEAVE_OUT,
    MISREAD,
    SWAP,
    WRONG_CARD,
    misread,
    pace_of,
    slip_kind,
    slipped,
    time_of,
    with_two_swapped,
    with_wrong_card,
)
from lamster.games.outrun.components import LETTERS, LEVELS, PATH
from lamster.games.outrun.game import GAME
from lamster.games.outrun.load import expected_ms
from lamster.games.outrun.rules.rows import rows
from tests.games.outrun.table import Table, card_set, table
from tests.rules import rule

TENTH = 1.2816
"""A tenth of a normal distribution lies beyond so many standard deviations."""
PC14 = PATH.index["pc14"]
SCALE = ("beginner", "easy", "medium", "hard", "master")
LIGHT = "back-away switcheroo-lr"
"""A load of 3 on PC14, with as many cards as on the path; every slip makes the row wrong."""
HEAVY = "evens-odds switcheroo-lr switcheroo-jd switcheroo-vt"
"""A load of 6 there, with as many cards."""


def at(front: str, monster: str = "bear", **options: str) -> Table:
    """Four seats before PC14 = V D L C S R, the first with these cards in force (and, after a slash, in hand)."""
    return table(front, "", "", "", monster=monster, path="pc14", **options)


def runs(t: Table, level: str, count: int, seed: int = 1) -> list[str]:
    """What bots of this level do on the first seat."""
    decision = GAME.decision(t.state, 0)
    assert decision is not None
    rng = Random(seed)
    return [THUMB.fill(t.state, decision, level, rng) for _ in range(count)]


def laid(codes: list[str]) -> list[str]:
    return [code[4:].partition("@")[0] for code in codes if code != "late"]


def times(codes: list[str], row: str) -> list[int]:
    """Of the runs with this row."""
    return [int(code.partition("@")[2]) for code in codes if code.startswith(f"run:{row}@")]


# Time.


@rule("OUT-N3", "OUT-N4")
@pytest.mark.parametrize(
    ("front", "level", "seconds"),
    [
        ("", "easy", 6.90),
        ("", "medium", 5.35),
        ("", "hard", 4.26),
        (LIGHT, "easy", 9.45),
        (LIGHT, "medium", 7.15),
        (LIGHT, "hard", 5.55),
        (HEAVY, "easy", 12.00),
        (HEAVY, "medium", 8.95),
        (HEAVY, "hard", 6.84),
    ],
)
def test_six_cards_take_the_time_of_the_table(front: str, level: str, seconds: float) -> None:
    t = at(front)
    found = times(runs(t, level, 4000), t.form("1").rows[0])
    assert median(found) == pytest.approx(1000 * seconds, rel=0.025)
    tenths = quantiles(found, n=10)
    spread = exp(TENTH * LEVELS[level]["spread"])
    assert tenths[0] == pytest.approx(1000 * seconds / spread, rel=0.04)
    assert tenths[-1] == pytest.approx(1000 * seconds * spread, rel=0.04)


@rule("OUT-N4")
def test_every_card_of_the_row_takes_its_time() -> None:
    t = at("long-1 long-3")
    row = t.form("1").rows[0]
    assert row == "V1DL3CSR"
    assert median(times(runs(t, "medium", 4000), row)) == pytest.approx(1150 + 8 * 700 + 1.6 * 600, rel=0.025)


@rule("OUT-N4", "OUT-T6")
def test_no_run_is_faster_than_anybody_can_be() -> None:
    form = at("").form("1")
    assert time_of(form, "VDLCSR", "medium", 0.01, Random(1)) == 450
    assert all(GAME.refuse(at("").state, 0, code) is None for code in runs(at(""), "master", 500))


@rule("OUT-L7", "OUT-U1")
def test_who_would_take_longer_than_the_table_waits_is_late() -> None:
    t = at(f"{HEAVY} long-1 long-2 long-3", run_limit="30")
    codes = runs(t, "beginner", 1000)
    assert 50 < codes.count("late") < 500
    assert max(int(code.partition("@")[2]) for code in codes if code != "late") <= 30_000
    assert "late" not in runs(at(f"{HEAVY} long-1 long-2 long-3", run_limit="off"), "beginner", 1000)


@rule("OUT-N2")
def test_a_run_comes_from_the_bots_own_generator() -> None:
    t = at("back-away little-shortcut")
    assert runs(t, "medium", 50, seed=7) == runs(t, "medium", 50, seed=7)
    assert runs(t, "medium", 50, seed=7) != runs(t, "medium", 50, seed=8)


def test_levels_run_faster_and_slip_less_from_step_to_step() -> None:
    skills = [LEVELS[level] for level in SCALE]
    for weaker, stronger in pairwise(skills):
        assert all(weaker[part] > stronger[part] for part in ("begin", "card", "load", "spread", "slip", "slip_load"))
        assert weaker["antidote"] < stronger["antidote"]
    plain = [expected_ms(level, 6, 3.0) for level in SCALE]
    assert plain == sorted(plain, reverse=True)


# Slips.


@rule("OUT-N5")
@pytest.mark.parametrize("level", SCALE)
def test_slips_are_as_frequent_as_load_and_level_make_them(level: str) -> None:
    t = at(LIGHT)
    rows_laid = laid(runs(t, level, 4000))
    slips = sum(row not in t.form("1").rows for row in rows_laid) / len(rows_laid)
    assert slips == pytest.approx(LEVELS[level]["slip"] + 3 * LEVELS[level]["slip_load"], abs=0.02)


@rule("OUT-N5")
def test_no_load_makes_more_than_six_slips_in_ten() -> None:
    t = at(f"{HEAVY} long-1 long-2 long-3")
    assert LEVELS["beginner"]["slip"] + 8.4 * LEVELS["beginner"]["slip_load"] > 0.65
    rows_laid = laid(runs(t, "beginner", 4000))
    assert sum(row not in t.form("1").rows for row in rows_laid) / len(rows_laid) == pytest.approx(0.6, abs=0.025)


def kinds(front: str, row: str) -> Counter[int]:
    rng = Random(3)
    return Counter(slip_kind(card_set(front), row, rng) for _ in range(10_000))


@rule("OUT-N5")
def test_slips_are_of_five_kinds_by_their_weights() -> None:
    found = kinds("back-away not-l switcheroo-cs", "RCSDV")
    shares = [found[kind] / 10_000 for kind in (FORGET, MISREAD, SWAP, LEAVE_OUT, WRONG_CARD)]
    assert shares == pytest.approx([0.45, 0.15, 0.20, 0.12, 0.08], abs=0.015)


@rule("OUT-N5")
@pytest.mark.parametrize(
    ("front", "row", "possible"),
    [
        ("", "VDLCSR", {SWAP, LEAVE_OUT, WRONG_CARD}),
        ("boost shield", "VDLCSR", {SWAP, LEAVE_OUT, WRONG_CARD}),
        ("not-l not-v", "DCSR", {FORGET, SWAP, LEAVE_OUT, WRONG_CARD}),
        ("switcheroo-lr", "VDRCSL", {FORGET, SWAP, LEAVE_OUT, WRONG_CARD}),
        ("not-l", "V", {FORGET, LEAVE_OUT, WRONG_CARD}),
        ("not-l", "", {FORGET}),
    ],
)
def test_only_slips_that_are_possible_are_made(front: str, row: str, possible: set[int]) -> None:
    assert set(kinds(front, row)) == possible


def outcomes(front: str) -> set[str]:
    """Everything that a slip makes of PC14 with these cards in force."""
    rng = Random(5)
    return {slipped(PC14, card_set(front), rows(PC14, card_set(front))[0], rng) for _ in range(4000)}


@rule("OUT-N5")
def test_one_card_in_force_is_forgotten_at_a_time() -> None:
    found = outcomes("back-away not-v switcheroo-cs long-1")
    assert found >= {"D1LSCR", "R1CSLDV", "R1SCLD", "RCSLD"}
    assert "VDLCSR" not in found


@rule("OUT-N5")
def test_not_that_way_is_taken_on_exchanged_symbols() -> None:
    """4.9: path L lays nothing and path R lays card L; misread, path R becomes L and drops out."""
    front = card_set("not-l switcheroo-lr")
    assert misread(PC14, front, Random(1)) == "VDRCS"
    assert "VDRCS" in outcomes("not-l switcheroo-lr")
    assert misread(PC14, card_set("back-away not-l switcheroo-lr long-2"), Random(1)) == "SC2RDV"
    shortened = {misread(PC14, card_set("not-l switcheroo-lr little-shortcut"), Random(seed)) for seed in range(60)}
    assert shortened == {"DRCS", "VRCS", "VDCS", "VDRS", "VDRC"}


@rule("OUT-N5")
def test_two_neighbours_are_swapped() -> None:
    found = {with_two_swapped("VDLCSR", Random(seed)) for seed in range(100)}
    assert found == {"DVLCSR", "VLDCSR", "VDCLSR", "VDLSCR", "VDLCRS"}
    assert found <= outcomes("")


@rule("OUT-N5")
def test_one_card_is_left_out() -> None:
    assert outcomes("") >= {"DLCSR", "VLCSR", "VDCSR", "VDLSR", "VDLCR", "VDLCS"}


@rule("OUT-N5")
def test_an_unused_move_takes_the_place_of_a_card() -> None:
    found = {with_wrong_card("VDLCSR", Random(seed)) for seed in range(300)}
    assert found == {"VDLCSR".replace(card, unused) for card in "VDLCSR" for unused in "JT"}
    assert with_wrong_card("", Random(1)) == LETTERS[0]


@rule("OUT-N5")
def test_a_slip_may_by_chance_still_be_right() -> None:
    """Not that way J does nothing on PC14: forgetting it does no harm."""
    assert "VDLCSR" in outcomes("not-j")


# Shortcuts and the antidote.


@rule("OUT-N6")
def test_with_a_little_shortcut_any_card_is_left_out() -> None:
    t = at("little-shortcut")
    counts = Counter(row for row in laid(runs(t, "master", 6000)) if row in t.form("1").rows)
    assert len(counts) == 6
    assert all(count / counts.total() == pytest.approx(1 / 6, abs=0.02) for count in counts.values())


@rule("OUT-N7")
@pytest.mark.parametrize(("level", "share"), [("easy", 0.85), ("medium", 0.95), ("hard", 0.99)])
def test_the_antidote_is_thought_of_by_level(level: str, share: float) -> None:
    rows_laid = laid(runs(at("infected back-away", "zombie"), level, 3000))
    assert sum(row.endswith("A") for row in rows_laid) / len(rows_laid) == pytest.approx(share, abs=0.02)


@rule("OUT-N7", "OUT-P8")
def test_the_antidote_is_laid_only_where_it_is_allowed() -> None:
    healthy = laid(runs(at("", "zombie"), "master", 300))
    no_icon = table("infected", "", monster="zombie", path="pc13")
    assert not [row for row in [*healthy, *laid(runs(no_icon, "master", 300))] if "A" in row]


def major_share(t: Table) -> float:
    return laid(runs(t, "medium", 2000)).count("M") / 2000


@rule("OUT-N4")
def test_a_major_shortcut_takes_a_second_whoever_runs() -> None:
    for level in ("beginner", "master"):
        found = times(runs(at("boost / major-shortcut"), level, 3000), "M")
        assert len(found) == 3000
        assert median(found) == pytest.approx(1100, rel=0.03)
        assert 600 <= min(found) < 700


@pytest.mark.parametrize(
    ("front", "discard", "share"),
    [
        ("/ major-shortcut", "steal steal", 0.6),
        ("back-away / major-shortcut", "steal steal", 0.6),
        ("evens-odds / major-shortcut", "steal steal", 1.0),
        ("back-away not-l / major-shortcut", "steal steal", 1.0),
        ("boost / major-shortcut", "steal steal", 1.0),
        ("/ major-shortcut", "steal", 1.0),
        ("/ major-shortcut", "", 1.0),
        ("/ major-shortcut steal", "steal", 0.6),
        ("/ major-shortcut steal steal", "", 0.6),
    ],
)
def test_a_major_shortcut_is_laid_at_once_when_something_presses(front: str, discard: str, share: float) -> None:
    """Ledger 7.2: a load of 2, a Boost, or a Steal that nobody has seen; else in six rounds of ten."""
    t = table(front, "", "", "", monster="bear", path="pc14", discard=discard)
    assert major_share(t) == pytest.approx(share, abs=0.035 if share < 1 else 0)


# The pacer.


@rule("OUT-N8")
@pytest.mark.parametrize(
    ("paces", "factor"),
    [
        ((), 1.0),
        (((), (), ()), 1.0),
        (((1200,),), 1.2),
        (((900, 1300), (1200,), ()), 1.2),
        (((900,), (1100,)), 1.0),
        (((300, 400), (350,)), 0.7),
        (((2500,), (), (3000,)), 1.6),
    ],
)
def test_the_pacer_keeps_to_the_median_of_the_people(paces: tuple[tuple[int, ...], ...], factor: float) -> None:
    t = at(LIGHT)
    t.state.paces = paces
    assert pace_of(t.state, "pacer") == pytest.approx(factor)
    assert pace_of(t.state, "medium") == 1.0
    found = times(runs(t, "pacer", 3000), t.form("1").rows[0])
    assert median(found) == pytest.approx(7150 * factor, rel=0.025)


@rule("OUT-N8")
def test_the_pacer_follows_people_who_were_right_and_not_bots() -> None:
    """A medium runner needs 5350 ms for six cards: the first was 1.2 times as slow, a bot faster, the others wrong."""
    t = at("", "vampire")
    slow = "run:VDLCSR@6420~6420.6420.0"
    t.play(f"1 {slow}", "2 run:VDLCSR@3000", "3 run:VDL@2000~2000.2000.0", "4 late")
    assert t.state.paces == ((1200,),)
    assert pace_of(t.state, "pacer") == pytest.approx(1.2)


@rule("OUT-N8")
def test_the_pacer_slips_like_a_medium_runner() -> None:
    t = at(LIGHT)
    t.state.paces = ((1500,),)
    rows_laid = laid(runs(t, "pacer", 4000))
    assert sum(row not in t.form("1").rows for row in rows_laid) / len(rows_laid) == pytest.approx(0.125, abs=0.02)
