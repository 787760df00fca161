"""Getaway Driver in the terminal: the map of the city, everything beside it, and notes beside the options."""

import re
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from lamster.games.getaway_driver.components import LIGHT, SPECIAL, STUNT
from lamster.games.getaway_driver.events import PILE
from lamster.games.getaway_driver.game import GAME
from lamster.games.getaway_driver.terminal import draw, note
from lamster.games.getaway_driver.view import GetawayView, SignalView
from lamster.kernel.chance import Dice
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.game import Value
from lamster.kernel.match import Match
from lamster.screen import encodable
from lamster.text import Words, languages
from tests.command_runner import CommandRunner
from tests.games.getaway_driver.table import Table, new_game, table
from tests.games.playing import ONLOOKER
from tests.rules import rule

ANSI = re.compile(r"\x1b\[[\d;]*m")
NAMES = ["Ann", "A very long name indeed", "Cas", "Dot"]
SETTINGS: list[dict[str, Any]] = [
    *GAME.meta.battery,
    {"seats": 2, "options": {"size": "custom", "columns": 31, "rows": 21, "obstacles": 3}},
]


class Seen(NamedTuple):
    """What somebody saw at a decision, and what was asked if it was theirs."""

    view: GetawayView
    decision: Decision | None
    options: dict[str, Value]


def watched(setting: dict[str, Any], number: int) -> list[Seen]:
    """A random game in which nobody gives up, as every seat and an onlooker saw it."""
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
        hopeful = [code for code in decision.codes if code != "give-up"]
        match.act(decision.seat, rng.choice(hopeful or list(decision.codes)))
    return seen


@pytest.fixture(scope="module")
def seen() -> list[Seen]:
    return [view for setting in SETTINGS for view in watched(setting, 1)]


def words_in(language: str = "en") -> Words:
    return Words.of(language, GAME, NAMES)


def drawn(t: Table, viewer: str = ONLOOKER, width: int = 100) -> list[str]:
    return draw(t.view(viewer), words_in(), False, width).splitlines()


def noted(t: Table, viewer: str, code: str) -> str:
    assert code in t.options(viewer).split()
    return note(t.view(viewer), words_in(), code, t.state.options)


def rows_of(lines: list[str], number: int, label: str) -> list[str]:
    """So many lines of the map from the row with this label on."""
    first = next(i for i, line in enumerate(lines) if line.startswith(f"{label:>2}"))
    return lines[first : first + number]


# Everything that can happen.


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [60, 80, 100, 132])
def test_every_line_fits(seen: list[Seen], language: str, width: int) -> None:
    words = words_in(language)
    for view, _, _ in seen[::17]:
        shown = draw(view, words, False, width, {"3,3", "front", "patrol-1"})
        assert not [line for line in shown.splitlines() if len(line) > width]
        assert "\x1b" not in shown


@pytest.mark.parametrize("language", languages())
def test_colours_change_nothing_but_colour(seen: list[Seen], language: str) -> None:
    words = words_in(language)
    for view, _, _ in seen[::41]:
        coloured = draw(view, words, True, 80)
        assert "\x1b[" in coloured
        plain = [line.rstrip() for line in ANSI.sub("", coloured).splitlines()]
        assert plain == draw(view, words, False, 80).splitlines()


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
@pytest.mark.parametrize("language", languages())
def test_the_map_keeps_its_shape_in_any_encoding(seen: list[Seen], language: str, encoding: str) -> None:
    words = words_in(language)
    for view, _, _ in seen[::41]:
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
    assert found >= {"take", "lay", "drive", "study", "play", "stunt", "buy", "ahead", "turn-left", "obstacle"}


@pytest.mark.parametrize("language", languages())
def test_signs_differ_from_each_other(language: str) -> None:
    words = words_in(language)
    for names in (STUNT, LIGHT):
        assert len({words.name(names, code, "letter") for code in names.codes}) == len(names.codes)
    pairs = [words.name(names, code, "letter") for names in (SPECIAL, PILE) for code in names.codes]
    assert len(set(pairs)) == len(pairs)
    assert {len(pair) for pair in pairs} == {2}, "a tile with a badge has no more room"


# The map.


def chase(**more: Any) -> Table:
    return table(
        "8,6 N hit_the_gas decoy_car",
        tiles="8,5=Y01 7,6=R03? 9,6=G10 8,7=Y21?",
        vehicles="patrol-1@8,6E armored-1@9,7W",
        hazards="8,5",
        stash="10,6",
        barricades="9,6",
        spikes="9,6",
        tokens=3,
        bought="patrol_car",
        **more,
    )


