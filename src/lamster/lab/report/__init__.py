"""Balance reports: what many games between bots say about a game, as a page for its designer."""
