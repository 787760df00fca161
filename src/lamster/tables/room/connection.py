"""An open connection of a client to a table."""

from collections.abc import Callable

from lamster.tables import protocol as wire
from lamster.tables.model.refused import Refused
from lamster.tables.room.clocks.latency import Latency


class Connection:
    """One connection of a client: its person, the seat whose view it shows, and a way to send to it."""

    def __init__(self, person: str, name: str, send: Callable[[bytes], None], close: Callable[[], None]) -> None:
        self.person = person
        self.name = name
        self.send = send
        """Puts a message in the outbox; never waits."""
        self.close = close
        """Closes the connection after the outbox has been sent."""
        self.eyes: int | None = None
        """The seat whose view the client shows; None: a spectator's view."""
        self.key = ""
        """The key of a shared view, if the client connected with one."""
        self.shared_seat: int | None = None
        """The seat whose shared view the client shows."""
        self.muted: set[str] = set()
        self.blocked: set[str] = set()
        self.shown = True
        """Whether the page is visible on its screen; clients report when this changes."""
        self.latency = Latency()
        self.address = ""
        """The IP address of the client, as far as the server can tell."""
        self.heard = 0
        """When the message that is being handled arrived, by the hub's monotonic clock."""

    @property
    def unheard(self) -> set[str]:
        """People whose chat is not shown: blocked people are muted too."""
        return self.muted | self.blocked

    def set_relation(self, kind: str, other: str, on: bool) -> None:
        """The person mutes or blocks another, or no longer does."""
        people = self.blocked if kind == "block" else self.muted
        (people.add if on else people.discard)(other)

    def tell(self, message: wire.FromServer) -> None:
        self.send(wire.encode(message))

    def refuse(self, number: int | None, refused: Refused) -> None:
        self.tell(wire.Error(number, refused.error, refused.message, refused.rule, refused.about))

    def goodbye(self, refused: Refused) -> None:
        """Close the connection, with a reason."""
        self.tell(wire.Bye(refused.error, refused.message, refused.about))
        self.close()
