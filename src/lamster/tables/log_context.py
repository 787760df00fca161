"""The request and the table that the current task works on, for all lines of the server's log."""

from contextvars import ContextVar

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request, or of the connection."""
TABLE: ContextVar[str] = ContextVar("table", default="")


def of_table(table: str) -> None:
    """Set the context of a background task: it belongs to a table and to no request."""
    REQUEST.set("")
    TABLE.set(table)
