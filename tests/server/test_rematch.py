"""Once more: the same people on the same seats or one further, who keep their seats until they come."""

import pytest

from tests.server.playing import GETAWAY, LAM, begun, names, onlooker, seated, started
from tests.server.running import Page, Server


def over(pages: list[Page]) -> list[Page]:
    """The first one gives up, and everybody knows."""
    pages[0].ask("resign", seat=pages[0].you["seats"][0])
    for page in pages:
        page.until(lambda page=page: page.phase == "over")  # type: ignore[misc]
    return pages


@pytest.mark.parametrize(
    ("game", "rotate", "expected"),
    [
        (GETAWAY, False, {"driver": "Ann", "police": "Bob"}),
        (GETAWAY, True, {"driver": "Bob", "police": "Ann"}),
        (LAM, False, {"1": "Ann", "2": "Bob"}),
        (LAM, True, {"1": "Bob", "2": "Ann"}),
    ],
)
def test_roles_stay_or_go_round(server: Server, game: str, rotate: bool, expected: dict[str, str]) -> None:
    ann, bob = over(begun(server, ["Ann", "Bob"], game))
    made = bob.ask("rematch", rotate=rotate)["table"]
    assert ann.ask("rematch", rotate=not rotate)["table"] == made, "there is one rematch, as the first one wanted it"
    pages = [page.person.page(made).ready() for page in (ann, bob)]
    assert {seat["label"]: seat["name"] for seat in pages[0].table["seats"]} == expected
    started(pages)


def test_bots_go_round_too(server: Server) -> None:
    ann, bob = seated(server, ["Ann", "Bob"])
    ann.ask("set-table", seats=3)
    ann.ask("set-seat", seat=2, bot="easy")
    started([ann, bob])
    bob.ask("resign", seat=1)
    ann.ask("resign", seat=0)
    ann.until(lambda: ann.phase == "over")
    assert names(ann.person.page(ann.ask("rematch", rotate=True)["table"]).ready()) == ["Bob", "easy", "Ann"]


def test_seats_are_kept_for_those_who_are_not_here_yet(server: Server) -> None:
    ann, bob = over(begun(server, ["Ann", "Bob"]))
    eve = onlooker(ann)
    made = ann.ask("rematch")["table"]
    for page in (bob, eve):
        page.until(lambda page=page: page.table["next"] == made)  # type: ignore[misc]
    again = ann.person.page(made).ready()
    assert {person["name"]: person["online"] for person in again.table["people"]} == {"Ann": True, "Bob": False}
    stranger = eve.person.page(made).ready()
    assert names(stranger) == ["Ann", "Bob"]
    assert made in [card["id"] for card in bob.person.get("/api/lobby")["mine"]], "who has gone finds it there"
    bob.person.page(made).ready()
    again.until(lambda: all(person["online"] for person in again.table["people"]))


def test_what_all_agreed_to_goes_along(server: Server) -> None:
    ann, bob = seated(server, ["Ann", "Bob"])
    ann.ask("set-table", undo="free", onlooker_delay=300)
    bob.ask("welcome", onlookers=False)
    started([ann, bob])
    over([ann, bob])
    page = bob.person.page(ann.ask("rematch", rotate=True)["table"]).ready()
    assert (page.table["undo"], page.table["onlooker_delay"]) == ("free", 300)
    assert (page.table["watchable"], page.you["welcomes"]) == (False, False)
