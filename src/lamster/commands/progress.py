"""A progress bar on standard error."""

import shutil
import sys

from lamster.screen import encodable, shorten

BAR_WIDTH = 30


class ProgressBar:
    """Redraws one line. Prints nothing if standard error is not a terminal."""

    def __init__(self) -> None:
        self.visible = sys.stderr.isatty()

    def show(self, done: int, total: int, text: str) -> None:
        if self.visible:
            full = BAR_WIDTH * done // max(total, 1)
            line = f"{'█' * full}{'░' * (BAR_WIDTH - full)} {100 * done // max(total, 1):>3} %  {text}"
            fits = shorten(line, shutil.get_terminal_size().columns - 1)
            sys.stderr.write("\r" + encodable(fits, sys.stderr.encoding or "utf-8") + "\x1b[K")
            sys.stderr.flush()

    def clear(self) -> None:
        if self.visible:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
