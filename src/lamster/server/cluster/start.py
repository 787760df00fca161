"""Joins a cluster: migrates the database, and reads the secrets that all nodes share."""

import asyncio
import logging
import secrets
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

from lamster.kernel.decision import Refusal
from lamster.server.cluster.bus import Bus
from lamster.server.cluster.device_links import SharedDeviceLinks
from lamster.server.cluster.messages import KEY_BYTES
from lamster.server.cluster.node import Node
from lamster.server.cluster.relay import Relay
from lamster.server.notifications.sender import NotificationSender
from lamster.server.notifications.webpush import key_of, new_key
from lamster.tables.hub.hub import Hub
from lamster.tables.store.base import StorageError
from lamster.tables.store.postgres.connections import LOST
from lamster.tables.store.postgres.secrets import PostgresSecrets
from lamster.tables.store.postgres.store import PostgresStore

DATABASE_WAIT_S = 60.0
"""How long to wait for a database that is starting."""
RETRY_S = 1.0
SCHEMES = ("redis", "rediss", "unix")

logger = logging.getLogger("lamster")


@dataclass(frozen=True, slots=True)
class ClusterServices:
    """What the nodes of a cluster share."""

    store: PostgresStore
    bus: Bus
    devices: SharedDeviceLinks
    push_key: EllipticCurvePrivateKey

    def parts(self, hub: Hub, sender: NotificationSender) -> dict[str, Any]:
        """The parts of the application that only a node of a cluster has."""
        return {"devices": self.devices, "relay": Relay(Node(hub, sender, self.bus))}


def join(database: str, redis: str) -> ClusterServices:
    """Wait for the database and migrate it; problems are refused with a sentence."""
    check_redis(redis)
    try:
        store = PostgresStore(database)
    except StorageError as problem:
        raise Refusal(f"--database: {problem}") from None
    kept = PostgresSecrets(store.database)
    push, bus, space = asyncio.run(keys(store, kept))
    return ClusterServices(store, Bus(redis, space.hex(), bus), SharedDeviceLinks(kept), key_of(push, "the database"))


def check_redis(url: str) -> None:
    """Refuse an address that can never work. Redis itself may be down for a while."""
    try:
        parts = urlsplit(url)
        fits = parts.scheme in SCHEMES and (parts.port is None or parts.port > 0)
    except ValueError:
        fits = False
    if not fits:
        raise Refusal("--redis takes an address such as redis://user:password@host:6379")


async def keys(store: PostgresStore, kept: PostgresSecrets) -> tuple[bytes, bytes, bytes]:
    """The keys for push messages and for messages between nodes, and the channel prefix; made by the first node."""
    await wait_for_database(store)
    try:
        push = await kept.key("push", new_key())
        bus = await kept.key("bus", secrets.token_bytes(KEY_BYTES))
        return push, bus, await kept.key("space", secrets.token_bytes(8))
    except StorageError as problem:
        raise Refusal(f"the database cannot be used: {problem}") from None
    finally:
        await kept.close()


async def wait_for_database(store: PostgresStore) -> None:
    end = time.monotonic() + DATABASE_WAIT_S
    while True:
        try:
            return await store.prepare()
        except StorageError as problem:
            if not isinstance(problem.__cause__, LOST) or time.monotonic() > end:
                raise Refusal(f"the database cannot be used: {problem}") from None
            logger.warning("waiting for the database: %s", problem)
        await asyncio.sleep(RETRY_S)
