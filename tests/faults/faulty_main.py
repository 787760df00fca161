"""`lamster serve` with injected faults: other constants, a wall clock that a test sets, and small send buffers.

The environment says what is changed: LAMSTER_FAULTS holds values of modules by `module:NAME`, LAMSTER_CLOCK the name
of a file with the milliseconds by which the wall clock is wrong. Send buffers are small so that a test of a client that
does not read need not fill megabytes. Everything else is as in production.
"""

import importlib
import json
import os
import socket
import sys
import time

from lamster.cli import main
from lamster.commands import serve
from lamster.server.serve import Settings, listen
from lamster.tables.clock import Clock
from lamster.tables.hub import hub
from tests.server.fixed_seed_server import unchanging

real_listen = listen


def apply_faults() -> None:
    """Set the constants before the server imports them by name, as far as possible."""
    for place, value in json.loads(os.environ.get("LAMSTER_FAULTS", "{}")).items():
        module, _, name = place.partition(":")
        found = importlib.import_module(module)
        assert hasattr(found, name), place
        setattr(found, name, value)


def listen_with_small_buffers(settings: Settings) -> socket.socket:
    """Connections inherit the buffer size of the listener."""
    listener = real_listen(settings)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listener


class WrongClock(Clock):
    """Reads its error from a file. The file stays open, because a test may use up all file descriptors."""

    file = os.open(os.environ.get("LAMSTER_CLOCK", os.devnull), os.O_RDONLY)

    def wall(self) -> int:
        return time.time_ns() // 1_000_000 + int(os.pread(self.file, 100, 0) or 0)


if __name__ == "__main__":
    apply_faults()
    setattr(serve, "listen", listen_with_small_buffers)  # noqa: B010 - mypy is right that nobody should
    setattr(hub, "Clock", WrongClock)  # noqa: B010
    setattr(hub.Hub, "creation", unchanging)  # noqa: B010
    sys.exit(main())
