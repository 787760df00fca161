"""Commands as the tests run them: in their own process, with what is typed."""

import io
from typing import NamedTuple

import pytest

from lamster import cli


class Ran(NamedTuple):
    code: int
    out: str
    err: str


class Run:
    """Runs a command in this process, with what is typed into it."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: str, typed: str = "") -> Ran:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            code = cli.main(arguments)
        except SystemExit as stop:
            code = int(str(stop.code))
        out, err = self.capsys.readouterr()
        return Ran(code, out, err)
