"""Limits on rate, size and number of requests, messages, connections and tables. docs/load.md gives the reasons."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from lamster.tables import protocol as wire
from lamster.tables.clock import DAY_MS, DAY_S
from lamster.tables.hub.hub import Hub
from lamster.tables.hub.moderation import plain
from lamster.tables.model.refused import Refused, storing

MAX_MESSAGE_BYTES = 4096
"""Longest message of a client. A longer one is refused; one of more than four times this closes the connection."""
MAX_BODY_BYTES = 16 * 1024
MAX_INBOX_MESSAGES = 16
"""Messages of a connection that wait for the one before them. While the inbox is full the socket is not read."""
MAX_OUTBOX_MESSAGES = 256
MAX_OUTBOX_BYTES = 4 * 1024 * 1024
"""What may wait for a slow client. Beyond it the connection is closed; a new one starts with the full state."""
MAX_BUCKETS = 10_000
MAX_CONNECTIONS_PER_PERSON = 32
"""At all tables together; a room admits fewer."""
MAX_CONNECTIONS_PER_ADDRESS = 500
"""Enough for a school or a club behind one address."""
MAX_CONNECTIONS = 10_000
RESERVED_FILES = 128
"""File descriptors kept free for the database, workers and HTTP requests."""
MAX_CONCURRENT_REQUESTS = 200
"""Per address. Browsers open six connections, and an answer takes milliseconds."""
REQUEST_TIMEOUT_S = 300.0
"""For a whole request and its answer, so that slow readers get theirs."""
MAX_HEAD_BYTES = 64 * 1024
"""Request line and headers. Browsers send one or two kB, plus cookies of other services on the same host."""
HEAD_TIMEOUT_S = 10.0
BODY_TIMEOUT_S = 15.0
KEEP_ALIVE_S = 5
"""How long an idle connection waits for the next request."""
PING_INTERVAL_S = 20.0
"""Between two websocket pings, and the longest wait for the pong."""
ABORT_DELAY_S = 1.0
"""Between the answer to a client that is cut off and the abort, so that the answer can be read."""
CLOSE_TIMEOUT_S = 12.0
"""The longest wait for the other side's close frame."""
MAX_UNFINISHED_TABLES = 60
"""Per person: open or playing, and used within `UNUSED_DAYS`."""
UNUSED_DAYS = 7
MAX_TABLES_PER_DAY = 200
"""Per person."""
MAX_TABLES_PER_ADDRESS_AND_DAY = 2000
"""Enough for a school; it does not depend on cookies."""
MAX_BROWSERS_PER_ADDRESS_AND_DAY = 1000
"""New push subscriptions; each takes memory."""
PLIES_PER_TOKEN = 1_000
"""Replaying this many plies costs as much as one request for a replay or a record."""
MAX_TABLES_COUNTED = 500
"""A person's latest tables that are looked at to count the unfinished ones."""
WAIT = "too many of these: wait a moment"


class TokenBucket:
    """Rate limit: fills by `rate` tokens a second up to `burst`, and each message takes one. It may be overdrawn."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take one token; False when there is none."""
        self.fill()
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True

    def charge(self, amount: float) -> None:
        """Take tokens for work whose cost is known only afterwards. The bucket may become negative."""
        self.fill()
        self.left -= amount

    def fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now


class TokenBuckets:
    """One token bucket for each client; the least recently used are dropped."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, client: str) -> bool:
        return self.of(client).take()

    def charge(self, client: str, amount: float) -> None:
        self.of(client).charge(amount)

    def of(self, client: str) -> TokenBucket:
        bucket = self.known.get(client)
        if bucket is None:
            bucket = self.known[client] = TokenBucket(self.rate, self.burst)
            if len(self.known) > MAX_BUCKETS:
                self.known.popitem(last=False)
        else:
            self.known.move_to_end(client)
        return bucket

    def spend(self, client: str, message: str = WAIT) -> None:
        """Take one token, or refuse with this message."""
        if not self.take(client):
            raise Refused("too-fast", message)


def address_group(address: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 network of an IPv6 address."""
    if ":" not in address:
        return address
    try:
        found = plain(ipaddress.ip_address(address))
    except ValueError:
        return address
    return str(found) if found.version == 4 else found.packed[:8].hex(":", 2)


class SharedLimit:
    """A limit per person and per address.

    A client without a cookie is a new person at each request, so work that is slow or stored needs the limit per
    address too.
    """

    def __init__(self, people: TokenBuckets, addresses: TokenBuckets) -> None:
        self.people = people
        self.addresses = addresses

    def spend(self, person: str, address: str, message: str = WAIT) -> None:
        self.people.spend(person, message)
        self.addresses.spend(address_group(address), message)


def frame_bucket() -> TokenBucket:
    """Limit of frames of a connection, control frames and fragments included; far above `message_bucket`."""
    return TokenBucket(100.0, 1000.0)


def message_bucket() -> TokenBucket:
    """Limit of messages of a connection: 20 a second, 40 at once."""
    return TokenBucket(20.0, 40.0)


