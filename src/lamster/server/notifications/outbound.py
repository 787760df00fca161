"""Requests that the server sends to addresses that strangers gave it: nothing private can be reached through them."""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from lamster.tables.model.refused import Refused

LONGEST_ADDRESS = 1000
TIME_LIMIT = 10.0
"""Seconds for a whole request: finding the address, connecting, sending and the first line of the answer."""
UNICAST = ipaddress.ip_network("2000::/3")
"""All that is given out to the open internet. Outside it some addresses stand for others, which may be private."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Unreachable(Exception):
    """There was no answer; the text says why, and nothing of what is inside a network."""


class Target(NamedTuple):
    """Where a request goes."""

    secure: bool
    host: str
    port: int
    path: str
    trusted: bool
    """The operator named this host, so it may be in the own network, and without TLS."""

    @property
    def origin(self) -> str:
        """As the standard writes it: the usual port is left out."""
        usual = 443 if self.secure else 80
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'https' if self.secure else 'http'}://{host}{'' if self.port == usual else f':{self.port}'}"


def refuse(why: str) -> Refused:
    return Refused("bad-address", why)


def target_of(url: str, trusted: Collection[str]) -> Target:
    """The parts of an address to which a request may be sent; what may not be is refused."""
    if len(url) > LONGEST_ADDRESS or not url.isascii() or not url.isprintable() or " " in url:
        raise refuse(f"an address has at most {LONGEST_ADDRESS} plain characters and no spaces")
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
    """Whether a host is private by its very name; most names tell only when they are looked up."""
    try:
        return not is_public(ipaddress.ip_address(host))
    except ValueError:
        return "." not in host or host.endswith((".localhost", ".local", ".internal"))


def is_public(address: Address) -> bool:
    """Whether an address is in the open internet, and does not stand for another that may not be."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address.sixtofour is not None or address.teredo is not None or address not in UNICAST:
            return False
    return address.is_global and not address.is_multicast


async def addresses_of(target: Target) -> list[str]:
    """Where a host is. All must be public: the one we connect to is one of these, whatever the name says later."""
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
    limit: float = TIME_LIMIT,
) -> int:
    """Send a request; the status of the answer. Redirects are answers like any other, and are not followed."""
    try:
        async with asyncio.timeout(limit):
            return await send(target, body, headers, context or ssl.create_default_context())
    except TimeoutError:
        raise Unreachable("it takes too long") from None
    except (OSError, ValueError, EOFError):
        raise Unreachable("the host cannot be reached") from None


async def send(target: Target, body: bytes, headers: Mapping[str, str], context: ssl.SSLContext) -> int:
    reader, writer = await connected(target, await addresses_of(target), context)
    try:
        writer.write(written(target, body, headers))
        await writer.drain()
        return await status_of(reader)
    finally:
        writer.transport.abort()


async def connected(
    target: Target, addresses: list[str], context: ssl.SSLContext
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """To the first of these that takes us: a host may have addresses of a kind that this machine cannot reach."""
    secured: dict[str, Any] = {"ssl": context, "server_hostname": target.host} if target.secure else {}
    for address in addresses[:-1]:
        with suppress(OSError):
            return await asyncio.open_connection(address, target.port, **secured)
    return await asyncio.open_connection(addresses[-1], target.port, **secured)


def written(target: Target, body: bytes, headers: Mapping[str, str]) -> bytes:
    host = target.origin.partition("://")[2]
    all_headers = {"Host": host, "Connection": "close", "Content-Length": str(len(body)), **headers}
    lines = [f"POST {target.path} HTTP/1.1", *[f"{name}: {value}" for name, value in all_headers.items()]]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


async def status_of(reader: asyncio.StreamReader) -> int:
    """The status of the answer; those that only say that it is on its way are passed over."""
    while True:
        version, _, rest = (await reader.readline()).decode("latin-1").partition(" ")
        if not version.startswith("HTTP/1.") or not rest[:3].isdecimal():
            raise Unreachable("the host does not speak HTTP")
        status = int(rest[:3])
        if status >= 200:
            return status
        while (await reader.readline()).strip():
            pass
