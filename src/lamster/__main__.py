"""`python -m lamster` is the command `lamster`."""

import sys

from lamster.cli import main

if __name__ == "__main__":
    sys.exit(main())
