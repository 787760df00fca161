"""Which players are absent, and which votes count while they are."""

from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model.undo_requests import needed
from lamster.tables.room.room import Room

AWAY_MS = 60_000
"""A person without a connection for this long counts as absent: a bot may play for them, and their consent is not
needed."""


def absent_at(room: Room, person: str) -> int | None:
    """When a person without a connection counts as absent, by the monotonic clock; None while they are online."""
    since = room.away_since(person)
    return None if since is None else since + AWAY_MS


def is_absent(room: Room, person: str) -> bool:
    at = absent_at(room, person)
    return at is not None and room.clock.monotonic() >= at


def waited_for(room: Room) -> dict[int, int]:
    """Seats that are asked something and whose person is absent, with the time from which a bot may be seated there.

    Only at tables without a clock; otherwise the clock decides.
    """
    table = room.table
    if table.turn_clock.timed or table.game.meta.real_time or table.lesson:
        return {}
    here = {connection.person for connection in room.connections}
    away = [(seat, table.player(seat)) for seat in table.asked_people() if table.player(seat) not in here]
    return {seat: at for seat, person in away if (at := absent_at(room, person)) is not None}


def bot_in_ms(room: Room, at: int | None) -> int | None:
    """Milliseconds until a bot may be seated for an absent player, by the time that `waited_for` gives."""
    return None if at is None else max(0, at - room.clock.monotonic())


# Votes to seat a bot.


def voters(room: Room, seat: int) -> list[str]:
    """The other players who are online."""
    return [person for person in needed(room.table, seat) if person in room.online]


def chosen_bot(room: Room, seat: int) -> str:
    """The level that most voters want, the first of equal ones; empty unless more than half of them want a bot."""
    people = voters(room, seat)
    votes = [bot for person, bot in room.table.bot_votes.get(seat, {}).items() if person in people]
    return max(votes, key=votes.count) if 2 * len(votes) > len(people) else ""


def due(room: Room) -> list[log.AnyEntry]:
    """Entries that seat bots: for absent players by vote, and for players who may not come back."""
    if room.table.phase != "playing":
        return []
    return (bots_by_vote(room) if room.table.bot_votes else []) or bots_for_unwanted(room)


def bots_by_vote(room: Room) -> list[log.AnyEntry]:
    """Entries that seat bots for absent players, where enough of the others vote for it."""
    waiting = waited_for(room)
    seats = [seat for seat in room.table.bot_votes if bot_in_ms(room, waiting.get(seat)) == 0]
    bots = {seat: chosen_bot(room, seat) for seat in seats}
    return [entry for seat, bot in bots.items() if bot for entry in permissions.leave(room.table, seat, bot)]


def bots_for_unwanted(room: Room) -> list[log.AnyEntry]:
    """Entries that seat bots for banned players, and for absent players whom the host blocks, if others play on."""
    table = room.table
    if table.match is None or not (room.host_blocks or room.hub.banned):
        return []
    people = [person for person in table.people() if is_unwanted(room, person)]
    seats = [seat for person in people for seat in table.seats_of(person) if table.player(seat)]
    return [entry for seat in sorted(seats) if needed(table, seat) for entry in permissions.leave(table, seat)]


def is_unwanted(room: Room, person: str) -> bool:
    return person in room.hub.banned or (person in room.host_blocks and is_absent(room, person))


def moments(room: Room) -> list[int]:
    """When a player whom the host blocks counts as absent."""
    table = room.table
    if table.phase != "playing" or not room.host_blocks:
        return []
    now = room.clock.monotonic()
    people = [person for person in table.people() if person in room.host_blocks]
    return [at for at in [absent_at(room, person) for person in people] if at is not None and at > now]
