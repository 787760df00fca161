"""A client: a page that asks, is answered, adds its share to the seed, and comes back by itself, as the web client."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from lamster.kernel.chance import commitment
from tests.simulation.page import Json, Message, Page
from tests.simulation.system import Connection, System, to_message

PASSING = ("", "busy", "closing", "storage", "too-fast", "too-many", "too-many-pages", "unready")
"""Reasons of the server after which a page comes back; see PASSING in web/src/shared/table/connection.ts."""
PING_EVERY_S = 6.0
PONG_WITHIN_S = 3.0
PROMISES = 0.93
"""How often a page adds its share when a game starts; another hangs, and nobody may wait for it for ever."""


class Request(NamedTuple):
    """Something that was asked and is not answered yet."""

    kind: str
    fields: Json
    at: float
    again: bool
    """Sent on an earlier connection: the server may have done it already."""
    gated: bool
    """All count down to it: it is entered at the end of that, unless the server stops before."""


class Client:
    """One open page of a person at a table."""

    def __init__(self, system: System, rng: Random, person: str, table: str, key: str = "") -> None:
        self.system = system
        self.rng = rng
        self.person = person
        self.table = table
        self.key = key
        self.number = 0
        self.pending: dict[int, Request] = {}
        self.unsent: list[Request] = []
        """Answers to decisions that are sent again."""
        self.secret = rng.randbytes(32)
        self.promised = self.revealed = False
        self.refused = ""
        """Why the server will not have us any more."""
        self.closed = False
        """The person has closed the page."""
        self.acknowledged: Callable[[Request], None] = lambda _: None
        self.unsaved: Callable[[Request], None] = lambda _: None
        """The server has said that this could not be saved, so it has not happened."""
        self.shared: Callable[[str], None] = lambda _: None
        self.invited: Callable[[str], None] = lambda _: None
        self.connection: Connection | None = None
        self.trips_s = rng.choice((0.005, 0.02, 0.02, 0.08, 0.4))
        self.connect()

    @property
    def page(self) -> Page | None:
        """What is shown, once there is anything."""
        found = self.connection
        return found.page if found is not None and found.is_open and found.page.is_told else None

    # Coming and going.

    def connect(self) -> None:
        if self.closed or self.refused or (self.connection is not None and self.connection.is_open):
            return
        node = self.system.some_node(self.rng)
        if node is None:
            self.system.loop.call_later(0.5 + self.rng.random(), self.connect)
            return
        self.promised = self.revealed = False
        self.connection = Connection(self.system, self.person, self.table, self.key, self.trips_s)
        self.connection.heard = self.hear
        self.connection.ended = self.lose
        self.connection.start(node)

    def lose(self) -> None:
        """Answers to decisions outlive the connection, anything else does not."""
        found = self.connection
        if found is not None and found.bye not in PASSING:
            self.refused = found.bye
        kept = [request._replace(again=True) for request in self.pending.values() if request.kind == "act"]
        self.pending = {}
        if not self.closed and not self.refused:
            self.unsent = kept
            self.system.loop.call_later(0.2 + 1.3 * self.rng.random(), self.connect)

    def send_again(self) -> None:
        unsent, self.unsent = self.unsent, []
        for request in unsent:
            self.write(request._replace(at=self.system.loop.now))

    def close(self) -> None:
        self.closed = True
        if self.connection is not None:
            self.connection.hang_up()

    def reload(self) -> None:
        if self.connection is not None:
            self.connection.hang_up()

    def lose_network(self) -> None:
        """Without a sign: the client finds out when its next ping is not answered."""
        found = self.connection
        if found is not None and found.is_open and not found.is_cut:
            found.cut()
            self.system.loop.call_later(PONG_WITHIN_S + PING_EVERY_S * self.rng.random(), found.hang_up)

    # Asking.

    def ask(self, kind: str, **fields: Any) -> None:
        page = self.page
        clock = page.position.clock if page is not None and page.position is not None else None
        gated = clock is not None and clock["kind"] in ("ready", "countdown")
        self.write(Request(kind, fields, self.system.loop.now, False, gated))

    def write(self, request: Request) -> None:
        if self.connection is None or not self.connection.is_open:
            return
        self.number += 1
        self.pending[self.number] = request
        self.system.trace("ask", self.person[:2], self.table, request.kind, request.fields)
        self.connection.send(to_message(request.kind, self.number, request.fields))

    # What comes in.

    def hear(self, message: Message) -> None:
        if message.type == "state":
            if message.full:
                self.send_again()
            self.share_seed()
        elif message.id is not None:
            self.settle(message.id, message)

    def settle(self, number: int, answer: Message) -> None:
        request = self.pending.pop(number, None)
        if request is None:
            return
        self.system.trace("answer", self.person[:2], request.kind, answer.type, answer.error)
        if answer.type == "error":
            is_sent_twice = any(other.fields == request.fields for other in self.pending.values())
            if answer.error == "storage" and not is_sent_twice:
                self.unsaved(request)
            return
        self.acknowledged(request)
        if answer.type == "seat-shared":
            self.shared(answer.key)
        elif answer.type == "made":
            self.invited(answer.table)

    def share_seed(self) -> None:
        """While a game starts: first the hash of the own share, then the share."""
        page = self.page
        if page is None:
            return
        if page.phase != "starting":
            self.promised = self.revealed = False
        elif page.seats:
            self.add_share(page, page.table["seats"][page.seats[0]]["label"])

    def add_share(self, page: Page, label: str) -> None:
        promise = commitment(label, self.secret)
        theirs = page.table["promises"].get(label)
        if theirs is None and not self.promised:
            self.promised = True
            if self.rng.random() < PROMISES:
                self.ask("promise", commitment=promise)
        if page.table["reveal"] and theirs == promise and not self.revealed:
            self.revealed = True
            self.ask("reveal", secret=self.secret.hex())
