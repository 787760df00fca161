"""Outrun in the terminal: the table, the path card in the middle of a run, and what was laid in the last one."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Set
from itertools import pairwise, zip_longest
from textwrap import wrap

from lamster.games.outrun.components import (
    ANTIDOTE,
    CARD,
    CHARACTER,
    GAPS,
    LETTERS,
    LONG_WAY,
    MAJOR,
    MAJOR_SHORTCUT,
    MONSTER,
    MOVE,
)
from lamster.games.outrun.events import time_of
from lamster.games.outrun.view import OutrunView, OwnView, PathView, PositionView, RunView, SeatView
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Value
from lamster.screen import Span, paint, row, shorten
from lamster.text import Words

NAME = 12
CHARACTER_NAME = 10
FEWEST = 9
"""The least room for the way through the museum; all its rooms where they fit."""
INDENT = "    "
SIDE = 3
"""Of a path card, in symbols."""
GRID = 18
"""Room for a path card, with a gap after it."""
SIGNS = 5
"""Room for the signs that a card is about."""
ARROWS = {
    (0, 1): "→", (0, -1): "←", (1, 0): "↓", (-1, 0): "↑", (1, 1): "↘", (1, -1): "↙", (-1, 1): "↗", (-1, -1): "↖",
}  # fmt: skip
RUN = "run:"


def draw(view: OutrunView, words: Words, colour: bool, width: int, _lit: Set[str] = frozenset()) -> str:
    """The table as the viewer sees it, but for the path card of a run: see `form`."""
    lines = [paint(shorten(" · ".join(header(view, words)), width - 1), "strong", colour)]
    lines += block(words.message("board-positions"), positions(view, words), width, colour, "dim", " · ")
    lines += block(words.message("board-centre"), card_texts(words, view.centre), width, colour, "accent", "; ")
    for seat in view.seats:
        lines += seat_lines(view, words, seat, colour, width)
    return "\n".join(line.rstrip() for line in lines)


def block(
    title: str, items: Iterable[str], width: int, colour: bool, style: str = "", between: str = ", "
) -> list[str]:
    """A title and things in as many lines as they need, none of them broken if it fits; nothing without things."""
    text = between.join(item.replace(" ", "\xa0") if len(item) < width // 2 else item for item in items)
    lines = wrap(f"{title} {text}".strip(), width - 1 - len(INDENT), break_on_hyphens=False) if text else []
    return [paint(INDENT + line.replace("\xa0", " "), style, colour) for line in lines]


# The head of the table.


def header(view: OutrunView, words: Words) -> Iterator[str]:
    """How far the game is, and what is left of the piles."""
    if view.practice is not None:
        done = len(view.practice.times)
        yield words.message("board-practice", done=done, total=view.practice.total, made=view.practice.made)
    if view.monster is not None:
        yield words.name(MONSTER, view.monster)
        yield words.message("board-rooms", rooms=view.goal)
        yield words.message("board-turns", player=shorten(words.player(view.flipper), NAME))
        yield words.message("board-deck", cards=view.deck, discards=len(view.discard))
    yield words.message("board-paths", cards=view.paths_left)


def positions(view: OutrunView, words: Words) -> Iterator[str]:
    """The positions in use, with what they are worth and what they do (OUT-S6, 5.9)."""
    for position in view.board:
        if position.active:
            icons = ", ".join(words.message(ICONS[icon]) for icon in position.icons)
            yield f"{position_name(words, position)} {icons}".rstrip()


def position_name(words: Words, position: PositionView) -> str:
    return f"{position.n}: +{position.value}" if position.n else words.message("board-box")


ICONS = {"claw": "board-claw", "fire": "board-fire", "cards": "board-cards", "biohazard": "board-biohazard"}


def discards(view: OutrunView, words: Words) -> list[tuple[str, dict[str, int]]]:
    """OUT-I13: the interference cards on the discard pile; in practice there is no such pile."""
    if view.practice is not None:
        return []
    cards = Counter(words.name(CARD, card) for card in view.discard)
    return [(words.message("board-discards", cards=len(view.discard)), dict(cards))]


def standing(view: OutrunView, words: Words, seat: int) -> str:
    """OUT-E3: how far a seat has come, in the list at the end of the game."""
    return words.message("board-standing", player=words.player(seat), rooms=view.seats[seat].to_go)


# Seats.


def seat_lines(view: OutrunView, words: Words, seat: SeatView, colour: bool, width: int) -> list[str]:
    """How far it has come, what it laid in the last run, what is in force for it (OUT-H5), and the own hand."""
    lines = [row(seat_spans(view, words, seat, width), colour, width - 1)]
    run = run_of(view, seat.seat)
    if run is not None:
        told = [run_text(words, run), *([par_text(words, run)] if view.practice is not None else [])]
        lines += block("", told, width, colour, "" if run.right else "red", "; ")
        if is_explained(view, run):
            lines += block("", stage_texts(words, run), width, colour, "dim", " → ")
    lines += block(words.message("board-front"), kind_texts(words, seat.front), width, colour, "accent")
    hand = view.own.hand if view.own is not None and view.own.seat == seat.seat else []
    return lines + block(words.message("board-hand"), card_texts(words, hand), width, colour, "", "; ")


def seat_spans(view: OutrunView, words: Words, seat: SeatView, width: int) -> Iterator[Span]:
    own = view.own is not None and view.own.seat == seat.seat
    yield "▸ " if own else "  ", "strong"
    yield f"{shorten(words.player(seat.seat), NAME):<{NAME + 1}}", "bold" if own else ""
    character = words.name(CHARACTER, seat.character) if seat.character else "?"
    yield f"{shorten(character, CHARACTER_NAME):<{CHARACTER_NAME + 1}}", "dim"
    if view.practice is None:
        yield from way_spans(view, seat, width)
        yield f" {min(seat.room, view.goal):>2} ", "bold"
        yield " · ".join(states(view, words, seat)), ""


def way_spans(view: OutrunView, seat: SeatView, width: int) -> Iterator[Span]:
    """The way through the museum: rooms behind the token, and rooms to go."""
    long = max(FEWEST, min(view.goal, width - 54))
    behind = min(seat.room, view.goal) * long // view.goal
    yield "█" * behind, "good"
    yield "░" * (long - behind), "frame"


def states(view: OutrunView, words: Words, seat: SeatView) -> Iterator[str]:
    if seat.room > view.goal:
        yield words.message("board-out")
    if seat.position is not None:
        yield position_name(words, view.board[seat.position])
    if seat.hand:
        yield words.message("board-hand-size", cards=seat.hand)
    if seat.infected:
        yield words.message("board-infected")
    if seat.immune:
        yield words.message("board-immune")


# The last run.


def run_of(view: OutrunView, seat: int) -> RunView | None:
    return next((run for run in view.last.runs if run.seat == seat), None) if view.last is not None else None


def is_explained(view: OutrunView, run: RunView) -> bool:
    """Where cards changed the path: the own row if it was not right, and every row of practice (OUT-A5)."""
    own = view.own is not None and view.own.seat == run.seat
    return len(run.stages) > 1 and (view.practice is not None or (own and not run.right))


def run_text(words: Words, run: RunView) -> str:
    """The row, its time (OUT-T13), and what it brought; or where it went wrong and what had to be laid."""
    if run.row is None or run.ms is None:
        return words.message("board-late", nearest=row_text(words, run.nearest))
    told = {"row": row_text(words, run.row), "time": time_text(words, run.ms) + (" ±" if run.capped else "")}
    if run.right:
        return words.message("board-right", rooms=run.moved or 0, **told)
    slip = words.message("board-wrong", nearest=row_text(words, run.nearest), place=run.at + 1, **told)
    return slip if run.blame is None else f"{slip}; {words.message('board-blame', card=words.name(CARD, run.blame))}"


def par_text(words: Words, run: RunView) -> str:
    return words.message("board-par", time=time_text(words, run.par))


def time_text(words: Words, ms: int) -> str:
    seconds, hundredths = time_of(ms)
    return words.message("board-time", seconds=seconds, hundredths=hundredths)


def row_text(words: Words, laid: str) -> str:
    return laid or words.message("board-empty")


def stage_texts(words: Words, run: RunView) -> Iterator[str]:
    """From the path card to what had to be laid, one card after the other."""
    for stage in run.stages:
        name = words.message("board-path") if stage.card is None else words.name(CARD, stage.card)
        yield f"{name} {row_text(words, stage.row)}"


def kind_texts(words: Words, cards: Iterable[str]) -> list[str]:
    """Cards by name; those of one kind stand together, with what is printed on each: `Not that way (Left, Jump)`."""
    found: dict[str, list[str]] = {}
    for card in cards:
        kind, _, printed = words.name(CARD, card).rstrip(")").partition(" (")
        found.setdefault(kind, []).append(printed)
    return [f"{kind} ({', '.join(printed)})" if any(printed) else kind for kind, printed in found.items()]


def card_texts(words: Words, cards: Iterable[str]) -> list[str]:
    """Cards by name, with what they do."""
    return [f"{words.name(CARD, card)}: {words.name(CARD, card, 'short')}" for card in cards]


# A run.


def form(view: OutrunView, words: Words, colour: bool, width: int) -> str:
    """What a runner needs to see, and no more (OUT-R7): the path card, the cards in force, and what may be laid."""
    if view.path is None or view.own is None:
        return ""
    card = straight(view.path, colour) if view.straight else picture(view.path, colour)
    lines = beside(card, force_texts(view, words, view.own), width)
    lines += block("", tray_texts(view, words, view.own), width, colour, "dim", " · ")
    lines += block("", [words.message("board-type", seconds=view.limit)], width, colour, "dim")
    return "\n".join(line.rstrip() for line in lines)


def force_texts(view: OutrunView, words: Words, own: OwnView) -> list[str]:
    """OUT-G6: what the cards in force do, each in a line, after the signs it is about; and the antidote on the path."""
    found = [f"{signs_on(card):<{SIGNS}}{words.name(CARD, card, 'short')}" for card in own.force]
    if view.path is not None and view.path.antidote and ANTIDOTE in own.tray:
        found.append(f"{ANTIDOTE:<{SIGNS}}{words.message('board-shows-antidote')}")
    return found


def signs_on(card: str) -> str:
    """The moves that are printed on a card as a row has them, or the sign of the card itself."""
    kind, _, printed = card.partition("-")
    return "/".join(printed.upper()) if kind in ("switcheroo", "not", "long") else ""


def beside(card: list[str], side: list[str], width: int) -> list[str]:
    """The lines of the path card, painted already, and others on its right; below it where it is a single line."""
    if len(card) == 1:
        return card + [INDENT + shorten(text, width - len(INDENT) - 1) for text in side]
    pairs = zip_longest(card, side, fillvalue="")
    return [(one or " " * GRID) + shorten(other, width - GRID - 1) for one, other in pairs]


def straight(path: PathView, colour: bool) -> list[str]:
    """OUT-O5: the symbols in one line."""
    return [INDENT + paint(" → ".join(path.symbols), "strong", colour)]


def picture(path: PathView, colour: bool) -> list[str]:
    """The path card as a grid: symbols, the first in brackets, and arrows from each to the next."""
    places = [divmod(int(cell) - 1, SIDE) for cell in path.cells]
    signs: dict[tuple[int, int], Span] = {(2 * i, 2 * j): ("·", "frame") for i in range(SIDE) for j in range(SIDE)}
    for (line, column), symbol in zip(places, path.symbols, strict=True):
        signs[2 * line, 2 * column] = (symbol, "bold")
    signs[2 * places[0][0], 2 * places[0][1]] = (f"({path.symbols[0]})", "strong")
    for (line, column), (below, right) in pairwise(places):
        signs[line + below, column + right] = (ARROWS[below - line, right - column], "accent")
    return [row(grid_spans(signs, line), colour) for line in range(2 * SIDE - 1)]


def grid_spans(signs: Mapping[tuple[int, int], Span], line: int) -> Iterator[Span]:
    """One line of the grid; every sign stands in the middle of three places."""
    yield " ", ""
    for column in range(2 * SIDE - 1):
        text, style = signs.get((line, column), (" ", ""))
        yield f"{text:^3}", style
    yield " " * (GRID - 1 - 3 * (2 * SIDE - 1)), ""


def tray_texts(view: OutrunView, words: Words, own: OwnView) -> list[str]:
    """OUT-R2, O4: every sign that may be laid with its name, the moves as the tray has them."""
    extra = [sign for sign in dict.fromkeys(own.tray) if sign not in LETTERS]
    return [f"{sign} {sign_name(words, sign)}" for sign in [*view.tray, *extra]]


def sign_name(words: Words, sign: str) -> str:
    if sign == ANTIDOTE:
        return words.message("board-antidote")
    if sign == MAJOR:
        return words.name(CARD, CARD.codes[MAJOR_SHORTCUT])
    if sign in GAPS:
        return words.name(CARD, CARD.codes[LONG_WAY + GAPS.index(sign)])
    return words.name(MOVE, MOVE.codes[LETTERS.index(sign)])


def typed(view: OutrunView, words: Words, text: str) -> str:
    """The code of a row as it is typed: in capitals or not, with blanks or not, with `run:` before it or not."""
    laid = "".join(text.split()).upper().removeprefix(RUN.upper())
    tray = view.own.tray if view.own is not None else ""
    for sign in laid:
        if laid.count(sign) > tray.count(sign):
            raise Refusal(words.message("board-not-in-tray", sign=sign, tray=tray))
    return RUN + laid


# Notes beside the options.


def note(view: OutrunView, words: Words, code: str, _options: Mapping[str, Value]) -> str:
    """What is worth knowing about an option before choosing it."""
    return words.notes([] if view.own is None else view.own.notes, code)
