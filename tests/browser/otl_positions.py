"""Brings people into a game over the API, without a browser, before they open a page."""

from random import Random

from tests.server.playing import caught_up, play_on, started
from tests.server.running import Page, Person

QUICK = {"round_limit": 2, "character_choice": "random", "first_player": "seat1"}
"""Nobody picks a suspect, and the first seat begins."""


def waiting(people: list[Person], *bots: str, **options: object) -> list[Page]:
    """Seat these people at a new table, each with a connection."""
    seats = ["me", *["open"] * (len(people) - 1), *bots]
    table = people[0].create(*seats, options={**QUICK, **options})
    pages = [person.page(table).ready() for person in people]
    for seat, page in enumerate(pages[1:], 1):
        page.ask("sit", seat=seat)
    return pages


def in_play(people: list[Person], *bots: str, moves: int = 0, seed: int = 1, **options: object) -> list[Page]:
    """The same, with the game begun and this many moves made."""
    pages = started(waiting(people, *bots, **options))
    play_on(pages, Random(seed), moves)
    caught_up(pages)
    return pages


def finished(people: list[Person], seed: int = 1, **options: object) -> list[Page]:
    pages = in_play(people, moves=10_000, seed=seed, **{"round_limit": 1, **options})
    for page in pages:
        page.until(lambda page=page: page.phase == "over")  # type: ignore[misc]
    return pages


def let_play(pages: list[Page], seat: int, rng: Random) -> None:
    """Play until this seat is asked."""
    while pages[seat].decision is None:
        assert play_on(pages, rng, 1), f"the game ended before seat {seat} was asked"
        caught_up(pages)


def cards_of(page: Page) -> set[str]:
    """A person's hand, from their own view."""
    own = page.position["view"]["own"]
    return {*own["hand"], *own["items"]}
