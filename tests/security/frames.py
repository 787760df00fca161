"""Frames that look like messages of a page: right, nearly right and wrong, made from small numbers.

A recipe is a page, a kind of message and some numbers. What a number stands for depends on the table as it is then: 0
is what an honest page would send, higher ones go astray. So hypothesis can make a long sequence short, and tame.
"""

import json
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, get_args

from lamster.kernel.chance import commitment
from lamster.tables import protocol as wire
from lamster.tables.room.connection import Connection
from lamster.tables.room.room import Room
from tests.server.reading import Json

KINDS: tuple[Any, ...] = (*[wire.Act] * 12, wire.Ready, wire.Ready, *get_args(wire.FromBrowser))
"""Every type there is; moves most often, or no game would ever come anywhere."""
NUMBERS = 40
FAR = (-1, 99, -(10**6), 10**30, True, 0.0, "0", None, [0], 1.5)
STRANGE = (
    *("", " ", "\x00", "x" * 3000, "\u202etxt", "é" * 200, "🦊" * 100),
    *("\ud83e", "<b>", "../..", "undo:0", "resign:1", "{x}", "a b", '["'),
)
WRONG: tuple[Any, ...] = (None, 7, True, [], {}, 1.5)


class Recipe(NamedTuple):
    """What hypothesis chooses."""

    page: int
    kind: int
    fields: tuple[int, int, int, int]
    twist: int


class Sender(NamedTuple):
    """Whose frame it is to be: what an honest page would know, and what a forger might."""

    room: Room
    connection: Connection
    secret: bytes
    people: Sequence[str]


def message(recipe: Recipe, sender: Sender, number: int) -> Json:
    """A message of the recipe's kind; the twist may spoil it as a whole."""
    kind = KINDS[recipe.kind % len(KINDS)]
    found: Json = {"type": kind.__struct_config__.tag, "id": number}
    names = kind.__struct_fields__[1:]
    for place, name in enumerate(names):
        choices = candidates(kind, name, sender)
        found[name] = choices[recipe.fields[place % len(recipe.fields)] % len(choices)]
    return spoilt(found, recipe.twist)


def spoilt(found: Json, twist: int) -> Json:
    if twist == 1:
        found.pop(next(reversed(found)))
    elif twist == 2:
        found["colour"] = "blue"
    elif twist == 3:
        found["id"] = -(10**30)
    elif twist == 4:
        found["id"] = "seven"
    elif twist == 5:
        found["type"] = "nothing"
    return found


def candidates(kind: Any, name: str, sender: Sender) -> list[Any]:
    """What may stand in a field: what is right comes first."""
    special: dict[tuple[Any, str], list[Any]] = {
        (wire.SetTable, "seats"): [None, len(sender.room.table.chairs), 1, 2, 3, 4, 6, *FAR],
        (wire.SetSeat, "bot"): ["", "easy", "medium", "nobody", "genius", "bot:easy", *WRONG],
        (wire.ReplaceAbsent, "bot"): ["easy", "medium", "", "nobody", "genius", *WRONG],
        (wire.ProposeClock, "time"): times(sender)[1:],
        (wire.AskUndo, "place"): numbers(sender, len(sender.room.table.happenings)),
        (wire.BeatBack, "n"): [1, 2, 3, 50, *FAR],
        (wire.Seen, "n"): [len(sender.room.table.happenings), 0, 1, *FAR],
    }
    found: list[Any] | None = special.get((kind, name))
    return found or GENERAL.get(name, anything)(sender)


def anything(_: Sender) -> list[Any]:
    return [True, False, *WRONG]


def seats(sender: Sender) -> list[Any]:
    own = sender.room.table.seats_of(sender.connection.person)
    return [*own, *range(len(sender.room.table.chairs)), *FAR]


def numbers(sender: Sender, most: int) -> list[Any]:
    match = sender.room.table.match
    return [*([] if match is None else reversed(match.kept[-6:])), most, *FAR]


