"""A hundred Outrun races at once, each checked against its record."""
