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


@final
class Part:
    """One word as it is carried out: its number and marks, the space it happens in, and what it stands on."""

    def __init__(self, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
        self.number: Final = number
        self.marks: Final = marks
        self.where: Final = where
        self.source: Final = source


Doing = Callable[[NewYork, Part], None]
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
            if len(self.words) > 1:
                s.next(Program(self.words[1:], self.where, self.source))
                s.next(MOMENT[0] if self.source in (CARD, ABILITY) else LONE_MOMENT[0])
            where = s.at[s.active] if self.where == NONE else self.where
            WORDS[name](s, Part(number, marks, where, self.source))


MOMENT: Final[list[Step[NewYork]]] = []
"""EFNY-T3, V9: what is possible between two parts of an action, and between Traps and Events; entered by the module of
the windows."""
LONE_MOMENT: Final[list[Step[NewYork]]] = []
"""EFNY-T4, V9: between two parts of any other card or tile: only a Lone Victory."""


def carry_out(s: NewYork, words: tuple[Word, ...], source: str = OTHER, where: int = NONE) -> None:
    """This comes next, before all else that is pending."""
    if words:
        s.next(Program(words, where, source))
