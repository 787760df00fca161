"""The catalogue tells a client all that the words of a game need, and what it tells survives the wire."""

from typing import Any

import msgspec
import pytest

from lamster.bots.make import LEVELS
from lamster.games import load, metas
from lamster.kernel.event import NUMBER, SEAT, EventKind, Names
from lamster.kernel.game import Game
from lamster.kernel.lexicon import Lexicon
from lamster.tables.model.catalogue import game_card, games, lexicon_info, spoken_of
from lamster.tables.protocol import EventSpec, GameCard, Games, OptionSpec
from tests.toys.tail import TailGame


@pytest.fixture(params=list(metas()))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return load(request.param)


def test_every_game_found_has_a_card_and_every_level_its_name() -> None:
    assert [card.name for card in games().games] == list(metas())
    assert games().levels == list(LEVELS)


def test_cards_come_over_the_wire_as_they_were() -> None:
    assert msgspec.json.decode(msgspec.json.encode(games()), type=Games) == games()


def test_seats_have_their_labels_at_every_size(game: Game[Any]) -> None:
    card = game_card(game)
    assert list(card.labels) == card.seats == list(game.meta.seats)
    assert all(card.labels[seats] == list(game.seat_names(seats)) for seats in card.seats)


def test_a_setting_has_values_or_a_range_and_its_default_is_one_of_them(game: Game[Any]) -> None:
    for option in game_card(game).options:
        assert option.values or option.low < option.high
        assert game.meta.options[option.name].parse(option.default) == option.default


def test_every_kind_that_is_referred_to_is_told_and_no_two_share_a_name(game: Game[Any]) -> None:
    info = game_card(game).lexicon
    referred = {kind for kind in info.verbs.values() if kind is not None}
    referred |= {kind for event in info.events.values() for _, kind in event.fields}
    assert referred <= set(info.kinds)
    assert len(info.kinds) == len(spoken_of(game.lexicon))
    assert info.names.items() <= info.kinds.items()


def test_a_kind_without_names_of_its_own_is_made_up_of_those_that_have(game: Game[Any]) -> None:
    info = game_card(game).lexicon
    named = {code for codes in info.names.values() for code in codes}
    assert all(code in named for kind, codes in info.kinds.items() if kind not in info.names for code in codes)


def test_an_uneven_game(tail: TailGame) -> None:
    card = next(card for card in games().games if card.name == tail.meta.name)
    assert card.seats == [1, 2, 4]
    assert card.labels == {1: ["driver"], 2: ["driver", "police"], 4: ["driver-a", "driver-b", "city", "police"]}
    assert [option.seats for option in card.options] == [[1, 2, 4], [1, 2, 4], [1], [4]]


def test_on_the_lam() -> None:
    card = game_card(load("on-the-lam"))
    assert (card.title, card.folder, card.prefix) == ("On the Lam!", "on_the_lam", "OTL")
    assert card.labels[2] == ["1", "2"]
    assert card.options[0] == OptionSpec(
        "skill_die", "OTL-V1", ["d10", "d6", "d8", "d12", "2d6"], 0, 0, "d10", [2, 3, 4]
    )
    limit = next(option for option in card.options if option.name == "round_limit")
    assert (limit.values, limit.low, limit.high, limit.default) == ([], 0, 1000, 0)
    assert card.lexicon.verbs["go"] == "tile"
    assert card.lexicon.verbs["search"] is None
    assert "card" not in card.lexicon.names
    assert card.lexicon.kinds["card"] == card.lexicon.names["alibi"] + card.lexicon.names["play"]
    assert card.lexicon.events["drew-item"] == EventSpec("OTL-D3", [("seat", "seat"), ("card", "card")], "card")


def test_kinds_of_a_small_lexicon() -> None:
    colour, animal = Names("colour", ("red", "blue")), Names("animal", ("cat",))
    seen = EventKind("seen", "T-1", (("seat", SEAT), ("animal", animal), ("times", NUMBER)), secret="animal")
    info = lexicon_info(Lexicon((colour,), {"paint": colour, "stop": None}, (seen,)))
    assert info.names == {"colour": ["red", "blue"]}
    assert info.kinds == {"colour": ["red", "blue"], "seat": [], "animal": ["cat"], "number": []}
    assert info.verbs == {"paint": "colour", "stop": None}
    assert info.events == {
        "seen": EventSpec("T-1", [("seat", "seat"), ("animal", "animal"), ("times", "number")], "animal")
    }


def test_a_card_with_a_mistake_does_not_come_over() -> None:
    data = msgspec.to_builtins(game_card(load("on-the-lam")))
    data["lexicon"]["events"]["won"]["fields"] = [["seat"]]
    with pytest.raises(msgspec.ValidationError, match="fields"):
        msgspec.convert(data, GameCard)
