"""Where the reader's own files are kept."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The user's own folder for Lamster, as the system has it."""
    if os.environ.get("XDG_DATA_HOME"):
        base = Path(os.environ["XDG_DATA_HOME"])
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    else:
        base = Path.home() / ".local" / "share"
    return base / "lamster"
