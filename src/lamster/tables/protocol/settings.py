"""The settings of a table, declared once for the log, the protocol, the lobby and the forms of the client."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import msgspec
from msgspec import NODEFAULT, Struct

from lamster.tables.protocol.basics import Part, Value
from lamster.tables.protocol.clocks import TimeControl
from lamster.tables.protocol.consent import UndoRule
from lamster.tables.protocol.learning import HintRule

S = TypeVar("S", bound=Struct)


class TableSettings(Part, frozen=True, kw_only=True):
    """What the host decides about a table, beside the game and its seats.

    To add a setting: declare it here with a default and in `SetTable`, check it in `model/settings.py`, and show it in
    the client's `TableSettings.svelte` with its texts.
    """

    options: dict[str, Value]
    """The options of the game."""
    listed: bool
    """The table is shown in everybody's lobby."""
    onlookers: bool
    """The host allows spectators."""
    onlooker_delay: int = 0
    """Seconds by which spectators see the game later: 0, 60 or 300."""
    undo: UndoRule = "consent"
    hints: HintRule = "alone"
    time: TimeControl = TimeControl()


SETTINGS = TableSettings.__struct_fields__


def settings_of(struct: TableSettings) -> TableSettings:
    """The settings among the fields of a message or an entry."""
    return TableSettings(**{name: getattr(struct, name) for name in SETTINGS})


def as_fields(settings: TableSettings) -> dict[str, Any]:
    """The settings by name, to pass them on as keyword arguments."""
    return {name: getattr(settings, name) for name in SETTINGS}


def in_order(names: str) -> Callable[[type[S]], type[S]]:
    """Encode the fields of a struct in this order; fields that it does not name come last.

    By default the fields of a base class come first, but stored and sent JSON must keep its earlier order.
    """

    def reorder(struct: type[S]) -> type[S]:
        order = {name: place for place, name in enumerate(names.split())}
        fields = sorted(msgspec.structs.fields(struct), key=lambda field: order.get(field.name, len(order)))
        made = msgspec.defstruct(
            struct.__name__,
            [declaration(field) for field in fields],
            bases=tuple(base for base in struct.__bases__ if not issubclass(base, TableSettings)) or (Part,),
            module=struct.__module__,
            namespace={"__doc__": struct.__doc__},
            frozen=True,
            kw_only=True,
            tag=struct.__struct_config__.tag,
        )
        return cast(type[S], made)

    return reorder


def declaration(field: msgspec.structs.FieldInfo) -> Any:
    """One field as `defstruct` takes it."""
    if field.default is not NODEFAULT:
        return field.name, field.type, field.default
    if field.default_factory is not NODEFAULT:
        return field.name, field.type, msgspec.field(default_factory=field.default_factory)
    return field.name, field.type
