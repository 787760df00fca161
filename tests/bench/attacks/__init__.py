"""Tests of bench/attacks."""
