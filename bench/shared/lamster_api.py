"""Requests to Lamster's server: people, their cookies and new tables."""

import json
import secrets
from collections.abc import Sequence
from http.client import HTTPConnection
from typing import Any

from bench.shared.websocket import ServerError

Address = tuple[str, int]
HOST = "127.0.0.1"


def new_person() -> str:
    """The secret in the cookie of a new person."""
    return secrets.token_urlsafe(32)


def cookie_of(person: str) -> dict[str, str]:
    return {"Cookie": f"lamster={person}"}


def socket_path(table: str) -> str:
    return f"/api/tables/{table}/socket"


def request(connection: HTTPConnection, method: str, path: str, person: str, body: dict[str, Any]) -> dict[str, Any]:
    connection.request(method, path, json.dumps(body), cookie_of(person))
    response = connection.getresponse()
    answer: dict[str, Any] = json.loads(response.read())
    if response.status >= 400:
        raise ServerError(str(answer))
    return answer


def create_table(
    address: Address, people: Sequence[str], game: str, options: dict[str, Any], bots: Sequence[str] = ()
) -> str:
    """Name all people, and let the first create a table with open seats for the others. Returns the table's id."""
    connection = HTTPConnection(*address)
    for number, person in enumerate(people):
        request(connection, "PUT", "/api/me", person, {"name": f"Player {number + 1}"})
    seats = ["me", *["open"] * (len(people) - 1), *bots]
    settings = {"game": game, "seats": seats, "options": options}
    table: str = request(connection, "POST", "/api/tables", people[0], settings)["table"]
    connection.close()
    return table
