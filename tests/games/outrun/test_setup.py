"""Seats, setup and components (OUT-G, OUT-S, ledger section 5)."""

from collections import Counter
from itertools import pairwise

import pytest

from lamster.games.outrun.components import (
    ACTIVE,
    ALL_COPIES,
    CARD,
    CELLS,
    CHARACTER,
    DATA,
    DECKS,
    ICONS,
    LENT,
    LETTERS,
    MONSTER,
    MOVE,
    PATH,
    PATHS,
    SHOWS_ANTIDOTE,
    SYMBOLS,
    VALUES,
)
from lamster.games.outrun.game import GAME
from lamster.kernel.decision import Refusal
from lamster.text import Words
from tests.games.outrun.table import Table, new_game, table
from tests.rules import rule

SEATS = [2, 3, 4, 5, 6]


def begun(seats: int, **options: str) -> Table:
    """A game whose first round is about to begin."""
    characters = [f"{seat + 1} pick:{CHARACTER.codes[seat]}" for seat in range(seats)]
    return new_game(seats, **options).play(*characters, "*first:1")


@rule("OUT-G1", "OUT-A1", "OUT-Q52")
def test_two_to_six_seats_and_one_to_practise() -> None:
    assert GAME.meta.seats == (1, 2, 3, 4, 5, 6)
    for seats in (0, 7):
        with pytest.raises(Refusal):
            GAME.setup(seats)


@rule("OUT-G1")
@pytest.mark.parametrize("seats", SEATS)
def test_all_seats_have_the_same_to_begin_with(seats: int) -> None:
    views = begun(seats).view("onlooker").seats
    for view in views:
        assert (view.room, view.front, view.hand, view.infected, view.immune) == (1, [], 0, False, False)
        assert (view.position, view.right, view.finished) == (None, None, False)


@rule("OUT-G3", "OUT-I14")
def test_a_round_has_seven_stages_in_this_order() -> None:
    t = table("long-1", "5", "5", monster="bear")
    stages = [t.view("1").stage]
    t.play("turn", "*path:pc14")
    stages.append(t.view("1").stage)
    t.race("1 5000", "2 6000 wrong", "3 7000 wrong")
    stages.append(t.view("1").stage)
    t.play("claw:no", *["*draw:focus"] * 3)
    stages.append(t.view("1").stage)
    t.play("1 pass", "2 pass", "3 pass")
    assert stages == ["which-way", "run", "claw", "interfere"]
    assert t.view("1").stage == "which-way"


# Characters.


@rule("OUT-S1", "OUT-Q49")
def test_characters_are_first_come_first_served() -> None:
    t = new_game(3)
    assert t.asked == "1 2 3"
    t.play("2 pick:witch")
    assert t.asked == "1 3"
    assert not t.offers("1 pick:witch")
    t.play("1 pick:any", "3 pick:diver", "*deal:robot", "*first:3")
    assert [seat.character for seat in t.view("1").seats] == ["robot", "witch", "diver"]
    assert t.flipper == "3"


@rule("OUT-S1", "OUT-Q49")
def test_who_leaves_it_to_chance_gets_a_free_character() -> None:
    t = new_game(2).play("1 pick:chef", "2 pick:any")
    assert t.options() == "deal:astronaut deal:diver deal:pirate deal:robot deal:witch"
    t.play("*deal:pirate")
    assert t.told() == ["picked 2 pirate"]


@rule("OUT-S1")
def test_six_seats_take_all_six_characters() -> None:
    t = new_game(6).play(*[f"{seat} pick:any" for seat in range(1, 7)])
    for name in reversed(CHARACTER.codes):
        t.play(f"*deal:{name}")
    assert sorted(t.state.characters) == list(range(6))
    assert t.kind == "first"


@rule("OUT-S1", "OUT-E4")
def test_who_does_not_choose_leaves_it_to_chance() -> None:
    t = new_game(2)
    assert t.default("1") == t.default("2") == "pick:any"


# What lies where.


@rule("OUT-S2", "OUT-R2", "OUT-Q39")
def test_eight_moves_each_once() -> None:
    t = begun(2).play("turn", "*path:pc01")
    assert t.form("1").tray == t.form("2").tray == LETTERS == "LRJDCSVT"
    assert MOVE.codes == ("left", "right", "jump", "duck", "climb", "slide", "vault", "tiptoe")


