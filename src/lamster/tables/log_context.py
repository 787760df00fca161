"""What is being worked on, so that whoever writes a line of the server's log need not say it."""

from contextvars import ContextVar

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request, or of the line of a page."""
TABLE: ContextVar[str] = ContextVar("table", default="")


def of_table(table: str) -> None:
    """What goes on beside the requests is about a table and about none of them."""
    REQUEST.set("")
    TABLE.set(table)
