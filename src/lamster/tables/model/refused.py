"""Why a request was not carried out."""

from collections.abc import Iterator
from contextlib import contextmanager

from lamster.kernel.decision import Refusal
from lamster.tables.protocol import ErrorCode
from lamster.tables.store.base import StorageError


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


class Away(Refused):
    """The table is another server's now: whoever wants something of it comes again, or asks there."""

    def __init__(self, node: str) -> None:
        self.node = node
        super().__init__("closing", "another server looks after this table: the page comes back by itself")


@contextmanager
def storing(what: str = "") -> Iterator[None]:
    """What the store cannot do is refused, with what was to be done before its own words."""
    try:
        yield
    except StorageError as problem:
        raise Refused("storage", f"{what}: {problem}" if what else str(problem)) from None
