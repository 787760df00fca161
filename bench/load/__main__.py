"""How a server fares with many tables at a human pace: answers, processor, memory and files over time.

usage: python -m bench.load [--tables N] [--seconds S] [--soak] [--alone] [--write]  500 for 600 s; --soak: 200, 1 h

A table has two people and two bots of the level medium (`thumb`), the pages of both people and two more that look on; a
person answers after 2 to 6 s, a bot after 1. Now and then somebody talks or loads the page anew, and after a game comes
the next. All four games are played. boardgame.io's server gets as many tables of four people, of whom one moves every 2
to 6 s: it has no bots, and nobody talks or loads anew there. Ends with 1 when there was any error.
"""

import sys

if __name__ == "__main__":
    from bench.load.run import main

    sys.exit(main())
