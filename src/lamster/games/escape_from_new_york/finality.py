"""Which options are final, by what is open to all and what the deciding seat knows.

Most verbs always are: what they bring is drawn or shown to others. The rest is tried on a copy. What these verbs do
depends on nothing that is hidden from the seat: the conformance battery compares the marks in twin worlds.
"""

from typing import Final

from lamster.games.escape_from_new_york.lexicon import BOSSES, LYING, PRISONERS, STANDING
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.finality import Finality
from lamster.kernel.play import apply


def is_noticed(s: NewYork, seat: int, code: str) -> bool:
    """Something is drawn or revealed once this is played, another seat is asked, or the game ends."""
    after = s.clone()
    after.log = []
    apply(after, seat, code)
    if after.ended is not None or any(event.kind.reveals for event in after.log):
        return True
    asked = {decision.seat for decision in after.open}
    return seat not in asked or not asked <= {decision.seat for decision in s.open}


def ready_is_final(_s: NewYork, _seat: int, code: str) -> bool:
    """EFNY-H4, I9: a plan can be changed until a card is played; a Weapon is shown to all."""
    return code != "ready"


TRIED: Final = (
    *[f"hit-{who}" for who in (*STANDING, *LYING, *BOSSES, "instead")],
    *[f"trick-{who}" for who in (*STANDING, *LYING, "romero", "duke")],
    *[f"hunt-{who}" for who in (*PRISONERS, *BOSSES)],
    *[f"drop-{slot}" for slot in (1, 2, 3, 4)],
    *["go-on", "hurry", "abandon", "bar", "bar-weapon", "decline", "drive", "stop", "skip", "alone", "done"],
    *["move-instead", "go", "crash", "fire", "recover", "step", "prisoner", "wheels", "copter", "burn", "break"],
    *["wire", "learn", "objective", "throw", "keep", "bury", "leave"],
)
FINALITY: Final = Finality[NewYork](
    ("choose", "unchoose"), {"ready": ready_is_final, **dict.fromkeys(TRIED, is_noticed)}
)
"""Cards that are shown, draws, what another seat is asked about, and the ends of turns are final."""
