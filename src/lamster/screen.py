"""Writes to a terminal, with colours if it supports them, and only with characters of its encoding."""

import os
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Mapping
from textwrap import wrap
from typing import TextIO

Span = tuple[str, str]
"""A piece of text and its style."""

AMBER = "38;5;214"
DIM = "38;5;245"
STYLES = {
    "": "",
    "accent": AMBER,
    "strong": f"1;{AMBER}",
    "bold": "1",
    "dim": DIM,
    "frame": "38;5;60",
    "good": "38;5;114",
    "police": "1;38;5;231;48;5;25",
    "red": "1;38;5;203",
    "pink": "1;38;5;213",
    "green": "1;38;5;120",
    "cyan": "1;38;5;117",
}
ASCII = str.maketrans(
    {
        "◆": "#",
        "★": "*",
        "●": "o",
        "▲": "^",
        "■": "#",
        "↑": "^",
        "→": ">",
        "↓": "v",
        "←": "<",
        **dict.fromkeys("↖↘", "\\"),
        **dict.fromkeys("↗↙", "/"),
        "✓": "x",
        "▸": ">",
        "·": "-",
        "…": ".",
        "±": "~",
        "\u2013": "-",
        "\u2014": "-",
        "\u201c": '"',
        "\u201d": '"',
        "\u2018": "'",
        "\u2019": "'",
        "─": "-",
        "│": "|",
        **dict.fromkeys("┌┬┐├┼┤└┴┘", "+"),
        "█": "#",
        "░": ".",
    }
)
MAX_WIDTH = 132


def paint(text: str, style: str, colour: bool) -> str:
    return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if colour and style and text.strip() else text


def row(spans: Iterable[Span], colour: bool, width: int = 0) -> str:
    """Pieces of text side by side, padded with spaces or cut off to the width."""
    painted: list[str] = []
    left = width
    for text, style in spans:
        shown = shorten(text, left) if width else text
        painted.append(paint(shown, style, colour))
        left -= len(shown)
    return "".join(painted) + " " * max(left, 0)


def shorten(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(width - 1, 0)] + "…" * (width > 0)


def encodable(text: str, encoding: str) -> str:
    """The text; if the encoding lacks some of its characters, transliterated to ASCII."""
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return unicodedata.normalize("NFKD", text.translate(ASCII)).encode("ascii", "ignore").decode()
    return text


def colour_wanted(out: TextIO, environ: Mapping[str, str]) -> bool:
    """Whether to use colours: on a terminal, unless NO_COLOR is set or the terminal is dumb."""
    return out.isatty() and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"


class Screen:
    """The output of a command."""

    def __init__(self, out: TextIO | None = None) -> None:
        self.out = sys.stdout if out is None else out
        self.colour = colour_wanted(self.out, os.environ)
        self.width = min(shutil.get_terminal_size((80, 24)).columns, MAX_WIDTH)

    def write(self, text: str) -> None:
        """Write one or several lines without wrapping."""
        self.out.write(self.encodable(text) + "\n")
        self.out.flush()

    def encodable(self, text: str) -> str:
        return encodable(text, getattr(self.out, "encoding", None) or "utf-8")

    def paint(self, text: str, style: str) -> str:
        return paint(text, style, self.colour)

    def paragraph(self, text: str, style: str = "", indent: str = "", first: str | None = None) -> None:
        """Write text, wrapped to the width. The first line may have another indent."""
        lines = wrap(
            text,
            self.width - 1,
            initial_indent=indent if first is None else first,
            subsequent_indent=indent,
            break_on_hyphens=False,
            break_long_words=False,
        )
        self.write("\n".join(self.paint(line, style) for line in lines))
