"""How many moves Lamster's server handles, compared with boardgame.io's server in the same run.

Many tables of four clients play on loopback: first as fast as they can, then one move a second at each table. Lamster
plays On the Lam! and commits every move to disk before it sends it; boardgame.io plays a game of the same size and
keeps it in memory. Limits on new tables and on requests of one address are lifted. Those on messages are not: with few
tables the clients are so fast that they reach them.

A CPU second is one of the server with all its threads and children. `cores` is the number of cores the server keeps
busy, `clients` that of the clients. The latency of a move is the time from sending it until all four clients have
received it; its percentiles are the medians of five turns. `bytes` is what each client receives for a move.

Exit code 1 means that a target is missed.
"""
