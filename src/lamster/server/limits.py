"""Bounds: how often, how big and how many. docs/load.md tells them all, with the reasons for the numbers."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from lamster.tables import protocol as wire
from lamster.tables.hub.hub import Hub
from lamster.tables.hub.moderation import plain
from lamster.tables.model.refused import Refused, storing

MESSAGE_BYTES = 4096
"""The longest message of a page; the longest that is read at all is four times that."""
BODY_BYTES = 16 * 1024
INBOX_MESSAGES = 16
"""What may wait until the one before is dealt with; the page's line is not read meanwhile."""
OUTBOX_MESSAGES = 256
OUTBOX_BYTES = 4 * 1024 * 1024
"""What may wait for a slow page; beyond it the page must come again and gets everything anew."""
CLIENTS_KNOWN = 10_000
LINES_OF_PERSON = 32
"""Open pages over all tables; of one table a room lets in fewer."""
LINES_OF_ADDRESS = 500
"""A school or a club of people behind one address, each with a page or two."""
LINES_OF_SERVER = 10_000
FILES_SPARED = 128
"""Of the files that the system lets a process open, so many are kept for the database, workers and plain requests."""
REQUESTS_UNDER_WAY = 200
"""Of one address: browsers open six at once, and an answer takes milliseconds to whoever reads it."""
REQUEST_SECONDS = 300.0
"""How long a whole request may take, its answer included: that is for those who read slowly."""
HEAD_BYTES = 64 * 1024
"""All of a request but its body: browsers send one or two thousand, and cookies of others at the same host."""
HEAD_SECONDS = 10.0
BODY_SECONDS = 15.0
"""How long somebody may take to say what they want."""
KEEP_SECONDS = 5
"""How long a connection is kept for the next request."""
PING_SECONDS = 20.0
"""A line on which nothing comes back is pinged after so long, and cut off when the answer takes as long again."""
CUT_SECONDS = 1.0
"""What may still be read by those who are cut off."""
CLOSE_SECONDS = 12.0
"""The same after a goodbye, which the other side should answer."""
TABLES_AT_A_TIME = 60
"""Of one person, open or playing, and used within a week: those that lie about for longer are nobody's matter."""
TABLES_A_DAY = 200
TABLES_OF_ADDRESS = 2000
"""A day: a school full of people, whoever they say they are."""
BROWSERS_OF_ADDRESS = 1000
"""A day, that want to be called: each is kept, in memory too."""
PLIES_OF_REQUEST = 1_000
"""So many plies that are played again cost as much as one request for a replay or a record."""
LOOKED_BACK = 500
"""So many of a person's latest tables are looked at to count those that are not over."""
DAY = 24 * 3600


class Bucket:
    """Fills by `rate` a second up to `burst`; every message takes one. What costs more than was known is a debt."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        self.fill()
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True

    def charge(self, amount: float) -> None:
        """Take this much, whether it is there or not."""
        self.fill()
        self.left -= amount

    def fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """One bucket for each client; those that came least recently are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        return self.of(client).take()

    def charge(self, client: str, amount: float) -> None:
        self.of(client).charge(amount)

    def of(self, client: str) -> Bucket:
        bucket = self.known.pop(client, None) or Bucket(self.rate, self.burst)
        self.known[client] = bucket
        if len(self.known) > CLIENTS_KNOWN:
            self.known.popitem(last=False)
        return bucket

    def spend(self, client: str, told: str = "too many of these: wait a moment") -> None:
        """The same; who has none left is told so."""
        if not self.take(client):
            raise Refused("too-fast", told)


def neighbourhood(address: str) -> str:
    """What counts as one address: who has one of IPv6 has all that begin with the same 64 bits."""
    if ":" not in address:
        return address
    try:
        found = plain(ipaddress.ip_address(address))
    except ValueError:
        return address
    return str(found) if found.version == 4 else found.packed[:8].hex(":", 2)


class Allowance:
    """For a person, and for all at one address: a person is a cookie, and who sends none is somebody new each time.

    So the second is for whatever takes long or lasts.
    """

    def __init__(self, people: Buckets, addresses: Buckets) -> None:
        self.people = people
        self.addresses = addresses

    def spend(self, person: str, address: str, told: str = "too many of these: wait a moment") -> None:
        self.people.spend(person, told)
        self.addresses.spend(neighbourhood(address), told)


def frame_bucket() -> Bucket:
    """What a line may carry, signs of life and parts of messages included: far above what a page may send."""
    return Bucket(100.0, 1000.0)


def message_bucket() -> Bucket:
    """What a page may send: 20 messages a second, 40 at once."""
    return Bucket(20.0, 40.0)


