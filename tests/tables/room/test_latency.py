"""How long a line is, and what is allowed for it."""

import pytest

from lamster.tables.room.clocks.latency import Latency, allowance


@pytest.mark.parametrize(
    ("trips", "allowed"),
    [
        ([], 100),
        ([5000, 5000], 100),
        ([20, 20, 20], 50),
        ([0, 0, 0], 30),
        ([10, 40, 1000], 70),
        ([10, 20, 31, 40], 55),
        ([370] * 10, 400),
        ([371] * 10, 400),
        ([9000] * 10, 400),
    ],
)
def test_the_allowance_is_the_median_and_a_margin_up_to_a_bound(trips: list[int], allowed: int) -> None:
    assert allowance(trips) == allowed


def test_the_last_ten_round_trips_count() -> None:
    pulse = Latency()
    for trip in [900] * 10 + [50] * 10:
        beat = pulse.ping(1000)
        pulse.note_answer(beat.n, 1000 + trip)
    assert list(pulse.trips) == [50] * 10
    assert pulse.allowance == 80


def test_a_beat_that_was_not_sent_or_came_back_before_tells_nothing() -> None:
    pulse = Latency()
    beat = pulse.ping(100)
    pulse.note_answer(beat.n + 1, 100)
    pulse.note_answer(-1, 100)
    pulse.note_answer(beat.n, 150)
    pulse.note_answer(beat.n, 9000)
    assert list(pulse.trips) == [50]


def test_beats_that_never_come_back_are_forgotten() -> None:
    pulse = Latency()
    for moment in range(1000):
        pulse.ping(moment)
    assert len(pulse.under_way) == 16
    pulse.note_answer(1, 5000)
    assert list(pulse.trips) == []
