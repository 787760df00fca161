"""One running table: its connections, handlers, clocks and bots, and the one way to change it."""
