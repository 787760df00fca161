"""Benchmarks: figures side by side with peers, measured in one run."""