@rule("OUT-S3", "OUT-S12")
@pytest.mark.parametrize("monster", MONSTER.codes)
def test_nobody_is_infected_and_nothing_is_in_force_at_the_start(monster: str) -> None:
    t = begun(6, monster=monster)
    assert (t.infected, t.immune, t.centre, t.discard) == ("", "", "", "")
    assert [t.hand(str(seat)) + t.front(str(seat)) for seat in range(1, 7)] == [""] * 6
    assert sum(t.state.paths_used) == 0


@rule("OUT-S4", "OUT-S8")
def test_tokens_on_the_map_start_in_room_one_and_may_share_it() -> None:
    t = begun(6)
    assert t.rooms == "1 1 1 1 1 1"
    assert [seat.position for seat in t.view("1").seats] == [None] * 6


@rule("OUT-S5", "OUT-O1")
def test_one_monster_the_vampire_unless_told() -> None:
    assert GAME.meta.parse_options({})["monster"] == "vampire"
    assert [begun(2, monster=name).view("1").monster for name in MONSTER.codes] == list(MONSTER.codes)


@rule("OUT-S6", "OUT-Q2")
@pytest.mark.parametrize("seats", SEATS)
def test_as_many_active_positions_as_seats(seats: int) -> None:
    board = begun(seats).view("1").board
    active = [place.n for place in board if place.active]
    assert active == [0, *ACTIVE[seats]]
    assert len(ACTIVE[seats]) == seats
    assert {1, 6} <= set(ACTIVE[seats])


@rule("OUT-S7", "OUT-O2")
@pytest.mark.parametrize(("maps", "rooms"), [("1", 9), ("2", 18), ("3", 27)])
def test_rooms_of_the_map(maps: str, rooms: int) -> None:
    assert begun(2, maps=maps).view("1").goal == rooms


@rule("OUT-S7")
def test_two_maps_unless_told() -> None:
    assert begun(2).view("1").goal == 18


@rule("OUT-S9", "OUT-W4", "OUT-Q1")
def test_the_path_deck_has_all_48_cards() -> None:
    t = begun(2).play("turn")
    assert (len(t.decision.codes), t.decision.weights) == (48, (1,) * 48)
    assert t.view("1").paths_left == 48


@rule("OUT-S10", "OUT-Q43")
@pytest.mark.parametrize(("monster", "size"), [("vampire", 22), ("bear", 48), ("zombie", 29), ("dragon", 48)])
def test_the_interference_deck_of_each_monster(monster: str, size: int) -> None:
    t = begun(2, monster=monster)
    assert (t.view("1").deck, t.state.deck.counts(len(CARD.codes))) == (size, DECKS[MONSTER.index[monster]])


@rule("OUT-S11", "OUT-Q12", "OUT-V3")
def test_every_long_way_has_six_copies_on_the_vampire() -> None:
    for gap in (1, 2, 3):
        card = CARD.index[f"long-{gap}"]
        assert DECKS[MONSTER.index["vampire"]][card] + LENT == 6
        assert DECKS[MONSTER.index["zombie"]][card] == 1
        assert ALL_COPIES[card] == 2


@rule("OUT-S13")
def test_the_first_flipper_is_drawn() -> None:
    t = new_game(3).play("1 pick:robot", "2 pick:chef", "3 pick:witch")
    assert (t.asked, t.options()) == ("*", "first:1 first:2 first:3")
    t.play("*first:2")
    assert (t.flipper, t.asked, t.kind) == ("2", "2", "turn")
    assert t.told() == ["first 2", "round 1"]


# Components (ledger 5).


def kinds(prefix: str, monster: str) -> int:
    deck = DECKS[MONSTER.index[monster]]
    return sum(number for code, number in zip(CARD.codes, deck, strict=True) if code.startswith(prefix))


