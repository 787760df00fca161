"""`lamster serve` of tests in which something goes wrong: waits are shorter, and its wall clock may be set.

The environment says what is changed: LAMSTER_FAULTS holds values of modules by `module:NAME`, LAMSTER_CLOCK the name
of a file with the milliseconds by which the wall clock is wrong. The system keeps little for those who do not read, so
that a test need not fill megabytes. All else is as people run it.
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
from tests.server.unchanging import unchanging

as_it_is = listen


def change() -> None:
    """Before the server imports any of them by name, as far as it can be; the rest is changed where it is used."""
    for place, value in json.loads(os.environ.get("LAMSTER_FAULTS", "{}")).items():
        module, _, name = place.partition(":")
        found = importlib.import_module(module)
        assert hasattr(found, name), place
        setattr(found, name, value)


def listen_with_little(settings: Settings) -> socket.socket:
    """What a listener is set to holds for all its connections."""
    listener = as_it_is(settings)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listener


class WrongClock(Clock):
    """The file stays open: there may be none to spare later."""

    file = os.open(os.environ.get("LAMSTER_CLOCK", os.devnull), os.O_RDONLY)

    def wall(self) -> int:
        return time.time_ns() // 1_000_000 + int(os.pread(self.file, 100, 0) or 0)


if __name__ == "__main__":
    change()
    setattr(serve, "listen", listen_with_little)  # noqa: B010 - mypy is right that nobody should
    setattr(hub, "Clock", WrongClock)  # noqa: B010
    setattr(hub.Hub, "created", unchanging)  # noqa: B010
    sys.exit(main())
