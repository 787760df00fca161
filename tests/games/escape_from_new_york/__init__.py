"""Tests of Escape from New York."""
