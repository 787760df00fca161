"""What stands before the tables: origins, hosts, cookies, sizes, rates, headers, and requests that make no sense."""

import asyncio
import hashlib
import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lamster.server import limits
from lamster.server.app import make_app
from lamster.tables.model.permissions import clean
from lamster.tables.model.refused import Refused
from tests.server import in_process
from tests.server.playing import begun, seated
from tests.server.reading import Json
from tests.server.refusing import check_error, known, turned_away, unchanged
from tests.server.running import Page, Person, Server, running

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    "Sec-WebSocket-Version": "13",
}
"""How a browser asks for a websocket."""


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of this module's own, so that its limits are not those of other tests."""
    with running(tmp_path_factory.mktemp("safety")) as found:
        yield found


@pytest.fixture(scope="module")
def ann(own: Server) -> Person:
    return Person(own, "Ann")


def error_of(person: Person, method: str, path: str, body: object = None, **headers: str) -> tuple[int, str]:
    """The status and the code of a request that is refused; its body and headers are as they must be."""
    data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    status, found, text = person.raw(method, path, data, {name.replace("_", "-"): v for name, v in headers.items()})
    failure: Json = json.loads(text)
    assert set(failure) == {"error", "message", "rule", "about"}
    check_error(failure)
    check_headers(found)
    assert found["content-type"] == "application/json"
    return status, failure["error"]


def check_headers(found: Mapping[str, str]) -> None:
    assert {name: found.get(name) for name in HEADERS} == HEADERS


# Requests that make no sense.


def wanted(**rest: object) -> Json:
    return {"game": "on-the-lam", "seats": ["me", "easy"], "options": {}, **rest}


REQUESTS: list[tuple[str, str, object, int, str]] = [
    ("GET", "/api/nothing", None, 404, "unknown-page"),
    ("GET", "/api/tables", None, 405, "unknown-page"),
    ("GET", "/api/", None, 404, "unknown-page"),
    ("GET", "/api/tables/x/y/z", None, 404, "unknown-page"),
    ("PATCH", "/api/me", None, 405, "unknown-page"),
    ("POST", "/api/games", {}, 405, "unknown-page"),
    ("GET", "/api/tables/nowhere/record", None, 404, "unknown-table"),
    ("GET", "/api/tables/nowhere/replay", None, 404, "unknown-table"),
    ("GET", "/api/tables/%00%ff/record", None, 404, "unknown-table"),
    ("GET", f"/api/tables/{'x' * 3000}/record", None, 404, "unknown-table"),
    ("GET", "/api/qr?path=//evil.example/", None, 404, "unknown-page"),
    ("GET", "/api/qr?path=evil", None, 404, "unknown-page"),
    ("GET", f"/api/qr?path=/{'x' * 300}", None, 404, "unknown-page"),
    ("PUT", "/api/me", b"", 400, "bad-message"),
    ("PUT", "/api/me", b"{", 400, "bad-message"),
    ("PUT", "/api/me", b"[]", 400, "bad-message"),
    ("PUT", "/api/me", b'{"name": "\xff"}', 400, "bad-message"),
    ("PUT", "/api/me", b'{"a": ' + b"[" * 9000, 400, "bad-message"),
    ("PUT", "/api/me", {}, 400, "bad-message"),
    ("PUT", "/api/me", {"name": 5}, 400, "bad-message"),
    ("PUT", "/api/me", {"name": "Ann", "person": "x"}, 400, "bad-message"),
    ("PUT", "/api/me", {"name": ""}, 400, "bad-name"),
    ("PUT", "/api/me", {"name": "   "}, 400, "bad-name"),
    ("PUT", "/api/me", {"name": "\u0000\u0007\u202e"}, 400, "bad-name"),
    ("PUT", "/api/me", {"name": "\u200d \u200d"}, 400, "bad-name"),
    ("PUT", "/api/me", {"name": "x" * 25}, 400, "bad-name"),
    ("PUT", "/api/me", {"name": "x" * 17_000}, 413, "too-large"),
    ("POST", "/api/tables", {}, 400, "bad-message"),
    ("POST", "/api/tables", wanted(colour="blue"), 400, "bad-message"),
    ("POST", "/api/tables", wanted(listed="yes"), 400, "bad-message"),
    ("POST", "/api/tables", wanted(seats="me"), 400, "bad-message"),
    ("POST", "/api/tables", wanted(seats=[1, 2]), 400, "bad-message"),
    ("POST", "/api/tables", wanted(options={"round_limit": 1.5}), 400, "bad-message"),
    ("POST", "/api/tables", wanted(game="chess"), 404, "unknown-game"),
    ("POST", "/api/tables", wanted(game=""), 404, "unknown-game"),
    ("POST", "/api/tables", wanted(seats=[]), 400, "bad-options"),
    ("POST", "/api/tables", wanted(seats=["me"]), 400, "bad-options"),
    ("POST", "/api/tables", wanted(seats=["me"] * 5), 400, "bad-options"),
    ("POST", "/api/tables", wanted(seats=["me"] * 1000), 400, "bad-options"),
    ("POST", "/api/tables", wanted(seats=["me", "genius"]), 400, "unknown-bot"),
    ("POST", "/api/tables", wanted(seats=["me", "search:60"]), 400, "unknown-bot"),
    ("POST", "/api/tables", wanted(seats=["me", ""]), 400, "unknown-bot"),
    ("POST", "/api/tables", wanted(options={"colour": "blue"}), 400, "bad-options"),
    ("POST", "/api/tables", wanted(options={"skill_die": "d20"}), 400, "bad-options"),
    ("POST", "/api/tables", wanted(options={"round_limit": 1001}), 400, "bad-options"),
    ("POST", "/api/tables", wanted(options={"round_limit": "9" * 9000}), 400, "bad-options"),
    ("POST", "/api/tables", wanted(options={"x": "y" * 17_000}), 413, "too-large"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "error"), REQUESTS)
