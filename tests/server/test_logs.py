"""The log of a server: whom and what each line is about, in either form, and never a secret."""

import io
import json
import logging
import re
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from lamster.server.access_log import query_of
from lamster.server.logs import JsonFormatter, TextFormatter, configure_logs, log_fields, redact
from lamster.tables.log_context import REQUEST, TABLE
from tests.server.playing import begun, play_on, seated
from tests.server.refusing import turned_away
from tests.server.running import Page, Person, Refusal, Server

COOKIE = secrets.token_urlsafe(32)
SEED = secrets.token_hex(32)
SECRETS = (
    f"Cookie: lamster={COOKIE}",
    f"{{'cookie': '{COOKIE}'}}",
    f"a person with {COOKIE}",
    f"seed {SEED} was drawn",
    f"/api/tables/abc/socket?key={secrets.token_urlsafe(16)}",
    f"/api/qr?path=%2Ftable%2Fabc%3Fkey%3D{secrets.token_urlsafe(16)}",
    f'{{"type": "x", "token": "{secrets.token_urlsafe(24)}"}}',
    f'{{"endpoint":"https://push.example.org/{secrets.token_urlsafe(100)}","keys":{{}}}}',
    f'"auth": "{secrets.token_urlsafe(16)}"',
    "postgresql://lamster:hunter2hunter2@db.example.org/lamster",
    "redis://:p@ss/word@cache.example.org:6379",
)
HARMLESS = (
    "table abcdefghjkmnp: the disk is full",
    'File "lamster/tables/a_module_with_a_very_long_name_that_goes_on_and_on_in_small_letters.py", line 3',
    "person 0123456789abcdef0123 left",
    "bot search:60 of escape-from-new-york failed: no answer from the worker (TimeoutError: )",
    "request 0af7651916cd43dd8448eb211c80319c",
    "postgresql://lamster@localhost/lamster",
    "ConnectionRefusedError: [Errno 111] Connect call failed ('127.0.0.1', 5432)",
)


@pytest.mark.parametrize("text", SECRETS, ids=range(len(SECRETS)))  # Drawn anew in every process that runs tests.
def test_what_looks_like_a_secret_is_hidden_wherever_it_comes_from(text: str) -> None:
    hidden = redact(text)
    assert "***" in hidden
    for found in re.findall(r"[\w-]{20,}|hunter2\w*|ss/word", text):
        assert found not in hidden


@pytest.mark.parametrize("text", HARMLESS)
def test_what_is_no_secret_is_left_as_it_is(text: str) -> None:
    assert redact(text) == text


def test_of_a_query_only_what_cannot_be_a_key_is_written() -> None:
    query = b"start=3&count=20&eyes=1&key=abc&path=/table/x&other=1"
    assert query_of({"query_string": query}) == "?start=3&count=20&eyes=1&key=***&path=***&other=***"
    assert query_of({}) == ""


# Lines.


def record(message: str, *values: object, **more: object) -> logging.LogRecord:
    made = logging.LogRecord("lamster", logging.WARNING, "x.py", 1, message, values, None)
    made.__dict__.update(more)
    return made


def test_a_line_says_which_request_and_table_it_is_about() -> None:
    REQUEST.set("0123456789abcdef")
    TABLE.set("abcdefghjkmnp")
    found = json.loads(JsonFormatter().format(record("it %s", "broke", **log_fields(status=503))))
    assert found.pop("at").endswith("Z")
    assert found == {
        "level": "warning",
        "logger": "lamster",
        "request": "0123456789abcdef",
        "table": "abcdefghjkmnp",
        "status": 503,
        "message": "it broke",
    }
    text = TextFormatter().format(record("it %s", "broke"))
    assert text.endswith(" warning lamster [0123456789abcdef abcdefghjkmnp] it broke")
    REQUEST.set("")
    TABLE.set("")


def test_nobody_can_write_a_line_of_their_own_into_the_log() -> None:
    wrong = "harmless\n2026-01-01T00:00:00.000Z error lamster all is lost"
    assert "\n" not in TextFormatter().format(record("%s", wrong))
    assert "\n" not in JsonFormatter().format(record("%s", wrong))


