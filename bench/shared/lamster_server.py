"""`lamster serve` without the limits on one address: all clients of a benchmark connect from the same one.

It lifts the rate limits of requests and of new tables, and the limit on open connections of an address. All else is as
people run it, the limits on messages included.
"""

import sys

from lamster.cli import main
from lamster.server import limits
from lamster.server.limits import TokenBuckets


def lift_address_limits() -> None:
    limits.MAX_CONNECTIONS_PER_ADDRESS = limits.MAX_CONNECTIONS
    TokenBuckets.take = lambda self, client: True  # type: ignore[method-assign]  # noqa: ARG005


if __name__ == "__main__":
    lift_address_limits()
    sys.exit(main())
