"""What bots tell each other before the tiles are drawn (GD-Q7)."""

import pytest

from lamster.bots.make import make
from lamster.games.getaway_driver.game import GAME
from tests.games.getaway_driver.table import Table, table


def planning(meter: int, meter_b: int) -> Table:
    return table("8,6 N decoy_car", "12,6 N decoy_car", meter=meter, meter_b=meter_b, phase="plan")


@pytest.mark.parametrize(("meter", "meter_b", "focus"), [(2, 1, "focus-a"), (0, 1, "focus-b"), (0, 0, "focus-a")])
def test_a_bot_names_the_driver_nearer_to_red_and_is_ready(meter: int, meter_b: int, focus: str) -> None:
    t = planning(meter, meter_b)
    said = [advised(t, who) for who in ("city", "city", "police", "police")]
    assert said == [f"signal:{focus}", "ready"] * 2


def advised(t: Table, who: str) -> str:
    """What a bot chooses there; it is played."""
    decision = GAME.decision(t.state, t.seat(who))
    assert decision is not None
    code = make("medium", GAME, b"signals").choose(t.state, decision).code
    t.play(f"{who} {code}")
    return code
