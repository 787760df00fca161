"""Keyed draws, and seeds that nobody can choose alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lamster.kernel.chance import Dice, broken_promise, commitment, derive, mix, seed_from_text

SECRETS = {"table": b"t" * 32, "1": b"one", "2": b"two"}


def promises() -> dict[str, str]:
    return {who: commitment(who, secret) for who, secret in SECRETS.items()}


def test_a_draw_depends_on_seed_and_index_alone() -> None:
    one, other = Dice(seed_from_text("a")), Dice(seed_from_text("a"))
    assert one.word(7) == other.word(7)
    one.word(1)
    assert one.word(7) == other.word(7)
    assert Dice(seed_from_text("b")).word(7) != one.word(7)
    assert len({one.word(index) for index in range(1000)}) == 1000


def test_draws_never_change_between_versions() -> None:
    """Old records must verify: this value stands for all of them."""
    assert Dice(seed_from_text("lamster")).word(0) == 12870586111646123688


@given(st.integers(0, 2**40))
def test_words_have_64_bits(index: int) -> None:
    assert 0 <= Dice(b"seed").word(index) < 2**64


def test_low_bits_are_even() -> None:
    dice = Dice(seed_from_text("even"))
    faces = [dice.word(index) % 6 for index in range(6000)]
    assert all(900 < faces.count(face) < 1100 for face in range(6))


def test_parts_of_a_run_have_seeds_of_their_own() -> None:
    seed = seed_from_text("run")
    seeds = {derive(seed, "game", number) for number in range(50)} | {derive(seed, "bot", 1)}
    assert len(seeds) == 51
    assert derive(seed, "game", 1) == derive(seed, "game", 1)


def test_a_commitment_binds_who_and_what() -> None:
    assert commitment("1", b"x") == commitment("1", b"x")
    assert len({commitment("1", b"x"), commitment("2", b"x"), commitment("1", b"y")}) == 3
    assert len(commitment("1", b"x")) == 64


def test_the_seed_depends_on_every_secret_and_not_on_their_order() -> None:
    seed = mix(SECRETS)
    assert mix(dict(reversed(SECRETS.items()))) == seed
    for who in SECRETS:
        assert mix({**SECRETS, who: b"other"}) != seed
    assert mix({"1": b"two", "2": b"one", "table": b"t" * 32}) != seed


def test_kept_promises() -> None:
    assert broken_promise(promises(), SECRETS) == ""
    assert broken_promise({}, {}) == ""


@pytest.mark.parametrize(
    ("secrets", "words"),
    [
        ({**SECRETS, "2": b"another"}, "the secret of 2 is not the one committed to"),
        ({"table": SECRETS["table"], "1": b"one"}, "2 committed to a secret that is not shown"),
        ({**SECRETS, "3": b"late"}, "3 shows a secret without having committed to it"),
    ],
)
def test_broken_promises_are_named(secrets: dict[str, bytes], words: str) -> None:
    assert broken_promise(promises(), secrets) == words
