"""Real PostgreSQL and Redis for tests, on free loopback ports and in temporary folders; they stop with the tests."""
