"""Metadata, options, and what the kernel makes of a game."""

import pytest

from lamster.kernel.decision import CHANCE, TABLE, Refusal
from lamster.kernel.game import Game, Option, Options, any_of
from tests.kernel.playing import dealt, play
from tests.toys.heist import GAME
from tests.toys.heist.state import Heist
from tests.toys.tail import GAME as TAIL


def test_options_take_their_defaults() -> None:
    assert GAME.meta.parse_options({}) == {"rounds": 2, "guards": True}
    assert GAME.setup(2).options == {"rounds": 2, "guards": True}


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ({"rounds": "3"}, {"rounds": 3, "guards": True}),
        ({"guards": "False"}, {"rounds": 2, "guards": False}),
        ({"guards": False, "rounds": 5}, {"rounds": 5, "guards": False}),
    ],
)
def test_options_are_read_as_they_were_meant(given: dict[str, str | int], meant: dict[str, int]) -> None:
    assert GAME.meta.parse_options(given) == meant


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"rounds": "many"}, "option rounds cannot be 'many': it is a number from 1 to 5"),
        ({"rounds": 6}, "option rounds cannot be 6"),
        ({"rounds": -1}, "option rounds cannot be -1"),
        ({"guards": "maybe"}, "option guards cannot be 'maybe': it is one of True, False"),
        ({"dogs": True}, "heist has no option 'dogs': it has guards, rounds"),
    ],
)
def test_a_wrong_option_is_told_what_would_be_right(given: dict[str, str | int], words: str) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.setup(2, given)
    assert words in str(refused.value)


def test_the_first_value_of_an_option_is_its_default() -> None:
    assert Option("die", {"rule": "TOY-A1", "values": ["d6", "d8"]}, (2,)).default == "d6"


def test_a_game_has_its_numbers_of_seats() -> None:
    with pytest.raises(Refusal, match="heist is for 2, 3 or 4 seats, not 5"):
        GAME.setup(5)
    with pytest.raises(Refusal, match="tail is for 1, 2 or 4 seats, not 3"):
        TAIL.setup(3)


@pytest.mark.parametrize(("seats", "text"), [((1,), "1 seat"), ((2,), "2 seats"), ((1, 2, 4), "1, 2 or 4 seats")])
def test_numbers_of_seats_in_a_sentence(seats: tuple[int, ...], text: str) -> None:
    assert any_of(seats) == text


def test_an_option_is_meant_for_all_numbers_of_seats_or_for_those_it_names() -> None:
    meant = {name: option.seats for name, option in TAIL.meta.options.items()}
    assert meant == {"rounds": (1, 2, 4), "streets": (1, 2, 4), "watch": (1,), "talk": (4,)}


def test_an_option_that_is_not_meant_for_so_many_seats_stays_at_its_default() -> None:
    assert TAIL.setup(2, {"watch": "calm", "rounds": 1}).options["watch"] == "calm"
    assert TAIL.setup(1, {"watch": "keen"}).options["watch"] == "keen"
    with pytest.raises(Refusal) as refused:
        TAIL.setup(2, {"watch": "keen"})
    assert refused.value.text() == "option watch is for 1 seat, not 2: leave it at calm (TAIL-O1)"
    with pytest.raises(Refusal, match="option talk is for 4 seats, not 1: leave it at false"):
        TAIL.setup(1, {"talk": "true"})


def test_options_fit_another_number_of_seats_by_going_back_to_their_defaults() -> None:
    keen = TAIL.settle(1, {"watch": "keen", "rounds": 9})
    assert TAIL.meta.fitting(1, keen) == keen
    assert TAIL.meta.fitting(4, keen) == {"rounds": 9, "streets": 3, "watch": "calm", "talk": False}


def test_a_game_may_refuse_settings_that_do_not_go_together() -> None:
    wrong: Options = {"rounds": 9, "streets": 2, "watch": "keen"}
    for call in (TAIL.settle, TAIL.setup):
        with pytest.raises(Refusal, match="nine rounds of two streets") as refused:
            call(1, wrong)
        assert refused.value.rule == "TAIL-A2"
    assert TAIL.settle(1, {**wrong, "rounds": 8})["rounds"] == 8
    assert GAME.settle(2, {"rounds": "5"}) == {"rounds": 5, "guards": True}


def test_seats_are_called_by_their_numbers() -> None:
    s = GAME.setup(3)
    assert [GAME.seat_text(s, seat) for seat in (0, 2, CHANCE, TABLE)] == ["1", "3", "*", "table"]
    assert GAME.role(s, 1) == "2"


def test_seats_play_for_themselves_unless_the_game_says_otherwise() -> None:
    s = GAME.setup(4)
    assert [GAME.team(s, seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [Game.team(GAME, s, seat) for seat in range(4)] == [0, 1, 2, 3]


def test_partners_count_what_their_team_has_as_their_own() -> None:
    s = TAIL.setup(4)
    assert TAIL.team_shares(s, [0.5, 0.5, 0.0, 0.0]) == [1.0, 1.0, 0.0, 0.0]
    assert TAIL.team_shares(s, [0.25] * 4) == [0.5] * 4
    assert TAIL.team_shares(TAIL.setup(1), [0.3]) == [0.3]
    assert GAME.team_shares(GAME.setup(3), [0.2, 0.3, 0.5]) == [0.7, 0.3, 0.7]


def test_a_team_may_talk_unless_the_game_forbids_it() -> None:
    assert all(GAME.team_talk(GAME.setup(4), seat) for seat in range(4))
    for talk in (True, False):
        s = TAIL.setup(4, {"talk": talk})
        assert [TAIL.team_talk(s, seat) for seat in range(4)] == [True, True, talk, talk]


def test_own_codes_and_those_of_the_table_are_never_masked() -> None:
    s = dealt("ABC", "ABC")
    assert GAME.mask(s, 0, "plan:door", 0) == "plan:door"
    assert GAME.mask(s, TABLE, "resign:1", 1) == "resign:1"


def test_a_code_has_the_rule_that_allows_it() -> None:
    s = dealt("ABC", "ABC")
    assert GAME.rule_of(s, s.open[0], "plan:door") == "TOY-P1"
    assert GAME.decisions(s) == s.open
    assert GAME.decision(s, CHANCE) is None


def test_fresh_ids_at_another_place_in_the_log() -> None:
    s = dealt("ABC", "ABC")
    play(s, "1 plan:door")
    GAME.reopen(s, 40)
    assert [decision.id for decision in s.open] == ["2@40"]


def test_what_a_game_must_bring_is_named() -> None:
    game: Game[Heist] = Game()
    s = GAME.setup(2)
    for missing in (game.new_state, lambda: game.deal(s), lambda: game.view(s, 0)):
        with pytest.raises(NotImplementedError, match="a game must"):
            missing()
