"""Tests of Outrun, a file for each part of its ledger."""
