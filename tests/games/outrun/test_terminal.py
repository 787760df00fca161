"""Outrun in the terminal: the table, the path card, what went wrong, and what may be typed."""

import re
from random import Random
from typing import Any, NamedTuple

import pytest

from lamster.games.outrun.components import PATH, SYMBOLS
from lamster.games.outrun.game import GAME
from lamster.games.outrun.terminal import discards, draw, form, note, typed
from lamster.games.outrun.view import OutrunView
from lamster.kernel.chance import Dice
from lamster.kernel.decision import Decision, Refusal
from lamster.kernel.match import Match
from lamster.screen import encodable
from lamster.text import Words, languages
from tests.games.outrun.table import Table, table
from tests.games.playing import ONLOOKER
from tests.rules import rule

ANSI = re.compile(r"\x1b\[[\d;]*m")
NAMES = ["Ann", "A very long name indeed", "Cas", "Dot", "Eva", "Fay"]


class Seen(NamedTuple):
    """What somebody saw at a decision, and what was asked if it was theirs."""

    view: OutrunView
    decision: Decision | None


def watched(setting: dict[str, Any], number: int) -> list[Seen]:
    """The beginning of a random game, as every seat and an onlooker saw it."""
    rng = Random(number)
    match = Match(GAME, setting["seats"], setting["options"], Dice(bytes([number])))
    seen: list[Seen] = []
    while match.outcome is None and len(match.log) < 400:
        decision = match.state.open[0]
        state: Any = match.state
        seen += [
            Seen(GAME.view(state, seat), decision if decision.seat == seat else None)
            for seat in [*range(state.seats), None]
        ]
        match.act(decision.seat, decision.sample(rng))
    return seen


@pytest.fixture(scope="module")
def seen() -> list[Seen]:
    return [view for setting in GAME.meta.battery for view in watched(setting, 1)]


def words_in(language: str = "en", you: int | None = None) -> Words:
    return Words.of(language, GAME, NAMES, you)


def drawn(t: Table, viewer: str = ONLOOKER, language: str = "en") -> list[str]:
    return draw(t.view(viewer), words_in(language), False, 80).splitlines()


def formed(t: Table, viewer: str = "1", language: str = "en") -> list[str]:
    return form(t.view(viewer), words_in(language), False, 80).splitlines()


# Everything that can happen.


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [60, 80, 132])
def test_every_line_fits(seen: list[Seen], language: str, width: int) -> None:
    words = words_in(language)
    for view, _ in seen[::5]:
        shown = draw(view, words, False, width) + "\n" + form(view, words, False, width)
        assert not [line for line in shown.splitlines() if len(line) > width]
        assert "\x1b" not in shown


@pytest.mark.parametrize("language", languages())
def test_colours_change_nothing_but_colour(seen: list[Seen], language: str) -> None:
    words = words_in(language)
    for view, _ in seen[::23]:
        for shown in (draw, form):
            coloured = ANSI.sub("", shown(view, words, True, 80)).splitlines()
            assert [line.rstrip() for line in coloured] == shown(view, words, False, 80).splitlines()
    assert "\x1b[" in draw(seen[0].view, words, True, 80)


@pytest.mark.parametrize("language", languages())
def test_the_shapes_stay_in_any_encoding(seen: list[Seen], language: str) -> None:
    words = words_in(language)
    for view, _ in seen[::23]:
        shown = draw(view, words, False, 80) + "\n" + form(view, words, False, 80)
        written = encodable(shown, "ascii")
        assert [len(line) for line in written.splitlines()] == [len(line) for line in shown.splitlines()]


@pytest.mark.parametrize("language", languages())
def test_a_table_of_four_with_two_cards_each_fits_in_24_lines(language: str) -> None:
    seats = ["7 back-away not-l / boost steal", "5 long-1 boost", "12 evens-odds shield", "3 switcheroo-vt not-j"]
    t = table(*seats, monster="bear", path="pc14")
    t.race("1 5000 wrong", "2 6000", "3 7000 wrong", "4 late")
    assert len(drawn(t, "1", language)) < 24
    assert len(formed(table(*seats, monster="bear", path="pc14"), "1", language)) < 24


# The table.


@rule("OUT-H5", "OUT-H1")
def test_the_table_shows_the_monster_the_way_and_the_cards() -> None:
    t = table("7 back-away / boost", "infected 18", "immune 2", monster="bear", flipper="2", path="pc14")
    assert drawn(t, "1") == [
        "Bear · 18 rooms · A very long… turns · deck 46, discards 0 · paths 47",
        "    Positions: box +0 · 1: +0 claw · 4: +2 · 6: +3",
        "▸ Ann          Astronaut  ███████░░░░░░░░░░░  7 1 card",
        "    In force: Back away",
        "    Your hand: Boost: Go twice as far",
        "  A very long… Pirate     ██████████████████ 18 infected",
        "  Cas          Witch      ██░░░░░░░░░░░░░░░░  2 immune",
    ]


