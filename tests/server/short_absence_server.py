"""`lamster serve` for tests that cannot wait for a minute: who has no page counts as absent after some seconds."""

import sys

from lamster.cli import main
from lamster.tables.hub.hub import Hub
from lamster.tables.room import absence
from tests.server.fixed_seed_server import unchanging
from tests.server.running import Server

AWAY_MS = 4_000


class Impatient(Server):
    """Such a server."""

    module = "tests.server.short_absence_server"


if __name__ == "__main__":
    setattr(Hub, "creation", unchanging)  # noqa: B010 - as in unchanging.py
    setattr(absence, "AWAY_MS", AWAY_MS)  # noqa: B010
    sys.exit(main())
