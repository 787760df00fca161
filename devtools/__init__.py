"""The parts of dev.py. They use the standard library only, because they run before anything is installed."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - runs on any Python that the machine has
    sys.exit("dev.py needs Python 3.11 or newer")
