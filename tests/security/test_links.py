"""Whoever does not have a link does not find it by trying, and whoever has one gets no more than it opens."""

import math
import string
from collections.abc import Iterator

import pytest

from lamster.server.identity import SECRET, Identity
from lamster.server.notifications.device_links import LINK_LIFETIME_S, RecentLinks
from lamster.tables.hub.hub import ID_LENGTH, ID_SIGNS
from lamster.tables.room.handlers import shared_views
from tests.server.playing import begun
from tests.server.refusing import turned_away
from tests.server.running import Person, Server, running

YEARS = 100
TRIES_A_SECOND = 100
"""What one address may ask (security.py)."""
ADDRESSES = 100_000
TABLES = 1_000_000
"""Of which any would do."""
TRIED = TRIES_A_SECOND * ADDRESSES * YEARS * 365 * 24 * 3600
BASE64 = 6
"""Bits of a sign."""


def bits_of(text: str) -> int:
    assert set(text) <= set(string.ascii_letters + string.digits + "-_")
    return BASE64 * len(text)


def test_no_link_is_found_by_trying() -> None:
    """A hundred thousand addresses that try for a hundred years find one of a million tables about once in a life."""
    table = ID_LENGTH * math.log2(len(ID_SIGNS))
    assert 2**table / TABLES > TRIED / 10_000
    assert shared_views.KEY_BYTES * 8 >= 128
    assert 2 ** (shared_views.KEY_BYTES * 8) > TRIED * 2**40
    token = RecentLinks().make(identity(), 0.0)
    assert bits_of(token) >= 192
    assert LINK_LIFETIME_S <= 600
    assert SECRET.pattern == "[A-Za-z0-9_-]{43}", "256 bits"
    assert 4 * len(identity().person) >= 80, "what tells people apart, and everybody knows"


def identity() -> Identity:
    return Identity("x" * 43, fresh=False)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("links")) as found:
        yield found


def test_a_key_opens_one_seat_of_one_table(server: Server) -> None:
    ann, bob = begun(server, ["Ann", "Bob"])
    other, _ = begun(server, ["Cas", "Dee"])
    key = ann.ask("share-seat", seat=0)["key"]
    pip = Person(server, "Pip")
    assert pip.pupil(ann.table_id, key).ready().you["eyes"] == 0
    for table, tried in [
        (other.table_id, key),
        (ann.table_id, key[:-1]),
        (ann.table_id, key + "A"),
        (ann.table_id, "x"),
    ]:
        assert turned_away(pip.pupil(table, tried)) == "no-link"
    assert turned_away(bob.person.pupil(ann.table_id, key)) == "no-pupil"


def test_a_link_to_a_table_is_no_link_to_a_seat(server: Server) -> None:
    """A stranger with the address of a private table looks on, and no more."""
    ann, bob = begun(server, ["Ann", "Bob"])
    eve = Person(server, "Eve").page(ann.table_id).ready()
    assert (eve.you["seats"], eve.you["eyes"], eve.you["host"]) == ([], None, False)
    assert eve.position["decision"] is None
    assert not any(ann.table_id in str(card) for card in eve.person.get("/api/lobby")["open"])
    pages = [page.person.cookie.partition("=")[2] for page in (ann, bob)]
    assert eve.frames
    assert not any(secret in frame for secret in pages for frame in eve.frames)


def test_addresses_with_keys_are_told_to_no_other_site(server: Server) -> None:
    """A key stands in the address of a page, which a browser would tell to the sites that the page fetches from."""
    _, headers, _ = Person(server).raw("GET", "/table/x?key=secret")
    assert headers["referrer-policy"] == "same-origin"
    assert "default-src 'none'" in headers["content-security-policy"]


def test_what_opens_something_is_not_on_disk(server: Server) -> None:
    """Who reads the disk finds hashes: neither cookies nor keys nor links to other devices."""
    ann, _ = begun(server, ["Ann", "Bob"])
    key = ann.ask("share-seat", seat=0)["key"]
    link = ann.person.json("POST", "/api/device", {})["token"]
    cookie = ann.person.cookie.partition("=")[2]
    written = b"".join(path.read_bytes() for path in server.data.rglob("*") if path.is_file())
    assert ann.person.id.encode() in written
    for secret in (key, link, cookie):
        assert secret.encode() not in written
