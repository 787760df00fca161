"""Tests of bench/server."""
