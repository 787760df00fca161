"""Which options are final. Nothing of a race is ever taken back (OUT-W7); this is about cards of a practice."""

from typing import Final

from lamster.games.outrun.state import Outrun
from lamster.kernel.finality import Finality

FINALITY: Final = Finality[Outrun](("add", "drop"), {})
"""OUT-A2: adding and dropping an order card reverse each other. All else runs, reveals or lets others act."""
