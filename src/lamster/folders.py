"""Paths of the user's own files."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The user's data folder for Lamster, by the conventions of the operating system."""
    if os.environ.get("XDG_DATA_HOME"):
        base = Path(os.environ["XDG_DATA_HOME"])
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    else:
        base = Path.home() / ".local" / "share"
    return base / "lamster"
