"""All tables of a node: finding and creating them, and keeping them in memory while they are used."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from lamster import games
from lamster.kernel.game import Game
from lamster.kernel.record import BOT
from lamster.tables import protocol as wire
from lamster.tables.clock import Clock
from lamster.tables.hub.analysis import Analysts
from lamster.tables.hub.clock_supervisor import ClockSupervisor
from lamster.tables.hub.moderation import Moderation
from lamster.tables.hub.nodes import PeerNodes, Related, Renamed
from lamster.tables.hub.relations import Relations
from lamster.tables.hub.results import Results
from lamster.tables.hub.retention import Retention
from lamster.tables.metrics import Metrics
from lamster.tables.model import entries as log
from lamster.tables.model import permissions, settings, views
from lamster.tables.model.refused import Away, GoingDown, Refused, storing
from lamster.tables.model.restore import BEYOND, restore_or_refuse
from lamster.tables.model.table import Table
from lamster.tables.room import dispatch, ownership
from lamster.tables.room.clocks.turn_clock import TurnClock
from lamster.tables.room.connection import Connection
from lamster.tables.room.consent import is_consulted
from lamster.tables.room.handlers import people
from lamster.tables.room.opening import open_room
from lamster.tables.room.perform import count_result, look_after_locked
from lamster.tables.room.read_marks import ReadMarks
from lamster.tables.room.room import Room
from lamster.tables.room.room_host import Notifier
from lamster.tables.store.base import StorageError, Store
from lamster.tables.store.leases import Lease, OwnedElsewhere
from lamster.tables.workers import game_copies
from lamster.tables.workers.bot_workers import BotWorkers
from lamster.tables.workers.fair_queue import Requester
from lamster.tables.workers.game_readers import GameReaders

ID_LENGTH = 13
ID_SIGNS = "abcdefghijkmnpqrstuvwxyz23456789"
"""No characters that look alike. 13 of 32 make 65 bits, so that a private table cannot be found by guessing."""
IDLE_MS = 120_000
"""The time that a table stays in memory without a connection."""
GOODBYE_S = 2.0
"""The time that clients have to receive the message that the server stops."""
GOODBYE_CHECK_S = 0.01
STORE_ANSWERS_S = 2.0
"""A healthy store answers within this time."""
PROBE_EVERY_MS = 1_000
"""The least time between two checks that the store can be written to."""
MINE_SHOWN = 20
OPEN_SHOWN = 50

logger = logging.getLogger("lamster")


class Hub:
    """All tables of one node, and its background services."""

    def __init__(self, store: Store, bot_workers: BotWorkers, bot_pause: float, clock: Clock | None = None) -> None:
        self.store = store
        self.bot_workers = bot_workers
        self.bot_pause = bot_pause
        self.clock = clock or Clock()
        self.notifier: Notifier | None = None
        """Sends notifications; set by the server."""
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.peers = PeerNodes()
        self.trouble = ""
        """Why this node owns no tables now, in a cluster."""
        self.sweeper: asyncio.Task[None] | None = None
        self.metrics = store.metrics = bot_workers.metrics = Metrics()
        self.clock_supervisor = ClockSupervisor(self)
        self.moderation = Moderation(self)
        self.relations = Relations(self)
        self.readiness_checks: list[Callable[[], str]] = []
        """Each says why the node is not ready, or nothing. Parts of the server add theirs."""
        self.results = Results(store)
        self.readers = GameReaders(store)
        self.analysts = Analysts(store, self.readers)
        self.retention = Retention(self)
        self.closing = False
        self.probe: asyncio.Task[list[str]] | None = None
        """The last check that the store can be written to, begun at `probed_at`."""
        self.probed_at = 0

    async def open(self) -> None:
        await self.store.open()
        await self.peers.open()
        await self.bot_workers.start()
        self.sweeper = asyncio.create_task(self.sweep())
        await self.moderation.begin()
        await self.clock_supervisor.begin()
        self.results.begin()
        self.retention.begin()

    async def farewell(self) -> None:
        """Stop all rooms and close all connections; clients reconnect by themselves when a server runs again."""
        self.closing = True
        await self.finish_loading()
        await ownership.stop_writing(self.rooms.values())
        await self.peers.leave()
        for room in self.rooms.values():
            room.close(GoingDown())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_S):
                while any(room.connections for room in self.rooms.values()):
                    await asyncio.sleep(GOODBYE_CHECK_S)

    async def close(self) -> None:
        await self.farewell()
        if self.sweeper:
            self.sweeper.cancel()
        self.moderation.end()
        await self.retention.end()
        await self.clock_supervisor.end()
        await self.analysts.close()
        await self.readers.close()
        await self.bot_workers.close()
        await self.results.end()
        await self.peers.close()
        await self.store.close()

    async def unready(self) -> list[str]:
        """Why the server is not ready for clients; empty: it is ready."""
        found = ["the server is going down"] if self.closing else []
        found += [said for said in (check() for check in self.readiness_checks) if said]
        return found or await self.store_trouble()

    async def store_trouble(self) -> list[str]:
        """Why nothing can be stored. Requests are frequent, so the store is probed at most once a second."""
        if self.probe is None or (self.probe.done() and self.clock.monotonic() >= self.probed_at + PROBE_EVERY_MS):
            self.probed_at = self.clock.monotonic()
            self.probe = asyncio.create_task(self.try_store())
        return [*await asyncio.shield(self.probe)]

    async def try_store(self) -> list[str]:
        try:
            async with asyncio.timeout(STORE_ANSWERS_S):
                await self.store.check_writing()
        except StorageError as problem:
            return [str(problem)]
        except TimeoutError:
            return [f"the database has not answered for {STORE_ANSWERS_S} seconds"]
        return []

    async def sweep(self) -> None:
        """Unload tables that nobody uses: their logs are in the store."""
        while True:
            await self.clock.sleep(IDLE_MS // 4)
            limit = self.clock.monotonic() - IDLE_MS
            for table, room in list(self.rooms.items()):
                busy = room.used_at > limit or not room.is_idle or self.analysts.busy_with(table)
                if not busy and self.rooms.get(table) is room:
                    await ownership.unload(room)

    # Finding and creating tables.

    async def room(self, table: str) -> Room:
        """The room of a table, restored from its log if it is not in memory; raises Away if another node owns it."""
        if self.trouble:
            raise Refused("closing", f"{self.trouble}: the page comes back by itself")
        if (room := self.rooms.get(table)) is not None and not ownership.is_lost(room):
            room.used_at = self.clock.monotonic()
            return room
        if self.closing:
            raise GoingDown()
        if table not in self.loading:
            self.loading[table] = asyncio.create_task(self.load(table))
            self.loading[table].add_done_callback(note_failure)
        return await asyncio.shield(self.loading[table])

    async def finish_loading(self) -> None:
        """Before the server stops: finish restoring tables, unless that takes too long."""
        if loading := [*self.loading.values()]:
            _, late = await asyncio.wait(loading, timeout=ownership.FINISH_S)
            for task in late:
                task.cancel()

    async def load(self, table: str) -> Room:
        try:
            with storing():
                if "\0" in table or await self.store.card(table) is None:
                    raise Refused("unknown-table", "there is no such table", table=table[:ID_LENGTH])
                lease = await self.take(table)
                lines = await self.store.read(table)
                if not lines:
                    await self.store.leases.release(table)
                    raise Refused("unknown-table", "this table has just been dropped", table=table)
                found = await restore_or_refuse(table, lines)
                room = open_room(found, self, await self.blocked_by(found.host))
                await self.clock_supervisor.add_missed(room, lease.since)
                count_result(room)
                self.rooms[table] = room
                room.spawn(look_after_locked(room))
                return room
        finally:
            del self.loading[table]

    async def blocked_by(self, person: str) -> set[str]:
        return {other for kind, other in await self.store.relations(person) if kind == "block"}

    async def create(self, person: str, name: str, wanted: wire.NewTable) -> str:
        """Create a table with these seats."""
        if wanted.game not in games.metas():
            raise Refused("unknown-game", f"there is no game {wanted.game!r}: there is {', '.join(games.metas())}")
        permissions.check_name(name)
        game = games.load(wanted.game)
        created = self.creation(wanted.game, len(wanted.seats), wanted, person)
        return await self.begin(created, log.Named(person, name), *seat_entries(game, wanted.seats, person))

    def creation(self, game: str, seats: int, wanted: wire.TableSettings, host: str, previous: str = "") -> log.Created:
        """The first entry of a log, with complete and checked settings."""
        rules = games.load(game)
        checked = settings.check(rules, seats, wanted)
        return log.Created(
            game=game,
            rules=rules.meta.rules,
            seats=seats,
            host=host,
            secret=secrets.token_hex(32),
            previous=previous,
            **wire.as_fields(checked),
        )

    async def begin(self, created: log.Created, *rest: log.AnyEntry) -> str:
        """Write the first entries of a new log."""
        table = Table("".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH)), created, self.clock.wall())
        for entry in rest:
            table.apply(entry, table.created)
        lines = [log.encode(entry) for entry in (created, *rest)]
        with storing("the table could not be saved"):
            await self.take(table.id)
            room = open_room(table, self, await self.blocked_by(table.host))
            await self.store.append(table.id, 0, lines, table.created, views.stored_card(table))
        table.bytes = sum(map(len, lines))
        self.rooms[table.id] = room
        return table.id

    async def go_on(self, person: str, name: str, table: Table, wanted: wire.Continue, asker: Requester) -> str:
        """Create a table that begins with a position of a finished game, and copies all it needs into its own log."""
        permissions.check_name(name)
        if len(wanted.seats) != len(table.chairs):
            raise Refused("unknown-seat", f"that game has {len(table.chairs)} seats, not {len(wanted.seats)}")
        seats = seat_entries(table.game, wanted.seats, person)
        opening, _ = await self.readers.ask(asker, table, game_copies.opening, wanted.ply)
        options = wire.TableSettings(options=table.settings.options, listed=False, onlookers=True)
        created = self.creation(table.game.meta.name, len(table.chairs), options, person)
        created = msgspec.structs.replace(
            created, rules=table.rules, opening=opening, origin=table.id, origin_ply=wanted.ply
        )
        return await self.begin(created, log.Named(person, name), *seats)

    async def rematch(self, table: Table, rotate: bool) -> str:
        """Create a table with the same people, bots and settings, everybody on the same seat or rotated by one."""
        created = self.creation(table.game.meta.name, len(table.chairs), table.settings, table.host, table.id)
        names = [log.Named(person, name) for person, name in table.names.items()]
        chairs = table.chairs[1:] + table.chairs[:1] if rotate else table.chairs
        seats = [log.Seated(seat, chair.person, chair.bot) for seat, chair in enumerate(chairs)]
        unwelcoming = [log.Welcomed(person, False) for person in table.people() if person in table.unwelcoming]
        hook = [table.hook] if table.hook.url else []
        banned = [log.Removed(person) for person in sorted(table.removed)]
        return await self.begin(created, *names, *seats, *unwelcoming, *hook, *banned)

    # The lobby.

    async def lobby(self, person: str) -> wire.Lobby:
        with storing():
            cards = [views.read_stored_card(card) for card in await self.store.cards_open(OPEN_SHOWN)]
            known = await self.store.cards_of(person, MINE_SHOWN)
            own = [card.table for card in known if card.phase != "closed"]
            seen = await self.store.seen(person, own)
            mine = await asyncio.gather(*[self.card_for(table, person, seen.get(table)) for table in own])
        return wire.Lobby([card for card in cards if card is not None], mine)

    async def card_for(self, table: str, person: str, seen: int | None) -> wire.TableCard:
        """The card of one of the person's own tables, with whose turn it is and what the person has not seen."""
        try:
            return await self.own_card(table, person, seen)
        except Away as away:
            found = await self.peers.card(away.node, table, person, seen)
            return found or await self.card_beyond(table, away)
        except Refused as refused:
            return await self.card_beyond(table, refused)

    async def own_card(self, table: str, person: str, seen: int | None) -> wire.TableCard:
        """The same for a table that this node owns."""
        room = await self.room(table)
        async with room.lock:
            ownership.check(room)
            happened = len(room.table.happenings)
            return msgspec.structs.replace(
                views.table_card(room.table, person),
                left=room.part(TurnClock).left_for(person),
                last=views.last_news(room.table, person),
                unseen=0 if seen is None else max(0, happened - seen),
                consulted=is_consulted(room, person),
            )

    async def card_beyond(self, table: str, refused: Refused) -> wire.TableCard:
        """The stored card of a table that this version cannot restore, with the reason.

        A table whose node does not answer is shown without a reason, because nothing is wrong with it.
        """
        card = await self.store.card(table)
        shown = None if card is None else views.read_stored_card(card)
        if shown is not None and isinstance(refused, Away):
            return shown
        if refused.error not in BEYOND or shown is None:
            raise refused
        return msgspec.structs.replace(shown, trouble=refused.error)

    async def look_at(self, table: str) -> Table:
        """A table for reading only: from this node's room, or from its log if another node owns it."""
        try:
            return (await self.room(table)).table
        except Away:
            with storing():
                return await restore_or_refuse(table, await self.store.read(table))

    # People.

    async def name_of(self, person: str) -> str:
        with storing():
            return await self.store.name_of(person) or ""

    async def open_page(self, table: str, connection: Connection, key: str = "") -> Room:
        """Connect a client with the stored name and relations of its person; a key opens a shared view."""
        if self.closing:
            raise GoingDown()
        self.moderation.bans.check(connection.person, connection.address)
        room = await self.room(table)
        connection.key = key
        connection.name = await self.name_of(connection.person)
        self.relations.opening[connection] = []
        try:
            await self.relations.load(connection)
            await room.part(ReadMarks).load(connection.person)
            await dispatch.join(room, connection)
        finally:
            del self.relations.opening[connection]
        return room

    def relate(self, person: str, kind: str, other: str, on: bool, at: str) -> None:
        change = Related(person, kind, other, on)
        self.relations.apply(change, but=at)
        self.peers.tell(change)

    @property
    def banned(self) -> Collection[str]:
        return self.moderation.bans.people

    def restore_later(self, table: str) -> None:
        self.clock_supervisor.restore_later(table)

    def connections_at(self, table: str) -> Sequence[Connection]:
        room = self.rooms.get(table)
        return [] if room is None else room.connections

    def count_result(self, table: Table) -> None:
        self.results.over(table)

    def forget_room(self, table: str, room: object) -> None:
        if self.rooms.get(table) is room:
            del self.rooms[table]

    async def take(self, table: str) -> Lease:
        """Take the ownership of a table. A room of it in memory may be out of date, so it is dropped."""
        found = await self.store.leases.take(table)
        if isinstance(found, OwnedElsewhere):
            raise Away(found.node)
        if found.since is not None:
            self.metrics.takeovers.add()
        if (room := self.rooms.get(table)) is not None:
            ownership.drop(room)
        return found

    async def rename(self, person: str, name: str) -> str:
        """Change a person's name, at once at every table where the person is connected."""
        cleaned = permissions.clean(name, permissions.LONGEST_NAME, "bad-name")
        if cleaned.lower().startswith(BOT):
            raise Refused(
                "bad-name", f"names that begin with {BOT} are those of bots", longest=str(permissions.LONGEST_NAME)
            )
        with storing():
            await self.store.set_name(person, cleaned)
        await self.rename_here(person, cleaned)
        self.peers.tell(Renamed(person, cleaned))
        return cleaned

    async def rename_here(self, person: str, name: str) -> None:
        for room in [room for room in self.rooms.values() if person in room.online]:
            await people.rename(room, person, name)


def note_failure(loading: "asyncio.Task[Room]") -> None:
    """Take note of an error of a load. All who waited for it may have been cancelled, and asyncio would warn then."""
    if not loading.cancelled() and (error := loading.exception()) is not None:
        logger.debug("a table could not be restored: %s", error)


def seat_entries(game: Game[Any], seats: Sequence[str], person: str) -> list[log.Seated]:
    """The entries of the initial seats: each is `me`, `open` or the level of a bot."""
    permissions.check_one_seat(game, seats.count("me"))
    taken = [(seat, who) for seat, who in enumerate(seats) if who != "open"]
    for bot in [who for _, who in taken if who != "me"]:
        permissions.check_bot(game, bot)
    return [log.Seated(seat, person) if who == "me" else log.Seated(seat, bot=who) for seat, who in taken]
