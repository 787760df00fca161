"""What must hold at every ply of random games, in all settings of the battery."""

from random import Random
from typing import Any

import pytest

from lamster.games.outrun.components import (
    ACTIVE,
    BOX,
    DECKS,
    NONE,
    PATHS,
    PLACED,
    SINGLE_SLOT,
    SYMBOLS,
    VAMPIRE,
    ZOMBIE,
)
from lamster.games.outrun.game import GAME
from lamster.games.outrun.knowledge import all_cards
from lamster.games.outrun.state import Outrun, in_force
from tests.games.outrun import reference
from tests.games.outrun.reference import ledger_front, texts
from tests.games.outrun.worlds import facts_are_true
from tests.rules import rule

BATTERY = GAME.meta.battery
KINDS = {"pick", "turn", "run", "claw", "infect", "interfere", "practice"}


def check_cards(s: Outrun) -> None:
    """OUT-G7, I7, I8, V2, Z2."""
    if not s.settings.practice:
        assert all_cards(s) == DECKS[s.settings.monster]
    for cards in (*s.front, s.centre):
        assert cards & PLACED == cards
        assert (cards & SINGLE_SLOT).bit_count() <= 1
    if s.settings.monster in (VAMPIRE, ZOMBIE):
        assert not any(s.hands)
    assert (s.settings.monster == VAMPIRE and not s.settings.practice) or not s.centre
    assert s.settings.monster != VAMPIRE or s.settings.practice or not any(s.front)
    assert all(tuple(sorted(hand)) == hand for hand in s.hands)
    assert sum(s.paths_used) + s.paths.size() + (s.path != NONE) == PATHS


def check_board(s: Outrun) -> None:
    assert all(1 <= room <= s.settings.goal + 1 for room in s.rooms)
    standing = [place for place in s.positions if place not in (BOX, NONE)]
    assert len(set(standing)) == len(standing)
    if s.seats > 1:
        assert set(standing) <= set(ACTIVE[s.seats])
    assert not s.infected & s.immune
    assert s.settings.monster == ZOMBIE or not s.infected | s.immune


def check_decisions(s: Outrun) -> None:
    assert bool(s.open) == (s.ended is None)
    for decision in s.open:
        if decision.form is None:
            assert list(decision.codes) == sorted(set(decision.codes))
            assert decision.codes
        assert decision.seat < 0 or decision.kind in KINDS


def check_runs(s: Outrun) -> None:
    """OUT-C2, G5: the verdicts are those of the reference, and the line is the reference's."""
    entries: dict[int, reference.Finish] = {}
    for arrival, (seat, row, ms, _, _, front, majors, infected, right) in enumerate(s.runs):
        icon = GAME.view(s, None).last
        assert icon is not None
        rows = reference.acceptable(SYMBOLS[s.runs_path], ledger_front(front), majors, infected, icon.path.antidote)
        assert right == (ms != NONE and row in texts(rows))
        if ms != NONE:
            entries[seat] = (right, ms, arrival)
    if not s.settings.practice:
        right_seats = [run[0] for run in s.runs if run[-1]]
        assert [seat for seat in s.line if s.right >> seat & 1] == right_seats
        times = [entries[seat][1] for seat in right_seats]
        assert times == sorted(times)


@rule("OUT-G4", "OUT-G7", "OUT-I7", "OUT-I8", "OUT-V2", "OUT-Z2", "OUT-W6", "OUT-S6", "OUT-E1")
@pytest.mark.parametrize("setting", range(len(BATTERY)))
@pytest.mark.parametrize("seed", range(3))
def test_random_games(setting: int, seed: int) -> None:
    battery: dict[str, Any] = BATTERY[setting]
    rng = Random(seed)
    s = GAME.setup(battery["seats"], battery["options"])
    checked = 0
    while s.ended is None:
        decision = rng.choice(s.open)
        frozen = [in_force(s, seat) for seat in range(s.seats)] if decision.kind == "run" else []
        GAME.apply(s, decision.seat, decision.sample(rng))
        check_cards(s)
        check_board(s)
        check_decisions(s)
        assert facts_are_true(s)
        if s.answers:
            assert frozen == [in_force(s, seat) for seat in range(s.seats)]
        if s.runs_round > checked:
            checked = s.runs_round
            check_runs(s)
    check_end(s)


def check_end(s: Outrun) -> None:
    ended = s.ended
    assert ended is not None
    if s.settings.practice:
        assert ended.rule == "OUT-A6"
        assert ended.winners == ((0,) if 2 * s.made > s.settings.practice_cards else ())
        return
    assert ended.rule == "OUT-E1"
    (winner,) = ended.winners
    assert [room > s.settings.goal for room in s.rooms].count(True) == 1
    assert s.rooms[winner] == s.settings.goal + 1


@rule("OUT-X7", "OUT-X4")
def test_on_our_board_nobody_ever_has_two_to_infect() -> None:
    """Who comes after a seat on a biohazard stands on one too: it is bitten first, so only the seat before is left."""
    asked = 0
    for seed in range(40):
        rng = Random(seed)
        s = GAME.setup(6, {"monster": "zombie", "maps": 1})
        while s.ended is None:
            decision = s.open[0]
            asked += decision.kind == "infect"
            GAME.apply(s, decision.seat, decision.sample(rng))
    assert asked == 0
