"""Carries messages to push services and webhooks: beside the tables, so that none of them ever waits for it."""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial

from lamster.server.limits import TokenBuckets
from lamster.server.notifications.outbound import Target, Unreachable, post, target_of
from lamster.server.notifications.webpush import BrowserKeys, VapidKey, encoded
from lamster.tables import protocol as wire
from lamster.tables.hub.nodes import PeerNodes, Subscribed, Unsubscribed
from lamster.tables.metrics import Metrics
from lamster.tables.model import entries as log
from lamster.tables.model.refused import Refused, storing
from lamster.tables.protocol import encode
from lamster.tables.room.room_host import Notification
from lamster.tables.store.base import StorageError, Store, Subscription

CARRIERS = 8
"""So many messages are under way at once; who is slow holds up no more than one of them, and not for long."""
MOST_WAITING = 1000
"""Beyond these a message is left out: who is called too late would rather not be called."""
BROWSERS_OF_PERSON = 10
KEPT_FOR = 24 * 3600
"""Seconds that a push service keeps a message for a browser that is switched off."""
AGAIN_AFTER = (5.0, 60.0)
"""Seconds before the second and the third attempt, which is the last."""
GONE = (404, 410)
PASSING = (0, 408, 429, 500, 502, 503, 504)
"""Answers after which it may work later; 0: there was none."""

logger = logging.getLogger("lamster")
Errand = Callable[[], Awaitable[None]]


