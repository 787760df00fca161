"""What the rules of thumb play in clear positions (ledger 7.2)."""

import pytest

from lamster.bots.base import Bot
from lamster.bots.make import make
from lamster.games.outrun.bot import THUMB
from lamster.games.outrun.bot_cards import load_of
from lamster.games.outrun.components import ACTIVE, CARD
from lamster.games.outrun.game import GAME
from lamster.games.outrun.load import BURDEN, LOAD
from lamster.games.outrun.rules.cards import InterferenceTurn
from lamster.games.outrun.rules.effects import PassItOn
from lamster.games.outrun.rules.setup import NEW_ROUND
from lamster.games.outrun.state import Outrun
from lamster.kernel.play import advance
from lamster.kernel.state import Step
from lamster.kernel.thumb import Reason
from lamster.text import Words
from tests.games.outrun.table import Table, card_set, table

NO_STEAL = "steal steal"
"""Both on the discard pile: every hand is safe."""


def standing_in_line(t: Table, line: str) -> None:
    """The round is over up to stage 7: all were right, and stand in this line, the fastest first."""
    s = t.state
    s.line = tuple(t.seat(who) for who in line.split())
    s.right = (1 << s.seats) - 1
    for i, seat in enumerate(s.line):
        s.positions[seat] = ACTIVE[s.seats][-1 - i]


def asked(t: Table, step: Step[Outrun], line: str) -> Table:
    standing_in_line(t, line or " ".join(str(seat + 1) for seat in range(t.state.seats)))
    t.state.steps = [NEW_ROUND, step]
    t.state.open = ()
    advance(t.state)
    return t


def turn(*players: str, monster: str = "bear", line: str = "", discard: str = "") -> Table:
    """The first seat has its turn, with the cards after its slash."""
    t = table(*players, monster=monster, discard=discard)
    return asked(t, InterferenceTurn(0), line)


def bot() -> Bot:
    return make("medium", GAME, b"cards")


def plays(t: Table) -> str:
    """What a bot does in its turn, until it passes."""
    player = bot()
    done: list[str] = []
    while t.asked == "1" and t.kind == "interfere":
        code = player.choose(t.state, t.decision).code
        done += [code.removeprefix("play:")] if code != "pass" else []
        t.play(code)
    return " ".join(done)


# Attacks.


def test_whoever_is_about_to_leave_is_attacked() -> None:
    assert plays(turn("10 / back-away", "11", "16", "12")) == "back-away>3"


def test_a_boost_makes_a_target_of_equals() -> None:
    assert plays(turn("10 / back-away", "11", "11 boost", "11")) == "back-away>3"


def test_the_one_who_is_ahead_is_attacked_not_the_one_behind() -> None:
    assert plays(turn("10 / switcheroo-lr", "13", "5", "8")) == "switcheroo-lr>2"


def test_an_order_card_goes_to_a_seat_that_has_none() -> None:
    assert plays(turn("10 / back-away", "13 evens-odds", "12", "5")) == "back-away>3"
    assert plays(turn("10 / evens-odds", "13", "12 back-away", "5")) == "evens-odds>2"


def test_no_more_is_loaded_on_a_seat_with_a_load_of_six_unless_it_is_about_to_win() -> None:
    heavy = "evens-odds switcheroo-lr switcheroo-jd switcheroo-vt"
    assert load_of(card_set(heavy)) > 6
    assert plays(turn("10 / long-1", f"13 {heavy}", "11", "11")) in ("long-1>3", "long-1>4")
    assert plays(turn("10 / long-1", f"16 {heavy}", "11", "11")) == "long-1>2"


def test_on_the_dragon_the_fastest_is_attacked_because_fire_spares_it() -> None:
    assert plays(turn("10 / back-away", "11", "11", "11", monster="dragon", line="3 1 2 4")) == "back-away>3"


def test_attacks_are_kept_while_nobody_is_ahead_and_none_can_steal_them() -> None:
    assert plays(turn("12 / back-away", "11", "9", "8", discard=NO_STEAL)) == ""
    assert plays(turn("12 / back-away", "13", "9", "8", discard=NO_STEAL)) == "back-away>2"
    assert plays(turn("12 / back-away", "11", "9", "8")) == "back-away>2"


def test_several_cards_are_played_in_one_turn() -> None:
    assert sorted(plays(turn("10 / back-away long-1", "16", "9", "8")).split()) == ["back-away>2", "long-1>2"]


