"""Tests of bench/races."""
