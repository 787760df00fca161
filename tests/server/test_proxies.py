"""The settings of docs/operations.md for nginx, Caddy and HAProxy: real ones with TLS before real servers."""

import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tests.server.certificates import certificate
from tests.server.running import PATIENCE, Server, running
from tests.server.test_proxy import request, unchecked, wait_for
from tests.services.process import free_port

pytestmark = pytest.mark.long
PAGE = (Path(__file__).parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")


def program(name: str) -> str:
    """A proxy is often where only its operator looks."""
    found = shutil.which(name, path=os.pathsep.join([os.environ["PATH"], "/usr/sbin"]))
    if found is None:
        pytest.skip(f"{name} is not installed (dev.py long brings it where it can)")
    return found


def block(language: str, number: int = 0) -> str:
    found: list[str] = re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    return found[number]


def nginx_settings(folder: Path, port: int, upstream: str) -> str:
    """The page's own lines, with the test's name, ports and certificate; what is around them Debian has in files."""
    site = block("nginx").replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl").replace("games.example.org;", "_;")
    site = re.sub(r"/etc/ssl/\S+;", f"{certificate(folder, 'localhost')};", site)
    temporary = "".join(
        f"{kind}_temp_path {folder};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
    return f"{head}http {{\naccess_log off;\n{temporary}{upstream}{site}}}\n"


@contextmanager
def under_way(command: list[str], port: int) -> Iterator[None]:
    process = subprocess.Popen(command)
    try:
        wait_for(port)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


@contextmanager
def nginx(folder: Path, port: int, behind: int) -> Iterator[None]:
    settings = nginx_settings(folder, port, "").replace("127.0.0.1:8160", f"127.0.0.1:{behind}")
    (folder / "nginx.conf").write_text(settings, encoding="utf-8")
    with under_way([program("nginx"), "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"], port):
        yield


def haproxy_settings(folder: Path, port: int, *behind: int) -> str:
    settings = block("haproxy").replace("bind :443", f"bind 127.0.0.1:{port}")
    settings = re.sub(r"crt \S+", f"crt {certificate(folder, 'localhost')}", settings)
    for shown, real in zip(("10.0.0.11:8160", "10.0.0.12:8160"), behind, strict=True):
        settings = settings.replace(shown, f"127.0.0.1:{real}")
    return settings


def check_site(port: int) -> None:
    """The cookie knows of TLS, ids are passed on, other sites are turned away, and lines work."""
    status, headers, _ = request(port, "GET", "/api/me")
    assert status == 200
    assert "Secure" in headers["set-cookie"]
    assert re.fullmatch(r"[0-9a-f]{16,32}", headers["x-request-id"])
    cookie = headers["set-cookie"].partition(";")[0]
    status, _, body = request(port, "POST", "/api/tables", Cookie=cookie, Origin="https://elsewhere.example")
    assert (status, json.loads(body)["error"]) == (403, "bad-origin")
    told = {"Cookie": cookie, "Origin": f"https://localhost:{port}"}
    address = f"wss://localhost:{port}/api/tables/unknown/socket"
    with connect(address, ssl=unchecked(), additional_headers=told, proxy=None) as line:
        assert json.loads(line.recv(PATIENCE))["error"] == "unknown-table"


def test_behind_nginx(tmp_path: Path) -> None:
    """Nobody can claim another's address: bans and limits go by it."""
    port = free_port()
    options = ("--behind-proxy", "--origin", f"https://localhost:{port}", "--access-log", "--log", "json")
    with (tmp_path / "log").open("wb") as errors:
        server = Server(tmp_path / "data", *options, errors=errors)
        try:
            with nginx(tmp_path, port, server.port):
                check_site(port)
                request(port, "GET", "/api/lobby", **{"X-Forwarded-For": "192.0.2.1"})
        finally:
            server.stop()
    lines = [json.loads(line) for line in (tmp_path / "log").read_text(encoding="utf-8").splitlines()]
    assert {line["client"] for line in lines if line.get("path") == "/api/lobby"} == {"127.0.0.1"}


def test_caddys_lines_are_those_of_the_readme() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    assert [line.strip() for line in block("caddy").splitlines()] == [
        line.strip() for line in readme[readme.index("games.example.org {") :].splitlines()[:3]
    ]


def test_nginx_takes_the_lines_for_several_servers(tmp_path: Path) -> None:
    settings = nginx_settings(tmp_path, free_port(), block("nginx", 1))
    settings = settings.replace("proxy_pass http://127.0.0.1:8160", "proxy_pass http://lamster")
    (tmp_path / "nginx.conf").write_text(settings, encoding="utf-8")
    command = [program("nginx"), "-t", "-e", f"{tmp_path}/error.log", "-c", f"{tmp_path}/nginx.conf"]
    tried = subprocess.run(command, capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr


def test_haproxy_sends_nobody_to_a_server_that_is_not_ready(tmp_path: Path) -> None:
    """Two servers, each alone: one goes down, and all requests are answered by the other."""
    port = free_port()
    options = ("--behind-proxy", "--origin", f"https://localhost:{port}")
    with running(tmp_path / "a", *options) as one, running(tmp_path / "b", *options) as two:
        (tmp_path / "haproxy.cfg").write_text(haproxy_settings(tmp_path, port, one.port, two.port), encoding="utf-8")
        with under_way([program("haproxy"), "-f", str(tmp_path / "haproxy.cfg")], port):
            check_site(port)
            assert one.stop() == 0
            time.sleep(3)
            assert [request(port, "GET", "/api/me")[0] for _ in range(20)] == [200] * 20
