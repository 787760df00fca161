"""Tests of bench/load."""
