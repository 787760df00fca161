"""Tags that say which rules of a ledger a test covers; `tests.rules_matrix` reads them without running anything."""

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., None])


def rule(*ids: str) -> Callable[[F], F]:
    """The test would fail if one of these rules were broken."""

    def tagged(test: F) -> F:
        return test

    return tagged
