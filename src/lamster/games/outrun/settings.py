"""The table's settings (OUT-O1 to O6) and the constants of its clock (5.14)."""

from typing import Final, final

from lamster.games.outrun.components import MONSTER, ROOMS
from lamster.kernel.timing import Timing

OFF: Final = 180
"""OUT-U1: seconds that a run may take where the table sets no limit."""
LAG_CAP: Final = 400
"""OUT-T12: milliseconds that a Finish under way is waited for."""
TURN: Final = Timing(0, ready=15_000, auto=10_000, countdown=3_000)
"""OUT-W7."""
PRACTICE_TURN: Final = Timing(0, countdown=3_000, code="turn")
"""OUT-A3."""
CHOICE: Final = Timing(15_000)
"""OUT-U7: the claw, and whom to infect."""
INTERFERE: Final = Timing(30_000, more=10_000)
"""OUT-U7: a turn, and more time for every card played."""


@final
class Settings:
    """The table's settings in the form the rules ask for them."""

    def __init__(self, options: dict[str, str | int | bool], seats: int) -> None:
        self.practice: Final = seats == 1
        self.monster: Final = MONSTER.index[str(options["monster"])]
        self.goal: Final = ROOMS * int(options["maps"])
        """OUT-S7: the last room."""
        limit = options["run_limit"]
        self.limit: Final = 1000 * (OFF if limit == "off" else int(limit))
        """OUT-U1: milliseconds."""
        vote = options["vote"] is True and seats > 1
        self.run: Final = run_timing(self.limit, vote)
        self.shuffled: Final = options["shuffled_tray"] is True
        self.straight: Final = options["straight_path"] is True
        self.relaxed: Final = options["relaxed_clocks"] is True
        self.practice_cards: Final = int(options["practice_cards"])


def run_timing(limit: int, vote: bool) -> Timing:
    """OUT-U1 to U3, T12."""
    if not vote:
        return Timing(limit, grace=LAG_CAP)
    return Timing(limit, grace=LAG_CAP, vote_after=20_000, vote_quiet=10_000, last_call=5_000)
