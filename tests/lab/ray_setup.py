"""Set-up of the tests on a real Ray. Importing this module skips the importing module if Ray is not installed."""

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from lamster.lab.ray import protect_local_ray

if find_spec("ray") is None:
    pytest.skip("Ray is an extra: python dev.py long has it in an environment of its own", allow_module_level=True)
protect_local_ray()
ray: Any = import_module("ray")  # After the settings: Ray reads them on import.
MARKS = [
    pytest.mark.long,
    pytest.mark.filterwarnings("default"),  # Ray emits warnings of its own.
    pytest.mark.skipif(sys.platform == "win32", reason="processes are killed with SIGKILL here"),
]
GAME = "on-the-lam"


def without_timing(result: dict[str, Any]) -> dict[str, Any]:
    """The result without the entries that depend on how long it took."""
    return {key: value for key, value in result.items() if key not in ("seconds", "decisions_per_second")}
