"""What a report plays: a game, its bots, the settings to compare, and how the games are split into batches."""

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
"""The version of what batches count. Raise it when that changes: batches of other versions are not reused."""
MAX_SETTINGS = 100
RANGE_MARK = ".."
MAX_BATCHES = 400
"""A setting is split into at most this many batches."""
MIN_BATCHES = 8
"""And into at least this many, if there are enough games, so that workers can share them."""

Sweep = tuple[str, tuple[Value, ...]]
"""An option, and the values to compare."""


class ReportSpec(NamedTuple):
    """Everything that a report depends on, except its language."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Options
    sweeps: tuple[Sweep, ...] = ()
    rotate: bool = False

    def settings(self) -> list[Options]:
        """The options given for each setting: all combinations of swept values."""
        names = [name for name, _ in self.sweeps]
        chosen = product(*[values for _, values in self.sweeps])
        return [{**self.options, **dict(zip(names, values, strict=True))} for values in chosen]

    def seatings(self) -> list[tuple[str, ...]]:
        """The bots by seat: as given, or with `rotate` in every possible order. Games use them in turn."""
        return list(dict.fromkeys(permutations(self.bots))) if self.rotate else [self.bots]

    def key(self) -> str:
        """A hash that identifies this spec and the code: equal keys mean equal games and equal results."""
        told = [FORMAT, __version__, code_of(self.game), self._asdict()]
        return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()

    def parts(self) -> list[range]:
        """All games of all settings in batches. They do not depend on the workers, and each belongs to one setting."""
        size = max(1, min(batch_size(self.bots), self.games // MIN_BATCHES), -(-self.games // MAX_BATCHES))
        total = self.games * len(self.settings())
        starts = [range(first, first + self.games) for first in range(0, total, self.games)]
        return [part[i : i + size] for part in starts for i in range(0, self.games, size)]


def code_of(game: str) -> str:
    """The fingerprint of the code that games and counts depend on: kernel, game with its data, bots and lab."""
    return fingerprint([PACKAGE / "kernel", load(game).meta.folder, PACKAGE / "bots", PACKAGE / "lab"])


def batch_size(bots: Sequence[str]) -> int:
    """How many games take about a second: fewer if a bot searches."""
    engines = [bot.partition(":")[0] for bot in bots]
    if all(bot == "random" for bot in engines):
        return 200
    return 30 if all(bot in ("random", "thumb", "beginner", "easy", "medium") for bot in engines) else 1


def check(spec: ReportSpec) -> None:
    """Raise a Refusal for a wrong spec before the first game is played."""
    if spec.games < 1:
        raise Refusal(f"cannot play {spec.games} games: at least 1")
    settings = spec.settings()
    if len(settings) > MAX_SETTINGS:
        raise Refusal(f"these sweeps make {len(settings)} settings: at most {MAX_SETTINGS}, so sweep less at once")
    game = load(spec.game)
    if not can_judge(spec.game):
        raise Refusal(f"{spec.game} has no rules of thumb, and a report estimates chances by them")
    for options in settings:
        game.settle(len(spec.bots), options)
    for bot in spec.bots:
        make(bot, game, b"")


def parse_sweeps(game: str, texts: Sequence[str], options: Mapping[str, Value]) -> tuple[Sweep, ...]:
    """Parse sweeps, given as NAME=LOW..HIGH or NAME=VALUE,VALUE. A Refusal says what is expected."""
    found: dict[str, tuple[Value, ...]] = {}
    for text in texts:
        name, equals, values = text.partition("=")
        name = name.strip()
        if not equals or not values.strip():
            raise Refusal(f"--sweep takes NAME=LOW..HIGH or NAME=VALUE,VALUE, for instance stash=2..8, not {text!r}")
        if name in found or name in options:
            raise Refusal(f"option {name} is set more than once: sweep it or set it, once")
        load(game).meta.parse_options({name: values} if name not in load(game).meta.options else {})
        found[name] = parse_values(load(game).meta.options[name], values)
    return tuple(found.items())


def parse_values(option: Option, text: str) -> tuple[Value, ...]:
    """The values of a sweep, checked against the option."""
    if RANGE_MARK in text:
        low, _, high = (part.strip() for part in text.partition(RANGE_MARK))
        if not (low.isdecimal() and high.isdecimal() and int(low) < int(high) < 10**9):
            raise Refusal(f"--sweep {option.name}={text}: a range goes from a number to a larger one, such as 2..8")
        if int(high) - int(low) >= MAX_SETTINGS:
            raise Refusal(f"--sweep {option.name}={text} has too many values: at most {MAX_SETTINGS}")
        return tuple([option.parse(str(value)) for value in range(int(low), int(high) + 1)])
    values = tuple(dict.fromkeys([option.parse(part.strip()) for part in text.split(",") if part.strip()]))
    if len(values) < 2:
        raise Refusal(f"--sweep {option.name}={text} has nothing to compare: name two values or more, or a range")
    return values
