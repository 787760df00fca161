"""Operator actions: close a table, ban a person.

`lamster admin` writes them into the store, whether a server runs or not; the server reads them every few seconds and
carries them out. A table is closed by the node that owns it, by an entry of its log.
"""

import asyncio
import ipaddress
import logging
from collections.abc import Iterable
from datetime import UTC, datetime

from lamster.tables.hub.service_host import ServiceHost
from lamster.tables.model import entries as log
from lamster.tables.model.permissions import closed
from lamster.tables.model.refused import Refused
from lamster.tables.room import absence
from lamster.tables.room.dispatch import leave
from lamster.tables.room.perform import look_after_locked, perform
from lamster.tables.room.telling import tell_nobody
from lamster.tables.store.base import Ban, Closing, StorageError

LOOK_EVERY_MS = 2_000
"""The longest time until an operator action is carried out."""
PERSON = "person"
ADDRESS = "address"
MAPPED = 96
"""The prefix length of IPv4-mapped IPv6 addresses."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
logger = logging.getLogger("lamster")


class Bans:
    """Bans by the public id of a person, or by IP address."""

    def __init__(self) -> None:
        self.people: dict[str, Ban] = {}
        self.networks: list[tuple[Network, Ban]] = []

    def take(self, rows: Iterable[Ban], now: int) -> None:
        """Replace all bans; expired ones do not count."""
        lasting = [row for row in rows if not row.until or row.until > now]
        self.people = {row.who: row for row in lasting if row.kind == PERSON}
        self.networks = [(network_of(row.who), row) for row in lasting if row.kind == ADDRESS]

    def __bool__(self) -> bool:
        return bool(self.people or self.networks)

    def check(self, person: str, address: str) -> None:
        found = self.people.get(person) or self.on(address)
        if found is not None:
            raise banned(found)

    def on(self, address: str) -> Ban | None:
        """The ban of an IP address. A client without an address, as in tests, has none."""
        if not self.networks:
            return None
        try:
            here = plain(ipaddress.ip_address(address))
        except ValueError:
            return None
        return next((ban for network, ban in self.networks if here in network), None)


def plain(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """The IPv4 address of an IPv4-mapped IPv6 address; others unchanged."""
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def network_of(text: str) -> Network:
    """The network of an address or a prefix (`192.0.2.0/24`); IPv4-mapped ones become IPv4, as client addresses do."""
    found = ipaddress.ip_network(text, strict=False)
    first = plain(found.network_address)
    if isinstance(first, ipaddress.IPv4Address) and found.prefixlen >= MAPPED:
        return ipaddress.ip_network((first, found.prefixlen - MAPPED))
    return found


def banned(ban: Ban) -> Refused:
    until = datetime.fromtimestamp(ban.until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC") if ban.until else ""
    end = f" until {until}" if until else ""
    why = f": {ban.reason}" if ban.reason else ""
    kinds = {"why": "given" if why else "none", "when": "until" if end else "ever"}
    about = {"reason": ban.reason, "until": until, **kinds}
    return Refused("banned", f"whoever runs this server has banned you{end}{why}", **about)


class Moderation:
    """The operator actions of one hub."""

    def __init__(self, hub: ServiceHost) -> None:
        self.hub = hub
        self.bans = Bans()
        self.working: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Load the bans before any client connects, then start the background task."""
        await self.look_for_bans()
        self.working = asyncio.create_task(self.work())

    def end(self) -> None:
        if self.working is not None:
            self.working.cancel()

    async def work(self) -> None:
        while True:
            try:
                await self.look()
            except StorageError as problem:
                logger.warning("what the operator wants is not known: %s", problem)
            except Exception:
                logger.exception("what the operator wants could not be done")
            await self.hub.clock.sleep(LOOK_EVERY_MS)

    async def look(self) -> None:
        await self.look_for_bans()
        if self.bans:
            self.show_out()
        for closing in await self.hub.store.closings():
            await self.close(closing)

    async def look_for_bans(self) -> None:
        self.bans.take(await self.hub.store.bans(), self.hub.clock.wall())

    def show_out(self) -> None:
        """Close the connections of people banned since they connected, and seat bots for them."""
        for room in list(self.hub.rooms.values()):
            if absence.bots_for_unwanted(room):
                room.spawn(look_after_locked(room))
            for connection in list(room.connections):
                try:
                    self.bans.check(connection.person, connection.address)
                except Refused as refused:
                    connection.goodbye(refused)
                    leave(room, connection)

    async def close(self, closing: Closing) -> None:
        """Close a table. If another node owns it or it cannot be read, this is tried again later."""
        try:
            await self.close_table(closing)
        except Refused as refused:
            if refused.error != "unknown-table":
                logger.debug("table %s is not closed here: %s", closing.table, refused.message)
                return
        await self.hub.store.was_closed(closing.table)

    async def close_table(self, closing: Closing) -> None:
        room = await self.hub.room(closing.table)
        async with room.lock:
            if room.table.closed is None:
                await perform(room, [log.Closed(closing.reason)], tell_nobody, card=True)
            room.close(closed(room.table.closed or ""))
        logger.info("table %s was closed by the operator", closing.table)
