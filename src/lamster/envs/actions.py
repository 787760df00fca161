"""Numbers the codes of a game. The numbers depend only on the game, its seats and its options."""

from random import Random
from typing import Any

from lamster.envs.code_tables import CodeTables, code_tables_of, list_codes
from lamster.games import load_thumb
from lamster.kernel.decision import CHANCE, Decision, Refusal
from lamster.kernel.game import Game, Options
from lamster.kernel.state import State

FILL = "fill:"
"""The prefix of actions that fill in a form in a named way; the seat then plays a code of that form."""
SAMPLE = "sample"
DEFAULT = "default"


class Actions:
    """The numbered codes of the seats, and separately those of chance."""

    def __init__(self, game: Game[Any], seats: int, options: Options, fill: str = "") -> None:
        tables = code_tables_of(game, seats, options)
        self.game = game
        self.codes = (*list_codes(game, seats, tables, False), *[FILL + way for way in tables.fills])
        self.index = {code: i for i, code in enumerate(self.codes)}
        self.chance = tuple(list_codes(game, seats, tables, True))
        self.chance_index = {code: i for i, code in enumerate(self.chance)}
        self.filling = sorted(self.index[FILL + way] for way in self.ways(tables, fill))
        """The actions that answer a form."""

    def ways(self, tables: CodeTables, fill: str) -> tuple[str, ...]:
        if fill and not tables.fills:
            raise Refusal(f"{self.game.meta.name} has no forms to fill in: leave out fill={fill!r}")
        if fill and fill not in tables.fills:
            raise Refusal(f"a form cannot be filled in as {fill!r}: it is one of {', '.join(tables.fills)}")
        return (fill,) if fill else tables.fills

    def legal(self, decision: Decision) -> list[int]:
        """The actions of a decision, ascending."""
        if decision.form is not None:
            return self.filling
        index = self.chance_index if decision.seat == CHANCE else self.index
        return sorted([index[code] for code in decision.codes])

    def check(self, decision: Decision, action: int) -> None:
        """Raise a Refusal unless the action is legal."""
        legal = self.legal(decision)
        if action not in legal:
            named = self.codes[action] if 0 <= action < len(self.codes) else str(action)
            raise Refusal(f"{named} is not possible now", decision.rule, [self.codes[i] for i in legal])

    def code(self, s: State, decision: Decision, action: int, rng: Random) -> str:
        """The code for a legal action of a seat. An action that fills in a form uses these random numbers."""
        code = self.codes[action]
        return code if decision.form is None else self.fill(s, decision, code.removeprefix(FILL), rng)

    def fill(self, s: State, decision: Decision, way: str, rng: Random) -> str:
        if decision.form is None:
            raise AssertionError("only forms are filled in")
        if way == SAMPLE:
            return decision.form.sample(rng)
        if way == DEFAULT:
            return decision.form.default()
        return load_thumb(self.game.meta.name).at_level(way).fill(s, decision, way, rng)
