"""Saves the record of a game at the terminal."""

from pathlib import Path

from lamster import __version__
from lamster.kernel.match import Match
from lamster.kernel.record import origin, record_of
from lamster.screen import Screen
from lamster.text import Words


class RecordFile:
    """Writes the record of a match to its file or to another path, and prints where."""

    def __init__(self, match: Match, screen: Screen, words: Words, headers: dict[str, str], path: Path) -> None:
        self.match = match
        self.screen = screen
        self.words = words
        self.headers = headers
        self.path = path

    def save(self) -> None:
        """Save the record when the game ends or the player leaves."""
        if self.match.log:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as problem:
                self.print_failure(self.path, problem)
                return
            self.write(self.path)
            if self.match.outcome is None:
                self.print_path("play-resume", self.path)

    def write(self, path: Path) -> None:
        try:
            headers = {**self.headers, **origin(self.match.game, __version__)}
            path.write_text(record_of(self.match, headers).text(), encoding="utf-8")
        except OSError as problem:
            self.print_failure(path, problem)
        else:
            self.print_path("play-saved", path)

    def print_failure(self, path: Path, problem: OSError) -> None:
        failure = self.words.message("play-not-saved", path=str(path), problem=problem.strerror or "")
        self.screen.paragraph(failure, "accent")

    def print_path(self, message: str, path: Path) -> None:
        """Print a message in one line, so that the path can be copied."""
        self.screen.write(self.screen.paint(self.words.message(message, path=str(path)), "dim"))
