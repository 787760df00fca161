"""Codes that the table itself plays, as in records: `stand-in:2=medium`, `back:2`, `undo:17`.

The kernel plays the text of a code; everything else in `tables/` uses this typed form.
"""

from typing import Literal, NamedTuple, cast

from lamster.kernel.match import KEEP_DRAWS

Verb = Literal["stand-in", "back", "resign", "undo", "timeout"]


class TableCode(NamedTuple):
    """The action, its seat (or log index, for an undo), and its value."""

    verb: Verb
    argument: str
    """The label of a seat; for `undo` the index in the log of the game."""
    value: str = ""
    """The bot of a stand-in, the reason for a timeout, or what an undo keeps."""

    @staticmethod
    def parse(text: str) -> "TableCode":
        verb, _, rest = text.partition(":")
        argument, _, value = rest.partition("=")
        return TableCode(cast(Verb, verb), argument, value)

    @property
    def text(self) -> str:
        return f"{self.verb}:{self.argument}={self.value}" if self.value else f"{self.verb}:{self.argument}"

    @property
    def place(self) -> int:
        """The log index to which the game goes back."""
        return int(self.argument)

    @staticmethod
    def stand_in(label: str, bot: str) -> "TableCode":
        """A bot, or nobody, plays for the person of a seat."""
        return TableCode("stand-in", label, bot)

    @staticmethod
    def back(label: str) -> "TableCode":
        """The person of a seat plays it again."""
        return TableCode("back", label)

    @staticmethod
    def resign(label: str) -> "TableCode":
        return TableCode("resign", label)

    @staticmethod
    def undo(place: int, keep_draws: bool = False) -> "TableCode":
        return TableCode("undo", str(place), KEEP_DRAWS if keep_draws else "")

    @staticmethod
    def timeout(label: str, reason: str) -> "TableCode":
        """The time of a seat is up."""
        return TableCode("timeout", label, reason)