def test_requests_that_make_no_sense(
    own: Server, method: str, path: str, body: object, status: int, error: str
) -> None:
    person = Person(own, "Ann")
    before = own.file("SELECT count(*) FROM log")
    assert error_of(person, method, path, body) == (status, error)
    assert own.file("SELECT count(*) FROM log") == before
    assert person.get("/api/me")["name"] == "Ann"


def test_a_table_needs_a_name_first(own: Server) -> None:
    assert error_of(Person(own), "POST", "/api/tables", wanted()) == (400, "bad-name")


def test_names_are_cleaned(own: Server) -> None:
    person = Person(own)
    for given, kept in (("  Ann \n Marie ", "Ann Marie"), ("A\u202eb\u0007", "Ab"), ("Zoë 🦊", "Zoë 🦊")):
        assert person.put("/api/me", {"name": given})["name"] == kept
        assert person.get("/api/me") == {"person": person.id, "name": kept}


@pytest.mark.parametrize("sign", "\u034f\u115f\u1160\u17b4\u180b\u2800\u3164\ufe00\uffa0\U000e0100")
def test_letters_and_marks_that_show_nothing_are_no_name(sign: str) -> None:
    with pytest.raises(Refused):
        clean(f"{sign} {sign}", 24, "bad-name")
    assert clean(f"{sign}An{sign}n", 24, "bad-name") == "Ann"


def test_what_joins_pictures_is_kept_and_is_no_name_by_itself() -> None:
    for picture in ("👨\u200d👩\u200d👧", "❤\ufe0f"):
        assert clean(picture, 24, "bad-name") == picture
    with pytest.raises(Refused):
        clean("\ufe0f\u200d", 24, "bad-name")


@pytest.mark.parametrize(
    ("query", "status", "error"),
    [
        ("eyes=1", 403, "not-your-seat"),
        ("eyes=7", 403, "not-your-seat"),
        ("eyes=-1", 403, "not-your-seat"),
        ("eyes=", 403, "not-your-seat"),
        ("eyes=all", 403, "not-your-seat"),
        (f"eyes={'0' * 5000}", 403, "not-your-seat"),
        ("eyes=%D9%A0", 403, "not-your-seat"),
        ("start=-1", 404, "unknown-place"),
        ("start=x", 404, "unknown-place"),
        ("start=", 404, "unknown-place"),
        (f"start={'9' * 5000}", 404, "unknown-place"),
        ("count=-1", 404, "unknown-place"),
        ("count=1.5", 404, "unknown-place"),
    ],
)
def test_replays_that_make_no_sense(game: Page, query: str, status: int, error: str) -> None:
    game.reopen()
    with unchanged(game):
        path = f"/api/tables/{game.table_id}/replay"
        assert error_of(game.person, "GET", f"{path}?{query}") == (status, error)
        for good in ("eyes=0&start=0&count=5", "start=999999999&count=0", "count=999999999", ""):
            assert len(game.person.get(f"{path}?{good}")["frames"]) <= 100


