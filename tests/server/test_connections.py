"""Connections of pages, seen from the server."""

import asyncio
import gc
import weakref
from typing import Any

from uvicorn import Config
from uvicorn.server import ServerState

from lamster.server.timeouts import WebSocketProtocol


class FakeTransport(asyncio.Transport):
    """A transport without a network."""

    def close(self) -> None:
        """Nothing."""


async def open_and_lose() -> "weakref.ref[Any]":
    """Open a connection and lose it; returns what parsed its frames."""
    protocol = WebSocketProtocol(Config(app=asyncio.sleep, log_config=None), ServerState(), {})
    protocol.connection_made(FakeTransport())
    protocol.connection_lost(None)
    return weakref.ref(protocol.conn)


def test_a_lost_connection_is_freed_without_the_garbage_collector() -> None:
    """The server rarely lets the collector look at old objects, and people reload their pages all day."""
    gc.disable()
    try:
        assert asyncio.run(open_and_lose())() is None
    finally:
        gc.enable()
