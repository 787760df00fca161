"""Runs commands of `lamster` in the process of the test, with given keyboard input."""

import io
from typing import NamedTuple

import pytest

from lamster import cli


class CommandResult(NamedTuple):
    """Exit code and output of a command."""

    code: int
    out: str
    err: str


class CommandRunner:
    """Runs a command and captures its output; `typed` is the text on its standard input."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: str, typed: str = "") -> CommandResult:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            code = cli.main(arguments)
        except SystemExit as stop:
            code = int(str(stop.code))
        out, err = self.capsys.readouterr()
        return CommandResult(code, out, err)
