"""One running table: its connections, clocks, bots, and the messages of its clients."""
