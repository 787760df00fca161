"""What counts as a component of a game, and what happens when one is used: read from the game's report.toml."""

import tomllib
from functools import cache
from typing import Any, NamedTuple

from lamster.games import load
from lamster.kernel.event import Event, EventKind, Names, said
from lamster.kernel.game import Game

NOBODY = -1
"""The seat of what happens without anybody's doing."""
FILE = "report.toml"


class Group(NamedTuple):
    """Components of one sort, such as cards or upgrades."""

    title: str
    names: Names
    codes: tuple[str, ...]
    used: frozenset[str]
    """Events in which one of them is used."""
    gained: frozenset[str]
    """Events in which somebody comes to have one."""
    offered: frozenset[str]
    """Verbs of codes by which one can be used."""
    by: tuple[str, ...]
    """Whose doing it is where the event names no seat: the first of these seats that there is."""
    means: dict[str, str]
    """The component that an event or verb is about where it does not name it."""

    def in_event(self, event: Event) -> str:
        """The component that an event is about; empty when it is about none of this group."""
        for (_, names), value in zip(event.kind.fields, event.values, strict=True):
            if names.codes and said(names, value) in self.codes:
                return str(said(names, value))
        return self.means.get(event.kind.name, "")

    def in_code(self, code: str) -> str:
        """The component that could be used by this code; empty when there is none."""
        verb, _, text = code.partition(":")
        if verb not in self.offered:
            return ""
        thing = text.partition(">")[0]
        return thing if thing in self.codes else self.means.get(verb, "")


class Catalogue:
    """All components of a game, and what each event and code says about them."""

    def __init__(self, game: Game[Any]) -> None:
        path = game.meta.folder / FILE
        data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        kinds = {names.kind: names for names in game.lexicon.names}
        self.groups = [group_of(spec, kinds) for spec in data.get("group", ())]
        self.codes: dict[str, tuple[str, ...]] = {}
        """What each code met so far offers: there are few, and they come by the thousand."""
        self.events = {
            kind: (
                [group for group in self.groups if kind in group.used],
                [group for group in self.groups if kind in group.gained],
            )
            for kind in game.lexicon.events
            if any(kind in group.used | group.gained for group in self.groups)
        }

    def offers(self, code: str) -> tuple[str, ...]:
        """The keys of the components that this code could put to use."""
        known = self.codes.get(code)
        if known is None:
            found = [(group, group.in_code(code)) for group in self.groups]
            known = tuple([key_of(group, component) for group, component in found if component])
            self.codes[code] = known
        return known


def group_of(spec: dict[str, Any], kinds: dict[str, Names]) -> Group:
    names = kinds[spec["names"]]
    left_out = spec.get("without", ())
    return Group(
        spec["title"],
        names,
        tuple([code for code in spec.get("only", names.codes) if code not in left_out]),
        frozenset(spec["used"]),
        frozenset(spec.get("gained", ())),
        frozenset(spec.get("offered", ())),
        tuple(spec.get("by", ())),
        spec.get("means", {}),
    )


def key_of(group: Group, code: str) -> str:
    """A component as it is counted: a card that can be played and given up is one of two groups."""
    return f"{group.title}/{code}"


def user(event: Event, group: Group, seats: tuple[str, ...]) -> int:
    """The seat whose doing an event is; NOBODY where nobody's."""
    place = seat_field(event.kind)
    return int(event.values[place]) if place >= 0 else doer(group, seats)


def owner(event: Event, group: Group, seats: tuple[str, ...]) -> int:
    """The seat that has the component from now on: a tile that others lay is there for the Driver."""
    return doer(group, seats) if group.by else user(event, group, seats)


def doer(group: Group, seats: tuple[str, ...]) -> int:
    """Whose doing it is by the group itself."""
    return next((seats.index(name) for name in group.by if name in seats), NOBODY)


@cache
def seat_field(kind: EventKind) -> int:
    return next((i for i, (name, _) in enumerate(kind.fields) if name == "seat"), -1)


@cache
def catalogue(game: str) -> Catalogue:
    """The components of this game: each process reads them once."""
    return Catalogue(load(game))
