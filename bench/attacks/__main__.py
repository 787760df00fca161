"""How long other tables wait while strangers ask for as much as they may: replays, records, analyses, looks, pages.

usage: python -m bench.attacks [--seconds S] [--plies N] [--only NAME …] [--write]  10 s each, a game of 15,000 plies

A server on loopback with its usual bounds has one long finished game, and another table where two people move about 25
times a second. Beside them a process of a lower priority attacks in one way after the other. Told is how long the two
wait for the answer to a move, and how an easy bot answers while somebody has left 18 tables with three masters each.
Ends with 1 when 99 of 100 answers did not come within 50 ms.
"""

import sys

if __name__ == "__main__":
    from bench.attacks.run import main

    sys.exit(main())
