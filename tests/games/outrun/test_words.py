"""The words of Outrun: names that agree with the rules, cards told in a few words, and sentences in both languages."""

import re
from typing import Any

import pytest

from lamster.games.outrun.components import CARD, CHARACTER, LETTERS, MONSTER, MOVE, PATH
from lamster.games.outrun.game import GAME
from lamster.games.outrun.rules.cards import RULE_OF
from lamster.text import Words, languages

PLAYERS = ["Ann", "Bob", "Cas"]


def words_in(language: str, you: int | None = 0) -> Words:
    return Words.of(language, GAME, PLAYERS, you)


def told(language: str, event: str, you: int | None = 0, **fields: Any) -> str:
    return words_in(language, you).event({"event": event, "rule": "", **fields})


# Names.


@pytest.mark.parametrize("language", languages())
def test_names_of_a_kind_differ_from_each_other(language: str) -> None:
    words = words_in(language)
    for names in (MOVE, CARD, CHARACTER, MONSTER, PATH):
        assert len({words.name(names, code) for code in names.codes}) == len(names.codes)


@pytest.mark.parametrize("language", languages())
def test_what_a_card_does_is_told_in_six_words_at_most(language: str) -> None:
    words = words_in(language)
    told = [words.name(CARD, card, "short") for card in CARD.codes]
    assert [text for text in told if not 1 < len(text.split()) <= 6] == []
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", languages())
def test_cards_are_called_as_their_rules_call_them(language: str) -> None:
    words = words_in(language)
    for card, rule in RULE_OF.items():
        kind = words.name(CARD, card).partition(" (")[0]
        assert kind == words.rule_title(rule).partition(" (")[0]


@pytest.mark.parametrize("language", languages())
def test_cards_name_the_moves_that_are_printed_on_them(language: str) -> None:
    words = words_in(language)
    moves = {letter: words.name(MOVE, move) for letter, move in zip(LETTERS, MOVE.codes, strict=True)}
    for card in CARD.codes:
        kind, _, printed = card.partition("-")
        if kind in ("switcheroo", "not"):
            for letter in printed.upper():
                assert moves[letter] in words.name(CARD, card)
                assert moves[letter] in words.name(CARD, card, "short")


@pytest.mark.parametrize("language", languages())
def test_settings_are_called_as_the_rules_call_them(language: str) -> None:
    words = words_in(language)
    quoted = {
        name
        for rule in words.rules()
        for cited in re.findall(r"\((?:Settings?|Instelling(?:en)?) [^)]*", words.rule(rule))
        for name in re.findall("[\u201c\u2018](.+?)[\u201d\u2019]", cited)
    }
    assert quoted == {words.setting(option) for option in GAME.meta.options.values()}


# Sentences.


def test_moving_is_told_by_the_number_of_rooms() -> None:
    assert told("en", "moved", seat=0, rooms=0, room=4) == "You gained no ground in room 4."
    assert told("en", "moved", seat=1, rooms=1, room=5) == "Bob went 1 room forward, to room 5."
    assert told("nl", "moved", seat=0, rooms=3, room=7) == "Je gaat 3 zalen vooruit, naar zaal 7."
    assert told("en", "boosted", seat=1, rooms=6, room=7) == "Bob went 6 rooms forward with Boost, to room 7."


def test_times_are_told_in_hundredths_as_each_language_writes_them() -> None:
    run: dict[str, Any] = {"seat": 1, "row": "VDL", "seconds": 6, "hundredths": "05"}
    assert told("en", "right", place=1, **run) == "Bob was right, in 6.05 s."
    assert told("nl", "wrong", you=1, **run) == "Je had het fout, na 6,05 s."
    assert told("en", "made", seconds=5, hundredths="35") == "Path made: par was 5.35 s."


def test_a_cure_tells_the_cards_that_went_with_it() -> None:
    assert told("en", "cured", seat=0, cards=0) == "You are cured."
    assert told("en", "cured", seat=1, cards=1) == "Bob is cured and rid of 1 card."
    assert told("nl", "cured", seat=0, cards=2) == "Je bent genezen en 2 kaarten kwijt."


def test_stolen_cards_are_named_only_to_those_who_may_know() -> None:
    stolen: dict[str, Any] = {"seat": 1, "target": 0, "card": "boost"}
    assert told("en", "stole-card", **stolen) == "Bob took Boost from you."
    assert told("nl", "stole-card", you=2, **{**stolen, "card": None}) == "Bob pakt een kaart van Ann."


def test_options_of_every_kind_have_their_label() -> None:
    words = words_in("en")
    labels = {
        "pick:any": "Run as a random character",
        "pick:witch": "Run as Witch",
        "claw:yes": "Go to the claw",
        "claw:no": "Stay where you are",
        "infect:2": "Infect Bob",
        "run": "Finish",
        "run:VDL@6450~6450.6130.330r": "Finish",
        "draw:?": "From the deck: a card",
        "path:pc14": "Path card: path 14",
        "add:not-l": "With Not that way (Left)",
    }
    assert {code: words.option(code) for code in labels} == labels


def test_a_reason_names_the_card_or_the_victim() -> None:
    words = words_in("en")
    assert words.reason("infect:2", ("why-infect-ahead", {"arg": "2"})) == "Bob is further ahead in the museum."
    attack = words.reason("play:back-away>2", ("why-attack-leader", {"arg": "back-away"}))
    assert attack == "Back away slows down whoever is nearest to the exit."
