"""Why a request was not carried out."""

from lamster.kernel.decision import Refusal
from lamster.tables.protocol import ErrorCode


class Refused(Exception):
    """A request that was not carried out: what was wrong and what would be right. Nothing has changed."""

    def __init__(self, error: ErrorCode, message: str, rule: str = "", **about: str) -> None:
        self.error: ErrorCode = error
        self.message = message
        self.rule = rule
        self.about = about
        super().__init__(f"{error}: {message}")

    @staticmethod
    def of(refusal: Refusal, error: ErrorCode) -> "Refused":
        """The same from the rules of a game."""
        return Refused(error, refusal.text(), refusal.rule)