def decisions(sender: Sender) -> list[Any]:
    """One's own, those of others, and old ones."""
    match = sender.room.table.match
    if match is None:
        return ["1@0", *STRANGE]
    own = sender.room.table.seats_of(sender.connection.person)
    asked = sorted(match.state.open, key=lambda decision: decision.seat not in own)
    old = [f"{entry.seat + 1}@{place}" for place, entry in enumerate(match.log[-4:], len(match.log) - 4)]
    return [*[decision.id for decision in asked], *old, *sender.room.table.answered, *STRANGE, *WRONG]


def codes(sender: Sender) -> list[Any]:
    """Legal ones of the own seat first, then those of others, then what comes to mind, then rubbish."""
    table = sender.room.table
    if table.match is None:
        return ["draw", *STRANGE]
    s, own = table.match.state, table.seats_of(sender.connection.person)
    asked = sorted([decision for decision in s.open if decision.seat >= 0], key=lambda d: d.seat not in own)
    legal = [code for decision in asked for code in (*decision.codes[:25], *forms(decision, table))]
    thought = [code for seat in own[:1] for code in table.game.thinkable(s, seat)][:10]
    told = [entry.code for entry in table.match.log[-3:]]
    return [*legal, *thought, *told, *table.answered.values(), *STRANGE, *WRONG]


def forms(decision: Any, table: Any) -> list[str]:
    """Answers to a form, with and without the time that only the table may add."""
    if decision.form is None:
        return []
    default = decision.form.default()
    return ["run:", "run:up", "run:up.down", default, f"{default}@1", "run:@0~0.0.0", "run:up@1"]


def texts(_: Sender) -> list[Any]:
    return ["hello", "<script>alert(1)</script>", *STRANGE, *WRONG]


def people(sender: Sender) -> list[Any]:
    return [*sender.people, sender.connection.person, "x" * 20, *STRANGE, *WRONG]


def promises(sender: Sender) -> list[Any]:
    own = sender.room.table.seats_of(sender.connection.person)
    label = sender.room.table.labels[own[0]] if own else "1"
    return [commitment(label, sender.secret), "", "0" * 64, "f" * 63, *STRANGE, *WRONG]


def secrets(sender: Sender) -> list[Any]:
    return [sender.secret.hex(), "00" * 32, "0", "zz" * 32, *STRANGE, *WRONG]


def options(sender: Sender) -> list[Any]:
    specs = sender.room.table.game.meta.options.values()
    some = [{spec.name: value} for spec in specs for value in (*spec.values, spec.high + 1)]
    return [None, {}, *some, {"colour": "blue"}, {"round_limit": 10**30}, *WRONG]


def times(_: Sender) -> list[Any]:
    good = [{"kind": "move", "amount": 60}, {"kind": "total", "amount": 600, "more": 5, "on_time": "others"}]
    return [None, *good, {"kind": "days", "amount": 10**9}, {"kind": "move", "amount": -1}, {"kind": "x"}, *WRONG]


def rules(*words: str) -> Callable[[Sender], list[Any]]:
    return lambda _: [*words, None, "other", *WRONG]


GENERAL: dict[str, Callable[[Sender], list[Any]]] = {
    "seat": seats,
    "a": seats,
    "b": seats,
    "decision": decisions,
    "code": codes,
    "text": texts,
    "person": people,
    "commitment": promises,
    "secret": secrets,
    "options": options,
    "time": times,
    "channel": rules("table", "team"),
    "undo": rules("consent", "free"),
    "hints": rules("alone", "all", "none"),
    "ms": lambda _: [None, 500, 0, -1, 1.5, 10**15, 1e300, "fast", True],
    "onlooker_delay": lambda _: [None, 0, 60, 300, 1, *FAR],
    "proposal": lambda sender: [*([found.number] if (found := sender.room.table.proposal) else []), 0, 1, *FAR],
    "wish": lambda sender: [
        *([sender.room.table.undo_request.number] if sender.room.table.undo_request else []),
        0,
        1,
        *FAR,
    ],
}


def written(found: Json) -> str:
    """As it travels: JSON can spell even halves of characters."""
    return json.dumps(found)
