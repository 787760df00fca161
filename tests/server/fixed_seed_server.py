"""`lamster serve` whose share of a seed follows from what is played, so that a test meets the same game every time.

Whoever plays adds a share as everywhere, and what tests add is the same each time too. And bots do not wait: with
`--bot-pause 0` they would still take as long for a window as a person who is not asked, more than a second for each.
"""

import sys
from typing import Any

from msgspec.structs import replace

from lamster.cli import main
from lamster.kernel.chance import seed_from_text
from lamster.tables.hub.hub import Hub
from lamster.tables.model.entries import Created
from lamster.tables.room.clocks.unasked_answers import UnaskedAnswers

as_it_is = Hub.creation


def unchanging(*args: Any) -> Created:
    """A rematch has a seed of its own."""
    made = as_it_is(*args)
    played = f"{made.game} {made.seats} {sorted(made.options.items())} {bool(made.previous)}"
    return replace(made, secret=seed_from_text(played).hex())


if __name__ == "__main__":
    setattr(Hub, "creation", unchanging)  # noqa: B010 - mypy is right that nobody should
    setattr(UnaskedAnswers, "least_pause_ms", lambda *_: 0)  # noqa: B010
    sys.exit(main())
