"""Escape from New York in the terminal: the map of the city, everything beside it, and notes beside the options."""

import re
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from lamster.games.escape_from_new_york.components import BOSS, BUILDING, HERO, SPACE
from lamster.games.escape_from_new_york.game import GAME
from lamster.games.escape_from_new_york.terminal import WALLS, draw, note
from lamster.games.escape_from_new_york.view import NewYorkView
from lamster.kernel.chance import Dice
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.game import Value
from lamster.kernel.match import Match
from lamster.screen import encodable
from lamster.text import Words, languages
from tests.command_runner import CommandRunner
from tests.games.escape_from_new_york.table import Table, new_game, table
from tests.games.playing import ONLOOKER
from tests.rules import rule

ANSI = re.compile(r"\x1b\[[\d;]*m")
NAMES = ["Ann", "A very long name indeed", "Cas", "Dot"]
SCREEN = 24


class Seen(NamedTuple):
    """What somebody saw at a decision, and what was asked if it was theirs."""

    view: NewYorkView
    decision: Decision | None
    options: dict[str, Value]


def watched(setting: dict[str, Any], number: int) -> list[Seen]:
    """A random game as every seat and an onlooker saw it."""
    rng = Random(number)
    match = Match(GAME, setting["seats"], setting["options"], Dice(bytes([number])))
    seen: list[Seen] = []
    while match.outcome is None:
        decision = match.state.open[0]
        asked = decision if decision.seat != CHANCE else None
        state: Any = match.state
        seen += [
            Seen(GAME.view(state, seat), asked if decision.seat == seat else None, state.options)
            for seat in [*range(state.seats), None]
        ]
        match.act(decision.seat, decision.sample(rng))
    return seen


@pytest.fixture(scope="module")
def seen() -> list[Seen]:
    return [sight for number, setting in enumerate(GAME.meta.battery) for sight in watched(setting, number)]


def words_in(language: str = "en") -> Words:
    return Words.of(language, GAME, NAMES)


def drawn(t: Table, viewer: str = ONLOOKER, width: int = 80, lit: frozenset[str] = frozenset()) -> list[str]:
    return draw(t.view(viewer), words_in(), False, width, lit).splitlines()


def noted(t: Table, viewer: str, code: str) -> str:
    assert code in t.options(viewer).split()
    return note(t.view(viewer), words_in(), code, t.state.options)


def map_of(lines: list[str]) -> list[str]:
    first = next(i for i, line in enumerate(lines) if re.match(r" {9,}C0 ", line))
    return lines[first : first + 11]


def on_map(t: Table, space: str, viewer: str = ONLOOKER, width: int = 80) -> str:
    """The signs of a space on the map."""
    lines = map_of(drawn(t, viewer, width))
    found = [re.search(rf"(?:^|[ ▸]){space}((?: \S+)?)(?=\s|$)", line) for line in lines]
    return next(match[1].strip() for match in found if match)


# Everything that can happen.


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [60, 80, 100, 132])
def test_every_line_fits(seen: list[Seen], language: str, width: int) -> None:
    words = words_in(language)
    for view, _, _ in seen[::29]:
        shown = draw(view, words, False, width, {"D5", "I6", "dead-run"})
        assert not [line for line in shown.splitlines() if len(line) >= width]
        assert "\x1b" not in shown


@pytest.mark.parametrize("language", languages())
def test_colours_change_nothing_but_colour(seen: list[Seen], language: str) -> None:
    words = words_in(language)
    for view, _, _ in seen[::61]:
        coloured = draw(view, words, True, 80)
        assert "\x1b[" in coloured
        plain = [line.rstrip() for line in ANSI.sub("", coloured).splitlines()]
        assert plain == draw(view, words, False, 80).splitlines()


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
@pytest.mark.parametrize("language", languages())
def test_the_map_keeps_its_shape_in_any_encoding(seen: list[Seen], language: str, encoding: str) -> None:
    words = words_in(language)
    for view, _, _ in seen[::61]:
        shown = draw(view, words, False, 80)
        written = encodable(shown, encoding)
        written.encode(encoding)
        assert [len(line) for line in written.splitlines()] == [len(line) for line in shown.splitlines()]


