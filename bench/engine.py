"""How fast the engine plays, plain and compiled, beside peers measured in the same run: CPU time, one core.

usage: engine.py [SECONDS] [--seconds SECONDS] [--json]      seconds for each figure (3)

The figures are of random play: decisions of a player with two options or more. Each is the best of several runs. At
the end it says which bars are met.
"""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    from bench._engine_run import main

    main()
