"""What travels between server and browser: every message is one of these types, as JSON with its name in `type`.

docs/protocol.md tells how they are used; the JSON schema and the client's TypeScript types are made from these files.
"""

from lamster.tables.protocol.absent_players import *  # noqa: F403
from lamster.tables.protocol.basics import *  # noqa: F403
from lamster.tables.protocol.browser import *  # noqa: F403
from lamster.tables.protocol.clocks import *  # noqa: F403
from lamster.tables.protocol.consent import *  # noqa: F403
from lamster.tables.protocol.finished_games import *  # noqa: F403
from lamster.tables.protocol.http import *  # noqa: F403
from lamster.tables.protocol.learning import *  # noqa: F403
from lamster.tables.protocol.notifications import *  # noqa: F403
from lamster.tables.protocol.server import *  # noqa: F403
