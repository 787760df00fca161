"""How much the server carries: many tables of four clients, beside boardgame.io's server in the same run.

usage: python -m bench.server [SECONDS] [--seconds SECONDS] [--tables TABLES]  seconds each (15), tables (200)

A CPU second is one of the server with all its threads and children; `cores` is how many cores it kept busy, `clients`
how many the clients did. The time of a move is from sending it until all four clients at the table have it, its
percentiles are the middle ones of five turns; `bytes` is what each client is told of a move.
"""

if __name__ == "__main__":
    from bench.server.run import main

    main()
