"""What options lead to and why cards cannot be played (ledger 7.3), as the deciding seat is told it."""

import pytest

from lamster.games.outrun.game import GAME
from lamster.kernel.preview import Note
from lamster.text import Words
from tests.games.outrun.table import Table, new_game, table
from tests.rules import rule


def told(found: list[Note], code: str) -> list[str]:
    """The notes about a code: `note-ahead 2`, warnings with a `!`."""
    return [
        " ".join(["!" * note.warning + note.note, *map(str, note.args.values())]) for note in found if note.code == code
    ]


def notes(t: Table, code: str) -> list[str]:
    own = t.view(t.asked).own
    assert own is not None
    return told(own.notes, code)


def against(t: Table) -> dict[str, str]:
    own = t.view(t.asked).own
    assert own is not None
    return {note.code: note.note for note in own.against}


def interfering(*players: str, monster: str = "bear") -> Table:
    """The first seat, which was the fastest, is about to play a card; what was drawn matters to nobody."""
    t = table(*players, monster=monster, path="pc14")
    t.race(*[f"{number} {4000 + 1000 * number}" for number in range(1, len(players) + 1)])
    draws = len(players) if monster == "bear" else 2 * (len(players) - 1)
    t.play(*[f"*draw:switcheroo-{pair}" for pair in ("jd", "vt", "cs", "lr", "jd", "vt")[:draws]])
    return t


# Cards on others.


@rule("OUT-I5", "OUT-B6")
def test_what_a_card_does_there_for_how_long_and_how_far_the_other_is() -> None:
    t = interfering("7 / back-away", "12", "3", monster="bear")
    assert t.rooms == "10 14 3"
    assert notes(t, "play:back-away>2") == [
        "card-back-away.short",
        "note-slower 0 9",
        "note-ahead 4",
        "note-to-go 5",
        "note-lasts.bear",
    ]
    assert notes(t, "play:back-away>3")[2:4] == ["note-behind 7", "note-to-go 16"]
    assert notes(t, "play:back-away>1") == ["card-back-away.short", "note-slower 0 9", "note-lasts.bear"]


@rule("OUT-X3")
def test_a_card_lies_as_long_as_the_monster_lets_it() -> None:
    t = interfering("5 / not-l", "5", "5", monster="dragon")
    assert notes(t, "play:not-l>1") == ["card-not-l.short", "note-faster 0 2", "note-lasts.dragon"]


@rule("OUT-I8")
def test_an_order_card_replaces_another() -> None:
    t = interfering("5 / back-away", "5 evens-odds", "5 boost", monster="bear")
    assert "note-replaces evens-odds" in notes(t, "play:back-away>2")
    assert not [note for note in notes(t, "play:back-away>3") if note.startswith("note-replaces")]


@rule("OUT-Q29", "OUT-K17")
@pytest.mark.parametrize(
    ("card", "gives"),
    [("boost", "boost"), ("shield", "shield"), ("little-shortcut", "shortcut")],
)
def test_who_helps_another_is_warned(card: str, gives: str) -> None:
    t = interfering(f"5 / {card}", "5")
    assert notes(t, f"play:{card}>2")[0] == f"!note-gives-{gives}"
    assert notes(t, f"play:{card}>1")[0] == f"card-{card}.short"
    assert "note-one-round" in notes(t, f"play:{card}>2")


@rule("OUT-M4")
def test_who_may_win_with_the_next_run_stands_out() -> None:
    t = interfering("5 / not-l", "15", "14", monster="bear")
    assert t.rooms == "8 17 14"
    assert "note-may-leave" in notes(t, "play:not-l>2")
    assert "note-may-leave" not in notes(t, "play:not-l>3")


