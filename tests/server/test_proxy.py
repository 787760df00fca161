"""The reverse proxy of the README, for friends far apart: a real Caddy with TLS before a real server, on loopback."""

import json
import os
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPSConnection
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.running import PATIENCE, running
from tests.services.process import free_port

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not installed (dev.py long brings it where it can)"),
]
README = Path(__file__).parents[2] / "README.md"


def caddyfile(port: int, behind: int) -> str:
    """The README's own lines, with the test's name, ports and certificates of its own."""
    text = README.read_text(encoding="utf-8")
    site = text[text.index("games.example.org {") :]
    site = site[: site.index("```")]
    site = site.replace("games.example.org {", f"https://localhost:{port} {{\n    tls internal")
    head = "{\n    admin off\n    skip_install_trust\n    auto_https disable_redirects\n}\n"
    return head + site.replace("127.0.0.1:8160", f"127.0.0.1:{behind}")


@contextmanager
def proxied(folder: Path, behind: int, port: int) -> Iterator[None]:
    (folder / "Caddyfile").write_text(caddyfile(port, behind), encoding="utf-8")
    env = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    process = subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield
    finally:
        process.kill()
        process.wait()


def wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            request(port, "GET", "/api/health")
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("the proxy does not answer")


def unchecked() -> ssl.SSLContext:
    """The certificate is the test's own; that the line is encrypted is what matters here."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def request(port: int, method: str, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    line = HTTPSConnection("localhost", port, timeout=PATIENCE, context=unchecked())
    line.request(method, path, headers=headers)
    response = line.getresponse()
    body = response.read()
    line.close()
    return response.status, {name.lower(): value for name, value in response.getheaders()}, body


def test_behind_a_proxy_with_tls(tmp_path: Path) -> None:
    port = free_port()
    here = f"https://localhost:{port}"
    with running(tmp_path / "data", "--behind-proxy", "--origin", here) as server, proxied(tmp_path, server.port, port):
        status, headers, _ = request(port, "GET", "/api/me")
        assert status == 200
        assert "Secure" in headers["set-cookie"]
        cookie = headers["set-cookie"].partition(";")[0]
        status, _, body = request(port, "POST", "/api/tables", Cookie=cookie, Origin="https://elsewhere.example")
        assert (status, json.loads(body)["error"]) == (403, "bad-origin")
        address = f"wss://localhost:{port}/api/tables/unknown/socket"
        told = {"Cookie": cookie, "Origin": here}
        with connect(address, ssl=unchecked(), additional_headers=told, proxy=None) as line:
            assert json.loads(line.recv(PATIENCE))["error"] == "unknown-table"
        with (
            pytest.raises(InvalidStatus),
            connect(address, ssl=unchecked(), additional_headers={"Origin": "https://elsewhere.example"}, proxy=None),
        ):
            raise AssertionError("a page of another site must not get a line")
