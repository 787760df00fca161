"""The same person on another device: a link that is good once, for a while, and loses nobody."""

import json
from collections.abc import Iterator

import pytest

from lamster.server.identity import Identity
from lamster.server.notifications import device_links as links
from lamster.server.notifications.device_links import LINK_KNOWN_S, LINK_LIFETIME_S, RecentLinks
from lamster.tables.model.refused import Refused
from tests.server.playing import begun
from tests.server.reading import Json
from tests.server.refusing import check_error
from tests.server.running import Person, Refusal, Server, running


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of this module's own, so that its limits are not those of other tests."""
    with running(tmp_path_factory.mktemp("devices")) as found:
        yield found


def link_of(person: Person) -> str:
    made = person.json("POST", "/api/device")
    assert made["seconds"] == LINK_LIFETIME_S == 600
    token: str = made["token"]
    return token


def offered(device: Person, token: str) -> Json:
    return device.json("POST", "/api/device/look", {"token": token})


def become(device: Person, token: str) -> Json:
    return device.json("POST", "/api/device/become", {"token": token})


def why_not(device: Person, path: str, body: Json) -> tuple[str, str]:
    with pytest.raises(Refusal) as caught:
        device.json("POST", path, body)
    check_error(caught.value.body)
    return caught.value.error, caught.value.body["about"].get("why", "")


def who(device: Person) -> tuple[str, str]:
    me = device.get("/api/me")
    return me["person"], me["name"]


def before(device: Person) -> list[str]:
    return [other["name"] for other in device.get("/api/me/before")["others"]]


# Over the wire.


def test_another_device_becomes_the_same_person(own: Server) -> None:
    pages = begun(own, ["Ann", "Bas"])
    ann, phone = pages[0].person, Person(own)
    token = link_of(ann)
    assert offered(phone, token) == {"name": "Ann", "same": False, "now": "", "tables": 0}
    assert become(phone, token) == {"person": ann.id, "name": "Ann"}
    assert who(phone) == who(ann) == (ann.id, "Ann")
    page = phone.page(pages[0].table_id).ready()
    assert page.you["seats"] == [0], "the seat is the same"
    assert page.position["view"] == pages[0].caught().position["view"]
    assert before(phone) == [], "who had no name was nobody"


def test_a_link_is_good_once(own: Server) -> None:
    ann, phone, thief = Person(own, "Ann"), Person(own), Person(own)
    token = link_of(ann)
    for _ in range(3):
        offered(phone, token)
    become(phone, token)
    assert why_not(thief, "/api/device/look", {"token": token}) == ("bad-link", "used")
    assert why_not(thief, "/api/device/become", {"token": token}) == ("bad-link", "used")
    assert who(thief)[0] not in (ann.id, "")


def test_only_the_latest_link_is_good(own: Server) -> None:
    ann, phone = Person(own, "Ann"), Person(own)
    old, new = link_of(ann), link_of(ann)
    assert why_not(phone, "/api/device/become", {"token": old}) == ("bad-link", "expired")
    assert become(phone, new)["person"] == ann.id


def test_links_that_are_none(own: Server) -> None:
    phone = Person(own)
    for token in ("", "x", "A" * 32, "\ud83d"):
        assert why_not(phone, "/api/device/become", {"token": token})[0] in ("bad-link", "bad-message")
    assert why_not(phone, "/api/device/look", {"token": "A" * 32}) == ("bad-link", "unknown")
    assert why_not(phone, "/api/device/look", {}) == ("bad-message", "")


def test_a_link_on_the_device_it_was_made_on_stays_good(own: Server) -> None:
    ann, phone = Person(own, "Ann"), Person(own)
    token = link_of(ann)
    assert offered(ann, token)["same"]
    assert why_not(ann, "/api/device/become", {"token": token}) == ("bad-link", "same")
    assert become(phone, token)["name"] == "Ann"


def test_who_has_no_name_makes_no_link(own: Server) -> None:
    assert why_not(Person(own), "/api/device", {})[0] == "bad-name"


