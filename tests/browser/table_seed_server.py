"""`lamster serve` where the seed of a game is the table's own secret: a table can be given the chance of a record."""

import sys
from collections.abc import Callable

from lamster.cli import main
from lamster.tables.model import table
from lamster.tables.model.table_state import SERVER


def use_table_seed(change: Callable[[object, str, object], None]) -> None:
    """What players add to a seed is left out."""
    change(table, "mix", lambda secrets: secrets[SERVER])


if __name__ == "__main__":
    use_table_seed(setattr)
    sys.exit(main())
