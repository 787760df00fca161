"""Nothing that a browser receives tells what a face-down tile is, or what a Driver holds: every frame is read."""

import json
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from lamster.games.getaway_driver.components import CARD, CARDS_IN, TILE
from tests.browser.browsing import DESKTOP, PHONE, Company, Guest
from tests.browser.gd_positions import chase, play_rounds
from tests.browser.stored_positions import asked_for, come_to, table_of, true_record
from tests.browser.texts import GD
from tests.server.knowledge_getaway_driver import Hidden
from tests.server.leak_check import Truth
from tests.server.reading import Json

CATALOGUE = "/api/games"
"""What the game consists of: everybody may know every tile and card that there is."""


@pytest.mark.long
def test_two_and_a_spectator_are_told_only_what_they_may_know(company: Company) -> None:
    driver = company("Ann", DESKTOP, "en", game=GD)
    police = company("Bas", PHONE, "nl", game=GD)
    spectator = company("Eve", PHONE, "en", game=GD)
    guests = [driver, police, spectator]
    come_to(chase([driver.person, police.person], asked_for(0, "round-start", 2)), *guests)
    play_rounds([driver, police], 2, Random(7))
    table = table_of(driver)
    for guest in guests:
        look_back(guest, table)
    text = true_record(company.server, table)
    truth, hidden = Truth(text), Hidden(text)
    for guest, seats in zip(guests, [[0], [1], []], strict=True):
        check_frames(truth, hidden, guest, seats)
        check_answers(truth, hidden, guest, table)
    for guest, plant, words in [
        (driver, a_face, "face-down tiles at .* as 0"),
        (spectator, a_face, "face-down tiles at .* as None"),
        (police, a_hand, "a hand at .* as 1"),
        (spectator, a_hand, "a hand at .* as None"),
        (driver, a_tile_in_the_news, "news as 0|tiles at .* as 0"),
    ]:
        check_found(hidden, guest, plant, words)


def look_back(guest: Guest, table: str) -> None:
    """The replay of the game so far, and the copy of its record: all that one may ask for in the middle of it."""
    guest.tap.take_answers()
    guest.go(f"/replay/{table}")
    expect(guest.page.get_by_role("slider", name=guest.say("replay-place"))).to_be_visible()
    assert guest.page.evaluate("path => fetch(path).then(answer => answer.text())", f"/api/tables/{table}/record")
    guest.tap.take_answers()


def check_frames(truth: Truth, hidden: Hidden, guest: Guest, seats: list[int]) -> None:
    frames = guest.tap.frames
    truth.check_secrets(frames)
    assert truth.check_frames(frames, seats) > 10
    assert hidden.check_frames(frames) > 10, "nothing was ever hidden from this browser"


def check_answers(truth: Truth, hidden: Hidden, guest: Guest, table: str) -> None:
    """Answers to requests are read too, whatever they are about."""
    eyes, ply = guest.tap.you["eyes"], guest.tap.position["ply"]
    replays = [json.loads(text) for path, text in guest.tap.answers if path == f"/api/tables/{table}/replay"]
    assert {replay["eyes"] for replay in replays} | {None} == {eyes, None}
    assert sum(map(truth.check_replay, replays)) > 20
    assert sum(map(hidden.check_replay, replays)) > 10
    copies = [text for path, text in guest.tap.answers if path == f"/api/tables/{table}/record"]
    assert sum(truth.check_copy(copy, eyes) for copy in copies) > 20
    for path, text in guest.tap.answers:
        if path != CATALOGUE:
            hidden.check_text(text, eyes, ply)
            truth.check_secrets([text])


# A leak must be found: what a browser really received, with one secret put into it.

Plant = Callable[[Hidden, Json], bool]


def check_found(hidden: Hidden, guest: Guest, plant: Plant, words: str) -> None:
    frames = [json.loads(frame) for frame in guest.tap.frames]
    planted = [plant(hidden, frame) for frame in frames if frame["type"] == "state"]
    assert any(planted), f"there was no place for {plant.__name__} on the page of {guest.name}"
    with pytest.raises(AssertionError, match=words):
        hidden.check_frames(map(json.dumps, frames))


def a_face(hidden: Hidden, state: Json) -> bool:
    """One tile that lies face down shows what it is."""
    for tile in state["position"]["view"]["tiles"] if state["position"] else []:
        if tile["tile"] is None:
            tile["tile"] = TILE.codes[hidden.state.tiles[hidden.state.ground.index[tile["at"]]]]
            return True
    return False


def a_hand(hidden: Hidden, state: Json) -> bool:
    if not state["position"]:
        return False
    state["position"]["view"]["drivers"][0]["hand"] = [CARD.codes[card] for card in CARDS_IN[hidden.state.hand[0]]]
    return bool(hidden.state.hand[0])


def a_tile_in_the_news(_: Hidden, state: Json) -> bool:
    for line in state["news"]:
        if line["data"]["event"] == "laid" and line["data"]["tile"] is None:
            line["data"]["tile"] = "R01"
            return True
    return False
