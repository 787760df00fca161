"""Hints to the compiler, which cost nothing and need nothing when nobody compiles. Itself never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_):
        """Does nothing: only the compiler reads it."""
        return lambda cls: cls


__all__ = ["i64", "mypyc_attr"]
