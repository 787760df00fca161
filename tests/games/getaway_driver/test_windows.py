"""Which questions are windows for the Driver's cards; what the rules offer there always changes something."""

from tests.games.getaway_driver.table import table
from tests.games.standing import is_window, matters
from tests.rules import rule

ROAD = "8,6=G06 8,5=G07 7,6=G08 9,6=Y04 8,7=G04"


@rule("GD-R2", "GD-X31")
def test_before_phase_1() -> None:
    assert matters(table("8,6 N stomping_grounds", tiles=ROAD, phase="start")) == {"play:stomping_grounds": True}
    assert matters(table("8,6 N hit_the_gas", tiles=ROAD, phase="start")) == {}


@rule("GD-B1", "GD-X8")
def test_before_the_check() -> None:
    assert matters(table("8,6 N last_ditch_effort", tiles=ROAD, meter=1, phase="decoy")) == {}


@rule("GD-R5", "GD-X20")
def test_after_the_move() -> None:
    t = table("8,6 N last_ditch_effort", tiles=ROAD, meter=1, phase="turn").play("drive:front")
    assert (t.kind, matters(t)) == ("free", {"play:last_ditch_effort": True})


@rule("GD-R3")
def test_the_move_itself_is_no_window() -> None:
    assert not is_window(table("8,6 N last_ditch_effort", tiles=ROAD, meter=1, phase="turn"))
