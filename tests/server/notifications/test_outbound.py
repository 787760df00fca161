"""Where the server sends what strangers ask it to send: nowhere inside a network, and not for ever."""

import asyncio
import ipaddress
import ssl
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from lamster.server.notifications.outbound import Target, Unreachable, is_public, post, target_of
from lamster.tables.model.refused import Refused
from tests.server.certificates import certificate
from tests.server.post_box import post_box

Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


# Addresses.


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hook",
        "ftp://example.org/",
        "http://example.org/hook",
        "https:///hook",
        "https://example.org:99999/",
        "https://ann:secret@example.org/",
        "https://@example.org/",
        "https://example.org/a b",
        "https://example.org/\r\nX-Header: 1",
        "https://exämple.org/",
        "https://[::1/",
        "https://example.org/" + 1000 * "a",
        "https://localhost/",
        "https://printer.local/",
        "https://db.internal/",
        "https://intranet/",
        "https://127.0.0.1/",
        "https://10.1.2.3/",
        "https://192.168.1.1:8443/",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://224.0.0.1/",
        "https://[::1]/",
        "https://[fe80::1]/",
        "https://[fd00::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[64:ff9b:1::7f00:1]/",
        "https://[::7f00:1]/",
        "https://[::ffff:0:7f00:1]/",
        "https://[fec0::1]/",
        "https://[2002:7f00:1::]/",
    ],
)
def test_addresses_that_are_not_sent_to(url: str) -> None:
    with pytest.raises(Refused) as caught:
        target_of(url, ())
    assert caught.value.error == "bad-address"


@pytest.mark.parametrize(
    ("url", "target"),
    [
        ("https://example.org", Target(True, "example.org", 443, "/", False)),
        ("https://Example.org:8443/a?b=c#d", Target(True, "example.org", 8443, "/a?b=c", False)),
        ("https://1.1.1.1/hook", Target(True, "1.1.1.1", 443, "/hook", False)),
        ("http://127.0.0.1:5000/x", Target(False, "127.0.0.1", 5000, "/x", True)),
        ("http://[::1]:5000/x", Target(False, "::1", 5000, "/x", True)),
    ],
)
def test_addresses_that_are_sent_to(url: str, target: Target) -> None:
    assert target_of(url, {"127.0.0.1", "::1"}) == target


def test_the_origin_leaves_out_the_usual_port() -> None:
    assert target_of("https://push.example.net:443/x", ()).origin == "https://push.example.net"
    assert target_of("https://push.example.net:444/x", ()).origin == "https://push.example.net:444"
    assert target_of("http://[::1]:80/", {"::1"}).origin == "http://[::1]"


def test_public_addresses() -> None:
    assert is_public(ipaddress.ip_address("9.9.9.9"))
    assert is_public(ipaddress.ip_address("2606:4700::1111"))
    assert not is_public(ipaddress.ip_address("::ffff:10.0.0.1"))


@pytest.mark.parametrize("found", [["127.0.0.1"], ["9.9.9.9", "10.0.0.7"], ["::1"]])
def test_a_public_name_that_leads_inside_is_not_followed(found: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        lead_to(found, monkeypatch)
        with pytest.raises(Unreachable, match="private"):
            await post(target_of("https://rebinding.example.org/", ()), b"{}", {})

    asyncio.run(scenario())


def lead_to(found: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every name leads to these addresses."""

    async def looked_up(*_: object, **__: object) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        return [(0, 0, 0, "", (address, 443)) for address in found]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", looked_up, raising=False)


def test_what_was_checked_is_what_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name is looked up once: the second time it could lead elsewhere."""
    tried: list[str] = []

    async def connect(host: str, *_: object, **__: object) -> None:
        tried.append(host)
        raise ConnectionRefusedError

    async def scenario() -> None:
        lead_to(["9.9.9.9", "2606:4700::1111"], monkeypatch)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        with pytest.raises(Unreachable, match="cannot be reached"):
            await post(target_of("https://rebinding.example.org/", ()), b"{}", {})

    asyncio.run(scenario())
    assert tried == ["9.9.9.9", "2606:4700::1111"]


# Requests.


def test_a_request_and_its_answer() -> None:
    with post_box() as box:
        box.status = 204
        target = target_of(f"{box.address}/a?b=c", {"127.0.0.1"})
        assert asyncio.run(post(target, b'{"x": 1}', {"Content-Type": "application/json"})) == 204
        (letter,) = box.letters
        assert (letter.path, letter.json) == ("/a?b=c", {"x": 1})
        assert letter.headers["host"] == box.address.removeprefix("http://")


def test_redirects_are_not_followed() -> None:
    with post_box() as box:
        box.status = 302
        assert asyncio.run(post(target_of(box.address, {"127.0.0.1"}), b"", {})) == 302
        assert [letter.path for letter in box.letters] == ["/"]


async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A byte now and then: no single read takes long, and all together never end."""
    while True:
        writer.write(b"H")
        await writer.drain()
        await asyncio.sleep(0.02)


async def babble(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"SSH-2.0 hello there\r\n")
    await writer.drain()


async def flood(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 " + 200_000 * b"2")
    await writer.drain()


async def hang_up(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.close()


async def early(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 201 Created\r\n\r\n")
    await writer.drain()


async def posted_to(talk: Talk) -> int:
    async def guarded(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await talk(reader, writer)
        except (ConnectionError, asyncio.CancelledError):
            return
        finally:
            writer.close()

    server = await asyncio.start_server(guarded, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        return await post(Target(False, "127.0.0.1", port, "/", True), b"", {}, limit_s=0.5)
    finally:
        server.close()


@pytest.mark.parametrize("talk", [drip, babble, flood, hang_up])
def test_whoever_does_not_answer_is_not_waited_for(talk: Talk) -> None:
    begun = time.monotonic()
    with pytest.raises(Unreachable):
        asyncio.run(posted_to(talk))
    assert time.monotonic() - begun < 5


def test_an_answer_that_is_on_its_way_is_waited_for() -> None:
    assert asyncio.run(posted_to(early)) == 201


def test_nobody_there() -> None:
    with post_box() as box:
        target = target_of(box.address, {"127.0.0.1"})
    with pytest.raises(Unreachable, match="cannot be reached"):
        asyncio.run(post(target, b"", {}))


# TLS.


@pytest.mark.parametrize(
    ("name", "known", "reached"),
    [("localhost", True, True), ("localhost", False, False), ("elsewhere.example", True, False)],
)
def test_who_answers_must_be_who_was_asked(tmp_path: Path, name: str, known: bool, reached: bool) -> None:
    """A certificate that nobody vouches for is not good enough, nor is somebody else's."""
    path = certificate(tmp_path, name)
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(path)
    trusting = ssl.create_default_context(cafile=str(path)) if known else None

    async def scenario() -> int:
        server = await asyncio.start_server(early, "127.0.0.1", 0, ssl=serving)
        port = server.sockets[0].getsockname()[1]
        try:
            return await post(Target(True, "localhost", port, "/", True), b"", {}, trusting)
        finally:
            server.close()

    if reached:
        assert asyncio.run(scenario()) == 201
    else:
        with pytest.raises(Unreachable):
            asyncio.run(scenario())