@rule("OUT-S10", "OUT-Q43")
@pytest.mark.parametrize(
    ("prefix", "vampire", "zombie", "bear"),
    [
        ("switcheroo", 2, 8, 8),
        ("not-", 4, 8, 8),
        ("long-", 3, 3, 6),
        ("little-shortcut", 3, 3, 3),
        ("boost", 3, 0, 3),
        ("back-away", 3, 3, 3),
        ("evens-odds", 2, 2, 2),
        ("odds-evens", 2, 2, 2),
        ("major-shortcut", 0, 0, 2),
        ("focus", 0, 0, 3),
        ("fair-trade", 0, 0, 2),
        ("have-mine", 0, 0, 2),
        ("shield", 0, 0, 2),
        ("steal", 0, 0, 2),
    ],
)
def test_the_decks_by_kind(prefix: str, vampire: int, zombie: int, bear: int) -> None:
    assert [kinds(prefix, monster) for monster in ("vampire", "zombie", "bear")] == [vampire, zombie, bear]


@rule("OUT-W4", "OUT-S9")
def test_path_cards() -> None:
    assert Counter(map(len, SYMBOLS)) == {5: 12, 6: 24, 7: 12}
    assert Counter("".join(SYMBOLS)) == dict.fromkeys(LETTERS, 36)
    assert Counter(symbols[0] for symbols in SYMBOLS) == Counter(symbols[-1] for symbols in SYMBOLS)
    assert set(Counter(symbols[0] for symbols in SYMBOLS).values()) == {6}
    assert all(len(set(symbols)) == len(symbols) for symbols in SYMBOLS)
    assert Counter(len(SYMBOLS[path]) for path in range(PATHS) if SHOWS_ANTIDOTE[path]) == {5: 4, 6: 8, 7: 4}
    assert PATH.codes == tuple(f"pc{number:02}" for number in range(1, 49))


@rule("OUT-W4", "OUT-Q1")
def test_no_path_is_another_one_in_another_order() -> None:
    versions = [{s, s[::-1], s[1::2] + s[::2], s[::2] + s[1::2]} for s in SYMBOLS]
    for i, some in enumerate(versions):
        assert not some & {symbols for j, symbols in enumerate(SYMBOLS) if j != i}
    pairs = Counter(s[i : i + 2] for s in SYMBOLS for i in range(len(s) - 1))
    assert len(pairs) == 56
    assert set(pairs.values()) <= {3, 4, 5}


@rule("OUT-W4")
def test_footprints_lead_from_cell_to_touching_cell_and_never_cross() -> None:
    for symbols, cells in zip(SYMBOLS, CELLS, strict=True):
        assert len(set(cells)) == len(cells) == len(symbols)
        spots = [divmod(int(cell) - 1, 3) for cell in cells]
        steps = list(pairwise(spots))
        assert all(max(abs(a[0] - b[0]), abs(a[1] - b[1])) == 1 for a, b in steps)
        middles = [(a[0] + b[0], a[1] + b[1]) for a, b in steps]
        assert len(set(middles)) == len(middles)


@rule("OUT-X2", "OUT-X3", "OUT-X4", "OUT-M1", "OUT-Q7", "OUT-D1")
def test_monster_boards() -> None:
    assert VALUES[MONSTER.index["vampire"]] == VALUES[MONSTER.index["bear"]] == [0, 0, 1, 1, 2, 2, 3]
    assert VALUES[MONSTER.index["zombie"]] == [0, 0, 1, 1, 2, 2, 3]
    assert VALUES[MONSTER.index["dragon"]] == [0, 0, 1, 1, 2, 2, 4]
    icons = {name: [" ".join(place) for place in ICONS[MONSTER.index[name]]] for name in MONSTER.codes}
    assert icons == {
        "vampire": ["", "", "", "", "", "", ""],
        "bear": ["", "claw", "", "", "", "", ""],
        "zombie": ["biohazard", "biohazard", "biohazard", "", "", "", ""],
        "dragon": ["", "fire", "fire", "fire", "fire", "fire", ""],
    }


@rule("OUT-S1", "OUT-Q40")
def test_what_the_box_holds() -> None:
    assert (len(DATA["moves"]), len(CHARACTER.codes), len(MONSTER.codes), sum(ALL_COPIES)) == (8, 6, 4, 48)
    assert Words.of("en", GAME).message("game-rulebook") == "the publisher's English rules booklet"
