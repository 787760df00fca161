"""How long other tables wait while strangers send as many requests as the limits allow.

A server on loopback with its default limits has one long finished game, and another table where two people move about
25 times a second. A process of lower priority runs one attack after the other: replays, records, fairness checks,
analyses, looks through other seats, and pages. The latency of the two people's moves is measured, and how long the
event loop of the server is blocked. Finally an easy bot plays while 18 abandoned tables have three master bots each.

Exit code 1 means that a target is missed.
"""