class Meters:
    """Of what costs more than others, or is written to be read by people, a person may send less, on all pages."""

    def __init__(self) -> None:
        self.addresses = Buckets(rate=1000.0, burst=4000.0)
        """All messages of an address."""
        self.strangers = Buckets(rate=100.0, burst=1000.0)
        """Those of people who neither play nor host where they are, by address."""
        self.talk_of_strangers = Buckets(rate=2.0, burst=30.0)
        """What they say to a table, by address."""
        self.kinds: dict[type, Buckets] = {
            wire.Say: Buckets(rate=1.0, burst=15.0),
            wire.Look: Buckets(rate=10.0, burst=100.0),
            wire.AskHint: Buckets(rate=0.2, burst=10.0),
            wire.Report: Buckets(rate=0.01, burst=5.0),
        }
        self.reports = Buckets(rate=0.02, burst=30.0)
        """By address: each is kept, with the whole game."""

    def arrived(self, address: str, stranger: bool) -> None:
        """A message has come, whatever it says: it is not read if its address has sent too many."""
        here = neighbourhood(address)
        self.addresses.spend(here, "too many messages from your address: wait a moment")
        if stranger:
            self.strangers.spend(here, "too many messages of onlookers from your address: wait a moment")

    def check(self, person: str, address: str, message: wire.FromBrowser, stranger: bool = False) -> None:
        buckets = self.kinds.get(type(message))
        if buckets is not None:
            buckets.spend(person, "too many of these messages: wait a moment")
        if isinstance(message, wire.Report):
            self.reports.spend(neighbourhood(address), "too many of these messages: wait a moment")
        if isinstance(message, wire.Say) and stranger:
            self.talk_of_strangers.spend(neighbourhood(address), "too many of these messages: wait a moment")


# Open lines.


def files_allowed() -> int:
    """How many files this process may open; it asks for as many as the system lets it have."""
    try:
        import resource
    except ImportError:  # Windows has no such bound.
        return LINES_OF_SERVER + FILES_SPARED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = LINES_OF_SERVER + FILES_SPARED
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else soft


class Lines:
    """Who has how many pages open here, and how many there are in all."""

    def __init__(self) -> None:
        self.people: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()
        self.all = 0
        self.most = max(1, min(LINES_OF_SERVER, files_allowed() - FILES_SPARED))

    @contextmanager
    def entered(self, person: str, address: str) -> Iterator[None]:
        """A page is open meanwhile."""
        address = neighbourhood(address)
        self.check(person, address)
        self.all += 1
        try:
            with counted(self.people, person), counted(self.addresses, address):
                yield
        finally:
            self.all -= 1

    def check(self, person: str, address: str) -> None:
        if self.all >= self.most:
            raise Refused("busy", f"this server has {self.most} pages open, which is the most it takes: come back soon")
        if self.people[person] >= LINES_OF_PERSON:
            raise many_pages(f"you have {LINES_OF_PERSON} pages open: close one first", LINES_OF_PERSON)
        if self.addresses[address] >= LINES_OF_ADDRESS:
            raise many_pages(f"{LINES_OF_ADDRESS} pages are open at your address: close some first", LINES_OF_ADDRESS)


def many_pages(message: str, most: int) -> Refused:
    return Refused("too-many-pages", message, most=str(most))


@contextmanager
def counted(counter: Counter[str], who: str) -> Iterator[None]:
    """One more of these meanwhile; who has none is forgotten."""
    counter[who] += 1
    try:
        yield
    finally:
        counter[who] -= 1
        if not counter[who]:
            del counter[who]


class Bounds:
    """What all pages of a server share."""

    def __init__(self) -> None:
        self.lines = Lines()
        self.meters = Meters()


# New tables.


class NewTables:
    """How many tables a person may make: a moment, a day, and at a time; and all at one address a day."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.moment = Buckets(rate=0.5, burst=20.0)
        self.day = Buckets(rate=TABLES_A_DAY / DAY, burst=TABLES_A_DAY)
        self.here = Buckets(rate=TABLES_OF_ADDRESS / DAY, burst=TABLES_OF_ADDRESS)

    async def check(self, person: str, address: str) -> None:
        self.moment.spend(person, "too many new tables: wait a moment")
        if await self.unfinished(person) >= TABLES_AT_A_TIME:
            message = f"you have {TABLES_AT_A_TIME} tables that are open or playing: finish some first"
            raise Refused("too-many-tables", message, most=str(TABLES_AT_A_TIME), when="now")
        if not self.day.take(person):
            message = f"you have made {TABLES_A_DAY} tables within a day: wait until tomorrow"
            raise Refused("too-many-tables", message, most=str(TABLES_A_DAY), when="day")
        if not self.here.take(neighbourhood(address)):
            message = f"{TABLES_OF_ADDRESS} tables were made at your address within a day: wait until tomorrow"
            raise Refused("too-many-tables", message, most=str(TABLES_OF_ADDRESS), when="day")

    async def unfinished(self, person: str) -> int:
        with storing():
            cards = await self.hub.store.cards_of(person, LOOKED_BACK)
        recent = self.hub.clock.wall() - 7 * DAY * 1000
        return sum(card.phase in ("open", "playing") and card.updated > recent for card in cards)