@rule("OUT-H2")
def test_others_see_how_many_cards_a_hand_has_and_not_which() -> None:
    t = table("/ boost steal", "", monster="bear", path="pc14")
    for viewer in ("2", ONLOOKER):
        assert "2 cards" in drawn(t, viewer)[2]
        assert not any("Boost" in line or "Steal" in line for line in drawn(t, viewer))


def test_cards_of_one_kind_stand_together() -> None:
    t = table("not-l not-j switcheroo-cs long-1 long-3", "", monster="dragon", path="pc14")
    force = " ".join(line.strip() for line in drawn(t)[-4:-1])
    assert "In force: Switcheroo (Climb/Slide), Not that way (Left, Jump), The long way (1, 3)" in force


def test_cards_in_the_centre_are_told_with_what_they_do() -> None:
    t = table("", "", centre="back-away", path="pc14")
    assert "    In het midden: Achteruit: Leg het pad achterstevoren" in drawn(t, language="nl")


# The last run.


@rule("OUT-T13", "OUT-H4")
def test_the_last_run_shows_rows_times_and_rooms() -> None:
    t = table("", "", "", monster="bear", path="pc14").race("1 5000", "2 6450 wrong", "3 late")
    lines = drawn(t, "3")
    assert "    VDLCSR right in 5.00 s, 3 rooms" in lines
    assert "    (empty) wrong in 6.45 s; right was VDLCSR, first slip at card 1" in lines
    assert "    no Finish; right was VDLCSR" in lines


@rule("OUT-A5")
def test_a_wrong_row_of_ones_own_is_explained_card_by_card() -> None:
    t = table("back-away not-l", "back-away", monster="bear", path="pc14").race("1 5000 VDCSR", "2 6000 VDLCSR")
    text = " ".join(" ".join(drawn(t, "1")).split())
    assert "VDCSR wrong in 5.00 s; right was RSCDV, first slip at card 1; Back away was overlooked" in text
    assert "path VDLCSR → Back away RSCLDV → Not that way (Left) RSCDV" in text
    assert text.count("path VDLCSR") == 1, "others' rows are not taken apart"


@rule("OUT-A5", "OUT-A4")
def test_practice_explains_every_row_and_tells_the_par() -> None:
    t = Table(GAME.setup(1, {})).play("pick:any", "*deal:witch", "add:back-away", "turn", "*path:pc14")
    t.play("run:RSCLDV@4000")
    text = " ".join(" ".join(drawn(t, "1", "nl")).split())
    assert text.startswith("Oefenen: 1 van 10 paden gelopen, 1 gehaald · paden 47")
    assert "RSCLDV goed in 4,00 s; richttijd 6,25 s" in text
    assert "pad VDLCSR → Achteruit RSCLDV" in text


# The path card.


def test_the_path_card_is_a_picture_with_arrows() -> None:
    assert [line[:18].rstrip() for line in formed(table("", "", path="pc14"))[:5]] == [
        "  S  →  R     ·",
        "     ↖",
        " (V)    C  ←  L",
        "     ↘     ↗",
        "  ·     D     ·",
    ]


STEPS = {"→": (0, 1), "←": (0, -1), "↑": (-1, 0), "↓": (1, 0), "↗": (-1, 1), "↘": (1, 1), "↙": (1, -1), "↖": (-1, -1)}


def followed(picture: list[str]) -> str:
    """The moves along the arrows, as a reader follows them from the one in brackets."""
    signs = {(i, j): line[3 * j + 1 : 3 * j + 4].strip() for i, line in enumerate(picture) for j in range(5)}
    line, column = next(place for place, sign in signs.items() if sign.startswith("("))
    moves, before = signs[line, column][1], (0, 0)
    while True:
        ways = [way for arrow, way in STEPS.items() if signs.get((line + way[0], column + way[1])) == arrow]
        ways = [way for way in ways if way != (-before[0], -before[1]) and signs.get(ahead(line, column, way))]
        if not ways:
            return moves
        before = ways[0]
        line, column = ahead(line, column, before)
        moves += signs[line, column]


def ahead(line: int, column: int, way: tuple[int, int]) -> tuple[int, int]:
    return line + 2 * way[0], column + 2 * way[1]


@pytest.mark.parametrize("path", PATH.codes)
def test_every_path_can_be_followed(path: str) -> None:
    picture = [line.ljust(18) for line in formed(table("", "", path=path))[:5]]
    assert followed(picture) == SYMBOLS[PATH.index[path]]


