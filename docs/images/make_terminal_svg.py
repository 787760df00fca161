"""Draws docs/images/terminal.svg: a real moment of a game in the terminal, as the terminal shows it.

Run it after the board's look has changed: python docs/images/make_terminal_svg.py
"""

import io
import re
from pathlib import Path
from random import Random
from xml.sax.saxutils import escape

from lamster.commands.session import Session
from lamster.games import load
from lamster.kernel.chance import Dice, seed_from_text
from lamster.kernel.match import Match
from lamster.screen import Screen

COLUMNS = 80
CELL = 9.0
LINE = 19.0
SIZE = 15
MARGIN = 18.0
BAR = 34.0
INK = "#0b1020"
EDGE = "#2a3152"
TEXT = "#d8dcea"
AMBER = "#f5a524"
FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
PALETTE = {
    "214": AMBER,
    "245": "#8d95ad",
    "60": "#4d5680",
    "114": "#86d69a",
    "231": "#ffffff",
    "25": "#1f5fbf",
    "203": "#ff6b6b",
    "213": "#f78fe0",
    "120": "#8ef08e",
    "117": "#7fd3ff",
}
SGR = re.compile(r"\x1b\[([\d;]*)m")
ARMS = {
    "─": "lr",
    "│": "tb",
    "┌": "rb",
    "┐": "lb",
    "└": "rt",
    "┘": "lt",
    "┬": "lrb",
    "┴": "lrt",
    "├": "rtb",
    "┤": "ltb",
    "┼": "lrtb",
}
"""To which sides of its cell a piece of the frame reaches."""


class Style:
    """How a run of characters looks."""

    def __init__(self) -> None:
        self.fill = TEXT
        self.back = ""
        self.bold = False

    def change(self, codes: str) -> None:
        if codes in ("", "0"):
            self.__init__()  # type: ignore[misc]
            return
        parts = codes.split(";")
        while parts:
            code = parts.pop(0)
            if code == "1":
                self.bold = True
            elif code in ("38", "48"):
                colour = PALETTE[parts[1]]
                del parts[:2]
                if code == "38":
                    self.fill = colour
                else:
                    self.back = colour


def moment() -> str:
    """What a player sees in the middle of a game: played from a fixed seed, with a liking for searching."""
    game = load("on-the-lam")
    match = Match(game, 3, {"first_player": "seat1"}, Dice(seed_from_text("night in Rion City")))
    out = io.StringIO()
    screen = Screen(out)
    screen.colour, screen.width = True, COLUMNS
    session = Session(match, ["Ann", "bot:easy", "bot:medium"], 0, "en", {}, Path("unused"), screen)
    rng = Random(11)
    while not (match.state.round >= 5 and match.state.open[0].kind == "move" and match.state.open[0].seat == 0):
        decision = match.state.open[0]
        liked = [code for code in decision.codes if code in ("search", "retry", "end")]
        match.act(decision.seat, rng.choice(liked or decision.codes))
    turns = [i for i, event in enumerate(match.events) if event.kind.name == "turn"]
    match.events = match.events[turns[-3] :]
    session.print_events()
    session.draw(match.state.open[0])
    session.ask(match.state.open[0])
    return out.getvalue().strip("\n") + "\n> "


def runs(line: str) -> list[tuple[int, str, Style]]:
    """A line as pieces of one look, each with the column where it begins."""
    found: list[tuple[int, str, Style]] = []
    style, column = Style(), 0
    parts = SGR.split(line)
    for i, part in enumerate(parts):
        if i % 2:
            style.change(part)
        elif part:
            same = Style()
            same.fill, same.back, same.bold = style.fill, style.back, style.bold
            found.append((column, part, same))
            column += len(part)
    return found


def drawn(x: float, y: float, text: str, style: Style) -> list[str]:
    """A piece of a line: frames as strokes, so that they join in every font; the rest as text."""
    shapes: list[str] = []
    if style.back:
        shapes.append(
            f'<rect x="{x:g}" y="{y:g}" width="{CELL * len(text):g}" height="{LINE:g}" rx="3" fill="{style.back}"/>'
        )
    strokes = "".join(arms(x + CELL * i, y, ARMS[sign]) for i, sign in enumerate(text) if sign in ARMS)
    if strokes:
        shapes.append(f'<path d="{strokes}" stroke="{style.fill}" stroke-width="1.3"/>')
    weight = ' font-weight="700"' if style.bold else ""
    for found in re.finditer(r"[^\s─│┌┐└┘┬┴├┤┼]+(?: [^\s─│┌┐└┘┬┴├┤┼]+)*", text):
        word = found[0]
        place = f'x="{x + CELL * found.start():g}" y="{y + LINE * 0.74:g}" textLength="{CELL * len(word):g}"'
        shapes.append(f'<text {place} fill="{style.fill}"{weight}>{escape(word)}</text>')
    return shapes


def arms(x: float, y: float, sides: str) -> str:
    middle_x, middle_y = x + CELL / 2, y + LINE / 2
    ends = {"l": (x, middle_y), "r": (x + CELL, middle_y), "t": (middle_x, y), "b": (middle_x, y + LINE)}
    return "".join(f"M{middle_x:g} {middle_y:g}L{ends[side][0]:g} {ends[side][1]:g}" for side in sides)


def svg(screen: str) -> str:
    lines = screen.split("\n")
    width, height = 2 * MARGIN + COLUMNS * CELL, BAR + 2 * MARGIN + len(lines) * LINE
    shapes: list[str] = []
    for number, line in enumerate(lines):
        y = BAR + MARGIN + number * LINE
        for column, text, style in runs(line):
            shapes += drawn(MARGIN + column * CELL, y, text, style)
    size = f'width="{width:g}" height="{height:g}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" {size} role="img"',
            f' font-family="{FONT}" font-size="{SIZE}">',
            "<title>On the Lam! in the terminal</title>",
            "<desc>The board with tokens and police, the players, the own hand, a question with its options.</desc>",
            f'<rect x="1" y="1" width="{width - 2:g}" height="{height - 2:g}" rx="12" fill="{INK}" stroke="{EDGE}"/>',
            *title_bar(width),
            *shapes,
            f'<rect x="{MARGIN + 2 * CELL:g}" y="{y + 2:g}" width="{CELL:g}" height="{LINE - 4:g}" fill="{AMBER}"/>',
            "</svg>",
            "",
        ]
    )


def title_bar(width: float) -> list[str]:
    lamps = [
        f'<circle cx="{MARGIN + 6 + 20 * i:g}" cy="{BAR / 2 + 2:g}" r="5.5" fill="{fill}"/>'
        for i, fill in enumerate((AMBER, PALETTE["60"], EDGE))
    ]
    place = f'x="{width / 2:g}" y="{BAR / 2 + 7:g}" text-anchor="middle"'
    title = f'<text {place} fill="{PALETTE["245"]}">lamster play on-the-lam</text>'
    return [f'<path d="M1 {BAR:g}H{width - 1:g}" stroke="{EDGE}"/>', *lamps, title]


if __name__ == "__main__":
    Path(__file__).with_name("terminal.svg").write_text(svg(moment()), encoding="utf-8")
