"""An open page of a table."""

from collections.abc import Callable

import msgspec

from lamster.tables import protocol as wire
from lamster.tables.model.refused import Refused
from lamster.tables.room.latency import Latency

encode = msgspec.json.Encoder().encode


class Connection:
    """One open page: who reads it, through whose eyes, and the way to send something to it."""

    def __init__(self, person: str, name: str, send: Callable[[bytes], None], close: Callable[[], None]) -> None:
        self.person = person
        self.name = name
        self.send = send
        """Puts a message in the outbox; never waits."""
        self.close = close
        """Closes the line after what is in the outbox has been sent."""
        self.eyes: int | None = None
        self.key = ""
        """What the page came with to look over somebody's shoulder."""
        self.pupil: int | None = None
        """The seat over whose shoulder it looks."""
        self.muted: set[str] = set()
        self.blocked: set[str] = set()
        self.shown = True
        """Whether the page can be seen; hidden ones tell."""
        self.latency = Latency()
        self.address = ""
        """Where the page is, as far as the server can tell."""
        self.heard = 0
        """When the message arrived that is being dealt with, by the clock of the tables."""

    @property
    def unheard(self) -> set[str]:
        """Who is blocked is not heard either."""
        return self.muted | self.blocked

    def tell(self, message: wire.FromServer) -> None:
        self.send(encode(message))

    def refuse(self, number: int | None, refused: Refused) -> None:
        self.tell(wire.Error(number, refused.error, refused.message, refused.rule, refused.about))

    def goodbye(self, refused: Refused) -> None:
        """Close the connection, with a reason."""
        self.tell(wire.Bye(refused.error, refused.message, refused.about))
        self.close()
