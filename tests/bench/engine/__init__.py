"""Tests of bench/engine."""
