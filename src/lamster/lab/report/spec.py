"""What a report is about: a game, its players, the settings to compare, and how it is shared out in batches."""

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import permutations, product
from pathlib import Path
from typing import NamedTuple

import lamster
from lamster import __version__
from lamster.bots import make
from lamster.bots.judging import can_judge
from lamster.games import load
from lamster.kernel.decision import Refusal
from lamster.kernel.fingerprint import fingerprint
from lamster.kernel.game import Option, Options, Value

PACKAGE = Path(lamster.__file__).parent
FORMAT = 1
"""Batches that were counted in another way are no longer of use: raise it when what is counted changes."""
MOST_SETTINGS = 100
RANGE = ".."
BATCHES = 400
"""A setting is played in at most so many pieces."""
PIECES = 8
"""And in at least so many where there are games enough, so that processes can share them."""

Sweep = tuple[str, tuple[Value, ...]]
"""An option, and the values that are compared."""


class Order(NamedTuple):
    """Everything that a report depends on, but for the language it is written in."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Options
    sweeps: tuple[Sweep, ...] = ()
    rotate: bool = False

    def settings(self) -> list[Options]:
        """The options of each setting, as far as they were asked for: all combinations of what is swept."""
        names = [name for name, _ in self.sweeps]
        chosen = product(*[values for _, values in self.sweeps])
        return [{**self.options, **dict(zip(names, values, strict=True))} for values in chosen]

    def seatings(self) -> list[tuple[str, ...]]:
        """Who sits where: as given, or every order in which these bots can sit. Games go through them in turn."""
        return list(dict.fromkeys(permutations(self.bots))) if self.rotate else [self.bots]

    def key(self) -> str:
        """Names this order: equal keys mean equal games, and equal figures."""
        told = [FORMAT, __version__, code_of(self.game), self._asdict()]
        return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()

    def parts(self) -> list[range]:
        """All games of all settings, in pieces that do not depend on who plays them. No piece has two settings."""
        size = max(1, min(batch_size(self.bots), self.games // PIECES), -(-self.games // BATCHES))
        total = self.games * len(self.settings())
        starts = [range(first, first + self.games) for first in range(0, total, self.games)]
        return [part[i : i + size] for part in starts for i in range(0, self.games, size)]


def code_of(game: str) -> str:
    """The fingerprint of all that decides how games go and what is counted: kernel, game with its data, bots, lab."""
    return fingerprint([PACKAGE / "kernel", load(game).meta.folder, PACKAGE / "bots", PACKAGE / "lab"])


def batch_size(bots: Sequence[str]) -> int:
    """How many games are about a second of work: fewer where somebody searches."""
    quick = [bot.partition(":")[0] for bot in bots]
    if all(bot == "random" for bot in quick):
        return 200
    return 30 if all(bot in ("random", "thumb", "beginner", "easy", "medium") for bot in quick) else 1


def check(order: Order) -> None:
    """Whatever is wrong with the order is said before the first game is played."""
    if order.games < 1:
        raise Refusal(f"cannot play {order.games} games: at least 1")
    settings = order.settings()
    if len(settings) > MOST_SETTINGS:
        raise Refusal(f"these sweeps make {len(settings)} settings: at most {MOST_SETTINGS}, so sweep less at once")
    game = load(order.game)
    if not can_judge(order.game):
        raise Refusal(f"{order.game} has no rules of thumb, and a report estimates chances by them")
    for options in settings:
        game.settle(len(order.bots), options)
    for bot in order.bots:
        make(bot, game, b"")


def sweeps_of(game: str, texts: Sequence[str], options: Mapping[str, Value]) -> tuple[Sweep, ...]:
    """The sweeps that were asked for as NAME=LOW..HIGH or NAME=VALUE,VALUE; a Refusal says what would be right."""
    found: dict[str, tuple[Value, ...]] = {}
    for text in texts:
        name, equals, values = text.partition("=")
        name = name.strip()
        if not equals or not values.strip():
            raise Refusal(f"--sweep takes NAME=LOW..HIGH or NAME=VALUE,VALUE, for instance stash=2..8, not {text!r}")
        if name in found or name in options:
            raise Refusal(f"option {name} is set more than once: sweep it or set it, once")
        load(game).meta.parse_options({name: values} if name not in load(game).meta.options else {})
        found[name] = swept(load(game).meta.options[name], values)
    return tuple(found.items())


def swept(option: Option, text: str) -> tuple[Value, ...]:
    """The values of a sweep, each of them one that the option can have."""
    if RANGE in text:
        low, _, high = (part.strip() for part in text.partition(RANGE))
        if not (low.isdecimal() and high.isdecimal() and int(low) < int(high) < 10**9):
            raise Refusal(f"--sweep {option.name}={text}: a range goes from a number to a larger one, such as 2..8")
        if int(high) - int(low) >= MOST_SETTINGS:
            raise Refusal(f"--sweep {option.name}={text} has too many values: at most {MOST_SETTINGS}")
        return tuple([option.parse(str(value)) for value in range(int(low), int(high) + 1)])
    values = tuple(dict.fromkeys([option.parse(part.strip()) for part in text.split(",") if part.strip()]))
    if len(values) < 2:
        raise Refusal(f"--sweep {option.name}={text} has nothing to compare: name two values or more, or a range")
    return values