@rule("OUT-O5")
def test_a_straight_path_is_a_line() -> None:
    assert formed(table("", "", path="pc14", straight_path=True, centre="not-j"))[:2] == [
        "    V → D → L → C → S → R",
        "    J    Skip Jump",
    ]


def test_cards_in_force_stand_beside_the_path_with_their_signs() -> None:
    t = table("switcheroo-lr not-j long-2 boost infected / major-shortcut", "", monster="bear", path="pc14")
    lines = formed(t, language="nl")
    assert [line[18:] for line in lines[:5]] == [
        "L/R  Verwissel Links en Rechts",
        "J    Sla Springen over",
        "2    Leg hem na je 2e beweging",
        "     Ga twee keer zo ver",
        "A    Op het pad staat het tegengif",
    ]
    legend = " ".join(" ".join(lines[5:]).split())
    assert legend.startswith(
        "L Links · R Rechts · J Springen · D Bukken · C Klimmen · S Glijden · V Bokspringen · T Sluipen"
    )
    assert "· 2 De omweg (2) · M Grote sluiproute · A tegengif" in legend


def test_more_cards_than_the_picture_is_high_all_stand_beside_it() -> None:
    many = "back-away switcheroo-lr switcheroo-jd not-l not-r not-j long-1 long-2"
    lines = formed(table(many, "", monster="zombie", path="pc14"))
    assert [line[:18].strip() for line in lines[5:8]] == ["", "", ""]
    assert "Lay it after the 2nd move" in lines[7]


@rule("OUT-O4")
def test_a_shuffled_tray_is_told_in_its_order() -> None:
    t = table("", "", path="pc14", shuffled_tray=True)
    t.state.tray = "TVSCDJRL"
    assert formed(t)[5].startswith("    T Tiptoe · V Vault · S Slide")


def test_without_a_run_there_is_nothing_to_fill_in() -> None:
    assert formed(table("", "")) == []
    assert formed(table("", "", path="pc14"), ONLOOKER) == []


# What is typed.


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("VDLCSR", "run:VDLCSR"),
        ("vdlcsr", "run:VDLCSR"),
        ("v d l  c", "run:VDLC"),
        ("run:vd", "run:VD"),
        ("run:", "run:"),
    ],
)
def test_a_row_may_be_typed_in_several_ways(text: str, code: str) -> None:
    assert typed(table("", "", path="pc14").view("1"), words_in(), text) == code


@pytest.mark.parametrize(("text", "sign"), [("VDX", "X"), ("VDV", "V"), ("V1D", "1"), ("M", "M"), ("run:VD@900", "@")])
def test_what_is_not_in_the_tray_is_refused_in_the_readers_language(text: str, sign: str) -> None:
    with pytest.raises(Refusal, match=rf"^{sign} kun je niet leggen, of niet zo vaak. Je hebt LRJDCSVT;"):
        typed(table("", "", path="pc14").view("1"), words_in("nl"), text)


# Notes.


@pytest.mark.parametrize("language", languages())
def test_every_option_can_be_noted(seen: list[Seen], language: str) -> None:
    words = words_in(language)
    noted = set()
    for view, decision in seen:
        if decision is not None:
            noted |= {code.partition(":")[0] for code in decision.codes if note(view, words, code, {})}
    assert noted >= {"play", "claw"}


def test_notes_are_those_of_the_preview_and_nobody_else_has_any() -> None:
    t = table("back-away long-1", "7", "3", monster="bear", path="pc14").race("2 4000", "1 6000", "3 7000 wrong")
    told = "+0 instead of +2, rid of 2 cards; the monster is then right behind you"
    assert note(t.view("1"), words_in(), "claw:yes", {}) == told
    assert note(t.view("2"), words_in(), "claw:yes", {}) == note(t.view("onlooker"), words_in(), "claw:yes", {}) == ""


@rule("OUT-I13")
def test_the_discard_pile_is_counted_by_card() -> None:
    t = table("", "", monster="bear", discard="boost boost steal")
    title, cards = discards(t.view(ONLOOKER), words_in())[0]
    assert title == "Discarded interference cards: 3"
    assert cards == {"Boost": 2, "Steal": 1}


@rule("OUT-Q17")
@pytest.mark.parametrize(
    ("language", "said"), [("en", "Leave out exactly one card"), ("nl", "Laat precies één kaart weg")]
)
def test_a_little_shortcut_says_that_one_card_must_stay_out(language: str, said: str) -> None:
    t = table("", "", path="pc14", centre="little-shortcut")
    assert any(said in line for line in formed(t, language=language))
    assert any(said in line for line in drawn(t, language=language))
