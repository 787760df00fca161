"""The table's settings (EFNY-Z, XS, XW, XP, and section 7.5 of the ledger)."""

from typing import Final, final

from lamster.games.escape_from_new_york.components import (
    BLACK,
    BLACK_COPIES,
    BLACK_STRETCH,
    CROSSBOW,
    EVENT_COPIES,
    EVENT_STRETCH,
    FEWER_PRISONERS,
    FINGER,
    FIRST_SPECIAL,
    ITEM_COPIES,
    KEPT,
    MOST_PRISONERS,
    NY_CARDS,
    STANDARD,
)


@final
class Settings:
    """The table's settings in the form the rules ask for them."""

    def __init__(self, options: dict[str, str | int | bool], seats: int) -> None:
        self.solo: Final = seats == 1
        self.more_specials: Final = options["special_cards"] is True
        self.traps: Final = options["traps"] is True
        self.wanted: Final = options["wanted"] is True
        self.dead_or_alive: Final = options["dead_or_alive"] is True
        self.lone_level: Final = 3 if options["lone_level"] == "removed" else 2
        """EFNY-V6 (ruling J4): Level Bars that must be gone for a Lone Victory."""
        self.prisoners: Final = FEWER_PRISONERS if options["thirty_prisoners"] else MOST_PRISONERS
        usual = options["black_tiles"] == "usual"
        self.kept: Final = (KEPT[seats] if usual else int(options["black_tiles"])) - (options["one_tile_less"] is True)
        """EFNY-S8, Z1: black Timer tiles in the deck."""
        self.always_show: Final = options["always_show"] is True
        """EFNY-V11: every player decides at the start whether to show everything in each escape attempt."""
        timer = options["timer_tiles"] is True
        self.black: Final = [BLACK_COPIES[i] * (timer or not BLACK_STRETCH[i]) for i in range(BLACK)]
        explosion = options["explosion"] is True
        self.events: Final = [n * (explosion or not EVENT_STRETCH[i]) for i, n in enumerate(EVENT_COPIES)]
        self.items: Final = ITEM_COPIES.copy()
        self.items[CROSSBOW] *= options["crossbows"] is True
        self.items[FINGER] *= self.dead_or_alive
        first = STANDARD if options["hard_deck"] else 0
        self.deck: Final = [int(first <= card < first + STANDARD) for card in range(NY_CARDS)]
        """EFNY-S12, XS7: the New York deck without its special cards."""
        self.first_special: Final = FIRST_SPECIAL
