"""In which windows a thing could matter."""

from tests.games.escape_from_new_york.table import table
from tests.games.standing import is_window, matters
from tests.rules import rule


@rule("EFNY-T2", "EFNY-I5")
def test_what_can_be_used_could_matter() -> None:
    t = table("snake D5 axe cigarettes", step=0, windows=True, noise=2)
    assert matters(t) == {"ready:axe": True, "use:cigarettes": True}


@rule("EFNY-T2", "EFNY-I13")
def test_a_silent_shot_at_nobody_changes_nothing() -> None:
    assert matters(table("snake D5 weapon:throwing-knives", step=0, windows=True)) == {"fire:throwing-knives": False}
    near = table("snake D5 weapon:throwing-knives", step=0, windows=True, enemies="D5: 1 prisoner")
    assert matters(near) == {"fire:throwing-knives": True}
    loud = table("snake D5 weapon:revolver", step=0, windows=True)
    assert matters(loud) == {"fire:revolver": True}, "Noise is a change too"


@rule("EFNY-T3", "EFNY-R8")
def test_what_is_no_card_is_always_asked() -> None:
    assert not is_window(table("snake D5 car", step=0, windows=True))
    assert not is_window(table("snake D5", step=0, windows=True, cubes="D5"))
