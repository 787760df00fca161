"""When an item could matter: where the try comes out otherwise with it."""

import pytest

from tests.games.on_the_lam.table import Table, table
from tests.games.standing import is_window, matters
from tests.rules import rule


def try_with(item: str, die: int, **options: str) -> Table:
    """The boxer searches where charisma counts, for 5, and adds 1."""
    return table(f"boxer A3 {item}", "dame D1", **options).play("go:B3", "search", f"*roll:{die}")


@rule("OTL-S3", "OTL-S6")
@pytest.mark.parametrize(
    ("item", "die", "could"),
    [
        ("extra_dough", 1, False),  # 2, with it 4: it fails all the same.
        ("extra_dough", 2, True),  # 3, with it 5: it succeeds.
        ("fragrance", 2, False),
        ("fragrance", 4, False),  # 5, with it 6: one card each.
        ("extra_dough", 4, True),  # With it 7: two cards.
        ("fragrance", 6, True),  # 7, with it 8: three cards instead of two.
        ("extra_dough", 7, False),  # 8: three cards is the most there is.
    ],
)
def test_a_bonus_could_matter_where_it_changes_the_outcome(item: str, die: int, could: bool) -> None:
    assert matters(try_with(item, die)) == {f"use:{item}": could}


@rule("OTL-S3")
def test_a_second_roll_could_always_come_out_otherwise() -> None:
    assert [matters(try_with("cigarettes", die)) for die in (1, 4, 8)] == [{"use:cigarettes": True}] * 3


@rule("OTL-S3", "OTL-D5")
def test_an_item_that_does_not_apply_leaves_a_window_without_cards() -> None:
    assert matters(try_with("sunglasses", 3)) == {}


@rule("OTL-V8")
def test_before_the_roll_some_face_must_make_a_difference() -> None:
    t = table("boxer A3 fragrance", "dame D1", bonus_item_timing="before_roll").play("go:B3", "search")
    assert (t.kind, matters(t)) == ("before-roll", {"use:fragrance": True})


@rule("OTL-D4", "OTL-H1")
def test_what_must_be_chosen_is_no_window() -> None:
    assert not is_window(table("boxer A3 fragrance", "dame D1"))