class NotificationSender:
    """The bell of the tables: it knows at which browsers people want to be called."""

    def __init__(self, store: Store, vapid_key: VapidKey, trusted: Collection[str] = ()) -> None:
        self.store = store
        self.vapid_key = vapid_key
        self.trusted = frozenset(trusted)
        self.metrics = store.metrics or Metrics()
        self.peers = PeerNodes()
        self.browsers: dict[str, list[Subscription]] = {}
        """By person; the same as in the store, where it is read at the start."""
        self.owners: dict[str, str] = {}
        """The person of each browser, by its address."""
        self.errands: asyncio.Queue[Errand] = asyncio.Queue(MOST_WAITING)
        self.hooks = TokenBuckets(rate=0.5, burst=20.0)
        self.carriers: list[asyncio.Task[None]] = []
        self.later: set[asyncio.TimerHandle] = set()

    async def open(self) -> None:
        await self.read_anew()
        self.carriers = [asyncio.create_task(self.carry()) for _ in range(CARRIERS)]

    async def close(self) -> None:
        for timer in self.later:
            timer.cancel()
        for carrier in self.carriers:
            carrier.cancel()
        await asyncio.gather(*self.carriers, return_exceptions=True)

    # Who wants to be called.

    async def read_anew(self) -> None:
        with storing():
            rows = await self.store.subscriptions()
        self.browsers, self.owners = {}, {}
        for row in rows:
            self.learn(row)

    def learn(self, row: Subscription) -> None:
        """One more; a browser that another person used before is this one's now."""
        self.forget(row.endpoint)
        self.owners[row.endpoint] = row.person
        self.browsers.setdefault(row.person, []).append(row)

    async def subscribe(self, person: str, wanted: wire.Subscribe, at: int) -> None:
        """One more browser; a browser that another person used before is this one's now."""
        target_of(wanted.endpoint, self.trusted)
        BrowserKeys(wanted.keys.p256dh, wanted.keys.auth)
        language = wanted.language if wanted.language in ("en", "nl") else "en"
        row = Subscription(person, wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth, language, at)
        with storing():
            await self.store.subscribe(row)
            self.learn(row)
            self.peers.tell(Subscribed(row))
            for old in self.browsers[person][:-BROWSERS_OF_PERSON]:
                await self.drop(old.endpoint)

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        """Only one's own; harmless when it is not known."""
        if self.browser(person, endpoint) is not None:
            await self.drop(endpoint)

    def browser(self, person: str, endpoint: str) -> Subscription | None:
        return next((row for row in self.browsers.get(person, []) if row.endpoint == endpoint), None)

    async def drop(self, endpoint: str) -> None:
        with storing():
            await self.store.unsubscribe(endpoint)
        self.forget(endpoint)
        self.peers.tell(Unsubscribed(endpoint))

    async def stop_calling(self, person: str) -> None:
        """The person does not want to be called anywhere any more."""
        for row in self.browsers.get(person, []):
            await self.drop(row.endpoint)

    def forget(self, endpoint: str) -> None:
        person = self.owners.pop(endpoint, "")
        kept = [row for row in self.browsers.pop(person, []) if row.endpoint != endpoint]
        if kept:
            self.browsers[person] = kept

    # The bell.

    def wants(self, person: str) -> bool:
        return person in self.browsers

    def ring(self, call: Notification) -> None:
        for row in self.browsers.get(call.person, []):
            self.put(partial(self.push, row, call))

    def tell(self, hook: log.Hooked, call: Notification) -> None:
        if self.hooks.take(call.table):
            self.put(partial(self.report, hook, call))

    def put(self, errand: Errand) -> None:
        try:
            self.errands.put_nowait(errand)
        except asyncio.QueueFull:
            logger.warning("too many messages wait to be sent: one is left out")

    # On the way.

    async def carry(self) -> None:
        while True:
            errand = await self.errands.get()
            try:
                await errand()
            except (Refused, StorageError) as problem:
                logger.warning("a message was not sent: %s", problem)
            except Exception:
                logger.exception("a message was not sent")

    async def push(self, row: Subscription, call: Notification, attempt: int = 0) -> None:
        if self.browser(row.person, row.endpoint) is None:
            return
        status = await self.try_push(row, call)
        if status in PASSING:
            self.try_later(partial(self.push, row, call, attempt + 1), attempt)

    async def report(self, hook: log.Hooked, call: Notification, attempt: int = 0) -> None:
        if await self.try_hook(hook, call) in PASSING:
            self.try_later(partial(self.report, hook, call, attempt + 1), attempt)

    def try_later(self, errand: Errand, attempt: int) -> None:
        """Once more in a while, but not for ever, and not more of them than may wait."""
        if attempt >= len(AGAIN_AFTER) or len(self.later) >= MOST_WAITING:
            return

        def now() -> None:
            self.later.discard(timer)
            self.put(errand)

        timer = asyncio.get_running_loop().call_later(AGAIN_AFTER[attempt], now)
        self.later.add(timer)

    async def try_push(self, row: Subscription, call: Notification) -> int:
        """The answer of the push service; a browser that is gone is forgotten."""
        target = target_of(row.endpoint, self.trusted)
        told = wire.PushCall(call.event, call.table, call.game, call.title, call.seat, call.name, row.language)
        body = BrowserKeys(row.p256dh, row.auth).encrypt(encode(told))
        headers = {
            **self.vapid_key.headers(target.origin),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Topic": topic(call),
            "Urgency": "high",
        }
        status = await status_of(target, body, headers)
        self.metrics.calls.add("push", str(status))
        if status in GONE:
            await self.drop(row.endpoint)
        return status

    async def try_hook(self, hook: log.Hooked, call: Notification) -> int:
        target = target_of(hook.url, self.trusted)
        page = f"{hook.origin}/table/{call.table}"
        told = wire.WebhookCall(call.table, call.game, call.event, call.seat, call.name, page)
        headers = {"Content-Type": "application/json", "User-Agent": "Lamster"}
        status = await status_of(target, encode(told), headers)
        self.metrics.calls.add("webhook", str(status))
        return status


def topic(call: Notification) -> str:
    """Of several messages about one table a browser that was switched off gets the last."""
    return encoded(hashlib.sha256(call.table.encode()).digest()[:18])


async def status_of(target: Target, body: bytes, headers: dict[str, str]) -> int:
    """The status of the answer, 0 if there is none."""
    try:
        return await post(target, body, headers)
    except Unreachable as problem:
        logger.info("%s: %s", target.origin, problem)
        return 0
