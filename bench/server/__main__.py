"""Runs the server benchmark."""

import sys

from bench.server.run import main

sys.exit(main())
