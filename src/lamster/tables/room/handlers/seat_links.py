"""Links by which a player who is away plays on with another browser, as another person.

An identity belongs to an address: when the server gets another one, as in many home networks after a restart of the
router, browsers are nobody there. The host, or another player while the host is away, makes a link for such a player.
"""

import hashlib
import secrets
from typing import NamedTuple

from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model.permissions import Entries
from lamster.tables.model.refused import Refused
from lamster.tables.room.absence import is_absent
from lamster.tables.room.room import Room

LIFETIME_S = 600
TOKEN_BYTES = 16


class SeatLink(NamedTuple):
    """For whose seats a link is, and until when, by the monotonic clock."""

    person: str
    end: int


class SeatLinks:
    """The links of a room, by the hashes of their tokens. They are in memory only."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.known: dict[str, SeatLink] = {}

    def make(self, maker: str, seat: int) -> str:
        """Make a link for the player of this seat; earlier ones for the same player end."""
        person = self.check_maker(maker, seat)
        self.known = {key: link for key, link in self.known.items() if link.person != person}
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self.known[digest(token)] = SeatLink(person, self.room.clock.monotonic() + 1000 * LIFETIME_S)
        return token

    def check_maker(self, maker: str, seat: int) -> str:
        """The player of the seat, who must be away; it is for the host to give their seat to another browser."""
        room = self.room
        permissions.check_seat(room.table, seat)
        permissions.check_playing(room.table)
        host = room.table.host
        if maker != host and not (room.table.seats_of(maker) and is_absent(room, host)):
            raise Refused("not-host", "only the host may do this", host=room.table.names.get(host, ""))
        person = room.table.chairs[seat].person
        if not person or person == maker:
            raise Refused("not-asked", "nobody else has this seat")
        if not is_absent(room, person):
            raise Refused("too-early", "this person was here a moment ago: wait a minute")
        return person

    def use(self, token: str, taker: str) -> Entries:
        """The entries that give the seats of a link to another person; the link is used up by this."""
        room, link = self.room, self.known.get(digest(token))
        if link is None or room.clock.monotonic() >= link.end or room.is_online(link.person):
            raise Refused("no-link", "this link has ended, or the player is back")
        permissions.check_playing(room.table)
        if taker in room.table.removed or taker in room.host_blocks:
            raise Refused("blocked", "the host of this table does not want you here")
        seats = room.table.seats_of(link.person)
        permissions.check_one_seat(room.table.game, len({*seats, *room.table.seats_of(taker)}))
        del self.known[digest(token)]
        return [log.Seated(seat, taker) for seat in seats]

    def name_of(self, token: str) -> str:
        """The name of the player whose seats a link gives; empty where it gives none."""
        link = self.known.get(digest(token))
        return self.room.table.names.get(link.person, "") if link else ""


def digest(token: str) -> str:
    return hashlib.sha256(b"lamster seat\0" + token.encode("utf-8", "replace")).hexdigest()
