"""Bots of Escape from New York: whole games, no peeking, reasons in words, and a judgement of the position."""

from collections.abc import Iterator
from random import Random

import pytest

from lamster.bots import make
from lamster.games.escape_from_new_york.bot import BETRAYER, THUMB, NewYorkThumb
from lamster.games.escape_from_new_york.game import GAME
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.chance import Dice, derive, seed_from_text
from lamster.kernel.decision import CHANCE, Decision, Outcome
from lamster.kernel.game import Options
from lamster.lab.play import Players, play_game
from lamster.text import Words
from tests.games.escape_from_new_york.table import Table, table

EVERYTHING: Options = {
    "special_cards": True,
    "crossbows": True,
    "explosion": True,
    "timer_tiles": True,
    "traps": True,
    "wanted": True,
    "dead_or_alive": True,
}


def decisions(seats: int, options: Options, seed: int, bold: float) -> Iterator[tuple[NewYork, Decision]]:
    """Every decision of a game that is played by thumbs, and now and then by chance."""
    s = GAME.setup(seats, options)
    start = seed_from_text(f"{seed}")
    players = Players(GAME, ["thumb"] * seats, start)
    dice = Dice(derive(start, "dice"))
    rng = Random(seed)
    while s.open:
        decision = s.open[0]
        if decision.seat == CHANCE:
            code = decision.pick(dice.word(s.ply))
        else:
            yield s, decision
            code = decision.sample(rng) if rng.random() < bold else players.choose(s, decision)
        GAME.apply(s, decision.seat, code)


SETTINGS = [(setting["seats"], setting["options"]) for setting in GAME.meta.battery]


@pytest.mark.parametrize("thumb", [THUMB, BETRAYER], ids=["loyal", "rogue"])
@pytest.mark.parametrize(("seats", "options"), [*SETTINGS, (4, EVERYTHING), (1, EVERYTHING)])
def test_every_decision_of_random_games_is_rated_and_explained(
    thumb: NewYorkThumb, seats: int, options: Options
) -> None:
    """Two games for each setting: chance brings up what good play does not."""
    words = {language: Words.of(language, GAME) for language in ("en", "nl")}
    told = set()
    for seed in range(2):
        for s, decision in decisions(seats, options, seed, 1.0):
            ratings = thumb.rate(s, decision)
            assert len(ratings) == len(decision.codes)
            assert all(abs(rating) < 1000 for rating in ratings), f"{decision.kind}: {ratings}"
            chances = thumb.standing(s)
            assert len(chances) == seats
            assert all(0.0 <= chance <= 1.0 for chance in chances)
            for code in decision.codes:
                message, arguments = thumb.why(s, decision, code)
                if message not in told or arguments:
                    told.add(message)
                    assert all(words[language].reason(code, (message, arguments)) for language in words)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, EVERYTHING), (4, {})])
def test_bots_rate_alike_in_all_worlds_that_a_seat_cannot_tell_apart(seats: int, options: Options) -> None:
    """So nothing hidden is looked at: neither hands nor supplies of others, nor piles, nor face-down tiles."""
    rng = Random(7)
    looked_at = 0
    for s, decision in decisions(seats, options, 5, 0.2):
        if len(decision.codes) > 1 and rng.random() < 0.25:
            first, second = (GAME.resample(s, decision.seat, rng) for _ in range(2))
            for thumb in (THUMB, BETRAYER):
                true = thumb.rate(s, decision)
                assert thumb.rate(first, decision) == thumb.rate(second, decision) == true, decision.kind
                reasons = [thumb.why(world, decision, decision.codes[0]) for world in (s, first, second)]
                assert reasons[0] == reasons[1] == reasons[2]
            looked_at += 1
    assert looked_at > 50


@pytest.mark.parametrize("name", ["thumb", "rogue", "beginner"])
def test_bots_play_whole_games(name: str) -> None:
    for seats in (1, 2, 3, 4):
        played = play_game(GAME, [name] * seats, seed_from_text("whole"), {})
        assert played.rule in ("EFNY-V1", "EFNY-V5", "EFNY-V8")
        assert played.decisions < 4000


