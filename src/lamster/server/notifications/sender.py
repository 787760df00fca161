"""Sends notifications to push services and webhooks, in tasks of their own, so that no table waits."""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial

from lamster.server.limits import TokenBuckets
from lamster.server.notifications.outbound import Target, Unreachable, post, target_of
from lamster.server.notifications.webpush import BrowserKeys, VapidKey, encoded
from lamster.tables import protocol as wire
from lamster.tables.clock import DAY_S
from lamster.tables.hub.nodes import PeerNodes, Subscribed, Unsubscribed
from lamster.tables.metrics import Metrics
from lamster.tables.model import entries as log
from lamster.tables.model.refused import Refused, storing
from lamster.tables.protocol import encode
from lamster.tables.room.room_host import Notification
from lamster.tables.store.base import StorageError, Store, Subscription

SENDERS = 8
"""Notifications that are sent at the same time; a slow receiver blocks one of them."""
MAX_WAITING = 1000
"""Further notifications are dropped: a late one is of no use."""
MAX_BROWSERS_PER_PERSON = 10
PUSH_TTL_S = DAY_S
"""How long a push service keeps a message for a browser that is offline."""
RETRY_AFTER_S = (5.0, 60.0)
"""Before the second and the third attempt, which is the last."""
GONE = (404, 410)
TEMPORARY = (0, 408, 429, 500, 502, 503, 504)
"""Statuses after which a retry may succeed; 0: there was no answer."""

logger = logging.getLogger("lamster")
Job = Callable[[], Awaitable[None]]


