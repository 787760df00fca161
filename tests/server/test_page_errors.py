"""Errors in pages that readers report: one line of the log, one count, bounded, and no secrets."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from lamster.tables.protocol.http import PAGE_ERROR_MESSAGE_CHARACTERS, PAGE_ERROR_STACK_CHARACTERS
from tests.server.reading import Json
from tests.server.running import Person, Server
from tests.server.test_operator import metrics, needs_proc

REPORT = {
    "message": "TypeError: x is null",
    "stack": "at f (/assets/a.js:1:2)",
    "page": "new",
    "version": "0.1.0",
}
SECRET = "Abcdefghij0123456789KLMNOPqrstuvwxyz-_x"


@pytest.fixture
def logged(tmp_path: Path) -> Iterator[Server]:
    with (tmp_path / "log").open("wb") as errors:
        server = Server(tmp_path / "data", "--metrics", "0", "--log", "json", errors=errors)
        yield server
        server.stop()


def report(person: Person, **changed: str) -> None:
    assert person.json("POST", "/api/page-errors", {**REPORT, **changed}) == {}


def lines_of(server: Server) -> list[Json]:
    lines = (server.data.parent / "log").read_text().splitlines()
    return [line for line in map(json.loads, lines) if line["logger"] == "lamster.page_errors"]


@needs_proc
def test_a_report_is_one_log_line_and_one_count(logged: Server) -> None:
    report(Person(logged, "Ann"), stack=f"at f (/assets/a.js:1:2)\nCookie: lamster={SECRET}")
    report(Person(logged, "Bob"), page="/table/abc")
    first, second = lines_of(logged)
    assert (first["page"], first["client_version"], first["level"]) == ("new", "0.1.0", "error")
    assert "TypeError: x is null" in first["message"]
    assert "/assets/a.js:1:2" in first["message"]
    assert SECRET not in json.dumps(first)
    assert second["page"] == "other", "only names of pages are kept"
    counted = metrics(logged)
    assert counted["lamster_page_errors_total", "new"] == counted["lamster_page_errors_total", "other"] == 1


def test_a_report_is_bounded(server: Server) -> None:
    ann = Person(server, "Ann")

    def answered(**changed: str) -> int:
        return ann.once("POST", "/api/page-errors", json.dumps({**REPORT, **changed}).encode())[0]

    assert answered(message="x" * (PAGE_ERROR_MESSAGE_CHARACTERS + 1)) == 400
    assert answered(stack="x" * (PAGE_ERROR_STACK_CHARACTERS + 1)) == 400
    assert [answered() for _ in range(6)] == [201] * 5 + [429]