def test_thumb_wins_where_chance_does_not() -> None:
    """Random Heroes never come home; thumbs do in about every second game."""
    games = 12
    chance = [play_game(GAME, ["random"] * 2, seed_from_text(f"r{i}"), {}).rule for i in range(games)]
    thumbs = [play_game(GAME, ["thumb"] * 2, seed_from_text(f"r{i}"), {}).rule for i in range(games)]
    assert chance.count("EFNY-V8") == games
    assert thumbs.count("EFNY-V1") >= 3


def test_same_seed_same_game() -> None:
    games = [play_game(GAME, ["thumb", "rogue"], seed_from_text("twice"), {}) for _ in range(2)]
    assert (games[0].rule, games[0].decisions) == (games[1].rule, games[1].decisions)


# Levels.


def test_the_rogue_is_a_level_of_this_game() -> None:
    rogue, thumb = make("rogue", GAME, b"seed"), make("thumb", GAME, b"seed")
    assert (rogue.name, rogue.level) == ("thumb", "rogue")
    assert getattr(rogue, "thumb") is BETRAYER  # noqa: B009
    assert getattr(thumb, "thumb") is THUMB  # noqa: B009


# Judging.


def ready_to_leave(blacks: int = 6) -> Table:
    """Snake and Brain at bridge 3 with everything that it takes."""
    return table(
        "snake I10 president tape dead-run bare-knuckles on-my-own",
        "brain I10 diagram-3",
        tiles="I8 H9 J9",
        taken=True,
        blacks=blacks,
        step=2,
    )


def test_winning_together_is_worth_as_much_as_winning_alone() -> None:
    s = ready_to_leave().state
    s.ended = Outcome((0, 1), "EFNY-V1")
    assert THUMB.worth(s) == [1.0, 1.0]
    s.ended = Outcome((1,), "EFNY-V5")
    assert THUMB.worth(s) == [0.0, 1.0]
    s.ended = Outcome((), "EFNY-V8")
    assert THUMB.worth(s) == [0.0, 0.0]


def test_the_standing_knows_what_matters() -> None:
    near = THUMB.standing(ready_to_leave().state)[0]
    late = THUMB.standing(ready_to_leave(0).state)[0]
    start = THUMB.standing(table("snake F5", "brain F5 diagram-3").state)[0]
    no_tape = table("snake I10 president", "brain I10 diagram-3", tiles="I8 H9 J9", taken=True, blacks=6, step=2)
    assert near > 0.7
    assert near > late > 0.3
    assert near > start > 0.2
    assert near > THUMB.standing(no_tape.state)[0] + 0.2


def test_nobody_escapes_together_with_a_dead_president() -> None:
    t = table("snake I10 tape", "brain I10 diagram-3", tiles="I8 H9", taken=True, dead_or_alive=True, step=2)
    assert max(THUMB.standing(t.state)) < 0.3


# Searching.


def test_search_escapes_when_it_can() -> None:
    t = ready_to_leave()
    for _ in range(12):
        if t.result:
            break
        if t.asked == "*":
            t.play(f"*{t.decision.sample(Random(1))}")
            continue
        decision = t.state.open[0]
        world = GAME.resample(t.state, decision.seat, Random(3))
        code = make("search:24", GAME, b"search").choose(world, decision).code
        assert GAME.refuse(t.state, decision.seat, code) is None
        GAME.apply(t.state, decision.seat, code)
    assert t.result == "snake brain EFNY-V1"


@pytest.mark.parametrize(("blacks", "betrays"), [(10, False), (0, True)])
def test_search_betrays_only_where_the_group_will_hardly_make_it(blacks: int, betrays: bool) -> None:
    """Snake could win alone at once. While all can still come home he does not, for it would be worth no more."""
    t = table(
        "snake C4 tape level:3 blue:tape purple:gullfire",
        "brain H9 diagram-3 president",
        tiles="D3 D5 E6 F7 G8 H7 I8 I10",
        taken=True,
        blacks=blacks,
        reds="red red new-york-wins" if blacks else "new-york-wins",
        step=0,
        windows=True,
    )
    code = make("search:24", GAME, b"search").choose(t.state, t.state.open[0]).code
    assert (code == "win") == betrays
