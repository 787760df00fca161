"""Whole games over the wire."""

from random import Random

from tests.server.running import Page, Person, Server

SHORT = {"round_limit": 2}


def seated(server: Server, names: list[str], **options: object) -> list[Page]:
    """Everybody has a page of a new table open and sits there, in this order."""
    people = [Person(server, name) for name in names]
    table = people[0].create("me", *["open"] * (len(names) - 1), options={**SHORT, **options})
    pages = [person.page(table) for person in people]
    for seat, page in enumerate(pages):
        page.ready()
        if seat:
            page.ask("sit", seat=seat)
    return pages


def begun(server: Server, names: list[str], **options: object) -> list[Page]:
    """The same, and the game has begun."""
    pages = seated(server, names, **options)
    pages[0].send("start")
    while not all(page.phase == "playing" for page in pages):
        for page in pages:
            page.drain(0.02)
    return pages


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
