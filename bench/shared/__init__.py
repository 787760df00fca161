"""What several benchmarks share: servers under test, clients, measurements and targets."""
