"""Tests of the commands of the command line."""

QUICK = ("--option", "round_limit=3")
"""Arguments that make a game of On the Lam! end after three rounds."""
