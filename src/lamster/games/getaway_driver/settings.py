"""The table's settings (GD-L4)."""

from typing import Final, final

from lamster.games.getaway_driver.components import METER, NONE, SIZES

REVISED: Final = 2
"""The version of the rules that has the rulings RL105 to RL111. Games begun earlier are played without them."""
SOLO_STASH: Final = {"standard": 5, "imposing": 6, "relentless": 6}
REPLAY_PRICE: Final = {"standard": 1, "imposing": 2, "relentless": 3}
"""GD-O12: Stash tokens for a card from the discard pile."""


@final
class Settings:
    """The table's settings (GD-L4) in the form the rules ask for them."""

    def __init__(self, options: dict[str, str | int | bool], seats: int) -> None:
        self.solo: Final = seats == 1
        self.four: Final = seats == 4
        self.drivers: Final = 2 if seats == 4 else 1
        self.copies: Final = 2 if seats == 4 else 1
        self.police: Final = NONE if seats == 1 else 3 if seats == 4 else 1
        """The seat of the Police."""
        self.city: Final = NONE if seats == 1 else 2 if seats == 4 else 1
        """The seat that draws and lays tiles: the Police, with four players the City (GD-Q10)."""
        self.learning: Final = options["learning"] is True
        self.events: Final = options["events"] is True
        self.difficulty: Final = str(options["difficulty"])
        self.stash: Final = SOLO_STASH[self.difficulty] if seats == 1 else int(options["stash"])
        self.price: Final = REPLAY_PRICE[self.difficulty] if seats == 1 else 1
        self.red: Final = METER[int(options["meter"])]
        """The step of the Pursuit Meter on which the Police win."""
        self.columns: Final = size_of(options, seats)[0]
        self.rows: Final = size_of(options, seats)[1]
        self.obstacles: Final = int(options["obstacles"])
        self.host_places: Final = options["obstacle_placement"] == "host"
        self.dispatch_any: Final = options["dispatch"] == "any"


def size_of(options: dict[str, str | int | bool], seats: int) -> tuple[int, int]:
    """GD-T1: columns and rows."""
    size = str(options["size"])
    if size == "custom":
        return int(options["columns"]), int(options["rows"])
    return SIZES[("quartet" if seats == 4 else "standard") if size == "usual" else size]
