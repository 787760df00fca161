"""The registry of message handlers: each client message has one handler, registered where it is written."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

from lamster.tables import protocol as wire
from lamster.tables.room.connection import Connection
from lamster.tables.room.room import Room

Answer = wire.FromServer | None
Handler = Callable[[Room, Connection, Any], Awaitable[Answer]]
H = TypeVar("H", bound=Handler)


class Registered(NamedTuple):
    """A handler, and whether only the host of the table may send its message."""

    handler: Handler
    host_only: bool


HANDLERS: dict[type, Registered] = {}


def handles(message: type, *, host_only: bool = False) -> Callable[[H], H]:
    """Register the handler of a message."""

    def register(handler: H) -> H:
        if message in HANDLERS:
            raise ValueError(f"{message.__name__} has a handler already: {HANDLERS[message].handler.__name__}")
        HANDLERS[message] = Registered(handler, host_only)
        return handler

    return register
