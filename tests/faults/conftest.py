"""Lines that tests open are closed after each."""

from tests.server.conftest import closed_lines

__all__ = ["closed_lines"]
