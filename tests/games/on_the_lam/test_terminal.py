"""The board of On the Lam! in the terminal."""

import re
from random import Random
from typing import Any

import pytest

from lamster.games import load
from lamster.games.on_the_lam.components import CARD, CHARACTER, TILE
from lamster.games.on_the_lam.terminal import discards, draw, note
from lamster.games.on_the_lam.view import LamView
from lamster.kernel.chance import Dice
from lamster.kernel.match import Match
from lamster.screen import encodable
from lamster.text import Words, languages
from tests.games.on_the_lam.table import table
from tests.rules import rule

GAME = load("on-the-lam")
ANSI = re.compile(r"\x1b\[[\d;]*m")
NAMES = ["Ann", "Bob", "A very long name indeed", "Cas"]


def views(seats: int = 4, rounds: int = 12) -> list[tuple[LamView, Any, Match]]:
    """What every seat and an onlooker saw, at every decision of a game in which hands grow."""
    rng = Random(seats)
    match = Match(GAME, seats, {"round_limit": rounds}, Dice(b"terminal"))
    seen: list[tuple[LamView, Any, Match]] = []
    while match.outcome is None:
        decision = match.state.open[0]
        seen += [
            (GAME.view(match.state, seat), decision if decision.seat == seat else None, match) for seat in range(seats)
        ]
        seen.append((GAME.view(match.state, None), None, match))
        kept = [code for code in decision.codes if not code.startswith("discard")]
        match.act(decision.seat, rng.choice(kept or list(decision.codes)))
    return seen


@pytest.fixture(scope="module")
def seen() -> list[tuple[LamView, Any, Match]]:
    return [*views(4), *views(2)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [60, 80, 100, 132])
def test_every_line_fits(seen: list[tuple[LamView, Any, Match]], language: str, width: int) -> None:
    words = Words.of(language, GAME, NAMES)
    for view, _, _ in seen:
        drawn = draw(view, words, False, width, {"A1", "C2"})
        too_long = [line for line in drawn.splitlines() if len(line) > width]
        assert not too_long
        assert "\x1b" not in drawn


@pytest.mark.parametrize("language", languages())
def test_colours_change_nothing_but_colour(seen: list[tuple[LamView, Any, Match]], language: str) -> None:
    words = Words.of(language, GAME, NAMES)
    for view, _, _ in seen[::7]:
        coloured = draw(view, words, True, 80)
        assert "\x1b[" in coloured
        assert [line.rstrip() for line in ANSI.sub("", coloured).splitlines()] == draw(
            view, words, False, 80
        ).splitlines()


@pytest.mark.parametrize("language", languages())
def test_names_are_not_cut_off_at_80_columns(language: str) -> None:
    words = Words.of(language, GAME)
    drawn = draw(GAME.view(GAME.setup(2), 0), words, False, 80)
    for tile in TILE.codes:
        assert words.name(TILE, tile, "short") in drawn
    wide = draw(GAME.view(GAME.setup(2), 0), words, False, 132)
    assert words.name(TILE, "E1") in wide or words.name(TILE, "E1", "short") in wide


@pytest.mark.parametrize("language", languages())
def test_tokens_have_letters_of_their_own(language: str) -> None:
    words = Words.of(language, GAME)
    letters = [words.name(CHARACTER, who, "letter") for who in CHARACTER.codes]
    assert len({*letters, "P"}) == len(letters) + 1


def test_the_own_hand_is_sorted_own_cards_first_and_counted(seen: list[tuple[LamView, Any, Match]]) -> None:
    words = Words.of("en", GAME, NAMES)
    shown = 0
    for view, _, _ in seen:
        if view.own is None or not view.own.own_cards:
            continue
        who = words.name(CHARACTER, str(view.seats[view.own.seat].character), "short")
        text = " ".join(draw(view, words, False, 80).split())
        assert f"{view.own.own_cards} of the 5 cards for your alibi: {who}: " in text
        shown += 1
    assert shown


def test_an_onlooker_sees_no_hand(seen: list[tuple[LamView, Any, Match]]) -> None:
    words = Words.of("en", GAME, NAMES)
    assert not any("Your hand" in draw(view, words, False, 80) for view, _, _ in seen if view.own is None)


