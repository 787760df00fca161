"""Unfinished answers: the option that a page shows as selected, or the part of a row that is laid."""

from collections.abc import Collection

SELECTED_MS = 1_000
"""An option whose button has been showing for at least this long is played when the time is up."""


class Drafts:
    """The drafts of open decisions, by their ids. Nothing here reads a clock: callers pass the time of a message."""

    def __init__(self) -> None:
        self.codes: dict[str, str] = {}
        self.since: dict[str, int] = {}
        """Since when each draft is unchanged."""

    def keep(self, decision: str, code: str, now: int) -> None:
        if self.codes.get(decision) != code:
            self.codes[decision], self.since[decision] = code, now

    def forget_all_but(self, open_decisions: Collection[str]) -> None:
        for decision in self.codes.keys() - open_decisions:
            del self.codes[decision], self.since[decision]

    def of(self, decision: str) -> str | None:
        return self.codes.get(decision)

    def selected(self, decision: str, until: int) -> str | None:
        """The option that was selected for long enough by then to be sure that it is meant."""
        return self.codes.get(decision) if until - self.since.get(decision, until) >= SELECTED_MS else None
