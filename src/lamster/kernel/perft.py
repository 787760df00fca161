"""Perft: how many ways there are to play on from a position, counted. A wrong count tells that a rule has changed."""

import tomllib
from pathlib import Path
from typing import Any

from lamster.kernel.decision import Refusal
from lamster.kernel.game import Game
from lamster.kernel.match import Match
from lamster.kernel.play import apply
from lamster.kernel.record import read_record, replay_line
from lamster.kernel.state import State


def perft(s: State, depth: int) -> int:
    """In how many ways the next `depth` codes can be played, every outcome of chance counted once.

    A game that ends earlier counts as one way. Seats that are asked at once may answer in any order.
    """
    if depth == 0 or not s.open:
        return 1
    if any(decision.form is not None for decision in s.open):
        raise Refusal("the answers to a form cannot be counted")
    if depth == 1:
        return sum([len(decision.codes) for decision in s.open])
    ways = 0
    for decision in s.open:
        for code in decision.codes:
            after = s.clone()
            apply(after, decision.seat, code)
            ways += perft(after, depth - 1)
    return ways


def position(game: Game[Any], spec: dict[str, Any]) -> State:
    """The position that an entry of a perft.toml names: seats, options, and `moves` as they stand in a record."""
    match = Match(game, spec["seats"], spec.get("options", {}), None)
    record = read_record(spec.get("moves", ""))
    if record.errors:
        raise Refusal(record.errors[0])
    for line in record.lines:
        replay_line(match, line, None)
    return match.state


def wrong_counts(game: Game[Any], file: Path) -> list[str]:
    """What does not agree with the counts in a perft.toml: `counts` are those for depth 1, 2, …"""
    wrong: list[str] = []
    for spec in tomllib.loads(file.read_text(encoding="utf-8"))["position"]:
        s = position(game, spec)
        for depth, count in enumerate(spec["counts"], 1):
            found = perft(s, depth)
            if found != count:
                wrong.append(f"{spec['name']}: {found} ways to play {depth} codes, not {count}")
    return wrong
