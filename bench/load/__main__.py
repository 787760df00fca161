"""Runs the load benchmark."""

import sys

from bench.load.run import main

sys.exit(main())