@pytest.fixture(scope="module")
def game(own: Server) -> Page:
    return begun(own, ["Ann", "Bob"], first_player="seat1")[0]


def test_there_is_no_record_before_the_game(own: Server) -> None:
    page = seated(own, ["Ann", "Bob"])[0]
    for path in ("record", "replay"):
        assert error_of(page.person, "GET", f"/api/tables/{page.table_id}/{path}") == (409, "not-started")


# Where requests come from.


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1:1", "", "file://"])
def test_pages_of_other_sites_cannot_act(own: Server, ann: Person, origin: str) -> None:
    assert error_of(ann, "POST", "/api/tables", wanted(), Origin=origin) == (403, "bad-origin")
    assert error_of(ann, "PUT", "/api/me", {"name": "Eve"}, Origin=origin) == (403, "bad-origin")
    assert ann.get("/api/me")["name"] == "Ann"
    table = ann.create("me", "easy")
    with pytest.raises(InvalidStatus) as caught:
        ann.page(table, Origin=origin)
    assert caught.value.response.status_code == 403


def test_pages_of_this_site_can(own: Server, ann: Person) -> None:
    origin = {"Origin": f"http://127.0.0.1:{own.port}"}
    status, _, _ = ann.raw("PUT", "/api/me", b'{"name": "Ann"}', origin)
    assert status == 200
    page = ann.page(ann.create("me", "easy"), **origin).ready()
    assert page.ask("ping")["type"] == "pong"
    assert page.connection.response is not None
    check_headers({name.lower(): value for name, value in page.connection.response.headers.raw_items()})


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "", "[", "127.0.0.1.evil.example", "localhost.evil"]
)
def test_other_names_for_this_machine_are_refused(own: Server, ann: Person, host: str) -> None:
    """A site could point its name here, and its pages would be of the same origin."""
    assert error_of(ann, "GET", "/api/me", Host=host) == (403, "bad-origin")
    assert ann.raw("GET", "/", headers={"Host": host})[0] == 403
    assert ann.raw("GET", "/api/tables/nowhere/socket", headers={**UPGRADE, "Host": host})[0] == 403


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:80", "127.0.0.1", "[::1]:8160", "192.168.1.20:8160"])
def test_names_of_this_machine_are_taken(own: Server, ann: Person, host: str) -> None:
    assert ann.raw("GET", "/api/me", headers={"Host": host})[0] == 200


def test_an_unknown_table_says_goodbye(own: Server, ann: Person) -> None:
    page = ann.page("nowhere")
    assert turned_away(page) == "unknown-table"
    assert len(page.frames) == 1


# Cookies.


@pytest.mark.parametrize(
    "cookie",
    [
        "",
        "lamster=",
        "lamster=short",
        f"lamster={'x' * 42}",
        f"lamster={'x' * 44}",
        f"lamster={'!' * 43}",
        f'lamster="{"é" * 43}"',
        "=;;==;, ;lamster",
        f"other={'x' * 43}",
        "lamster=" + "x" * 5000,
    ],
)
def test_a_bad_cookie_gets_a_fresh_identity(own: Server, ann: Person, cookie: str) -> None:
    stranger = Person(own)
    stranger.cookie = ""
    status, headers, body = stranger.raw("GET", "/api/me", headers={"Cookie": cookie})
    assert status == 200
    check_cookie(headers["set-cookie"])
    fresh: str = json.loads(body)["person"]
    assert fresh not in (ann.id, stranger.id)
    assert json.loads(stranger.raw("GET", "/api/me")[2])["person"] == fresh, "the new cookie is known again"


def check_cookie(text: str, secure: bool = False) -> None:
    secret, *flags = text.split("; ")
    assert len(secret) == len("lamster=") + 43
    assert flags == ["Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax", *(["Secure"] if secure else [])]


def test_a_good_cookie_is_not_set_again_and_not_told(own: Server, ann: Person) -> None:
    status, headers, body = ann.raw("GET", "/api/me")
    assert (status, "set-cookie" in headers) == (200, False)
    secret = ann.cookie.partition("=")[2]
    assert secret not in body.decode()
    assert json.loads(body)["person"] == hashlib.sha256(f"lamster person\0{secret}".encode()).hexdigest()[:20]


