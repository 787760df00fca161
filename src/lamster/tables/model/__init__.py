"""What a table is, from its log alone: no clock, no network, no disk."""
