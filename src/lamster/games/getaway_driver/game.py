"""Getaway Driver as the kernel plays it."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final, final

from lamster.games.getaway_driver.finality import FINALITY
from lamster.games.getaway_driver.knowledge import resample
from lamster.games.getaway_driver.lexicon import LEXICON
from lamster.games.getaway_driver.rules.setup import lay_the_table
from lamster.games.getaway_driver.state import Getaway
from lamster.games.getaway_driver.thinkable import thinkable
from lamster.games.getaway_driver.view import GetawayView, views
from lamster.games.getaway_driver.windows import WINDOWS
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Game, Meta, Value
from lamster.kernel.views import Views
from lamster.kernel.window import Windows

SEATS: Final = {1: ("driver",), 2: ("driver", "police"), 4: ("driver-a", "driver-b", "city", "police")}
"""GD-S1, Q1: who plays what."""
EVENT_STASH: Final = 5


@final
class GetawayDriver(Game[Getaway]):
    """The rules are in `rules/`, a module for each part of the ledger."""

    def __init__(self) -> None:
        self.meta = Meta(Path(__file__).parent)
        self.package = "lamster.games.getaway_driver"
        self.lexicon = LEXICON

    def new_state(self) -> Getaway:
        return Getaway()

    def deal(self, s: Getaway) -> None:
        lay_the_table(s)

    def view(self, s: Getaway, seat: int | None) -> GetawayView:
        return views(s).of(seat)

    def views(self, s: Getaway) -> Views[GetawayView]:
        return views(s)

    def resample(self, s: Getaway, seat: int | None, rng: Random) -> Getaway:
        return resample(s, seat, rng)

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return SEATS[seats]

    def team(self, s: Getaway, seat: int) -> int:
        """The two Drivers are one team, City and Police the other."""
        return int(seat >= s.settings.drivers)

    def check_options(self, seats: int, options: Mapping[str, Value]) -> None:
        """GD-L5: what cannot be combined."""
        if options["events"] and options["learning"]:
            raise Refusal("event cards are not for learning mode: choose one of the two", "GD-L5")
        if options["events"] and options["stash"] != EVENT_STASH:
            raise Refusal(f"event cards are played with {EVENT_STASH} Stash tokens, not {options['stash']}", "GD-L5")

    def team_talk(self, s: Getaway, seat: int) -> bool:
        """GD-Q7, Q8: the Drivers talk freely; City and Police have signals, unless the table allows more."""
        return seat < s.settings.drivers or s.options["planning_talk"] == "free"

    def is_final(self, s: Getaway, seat: int, code: str) -> bool:
        return FINALITY.is_final(s, seat, code)

    def windows(self) -> Windows[Getaway]:
        return WINDOWS

    def places(self, s: Getaway) -> frozenset[str]:
        """All spaces of the table, with and without a tile."""
        return frozenset(s.ground.name)

    def thinkable(self, s: Getaway, seat: int) -> list[str]:
        decision = self.decision(s, seat)
        return [] if decision is None else thinkable(s, seat, decision.kind)


GAME: Final = GetawayDriver()