def test_a_wide_map_has_light_shape_stunts_badge_and_pieces() -> None:
    lines = drawn(chase(), width=80)
    assert rows_of(lines, 6, "5") == [
        " 5  ·        ·        Y▲ rs ★3 ·        ·        ·",
        "                      !",
        " 6  ·        ░░░░░░░░ START    G● EV ★1 ·        ·",
        "                      @↑P1→    =x       $",
        " 7  ·        ·        ░░░░░░░░ ·        ·        ·",
        "                               A1←",
    ]


def test_a_narrow_map_says_the_same_in_less_room() -> None:
    t = chase(before=lambda s: s.stash.append(s.ground.index["1,6"]))
    assert rows_of(drawn(t, "police", 80), 2, "6") == [
        " 6│ ·     ·     ·     ·     ·     ·     ░■os1 START G●EV1 ·     ·",
        "  │ $                                         @↑P1→ =x    $",
    ]


def test_a_crowded_space_takes_more_lines() -> None:
    crowd = "patrol-1@8,6E patrol-2@8,6S helicopter-1@8,6N motorcycle-1@8,6W"
    lines = drawn(table("8,6 N hit_the_gas", tiles="8,5=? 7,6=? 9,6=?", vehicles=crowd, hazards="8,6"), width=60)
    assert [line.strip() for line in rows_of(lines, 4, "6")[1:]] == [
        "@↑P1→P2↓",
        "H1↑M1←!",
        "7  ·        ·        ·        ·        ·",
    ]


@rule("GD-I4")
def test_known_tiles_are_shown_with_the_mark_of_a_back() -> None:
    t = chase()
    assert "░■ os ★1 START" in "\n".join(drawn(t, "police", 80))
    assert "░▲ o TU" in "\n".join(drawn(t, "police", 80))
    for viewer in ("driver", ONLOOKER):
        shown = "\n".join(drawn(t, viewer, 80))
        assert "░░░░░░░░ START" in shown
        assert "os" not in shown
    learned = chase(before=lambda s: s.known.__setitem__(0, 1 << s.ground.index["7,6"]))
    assert "░■ os ★1 START" in "\n".join(drawn(learned, "driver", 80))


def test_only_the_part_with_something_in_it_is_shown() -> None:
    lines = drawn(chase())
    assert lines[1].split() == ["6", "7", "8", "9", "10", "11"]
    labels = [line[:2].strip() for line in lines[2:] if line[:2].strip().isdecimal()]
    assert labels == ["4", "5", "6", "7", "8"]


def test_the_edge_of_the_table_is_drawn_where_it_is_near() -> None:
    west = drawn(table("1,1 S", tiles="1,2=? 2,1=?"))
    assert west[2] == "  ┌" + "─" * 28
    assert west[3].startswith(" 1│ START")
    east = drawn(table("15,11 N", tiles="15,10=? 14,11=?"))
    assert [line for line in east if line.endswith("┘")]
    assert rows_of(east, 1, "11")[0].endswith("│")
    assert not any("─" in line for line in drawn(chase()))


def test_choices_are_marked_on_the_map() -> None:
    t = chase()
    own = "\n".join(drawn(t, "driver", 80))
    assert own.count("▸") == 4, "front, left and right to drive to, and behind to study"
    assert "▸░░░░░░░░ START   ▸G● EV ★1" in own
    assert "▸" not in "\n".join(drawn(t, "police", 80))
    assert "▸START" in draw(t.view("police"), words_in(), False, 80, {"8,6", "front"})


def test_a_table_wider_than_the_screen_is_shown_in_panels() -> None:
    t = new_game(2, size="large")
    t.play(*[f"take:{card}" for card in ("decoy_car", "hit_the_gas", "switch_cars", "ramming_speed", "leave_wreckage")])
    numbers = [line.split() for line in drawn(t, "driver", 80) if line.split()[0] in ("1", "11") and "·" not in line]
    assert numbers == [[str(n) for n in part] for part in (range(1, 11), range(1, 11), range(11, 20), range(11, 20))]


def test_there_is_no_map_before_there_is_anything_on_it() -> None:
    assert not any(line.startswith(" 1") for line in drawn(new_game(2), "driver"))
    obstacles = new_game(2, obstacles=3)
    obstacles.play("*obstacle:lake@3,3")
    assert "~" * 5 in "\n".join(drawn(obstacles))


def test_tokens_to_be_adjusted_have_numbers() -> None:
    t = new_game(2, stash=2)
    t.play(*[f"take:{card}" for card in ("decoy_car", "hit_the_gas", "switch_cars", "ramming_speed", "leave_wreckage")])
    t.play("aim:8,6", "*drop:8,6", "*drop:8,7")
    shown = "\n".join(drawn(t, "police"))
    assert "$1?" in shown
    assert "$2?" in shown
    assert noted(t, "police", "token:2") == "8,7"


