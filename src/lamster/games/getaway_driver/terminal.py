"""Getaway Driver in the terminal: the city as a map, what lies beside it, and what is worth knowing about an option."""

from collections.abc import Iterable, Iterator, Mapping, Set
from textwrap import wrap

from lamster.games.getaway_driver.components import (
    CARD,
    EVENT,
    KINDS,
    LIGHT,
    OBSTACLE,
    SPECIAL,
    STUNT,
    TILE,
    TILE_BADGE,
    TILE_ICONS,
    TILE_LIGHT,
    TILE_SPECIAL,
    UPGRADE,
)
from lamster.games.getaway_driver.events import PILE, SIGNAL
from lamster.games.getaway_driver.preview_places import SPACE_VERBS
from lamster.games.getaway_driver.view import DriverView, EventView, GetawayView, SoloView, TileView, UpgradeView
from lamster.kernel.game import Value
from lamster.screen import Span, paint, row, shorten
from lamster.text import Words

SHAPE = {"green": "●", "yellow": "▲", "red": "■"}
COLOUR = {"green": "green", "yellow": "accent", "red": "red"}
ARROW = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
TERRAIN = {"lake": "~", "mountain": "^", "city_park": "%"}
CAR, HAZARD, STASH, BARRICADE, SPIKES, TO_FILL, BACK = "@", "!", "$", "=", "x", "+", "░"
LABEL = 2
"""Room for the number of a row."""
NARROW = 5
"""The least room for a space: light, shape, two icons and a badge."""
WIDE = 8
"""All the room a space needs."""
SHORT = 48
"""Things of a list up to this length are not broken over lines."""
LIGHT_OF = {tile: LIGHT.codes[TILE_LIGHT[i]] for i, tile in enumerate(TILE.codes)}
STUNTS_OF = {
    tile: [stunt for j, stunt in enumerate(STUNT.codes) if TILE_ICONS[i] >> j & 1] for i, tile in enumerate(TILE.codes)
}
SPECIAL_OF = {tile: SPECIAL.codes[TILE_SPECIAL[i]] for i, tile in enumerate(TILE.codes)}
NOTHING = SPECIAL.codes[0]


def draw(view: GetawayView, words: Words, colour: bool, width: int, lit: Set[str] = frozenset()) -> str:
    """The table as the viewer sees it; spaces among `lit` may be chosen, and those that the options point to."""
    lines = [paint(shorten(header(view, words), width - 1), "strong", colour)]
    lines += city(view, words, colour, width, {at for at in lit if is_space(at)})
    lines += block("", legend(view, words), width, colour, "dim")
    for driver in view.drivers:
        lines += driver_lines(view, words, driver, colour, width)
    lines += police_lines(view, words, colour, width)
    lines += table_lines(view, words, colour, width)
    return "\n".join(line.rstrip() for line in lines)


def header(view: GetawayView, words: Words) -> str:
    """The round, and how far the city still goes (GD-E7, O10)."""
    begun = words.message("board-round", round=view.round) if view.round else words.message("board-setup")
    return f"{begun} · {words.message('board-bag', tiles=view.bag, rounds=view.rounds_left)}"


def block(title: str, items: Iterable[str], width: int, colour: bool, style: str = "") -> list[str]:
    """A title and things in as many lines as they need; nothing without things."""
    text = ", ".join(item.replace(" ", "\xa0") if len(item) <= SHORT else item for item in items)
    lines = wrap(f"{title} {text}".strip(), width - 5, break_on_hyphens=False) if text else []
    return [paint("    " + line.replace("\xa0", " "), style, colour) for line in lines]


# The map.


