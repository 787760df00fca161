"""The progress bar."""

import io

import pytest

from lamster.commands import progress


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    for err, shown in ((Tty(), True), (io.StringIO(), False)):
        monkeypatch.setattr("sys.stderr", err)
        bar = progress.ProgressBar()
        bar.show(5, 10, "games")
        bar.clear()
        assert ("50 %  games" in err.getvalue()) == shown