def test_two_drivers_have_letters() -> None:
    t = table("8,6 N", "12,6 S", tiles="8,5=? 7,6=? 9,6=? 12,7=? 11,6=? 13,6=?")
    shown = "\n".join(drawn(t))
    assert "@A↑" in shown
    assert "@B↓" in shown


def test_a_chosen_direction_is_told_to_the_partner_alone() -> None:
    t = table("8,6 N", "12,6 S", tiles="8,5=? 7,6=? 9,6=? 12,7=? 11,6=? 13,6=?")
    t.play("driver-a drive:left")
    assert "going ←" in "\n".join(drawn(t, "driver-b"))
    for viewer in ("city", "police", ONLOOKER):
        shown = "\n".join(drawn(t, viewer))
        assert "direction chosen" in shown
        assert "going" not in shown


# Beside the map.


@rule("GD-E7")
def test_the_rounds_to_go_are_told_from_the_bag() -> None:
    assert drawn(chase())[0] == "Round 3 · 39 tiles left, 13 rounds to go at full speed"
    four = table("8,6 N", "12,6 S", tiles="8,5=? 7,6=? 9,6=? 12,7=? 11,6=? 13,6=?")
    assert drawn(four)[0] == "Round 3 · 80 tiles left, 13 rounds to go at full speed"


def test_a_hand_is_for_those_who_may_see_it() -> None:
    t = chase()
    assert "    Hand: Decoy Car (Narrow Alleyway), Hit the Gas (Improvised Ramp)" in drawn(t, "driver")
    for viewer in ("police", ONLOOKER):
        shown = drawn(t, viewer)
        assert not any("Hand:" in line for line in shown)
        assert "  Ann @↑ 8,6 ░░░░ meter 0 of 4 · 0 Stash · 2 cards · pursued" in shown


@rule("GD-X6")
def test_meter_stash_and_discards_are_told() -> None:
    shown = drawn(table("8,6 N", tiles="8,5=? 7,6=? 9,6=?", meter=3, loot=2, discard="decoy_car"), "police")
    assert "  Ann @↑ 8,6 ███░ meter 3 of 4 · 2 Stash · 0 cards" in shown
    assert "    Discard pile: Decoy Car (Narrow Alleyway)" in shown


def test_the_garage_has_prices_and_marks_what_can_be_paid() -> None:
    shown = " ".join(" ".join(drawn(chase())).split())
    assert "Police: 3 Enforcement tokens Armored Car 4 (0 left), ✓Barricade 2 (2 left), ✓Dispatch 2 (1 left)" in shown
    assert "✓Patrol Car 2 (bought, 2 left), Police Helicopter 8 (1 left)" in shown


@rule("GD-O10")
def test_the_automated_police_have_piles_and_a_deck() -> None:
    t = table("8,6 N", tiles="8,5=Y01", seats=1, difficulty="imposing", before=lambda s: s.badges.extend([3, 1]))
    shown = drawn(t)
    assert shown[-2] == "  Automated Police: Imposing"
    assert shown[-1] == "    Perilous pile 13, Serene pile 28, 5 upgrade cards, badges this round 3 + 1"
    assert "░PE░░░░░ START    ░PE░░░░░" in "\n".join(shown)
    assert "PE Perilous pile" in "\n".join(shown)


def test_drawn_tiles_are_told_to_those_who_lay_them() -> None:
    t = table("8,6 N", phase="expand")
    t.play("*draw:R03", "*draw:G06", "*draw:Y21")
    shown = "\n".join(drawn(t, "police"))
    assert "To be filled: 8,5, 7,6, 9,6" in shown
    assert "Drawn: Traffic Jam (R■ os ★1), Country Lane (G● ★2), Tunnel (Y▲ o TU)" in shown
    assert "Drawn:" not in "\n".join(drawn(t, "driver"))
    assert noted(t, "police", "lay:R03") == "8,5; red; Oncoming; Sidewalk; 1-point badge"
    assert noted(t, "police", "lay:Y21") == "8,5; yellow; Oncoming; no Helicopter may enter"


def test_an_event_is_told_with_its_effect_and_how_far_it_is() -> None:
    spots = "8,5=? 7,6=? 9,6=?"
    hunt = " ".join(" ".join(drawn(table("8,6 N", tiles=spots, event="hunter_and_prey", goal=2))).split())
    assert "Event: The Hunter and the Prey: vehicles crash" in hunt
    assert hunt.endswith("0 of 2 crashed, 0 of 2 home")
    bomb = " ".join(" ".join(drawn(table("8,6 N", tiles=spots, event="ticking_time_bomb", fuse=3))).split())
    assert bomb.endswith("3 rounds on the fuse")


def test_signals_are_told() -> None:
    view = table("8,6 N", "12,6 S", tiles="8,5=?").view("police")
    view.signals = [SignalView(2, "block-left"), SignalView(3, "badges")]
    assert "Signals: Cas: block the left, Dot: badges, please" in draw(view, words_in(), False, 100)


