"""The state of a table, as it follows from its log alone: no clock, no network, no disk."""
