"""Time as plain numbers, in milliseconds: the kernel has no clock, the table has one and tells what it measured."""

from typing import Final, NamedTuple

NOBODY: Final = "nobody"
"""The stand-in of a seat that nobody plays, not even a bot."""
EMPTY: Final = "empty"
"""Why the time of such a seat is up: nobody is there to answer."""
FLAG: Final = "flag"
"""Why somebody's time is up at a table with a clock: nothing is played for them, the table says what comes of it."""


class Measured(NamedTuple):
    """What the table measured of an answer."""

    span: int
    """From the moment the question was sent to the moment the answer arrived."""
    claim: int
    """How long it took by the page's own clock; -1 when it did not say so in whole milliseconds."""
    allowance: int
    """How much of the span the line may have taken."""
    same: bool
    """The answer came over the line on which the question was shown."""


class Timing(NamedTuple):
    """What the clock of the table does with a decision."""

    limit: int
    """After so long the default is played; 0: never."""
    grace: int = 0
    """So long after the limit, answers that were under way are still waited for."""
    ready: int = 0
    """The answer is taken when all people who are there have said that they are ready, or after so long; 0: at once."""
    auto: int = 0
    """So long after that the default is played; 0: never."""
    countdown: int = 0
    """So long is counted down for all before the answer is entered in the log."""
    vote_after: int = 0
    """Those who have finished may call the time, once so much has passed; 0: there is no vote."""
    vote_quiet: int = 0
    """And once so much has passed since the latest of them finished."""
    last_call: int = 0
    """So much is left when they have called it."""
    code: str = ""
    """The one answer that getting ready and counting down are for; empty: every answer."""
    more: int = 0
    """What a seat is asked next of the same kind adds so much to what was left of the limit; 0: it begins anew."""
