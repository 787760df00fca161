"""A sample of broken rules, each of which a test must notice."""

from hashlib import sha256
from random import Random

import pytest

from tests.mutation import EQUIVALENT, Mutant, mutants, score, survivors

ALL = mutants()
WORTH_KILLING = [mutant for mutant in ALL if mutant.name not in EQUIVALENT]
SAMPLE = 3
EACH = 4
"""Mutants of each function in the long run."""
BENCHES = 2


def seeded() -> Random:
    """Another sample whenever the rules change, the same one until then."""
    paths = sorted({mutant.path for mutant in ALL})
    return Random(sha256(b"".join(path.read_bytes() for path in paths)).digest())


def some_of_each_function() -> list[Mutant]:
    by_function: dict[str, list[Mutant]] = {}
    for mutant in WORTH_KILLING:
        by_function.setdefault(mutant.name.partition(":")[0], []).append(mutant)
    rng = seeded()
    return [mutant for group in by_function.values() for mutant in rng.sample(group, min(EACH, len(group)))]


def test_mutants_are_python_and_differ_from_the_source() -> None:
    assert len(WORTH_KILLING) > 100
    for mutant in seeded().sample(ALL, 100):
        changed = mutant.source()
        compile(changed, mutant.path.name, "exec")
        assert changed != mutant.path.read_text(encoding="utf-8")


def test_every_equivalent_mutant_still_exists() -> None:
    assert set(EQUIVALENT) <= {mutant.name for mutant in ALL}
    assert all(EQUIVALENT.values())


def test_a_sample_of_mutants_is_noticed() -> None:
    alive = survivors(seeded().sample(WORTH_KILLING, SAMPLE), BENCHES)
    assert [mutant.name for mutant in alive] == []


@pytest.mark.long
def test_mutants_of_every_function_are_noticed(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = some_of_each_function()
    alive = survivors(chosen, BENCHES)
    with capsys.disabled():
        print(f"\n{score(chosen, alive)}")
    assert [mutant.name for mutant in alive] == []
