"""Counts games into sums: nested plain data that can be saved as JSON and added together."""

from collections.abc import Sequence
from typing import Any

from lamster.games import load
from lamster.kernel.chance import derive, seed_from_text
from lamster.lab.report.calibrate import SIZE, add_position, empty_sums
from lamster.lab.report.observer import ComponentUse, ObservedGame, observe_game
from lamster.lab.report.spec import ReportSpec

Sums = dict[str, Any]
MAX_PATHS = 2000
"""For this many games of each setting we keep the estimates at the start of each round."""
SEEN = "seen"
EVERYBODY = "all"
"""The side of all seats in games without different roles."""


def play_batch(spec: ReportSpec, numbers: range) -> Sums:
    """Play some games of one setting and add them up. A game that fails adds an error, and the others go on."""
    options = spec.settings()[numbers[0] // spec.games]
    seatings = spec.seatings()
    game = load(spec.game)
    batch = empty_batch()
    for number in [number % spec.games for number in numbers]:
        bots = seatings[number % len(seatings)]
        try:
            seen = observe_game(game, bots, derive(seed_from_text(spec.seed), number), options)
        except Exception as error:
            batch["errors"].append(f"game {number + 1}: {type(error).__name__}: {error}")
        else:
            add_game(batch, spec.game, bots, seen, keep=number < MAX_PATHS)
    return batch


def empty_batch() -> Sums:
    return {"sums": {"games": 0}, "paths": [], "errors": []}


def merge_batches(batches: Sequence[Sums]) -> Sums:
    """Add up batches in the given order, since the last digits of sums of floats depend on the order."""
    whole = empty_batch()
    for batch in batches:
        whole["sums"] = add_sums(whole["sums"], batch["sums"])
        whole["paths"] = whole["paths"] + batch["paths"]
        whole["errors"] = whole["errors"] + batch["errors"]
    return whole


def add_sums(one: Any, other: Any) -> Any:
    """Add numbers, lists element by element, and dicts key by key."""
    if isinstance(one, dict):
        return {
            name: add_sums(one[name], other[name]) if name in one and name in other else one.get(name, other.get(name))
            for name in [*one, *[name for name in other if name not in one]]
        }
    if isinstance(one, list):
        return [add_sums(a, b) for a, b in zip(one, other, strict=True)]
    return one + other


def side_of(names: Sequence[str], team: int) -> str:
    """The side of a team. Estimates of one side are calibrated together; without different roles all are one side."""
    return EVERYBODY if names[0].isdecimal() or len(names) == 1 else f"team{team}"


def add_game(batch: Sums, game: str, bots: Sequence[str], seen: ObservedGame, keep: bool) -> None:
    """Add one game to the batch."""
    sums, played = batch["sums"], seen.played
    names = load(game).seat_names(len(bots))
    sums["games"] += 1
    increment(sums, "endings", played.rule)
    increment(sums, "rounds", str(played.rounds))
    increment(sums, "decisions", str(played.decisions))
    count_wins(sums, names, bots, seen)
    teams = first_seats(played.teams)
    for start in seen.starts:
        for seat in teams:
            side = side_of(names, played.teams[seat])
            add_position(
                sums.setdefault("calibration", {}).setdefault(side, empty_sums()), start[seat], seen.results[seat]
            )
    for key, use in seen.components.items():
        count_use(sums, names, key, use, seen)
    if keep:
        batch["paths"].append(path_of(seen, teams, load(game).meta.cooperative))


def increment(sums: Sums, table: str, name: str) -> None:
    rows = sums.setdefault(table, {})
    rows[name] = rows.get(name, 0) + 1


def first_seats(teams: Sequence[int]) -> list[int]:
    """The first seat of each team."""
    return [seat for seat in range(len(teams)) if teams.index(teams[seat]) == seat]


def count_wins(sums: Sums, names: Sequence[str], bots: Sequence[str], seen: ObservedGame) -> None:
    """Each row holds the number of games and the sum of wins."""
    wins = sums.setdefault("wins", {kind: {} for kind in ("players", "team", "role", "seat", "bot")})
    teams = seen.played.teams
    for seat, result in enumerate(seen.results):
        add_win(wins["seat"], names[seat], result)
        add_win(wins["role"], seen.played.roles[seat], result)
        add_win(wins["bot"], bots[seat], result)
    for seat in first_seats(teams):
        team = [names[other] for other in range(len(names)) if teams[other] == teams[seat]]
        add_win(wins["team"], " + ".join(team), seen.results[seat])
    add_win(wins["players"], "players", max(seen.results))
    sums["nobody"] = sums.get("nobody", 0) + (not any(seen.results))


def add_win(rows: dict[str, list[float]], name: str, result: float) -> None:
    row = rows.setdefault(name, [0, 0.0])
    row[0] += 1
    row[1] += result


def count_use(sums: Sums, names: Sequence[str], key: str, use: ComponentUse, seen: ObservedGame) -> None:
    """Add one component of one game: whether it was seen and used, by which seats, and how chances moved."""
    total = sum(use.uses) or use.unowned
    row = sums.setdefault("components", {}).setdefault(key, {SEEN: 0, "games": 0, "uses": 0, "by": {}, "moved": {}})
    row[SEEN] += 1
    row["games"] += bool(total)
    row["uses"] += use.unowned or total
    for seat, name in enumerate(names):
        if use.uses[seat] or use.available[seat]:
            by = row["by"].setdefault(name, [0, 0, 0.0, 0, 0.0])
            count_seat(by, use.uses[seat], seen.results[seat])
    for side in sorted({side_of(names, seen.played.teams[seat]) for seat in use.moved}):
        seats = [seat for seat in use.moved if side_of(names, seen.played.teams[seat]) == side]
        weights = [sum([use.moved[seat][place] for seat in seats]) for place in range(SIZE)]
        count_move(row["moved"].setdefault(side, no_moves()), weights, sum([use.rounds[seat] for seat in seats]))


def count_seat(by: list[float], uses: int, result: float) -> None:
    """Adds to: uses, games and wins of users, games and wins of seats that could have used it and did not."""
    by[0] += uses
    by[1 if uses else 3] += 1
    by[2 if uses else 4] += result


def no_moves() -> Sums:
    return {"rounds": 0, "squares": 0, "first": [0.0] * SIZE, "cross": [0.0] * SIZE, "second": [0.0] * (SIZE * SIZE)}


def count_move(sums: Sums, weights: list[float], rounds: int) -> None:
    """Add the moves of one game, and their squares and products, from which `findings` computes the interval."""
    sums["rounds"] += rounds
    sums["squares"] += rounds * rounds
    places = [place for place in range(SIZE) if weights[place]]
    for i in places:
        sums["first"][i] += weights[i]
        sums["cross"][i] += weights[i] * rounds
        for j in places:
            sums["second"][i * SIZE + j] += weights[i] * weights[j]


def path_of(seen: ObservedGame, teams: Sequence[int], cooperative: bool) -> list[list[float]]:
    """Each team's estimate at the start of each round, then its result. In a cooperative game all are one team."""
    rows = [[row[seat] for seat in teams] for row in [*seen.starts, seen.results]]
    return [[round(max(row), 3)] if cooperative else [round(value, 3) for value in row] for row in rows]
