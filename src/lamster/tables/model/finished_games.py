"""Uses of a finished game: continue from a position, verify its chance, and count its result."""

from bisect import bisect_left

from lamster.kernel.decision import CHANCE, TABLE
from lamster.kernel.match import Match
from lamster.tables import protocol as wire
from lamster.tables.model import views
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.model.table_codes import TableCode

Codes = list[tuple[int, str]]


def check_over(table: Table) -> Match:
    if table.match is None or table.match.outcome is None:
        raise Refused("not-over", "this comes after the game: until then it would tell what nobody may know")
    return table.match


# Continue from a position.


def opening_at(table: Table, ply: int) -> Codes:
    """The codes that led to the position after `ply` entries of the log, without undone codes and codes of the table.

    So a player who resigned or left plays on in the new game.
    """
    match = check_over(table)
    if not 0 <= ply <= len(match.log):
        raise Refused("unknown-place", f"the game has places 0 to {len(match.log)}, not {ply}")
    codes = [(match.log[place].seat, match.log[place].code) for place in standing(match, ply)]
    again = table.new_match()
    for seat, code in codes:
        again.act(seat, code)
    table.replays.plies += len(codes)
    if again.outcome is not None:
        raise Refused("nothing-left", "the game is over at this place: go on from an earlier one")
    return codes


def standing(match: Match, ply: int) -> list[int]:
    """The indices of all codes of seats and of chance among the first `ply` entries that were not undone."""
    kept: list[int] = []
    for place, entry in enumerate(match.log[:ply]):
        if entry.seat != TABLE:
            kept.append(place)
        elif (code := TableCode.parse(entry.code)).verb == "undo":
            del kept[bisect_left(kept, code.place) :]
    return kept


# Verify the chance.


def fairness(table: Table, person: str) -> wire.Fairness:
    """The record, and the codes that chance could draw from each time: a client can compute the rest by itself."""
    match = check_over(table)
    labels = [table.labels[seat] for seat in table.seats_of(person)]
    return wire.Fairness(views.record_text(table, person), draws_of(table, match), labels)


def draws_of(table: Table, match: Match) -> list[wire.Draw]:
    found: list[wire.Draw] = []
    again = table.new_match()
    for place, entry in enumerate(match.log):
        asked = table.game.decision(again.state, CHANCE) if entry.seat == CHANCE else None
        if asked is not None and place >= match.opening:
            weights = None if asked.weights is None else list(asked.weights)
            index = again.draw_index if again.skipped else None
            found.append(wire.Draw(place, list(asked.codes), weights, index))
        views.replay_entry(table, again, place)
    return found


# Count the result.


def played_games(table: Table) -> dict[int, wire.PlayedGame]:
    """The result for the statistics of each person, by seat."""
    return {seat: played_game(table, seat) for seat, chair in enumerate(table.chairs) if chair.person}


def played_game(table: Table, seat: int) -> wire.PlayedGame:
    match = check_over(table)
    outcome, gave_up = match.outcome, table.has_given_up(seat)
    assert outcome is not None
    return wire.PlayedGame(
        table=table.id,
        game=table.game.meta.name,
        ended=table.ended,
        seats=len(table.chairs),
        seat=table.labels[seat],
        role=table.game.role(match.state, seat),
        won=seat in outcome.winners and not gave_up,
        gave_up=gave_up,
        rule=outcome.rule,
        rounds=match.state.round,
        from_position=table.origin is not None,
        others=[companion(table, seat, other) for other in range(len(table.chairs)) if other != seat],
    )


def companion(table: Table, seat: int, other: int) -> wire.Companion:
    """Another player. A second seat of the same person has no name, so that nobody is listed as their own opponent."""
    chair = table.chairs[other]
    name = "" if chair.person == table.chairs[seat].person else table.name_on(other)
    return wire.Companion(name, chair.bot, table.team(other) == table.team(seat))
