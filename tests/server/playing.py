"""Whole games over the wire."""

import time
from random import Random

from tests.server.running import PATIENCE, Page, Person, Server

LAM = "on-the-lam"
GETAWAY = "getaway-driver"
SHORT: dict[str, dict[str, object]] = {LAM: {"round_limit": 2}, GETAWAY: {"size": "compact"}}
"""By game: options that make for few moves."""


def seated(server: Server, names: list[str], game: str = LAM, **options: object) -> list[Page]:
    """Everybody has a page of a new table open and sits there, in this order."""
    people = [Person(server, name) for name in names]
    others = ["open"] * (len(names) - 1)
    table = people[0].create("me", *others, game=game, options={**SHORT[game], **options})
    pages = [person.page(table) for person in people]
    for seat, page in enumerate(pages):
        page.ready()
        if seat:
            page.ask("sit", seat=seat)
    return pages


def begun(server: Server, names: list[str], game: str = LAM, **options: object) -> list[Page]:
    """The same, and the game has begun."""
    return started(seated(server, names, game, **options))


def started(pages: list[Page]) -> list[Page]:
    """The first of these, the host's, starts the game; all others add to the seed."""
    pages[0].send("start")
    end = time.monotonic() + PATIENCE
    while not all(page.phase == "playing" for page in pages):
        assert time.monotonic() < end, "not everybody heard that the game has begun"
        for page in pages:
            read_one(page)
    return pages


def read_one(page: Page) -> None:
    """The next frame, if one comes soon."""
    try:
        page.receive(0.02)
    except TimeoutError:
        return


def read_all(page: Page) -> None:
    """What has come already."""
    try:
        while True:
            page.receive(0)
    except TimeoutError:
        return


def caught_up(pages: list[Page]) -> None:
    """Every page knows what the one that knows most does."""
    ply = max(page.position["ply"] for page in pages)
    for page in pages:
        if page.position["ply"] < ply:
            page.until(lambda page=page: page.position["ply"] >= ply)  # type: ignore[misc]


def play_on(pages: list[Page], rng: Random, moves: int = 10_000) -> int:
    """Random moves by whoever is asked, until the game is over or this many were made."""
    for move in range(moves):
        caught_up(pages)
        asked = [page for page in pages if page.decision is not None]
        if not asked:
            return move
        decision = asked[0].decision
        assert decision is not None
        asked[0].act(rng.choice(decision["options"])["code"])
    return moves


def names(page: Page) -> list[str]:
    """Who sits where, as everybody at the table sees it."""
    return [seat["name"] or seat["bot"] or "" for seat in page.caught().table["seats"]]


def onlooker(page: Page, name: str = "Eve") -> Page:
    return Person(page.person.server, name).page(page.table_id).ready()
