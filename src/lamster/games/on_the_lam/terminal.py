"""On the Lam! in the terminal: the board, and what is worth knowing about an option."""

from collections.abc import Mapping, Set
from textwrap import wrap

from lamster.games.on_the_lam.components import (
    ALIBI,
    CARD,
    CHARACTER,
    COLUMNS,
    PLAY,
    ROWS,
    SKILL,
    TILE,
)
from lamster.games.on_the_lam.events import PILE
from lamster.games.on_the_lam.view import LamView, SeatView, TileView
from lamster.kernel.game import Value
from lamster.screen import Span, paint, row, shorten
from lamster.text import Words

SYMBOL = {"charisma": "◆", "guts": "★", "smarts": "●", "cover": "▲"}
COLOUR = {"boxer": "red", "dame": "pink", "reporter": "green", "ceo": "cyan"}
NARROWEST = 9
WIDEST = 25
"""A tile need not be wider: the longest name fits."""
MARK = "✓"
POLICE = "P"


def draw(view: LamView, words: Words, colour: bool, width: int, lit: Set[str] = frozenset()) -> str:
    """The table as the view's seat sees it; `lit` are tiles that may be chosen."""
    inner = max(NARROWEST, min((width - 1) // COLUMNS - 1, WIDEST))
    lines = [header(view, words, colour, inner * COLUMNS + COLUMNS + 1)]
    lines += board(view, words, colour, inner, lit)
    for seat in view.seats:
        lines += seat_lines(view, words, seat, colour, width)
    lines += middle(view, words, colour, width)
    lines += hand(view, words, colour, width)
    return "\n".join(line.rstrip() for line in lines)


# The board.


def header(view: LamView, words: Words, colour: bool, width: int) -> str:
    """The round and whose turn it is; the skills and their symbols."""
    left = words.message("board-round", round=view.round) if view.round else words.message("board-setup")
    if view.active is not None:
        left += " · " + words.message("board-turn", player=words.player(view.active))
    elif view.round:
        left += " · " + words.message("board-police-phase")
    skills = "  ".join(f"{SYMBOL[skill]} {words.name(SKILL, skill)}" for skill in SKILL.codes)
    left = shorten(left, max(width - len(skills) - 2, 12))
    return row([(left, "strong"), (" " * (width - len(left) - len(skills)), ""), (skills, "dim")], colour)


def board(view: LamView, words: Words, colour: bool, inner: int, lit: Set[str]) -> list[str]:
    """Two lines a tile: place, skill, own mark and tokens; and its name."""
    wall = paint("│", "frame", colour)
    lines = [frame("┌┬┐", inner, colour)]
    for number in range(ROWS):
        tiles = view.board[number * COLUMNS : (number + 1) * COLUMNS]
        tops = [row(tile_top(view, words, tile, inner, tile.at in lit), colour, inner) for tile in tiles]
        names = [row([tile_name(words, tile, inner, tile.at in lit)], colour, inner) for tile in tiles]
        lines += [wall + wall.join(cells) + wall for cells in (tops, names)]
        lines.append(frame("├┼┤" if number < ROWS - 1 else "└┴┘", inner, colour))
    return lines


def frame(corners: str, inner: int, colour: bool) -> str:
    return paint(corners[0] + corners[1].join(["─" * inner] * COLUMNS) + corners[2], "frame", colour)


def tile_top(view: LamView, words: Words, tile: TileView, inner: int, lit: bool) -> list[Span]:
    spans = [("▸" if lit else " ", "strong"), (tile.at, "strong" if lit else "dim")]
    if tile.skill:
        spans.append((f" {SYMBOL[tile.skill]}{tile.number}", "bold"))
    if view.own is not None and tile.at in view.seats[view.own.seat].marks:
        spans.append((MARK, "good"))
    standing = tokens(view, words, tile.at)
    gap = inner - sum(len(text) for text, _ in spans + standing) - 1
    return [*spans, (" " * max(gap, 1), ""), *standing]


def tokens(view: LamView, words: Words, at: str) -> list[Span]:
    """The letters of those who stand on the tile, the police last."""
    here = [seat.character for seat in view.seats if seat.tile == at and seat.character]
    spans = [(letter(words, character), COLOUR[character]) for character in here]
    return [*spans, (POLICE, "police")] if view.police == at else spans


def letter(words: Words, character: str) -> str:
    return words.name(CHARACTER, character, "letter")


def tile_name(words: Words, tile: TileView, inner: int, lit: bool) -> Span:
    """The name, the short one where there is no room for the long one."""
    name = words.name(TILE, tile.at)
    if len(name) > inner:
        name = words.name(TILE, tile.at, "short")
    return (f" {name}" if len(name) < inner else name, "accent" if lit else "" if tile.skill else "bold")


# Seats, piles and hand.


def seat_lines(view: LamView, words: Words, seat: SeatView, colour: bool, width: int) -> list[str]:
    """OTL-X2: what everybody sees of a seat, in columns."""
    who = seat.character
    spans: list[Span] = [
        ("▸ " if view.active == seat.seat else "  ", "strong"),
        (f"{letter(words, who)} " if who else "? ", COLOUR[who] if who else "dim"),
        (f"{shorten(words.player(seat.seat), 14):<15}", "bold" if is_own(view, seat) else ""),
        (f"{words.name(CHARACTER, who, 'short') if who else '':<10}", COLOUR[who] if who else ""),
        (f"{bonuses(seat):<9}", ""),
        (f"{words.message('board-cards', cards=seat.alibi_cards):<10}", ""),
        (f"{item_text(words, seat):<11}", "accent" if seat.items else "dim"),
        (f"{words.message('board-marks', marks=len(seat.marks)):<10}", ""),
        (seat.tile or "", "dim"),
    ]
    lines = [row(spans, colour, width - 1)]
    if seat.known:
        known = ", ".join(words.name(CARD, card) for card in seat.known)
        lines.append(row([("    " + words.message("board-known", cards=known), "dim")], colour, width - 1))
    return lines


def is_own(view: LamView, seat: SeatView) -> bool:
    return view.own is not None and view.own.seat == seat.seat


def bonuses(seat: SeatView) -> str:
    ranked = sorted(seat.bonuses.items(), key=lambda bonus: -bonus[1])
    return " ".join(f"{SYMBOL[skill]}+{n}" for skill, n in ranked)


def item_text(words: Words, seat: SeatView) -> str:
    if not seat.items:
        return "-"
    return words.message("board-item" if seat.items == 1 else "board-second-item")


def middle(view: LamView, words: Words, colour: bool, width: int) -> list[str]:
    """The piles, and what lies on the table just now."""
    piles = [
        pile_text(words, "alibi", view.alibi_pile, sum(view.alibi_discard.values())),
        pile_text(words, "play", view.play_pile, sum(view.play_discard.values())),
    ]
    lines = [row([("  " + " · ".join(piles), "dim")], colour, width - 1)]
    lines += [paint(f"  {line}", "dim", colour) for line in wrap(location_card(view, words), width - 3)]
    happening: list[str] = []
    if view.search is not None:
        search = view.search
        parts = [search.die, *[n for n in (search.bonus, search.extra) if n]]
        sum_text = " + ".join(map(str, parts)) + (f" = {sum(parts)}" if len(parts) > 1 else "")
        happening.append(words.message("board-search", sum=sum_text, number=search.number))
    if view.event is not None:
        happening.append(event_text(words, view.event))
    if view.turned:
        turned = ", ".join(words.name(ALIBI, card) for card in view.turned)
        happening.append(words.message("board-turned", cards=turned))
    return lines + [row([(f"  {text}", "accent")], colour, width - 1) for text in happening]


def location_card(view: LamView, words: Words) -> str:
    """OTL-S16: whom the active player meets on the tile, what a search there takes, and what the host says."""
    at = view.seats[view.active].tile if view.active is not None else None
    if at is None or not words.has(f"tile-{at}", "host"):
        return ""
    tile = view.board[TILE.index[at]]
    asked = f"{SYMBOL[tile.skill]} {tile.number}" if tile.skill else "none"
    host, line = words.name(TILE, at, "host"), words.name(TILE, at, "line")
    return words.message("board-host", host=host, asked=asked, line=line)


def discards(view: LamView, words: Words) -> list[tuple[str, dict[str, int]]]:
    """OTL-H4: both discard piles are open."""
    piles = {"alibi": view.alibi_discard, "play": view.play_discard}
    return [
        (
            words.message("board-discards", pile=words.name(PILE, pile), cards=sum(cards.values())),
            {words.name(CARD, card): count for card, count in cards.items()},
        )
        for pile, cards in piles.items()
    ]


def event_text(words: Words, card: str) -> str:
    return words.message("board-event", card=words.name(PLAY, card), effect=words.name(PLAY, card, "effect"))


def pile_text(words: Words, pile: str, cards: int, discards: int) -> str:
    name = words.name(PILE, pile)
    return words.message("board-pile", pile=name[:1].upper() + name[1:], cards=cards, discards=discards)


def hand(view: LamView, words: Words, colour: bool, width: int) -> list[str]:
    """OTL-X1: own cards first, then those of the others by character, then the item."""
    own = view.own
    if own is None or view.seats[own.seat].character is None:
        return []
    if not own.hand and not own.items:
        return [paint("  " + words.message("board-hand-empty"), "bold", colour)]
    mine = view.seats[own.seat].character
    groups = [group(words, character, own.hand) for character in sorted(CHARACTER.codes, key=lambda who: who != mine)]
    groups += [f"{words.name(PLAY, item)} ({words.name(PLAY, item, 'effect')})" for item in own.items]
    title = words.message("board-hand", own=own.own_cards)
    lines = wrap(f"{title} {'; '.join(text for text in groups if text)}.", width - 3, break_on_hyphens=False)
    first = paint(title, "bold", colour) + lines[0][len(title) :] if lines[0].startswith(title) else lines[0]
    return [f"  {line}" for line in (first, *lines[1:])]


def group(words: Words, character: str, cards: list[str]) -> str:
    """The cards of one character, doubles counted."""
    kinds = [card for card in dict.fromkeys(cards) if whose(card) == character]
    named = [words.name(ALIBI, card) + (f" ({cards.count(card)})" if cards.count(card) > 1 else "") for card in kinds]
    title = words.message("board-of", character=words.name(CHARACTER, character, "short"))
    return f"{title} {', '.join(named)}" if named else ""


def whose(card: str) -> str:
    """The character of an alibi card."""
    return card.partition("_")[0]


def note(view: LamView, words: Words, code: str, _options: Mapping[str, Value]) -> str:
    """What is worth knowing about an option before choosing it."""
    return "" if view.own is None else words.notes(view.own.notes, code)
