"""What a room needs of the hub that it belongs to."""

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol

from lamster.tables.clock import Clock
from lamster.tables.metrics import Metrics
from lamster.tables.model import entries as log
from lamster.tables.model.table import Table
from lamster.tables.protocol import CallEvent
from lamster.tables.room.connection import Connection
from lamster.tables.store.base import Store
from lamster.tables.workers.bot_workers import BotWorkers
from lamster.tables.workers.game_readers import GameReaders


class Notification(NamedTuple):
    """Why a person is notified, and about which seat; None: the notification is about the whole table."""

    event: CallEvent
    table: str
    game: str
    title: str
    person: str
    seat: int | None
    name: str


class Notifier(Protocol):
    """Sends notifications. No method waits: a table never waits for a person who cannot be reached."""

    def wants(self, person: str) -> bool:
        """Whether this person has subscribed to notifications."""

    def ring(self, call: Notification) -> None:
        """Notify a person."""

    def tell(self, hook: log.Hooked, call: Notification) -> None:
        """Call the webhook of a table."""


class RoomHost(Protocol):
    """The part of the hub that a room uses."""

    store: Store
    bot_workers: BotWorkers
    bot_pause: float
    clock: Clock
    notifier: Notifier | None
    metrics: Metrics
    readers: GameReaders

    async def rematch(self, table: Table, rotate: bool) -> str:
        """Create the table of a rematch, with the seats rotated or not; returns its id."""

    def relate(self, person: str, kind: str, other: str, on: bool, at: str) -> None:
        """A person mutes or blocks another, or no longer does, at this table: apply it at all others."""

    @property
    def banned(self) -> Collection[str]:
        """The people whom the operator banned."""

    def connections_at(self, table: str) -> Sequence[Connection]:
        """The open connections of a table, if it is in memory here."""

    def count_result(self, table: Table) -> None:
        """A game has ended: keep its result."""

    def forget_room(self, table: str, room: object) -> None:
        """The room is not used any more: the next request restores the table from its log."""

    def restore_later(self, table: str) -> None:
        """The room of a running game was dropped: restore it, even if no client connects."""
