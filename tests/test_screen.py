"""Writing to a terminal: encodings, colours, cutting and wrapping."""

import io

from lamster.games import metas
from lamster.screen import Screen, colour_wanted, encodable, paint, row, shorten


def test_plain_letters_stand_in_for_those_an_encoding_lacks() -> None:
    assert encodable("Privédetective ★5✓ “ja”…", "ascii") == 'Privedetective *5x "ja".'
    assert encodable("Privédetective", "latin-1") == "Privédetective"


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_colours_only_on_a_terminal_that_wants_them() -> None:
    assert colour_wanted(Tty(), {"TERM": "xterm"})
    assert not colour_wanted(Tty(), {"TERM": "xterm", "NO_COLOR": "1"})
    assert not colour_wanted(Tty(), {"TERM": "dumb"})
    assert not colour_wanted(io.StringIO(), {"TERM": "xterm"})
    assert not Screen(io.StringIO()).colour


def test_pieces_of_text_are_filled_up_and_cut_off() -> None:
    assert row([("abc", ""), ("def", "")], False, 8) == "abcdef  "
    assert row([("abc", ""), ("def", "")], False, 5) == "abcd…"
    assert shorten("abcdef", 0) == ""
    assert paint("x", "accent", True) == "\x1b[38;5;214mx\x1b[0m"
    assert paint(" ", "accent", True) == " "


def test_paragraphs_are_wrapped_to_the_screen() -> None:
    out = io.StringIO()
    screen = Screen(out)
    screen.width = 20
    screen.paragraph("some words that do not fit in one line", indent="  ", first="")
    assert out.getvalue() == "some words that do\n  not fit in one\n  line\n"


def test_every_game_can_be_drawn() -> None:
    for name in metas():
        assert (metas()[name].folder / "terminal.py").is_file()
