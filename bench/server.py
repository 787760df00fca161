"""How much the server carries: many tables of four clients, beside boardgame.io's server in the same run.

usage: server.py [SECONDS] [--seconds SECONDS] [--tables TABLES]      seconds for each figure (15), tables (200)

A CPU second is one of the server with all its threads and children; `cores` is how many cores it kept busy, `clients`
how many the clients did. The time of a move is from sending it until all four clients at the table have it, its
percentiles are the middle ones of five turns; `bytes` is what each client is told of a move.
"""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    from bench._server_run import main

    main()
