"""Pings of websockets: only silent connections are pinged."""

from collections.abc import Callable

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lamster.server.timeouts import WebSocketProtocol

INTERVAL_S = 20.0


class FakeLoop:
    """An event loop whose time is set by the test."""

    def __init__(self) -> None:
        self.now = 100.0
        self.due: list[tuple[float, Callable[[], None]]] = []

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, callback: Callable[[], None]) -> None:
        self.due.append((when, callback))


def test_a_connection_is_pinged_after_a_whole_interval_of_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    pings: list[float] = []
    loop = FakeLoop()
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda _: pings.append(loop.now))
    protocol = WebSocketProtocol.__new__(WebSocketProtocol)
    protocol.loop = loop  # type: ignore[assignment]
    protocol.ping_interval = INTERVAL_S
    protocol.heard_at = 113.0
    loop.now = 120.0
    protocol.send_keepalive_ping()
    assert (pings, [when for when, _ in loop.due]) == ([], [113.0 + INTERVAL_S])
    loop.now, check_again = loop.due[0]
    check_again()
    assert pings == [113.0 + INTERVAL_S]
    assert len(loop.due) == 1
