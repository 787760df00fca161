"""Faults of wording that a machine can find, in every message of both languages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import lamster
from lamster.games import load, metas
from lamster.text import Words, languages
from tests.browser.texts import WEB, texts

FILES = sorted([*Path(lamster.__file__).parent.rglob("*.ftl"), *WEB.rglob("*.ftl")])
REPEATABLE = {"je", "het", "die", "dat", "that"}
"""Words that may well stand twice in a row."""
FAULTS = {
    "a space too many": r"\S  \S",
    "a space before a comma or a full stop": r"\w [,.;:](\s|$)",
    "a sentence that begins with a small letter": r"[a-z)”]\. [a-z]",
    "a dot without a space on both sides": r" ·\S|\S·",
}


def lines(path: Path) -> Iterator[str]:
    """The lines of messages without ids and placeables; not those of help texts in columns, which begin with spaces."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#") and '{ "  " }' not in line:
            bare = re.sub(r"^\s*(\.?[\w-]+ =|\*?\[\w+\])", "", line)
            yield re.sub(r"\{[^{}]*\}", "X", bare).strip()


def doubled(text: str) -> list[str]:
    found = re.findall(r"\b([^\W\d_]{2,}) \1\b", text, re.IGNORECASE)
    return [word for word in found if word.lower() not in REPEATABLE]


def test_there_are_messages_to_look_at() -> None:
    assert len(FILES) > 60
    assert sum(1 for path in FILES for line in lines(path) if line) > 5000


@pytest.mark.parametrize("fault", FAULTS)
def test_no_message_has(fault: str) -> None:
    assert [(path.name, line) for path in FILES for line in lines(path) if re.search(FAULTS[fault], line)] == []


def test_no_message_says_a_word_twice() -> None:
    assert [(path.name, line) for path in FILES for line in lines(path) if doubled(line)] == []


def test_no_dutch_message_has_an_english_and() -> None:
    dutch = [path for path in FILES if path.name.endswith("nl.ftl")]
    assert [(path.name, line) for path in dutch for line in lines(path) if re.search(r"\b(and|or|with)\b", line)] == []


@pytest.mark.parametrize("name", metas())
def test_designers_are_a_list_of_names(name: str) -> None:
    """Each language joins them by its own word."""
    assert all(re.fullmatch(r"[^,]+", designer) and " and " not in designer for designer in metas()[name].designers)


# Roles as subjects of sentences.


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", metas())
def test_every_role_says_how_a_sentence_calls_it_and_its_number(name: str, language: str) -> None:
    game = load(name)
    words = Words.of(language, game)
    labels = {label for seats in game.meta.seats for label in game.seat_names(seats) if not label.isdecimal()}
    assert {f"role-{label}" for label in labels} == set(words.roles.values())
    assert all(words.message(role, "number") in ("one", "many") for role in words.roles.values())


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["The Driver is thinking…", "The Police are thinking…", "Ann is thinking…"]),
        ("nl", ["De chauffeur denkt na…", "De politie denkt na…", "Ann denkt na…"]),
    ],
)
def test_a_verb_agrees_with_its_subject(language: str, told: list[str]) -> None:
    words = Words.of(language, load("getaway-driver"))
    words.players = (words.message("role-driver"), words.message("role-police"), "Ann")
    assert [thinking(words, seat) for seat in range(3)] == told


def thinking(words: Words, seat: int) -> str:
    told = words.message("play-thinking", player=words.in_sentence(seat), count=words.number([seat]))
    return words.with_capital(told)


@pytest.mark.parametrize(("language", "told"), [("en", "Ann, Ben and Cas"), ("nl", "Ann, Ben en Cas")])
def test_names_are_joined_by_a_word_of_the_language(language: str, told: str) -> None:
    words = Words(language)
    assert words.listed(["Ann", "Ben", "Cas"]) == told
    assert [words.listed(["Ann"]), words.listed([])] == ["Ann", ""]


# Texts that are put together.


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", metas())
def test_a_default_value_is_not_called_default_twice(name: str, language: str) -> None:
    meta = metas()[name]
    words = Words(language, meta)
    shown = [
        texts(language)("new-usual-value", value=words.setting_value(option, option.default))
        for option in meta.options.values()
        if option.values
    ]
    assert shown
    assert [label for label in shown if says_usual_twice(label)] == []


def says_usual_twice(label: str) -> bool:
    """Also by another word for the same."""
    return len(re.findall(r"\b(default|usual|standaard|gewoon|gewoonlijk)\b", label, re.IGNORECASE)) > 1