def city(view: GetawayView, words: Words, colour: bool, width: int, lit: Set[str]) -> list[str]:
    """The part of the table where something is or can be chosen, in as many panels as the width needs; if any."""
    chosen = lit | set(view.own.targets.values()) if view.own is not None else lit
    if not (chosen or view.tiles or view.stash or view.obstacles):
        return []
    columns, rows = part(view, chosen)
    most = max((width - LABEL - 2) // (NARROW + 1), 1)
    size = -(-len(columns) // -(-len(columns) // most))
    inner = min(WIDE, (width - LABEL - 2) // size - 1)
    panels = [columns[first : first + size] for first in range(0, len(columns), size)]
    return [line for panel in panels for line in panel_lines(view, words, panel, rows, chosen, colour, inner)]


def is_space(text: str) -> bool:
    column, _, line = text.partition(",")
    return column.isdecimal() and line.isdecimal()


def part(view: GetawayView, chosen: Set[str]) -> tuple[range, range]:
    """The columns and rows with something in them, and one more on every side; before there are tiles: all."""
    if not view.tiles:
        return range(1, view.columns + 1), range(1, view.rows + 1)
    found = [tuple(map(int, at.split(","))) for at in (*chosen, *occupied(view))]
    return span([at[0] for at in found], view.columns), span([at[1] for at in found], view.rows)


def occupied(view: GetawayView) -> Iterator[str]:
    yield from (thing.at for things in (view.tiles, view.stash, view.vehicles) for thing in things)
    yield from (*view.hazards, *view.barricades, *view.spikes, *view.filling)


def span(numbers: list[int], last: int) -> range:
    return range(max(min(numbers) - 1, 1), min(max(numbers) + 1, last) + 1)


def panel_lines(
    view: GetawayView, words: Words, columns: range, rows: range, chosen: Set[str], colour: bool, inner: int
) -> list[str]:
    """Some columns of the map, their numbers above and below, and the edge of the table where it is near."""
    numbers = paint(" " * (LABEL + 1) + "".join(f" {column:<{inner}}" for column in columns), "dim", colour)
    ends = ("│" if columns[0] == 1 else " ", "│" if columns[-1] == view.columns else " ")
    lines = [numbers]
    if rows[0] == 1:
        lines.append(edge("┌┐", ends, len(columns) * (inner + 1), colour))
    for line in rows:
        cells = [cell(view, words, f"{column},{line}", chosen, colour, inner) for column in columns]
        lines += row_lines(cells, line, ends, colour, inner)
    if rows[-1] == view.rows:
        lines.append(edge("└┘", ends, len(columns) * (inner + 1), colour))
    return [*lines, numbers]


def edge(corners: str, ends: tuple[str, str], width: int, colour: bool) -> str:
    left, right = [corner if end.strip() else "─" for corner, end in zip(corners, ends, strict=True)]
    return " " * LABEL + paint(left + "─" * width + right, "frame", colour)


def row_lines(cells: list[list[str]], number: int, ends: tuple[str, str], colour: bool, inner: int) -> list[str]:
    left, right = [paint(end, "frame", colour) for end in ends]
    lines: list[str] = []
    for i in range(max(map(len, cells))):
        label = paint(f"{'' if i else number:>{LABEL}}", "dim", colour)
        lines.append(label + left + "".join(cell[i] if i < len(cell) else " " * (inner + 1) for cell in cells) + right)
    return lines


def cell(view: GetawayView, words: Words, at: str, chosen: Set[str], colour: bool, inner: int) -> list[str]:
    """The lines of a space: what it is and what stands there, after a gap in which a choice is marked."""
    gap: Span = ("▸", "strong") if at in chosen else (" ", "")
    ground = next((TERRAIN[o.obstacle] * inner for o in view.obstacles if at in o.spaces), "")
    if ground:
        return [paint(f" {ground}", "frame", colour)] * 2
    tile = tile_at(view, at)
    bare: list[Span] = [(TO_FILL, "strong")] if at in view.filling else [("·", "frame")]
    lines = [[gap, *(face(words, tile, inner) if tile is not None else bare)]]
    lines += [[(" ", ""), *spans] for spans in packed(list(pieces_on(view, at)), inner)]
    # A line below a tile even where nothing stands, so that the map keeps its shape.
    return [row(spans, colour, inner + 1) for spans in (lines if len(lines) > 1 or tile is None else [*lines, []])]


def packed(pieces: list[Span], inner: int) -> list[list[Span]]:
    """Pieces in lines of this width, in their order."""
    lines: list[list[Span]] = []
    left = 0
    for text, style in pieces:
        if len(text) > left:
            lines.append([])
            left = inner
        lines[-1].append((text, style))
        left -= len(text)
    return lines


def tile_at(view: GetawayView, at: str | None) -> TileView | None:
    return next((tile for tile in view.tiles if tile.at == at), None)


def face(words: Words, tile: TileView, inner: int) -> list[Span]:
    """A tile face up; one face down that the viewer knows, marked as a back; or a back with the pile it came from."""
    if tile.tile is None:
        pile = words.name(PILE, tile.pile, "letter") if tile.pile else ""
        return [(f"{BACK}{pile}".ljust(inner, BACK), "dim")]
    if TILE.index[tile.tile] >= KINDS:
        return [(shorten(words.name(TILE, tile.tile, "short").upper(), inner), "green")]
    light = LIGHT_OF[tile.tile]
    head: Span = (words.name(LIGHT, light, "letter"), COLOUR[light]) if tile.up else (BACK, "dim")
    gap = " " if inner >= WIDE else ""
    return [head, (gap.join([SHAPE[light], *signs(words, tile.tile, "★" if gap else "")]), COLOUR[light])]


def signs(words: Words, tile: str, star: str = "★") -> list[str]:
    """The stunts, the special feature and the badge of a tile as letters, as far as it has them."""
    icons = "".join(words.name(STUNT, stunt, "letter") for stunt in STUNTS_OF[tile])
    special = words.name(SPECIAL, SPECIAL_OF[tile], "letter") if SPECIAL_OF[tile] != NOTHING else ""
    badge = TILE_BADGE[TILE.index[tile]]
    return [sign for sign in (icons, special, f"{star}{badge}" if badge else "") if sign]


def pieces_on(view: GetawayView, at: str) -> Iterator[Span]:
    """Cars first, then what lies on the ground. While Stash tokens are adjusted they have numbers (GD-T7)."""
    yield from ((car(view, driver), "strong") for driver in view.drivers if driver.at == at)
    for vehicle in view.vehicles:
        if vehicle.at == at:
            yield letter_of(vehicle.vehicle) + vehicle.vehicle.partition("-")[2] + ARROW[vehicle.facing], "police"
    for token in view.stash:
        if token.at == at:
            number = "" if view.round else f"{token.number}{'?' if token.misplaced else ''}"
            yield STASH + number, "red" if token.misplaced else "good"
    things = ((HAZARD, "red", view.hazards), (BARRICADE, "police", view.barricades), (SPIKES, "police", view.spikes))
    yield from ((sign, style) for sign, style, spaces in things if at in spaces)


def car(view: GetawayView, driver: DriverView) -> str:
    """With two Drivers the car bears the letter of its seat."""
    return CAR + ("AB"[driver.seat] if len(view.drivers) > 1 else "") + ARROW[driver.facing or "N"]


def letter_of(vehicle: str) -> str:
    """P for patrol-1 and for patrol_car: as the code begins that can be typed."""
    return vehicle.removeprefix("police_")[0].upper()


def legend(view: GetawayView, words: Words) -> Iterator[str]:
    """Every sign that is on the map now, with its meaning."""
    for kind in sorted({vehicle.kind for vehicle in view.vehicles}):
        yield f"{letter_of(kind)} {words.name(UPGRADE, kind)}"
    yield from (f"{sign} {words.message(message)}" for sign, message, there in tokens(view) if there)
    yield from (f"{TERRAIN[o.obstacle]} {words.name(OBSTACLE, o.obstacle)}" for o in view.obstacles)
    for pile in sorted({tile.pile for tile in view.tiles if tile.pile}):
        yield f"{words.name(PILE, pile, 'letter')} {words.name(PILE, pile)}"
    faces = [tile.tile for tile in view.tiles if tile.tile and TILE.index[tile.tile] < KINDS]
    for light in sorted({LIGHT_OF[tile] for tile in faces}, key=LIGHT.codes.index):
        yield f"{words.name(LIGHT, light, 'letter')}{SHAPE[light]} {words.name(LIGHT, light)}"
    for stunt in sorted({stunt for tile in faces for stunt in STUNTS_OF[tile]}):
        yield f"{words.name(STUNT, stunt, 'letter')} {words.name(STUNT, stunt, 'short')}"
    for special in sorted({SPECIAL_OF[tile] for tile in faces} - {NOTHING}):
        yield f"{words.name(SPECIAL, special, 'letter')} {words.name(SPECIAL, special)}"


def tokens(view: GetawayView) -> list[tuple[str, str, bool]]:
    """The signs of tokens, the messages for them, and whether they are on the map."""
    return [
        (CAR, "board-car", any(driver.at for driver in view.drivers)),
        (HAZARD, "board-hazard", bool(view.hazards)),
        (STASH, "board-stash", bool(view.stash)),
        (BARRICADE, "board-barricade", bool(view.barricades)),
        (SPIKES, "board-spikes", bool(view.spikes)),
        (TO_FILL, "board-to-fill", bool(view.filling)),
        (BACK, "board-back", any(not tile.up for tile in view.tiles)),
    ]


# Beside the map.


def driver_lines(view: GetawayView, words: Words, driver: DriverView, colour: bool, width: int) -> list[str]:
    """The meter and everything everybody sees of a Driver; the hand for those who may see it (GD-I2, Q2)."""
    meter = "█" * driver.meter + BACK * (view.red - driver.meter)
    name, place = shorten(words.player(driver.seat), 16), f"{car(view, driver)} {driver.at} " if driver.at else ""
    told = " · ".join(states(view, words, driver))
    spans: list[Span] = [(f"  {name} ", "bold"), (place, "strong")]
    spans += [(meter, "red" if driver.meter + 1 >= view.red else "accent"), (f" {told}", "")]
    lines = [row(spans, colour, width - 1)]
    hand = driver.shown if driver.hand is None else driver.hand
    for title, cards in (("board-hand", hand), ("board-discard", driver.discard), ("board-removed", driver.removed)):
        named = [f"{words.name(CARD, card)} ({words.name(CARD, card, 'stunt')})" for card in cards]
        lines += block(words.message(title), named, width, colour, "dim" if cards is driver.removed else "")
    return lines


def states(view: GetawayView, words: Words, driver: DriverView) -> Iterator[str]:
    yield words.message("board-meter", meter=driver.meter, red=view.red)
    yield words.message("board-stash-held", tokens=driver.stash)
    yield words.message("board-cards", cards=driver.cards)
    flags = {
        "board-pursued": driver.pursued,
        "board-ramming": driver.ramming,
        "board-slammed": driver.slammed,
        "board-extra-move": driver.extra_moves > 0,
        "board-stomping": driver.stomping > 0,
        "board-chosen": driver.chosen and driver.way is None,
        "board-ended": driver.ended and not all(other.ended for other in view.drivers),
    }
    yield from (words.message(message) for message, true in flags.items() if true)
    if driver.way is not None:
        yield words.message("board-way", way=ARROW[driver.way])


def police_lines(view: GetawayView, words: Words, colour: bool, width: int) -> list[str]:
    """The Enforcement tokens and the garage with its prices; in the solo game what the automated Police have."""
    title, texts = "", list[str]()
    if view.police is not None:
        title = words.message("board-tokens", tokens=view.police.tokens)
        texts = [upgrade_text(words, upgrade) for upgrade in view.police.garage]
    elif view.solo is not None:
        title = words.message(
            "board-automated", difficulty=words.message("option-difficulty", f"value-{view.solo.difficulty}")
        )
        texts = list(solo_texts(words, view.solo))
    return [paint(f"  {title}", "bold", colour), *block("", texts, width, colour)]


def upgrade_text(words: Words, upgrade: UpgradeView) -> str:
    """Its price, what is left, and a mark when it can be paid for."""
    numbers = {"cost": upgrade.cost, "left": upgrade.left, "bought": upgrade.bought, "used": upgrade.used}
    mark = "✓" if upgrade.affordable and upgrade.left else ""
    return mark + words.message("board-upgrade", upgrade=words.name(UPGRADE, upgrade.upgrade), **numbers)


def solo_texts(words: Words, solo: SoloView) -> Iterator[str]:
    yield words.message("board-piles", perilous=solo.perilous, serene=solo.serene)
    yield words.message("board-deck", cards=solo.deck)
    if solo.badges:
        yield words.message("board-badges", badges=" + ".join(map(str, solo.badges)))
    if solo.charged:
        yield words.message("board-charged")


def table_lines(view: GetawayView, words: Words, colour: bool, width: int) -> list[str]:
    """What lies on the table just now: drawn tiles, the event, signals."""
    lines = block(words.message("board-filling"), view.filling, width, colour, "accent")
    lines += block(words.message("board-drawn"), (tile_text(words, tile) for tile in view.drawn or ()), width, colour)
    if view.idle_left is not None:
        lines += block("", [f"{words.message('board-idle', left=view.idle_left)} (GD-D19)"], width, colour, "red")
    if view.event is not None:
        lines += block(words.message("board-event"), [event_text(words, view.event)], width, colour, "accent")
    told = (f"{words.player(said.seat)}: {words.name(SIGNAL, said.signal)}" for said in view.signals)
    return lines + block(words.message("board-signals"), told, width, colour)


def event_text(words: Words, event: EventView) -> str:
    told = f"{words.name(EVENT, event.event)}: {words.name(EVENT, event.event, 'effect')}"
    if event.goal:
        told += "; " + words.message("board-hunt", crashes=event.crashes, escapes=event.escapes, goal=event.goal)
    return told + ("; " + words.message("board-fuse", fuse=event.fuse) if event.fuse else "")


def tile_text(words: Words, tile: str) -> str:
    """A tile by its name and its signs."""
    if TILE.index[tile] >= KINDS:
        return words.name(TILE, tile)
    light = LIGHT_OF[tile]
    told = " ".join([words.name(LIGHT, light, "letter") + SHAPE[light], *signs(words, tile)])
    return f"{words.name(TILE, tile)} ({told})"


# Notes beside the options.


def note(view: GetawayView, words: Words, code: str, _options: Mapping[str, Value]) -> str:
    """What is worth knowing about an option before choosing it: where it points, and the game's own notes."""
    verb, _, argument = code.partition(":")
    if view.own is None:
        return ""
    lies = obstacle_words(words, argument) if verb == "obstacle" else ""
    parts = [where(view, words, verb, view.own.targets.get(code)), lies, words.notes(view.own.notes, code)]
    return "; ".join(part for part in parts if part)


def where(view: GetawayView, words: Words, verb: str, at: str | None) -> str:
    """The space an option points to, unless its label says so, and what is there."""
    if at is None or verb in ("lay", "token"):
        return at or ""
    tile = tile_at(view, at)
    there = "" if tile is None else tile_text(words, tile.tile) if tile.tile else words.message("board-back")
    if verb not in ("drive", "study") and any(driver.at == at for driver in view.drivers):
        there = words.message("note-driver")
    return there if verb in SPACE_VERBS else f"{at}  {there}".rstrip()


def obstacle_words(words: Words, argument: str) -> str:
    """`mountain@8,6,v`: an obstacle, its north-west corner, and which way it lies."""
    obstacle, _, corner = argument.partition("@")
    column, line, *way = corner.split(",")
    lies = [words.message("note-upright" if letter == "v" else "note-lying") for letter in way]
    return " ".join([words.name(OBSTACLE, obstacle), f"{column},{line}", *lies])
