"""Elo: known results give known differences, and intervals hold what they promise."""

from math import log10, sqrt
from random import Random

import pytest

from lamster.lab.elo import ELO_PER_LOG_ODDS, Meeting, Ratings, inverse
from lamster.lab.intervals import Z_95


def points(share: float) -> float:
    """The difference at which this share is expected, by the definition of Elo."""
    return 400 * log10(share / (1 - share))


@pytest.mark.parametrize(("wins", "games"), [(50, 100), (75, 100), (10, 40), (0, 20), (20, 20), (0, 0)])
def test_two_players_by_hand(wins: int, games: int) -> None:
    """With half a win added to both, the difference and its error have a formula."""
    share = (wins + 0.5) / (games + 1)
    error = ELO_PER_LOG_ODDS / sqrt((games + 1) * share * (1 - share))
    ratings = Ratings([Meeting("a", "b", games, wins)])
    assert ratings.difference("a", "b") == pytest.approx((points(share), error))
    assert ratings.difference("b", "a") == pytest.approx((-points(share), error))
    rating = ratings.rating("a", "b")
    assert rating.elo == round(1000 + points(share))
    assert [rating.low, rating.high] == [round(1000 + points(share) + z * error) for z in (-Z_95, Z_95)]


def test_the_anchor_has_1000_and_no_doubt() -> None:
    ratings = Ratings([Meeting("a", "b", 30, 20), Meeting("b", "c", 30, 20), Meeting("a", "c", 30, 25)])
    for anchor in "abc":
        assert ratings.rating(anchor, anchor) == (1000, 1000, 1000)
    differences = [ratings.difference(*pair)[0] for pair in ("ab", "bc", "ac")]
    assert differences[0] + differences[1] == pytest.approx(differences[2])


def test_results_that_fit_the_model_are_found_again() -> None:
    """Odds of 3 and 2 make odds of 6, so three players are 191 and 120 points apart."""
    meetings = [Meeting("a", "b", 8000, 6000), Meeting("b", "c", 9000, 6000), Meeting("a", "c", 7000, 6000)]
    ratings = Ratings(meetings)
    assert ratings.difference(*"ab")[0] == pytest.approx(points(3 / 4), abs=0.3)
    assert ratings.difference(*"bc")[0] == pytest.approx(points(2 / 3), abs=0.3)


def test_who_never_met_is_compared_through_others() -> None:
    ratings = Ratings([Meeting("a", "b", 999, 749), Meeting("b", "c", 999, 749)])
    assert ratings.difference(*"ac")[0] == pytest.approx(2 * points(749.5 / 1000))
    assert ratings.difference(*"ac")[1] == pytest.approx(sqrt(2) * ratings.difference(*"ab")[1])


def test_more_games_make_surer() -> None:
    few, many = (Ratings([Meeting("a", "b", 10 * n, 6 * n)]).difference("a", "b")[1] for n in (1, 100))
    assert few / many == pytest.approx(10, rel=0.1)


@pytest.mark.parametrize("games", [12, 100])
def test_intervals_cover_the_truth_as_often_as_they_say(games: int) -> None:
    """Four players of known strength, 300 tournaments: 95 % of the intervals should hold the true difference."""
    truth = {"a": 0.0, "b": 0.4, "c": 0.9, "d": 1.6}
    rng = Random(7)
    held = [covers(truth, games, rng, player) for _ in range(300) for player in "bcd"]
    assert 0.93 <= sum(held) / len(held) <= 0.985


def covers(truth: dict[str, float], games: int, rng: Random, player: str) -> bool:
    names = list(truth)
    meetings = []
    for place, first in enumerate(names):
        for second in names[place + 1 :]:
            chance = 1 / (1 + 2.718281828 ** (truth[second] - truth[first]))
            meetings.append(Meeting(first, second, games, sum(rng.random() < chance for _ in range(games))))
    rating = Ratings(meetings).rating(player, "a")
    return rating.low <= 1000 + ELO_PER_LOG_ODDS * truth[player] <= rating.high


def test_an_inverse_undoes() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.0], [0.5, 0.0, 2.0]]
    other = inverse(matrix)
    for i, row in enumerate(matrix):
        for j in range(3):
            assert sum(row[k] * other[k][j] for k in range(3)) == pytest.approx(float(i == j))
