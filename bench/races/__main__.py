"""Outrun under load: a hundred races of six people at once on loopback, and every Finish looked up afterwards.

usage: python -m bench.races [SECONDS] [--seconds SECONDS] [--races RACES]  slowest run (6 s), races (100)

Two processes play all the pages, each page a person of its own. Some of them say that they took no time at all, some
have slow lines, and some lose their line in mid-run. When all races are over, their records are replayed: figures of
races in which a Finish was refused, lost, doubled or ranked wrongly would be worth nothing, so that is a failure.

The time of a Finish is from sending it to the server's `ok`; the spread of a path card is from the first to the last of
the six pages that got it. Both are measured where messages enter and leave the clients' processes, which share the
machine with the server. What a person loses is the official time above their own.
"""

if __name__ == "__main__":
    from bench.races.run import main

    main()
