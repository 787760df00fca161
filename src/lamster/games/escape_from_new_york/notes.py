"""What is worth knowing about an option before choosing it (ledger 7.4, 7.6): effects, who waits where, what it costs.

Told as data: the names and messages to say, one after the other.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from lamster.games.escape_from_new_york.components import (
    ACTION,
    BLUE,
    BOSS,
    BUILDING,
    DIRECTION,
    HERO,
    NEIGHBOUR,
    NOISE,
    PURPLE,
    SPACE,
    THING,
    TILE,
)
from lamster.games.escape_from_new_york.lexicon import VERBS
from lamster.games.escape_from_new_york.rules.action import ABILITY_NOISE
from lamster.games.escape_from_new_york.view import NewYorkView, SpaceView
from lamster.kernel.event import Names

ABILITIES = {"hit-instead": "note-ability-hit", "move-instead": "note-ability-move"}
WITHOUT = ("unchoose", "step", "prisoner")
"""Verbs whose options need no note: they were explained before, or there is nothing to say."""
OBJECTIVES = {**dict.fromkeys(BLUE.codes, BLUE), **dict.fromkeys(PURPLE.codes, PURPLE)}


class Name(NamedTuple):
    """The name of something, or what it does."""

    names: Names
    code: str
    attribute: str = ""


class Message(NamedTuple):
    """A message with its number, if it has one."""

    message: str
    numbers: Mapping[str, int] = MappingProxyType({})


Note = Name | Message


def notes(view: NewYorkView, code: str) -> Iterator[Note]:
    verb, _, argument = code.partition(":")
    names = VERBS.get(verb)
    if verb in ABILITIES:
        yield Message(ABILITIES[verb])
        yield Message("note-noise", {"noise": ABILITY_NOISE})
    elif code == "recover-all":
        yield tiles_left(view)
    elif code == "collect:president":
        yield from cost_of_president(view)
    elif verb == "objective":
        yield Name(OBJECTIVES[argument], argument, "effect")
    elif not argument or verb in WITHOUT:
        return
    elif names is ACTION:
        yield from card(argument)
    elif names in (THING, HERO):
        yield Name(names, argument, "effect")
    elif names is SPACE:
        yield from place(view, verb, argument)


def card(code: str) -> Iterator[Note]:
    """Its effect and its Noise."""
    yield Name(ACTION, code, "effect")
    noise = NOISE[ACTION.index[code]]
    if noise:
        yield Message("note-noise", {"noise": noise})


def tiles_left(view: NewYorkView) -> Note:
    return Message("note-tiles", {"black": view.city.black_tiles, "red": view.city.red_tiles})


def cost_of_president(view: NewYorkView) -> Iterator[Note]:
    """EFNY-P2: every POI still face down costs a Timer tile."""
    tiles = len([space for space in view.spaces if space.kind == "poi" and space.tile is None])
    if tiles:
        yield Message("note-poi-tiles", {"tiles": tiles})
    yield tiles_left(view)


def place(view: NewYorkView, verb: str, code: str) -> Iterator[Note]:
    """What is known of a space, who is there and what lies there; whether a Roadblock is in the way."""
    space = view.spaces[SPACE.index[code]]
    if verb.startswith(("hit-", "hunt-")):
        return
    if verb in ("go", "reveal") and walled(view, code):
        yield Message("note-road")
    if space.tile is None:
        yield from unseen(view, space)
    else:
        yield Name(TILE, space.tile)
        yield from crowd(space)
        yield from things(space)


def walled(view: NewYorkView, code: str) -> bool:
    """Whether an intact Roadblock stands between the current Hero and this space."""
    ends = {SPACE.index[view.seats[view.turn.active].space], SPACE.index[code]}
    for road in view.roads:
        space = SPACE.index[road.space]
        if road.intact and {space, NEIGHBOUR[space][DIRECTION.index[road.direction]]} == ends:
            return True
    return False


def unseen(view: NewYorkView, space: SpaceView) -> Iterator[Note]:
    """A space that is not revealed; a POI that the viewer has looked at by its name."""
    peeked = dict(view.own.peeked) if view.own is not None else {}
    if space.space in peeked:
        yield Name(TILE, peeked[space.space])
    elif space.kind == "poi":
        yield Message("board-poi")
    elif space.suburb is not None:
        yield Message("board-face-down-suburb")
    elif space.kind == "park":
        yield Message("board-park")


def crowd(space: SpaceView) -> Iterator[Note]:
    """Who of the Enemies is there."""
    yield from (Name(BOSS, boss) for boss in space.bosses)
    drivers = len([enemy for enemy in space.enemies if enemy.car])
    prisoners = len(space.enemies) - drivers
    if prisoners:
        yield Message("note-prisoners", {"prisoners": prisoners})
    if drivers:
        yield Message("note-drivers", {"drivers": drivers})


def things(space: SpaceView) -> Iterator[Note]:
    """What can be collected or used there, and what may happen."""
    yield from (Message("note-case", {"number": number}) for number in space.cases)
    if space.cubes:
        yield Message("note-cubes", {"cubes": space.cubes})
    signs = {
        "board-wreck": space.wrecks > 0,
        "board-manhole": space.manhole,
        "board-event": space.event,
        "board-raft": space.suburb == "raft",
    }
    yield from (Message(message) for message, true in signs.items() if true)
    if space.building is not None:
        yield Name(BUILDING, space.building, "effect")
