"""A progress bar on standard error, and only where somebody can see it."""

import shutil
import sys

from lamster.screen import encodable, shorten

WIDTH = 30


class Bar:
    """Redraws one line; silent when standard error is not a terminal."""

    def __init__(self) -> None:
        self.seen = sys.stderr.isatty()

    def show(self, done: int, total: int, text: str) -> None:
        if self.seen:
            full = WIDTH * done // max(total, 1)
            line = f"{'█' * full}{'░' * (WIDTH - full)} {100 * done // max(total, 1):>3} %  {text}"
            fits = shorten(line, shutil.get_terminal_size().columns - 1)
            sys.stderr.write("\r" + encodable(fits, sys.stderr.encoding or "utf-8") + "\x1b[K")
            sys.stderr.flush()

    def clear(self) -> None:
        if self.seen:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
