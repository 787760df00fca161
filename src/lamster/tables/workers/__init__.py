"""Worker processes: bots that think, and games that are played again, so that no table waits for either."""
