"""What games come to, in sums: nested plain data that can be added up, saved as JSON, and added up again."""

from collections.abc import Sequence
from typing import Any

from lamster.games import load
from lamster.kernel.chance import derive, seed_from_text
from lamster.lab.report.calibrate import SIZE, note, nothing
from lamster.lab.report.observer import Seen, Use, watch_game
from lamster.lab.report.spec import Order

Sums = dict[str, Any]
PATHS = 2000
"""Of so many games of each setting it is kept who was ahead at the start of each round."""
SEEN = "seen"
EVERYBODY = "all"
"""The side of seats that all play alike."""


def play_batch(order: Order, numbers: range) -> Sums:
    """Some games of one setting, summed up; one that fails is told with its number and the others go on."""
    options = order.settings()[numbers[0] // order.games]
    seatings = order.seatings()
    game = load(order.game)
    batch = empty()
    for number in [number % order.games for number in numbers]:
        bots = seatings[number % len(seatings)]
        try:
            seen = watch_game(game, bots, derive(seed_from_text(order.seed), number), options)
        except Exception as error:
            batch["errors"].append(f"game {number + 1}: {type(error).__name__}: {error}")
        else:
            count(batch, order.game, bots, seen, keep=number < PATHS)
    return batch


def empty() -> Sums:
    return {"sums": {"games": 0}, "paths": [], "errors": []}


def merged(batches: Sequence[Sums]) -> Sums:
    """The sums of several batches, in this order: sums of fractions depend on it in their last digits."""
    whole = empty()
    for batch in batches:
        whole["sums"] = added(whole["sums"], batch["sums"])
        whole["paths"] = whole["paths"] + batch["paths"]
        whole["errors"] = whole["errors"] + batch["errors"]
    return whole


def added(one: Any, other: Any) -> Any:
    """Numbers are added, lists place by place, and tables name by name."""
    if isinstance(one, dict):
        return {
            name: added(one[name], other[name]) if name in one and name in other else one.get(name, other.get(name))
            for name in [*one, *[name for name in other if name not in one]]
        }
    if isinstance(one, list):
        return [added(a, b) for a, b in zip(one, other, strict=True)]
    return one + other


def side_of(names: Sequence[str], team: int) -> str:
    """Whose estimates are calibrated together: those of one team, or of all where seats have no roles of their own."""
    return EVERYBODY if names[0].isdecimal() or len(names) == 1 else f"team{team}"


def count(batch: Sums, game: str, bots: Sequence[str], seen: Seen, keep: bool) -> None:
    """Add one game."""
    sums, played = batch["sums"], seen.played
    names = load(game).seat_names(len(bots))
    sums["games"] += 1
    tick(sums, "endings", played.rule)
    tick(sums, "rounds", str(played.rounds))
    tick(sums, "decisions", str(played.decisions))
    count_wins(sums, names, bots, seen)
    teams = first_seats(played.teams)
    for start in seen.starts:
        for seat in teams:
            side = side_of(names, played.teams[seat])
            note(sums.setdefault("calibration", {}).setdefault(side, nothing()), start[seat], seen.results[seat])
    for key, use in seen.components.items():
        count_use(sums, names, key, use, seen)
    if keep:
        batch["paths"].append(path_of(seen, teams, load(game).meta.cooperative))


def tick(sums: Sums, table: str, name: str) -> None:
    rows = sums.setdefault(table, {})
    rows[name] = rows.get(name, 0) + 1


def first_seats(teams: Sequence[int]) -> list[int]:
    """A seat of each team, in the order of the table."""
    return [seat for seat in range(len(teams)) if teams.index(teams[seat]) == seat]


def count_wins(sums: Sums, names: Sequence[str], bots: Sequence[str], seen: Seen) -> None:
    """Each row: how often it was there, and how much it won."""
    wins = sums.setdefault("wins", {kind: {} for kind in ("players", "team", "role", "seat", "bot")})
    teams = seen.played.teams
    for seat, result in enumerate(seen.results):
        win(wins["seat"], names[seat], result)
        win(wins["role"], seen.played.roles[seat], result)
        win(wins["bot"], bots[seat], result)
    for seat in first_seats(teams):
        team = [names[other] for other in range(len(names)) if teams[other] == teams[seat]]
        win(wins["team"], " + ".join(team), seen.results[seat])
    win(wins["players"], "players", max(seen.results))
    sums["nobody"] = sums.get("nobody", 0) + (not any(seen.results))


def win(rows: dict[str, list[float]], name: str, result: float) -> None:
    row = rows.setdefault(name, [0, 0.0])
    row[0] += 1
    row[1] += result


def count_use(sums: Sums, names: Sequence[str], key: str, use: Use, seen: Seen) -> None:
    """A component: in how many games it was there and was used, by whom, and what that did."""
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
    """Uses; then games and wins of those who used it, and of those who could have and did not."""
    by[0] += uses
    by[1 if uses else 3] += 1
    by[2 if uses else 4] += result


def no_moves() -> Sums:
    return {"rounds": 0, "squares": 0, "first": [0.0] * SIZE, "cross": [0.0] * SIZE, "second": [0.0] * (SIZE * SIZE)}


def count_move(sums: Sums, weights: list[float], rounds: int) -> None:
    """One game's moves. With their squares it can be said later how sure the mean of all games is."""
    sums["rounds"] += rounds
    sums["squares"] += rounds * rounds
    places = [place for place in range(SIZE) if weights[place]]
    for i in places:
        sums["first"][i] += weights[i]
        sums["cross"][i] += weights[i] * rounds
        for j in places:
            sums["second"][i * SIZE + j] += weights[i] * weights[j]


def path_of(seen: Seen, teams: Sequence[int], cooperative: bool) -> list[list[float]]:
    """The estimates of every team at the start of each round, and at last what each won; those who can win together
    are one.
    """
    rows = [[row[seat] for seat in teams] for row in [*seen.starts, seen.results]]
    return [[round(max(row), 3)] if cooperative else [round(value, 3) for value in row] for row in rows]
