"""Runs the engine benchmark."""

import sys

from bench.engine.run import main

sys.exit(main())