def test_a_shield_diverts_the_attack() -> None:
    assert plays(turn("10 / back-away", "16 shield", "12", "8")) == "back-away>3"


# Help.


def test_not_that_way_shortens_the_row_and_is_no_attack() -> None:
    """OUT-N3, N4: one card fewer to lay saves more time than the thought of it costs, as a Little shortcut does."""
    assert LOAD[CARD.index["not-l"]] > 0 > BURDEN[CARD.index["not-l"]]
    assert plays(turn("10 / not-l", "13", "9", "8")) == "not-l>1"


def test_a_boost_is_for_oneself() -> None:
    assert plays(turn("10 / boost", "16", "9", "8")) == "boost>1"


def test_no_boost_under_a_load_unless_a_major_shortcut_is_at_hand() -> None:
    assert plays(turn("10 evens-odds not-l / boost", "12", "9", "8")) == ""
    assert plays(turn("10 evens-odds not-l / boost major-shortcut", "12", "9", "8")) == "boost>1"


@pytest.mark.parametrize(
    ("players", "line", "done"),
    [
        (("12 / shield", "11", "9", "8"), "1 2 3 4", "shield>1"),
        (("12 / shield", "13", "9", "8"), "2 1 3 4", "shield>1"),
        (("12 / shield", "11", "9", "8"), "2 3 1 4", ""),
        (("12 / shield", "13", "14", "8"), "1 2 3 4", ""),
    ],
)
def test_a_shield_is_for_who_is_among_the_first_two_in_the_line_and_on_the_map(
    players: tuple[str, ...], line: str, done: str
) -> None:
    assert plays(turn(*players, line=line)) == done


def test_a_little_shortcut_is_worth_it_under_a_load() -> None:
    assert plays(turn("10 back-away / little-shortcut", "12", "9", "8")) == "little-shortcut>1"
    assert plays(turn("10 not-l / little-shortcut", "12", "9", "8")) == ""


def test_help_is_never_given_away() -> None:
    t = turn("10 boost little-shortcut shield / boost little-shortcut shield", "12", "9", "8")
    assert t.options() != "pass"
    assert plays(t) == ""


# One-shot cards.


def test_focus_from_a_load_of_two() -> None:
    assert plays(turn("10 evens-odds / focus", "12", "9", "8")) == "focus"
    assert plays(turn("10 back-away / focus", "12", "9", "8")) == ""
    assert plays(turn("10 back-away not-l / focus", "12", "9", "8")) == "focus"


def test_have_mine_from_a_load_of_two_and_to_the_leader() -> None:
    assert plays(turn("10 evens-odds / have-mine", "9", "15", "8")) == "have-mine>3"
    assert plays(turn("10 back-away / have-mine", "9", "15", "8")) == ""


def test_a_fair_trade_needs_a_difference_of_two_or_a_boost() -> None:
    assert plays(turn("10 evens-odds / fair-trade", "9 back-away", "11", "11 back-away")) == "fair-trade>3"
    assert plays(turn("10 evens-odds / fair-trade", "9 back-away", "11 long-1", "11 back-away")) == ""
    assert plays(turn("10 / fair-trade", "9", "11 boost", "11 back-away")) == "fair-trade>3"


def test_steal_comes_first_and_takes_the_biggest_hand() -> None:
    t = turn("10 / steal back-away", "12 / long-1 long-2", "9 / long-1 long-2 long-3", "8 / not-l")
    assert plays(t).split()[0] == "steal>3"
    assert plays(turn("10 / steal", "12 / long-1", "9", "8 / long-2")) == ""


# Reasons.


