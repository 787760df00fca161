"""Balance reports: statistics of many games between bots, as a page for game designers."""
