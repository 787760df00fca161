"""Run evenings by their seeds: `python -m tests.simulation SEED [--to SEED] [--trace]`."""

import argparse
import sys
import time

from tests.simulation.evening import run_evening


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("seed", type=int)
    parser.add_argument("--to", type=int, help="run all evenings from the seed to this one")
    parser.add_argument("--trace", action="store_true", help="print all that happens")
    args = parser.parse_args()
    begun, bad, hours, entries = time.perf_counter(), 0, 0.0, 0
    last = args.seed if args.to is None else args.to
    for seed in range(args.seed, last + 1):
        report = run_evening(seed, print if args.trace else None)
        hours, entries, bad = hours + report.table_hours, entries + report.entries, bad + bool(report.problem)
        if report.problem or args.to is None:
            print(report, flush=True)
    took = time.perf_counter() - begun
    count = last + 1 - args.seed
    print(f"{count} evenings, {bad} bad, {hours:.1f} table-hours, {entries} entries in {took:.1f} s")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
