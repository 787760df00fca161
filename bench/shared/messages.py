"""The parts of Lamster's messages that clients need to play, for all games."""

from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from lamster.games.outrun.components import CARD, PATH
from lamster.games.outrun.rules.running import run_form


class Clock(Struct):
    kind: str
    open: bool
    ready: list[int]


class Option(Struct):
    code: str


class Form(Struct):
    """The form of a run in Outrun: a row of cards is laid instead of an option chosen."""

    tray: str
    path: str
    front: list[str]
    majors: int
    infected: bool
    limit: int


class Decision(Struct):
    id: str
    kind: str
    options: list[Option]
    form: Form | None


class Position(Struct):
    ply: int
    round: int
    decision: Decision | None
    outcome: dict[str, Any] | None
    clock: Clock | None


class TableInfo(Struct):
    phase: str


class State(Struct, tag="state"):
    seq: int
    full: bool
    table: TableInfo | None
    position: Position | None


class ClockChange(Struct, tag="clock"):
    clock: Clock | None


class Beat(Struct, tag="beat"):
    """A ping of the server that measures the latency of the connection."""

    n: int


class Ok(Struct, tag="ok"):
    id: int


class Error(Struct, tag="error"):
    id: int | None
    error: str
    message: str = ""


class Made(Struct, tag="made"):
    """The table of a rematch."""

    id: int
    table: str


class Bye(Struct, tag="bye"):
    """The server closes the connection."""

    error: str


decode_message = msgspec.json.Decoder(State | ClockChange | Beat | Ok | Error | Made | Bye).decode


def choose_correct_row(form: Form, rng: Random) -> str:
    """A random row of cards that solves a run."""
    front = sum(1 << CARD.index[card] for card in form.front)
    return rng.choice(run_form(PATH.index[form.path], front, form.majors, form.infected, form.limit).rows)
