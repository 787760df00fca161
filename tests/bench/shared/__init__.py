"""Tests of bench/shared."""
