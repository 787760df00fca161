"""Benchmarks, compared with peers in the same run. Each folder but `shared` is one: `python -m bench.NAME`."""