def test_marks_police_and_the_steps_to_choose_from_are_on_the_board() -> None:
    words = Words.of("en", GAME, NAMES)
    match = Match(GAME, 2, {"first_player": "seat1"}, Dice(b"x"))
    match.act(0, "pick:boxer")
    match.act(1, "pick:dame")
    match.state.marks[0] = 1 << TILE.index["B3"]  # type: ignore[attr-defined]
    lines = draw(GAME.view(match.state, 0), words, False, 80, {"A2", "B3"}).splitlines()
    board = [line for line in lines if line.startswith("│")]
    assert board[0].startswith("│ A1 ◆5      D │")
    assert "▸A2 ●6" in board[2]
    assert "C2         P │" in board[2]
    assert board[4].startswith("│ A3 ★5      B │▸B3 ◆5✓       │")


@pytest.mark.parametrize("language", languages())
def test_every_option_has_a_note_that_can_be_said(seen: list[tuple[LamView, Any, Match]], language: str) -> None:
    words = Words.of(language, GAME, NAMES)
    noted = set()
    for view, decision, match in seen:
        if decision is not None:
            noted |= {code.partition(":")[0] for code in decision.codes if note(view, words, code, match.state.options)}
    assert noted >= {"pick", "go", "search", "draw", "retry", "discard", "keep", "use", "taxi", "phone", "rob"}


def test_notes_tell_the_chance_and_what_a_failure_brings() -> None:
    words = Words.of("en", GAME, NAMES)
    match = Match(GAME, 2, {"first_player": "seat1"}, Dice(b"x"))
    options = match.state.options
    match.act(0, "pick:boxer")
    match.act(1, "pick:dame")
    view = GAME.view(match.state, 0)
    assert note(view, words, "go:B3", options).startswith("Charisma 5, 70 % a try; ")
    match.act(0, "go:A2")
    told = note(GAME.view(match.state, 0), words, "search", options)
    assert told == "50 %, 1 card a try; failure: police to Dark Alleyway"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "utf-8", "no-such-encoding"])
@pytest.mark.parametrize("language", languages())
def test_everything_can_be_written_in_any_encoding(
    seen: list[tuple[LamView, Any, Match]], language: str, encoding: str
) -> None:
    words = Words.of(language, GAME, NAMES)
    for view, _, _ in seen[::9]:
        drawn = draw(view, words, False, 80)
        written = encodable(drawn, encoding)
        written.encode("ascii" if encoding == "no-such-encoding" else encoding)
        assert [len(line) for line in written.splitlines()] == [len(line) for line in drawn.splitlines()]


@rule("OTL-H4")
@pytest.mark.parametrize(("language", "title"), [("en", "Discards of the alibi pile: 2"), ("nl", "alibistapel: 2")])
def test_both_discard_piles_can_be_looked_at(language: str, title: str) -> None:
    t = table("boxer A3 glove dame_glove dame_glove", "dame E1").play("go:A2", "draw", "*play:empty_streets")
    t.play("discard:dame_glove", "discard:dame_glove")
    words = Words.of(language, GAME)
    alibis, plays = discards(t.view("dame"), words)
    assert alibis[0].endswith(title)
    assert alibis[1] == {words.name(CARD, "dame_glove"): 2}
    assert plays[1] == {words.name(CARD, "empty_streets"): 1}
    assert discards(t.view("onlooker"), words) == [alibis, plays]


@rule("OTL-S16")
def test_the_location_card_speaks_to_everybody() -> None:
    t = table("boxer A3 glove", "dame E1").play("go:A2", "search", "*roll:1")
    words = Words.of("en", GAME)
    said = words.name(TILE, "A2", "line")
    for viewer in ("boxer", "dame", "onlooker"):
        shown = " ".join(draw(t.view(viewer), words, False, 60).split())
        assert f"Bank teller (● 6): “{said}”" in shown


@rule("OTL-S16", "OTL-G1")
def test_the_cards_of_the_private_eye_and_the_mob_speak_at_a_meeting() -> None:
    t = table("boxer B1 dame_glove dame_glove", "dame E3").play("go:C1")
    assert "Detective Dan Cooper: “Truth has a price" in draw(t.view("dame"), Words.of("en", GAME), False, 120)


@rule("OTL-S16")
def test_nobody_speaks_at_the_police_station_or_before_the_game() -> None:
    words = Words.of("en", GAME)
    assert "“" not in draw(GAME.view(GAME.setup(2), 0), words, False, 80)
    t = table("boxer C2", "dame E1")
    assert t.state.active == t.seat("boxer")
    assert "“" not in draw(t.view("dame"), words, False, 80)
