"""The store in PostgreSQL, for several servers at the same time."""
