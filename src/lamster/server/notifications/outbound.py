"""Outgoing requests to addresses that clients gave: they cannot reach private networks."""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from lamster.tables.model.refused import Refused

MAX_URL_LENGTH = 1000
REQUEST_LIMIT_S = 10.0
"""For a whole request: name lookup, connecting, sending and the status line of the answer."""
UNICAST = ipaddress.ip_network("2000::/3")
"""The public IPv6 addresses. Some addresses outside this range are mapped to others, which may be private."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Unreachable(Exception):
    """There was no answer. The text says why, and nothing about private networks."""


class Target(NamedTuple):
    """The parsed address of a request."""

    secure: bool
    host: str
    port: int
    path: str
    trusted: bool
    """The operator allowed this host (--reach), so it may be private and without TLS."""

    @property
    def origin(self) -> str:
        """The origin in its standard form, without a default port."""
        usual = 443 if self.secure else 80
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'https' if self.secure else 'http'}://{host}{'' if self.port == usual else f':{self.port}'}"


def refuse(why: str) -> Refused:
    return Refused("bad-address", why)


def target_of(url: str, trusted: Collection[str]) -> Target:
    """Parse an address; one that may not be used is refused."""
    if len(url) > MAX_URL_LENGTH or not url.isascii() or not url.isprintable() or " " in url:
        raise refuse(f"an address has at most {MAX_URL_LENGTH} plain characters and no spaces")
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        raise refuse("this is not an address such as https://example.org/hook") from None
    known = host in trusted
    if parts.scheme not in ("http", "https") or not host or parts.username is not None or parts.password is not None:
        raise refuse("this is not an address such as https://example.org/hook")
    secure = parts.scheme == "https"
    if not secure and not known:
        raise refuse("only https addresses are sent to")
    if not known and is_private_name(host):
        raise refuse("this address is inside a private network: who runs the server may allow it with --reach")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, host, port or (443 if secure else 80), path, known)


def is_private_name(host: str) -> bool:
    """Whether a host is private by its name alone; most names must be looked up."""
    try:
        return not is_public(ipaddress.ip_address(host))
    except ValueError:
        return "." not in host or host.endswith((".localhost", ".local", ".internal"))


def is_public(address: Address) -> bool:
    """Whether an address is public, and not mapped to another that may be private."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address.sixtofour is not None or address.teredo is not None or address not in UNICAST:
            return False
    return address.is_global and not address.is_multicast


async def addresses_of(target: Target) -> list[str]:
    """The addresses of a host. All must be public; the connection uses one of these, without a second lookup."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreachable("the host is not known") from None
    addresses = list(dict.fromkeys(str(place[0]) for *_, place in found))
    if not target.trusted and not all(is_public(ipaddress.ip_address(address)) for address in addresses):
        raise Unreachable("the host is inside a private network")
    return addresses


async def post(
    target: Target,
    body: bytes,
    headers: Mapping[str, str],
    context: ssl.SSLContext | None = None,
    limit_s: float = REQUEST_LIMIT_S,
) -> int:
    """Send a request and return the status of the answer. Redirects are not followed."""
    try:
        async with asyncio.timeout(limit_s):
            return await send(target, body, headers, context or ssl.create_default_context())
    except TimeoutError:
        raise Unreachable("it takes too long") from None
    except (OSError, ValueError, EOFError):
        raise Unreachable("the host cannot be reached") from None


async def send(target: Target, body: bytes, headers: Mapping[str, str], context: ssl.SSLContext) -> int:
    reader, writer = await connect(target, await addresses_of(target), context)
    try:
        writer.write(encode_request(target, body, headers))
        await writer.drain()
        return await status_of(reader)
    finally:
        writer.transport.abort()


async def connect(
    target: Target, addresses: list[str], context: ssl.SSLContext
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect to the first address that works: this machine may not reach all of them (IPv6)."""
    secured: dict[str, Any] = {"ssl": context, "server_hostname": target.host} if target.secure else {}
    for address in addresses[:-1]:
        with suppress(OSError):
            return await asyncio.open_connection(address, target.port, **secured)
    return await asyncio.open_connection(addresses[-1], target.port, **secured)


def encode_request(target: Target, body: bytes, headers: Mapping[str, str]) -> bytes:
    host = target.origin.partition("://")[2]
    all_headers = {"Host": host, "Connection": "close", "Content-Length": str(len(body)), **headers}
    lines = [f"POST {target.path} HTTP/1.1", *[f"{name}: {value}" for name, value in all_headers.items()]]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


async def status_of(reader: asyncio.StreamReader) -> int:
    """The status of the answer; interim ones (1xx) are skipped."""
    while True:
        version, _, rest = (await reader.readline()).decode("latin-1").partition(" ")
        if not version.startswith("HTTP/1.") or not rest[:3].isdecimal():
            raise Unreachable("the host does not speak HTTP")
        status = int(rest[:3])
        if status >= 200:
            return status
        while (await reader.readline()).strip():
            pass
