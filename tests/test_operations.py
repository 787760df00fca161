"""docs/operations.md: all commands and flags in it exist, the figures are those that there are, the units are right."""

import argparse
import ast
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from lamster.cli import Commands
from lamster.server.metrics import registry_of
from lamster.tables.hub.hub import Hub
from lamster.tables.store.sqlite.store import SqliteStore
from lamster.tables.workers.bot_workers import BotWorkers
from lamster.text import Words

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
PACKAGE = ROOT / "src" / "lamster"
PARTS = ("server", "tables", "commands")
SOURCES = [PACKAGE / "cli.py", *[path for part in PARTS for path in sorted((PACKAGE / part).rglob("*.py"))]]
OF_OTHERS = {"--now", "--upgrade"}
"""Flags of other programs."""


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def lamster_commands() -> list[list[str]]:
    """Every command of ours that is shown: in a block, in a unit, or in a sentence with all it takes."""
    lines = [line for block in blocks("bash") for line in block.replace("\\\n", " ").splitlines()]
    lines += [line.removeprefix("ExecStart=") for block in blocks("ini") for line in block.splitlines()]
    found = [re.search(r"(?:^|[\s/])lamster ([a-z].*)", line) for line in lines]
    return [shlex.split(match[1]) for match in found if match]


@pytest.mark.parametrize("command", lamster_commands(), ids=" ".join)
def test_every_command_is_understood(command: list[str]) -> None:
    assert Commands(Words("en")).parser.parse_args(command).module


def test_there_are_commands_and_all_of_the_operators_are_shown() -> None:
    shown = lamster_commands()
    assert len(shown) > 15
    admin = {command[1] for command in shown if command[0] == "admin"}
    assert admin == {"list", "inspect", "close", "export", "ban", "unban", "bans", "reports"}
    assert {command[0] for command in shown} >= {"serve", "backup", "restore", "doctor"}


def flags(parser: argparse.ArgumentParser) -> set[str]:
    """Of a command and all commands below it."""
    below = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    own = {flag for action in parser._actions for flag in action.option_strings}
    return own.union(*[flags(command) for action in below for command in action.choices.values()])


def test_every_flag_exists() -> None:
    known = flags(Commands(Words("en")).parser)
    ours = re.sub(r"^```(ini|caddy|nginx|haproxy)\n.*?^```", "", PAGE, flags=re.MULTILINE | re.DOTALL)
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", ours))
    assert named - known - OF_OTHERS == set()
    assert len(named) > 15


def figures() -> set[str]:
    """All that a server may tell: without labels yet, and those of several servers by the source."""
    hub = Hub(SqliteStore(Path("nowhere")), BotWorkers(0), 0.0)
    text = generate_latest(registry_of(hub)).decode()
    found = set(re.findall(r"^# TYPE (lamster_\w+)", text, re.MULTILINE))
    others = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    return found | {f"lamster_{name}" for name in re.findall(r'[gG]auge\(\s*"(\w+)"', others)}


def test_the_figures_are_those_that_there_are() -> None:
    told = set(re.findall(r"\blamster_[a-z_]+\b", PAGE))
    there = figures() - {"lamster_info"}
    assert {name.removesuffix("_total") for name in told} == {name.removesuffix("_total") for name in there}
    assert told - there == set(), "by their whole names"


def strings() -> str:
    """All that is said in the source: literals, those that stand beside each other joined."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES]
    found = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant | ast.JoinedStr)]
    return "\n".join(said(node) for node in found)


def said(node: ast.Constant | ast.JoinedStr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values)


def test_the_messages_that_are_explained_are_said_somewhere() -> None:
    rows = re.findall(r"^\| (`.*?) \|", PAGE[PAGE.index("## When something is wrong") :], re.MULTILINE)
    told = [text for row in rows for text in re.findall(r"`([^`]+)`", row)]
    messages = [text for text in told if " " in text]
    assert len(messages) > 10
    everything = strings()
    for message in messages:
        parts = [part.strip() for part in re.split(r"[A-Z]{3,}|2\.0|:", message) if part.strip()]
        missing = [part for part in parts if part not in everything]
        assert not missing, f"{message}: nobody says {missing}"


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_the_units_are_right(tmp_path: Path) -> None:
    socket, service = blocks("ini")
    assert "ListenStream" in socket
    service = service.replace("/srv/lamster/bin/lamster", str(Path(sys.executable)))
    (tmp_path / "lamster.socket").write_text(socket, encoding="utf-8")
    (tmp_path / "lamster.service").write_text(service, encoding="utf-8")
    units = [tmp_path / "lamster.socket", tmp_path / "lamster.service"]
    told = verified(units)
    assert not [line for line in told if "lamster" in line], told
    (tmp_path / "lamster.service").write_text(service.replace("KillMode=mixed", "KillMod=mixed"), encoding="utf-8")
    assert any("KillMod" in line for line in verified(units)), "it would notice"


def verified(units: list[Path]) -> list[str]:
    command = ["systemd-analyze", "verify", "--man=no", *map(str, units)]
    return subprocess.run(command, capture_output=True, text=True, check=False).stderr.splitlines()