class MessageLimits:
    """Limits of websocket messages per person and per address, over all connections."""

    def __init__(self) -> None:
        self.addresses = TokenBuckets(rate=1000.0, burst=4000.0)
        """All messages of an address."""
        self.strangers = TokenBuckets(rate=100.0, burst=1000.0)
        """Messages of people who neither play nor host at the table, by address."""
        self.chat_of_strangers = TokenBuckets(rate=2.0, burst=30.0)
        """Chat of the same people, by address."""
        pointing = TokenBuckets(rate=1.0, burst=5.0)
        self.kinds: dict[type, TokenBuckets] = {
            wire.Say: TokenBuckets(rate=1.0, burst=15.0),
            wire.Point: pointing,
            wire.Emote: pointing,
            wire.Look: TokenBuckets(rate=10.0, burst=100.0),
            wire.AskHint: TokenBuckets(rate=0.2, burst=10.0),
            wire.Report: TokenBuckets(rate=0.01, burst=5.0),
        }
        """By person: messages that are expensive, or that other people read."""
        self.reports = TokenBuckets(rate=0.02, burst=30.0)
        """By address: each report is stored with the whole game."""

    def check_arrival(self, group: str, stranger: bool) -> None:
        """Check a message before it is decoded. The group is that of the address (`address_group`)."""
        self.addresses.spend(group, "too many messages from your address: wait a moment")
        if stranger:
            self.strangers.spend(group, "too many messages of onlookers from your address: wait a moment")

    def check(self, person: str, group: str, message: wire.FromBrowser, stranger: bool = False) -> None:
        """Check a decoded message against the limits of its type."""
        buckets = self.kinds.get(type(message))
        if buckets is None:
            return
        buckets.spend(person, "too many of these messages: wait a moment")
        if isinstance(message, wire.Report):
            self.reports.spend(group, "too many of these messages: wait a moment")
        if isinstance(message, wire.Say) and stranger:
            self.chat_of_strangers.spend(group, "too many of these messages: wait a moment")


# Open connections.


def raise_file_limit() -> int:
    """Raise the process's limit of open files as far as needed and allowed; returns the limit."""
    wanted = MAX_CONNECTIONS + RESERVED_FILES
    try:
        import resource
    except ImportError:  # Windows has no such limit.
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else soft


class OpenConnections:
    """Counts open websocket connections: all of them, by person and by address."""

    def __init__(self) -> None:
        self.people: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()
        self.total = 0
        self.most = max(1, min(MAX_CONNECTIONS, raise_file_limit() - RESERVED_FILES))

    @contextmanager
    def admit(self, person: str, address: str) -> Iterator[None]:
        """Count a connection while it is open, or refuse it."""
        group = address_group(address)
        self.check(person, group)
        self.total += 1
        try:
            with counted(self.people, person), counted(self.addresses, group):
                yield
        finally:
            self.total -= 1

    def check(self, person: str, group: str) -> None:
        if self.total >= self.most:
            raise Refused("busy", f"this server has {self.most} pages open, which is the most it takes: come back soon")
        if self.people[person] >= MAX_CONNECTIONS_PER_PERSON:
            raise too_many_pages("you have {} pages open: close one first", MAX_CONNECTIONS_PER_PERSON)
        if self.addresses[group] >= MAX_CONNECTIONS_PER_ADDRESS:
            raise too_many_pages("{} pages are open at your address: close some first", MAX_CONNECTIONS_PER_ADDRESS)


def too_many_pages(message: str, most: int) -> Refused:
    return Refused("too-many-pages", message.format(most), most=str(most))


@contextmanager
def counted(counter: Counter[str], key: str) -> Iterator[None]:
    """Count one more of a key while the body runs; keys whose count is zero are removed."""
    counter[key] += 1
    try:
        yield
    finally:
        counter[key] -= 1
        if not counter[key]:
            del counter[key]


class Limits:
    """Limits that all websocket connections of a server share."""

    def __init__(self) -> None:
        self.connections = OpenConnections()
        self.messages = MessageLimits()


# New tables.


class NewTableLimits:
    """How many tables a person may create at once, in a day and unfinished, and an address in a day."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.moment = TokenBuckets(rate=0.5, burst=20.0)
        self.day = TokenBuckets(rate=MAX_TABLES_PER_DAY / DAY_S, burst=MAX_TABLES_PER_DAY)
        self.address_day = TokenBuckets(
            rate=MAX_TABLES_PER_ADDRESS_AND_DAY / DAY_S, burst=MAX_TABLES_PER_ADDRESS_AND_DAY
        )

    async def check(self, person: str, address: str) -> None:
        self.moment.spend(person, "too many new tables: wait a moment")
        if await self.count_unfinished(person) >= MAX_UNFINISHED_TABLES:
            raise too_many_tables(
                "you have {} tables that are open or playing: finish some first", MAX_UNFINISHED_TABLES, "now"
            )
        if not self.day.take(person):
            raise too_many_tables(
                "you have made {} tables within a day: wait until tomorrow", MAX_TABLES_PER_DAY, "day"
            )
        if not self.address_day.take(address_group(address)):
            message = "{} tables were made at your address within a day: wait until tomorrow"
            raise too_many_tables(message, MAX_TABLES_PER_ADDRESS_AND_DAY, "day")

    async def count_unfinished(self, person: str) -> int:
        with storing():
            cards = await self.hub.store.cards_of(person, MAX_TABLES_COUNTED)
        recent = self.hub.clock.wall() - UNUSED_DAYS * DAY_MS
        return sum(card.phase in ("open", "playing") and card.updated > recent for card in cards)


def too_many_tables(message: str, most: int, when: str) -> Refused:
    return Refused("too-many-tables", message.format(most), most=str(most), when=when)
