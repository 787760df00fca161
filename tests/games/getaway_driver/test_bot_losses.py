"""No bot from easy up chooses an immediate, known loss while there is something else, in what Getaway Driver asks."""

from collections.abc import Callable
from random import Random

import pytest

from lamster.bots import make
from lamster.bots.known_loss import is_known_loss
from lamster.games.getaway_driver.game import GAME
from tests.games.getaway_driver.table import Table, table

LEVELS = ("easy", "medium", "search:2")
"""Those that choose by rules of thumb with and without slack, and by searching (hard and master)."""
TRIES = 6
ROAD = "8,5=G08 7,6=G09 9,6=Y04"
HIDDEN = "8,5=G08? 7,6=G09? 9,6=Y04?"


def at_the_tenth_idle_round() -> Table:
    """Only the tile in front lies face down."""
    t = table("8,6 N", tiles="8,5=G08? 7,6=G09 9,6=Y04 6,6=G06 7,5=G07 7,7=G10 10,6=Y06 9,5=Y11 9,7=Y18")
    t.state.idle = 9
    return t


def caught_at_the_check(hand: str) -> Table:
    """A Patrol Car has followed onto the Driver's tile, one space before red."""
    return table(f"8,6 N {hand}", tiles=ROAD, vehicles="patrol-1@8,6N", meter=3).play("drive:front")


POSITIONS: dict[str, tuple[Callable[[], Table], set[str]]] = {
    "study on the last space before red": (
        lambda: table("8,6 N hit_the_gas", tiles=HIDDEN, meter=3),
        {"study:front", "study:left", "study:right"},
    ),
    "give up where a card helps": (
        lambda: table("1,1 N handbrake_turn", tiles="1,2=G06 1,3=G07 2,2=G08", blocked="2,1"),
        {"give-up"},
    ),
    "end the turn pursued": (lambda: caught_at_the_check("last_ditch_effort"), {"end"}),
    "end the turn pursued with wreckage in hand": (lambda: caught_at_the_check("leave_wreckage"), {"end"}),
    "pass with a decoy": (lambda: caught_at_the_check("decoy_car").play("end"), {"pass"}),
    "the tenth idle round": (at_the_tenth_idle_round, {"drive:left", "drive:right"}),
}
"""Positions, and the codes that lose at once."""


@pytest.mark.parametrize("name", POSITIONS)
def test_these_codes_lose_at_once_and_others_do_not(name: str) -> None:
    position, losing = POSITIONS[name]
    t = position()
    found = {code for code in t.decision.codes if is_known_loss(GAME, t.state, 0, code, Random(1))}
    assert found == losing < set(t.decision.codes)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", POSITIONS)
def test_no_level_chooses_them(name: str, level: str) -> None:
    position, losing = POSITIONS[name]
    t = position()
    for seed in range(TRIES):
        assert make(level, GAME, bytes([seed])).choose(t.state.clone(), t.decision).code not in losing
