"""Variants of a page: screens, languages and themes."""

from collections.abc import Iterable
from itertools import product
from typing import TypeVar

import pytest

from tests.browser.browsing import DESKTOP, PHONE, Language, Screen, Theme

T = TypeVar("T")
Look = tuple[Screen, Language, Theme]
NARROW: list[Look] = [(PHONE, "nl", "light"), (PHONE, "en", "dark")]
EVERY_LOOK: list[Look] = list(product((DESKTOP, PHONE), ("en", "nl"), ("dark", "light")))


def mainly(first: T, *others: T) -> list[object]:
    """Parameters of a test: the first variant in every run, the others in a long run."""
    return [first, *[pytest.param(other, marks=pytest.mark.long) for other in others]]


def looks_at(pages: Iterable[str], on_a_desk: Iterable[str]) -> tuple[list[tuple[str, Look]], list[tuple[str, Look]]]:
    """Every third page on a phone, in one language or the other, and some on a desk; then the rest, for a long run."""
    pages = list(pages)
    shown = [(page, NARROW[place % 2]) for place, page in enumerate(pages[::3])]
    shown += [(page, (DESKTOP, "en", "dark")) for page in on_a_desk]
    return shown, [(page, look) for page in pages for look in EVERY_LOOK if (page, look) not in shown]
