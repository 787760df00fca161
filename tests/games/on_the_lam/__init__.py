"""Tests of On the Lam!, a file for each part of its ledger."""
