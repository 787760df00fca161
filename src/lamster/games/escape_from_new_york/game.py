"""Escape from New York as the kernel plays it."""

from pathlib import Path
from random import Random
from typing import Final, final

from lamster.games.escape_from_new_york.components import HERO, SPACE
from lamster.games.escape_from_new_york.finality import FINALITY
from lamster.games.escape_from_new_york.lexicon import LEXICON
from lamster.games.escape_from_new_york.rules.refusals import refused_elsewhere
from lamster.games.escape_from_new_york.rules.setup import lay_the_table
from lamster.games.escape_from_new_york.state import NewYork
from lamster.games.escape_from_new_york.thinkable import thinkable
from lamster.games.escape_from_new_york.view import NewYorkView, views
from lamster.games.escape_from_new_york.windows import WINDOWS
from lamster.games.escape_from_new_york.worlds import resample
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Game, Meta
from lamster.kernel.views import Views
from lamster.kernel.window import Windows

PLACES: Final = frozenset(SPACE.codes)


@final
class EscapeFromNewYork(Game[NewYork]):
    """The rules are in `rules/`, a module for each part of the ledger."""

    def __init__(self) -> None:
        self.meta = Meta(Path(__file__).parent)
        self.package = "lamster.games.escape_from_new_york"
        self.lexicon = LEXICON

    def new_state(self) -> NewYork:
        return NewYork()

    def deal(self, s: NewYork) -> None:
        lay_the_table(s)

    def view(self, s: NewYork, seat: int | None) -> NewYorkView:
        return views(s).of(seat)

    def views(self, s: NewYork) -> Views[NewYorkView]:
        return views(s)

    def resample(self, s: NewYork, seat: int | None, rng: Random) -> NewYork:
        return resample(s, seat, rng)

    def turn(self, s: NewYork) -> int:
        return s.active

    def role(self, s: NewYork, seat: int) -> str:
        return HERO.codes[s.heroes[seat]] if s.heroes[seat] >= 0 else ""

    def refuse(self, s: NewYork, seat: int, code: str) -> Refusal | None:
        """What belongs to a window is not refused with the rule of the question that happens to be asked."""
        refusal = super().refuse(s, seat, code)
        decision = self.decision(s, seat)
        if refusal is None or decision is None or decision.kind in ("window", "moment", "limit"):
            return refusal
        rule = refused_elsewhere(s, seat, decision.kind, code)
        return Refusal(refusal.reason, rule, refusal.options) if rule else refusal

    def is_final(self, s: NewYork, seat: int, code: str) -> bool:
        return FINALITY.is_final(s, seat, code)

    def windows(self) -> Windows[NewYork]:
        return WINDOWS

    def places(self, s: NewYork) -> frozenset[str]:
        return PLACES

    def thinkable(self, s: NewYork, seat: int) -> list[str]:
        decision = self.decision(s, seat)
        return [] if decision is None else thinkable(s, seat, decision.kind)


GAME: Final = EscapeFromNewYork()
