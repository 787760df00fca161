"""How cards and tiles are carried out: part after part, each a word of the ledger's section 3.0 (EFNY-W, G4)."""

from collections.abc import Callable
from typing import Final, final

from lamster.games.escape_from_new_york.components import NONE, Word
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.state import Step

CARD: Final = "card"
"""An Action card of a Hero: Weapons that sharpen it count (EFNY-A8, A9)."""
ABILITY: Final = "ability"
OTHER: Final = "other"
"""Items, Events, tiles and New York cards."""

Doing = Callable[[NewYork, int, tuple[str, ...], int, str], None]
"""Carries out one word: its number, its marks, the space it happens in, and what it stands on."""
WORDS: Final[dict[str, Doing]] = {}
"""What each word does; the modules of the rules enter theirs."""


@final
class Program(Step[NewYork]):
    """EFNY-H5, N5, U8: the next part, then the rest. `where` is the tile of a POI text; else NONE: the Hero's space."""

    FIELDS = ("words", "where", "source")

    def __init__(self, words: tuple[Word, ...], where: int, source: str) -> None:
        self.words = words
        self.where = where
        self.source = source

    def happen(self, s: NewYork) -> None:
        if self.words:
            name, number, marks = self.words[0]
            s.next(Program(self.words[1:], self.where, self.source))
            if len(self.words) > 1 and self.source in (CARD, ABILITY):
                s.next(MOMENT[0])
            where = s.at[s.active] if self.where == NONE else self.where
            WORDS[name](s, number, marks, where, self.source)


MOMENT: Final[list[Step[NewYork]]] = []
"""EFNY-T3, V9: what is possible between two parts; entered by the module of the windows."""


def carry_out(s: NewYork, words: tuple[Word, ...], source: str = OTHER, where: int = NONE) -> None:
    """This comes next, before all else that is pending."""
    if words:
        s.next(Program(words, where, source))
