"""Runs the benchmark of races."""

import sys

from bench.races.run import main

sys.exit(main())
