"""Outrun under load: a hundred races of six people at once on loopback, and every Finish looked up afterwards.

usage: races.py [SECONDS] [--seconds SECONDS] [--races RACES]      seconds that the slowest runs take (6), races (100)

Two processes play all the pages, each page a person of its own. Some of them say that they took no time at all, some
have slow lines, and some lose their line in mid-run. When all races are over, their records are replayed: figures of
races in which a Finish was refused, lost, doubled or ranked wrongly would be worth nothing, so that is a failure.

The time of a Finish is from sending it to the server's `ok`; the spread of a path card is from the first to the last of
the six pages that got it. Both are measured where messages enter and leave the clients' processes, which share the
machine with the server. What a person loses is the official time above their own.
"""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    from bench._race_run import main

    main()