@rule("OUT-K3", "OUT-K4", "OUT-K5", "OUT-K11")
def test_cards_that_are_carried_out_at_once() -> None:
    t = interfering("5 long-1 not-j / fair-trade focus have-mine steal", "5 back-away", "5 / boost", monster="bear")
    assert notes(t, "play:focus") == ["card-focus.short", "note-rid 2"]
    assert notes(t, "play:fair-trade>2")[1] == "note-trade 1 2"
    assert notes(t, "play:have-mine>2")[1] == "note-pass-on 2"
    assert notes(t, "play:steal>3")[1] == "note-hand 2"
    assert notes(t, "pass") == ["note-keep 5"]


# Why not.


@rule("OUT-I6", "OUT-I7", "OUT-K3", "OUT-K11")
def test_why_a_card_cannot_be_played_on_a_seat() -> None:
    t = interfering("5 / boost fair-trade", "5 boost", "5", monster="dragon")
    t.play("play:boost>1")
    assert against(t) == {"play:fair-trade>1": "against-oneself"}
    t = interfering("5 / fair-trade back-away steal", "5", "5 back-away", monster="bear")
    t.play("play:back-away>2")
    assert against(t) == {
        "play:fair-trade>1": "against-oneself",
        "play:fair-trade>3": "against-trade",
        "play:steal>1": "against-oneself",
    }


@rule("OUT-I6")
def test_a_shield_keeps_cards_off() -> None:
    t = interfering("5 / shield", "5 / not-l steal", "5")
    t.play("play:shield>1", "pass")
    assert {code: reason for code, reason in against(t).items() if code.endswith(">1")} == {
        "play:not-l>1": "against-shield",
        "play:steal>1": "against-shield",
        "play:switcheroo-vt>1": "against-shield",
    }


@rule("OUT-K4", "OUT-K5", "OUT-K8")
def test_why_a_card_can_be_played_on_nobody() -> None:
    t = interfering("5 / focus have-mine major-shortcut", "5")
    found = against(t)
    assert (found["play:focus"], found["play:major-shortcut"]) == ("against-focus", "against-race")
    assert (found["play:have-mine"], found["play:have-mine>2"]) == ("against-have-mine", "against-have-mine")


@pytest.mark.parametrize("monster", ["bear", "dragon"])
def test_every_refused_play_has_a_reason_and_no_legal_one(monster: str) -> None:
    hand = "boost fair-trade focus have-mine long-1 shield steal major-shortcut"
    t = interfering(f"5 / {hand}", "9 long-1 boost", "7 shield", "5 / steal", monster=monster)
    found, decision = against(t), t.decision
    assert decision is not None
    refused = [code for code in GAME.thinkable(t.state, t.seat("1")) if code not in decision.codes]
    assert refused
    assert set(refused) <= set(found)
    assert not set(found) & set(decision.codes)


# The claw.


def at_the_claw(*players: str) -> Table:
    """The slowest right seat may take the claw, as another was wrong."""
    return table(*players, monster="bear", path="pc14").race("2 4000", "1 6000", "3 7000 wrong")


@rule("OUT-F6", "OUT-F7")
def test_what_the_claw_costs_and_takes_away() -> None:
    t = at_the_claw("5 long-1 not-j", "9", "5")
    own = t.view("1").own
    assert own is not None
    assert own.targets == {"claw:yes": "position-1", "claw:no": "position-4"}
    assert notes(t, "claw:yes") == ["note-claw 2 2", "note-chased"]
    assert notes(t, "claw:no") == ["note-stay 2 2"]


@rule("OUT-M4")
def test_who_would_leave_the_museum_is_warned_of_the_claw() -> None:
    t = at_the_claw("17 long-1", "9", "5")
    assert notes(t, "claw:yes") == ["!note-claw-misses", "note-claw 2 1"]
    assert notes(at_the_claw("16 long-1", "9", "5"), "claw:yes") == ["note-claw 2 1"]


# Practice, and questions without notes.


