"""What tests on a real Ray begin with. Whoever imports this is skipped where there is none."""

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from lamster.lab.ray import private

if find_spec("ray") is None:
    pytest.skip("Ray is an extra: python dev.py long has it in an environment of its own", allow_module_level=True)
private()
ray: Any = import_module("ray")  # Only now: it reads its settings when it is loaded.
MARKS = [
    pytest.mark.long,
    pytest.mark.filterwarnings("default"),  # Ray's own warnings are not ours to mend.
    pytest.mark.skipif(sys.platform == "win32", reason="processes are killed with SIGKILL here"),
]
GAME = "on-the-lam"


def told(result: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on the time it took."""
    return {key: value for key, value in result.items() if key not in ("seconds", "decisions_per_second")}
