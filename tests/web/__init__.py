"""Tests of what ties the web client to the Python side."""
