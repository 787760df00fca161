"""Escape from New York in the terminal: the city as a map, what presses on the Heroes, and what each of them has."""

from collections.abc import Iterable, Iterator, Mapping, Set
from textwrap import wrap

from lamster.games.escape_from_new_york.components import (
    ACTION,
    BLUE,
    BOSS,
    BRIDGE,
    BUILDING,
    DIRECTION,
    DIRECTIONS,
    EVENT,
    HERO,
    MISSION_CUBES,
    MOST_NOISE,
    NEIGHBOUR,
    NOISE,
    NONE,
    NY_CARD,
    PURPLE,
    SPACE,
    THING,
    TILE,
    WTC_SPACE,
)
from lamster.games.escape_from_new_york.view import BossView, NewYorkView, SeatView, SpaceView
from lamster.games.escape_from_new_york.view_own import OwnView
from lamster.kernel.game import Value
from lamster.screen import Span, paint, row, shorten
from lamster.text import Words

COLUMNS = 11
ROWS = 11
NARROW, WIDE = 4, 8
"""The least and the most room for half a space: columns are offset, so a space has the room of two."""
PRISONERS, DRIVERS, LYING, CUBE, CASE, WRECK = "*", "&", "~", "$", "#", "%"
MANHOLE, EVENT_ICON, TOKEN, RAFT, HELIPORT, HELICOPTER, GULLFIRE = "o", "!", "'", "u", "h", "H", "T"
BRIDGE_TO, PARK, POI, EMPTY, PRESIDENT = "=", '"', "?", "░", "P"
WALLS = {"N": "^", "NE": "/", "SE": "\\", "S": "_"}
"""How an intact Roadblock is drawn at the space from which its road leads north-east, south-east or south; or north,
where that is a bridge."""
SHORT = 48
"""Things of a list up to this length are not broken over lines."""
CAMP = "dukes-camp"
NOISE_STEP = 6
"""EFNY-H13: then it is added to that of New York."""


def draw(view: NewYorkView, words: Words, colour: bool, width: int, lit: Set[str] = frozenset()) -> str:
    """The table as the viewer sees it; spaces among `lit` may be chosen."""
    lines = [paint(shorten(header(view, words), width - 1), "strong", colour)]
    lines.append(row(pressure(view, words), colour, width - 1))
    lines += block("", new_york(view, words), width, colour, by=" · ")
    lines += city(view, words, colour, width, lit)
    lines += block("", legend(view, words), width, colour, "dim")
    for seat in view.seats:
        lines += seat_lines(view, words, seat, colour, width)
    if view.own is not None:
        lines += own_lines(view.own, words, colour, width)
    return "\n".join(line.rstrip() for line in lines)


def block(title: str, items: Iterable[str], width: int, colour: bool, style: str = "", by: str = ", ") -> list[str]:
    """A title and things in as many lines as they need; nothing without things."""
    text = by.join(item.replace(" ", "\xa0") if len(item) <= SHORT else item for item in items)
    lines = wrap(f"{title} {text}".strip(), width - 3, break_on_hyphens=False) if text else []
    return [paint("  " + line.replace("\xa0", " "), style, colour) for line in lines]


# Above the map.


def header(view: NewYorkView, words: Words) -> str:
    """Whose turn it is, which step, and what this turn has brought so far."""
    turn = view.turn
    if any(seat.hero is None for seat in view.seats):
        return words.message("board-setup")
    player = words.player(turn.active)
    if turn.step:
        parts = [words.message("board-turn", player=player, step=turn.step)]
    else:
        parts = [words.message("board-turn-begins", player=player)]
    if turn.noise and turn.step <= NOISE_STEP:
        parts.append(words.message("board-turn-noise", noise=turn.noise))
    if turn.guard:
        parts.append(words.message("board-guard", guard=turn.guard))
    parts += [words.name(ACTION, card) for card in turn.played]
    return " · ".join(parts)


def pressure(view: NewYorkView, words: Words) -> list[Span]:
    """Noise, Mission cubes and Timer tiles: what New York gains on the Heroes."""
    city = view.city
    noise = "█" * city.noise + EMPTY * (MOST_NOISE - city.noise)
    missions = "█" * city.missions + EMPTY * (MISSION_CUBES - city.missions)
    return [
        (f"  {words.message('board-noise')} ", ""),
        (noise, "red" if city.noise == MOST_NOISE else "accent"),
        (f" {city.noise} · {words.message('board-missions')} ", ""),
        (missions, "red" if city.missions == 1 else "accent"),
        (f" · {words.message('board-timer')} ", ""),
        ("■" * city.black_tiles, "bold"),
        ("▲" * city.red_tiles, "red"),
        (f" {city.black_tiles}+{city.red_tiles}", ""),
    ]


