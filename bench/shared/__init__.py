"""What several benchmarks use: servers under test, clients and figures."""