def test_behind_tls_cookies_are_for_tls_only(tmp_path: Path) -> None:
    with running(tmp_path, "--behind-proxy", "--origin", "https://games.example.org") as server:
        person = Person(server)
        person.cookie = ""
        headers = {"Host": "games.example.org", "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
        status, found, _ = person.raw("GET", "/api/me", headers=headers)
        assert status == 200
        check_cookie(found["set-cookie"], secure=True)
        good, bad = "https://games.example.org", "https://games.example.com"
        assert person.raw("PUT", "/api/me", b'{"name": "Ann"}', {**headers, "Origin": good})[0] == 200
        assert person.raw("PUT", "/api/me", b'{"name": "Ann"}', {**headers, "Origin": bad})[0] == 403


# Headers.


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/on-the-lam",
        "/table/nowhere",
        "/replay/nowhere",
        "/rules",
        "/settings",
        "/nothing",
        "/assets/nothing.js",
        "/api/me",
        "/api/games",
        "/api/lobby",
        "/api/health",
        "/api/qr?path=/",
        "/api/nothing",
    ],
)
def test_every_answer_has_the_headers(own: Server, ann: Person, path: str) -> None:
    _, headers, _ = ann.raw("GET", path, headers={"Origin": "https://evil.example"})
    check_headers(headers)
    assert not [name for name in headers if name.startswith("access-control-")], "other sites cannot read it"
    assert "server" not in headers
    if path.startswith("/api/") and "qr" not in path:
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/", "/sw.js", "/api/qr?path=/"])
def test_no_cache_keeps_an_answer_that_makes_somebody_a_person(own: Server, path: str) -> None:
    stranger = Person(own)
    stranger.cookie = ""
    _, headers, _ = stranger.raw("GET", path)
    assert (headers["cache-control"], "set-cookie" in headers) == ("no-store", True)


def test_files_of_the_client_set_no_cookie(own: Server) -> None:
    person = Person(own)
    for path, sets in (("/assets/nothing.js", False), ("/", True), ("/api/me", True)):
        person.cookie = ""
        assert ("set-cookie" in person.raw("GET", path)[1]) is sets


# Too much.


def test_too_many_messages_are_refused_and_then_taken_again(own: Server) -> None:
    page = seated(own, ["Ann", "Bob"])[0]
    with unchanged(page):
        numbers = [page.send("ping") for _ in range(150)]
        answers = [page.receive() for _ in numbers]
        assert [answer["id"] for answer in answers] == numbers, "everyone is answered, in order"
        refused = [answer for answer in answers if answer["type"] == "error"]
        assert {answer["error"] for answer in refused} == {"too-fast"}
        assert 30 <= 150 - len(refused) < 150
        assert page.ask("ping")["type"] == "pong"


def test_a_flood_is_cut_off(own: Server) -> None:
    """With a reason: there are not so many that they count as frames alone (security/test_strangers.py)."""
    pages = seated(own, ["Ann", "Bob"])
    before = known(pages[1])[0]
    with suppress(ConnectionClosed):
        for _ in range(500):
            pages[0].send("ping")
    assert turned_away(pages[0]) == "too-fast"
    pages[0].reopen()
    assert pages[0].ask("ping")["type"] == "pong"
    assert known(pages[1])[0] == before


def test_too_many_new_tables(own: Server) -> None:
    person = Person(own, "Ann")
    answers = [person.once("POST", "/api/tables", json.dumps(wanted()).encode()) for _ in range(60)]
    assert {status for status, _, _ in answers} == {201, 429}
    assert {json.loads(body)["error"] for status, _, body in answers if status == 429} == {"too-fast"}


def test_too_many_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one address: 1,000 at once, and 100 a second. Others do not notice."""
    clock = [0.0]
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: clock[0]))

    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            app = make_app(hub)
            assert [(await in_process.get(app, "/api/me"))[0] for _ in range(1002)] == [200] * 1000 + [429] * 2
            _, headers, body = await in_process.get(app, "/")
            check_headers(headers)
            assert json.loads(body)["error"] == "too-fast"
            assert (await in_process.get(app, "/api/me", client="192.0.2.9"))[0] == 200
            clock[0] += 1.0
            assert [(await in_process.get(app, "/api/me"))[0] for _ in range(101)] == [200] * 100 + [429]

    asyncio.run(scenario())