def new_york(view: NewYorkView, words: Words) -> Iterator[str]:
    """The open back on top of the deck, levels and Bonuses, Bosses, the President and the Gullfire, open POI."""
    city = view.city
    if city.top is not None:
        ways = " ".join(words.name(DIRECTION, way, "letter") for way in city.top.directions)
        road = words.name(DIRECTION, city.top.roadblock, "letter")
        yield words.message("board-top", cost=city.top.cost, ways=ways, road=road)
    yield words.message("board-events", level=city.event_level)
    if city.bonuses:
        yield f"{words.message('board-bonuses')} {' + '.join(words.name(NY_CARD, card) for card in city.bonuses)}"
    yield words.message("board-prisoners-left", prisoners=city.prisoners_left)
    for boss in on_map(view):
        name = f"{words.name(BOSS, boss.boss)} {boss.space}"
        message = "board-boss-down" if boss.down else "board-boss"
        yield words.message(message, boss=name, life=boss.life, most=boss.most)
    if city.president == "dead":
        yield words.message("board-dead")
    if not city.gullfire:
        yield words.message("board-no-gullfire")
    for space in view.spaces:
        if space.kind == "poi" and space.tile is not None:
            yield f"{space.space} {words.name(TILE, space.tile)}"


# The map.


def city(view: NewYorkView, words: Words, colour: bool, width: int, lit: Set[str]) -> list[str]:
    """Eleven rows of spaces; every other column is empty, so that neighbours stand around a space as in the city.

    Spaces with more in them than there is room for are told again below.
    """
    half = max(NARROW, min((width - 2) // (COLUMNS + 1), WIDE))
    walls = intact_walls(view)
    lines = [" "] * ROWS
    crowded: list[str] = []
    for space in view.spaces:
        line, wall = int(space.space[1:]), walls.get(space.space, "")
        signs = cell(view, words, space, lit)
        shown = shortened(signs, 2 * half - len(wall) - 1)
        if shown != signs:
            crowded.append("".join(text for text, _ in signs[1:]))
        before = "" if lines[line].strip() else " " * half * column(space)
        lines[line] += before + row([*shown, (wall, "red")], colour) + " " * (2 * half - length(shown) - len(wall))
    return [*lines, *block("…", crowded, width, colour)]


def length(spans: list[Span]) -> int:
    return sum(len(text) for text, _ in spans)


def column(space: SpaceView) -> int:
    return ord(space.space[0]) - ord("A")


def shortened(spans: list[Span], room: int) -> list[Span]:
    """As many of the signs as there is room for; a mark where some had to go."""
    kept: list[Span] = []
    for i, (text, style) in enumerate(spans):
        if length(kept) + len(text) > room - (i < len(spans) - 1):
            return [*kept, ("…", "dim")]
        kept.append((text, style))
    return kept


def intact_walls(view: NewYorkView) -> dict[str, str]:
    """The signs of the Roadblocks that each space has to show."""
    walls: dict[str, str] = {}
    for road in view.roads:
        if road.intact:
            space, direction = SPACE.index[road.space], DIRECTION.index[road.direction]
            other = NEIGHBOUR[space][direction]
            if other != NONE and DIRECTION.codes[direction] not in ("NE", "SE", "S"):
                space, direction = other, (direction + DIRECTIONS // 2) % DIRECTIONS
            name = SPACE.codes[space]
            walls[name] = walls.get(name, "") + WALLS[DIRECTION.codes[direction]]
    return walls


def cell(view: NewYorkView, words: Words, space: SpaceView, lit: Set[str]) -> list[Span]:
    """Whether it can be chosen, its code, who is there, what lies there, and what the place is."""
    chosen = space.space in lit
    known = space.tile is not None
    style = "strong" if chosen else "green" if space.kind == "park" and known else "" if known else "dim"
    spans: list[Span] = [("▸" if chosen else " ", "strong"), (f"{space.space} ", style)]
    return [*spans, *people(view, words, space), *lying_about(view, space), *ground(view, words, space)]


def people(view: NewYorkView, words: Words, space: SpaceView) -> Iterator[Span]:
    """Heroes and Bosses by their letters, Prisoners by their number."""
    for seat in space.heroes:
        hero = view.seats[seat].hero
        own = view.own is not None and view.own.seat == seat
        if hero is not None:
            yield words.name(HERO, hero, "letter"), "cyan" if own else "good"
    yield from ((words.name(BOSS, boss, "letter"), "red") for boss in space.bosses)
    standing = [enemy for enemy in space.enemies if not enemy.down]
    numbers = (
        (PRISONERS, len([enemy for enemy in standing if not enemy.car]), "red"),
        (DRIVERS, len([enemy for enemy in standing if enemy.car]), "red"),
        (LYING, len(space.enemies) - len(standing), "dim"),
    )
    yield from ((f"{sign}{number}", style) for sign, number, style in numbers if number)


def lying_about(view: NewYorkView, space: SpaceView) -> Iterator[Span]:
    """What can be collected here."""
    if space.tile == CAMP and view.city.president == "camp":
        yield PRESIDENT, "strong"
    yield from ((f"{CASE}{number}", "strong") for number in space.cases)
    if space.cubes:
        yield f"{CUBE}{space.cubes}", "accent"
    if space.wrecks:
        yield WRECK * space.wrecks, "accent"


def ground(view: NewYorkView, words: Words, space: SpaceView) -> Iterator[Span]:
    """What the place is, and what it is not yet."""
    if space.building is not None:
        yield words.name(BUILDING, space.building, "letter"), "good"
    if view.city.copter == space.space:
        yield (HELICOPTER, "strong") if view.city.landed else (HELIPORT, "")
    number = SPACE.index[space.space]
    signs = (
        (GULLFIRE, view.city.gullfire and number == WTC_SPACE),
        (RAFT, space.suburb == "raft"),
        (f"{BRIDGE_TO}{BRIDGE[number]}", BRIDGE[number] > 0),
        (MANHOLE, space.manhole),
        (EVENT_ICON, space.event),
        (PARK, space.kind == "park"),
        (POI, space.kind == "poi" and space.tile is None),
        (EMPTY, space.kind != "poi" and space.tile is None),
        (TOKEN, space.suburb == "face-down"),
    )
    yield from ((sign, "dim") for sign, there in signs if there)


def legend(view: NewYorkView, words: Words) -> Iterator[str]:
    """Every sign that is on the map now, with its meaning."""
    spaces = view.spaces
    enemies = [enemy for space in spaces for enemy in space.enemies]
    signs = (
        (PRISONERS, "board-prisoner", any(not enemy.car and not enemy.down for enemy in enemies)),
        (DRIVERS, "board-driver", any(enemy.car and not enemy.down for enemy in enemies)),
        (LYING, "board-lying", any(enemy.down for enemy in enemies)),
        (PRESIDENT, "board-camp", view.city.president == "camp" and any(space.tile == CAMP for space in spaces)),
        (CASE, "board-case", any(space.cases for space in spaces)),
        (CUBE, "board-cube", any(space.cubes for space in spaces)),
        (WRECK, "board-wreck", any(space.wrecks for space in spaces)),
        (MANHOLE, "board-manhole", True),
        (EVENT_ICON, "board-event", any(space.event for space in spaces)),
        (RAFT, "board-raft", any(space.suburb == "raft" for space in spaces)),
        (TOKEN, "board-face-down-suburb", any(space.suburb == "face-down" for space in spaces)),
        (HELIPORT, "board-heliport", not view.city.landed),
        (HELICOPTER, "board-helicopter", view.city.landed),
        (GULLFIRE, "board-gullfire", view.city.gullfire),
        (BRIDGE_TO, "board-bridge", True),
        (PARK, "board-park", True),
        (POI, "board-poi", any(space.kind == "poi" and space.tile is None for space in spaces)),
        (EMPTY, "board-empty", any(space.kind != "poi" and space.tile is None for space in spaces)),
        (" ".join(WALLS[way] for way in ("NE", "SE", "S", "N")), "board-roadblock", bool(intact_walls(view))),
    )
    yield from (f"{words.name(BOSS, boss.boss, 'letter')} {words.name(BOSS, boss.boss)}" for boss in on_map(view))
    yield from (f"{sign} {words.message(message)}" for sign, message, there in signs if there)
    buildings = {space.building for space in spaces if space.building is not None}
    for building in sorted(buildings, key=BUILDING.codes.index):
        yield f"{words.name(BUILDING, building, 'letter')} {words.name(BUILDING, building)}"


def on_map(view: NewYorkView) -> Iterator[BossView]:
    return (boss for boss in view.bosses if boss.space is not None)


# Below the map.


def seat_lines(view: NewYorkView, words: Words, seat: SeatView, colour: bool, width: int) -> list[str]:
    """What everybody sees of a Hero, and what the viewer has seen go into the supply."""
    if seat.hero is None:
        return [row([("  ? ", "dim"), (shorten(words.player(seat.seat), 16), "")], colour)]
    own = view.own is not None and view.own.seat == seat.seat
    told = " · ".join(states(words, seat, own))
    head = f"{words.name(HERO, seat.hero, 'letter')} {shorten(words.player(seat.seat), 16)} {seat.space}"
    lines = wrap(f"{head} · {told}", width - 5, break_on_hyphens=False)
    mark = "▸ " if view.turn.active == seat.seat else "  "
    style = "cyan" if own else ""
    first = paint(mark, "strong", colour) + paint(lines[0], style, colour)
    return [first, *[paint(f"    {line}", style, colour) for line in lines[1:]]]


def states(words: Words, seat: SeatView, own: bool) -> Iterator[str]:
    yield words.message("board-hand-size", cards=seat.hand)
    yield words.message("board-discard-size", cards=seat.discard)
    if seat.chosen and not own:
        yield words.message("board-chosen", cards=seat.chosen)
    if seat.bar is None:
        yield words.message("board-level", level=seat.level)
    else:
        bar = seat.bar
        numbers = {"prisoners": bar.prisoners, "items": bar.items}
        needs = {"needsprisoners": bar.needs_prisoners, "needsitems": bar.needs_items}
        yield words.message("board-bar", level=seat.level, **numbers, **needs)
    if seat.weapon is not None:
        weapon = words.name(THING, seat.weapon)
        loaded = {"weapon": weapon, "ammo": seat.ammo, "most": seat.most_ammo}
        yield words.message("board-ammo", **loaded) if seat.most_ammo else weapon
    if seat.car is not None:
        yield words.message("board-taxi" if seat.car == "taxi" else "board-car")
    if seat.wanted:
        yield words.message("board-wanted", cards=seat.wanted)
    if seat.always_shows:
        yield words.message("board-always-shows")
    if not own:
        yield from supply_of(words, seat)


def supply_of(words: Words, seat: SeatView) -> Iterator[str]:
    """EFNY-I4: open cards by their names, backs by their number."""
    yield from (words.name(THING, thing) for thing in seat.supply if thing is not None)
    items = seat.supply.count(None) - seat.cases
    if items:
        yield words.message("board-items", cards=items)
    if seat.cases:
        yield words.message("board-cases", cards=seat.cases)
    if seat.known:
        yield words.message("board-known", things=" + ".join(words.name(THING, thing) for thing in seat.known))


def own_lines(own: OwnView, words: Words, colour: bool, width: int) -> list[str]:
    """What only the viewer knows: cards, supply, objectives and secrets."""
    lists = (
        ("board-hand", [card_text(words, card) for card in own.hand]),
        ("board-plan", [card_text(words, card) for card in own.chosen]),
        ("board-discard", [words.name(ACTION, card) for card in own.discard]),
        ("board-supply", [words.name(THING, thing) for thing in own.supply]),
        ("board-shop", [words.name(THING, thing) for thing in own.shop]),
        ("board-alone", list(conditions(words, own))),
        ("board-seen", list(secrets(words, own))),
    )
    return [line for title, items in lists for line in block(words.message(title), items, width, colour)]


def card_text(words: Words, card: str) -> str:
    return f"{words.name(ACTION, card)} ({NOISE[ACTION.index[card]]})"


def conditions(words: Words, own: OwnView) -> Iterator[str]:
    """EFNY-V5: what a Lone Victory needs, with a mark where that is so now."""
    if own.blue is not None and own.purple is not None:
        lone = own.lone
        parts = (
            (words.message("board-alone-president"), lone.president),
            (words.message("board-alone-level"), lone.level),
            (words.name(BLUE, own.blue), lone.thing),
            (words.name(PURPLE, own.purple), lone.transport),
        )
        yield from (f"{'✓' if true else '·'}{text}" for text, true in parts)


def secrets(words: Words, own: OwnView) -> Iterator[str]:
    """What the viewer has looked at and others have not."""
    yield from (f"{space} {words.name(TILE, tile)}" for space, tile in own.peeked)
    for number, thing in own.slots:
        yield words.message("board-seen-slot", number=number, thing=words.name(THING, thing))
    if own.event_top is not None:
        yield words.message("board-seen-top", event=words.name(EVENT, own.event_top))
    if own.event_bottom is not None:
        yield words.message("board-seen-bottom", event=words.name(EVENT, own.event_bottom))


# Notes beside the options.


def note(view: NewYorkView, words: Words, code: str, _options: Mapping[str, Value]) -> str:
    """What is worth knowing about an option before choosing it (ledger 7.4 and 7.6)."""
    return words.notes(view.preview.notes if view.preview is not None else [], code)
