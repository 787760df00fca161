"""All tables of a server: found, made, kept in memory while they are used, and what is done beside them."""