@pytest.mark.parametrize("language", languages())
def test_every_option_can_be_noted(seen: list[Seen], language: str) -> None:
    words = words_in(language)
    found = set()
    for view, decision, options in seen:
        if decision is not None:
            found |= {code.partition(":")[0] for code in decision.codes if note(view, words, code, options)}
    assert found >= {"hero", "choose", "play", "hit-instead", "move-instead", "recover-all", "go", "use", "learn"}
    assert not found & {"hurry", "unchoose", "step"}


def test_every_space_is_on_the_map_once(seen: list[Seen]) -> None:
    for view, _, _ in seen[::199]:
        shown = " ".join(map_of(draw(view, words_in(), False, 80).splitlines())) + " "
        assert all(len(re.findall(rf"[ ▸]{space} ", shown)) == 1 for space in SPACE.codes)


@pytest.mark.parametrize("language", languages())
def test_a_game_for_one_begins_on_one_screen(language: str) -> None:
    t = table("brain F5", tiles="D3 D5 G2")
    shown = draw(t.view("brain"), words_in(language), False, 80)
    assert len(shown.splitlines()) <= SCREEN


@pytest.mark.parametrize("language", languages())
def test_signs_differ_from_each_other(language: str) -> None:
    words = words_in(language)
    letters = [words.name(names, code, "letter") for names in (HERO, BOSS, BUILDING) for code in names.codes]
    signs = [*letters, *"*&~$#%o!'uhHT=\"?░P", *WALLS.values()]
    assert len(set(signs)) == len(signs)


# The map.


def street(**more: Any) -> Table:
    """Two Heroes, a crowd around them, and a little of everything."""
    return table(
        "snake D5 dead-run bare-knuckles tape level:1 bar:1+0 weapon:revolver=2",
        "maggie F5 ill-cut-you fake-tape taxi blue:bracelet",
        tiles="D3=ct01 C2=ct16 E2 A2=dukes-camp H5=cp5",
        enemies="D5: 2 prisoners 1 driver, E4: 3 prisoners romero, D3: 1 prisoner-down",
        roadblocks="D5-E4 D5-D7 C4-D5 I10-S",
        cubes="D3=2",
        wrecks="E6",
        tokens="3@E2",
        noise=7,
        missions=3,
        top="ambush",
        **more,
    )


def test_heroes_enemies_and_things_stand_in_their_spaces() -> None:
    t = street()
    assert on_map(t, "D5").startswith("S*2&1")
    assert on_map(t, "F5") == "ML"
    assert on_map(t, "E4") == "R*3o"
    assert on_map(t, "D3") == "~1$2+"
    assert on_map(t, "C2") == "o"
    assert on_map(t, "E2") == "#3"
    assert on_map(t, "E6") == "%"
    assert on_map(t, "A2") == "P"
    assert on_map(t, "C4") == "T\\"
    assert on_map(t, "H5") == 'o!"'


def test_roadblocks_stand_at_the_space_their_road_leaves_to_the_east_or_south() -> None:
    t = street()
    assert sorted(on_map(t, "D5").removeprefix("S*2&1")) == ["/", "_"]
    assert on_map(t, "C4").endswith("\\")
    assert on_map(t, "I10").endswith("_"), "the bridge lies to the south"
    assert on_map(table("snake F5", roadblocks="C0-N"), "C0").endswith("^"), "and here to the north"
    assert not set("/\\_^") & set(on_map(table("snake F5", broken="D5-E4 D5-D7"), "D5"))


def test_what_is_not_revealed_is_told_apart() -> None:
    t = table("snake F5")
    assert [on_map(t, space) for space in ("D3", "A4", "A8", "I4", "I6", "B9")] == ["░", "░'", "?", '"░', 'h"░', "=1░"]


def test_the_helicopter_lands_and_moves() -> None:
    assert on_map(table("snake F5", copter="I4"), "I4").startswith("h")
    assert on_map(table("snake F5", copter="J7", landed=True, taken=True), "J7").startswith("H")


def test_neighbours_stand_around_a_space() -> None:
    """EFNY-G5: of six roads two lead up and down by two rows, four aside by one."""
    lines = map_of(drawn(table("snake F5")))
    places = {
        code: (i, line.index(code)) for i, line in enumerate(lines) for code in SPACE.codes if code in line.split()
    }
    row, column = places["F5"]
    near = {code: (places[code][0] - row, places[code][1] - column) for code in ("F3", "G4", "G6", "F7", "E6", "E4")}
    assert near == {"F3": (-2, 0), "G4": (-1, 6), "G6": (1, 6), "F7": (2, 0), "E6": (1, -6), "E4": (-1, -6)}


