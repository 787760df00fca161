"""Saves the record of a game at the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING

from lamster import __version__
from lamster.kernel.record import origin, record_of

if TYPE_CHECKING:
    from lamster.commands.session import Session


class RecordFile:
    """Writes the record of a session to its file or to another path, and prints where."""

    def __init__(self, session: "Session", headers: dict[str, str], path: Path) -> None:
        self.session = session
        self.headers = headers
        self.path = path

    def save(self) -> None:
        """Save the record when the game ends or the player leaves."""
        if self.session.match.log:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as problem:
                self.print_failure(self.path, problem)
                return
            self.write(self.path)
            if self.session.match.outcome is None:
                self.print_path("play-resume", self.path)

    def write(self, path: Path) -> None:
        try:
            headers = {**self.headers, **origin(self.session.game, __version__)}
            path.write_text(record_of(self.session.match, headers).text(), encoding="utf-8")
        except OSError as problem:
            self.print_failure(path, problem)
        else:
            self.print_path("play-saved", path)

    def print_failure(self, path: Path, problem: OSError) -> None:
        self.session.say("play-not-saved", "accent", path=str(path), problem=problem.strerror or "")

    def print_path(self, message: str, path: Path) -> None:
        """Print a message in one line, so that the path can be copied."""
        session = self.session
        session.screen.write(session.screen.paint(session.words.message(message, path=str(path)), "dim"))
