"""Several servers with the same tables: real processes, a real PostgreSQL and Redis, killed, frozen and cut off."""
