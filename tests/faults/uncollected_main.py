"""`lamster serve` without garbage collection, and with a short close timeout.

On SIGUSR2 it logs how many connections and requests are garbage that only a collection frees: reference cycles.
"""

import gc
import signal
import sys
from typing import Any

from lamster.cli import main
from lamster.server import serve, timeouts
from lamster.server.timeouts import HttpProtocol, WebSocketProtocol
from lamster.server.websocket import PageSession
from lamster.tables.room.connection import Connection


def log_garbage(*_: Any) -> None:
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    left = sum(isinstance(each, (PageSession, WebSocketProtocol, HttpProtocol, Connection)) for each in gc.garbage)
    print(f"left: {left}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    setattr(serve, "configure_gc", gc.disable)  # noqa: B010 - mypy is right that nobody should
    setattr(timeouts, "CLOSE_TIMEOUT_S", 0.1)  # noqa: B010
    signal.signal(signal.SIGUSR2, log_garbage)
    sys.exit(main())
