"""The start of a game: each player adds a share to the seed, so that nobody can choose it alone.

First all commit to their shares by a hash, then all reveal them. A share that does not match its hash, or is missing,
stops the start, so nobody gains by waiting for the others.
"""

from lamster.kernel.chance import commitment
from lamster.tables.model.entries import Started
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.room.connection import Connection

SHARE_BYTES = (16, 64)
HASH_LENGTH = 64


class Starting:
    """A running start of a game."""

    def __init__(self, table: Table, connection: Connection, number: int) -> None:
        self.connection = connection
        self.number = number
        """The number of the `start` message, for its answer."""
        self.waiting = {person: table.labels[table.seats_of(person)[0]] for person in table.people()}
        """The players, with the label of their first seat."""
        self.promises: dict[str, str] = {}
        self.secrets: dict[str, str] = {}

    @property
    def promised(self) -> bool:
        return self.waiting.keys() == self.promises.keys()

    @property
    def complete(self) -> bool:
        return self.promised and all(person in self.secrets for person, promise in self.promises.items() if promise)

    def missing(self) -> list[str]:
        """The people who have not answered yet."""
        answered = self.secrets.keys() | {person for person, promise in self.promises.items() if not promise}
        return [person for person in self.waiting if person not in (answered if self.promised else self.promises)]

    def promise(self, person: str, promise: str) -> None:
        """Record a promise. The first one counts: a second page of the same person changes nothing."""
        if person not in self.waiting:
            raise Refused("not-your-seat", "only those who play have a share of the seed")
        if promise and (len(promise) != HASH_LENGTH or set(promise) - set("0123456789abcdef")):
            raise Refused("bad-message", f"a promise is a SHA-256 hash: {HASH_LENGTH} hexadecimal digits, or empty")
        self.promises.setdefault(person, promise)

    def reveal(self, person: str, secret: str) -> None:
        if not self.promised:
            raise Refused("unready", "not everybody has promised a share yet")
        if commitment(self.waiting.get(person, ""), share(secret)) != self.promises.get(person):
            raise Refused("bad-message", "this is not the share that was promised")
        self.secrets[person] = secret

    def shown_promises(self) -> dict[str, str]:
        return {self.waiting[person]: promise for person, promise in self.promises.items() if promise}

    def entry(self) -> Started:
        return Started(self.shown_promises(), {self.waiting[person]: secret for person, secret in self.secrets.items()})


def share(secret: str) -> bytes:
    try:
        found = bytes.fromhex(secret)
    except ValueError:
        found = b""
    if not SHARE_BYTES[0] <= len(found) <= SHARE_BYTES[1]:
        raise Refused("bad-message", f"a share is {SHARE_BYTES[0]} to {SHARE_BYTES[1]} bytes in hexadecimal")
    return found