@pytest.mark.parametrize(
    ("players", "code", "why"),
    [
        (("10 / back-away", "16", "9", "8"), "play:back-away>2", ("why-attack-leader", {"arg": "back-away"})),
        (("10 / back-away", "16", "9", "8"), "play:back-away>3", ("why-attack", {"arg": "back-away"})),
        (("10 / boost", "16", "9", "8"), "play:boost>1", ("why-boost-self", {})),
        (("10 / boost", "16", "9", "8"), "play:boost>2", ("why-help-no", {})),
        (("10 / boost", "16", "9", "8"), "pass", ("why-help-no", {})),
        (("10 / long-1 boost", "16", "9", "8"), "pass", ("why-hold", {})),
        (("10 / major-shortcut", "16", "9", "8"), "pass", ("why-pass", {})),
        (("10 / shield", "16", "9", "8"), "play:shield>1", ("why-shield-self", {})),
        (("10 / little-shortcut", "16", "9", "8"), "play:little-shortcut>1", ("why-shortcut-self", {})),
        (("10 / not-l", "16", "9", "8"), "play:not-l>1", ("why-shortcut-self", {})),
        (("10 long-1 long-2 / focus", "16", "9", "8"), "play:focus", ("why-focus", {"cards": 2})),
        (("10 long-1 / have-mine", "16", "9", "8"), "play:have-mine>2", ("why-have-mine", {})),
        (("10 long-1 / fair-trade", "16", "9", "8"), "play:fair-trade>2", ("why-trade", {})),
        (("10 / steal", "16 / boost boost", "9", "8"), "play:steal>2", ("why-steal", {"cards": 2})),
    ],
)
def test_every_play_has_its_reason(players: tuple[str, ...], code: str, why: Reason) -> None:
    t = turn(*players)
    assert t.offers(code)
    assert THUMB.why(t.state, t.decision, code) == why


# The claw.


def clawed(front: str, room: int, leader: int) -> str:
    """The second of three was wrong, the third may take the claw: what it does, on position 4 (two rooms)."""
    t = table(str(leader), "3", f"{room} {front}", monster="bear", path="pc14")
    t.race("1 5000", "2 6000 wrong", "3 7000")
    assert t.kind == "claw"
    return bot().choose(t.state, t.decision).code


def test_the_claw_is_taken_when_the_load_will_cost_more_than_the_rooms() -> None:
    assert clawed("evens-odds switcheroo-lr", 4, leader=5) == "claw:yes"


def test_the_claw_is_refused_with_little_to_lose_or_little_time() -> None:
    assert clawed("not-l", 4, leader=5) == "claw:no"
    assert clawed("back-away", 8, leader=13) == "claw:no"
    assert clawed("evens-odds", 12, leader=15) == "claw:no"


def test_the_claw_is_never_taken_instead_of_winning() -> None:
    assert clawed("evens-odds switcheroo-lr switcheroo-jd switcheroo-cs long-1", 17, leader=3) == "claw:no"
    assert clawed("evens-odds switcheroo-lr switcheroo-jd switcheroo-cs boost", 15, leader=3) == "claw:no"
    assert clawed("evens-odds switcheroo-lr switcheroo-jd switcheroo-cs long-1", 10, leader=3) == "claw:yes"


# Infection.


@pytest.mark.parametrize(
    ("rooms", "line", "victim", "why"),
    [
        (("7", "5", "9"), "1 2 3", "3", "ahead"),
        (("9", "5", "7"), "1 2 3", "1", "ahead"),
        (("7", "5", "7"), "1 2 3", "1", "faster"),
        (("7", "5", "7"), "3 2 1", "3", "faster"),
    ],
)
def test_the_infection_goes_to_who_is_nearer_to_the_exit_or_faster(
    rooms: tuple[str, ...], line: str, victim: str, why: str
) -> None:
    """On the boards as they are the seat after is on a biohazard place too, so in play there is one victim at most."""
    t = table(rooms[0], f"{rooms[1]} infected", rooms[2], monster="zombie")
    asked(t, PassItOn(1), line)
    choice = bot().choose(t.state, t.decision)
    assert (choice.code, choice.why) == (f"infect:{victim}", (f"why-infect-{why}", {"arg": victim}))
    assert choice.why is not None
    for language in ("en", "nl"):
        words = Words.of(language, GAME, ("Ann", "Bob", "Cem"))
        assert {"1": "Ann", "3": "Cem"}[victim] in words.reason(choice.code, choice.why)


# The rest.


def test_any_character_will_do_and_the_card_is_turned() -> None:
    t = Table(GAME.setup(3, {}))
    assert {bot().choose(t.state, decision).code for decision in t.state.open} == {"pick:any"}
    assert bot().choose(table("", "").state, table("", "").decision).code == "turn"


@pytest.mark.parametrize("level", ["beginner", "medium"])
def test_who_practises_turns_path_after_path(level: str) -> None:
    t = Table(GAME.setup(1, {"practice_cards": 3}))
    t.play("pick:pirate")
    assert make(level, GAME, b"alone").choose(t.state, t.decision).code == "turn"