def test_whoever_a_device_was_before_is_not_lost(own: Server) -> None:
    pages = begun(own, ["Cas", "Bas"])
    ann, tablet = Person(own, "Ann"), pages[1].person
    cas = pages[0].person
    bas = tablet.id
    token = link_of(ann)
    assert offered(tablet, token) == {"name": "Ann", "same": False, "now": "Bas", "tables": 1}
    become(tablet, token)
    assert who(tablet) == (ann.id, "Ann")
    assert before(tablet) == ["Bas"]
    become(tablet, link_of(cas))
    assert before(tablet) == ["Ann", "Bas"]
    assert tablet.json("POST", "/api/me/before", {"person": bas}) == {"person": bas, "name": "Bas"}
    assert before(tablet) == ["Cas", "Ann"]
    assert tablet.page(pages[0].table_id).ready().you["seats"] == [1]
    assert why_not(tablet, "/api/me/before", {"person": bas}) == ("unknown-person", "")
    assert why_not(ann, "/api/me/before", {"person": bas}) == ("unknown-person", "")


def test_the_cookies_are_no_business_of_scripts(own: Server) -> None:
    ann, tablet = Person(own, "Ann"), Person(own, "Bas")
    _, headers, body = tablet.raw("POST", "/api/device/become", json.dumps({"token": link_of(ann)}).encode())
    assert "HttpOnly" in headers["set-cookie"]
    assert "SameSite=Lax" in headers["set-cookie"]
    for secret in (part.partition("=")[2] for part in tablet.cookie.split("; ")):
        assert len(secret) == 43
        assert secret not in body.decode()
        assert secret not in str(own.file("SELECT * FROM people")), "a secret is written down nowhere"


def test_other_sites_make_and_use_no_links(own: Server) -> None:
    ann = Person(own, "Ann")
    for path in ("/api/device", "/api/device/become"):
        status, _, body = ann.raw("POST", path, b"{}", {"Origin": "https://evil.example"})
        assert (status, json.loads(body)["error"]) == (403, "bad-origin")


def test_making_and_trying_are_limited(own: Server) -> None:
    ann, thief = Person(own, "Ann"), Person(own)
    made = [ann.once("POST", "/api/device")[0] for _ in range(15)]
    assert (made[0], made[-1]) == (201, 429)
    body = json.dumps({"token": "A" * 32}).encode()
    tries = [thief.once("POST", "/api/device/look", body)[0] for _ in range(60)]
    assert tries[-1] == 429


# By the clock.


def identity(letter: str = "a") -> Identity:
    return Identity(letter * 43, fresh=False)


def reason(known: RecentLinks, token: str, now: float) -> str:
    with pytest.raises(Refused) as caught:
        known.look(token, now)
    return caught.value.about["why"]


def test_a_link_is_good_for_ten_minutes() -> None:
    known = RecentLinks()
    token = known.make(identity(), 1000.0)
    assert known.look(token, 1000.0 + LINK_LIFETIME_S - 1).person == identity().person
    assert reason(known, token, 1000.0 + LINK_LIFETIME_S) == "expired"
    assert all(link.identity is None for link in known.known.values()), "no secret is kept"
    known.make(identity("b"), 1000.0 + LINK_LIFETIME_S + LINK_KNOWN_S + 1)
    assert reason(known, token, 1000.0 + LINK_LIFETIME_S + LINK_KNOWN_S + 1) == "unknown"


def test_links_of_different_people_do_not_hinder_each_other() -> None:
    known = RecentLinks()
    first, second = known.make(identity(), 0.0), known.make(identity("b"), 1.0)
    assert known.use(first, 2.0).secret == "a" * 43
    assert known.use(second, 2.0).secret == "b" * 43


def test_there_are_not_more_links_than_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "MAX_LINKS", 3)
    known = RecentLinks()
    tokens = [known.make(identity(letter), 0.0) for letter in "abcde"]
    assert len(known.known) == 3
    assert reason(known, tokens[0], 1.0) == "unknown"
    assert known.look(tokens[-1], 1.0).secret == "e" * 43