def test_choices_are_marked_on_the_map() -> None:
    lines = drawn(street(), lit=frozenset({"D3", "E4", "dead-run"}))
    assert [mark for line in map_of(lines) for mark in re.findall(r"▸\w+", line)] == ["▸D3", "▸E4"]


def test_a_crowd_too_big_for_its_space_is_cut_off_with_a_mark_and_told_below() -> None:
    t = table("snake D5", "maggie D5", "brain D5", "cabbie D5", enemies="D5: 12 prisoners 2 drivers", cubes="D5=2")
    assert on_map(t, "D5") == "SMBC…"
    assert "  … D5 SMBC*12&2$2" in drawn(t)
    assert on_map(t, "D5", width=132) == "SMBC*12&2$2"
    assert on_map(street(), "D3", width=132) == "~1$2+"
    assert not [line for line in drawn(street()) if line.startswith("  …")]


def test_the_legend_explains_what_is_there_and_nothing_else() -> None:
    shown = " ".join(" ".join(drawn(street())).split())
    for text in ("R Romero", "* Prisoners", "& with a Car", "~ lying", "# Case", "$ Item cubes", "% Car", "+ Surgery"):
        assert text in shown
    plain = " ".join(" ".join(drawn(table("snake F5"))).split())
    for text in ("Romero", "Prisoners,", "with a Car", "lying", "Case", "Item cubes", "Surgery", "Roadblock NE"):
        assert text not in plain


# Beside the map.


@rule("EFNY-Y6", "EFNY-Q6")
def test_whose_turn_it_is_and_what_presses() -> None:
    lines = drawn(street())
    assert lines[0] == "Ann: step 2 of 12"
    assert lines[1] == "  Noise ███████░░░ 7 · Missions ███░ · Timer ■■■■■■■■■■▲▲▲ 10+3"
    above = " ".join(" ".join(lines[2:5]).split())
    assert "Top card: 4 Noise, from N SE, Roadblock S · Event Level 1 · 33 Prisoners left" in above
    assert "Romero E4 8/8" in above
    assert "A2 Duke's Camp" in above


def test_heroes_are_chosen_first() -> None:
    t = new_game(2)
    assert drawn(t, "1")[0] == "Choosing Heroes"
    assert noted(t, "1", "hero:cabbie") == "moves fast and takes others along; begins with the Taxi"


def test_played_cards_and_their_noise_are_told() -> None:
    t = table("snake D5", tiles="D3 C2", plan="dead-run bare-knuckles")
    t.play("play:dead-run")
    assert drawn(t)[0] == "Ann: step 3 of 12 · 2 Noise so far · Dead Run"


def test_bonuses_dead_presidents_and_a_lost_gullfire_are_news() -> None:
    t = table("snake F5", bonuses="blowguns", gullfire=False, taken=True, landed=True, dead_or_alive=True)
    shown = " ".join(" ".join(drawn(t)).split())
    for text in ("Bonuses: Blowguns", "the President is dead", "Gullfire destroyed"):
        assert text in shown


def test_what_everybody_sees_of_a_hero() -> None:
    shown = " ".join(" ".join(drawn(street())).split())
    assert "▸ S Ann D5 · 2 cards · 0 discarded · Level 1 (bar *1/1 $0/1) · Revolver 2/3 · 1 hidden Case" in shown
    assert "M A very long nam… F5 · 1 card · 0 discarded · Level 0 (bar *0/1 $0/1) · Taxi · 1 hidden Item" in shown


@rule("EFNY-G14")
def test_hand_supply_and_objectives_are_for_their_owner() -> None:
    t = street()
    own = " ".join(" ".join(drawn(t, "snake")).split())
    assert "Hand (Noise): Dead Run (2), Bare Knuckles (1)" in own
    assert "Supply: Tape" in own
    assert "Alone: ·President taken or red tiles, ·Level 3," in own
    for viewer in ("maggie", ONLOOKER):
        shown = "\n".join(drawn(t, viewer))
        assert "Dead Run" not in shown
        assert "Tape" not in shown.replace("Fake Tape", "")


def test_conditions_of_a_lone_victory_are_ticked_off() -> None:
    t = table("snake C4 tape level:3 blue:tape purple:gullfire", taken=True, landed=True)
    own = " ".join(" ".join(drawn(t, "snake")).split())
    assert "Alone: ✓President taken or red tiles, ✓Level 3, ✓Tape, ✓Gullfire" in own