@rule("OUT-A2", "OUT-A6")
def test_practice_says_what_a_card_does_and_what_stopping_means() -> None:
    t = new_game(1, practice_cards=3).play("pick:pirate", "add:back-away")
    assert notes(t, "add:evens-odds") == ["card-evens-odds.short", "note-slower 1 5", "note-replaces back-away"]
    assert notes(t, "drop:back-away") == ["card-back-away.short"]
    assert notes(t, "stop") == ["note-stop-lost 0 3"]
    assert notes(t, "turn") == []


def test_a_run_has_no_preview() -> None:
    t = table("back-away / boost", "", monster="bear", path="pc14")
    own = t.view("1").own
    assert own is not None
    assert (own.notes, own.against, own.targets) == ([], [], {})


def test_only_who_decides_is_told() -> None:
    t = interfering("5 / boost", "5 / steal")
    for viewer in ("2", "onlooker"):
        own = t.view(viewer).own
        assert own is None or (own.notes, own.against) == ([], [])


# The monster behind, and who was passed.


def test_the_monster_is_in_the_room_behind_the_last_runner() -> None:
    view = table("7", "9", "12").view("onlooker")
    assert (view.monster_room, [seat.lead for seat in view.seats]) == (6, [1, 3, 6])
    assert table("", "").view("onlooker").monster_room == 0


@rule("OUT-M3")
def test_who_was_behind_and_is_ahead_now_has_passed() -> None:
    t = table("9", "8", "8", path="pc14").race("2 4000", "3 5000", "1 6000")
    assert t.rooms == "9 11 10"
    assert [seat.passed_by for seat in t.view("1").seats] == [[1, 2], [], []]


@rule("OUT-M5")
def test_nobody_is_passed_by_who_has_left_the_museum() -> None:
    t = table("17", "16", path="pc14").race("2 4000", "1 5000")
    assert [seat.passed_by for seat in t.view("1").seats] == [[], []]


def test_before_the_runners_move_nobody_has_passed() -> None:
    t = table("9 long-1", "8", "8", monster="bear", path="pc14").race("2 4000", "1 5000", "3 6000 wrong")
    assert t.asked == "1"
    view = t.view("1")
    assert [seat.passed_by for seat in view.seats] == [[], [], []]
    assert view.last is not None
    assert {run.moved for run in view.last.runs} == {0}


# How fast somebody is.


@rule("OUT-N4")
@pytest.mark.parametrize(
    ("ms", "level"),
    [(3400, "master"), (4300, "hard"), (5400, "medium"), (6900, "easy"), (9000, "beginner"), (30000, "beginner")],
)
def test_a_run_is_like_that_of_a_level(ms: int, level: str) -> None:
    t = table("", "", path="pc14").race(f"1 {ms}", "2 60000 wrong")
    assert (t.explained("1").like, t.explained("2").like) == (level, None)


def test_a_major_shortcut_tells_nothing_of_ones_pace() -> None:
    t = table("/ major-shortcut", "", monster="bear", path="pc14").race("1 900 M", "2 5000")
    assert t.explained("1").like is None


# What the cards of this monster are.


@rule("OUT-S10", "OUT-A2")
@pytest.mark.parametrize(
    ("monster", "faces", "counts"), [("vampire", 14, False), ("zombie", 19, True), ("bear", 26, False)]
)
def test_which_cards_and_symbols_mean_something(monster: str, faces: int, counts: bool) -> None:
    view = table("", "", monster=monster).view("1")
    assert (len(view.cards), view.antidote) == (faces, counts)


# In words.


@pytest.mark.parametrize("language", ["en", "nl"])
def test_notes_and_reasons_have_words(language: str) -> None:
    words = Words.of(language, GAME)
    t = interfering("5 long-1 / fair-trade boost back-away steal", "5 evens-odds", "5 shield")
    own = t.view("1").own
    assert own is not None
    for note in [*own.notes, *own.against]:
        assert words.notes([note], note.code)
    if language == "en":
        assert words.notes(own.notes, "play:boost>2").startswith("will go twice as far; ")
