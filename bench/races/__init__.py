"""A hundred Outrun races of six people at once on loopback, each checked against its record afterwards.

Two processes hold all pages. Some people claim that their runs took no time, some have slow connections, and some lose
their connection during a run. When all races are over, their records are replayed. A Finish that is refused, lost,
duplicated or ranked wrongly is an error, and exit code 1 follows: figures of wrong races mean nothing.

The latency of a Finish is the time from sending it to the server's `ok`. The spread of a path card is the time from the
first to the last of the six pages that receive it. Both are measured where messages enter and leave the processes of
the clients, which share the machine with the server. A person's loss is their official time minus their own.
"""
