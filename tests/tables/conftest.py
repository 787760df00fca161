"""What is done inside a table has the same chance every time."""

from tests.server.conftest import chance

__all__ = ["chance"]
