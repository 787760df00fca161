"""Every command that the README and the docs show is run, as it stands there."""

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lamster.games import load
from lamster.lab.play import record_game

ROOT = Path(__file__).parent.parent
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(console|sh)\n(.*?)^```", re.MULTILINE | re.DOTALL)
NOT_RUN = {
    r"make\b|python3? dev\.py\b|\.ci/run\b": "sets the project up or runs this very test",
    r"git\b|cd\b": "works on a clone of its own",
    r"(pip|uv|pipx)\b|python3? -m (pip|venv)\b|\.?/?\.venv/bin/pip\b": "installs from the network",
}
SECONDS = 120


def commands(document: Path) -> list[str]:
    """The commands of its blocks: in `console` those after a `$`, in `sh` every line; a backslash joins lines."""
    found: list[str] = []
    for language, text in BLOCK.findall(document.read_text(encoding="utf-8")):
        lines = text.replace("\\\n", " ").splitlines()
        if language == "console":
            lines = [line[2:] for line in lines if line.startswith("$ ")]
        found += [line.strip() for line in lines if line.strip() and not line.lstrip().startswith("#")]
    return found


def reason_not_to_run(command: str) -> str:
    return next((reason for pattern, reason in NOT_RUN.items() if re.match(pattern, command)), "")


def shown_before(document: Path) -> list[str]:
    """What another document shows too is run once."""
    earlier = DOCUMENTS[: DOCUMENTS.index(document)]
    return [command.partition("#")[0].strip() for other in earlier for command in commands(other)]


@pytest.mark.skipif(sys.platform == "win32", reason="the blocks are for a POSIX shell")
@pytest.mark.parametrize("document", [path for path in DOCUMENTS if commands(path)], ids=lambda path: path.name)
def test_every_command_runs(document: Path, tmp_path: Path) -> None:
    """In order, with a record `game.rec` at hand, in a folder that looks like the project; nothing is typed in."""
    for found in ROOT.iterdir():
        if not found.name.startswith("."):
            (tmp_path / found.name).symlink_to(found)
    _, record = record_game(load("on-the-lam"), ["thumb", "thumb"], b"docs", {"round_limit": 5})
    (tmp_path / "game.rec").write_text(record.text(), encoding="utf-8")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    env = {**os.environ, "PATH": path, "XDG_DATA_HOME": str(tmp_path)}
    for command in commands(document):
        if not reason_not_to_run(command) and command.partition("#")[0].strip() not in shown_before(document):
            ran = subprocess.run(
                command, shell=True, cwd=tmp_path, env=env, check=False, capture_output=True, text=True,
                timeout=SECONDS, stdin=subprocess.DEVNULL,
            )  # fmt: skip
            assert ran.returncode == 0, f"{document.name}: {command}\n{ran.stdout[-500:]}{ran.stderr}"


def test_the_picture_of_the_terminal_can_be_made_and_stands_alone() -> None:
    """It draws what the terminal draws, the same way every time, and fetches nothing from elsewhere."""
    script = ROOT / "docs" / "images" / "make_terminal_svg.py"
    make = runpy.run_path(str(script))
    picture = make["svg"](make["moment"]())
    assert picture == make["svg"](make["moment"]())
    for text in (picture, script.with_name("terminal.svg").read_text(encoding="utf-8")):
        assert ElementTree.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"
        assert text.count("http") == 1
        assert "Where do you step?" in text


def test_commands_are_found_and_those_not_run_have_a_reason(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    console = "```console\n$ lamster games --json\n[]\n```\n"
    shell = "```sh\n# set up\nmake test\nlamster simulate \\\n  on-the-lam\n```\n"
    page.write_text(console + shell, encoding="utf-8")
    assert commands(page) == ["lamster games --json", "make test", "lamster simulate    on-the-lam"]
    assert reason_not_to_run("make test")
    assert not reason_not_to_run("lamster games")
