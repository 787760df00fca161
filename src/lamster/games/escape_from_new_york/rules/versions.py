"""What changed in which version of the rules: a game keeps the version it was begun with (`s.rules`)."""

from typing import Final

AT_ANY_MOMENT: Final = 2
"""EFNY-T3, V9 (rulings J46, J47): a Lone Victory and collecting between Traps and Event cards; and a Lone Victory in
every window, also for a player who wants no more of them."""
