"""On the Lam! as the kernel plays it."""

from pathlib import Path
from random import Random
from typing import Final, final

from lamster.games.on_the_lam.components import CHARACTER, COPIES, TILE
from lamster.games.on_the_lam.finality import FINALITY
from lamster.games.on_the_lam.knowledge import resample
from lamster.games.on_the_lam.lexicon import LEXICON
from lamster.games.on_the_lam.rules.turn import lay_the_table
from lamster.games.on_the_lam.state import NONE, Lam
from lamster.games.on_the_lam.thinkable import thinkable
from lamster.games.on_the_lam.view import LamView, views
from lamster.games.on_the_lam.windows import WINDOWS
from lamster.kernel.game import Game, Meta
from lamster.kernel.views import Views
from lamster.kernel.window import Windows

PLACES: Final = frozenset(TILE.codes)


@final
class OnTheLam(Game[Lam]):
    """The rules are in `rules/`, a module for each part of the ledger."""

    def __init__(self) -> None:
        self.meta = Meta(Path(__file__).parent)
        self.package = "lamster.games.on_the_lam"
        self.lexicon = LEXICON

    def new_state(self) -> Lam:
        return Lam()

    def deal(self, s: Lam) -> None:
        lay_the_table(s, COPIES)

    def view(self, s: Lam, seat: int | None) -> LamView:
        return views(s).of(seat)

    def views(self, s: Lam) -> Views[LamView]:
        return views(s)

    def resample(self, s: Lam, seat: int | None, rng: Random) -> Lam:
        return resample(s, seat, rng)

    def turn(self, s: Lam) -> int:
        return s.active

    def role(self, s: Lam, seat: int) -> str:
        return "" if s.characters[seat] == NONE else CHARACTER.codes[s.characters[seat]]

    def is_final(self, s: Lam, seat: int, code: str) -> bool:
        return FINALITY.is_final(s, seat, code)

    def windows(self) -> Windows[Lam]:
        return WINDOWS

    def places(self, s: Lam) -> frozenset[str]:
        return PLACES

    def thinkable(self, s: Lam, seat: int) -> list[str]:
        decision = self.decision(s, seat)
        return [] if decision is None else thinkable(s, seat, decision.kind)


GAME: Final = OnTheLam()
