"""One random game, played again by every check of the battery."""

import json
from collections.abc import Iterator
from dataclasses import is_dataclass
from random import Random
from typing import Any

from lamster.kernel.game import Game, Value
from lamster.kernel.plain import save


class Differs(Exception):
    """A check failed; the text says what differed."""


class Setting:
    """An entry of a game's `battery`: seats, options, and a bound on the length of random play."""

    def __init__(self, spec: dict[str, Any]) -> None:
        self.seats: int = spec["seats"]
        self.options: dict[str, Value] = spec.get("options", {})
        self.plies: int = spec["plies"]

    def text(self) -> str:
        options = [f"{name}={str(value).lower()}" for name, value in self.options.items()]
        return " ".join(["1 seat" if self.seats == 1 else f"{self.seats} seats", *options])


class Trial:
    """A random game as a script of codes. `ply` is how far the check that runs now has come."""

    def __init__(self, game: Game[Any], setting: Setting, seed: int, share: float) -> None:
        self.game = game
        self.setting = setting
        self.seed = seed
        self.share = share
        """How much of what is only sampled is looked at; 1 is the usual amount."""
        self.ply = 0
        self.script: list[tuple[int, str]] = []
        self.trouble = ""
        try:
            self.write_script()
        except Exception as problem:  # whatever a game's rules may raise
            self.trouble = f"{type(problem).__name__}: {problem}"

    def start(self) -> Any:
        return self.game.setup(self.setting.seats, self.setting.options)

    def rng(self, purpose: str) -> Random:
        """Every check draws from numbers of its own, so that checks can be added without changing the others."""
        return Random(f"{self.seed} {purpose}")

    def write_script(self) -> None:
        rng = self.rng("script")
        s = self.start()
        while s.open and len(self.script) < self.setting.plies:
            decision = s.open[int(rng.random() * len(s.open))]
            code = decision.sample(rng)
            self.script.append((decision.seat, code))
            self.game.apply(s, decision.seat, code)

    def positions(self) -> Iterator[tuple[Any, int, str]]:
        """Every position of the game, with the seat and code that are played next: once the caller is done with it."""
        s = self.start()
        for ply, (seat, code) in enumerate(self.script):
            self.ply = ply
            yield s, seat, code
            self.game.apply(s, seat, code)
        self.ply = len(self.script)

    def sampled(self, number: int, purpose: str) -> Iterator[tuple[Any, int, str]]:
        """About so many of the positions, and of every kind of step that asks at least two."""
        rng = self.rng(f"sampled {purpose}")
        seen: dict[str, int] = {}
        chance = self.share * number / max(1, len(self.script))
        for s, seat, code in self.positions():
            kind = type(s.steps[-1]).__name__
            times = seen.get(kind, 0)
            if times < 2 or rng.random() < chance:
                seen[kind] = times + 1
                yield s, seat, code

    def viewers(self) -> list[int | None]:
        """Every seat, and the onlooker."""
        return [*range(self.setting.seats), None]

    def name(self, viewer: int | None) -> str:
        return "the onlooker" if viewer is None else f"seat {self.game.seat_names(self.setting.seats)[viewer]}"


def canon(value: object) -> str:
    """Plain data and dataclasses as JSON text: equal texts mean byte-equal messages."""
    return json.dumps(value, default=as_dict, ensure_ascii=False)


def as_dict(value: Any) -> dict[str, object]:
    if not is_dataclass(value):
        raise TypeError(f"{type(value).__name__} is not plain data")
    return {name: getattr(value, name) for name in value.__dataclass_fields__}


def saved(s: Any) -> str:
    """Everything that is true in a state, as text."""
    return canon(save(s))


def same(what: str, one: str, other: str) -> None:
    """Demand that two texts are equal, or show where they begin to differ."""
    if one != other:
        at = next((i for i in range(min(len(one), len(other))) if one[i] != other[i]), min(len(one), len(other)))
        begin = max(0, at - 40)
        raise Differs(f"{what} differs: …{one[begin : at + 40]}… and …{other[begin : at + 40]}…")