@pytest.mark.parametrize("sign", "\x1b\x07\x7f\x85\x9b\u2028\u202e")
def test_what_a_terminal_obeys_or_takes_for_a_line_break_is_spelled_out(sign: str) -> None:
    for form in (TextFormatter(), JsonFormatter()):
        told = form.format(record("GET /%s[2J Zoë 🦊", sign))
        assert told.isprintable()
        assert "Zoë 🦊" in told
    assert json.loads(JsonFormatter().format(record("%s", sign)))["message"] == sign


def test_nor_can_they_by_the_words_of_an_exception() -> None:
    try:
        raise ValueError("harmless\n2026-01-01T00:00:00.000Z error lamster all is lost")
    except ValueError as problem:
        broken = record("broke")
        broken.exc_info = (type(problem), problem, problem.__traceback__)
    first, *rest = TextFormatter().format(broken).splitlines()
    assert first.endswith("broke")
    assert rest
    assert all(line.startswith("  ") for line in rest)
    assert len(JsonFormatter().format(broken).splitlines()) == 1


def test_no_text_takes_long_to_look_through() -> None:
    """Addresses of pages are looked through, and anybody may make one up."""
    begun = time.process_time()
    for part in ("://:", "://", ":@", "key=", '"key":"', "aA-", "a1"):
        redact(part * (200_000 // len(part)))
    assert time.process_time() - begun < 3.0


def test_the_words_of_an_exception_are_looked_through_too() -> None:
    try:
        raise ValueError(f"unexpected cookie {COOKIE}")
    except ValueError as problem:
        broken = record("broke")
        broken.exc_info = (type(problem), problem, problem.__traceback__)
    for form in (JsonFormatter(), TextFormatter()):
        told = form.format(broken)
        assert "ValueError: unexpected cookie ***" in told
        assert COOKIE not in told


@pytest.fixture
def loggers() -> Iterator[None]:
    """The log of the tests is as it was afterwards."""
    root, ours = logging.getLogger(), logging.getLogger("lamster")
    handlers, levels = list(root.handlers), (root.level, ours.level)
    yield
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    ours.setLevel(levels[1])
    logging.captureWarnings(False)


@pytest.mark.usefixtures("loggers")
def test_at_level_debug_only_our_own_lines_are_that_talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """The libraries' hold every frame and header."""
    out = io.StringIO()
    monkeypatch.setattr("sys.stderr", out)
    configure_logs("json", "debug")
    logging.getLogger("lamster").debug("ours")
    logging.getLogger("uvicorn.error").debug("theirs")
    logging.getLogger("uvicorn.error").info("theirs, of interest")
    assert [json.loads(line)["message"] for line in out.getvalue().splitlines()] == ["ours", "theirs, of interest"]


# A whole evening.


def everything(server: Server) -> list[str]:
    """All kinds of requests, lines and faults; the secrets of all of them."""
    pages = begun(server, ["Ann", "Bob"], first_player="seat1")
    ann, bob = pages[0].person, pages[1].person
    pages[0].ask("say", channel="table", text="hello")
    key = str(pages[0].ask("share-seat", seat=0)["key"])
    pupil = Person(server, "Pia").pupil(pages[0].table_id, key).ready()
    play_on(pages, Random(1), 4)
    wrong_key = secrets.token_urlsafe(16)
    assert turned_away(Person(server, "Eve").pupil(pages[0].table_id, wrong_key)) == "no-link"
    found = [key, wrong_key, *devices(ann, bob), *calls(server, ann, pages[0])]
    faults(pages[0], pupil)
    ann.raw("GET", f"/api/qr?path=/table/{pages[0].table_id}?key={key}")
    play_on(pages, Random(2))
    return [*found, *cookies(ann, bob), *seeds(server, pages)]


def cookies(*people: Person) -> list[str]:
    return [part.partition("=")[2] for person in people for part in person.cookie.split("; ")]


def devices(ann: Person, bob: Person) -> list[str]:
    token = str(ann.json("POST", "/api/device")["token"])
    wrong = secrets.token_urlsafe(24)
    assert bob.json("POST", "/api/device/look", {"token": token})["name"] == "Ann"
    with pytest.raises(Refusal):
        bob.json("POST", "/api/device/look", {"token": wrong})
    other = Person(ann.server, "Tab")
    other.json("POST", "/api/device/become", {"token": token})
    with pytest.raises(Refusal):
        other.json("POST", "/api/device/become", {"token": token})
    return [token, wrong, *cookies(other)]


def calls(server: Server, ann: Person, page: Page) -> list[str]:
    """A push service and a webhook that do not answer, with secrets in their addresses."""
    secret = secrets.token_urlsafe(32)
    keys = {"p256dh": P256DH, "auth": secrets.token_urlsafe(16)}
    endpoint = f"https://127.0.0.1:9/push/{secret}"
    ann.put("/api/push", {"endpoint": endpoint, "keys": keys, "language": "en"})
    ann.json("POST", "/api/push/test", {"endpoint": endpoint})
    hook = f"https://127.0.0.1:9/hook/{secret[::-1]}"
    ann.put(f"/api/tables/{page.table_id}/webhook", {"url": hook})
    ann.json("POST", f"/api/tables/{page.table_id}/webhook/test")
    return [secret, secret[::-1], keys["p256dh"], keys["auth"], endpoint, hook]


P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
"""A point of the curve, from the example of RFC 8291."""


def faults(page: Page, pupil: Page) -> None:
    page.connection.send("{" * 5000)
    page.connection.send('{"type": "act", "secret": "x"')
    page.connection.send(b"\xff\xfe")
    for path in ("/api/nothing", "/api/tables/zzz/record", "/%00", "/api/device/look"):
        page.person.once("GET", path)
    page.person.once("POST", "/api/tables", b"no json", {"Origin": "https://elsewhere.example"})
    page.person.once("POST", "/api/tables", b"x" * 100_000)
    page.person.once("GET", "/api/me", headers={"Cookie": 'lamster="broken; ='})
    pupil.connection.socket.close()
    page.drain()


def seeds(server: Server, pages: list[Page]) -> list[str]:
    """The shares of the seed that everybody added."""
    entries = [json.loads(row[0]) for row in server.file("SELECT entry FROM log")]
    shares = [entry["secret"] for entry in entries if entry["type"] == "created"]
    shares += [share for entry in entries if entry["type"] == "started" for share in entry.get("secrets", {}).values()]
    return [*shares, *[page.secret.hex() for page in pages]]


@pytest.mark.parametrize("form", ["json", pytest.param("text", marks=pytest.mark.long)])
def test_no_secret_of_a_whole_evening_is_in_the_log(tmp_path: Path, form: str) -> None:
    options = ("--log", form, "--log-level", "debug", "--access-log", "--reach", "127.0.0.1")
    with (tmp_path / "log").open("wb") as errors:
        server = Server(tmp_path / "data", *options, errors=errors)
        try:
            found = everything(server)
            broken(server)
        finally:
            server.stop()
    text = (tmp_path / "log").read_text(encoding="utf-8")
    assert len(found) > 15
    for secret in found:
        assert len(secret) > 10
        assert secret not in text
    for told in ("/api/tables", "/api/device/look", "/push/test", "key=***", "no such table: log"):
        assert told in text
    if form == "json":
        check_lines([json.loads(line) for line in text.splitlines()])


def broken(server: Server) -> None:
    """The disk of the server is gone from under it."""
    pages = seated(server, ["Cas", "Dee"])
    server.change("ALTER TABLE log RENAME TO gone")
    pages[0].send("say", channel="table", text="lost?")
    assert turned_away(pages[0]) in ("storage", "closing")
    server.change("ALTER TABLE gone RENAME TO log")


def check_lines(lines: list[dict[str, object]]) -> None:
    """Every line about a request has an id, and about a table that too."""
    access = [line for line in lines if line["logger"] == "lamster.access"]
    assert len(access) > 30
    for line in access:
        assert re.fullmatch(r"[0-9a-f]{16}", str(line["request"]))
        assert ("/api/tables/" in str(line["path"])) <= ("table" in line)
    assert {line["status"] for line in access} >= {200, 201, 101, 404, 413}
    assert len({line["request"] for line in access}) == len(access)
