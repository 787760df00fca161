"""Push messages and webhooks over the wire: from the server to a post box on loopback, which can read them."""

import json
import stat
import time
from collections.abc import Iterator
from random import Random

import pytest

from lamster.server.notifications.webpush import KEY_FILE
from tests.server.playing import begun, play_on
from tests.server.post_box import PostBox, Subscriber, post_box
from tests.server.reading import Json
from tests.server.refusing import check_error
from tests.server.running import Page, Person, Refusal, Server, running, wait_until

SLOW = 8.0
"""Seconds that a push service takes to answer: less than the server waits."""


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may send to loopback."""
    with running(tmp_path_factory.mktemp("push"), "--reach", "127.0.0.1") as found:
        yield found


@pytest.fixture
def box() -> Iterator[PostBox]:
    with post_box() as found:
        yield found


def subscribed(person: Person, box: PostBox, path: str = "/push/1") -> Subscriber:
    browser = Subscriber(box.address + path)
    assert person.put("/api/push", browser.wish) == {}
    return browser


def tried(person: Person, browser: Subscriber) -> Json:
    return person.json("POST", "/api/push/test", {"endpoint": browser.endpoint})


def error_of(person: Person, method: str, path: str, body: Json) -> str:
    with pytest.raises(Refusal) as caught:
        person.json(method, path, body)
    check_error(caught.value.body)
    return caught.value.error


def rows(server: Server, person: Person) -> list[str]:
    found = server.file("SELECT endpoint FROM subscriptions WHERE person = ?", person.id)
    return [endpoint for (endpoint,) in found]


def started_without(own: Server, names: list[str]) -> tuple[list[Page], int]:
    """A game that has begun, and the seat that is not asked: its page is closed."""
    pages = begun(own, names, round_limit=9)
    away = 0 if pages[0].caught().decision is None else 1
    pages[away].close()
    return pages, away


def play_until_away(pages: list[Page], away: int) -> None:
    """Who is here plays on until the other is asked."""
    here, rng = pages[1 - away], Random(2)
    while here.decision is not None:
        here.act(rng.choice(here.decision["options"])["code"])
        here.caught()


# Push.


def test_the_key_is_kept_in_the_data_folder(own: Server) -> None:
    ann = Person(own)
    key = ann.get("/api/push")["key"]
    assert len(key) == 87
    assert stat.S_IMODE((own.data / KEY_FILE).stat().st_mode) == 0o600
    own.restart()
    assert ann.get("/api/push")["key"] == key


def test_a_message_to_try_it_out(own: Server, box: PostBox) -> None:
    ann = Person(own, "Ann")
    browser = subscribed(ann, box)
    assert tried(ann, browser) == {"ok": True, "status": 201}
    (letter,) = box.letters
    assert browser.told(letter) == {
        "event": "test",
        "table": "",
        "game": "",
        "title": "",
        "seat": None,
        "name": "Ann",
        "language": "nl",
    }
    assert letter.headers["content-encoding"] == "aes128gcm"
    assert letter.headers["authorization"].startswith("vapid t=")
    assert b"Ann" not in letter.body, "the push service cannot read it"
    box.status = 500
    assert tried(ann, browser) == {"ok": False, "status": 500}


def test_somebody_without_a_page_is_called_for_the_turn(own: Server, box: PostBox) -> None:
    pages, away = started_without(own, ["Ann", "Bas"])
    person, table = pages[away].person, pages[0].table_id
    browser = subscribed(person, box)
    play_until_away(pages, away)
    box.delay = SLOW
    (letter,) = box.wait_for(1)
    begun_at = time.monotonic()
    assert browser.told(letter) == {
        "event": "turn",
        "table": table,
        "game": "on-the-lam",
        "title": "On the Lam!",
        "seat": away,
        "name": ["Ann", "Bas"][away],
        "language": "nl",
    }
    page = person.page(table).ready()
    assert play_on([page, pages[1 - away]], Random(4), 3) == 3, "nobody waits for a slow push service"
    assert time.monotonic() - begun_at < SLOW
    assert len(box.letters) == 1


def test_a_browser_that_is_gone_is_forgotten(own: Server, box: PostBox) -> None:
    for status in (404, 410):
        ann = Person(own, "Ann")
        browser = subscribed(ann, box)
        box.status = status
        assert tried(ann, browser) == {"ok": False, "status": status}
        assert rows(own, ann) == []
        assert error_of(ann, "POST", "/api/push/test", {"endpoint": browser.endpoint}) == "bad-address"


def test_subscriptions_outlive_the_server_and_end_when_their_person_wants(own: Server, box: PostBox) -> None:
    ann, bas = Person(own, "Ann"), Person(own, "Bas")
    browser = subscribed(ann, box)
    own.restart()
    assert tried(ann, browser)["ok"]
    bas.json("DELETE", "/api/push", {"endpoint": browser.endpoint})
    assert tried(ann, browser)["ok"], "nobody else can end it"
    ann.json("DELETE", "/api/push", {"endpoint": browser.endpoint})
    assert rows(own, ann) == []
    ann.json("DELETE", "/api/push", {"endpoint": browser.endpoint})


def test_a_browser_belongs_to_whoever_uses_it_last(own: Server, box: PostBox) -> None:
    ann, bas = Person(own, "Ann"), Person(own, "Bas")
    browser = subscribed(ann, box)
    bas.put("/api/push", browser.wish)
    assert (rows(own, ann), rows(own, bas)) == ([], [browser.endpoint])
    assert error_of(ann, "POST", "/api/push/test", {"endpoint": browser.endpoint}) == "bad-address"
    assert tried(bas, browser)["ok"]


def test_a_person_has_so_many_browsers_at_most(own: Server, box: PostBox) -> None:
    ann = Person(own, "Ann")
    for number in range(12):
        subscribed(ann, box, f"/push/{number:02}")
    assert rows(own, ann) == [f"{box.address}/push/{number:02}" for number in range(2, 12)]


@pytest.mark.parametrize(
    "endpoint", ["https://10.0.0.1/push", "http://push.example.net/1", "https://localhost/push", "javascript:1", ""]
)
def test_endpoints_inside_a_network_are_refused(own: Server, endpoint: str) -> None:
    assert error_of(Person(own, "Ann"), "PUT", "/api/push", Subscriber(endpoint).wish) == "bad-address"


def test_wishes_that_make_no_sense(own: Server) -> None:
    ann, good = Person(own, "Ann"), Subscriber("https://push.example.net/1").wish
    assert error_of(ann, "PUT", "/api/push", {}) == "bad-message"
    assert error_of(ann, "PUT", "/api/push", {**good, "keys": {"p256dh": "AAAA", "auth": "AAAA"}}) == "bad-address"
    assert error_of(ann, "PUT", "/api/push", {**good, "more": 1}) == "bad-message"
    assert rows(own, ann) == []


def test_trying_is_limited(own: Server, box: PostBox) -> None:
    ann = Person(own, "Ann")
    browser = subscribed(ann, box)
    body = json.dumps({"endpoint": browser.endpoint}).encode()
    answers = [ann.once("POST", "/api/push/test", body)[0] for _ in range(12)]
    assert answers[0] == 200
    assert answers[-1] == 429
    assert len(box.letters) == answers.count(200)


# Webhooks.


def hook_path(page: Page) -> str:
    return f"/api/tables/{page.table_id}/webhook"


def test_a_webhook_is_told_whose_turn_it_is(own: Server, box: PostBox) -> None:
    pages = begun(own, ["Ann", "Bas"], round_limit=9)
    ann = pages[0].person
    assert ann.get(hook_path(pages[0])) == {"url": ""}
    url = f"{box.address}/hook?key=secret"
    assert ann.put(hook_path(pages[0]), {"url": url}) == {"url": url}
    first = 0 if pages[0].caught().decision is not None else 1
    rng = Random(2)
    while (decision := pages[first].decision) is not None:
        pages[first].act(rng.choice(decision["options"])["code"])
        pages[first].caught()
    (letter,) = box.wait_for(1)
    assert letter.path == "/hook?key=secret"
    assert letter.json == {
        "table": pages[0].table_id,
        "game": "on-the-lam",
        "event": "turn",
        "seat": 1 - first,
        "name": ["Ann", "Bas"][1 - first],
        "url": f"{own.address}/table/{pages[0].table_id}",
    }
    own.restart()
    assert ann.get(hook_path(pages[0])) == {"url": url}, "it stands in the log"
    page = ann.page(pages[0].table_id).ready()
    page.ask("resign", seat=0)
    wait_until(lambda: box.letters[-1].json["event"] == "over")
    assert (box.letters[-1].json["seat"], box.letters[-1].json["name"]) == (None, "")
    made = page.ask("rematch")["table"]
    wait_until(lambda: box.letters[-1].json["event"] == "rematch")
    assert box.letters[-1].json["url"] == f"{own.address}/table/{made}"
    assert ann.get(f"/api/tables/{made}/webhook") == {"url": url}, "the new table tells it too"


def test_trying_a_webhook(own: Server, box: PostBox) -> None:
    page = begun(own, ["Ann", "Bas"])[0]
    ann = page.person
    assert error_of(ann, "POST", f"{hook_path(page)}/test", {}) == "bad-address"
    ann.put(hook_path(page), {"url": f"{box.address}/hook"})
    assert ann.json("POST", f"{hook_path(page)}/test", {}) == {"ok": True, "status": 201}
    assert box.letters[-1].json["event"] == "test"
    box.status = 302
    assert ann.json("POST", f"{hook_path(page)}/test", {}) == {"ok": False, "status": 302}
    assert all(letter.path == "/hook" for letter in box.letters), "nobody is sent elsewhere"
    box.server.socket.close()
    ann.put(hook_path(page), {"url": ""})
    assert ann.get(hook_path(page)) == {"url": ""}


def test_only_the_host_has_to_do_with_the_webhook(own: Server, box: PostBox) -> None:
    pages = begun(own, ["Ann", "Bas"])
    pages[0].person.put(hook_path(pages[0]), {"url": f"{box.address}/secret"})
    bas = pages[1].person
    for method, path, body in (
        ("GET", hook_path(pages[0]), None),
        ("PUT", hook_path(pages[0]), {"url": ""}),
        ("POST", f"{hook_path(pages[0])}/test", {}),
    ):
        with pytest.raises(Refusal) as caught:
            bas.json(method, path, body)
        assert caught.value.error == "not-host"
    assert pages[0].person.get(hook_path(pages[0])) == {"url": f"{box.address}/secret"}
    pages[1].drain()
    assert not any("/secret" in frame for page in pages for frame in page.frames)


def test_webhooks_inside_a_network_are_refused(own: Server) -> None:
    page = begun(own, ["Ann", "Bas"])[0]
    for url in ("http://169.254.169.254/", "https://192.168.0.1/", "http://example.org/", "file:///etc/passwd", "x"):
        assert error_of(page.person, "PUT", hook_path(page), {"url": url}) == "bad-address"
    assert page.person.get(hook_path(page)) == {"url": ""}


def test_without_a_word_of_the_operator_loopback_is_out_of_reach(server: Server, box: PostBox) -> None:
    page = begun(server, ["Ann", "Bas"])[0]
    assert error_of(page.person, "PUT", hook_path(page), {"url": box.address}) == "bad-address"
    assert error_of(page.person, "PUT", "/api/push", Subscriber(box.address).wish) == "bad-address"
