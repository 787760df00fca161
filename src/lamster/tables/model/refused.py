"""The refusal of a request, with its reason."""

from collections.abc import Iterator
from contextlib import contextmanager

from lamster.kernel.decision import Refusal
from lamster.tables.protocol import ErrorCode
from lamster.tables.store.base import StorageError


class Refused(Exception):
    """A request that was refused: what was wrong and what would be right. Nothing has changed."""

    def __init__(self, error: ErrorCode, message: str, rule: str = "", **about: str) -> None:
        self.error: ErrorCode = error
        self.message = message
        self.rule = rule
        self.about = about
        super().__init__(f"{error}: {message}")

    @staticmethod
    def of(refusal: Refusal, error: ErrorCode) -> "Refused":
        """The refusal of a game's rules as a refusal of the request."""
        return Refused(error, refusal.text(), refusal.rule)


class Away(Refused):
    """Another node has taken over the table: clients reconnect, or requests go there."""

    def __init__(self, node: str) -> None:
        self.node = node
        super().__init__("closing", "another server looks after this table: the page comes back by itself")


class GoingDown(Refused):
    """The server stops."""

    def __init__(self) -> None:
        super().__init__("closing", "the server is going down: your table is safe, the page comes back by itself")


@contextmanager
def storing(what: str = "") -> Iterator[None]:
    """Turn an error of the store into a refusal; `what` says which operation failed."""
    try:
        yield
    except StorageError as problem:
        raise Refused("storage", f"{what}: {problem}" if what else str(problem)) from None
