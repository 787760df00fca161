"""Real PostgreSQL and Redis for tests: on loopback, on free ports, in a folder of their own, ended with the tests."""