def test_what_was_looked_at_is_known_to_the_one_who_looked() -> None:
    t = table("snake F5", "maggie F5", peeked="snake:A2=crash-site")
    assert "  You know: A2 Crash Site" in drawn(t, "snake")
    assert "Crash Site" not in "\n".join(drawn(t, "maggie"))


# Notes.


def test_cards_are_noted_with_what_they_do_and_their_noise() -> None:
    t = table("snake D5", tiles="D3", plan="dead-run bare-knuckles")
    assert noted(t, "snake", "play:dead-run") == "move 2 (clear), reveal 1; 2 Noise"
    assert noted(t, "snake", "hit-instead:dead-run") == "2 damage in your space; 2 Noise"
    assert noted(t, "snake", "move-instead:dead-run") == "1 step past Enemies, reveal 1; 2 Noise"


def test_spaces_are_noted_with_who_and_what_waits_there() -> None:
    t = table(
        "snake D5",
        tiles="D3=ct16 E4 C6=ct01",
        enemies="D3: 2 prisoners 1 driver, E4: romero",
        cubes="D3=1",
        wrecks="C6",
        roadblocks="D5-E4",
        plan="kick-it-down bare-knuckles",
    )
    t.play("play:kick-it-down")
    assert noted(t, "snake", "go:D3") == "Warehouse; 2 Prisoners; 1 with a Car; 1 Item cube; Manhole"
    assert noted(t, "snake", "go:E4") == "across a Roadblock; Library Square; Romero; Manhole"
    assert noted(t, "snake", "go:C6") == "Surgery; Car; take up to 2 cards back"


def test_what_is_not_revealed_is_noted_as_far_as_it_is_known() -> None:
    t = table("snake B3", "maggie F5", tiles="C2", peeked="snake:A2=crash-site", plan="on-my-own bare-knuckles")
    t.play("play:on-my-own")
    assert noted(t, "snake", "go:A2") == "Crash Site"
    assert note(t.view("maggie"), words_in(), "go:A2", {}) == ""
    t = table("snake B3", "maggie F5", tiles="C2", peeked="maggie:A2=crash-site", plan="on-my-own bare-knuckles")
    t.play("play:on-my-own")
    assert noted(t, "snake", "go:A2") == "face-down POI"
    t.play("go:C2")
    assert noted(t, "snake", "reveal:B1") == "Suburb token"
    assert noted(t, "snake", "reveal:D3") == ""


def test_timer_tiles_are_noted_where_they_are_the_price() -> None:
    t = table("snake F5 dead-run bare-knuckles discard:ghost-step", step=1)
    assert noted(t, "snake", "recover-all") == "10 black tiles left"
    last = table("snake F5 dead-run bare-knuckles discard:ghost-step", step=1, blacks=0)
    assert noted(last, "snake", "recover-all") == "33 % that you all lose at once; 3 red tiles left"


def test_taking_the_president_is_noted_with_its_price() -> None:
    t = table("snake A2", tiles="A2=dukes-camp", windows=True, step=0)
    assert noted(t, "snake", "collect:president") == "costs 7 Timer tiles; 10 black tiles left"


def test_things_are_noted_with_what_they_are_good_for() -> None:
    t = table("snake D5 axe fake-tape cigarettes", noise=4, windows=True, step=0)
    assert noted(t, "snake", "ready:axe") == "Weapon: attacks in your space deal 1 more damage"
    assert noted(t, "snake", "use:cigarettes") == "New York loses 3 Noise"


# Playing.


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_can_be_played_from_what_is_typed(run: CommandRunner, language: str, tmp_path: Path) -> None:
    path = tmp_path / "solo.rec"
    rng = Random(3)
    typed = "hero:snake\n" + "".join(f"{rng.choice('1123')}\n" for _ in range(4000))
    arguments = ("play", "escape-from-new-york", "--seats", "1", "--seed", "7", "--language", language)
    code, out, err = run(*arguments, "--record", str(path), typed=typed)
    assert (code, err) == (0, "")
    assert [line for line in out.splitlines() if len(line) > 80 and str(path) not in line] == []
    assert "hero:snake" in path.read_text(encoding="utf-8").split()
    assert run("verify", str(path)).code == 0
    assert Words(language).message("play-nobody", rounds=0).split(":")[0] in out
