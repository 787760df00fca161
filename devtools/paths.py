"""Folders and files of the checkout. Other modules read them as `paths.ROOT`, so that a test can replace them."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
COMPILED_VENV = ROOT / ".venv-compiled"
PEERS_VENV = ROOT / ".venv-peers"
RAY_VENV = ROOT / ".venv-ray"
WHEELS = ROOT / "build" / "compiled"
REQUIREMENTS = ROOT / "requirements"
DEV = REQUIREMENTS / "dev.txt"
PEERS = REQUIREMENTS / "bench.txt"
RAY = REQUIREMENTS / "ray.txt"
WEB = ROOT / "web"
WEB_BUILT = ROOT / "src" / "lamster" / "server" / "static"
BOARDGAME = ROOT / "bench" / "boardgame_io"