# Notes.


def test_a_drive_is_noted_with_who_follows_and_what_waits() -> None:
    t = chase()
    assert noted(t, "driver", "drive:front") == (
        "8,5  Building Site (Y▲ rs ★3); Patrol Car 1 follows; Hazard: stunt or back out; "
        "pursued there, 3 spaces before red"
    )
    left = noted(t, "driver", "drive:left")
    assert left.startswith("7,6  face down; shakes off Patrol Car 1")
    assert "Barricade: costs a card" in noted(t, "driver", "drive:right")
    assert noted(t, "driver", "study:left") == "7,6  face down; meter up, 3 spaces before red"


def test_the_last_space_before_red_is_a_warning() -> None:
    t = table("8,6 N", tiles="8,5=? 7,6=? 9,6=?", vehicles="patrol-1@8,6N", meter=3)
    assert noted(t, "driver", "drive:front").startswith("8,5  face down; pursued there: you are caught; ")
    assert noted(t, "driver", "study:front").endswith("the meter reaches red: caught")


def test_police_moves_are_noted_with_where_they_lead() -> None:
    t = table("8,6 N", tiles="8,5=? 7,6=Y01 9,6=?", vehicles="patrol-1@7,6E", phase="net")
    assert noted(t, "police", "ahead:patrol-1") == "8,6  the Driver's tile"
    assert noted(t, "police", "right:patrol-1") == "7,7"
    assert noted(t, "police", "turn-left:patrol-1") == "7,6  Building Site (Y▲ rs ★3)"


def test_cards_and_upgrades_are_noted_with_what_they_do() -> None:
    t = chase()
    assert noted(t, "driver", "play:hit_the_gas") == "one extra movement action, nobody follows"
    bought = table("8,6 N", tiles="8,5=R12? 7,6=? 9,6=?", tokens=2, phase="purchase")
    assert noted(bought, "police", "buy:barricade") == "costs 2, leaves 0; the Driver gives up a card to pass"
    bought.play("buy:barricade")
    assert noted(bought, "police", "place:8,5") == "Jackknifed Truck (R■ ow)"
    assert noted(bought, "police", "place:8,7") == ""


@pytest.mark.parametrize(("difficulty", "price"), [("standard", "1 Stash token"), ("relentless", "3 Stash tokens")])
def test_a_card_played_again_is_noted_with_its_price(difficulty: str, price: str) -> None:
    t = table("8,6 N", tiles="8,5=Y01 7,6=Y03 9,6=Y05", seats=1, loot=3, discard="hit_the_gas", difficulty=difficulty)
    assert noted(t, "driver", "replay:hit_the_gas") == f"costs {price}; one extra movement action, nobody follows"


def test_an_obstacle_is_noted_in_words() -> None:
    t = new_game(2, obstacles=1, obstacle_placement="host")
    assert noted(t, "driver", "obstacle:lake@3,3") == "Lake 3,3"
    assert noted(t, "driver", "obstacle:mountain@3,3,v") == "Mountain 3,3 upright"


# Playing.


@pytest.mark.parametrize("language", languages())
def test_a_solo_game_can_be_played_from_what_is_typed(run: CommandRunner, language: str, tmp_path: Path) -> None:
    path = tmp_path / "solo.rec"
    typed = "1\n" * 5 + "1,1\n" + "8,6\n" + "1\n" * 400
    arguments = ("play", "getaway-driver", "--seats", "1", "--seed", "7", "--language", language, "--record", str(path))
    code, out, err = run(*arguments, typed=typed)
    assert (code, err) == (0, "")
    assert [line for line in out.splitlines() if len(line) > 80 and str(path) not in line] == []
    codes = path.read_text(encoding="utf-8").split()
    assert {"aim:1,1", "start:8,6"} <= set(codes), "a whole argument is no beginning of a longer one"
    assert run("verify", str(path)).code == 0
    assert Words(language).message("play-nobody", rounds=0).split(":")[0] in out


def test_a_long_list_of_spaces_stands_side_by_side(run: CommandRunner) -> None:
    out = run("play", "getaway-driver", "--seats", "1", "--seed", "7", typed="1\n" * 5).out
    listed = [line for line in out.splitlines() if "Aim at" in line]
    assert "  1 Aim at 1,1" in listed[0]
    assert sum(line.count("Aim at") for line in listed) == 165
    assert len(listed) < 50


def test_spaces_are_listed_by_number(run: CommandRunner) -> None:
    shown = " ".join(run("play", "getaway-driver", "--seats", "1", "--seed", "7", typed="1\n" * 5).out.split())
    assert "1 Aim at 1,1 2 Aim at 1,2 3 Aim at 1,3" in shown
    assert "10 Aim at 1,10 11 Aim at 1,11 12 Aim at 2,1" in shown