class NotificationSender:
    """Knows the push subscriptions of people, and sends notifications to them and to webhooks."""

    def __init__(self, store: Store, vapid_key: VapidKey, trusted: Collection[str] = ()) -> None:
        self.store = store
        self.vapid_key = vapid_key
        self.trusted = frozenset(trusted)
        self.metrics = store.metrics or Metrics()
        self.peers = PeerNodes()
        self.browsers: dict[str, list[Subscription]] = {}
        """Subscriptions by person; a copy of those in the store."""
        self.owners: dict[str, str] = {}
        """The person of each endpoint."""
        self.jobs: asyncio.Queue[Job] = asyncio.Queue(MAX_WAITING)
        self.hooks = TokenBuckets(rate=0.5, burst=20.0)
        self.senders: list[asyncio.Task[None]] = []
        self.later: set[asyncio.TimerHandle] = set()

    async def open(self) -> None:
        await self.reload()
        self.senders = [asyncio.create_task(self.keep_sending()) for _ in range(SENDERS)]

    async def close(self) -> None:
        for timer in self.later:
            timer.cancel()
        for task in self.senders:
            task.cancel()
        await asyncio.gather(*self.senders, return_exceptions=True)

    # Subscriptions.

    async def reload(self) -> None:
        with storing():
            rows = await self.store.subscriptions()
        self.browsers, self.owners = {}, {}
        for row in rows:
            self.add(row)

    def add(self, row: Subscription) -> None:
        """Add a subscription; it replaces one of another person at the same browser."""
        self.forget(row.endpoint)
        self.owners[row.endpoint] = row.person
        self.browsers.setdefault(row.person, []).append(row)

    async def subscribe(self, person: str, wanted: wire.Subscribe, at: int) -> None:
        """Check and save a subscription; it replaces one of another person at the same browser."""
        target_of(wanted.endpoint, self.trusted)
        BrowserKeys(wanted.keys.p256dh, wanted.keys.auth)
        language = wanted.language if wanted.language in ("en", "nl") else "en"
        row = Subscription(person, wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth, language, at)
        with storing():
            await self.store.subscribe(row)
            self.add(row)
            self.peers.tell(Subscribed(row))
            for old in self.browsers[person][:-MAX_BROWSERS_PER_PERSON]:
                await self.drop(old.endpoint)

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        """Delete a subscription of this person; harmless when there is none."""
        if self.browser(person, endpoint) is not None:
            await self.drop(endpoint)

    def browser(self, person: str, endpoint: str) -> Subscription | None:
        return next((row for row in self.browsers.get(person, []) if row.endpoint == endpoint), None)

    async def drop(self, endpoint: str) -> None:
        with storing():
            await self.store.unsubscribe(endpoint)
        self.forget(endpoint)
        self.peers.tell(Unsubscribed(endpoint))

    async def unsubscribe_all(self, person: str) -> None:
        """Delete all subscriptions of a person."""
        for row in self.browsers.get(person, []):
            await self.drop(row.endpoint)

    def forget(self, endpoint: str) -> None:
        person = self.owners.pop(endpoint, "")
        kept = [row for row in self.browsers.pop(person, []) if row.endpoint != endpoint]
        if kept:
            self.browsers[person] = kept

    # The notifier of the tables.

    def wants(self, person: str) -> bool:
        return person in self.browsers

    def ring(self, call: Notification) -> None:
        for row in self.browsers.get(call.person, []):
            self.put(partial(self.push, row, call))

    def tell(self, hook: log.Hooked, call: Notification) -> None:
        if self.hooks.take(call.table):
            self.put(partial(self.report, hook, call))

    def put(self, job: Job) -> None:
        try:
            self.jobs.put_nowait(job)
        except asyncio.QueueFull:
            logger.warning("too many notifications wait: one is dropped")

    # Sending.

    async def keep_sending(self) -> None:
        while True:
            job = await self.jobs.get()
            try:
                await job()
            except (Refused, StorageError) as problem:
                logger.warning("a notification was not sent: %s", problem)
            except Exception:
                logger.exception("a notification was not sent")

    async def push(self, row: Subscription, call: Notification, attempt: int = 0) -> None:
        if self.browser(row.person, row.endpoint) is None:
            return
        status = await self.try_push(row, call)
        if status in TEMPORARY:
            self.try_later(partial(self.push, row, call, attempt + 1), attempt)

    async def report(self, hook: log.Hooked, call: Notification, attempt: int = 0) -> None:
        if await self.try_hook(hook, call) in TEMPORARY:
            self.try_later(partial(self.report, hook, call, attempt + 1), attempt)

    def try_later(self, job: Job, attempt: int) -> None:
        """Schedule a further attempt, up to the limits of attempts and of waiting notifications."""
        if attempt >= len(RETRY_AFTER_S) or len(self.later) >= MAX_WAITING:
            return

        def now() -> None:
            self.later.discard(timer)
            self.put(job)

        timer = asyncio.get_running_loop().call_later(RETRY_AFTER_S[attempt], now)
        self.later.add(timer)

    async def try_push(self, row: Subscription, call: Notification) -> int:
        """The status of the push service; an expired subscription is deleted."""
        target = target_of(row.endpoint, self.trusted)
        told = wire.PushCall(call.event, call.table, call.game, call.title, call.seat, call.name, row.language)
        body = BrowserKeys(row.p256dh, row.auth).encrypt(encode(told))
        headers = {
            **self.vapid_key.headers(target.origin),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(PUSH_TTL_S),
            "Topic": topic(call),
            "Urgency": "high",
        }
        status = await status_of(target, body, headers)
        self.metrics.notifications.add("push", str(status))
        if status in GONE:
            await self.drop(row.endpoint)
        return status

    async def try_hook(self, hook: log.Hooked, call: Notification) -> int:
        target = target_of(hook.url, self.trusted)
        page = f"{hook.origin}/table/{call.table}"
        told = wire.WebhookCall(call.table, call.game, call.event, call.seat, call.name, page)
        headers = {"Content-Type": "application/json", "User-Agent": "Lamster"}
        status = await status_of(target, encode(told), headers)
        self.metrics.notifications.add("webhook", str(status))
        return status


def topic(call: Notification) -> str:
    """A browser that was offline gets only the last message of a topic: one per table."""
    return encoded(hashlib.sha256(call.table.encode()).digest()[:18])


async def status_of(target: Target, body: bytes, headers: dict[str, str]) -> int:
    """The status of the answer; 0: there was none."""
    try:
        return await post(target, body, headers)
    except Unreachable as problem:
        logger.info("%s: %s", target.origin, problem)
        return 0
