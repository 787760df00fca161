"""A check that finds nothing proves nothing: every planted fault is found within a bounded number of evenings."""

import pytest

from tests.simulation.evening import run_evening
from tests.simulation.mutations import MUTATIONS

MOST_EVENINGS = 800
LEAST_MUTATIONS = 10


def test_there_are_enough() -> None:
    assert len(MUTATIONS) >= LEAST_MUTATIONS


@pytest.mark.long
@pytest.mark.parametrize("name", MUTATIONS)
def test_a_planted_fault_is_found(name: str) -> None:
    for seed in range(MOST_EVENINGS):
        with MUTATIONS[name]():
            found = run_evening(seed).problem
        if found:
            assert not run_evening(seed).problem, f"evening {seed} fails without the planted fault, too"
            return
    pytest.fail(f"{MOST_EVENINGS} evenings went well with {name}")
