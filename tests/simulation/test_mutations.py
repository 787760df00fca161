"""A check that finds nothing proves nothing: every planted fault is found within a bounded number of evenings."""

import pytest

from tests.simulation.evening import run_evening
from tests.simulation.mutations import MUTATIONS

MOST_EVENINGS = 800
LEAST_MUTATIONS = 10


def test_there_are_enough() -> None:
    assert len(MUTATIONS) >= LEAST_MUTATIONS


@pytest.mark.parametrize("name", MUTATIONS)
def test_a_planted_fault_fits_the_program(name: str) -> None:
    """A patch of something that was renamed is an error here, and not only after many evenings."""
    with MUTATIONS[name].plant():
        pass


@pytest.mark.long
@pytest.mark.parametrize("name", MUTATIONS)
def test_a_planted_fault_is_found(name: str) -> None:
    for seed in range(MOST_EVENINGS):
        with MUTATIONS[name].plant():
            found = run_evening(seed).problem
        if found:
            assert found.startswith(MUTATIONS[name].found_by), f"{name} breaks the program itself: {found}"
            assert not run_evening(seed).problem, f"evening {seed} fails without the planted fault, too"
            return
    pytest.fail(f"{MOST_EVENINGS} evenings went well with {name}")
