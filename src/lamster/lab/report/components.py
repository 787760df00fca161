"""Reads from a game's report.toml which components a report counts, and which events and codes use them."""

import tomllib
from functools import cache
from typing import Any, NamedTuple

from lamster.games import load
from lamster.kernel.event import Event, EventKind, Names, said
from lamster.kernel.game import Game

NOBODY = -1
"""In place of a seat for events that no seat causes."""
FILE = "report.toml"


class Group(NamedTuple):
    """Components of one kind, such as cards or upgrades."""

    title: str
    names: Names
    codes: tuple[str, ...]
    used: frozenset[str]
    """The kinds of events that mean that one is used."""
    gained: frozenset[str]
    """The kinds of events that mean that a seat gets one."""
    offered: frozenset[str]
    """The verbs of codes that can use one."""
    by: tuple[str, ...]
    """The user if the event names no seat: the first of these seats that the game has."""
    means: dict[str, str]
    """The component for events and verbs that do not name one."""

    def in_event(self, event: Event) -> str:
        """The component of this group that an event is about; empty if there is none."""
        for (_, names), value in zip(event.kind.fields, event.values, strict=True):
            if names.codes and said(names, value) in self.codes:
                return str(said(names, value))
        return self.means.get(event.kind.name, "")

    def in_code(self, code: str) -> str:
        """The component of this group that this code can use; empty if there is none."""
        verb, _, text = code.partition(":")
        if verb not in self.offered:
            return ""
        thing = text.partition(">")[0]
        return thing if thing in self.codes else self.means.get(verb, "")


class Catalogue:
    """All components of a game, and which events and codes are about them."""

    def __init__(self, game: Game[Any]) -> None:
        path = game.meta.folder / FILE
        data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        kinds = {names.kind: names for names in game.lexicon.names}
        self.groups = [group_of(spec, kinds) for spec in data.get("group", ())]
        self.codes: dict[str, tuple[str, ...]] = {}
        """Cache of `offers`: there are few different codes, and each comes up thousands of times."""
        self.events = {
            kind: (
                [group for group in self.groups if kind in group.used],
                [group for group in self.groups if kind in group.gained],
            )
            for kind in game.lexicon.events
            if any(kind in group.used | group.gained for group in self.groups)
        }

    def offers(self, code: str) -> tuple[str, ...]:
        """The keys of the components that this code can use."""
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
    """The key under which a component is counted. It names the group, as a card may be in two groups."""
    return f"{group.title}/{code}"


def user(event: Event, group: Group, seats: tuple[str, ...]) -> int:
    """The seat that causes an event, or NOBODY."""
    place = seat_field(event.kind)
    return int(event.values[place]) if place >= 0 else declared_user(group, seats)


def owner(event: Event, group: Group, seats: tuple[str, ...]) -> int:
    """The seat that has the component from now on. The group's `by` goes first: police lay tiles for the Driver."""
    return declared_user(group, seats) if group.by else user(event, group, seats)


def declared_user(group: Group, seats: tuple[str, ...]) -> int:
    """The user that the group declares, or NOBODY."""
    return next((seats.index(name) for name in group.by if name in seats), NOBODY)


@cache
def seat_field(kind: EventKind) -> int:
    return next((i for i, (name, _) in enumerate(kind.fields) if name == "seat"), -1)


@cache
def catalogue(game: str) -> Catalogue:
    """The catalogue of a game, read once a process."""
    return Catalogue(load(game))
